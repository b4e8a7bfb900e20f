/** The servers in the comparison. One command starts each. */
import { symlink, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { runtimeBinary, toolCommand, toolFolder } from "../../tools/tools.ts";

export interface Server {
  readonly name: string;
  /** Installs the server in an empty folder. Returns a function from a port to the command that starts the server on it. */
  prepare(folder: string): Promise<(port: number) => readonly string[]>;
}

const fileAt = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const DOCUMENT = fileAt("generated/openapi.json");
const NODE = process.execPath;

/** The baseline. */
export const BARE = "node:http";
export const OURS = "this mock";

export const SERVERS: readonly Server[] = [
  {
    name: BARE,
    async prepare(folder) {
      const program = join(folder, "bare.mjs");
      await build({
        entryPoints: [fileAt("test/bench/mock/bare.ts")],
        outfile: program,
        platform: "node",
        format: "esm",
      });
      return (port) => [NODE, program, String(port)];
    },
  },
  {
    name: OURS,
    prepare: async () => (port) => [NODE, fileAt("dist/platform-api-mock/dist/cli.js"), "--port", String(port)],
  },
  {
    name: "Prism CLI",
    async prepare() {
      const cli = createRequire(import.meta.url).resolve("@stoplight/prism-cli/dist/index.js");
      return (port) => [NODE, cli, "mock", DOCUMENT, "--host", "127.0.0.1", "--port", String(port)];
    },
  },
  {
    name: "@stdy/cli",
    async prepare() {
      const cli = await toolCommand("@stdy/cli", "steady");
      return (port) => [NODE, cli, "--port", String(port), DOCUMENT];
    },
  },
  {
    name: "@mockoon/cli",
    async prepare() {
      const cli = await toolCommand("@mockoon/cli", "mockoon-cli");
      const options = ["--hostname", "127.0.0.1", "--disable-log-to-file"];
      return (port) => [NODE, cli, "start", "--data", DOCUMENT, ...options, "--port", String(port)];
    },
  },
  {
    // This package has no command.
    name: "@scalar/mock-server, on Node.js 22",
    async prepare(folder) {
      await symlink(toolFolder(""), join(folder, "node_modules"));
      const node = runtimeBinary("node-22", "bin/node");
      const program = join(folder, "serve.mjs");
      await writeFile(program, SCALAR);
      return (port) => [node, program, DOCUMENT, String(port)];
    },
  },
];

const SCALAR = `import { readFile } from "node:fs/promises";
import { serve } from "@hono/node-server";
import { createMockServer } from "@scalar/mock-server";
const [, , file, port] = process.argv;
const app = await createMockServer({ document: JSON.parse(await readFile(file, "utf8")) });
serve({ fetch: app.fetch, port: Number(port), hostname: "127.0.0.1" });
`;
