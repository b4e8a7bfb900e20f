import type { OperationCase } from "../cases.ts";
import { minimalInput } from "../requests/input.ts";
import { send } from "../requests/send.ts";
import { eventually, findPlace, type Json, readStored } from "../requests/stored.ts";
import { type Check, check } from "./check.ts";
import { differencesFrom } from "./differences.ts";
import { finding } from "./findings.ts";
import { sendSuccessful } from "./send-valid.ts";

/** A POST that changes the state of a resource also sets its fields that the body has, such as the note of a pause. */
export function recordedChecks(testCase: OperationCase): Check[] {
  const { method, transitions, body } = testCase;
  const changes = transitions.some(({ from, to, creates }) => (from || to) && !creates);
  const listed = findPlace(testCase, {})?.source.examples.values() ?? [];
  if (method !== "post" || !changes) return [];
  const fields = new Set([...listed].flatMap(Object.keys));
  const examples = Object.values(body?.examples ?? {});
  const example = examples.find((each) => Object.keys(Object(each)).some((name) => fields.has(name)));
  if (example === undefined) return [];
  return [
    check(testCase, "records the fields of the request", true, async (session) => {
      const input = { ...minimalInput(testCase), body: example };
      const { prepared } = await sendSuccessful(session, testCase, input);
      const place = findPlace(testCase, prepared.path ?? {})!;
      const read = async () => Object((await readStored(session, place)).value) as Json;
      const lost = await eventually(session, async () => differencesFrom(prepared.body, await read()));
      if (lost.length > 0 || !/\bor to null\b/.test(JSON.stringify(transitions))) return lost;
      await send(session, testCase, { ...input, path: prepared.path ?? {}, body: {} });
      const now = await read();
      return Object.keys(Object(prepared.body))
        .filter((name) => (now[name] ?? null) !== null)
        .map((name) => finding(`/body/${name}`, "null, because the body does not have it", now[name]));
    }),
  ];
}
