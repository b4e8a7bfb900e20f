import { type Context, findAreaFolder, type Node, type ResolvedNode, refName, resolveNode } from "./context.ts";
import { COMMON_ERRORS, listCommonErrors } from "./decorators.ts";

export const METHODS = ["get", "put", "post", "patch", "delete"];

/**
 * Each operation lists the errors that its parameters, request body and extensions imply. Those that any operation can
 * return are in the bundle only.
 */
export function operationErrors() {
  return {
    PathItem(item: Node, ctx: Context) {
      for (const method of METHODS) {
        const operation = item[method];
        if (!operation) continue;
        const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
        const names = parameters.map((parameter: Node) => resolveNode(parameter, ctx).node);
        const isBundle = findAreaFolder(ctx.location) === undefined;
        const expected = isBundle ? listCommonErrors(operation) : [];
        if (operation.requestBody) expected.push("400", "413", "415");
        if (operation.requestBody || parameters.length > 0) expected.push("422");
        if (names.some((parameter: Node) => parameter?.in === "path" && isIdentifier(parameter.name)))
          expected.push("404");
        if (["cursor", "token"].includes(operation["x-pagination"]?.form)) expected.push("400");
        if (operation["x-transition"]?.some((transition: Node) => transition.permission || transition.creator))
          expected.push("403");
        for (const [status, name] of Object.entries(isBundle ? {} : COMMON_ERRORS)) {
          if (refName(operation.responses?.[status]) === name)
            ctx.report({
              message: `Remove ${status}: the bundle adds ${name} to each operation.`,
              location: ctx.location.child([method, "responses", status]).key(),
            });
        }
        const missing = expected.filter((status) => !operation.responses?.[status]);
        if (missing.length === 0) continue;
        ctx.report({
          message: `${operation.operationId} can fail with ${missing.sort().join(", ")}. List each status under responses.`,
          location: ctx.location.child([method, "responses"]).key(),
        });
      }
    },
  };
}

/** A scope has fixed values. Every other path parameter identifies a resource that may not exist. */
function isIdentifier(name: string): boolean {
  return !name.endsWith("_scope");
}

/** Generators write names in camelCase, in which those of an operation's parameters must differ. */
export function distinctParameters() {
  return {
    PathItem(item: Node, ctx: Context) {
      for (const method of METHODS) {
        const own: Node[] = item[method]?.parameters ?? [];
        const parameters = [...(item.parameters ?? []), ...own].map((each: Node) => resolveNode(each, ctx).node);
        const names = parameters.map((parameter) => toCamelCase(parameter?.name ?? ""));
        const repeated = parameters.find((_, index) => names.indexOf(names[index]!) < index);
        if (repeated)
          ctx.report({
            message: `Rename or remove ${repeated.name}: another parameter has the same name in camelCase.`,
            location: ctx.location.child([method, "parameters"]),
          });
      }
    },
  };
}

const toCamelCase = (name: string) =>
  name.replace(/[^a-z0-9]+(.)?/gi, (_, next = "") => next.toUpperCase()).replace(/^./, (first) => first.toLowerCase());

/** `x-pagination` names parameters of the operation, and its JSON pointers refer to fields of the response. */
export function paginationValid() {
  return {
    Operation(operation: Node, ctx: Context) {
      const pagination = operation["x-pagination"];
      if (!pagination) return;
      const location = ctx.location.child("x-pagination");
      const names = (operation.parameters ?? []).map((parameter: Node) => resolveNode(parameter, ctx).node?.name);
      for (const key of ["parameter", "size"]) {
        if (pagination[key] && !names.includes(pagination[key]))
          ctx.report({
            message: `The operation has no parameter "${pagination[key]}".`,
            location: location.child(key),
          });
      }
      const schema = operation.responses?.["200"]?.content?.["application/json"]?.schema;
      for (const key of ["items", "next", "total"]) {
        if (pagination[key] === undefined) continue;
        const target = schemaAt({ node: schema, file: ctx.location.source.absoluteRef }, pagination[key], ctx);
        if (!target || (key === "items" && !isArray(target, ctx))) {
          const violation = target ? "is not an array" : "does not exist";
          ctx.report({
            message: `"${pagination[key]}" ${violation} in the schema of the response.`,
            location: location.child(key),
          });
        }
      }
    },
  };
}

/** The schema of the field that a JSON pointer refers to; undefined if there is none. */
function schemaAt(start: ResolvedNode, pointer: string, ctx: Context): ResolvedNode | undefined {
  let at = resolveNode(start.node, ctx, start.file);
  for (const key of pointer.split("/").slice(1)) {
    const step = at.node?.properties?.[key];
    if (!step) return undefined;
    at = resolveNode(step, ctx, at.file);
  }
  return at.node && at;
}

/** Whether the schema is an array, or an anyOf of arrays. */
function isArray({ node, file }: ResolvedNode, ctx: Context): boolean {
  return (
    node.type === "array" || Boolean(node.anyOf?.every((part: Node) => isArray(resolveNode(part, ctx, file), ctx)))
  );
}

/**
 * `x-transition` names existing schemas and fields, and the first state of a resource that the service moves to others. Checked
 * in the bundle, which has all schemas in one place.
 */
