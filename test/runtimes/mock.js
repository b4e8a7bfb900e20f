/** The same program, with the package's own mock in the same process. */
import * as platform from "platform-api";
import { createMock, serve } from "platform-api/mock";
import { program } from "./program.js";

const mock = createMock();
const direct = new platform.Platform({ apiKey: "any", baseUrl: "http://mock.test", fetch: mock.fetch });
const { id } = await direct.agents.create({ name: "Guide", model: "aurora-small" });
if ((await direct.agents.get(id)).name !== "Guide") throw new Error("What was created can't be read.");

const served = await serve(mock, { port: 0 });
console.log(await program(platform, served.url));
await served.close();
