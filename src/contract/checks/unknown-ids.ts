import { randomInt } from "node:crypto";
import type { OperationCase } from "../cases.ts";
import { resolve } from "../document.ts";
import { minimalInput } from "../requests/input.ts";
import { fillInput } from "../requests/resources.ts";
import { send } from "../requests/send.ts";
import { chooseSource } from "../requests/sources.ts";
import { Skipped } from "../skipped.ts";
import { type Check, check } from "./check.ts";
import { responseFindings, statusFindings } from "./findings.ts";

/** A request for something that does not exist gets 404. */
export function unknownIdChecks(testCase: OperationCase): Check[] {
  if (!("404" in testCase.operation.responses)) return [];
  const inPath = testCase.parameters.filter((parameter) => parameter.in === "path");
  const ids = inPath.filter(({ name }) => chooseSource(testCase, name) !== undefined);
  return ids.map((parameter) => {
    const { name } = parameter;
    return check(testCase, `responds 404 to an unknown ${name}`, false, async (session) => {
      const input = minimalInput(testCase);
      // What the path names before it must exist.
      const { path } = inPath[0] === parameter ? input : await fillInput(session, testCase, { path: input.path ?? {} });
      const received = await send(session, testCase, { ...input, path: { ...path, [name]: unknownValue(parameter) } });
      if (received.status === 403 && "403" in testCase.operation.responses)
        throw new Skipped(`the key may not do this; the server responded 403: ${received.text}`);
      return [...statusFindings(received, 404), ...responseFindings(testCase, received)];
    });
  });
}

/** An identifier of the same form as the example. */
function unknownValue({ example, schema }: OperationCase["parameters"][number]): unknown {
  if (resolve(schema).type === "integer") return 2_000_000_000 + randomInt(1_000_000);
  const id = crypto.randomUUID();
  return /^[0-9a-f-]{36}$/.test(String(example)) ? id : `${example}-${id.slice(0, 8)}`;
}
