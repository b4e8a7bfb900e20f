import { expect } from "vitest";
import { examples } from "../../../generated/examples.ts";
import type { Session } from "../session.ts";
import { ask, call, type Received } from "./call.ts";
import type { Check, Entries, Entry, Kind } from "./entry.ts";
import { expectGone } from "./outcome.ts";

type Status = "online" | "offline";

const handbook = examples.handbookDeployments.deployments[0]!;
const [page] = examples.handbookRegistration.deployment.indexes;
const at = (deployment_id: string) => ({ path: { deployment_id } });

const list = async (of: Session) => (await ask(of, "retrieval.deployments.list")).deployments;
const seen = async (of: Session, id: string) => (await list(of)).find((each) => each.id === id);

const deployment: Kind = {
  field: "status",
  states: { online: () => handbook.id, offline: (of) => report(of, { status: "offline", clear_metrics: false }) },
  // No operation reads a single deployment.
  read: async (of, id) => {
    const body = await seen(of, id);
    return { status: body ? 200 : 404, body };
  },
};

async function report(of: Session, body: object): Promise<string> {
  await ask(of, "retrieval.deployments.updateMetrics", { ...at(handbook.id), body });
  return handbook.id;
}

/** With the indexes `handbook_pages`, which the story's deployment has with 214 documents, and `notices`. */
function registration(name: string, status?: Status, indexes = ["handbook_pages", "notices"]) {
  const { status: _, ...all } = examples.handbookRegistration;
  const definition = { ...all.deployment, indexes: indexes.map((index) => ({ ...page, name: index })) };
  return { body: { ...all, name, deployment: definition, ...(status ? { status } : {}) } };
}

const registersNothing: Check = async ({ of, received }) => {
  expect(received).toEqual({ status: 200, body: { id: handbook.id } });
  expect(await list(of)).toHaveLength(1);
};

const statusIs =
  (status: Status): Check =>
  async ({ of, received, id }) => {
    const reported = (received.body as { id?: string }).id ?? id;
    expect(await seen(of, reported)).toMatchObject({ status });
  };

const other = (status: Status): Status => (status === "online" ? "offline" : "online");

/** A status that is left out counts as offline. */
const creating = (status: Status): Entry => ({
  request: () => registration("harbor-tides", status === "online" ? status : undefined),
  made: { kind: deployment, id: ({ body }: Received) => (body as { id: string }).id },
  unmet: {
    "the name is registered": { request: () => registration(handbook.name, status), outcome: registersNothing },
    "the body has the other status": {
      request: () => registration("harbor-tides", other(status)),
      outcome: statusIs(other(status)),
    },
  },
});

const replacing = (status: Status): Entry => ({
  kind: deployment,
  request: () => registration(handbook.name, status === "online" ? status : undefined),
  stranger: { any: "SEARCH_INDEX_FORBIDDEN" },
  unmet: {
    "the name is new": { request: () => registration("harbor-tides", status), outcome: "unchanged" },
    "the body has the other status": {
      request: () => registration(handbook.name, other(status)),
      outcome: statusIs(other(status)),
    },
  },
  effects: {
    "Indexes that are not in the body are removed; the others keep their ids and document counts.": async ({
      of,
      id,
      again,
    }) => {
      const indexes = async () => (await seen(of, id))!.deployment.indexes;
      const [kept] = handbook.deployment.indexes;
      const [notices] = (await indexes()).filter(({ name }) => name === "notices");
      expect(await indexes()).toContainEqual(kept);
      await again(registration(handbook.name, status, ["notices"]));
      expect(await indexes()).toEqual([notices]);
    },
  },
});

const reporting = (status: Status, effect: string, check: Check): Entry => ({
  kind: deployment,
  request: (_, id) => ({ ...at(id), body: metrics[status] }),
  stranger: { any: "SEARCH_INDEX_FORBIDDEN" },
  unmet: {
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

export const retrieval: Entries = {
  "retrieval.deployments.register": [
    creating("offline"),
    creating("online"),
    replacing("offline"),
    replacing("online"),
  ],
  "retrieval.deployments.delete": [
    {
      kind: deployment,
      request: (_, id) => at(id),
      stranger: { any: "SEARCH_INDEX_FORBIDDEN" },
      effects: {
        "The deployment and its indexes are no longer listed or queried; later requests for it return 404.": async ({
          of,
          id,
          again,
        }) => {
          expect(await list(of)).toEqual([]);
          const reported = await call(of, "retrieval.deployments.updateMetrics", { ...at(id), body: metrics.online });
          expectGone(reported, "SEARCH_INDEX_NOT_FOUND");
          expectGone(await again(), "SEARCH_INDEX_NOT_FOUND");
        },
      },
    },
  ],
  "retrieval.deployments.updateMetrics": [
    reporting(
      "online",
      "The document counts of the deployment and of the listed indexes are set to those in the body.",
      async ({ of, id }) => {
        const indexes = [{ name: "handbook_pages", document_count: 299 }];
        expect(await seen(of, id)).toMatchObject({ document_count: 300, deployment: { indexes } });
      },
    ),
    reporting(
      "offline",
      "If `clear_metrics` is true, the document count of the deployment becomes 0 and that of each index null.",
      async ({ of, id, again }) => {
        const cleared = { document_count: 0, deployment: { indexes: [{ document_count: null }] } };
        expect(await seen(of, id)).toMatchObject(cleared);
        await report(of, metrics.online);
        await again({ ...at(id), body: { status: "offline", clear_metrics: false } });
        expect(await seen(of, id)).toMatchObject({ status: "offline", document_count: 300 });
      },
    ),
  ],
};
