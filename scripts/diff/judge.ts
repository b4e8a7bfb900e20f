/**
 * Judges the effect of a change on a client that was built from the base. Redocly's verdict counts, except for keywords that
 * it does not judge, or not by their effect on a client.
 */
import { isDeepStrictEqual } from "node:util";
import type { Transition } from "../generate/document.ts";
import type { Change, Judgment, RedoclyChange } from "./change.ts";
import { judgeTransitions } from "./judge-transitions.ts";
import type { Direction, Node, Part } from "./pair-schemas.ts";
import { describePlace, type Field, parameterAt, toField } from "./place.ts";

/** Judges a change of one keyword. */
type Judge = (change: RedoclyChange, direction: Direction | undefined) => Judgment[];

export function judge(part: Part, change: RedoclyChange): Change[] {
  const direction = part.direction ?? findDirection(change.keys);
  const field = toField(part, change.keys, change.kind);
  const place = describePlace(part, field);
  return listJudgments(change, direction, field).map(([effect, sentence]) => ({
    effect,
    text: place === "" ? sentence : `${place}: ${sentence}`,
    ...(part.direction && { schema: part.name }),
    keys: sourceKeys(part, change),
  }));
}

/** The keywords of the document for those that only the comparison has. */
const KEYWORDS: Record<string, string> = {
  key: "",
  "x-schemes": "security",
  "x-statuses": "responses",
  "x-tags": "tags",
  "x-variants": "oneOf",
};

/** The keys that lead to a change in the document, with the names of parameters instead of their indexes. */
function sourceKeys(part: Part, { keys, kind, property }: RedoclyChange): string[] {
  const [first, index, ...others] = keys;
  const place = first === "parameters" && index ? [first, parameterAt(part, index, kind).name, ...others] : keys;
  return property ? [...place, KEYWORDS[property] ?? property] : place;
}

function findDirection([first]: string[]): Direction | undefined {
  if (first === "parameters" || first === "requestBody") return "request";
  return first === "responses" ? "response" : undefined;
}

function listJudgments(change: RedoclyChange, direction: Direction | undefined, field: Field): Judgment[] {
  const own = change.kind === "modified" ? BY_KEYWORD[change.property!] : undefined;
  if (own && (change.messages.length === 0 || change.property === "operationId")) return own(change, direction);
  if (change.kind === "removed" && field.kind === "Property" && direction === "request")
    return [["break", `Property \`${field.name}\` was removed.`]];
  // Redocly reports a removed and an added one with similar names as renamed.
  if (change.property === "key" && change.messages.length === 0)
    return [["break", `\`${change.before}\` was removed or renamed to \`${change.after}\`.`]];
  if (change.typeName === "RequestBody" && change.kind === "added")
    return [[change.after?.required ? "break" : "addition", "Request body was added."]];
  // The text begins with the place, which names the field already.
  if (change.messages.length > 0)
    return change.messages.map((message) => [
      "break",
      quoteValues(message.replace(` of \`${field.container.at(-1)}\``, "")),
    ]);
  if (change.kind === "added") return [["addition", `${field.kind} \`${field.name}\` was added.`]];
  if (change.kind === "removed") return [["other", `${field.kind} \`${field.name}\` was removed.`]];
  return [[LIMITS.has(change.property!) && direction === "request" ? "addition" : "other", describeModified(change)]];
}

/** Keywords that limit values. Redocly reports those that become stricter. */
const LIMITS = new Set(
  `type enum const format pattern minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minLength maxLength minItems
  maxItems uniqueItems minProperties maxProperties additionalProperties unevaluatedProperties`.split(/\s+/),
);

const BY_KEYWORD: Record<string, Judge> = {
  // Redocly would name a path that exists only in the compared documents.
  operationId: ({ before, after }) => [
    ["break", `Renamed from \`${before}\`, and so is the client's method: \`${after}\`.`],
  ],
  deprecated: ({ after }) => [after === true ? ["deprecation", "Deprecated."] : ["other", "No longer deprecated."]],
  // A request without the field now means something else.
  default: (change, direction) => [
    [direction === "request" && change.before !== undefined ? "break" : "other", describeModified(change)],
  ],
  // Redocly reports stricter requests, and weaker bodies of responses.
  required: (change, direction) => {
    if (!Array.isArray(change.before ?? change.after)) return [judgeRequired(change, direction)];
    const { lost, gained } = compareLists(change.before ?? [], change.after ?? []);
    return [
      ...gained.map((name): Judgment => ["addition", `\`${name}\` is now always there.`]),
      ...lost.map((name): Judgment => ["addition", `\`${name}\` is no longer required.`]),
    ];
  },
  readOnly: (change, direction) => [
    [change.after === true && direction === "request" ? "break" : "other", describeModified(change)],
  ],
  writeOnly: (change, direction) => [
    [change.after === true && direction === "response" ? "break" : "other", describeModified(change)],
  ],
  enum: judgeList,
  type: judgeList,
  "x-extensible-enum": ({ before, after }, direction) => {
    const { lost, gained } = compareLists(parse(before) ?? [], parse(after) ?? []);
    // If one of the documents does not describe the set, nothing was lost or gained.
    if (before === undefined || after === undefined) return [["other", "The known values are described differently."]];
    return [
      ...(lost.length > 0
        ? [[direction === "request" ? "break" : "other", `Known values were removed: ${quote(lost)}.`] as Judgment]
        : []),
      ...(gained.length > 0 ? [["addition", `Known values were added: ${quote(gained)}.`] as Judgment] : []),
    ];
  },
  "x-tags": ({ before, after }) => [["other", `Moved from the area \`${before}\` to \`${after}\`.`]],
  "x-statuses": ({ before, after }) => {
    const { lost, gained } = compareLists(before.split(" "), after.split(" "));
    return [
      ...lost.map((status): Judgment => [status < "400" ? "break" : "other", `Response \`${status}\` was removed.`]),
      // Programs expect any error, but only known successes.
      ...gained.map((status): Judgment => [status < "400" ? "break" : "addition", `Response \`${status}\` was added.`]),
    ];
  },
  "x-schemes": ({ before, after }) => {
    const old: Node[] = parse(before);
    const changed = (parse(after) as Node[]).filter((scheme) =>
      old.some((other) => other.id === scheme.id && !isDeepStrictEqual(other, scheme)),
    );
    // Redocly reports operations that require other schemes.
    return changed.map(({ id }): Judgment => ["break", `The security scheme \`${id}\` has changed.`]);
  },
  "x-discriminator": (change) => [["break", describeModified(change)]],
  "x-variants": ({ before, after }, direction) =>
    judgeVariants(parse(before) ?? NO_UNION, parse(after) ?? NO_UNION, direction),
  "x-pagination": ({ before, after }) => [judgePagination(parse(before), parse(after))],
  "x-stream": ({ before, after }) => judgeStream(parse(before), parse(after)),
  "x-transition": ({ before, after }) =>
    judgeTransitions((parse(before) ?? []) as Transition[], (parse(after) ?? []) as Transition[]),
};

