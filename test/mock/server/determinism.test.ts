import { expect, test } from "vitest";
import { cases } from "../../contract/cases.ts";
import { session } from "../session.ts";

/** Calls every operation with its examples, one after the other, in one sandbox, and gives all that it answers. */
async function everything(seed: number): Promise<string[]> {
  const { send, pass } = session({ seed });
  const answers: string[] = [];
  for (const { method, path, parameters, body, operation } of cases) {
    // A stream that can be resumed goes on for ever.
    if (operation["x-stream"]?.resumable) continue;
    const [input] = Object.values(body?.examples ?? {});
    const filled = path
      .replace(/#.*/, "")
      .replace(/\{(\w+)\}/g, (_, name) => String(parameters.find((parameter) => parameter.name === name)!.example));
    const init = { method: method.toUpperCase(), headers: { "content-type": "application/json" } };
    const response = await send(filled, body ? { ...init, body: JSON.stringify(input) } : init);
    answers.push(
      `${method} ${filled} ${response.status} ${JSON.stringify([...response.headers])} ${await response.text()}`,
    );
    pass(1);
  }
  return answers;
}

test("two runs with the same seed give the same bytes, and another seed gives others", async () => {
  const [first, second, other] = await Promise.all([everything(1), everything(1), everything(2)]);
  expect(second).toEqual(first);
  expect(first.filter((answer) => / 2\d\d \[/.test(answer)).length).toBeGreaterThan(90);
  expect(other).not.toEqual(first);
});
