/**
 * Runs only the contract tests, against stock Prism or against the server at a base URL.
 *
 *   npm run test:contract
 *   npm run test:contract -- --base-url http://127.0.0.1:4010 [--no-prefer]
 *
 * PLATFORM_API_KEY and PLATFORM_USER_CONTEXT_TOKEN set the credentials for a server that checks them.
 */
import { parseArgs } from "node:util";
import { startVitest } from "vitest/node";

const OPTIONS = {
  "base-url": { type: "string" },
  // For a server that ignores the Prefer header: leaves out the tests that request a response by its status or example.
  "no-prefer": { type: "boolean", default: false },
} as const;

try {
  const { values } = parseArgs({ options: OPTIONS });
  const baseUrl = values["base-url"];
  if (baseUrl !== undefined) {
    if (!URL.canParse(baseUrl))
      throw new Error(`--base-url must be a URL such as http://127.0.0.1:4010, not "${baseUrl}".`);
    process.env.PLATFORM_BASE_URL = baseUrl;
  }
  if (values["no-prefer"]) process.env.PLATFORM_HONORS_PREFER = "false";
  await startVitest("test", [], { project: "contract", watch: false });
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
