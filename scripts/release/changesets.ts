import { commandOf } from "../install.ts";

/** Version 3 needs Node.js 22. */
const CHANGESETS = "@changesets/cli@2.31.1";

/** The arguments of Node.js that run the command of changesets. tsx lets it load changelog.ts. */
export async function changesetArguments(...args: string[]): Promise<string[]> {
  return ["--import", "tsx", await commandOf(CHANGESETS, "changeset"), ...args];
}
