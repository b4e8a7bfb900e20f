/** Bundles the mock for browsers. */
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { type BuildOptions, type BuildResult, build, type Plugin } from "esbuild";
import { ROOT } from "./package.ts";

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

/**
 * Bundles `platform-api-mock/browser`, as one file without imports, which a page or a worker can load from anywhere. Writes
 * nothing without an `outfile`.
 */
export function bundleBrowserMock(
  options: Pick<BuildOptions, "outfile" | "define" | "external"> = {},
): Promise<BuildResult<{ metafile: true }>> {
  return build({
    ...options,
    absWorkingDir: ROOT,
    entryPoints: ["src/mock/browser.ts"],
    write: options.outfile !== undefined,
    bundle: true,
    minify: true,
    format: "esm",
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
