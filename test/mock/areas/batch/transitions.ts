import { expect } from "vitest";
import type { Session } from "../../session.ts";
import { type ApiResponse, call, callOk } from "../../transitions/call.ts";
import type { MoveCases, Resource, TransitionCases } from "../../transitions/case.ts";
import { expectNotFound } from "../../transitions/expectations.ts";
import { createJob } from "../../transitions/fixtures.ts";

const HOUR = 3600;
const at = (job_id: string) => ({ path: { job_id } });
const get = (mock: Session, id: string) => callOk(mock, "batch.jobs.get", at(id));

const job: Resource = {
  field: "status",
  states: {
    QUEUED: (mock) => createJob(mock, 3, true),
    RUNNING: async (mock) => {
      const id = await createJob(mock, 3, true);
      mock.pass(2);
      return id;
    },
    SUCCESS: succeed,
    FAILED: fail,
    TIMEOUT_EXCEEDED: async (mock) => {
      const id = await createJob(mock, 3, true);
      mock.pass(HOUR);
      return id;
    },
    CANCELLATION_REQUESTED: cancel,
    CANCELLED: async (mock) => {
      const id = await cancel(mock);
      mock.pass(10);
      return id;
    },
  },
  read: (mock, id) => call(mock, "batch.jobs.get", at(id)),
};

async function succeed(mock: Session): Promise<string> {
  const id = await createJob(mock);
  mock.pass(10);
  return id;
}

async function fail(mock: Session): Promise<string> {
  const id = await createInvalidJob(mock);
  mock.pass(10);
  return id;
}

/** Creates a job whose input file, the output of another job, has no requests. */
async function createInvalidJob(mock: Session): Promise<string> {
  const { output_file } = await get(mock, await succeed(mock));
  const body = { endpoint: "/v1/chat/completions", model: "aurora-small", input_files: [output_file] };
  return (await callOk(mock, "batch.jobs.create", { body })).id;
}

async function cancel(mock: Session): Promise<string> {
  const id = await createJob(mock, 3, true);
  await callOk(mock, "batch.jobs.cancel", at(id));
  return id;
}

export const moves: MoveCases = {
  BatchJob: {
    "Processing starts.": { resource: job, setup: createJob },
    "All requests have been processed, although some of them may have failed.": { resource: job, setup: createJob },
    "An error ends the job, for example because its input has no valid request.": {
      resource: job,
      setup: createInvalidJob,
    },
    "The job has not ended `timeout_hours` after it was created.": {
      resource: job,
      setup: (mock) => createJob(mock, 3, true),
      interval: HOUR - 10,
    },
    "The requests in progress are completed.": { resource: job, setup: cancel },
  },
};

export const transitions: TransitionCases = {
  "batch.jobs.create": [
    {
      request: () => ({
        body: {
          endpoint: "/v1/chat/completions",
          model: "aurora-small",
          requests: [{ body: { messages: [{ role: "user", content: "When is low water?" }] } }],
        },
      }),
      created: { resource: job, id: ({ body }: ApiResponse) => (body as { id: string }).id },
    },
  ],
  "batch.jobs.delete": [
    {
      resource: job,
      request: (_, id) => at(id),
      fromOtherStates: { any: "BATCH_JOB_NOT_ENDED" },
      effects: {
        "Later requests for the job return 404.": async ({ mock, id, repeat }) => {
          expectNotFound(await job.read(mock, id), "BATCH_JOB_NOT_FOUND");
          expectNotFound(await call(mock, "batch.jobs.cancel", at(id)), "BATCH_JOB_NOT_FOUND");
          expectNotFound(await repeat(), "BATCH_JOB_NOT_FOUND");
        },
      },
    },
  ],
  "batch.jobs.cancel": [
    {
      resource: job,
      request: (_, id) => at(id),
      fromOtherStates: { any: "BATCH_JOB_ENDED", CANCELLATION_REQUESTED: "unchanged" },
      effects: {
        "No more requests of the job are started.": async ({ mock }) => {
          const id = await createJob(mock, 9);
          await callOk(mock, "batch.jobs.cancel", at(id));
          mock.pass(10);
          const { completed_requests } = await get(mock, id);
          expect(completed_requests).toBeLessThan(9);
          mock.pass(HOUR);
          expect(await get(mock, id)).toMatchObject({ completed_requests });
        },
      },
    },
  ],
};
