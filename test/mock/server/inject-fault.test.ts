import { expect, test } from "vitest";
import { cases } from "../../contract/cases.ts";
import { violationsOf } from "../../document.ts";
import { sendJson } from "../json.ts";
import { session } from "../session.ts";

const withErrors = cases.flatMap((subject) => {
  const pointer = subject.responses.find(({ status }) => status === 422)?.pointer;
  return pointer === undefined ? [] : [{ ...subject, schema: pointer }];
});

test.each(withErrors)("an injected 422 of $id is one that the document has", async (subject) => {
  const own = session();
  const { id, path, method, parameters, body, schema } = subject;
  await sendJson(own, "POST", "/_mock/faults", { operation_id: id, status: 422 });
  const filled = path
    .replace(/#.*/, "")
    .replace(/\{(\w+)\}/g, (_, name) => String(parameters.find((parameter) => parameter.name === name)!.example));
  const response = await own.send(filled, {
    method: method.toUpperCase(),
    headers: { "content-type": "application/json", ...(path.includes("#") ? { accept: "text/event-stream" } : {}) },
    ...(body ? { body: JSON.stringify(Object.values(body.examples)[0]) } : {}),
  });
  const problem = await response.json();
  expect([response.status, violationsOf(schema, problem)]).toEqual([422, []]);
  expect(problem).toMatchObject({
    code: "INJECTED_FAULT",
    errors: [{ pointer: body ? "/body" : "/query", code: "invalid" }],
  });
});
