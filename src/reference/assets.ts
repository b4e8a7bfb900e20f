import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { bundleBrowserMock } from "./bundle-mock.ts";
import { listSandboxUses } from "./sandbox-uses.ts";
import type { Site } from "./site.ts";

/** Folders of the site's sources, relative to the repository. */
const SOURCE = "src/reference";

/** Bundles the style sheets and classic scripts: without a web server, browsers load no modules. */
export async function buildAssets(folder: string, site: Site) {
  const define = { ...(await buildSandbox(folder)), SANDBOX_USES: JSON.stringify(await listSandboxUses(site)) };
  const shared = { bundle: true, minify: true, logLevel: "warning", target: "es2022", define } as const;
  await build({
    ...shared,
    entryPoints: {
      theme: "src/interface/theme.ts",
      site: `${SOURCE}/browser/site.ts`,
      reference: `${SOURCE}/browser/reference.ts`,
      search: `${SOURCE}/browser/search.ts`,
      "try-it": `${SOURCE}/browser/try-it.tsx`,
      guide: `${SOURCE}/browser/guide.tsx`,
      dashboard: `${SOURCE}/browser/dashboard.tsx`,
    },
    // The virtual list of the dashboard is written for React.
    alias: { react: "preact/compat", "react-dom": "preact/compat", "react/jsx-runtime": "preact/jsx-runtime" },
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

/**
 * Writes the worker with the mock, and a compressed copy for hosts that compress nothing. Pages in a folder of files load the
 * script themselves, and start a worker with the text of its function. Returns what scripts of the site need to know of it.
 */
async function buildSandbox(folder: string): Promise<Record<string, string>> {
  const outfile = join(folder, "sandbox.js");
  await bundleBrowserMock({
    outfile: resolve(outfile),
    entryPoints: [`${SOURCE}/browser/sandbox-worker.ts`],
    format: "iife",
    banner: { js: "globalThis.runSandbox = function () {" },
    footer: { js: "};\nif (!globalThis.document) globalThis.runSandbox();" },
  });
  const script = await readFile(outfile);
  const packed = gzipSync(script, { level: 9 });
  await writeFile(`${outfile}.gz`, packed);
  const version = createHash("sha256").update(script).digest("hex").slice(0, 12);
  return { SANDBOX_BYTES: String(packed.length), SANDBOX_VERSION: JSON.stringify(version) };
}
