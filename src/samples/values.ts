import { splitPointer } from "../core/json-pointer.ts";

/** The values of one call: by parameter name, and the body. Any of them, or a part of one, can be a `Variable` or a `Template`. */
export interface CallValues {
  parameters: Readonly<Record<string, unknown>>;
  body?: unknown;
}

/** A value from the response to an earlier call, such as `{ $variable: "conversation#/outputs/0/id" }`. */
export interface Variable {
  /** Name of the earlier call's result, `#`, and a JSON Pointer (RFC 6901) into its body. */
  readonly $variable: string;
  /** Name of a shell variable with the value, in camel case. Default: one that is made from `$variable`. */
  readonly name?: string;
  /** Default: `string`. */
  readonly type?: "string" | "json";
  /** Positions of the keys whose values can be missing or null by their schema, but not in this response. */
  readonly optional?: readonly number[];
}

/** The repetition of a call every `seconds` seconds, until all conditions hold. */
export interface Repetition {
  readonly seconds: number;
  readonly until: readonly Condition[];
  /** If present, the repetition is in vain after these values of a text. */
  readonly failed?: { readonly found: Variable; readonly values: readonly string[] };
}

export interface Condition {
  /** A value of the response, or a list. */
  readonly found: Variable;
  /** If present, one of the items of the list has the value in this field. */
  readonly field?: string | undefined;
  /** A JSON value, or a `Variable`. */
  readonly value: unknown;
}

/** The other parts of the program that contains a call. */
export interface CallOptions {
  /** Name of the variable that keeps the result for later calls, such as `conversation`. */
  result?: string | undefined;
  /** Values that later calls take from the result. */
  uses?: readonly Variable[];
  /** True if the program ends with this call, and so prints the response. */
  isLast?: boolean;
  /** Names of variables that the program has already. */
  taken?: readonly string[];
  /** True if the program has no other call. */
  isOnly?: boolean;
  /** If present, the call needs a `result`. */
  repeat?: Repetition | undefined;
}

/** A text that contains values from earlier calls. */
export interface Template {
  readonly $template: readonly (string | Variable)[];
}

export function isTemplate(value: unknown): value is Template {
  return Array.isArray((value as Template | null | undefined)?.$template);
}

export function isVariable(value: unknown): value is Variable {
  return typeof (value as Variable | null | undefined)?.$variable === "string";
}

/** Name of the earlier call's result, and the keys that lead to the value. */
export function readSource({ $variable }: Variable): { result: string; keys: string[] } {
  const [, result, pointer = ""] = /^(\w+)#((?:\/[^/]*)+)$/.exec($variable) ?? [];
  if (!result) throw new Error(`A variable has the form result#/pointer, unlike ${JSON.stringify($variable)}.`);
  return { result, keys: splitPointer(pointer) };
}

/** All variables in a value, each once. */
export function variablesIn(value: unknown): Variable[] {
  const found = new Map<string, Variable>();
  const visit = (part: unknown): void => {
    if (isVariable(part)) found.set(part.$variable, part);
    else if (typeof part === "object" && part !== null) for (const each of Object.values(part)) visit(each);
  };
  visit(value);
  return [...found.values()];
}
