import { cp } from "node:fs/promises";
import { join } from "node:path";
import { build, type Plugin } from "esbuild";
import { emitDeclarations } from "./declarations.ts";
import { readLicense } from "./licenses.ts";
import { compactDocument, createPackageFolder, ROOT } from "./package.ts";

const ENTRIES = ["index", "types", "testing", "functions", "validate"];
const SOURCES = ENTRIES.map(toSource);

/**
 * Modules that the ES modules load when they need them, so that they are not in the first bundle of a page. The CommonJS version
 * contains them, because tools such as Jest can't import() in CommonJS.
 */
export const LAZY_MODULES = ["abortable", "fetch-by-url", "final-response", "redirects", "request-api"];

function toSource(name: string): string {
  return `src/client/${name}.ts`;
}

export async function buildClient(): Promise<void> {
  const { manifest, path, write, writeManifest } = await createPackageFolder("src/client");
  for (const [format, extension] of [
    ["esm", ".js"],
    ["cjs", ".cjs"],
  ] as const)
    await build({
      absWorkingDir: ROOT,
      entryPoints: format === "esm" ? [...SOURCES, ...LAZY_MODULES.map(toSource)] : SOURCES,
      outdir: join(path, "src/client"),
      outExtension: { ".js": extension },
      bundle: true,
      // The default export of its CommonJS version is a property, which Node.js and bundlers read in different ways.
      external: format === "esm" ? ["openapi-fetch"] : [],
      format,
      platform: "neutral",
      mainFields: ["module", "main"],
      target: "es2022",
      charset: "utf8",
      plugins: [keepImports(["index", ...(format === "esm" ? LAZY_MODULES : [])], extension)],
      logLevel: "warning",
    });

  for (const [name, text] of clientDeclarations()) await write(name, text);
  // For tools that ignore `exports`: they look for a folder.
  for (const name of ENTRIES.slice(1))
    await write(
      `${name}/package.json`,
      JSON.stringify({ main: `../src/client/${name}.cjs`, types: `../src/client/${name}.d.cts` }),
    );
  await write("openapi.json", await compactDocument());
  // This package is bundled, and its license requires a copy of the license text.
  await cp(join(ROOT, "node_modules/openapi-fetch/LICENSE"), join(path, "LICENSE.openapi-fetch"));
  // This one has no file with its license.
  await write("LICENSE.json-schema", await readLicense("node_modules/@cfworker/json-schema"));
  await writeManifest({
    // For tools that ignore `exports`, such as TypeScript with the module resolution node10. They require() CommonJS.
    main: "./src/client/index.cjs",
    types: "./src/client/index.d.cts",
    exports: {
      ".": bothFormats("./src/client/index"),
      ...Object.fromEntries(ENTRIES.slice(1).map((name) => [`./${name}`, bothFormats(`./src/client/${name}`)])),
      "./openapi.json": "./openapi.json",
      "./package.json": "./package.json",
    },
  });
  console.log(`Wrote dist/${manifest.name}/: ${manifest.version}.`);
}

/**
 * Keeps imports of these modules: the other entry points import the main one, so that there is one copy of its error classes.
 */
function keepImports(names: string[], extension: string): Plugin {
  return {
    name: "keep-imports",
    setup(build) {
      build.onResolve({ filter: /^\.\// }, ({ path, kind }) => {
        const name = path.replace(/^\.\/(.*)\.ts$/, "$1");
        return kind !== "entry-point" && names.includes(name)
          ? { path: `./${name}${extension}`, external: true }
          : undefined;
      });
    },
  };
}

/** Each format has its own declarations, because TypeScript takes the format of a module from the name of the file. */
function bothFormats(path: string) {
  return {
    import: { types: `${path}.d.ts`, default: `${path}.js` },
    require: { types: `${path}.d.cts`, default: `${path}.cjs` },
  };
}

/** Types without imports: most of what the package contains, and the interface that `platform-api/types` merges with. */
const SHARED = ["generated/types.d.ts", "src/client/platform-api.d.ts"];

/**
 * The declarations for both formats, by file name. Both share the CommonJS version of these files, which an ES module can import,
 * but not the other way round. A shared file may not import any other: a consumer can't emit declarations that name a type which
 * the entry point of its own format does not export (TS2742).
 */
function clientDeclarations(): Map<string, string> {
  const declarations = new Map<string, string>();
  for (const [name, text] of emitDeclarations(ROOT, SOURCES)) {
    const commonJs = text
      .replaceAll(/(?<=")(\.\.?\/[^"\n]+)\.js(?=")/g, "$1.cjs")
      // Both formats merge the shared interface with the same type: two would conflict (TS2320).
      .replaceAll('from "openapi-fetch"', '$& with { "resolution-mode": "import" }');
    declarations.set(name.replace(/\.d\.ts$/, ".d.cts"), commonJs);
    if (!SHARED.includes(name))
      declarations.set(
        name,
        text.replaceAll(/(?<="((?:\.\.\/)+generated\/types|\.\/platform-api)|} from "\.\/types)\.js(?=")/g, ".cjs"),
      );
  }
  return declarations;
}
