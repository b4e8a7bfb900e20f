import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { describe, expect, test } from "vitest";
import { createMock } from "../../../src/mock/index.ts";
import { defined } from "../../defined.ts";
import { type Plant, run, serve, serveRaw, withStream } from "./server.ts";

const OPERATIONS = ["--writes", "--operation", "models.list", "--operation", "conversations.startStream"];
const ALL_PASS = /^\d+ checks of \d+ operations?: \d+ passed, 0 failed, 0 skipped\.\nNot checked: /;

/** Changes the media type of every response with a body. */
function withType(change: (type: string) => string): Plant {
  return async (_request, respond) => {
    const { status, headers, body } = await respond();
    const type = headers.get("content-type");
    const changed = new Headers(headers);
    if (type !== null) changed.set("content-type", change(type));
    return new Response(body, { status, headers: changed });
  };
}

describe("a server passes", () => {
  test.each<[name: string, change: (type: string) => string]>([
    ["in another case", (type) => type.toUpperCase().replace("JSON", "Json")],
    ["with a charset", (type) => `${type}; charset=UTF-8`],
    ["with spaces and a quoted charset", (type) => `${type}\t ;  Charset="utf-8" ;`],
    ["with a quoted semicolon", (type) => `${type};profile="text/html;a=\\"b"`],
  ])("whose media types are written %s", async (_name, change) => {
    const { code, out } = await run("--base-url", await serve(createMock(), withType(change)), ...OPERATIONS);
    expect(out).toMatch(ALL_PASS);
    expect(code).toBe(0);
  });

  test.each<[name: string, change: (text: string) => string]>([
    ["have lines that end with CRLF", (text) => text.replaceAll("\n", "\r\n")],
    ["have lines that end with CR", (text) => text.replaceAll("\n", "\r")],
    ["have lines that end in different ways", (text) => text.replaceAll("\n\n", "\r\n\r").replace("\n", "\r")],
    ["start with a byte order mark", (text) => `\uFEFF${text}`],
    ["have comments, the last one at the end", (text) => `: hello\n\n${text.replaceAll(/^data:/gm, ":\ndata:")}: bye`],
    ["have unknown fields", (text) => text.replaceAll(/^data:/gm, "retry: soon\nmood: good\nmood\ndata:")],
    ["have no spaces after colons", (text) => text.replaceAll(/^(\w+): /gm, "$1:")],
    ["have data of several lines", (text) => text.replaceAll(/^data: \{/gm, "data: {\ndata\ndata:")],
  ])("whose streams %s", async (_name, change) => {
    const { code, out } = await run("--base-url", await serve(createMock(), withStream(change)), ...OPERATIONS);
    expect(out).toMatch(ALL_PASS);
    expect(code).toBe(0);
  });

  test.each(["\r\n", "\r"])("whose endless stream has lines that end with %j", async (end) => {
    const mock = createMock();
    const url = await serveRaw(async (outgoing, { url = "", headers }) => {
      const { authorization = "", accept = "", "last-event-id": last } = headers;
      const resumed = last === undefined ? {} : { "last-event-id": String(last) };
      const response = await mock.fetch(`http://localhost${url}`, { headers: { authorization, accept, ...resumed } });
      outgoing.writeHead(response.status, Object.fromEntries(response.headers));
      const change = async function* (source: AsyncIterable<Uint8Array>) {
        let text = "";
        for await (const chunk of source) {
          text += Buffer.from(chunk).toString();
          // The suite stops reading after whole events, and needs two of them to resume the stream.
          if (last === undefined && text.split("\n\n").length < 3) continue;
          yield text.replaceAll("\n", end);
          text = "";
        }
        yield text;
      };
      // The suite abandons an endless stream.
      await pipeline(Readable.fromWeb(defined(response.body) as never), change, outgoing).catch(() => {});
    });
    const { code, out } = await run("--base-url", url, "--operation", "workflows.events.stream");
    expect(out).toMatch(ALL_PASS);
    expect(code).toBe(0);
  });
});

describe("a server fails", () => {
  test.each([
    ["application/jsonl", "application/json"],
    ["application/json+seq", "application/json"],
    ['text/plain; charset="application/json"', "application/json"],
  ])("whose media type is %s instead of %s", async (wrong, right) => {
    const plant = withType((type) => (type === right ? wrong : type));
    const { code, out } = await run("--base-url", await serve(createMock(), plant), "--operation", "models.list");
    expect(out).toContain(`/headers/content-type: expected ${right}; received ${wrong.split(";")[0]}`);
    expect(code).toBe(1);
  });

  test.each<[name: string, change: (text: string) => string, finding: string]>([
    ["have data without a colon only", () => "event: a\ndata\n\n", "/events/0/data: expected JSON; received nothing"],
    ["have names in another case", (text) => text.replaceAll("data:", "Data:"), "/events: expected at least one event"],
    [
      "have a wrong event, with CRLF",
      (text) => text.replace("conversation_id", "bogus").replaceAll("\n", "\r\n"),
      "/events/0/data/conversation_id: expected the property `conversation_id`",
    ],
  ])("whose streams %s", async (_name, change, finding) => {
    const url = await serve(createMock(), withStream(change));
    const { code, out } = await run("--base-url", url, "--writes", "--operation", "conversations.startStream");
    expect(out).toContain(finding);
    expect(code).toBe(1);
  });
});
