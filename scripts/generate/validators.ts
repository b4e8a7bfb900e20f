import { Ajv2020, type Options } from "ajv/dist/2020.js";
import standalone from "ajv/dist/standalone/index.js";
import formats from "ajv-formats";
import { build } from "esbuild";
import {
  type Document,
  listOperations,
  type Parameter,
  type Response,
  resolve,
  type Schema,
} from "../../src/core/document.ts";
import { GENERATED, importTypes } from "./import-types.ts";
import type { RowSchemas } from "./rows.ts";
import { boundIntegers, createSchemaCopier, type SchemaCopier } from "./schemas/closed-schema.ts";
import type { SeedSchemas } from "./seed-schemas.ts";

const JSON_TYPES = ["application/json", "application/problem+json"];

const seedExports = ({ seedValidators, seedStateValidator }: Compiled["names"]) => `
/** Validate the entries of a seed, by list. */
export const seedValidators: Readonly<Record<string, EntryValidators>> = ${seedValidators};

/** Validates what belongs to no resource of a seed. */
export const seedStateValidator: Validate = ${seedStateValidator};
`;

/** Strict mode, except that a schema may have several types, as a nullable one does. */
const OPTIONS: Options = {
  strict: true,
  allowUnionTypes: true,
  allErrors: true,
  discriminator: true,
  inlineRefs: 3,
  // Loops over the names of required properties are shorter than a condition for each of them.
  loopRequired: 1,
  code: { source: true, esm: true },
};

/** Shared, because each instance of Ajv would first compile the schema of schemas, which takes longer than most others. */
const schemaCheck = new Ajv2020();

const NO_ROWS: RowSchemas = { tables: {}, components: {} };

/** Renders the compiled validators of every operation, of the rows of the mock's tables and of the entries of a seed. */
export async function renderValidators(
  document: Document,
  { rows = NO_ROWS, seed, folder = GENERATED }: { rows?: RowSchemas; seed?: SeedSchemas; folder?: string } = {},
): Promise<string> {
  const schemas = { ...document.components.schemas, ...rows.components };
  const { copy, components } = createSchemaCopier({ ...document, components: { ...document.components, schemas } });
  const bodies = createCompiler("bodies", components, {});
  // Parameters arrive as text, which Ajv converts. Bodies must not be converted, so they have a compiler of their own.
  // Ajv converts the text 1e999 to Infinity, and with strict numbers it would not check the limits of that.
  const texts = createCompiler("texts", components, { coerceTypes: "array", useDefaults: true, strictNumbers: false });
  const entries = [...listOperations(document)].map(({ operation, parameters }) => {
    const responses: string[] = [];
    const accepted: string[] = [];
    const events: Schema[] = [];
    for (const [status, response] of Object.entries(operation.responses)) {
      const content = resolve<Response>(document, response).content ?? {};
      const json = JSON_TYPES.map((type) => content[type]).find((media) => media !== undefined);
      if (json) {
        responses.push(`${status}: ${bodies.add(copy(json.schema, "closed"))}`);
        accepted.push(`${status}: accept`);
      }
      for (const { "x-itemSchema": event } of Object.values(content)) if (event) events.push(event);
    }
    const body = operation.requestBody?.content["application/json"]?.schema;
    const request = [
      ...(parameters.length > 0 ? [`parameters: ${texts.add(parametersSchema(parameters, copy))}`] : []),
      ...(body ? [`body: ${bodies.add(copy(body, "request"))}`] : []),
    ];
    const event = events.slice(0, 1).map((schema) => `event: ${bodies.add(copy(schema, "closed"))}`);
    const id = JSON.stringify(operation.operationId);
    return {
      all: `${id}: { ${[...request, `responses: { ${responses.join(", ")} }`, ...event].join(", ")} }`,
      ofRequests: `${id}: { ${[...request, `responses: { ${accepted.join(", ")} }`, ...event.map(() => "event: accept")].join(", ")} }`,
    };
  });
  const tables = Object.entries(rows.tables).map(([name, schema]) => `${name}: ${bodies.add(copy(schema, "closed"))}`);
  const lists = Object.entries(seed?.lists ?? {}).map(([name, { resource, internal, fields }]) => {
    const parts = [
      `resource: ${bodies.add(copy(resource, "closed"))}`,
      `internal: ${bodies.add(copy(internal, "closed"))}`,
      `fields: ${JSON.stringify(fields)}`,
      `internalFields: ${JSON.stringify(Object.keys(internal.properties as object))}`,
    ];
    return `${name}: { ${parts.join(", ")} }`;
  });
  const state = seed && bodies.add(copy(seed.state, "closed"));
  const main = `import * as bodies from "bodies"; import * as texts from "texts";
export const validators = { ${entries.map(({ all }) => all).join(", ")} };
const accept = () => true;
export const requestValidators = { ${entries.map(({ ofRequests }) => ofRequests).join(", ")} };
export const rowValidators = { ${tables.join(", ")} };
${state ? `export const seedValidators = { ${lists.join(", ")} }; export const seedStateValidator = ${state};` : ""}`;
  const { program, names } = await bundle({ main, bodies: bodies.compile(), texts: texts.compile() });
  return `// @ts-nocheck
${importTypes(folder, ...(seed ? ["EntryValidators"] : []), "OperationValidators", "Validate")}
import type { OperationId } from "./operations.ts";

${program}
/** The validators of each operation. */
export const validators: Readonly<Record<OperationId, OperationValidators>> = ${names.validators};

/** The same, but any response is valid: a bundler drops the validators of responses, which are most of the code. */
export const requestValidators: Readonly<Record<OperationId, OperationValidators>> = ${names.requestValidators};

/** Validate the rows of the mock's tables, by table. */
export const rowValidators: Readonly<Record<string, Validate>> = ${names.rowValidators};
${seed ? seedExports(names) : ""}`;
}

