/** The servers in the comparison, each started with one command. */
import { writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { install } from "../../../scripts/install.ts";
import { AGENT } from "./workloads.ts";

export interface Server {
  readonly name: string;
  /** Oldest version of Node.js that it supports, if newer than ours. */
  readonly node?: number;
  /** Whether it has `/_mock/reset`. */
  readonly resets?: boolean;
  /** Installs it in an empty folder and returns the command that starts it on a port. */
  prepare(folder: string): Promise<(port: number) => readonly string[]>;
}

const fileAt = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const DOCUMENT = fileAt("generated/openapi.json");
const NODE = process.execPath;

/** The baseline of the comparison. */
export const BARE = "node:http";
export const OURS = "this mock";
export const PRISM = "Prism CLI";

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
      return (port) => [NODE, program, String(port), AGENT];
    },
  },
  {
    name: OURS,
    resets: true,
    prepare: async () => (port) => [NODE, fileAt("dist/mock/cli.js"), "mock", "--port", String(port)],
  },
  {
    name: PRISM,
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
    // It has no command of its own, but it includes a server.
    name: "@scalar/mock-server",
    node: 22,
    async prepare(folder) {
      await install(folder, "@scalar/mock-server@0.14.4");
      const program = join(folder, "serve.mjs");
      await writeFile(program, SCALAR);
      return (port) => [NODE, program, DOCUMENT, String(port)];
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
