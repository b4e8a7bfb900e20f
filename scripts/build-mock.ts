/**
 * Bundles the mock into dist/mock/; `npm run build` runs it. Its command, cli.js, includes all dependencies, so it runs from
 * any folder with nothing installed. The other entry points import the client of the package. Modules that only some requests need (Prism's mocker, the OpenAPI documents) are in separate
 * files, which the first of these requests loads.
 */
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "esbuild";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const OUTPUT = join(ROOT, "dist/mock");
const PRISM = "@stoplight/prism-http";

/** esbuild gives a CommonJS package no named exports when it is imported dynamically, so an ES module re-exports them. */
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

/**
 * The client of a sandbox is that of the package, and no copy, so that its errors are of the classes that a test imports from
 * the main entry point. All files of the bundle are in one folder, so this path is the same for each.
 */
const packageClient: Plugin = {
  name: "package-client",
  setup(build) {
    build.onResolve({ filter: /\/index\.ts$/ }, ({ path, resolveDir }) =>
      join(resolveDir, path) === join(ROOT, "src/index.ts") ? { path: "../src/index.js", external: true } : undefined,
    );
  },
};

await rm(OUTPUT, { recursive: true, force: true });
const { metafile } = await build({
  absWorkingDir: ROOT,
  entryPoints: { cli: "src/cli.ts", index: "src/mock/index.ts", vitest: "src/vitest.ts" },
  outdir: OUTPUT,
  bundle: true,
  splitting: true,
  chunkNames: "[name]-[hash]",
  format: "esm",
  platform: "node",
  target: "node20",
  // The main entry point of this package is a UMD module, whose imports esbuild can't resolve.
  alias: { "jsonc-parser": "jsonc-parser/lib/esm/main.js" },
  plugins: [namedExports, packageClient],
  // Packages that only some users need, one of them with binaries. Vitest must be the one that runs the test.
  external: ["classic-level", "@redis/client", "vitest"],
  // The bundled CommonJS packages load the modules of Node.js with `require`, which ES modules don't have.
  banner: {
    js: 'import { createRequire as requireFrom } from "node:module";\nconst require = requireFrom(import.meta.url);',
  },
  // Identifiers are not minified, so that stack traces stay readable.
  minifySyntax: true,
  minifyWhitespace: true,
  charset: "utf8",
  legalComments: "none",
  metafile: true,
  logLevel: "warning",
});
// Without it, Node.js would parse each file twice to find out that it is an ES module.
await writeFile(join(OUTPUT, "package.json"), '{ "type": "module" }\n');

const packages = packagesOf(Object.values(metafile.outputs).flatMap(({ inputs }) => Object.keys(inputs)));
await writeFile(
  join(OUTPUT, "LICENSES.txt"),
  (await Promise.all(packages.map(licenseOf))).join(`\n${"-".repeat(80)}\n\n`),
);
const bytes = Object.values(metafile.outputs).reduce((sum, output) => sum + output.bytes, 0);
console.log(`Wrote dist/mock/: ${(bytes / 1e6).toFixed(1)} MB, ${packages.length} bundled packages.`);

/** Returns the folders of the packages that the files belong to. */
function packagesOf(files: readonly string[]): string[] {
  const folders = files.map((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0]);
  return [...new Set(folders.filter((folder) => folder !== undefined))].sort();
}

/** Returns the name and license of a package, followed by its license and notice files. */
async function licenseOf(folder: string): Promise<string> {
  const { name, version, license } = JSON.parse(await readFile(join(ROOT, folder, "package.json"), "utf8"));
  const files = (await readdir(join(ROOT, folder))).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file)).sort();
  const texts = await Promise.all(files.map((file) => readFile(join(ROOT, folder, file), "utf8")));
  return [`${name} ${version}: ${license ?? "see below"}\n`, ...texts].join("\n");
}
