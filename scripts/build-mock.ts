/**
 * Makes the mock in dist/mock/ from src/ and generated/: `npm run build` calls it. Everything that it needs is inside, so that
 * it runs from any folder with nothing installed. What only some requests need (Prism's mocker, the documents) is in files
 * of its own, which are loaded with the first of these requests.
 */
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "esbuild";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const OUT = join(ROOT, "dist/mock");
const PRISM = "@stoplight/prism-http";

/** A bundled CommonJS package that is imported late has no named exports, unless a module names them. */
const namedExports: Plugin = {
  name: "named-exports",
  setup(build) {
    build.onResolve({ filter: new RegExp(`^${PRISM}$`) }, ({ kind, resolveDir }) =>
      kind === "dynamic-import" ? { path: PRISM, namespace: "named-exports", pluginData: resolveDir } : undefined,
    );
    build.onLoad({ filter: /./, namespace: "named-exports" }, ({ pluginData }) => ({
      contents: `export { createInstance, getHttpOperationsFromSpec } from "${PRISM}";`,
      resolveDir: pluginData,
    }));
  },
};

await rm(OUT, { recursive: true, force: true });
const { metafile } = await build({
  absWorkingDir: ROOT,
  entryPoints: { cli: "src/cli.ts", index: "src/mock/index.ts" },
  outdir: OUT,
  bundle: true,
  splitting: true,
  chunkNames: "chunks/[name]-[hash]",
  format: "esm",
  platform: "node",
  target: "node20",
  // Its other form finds its own files in a way that can't be followed here.
  alias: { "jsonc-parser": "jsonc-parser/lib/esm/main.js" },
  plugins: [namedExports],
  // The bundled CommonJS packages ask for Node's own modules with `require`, which modules of this format don't have.
  banner: {
    js: 'import { createRequire as requireFrom } from "node:module";\nconst require = requireFrom(import.meta.url);',
  },
  // Names are kept, because stack traces are shown when the mock makes a mistake.
  minifySyntax: true,
  minifyWhitespace: true,
  charset: "utf8",
  legalComments: "none",
  metafile: true,
  logLevel: "warning",
});
// Without it, Node would read each file twice to find out that it is a module.
await writeFile(join(OUT, "package.json"), '{ "type": "module" }\n');

const packages = packagesOf(Object.values(metafile.outputs).flatMap(({ inputs }) => Object.keys(inputs)));
await writeFile(
  join(OUT, "LICENSES.txt"),
  (await Promise.all(packages.map(licenseOf))).join(`\n${"-".repeat(80)}\n\n`),
);
const bytes = Object.values(metafile.outputs).reduce((sum, output) => sum + output.bytes, 0);
console.log(`Wrote dist/mock/, ${(bytes / 1e6).toFixed(1)} MB with ${packages.length} packages inside.`);

/** Folders of the packages that the files belong to. */
function packagesOf(files: readonly string[]): string[] {
  const folders = files.map((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0]);
  return [...new Set(folders.filter((folder) => folder !== undefined))].sort();
}

/** Name and licence of a package, with the texts that it brings along. */
async function licenseOf(folder: string): Promise<string> {
  const { name, version, license } = JSON.parse(await readFile(join(ROOT, folder, "package.json"), "utf8"));
  const files = (await readdir(join(ROOT, folder))).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file)).sort();
  const texts = await Promise.all(files.map((file) => readFile(join(ROOT, folder, file), "utf8")));
  return [`${name} ${version}: ${license ?? "as its text says"}\n`, ...texts].join("\n");
}
