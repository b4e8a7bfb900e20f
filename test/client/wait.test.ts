import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { BatchJob, ManagedDeployment } from "../../generated/types.ts";
import {
  AbortError,
  NotFoundError,
  type Platform,
  PlatformError,
  TimeoutError,
  waitForBatchJob,
  waitForDeployment,
  waitForExecution,
} from "../../src/client/index.ts";
import { poll } from "../../src/client/wait.ts";
import { catchRejection, problemResponse, requestTarget, stalledHeaders, stubClient } from "./stub-client.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

const responses = (...bodies: object[]) => bodies.map((body) => Response.json(body));
const withStatuses = (...list: (string | null)[]) => responses(...list.map((status) => ({ status })));

test("waitForBatchJob reads a batch job until it has ended, and reports each state", async () => {
  const { client, requests } = stubClient(withStatuses("QUEUED", "RUNNING", "SUCCESS"));
  const seen: string[] = [];
  const waiting = waitForBatchJob(client, "job_1", { onProgress: ({ status }) => seen.push(status) });
  await vi.runAllTimersAsync();
  expect((await waiting).status).toBe("SUCCESS");
  expect(seen).toEqual(["QUEUED", "RUNNING", "SUCCESS"]);
  expect(requests.map(requestTarget)).toEqual(Array(3).fill("/v1/batch/jobs/job_1"));
});

test.each(["SUCCESS", "FAILED", "TIMEOUT_EXCEEDED", "CANCELLED"])("waitForBatchJob stops at %s", async (status) => {
  const { client } = stubClient(withStatuses("CANCELLATION_REQUESTED", status));
  const waiting = waitForBatchJob(client, "job_1");
  await vi.runAllTimersAsync();
  expect(await waiting).toEqual({ status });
});

test.each(["COMPLETED", "FAILED", "CANCELED", "TERMINATED", "TIMED_OUT"])(
  "waitForExecution stops at %s",
  async (status) => {
    const { client, requests } = stubClient(
      withStatuses("RUNNING", "RETRYING_AFTER_ERROR", null, "CONTINUED_AS_NEW", status),
    );
    const waiting = waitForExecution(client, "exec_1");
    await vi.runAllTimersAsync();
    expect(await waiting).toEqual({ status });
    expect(requests.map(requestTarget)).toEqual(Array(5).fill("/v1/workflows/executions/exec_1"));
  },
);

/** A managed deployment in the given phase. */
function managed(phase: string | null, rollout_status: ManagedDeployment["rollout_status"] = "ROLLED_OUT"): object {
  return { is_active: true, managed: { rollout_status, status: { phase } } };
}

const inactive = { is_active: false, managed: null };
const active = { is_active: true, managed: null };

test.each<[string, "RUNNING" | "STOPPED", object[]]>([
  [
    "is running",
    "RUNNING",
    [managed("BUILDING", "PENDING"), managed("ROLLING_OUT", "ROLLING_OUT"), managed("RUNNING")],
  ],
  ["is running with the latest change", "RUNNING", [managed("RUNNING", "PENDING"), managed("RUNNING")]],
  ["is running with the change rolled out", "RUNNING", [managed("RUNNING", "ROLLING_OUT"), managed("RUNNING")]],
  ["is running, after an unknown state", "RUNNING", [managed(null, null), managed("RUNNING", null)]],
  ["has failed", "RUNNING", [managed("FAILED", "PENDING"), managed("FAILED", "FAILED")]],
  ["has failed since it was rolled out", "RUNNING", [managed("RUNNING", "PENDING"), managed("FAILED")]],
  ["has failed in place of stopping", "STOPPED", [managed("STOPPING"), managed("FAILED")]],
  ["has failed to roll out", "RUNNING", [managed("BUILDING", "PENDING"), managed("RUNNING", "FAILED")]],
  ["has failed to roll out, in an unknown state", "RUNNING", [managed(null, "ROLLING_OUT"), managed(null, "FAILED")]],
  ["has stopped", "STOPPED", [managed("STOPPING"), managed("STOPPED")]],
  ["has stopped, with a pending change", "STOPPED", [managed("RUNNING"), managed("STOPPED", "PENDING")]],
  ["is self-hosted and has a worker that is alive", "RUNNING", [inactive, active]],
  ["is self-hosted and has no worker that is alive", "STOPPED", [active, inactive]],
])("waitForDeployment reads a deployment until it %s", async (_name, until, bodies) => {
  const { client, requests } = stubClient(responses(...bodies));
  const waiting = waitForDeployment(client, "harbor", until);
  await vi.runAllTimersAsync();
  expect(await waiting).toEqual(bodies.at(-1));
  expect(requests.map(requestTarget)).toEqual(bodies.map(() => "/v1/workflows/deployments/harbor"));
});

