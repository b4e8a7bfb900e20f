import { textsIn } from "../core/texts-in.ts";
import { toTryIt } from "../interface/try-it.ts";
import { idOf, type Lists } from "../mock/dashboard/resources.ts";
import { createMock } from "../mock/index.ts";
import type { Site } from "./site.ts";

/** Operations, each with its id and title, by the list of the mock's state whose resources they take. */
export type SandboxUses = Record<string, [id: string, title: string][]>;

/** Finds the operations that take the id of a resource: the example of their request has one of the initial state. */
export async function listSandboxUses({ document, groups }: Site): Promise<SandboxUses> {
  const { _mock, ...lists } = (await createMock().sandbox("any").seedData()) as unknown as Lists;
  const uses: SandboxUses = {};
  const operations = groups.flatMap(({ areas }) => areas.flatMap((area) => area.operations));
  for (const [list, resources] of Object.entries(lists)) {
    const ids = new Set(resources.map(idOf));
    const found = operations.filter((entry) => {
      const { parameters, body } = toTryIt(document, entry);
      const sent = [...parameters.filter(({ required }) => required).map(({ example }) => example), body?.example];
      return [...textsIn(sent)].some((text) => ids.has(text));
    });
    if (found.length > 0) uses[list] = found.map(({ id, operation }) => [id, operation.summary]);
  }
  return uses;
}
