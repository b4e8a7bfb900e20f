import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Document, listOperations, type Pagination } from "../core/document.ts";
import { run } from "../programs/programs.ts";
import { CLI } from "../programs/redocly.ts";

/** The response of this list is a union, which the generator refuses to page. */
const UNPAGED = "connectors.tools.list";

interface GenerateOptions {
  /** Default: the document. */
  document?: Document;
  /** Options of the command. Default: TypeScript whose imports have the extension `.ts`. */
  generator?: string[];
}

/** Writes a client from `redocly generate-client` into a folder. `name` must end in `.ts`, which other languages replace. */
export async function generateRedoclyClient(
  folder: string,
  name: string,
  { document: given, generator = ["--import-ext", "ts"] }: GenerateOptions = {},
): Promise<void> {
  const document: Document = given
    ? structuredClone(given)
    : JSON.parse(await readFile("generated/openapi.json", "utf8"));
  for (const { operation } of listOperations(document)) {
    const pagination = operation["x-pagination"];
    if (pagination && (given || operation.operationId !== UNPAGED))
      Object.assign(operation, { "x-redoclyPagination": redoclyPagination(pagination) });
  }
  await writeFile(join(folder, "openapi.json"), JSON.stringify(document));
  // Without tsx, because no plugin is used.
  const args = [CLI.file, "generate-client", "openapi.json", "-o", name, ...generator];
  await run(process.execPath, args, folder, CLI.env);
}

function redoclyPagination({ form, parameter, items, next }: Pagination): object {
  if (form === "page" || form === "offset") return { style: form, offsetParam: parameter, items };
  return { style: "cursor", cursorParam: parameter, nextCursor: next, items };
}
