import type { HandlerResult } from "../../areas/responses.ts";
import type { Sandboxes } from "../../sandboxes/sandboxes.ts";
import type { ControlledSandbox, Controller } from "../../sandboxes/state.ts";
import { errorResult } from "../problem-result.ts";
import type { CountedRequest } from "./count-request.ts";

/** A request that has had its turn in its sandbox, whose changes are committed. */
interface Turn<Outcome> extends CountedRequest {
  readonly controller: Controller;
  readonly outcome: Outcome;
}

/**
 * Calls `work` when it is the request's turn, and again if another process was faster. So it changes nothing except the
 * sandbox, and waits for nothing. Resolves to a refusal if the store fails.
 */
export async function enterSandbox<Outcome>(
  sandboxes: Sandboxes,
  sandboxId: string,
  work: (sandbox: ControlledSandbox) => Outcome,
): Promise<Turn<Outcome> | { readonly refusal: HandlerResult }> {
  try {
    return await sandboxes.update(sandboxId, (controller) => {
      const { sandbox } = controller;
      const number = controller.countRequest();
      sandboxes.tick(controller);
      const outcome = work(sandbox);
      return { controller, number, time: sandbox.time(), notes: controller.notes(), outcome };
    });
  } catch (error) {
    return { refusal: errorResult(error) };
  }
}
