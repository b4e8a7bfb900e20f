/** Runs the program against the mock in its package, in the same process. */
import * as platform from "platform-api";
import { createMock, listen } from "platform-api-mock";
import { program } from "./program.js";

const mock = createMock();
const client = new platform.Platform({ apiKey: "any", baseUrl: "http://mock.test", fetch: mock.fetch });
const { id } = await client.agents.create({ name: "Guide", model: "aurora-small" });
if ((await client.agents.get(id)).name !== "Guide")
  throw new Error("agents.get did not return the agent that was created.");
// While this waits, only the worker that loads Prism keeps the process alive.
const preferred = await client.agents.get(id, { headers: { Prefer: "code=200, dynamic=true" } }).withResponse();
if (preferred.response.headers.get("preference-applied") !== "dynamic=true")
  throw new Error("The preferred response was not generated.");

const server = await listen(mock, { port: 0 });
console.log(await program(platform, server.url));
await server.close();
