/** Builds, packs, installs and checks the npm packages: `npm run test:package`. */
import { startVitest } from "vitest/node";

await import("./build.ts");
await startVitest("test", [], { project: "package", watch: false });
