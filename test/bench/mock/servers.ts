/** The servers in the comparison. One command starts each. */
import { writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { install } from "../../../scripts/install.ts";

export interface Server {
  readonly name: string;
  /** Installs the server in an empty folder. Returns a function from a port to the command that starts the server on it. */
  prepare(folder: string): Promise<(port: number) => readonly string[]>;
}

const fileAt = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const DOCUMENT = fileAt("generated/openapi.json");
const NODE = process.execPath;
/** For servers that require a newer version of Node.js. */
const NODE_22 = `node-linux-${process.arch}`;

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
    async prepare(folder) {
      await install(folder, "@stdy/cli@0.22.2");
      return (port) => [join(folder, "node_modules/.bin/steady"), "--port", String(port), DOCUMENT];
    },
  },
  {
    name: "@mockoon/cli",
    async prepare(folder) {
      await install(folder, "@mockoon/cli@9.9.0");
      const cli = join(folder, "node_modules/.bin/mockoon-cli");
      return (port) => [
        cli,
        "start",
        "--data",
        DOCUMENT,
        "--hostname",
        "127.0.0.1",
        "--port",
        String(port),
        "--disable-log-to-file",
      ];
    },
  },
  {
    name: "Counterfact, on Node.js 22",
    async prepare(folder) {
      await install(folder, `${NODE_22}@22.23.3`, "counterfact@2.11.0");
      const node = join(folder, "node_modules", NODE_22, "bin/node");
      const cli = join(folder, "node_modules/counterfact/bin/counterfact.js");
      const options = ["--generate", "--serve", "--no-update-check"];
      return (port) => [node, cli, DOCUMENT, join(folder, "api"), ...options, "--port", String(port)];
    },
  },
  {
    // This package has no command.
    name: "@scalar/mock-server, on Node.js 22",
    async prepare(folder) {
      await install(folder, `${NODE_22}@22.23.3`, "@scalar/mock-server@0.14.4", "@hono/node-server@2.1.8");
      const node = join(folder, "node_modules", NODE_22, "bin/node");
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
