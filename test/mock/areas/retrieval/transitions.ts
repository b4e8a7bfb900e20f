import { expect } from "vitest";
import { examples } from "../../../../generated/examples.ts";
import { defined } from "../../../defined.ts";
import type { Session } from "../../session.ts";
import { type ApiResponse, call, callOk } from "../../transitions/call.ts";
import type { Check, Resource, TransitionCase, TransitionCases } from "../../transitions/case.ts";
import { expectNotFound } from "../../transitions/expectations.ts";

type Status = "online" | "offline";

const handbook = defined(examples.handbookDeployments.deployments[0]);
const [page] = examples.handbookRegistration.deployment.indexes;
const at = (deployment_id: string) => ({ path: { deployment_id } });

const list = async (mock: Session) => (await callOk(mock, "retrieval.deployments.list")).deployments;
const findListed = async (mock: Session, id: string) => (await list(mock)).find((deployment) => deployment.id === id);

const deployment: Resource = {
  field: "status",
  states: { online: () => handbook.id, offline: (mock) => report(mock, { status: "offline", clear_metrics: false }) },
  // No operation reads a single deployment.
  read: async (mock, id) => {
    const body = await findListed(mock, id);
    return { status: body ? 200 : 404, body };
  },
};

async function report(mock: Session, body: object): Promise<string> {
  await callOk(mock, "retrieval.deployments.updateMetrics", { ...at(handbook.id), body });
  return handbook.id;
}

/** A registration with the indexes `handbook_pages`, which the seeded deployment has with 214 documents, and `notices`. */
function registration(name: string, status?: Status, indexes = ["handbook_pages", "notices"]) {
  const { status: _, ...all } = examples.handbookRegistration;
  const definition = { ...all.deployment, indexes: indexes.map((index) => ({ ...page, name: index })) };
  return { body: { ...all, name, deployment: definition, ...(status ? { status } : {}) } };
}

const registersNothing: Check = async ({ mock, response }) => {
  expect(response).toEqual({ status: 200, body: { id: handbook.id } });
  expect(await list(mock)).toHaveLength(1);
};

const statusIs =
  (status: Status): Check =>
  async ({ mock, response, id }) => {
    const reported = (response.body as { id?: string }).id ?? id;
    expect(await findListed(mock, reported)).toMatchObject({ status });
  };

const other = (status: Status): Status => (status === "online" ? "offline" : "online");

/** A missing status means offline. */
const createCase = (status: Status): TransitionCase => ({
  request: () => registration("harbor-tides", status === "online" ? status : undefined),
  created: { resource: deployment, id: ({ body }: ApiResponse) => (body as { id: string }).id },
  conditionNotMet: {
    "the name is registered": { request: () => registration(handbook.name, status), outcome: registersNothing },
    "the body has the other status": {
      request: () => registration("harbor-tides", other(status)),
      outcome: statusIs(other(status)),
    },
  },
});

const keepsStatus: Check = async ({ mock, id, before, repeat }) => {
  expect(await findListed(mock, id)).toMatchObject({ status: (before!.body as { status: Status }).status });
  for (const status of ["offline", "online"] as const) {
    await repeat(registration(handbook.name, status));
    await repeat(registration(handbook.name));
    expect(await findListed(mock, id)).toMatchObject({ status });
  }
};

const INDEXES_REPLACED = "Indexes that are not in the body are removed; the others keep their ids and document counts.";

const indexesAreReplaced =
  (status?: Status): Check =>
  async ({ mock, id, repeat }) => {
    const indexes = async () => defined(await findListed(mock, id)).deployment.indexes;
    const [kept] = handbook.deployment.indexes;
    const [notices] = (await indexes()).filter(({ name }) => name === "notices");
    expect(await indexes()).toContainEqual(kept);
    await repeat(registration(handbook.name, status, ["notices"]));
    expect(await indexes()).toEqual([notices]);
  };

const replaceCase = (status: Status): TransitionCase => ({
  resource: deployment,
  request: () => registration(handbook.name, status),
  notCreator: { any: "SEARCH_INDEX_FORBIDDEN" },
  conditionNotMet: {
    "the name is new": { request: () => registration("harbor-tides", status), outcome: "unchanged" },
    "the body has the other status": {
      request: () => registration(handbook.name, other(status)),
      outcome: statusIs(other(status)),
    },
    "the body has no status": { request: () => registration(handbook.name), outcome: keepsStatus },
  },
  effects: { [INDEXES_REPLACED]: indexesAreReplaced(status) },
});

