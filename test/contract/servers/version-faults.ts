import { type Alter, type Fault, type Json, replaced, same, withJson, withQuery, withRequest } from "./alter.ts";
import { ignoring } from "./list-faults.ts";

const CREATED = "prompts.versions.create";

/** Faults in the versions of a resource. */
export const versionFaults: readonly Fault[] = [
  {
    name: "prefers an alias to a version",
    at: "prompts.get",
    alter: withQuery((query) => void (query.has("alias") && query.delete("version"))),
    operations: [CREATED],
    finds: /\/body\/version: expected 2 from prompts\.get; received 3$/,
  },
  {
    name: "shows an alias at another version",
    at: "prompts.get",
    alter: (request, respond) => {
      const alias = new URL(request.url).searchParams.get("alias");
      const isNamed = alias !== null && request.url.includes("version=");
      const edit: Alter = withJson((prompt) => ({ ...prompt, aliases: [...prompt.aliases, alias] }));
      return (isNamed ? edit : same)(request, respond);
    },
    operations: [CREATED],
    finds: /\/body\/aliases: expected not `checked-\w+`, which points to another version; received \[/,
  },
  {
    name: "shows no aliases of a version that is not the latest",
    at: "prompts.versions.get",
    alter: withJson((prompt) => (prompt.version < prompt.latestVersion ? { ...prompt, aliases: [] } : prompt)),
    operations: [CREATED],
    finds: /\/body\/aliases: expected \["checked-\w+"\], which was sent; received \[\]$/,
  },
  {
    name: "lists the latest version instead of that of an alias",
    at: "skills.list",
    alter: async (request, respond) => {
      const response = await respond(request.clone());
      const edit = withJson(({ data }) => ({
        data: data.map((skill: Json) => ({ ...skill, version: skill.latestVersion })),
      }));
      return request.url.includes("alias=") ? edit(request, respond) : response;
    },
    operations: ["skills.versions.create"],
    finds: /\/body\/data: expected only the version `skill_\w+ 2`, because of the alias; received \["skill_\w+ 3"\]$/,
  },
  {
    name: "ignores the alias in a list",
    at: "skills.list",
    alter: ignoring("alias"),
    operations: ["skills.versions.create"],
    finds: /\/body\/data: expected only the version `skill_\w+ 2`, because of the alias; received \[/,
  },
  {
    name: "lists an older version",
    at: "prompts.list",
    alter: withJson(({ data, ...page }) => ({
      ...page,
      data: data.map((prompt: Json) => ({ ...prompt, version: 1 })),
    })),
    operations: [CREATED],
    finds: /\/body: expected the version 3 in the list of resources; received 1$/,
  },
  {
    name: "does not list the older versions of an agent",
    at: "agents.versions.list",
    alter: withJson((agents) => agents.slice(0, 1)),
    operations: ["agents.update"],
    finds: /\/body: expected the version 1 in agents\.versions\.list; received \[/,
  },
  {
    name: "lists all versions of an agent with the latest content",
    at: "agents.versions.list",
    alter: withJson((agents) => agents.map((each: Json) => ({ ...each, instructions: agents[0].instructions }))),
    operations: ["agents.update"],
    finds: /\/body\/instructions: expected "The first text\. .*", which was sent; received "The second text/,
  },
  {
    name: "does not add a version to the numbers of an agent",
    at: "agents.get",
    alter: withJson((agent) => ({ ...agent, versions: agent.versions.slice(0, 1) })),
    operations: ["agents.update"],
    finds: /\/body\/versions: expected also the version \d; received \[0\]$/,
  },
  {
    name: "switches to a version that the query contradicts",
    at: "agents.switchVersion",
    alter: (request, respond) => {
      const url = request.url.replace(/\?.*/, "");
      return respond(url === request.url ? request : new Request(url, request));
    },
    operations: ["agents.update"],
    finds: /\/status: expected an error for a version, because the query has another one; received 200$/,
  },
  {
    name: "switches to a version that does not exist",
    at: "agents.switchVersion",
    alter: async (request, respond) => {
      const response = await respond(request);
      return response.status === 404 ? replaced(response, "{}", { status: 200 }) : response;
    },
    operations: ["agents.update"],
    finds: /\/status: expected an error for a version, because it does not exist; received 200$/,
  },
  {
    name: "shows the time of a version as that of the creation",
    at: "agents.get",
    alter: withJson((agent) => ({ ...agent, created_at: agent.updated_at })),
    operations: ["agents.update"],
    finds: /\/body\/created_at: expected still 20.*Z; received 20/,
  },
  {
    name: "shows the time of a version of a prompt as that of the creation",
    at: "prompts.versions.get",
    alter: withJson((prompt) => ({ ...prompt, createdAt: prompt.versionCreatedAt })),
    operations: [CREATED],
    finds: /\/body\/createdAt: expected still 20.*Z; received 20/,
  },
  {
    name: "lists the latest version instead of the active one",
    at: "agents.list",
    alter: withJson(({ data, ...page }) => ({
      ...page,
      data: data.map((agent: Json) => ({ ...agent, version: agent.versions.at(-1) })),
    })),
    operations: ["agents.update"],
    finds: /\/body\/data: expected the version \d, which is active, in agents\.list; received \d$/,
  },
  {
    name: "composes letters of a skill",
    at: "skills.versions.create",
    alter: withRequest((body) => JSON.parse(JSON.stringify(body).normalize("NFC"))),
    finds: /\/body\/.*definition\/body: expected .*, which was sent; received /,
  },
  {
    name: "numbers a version after the active one",
    at: "agents.update",
    alter: numberedAfterActive(),
    finds: /\/body\/version: expected 4, the next number; received 2$/,
  },
];

/** Returns another number for the last text, which the suite sends after it has switched the version. */
function numberedAfterActive(): Alter {
  return async (request, respond) => {
    const isLast = (await request.clone().text()).includes("The last text.");
    return (isLast ? withJson((agent) => ({ ...agent, version: 2 })) : withRequest((body) => body))(request, respond);
  };
}
