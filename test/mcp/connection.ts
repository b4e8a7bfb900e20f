import { type CallToolResult, Client, InMemoryTransport } from "@modelcontextprotocol/client";
import { createMock, type MockOptions, type SandboxHandle } from "platform-api-mock";
import { checkRequests } from "../../src/mcp/call.ts";
import type { Permissions } from "../../src/mcp/permissions.ts";
import { createReference } from "../../src/mcp/reference.ts";
import { createKeptResults } from "../../src/mcp/results.ts";
import { createSandboxTool } from "../../src/mcp/sandbox.ts";
import { createServer, type ServerOptions } from "../../src/mcp/server.ts";

/** Some pages of a reference; test/package/mcp.test.ts has the real one. */
const FILES = new Map([
  [
    "search.json",
    JSON.stringify([
      {
        kind: "operation",
        name: "agents.get",
        text: "Get an agent. Returns it.",
        places: [{ context: "GET /v1/agents/{agent_id}" }],
      },
    ]),
  ],
  ["llms.txt", "# Platform API"],
  ["index.html.md", "# Home\n"],
  [
    "errors/index.html.md",
    '# Errors\n\n## <a name="AGENT_NOT_FOUND"></a>AGENT_NOT_FOUND 404\n\nNo agent.\n\n**What to do:** Take the id from [`agents.list`](../x/index.html.md).\n\n## <a name="OTHER"></a>OTHER\n\n**What to do:** Wait.\n',
  ],
  ["operations/agents.get/index.html.md", "# Get an agent\n\nReturns an [Agent](../../schemas/Agent/index.html.md).\n"],
  ["operations/agents.create/index.html.md", '# Create an agent\n\n## <a name="body"></a>Body\n'],
  ["operations/agents.create/short.md", "# Create an agent\n\nMore is on [the whole page](index.html.md).\n"],
  [
    "schemas/Agent/index.html.md",
    '# Agent\n\n- <a name="id"></a>`id` string\n\n  - <a name="id.part"></a>part\n\n- <a name="name"></a>`name` string\n',
  ],
  ["areas/agents/index.html.md", "# Agents\n"],
  [
    "guides/first/index.html.md",
    "# Hold a first conversation\n\nAsk an agent.\n\n### curl\n\n```bash\ncurl x\n```\n\n### Python\n\n```python\nx()\n```\n\n200 application/json:\n\n```json\n{}\n```\n\nThe end.\n",
  ],
]);

export interface Connection {
  readonly client: Client;
  readonly sandbox: SandboxHandle;
  /** Calls a tool. */
  call(name: string, args?: Record<string, unknown>): Promise<CallToolResult>;
  /** Calls a tool, and returns the text of its result. */
  text(name: string, args?: Record<string, unknown>): Promise<string>;
}

export interface Setup extends Partial<ServerOptions> {
  readonly mock?: MockOptions;
  /** As for a service: there is no sandbox. */
  readonly service?: Permissions;
}

/** The options of a server whose client calls a mock. */
export function prepareServer({ mock, service, ...changes }: Setup = {}): ServerOptions & { handle: SandboxHandle } {
  const server = createMock(mock);
  const handle = server.sandbox("assistant");
  return {
    handle,
    client: handle.client({ middleware: [checkRequests], maxRetries: 0 }),
    permissions: service ?? { access: "destroy" },
    reference: createReference(FILES),
    kept: createKeptResults(),
    files: new Set(),
    fetchFile: (request) => server.fetch(request),
    sandbox: service ? undefined : createSandboxTool(handle),
    mask: (text) => text,
    ...changes,
  };
}

/** Connects a client with a server in this process. */
export async function connect(setup?: Setup): Promise<Connection> {
  const options = prepareServer(setup);
  const client = new Client({ name: "test", version: "1.0.0" });
  const [near, far] = InMemoryTransport.createLinkedPair();
  await Promise.all([createServer(options).connect(far), client.connect(near)]);
  const call = (name: string, args = {}) => client.callTool({ name, arguments: args });
  return { client, sandbox: options.handle, call, text: async (name, args) => textOf(await call(name, args)) };
}

export function textOf({ content }: CallToolResult): string {
  return content.map((block) => (block.type === "text" ? block.text : "")).join("\n");
}