const keepCase: TransitionCase = {
  resource: deployment,
  request: () => registration(handbook.name),
  notCreator: { any: "SEARCH_INDEX_FORBIDDEN" },
  conditionNotMet: {
    "the name is new": { request: () => registration("harbor-tides"), outcome: "unchanged" },
    "the body has a status": {
      request: () => registration(handbook.name, "offline"),
      outcome: statusIs("offline"),
    },
  },
  effects: { "The deployment keeps its status.": keepsStatus, [INDEXES_REPLACED]: indexesAreReplaced() },
};

const reportCase = (status: Status, effect: string, check: Check): TransitionCase => ({
  resource: deployment,
  request: (_, id) => ({ ...at(id), body: metrics[status] }),
  notCreator: { any: "SEARCH_INDEX_FORBIDDEN" },
  conditionNotMet: {
    "the body has the other status": {
      request: (_, id) => ({ ...at(id), body: metrics[other(status)] }),
      outcome: statusIs(other(status)),
    },
  },
  effects: { [effect]: check },
});

const metrics = {
  online: { status: "online", document_count: 300, index_metrics: [{ name: "handbook_pages", document_count: 299 }] },
  offline: { status: "offline", clear_metrics: true },
};

const listConfigurations = (mock: Session) => callOk(mock, "retrieval.ingestionConfigurations.list");
const seeded = defined(examples.handbookIngestions[0]);

const configuration: Resource = {
  states: { any: () => seeded.id },
  // No operation reads a single configuration.
  read: async (mock, id) => {
    const body = (await listConfigurations(mock)).find((candidate) => candidate.id === id);
    return { status: body ? 200 : 404, body };
  },
};

const named = (name: string) => () => ({ body: { ...examples.handbookIngestionUpsert, name } });

export const transitions: TransitionCases = {
  "retrieval.ingestionConfigurations.upsert": [
    {
      request: named("notices"),
      created: { resource: configuration, id: ({ body }: ApiResponse) => (body as { id: string }).id },
      conditionNotMet: {
        "one has it": {
          request: named(seeded.name),
          outcome: async ({ mock, response }) => {
            expect(response.body).toMatchObject({ id: seeded.id });
            expect(await listConfigurations(mock)).toHaveLength(examples.handbookIngestions.length);
          },
        },
      },
    },
    {
      resource: configuration,
      request: () => ({ body: { ...examples.bareIngestionUpsert, name: seeded.name } }),
      conditionNotMet: {
        "none has it": {
          request: named("notices"),
          outcome: ({ response }) => expect(response.body).not.toMatchObject({ id: seeded.id }),
        },
      },
      effects: {
        "The configuration is updated. It keeps its id, its author, its statistics and omitted fields.": ({
          before,
          response,
        }) => {
          const { modified_at, ...kept } = before!.body as { modified_at: string };
          expect(response.body).toMatchObject(kept);
          expect((response.body as { modified_at: string }).modified_at > modified_at).toBe(true);
        },
      },
    },
  ],
  "retrieval.deployments.register": [
    createCase("offline"),
    createCase("online"),
    replaceCase("offline"),
    replaceCase("online"),
    keepCase,
  ],
  "retrieval.deployments.delete": [
    {
      resource: deployment,
      request: (_, id) => at(id),
      notCreator: { any: "SEARCH_INDEX_FORBIDDEN" },
      effects: {
        "The deployment and its indexes are no longer listed or queried; later requests for it return 404.": async ({
          mock,
          id,
          repeat,
        }) => {
          expect(await list(mock)).toEqual([]);
          const reported = await call(mock, "retrieval.deployments.updateMetrics", { ...at(id), body: metrics.online });
          expectNotFound(reported, "SEARCH_INDEX_NOT_FOUND");
          expectNotFound(await repeat(), "SEARCH_INDEX_NOT_FOUND");
        },
      },
    },
  ],
  "retrieval.deployments.updateMetrics": [
    reportCase(
      "online",
      "The document counts of the deployment and of the listed indexes are set to those in the body.",
      async ({ mock, id }) => {
        const indexes = [{ name: "handbook_pages", document_count: 299 }];
        expect(await findListed(mock, id)).toMatchObject({ document_count: 300, deployment: { indexes } });
      },
    ),
    reportCase(
      "offline",
      "If `clear_metrics` is true, the document count of the deployment becomes 0 and that of each index null.",
      async ({ mock, id, repeat }) => {
        const cleared = { document_count: 0, deployment: { indexes: [{ document_count: null }] } };
        expect(await findListed(mock, id)).toMatchObject(cleared);
        await report(mock, metrics.online);
        await repeat({ ...at(id), body: { status: "offline", clear_metrics: false } });
        expect(await findListed(mock, id)).toMatchObject({ status: "offline", document_count: 300 });
      },
    ),
  ],
};
