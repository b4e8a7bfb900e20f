import * as platform from "platform-api";
import { program } from "./program.js";

const baseUrl = new URL(location.href).searchParams.get("baseUrl");
// Read by scripts/test-runtimes.ts, which waits for it.
globalThis.outcome = program(platform, baseUrl);
