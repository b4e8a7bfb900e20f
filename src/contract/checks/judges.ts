import { findCase, type OperationCase } from "../cases.ts";
import { minimalInput } from "../requests/input.ts";
import { parseBody, send } from "../requests/send.ts";
import type { Json } from "../requests/stored.ts";
import { Skipped } from "../skipped.ts";
import type { Session } from "../target.ts";
import { type Check, check } from "./check.ts";
import { type Finding, finding } from "./findings.ts";
import { sendSuccessful } from "./send-valid.ts";
import { oneOf } from "./violations.ts";

/** A judge answers with a number on its scale, or with one of its options. */
export const judgeChecks = (testCase: OperationCase): Check[] =>
  testCase.id === "observability.judges.judgeLive"
    ? [check(testCase, "answers on the scale of the judge", true, (session) => checkAnswers(session, testCase))]
    : [];

async function checkAnswers(session: Session, testCase: OperationCase): Promise<Finding[]> {
  const creator = findCase("observability.judges.create");
  for (const example of Object.values(creator.body?.examples ?? {})) {
    const input = { ...minimalInput(creator), body: example };
    const { id, output } = Object((await sendSuccessful(session, creator, input)).body) as Json;
    const received = await send(session, testCase, { ...minimalInput(testCase), path: { judge_id: id } });
    const body = parseBody(received);
    if (received.status !== testCase.successStatus || !body.isJson)
      throw new Skipped(`${testCase.id} failed; the server responded ${received.status}: ${received.text}`);
    const { answer } = Object(body.value) as { answer?: unknown };
    const { min, max, options } = Object(output) as { min?: number; max?: number; options?: { value: string }[] };
    const isOnScale = typeof answer === "number" && answer >= Number(min) && answer <= Number(max);
    const labels = options?.map(({ value }) => value);
    if (labels ? labels.includes(String(answer)) : isOnScale) continue;
    return [finding("/body/answer", labels ? oneOf(labels) : `a number from ${min} to ${max}`, answer)];
  }
  return [];
}
