import { valueAt } from "../../core/json-pointer.ts";
import type { OperationCase } from "../cases.ts";
import { minimalInput } from "../requests/input.ts";
import { prepare } from "../requests/prepare.ts";
import { parseBody } from "../requests/send.ts";
import type { Json } from "../requests/stored.ts";
import type { Session } from "../target.ts";
import { type Check, check } from "./check.ts";
import { type Finding, finding } from "./findings.ts";
import { sendSuccessful, sendValid } from "./send-valid.ts";
import { keysOf, propertiesAt, schemaAt } from "./violations.ts";

/** A response has a field that the document describes so only if a parameter is true: `outputs` if `inline` is. */
export function flagChecks(testCase: OperationCase): Check[] {
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
  const body = parseBody(received);
  const [before, shown] = [without, body.isJson ? body.value : undefined].map((each) => valueAt(each, field) ?? null);
  if (before !== null) return [...findings, finding(`/body${field}`, `nothing without ${flag}`, before)];
  // A job that has not completed a request has no results.
  const isEmpty = received.status !== testCase.successStatus || (without as Json)?.completed_requests === 0;
  return shown !== null || isEmpty ? findings : [finding(`/body${field}`, `a value, because of ${flag}`, shown)];
}
