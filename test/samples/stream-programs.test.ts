import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { createMock, listen } from "../../src/mock/index.ts";
import { findHttpx } from "../../src/reference/samples/check.ts";
import { createRecordingMock } from "../../src/reference/samples/recording-mock.ts";
import { runJavaScript } from "../../src/reference/samples/run-javascript.ts";
import { run } from "../../src/reference/samples/run-programs.ts";
import { renderResumption, renderTextStream } from "../../src/samples/stream-programs.ts";
import { defined } from "../defined.ts";
import { document } from "../document.ts";

type Render = (url: string, label: string) => string;

const renderWith =
  (render: typeof renderTextStream, operationId: string): Render =>
  (url, label) =>
    defined(render({ ...document, servers: [{ url }] }, operationId).find((sample) => sample.label === label)).source;
const renderText = renderWith(renderTextStream, "conversations.startStream");
const renderLoop = renderWith(renderResumption, "workflows.events.stream");
const ADDRESS = "http://127.0.0.1:4010";
const TEXT = "Low water at Harbor Point on 2 March is at 06:12.";

const python = await findHttpx();
const hasJq = await run("jq", ["--version"], "").then(
  () => true,
  () => false,
);

const SET_KEY = {
  fetch: 'process.env.PLATFORM_API_KEY = "key";\n',
  curl: "PLATFORM_API_KEY=key\n",
  httpx: 'import os\nos.environ["PLATFORM_API_KEY"] = "key"\n',
};
/** What runs a program that does not wait, by the label of its sample. */
const COMMANDS: [label: string, toCommand: (source: string) => [string, ...string[]]][] = [
  ["fetch", (source) => [process.execPath, "--input-type=module", "-e", SET_KEY.fetch + source.replace("1000)", "0)")]],
  ["curl", (source) => ["bash", "-c", SET_KEY.curl + source.replace("sleep 1", ":")]],
  ["httpx", (source) => [defined(python), "-c", SET_KEY.httpx + source.replace("time.sleep(1)", "pass")]],
];
const runnable = COMMANDS.filter(([label]) => (label !== "curl" || hasJq) && (label !== "httpx" || python));

/** Sends one of the bodies to each request, and breaks the connection after all but the last one. */
async function serveBodies(bodies: readonly string[]) {
  const ids: unknown[] = [];
  const server = createServer((request, response) => {
    const body = defined(bodies[ids.length]);
    ids.push(request.headers["last-event-id"] ?? "");
    response.writeHead(200, { "content-type": "text/event-stream" });
    if (ids.length === bodies.length) response.end(body);
    else response.write(body, () => response.destroy());
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, ids, close: () => server.close() };
}

test("a program in TypeScript prints the text of a response as it arrives", async () => {
  const printed = await runJavaScript(renderText(ADDRESS, "TypeScript"), createRecordingMock(), "key");
  expect(printed.length).toBeGreaterThan(1);
  expect(printed.join("")).toBe(TEXT);
});

test.each(runnable)("a program in %s prints the text of a response", async (label, toCommand) => {
  const server = await listen(createMock(), { port: 0 });
  const [command, ...rest] = toCommand(renderText(server.url, label));
  expect(await run(command, rest, "").finally(server.close)).toEqual({ output: TEXT, errors: "" });
});

const DELTA = 'event: message.output.delta\ndata: {"content": "Low water"}\n\n';

test.each(runnable)("a program in %s fails if a response fails or is cut off", async (label, toCommand) => {
  for (const end of ["", "event: conversation.response.error\ndata: {}\n\n"]) {
    const server = await serveBodies([DELTA + end]);
    const [command, ...rest] = toCommand(renderText(server.url, label));
    const { output, errors } = await run(command, rest, "").finally(server.close);
    expect(output).toBe("Low water");
    expect(errors).toContain("The stream has failed, or was cut off.");
  }
});

test.each(runnable)("a program in %s resumes a broken stream after its last event", async (label, toCommand) => {
  const server = await serveBodies([
    'id: 1\ndata: {"n": 1}\n\nid: 2\ndata: {"n": 2}\n\nid: 3\nda',
    'id: 3\nevent: error\ndata: {"n": 3}\n\n',
  ]);
  const [command, ...rest] = toCommand(renderLoop(server.url, label));
  const { output, errors } = await run(command, rest, "").finally(server.close);
  expect(output.match(/\d/g)).toEqual(["1", "2", "3"]);
  expect(errors).toContain("The stream has failed.");
  expect(server.ids).toEqual(["", "2"]);
});

test.each(runnable)("a program in %s does not repeat a refused request", async (label, toCommand) => {
  const mock = createRecordingMock();
  const server = await listen(mock, { port: 0 });
  const [command, ...rest] = toCommand(renderLoop(server.url, label).replace(/workflow_exec_id=[\w-]+/, "start_seq=x"));
  const { errors } = await run(command, rest, "").finally(server.close);
  expect(errors).toMatch(/422|VALIDATION_ERROR/);
  expect(mock.readStatuses("key")).toEqual([422]);
});
