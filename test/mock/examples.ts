/** Reads the examples in the docstrings of what the packages export, and compiles them. */
import { fileURLToPath } from "node:url";
import ts from "typescript";

/** A public function, class or method. */
interface Subject {
  /** As in `SandboxHandle.clock.advance`. */
  readonly name: string;
  readonly declaration?: ts.Declaration | undefined;
  readonly hasDescription: boolean;
  readonly examples: readonly string[];
}

/** The exports of some entry points. */
export interface PublicCode {
  readonly subjects: readonly Subject[];
  /** Returns the errors of the compiler about the examples. In all of them, the `declarations` are in scope. */
  compile(examples: readonly Subject[], declarations: string): string[];
}

const ROOT = fileURLToPath(new URL("../..", import.meta.url)).replaceAll("\\", "/");
const FILE = `${ROOT}test/mock/examples-program.ts`;

/** Reads the exports of entry points, which are files below the root of the repository. */
export function readPublicCode(entries: readonly string[]): PublicCode {
  const { config } = ts.readConfigFile(`${ROOT}tsconfig.json`, ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson({ ...config.compilerOptions, lib: ["esnext", "dom"] }, ROOT);
  const files = entries.map((entry) => ROOT + entry);
  const program = ts.createProgram(files, options);
  const checker = program.getTypeChecker();
  const subjects: Subject[] = [];
  /** An import for each exported name. */
  const imports = new Map<string, string>();
  for (const file of files) {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${file} is no module.`);
    for (const exported of checker.getExportsOfModule(module)) {
      const isAlias = (exported.flags & ts.SymbolFlags.Alias) !== 0;
      const symbol = isAlias ? checker.getAliasedSymbol(exported) : exported;
      if (!isOwn(symbol)) continue;
      // An interface has the methods that it inherits.
      for (const subject of readSubjects(checker, symbol, exported.name))
        if (!subjects.some(({ declaration }) => declaration === subject.declaration)) subjects.push(subject);
      const name = (symbol.flags & ts.SymbolFlags.Value) === 0 ? `type ${exported.name}` : exported.name;
      imports.set(exported.name, `import { ${name} } from ${JSON.stringify(file)};`);
    }
  }
  return { subjects, compile };

  function compile(examples: readonly Subject[], declarations: string): string[] {
    let text = `${[...imports.values()].join("\n")}\n${declarations}\n`;
    const places = examples.flatMap(({ name, examples }) =>
      examples.map((code) => {
        const start = text.length;
        text += `async () => {\n${code}\n};\n`;
        return { name, start, end: text.length };
      }),
    );
    const host = ts.createCompilerHost(options);
    const { getSourceFile } = host;
    host.getSourceFile = (name, target, ...rest) =>
      name === FILE
        ? ts.createSourceFile(name, text, target)
        : (program.getSourceFile(name) ?? getSourceFile(name, target, ...rest));
    const checked = ts.createProgram([FILE], options, host);
    const example = checked.getSourceFile(FILE);
    return [...checked.getSyntacticDiagnostics(example), ...checked.getSemanticDiagnostics(example)].map(
      ({ messageText, start = 0 }) => {
        const place = places.find((each) => each.start <= start && start < each.end);
        return `${place?.name ?? "declarations"}: ${ts.flattenDiagnosticMessageText(messageText, "\n")}`;
      },
    );
  }
}

/** Returns true if a symbol is declared by hand, in one of the packages. */
function isOwn({ declarations = [] }: ts.Symbol): boolean {
  return declarations.some((declaration) => declaration.getSourceFile().fileName.startsWith(`${ROOT}src/`));
}

/** Yields an exported function, or a class and the methods of a type. A function among options is a callback of the user. */
function* readSubjects(checker: ts.TypeChecker, symbol: ts.Symbol, name: string): Generator<Subject> {
  const declaration = symbol.declarations?.find((each) => !ts.isInterfaceDeclaration(each)) ?? symbol.declarations?.[0];
  if (!declaration) return;
  if (ts.isClassDeclaration(declaration) || ts.isInterfaceDeclaration(declaration)) {
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    const subject = readSubject(symbol, name);
    // The example of a class is that of its subclasses, too: those of errors differ only in their names.
    const needsExample = ts.isClassDeclaration(declaration) && !type.getBaseTypes()?.some((base) => isOwn(base.symbol));
    if (needsExample || subject.examples.length > 0) yield subject;
    yield* readMethods(checker, type, name);
  } else if (checker.getTypeOfSymbol(symbol).getCallSignatures().length > 0) yield readSubject(symbol, name);
}

function* readMethods(checker: ts.TypeChecker, type: ts.Type, name: string): Generator<Subject> {
  for (const property of checker.getPropertiesOfType(type)) {
    const [declaration] = property.declarations ?? [];
    if (!declaration || !isOwn(property)) continue;
    const path = `${name}.${property.name.replace(/^__@(\w+)@\d+$/, "[Symbol.$1]")}`;
    const value = checker.getTypeOfSymbol(property);
    const isMethod = ts.isMethodSignature(declaration) || ts.isMethodDeclaration(declaration);
    const isOfClass = ts.isClassDeclaration(declaration.parent) && value.getCallSignatures().length > 0;
    if (isMethod || isOfClass) yield readSubject(property, path);
    else if (ts.isPropertySignature(declaration) && declaration.type && ts.isTypeLiteralNode(declaration.type))
      yield* readMethods(checker, value, path);
  }
}

function readSubject(symbol: ts.Symbol, name: string): Subject {
  const tags = symbol.getJsDocTags().filter((tag) => tag.name === "example");
  const hasDescription = symbol.getDocumentationComment(undefined).length > 0;
  return {
    name,
    declaration: symbol.declarations?.[0],
    hasDescription,
    examples: tags.map(({ text }) => ts.displayPartsToString(text)),
  };
}
