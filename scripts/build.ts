/** Builds the npm package in dist/client/, which contains the client, and the mock as its command: `npm run build`. */
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { declarationsOf } from "./declarations.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const PACKAGE = join(ROOT, "dist/client");
const ENTRIES = ["src/index.ts", "src/types.ts", "src/testing.ts"];
const MOCK = ["src/mock/index.ts", "src/vitest.ts"];

const root = JSON.parse(await readFile(join(ROOT, "package.json"), "utf8"));
/** Packages that only a mock needs that keeps its sandboxes in a folder or in Redis, and the one that runs tests. */
const OPTIONAL: Record<string, string> = {
  "classic-level": `^${root.devDependencies["classic-level"]}`,
  "@redis/client": `^${root.devDependencies["@redis/client"]}`,
  vitest: "^3.2.0 || ^4.0.0",
};

const manifest = {
  name: root.name,
  version: root.version,
  description: "Typed client and stateful mock server for every operation of the Platform API",
  license: root.license,
  type: "module",
  // For tools that ignore `exports`, such as TypeScript with the module resolution node10. They require() CommonJS.
  main: "./src/index.cjs",
  types: "./src/index.d.cts",
  exports: {
    ".": bothFormats("./src/index"),
    "./types": bothFormats("./src/types"),
    "./testing": bothFormats("./src/testing"),
    "./mock": { types: "./src/mock/index.d.ts", default: "./mock/index.js" },
    "./vitest": { types: "./src/vitest.d.ts", default: "./mock/vitest.js" },
    "./openapi.json": "./openapi.json",
    "./openapi.yaml": "./openapi.yaml",
  },
  bin: { "platform-api": "./mock/cli.js" },
  sideEffects: false,
  engines: root.engines,
  // The ES modules do not bundle it, because the declarations of ./types import its declarations.
  dependencies: { "openapi-fetch": `^${root.devDependencies["openapi-fetch"]}` },
  peerDependencies: OPTIONAL,
  peerDependenciesMeta: Object.fromEntries(Object.keys(OPTIONAL).map((name) => [name, { optional: true }])),
};

/** Each format has its own declarations, because TypeScript takes the format of a module from the name of the file. */
function bothFormats(path: string) {
  return {
    import: { types: `${path}.d.ts`, default: `${path}.js` },
    require: { types: `${path}.d.cts`, default: `${path}.cjs` },
  };
}

const declarations = declarationsOf(ROOT, [...ENTRIES, ...MOCK]);
for (const [name, text] of declarationsOf(ROOT, ENTRIES))
  declarations.set(commonJsName(name), text.replaceAll(/(?<=")(\.\.?\/[^"\n]+)\.js(?=")/g, "$1.cjs"));

function commonJsName(name: string): string {
  return name.replace(/\.d\.ts$/, ".d.cts");
}

await rm(PACKAGE, { recursive: true, force: true });
await mkdir(PACKAGE, { recursive: true });
for (const [format, extension] of [
  ["esm", ".js"],
  ["cjs", ".cjs"],
] as const)
  await build({
    absWorkingDir: ROOT,
    entryPoints: ENTRIES,
    outdir: join(PACKAGE, "src"),
    outExtension: { ".js": extension },
    bundle: true,
    // The default export of its CommonJS version is a property, which Node.js and bundlers read in different ways.
    external: format === "esm" ? ["openapi-fetch"] : [],
    format,
    platform: "neutral",
    mainFields: ["module", "main"],
    target: "es2022",
    sourcemap: true,
    charset: "utf8",
    logLevel: "warning",
  });
await import("./build-mock.ts");
await cp(join(ROOT, "dist/mock"), join(PACKAGE, "mock"), { recursive: true });
for (const [name, text] of declarations) {
  await mkdir(dirname(join(PACKAGE, name)), { recursive: true });
  await writeFile(join(PACKAGE, name), text);
}
// What `exports` says, for tools that ignore it: they look for a folder.
for (const name of ["types", "testing"])
  await writeJson(`${name}/package.json`, { main: `../src/${name}.cjs`, types: `../src/${name}.d.cts` });
await writeJson("mock/package.json", { type: "module", main: "./index.js", types: "../src/mock/index.d.ts" });
await writeJson("package.json", manifest);
await writeFile(join(PACKAGE, "README.md"), readmeOf(await readFile(join(ROOT, "README.md"), "utf8")));
await cp(join(ROOT, "LICENSE"), join(PACKAGE, "LICENSE"));
// These packages are bundled, and their licenses require a copy of the license text.
for (const name of ["eventsource-parser", "openapi-fetch"])
  await cp(join(ROOT, "node_modules", name, "LICENSE"), join(PACKAGE, `LICENSE.${name}`));
for (const name of ["openapi.json", "openapi.yaml"]) await cp(join(ROOT, "generated", name), join(PACKAGE, name));
console.log(`Wrote dist/client/: ${manifest.name} ${manifest.version}.`);

async function writeJson(name: string, value: object): Promise<void> {
  await mkdir(dirname(join(PACKAGE, name)), { recursive: true });
  await writeFile(join(PACKAGE, name), `${JSON.stringify(value, null, 2)}\n`);
}

/** Returns the README of the package: an introduction, and the section "The client" of README.md from its first program. */
function readmeOf(text: string): string {
  const section = text.match(/^## The client\n[\s\S]*?(^```ts\n[\s\S]*?)(?=^## )/m)?.[1];
  if (!section) throw new Error('README.md has no section "The client" with a TypeScript program.');
  return `# ${manifest.name}

${manifest.description}. For Node.js 20.19 and later, Deno, Bun and browsers.

\`\`\`sh
npm install ${manifest.name}
\`\`\`

\`npx ${manifest.name} mock\` starts a mock server for the whole API on http://127.0.0.1:4010. It needs no account and no
network; \`npx ${manifest.name} --help\` lists its options. In a test, you can use the mock without a port:
\`createMock().sandbox("any").client()\` of \`${manifest.name}/mock\` is a client of it, and \`${manifest.name}/vitest\` has
fixtures for Vitest that give each test a sandbox of its own. The OpenAPI document is
\`${manifest.name}/openapi.json\` and \`${manifest.name}/openapi.yaml\`.

With the mock running:

${section.trimEnd()}

## License

${manifest.license}
`;
}
