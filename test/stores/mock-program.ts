/** A mock in a process of its own, which tests may kill; see mock-process.ts. */
import { listen } from "../../src/mock/http/listen.ts";
import { createServerMock } from "../../src/mock/http/mock.ts";
import { openStore } from "../../src/mock/http/open-store.ts";
import type { ProgramOptions } from "./mock-process.ts";

const HOUR = 3_600_000;

const options: ProgramOptions = JSON.parse(process.argv[2]!);
const { speed = 1, clock = "logical" } = options;
const store = await ("folder" in options
  ? openStore(options.folder)
  : openStore(options.urls, { expire: options.expire ?? HOUR }));
const server = await listen(createServerMock({ store, maxSandboxMb: 1000, clock, speed }), { port: 0 });

process.on("disconnect", () => process.exit());
process.once("SIGTERM", async () => {
  await server.close();
  await store.close();
  process.disconnect();
});
process.send!(server.url);
