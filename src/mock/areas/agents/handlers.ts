import type { Agent } from "../../../../generated/mock-types.ts";
import { canonicalJson } from "../../../core/canonical-json.ts";
import { unprocessable } from "../../exchange/problems.ts";
import { noContent, ok } from "../../exchange/responses.ts";
import { defineHandlers, type HandlerRequest } from "../define-handlers.ts";
import { metadataFilter, textFilter } from "../shared/filters.ts";
import { isEmpty, numberedPage, rangePage, selected } from "../shared/paging.ts";
import type { Sandbox } from "../tables.ts";
import { findAgent, showAgent } from "../turn/find-agent.ts";
import { maskedTools } from "../turn/masked-tools.ts";
import { checkReferences } from "../turn/references.ts";
import { complete } from "./complete.ts";
import { agentsByCreation, type StoredAgent, versionKey } from "./state.ts";

/** `agents.complete` stores nothing, does not hand off, and skips tools that require confirmation. */
export const handlers = defineHandlers("agents", {
  "agents.listLegacy": ({ query, sandbox }) => {
    const { page = 0, page_size = 20, ...filters } = query;
    const select = selectAgents(sandbox, filters);
    const rows = sandbox.agents.by(agentsByCreation).reversed();
    if (isEmpty(filters)) return ok(numberedPage(rows, page, page_size, 0).map((agent) => showAgent(sandbox, agent)));
    return ok([...numberedPage(selected(rows, select), page, page_size, 0)]);
  },

  "agents.list": ({ query, sandbox }) => {
    const { page_token, page_size = 20, ...filters } = query;
    const { items, next } = rangePage(sandbox.agents.by(agentsByCreation), {
      scope: `agents ${canonicalJson(filters)}`,
      cursor: page_token,
      limit: page_size,
      descending: true,
      select: selectAgents(sandbox, filters),
    });
    return ok({ object: "list", data: items, next_page_token: next });
  },

  "agents.create": ({ body, sandbox, caller }) => {
    checkReferences(sandbox, caller, body);
    const id = sandbox.newId("ag_");
    const now = sandbox.time();
    const agent: Agent = {
      id,
      object: "agent",
      description: null,
      instructions: null,
      completion_args: {},
      handoffs: null,
      guardrails: null,
      metadata: null,
      version_message: null,
      ...body,
      tools: maskedTools(body.tools ?? []),
      deployment_chat: false,
      source: "api",
      version: 0,
      versions: [],
      owner_id: caller.user_id,
      created_at: now,
      updated_at: now,
    };
    sandbox.agentVersions.put({ agent_id: id, agent });
    return ok(showAgent(sandbox, sandbox.agents.put({ id, active: 0, versions: [0], aliases: {} })));
  },

  "agents.get": ({ path, query, sandbox }) => {
    const agent = findAgent(sandbox, path.agent_id);
    return ok(showAgent(sandbox, agent, query.agent_version));
  },

  "agents.update": ({ path, body, sandbox, caller }) => {
    const agent = findAgent(sandbox, path.agent_id);
    checkReferences(sandbox, caller, body);
    const { tools, completion_args, version_message = null, ...changes } = body;
    const active = showAgent(sandbox, agent);
    const version = active.versions.reduce((max, version) => Math.max(max, version), 0) + 1;
    const next: Agent = {
      ...active,
      ...changes,
      ...(tools === undefined ? {} : { tools: maskedTools(tools ?? [], active.tools) }),
      ...(completion_args === undefined ? {} : { completion_args: completion_args ?? {} }),
      version_message,
      version,
      versions: [],
      updated_at: sandbox.time(),
    };
    sandbox.agentVersions.put({ agent_id: agent.id, agent: next });
    return ok(
      showAgent(sandbox, sandbox.agents.put({ ...agent, active: version, versions: [...agent.versions, version] })),
    );
  },

  "agents.delete": ({ path, sandbox }) => {
    const agent = findAgent(sandbox, path.agent_id);
    for (const version of agent.versions) sandbox.agentVersions.delete(versionKey(agent.id, version));
    sandbox.agents.delete(agent.id);
    return noContent();
  },

  "agents.switchVersion": ({ path, query, body, sandbox }) => {
    const agent = findAgent(sandbox, path.agent_id);
    const version = chooseVersion(query.version, body?.version);
    const response = showAgent(sandbox, agent, version);
    sandbox.agents.put({ ...agent, active: version });
    return ok(response);
  },

  "agents.versions.list": ({ path, query, sandbox }) => {
    const agent = findAgent(sandbox, path.agent_id);
    const page = numberedPage(agent.versions.toReversed(), query.page ?? 0, query.page_size ?? 20, 0);
    return ok(page.map((version) => showAgent(sandbox, agent, version)));
  },

  "agents.versions.get": ({ path, sandbox }) => ok(showAgent(sandbox, findAgent(sandbox, path.agent_id), path.version)),

  "agents.complete": ({ body, sandbox }) => ok(complete(sandbox, body)),
});

/** The version to activate, from the query or the body. Throws a 422 if there is none or if they differ. */
function chooseVersion(inQuery: number | undefined, inBody: number | undefined): number {
  if (inQuery !== undefined && inBody !== undefined && inQuery !== inBody)
    unprocessable(
      "/query/version",
      `version is ${inQuery} in the query, but ${inBody} in the body. Send only one of them.`,
    );
  return (
    inBody ??
    inQuery ??
    unprocessable("/query/version", "The request has no version. Send one in the query or in the body.")
  );
}

/** Shows an agent if it matches every filter. */
function selectAgents(
  sandbox: Sandbox,
  { deployment_chat, sources, name, search, id, metadata }: HandlerRequest<"agents.list">["query"],
): (row: StoredAgent) => Agent | undefined {
  const hasMetadata = metadataFilter(metadata);
  const hasText = textFilter(search);
  return (row) => {
    const agent = showAgent(sandbox, row);
    const isListed =
      (deployment_chat === undefined || agent.deployment_chat === deployment_chat) &&
      (!sources || sources.some((source) => source === agent.source)) &&
      (name === undefined || agent.name === name) &&
      hasText(agent.name, agent.description) &&
      (id === undefined || agent.id === id) &&
      hasMetadata(agent.metadata);
    return isListed ? agent : undefined;
  };
}
