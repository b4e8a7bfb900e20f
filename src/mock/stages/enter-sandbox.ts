import type { ControlledSandbox, Controller } from "../sandboxes/control-tables.ts";
import type { Sandboxes } from "../sandboxes/sandboxes.ts";
import type { CountedRequest } from "./count-request.ts";
import type { Refusal } from "./route.ts";
import { errorResult } from "./shared/problem-result.ts";

/** A request that was handled in its sandbox, whose changes are committed. */
interface Committed<Outcome> extends CountedRequest {
  readonly controller: Controller;
  readonly outcome: Outcome;
  /** Ids of the fault, the reply and the turns that it used. */
  readonly used: readonly string[];
}

/**
 * Calls `work` when the request enters its sandbox, and again if another process has committed first. So `work` must change only the sandbox.
 * Resolves to a refusal if the store fails or there is no memory for its changes, unless it `mayExceed` the limit.
 */
export async function enterSandbox<Outcome>(
  sandboxes: Sandboxes,
  sandboxId: string,
  work: (sandbox: ControlledSandbox) => Outcome,
  mayExceed: boolean,
): Promise<Committed<Outcome> | Refusal> {
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
