import { notFound } from "../exchange/problems.ts";
import { noContent, ok } from "../exchange/responses.ts";
import type { Sandboxes } from "../sandboxes/sandboxes.ts";
import { createClockHandlers } from "./clock-handlers.ts";
import { type Counters, toCoverage } from "./coverage.ts";
import type { ControlHandlers } from "./handler-types.ts";
import type { Journal } from "./journal.ts";
import { createJournalHandlers } from "./journal-handlers.ts";
import { createPendingHandlers } from "./pending-handlers.ts";
import type { Rejections } from "./rejections.ts";
import { createStateHandlers } from "./state-handlers.ts";

const MAX_LISTED = 1000;

/** The operations under `/_mock/`, described in openapi/control/openapi.yaml. */
export function createControlHandlers(
  sandboxes: Sandboxes,
  journal: Journal,
  rejections: Rejections,
  counters: Counters,
  maxReplies = 1000,
): ControlHandlers {
  return {
    ...createStateHandlers(sandboxes, journal, maxReplies),
    ...createClockHandlers(sandboxes),
    ...createJournalHandlers(journal),
    ...createPendingHandlers(maxReplies),

    "coverage.get": ({ query, sandboxId }) => {
      const coverage = toCoverage(counters.counts(query.all ? undefined : sandboxId));
      const operations = coverage.operations.filter(({ calls }) => calls > 0 || !query.called);
      return ok({ ...coverage, operations });
    },

    "coverage.clear": ({ sandboxId }) => {
      counters.clear(sandboxId);
      return noContent();
    },

    "sandboxes.list": () => ok({ sandboxes: sandboxes.list(MAX_LISTED) }),

    "rejections.list": () => ok({ rejections: rejections.list() }),

    "files.get": ({ path, update }) =>
      update(({ sandbox }) => {
        const file =
          sandbox.files.get(path.file_id) ??
          notFound("FILE_NOT_FOUND", `There is no file ${path.file_id} in this sandbox.`);
        return { status: 200, raw: { mediaType: file.mediaType, body: file.content } };
      }),
  };
}
