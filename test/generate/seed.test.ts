import { expect, test } from "vitest";
import { renderSeed } from "../../scripts/generate/seed.ts";
import type { Seed } from "../../src/mock/areas/seed.ts";
import { document } from "../document.ts";

test("seed: does not change the document, and is the same for the same document", () => {
  const before = structuredClone(document);
  expect(renderSeed(document)).toBe(renderSeed(structuredClone(document)));
  expect(document).toEqual(before);
});

test("seed: contains the examples of the document", () => {
  const { examples = {} } = document.components;
  const tideDataset = { ...examples.tideDataset!, value: { ...(examples.tideDataset!.value as object), name: "Ebb" } };
  const changed = { ...document, components: { ...document.components, examples: { ...examples, tideDataset } } };
  const { datasets } = JSON.parse(renderSeed(changed)) as Seed;
  expect(datasets!.map(({ name }) => name)).toEqual(["Current questions", "Ebb"]);
});

test("seed: the running execution repeats the start of the morning's history four hours later, with its own ids", () => {
  const { executions } = JSON.parse(renderSeed(document)) as Seed;
  const [morning, late] = executions!;
  const hours = 4 * 3600_000;
  const { history = [], events = [] } = late!._mock!;
  expect(history.map(({ event_type, event_time }) => [event_type, Date.parse(event_time) - hours])).toEqual(
    morning!
      ._mock!.history!.slice(0, history.length)
      .map(({ event_type, event_time }) => [event_type, Date.parse(event_time)]),
  );
  expect(events.length).toBeGreaterThan(0);
  for (const event of events) {
    const { execution_id, run_id } = late!;
    expect(event).toMatchObject({ workflow_exec_id: execution_id, workflow_run_id: run_id, chain_run_id: run_id });
  }
});

test("seed: each child ends with the status and time in the history of its parent", () => {
  const { executions } = JSON.parse(renderSeed(document)) as Seed;
  const parent = executions!.find(({ _mock }) => _mock?.earlier_runs?.[0]?.status === "TERMINATED")!;
  const history = parent._mock!.earlier_runs![0]!._mock!.history!;
  const children = executions!.filter(({ parent_execution_id }) => parent_execution_id === parent.execution_id);
  expect(children.map(({ status }) => status)).toEqual(["COMPLETED", "FAILED"]);
  for (const { execution_id, status, end_time } of children) {
    const end = history.find(
      ({ event_type, attributes }) =>
        event_type === `CHILD_WORKFLOW_${status}` &&
        "execution_id" in attributes &&
        attributes.execution_id === execution_id,
    );
    expect(end?.event_time).toBe(end_time);
  }
});
