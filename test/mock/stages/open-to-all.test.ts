import { describe, expect, test } from "vitest";
import { receive } from "../../../src/mock/exchange/received-request.ts";
import type { Controller } from "../../../src/mock/sandboxes/control-tables.ts";
import { openToAll } from "../../../src/mock/stages/open-to-all.ts";

const file = { mediaType: "text/csv", content: "name\nAlma\n" };
const controller = { sandbox: { files: new Map([["ships", file]]) } } as unknown as Controller; // Files need nothing else.
const sandboxes = {
  updateKnown: async <Result>(id: string, work: (controller: Controller) => Result) =>
    id === "00000000000000aa" ? work(controller) : undefined,
};

const send = (url: string, method = "GET", headers: Record<string, string> = {}) =>
  openToAll(receive({ method, url, headers }), sandboxes);

describe("a file", () => {
  test.each(["GET", "HEAD"])("is sent to %s, without a key", async (method) => {
    expect(await send("/_mock/files/00000000000000aa/ships?download=1", method)).toEqual({
      status: 200,
      headers: {
        "content-type": "text/csv",
        "content-security-policy": "sandbox",
        "x-content-type-options": "nosniff",
        "content-disposition": "attachment",
      },
      body: file.content,
    });
  });

  test.each([
    ["text/html", true],
    ["image/svg+xml", true],
    ["image/png", false],
    ["text/plain; charset=utf-8", false],
  ])("of the type %s is an attachment: %s", async (mediaType, isAttachment) => {
    const files = new Map([["page", { mediaType, content: "" }]]);
    const page = { sandbox: { files } } as unknown as Controller; // Files need nothing else.
    const request = receive({ method: "GET", url: "/_mock/files/00000000000000aa/page", headers: {} });
    const response = await openToAll(request, { updateKnown: async (_id, work) => work(page) });
    expect(response?.headers["content-disposition"]).toBe(isAttachment ? "attachment" : undefined);
  });

  test("may be read by pages of any origin", async () => {
    const headers = { origin: "http://page.test" };
    const response = await send("/_mock/files/00000000000000aa/ships", "GET", headers);
    expect(response?.headers).toMatchObject({ "content-type": "text/csv", "access-control-allow-origin": "*" });
    const asked = await send("/_mock/files/00000000000000aa/ships", "OPTIONS", headers);
    expect(asked).toMatchObject({ status: 204, headers: { allow: "GET, HEAD", "access-control-allow-origin": "*" } });
  });

  test.each([
    ["of another sandbox", "/_mock/files/00000000000000ab/ships", "GET"],
    ["that does not exist", "/_mock/files/00000000000000aa/birds", "GET"],
    ["below another path", "/v1/_mock/files/00000000000000aa/ships", "GET"],
    ["with a longer path", "/_mock/files/00000000000000aa/ships/1", "GET"],
    ["that is to be changed", "/_mock/files/00000000000000aa/ships", "DELETE"],
  ])("%s is left to the pipeline", async (_name, url, method) => {
    expect(await send(url, method)).toBeUndefined();
  });
});

test("the document of the control is sent as JSON", async () => {
  const response = await send("/_mock/openapi.json");
  expect([response?.status, response?.headers]).toEqual([200, { "content-type": "application/json" }]);
  expect(JSON.parse(String(response?.body))).toMatchObject({ info: { title: "Platform API mock control" } });
  expect(await send("/_mock/clock")).toBeUndefined();
});
