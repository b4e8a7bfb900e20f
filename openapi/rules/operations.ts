import { type Context, folderOf, follow, type Node, type Place, refName } from "./context.ts";

/** Each operation lists the errors that can occur on it: which ones follow from what it takes. */
export function operationErrors() {
  return {
    PathItem(item: Node, ctx: Context) {
      for (const method of ["get", "put", "post", "patch", "delete"]) {
        const operation = item[method];
        if (!operation) continue;
        const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
        const names = parameters.map((parameter: Node) => follow(parameter, ctx).node);
        const expected = ["401", "429", "500", "503"];
        if (operation.requestBody) expected.push("400", "413", "415");
        if (operation.requestBody || parameters.length > 0) expected.push("422");
        if (names.some((parameter: Node) => parameter?.in === "path" && isIdentifier(parameter.name)))
          expected.push("404");
        if (["cursor", "token"].includes(operation["x-pagination"]?.form)) expected.push("400");
        if (operation["x-transition"]?.some((change: Node) => change.permission || change.creator))
          expected.push("403");
        const missing = expected.filter((status) => !operation.responses?.[status]);
        if (missing.length === 0) continue;
        ctx.report({
          message: `${operation.operationId} can fail with ${missing.sort().join(", ")}: list each under responses.`,
          location: ctx.location.child([method, "responses"]).key(),
        });
      }
    },
  };
}

/** A scope chooses among fixed values; every other path parameter names a thing that may not be there. */
function isIdentifier(name: string): boolean {
  return !name.endsWith("_scope");
}

/** `x-pagination` names parameters that exist, and points to places that the answer has. */
export function paginationFits() {
  return {
    Operation(operation: Node, ctx: Context) {
      const paging = operation["x-pagination"];
      if (!paging) return;
      const location = ctx.location.child("x-pagination");
      const names = (operation.parameters ?? []).map((parameter: Node) => follow(parameter, ctx).node?.name);
      for (const key of ["parameter", "size"]) {
        if (paging[key] && !names.includes(paging[key]))
          ctx.report({ message: `The operation has no parameter "${paging[key]}".`, location: location.child(key) });
      }
      const schema = operation.responses?.["200"]?.content?.["application/json"]?.schema;
      for (const key of ["items", "next", "total"]) {
        if (paging[key] === undefined) continue;
        const target = atPointer({ node: schema, from: ctx.location.source.absoluteRef }, paging[key], ctx);
        if (!target || (key === "items" && !isList(target, ctx))) {
          const what = target ? "is no array" : "is not there";
          ctx.report({ message: `"${paging[key]}" ${what} in the answer's schema.`, location: location.child(key) });
        }
      }
    },
  };
}

/** The schema that a JSON pointer into the value reaches. */
function atPointer(start: Place, pointer: string, ctx: Context): Place | undefined {
  let at = follow(start.node, ctx, start.from);
  for (const key of pointer.split("/").slice(1)) {
    const step = at.node?.properties?.[key];
    if (!step) return undefined;
    at = follow(step, ctx, at.from);
  }
  return at.node && at;
}

/** An array, or one of several. */
function isList({ node, from }: Place, ctx: Context): boolean {
  return node.type === "array" || Boolean(node.anyOf?.every((part: Node) => isList(follow(part, ctx, from), ctx)));
}

/** `x-transition` speaks of schemas and fields that exist. Only the bundle has all schemas in one place. */
export function transitionFits() {
  let schemas: Record<string, Node> | undefined;
  return {
    Root(root: Node) {
      schemas = root.components?.schemas;
    },
    Transition(change: Node, ctx: Context) {
      if (!schemas) return;
      for (const key of ["resource", "creates"]) {
        if (change[key] && !schemas[change[key]])
          ctx.report({ message: `No schema is named "${change[key]}".`, location: ctx.location.child(key) });
      }
      const fields = fieldsOf(schemas[change.creates ?? change.resource], ctx);
      for (const key of ["from", "to"]) {
        for (const field of Object.keys(change[key] ?? {})) {
          if (!fields.has(field))
            ctx.report({
              message: `${change.creates ?? change.resource} has no field "${field}".`,
              location: ctx.location.child([key, field]),
            });
        }
      }
    },
  };
}

function fieldsOf(schema: Node, ctx: Context): Set<string> {
  const { node } = follow(schema, ctx);
  const parts = [...(node?.allOf ?? []), ...(node?.oneOf ?? []), ...(node?.anyOf ?? [])];
  return new Set([...Object.keys(node?.properties ?? {}), ...parts.flatMap((part: Node) => [...fieldsOf(part, ctx)])]);
}

/** One word names an area everywhere: the folder is the tag. */
export function tagIsFolder() {
  return {
    Operation(operation: Node, ctx: Context) {
      const folder = folderOf(ctx.location);
      if (folder && operation.tags?.[0] !== folder)
        ctx.report({
          message: `The tag of this operation is its folder, ${folder}.`,
          location: ctx.location.child("tags"),
        });
    },
  };
}

/** `create` takes an `…Create`, `update` an `…Update`; what a page parameter pages is a `…Page` or a bare array. */
export function bodyNames() {
  return {
    Operation(operation: Node, ctx: Context) {
      const verb = operation.operationId?.split(".").at(-1);
      const suffix = { create: "Create", update: "Update" }[verb as string];
      const body = refName(operation.requestBody?.content?.["application/json"]?.schema);
      if (suffix && body && !body.endsWith(suffix))
        ctx.report({
          message: `The body of ${verb} is named ${body}; it should end in ${suffix}.`,
          location: ctx.location.child(["requestBody", "content", "application/json", "schema"]),
        });
      const answer = refName(operation.responses?.["200"]?.content?.["application/json"]?.schema);
      if (operation["x-pagination"] && answer && operation["x-pagination"].items !== "" && !answer.endsWith("Page"))
        ctx.report({
          message: `The page is named ${answer}; it should end in Page.`,
          location: ctx.location.child(["responses", "200", "content", "application/json", "schema"]),
        });
    },
  };
}

/** What holds for a path stands once, at the path: the parameters in its braces. */
export function pathParametersAtPath() {
  return {
    Operation(operation: Node, ctx: Context) {
      (operation.parameters ?? []).forEach((parameter: Node, index: number) => {
        const { node } = follow(parameter, ctx);
        if (node?.in === "path")
          ctx.report({
            message: `Move ${node.name} up to the parameters of the path.`,
            location: ctx.location.child(["parameters", index]),
          });
      });
    },
  };
}

/** References are read by people: they name what they point to, and never spell out an escaped path. */
export function readableReference() {
  return {
    ref(node: Node, ctx: Context) {
      if (/~1|%/.test(node.$ref))
        ctx.report({ message: `Give what ${node.$ref} points to a name, and point to that.`, location: ctx.location });
    },
  };
}
