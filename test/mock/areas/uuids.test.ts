import { expect, test } from "vitest";
import { examples } from "../../../generated/examples.ts";
import { defined } from "../../defined.ts";
import { sendJson } from "../json.ts";
import { session } from "../session.ts";

const registration = "0e5c8b72-3d1f-4a96-b7e4-f1a2b3c4d5e6";
const run = defined(examples.completedExecution.run_id);
const organization = defined(examples.maraIdentity.organization).id;
const workflow = defined(examples.completedExecution.workflow_id);

/** UUIDs are read in either case (RFC 9562, section 4). */
test.each<[method: string, id: string, path: (id: string) => string, body?: object]>([
  ["GET", run, (id) => `/v1/workflows/runs/${id}`],
  ["GET", registration, (id) => `/v1/workflows/registrations/${id}`],
  ["GET", workflow, (id) => `/v1/workflows/registrations?workflow_id=${id}`],
  ["GET", examples.tidesConnector.id, (id) => `/v1/connectors/${id}/tools`],
  [
    "PUT",
    "d7a60c3f-51b8-4e29-9c84-3f2e1d0c9b8a",
    (id) => `/v1/rag/ingestion_pipeline_configurations/${id}/run_info`,
    { execution_time: "2026-03-02T12:00:00Z", chunks_count: 1 },
  ],
  ["GET", organization, (id) => `/v1/users/me/workspaces?organization_id=${id}`],
])("%s with the id %s in capital letters has the same response", async (method, id, path, body) => {
  const [lower, upper] = [id, id.toUpperCase()].map((each) => sendJson(session(), method, path(each), body));
  const response = await lower;
  expect(response).toMatchObject({ status: 200 });
  expect(await upper).toEqual(response);
});
