import * as platform from "platform-api";
import { program } from "./program.js";

const baseUrl = new URL(location.href).searchParams.get("baseUrl");
// scripts/test-runtimes.ts awaits this promise.
globalThis.outcome = program(platform, baseUrl);
