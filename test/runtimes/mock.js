/** Runs the program against the mock of the package, in the same process. */
import * as platform from "platform-api";
import { createMock, listen } from "platform-api/mock";
import { program } from "./program.js";

const mock = createMock();
const client = new platform.Platform({ apiKey: "any", baseUrl: "http://mock.test", fetch: mock.fetch });
const { id } = await client.agents.create({ name: "Guide", model: "aurora-small" });
if ((await client.agents.get(id)).name !== "Guide")
  throw new Error("agents.get did not return the agent that was created.");

const server = await listen(mock, { port: 0 });
console.log(await program(platform, server.url));
await server.close();
