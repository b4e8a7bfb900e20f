import { Ajv2020, type Options } from "ajv/dist/2020.js";
import standalone from "ajv/dist/standalone/index.js";
import formats from "ajv-formats";
import { build } from "esbuild";
import { type Copier, copier } from "./closed-schema.ts";
import { type Document, operationsOf, type Parameter, type Response, resolve, type Schema } from "./document.ts";

const JSON_TYPES = ["application/json", "application/problem+json"];

const INTERFACES = `import type { ErrorObject } from "ajv";
import type { OperationId } from "./operations.ts";

/** Ajv's compiled form: answers whether the value fits; afterwards \`errors\` says why not. */
export interface Validate {
  (value: unknown): boolean;
  errors?: ErrorObject[] | null;
}

export interface OperationValidators {
  /**
   * Takes \`{ path, query, header }\` of strings, or of arrays of strings where a query name was repeated; header names are
   * lower-case. Turns them into numbers, booleans and arrays and fills in defaults, all in place. Missing where the
   * operation has no parameters.
   */
  readonly parameters?: Validate;
  /** The JSON request body, as the document has it. */
  readonly body?: Validate;
  /** JSON answers by status: closed, so that an undeclared field is an error. A status without a JSON body is missing. */
  readonly answers: Readonly<Record<number, Validate>>;
  /** One event of the operation's event stream (\`x-itemSchema\`), closed. */
  readonly event?: Validate;
}
`;

/** Ajv's own strictness, except that one schema may hold several types. */
const OPTIONS: Options = {
  strict: true,
  allowUnionTypes: true,
  allErrors: true,
  discriminator: true,
  inlineRefs: 3,
  code: { source: true, esm: true },
};

/** Validators of every operation, compiled by Ajv, so that nothing is left to compile when a server starts. */
export async function renderValidators(document: Document): Promise<string> {
  const { copy, components } = copier(document);
  const bodies = compiler("bodies", components, {});
  // Parameters arrive as text. Turning it into values changes what is checked, so bodies need a compiler of their own.
  // With strict numbers Ajv would check no bounds of Infinity, which it makes of the text 1e999.
  const texts = compiler("texts", components, { coerceTypes: "array", useDefaults: true, strictNumbers: false });
  const entries = [...operationsOf(document)].map(({ operation, parameters }) => {
    const answers: string[] = [];
    const events: Schema[] = [];
    for (const [status, response] of Object.entries(operation.responses)) {
      const content = resolve<Response>(document, response).content ?? {};
      const json = JSON_TYPES.map((type) => content[type]).find((media) => media !== undefined);
      if (json) answers.push(`${status}: ${bodies.add(copy(json.schema, "closed"))}`);
      for (const { "x-itemSchema": event } of Object.values(content)) if (event) events.push(event);
    }
    const body = operation.requestBody?.content["application/json"]?.schema;
    const parts = [
      ...(parameters.length > 0 ? [`parameters: ${texts.add(parametersSchema(parameters, copy))}`] : []),
      ...(body ? [`body: ${bodies.add(copy(body, "open"))}`] : []),
      `answers: { ${answers.join(", ")} }`,
      ...events.slice(0, 1).map((event) => `event: ${bodies.add(copy(event, "closed"))}`),
    ];
    return `${JSON.stringify(operation.operationId)}: { ${parts.join(", ")} }`;
  });
  const main = `import * as bodies from "bodies"; import * as texts from "texts";
export const validators = { ${entries.join(", ")} };`;
  const program = await bundle({ main, bodies: bodies.code(), texts: texts.code() });
  return `// @ts-nocheck
${INTERFACES}
${program}
/** What the document asks of each operation. */
export const validators: Readonly<Record<OperationId, OperationValidators>> = compiled.validators;
`;
}

/** Collects schemas and compiles each different one once. */
function compiler(name: string, components: () => Schema[], options: Options) {
  const known = new Map<string, { export: string; id: string }>();
  const schemas: Schema[] = [];
  return {
    /** The expression that names the validator of a schema. */
    add(schema: Schema): string {
      const text = JSON.stringify(schema);
      let entry = known.get(text);
      if (!entry) {
        const isReference = schema.$ref !== undefined && Object.keys(schema).length === 1;
        entry = { export: `v${known.size}`, id: isReference ? schema.$ref! : `own:${known.size}` };
        known.set(text, entry);
        if (!isReference) schemas.push({ $id: entry.id, ...schema });
      }
      return `${name}.${entry.export}`;
    },
    /** A module that exports them. */
    code(): string {
      const ajv = new Ajv2020({ ...OPTIONS, ...options });
      // The copies use neither keyword, and without them every validator is smaller and faster.
      Object.assign(ajv.opts, { dynamicRef: false, unevaluated: false });
      formats.default(ajv);
      ajv.addSchema([...components(), ...schemas]);
      return standalone.default(ajv, Object.fromEntries([...known.values()].map((entry) => [entry.export, entry.id])));
    },
  };
}

/** One object for all parameters of an operation, by place; what is not declared is allowed. */
function parametersSchema(parameters: Parameter[], copy: Copier["copy"]): Schema {
  const places = ["path", "query", "header"] as const;
  return {
    type: "object",
    properties: Object.fromEntries(
      places.map((place) => {
        const here = parameters.filter((parameter) => parameter.in === place);
        const nameOf = ({ name }: Parameter) => (place === "header" ? name.toLowerCase() : name);
        const properties = here.map((parameter) => [nameOf(parameter), textSchema(parameter, copy)]);
        const required = here.filter((parameter) => parameter.required).map(nameOf);
        return [place, { type: "object", properties: Object.fromEntries(properties), required, default: {} }];
      }),
    ),
  };
}

function textSchema({ schema }: Parameter, copy: Copier["copy"]): Schema {
  const made: Schema = { ...copy(schema, "open"), ...("default" in schema ? { default: schema.default } : {}) };
  for (const variant of [made, ...((made.anyOf as Schema[] | undefined) ?? [])]) {
    // JavaScript reads a bigger integer as one of its neighbors, or as Infinity.
    if (variant.type === "integer") variant.maximum ??= Number.MAX_SAFE_INTEGER;
  }
  return made;
}

/**
 * One program of several modules, called by their names, that begins in `main`; its exports become the fields of the
 * constant `compiled`. Ajv's own helpers, which its code asks for, are put inside, so that it needs no package.
 */
async function bundle(modules: Record<string, string>): Promise<string> {
  const resolveDir = import.meta.dirname;
  const { outputFiles } = await build({
    entryPoints: ["main"],
    bundle: true,
    write: false,
    minify: true,
    format: "iife",
    globalName: "compiled",
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
  return outputFiles[0]!.text;
}
