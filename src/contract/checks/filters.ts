import { valueAt } from "../../mock/lib/json-pointer.ts";
import type { OperationCase } from "../cases.ts";
import { findSchemaErrors, resolve } from "../document.ts";
import type { Schema } from "../openapi.ts";
import { type Input, minimalInput } from "../requests/input.ts";
import { requestPage } from "../requests/pages.ts";
import { prepare } from "../requests/prepare.ts";
import { Skipped } from "../skipped.ts";
import type { Session } from "../target.ts";
import { type Check, check } from "./check.ts";
import { finding } from "./findings.ts";

type Item = Readonly<Record<string, unknown>>;

/** A listing with a filter returns only the items that match it. A filter has the name of a field of the items. */
export function filterChecks(testCase: OperationCase): Check[] {
  const pagination = testCase.operation["x-pagination"];
  if (!pagination) return [];
  const controls = [pagination.parameter, pagination.size];
  const example = Object.values(testCase.responses.find(({ status }) => status === 200)?.examples ?? {})[0];
  const examples = ((valueAt(example, pagination.items) ?? []) as unknown[]).filter(isItem);
  const fields = new Set(examples.flatMap((item) => Object.keys(item).filter((field) => isScalar(item[field]))));
  const filters = testCase.parameters.flatMap((parameter) => {
    const { in: location, name } = parameter;
    const field = [name, name.replace(/s$/, "")].find((each) => fields.has(each));
    return location === "query" && !controls.includes(name) && field !== undefined ? [{ parameter, field }] : [];
  });
  return filters.map(({ parameter, field }) => {
    const { name, pointer } = parameter;
    return check(testCase, `returns only items with the ${field} of ${name}`, false, async (session) => {
      const input = await prepare(session, testCase, minimalInput(testCase));
      const isValid = (value: unknown) => findSchemaErrors(pointer, value).length === 0;
      const items = (await requestItems(session, testCase, input)) ?? [];
      const values = [...new Set(items.map((item) => item[field]))].filter((value) => isScalar(value));
      const [value] = values;
      // If every item has the same value, an ignored filter shows with another one.
      const others = [...knownValues(parameter.schema), typeof value === "boolean" ? !value : `${value}-unknown`];
      const other = others.filter((each) => each !== value);
      const candidates = (values.length > 1 ? [value] : [...other, value]).flatMap((each) => [each, [each]]);
      const query = candidates.find(isValid);
      const [wanted] = [query].flat();
      if (values.length === 0 || query === undefined) throw new Skipped(`no item shows what ${name} selects`);
      const found = await requestItems(session, testCase, { ...input, query: { ...input.query, [name]: query } });
      if (!found) throw new Skipped(`the server refuses ${JSON.stringify(wanted)} as ${name}`);
      const at = found.findIndex((item) => isScalar(item[field]) && !includes(item[field], wanted));
      const place = `/body${pagination.items}`;
      if (at >= 0)
        return [finding(`${place}/${at}/${field}`, `${JSON.stringify(wanted)}, as in ${name}`, found[at]?.[field])];
      const isLost = values.length > 1 && found.length === 0;
      return isLost ? [finding(place, `the items whose ${field} is ${JSON.stringify(wanted)}`, "none")] : [];
    });
  });
}

/** The values that a schema lists, or those of its items. */
function knownValues(schema: Schema): unknown[] {
  const { enum: values, items } = resolve(schema) as Schema & { items?: Schema };
  return values ?? (items ? knownValues(items) : []);
}

const isScalar = (value: unknown): boolean => value !== null && value !== undefined && typeof value !== "object";

/** A filter of text may also find a part of it. */
const includes = (value: unknown, wanted: unknown): boolean =>
  String(value).toLowerCase().includes(String(wanted).toLowerCase());

const isItem = (value: unknown): value is Item => typeof value === "object" && value !== null;

/** Undefined if the request fails. */
async function requestItems(session: Session, testCase: OperationCase, input: Input): Promise<Item[] | undefined> {
  const { items } = await requestPage(session, testCase, input);
  return items?.filter(isItem);
}
