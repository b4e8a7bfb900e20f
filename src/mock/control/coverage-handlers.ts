import { noContent, ok } from "../areas/responses.ts";
import { type Counters, toCoverage } from "./coverage.ts";
import type { ControlHandlers } from "./handler-types.ts";

export function createCoverageHandlers(counters: Counters): Pick<ControlHandlers, "coverage.get" | "coverage.clear"> {
  return {
    "coverage.get": ({ query, sandboxId }) => {
      const coverage = toCoverage(counters.counts(query.all ? undefined : sandboxId));
      const operations = coverage.operations.filter(({ calls }) => calls > 0 || !query.called);
      return ok({ ...coverage, operations });
    },

    "coverage.clear": ({ sandboxId }) => {
      counters.clear(sandboxId);
      return noContent();
    },
  };
}
