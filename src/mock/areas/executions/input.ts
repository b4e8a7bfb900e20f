import type { EncodedInput, EventPayload, PayloadEncoding, WorkflowInput } from "../../../../generated/mock-types.ts";
import { describeViolation } from "../../../core/schema-violations/details.ts";
import { schemaViolations } from "../../../core/schema-violations/schema-violations.ts";
import { fail, isInvalid, type Violation, type Violations } from "../../exchange/problems.ts";
import { parseJson } from "../../lib/parse-json.ts";
import { fromBase64, toBase64 } from "../../lib/runtime.ts";
import type { Sandbox } from "../tables.ts";
import { isEncoded, payload } from "./payload.ts";

interface InputRules {
  /** Location of the input in the request. */
  readonly pointer: string;
  /** JSON Schema of the decoded input. */
  readonly schema: object;
  /** The owner of the schema, such as "the signal add_display". */
  readonly declaredBy: string;
  /** Code of the problem if the input is invalid. */
  readonly code?: string;
}

/**
 * Reads the input of a request, and decodes it unless only the caller can. Throws a 422 if an encoded input is invalid, or
 * if the value does not match the schema.
 */
export function readInput({ checks }: Sandbox, input: unknown, rules: InputRules): EventPayload {
  const { pointer, schema, declaredBy, code } = rules;
  const read = isEncodedInput(input) ? decode(input, pointer, code) : payload(input ?? null);
  if (isEncoded(read)) return read;
  const place = isEncodedInput(input) ? `${pointer}/b64payload` : pointer;
  const violations = schemaViolations(schema, read.value ?? {}, place, checks);
  if (isInvalid(violations))
    rejectInput(
      `The input does not match the input_schema of ${declaredBy}. Correct the values listed in errors.`,
      violations,
      code,
    );
  return read;
}

/** The input as a response shows it, in a form that `readInput` accepts. */
export function showInput(input: EventPayload): WorkflowInput {
  const { value, encoding_options = [] } = input;
  if (isEncoded(input)) return { b64payload: String(value), encoding_options, empty: false };
  if (!isEncodedInput(value)) return value;
  return { b64payload: toBase64(new TextEncoder().encode(JSON.stringify(value))), encoding_options, empty: false };
}

/** Throws a 422 for a value that the documented schema allows but the workflow does not. */
export function rejectInput(detail: string, errors: Violations, code = "WF_1001"): never {
  fail(422, code, detail, { errors });
}

const MEMBERS: Readonly<Record<keyof EncodedInput, true>> = {
  b64payload: true,
  encoding_options: true,
  empty: true,
};

const ENCODINGS: readonly unknown[] = [
  "offloaded",
  "encrypted",
  "encrypted-partial",
  "compressed",
] satisfies PayloadEncoding[];

/** Returns true if a value is read as an encoded input. Its members may still be invalid. */
function isEncodedInput(input: unknown): input is Readonly<Record<string, unknown>> {
  return (
    typeof input === "object" &&
    input !== null &&
    Object.hasOwn(input, "b64payload") &&
    Object.keys(input).every((name) => Object.hasOwn(MEMBERS, name))
  );
}

function decode(input: Readonly<Record<string, unknown>>, pointer: string, code: string | undefined): EventPayload {
  const violation = findViolation(input, pointer);
  if (violation) rejectInput("The encoded input is invalid. Correct the values listed in errors.", [violation], code);
  // Checked above.
  const { b64payload, encoding_options = [], empty = false } = input as unknown as EncodedInput;
  if (empty) return payload(null);
  if (encoding_options.length > 0) return { type: "json", value: b64payload, encoding_options };
  const parsed = parseJson(fromBase64(b64payload), "decoded input");
  if (parsed.kind === "json") return payload(parsed.value);
  const reason = parsed.kind === "malformed" ? parsed.reason : "The decoded input is empty.";
  rejectInput(
    `${reason} Send JSON in base64, or list its encodings in encoding_options.`,
    [{ pointer: `${pointer}/b64payload`, detail: "must be JSON in base64", code: "invalid" }],
    code,
  );
}

/** Finds the first violation of `EncodedInput`. Validators cannot report it: they accept the object as arguments. */
function findViolation(input: Readonly<Record<string, unknown>>, pointer: string): Violation | undefined {
  const { b64payload, encoding_options = [], empty = false } = input;
  if (typeof b64payload !== "string") return createViolation(`${pointer}/b64payload`, "type", "string");
  if (typeof empty !== "boolean") return createViolation(`${pointer}/empty`, "type", "boolean");
  if (!Array.isArray(encoding_options)) return createViolation(`${pointer}/encoding_options`, "type", "array");
  const unknown = encoding_options.findIndex((option) => !ENCODINGS.includes(option));
  if (unknown !== -1) return createViolation(`${pointer}/encoding_options/${unknown}`, "enum", ENCODINGS);
  if (!empty && toBase64(fromBase64(b64payload)) !== b64payload)
    return { pointer: `${pointer}/b64payload`, detail: "must be base64", code: "invalid" };
  return undefined;
}

function createViolation(pointer: string, code: string, limit: unknown): Violation {
  return { pointer, detail: describeViolation(code, limit), code };
}
