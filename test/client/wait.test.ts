import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { BatchJob, ManagedDeployment } from "../../generated/types.ts";
import { poll } from "../../src/client/wait.ts";
import {
  AbortError,
  NotFoundError,
  TimeoutError,
  waitForBatchJob,
  waitForDeployment,
  waitForExecution,
} from "../../src/index.ts";
import { failureOf, noHeaders, problem, stub, target } from "./stub.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

const answers = (...bodies: object[]) => bodies.map((body) => Response.json(body));
const states = (...list: (string | null)[]) => answers(...list.map((status) => ({ status })));

test("a batch job is read until it has ended, with each state on the way", async () => {
  const { client, requests } = stub(states("QUEUED", "RUNNING", "SUCCESS"));
  const seen: string[] = [];
  const waiting = waitForBatchJob(client, "job_1", { onProgress: ({ status }) => seen.push(status) });
  await vi.runAllTimersAsync();
  expect((await waiting).status).toBe("SUCCESS");
  expect(seen).toEqual(["QUEUED", "RUNNING", "SUCCESS"]);
  expect(requests.map(target)).toEqual(Array(3).fill("/v1/batch/jobs/job_1"));
});

test.each(["SUCCESS", "FAILED", "TIMEOUT_EXCEEDED", "CANCELLED"])("a batch job ends as %s", async (status) => {
  const { client } = stub(states("CANCELLATION_REQUESTED", status));
  const waiting = waitForBatchJob(client, "job_1");
  await vi.runAllTimersAsync();
  expect(await waiting).toEqual({ status });
});

test.each(["COMPLETED", "FAILED", "CANCELED", "TERMINATED", "TIMED_OUT"])("an execution ends as %s", async (status) => {
  const { client, requests } = stub(states("RUNNING", "RETRYING_AFTER_ERROR", null, "CONTINUED_AS_NEW", status));
  const waiting = waitForExecution(client, "exec_1");
  await vi.runAllTimersAsync();
  expect(await waiting).toEqual({ status });
  expect(requests.map(target)).toEqual(Array(5).fill("/v1/workflows/executions/exec_1"));
});

/** A managed deployment in the given phase. */
function managed(phase: string | null, rollout_status: ManagedDeployment["rollout_status"] = "ROLLED_OUT"): object {
  return { is_active: true, managed: { rollout_status, status: { phase } } };
}

const inactive = { is_active: false, managed: null };
const active = { is_active: true, managed: null };

test.each<[string, "RUNNING" | "STOPPED", object[]]>([
  ["runs", "RUNNING", [managed("BUILDING", "PENDING"), managed("ROLLING_OUT", "ROLLING_OUT"), managed("RUNNING")]],
  ["runs the change, not what was before it", "RUNNING", [managed("RUNNING", "PENDING"), managed("RUNNING")]],
  ["runs, after a state that nobody knows", "RUNNING", [managed(null, null), managed("RUNNING", null)]],
  ["has failed", "RUNNING", [managed("FAILED", "PENDING"), managed("FAILED", "FAILED")]],
  ["has failed to roll out", "RUNNING", [managed("BUILDING", "PENDING"), managed("RUNNING", "FAILED")]],
  ["has stopped", "STOPPED", [managed("STOPPING"), managed("STOPPED")]],
  ["has stopped, with a change that is yet to come", "STOPPED", [managed("RUNNING"), managed("STOPPED", "PENDING")]],
  ["is self-hosted and has a worker that is alive", "RUNNING", [inactive, active]],
  ["is self-hosted and has none", "STOPPED", [active, inactive]],
])("a deployment is read until it %s", async (_what, until, bodies) => {
  const { client, requests } = stub(answers(...bodies));
  const waiting = waitForDeployment(client, "harbor", until);
  await vi.runAllTimersAsync();
  expect(await waiting).toEqual(bodies.at(-1));
  expect(requests.map(target)).toEqual(bodies.map(() => "/v1/workflows/deployments/harbor"));
});

