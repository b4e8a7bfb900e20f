/** The style sheet and the scripts of the pages. */
import { build } from "esbuild";

/** Folders of the site's sources, relative to the repository. */
const SOURCE = "scripts/site";

/**
 * Bundles the scripts as classic scripts: browsers load modules from a web server only, and the pages must work from a
 * folder of files, too.
 */
export async function buildAssets(folder: string) {
  const shared = { bundle: true, minify: true, logLevel: "warning", target: "es2022" } as const;
  await build({
    ...shared,
    entryPoints: ["theme.ts", "site.ts", "reference.ts", "search.ts", "try-it.tsx"].map(
      (file) => `${SOURCE}/browser/${file}`,
    ),
    outdir: folder,
    format: "iife",
  });
  // Browsers that the site supports know light-dark(); esbuild leaves it as it is with this target.
  await build({
    ...shared,
    entryPoints: { site: `${SOURCE}/style.css`, reference: `${SOURCE}/reference.css` },
    outdir: folder,
    target: "esnext",
    loader: { ".svg": "copy" },
  });
}
