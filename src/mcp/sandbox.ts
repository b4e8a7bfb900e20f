/** The actions of the tool `sandbox`, on the sandbox of the mock. */
import type { NewFault, SandboxHandle, Snapshot } from "platform-api-mock";

export const ACTIONS = ["reset", "snapshot", "restore", "clock", "fault", "clear_faults", "journal"] as const;

export interface Action {
  readonly action: (typeof ACTIONS)[number];
  readonly advance_seconds?: number | undefined;
  readonly fault?: Readonly<Record<string, unknown>> | undefined;
}

/** The fields of a problem (RFC 9457), if the body of a response is one. */
function readProblem(body: unknown): { code?: string; detail?: string } {
  return typeof body === "object" && body !== null ? body : {};
}

/** Requests that `journal` returns, newest last. */
const MAX_REQUESTS = 20;

/** Creates the function that performs actions. It keeps the last snapshot. */
export function createSandboxTool(sandbox: SandboxHandle): (action: Action) => Promise<unknown> {
  let snapshot: Snapshot | undefined;
  const actions: Record<Action["action"], (action: Action) => unknown> = {
    reset: () => sandbox.reset(),
    async snapshot() {
      snapshot = await sandbox.snapshot();
    },
    restore() {
      if (snapshot === undefined) throw new Error("There is no snapshot. Take one with the action snapshot.");
      return sandbox.restore(snapshot);
    },
    async clock({ advance_seconds: seconds }) {
      if (seconds !== undefined) await sandbox.clock.advance(seconds * 1000);
      const [next] = await sandbox.clock.tasks();
      return { now: await sandbox.clock.now(), next_task: next ?? null };
    },
    fault({ fault }) {
      if (fault === undefined)
        throw new Error('fault needs a fault, such as {"operation_id": "agents.get", "status": 503}.');
      // The mock checks it.
      return sandbox.fault(fault as unknown as NewFault);
    },
    clear_faults: () => sandbox.clearFaults(),
    async journal() {
      const requests = await sandbox.requests();
      return requests.slice(-MAX_REQUESTS).map((request) => {
        const { at, method, url, body, operation_id, status, reason, violations, notes, used, response } = request;
        const problem = readProblem(response.body);
        // A response that is cut off has a reason, but no problem.
        const { code = null, detail = reason } = status < 400 ? {} : problem;
        return { at, method, url, body, operation_id, status, code, detail, used, violations, notes };
      });
    },
  };
  return async (action) => (await actions[action.action](action)) ?? { done: action.action };
}
