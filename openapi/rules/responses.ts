import { type Context, type Location, type Node, resolveNode } from "./context.ts";
import { METHODS } from "./operations.ts";

/** An error response is a Problem, has a request id, and describes the codes that its examples have, and no others. */
export function problemResponse() {
  return {
    Responses(responses: Node, ctx: Context) {
      for (const status of Object.keys(responses)) {
        if (Number(status) < 400) continue;
        const { node: response, file } = resolveNode(responses[status], ctx);
        const report = (message: string) => ctx.report({ message, location: ctx.location.child(status) });
        const [type, ...others] = Object.keys(response?.content ?? {});
        if (type !== "application/problem+json" || others.length > 0)
          report("The only media type of an error response is application/problem+json.");
        else if (!isProblem(response.content[type].schema, ctx, file))
          report("The schema of an error response must be Problem, or an allOf that starts with it.");
        else if (status === "422" && !requiresErrors(response.content[type].schema, ctx, file))
          report("The schema of a 422 must be UnprocessableProblem, or an allOf that starts with it.");
        if (!response?.headers?.["X-Request-Id"])
          report("An error response must have the header X-Request-Id: refer to RequestId in common/headers.yaml.");
        if (["429", "503"].includes(status) && !response?.headers?.["Retry-After"])
          report("A 429 or 503 must have the header Retry-After: refer to RetryAfter in common/headers.yaml.");
        const named = listCodes(response);
        const examples = Object.values<Node>(response?.content?.[type!]?.examples ?? {});
        const shown = examples.map((example) => resolveNode(example, ctx, file).node?.value?.code);
        if (named.length === 0) report("The description of an error response must name its codes, in backticks.");
        for (const code of named)
          if (!shown.includes(code)) report(`Add an example with the code ${code}, which the description names.`);
        for (const code of shown)
          if (!named.includes(code)) report(`Name the code ${code} of the examples in the description.`);
      }
    },
  };
}

const CURSOR = /cursor|token|event.id/i;

