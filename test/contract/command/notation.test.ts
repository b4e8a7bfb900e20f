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
  // The tests of src/core/media-type.ts and src/core/event-parser.ts have each notation on its own.
  test("whose media types and streams are written in another way", async () => {
    const changeType = withType(
      (type) => `${type.toUpperCase().replace("JSON", "Json")}\t ;  Charset="utf-8";profile="a;b\\""`,
    );
    const changeStream = withStream(
      (text) =>
        `\uFEFF: hello\n\n${text.replaceAll(/^(\w+): /gm, "retry: soon\nmood\n$1:").replaceAll("\n\n", "\r\n\r")}`,
    );
    const plant: Plant = (request, respond, ...more) =>
      changeType(request, async () => (await changeStream(request, respond, ...more)) ?? respond(), ...more);
    const { code, out } = await run("--base-url", await serve(createMock(), plant), ...OPERATIONS);
    expect(out).toMatch(ALL_PASS);
    expect(code).toBe(0);
  });

  test("whose endless stream has lines that end with CR", async () => {
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
          yield text.replaceAll("\n", "\r");
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
  test("whose media type only starts with the right one", async () => {
    const [wrong, right] = ["application/jsonl", "application/json"];
    const plant = withType((type) => (type === right ? wrong : type));
    const { code, out } = await run("--base-url", await serve(createMock(), plant), "--operation", "models.list");
    expect(out).toContain(`/headers/content-type: expected ${right}; received ${wrong}`);
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
