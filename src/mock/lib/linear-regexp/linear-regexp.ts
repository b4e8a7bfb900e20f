import { parseRegexp, type RegexpNode, type RegexpPosition } from "./syntax.ts";

type Instruction =
  | { kind: "character"; matches: (codePoint: number) => boolean }
  | { kind: "position"; at: RegexpPosition }
  | { kind: "split"; first: number; second: number }
  | { kind: "jump"; to: number }
  | { kind: "match" };

const MOST_INSTRUCTIONS = 2000;

/**
 * Tells whether a text contains a match of an ECMAScript regular expression, with the flag `u`, in time that grows with
 * the product of their lengths: RegExp may need exponential time, and would let one request stop everything. There is
 * no lookaround, and no reference to a group. `spend` is called with the number of steps now and then and may throw.
 * Throws a SyntaxError that says what is wrong with the expression.
 */
export function linearRegexp(source: string, spend: (steps: number) => void = () => {}): (text: string) => boolean {
  const program = compile(parseRegexp(source));
  return (text) => search(program, text, spend);
}

/** After Ken Thompson's construction: each node becomes instructions that follow each other. */
function compile(root: RegexpNode): Instruction[] {
  const program: Instruction[] = [];
  let visits = 0;
  emit(root);
  program.push({ kind: "match" });
  return program;

  function emit(node: RegexpNode): void {
    // Counts nodes as well, since repeated nothing makes no instructions.
    if (++visits > MOST_INSTRUCTIONS) throw new SyntaxError("is too large");
    if (node.kind === "sequence") for (const each of node.nodes) emit(each);
    else if (node.kind === "choice") emitChoice(node.nodes);
    else if (node.kind === "repeat") emitRepeat(node);
    else program.push(node);
  }

  function emitChoice(nodes: RegexpNode[]): void {
    const jumps: { kind: "jump"; to: number }[] = [];
    for (const node of nodes.slice(0, -1)) {
      optional(() => {
        emit(node);
        const jump = { kind: "jump" as const, to: 0 };
        jumps.push(jump);
        program.push(jump);
      });
    }
    emit(nodes.at(-1)!);
    for (const jump of jumps) jump.to = program.length;
  }

  function emitRepeat({ node, min, max }: { node: RegexpNode; min: number; max: number }): void {
    for (let count = 0; count < min; count++) emit(node);
    if (max === Number.POSITIVE_INFINITY) {
      const start = program.length;
      optional(() => {
        emit(node);
        program.push({ kind: "jump", to: start });
      });
    }
    for (let count = min; count < max && max !== Number.POSITIVE_INFINITY; count++) optional(() => emit(node));
  }

  /** Goes through what is emitted, or past it. */
  function optional(emitInside: () => void): void {
    const split = { kind: "split" as const, first: program.length + 1, second: 0 };
    program.push(split);
    emitInside();
    split.second = program.length;
  }
}

/** Follows all ways through the program at once, character by character. */
function search(program: Instruction[], text: string, spend: (steps: number) => void): boolean {
  // The place in the text, plus one, at which an instruction was last reached: none is followed twice there.
  const reachedAt = new Uint32Array(program.length);
  let waiting: number[] = [];
  let before = -1;
  for (let index = 0; index <= text.length; ) {
    const codePoint = text.codePointAt(index) ?? -1;
    const next: number[] = [];
    const pending = [0, ...waiting];
    let steps = 0;
    while (pending.length > 0) {
      const at = pending.pop()!;
      if (reachedAt[at] === index + 1) continue;
      reachedAt[at] = index + 1;
      steps++;
      const instruction = program[at]!;
      if (instruction.kind === "match") return true;
      if (instruction.kind === "jump") pending.push(instruction.to);
      else if (instruction.kind === "split") pending.push(instruction.first, instruction.second);
      else if (instruction.kind === "position") {
        if (isAt(instruction.at, before, codePoint)) pending.push(at + 1);
      } else if (codePoint >= 0 && instruction.matches(codePoint)) next.push(at + 1);
    }
    spend(steps);
    waiting = next;
    before = codePoint;
    index += codePoint > 0xffff ? 2 : 1;
  }
  return false;
}

/** -1 stands for nothing, before the text and after it. */
function isAt(position: RegexpPosition, before: number, after: number): boolean {
  if (position === "start") return before < 0;
  if (position === "end") return after < 0;
  return (isWordCharacter(before) !== isWordCharacter(after)) === (position === "boundary");
}

function isWordCharacter(codePoint: number): boolean {
  return codePoint >= 0 && /^\w$/.test(String.fromCodePoint(codePoint));
}
