/** Builds the npm package and checks it as its users will meet it: `npm run test:package`. */
import { startVitest } from "vitest/node";

await import("./build.ts");
await startVitest("test", [], { project: "package", watch: false });
