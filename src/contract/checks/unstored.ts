import { isDeepStrictEqual } from "node:util";
import { findKeys, type OperationCase } from "../cases.ts";
import { minimalInput } from "../requests/input.ts";
import { prepare } from "../requests/prepare.ts";
import { findCreated, findPlace, readerOf, readStored } from "../requests/stored.ts";
import { type Check, check } from "./check.ts";
import { finding } from "./findings.ts";
import { sendSuccessful } from "./send-valid.ts";
import { keysOf, schemaAt } from "./violations.ts";

/** With `store: false`, an operation creates and changes nothing. Its streaming form would report the same. */
export function unstoredChecks(testCase: OperationCase): Check[] {
  const { body, path, creates } = testCase;
  const { properties = {} } = body ? schemaAt(findKeys(keysOf(body.pointer))) : {};
  if (!Object.hasOwn(properties as object, "store") || path.includes("#")) return [];
  return [
    check(testCase, "stores nothing with store: false", true, async (session) => {
      const minimal = minimalInput(testCase);
      const example = { ...(minimal.body as object), store: false };
      const input = await prepare(session, testCase, { ...minimal, body: example });
      const named = findPlace(testCase, input.path ?? {});
      const before = named && (await readStored(session, named)).value;
      const { prepared, body } = await sendSuccessful(session, testCase, input);
      const after = named && (await readStored(session, named)).value;
      if (!isDeepStrictEqual(after, before))
        return [finding("/body", `still ${JSON.stringify(before)}, because \`store\` is false`, after)];
      const created = creates && findCreated(testCase, prepared.path ?? {}, body);
      if (!created) return [];
      const { status } = await readStored(session, created);
      const expected = `404 from ${readerOf(created)}, because \`store\` is false`;
      return status === 404 ? [] : [finding("/status", expected, status)];
    }),
  ];
}
