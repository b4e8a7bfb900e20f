export type RegexpPosition = "start" | "end" | "boundary" | "inside";

/** A regular expression, as far as it can be matched in linear time. */
export type RegexpNode =
  | { kind: "character"; matches: (codePoint: number) => boolean }
  | { kind: "position"; at: RegexpPosition }
  | { kind: "sequence"; nodes: RegexpNode[] }
  | { kind: "choice"; nodes: RegexpNode[] }
  | { kind: "repeat"; node: RegexpNode; min: number; max: number };

const MOST_NESTED = 50;
const MOST_REPEATS = 1000;
const POSITIONS: Record<string, RegexpPosition> = { "^": "start", $: "end", "\\b": "boundary", "\\B": "inside" };
/** A class in brackets, an escape, or one other character. */
const ATOM = /\[(?:\\.|[^\]\\])*\]|\\(?:[pPu]\{[^}]*\}|u.{4}|x..|c.|.)|./suy;
const QUANTIFIER = /(?:[*+?]|\{(\d+)(,?)(\d*)\})\??/uy;
const GROUP = /\((?:\?(?::|<\w+>))?/uy;

/**
 * Reads an ECMAScript regular expression, as with the flag `u`, without lookaround and references to groups. Throws a
 * SyntaxError that says what is wrong.
 */
export function parseRegexp(source: string): RegexpNode {
  let position = 0;
  const node = choice(0);
  if (position < source.length) throw new SyntaxError("has a ) without its (");
  return node;

  function take(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = position;
    const match = pattern.exec(source) ?? undefined;
    position += match?.[0].length ?? 0;
    return match;
  }

  function choice(depth: number): RegexpNode {
    if (depth > MOST_NESTED) throw new SyntaxError("is nested too deeply");
    const nodes = [sequence(depth)];
    while (source[position] === "|") {
      position++;
      nodes.push(sequence(depth));
    }
    return nodes.length === 1 ? nodes[0]! : { kind: "choice", nodes };
  }

  function sequence(depth: number): RegexpNode {
    const nodes: RegexpNode[] = [];
    while (position < source.length && !"|)".includes(source[position]!)) nodes.push(quantified(depth));
    return nodes.length === 1 ? nodes[0]! : { kind: "sequence", nodes };
  }

  function quantified(depth: number): RegexpNode {
    const isGroup = source[position] === "(";
    const node = isGroup ? group(depth) : atom();
    const match = take(QUANTIFIER);
    if (!match) return node;
    if (node.kind === "position" && !isGroup) throw new SyntaxError("repeats a position");
    const { min, max } = bounds(match);
    if (min > max) throw new SyntaxError(`repeats ${match[0]}, which ends before it starts`);
    if ([min, max].some((count) => count > MOST_REPEATS && count !== Number.POSITIVE_INFINITY)) {
      throw new SyntaxError(`repeats ${match[0]}, which is more than ${MOST_REPEATS} times`);
    }
    return { kind: "repeat", node, min, max };
  }

  function group(depth: number): RegexpNode {
    take(GROUP);
    if (source[position] === "?") throw new SyntaxError("has a kind of group that is not supported, such as (?=");
    const node = choice(depth + 1);
    if (source[position] !== ")") throw new SyntaxError("has a ( without its )");
    position++;
    return node;
  }

  function atom(): RegexpNode {
    // Anything but nothing is an atom, and the callers have looked.
    const text = take(ATOM)![0];
    const at = Object.hasOwn(POSITIONS, text) ? POSITIONS[text] : undefined;
    if (at) return { kind: "position", at };
    if (/^\\[1-9k]/.test(text)) throw new SyntaxError(`refers to a group with ${text}, which is not supported`);
    if (/^[*+?{}[\]\\]$/.test(text)) throw new SyntaxError(`has a ${text} that must be escaped or completed`);
    return { kind: "character", matches: characterTest(text) };
  }
}

function bounds([text, from, comma, to]: RegExpExecArray): { min: number; max: number } {
  if (from === undefined) {
    return { min: text.startsWith("+") ? 1 : 0, max: text.startsWith("?") ? 1 : Number.POSITIVE_INFINITY };
  }
  return { min: Number(from), max: comma ? Number(to || Number.POSITIVE_INFINITY) : Number(from) };
}

function characterTest(atom: string): (codePoint: number) => boolean {
  if (atom !== "." && !/^[\\[]/.test(atom)) {
    const wanted = atom.codePointAt(0);
    return (codePoint) => codePoint === wanted;
  }
  // One character at a time can't backtrack.
  const pattern = characterPattern(atom);
  const matches = (codePoint: number) => pattern.test(String.fromCodePoint(codePoint));
  const ascii = Array.from({ length: 128 }, (_, codePoint) => matches(codePoint));
  return (codePoint) => ascii[codePoint] ?? matches(codePoint);
}

function characterPattern(atom: string): RegExp {
  try {
    return new RegExp(`^${atom}$`, "u");
  } catch {
    throw new SyntaxError(`has ${atom}, which is no class of characters`);
  }
}
