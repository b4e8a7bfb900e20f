import * as platform from "platform-api";
import { program } from "./program.js";

for (const name of ["process", "require", "Buffer", "document"])
  if (name in globalThis) throw new Error(`${name} is no global of an edge runtime.`);
// test/runtimes.ts sets the URL and awaits this promise.
globalThis.outcome = program(platform, globalThis.BASE_URL);
