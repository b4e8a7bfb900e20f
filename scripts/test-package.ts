/** Builds the npm package, and packs, installs and checks it: `npm run test:package`. */
import { startVitest } from "vitest/node";

await import("./build.ts");
await startVitest("test", [], { project: "package", watch: false });
