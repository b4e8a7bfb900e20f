import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import ts from "typescript";

/**
 * The declarations of some entries and of what these lead to, by file name. Imports name .js files, since TypeScript
 * reads no declaration that imports a .ts file.
 */
export function declarationsOf(root: string, entries: readonly string[]): Map<string, string> {
  const emitted = emit(root, entries);
  const reached = new Map<string, string>();
  const queue = entries.map(declarationName);
  for (const name of queue) {
    const text = emitted.get(name);
    if (text === undefined) throw new Error(`No declarations were made for ${name}.`);
    if (reached.has(name)) continue;
    const { specifiers, renamed } = renameImports(name, text);
    reached.set(name, renamed);
    queue.push(...specifiers.map((specifier) => declarationName(posix.join(posix.dirname(name), specifier))));
  }
  return reached;
}

/** All that the compiler makes, what only the implementation uses among it. Throws with its messages if it has any. */
function emit(root: string, entries: readonly string[]): Map<string, string> {
  const { config } = ts.readConfigFile(join(root, "tsconfig.json"), (file) => readFileSync(file, "utf8"));
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  const program = ts.createProgram(
    entries.map((entry) => join(root, entry)),
    { ...options, noEmit: false, declaration: true, emitDeclarationOnly: true, rootDir: root, outDir: "/" },
  );
  const files = new Map<string, string>();
  const { diagnostics } = program.emit(undefined, (name, text) => files.set(posix.relative("/", name), text));
  const faults = [...ts.getPreEmitDiagnostics(program), ...diagnostics];
  if (faults.length > 0) {
    const host = { getCanonicalFileName: String, getCurrentDirectory: () => root, getNewLine: () => "\n" };
    throw new Error(ts.formatDiagnostics(faults, host));
  }
  return files;
}

/** Relative imports, exports and augmentations. */
function renameImports(name: string, text: string): { specifiers: string[]; renamed: string } {
  const { statements } = ts.createSourceFile(name, text, ts.ScriptTarget.Latest);
  const literals = statements.flatMap((statement) => {
    if (ts.isImportDeclaration(statement)) return statement.moduleSpecifier;
    if (ts.isExportDeclaration(statement)) return statement.moduleSpecifier ?? [];
    return ts.isModuleDeclaration(statement) ? statement.name : [];
  }) as ts.StringLiteral[];
  const specifiers: string[] = [];
  let renamed = text;
  // From the last to the first, so that the places of those to come still hold.
  for (const { text: specifier, end } of literals.reverse()) {
    if (!/^\.\.?\/.*\.ts$/.test(specifier)) continue;
    specifiers.push(specifier);
    renamed = `${renamed.slice(0, end - 4)}.js${renamed.slice(end - 1)}`;
  }
  return { specifiers, renamed };
}

function declarationName(source: string): string {
  return source.replace(/\.ts$/, ".d.ts");
}
