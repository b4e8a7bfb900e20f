import { expect, test } from "vitest";
import type { Context } from "../../openapi/rules/context.ts";
import { commonErrors, propertyDescriptions } from "../../openapi/rules/decorators.ts";

const reference = (name: string) => ({ $ref: `#/components/responses/${name}` });
const common = {
  401: reference("Unauthorized"),
  429: reference("TooManyRequests"),
  500: reference("InternalServerError"),
  503: reference("ServiceUnavailable"),
};
const own = { description: "Something else." };

test.each([
  ["an operation without errors", {}, common],
  ["an operation that the decorator has changed already", { responses: common }, common],
  ["an operation with its own error", { responses: { 401: own } }, { ...common, 401: own }],
  ["an operation with other credentials", { security: [{ Key: [] }] }, common],
])("the common errors are added to %s", (_name, { responses = {}, ...operation }: Operation, expected) => {
  const changed = { ...operation, responses: { 200: own, ...responses } };
  commonErrors().Operation.leave(changed);
  expect(changed.responses).toEqual({ 200: own, ...expected });
});

test("a public operation has no 401", () => {
  const operation = { security: [], responses: {} };
  commonErrors().Operation.leave(operation);
  expect(Object.keys(operation.responses)).toEqual(["429", "500", "503"]);
});

test("a property that is only a reference gets the description of its schema, and any other keeps its own", () => {
  const location = { source: { absoluteRef: "birds.yaml" } };
  const resolve = () => ({ node: { type: "object", description: "A small brown one." }, location });
  const properties = {
    mate: { $ref: "#/Wren" },
    rival: { $ref: "#/Wren", description: "Sings louder." },
    song: { type: "string" },
  };
  propertyDescriptions().SchemaProperties(properties, { location, resolve } as unknown as Context);
  expect(properties).toEqual({
    mate: { $ref: "#/Wren", description: "A small brown one." },
    rival: { $ref: "#/Wren", description: "Sings louder." },
    song: { type: "string" },
  });
});

interface Operation {
  security?: object[];
  responses?: object;
}