test("the pauses double from half a second up to ten", async () => {
  const times: number[] = [];
  const { client } = stub(states(...Array(8).fill("RUNNING"), "SUCCESS"));
  const waiting = waitForBatchJob(client, "job_1", { onProgress: () => times.push(Date.now()) });
  await vi.runAllTimersAsync();
  await waiting;
  const pauses = times.slice(1).map((time, index) => time - times[index]!);
  expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 10_000, 10_000, 10_000]);
});

test("a test can set the pauses", async () => {
  const { client } = stub(states("RUNNING", "RUNNING", "SUCCESS"));
  const pauses: number[] = [];
  const started = Date.now();
  const waiting = poll<BatchJob>(
    {
      operationId: "batch.jobs.get",
      get: (signal) => client.batch.jobs.get("job_1", { signal }).withResponse(),
      stateOf: ({ status }) => status,
      isDone: ({ status }) => status === "SUCCESS",
    },
    {},
    (reads) => {
      pauses.push(reads);
      return 7;
    },
  );
  await vi.runAllTimersAsync();
  await waiting;
  expect(pauses).toEqual([1, 2]);
  expect(Date.now() - started).toBe(14);
});

test("the deadline ends a pause, and the error says the last state", async () => {
  const { client, requests } = stub(states("QUEUED", "RUNNING"));
  const failure = failureOf<TimeoutError>(waitForBatchJob(client, "job_1", { deadlineMs: 1200 }));
  await vi.advanceTimersByTimeAsync(1199);
  expect(requests).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  const error = await failure;
  expect(error).toBeInstanceOf(TimeoutError);
  expect(error.message).toContain("batch.jobs.get said RUNNING until the deadline of 1200 ms");
  expect(error).toMatchObject({ operationId: "batch.jobs.get", method: "GET" });
});

test("the deadline ends a request", async () => {
  const { client } = stub([noHeaders]);
  const failure = failureOf<TimeoutError>(waitForExecution(client, "exec_1", { deadlineMs: 300 }));
  await vi.advanceTimersByTimeAsync(300);
  const error = await failure;
  expect(error).toBeInstanceOf(TimeoutError);
  expect(error.message).toContain("said nothing until the deadline of 300 ms");
  expect(error.url).toBe("https://api.test/v1/workflows/executions/exec_1");
});

test("the time limit of one request is not the deadline", async () => {
  const { client } = stub([noHeaders], { timeoutMs: 200 });
  const failure = failureOf(waitForExecution(client, "exec_1", { deadlineMs: 300 }));
  await vi.advanceTimersByTimeAsync(200);
  expect(await failure).toBeInstanceOf(TimeoutError);
  expect((await failure).message).not.toContain("deadline");
});

test.each([
  ["a pause", () => states("RUNNING")],
  ["a request", () => [noHeaders]],
])("the signal ends %s", async (_what, given) => {
  const { client, requests } = stub(given());
  const controller = new AbortController();
  const failure = failureOf(waitForBatchJob(client, "job_1", { signal: controller.signal, deadlineMs: 60_000 }));
  await vi.advanceTimersByTimeAsync(100);
  controller.abort(new Error("enough"));
  const error = await failure;
  expect(error).toBeInstanceOf(AbortError);
  expect(error.cause).toMatchObject({ message: "enough" });
  expect(requests).toHaveLength(1);
});

test("a failure of the client ends the waiting", async () => {
  const { client } = stub([...states("RUNNING"), problem(404)]);
  const failure = failureOf(waitForBatchJob(client, "job_1", { deadlineMs: 60_000 }));
  await vi.runAllTimersAsync();
  expect(await failure).toBeInstanceOf(NotFoundError);
});

test("what the callback throws ends the waiting", async () => {
  const { client } = stub(states("RUNNING"));
  const onProgress = () => {
    throw new Error("not so");
  };
  const error = await failureOf(waitForBatchJob(client, "job_1", { onProgress, deadlineMs: 60_000 }));
  expect(error.message).toBe("not so");
});
