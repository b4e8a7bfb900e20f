/**
 * Runs the contract tests alone, against stock Prism or against any server.
 *
 *   npm run test:contract
 *   npm run test:contract -- --base-url http://127.0.0.1:4010 [--no-prefer]
 *
 * PLATFORM_API_KEY and PLATFORM_USER_CONTEXT_TOKEN are the credentials, if the server wants real ones.
 */
import { parseArgs } from "node:util";
import { startVitest } from "vitest/node";

const { values } = parseArgs({
  options: {
    "base-url": { type: "string" },
    // For a server that is no mock: leaves out the tests that ask for an answer by its name.
    "no-prefer": { type: "boolean", default: false },
  },
});
if (values["base-url"]) process.env.PLATFORM_BASE_URL = new URL(values["base-url"]).href;
if (values["no-prefer"]) process.env.PLATFORM_HONOURS_PREFER = "false";
await startVitest("test", [], { project: "contract", watch: false });
