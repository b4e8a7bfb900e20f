import { notFound } from "../areas/problems.ts";
import { created, noContent, ok } from "../areas/responses.ts";
import { readFault } from "./faults.ts";
import type { ControlHandlers } from "./handler-types.ts";
import { checkCount } from "./replies.ts";

/** The operations that add faults and delete them. */
export function createFaultHandlers(
  maxFaults: number,
): Pick<ControlHandlers, "faults.list" | "faults.create" | "faults.clear" | "faults.delete"> {
  return {
    "faults.list": ({ update }) => update(({ sandbox }) => ok({ faults: [...sandbox.faults.all()] })),

    "faults.create": ({ body, update }) => {
      const fault = readFault(body, "/body");
      return update(({ sandbox }) => {
        checkCount(sandbox.faults, "faults", maxFaults);
        return created(sandbox.faults.put({ id: sandbox.newId("fault_"), ...fault }));
      });
    },

    "faults.clear": ({ update }) =>
      update(({ sandbox }) => {
        for (const { id } of sandbox.faults.all()) sandbox.faults.delete(id);
        return noContent();
      }),

    "faults.delete": ({ path, update }) =>
      update(({ sandbox }) => {
        if (!sandbox.faults.delete(path.fault_id))
          notFound("FAULT_NOT_FOUND", `There is no pending fault ${path.fault_id} in this sandbox.`);
        return noContent();
      }),
  };
}