/** What an error can be about, and how to tell whether an operation has it. */
const PARTS: [name: string, text: RegExp, has: (operation: Node, names: string[]) => boolean][] = [
  ["body", /\bbody\b/i, ({ requestBody }) => requestBody],
  ["parameters", /\bparameters?\b|"\/(path|query|header)\//i, (_, names) => names.length > 0],
  // A body can have a cursor too.
  ["cursor", /\b(cursor|page token)\b/i, ({ requestBody }, names) => requestBody || CURSOR.test(names.join())],
];

/** The description and the examples of an error are about parts of the request that the operation has. */
export function errorFitsOperation() {
  return {
    PathItem(item: Node, ctx: Context) {
      for (const method of METHODS) {
        const operation = item[method];
        const parameters = [...(item.parameters ?? []), ...(operation?.parameters ?? [])];
        const names = parameters.map((parameter) => resolveNode(parameter, ctx).node?.name ?? "");
        for (const [status, reference] of Object.entries<Node>(operation?.responses ?? {})) {
          if (Number(status) < 400) continue;
          const { node, file } = resolveNode(reference, ctx);
          const examples = Object.values<Node>(node?.content?.["application/problem+json"]?.examples ?? {});
          const values = examples.map((example) => resolveNode(example, ctx, file).node?.value);
          const text = `${node?.description} ${JSON.stringify(values)}`;
          for (const [name] of PARTS.filter((part) => part[1].test(text) && !part[2](operation, names)))
            ctx.report({
              message: `The operation has no ${name}. Take a response that does not mention one.`,
              location: ctx.location.child([method, "responses", status]),
            });
        }
      }
    },
  };
}

/** The codes that the description of a response names. */
function listCodes(response: Node): string[] {
  return Array.from((response?.description ?? "").matchAll(/`([A-Z][A-Z0-9_]+)`/g), ([, code]) => code!);
}

/** The explanation of a code: that of the response, or the description without the code, which it has in parentheses. */
function readExplanation(response: Node, code: string): string | undefined {
  const text = response.description?.replace(new RegExp(`\\s+\\(\`${code}\`\\)`), "");
  return response["x-explanation"]?.[code] ?? (text?.includes(code) ? undefined : text);
}

/** Each code has an explanation and advice of its own, written once: in a response that names it, or in `x-errors`. */
export function errorAdvice() {
  const named = new Map<string, Location>();
  const advice = new Map<string, { text: string; location: Location }>();
  const add = (code: string, explanation: string | undefined, text: string, location: Location, ctx: Context) => {
    const others = explanation?.match(/\b(?:[A-Z][A-Z\d]*_[A-Z\d_]+|UNAUTHENTICATED|UNAVAILABLE)\b/g) ?? [];
    if (!explanation) ctx.report({ message: `Add an explanation of ${code} to x-explanation.`, location });
    else if (others.some((other) => other !== code))
      ctx.report({ message: `Explain ${code} alone, without ${others.join(", ")}, in x-explanation.`, location });
    const same = [...advice].find(([other, entry]) => other === code || entry.text === text);
    if (same) ctx.report({ message: `Write advice for ${code} alone: ${same[0]} already has some like it.`, location });
    else advice.set(code, { text, location });
  };
  return {
    Root: {
      leave(root: Node, ctx: Context) {
        for (const [code, entry] of Object.entries<Node>(root["x-errors"] ?? {}))
          add(code, entry.description, entry.advice, ctx.location.child(["x-errors", code]), ctx);
        for (const [code, location] of named)
          if (!advice.has(code)) ctx.report({ message: `Add advice for ${code} to x-advice.`, location });
      },
    },
    Response(response: Node, ctx: Context) {
      if (!response.content?.["application/problem+json"]) return;
      const codes = listCodes(response);
      for (const code of codes) named.set(code, ctx.location);
      for (const [code, text] of Object.entries<string>(response["x-advice"] ?? {})) {
        const location = ctx.location.child(["x-advice", code]);
        if (codes.includes(code)) add(code, readExplanation(response, code), text, location, ctx);
        else ctx.report({ message: `The description of the response does not name ${code}.`, location });
      }
      for (const code of Object.keys(response["x-explanation"] ?? {}))
        if (!response["x-advice"]?.[code])
          ctx.report({
            message: `Explain ${code} next to its advice.`,
            location: ctx.location.child(["x-explanation", code]),
          });
    },
  };
}

/** Whether a problem always has at least one violation. */
function requiresErrors(schema: Node, ctx: Context, file: string): boolean {
  const target = resolveNode(schema, ctx, file);
  const { required, properties, allOf } = target.node ?? {};
  if (required?.includes("errors") && properties?.errors?.minItems >= 1) return true;
  return (allOf ?? []).some((part: Node) => requiresErrors(part, ctx, target.file));
}

function isProblem(schema: Node, ctx: Context, file: string): boolean {
  const target = resolveNode(schema, ctx, file);
  const { properties, allOf } = target.node ?? {};
  if (properties?.code && properties.detail) return true;
  return (allOf ?? []).some((part: Node) => isProblem(part, ctx, target.file));
}

/** A 204 response has no body. Every other successful response has one. */
export function bodyMatchesStatus() {
  return {
    Responses(responses: Node, ctx: Context) {
      for (const status of Object.keys(responses)) {
        const { node: response } = resolveNode(responses[status], ctx);
        const location = ctx.location.child(status).key();
        if (status === "204" && response?.content)
          ctx.report({ message: "A 204 response has no body. Use the status 200, or remove the content.", location });
        if (/^2/.test(status) && status !== "204" && !response?.content)
          ctx.report({ message: "The status of a response without a body must be 204.", location });
      }
    },
  };
}

/** OpenAPI 3.1 can describe an event stream only as text; `x-itemSchema` is the schema of one event. */
export function eventStreamSchema() {
  return {
    MediaType(media: Node, ctx: Context) {
      if (ctx.key !== "text/event-stream") {
        if (media["x-itemSchema"])
          ctx.report({
            message: "Only text/event-stream can have x-itemSchema.",
            location: ctx.location.child("x-itemSchema"),
          });
        return;
      }
      if (media.schema?.type !== "string")
        ctx.report({
          message: "The schema of an event stream must be { type: string }. Prism does not support any other.",
        });
      const union = resolveNode(media["x-itemSchema"], ctx);
      if (union.node?.discriminator?.propertyName !== "event") {
        ctx.report({ message: "x-itemSchema must be the schema of one event: a oneOf with the discriminator event." });
        return;
      }
      for (const variant of union.node.oneOf ?? []) {
        const { properties } = resolveNode(variant, ctx, union.file).node ?? {};
        if (!properties?.event || !properties?.data)
          ctx.report({
            message: `The variant ${variant.$ref ?? ""} has no property event or data.`,
            location: ctx.location.child("x-itemSchema"),
          });
      }
    },
  };
}

/**
 * An operation has `x-stream` if its response is an event stream. `ends` names events of that stream, and `failures` some of
 * these.
 */
export function streamExtensionValid() {
  return {
    Operation(operation: Node, ctx: Context) {
      const { node: success } = resolveNode(operation.responses?.["200"], ctx);
      const media = success?.content?.["text/event-stream"];
      const stream = operation["x-stream"];
      if (!media !== !stream)
        ctx.report({ message: "An operation must have x-stream if its response is an event stream, and only then." });
      if (!media || !stream) return;
      const events = resolveNode(media["x-itemSchema"], ctx).node?.discriminator?.mapping ?? {};
      for (const end of stream.ends ?? []) {
        if (!(end in events))
          ctx.report({
            message: `The stream has no event "${end}".`,
            location: ctx.location.child(["x-stream", "ends"]),
          });
      }
      for (const failure of stream.failures ?? []) {
        if (!stream.ends?.includes(failure))
          ctx.report({
            message: `Add "${failure}" to ends: a failure ends the stream.`,
            location: ctx.location.child(["x-stream", "failures"]),
          });
      }
    },
  };
}

/** Every body and parameter has an example: the mock returns it, the reference shows it, and a test validates it. */
export function exampleRequired() {
  return {
    MediaType(media: Node, ctx: Context) {
      if (Object.keys(media.examples ?? {}).length === 0)
        ctx.report({ message: "Add at least one named example to examples." });
    },
    Parameter(parameter: Node, ctx: Context) {
      if (parameter.example === undefined && !parameter.examples)
        ctx.report({ message: `Add an example to ${parameter.name}.` });
    },
    Example(example: Node, ctx: Context) {
      if (!example.summary) ctx.report({ message: "Add a summary that says what the example shows." });
    },
  };
}
