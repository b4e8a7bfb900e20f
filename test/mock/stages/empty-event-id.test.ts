import { expect, test } from "vitest";
import { operations as controlOperations } from "../../../generated/control/operations.ts";
import { operations } from "../../../generated/operations.ts";
import type { Operation } from "../../../src/core/generated-types.ts";
import { defined } from "../../defined.ts";
import { session } from "../session.ts";

/** The requests of all streams that can be resumed. */
const streams: Record<string, string> = {
  "workflows.events.stream": "/v1/workflows/events/stream?workflow_exec_id=*&last_event_id=",
  "workflows.deployments.logs.stream": "/v1/workflows/deployments/harbor-workers/logs/stream?last_event_id=",
  "journal.stream": "/_mock/journal/stream",
};

test("an empty Last-Event-ID is none, on every stream that can be resumed", async () => {
  const mock = session();
  const all: Record<string, Operation> = { ...operations, ...controlOperations };
  const resumable = Object.entries(all).filter(
    ([, { stream, parameters }]) => stream?.resumable || parameters.header.includes("Last-Event-ID"),
  );
  expect(resumable.map(([id]) => id).toSorted()).toEqual(Object.keys(streams).toSorted());
  await mock.send("/v1/models");
  for (const [id, url] of Object.entries(streams)) {
    const [without, empty] = await Promise.all(
      [{}, { "Last-Event-ID": "" }].map(async (headers) => {
        const response = await mock.send(url, { headers });
        const reader = defined(response.body).getReader();
        const { value } = await reader.read();
        await reader.cancel();
        return { id, status: response.status, text: new TextDecoder().decode(value) };
      }),
    );
    expect(without).toMatchObject({ status: 200, text: expect.stringMatching(/^id: /m) });
    expect(empty).toEqual(without);
  }
});
