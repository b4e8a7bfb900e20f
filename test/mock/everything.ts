import { cases } from "../../src/contract/cases.ts";
import { examplePath } from "./example-path.ts";
import type { Session } from "./session.ts";

/** Calls all operations with their examples in one sandbox, one after the other, and returns all responses as text. */
export async function callEverything(
  { send, pass }: Pick<Session, "send" | "pass">,
  methods?: readonly string[],
): Promise<string[]> {
  const responses: string[] = [];
  for (const { method, path, parameters, body, operation } of cases) {
    if (methods && !methods.includes(method)) continue;
    // A resumable stream never ends.
    if (operation["x-stream"]?.resumable) continue;
    const [input] = Object.values(body?.examples ?? {});
    const filled = examplePath({ path, parameters });
    const init = { method: method.toUpperCase(), headers: { "content-type": "application/json" } };
    const response = await send(filled, body ? { ...init, body: JSON.stringify(input) } : init);
    responses.push(
      `${method} ${filled} ${response.status} ${JSON.stringify([...response.headers])} ${await response.text()}`,
    );
    pass(1);
  }
  return responses;
}
