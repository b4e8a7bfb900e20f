import { transform } from "esbuild";
import { Platform, type PlatformOptions } from "../../src/client/index.ts";
import type { RecordingMock } from "./recording-mock.ts";

// The type of functions that await has no name.
const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor as new (
  ...parts: string[]
) => (...values: unknown[]) => Promise<void>;

/** Thrown out of a loop over a stream that may never end. */
const ENOUGH = new Error("The sample has printed enough.");

/**
 * Runs a TypeScript or fetch sample against the mock, with an API key. With `stops`, it ends when it prints something.
 * Returns the printed values.
 */
export async function runJavaScript(
  source: string,
  mock: RecordingMock,
  key: string,
  { stops = false } = {},
): Promise<unknown[]> {
  const printed: unknown[] = [];
  const fetch = (input: string | Request, init?: RequestInit) => mock.fetch(input, init);
  class LocalPlatform extends Platform {
    constructor(options: PlatformOptions = {}) {
      super({ apiKey: key, userContextToken: "user", fetch, ...options });
    }
  }
  const log = (value: unknown) => {
    printed.push(value);
    if (stops) throw ENOUGH;
  };
  const program = source.replace(/^import \{ Platform \} from "platform-api";$/m, "");
  // Removes the assertions of TypeScript.
  const { code } = await transform(program, { loader: "ts" });
  const run = new AsyncFunction("Platform", "fetch", "console", "process", code);
  const env = { PLATFORM_API_KEY: key, PLATFORM_USER_CONTEXT_TOKEN: "user" };
  await run(LocalPlatform, fetch, { log }, { env }).catch((error) => {
    if (error !== ENOUGH) throw error;
  });
  return printed;
}
