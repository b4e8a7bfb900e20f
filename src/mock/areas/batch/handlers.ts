import type { BatchJob, BatchJobCreate } from "../../../../generated/mock-types.ts";
import { isJsonObject } from "../../../core/json-object.ts";
import { valueAt } from "../../../core/json-pointer.ts";
import { notePatterns } from "../../../core/schema-violations/schema-patterns.ts";
import { shorten } from "../../../core/shorten.ts";
import { conflict, notFound, unprocessable } from "../../exchange/problems.ts";
import { remember } from "../../exchange/remembered.ts";
import { ok } from "../../exchange/responses.ts";
import { JsonLimitError, parseJsonLine, type ValueCounts } from "../../lib/parse-json.ts";
import { parseTime } from "../../state/parse-time.ts";
import type { Caller } from "../caller.ts";
import { defineHandlers, type HandlerRequest } from "../define-handlers.ts";
import { findFile } from "../files/files.ts";
import { findModel } from "../models/handlers.ts";
import { metadataFilter } from "../shared/filters.ts";
import { isEmpty, numberedPage } from "../shared/paging.ts";
import type { Sandbox } from "../tables.ts";
import { findEndpoint } from "./endpoints.ts";
import { cancelJob, isEnded, queueJob } from "./job.ts";
import { type BatchLine, jobsByCreation, type StoredBatchJob } from "./state.ts";

/** Lines and characters of the input files of a job. The API allows as many requests in a body. */
const MAX_LINES = 10_000;
const MAX_CHARACTERS = 10_000_000;

/** The handlers of a job's endpoint process its requests. Other endpoints return responses in their usual format. */
export const handlers = defineHandlers("batch", {
  "batch.jobs.list": ({ query, sandbox, caller }) => {
    const { page = 0, page_size = 100, order_by = "-created", created_after, ...filters } = query;
    const isListed = compileFilters(caller, filters);
    const all = sandbox.batchJobs.by(jobsByCreation);
    const recent = created_after === undefined ? all : all.above([parseTime(created_after) / 1000]);
    const sorted = order_by === "created" ? recent : recent.reversed();
    const { created_by_me, ...others } = filters;
    const rows = isEmpty(others) && !created_by_me ? sorted : [...sorted].filter(isListed);
    return ok({
      object: "list",
      data: numberedPage(rows, page, page_size, 0).map(({ job }) => remember(job)),
      total: rows.length,
    });
  },

  "batch.jobs.create": ({ body, sandbox, caller }) => {
    const requests = body.requests ?? readFiles(sandbox, body.input_files ?? []);
    checkResponder(sandbox, body, requests);
    // A later request may run the job, but callers look at the journal entry of this one.
    for (const request of requests)
      if ("body" in request) notePatterns(valueAt(request.body, "/response_format/json_schema/schema"), sandbox.checks);
    return ok(queueJob(sandbox, caller, body, requests).job);
  },

  "batch.jobs.get": ({ path, query, sandbox }) => {
    const { job, outputs } = findBatchJob(sandbox, path.job_id);
    noteFailures(sandbox, job);
    return ok({ ...job, outputs: query.inline && outputs.length > 0 ? [...outputs] : null });
  },

  "batch.jobs.delete": ({ path, sandbox }) => {
    const { job } = findBatchJob(sandbox, path.job_id);
    if (!isEnded(job))
      conflict(
        "BATCH_JOB_NOT_ENDED",
        job.status === "CANCELLATION_REQUESTED"
          ? "The job is being canceled. Wait until its status is CANCELLED, then delete it."
          : `The job is still ${job.status}. Cancel it and delete it once its status is CANCELLED.`,
      );
    sandbox.batchJobs.delete(job.id);
    return ok({ id: job.id, object: "batch", deleted: true });
  },

  "batch.jobs.cancel": ({ path, sandbox }) => {
    const row = findBatchJob(sandbox, path.job_id);
    const { job } = row;
    if (isEnded(job))
      conflict(
        "BATCH_JOB_ENDED",
        `The job has already ended with the status ${job.status}. Only a job that is QUEUED or RUNNING can be canceled.`,
      );
    if (job.status === "CANCELLATION_REQUESTED") return ok(job);
    return ok(cancelJob(sandbox, row).job);
  },
});

/** Messages that are noted, and characters of each. */
const MAX_NOTED = 5;
const MAX_MESSAGE = 300;

