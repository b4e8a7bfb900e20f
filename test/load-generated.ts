import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { transform } from "esbuild";
import type { Vite } from "vitest/node";

const GENERATED = resolve("generated");
const CACHE = resolve("node_modules/.cache/generated");

/**
 * A Vite plugin that lets Node.js load the largest generated modules, without types. Otherwise, each project parses their
 * megabytes and maps every word to its source, which takes longer than all other modules together. They import only types.
 */
export function loadGenerated(): Vite.Plugin {
  return {
    name: "load-generated",
    load: {
      filter: { id: /\/generated\/(control\/)?(validators|examples)\.ts$/ },
      async handler(id) {
        const { code } = await transform(await readFile(id, "utf8"), { loader: "ts", minifyWhitespace: true });
        const file = join(CACHE, relative(GENERATED, id).replace(/ts$/, "mjs"));
        await mkdir(dirname(file), { recursive: true });
        // Other projects and processes do the same.
        const written = `${file}.${randomUUID()}`;
        await writeFile(written, code);
        await rename(written, file);
        return { code: `export * from ${JSON.stringify(file)};`, map: null };
      },
    },
  };
}
