import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Document, listOperations, listStreamEnds, listStreamFailures } from "../core/document.ts";
import type { ClientCode, Generator } from "../samples/languages/render.ts";
import { adaptDocument } from "./adapt-document.ts";
import { patchClient } from "./patches.ts";
import { generateRedoclyClient } from "./redocly-client.ts";

const FILES = { python: "client.py", go: "client.go", php: "client.php", java: "Client.java" } as const;

export async function readClientCode(document: Document): Promise<ClientCode> {
  const generators = Object.keys(FILES) as Generator[];
  const code = await Promise.all(generators.map(async (name) => [name, await generateClient(name, document)]));
  return Object.fromEntries(code);
}

/**
 * Generates the code of a client, without the faults of its generator. Patches write `__FAILURES__` for the events that end streams
 * with a failure, and `__ENDS__` for the others that end streams.
 */
export async function generateClient(generator: Generator, document: Document): Promise<string> {
  const code = await generateCode(generator, adaptDocument(document));
  return countFromZero(document, patchClient(generator, code))
    .replaceAll("__FAILURES__", quote(listStreamFailures(document)))
    .replaceAll("__ENDS__", quote(listStreamEnds(document)));
}

/** Gives lists whose first page is 0 a style of their own, for which patches do not start with page 1. */
function countFromZero(document: Document, code: string): string {
  const lists = [...listOperations(document)].filter(
    ({ operation: { "x-pagination": pagination } }) => pagination?.form === "page" && pagination.first === 0,
  );
  const names = lists.map(({ operation }) => operation.operationId.replaceAll(".", "\\.")).join("|");
  return code.replaceAll(
    new RegExp(`(["'](?:${names})["'].*(?:[sS]tyle\\W+|PaginationSpec\\("))page(?=["'])`, "g"),
    "$1page-from-0",
  );
}

/** Generates what the generator makes of a document. */
export async function generateCode(generator: Generator, document: Document): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "platform-client-"));
  try {
    const options = { document, generator: ["--generator", generator, "--go-package", "platform"] };
    await generateRedoclyClient(folder, "client.ts", options);
    return await readFile(join(folder, FILES[generator]), "utf8");
  } finally {
    await rm(folder, { recursive: true });
  }
}

const quote = (names: readonly string[]) => names.map((name) => JSON.stringify(name)).join(", ");
