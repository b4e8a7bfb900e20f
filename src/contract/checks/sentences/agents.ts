import type { Json } from "../../requests/stored.ts";
import { later, lists, type Sentence } from "./sentence.ts";

/** Seconds by which the clocks of one server may differ. */
const MAX_DRIFT = 20 * 60;

/** The sentences about agents and connectors. */
export const agents: readonly Sentence[] = [
  {
    operations: ["agents.update"],
    text: "Fields that you omit keep the value that they have in the active version.",
    run: async ({ create, send, until }) => {
      const path = { agent_id: (await create("agents.create", { description: "The first." })).id };
      await send("agents.update", { path, body: { description: "The second." } });
      await send("agents.switchVersion", { path, body: { version: 0 } });
      await send("agents.update", { path, body: { name: "The third" } });
      return until(async () => [["/body/description", "The first.", (await send("agents.get", { path })).description]]);
    },
  },
  {
    operations: ["agents.switchVersion"],
    text: "No version is created or changed.",
    run: async ({ send, until }) => {
      const path = { agent_id: (await send("agents.create")).id };
      await send("agents.update", { path, body: { description: "The second." } });
      const read = () => send("agents.versions.get", { path: { ...path, version: 0 } });
      const before = await read();
      await later(before.updated_at);
      await send("agents.switchVersion", { path, body: { version: 0 } });
      return until(async () => {
        const after = await read();
        return ["updated_at", "versions"].map((name) => [`/body/${name}`, before[name], after[name]]);
      });
    },
  },
  {
    operations: ["agents.complete"],
    text: "Time at which the response was generated, as a Unix timestamp in seconds.",
    run: async ({ send }) => {
      const agent = await send("agents.create");
      const messages = [{ role: "user", content: "When is low water?" }];
      const { created } = await send("agents.complete", { body: { agent_id: agent.id, messages } });
      const earliest = Date.parse(agent.created_at) / 1000;
      const isNow = Math.abs(created - earliest) < MAX_DRIFT;
      return [["/body/created", `about ${Math.round(earliest)}`, created, "the agent was created just before", isNow]];
    },
  },
  {
    operations: ["connectors.activate", "connectors.deactivate"],
    text: "The narrowest setting applies",
    run: async ({ send, until }) => {
      const { id } = await send("connectors.create");
      const steps: [operation: string, scope: string, active: boolean][] = [
        ["activate", "organization", true],
        ["deactivate", "workspace", false],
        ["activate", "organization", false],
        ["activate", "user", true],
        ["deactivate", "workspace", true],
        ["deactivate", "user", false],
        ["activate", "workspace", false],
        ["deactivate", "workspace", false],
        ["deactivate", "organization", false],
      ];
      const read = async (query: Json): Promise<Json[]> => (await send("connectors.list", { query })).items;
      const idsOf = async (query: Json) => (await read(query)).map((item) => item.id);
      for (const [operation, consumer_scope, active] of steps) {
        await send(`connectors.${operation}`, { path: { connector_id: id, consumer_scope } });
        const reason = `the narrowest setting applies, here after ${operation} for the ${consumer_scope}`;
        const unmet = await until(async () => {
          const items = await read({});
          const at = items.findIndex((item) => item.id === id);
          return [
            [`/body/items/${at}/active`, active, items[at]?.active ?? undefined, reason],
            lists("/body/items", id, await idsOf({ active: true }), `${reason}, with active=true`, active),
            lists("/body/items", id, await idsOf({ active: false }), `${reason}, with active=false`, !active),
          ];
        });
        if (unmet.length > 0) return unmet.slice(0, 1);
      }
      return [];
    },
  },
  {
    operations: ["connectors.authenticationMethods.list"],
    text: "Secret values are masked.",
    writes: true,
    run: async ({ create, send }) => {
      const secret = crypto.randomUUID();
      const global_headers = { "X-Account": { value: secret }, "X-Harbor": { value: "harbor", is_secret: false } };
      const { id } = await create("connectors.create", { global_headers });
      const methods: Json[] = await send("connectors.authenticationMethods.list", {
        path: { connector_id_or_name: id },
      });
      if (JSON.stringify(methods).includes(secret))
        return [["/body", "`****`", secret, "the header is secret by default", false]];
      return methods.map(({ global_headers: shown }, index) => [
        `/body/${index}/global_headers/X-Harbor/value`,
        "harbor",
        Object(shown)["X-Harbor"]?.value,
        "it is not secret",
      ]);
    },
  },
];
