import { transform } from "esbuild";
import { EventSourceParserStream } from "eventsource-parser/stream";
import * as functions from "../../client/functions.ts";
import * as client from "../../client/index.ts";
import type { RecordingMock } from "./recording-mock.ts";

// The type of functions that await has no name.
const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor as new (
  ...parts: string[]
) => (...values: unknown[]) => Promise<void>;

/** Thrown out of a loop over a stream that may never end. */
const ENOUGH = new Error("The sample has printed enough.");

/** Runs a sample against the mock. With `stops`, it ends when it prints something. Returns the printed values. */
export async function runJavaScript(
  source: string,
  mock: RecordingMock,
  key: string,
  { stops = false } = {},
): Promise<unknown[]> {
  const printed: unknown[] = [];
  const fetch = (input: string | Request, init?: RequestInit) => mock.fetch(input, init);
  class Platform extends client.Platform {
    constructor(options: client.PlatformOptions = {}) {
      super({ apiKey: key, userContextToken: "user", fetch, ...options });
    }
  }
  const log = (value: unknown) => {
    printed.push(value);
    if (stops) throw ENOUGH;
  };
  const program = source.replaceAll(/^import .*;$/gm, "");
  // A sample of fetch is JavaScript, so it may have no assertions of TypeScript.
  const isTypeScript = source.includes('from "platform-api"');
  const code = isTypeScript ? (await transform(program, { loader: "ts" })).code : program;
  const env = { PLATFORM_API_KEY: key, PLATFORM_USER_CONTEXT_TOKEN: "user" };
  const process = { env, stdout: { write: log } };
  // A loop need not wait: see the recording mock.
  const setTimeout = (call: () => void) => setImmediate(call);
  const names = {
    ...client,
    ...functions,
    Platform,
    EventSourceParserStream,
    fetch,
    setTimeout,
    console: { log },
    process,
  };
  const run = new AsyncFunction(...Object.keys(names), code);
  await run(...Object.values(names)).catch((error) => {
    if (error !== ENOUGH) throw error;
  });
  return printed;
}