/** Collects schemas and compiles equal ones once. */
function createCompiler(name: string, components: () => Schema[], options: Options) {
  const added = new Map<string, { export: string; id: string }>();
  const schemas: Schema[] = [];
  return {
    /** Adds a schema and returns the expression for its validator, such as `bodies.v3`. */
    add(schema: Schema): string {
      const text = JSON.stringify(schema);
      let entry = added.get(text);
      if (!entry) {
        const reference = Object.keys(schema).length === 1 ? schema.$ref : undefined;
        entry = { export: `v${added.size}`, id: reference ?? `own:${added.size}` };
        added.set(text, entry);
        if (reference === undefined) schemas.push({ $id: entry.id, ...schema });
      }
      return `${name}.${entry.export}`;
    },
    /** Compiles all schemas to the code of one module. */
    compile(): string {
      const ajv = new Ajv2020({ ...OPTIONS, ...options, validateSchema: false });
      // The copies use neither `$dynamicRef` nor `unevaluatedProperties`, and validators are smaller and faster without.
      Object.assign(ajv.opts, { dynamicRef: false, unevaluated: false });
      formats.default(ajv);
      const all = [...components(), ...schemas];
      for (const schema of all) schemaCheck.validateSchema(schema, true);
      ajv.addSchema(all);
      const exports = Object.fromEntries([...added.values()].map((entry) => [entry.export, entry.id]));
      return inlineLists(shorten(boundLoops(standalone.default(ajv, exports))));
    },
  };
}

/** Errors in an array after which its other items are not validated. */
const MAX_ERRORS = 500;

/**
 * To list all errors, Ajv validates all items of an array, and may copy the list for each wrong one: with a million of
 * them, that takes minutes. No option limits it, so this changes the loops. A value stays as valid as it was: a loop ends
 * early only if it has found errors itself.
 */
function boundLoops(code: string): string {
  const bounded = code.replaceAll(
    /for\(let (i\d+)=0; \1<(len\d+); \1\+\+\)/g,
    `for(let $1=0,limit=errors+${MAX_ERRORS};$1<$2&&errors<limit;$1++)`,
  );
  if (bounded.includes("=0; i")) throw new Error("Ajv generates loops in another form. Adapt boundLoops to it.");
  return bounded;
}

/** Adds an error to the list of a validator, which is null before the first one; and the test of an object. */
const HELPERS = `function add(list, instancePath, keyword, params, message) {
  list ??= [];
  list.push({ instancePath, keyword, params, ...(message && { message }) });
  return list;
}
function isObject(value) { return value && typeof value == "object" && !Array.isArray(value); }`;

const TEXT = String.raw`"(?:[^"\\]|\\.)*"`;
/** An error, which is then added: its path, its keyword, its parameters, and perhaps its message. */
const ERROR = new RegExp(
  String.raw`const (err\d+) = \{instancePath(?::((?:[^,"]|${TEXT})+))?,keyword:(\w+|${TEXT}),` +
    String.raw`params:(\{(?:[^{}"]|${TEXT})*\})(?:,message:((?:[^{},"]|${TEXT})*))?\};` +
    String.raw`if\(vErrors === null\)\{vErrors = \[\1\];\}else \{vErrors\.push\(\1\);\}`,
  "g",
);
/** What validators tell each other besides the path, for keywords that no schema has. */
const PARENTS = /,parentData(?::[^{}]*?)?,parentDataProperty(?::[^{}]*?)?,rootData\}/g;
/** Keywords whose violations `src/core/schema-violations/details.ts` describes. */
const DESCRIBED = /^"(?:required|additionalProperties|type|const|enum|format|not|discriminator)"$/;

