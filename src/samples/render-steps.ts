import { type Document, listOperations, METHODS } from "../core/document.ts";
import type { DocumentedOperation } from "./http-call.ts";
import { type Language, renderCall } from "./render-call.ts";
import { type CallValues, type Repetition, readSource, type Variable, variablesIn } from "./values.ts";

/** A call of an operation, one of several of a program. */
export interface Step extends CallValues {
  operationId: string;
  /** Name under which later steps refer to the response, in a `Variable`. */
  result?: string;
  /** If present, the step needs a `result`. */
  repeat?: Repetition;
}

/**
 * Renders calls that follow each other: the code of each step, without imports. A step whose result a later step uses keeps
 * it in a variable. Of the others, the last prints its response; with `printsAll`, each does.
 */
export function renderSteps(
  document: Document,
  language: Language,
  steps: readonly Step[],
  { printsAll = false }: { printsAll?: boolean } = {},
): string[] {
  const taken = steps.flatMap(({ result }) => result ?? []);
  return steps.map((step, index) => {
    checkVariables(step, steps.slice(0, index));
    const uses = findUses(steps, index);
    const isLast = printsAll || index === steps.length - 1;
    const result = uses.length > 0 || step.repeat ? step.result : undefined;
    const entry = findOperation(document, step.operationId);
    const source = renderCall(document, language, entry, step, {
      result,
      uses,
      isLast,
      taken,
      isOnly: steps.length === 1,
      repeat: step.repeat,
    });
    taken.push(...Array.from(source.matchAll(/^(?:const|let) (\w+) = /gm), ([, name = ""]) => name));
    return source;
  });
}

/** The values that later steps take from the result of a step. */
export function findUses(steps: readonly Step[], index: number): Variable[] {
  return variablesIn(steps.slice(index + 1).map(listVariables)).filter(
    (variable) => readSource(variable).result === steps[index]?.result,
  );
}

function listVariables({ parameters, body, repeat }: Step): Variable[] {
  return variablesIn([parameters, body, repeat?.until.map(({ value }) => value)]);
}

function checkVariables(step: Step, earlier: readonly Step[]): void {
  for (const variable of listVariables(step)) {
    const source = readSource(variable).result;
    if (!earlier.some(({ result }) => result === source))
      throw new Error(`${step.operationId}: no earlier step has the result of ${variable.$variable}.`);
  }
}

export function findOperation(document: Document, operationId: string): DocumentedOperation {
  for (const [path, item] of Object.entries(document.paths)) {
    if (!METHODS.some((method) => item[method]?.operationId === operationId)) continue;
    // Of one path, because listOperations resolves the parameters of all that it yields.
    const entries = [...listOperations({ ...document, paths: { [path]: item } })];
    return entries.find(({ operation }) => operation.operationId === operationId)!;
  }
  throw new Error(`The document has no operation ${operationId}.`);
}
