/** Describes a change for the changelog, and says which kind of release it needs: `npm run changeset`. */
import { spawnSync } from "node:child_process";
import { changesetArguments } from "./release/changesets.ts";

const { status } = spawnSync(process.execPath, await changesetArguments(...process.argv.slice(2)), {
  stdio: "inherit",
});
process.exitCode = status ?? 1;
