import { findCase } from "../../cases.ts";
import { minimalInput } from "../../requests/input.ts";
import type { Body } from "../../requests/prepare.ts";
import type { Json } from "../../requests/stored.ts";
import { changed, later, type Sentence, type Server } from "./sentence.ts";

/** The sentences about the aliases of one of both. */
function aliasSentences(area: "prompts" | "skills"): Sentence[] {
  const { definition } = minimalInput(findCase(`${area}.create`)).body as Body;
  const other = { ...definition, [area === "prompts" ? "content" : "body"]: "Another text." };
  /** Creates a resource with two aliases. */
  const start = async ({ create, send }: Server) => {
    const fields = { aliases: ["alpha", "beta"], notes: "The first.", sharingScope: "private" };
    const { id } = await create(`${area}.create`, fields);
    const path = { [area === "prompts" ? "prompt_id" : "skill_id"]: id };
    const get = () => send(`${area}.get`, { path });
    const add = (body: Json) => send(`${area}.versions.create`, { path, body });
    const list = async (): Promise<Body[]> => (await send(`${area}.versions.list`, { path })).data;
    /** The aliases of the first two versions. */
    const readAliases = async () => {
      const versions = await list();
      return [1, 2].map((number) => versions.find(({ version }) => version === number)?.aliases);
    };
    return { path, get, add, list, readAliases };
  };
  return [
    {
      operations: [`${area}.versions.update`],
      text: "The aliases in the body replace the current ones",
      run: async (server) => {
        const { path, add, readAliases } = await start(server);
        await add({ definition: other, aliases: ["gamma"] });
        const body = { aliases: { values: ["delta", "alpha"] } };
        await server.send(`${area}.versions.update`, { path: { ...path, version: 2 }, body });
        return server.until(async () => [["/body/data", [["beta"], ["alpha", "delta"]], await readAliases()]]);
      },
    },
    {
      operations: [`${area}.versions.update`],
      text: "any of its versions or an alias was last changed",
      run: async (server) => {
        const { path, get } = await start(server);
        const { updatedAt } = await get();
        await later(updatedAt);
        await server.send(`${area}.versions.update`, { path: { ...path, version: 1 }, body: { aliases: null } });
        return server.until(async () => [changed("updatedAt", updatedAt, (await get()).updatedAt)]);
      },
    },
    {
      operations: [`${area}.versions.create`],
      text: "The aliases in the body point to the new version and no longer to any other.",
      run: async (server) => {
        const { add, readAliases } = await start(server);
        await add({ definition: other, aliases: ["alpha"] });
        return server.until(async () => [["/body/data", [["beta"], ["alpha"]], await readAliases()]]);
      },
    },
    {
      operations: [`${area}.versions.create`],
      text: "The aliases in the body then move to that version, and the notes in the body are ignored.",
      run: async (server) => {
        const { add, list, readAliases } = await start(server);
        await add({ definition: other, aliases: ["gamma"] });
        await add({ definition, notes: "Others.", aliases: ["gamma"] });
        return server.until(async () => {
          const versions = await list();
          return [
            ["/body/data", [2, 1], versions.map(({ version }) => version)],
            ["/body/data/1/notes", "The first.", versions.at(-1).notes],
            ["/body/data", [["alpha", "beta", "gamma"], []], await readAliases()],
          ];
        });
      },
    },
    {
      operations: [`${area}.update`],
      text: "existing one keeps its scope",
      run: async (server) => {
        const { path, get } = await start(server);
        await server.send(`${area}.update`, { path, body: { sharingScope: "sharing_scope_unspecified" } });
        return server.until(async () => [["/body/sharingScope", "private", (await get()).sharingScope]]);
      },
    },
  ];
}

export const promptsAndSkills = (["prompts", "skills"] as const).flatMap(aliasSentences);
