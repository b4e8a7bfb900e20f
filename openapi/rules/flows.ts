import { readFileSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import { parse } from "yaml";
import type { Context, Location, Node, ResolvedNode } from "./context.ts";
import { expressionsInCondition, expressionsInValue, parseExpression, stringsIn } from "./expressions.ts";

interface Step {
  step: Node;
  location: Location;
  workflow: Node;
  /** The steps before this one. */
  earlier: Node[];
}

function* listSteps(root: Node, ctx: Context): Generator<Step> {
  for (const [index, workflow] of (root.workflows ?? []).entries()) {
    for (const [number, step] of (workflow.steps ?? []).entries()) {
      const location = ctx.location.child(["workflows", index, "steps", number]);
      yield { step, location, workflow, earlier: workflow.steps.slice(0, number) };
    }
  }
}

/** A flow is a file with one workflow, which has the name of the file. */
export const flowName = () => ({
  Root(root: Node, ctx: Context) {
    const name = basename(ctx.location.source.absoluteRef, ".yaml");
    const location = ctx.location.child("workflows");
    if (root.workflows?.length !== 1) return ctx.report({ message: "A flow has exactly one workflow.", location });
    if (root.workflows[0].workflowId === name) return;
    ctx.report({
      message: `The workflow of this file is named ${name}.`,
      location: location.child([0, "workflowId"]),
    });
  },
});

/** A step that accepts any status would hide a failure. */
export const flowStatus = () => ({
  Root(root: Node, ctx: Context) {
    for (const { step, location } of listSteps(root, ctx)) {
      const conditions = (step.successCriteria ?? []).map(({ condition }: Node) => condition);
      if (conditions.some((condition: unknown) => /^\$statusCode == 2\d\d$/.test(String(condition)))) continue;
      ctx.report({ message: "The first success criterion is a status: $statusCode == 200.", location });
    }
  },
});

/** Each step calls an operation of the document, with the parameters and the body that the operation declares. */
export const flowOperation = () => {
  const files = new Map<string, Node>();
  const read = (file: string): Node => {
    if (!files.has(file)) files.set(file, parse(readFileSync(file, "utf8")));
    return files.get(file);
  };
  /** Redocly resolves only the references of the linted document, and this one only names the other. */
  const follow = (node: Node, file: string): ResolvedNode => {
    if (typeof node?.$ref !== "string") return { node, file };
    const [path, pointer = ""] = node.$ref.split("#");
    const target = path ? resolve(dirname(file), path) : file;
    const keys = pointer.split("/").slice(1).map(unescapeKey);
    return follow(
      keys.reduce((found: Node, key: string) => found?.[key], read(target)),
      target,
    );
  };

  return {
    Root(root: Node, ctx: Context) {
      for (const { step, location } of listSteps(root, ctx)) {
        const [, source, path, method] =
          /^\{\$sourceDescriptions\.(\w+)\.url\}#\/paths\/([^/]+)\/([a-z]+)$/.exec(step.operationPath ?? "") ?? [];
        const description = root.sourceDescriptions?.find(({ name }: Node) => name === source);
        const file = description && resolve(dirname(ctx.location.source.absoluteRef), description.url);
        const item = file && follow(read(file).paths?.[unescapeKey(path!)], file);
        const operation = item?.node?.[method!];
        if (!operation) {
          ctx.report({
            message:
              "operationPath is the path and method of an operation, such as {$sourceDescriptions.platform.url}#/paths/~1v1~1agents/post.",
            location: location.child("operationPath"),
          });
          continue;
        }
        const declared = [...(item.node.parameters ?? []), ...(operation.parameters ?? [])].map(
          (parameter) => follow(parameter, item.file).node,
        );
        for (const message of parameterProblems(declared, step.parameters ?? []))
          ctx.report({ message, location: location.child("parameters") });
        const body = follow(operation.requestBody, item.file).node;
        if (step.requestBody ? !body : body?.required)
          ctx.report({
            message: step.requestBody ? "This operation has no body." : "This operation needs a body.",
            location: location.child("requestBody"),
          });
      }
    },
  };
};

function parameterProblems(declared: Node[], given: Node[]): string[] {
  const isSame = (a: Node) => (b: Node) => a.name === b.name && a.in === b.in;
  const unknown = given.filter((parameter) => !declared.some(isSame(parameter)));
  const missing = declared.filter((parameter) => parameter.required && !given.some(isSame(parameter)));
  return [
    ...unknown.map((parameter) => `This operation has no parameter ${parameter.name} in the ${parameter.in}.`),
    ...missing.map((parameter) => `The parameter ${parameter.name} in the ${parameter.in} is missing.`),
  ];
}

/**
 * Each runtime expression has a form that flows use, and the input or the earlier step that it refers to exists. Redocly's
 * own rule outputs-defined checks the names of outputs.
 */
export const flowExpression = () => ({
  Root(root: Node, ctx: Context) {
    for (const { step, location, workflow, earlier } of listSteps(root, ctx)) {
      const inputs = Object.keys(workflow.inputs?.properties ?? {});
      const check = (text: string, at: Location, kinds: string[]) => {
        const message = toProblem(text, kinds, inputs, earlier);
        if (message) ctx.report({ message, location: at });
      };
      const given = { parameters: step.parameters ?? [], requestBody: step.requestBody ?? {} };
      for (const [text, path] of stringsIn(given))
        for (const expression of expressionsInValue(text)) check(expression, location.child(path), ["input", "output"]);
      for (const [name, text] of Object.entries(step.outputs ?? {}))
        check(String(text), location.child(["outputs", name]), ["body"]);
      for (const { criterion, path } of listCriteria(step)) {
        const at = location.child(path);
        if (criterion.context) check(criterion.context, at.child("context"), ["body"]);
        else
          for (const expression of expressionsInCondition(String(criterion.condition)))
            check(expression, at.child("condition"), ["status", "body", "output"]);
      }
    }
  },
});

/** The criteria of a step and of its actions, each with its path in the step. */
function listCriteria(step: Node): { criterion: Node; path: (string | number)[] }[] {
  const list = (criteria: Node[] | undefined, path: (string | number)[]) =>
    (criteria ?? []).map((criterion, index) => ({ criterion, path: [...path, index] }));
  return [
    ...list(step.successCriteria, ["successCriteria"]),
    ...(step.onFailure ?? []).flatMap((action: Node, index: number) =>
      list(action.criteria, ["onFailure", index, "criteria"]),
    ),
  ];
}

function toProblem(text: string, kinds: string[], inputs: string[], earlier: Node[]): string | undefined {
  const expression = parseExpression(text);
  if (!expression || !kinds.includes(expression.kind)) return `${text} is no runtime expression that can stand here.`;
  if (expression.kind === "input" && !inputs.includes(expression.name))
    return `The flow has no input ${expression.name}.`;
  if (expression.kind !== "output") return undefined;
  return earlier.some(({ stepId }) => stepId === expression.step)
    ? undefined
    : `No earlier step is named ${expression.step}.`;
}

function unescapeKey(key: string): string {
  return decodeURIComponent(key).replaceAll("~1", "/").replaceAll("~0", "~");
}
