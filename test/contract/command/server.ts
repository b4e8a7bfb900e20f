import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import { runCommand } from "../../../src/contract/command.ts";
import { createMock, listen, type Mock } from "../../../src/mock/index.ts";
import { defined } from "../../defined.ts";

/** Returns a response to replace that of the mock, or undefined to keep it. */
export type Plant = (
  request: IncomingMessage,
  respond: () => Promise<Response>,
) => Promise<Response | undefined> | undefined;

/** Starts a server for a mock, with planted faults if there are any, and closes it after the test. Resolves to its base URL. */
export async function serve(mock: Mock = createMock(), plant?: Plant): Promise<string> {
  if (!plant) {
    const { url, close } = await listen(mock, { port: 0 });
    onTestFinished(close);
    return url;
  }
  return serveFetch(async (request, incoming) => {
    const respond = () => mock.fetch(request);
    return (await plant(incoming, respond)) ?? respond();
  });
}

/** Starts a server for a function that responds, and closes it after the test. `Response.error()` closes the connection. */
export async function serveFetch(
  respond: (request: Request, incoming: IncomingMessage) => Promise<Response>,
): Promise<string> {
  return serveRaw(async (outgoing, incoming) => {
    const body = await buffer(incoming);
    const headers = Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, `${value}`]);
    const request = new Request(`http://localhost${incoming.url}`, {
      method: defined(incoming.method),
      headers,
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    });
    const response = await respond(request, incoming);
    if (response.type === "error") incoming.socket.destroy();
    if (incoming.socket.destroyed) return;
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(new Uint8Array(await response.arrayBuffer()));
  });
}

/** Starts a server, and closes it after the test. Resolves to its base URL. */
export async function serveRaw(
  respond: (outgoing: ServerResponse, incoming: IncomingMessage) => Promise<void>,
): Promise<string> {
  const server = createServer((incoming, outgoing) => respond(outgoing, incoming));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as { port: number }).port}`;
}

/** Runs the command in this process. Resolves to its exit code and output. */
export async function run(...args: string[]): Promise<{ code: number; out: string; error: string }> {
  let [out, error] = ["", ""];
  const code = await runCommand(args, {
    out: (text) => {
      out += text;
    },
    error: (text) => {
      error += text;
    },
    isTerminal: false,
  });
  return { code, out, error };
}
