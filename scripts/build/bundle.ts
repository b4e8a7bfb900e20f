/** Bundles programs for Node.js, with the packages that they import. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type BuildOptions, build, type Metafile, type Plugin } from "esbuild";
import { compactDocument, ROOT } from "./package.ts";

/** Path of the document from the code. */
const DOCUMENT = "../openapi.json";

/** Reads the document from the file of the package, which users import, too. Node.js 20 warns about imports of JSON. */
const sharedDocument: Plugin = {
  name: "shared-document",
  setup(build) {
    build.onResolve({ filter: /\/generated\/openapi\.json$/ }, () => ({ path: DOCUMENT, namespace: "document" }));
    build.onResolve({ filter: /./, namespace: "document" }, ({ path }) => ({ path, external: true }));
    build.onResolve({ filter: /\/require-document\.ts$/ }, () => ({ path: "required", namespace: "document" }));
    build.onLoad({ filter: /^required$/, namespace: "document" }, () => ({
      contents: `export const requireDocument = () => require("${DOCUMENT}");`,
    }));
    build.onLoad({ filter: /./, namespace: "document" }, () => ({
      contents: `export default require("${DOCUMENT}");`,
    }));
  },
};

type Options = Pick<BuildOptions, "entryPoints" | "alias" | "plugins" | "external">;

/** Writes the code of a package in `dist/`, and the document that it reads, to a folder in this repository. */
export async function bundle(folder: string, { plugins = [], ...options }: Options): Promise<Metafile> {
  const { metafile } = await build({
    ...options,
    absWorkingDir: ROOT,
    outdir: join(folder, "dist"),
    bundle: true,
    splitting: true,
    chunkNames: "[name]-[hash]",
    format: "esm",
    platform: "node",
    target: "node20",
    plugins: [...plugins, sharedDocument],
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
  await writeFile(join(folder, "openapi.json"), await compactDocument());
  return metafile;
}

export function describeBundle(outputs: Metafile["outputs"], packages: number): string {
  const bytes = Object.values(outputs).reduce((sum, output) => sum + output.bytes, 0);
  return `${(bytes / 1e6).toFixed(1)} MB of code with ${packages} bundled packages`;
}
