import * as control from "../../../generated/control/known-fields.ts";
import type { OperationId as ControlId } from "../../../generated/control/operations.ts";
import * as platform from "../../../generated/known-fields.ts";
import type { OperationId as PlatformId } from "../../../generated/operations.ts";
import type { Known, Shape } from "../../core/generated-types.ts";
import { splitPointer, valueIn } from "../../core/json-pointer.ts";
import { nearMisses, suggestion } from "../../core/near-misses.ts";
import type { Violation } from "../exchange/problems.ts";

type Explain = (operationId: string, violation: Violation, body: unknown) => Violation;

/** Helps with a violation of the body of an operation under `/_mock/`: names known fields, and explains what a JSON Pointer is. */
export const explainControl: Explain = (operationId, violation, body) => {
  const { pointer, code } = violation;
  if (code === "pattern" && pointer.endsWith("/pointer")) return { pointer, detail: NO_POINTER, code };
  return withHint(violation, body, control.bodies[operationId as ControlId], control.components);
};

/** Helps with a violation of the body of an operation of the API: names known fields. */
export const explainPlatform: Explain = (operationId, violation, body) =>
  withHint(violation, body, platform.bodies[operationId as PlatformId], platform.components);

const NO_POINTER =
  "is not a JSON Pointer (RFC 6901): start it with a slash, as in /messages/0/content, and write ~0 for ~ and ~1 for a slash in a name";

/** Fields that are listed if none is similar to an unknown one, and members of a body that are compared with a missing one. */
const MAX_LISTED = 15;
const MAX_COMPARED = 100;

/** Adds to the violation of an unknown field the fields that it may stand for, and to that of a missing one the unknown field. */
function withHint(
  violation: Violation,
  body: unknown,
  known: Known | undefined,
  components: Readonly<Record<string, Shape>>,
): Violation {
  const { pointer, detail, code } = violation;
  const isUnknown = code === "additionalProperties" || code === "unevaluatedProperties";
  if (!isUnknown && code !== "required") return violation;
  const path = splitPointer(pointer).slice(1);
  const name = path.pop() ?? "";
  const fields = listFields(known, path, components);
  if (isUnknown) {
    const isListed = fields.length > 0 && fields.length <= MAX_LISTED;
    const hint = suggestion(name, fields) ?? (isListed ? `Known properties: ${fields.join(", ")}` : undefined);
    return hint === undefined ? violation : { pointer, detail: `${detail} (${hint})`, code };
  }
  const sent = Object.keys(Object(valueIn(body, path))).slice(0, MAX_COMPARED);
  const [meant] = nearMisses(
    name,
    sent.filter((each) => !fields.includes(each)),
  );
  return meant === undefined ? violation : { pointer, detail: `${detail} (You sent ${meant})`, code };
}

/** The names of the fields that objects at a place of a body have, of all variants. */
function listFields(
  known: Known | undefined,
  path: readonly string[],
  components: Readonly<Record<string, Shape>>,
): string[] {
  const toShapes = (each: Known | undefined): readonly Shape[] => {
    if (typeof each === "string") return toShapes(components[each]);
    return each?.variants ? Object.values(each.variants).flatMap(toShapes) : each ? [each] : [];
  };
  // A set, because variants may share shapes: recursive ones would double at each level.
  let shapes = new Set(toShapes(known));
  for (const part of path)
    shapes = new Set(
      [...shapes].flatMap(({ items, fields, values }) => [items, fields?.[part], values]).flatMap(toShapes),
    );
  return [...new Set([...shapes].flatMap(({ fields }) => Object.keys(fields ?? {})))];
}
