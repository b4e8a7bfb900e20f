import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type BuildOptions, type BuildResult, build, type Plugin } from "esbuild";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** Takes the module `x.browser.ts` instead of a module `x.ts` beside it. */
const browserModules: Plugin = {
  name: "browser-modules",
  setup(build) {
    build.onResolve({ filter: /^\..*\.ts$/ }, ({ path, importer }) => {
      const replacement = join(dirname(importer), path.replace(/\.ts$/, ".browser.ts"));
      return existsSync(replacement) ? { path: replacement } : undefined;
    });
  },
};

type Options = Pick<BuildOptions, "outfile" | "define" | "external" | "entryPoints" | "format" | "banner" | "footer">;

/** Bundles `platform-api-mock/browser`, or another entry point, as one file. Writes nothing without an `outfile`. */
export function bundleBrowserMock(options: Options = {}): Promise<BuildResult<{ metafile: true }>> {
  return build({
    entryPoints: ["src/mock/browser.ts"],
    format: "esm",
    ...options,
    // @cfworker/json-schema would read an address from it, which fails in a worker from a blob.
    define: { "self.location": "undefined", ...options.define },
    absWorkingDir: ROOT,
    write: options.outfile !== undefined,
    bundle: true,
    minify: true,
    platform: "browser",
    target: "es2022",
    alias: { "platform-api": join(ROOT, "src/client/index.ts") },
    plugins: [browserModules],
    charset: "utf8",
    legalComments: "none",
    metafile: true,
    logLevel: "warning",
  });
}
