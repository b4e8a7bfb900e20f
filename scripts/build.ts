/** Makes the npm package in dist/client/ from src/ and generated/: `npm run build`. */
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { declarationsOf } from "./declarations.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const PACKAGE = join(ROOT, "dist/client");
const ENTRIES = ["src/index.ts", "src/types.ts"];

const root = JSON.parse(await readFile(join(ROOT, "package.json"), "utf8"));

const manifest = {
  name: root.name,
  version: root.version,
  description: "Typed client of the Platform API: all of its operations, with pages, streams, retries and errors",
  license: root.license,
  type: "module",
  // For compilers that don't know exports yet; the rest reads those.
  main: "./src/index.js",
  types: "./src/index.d.ts",
  exports: {
    ".": { types: "./src/index.d.ts", default: "./src/index.js" },
    "./types": { types: "./src/types.d.ts", default: "./src/types.js" },
    "./openapi.json": "./openapi.json",
    "./openapi.yaml": "./openapi.yaml",
  },
  sideEffects: false,
  engines: root.engines,
  // Not bundled, since the declarations of ./types are made from its own.
  dependencies: { "openapi-fetch": `^${root.devDependencies["openapi-fetch"]}` },
};

const declarations = declarationsOf(ROOT, ENTRIES);

await rm(PACKAGE, { recursive: true, force: true });
await mkdir(PACKAGE, { recursive: true });
await build({
  absWorkingDir: ROOT,
  entryPoints: ENTRIES,
  outdir: join(PACKAGE, "src"),
  bundle: true,
  external: ["openapi-fetch"],
  format: "esm",
  platform: "neutral",
  mainFields: ["module", "main"],
  target: "es2022",
  sourcemap: true,
  charset: "utf8",
  logLevel: "warning",
});
for (const [name, text] of declarations) {
  await mkdir(dirname(join(PACKAGE, name)), { recursive: true });
  await writeFile(join(PACKAGE, name), text);
}
await writeFile(join(PACKAGE, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
await writeFile(join(PACKAGE, "README.md"), readmeOf(await readFile(join(ROOT, "README.md"), "utf8")));
await cp(join(ROOT, "LICENSE"), join(PACKAGE, "LICENSE"));
// The bundle holds this one, and its licence asks for its text.
await cp(join(ROOT, "node_modules/eventsource-parser/LICENSE"), join(PACKAGE, "LICENSE.eventsource-parser"));
for (const name of ["openapi.json", "openapi.yaml"]) await cp(join(ROOT, "generated", name), join(PACKAGE, name));
console.log(`Wrote dist/client/, ${manifest.name} ${manifest.version}.`);

/** The README's section on the client, from its first program on, under a head of its own. */
function readmeOf(text: string): string {
  const section = text.match(/^## The client\n[\s\S]*?(^```ts\n[\s\S]*?)(?=^## )/m)?.[1];
  if (!section) throw new Error('README.md has no section "The client" with a program in it.');
  return `# ${manifest.name}

${manifest.description}. For Node.js 20.19 and later, Deno, Bun and browsers.

\`\`\`sh
npm install ${manifest.name}
\`\`\`

Every operation is one method, at the place that its operationId says. The document itself is here too, as
\`${manifest.name}/openapi.json\` and \`${manifest.name}/openapi.yaml\`; any mock of it, such as
\`npx @stoplight/prism-cli mock\`, can answer the programs below.

${section.trimEnd()}

## License

${manifest.license}
`;
}
