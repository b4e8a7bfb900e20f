import type {
  SearchIndexDeployment,
  SearchIndexOfflineMetrics,
  SearchIndexOnlineMetrics,
} from "../../../../generated/mock-types.ts";
import { fail, forbidden, notFound, unprocessable } from "../../exchange/problems.ts";
import { ok } from "../../exchange/responses.ts";
import type { Caller } from "../caller.ts";
import { defineHandlers } from "../define-handlers.ts";
import { updated } from "../shared/updates.ts";
import type { Sandbox } from "../tables.ts";
import { configurationsByName, searchDeploymentsByName } from "./state.ts";

/** Stores only the properties that responses show. The mock queries no search engine and runs no pipeline. */
export const handlers = defineHandlers("retrieval", {
  "retrieval.deployments.list": ({ sandbox }) => ok({ deployments: [...sandbox.searchDeployments.all()] }),

  "retrieval.deployments.register": ({ body, sandbox, caller }) => {
    const { name } = body;
    const now = sandbox.time();
    const existing = sandbox.searchDeployments.by(searchDeploymentsByName).within([name]).first();
    if (existing) authorizeChange(existing, caller);
    const { type, indexes } = body.deployment;
    checkIndexNames(indexes);
    const before = new Map(existing?.deployment.indexes.toReversed().map((index) => [index.name, index]));
    const { id } = sandbox.searchDeployments.put({
      id: existing?.id ?? sandbox.newUuid(),
      name,
      creator_id: existing?.creator_id ?? caller.user_id,
      status: body.status ?? existing?.status ?? "offline",
      document_count: existing?.document_count ?? 0,
      created_at: existing?.created_at ?? now,
      modified_at: now,
      deployment: {
        type,
        indexes: indexes.map(({ name }) => before.get(name) ?? { id: sandbox.newUuid(), name, document_count: null }),
      },
    });
    return ok({ id });
  },

  "retrieval.deployments.delete": ({ path, sandbox, caller }) => {
    const deployment = findDeployment(sandbox, path.deployment_id);
    authorizeChange(deployment, caller);
    sandbox.searchDeployments.delete(deployment.id);
    return ok({ id: deployment.id });
  },

  "retrieval.deployments.updateMetrics": ({ path, body, sandbox, caller }) => {
    const deployment = findDeployment(sandbox, path.deployment_id);
    authorizeChange(deployment, caller);
    const { document_count, indexes } =
      body.status === "online" ? onlineCounts(deployment, body) : offlineCounts(deployment, body);
    sandbox.searchDeployments.put({
      ...deployment,
      status: body.status,
      document_count,
      modified_at: sandbox.time(),
      deployment: { ...deployment.deployment, indexes },
    });
    return ok({ id: deployment.id });
  },

  "retrieval.ingestionConfigurations.list": ({ sandbox }) =>
    ok(sandbox.ingestionConfigurations.all().toSorted((a, b) => (a.name < b.name ? -1 : 1))),

  "retrieval.ingestionConfigurations.upsert": ({ body, sandbox, caller }) => {
    const existing = sandbox.ingestionConfigurations.by(configurationsByName).within([body.name]).first();
    const now = sandbox.time();
    return ok(
      sandbox.ingestionConfigurations.put({
        id: existing?.id ?? sandbox.newUuid(),
        author_id: existing?.author_id ?? caller.user_id,
        name: body.name,
        created_at: existing?.created_at ?? now,
        modified_at: now,
        last_run_time: existing?.last_run_time ?? null,
        last_run_chunks_count: existing?.last_run_chunks_count ?? 0,
        total_chunks_count: existing?.total_chunks_count ?? 0,
        pipeline_composition: updated(body.pipeline_composition, existing?.pipeline_composition ?? null, null),
      }),
    );
  },

  "retrieval.ingestionConfigurations.updateRunInfo": ({ path, body, sandbox }) => {
    const configuration =
      sandbox.ingestionConfigurations.get(path.id.toLowerCase()) ??
      notFound(
        "INGESTION_CONFIGURATION_NOT_FOUND",
        `The workspace has no pipeline configuration with the id ${path.id}. List the configurations to find its id.`,
      );
    return ok(
      sandbox.ingestionConfigurations.put({
        ...configuration,
        modified_at: sandbox.time(),
        last_run_time: body.execution_time,
        last_run_chunks_count: body.chunks_count,
        total_chunks_count: configuration.total_chunks_count + body.chunks_count,
      }),
    );
  },
});

function findDeployment(sandbox: Sandbox, id: string): SearchIndexDeployment {
  return (
    sandbox.searchDeployments.get(id.toLowerCase()) ??
    notFound(
      "SEARCH_INDEX_NOT_FOUND",
      `There is no search-index deployment with the id ${id}, or it is not available to you. List the deployments to find its id.`,
    )
  );
}

function authorizeChange({ name, creator_id }: SearchIndexDeployment, caller: Caller): void {
  if (creator_id !== caller.user_id)
    forbidden(
      "SEARCH_INDEX_FORBIDDEN",
      `The deployment ${name} was created by another user. Ask its creator to make the change.`,
    );
}

/** Throws a 422 if two indexes have the same name, because metrics and pipelines identify an index by its name. */
function checkIndexNames(indexes: readonly { name: string }[]): void {
  const first = new Map(indexes.map(({ name }, at) => [name, at] as const).reverse());
  const duplicate = indexes.findIndex(({ name }, at) => first.get(name) !== at);
  if (duplicate >= 0) unprocessable(`/body/deployment/indexes/${duplicate}/name`, "must be unique among the indexes");
}

/** The reported counts. An index that the report omits keeps its count. */
function onlineCounts(
  { name, deployment }: SearchIndexDeployment,
  { document_count, index_metrics }: SearchIndexOnlineMetrics,
) {
  const names = new Set(deployment.indexes.map((index) => index.name));
  for (const [at, metric] of index_metrics.entries()) {
    if (names.has(metric.name)) continue;
    const pointer = `/body/index_metrics/${at}/name`;
    fail(
      422,
      "UNKNOWN_INDEX",
      `The deployment ${name} has no index ${metric.name}. Register the index first, or omit it.`,
      { errors: [{ pointer, detail: "must be an index of the deployment", code: "invalid" }] },
    );
  }
  const counts = new Map(index_metrics.map((metric) => [metric.name, metric.document_count]));
  const indexes = deployment.indexes.map((index) => ({
    ...index,
    document_count: counts.get(index.name) ?? index.document_count,
  }));
  return { document_count, indexes };
}

/** The previous counts, or none if the report clears them. */
function offlineCounts(
  { document_count, deployment }: SearchIndexDeployment,
  { clear_metrics }: SearchIndexOfflineMetrics,
) {
  return clear_metrics
    ? { document_count: 0, indexes: deployment.indexes.map((index) => ({ ...index, document_count: null })) }
    : { document_count, indexes: deployment.indexes };
}
