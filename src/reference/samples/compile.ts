import { resolve } from "node:path";
import ts from "typescript";
import type { Program } from "./run-programs.ts";

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ["lib.es2022.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  types: [],
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  allowImportingTsExtensions: true,
  paths: {
    "platform-api": [resolve("src/client/index.ts")],
    "platform-api/functions": [resolve("src/client/functions.ts")],
  },
};

/** Compiles samples in TypeScript, all in one program. Returns the errors. */
export function compile(programs: readonly Pick<Program, "operationId" | "source">[]): string[] {
  const toFile = (operationId: string) => resolve(`${operationId}.ts`);
  const files = new Map(programs.map(({ operationId, source }) => [toFile(operationId), source]));
  const host = ts.createCompilerHost(OPTIONS);
  const { fileExists, readFile, getSourceFile } = host;
  Object.assign(host, {
    fileExists: (name) => files.has(name) || fileExists(name),
    readFile: (name) => files.get(name) ?? readFile(name),
    getSourceFile: (name, target, ...rest) => {
      const source = files.get(name);
      return source === undefined ? getSourceFile(name, target, ...rest) : ts.createSourceFile(name, source, target);
    },
  } satisfies Partial<ts.CompilerHost>);
  const program = ts.createProgram([...files.keys()], OPTIONS, host);
  // The client itself is compiled by `npm run typecheck`.
  return programs.flatMap(({ operationId }) => {
    const file = program.getSourceFile(toFile(operationId))!;
    const diagnostics = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
    return diagnostics.map(({ messageText, start = 0 }) => {
      const { line } = file.getLineAndCharacterOfPosition(start);
      return `${operationId}:${line + 1}: ${ts.flattenDiagnosticMessageText(messageText, "\n")}`;
    });
  });
}