export function transitionValid() {
  let schemas: Record<string, Node> | undefined;
  return {
    Root(root: Node) {
      schemas = root.components?.schemas;
    },
    Transition(transition: Node, ctx: Context) {
      if (!schemas) return;
      for (const key of ["resource", "creates", "deletes"]) {
        if (transition[key] && !schemas[transition[key]])
          ctx.report({ message: `There is no schema named "${transition[key]}".`, location: ctx.location.child(key) });
      }
      if (schemas[transition.creates]?.["x-transition"] && !transition.to)
        ctx.report({ message: `Name the first state of ${transition.creates} in \`to\`.`, location: ctx.location });
      reportUnknownFields(transition, transition.creates ?? transition.resource, schemas, ctx);
    },
    NamedSchemas(named: Node, ctx: Context) {
      for (const [name, schema] of Object.entries<Node>(named)) {
        for (const [index, move] of (schema["x-transition"] ?? []).entries())
          reportUnknownFields(move, name, named, ctx, ctx.location.child([name, "x-transition", index]));
      }
    },
  };
}

/** Reports fields in `from` and `to` that the schema does not have. */
function reportUnknownFields(
  change: Node,
  schemaName: string,
  schemas: Record<string, Node>,
  ctx: Context,
  location = ctx.location,
): void {
  const fields = listFields(schemas[schemaName], ctx);
  for (const key of ["from", "to"]) {
    for (const field of Object.keys(change[key] ?? {})) {
      if (!fields.has(field))
        ctx.report({ message: `${schemaName} has no field "${field}".`, location: location.child([key, field]) });
    }
  }
}

function listFields(schema: Node, ctx: Context): Set<string> {
  const { node } = resolveNode(schema, ctx);
  const parts = [...(node?.allOf ?? []), ...(node?.oneOf ?? []), ...(node?.anyOf ?? [])];
  return new Set([
    ...Object.keys(node?.properties ?? {}),
    ...parts.flatMap((part: Node) => [...listFields(part, ctx)]),
  ]);
}

/** The tag of an operation is the name of the folder of its area. */
export function tagMatchesFolder() {
  return {
    Operation(operation: Node, ctx: Context) {
      const folder = findAreaFolder(ctx.location);
      if (folder && operation.tags?.[0] !== folder)
        ctx.report({
          message: `The tag of this operation must be the name of its folder, ${folder}.`,
          location: ctx.location.child("tags"),
        });
    },
  };
}

/** The name of a request body schema ends in `Create` or `Update`, like its operation, and that of a page ends in `Page`. */
export function schemaNameSuffix() {
  return {
    Operation(operation: Node, ctx: Context) {
      const verb = operation.operationId?.split(".").at(-1);
      const suffix = { create: "Create", update: "Update" }[verb as string];
      const body = refName(operation.requestBody?.content?.["application/json"]?.schema);
      if (suffix && body && !body.endsWith(suffix))
        ctx.report({
          message: `The name of the request body schema, ${body}, must end in ${suffix}.`,
          location: ctx.location.child(["requestBody", "content", "application/json", "schema"]),
        });
      const response = refName(operation.responses?.["200"]?.content?.["application/json"]?.schema);
      if (operation["x-pagination"] && response && operation["x-pagination"].items !== "" && !response.endsWith("Page"))
        ctx.report({
          message: `The name of the page schema, ${response}, must end in Page.`,
          location: ctx.location.child(["responses", "200", "content", "application/json", "schema"]),
        });
    },
  };
}

/** A body is required, unless it may be null, or its description says when to omit it. */
export function bodyRequired() {
  return {
    Operation({ operationId, requestBody }: Node, ctx: Context) {
      if (!requestBody) return;
      const isOptional =
        /\bOmit it\b/.test(requestBody.description) ||
        Object.values<Node>(requestBody.content).some(({ schema }) => acceptsNull(schema, ctx));
      if ((requestBody.required ?? false) === !isOptional) return;
      const message = `The body of ${operationId} must ${isOptional ? "not be required: it may be null or omitted" : "be required"}.`;
      ctx.report({ message, location: ctx.location.child("requestBody") });
    },
  };
}

function acceptsNull(schema: Node, ctx: Context, from?: string): boolean {
  const { node, file } = resolveNode(schema, ctx, from);
  const variants = [...(node?.oneOf ?? []), ...(node?.anyOf ?? [])];
  return [node?.type].flat().includes("null") || variants.some((variant) => acceptsNull(variant, ctx, file));
}

/** Path parameters are declared once, at the path. */
export function pathParametersAtPath() {
  return {
    Operation(operation: Node, ctx: Context) {
      (operation.parameters ?? []).forEach((parameter: Node, index: number) => {
        const { node } = resolveNode(parameter, ctx);
        if (node?.in === "path")
          ctx.report({
            message: `Move the path parameter ${node.name} from the operation to the path.`,
            location: ctx.location.child(["parameters", index]),
          });
      });
    },
  };
}

/** A reference contains no escaped path: its target is a named component. */
export function readableReference() {
  return {
    ref(node: Node, ctx: Context) {
      if (/~1|%/.test(node.$ref))
        ctx.report({
          message: `Move the target of ${node.$ref} to a named component, and refer to that.`,
          location: ctx.location,
        });
    },
  };
}
