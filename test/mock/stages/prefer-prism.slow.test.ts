import { describe, expect, test, vi } from "vitest";
import { operations } from "../../../generated/operations.ts";
import { validators } from "../../../generated/validators.ts";
import type { OperationValidators } from "../../../src/core/generated-types.ts";
import { createPrefer } from "../../../src/mock/stages/prefer.ts";
import { defined } from "../../defined.ts";
import { session } from "../session.ts";

const JSON_TYPE = "application/json";
// Loading Prism takes seconds, so all requests have one mock.
const prefer = createPrefer();

const json = Object.entries(operations).filter(([, { mediaTypes }]) =>
  (mediaTypes as readonly string[]).includes(JSON_TYPE),
);
test("every response to dynamic=true is valid", async () => {
  const invalid: string[] = [];
  let generated = 0;
  for (const [id] of json) {
    const { status, headers, raw } = await prefer(id, { dynamic: true }, JSON_TYPE);
    const validate = defined((validators as Readonly<Record<string, OperationValidators>>)[id]).responses[status];
    if (!validate?.(JSON.parse(String(raw?.body)))) invalid.push(`${id}: ${JSON.stringify(validate?.errors)}`);
    if (headers?.["preference-applied"] === "dynamic=true") generated += 1;
  }
  expect(invalid).toEqual([]);
  // For the others, ten attempts may all have failed.
  expect(generated).toBeGreaterThan(json.length - 5);
});

// Prism generates something else than a duration in most attempts.
test("a generated response that is invalid is not sent", async () => {
  const validate = defined(validators["workflows.schedules.list"].responses[200]);
  for (let round = 0; round < 10; round++) {
    const { raw } = await prefer("workflows.schedules.list", { dynamic: true }, JSON_TYPE);
    expect(validate(JSON.parse(String(raw?.body))), String(raw?.body)).toBe(true);
  }
});

describe("with Prism", () => {
  const { send } = session({ static: ["agents.get"] });

  test("Prism is not loaded in this thread, so that the event loop stays free", async () => {
    const loadPrismMocker = vi.fn(() => Promise.reject(new Error("The mocker must run in the worker.")));
    const importPrism = async () => ({
      workerSource: (await import("../../../src/mock/stages/prism/prism.ts")).workerSource,
      loadPrismMocker,
    });
    const result = await createPrefer({ importPrism })("models.get", { code: 404, dynamic: false }, JSON_TYPE);
    expect(result.status).toBe(404);
    expect(loadPrismMocker).not.toHaveBeenCalled();
  });

  test("a response that does not change is remembered", async () => {
    const first = await prefer("models.list", { dynamic: false }, JSON_TYPE);
    expect(first.raw?.body).toContain("aurora");
    expect(prefer("models.list", { dynamic: false }, JSON_TYPE)).toBe(first);
  });

  test("a response to dynamic=true is another each time", async () => {
    const first = await prefer("agents.get", { dynamic: true }, JSON_TYPE);
    expect(await prefer("agents.get", { dynamic: true }, JSON_TYPE)).not.toEqual(first);
  });

  test("an event stream is the example also with dynamic=true, and no header says that it was generated", async () => {
    const example = await prefer("conversations.startStream", { dynamic: false }, "text/event-stream");
    expect(example.raw?.body).toContain("data: ");
    expect(await prefer("conversations.startStream", { dynamic: true }, "text/event-stream")).toEqual(example);
  });

  test("dynamic=true and a status generate the response of that status", async () => {
    const result = await prefer("models.get", { code: 404, dynamic: true }, JSON_TYPE);
    expect(result).toMatchObject({ status: 404, headers: { "preference-applied": "dynamic=true" } });
    expect(JSON.parse(String(result.raw?.body))).toMatchObject({ status: 404 });
    expect(validators["models.get"].responses[404]?.(JSON.parse(String(result.raw?.body)))).toBe(true);
  });

  test("a request does not wait for another that prefers a response", async () => {
    const order: string[] = [];
    const preferring = send("/v1/models", { headers: { prefer: "dynamic=true" } }).then(() => order.push("preferring"));
    const plain = send("/v1/models").then(() => order.push("plain"));
    await Promise.all([preferring, plain]);
    expect(order).toEqual(["plain", "preferring"]);
  });

  test("a preferred response has the media type of the operation", async () => {
    const start = async (headers: Record<string, string>) => {
      const body = JSON.stringify({ model: "aurora-small", inputs: "Hi" });
      const response = await send("/v1/conversations", {
        method: "POST",
        headers: { "content-type": JSON_TYPE, ...headers },
        body,
      });
      return [response.status, response.headers.get("content-type")];
    };
    expect(await start({ accept: "text/event-stream", prefer: "code=200" })).toEqual([200, "text/event-stream"]);
    expect(await start({ prefer: "code=200" })).toEqual([200, JSON_TYPE]);
    expect(await start({ prefer: "code=404" })).toEqual([404, "application/problem+json"]);
  });

  test.each(["code=abc", "example=unknown"])("Prefer: %s gets a problem document", async (prefer) => {
    const response = await send("/v1/models", { headers: { prefer } });
    expect(await response.json()).toMatchObject({ status: 400, code: "MALFORMED_REQUEST" });
    expect([response.status, response.headers.get("content-type")]).toEqual([400, "application/problem+json"]);
  });

  test("a static operation responds with its example, and still checks requests", async () => {
    expect(await (await send("/v1/agents/nobody")).json()).toMatchObject({ object: "agent", id: "ag_0197c3d0" });
    expect((await send("/v1/agents/nobody", { headers: { Authorization: "" } })).status).toBe(401);
    expect((await send("/v1/agents/nobody/versions")).status).toBe(404);
    expect(() => session({ static: ["agents.gett"] })).toThrow("There is no operation agents.gett. Did you mean");
  });

  test("a response to a request tells that it was generated, to pages of other origins as well", async () => {
    const headers = { prefer: "dynamic=true", origin: "https://tidewater.example" };
    const response = await send("/v1/models", { headers });
    expect(response.headers.get("preference-applied")).toBe("dynamic=true");
    expect(response.headers.get("access-control-expose-headers")).toContain("Preference-Applied");
  });
});
