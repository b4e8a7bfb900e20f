import { cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import type { Metafile, Plugin } from "esbuild";
import { renderYaml } from "../../src/core/bundle.ts";
import { packDocs } from "../../src/mock/site-pages/docs-archive.ts";
import { bundleBrowserMock } from "../../src/reference/bundle-mock.ts";
import { bundle, describeBundle } from "./bundle.ts";
import { emitDeclarations } from "./declarations.ts";
import { writeLicenses } from "./licenses.ts";
import { createPackageFolder, ROOT, readDocument } from "./package.ts";

const PRISM = "@stoplight/prism-http";
/** Packages whose code is in the scripts of the dashboard, and in those of the reference. */
const DASHBOARD_PACKAGES = ["preact", "virtua"];
const SITE_PACKAGES = ["@redocly/cli", "minisearch", "stemmer"];
const ENTRIES = { index: "src/mock/index.ts", vitest: "src/mock/vitest.ts" };
const COMMANDS = { cli: "src/mock/command/cli.ts", contract: "src/contract/cli.ts" };

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

/** Parts of Prism for Postman collections, and for schemas with the keyword `faker`: a third of the code. */
const UNUSED = /^(@stoplight\/http-spec\/postman\/operation|@faker-js\/faker)$/;

const withoutUnused: Plugin = {
  name: "without-unused",
  setup(build) {
    build.onResolve({ filter: UNUSED }, ({ path }) => ({ path, namespace: "unused" }));
    build.onLoad({ filter: /./, namespace: "unused" }, () => ({ contents: "" }));
  },
};

/**
 * Builds the package of the mock in dist/platform-api-mock/. Its dependencies are bundled: as ordinary ones, they would be 110
 * packages of 89 MB, some of them in versions with known vulnerabilities, which a package can't override. Modules that only some
 * requests need (Prism's mocker, the OpenAPI documents) are in separate files, which the first of these requests loads. With
 * `site`, the package includes the reference, which `npm run docs` must have built.
 */
export async function buildMock({ site }: { site: boolean }): Promise<void> {
  const { manifest, path, write, writeManifest } = await createPackageFolder("src/mock");
  const { outputs } = await bundleMock(path);
  const browser = await bundleBrowserMock({ outfile: join(path, "dist/browser.js") });

  for (const [name, text] of emitDeclarations(ROOT, [...Object.values(ENTRIES), "src/mock/browser.ts"]))
    await write(name, text);
  await write("openapi.yaml", renderYaml(await readDocument()));
  // The README shows it.
  await cp(join(ROOT, "src/mock/dashboard.webp"), join(path, "dashboard.webp"));
  if (site) await writeDocs(join(ROOT, "dist/site"), join(path, "site"));
  const all = { ...outputs, ...browser.metafile.outputs };
  const count = await writeLicenses(path, all, [...DASHBOARD_PACKAGES, ...(site ? SITE_PACKAGES : [])]);
  await writeManifest({
    // The commands, which have effects, are no modules to import.
    sideEffects: false,
    bin: { "platform-api-mock": "./dist/cli.js", "platform-api-contract": "./dist/contract.js" },
    exports: {
      ".": { types: "./src/mock/index.d.ts", default: "./dist/index.js" },
      "./browser": { types: "./src/mock/browser.d.ts", default: "./dist/browser.js" },
      "./vitest": { types: "./src/mock/vitest.d.ts", default: "./dist/vitest.js" },
      "./openapi.json": "./openapi.json",
      "./openapi.yaml": "./openapi.yaml",
      "./package.json": "./package.json",
    },
  });
  console.log(`Wrote dist/${manifest.name}/: ${manifest.version}, ${describeBundle(all, count)}.`);
}

/** Writes the code of the package in `dist/`, and the document that it reads, to a folder in this repository. */
export function bundleMock(folder: string): Promise<Metafile> {
  return bundle(folder, {
    entryPoints: { ...COMMANDS, ...ENTRIES },
    alias: {
      // The main entry point of this package is a UMD module, whose imports esbuild can't resolve.
      "jsonc-parser": "jsonc-parser/lib/esm/main.js",
      // That for Node.js is CommonJS, which has no named exports when it is imported dynamically.
      yaml: join(ROOT, "node_modules/yaml/browser/index.js"),
    },
    plugins: [namedExports, withoutUnused],
    // The client and Vitest must be those that the test imports: a copy would have other error classes. The others only some
    // users need, one of them with binaries.
    external: ["platform-api", "vitest", "libsql", "@redis/client"],
  });
}

/**
 * Writes the reference as an archive, without the documents, which the package has already, and without the compressed script of
 * the sandbox: pages then load the script itself, which comes from the same machine.
 */
async function writeDocs(site: string, folder: string): Promise<void> {
  const names = (await readdir(site, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !/^(openapi\.(json|yaml)|sandbox\.js\.gz)$/.test(entry.name))
    .map((entry) => relative(site, join(entry.parentPath, entry.name)).replaceAll(sep, "/"));
  const files = await Promise.all(names.sort().map(async (name) => [name, await readFile(join(site, name))] as const));
  await mkdir(folder);
  await writeFile(join(folder, "docs.br"), await packDocs(new Map(files)));
}
