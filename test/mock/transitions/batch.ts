import { expect } from "vitest";
import type { Session } from "../session.ts";
import { ask, call, type Received } from "./call.ts";
import type { Entries, Kind } from "./entry.ts";
import { makeJob } from "./makers.ts";
import { expectGone } from "./outcome.ts";

const HOUR = 3600;
const at = (job_id: string) => ({ path: { job_id } });
const get = (of: Session, id: string) => ask(of, "batch.jobs.get", at(id));

const job: Kind = {
  field: "status",
  states: {
    QUEUED: (of) => makeJob(of, 3, true),
    RUNNING: async (of) => {
      const id = await makeJob(of, 3, true);
      of.pass(2);
      return id;
    },
    SUCCESS: succeed,
    FAILED: fail,
    TIMEOUT_EXCEEDED: async (of) => {
      const id = await makeJob(of, 3, true);
      of.pass(HOUR);
      return id;
    },
    CANCELLATION_REQUESTED: cancel,
    CANCELLED: async (of) => {
      const id = await cancel(of);
      of.pass(10);
      return id;
    },
  },
  read: (of, id) => call(of, "batch.jobs.get", at(id)),
};

async function succeed(of: Session): Promise<string> {
  const id = await makeJob(of);
  of.pass(10);
  return id;
}

/** A job whose file has no requests: the output of another one. */
async function fail(of: Session): Promise<string> {
  const { output_file } = await get(of, await succeed(of));
  const body = { endpoint: "/v1/chat/completions", model: "aurora-small", input_files: [output_file] };
  const { id } = await ask(of, "batch.jobs.create", { body });
  of.pass(10);
  return id;
}

async function cancel(of: Session): Promise<string> {
  const id = await makeJob(of, 3, true);
  await ask(of, "batch.jobs.cancel", at(id));
  return id;
}

export const batch: Entries = {
  "batch.jobs.create": [
    {
      request: () => ({
        body: {
          endpoint: "/v1/chat/completions",
          model: "aurora-small",
          requests: [{ body: { messages: [{ role: "user", content: "When is low water?" }] } }],
        },
      }),
      made: { kind: job, id: ({ body }: Received) => (body as { id: string }).id },
      effects: {
        "When processing starts, the job becomes `RUNNING`, and when it ends, `SUCCESS` or `FAILED`.": async ({
          of,
          made,
        }) => {
          const seen = new Set<string>();
          for (let second = 0; second < 10; second++) seen.add((await get(of, made)).status);
          expect([...seen]).toEqual(["QUEUED", "RUNNING", "SUCCESS"]);
          expect(await get(of, await fail(of))).toMatchObject({ status: "FAILED" });
        },
        "A job that has not finished after `timeout_hours` becomes `TIMEOUT_EXCEEDED`.": async ({ of }) => {
          const id = await makeJob(of, 3, true);
          of.pass(HOUR - 10);
          expect(await get(of, id)).toMatchObject({ status: "RUNNING" });
          of.pass(10);
          expect(await get(of, id)).toMatchObject({ status: "TIMEOUT_EXCEEDED" });
        },
      },
    },
  ],
  "batch.jobs.delete": [
    {
      kind: job,
      request: (_, id) => at(id),
      outside: { any: "BATCH_JOB_NOT_ENDED" },
      effects: {
        "Later requests for the job return 404.": async ({ of, id, again }) => {
          expectGone(await job.read(of, id), "BATCH_JOB_NOT_FOUND");
          expectGone(await call(of, "batch.jobs.cancel", at(id)), "BATCH_JOB_NOT_FOUND");
          expectGone(await again(), "BATCH_JOB_NOT_FOUND");
        },
      },
    },
  ],
  "batch.jobs.cancel": [
    {
      kind: job,
      request: (_, id) => at(id),
      outside: { any: "BATCH_JOB_ENDED", CANCELLATION_REQUESTED: "unchanged" },
      effects: {
        "No more requests of the job are started.": async ({ of }) => {
          const id = await makeJob(of, 9);
          await ask(of, "batch.jobs.cancel", at(id));
          of.pass(10);
          const { completed_requests } = await get(of, id);
          expect(completed_requests).toBeLessThan(9);
          of.pass(HOUR);
          expect(await get(of, id)).toMatchObject({ completed_requests });
        },
        "When the requests in progress are completed, the job becomes `CANCELLED`.": async ({ of, id }) => {
          of.pass(10);
          expect(await get(of, id)).toMatchObject({ status: "CANCELLED" });
        },
      },
    },
  ],
};
