import { parse } from "node-html-parser";
import { describe, expect, test } from "vitest";
import { createMock } from "../../../src/mock/index.ts";
import { listDifferences, run, serve, withBody } from "./server.ts";

describe("a response fails if it has", () => {
  test("the name of a write-only property", async () => {
    const plant = withBody(/connectors/, ({ items, ...body }) => ({
      ...body,
      items: (items as object[]).map((item) => ({ ...item, client_secret: "sesame" })),
    }));
    const { failed } = await listDifferences(plant, "--operation", "connectors.list");
    const finding = "/body/items/0/client_secret: expected no value of a property that is write-only; received sesame";
    expect(failed).toContainEqual(expect.stringContaining(`connectors.list: ${finding}`));
  });

  test("the value of a write-only property", async () => {
    const plant = withBody(/^\/v1\/agents$/, (body, sent) => ({ ...body, description: sent }));
    const { failed } = await listDifferences(plant, "--writes", "--operation", "agents.create");
    expect(failed).toContainEqual(
      expect.stringMatching(/^agents.create: \/body: expected no value of a property that is write-only; received /),
    );
  });
});

describe("a note, which fails nothing, reports", () => {
  test.each<[what: string, args: string[], plant: Parameters<typeof listDifferences>[0], note: string]>([
    [
      "an additional property",
      ["models.list"],
      withBody(/models/, (body) => ({ ...body, value: 1 })),
      "/body/value: expected only properties that the document describes; received 1",
    ],
    [
      "an error code that the document does not list",
      ["models.list"],
      withBody(/models/, (body) => ({ ...body, code: "NO_KEY" }), 401),
      "/body/code: expected the value `UNAUTHENTICATED`; received NO_KEY",
    ],
    [
      "a kind of event that the document does not describe",
      ["conversations.startStream", "--writes"],
      withBody(/conversations/, undefined, 200, {
        write: (text) => text.replace("\n\n", '\n\nevent: conversation.paused\ndata: {"for":"a moment"}\n\n'),
      }),
      "/events/1/event: expected one of `conversation.response.started`, ",
    ],
  ])("%s", async (_, args, plant, note) => {
    const { failed, notes } = await listDifferences(plant, "--operation", ...args);
    expect(failed).toEqual([]);
    expect(notes).toContainEqual(expect.stringContaining(`${args[0]}: ${note}`));
  });
});

test("notes are in the text of the command, each once", async () => {
  const { text } = await listDifferences(
    withBody(/models/, (body) => ({ ...body, x: 1 })),
    "--operation",
    "models.list",
  );
  expect(text.match(/models\.list: \/body\/x: /g)).toHaveLength(1);
});

test("notes are in the HTML report, below the check that found them", async () => {
  const url = await serve(
    createMock(),
    withBody(/models/, (body) => ({ ...body, x: "<b>1</b>" })),
  );
  const { code, out } = await run("--base-url", url, "--operation", "models.list", "--report", "html");
  expect(code).toBe(0);
  const notes = parse(out)
    .querySelectorAll("li > p")
    .map(({ text }) => text);
  expect(notes).toContainEqual(expect.stringMatching(/^Note: \/body\/x: expected .*; received "<b>1<\/b>"$/));
});

test.each([
  ["parameters of the media type", { headers: { "content-type": 'application/json ;; a="b;c";charset=UTF-8;' } }],
  ["a byte order mark before a stream", { write: (text: string) => `\uFEFF${text}` }],
])("%s may be there", async (_, init) => {
  const isStream = "write" in init;
  const operation = isStream ? "conversations.startStream" : "models.list";
  const plant = withBody(/models|conversations/, isStream ? undefined : (body) => body, 200, init);
  const { failed, notes } = await listDifferences(plant, "--writes", "--operation", operation);
  expect([...failed, ...notes]).toEqual([]);
});
