import type { ControlledSandbox } from "../sandboxes/control-tables.ts";
import type { Sandboxes } from "../sandboxes/sandboxes.ts";
import { errorResult } from "./shared/problem-result.ts";

/**
 * Calls `work` when the request enters its sandbox, and again if another process has committed first. So `work` must change only
 * the sandbox. Resolves, once its changes are committed, to its outcome and the ids of the fault, the reply and the turns that it
 * used, or to a refusal if the store fails or there is no memory for its changes, unless it `mayExceed` the limit.
 */
export async function enterSandbox<Outcome>(
  sandboxes: Sandboxes,
  sandboxId: string,
  work: (sandbox: ControlledSandbox) => Outcome,
  mayExceed: boolean,
) {
  try {
    return await sandboxes.handle(
      sandboxId,
      (controller) => {
        const { sandbox } = controller;
        const number = controller.countRequest();
        const outcome = work(sandbox);
        return {
          controller,
          number,
          time: sandbox.time(),
          notes: controller.notes(),
          used: controller.used(),
          outcome,
        };
      },
      mayExceed,
    );
  } catch (error) {
    return { refusal: errorResult(error) };
  }
}
