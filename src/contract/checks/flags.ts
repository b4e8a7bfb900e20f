import { valueAt } from "../../core/json-pointer.ts";
import type { OperationCase } from "../cases.ts";
import { minimalInput } from "../requests/input.ts";
import { findItems } from "../requests/pages.ts";
import { prepare } from "../requests/prepare.ts";
import type { Json } from "../requests/stored.ts";
import type { Session } from "../target.ts";
import { type Check, check } from "./check.ts";
import { type Finding, finding } from "./findings.ts";
import { sendSuccessful, sendValid } from "./send-valid.ts";
import { keysOf, propertiesAt, schemaAt } from "./violations.ts";

/**
 * A response has a field that the document describes so only if a parameter is true, such as `outputs` if `inline` is, or if it
 * selects the field.
 */
export const flagChecks = (testCase: OperationCase): Check[] => [
  ...booleanChecks(testCase),
  ...selectionChecks(testCase),
];

function booleanChecks(testCase: OperationCase): Check[] {
  const [pointer] = testCase.responses.filter(({ status }) => status === 200).map((each) => each.pointer);
  if (testCase.method !== "get" || pointer === undefined) return [];
  const fields = [...propertiesAt(keysOf(pointer))];
  const parts = fields.flatMap(([name, keys]) =>
    [...propertiesAt(keys)].map(([part, below]) => [`${name}/${part}`, below] as const),
  );
  return testCase.parameters.flatMap(({ name }) => {
    const isSelected = new RegExp(`\`${name}\` is\\s+true\\b`);
    const [field] = [...fields, ...parts].find(([, keys]) => isSelected.test(String(schemaAt(keys).description))) ?? [];
    return field === undefined
      ? []
      : [
          check(testCase, `returns ${field} only with ${name}`, false, (session) =>
            checkFlag(session, testCase, name, `/${field}`),
          ),
        ];
  });
}

async function checkFlag(session: Session, testCase: OperationCase, flag: string, field: string): Promise<Finding[]> {
  const input = await prepare(session, testCase, minimalInput(testCase));
  const without = (await sendSuccessful(session, testCase, input)).body;
  const { received, findings } = await sendValid(session, testCase, { input: { ...input, query: { [flag]: true } } });
  const [before, shown] = [without, received.value].map((each) => valueAt(each, field) ?? null);
  if (before !== null) return [...findings, finding(`/body${field}`, `nothing without ${flag}`, before)];
  // A job that has not completed a request has no results.
  const isEmpty = received.status !== testCase.successStatus || (without as Json)?.completed_requests === 0;
  return shown !== null || isEmpty ? findings : [finding(`/body${field}`, `a value, because of ${flag}`, shown)];
}

/** A parameter that selects fields leaves out only those that its description names and the request does not. */
function selectionChecks(testCase: OperationCase): Check[] {
  return testCase.parameters.flatMap(({ name, description = "" }) => {
    const [, omitted = ""] = /\. (`.*`) are left out unless you name them/s.exec(description) ?? [];
    const optional = [...omitted.matchAll(/`(\w+)`/g)].map(([, field = ""]) => field);
    const run: Check["run"] = (session) => checkSelection(session, testCase, name, optional);
    return optional.length === 0 ? [] : [check(testCase, `returns the fields that ${name} selects`, false, run)];
  });
}

async function checkSelection(
  session: Session,
  testCase: OperationCase,
  parameter: string,
  optional: readonly string[],
): Promise<Finding[]> {
  const place = findItems(testCase)?.place;
  const at = place === undefined ? "" : `${place}/0`;
  const input = await prepare(session, testCase, minimalInput(testCase));
  const read = async (query: Json) =>
    Object(valueAt((await sendSuccessful(session, testCase, { ...input, query })).body, at)) as Json;
  const whole = await read({});
  const has = (item: Json, field: string) => (item[field] ?? null) !== null;
  const present = Object.keys(whole).filter((field) => has(whole, field));
  for (const selected of ["id", ...present.filter((field) => optional.includes(field))]) {
    const item = await read({ [parameter]: [selected] });
    for (const field of present) {
      const isExpected = field === selected || !optional.includes(field);
      if (isExpected === has(item, field)) continue;
      const expected = isExpected ? `a value with ${parameter}=${selected}` : `nothing with ${parameter}=${selected}`;
      return [finding(`/body${at}/${field}`, expected, item[field])];
    }
  }
  return [];
}