test("the delays double from half a second up to ten seconds", async () => {
  const times: number[] = [];
  const { client } = stubClient(withStatuses(...Array(8).fill("RUNNING"), "SUCCESS"));
  const waiting = waitForBatchJob(client, "job_1", { onProgress: () => times.push(Date.now()) });
  await vi.runAllTimersAsync();
  await waiting;
  const delays = times.slice(1).map((time, index) => time - times[index]!);
  expect(delays).toEqual([500, 1000, 2000, 4000, 8000, 10_000, 10_000, 10_000]);
});

test("the delays can be replaced", async () => {
  const { client } = stubClient(withStatuses("RUNNING", "RUNNING", "SUCCESS"));
  const calls: number[] = [];
  const started = Date.now();
  const waiting = poll<BatchJob>(
    {
      operationId: "batch.jobs.get",
      id: "job_1",
      get: (signal) => client.batch.jobs.get("job_1", { signal }),
      readState: ({ status }) => status,
      isDone: ({ status }) => status === "SUCCESS",
    },
    {},
    (reads) => {
      calls.push(reads);
      return 7;
    },
  );
  await vi.runAllTimersAsync();
  await waiting;
  expect(calls).toEqual([1, 2]);
  expect(Date.now() - started).toBe(14);
});

test("the deadline ends a delay, and the error contains the last state", async () => {
  const { client, requests } = stubClient(withStatuses("QUEUED", "RUNNING"));
  const failure = catchRejection<TimeoutError>(waitForBatchJob(client, "job_1", { deadlineMs: 1200 }));
  await vi.advanceTimersByTimeAsync(1199);
  expect(requests).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  const error = await failure;
  expect(error).toBeInstanceOf(TimeoutError);
  expect(error.message).toMatch(/batch\.jobs\.get exceeded deadlineMs \(\d+ ms\); last state: RUNNING/);
  expect(error).toMatchObject({ operationId: "batch.jobs.get", method: "GET" });
});

const options = { deadlineMs: 300 };

test.each<[string, object, (client: Platform) => Promise<unknown>]>([
  ["RUNNING", { status: "RUNNING" }, (client) => waitForExecution(client, "exec_1", options)],
  ["BUILDING", managed("BUILDING"), (client) => waitForDeployment(client, "harbor", "RUNNING", options)],
  ["inactive", inactive, (client) => waitForDeployment(client, "harbor", "RUNNING", options)],
  ["active", active, (client) => waitForDeployment(client, "harbor", "STOPPED", options)],
])("the error of a deadline names the operation and the state %s", async (state, body, wait) => {
  const { client } = stubClient(responses(body));
  const failure = catchRejection<TimeoutError>(wait(client));
  await vi.advanceTimersByTimeAsync(300);
  const { message, operationId } = await failure;
  expect(operationId).toBe("status" in body ? "workflows.executions.get" : "workflows.deployments.get");
  expect(message).toMatch(new RegExp(`${operationId} exceeded deadlineMs \\(\\d+ ms\\); last state: ${state}`));
});

