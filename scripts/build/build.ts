/**
 * Builds the npm packages: `npm run build` writes dist/platform-api/, the client, dist/platform-api-mock/, the mock with its
 * commands and the reference, and dist/platform-api-mcp/, the MCP server. It also writes dist/clients/, with packages of clients in
 * other languages.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { readClientCode } from "../../src/clients/generate-client.ts";
import type { Document } from "../../src/core/document.ts";
import { buildSite } from "../../src/reference/build-site.ts";
import { buildClient } from "./client.ts";
import { buildClients } from "./clients.ts";
import { buildMcp } from "./mcp.ts";
import { buildMock } from "./mock.ts";
import { ROOT } from "./package.ts";

await buildClient();
const document: Document = JSON.parse(await readFile(join(ROOT, "generated/openapi.json"), "utf8"));
const clients = await readClientCode(document);
// The single page is a tenth of the reference, and has nothing else.
await buildSite({ singlePage: false, clients });
await buildMock({ site: true });
await buildMcp();
await buildClients(document, clients);
