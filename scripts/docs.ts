/**
 * Builds the reference in dist/site/.
 *
 *   npm run docs -- --base-url URL              with a sitemap and a feed, for the address of the site
 *   npm run docs -- --preview [--port 4011]     and serves it
 */
import { parseArgs } from "node:util";
import { readBaseUrl } from "../src/reference/base-url.ts";
import { buildSite } from "../src/reference/build-site.ts";
import { serveSite } from "../src/reference/preview.ts";

function readOptions() {
  const { values } = parseArgs({
    options: {
      "base-url": { type: "string" },
      preview: { type: "boolean", default: false },
      port: { type: "string" },
    },
  });
  const { preview, port = "4011" } = values;
  if (values.port !== undefined && !preview) throw new Error("--port is an option of --preview.");
  if (!/^\d+$/.test(port) || Number(port) > 65_535)
    throw new Error(`--port takes a whole number from 0 to 65535, not ${port}.`);
  return {
    baseUrl: values["base-url"] === undefined ? undefined : readBaseUrl(values["base-url"]),
    port: preview ? Number(port) : undefined,
  };
}

try {
  const { baseUrl, port } = readOptions();
  // Before the build, so that a port in use is an error at once.
  const address = port === undefined ? undefined : await serveSite(port);
  await buildSite({ baseUrl });
  if (address) console.log(`The reference is at ${address}.`);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