/**
 * Shortens the code by half. The errors lose what nobody reads: the path in the schema, and the messages of keywords that are
 * described elsewhere. And one function adds them, instead of three statements each.
 */
function shorten(code: string): string {
  return `${code.replaceAll(/schemaPath:"(?:[^"\\]|\\.)*",/g, "")}\n${HELPERS}`
    .replaceAll(ERROR, (_all, _name, path = "instancePath", keyword, params, message) => {
      const parts = [path, keyword, params, ...(message && !DESCRIBED.test(keyword) ? [message] : [])];
      return `vErrors = add(vErrors, ${parts.join(", ")});`;
    })
    .replaceAll(", parentData, parentDataProperty, rootData=data}", "}")
    .replaceAll(PARENTS, "}")
    .replaceAll(/(data\d*) && typeof \1 == "object" && !Array\.isArray\(\1\)/g, "isObject($1)");
}

/**
 * Replaces the parts of schemas that validators read by constants, one for equal parts, so that a bundler drops the schemas:
 * allowed values and types, and the names of properties.
 */
function inlineLists(code: string): string {
  const schemas = new Map(
    Array.from(code.matchAll(/const (schema\d+) = (\{.*?\});(?=const |function |export |$)/g), ([, name, text]) => [
      name,
      JSON.parse(text!) as object,
    ]),
  );
  const lists = new Map<string, string>();
  const inlined = code.replaceAll(
    /\b(schema\d+)((?:\.\w+|\["[^"]+"\]|\[\d+\])*\.(?:enum|type|required|properties))\b(?![.[])/g,
    (_, name, path: string) => {
      const part = path.match(/[^.[\]"]+/g)!.reduce<unknown>((value, key) => Object(value)[key], schemas.get(name));
      const names =
        path.endsWith(".properties") && Object.fromEntries(Object.keys(Object(part)).map((key) => [key, 0]));
      const text = JSON.stringify(names || part);
      if (!lists.has(text)) lists.set(text, `list${lists.size}`);
      return lists.get(text)!;
    },
  );
  return `${inlined}\n${Array.from(lists, ([text, name]) => `const ${name} = ${text};`).join("\n")}`;
}

/** The schema of one object with all parameters of an operation, by location. Undeclared parameters are allowed. */
function parametersSchema(parameters: Parameter[], copy: SchemaCopier["copy"]): Schema {
  const locations = ["path", "query", "header"] as const;
  return {
    type: "object",
    properties: Object.fromEntries(
      locations.map((location) => {
        const located = parameters.filter((parameter) => parameter.in === location);
        const toName = ({ name }: Parameter) => (location === "header" ? name.toLowerCase() : name);
        const properties = located.map((parameter) => [toName(parameter), parameterSchema(parameter, copy)]);
        const required = located.filter((parameter) => parameter.required).map(toName);
        return [location, { type: "object", properties: Object.fromEntries(properties), required, default: {} }];
      }),
    ),
  };
}

function parameterSchema({ schema }: Parameter, copy: SchemaCopier["copy"]): Schema {
  const { anyOf, ...copied } = copy(schema, "open");
  return {
    ...boundIntegers(copied),
    ...(anyOf ? { anyOf: anyOf.map(boundIntegers) } : {}),
    ...("default" in schema ? { default: schema.default } : {}),
  };
}

interface Compiled {
  /** Statements of a module. */
  readonly program: string;
  /** The constants of the program, by the names under which the module `main` exports them. */
  readonly names: Readonly<Record<string, string>>;
}

/**
 * Bundles modules, given by their names, into one. The bundle includes the helpers of Ajv that the compiled code imports, so it
 * needs no package. It has no function around it, so that the bundler of a program can drop what the program does not use.
 */
async function bundle(modules: Record<string, string>): Promise<Compiled> {
  const resolveDir = import.meta.dirname;
  const { outputFiles } = await build({
    entryPoints: ["main"],
    bundle: true,
    write: false,
    minify: true,
    format: "esm",
    target: "es2022",
    plugins: [
      {
        name: "modules",
        setup(build) {
          build.onResolve({ filter: /^\w+$/ }, ({ path }) => ({ path, namespace: "modules" }));
          build.onLoad({ filter: /./, namespace: "modules" }, ({ path }) => ({ contents: modules[path]!, resolveDir }));
        },
      },
    ],
  });
  const [program = "", exported = ""] = outputFiles[0]!.text.split(/export\{([^}]*)\};\s*$/);
  const names = exported.split(",").map((pair) => pair.split(" as ").reverse());
  return { program, names: Object.fromEntries(names) };
}
