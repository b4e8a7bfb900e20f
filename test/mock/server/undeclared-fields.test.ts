import { expect, test } from "vitest";
import { cases } from "../../contract/cases.ts";
import { session } from "../session.ts";

/** The value with a field more in each of its objects, one at a time. */
function* extended(value: unknown): Generator<unknown> {
  if (typeof value !== "object" || value === null) return;
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) for (const other of extended(item)) yield value.with(index, other);
    return;
  }
  yield { ...value, undeclared_field: { any: 1 } };
  for (const [key, part] of Object.entries(value)) for (const other of extended(part)) yield { ...value, [key]: other };
}

const bodies = cases
  .filter(({ body }) => body)
  .flatMap((subject) =>
    Object.entries(subject.body!.examples).map(([name, body]) => ({ id: subject.id, name, subject, body })),
  );

test.each(bodies)("$id takes or refuses undeclared fields anywhere in $name", async ({ subject, body }) => {
  const { send, pass } = session();
  for (const other of extended(body)) {
    const path = subject.path
      .replace(/#.*/, "")
      .replace(/\{(\w+)\}/g, (_, name) =>
        String(subject.parameters.find((parameter) => parameter.name === name)!.example),
      );
    const query = subject.parameters.filter((parameter) => parameter.in === "query" && parameter.required);
    const response = await send(`${path}?${query.map(({ name, example }) => `${name}=${example}`).join("&")}`, {
      method: subject.method.toUpperCase(),
      headers: { "content-type": "application/json" },
      body: JSON.stringify(other),
    });
    expect([other, response.status, await response.text()]).toSatisfy(([, status]) => status < 500);
  }
  // What has been stored has to be shown without a fault as well.
  pass(60);
  for (const list of cases.filter(
    ({ id, parameters }) => id.endsWith(".list") && !parameters.some((p) => p.required),
  )) {
    const response = await send(list.path);
    expect([list.id, response.status, response.status < 500 ? "" : await response.text()]).toEqual([
      list.id,
      response.status,
      "",
    ]);
  }
});
