import { build } from "esbuild";

/** Folders of the site's sources, relative to the repository. */
const SOURCE = "src/reference";

/**
 * Bundles the style sheets, and the scripts as classic scripts: browsers load modules from a web server only, and the pages
 * also work from a folder of files.
 */
export async function buildAssets(folder: string) {
  const shared = { bundle: true, minify: true, logLevel: "warning", target: "es2022" } as const;
  await build({
    ...shared,
    entryPoints: {
      theme: "src/interface/theme.ts",
      site: `${SOURCE}/browser/site.ts`,
      reference: `${SOURCE}/browser/reference.ts`,
      search: `${SOURCE}/browser/search.ts`,
      "try-it": `${SOURCE}/browser/try-it.tsx`,
    },
    outdir: folder,
    format: "iife",
  });
  // All supported browsers have light-dark(). With this target, esbuild does not replace it.
  await build({
    ...shared,
    entryPoints: { site: `${SOURCE}/style.css`, reference: `${SOURCE}/reference.css` },
    outdir: folder,
    target: "esnext",
    loader: { ".svg": "copy" },
  });
}