test.each<[string, (client: Platform) => Promise<unknown>]>([
  ["/v1/batch/jobs/job_1", (client) => waitForBatchJob(client, "job_1", options)],
  ["/v1/workflows/executions/exec_1", (client) => waitForExecution(client, "exec_1", options)],
  ["/v1/workflows/deployments/harbor", (client) => waitForDeployment(client, "harbor", "RUNNING", options)],
])("the deadline aborts a request to %s", async (path, wait) => {
  const { client } = stubClient([stalledHeaders]);
  const failure = catchRejection<TimeoutError>(wait(client));
  await vi.advanceTimersByTimeAsync(300);
  const error = await failure;
  expect(error).toBeInstanceOf(TimeoutError);
  expect(error.message).toMatch(/exceeded deadlineMs \(\d+ ms\); last state: unknown/);
  expect(error.url).toBe(`https://api.test${path}`);
});

test("the timeout of one request is not the deadline", async () => {
  const { client } = stubClient([stalledHeaders], { timeoutMs: 200 });
  const failure = catchRejection(waitForExecution(client, "exec_1", { deadlineMs: 300 }));
  await vi.advanceTimersByTimeAsync(200);
  expect(await failure).toBeInstanceOf(TimeoutError);
  expect((await failure).message).not.toContain("deadline");
});

test.each([
  ["a delay", () => withStatuses("RUNNING")],
  ["a request", () => [stalledHeaders]],
])("the signal ends %s", async (_name, given) => {
  const { client, requests } = stubClient(given());
  const controller = new AbortController();
  const failure = catchRejection(waitForBatchJob(client, "job_1", { signal: controller.signal, deadlineMs: 60_000 }));
  await vi.advanceTimersByTimeAsync(100);
  controller.abort(new Error("enough"));
  const error = await failure;
  expect(error).toBeInstanceOf(AbortError);
  expect(error.cause).toMatchObject({ message: "enough" });
  expect(error.message).toContain("job_1)");
  expect(requests).toHaveLength(1);
});

test.each<[options: object, want: string]>([
  [{ deadlineMs: Number.NaN }, "deadlineMs must be 0 or more."],
  [{ deadlineMs: -1 }, "deadlineMs must be 0 or more."],
  [{ signal: {} }, "signal must be an AbortSignal."],
  [{ timeoutMs: 5 }, "timeoutMs is not an option of a wait."],
])("a wait with the options %j is refused", async (given, want) => {
  const { client, requests } = stubClient([]);
  expect(await catchRejection(waitForBatchJob(client, "job_1", given))).toEqual(new PlatformError(want));
  expect(requests).toEqual([]);
});

test("an error of the client ends the wait", async () => {
  const { client } = stubClient([...withStatuses("RUNNING"), problemResponse(404)]);
  const failure = catchRejection(waitForBatchJob(client, "job_1", { deadlineMs: 60_000 }));
  await vi.runAllTimersAsync();
  expect(await failure).toBeInstanceOf(NotFoundError);
});

test("an error in the callback ends the wait", async () => {
  const { client } = stubClient(withStatuses("RUNNING"));
  const onProgress = () => {
    throw new Error("callback failed");
  };
  const error = await catchRejection(waitForBatchJob(client, "job_1", { onProgress, deadlineMs: 60_000 }));
  expect(error.message).toBe("callback failed");
});

test.each([
  ["setTimeout", "clearTimeout"],
  ["setTimeout", "clearTimeout", "Date"],
] as const)("a wait ends when a test fakes %s and %s, but not performance", async (...toFake) => {
  vi.useRealTimers();
  vi.useFakeTimers({ toFake: [...toFake] });
  const { client } = stubClient(withStatuses("QUEUED", "SUCCESS"));
  const waiting = waitForBatchJob(client, "job_1");
  await vi.advanceTimersByTimeAsync(500);
  expect(vi.getTimerCount()).toBe(0);
  expect((await waiting).status).toBe("SUCCESS");
});
