import { expect, test } from "vitest";
import { adaptDocument } from "../../src/clients/adapt-document.ts";
import { findSuccess, listOperations, resolve } from "../../src/core/document.ts";
import { findOperation } from "../../src/samples/render-steps.ts";
import { document } from "../document.ts";

const adapted = adaptDocument(document);
const mediaTypes = (operationId: string) =>
  Object.keys(findSuccess(adapted, findOperation(adapted, operationId).operation).content ?? {});

test("the copy has all operations, and one more for a stream that had none of its own", () => {
  const ids = (of: typeof document) => [...listOperations(of)].map(({ operation }) => operation.operationId);
  expect(ids(adapted)).toEqual([...ids(document), "audio.speech.createStream"]);
});

test("the response of an operation is JSON or a stream", () => {
  expect(mediaTypes("conversations.start")).toEqual(["application/json"]);
  expect(mediaTypes("conversations.startStream")).toEqual(["text/event-stream"]);
  expect(mediaTypes("audio.speech.create")).toEqual(["application/json"]);
  expect(mediaTypes("audio.speech.createStream")).toEqual(["text/event-stream"]);
});

test("a list in pages is an array", () => {
  const lists = [...listOperations(adapted)].filter(({ operation }) => operation["x-pagination"]?.items === "");
  expect(lists.length).toBeGreaterThan(1);
  for (const { operation } of lists) {
    const { schema } = findSuccess(adapted, operation).content!["application/json"]!;
    expect(resolve(adapted, schema), operation.operationId).toMatchObject({ type: "array" });
  }
});

test("an object with named and other properties has only the others", () => {
  expect(document.components.schemas.SpanAggregationRow).toHaveProperty("properties.metric_name");
  const { properties, additionalProperties } = adapted.components.schemas.SpanAggregationRow!;
  expect(properties).toBeUndefined();
  const names = ["SpanAggregationValue", "SpanAggregationDimensions"];
  expect(additionalProperties).toEqual({ anyOf: names.map((name) => ({ $ref: `#/components/schemas/${name}` })) });
});

test("no parameter of a query is named like another in camel case", () => {
  for (const { operation, parameters } of listOperations(adapted)) {
    const query = parameters.filter((parameter) => parameter.in === "query");
    const names = query.map(({ name }) => name.replaceAll(/[^A-Za-z]/g, "").toLowerCase());
    expect(names, operation.operationId).toEqual([...new Set(names)]);
  }
});

test("a parameter that can only be 1 is an integer", () => {
  const { parameters } = findOperation(adapted, "observability.spans.search");
  expect(parameters.find(({ name }) => name === "page")?.schema).toEqual({ type: "integer" });
});
