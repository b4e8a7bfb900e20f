import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import ts from "typescript";

/**
 * Returns the declarations of the entry points and of all files that they import, by file name. Their imports name .js
 * files, because TypeScript does not accept a declaration file that imports a .ts file.
 */
export function emitDeclarations(root: string, entries: readonly string[]): Map<string, string> {
  const emitted = emit(root, entries);
  const reached = new Map<string, string>();
  const queue = entries.map(declarationName);
  for (const name of queue) {
    const text = emitted.get(name);
    if (text === undefined) throw new Error(`TypeScript emitted no ${name}.`);
    if (reached.has(name)) continue;
    const { specifiers, rewritten } = rewriteImports(name, text);
    reached.set(name, rewritten);
    queue.push(...specifiers.map((specifier) => declarationName(posix.join(posix.dirname(name), specifier))));
  }
  return reached;
}

/** Emits the declarations of all source files, including those that only the implementation imports. Throws on errors. */
function emit(root: string, entries: readonly string[]): Map<string, string> {
  const { config } = ts.readConfigFile(join(root, "tsconfig.json"), (file) => readFileSync(file, "utf8"));
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  const program = ts.createProgram(
    entries.map((entry) => join(root, entry)),
    { ...options, noEmit: false, declaration: true, emitDeclarationOnly: true, rootDir: root, outDir: "/" },
  );
  const files = new Map<string, string>();
  const emitted = program.emit(undefined, (name, text) => {
    // A fifth of the declarations is spaces in front of lines.
    const withTabs = text.replaceAll(/^(?: {4})+/gm, (spaces) => "\t".repeat(spaces.length / 4));
    files.set(posix.relative("/", name), withTabs);
  });
  const diagnostics = [...ts.getPreEmitDiagnostics(program), ...emitted.diagnostics];
  if (diagnostics.length > 0) {
    const host = { getCanonicalFileName: String, getCurrentDirectory: () => root, getNewLine: () => "\n" };
    throw new Error(ts.formatDiagnostics(diagnostics, host));
  }
  return files;
}

/** Replaces .ts by .js in relative imports, exports and module augmentations. Also returns the replaced specifiers. */
function rewriteImports(name: string, text: string): { specifiers: string[]; rewritten: string } {
  const { statements } = ts.createSourceFile(name, text, ts.ScriptTarget.Latest);
  const literals = statements.flatMap((statement) => {
    if (ts.isImportDeclaration(statement)) return statement.moduleSpecifier;
    if (ts.isExportDeclaration(statement)) return statement.moduleSpecifier ?? [];
    return ts.isModuleDeclaration(statement) ? statement.name : [];
  }) as ts.StringLiteral[];
  const specifiers: string[] = [];
  let rewritten = text;
  // From the last to the first, so that the positions of the others stay valid.
  for (const { text: specifier, end } of literals.reverse()) {
    if (!/^\.\.?\/.*\.ts$/.test(specifier)) continue;
    specifiers.push(specifier);
    rewritten = `${rewritten.slice(0, end - 4)}.js${rewritten.slice(end - 1)}`;
  }
  return { specifiers, rewritten };
}

function declarationName(source: string): string {
  return source.replace(/\.ts$/, ".d.ts");
}