/** Judges a list of values that became longer in a request, or shorter in a response. Redocly reports the others. */
function judgeList(change: RedoclyChange, direction: Direction | undefined): Judgment[] {
  const { property, before, after } = change;
  const effect = direction === "request" ? "addition" : "other";
  if (before === undefined || after === undefined) return [[effect, describeModified(change)]];
  const { lost, gained } = compareLists([before].flat(), [after].flat());
  const texts = [gained.length > 0 ? `gained ${quote(gained)}` : "", lost.length > 0 ? `lost ${quote(lost)}` : ""];
  return [[effect, `\`${property}\` ${texts.filter(Boolean).join(" and ")}.`]];
}

/** Judges `required` of a parameter, a request body or a header. */
function judgeRequired({ after }: RedoclyChange, direction: Direction | undefined): Judgment {
  const isStricter = after === true;
  const effect = isStricter === (direction === "request") ? "break" : "addition";
  return [effect, isStricter ? "Now required." : "No longer required."];
}

function judgePagination(before: Node, after: Node): Judgment {
  if (!before || !after) return ["break", `Pages were ${after ? "added" : "removed"}, so the client's method differs.`];
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = fields.filter((field) => before[field] !== after[field]);
  // Clients read the list without the new fields before.
  const isAddition = changed.every((field) => before[field] === undefined);
  return [isAddition ? "addition" : "break", `Pagination has changed: ${quote(changed)}.`];
}

function judgeStream(before: Node, after: Node): Judgment[] {
  if (!before || !after)
    return [[after ? "addition" : "break", `The event stream was ${after ? "added" : "removed"}.`]];
  const judgments: Judgment[] = [];
  if (String(before.ends) !== String(after.ends))
    judgments.push(["break", `The stream ends with ${quote(after.ends)} instead of ${quote(before.ends)}.`]);
  if (before.resumable && !after.resumable) judgments.push(["break", "The stream can no longer be resumed."]);
  if (!before.resumable && after.resumable) judgments.push(["addition", "The stream can be resumed."]);
  return judgments;
}

const TYPES = new Set(["null", "string", "number", "integer", "boolean", "array", "object"]);

interface Union {
  names: string[];
  /** True if the description says that other variants may be added. */
  isOpen: boolean;
}

const NO_UNION: Union = { names: [], isOpen: false };

function judgeVariants(before: Union, after: Union, direction: Direction | undefined): Judgment[] {
  const { lost, gained } = compareLists(before.names, after.names);
  const named = lost.filter((name) => !TYPES.has(name));
  const types = lost.filter((name) => TYPES.has(name));
  const judgments: Judgment[] = [];
  // Readers of a response miss a removed kind of content, but not a null.
  if (direction === "request" && lost.length > 0) judgments.push(["break", `Variants were removed: ${quote(lost)}.`]);
  else {
    if (named.length > 0) judgments.push(["break", `Variants were removed: ${quote(named)}.`]);
    if (types.length > 0) judgments.push(["other", `Variants were removed: ${quote(types)}.`]);
  }
  if (gained.length > 0)
    judgments.push([
      direction === "request" || before.isOpen ? "addition" : "break",
      `Variants were added: ${quote(gained)}.`,
    ]);
  if (before.isOpen !== after.isOpen)
    judgments.push(["other", after.isOpen ? "Other variants may be added." : "No other variants will be added."]);
  return judgments;
}

function describeModified({ property, before, after }: RedoclyChange): string {
  const text = (value: unknown) => `\`${typeof value === "string" ? value : JSON.stringify(value)}\``;
  if (before === undefined) return `\`${property}\` was set to ${text(after)}.`;
  if (after === undefined) return `\`${property}\` was removed; it was ${text(before)}.`;
  return `\`${property}\` changed from ${text(before)} to ${text(after)}.`;
}

/** Redocly puts values in apostrophes, and names in backticks. */
const quoteValues = (message: string) => message.replaceAll(/'([^']*)'/g, "`$1`");
const parse = (text: string | undefined): Node => (text === undefined ? undefined : JSON.parse(text));
const quote = (names: string[]) => names.map((name) => `\`${name}\``).join(", ");

function compareLists(before: string[], after: string[]): { lost: string[]; gained: string[] } {
  return {
    lost: before.filter((value) => !after.includes(value)),
    gained: after.filter((value) => !before.includes(value)),
  };
}
