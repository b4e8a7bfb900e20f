import { type Context, follow, type Node } from "./context.ts";

/** An error is a Problem, can be found again in the service's logs, and says which codes to expect. */
export function problemAnswer() {
  return {
    Responses(responses: Node, ctx: Context) {
      for (const status of Object.keys(responses)) {
        if (Number(status) < 400) continue;
        const { node: response, from } = follow(responses[status], ctx);
        const report = (message: string) => ctx.report({ message, location: ctx.location.child(status) });
        const [type, ...others] = Object.keys(response?.content ?? {});
        if (type !== "application/problem+json" || others.length > 0)
          report("An error is application/problem+json and nothing else.");
        else if (!isProblem(response.content[type].schema, ctx, from))
          report("The schema of an error is Problem, or an allOf that begins with it.");
        if (!response?.headers?.["X-Request-Id"])
          report("An error sends the header X-Request-Id: point to RequestId of common/headers.yaml.");
        if (!/`[A-Z][A-Z0-9_]+`/.test(response?.description ?? ""))
          report("The description of an error names the code to expect, in backticks.");
      }
    },
  };
}

function isProblem(schema: Node, ctx: Context, from: string): boolean {
  const target = follow(schema, ctx, from);
  const { properties, allOf } = target.node ?? {};
  if (properties?.code && properties.detail) return true;
  return (allOf ?? []).some((part: Node) => isProblem(part, ctx, target.from));
}

/** 204 has no body; every other success has one. */
export function bodyFitsStatus() {
  return {
    Responses(responses: Node, ctx: Context) {
      for (const status of Object.keys(responses)) {
        const { node: response } = follow(responses[status], ctx);
        const location = ctx.location.child(status).key();
        if (status === "204" && response?.content)
          ctx.report({ message: "204 has no body. Use 200, or take the content away.", location });
        if (/^2/.test(status) && status !== "204" && !response?.content)
          ctx.report({ message: "An answer without a body is 204.", location });
      }
    },
  };
}

/** An event stream is text to the tools of 3.1; `x-itemSchema` says what one event is. */
export function eventStream() {
  return {
    MediaType(media: Node, ctx: Context) {
      if (ctx.key !== "text/event-stream") {
        if (media["x-itemSchema"])
          ctx.report({ message: "Only text/event-stream has items.", location: ctx.location.child("x-itemSchema") });
        return;
      }
      if (media.schema?.type !== "string")
        ctx.report({ message: "The schema of an event stream is { type: string }; Prism can't serve another." });
      const union = follow(media["x-itemSchema"], ctx);
      if (union.node?.discriminator?.propertyName !== "event") {
        ctx.report({ message: "x-itemSchema names the type of one event, a oneOf told apart by event." });
        return;
      }
      for (const variant of union.node.oneOf ?? []) {
        const { properties } = follow(variant, ctx, union.from).node ?? {};
        if (!properties?.event || !properties?.data)
          ctx.report({
            message: `Event ${variant.$ref ?? ""} lacks event or data.`,
            location: ctx.location.child("x-itemSchema"),
          });
      }
    },
  };
}

/** `x-stream` stands on each operation that streams, and names events that its stream has. */
export function streamEnds() {
  return {
    Operation(operation: Node, ctx: Context) {
      const { node: success } = follow(operation.responses?.["200"], ctx);
      const media = success?.content?.["text/event-stream"];
      const stream = operation["x-stream"];
      if (!media !== !stream) ctx.report({ message: "An operation has x-stream if it answers with an event stream." });
      if (!media || !stream) return;
      const events = follow(media["x-itemSchema"], ctx).node?.discriminator?.mapping ?? {};
      for (const end of stream.ends ?? []) {
        if (!(end in events))
          ctx.report({
            message: `The stream has no event "${end}".`,
            location: ctx.location.child(["x-stream", "ends"]),
          });
      }
    },
  };
}

/** Nothing goes without an example: the mock answers with it, the reference shows it, a test validates it. */
export function exampleRequired() {
  return {
    MediaType(media: Node, ctx: Context) {
      if (Object.keys(media.examples ?? {}).length === 0)
        ctx.report({ message: "Give at least one named example under examples." });
    },
    Parameter(parameter: Node, ctx: Context) {
      if (parameter.example === undefined && !parameter.examples)
        ctx.report({ message: `Give ${parameter.name} an example.` });
    },
    Example(example: Node, ctx: Context) {
      if (!example.summary) ctx.report({ message: "Say in a summary what the example shows." });
    },
  };
}
