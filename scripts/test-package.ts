/** Builds, packs, installs and checks the npm packages: `npm run test:package`. */
import { startVitest } from "vitest/node";
import { buildClient } from "./build/client.ts";
import { buildMock } from "./build/mock.ts";

await buildClient();
await buildMock({ site: false });
await startVitest("test", [], { project: "package", watch: false });
