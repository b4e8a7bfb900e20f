import ts from "typescript";

/** A definition that others can refer to. */
type Definition = ts.InterfaceDeclaration | ts.TypeAliasDeclaration | ts.TypeElement;

/** What is no schema: the definitions in these are members. */
const GROUPS = ["paths", "components", "operations"];

const printer = ts.createPrinter({ removeComments: true });

/**
 * Renders the types of the mock: of `text`, what differs from `base`, the text of `types.ts`. A type also differs if it refers
 * to one that does. Descriptions are in `types.ts`, where editors find those of inherited properties.
 */
export function renderMockTypes(base: string, text: string): string {
  const [before, after] = [parse(base), parse(text)];
  const different = findDifferent(definitions(before), definitions(after));
  const isDifferent = (node: ts.Node, old: ts.Node | undefined) =>
    node.getText() !== old?.getText() || references(node).some((name) => different.has(name));

  function renderMembers(members: Members, old: Members, path: string): string {
    return [...members]
      .filter(([name, member]) => isDifferent(member, old.get(name)))
      .map(([name, member]) => renderMember(member, old.get(name), `${path}[${quote(name)}]`))
      .join("\n");
  }

  function renderMember(member: ts.TypeElement, old: ts.TypeElement | undefined, path: string): string {
    const [members, oldMembers] = [literalMembers(member), literalMembers(old)];
    if (!members || !oldMembers || !hasAll(members, oldMembers)) return print(member);
    const literal = `{\n${renderMembers(members, oldMembers, path)}\n}`;
    const isWhole = [...members].every(([name, each]) => isDifferent(each, oldMembers.get(name)));
    return `${member.name!.getText()}: ${isWhole ? literal : `With<${path}, ${literal}>`};`;
  }

  function renderDeclaration(name: string, node: ts.Statement, old: ts.Statement | undefined): string {
    const [members, oldMembers] = [membersOf(node), old && membersOf(old)];
    const bases = ts.isInterfaceDeclaration(node) ? (node.heritageClauses ?? []) : [];
    const canExtend = members && oldMembers && hasAll(members, oldMembers);
    if (!canExtend || bases.some((each) => references(each).some((base) => different.has(base)))) return print(node);
    return `export interface ${name} extends base.${name} {\n${renderMembers(members, oldMembers, `base.${name}`)}\n}`;
  }

  const declarations = [...after]
    .filter(([name]) => GROUPS.includes(name) || different.has(name))
    .map(([name, node]) => renderDeclaration(name, node, before.get(name)));
  const body = parse(declarations.join("\n"));
  const imported = new Set(
    [...body.values()].flatMap(references).filter((name) => before.has(name) && !body.has(name)),
  );
  return print(
    ts.createSourceFile(
      "mock-types.ts",
      `import type * as base from "./types.ts";
import type { ${[...imported].sort().join(", ")} } from "./types.ts";
export type * from "./types.ts";
type With<Base, Parts> = Omit<Base, keyof Parts> & Parts;
${declarations.join("\n")}`,
      ts.ScriptTarget.Latest,
      true,
    ),
  );
}

type Members = ReadonlyMap<string, ts.TypeElement>;

/** The names of definitions that differ. A schema that is used only before is a kind that the mock does not send. */
function findDifferent(before: ReadonlyMap<string, Definition>, after: ReadonlyMap<string, Definition>): Set<string> {
  const uses = new Map([...after].map(([name, node]) => [name, references(node)]));
  const [usedBefore, used] = [before, after].map((each) => new Set([...each.values()].flatMap(references)));
  const isDropped = (name: string) => usedBefore!.has(name) && !used!.has(name);
  const different = new Set(
    [...after.keys()].filter((name) => !isDropped(name) && after.get(name)?.getText() !== before.get(name)?.getText()),
  );
  for (let size = -1; size < different.size; ) {
    size = different.size;
    for (const [name, names] of uses) if (names.some((each) => different.has(each))) different.add(name);
  }
  return different;
}

/** The schemas, operations and components, by the names in references to them. */
function definitions(declarations: ReadonlyMap<string, ts.Statement>): Map<string, Definition> {
  const found = new Map<string, Definition>();
  for (const [name, node] of declarations) {
    if (!GROUPS.includes(name)) found.set(name, node as ts.InterfaceDeclaration);
    for (const [key, member] of (name === "operations" && membersOf(node)) || [])
      found.set(`operations[${quote(key)}]`, member);
    for (const [kind, group] of (name === "components" && membersOf(node)) || [])
      for (const [key, member] of (kind !== "schemas" && literalMembers(group)) || [])
        found.set(`components[${quote(kind)}][${quote(key)}]`, member);
  }
  return found;
}

/** The names of schemas, and the paths of operations and components, to which a node refers. */
function references(root: ts.Node): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isTypeReferenceNode(node) || ts.isIndexedAccessTypeNode(node)) found.push(node.getText());
    if (ts.isExpressionWithTypeArguments(node)) found.push(node.expression.getText());
    ts.forEachChild(node, visit);
  };
  visit(root);
  return found;
}

function parse(text: string): Map<string, ts.Statement> {
  const { statements } = ts.createSourceFile("types.ts", text, ts.ScriptTarget.Latest, true);
  const named = statements.filter((node) => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node));
  return new Map(named.map((node) => [node.name.text, node]));
}

function membersOf(node: ts.Node): Members | undefined {
  if (!ts.isInterfaceDeclaration(node) && !ts.isTypeLiteralNode(node)) return undefined;
  return new Map(node.members.map((member) => [member.name ? nameOf(member.name) : "[]", member]));
}

/** The members of a property that is always there and has an object type without an index signature. */
function literalMembers(member: ts.TypeElement | undefined): Members | undefined {
  if (!member || !ts.isPropertySignature(member) || !member.type || member.questionToken) return undefined;
  const members = membersOf(member.type);
  return members?.has("[]") ? undefined : members;
}

function nameOf(name: ts.PropertyName): string {
  return ts.isComputedPropertyName(name) || ts.isBigIntLiteral(name) ? name.getText() : name.text;
}

function hasAll(members: Members, old: Members): boolean {
  return [...old.keys()].every((name) => members.has(name));
}

function quote(name: string): string {
  return /^\d+$/.test(name) ? name : JSON.stringify(name);
}

function print(node: ts.Node): string {
  return printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile());
}
