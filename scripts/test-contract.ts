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

const OPTIONS = {
  "base-url": { type: "string" },
  // For a server that is no mock: leaves out the tests that ask for an answer by its name.
  "no-prefer": { type: "boolean", default: false },
} as const;

try {
  const { values } = parseArgs({ options: OPTIONS });
  const baseUrl = values["base-url"];
  if (baseUrl !== undefined) {
    if (!URL.canParse(baseUrl))
      throw new Error(`--base-url takes an address such as http://127.0.0.1:4010, not "${baseUrl}".`);
    process.env.PLATFORM_BASE_URL = baseUrl;
  }
  if (values["no-prefer"]) process.env.PLATFORM_HONOURS_PREFER = "false";
  await startVitest("test", [], { project: "contract", watch: false });
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
