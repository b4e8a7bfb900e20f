import { expect, test } from "vitest";
import { cases } from "../../contract/cases.ts";
import { session } from "../session.ts";

/** Copies of the value, each with an undeclared field in one of its objects. */
function* withUndeclaredField(value: unknown): Generator<unknown> {
  if (typeof value !== "object" || value === null) return;
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      for (const other of withUndeclaredField(item)) yield value.with(index, other);
    return;
  }
  yield { ...value, undeclared_field: { any: 1 } };
  for (const [key, part] of Object.entries(value))
    for (const other of withUndeclaredField(part)) yield { ...value, [key]: other };
}

const bodies = cases
  .filter(({ body }) => body)
  .flatMap((subject) =>
    Object.entries(subject.body!.examples).map(([name, body]) => ({ id: subject.id, name, subject, body })),
  );

test.each(bodies)(
  "$id accepts or rejects undeclared fields in $name, and never fails with a 5xx status",
  async ({ subject, body }) => {
    const { send, pass } = session();
    for (const other of withUndeclaredField(body)) {
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
    // Lists must not fail either when they return what was stored.
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
  },
);
