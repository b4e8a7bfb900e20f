import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { run } from "../../src/programs/programs.ts";
import { toolCommand } from "../tools/tools.ts";

/** Writes a client from `@hey-api/openapi-ts` into the folder `client/` of a folder. With `validator`, it needs Zod. */
export async function generateHeyApiClient(folder: string, { validator = false } = {}): Promise<void> {
  const sdk = { name: "@hey-api/sdk", validator };
  const config = {
    input: resolve("generated/openapi.json"),
    output: "client",
    logs: { level: "silent", file: false },
    plugins: ["@hey-api/client-fetch", "@hey-api/typescript", ...(validator ? ["zod"] : []), sdk],
  };
  await writeFile(join(folder, "package.json"), '{ "type": "module" }\n');
  await writeFile(join(folder, "openapi-ts.config.js"), `export default ${JSON.stringify(config)};\n`);
  await run(process.execPath, [await toolCommand("@hey-api/openapi-ts", "openapi-ts")], folder);
}