/** Notes for the journal why requests failed, because the job is a SUCCESS nevertheless. */
function noteFailures({ checks }: Sandbox, { id, status, errors, total_requests }: BatchJob): void {
  if (status !== "SUCCESS") return;
  for (const { message, count } of errors.slice(0, MAX_NOTED))
    checks.note(
      `${count} of ${total_requests} requests of the batch job ${id} failed: ${shorten(message, MAX_MESSAGE)}`,
    );
}

function compileFilters(
  caller: Caller,
  { model, agent_id, metadata, created_by_me, status }: HandlerRequest<"batch.jobs.list">["query"],
): (row: StoredBatchJob) => boolean {
  const hasMetadata = metadataFilter(metadata);
  return ({ job, created_by }) =>
    (model === undefined || job.model === model) &&
    (agent_id === undefined || job.agent_id === agent_id) &&
    hasMetadata(job.metadata) &&
    (!created_by_me || created_by.user_id === caller.user_id) &&
    (!status || status.includes(job.status));
}

function findBatchJob(sandbox: Sandbox, id: string): StoredBatchJob {
  return (
    sandbox.batchJobs.get(id) ??
    notFound(
      "BATCH_JOB_NOT_FOUND",
      `No batch job in this workspace has the id ${id}. List the batch jobs to find the right id.`,
    )
  );
}

/** Returns the requests of the files. A line beyond the limits of a body is not a request. Throws a 422 if there are too many. */
function readFiles(sandbox: Sandbox, ids: readonly string[]): BatchLine[] {
  const counts: ValueCounts = { containers: 0, commas: 0 };
  const requests: BatchLine[] = [];
  let [lineCount, characters] = [0, 0];
  for (const id of ids) {
    const { content } = findFile(sandbox, id);
    const lines = content.split(/\r?\n/, MAX_LINES + 2);
    if (lines.at(-1) === "") lines.pop();
    // An empty file is not free, either.
    lineCount += Math.max(1, lines.length);
    characters += content.length;
    if (lineCount > MAX_LINES || characters > MAX_CHARACTERS)
      unprocessable(
        "/body/input_files",
        `The files of a job may have ${MAX_LINES} lines and ${MAX_CHARACTERS} characters in total. Divide the requests among several jobs.`,
      );
    for (const [index, line] of lines.entries())
      if (line.trim() !== "") requests.push(parseLine(line, `Line ${index + 1} of the file ${id}`, counts));
  }
  return requests;
}

function parseLine(text: string, location: string, counts: ValueCounts): BatchLine {
  try {
    const { custom_id = null, body } = Object(parseJsonLine(text, counts)) as Record<string, unknown>;
    if (!isJsonObject(body)) return { error: `${location} has no body, which must be a JSON object.` };
    if (custom_id !== null && typeof custom_id !== "string")
      return { error: `${location} has a custom_id that is not a string.` };
    return { custom_id, body: body as Record<string, never> }; // Any JSON object; the endpoint validates it.
  } catch (error) {
    return { error: `${location} ${error instanceof JsonLimitError ? error.message : "is not JSON"}.` };
  }
}

/** Throws a problem if the service can't process the requests, or a request names neither a model nor an agent. */
function checkResponder(
  sandbox: Sandbox,
  { model, agent_id, endpoint }: BatchJobCreate,
  requests: readonly BatchLine[],
): void {
  const { needs, acceptsAgent } = findEndpoint(endpoint);
  if (agent_id != null) {
    if (!sandbox.agents.has(agent_id))
      notFound("AGENT_NOT_FOUND", `No agent in this workspace has the id ${agent_id}. Specify a model instead.`);
    if (!acceptsAgent)
      unprocessable(
        "/body/agent_id",
        `An agent can't process requests to ${endpoint}. Specify a model, or use /v1/agents/completions.`,
      );
    return;
  }
  if (model != null) findModel(sandbox, model);
  if (needs === undefined || (needs === "model" && model != null)) return;
  const index = requests.findIndex((request) => "body" in request && typeof request.body[needs] !== "string");
  if (index >= 0)
    unprocessable(
      `/body/${needs}`,
      `Request ${index + 1} does not specify ${needs === "model" ? "a model" : "an agent"}. Set ${needs} for the whole job, or in the body of each request.`,
    );
}
