import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Document, listStreamFailures } from "../core/document.ts";
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

/** Generates the code of a client, without the faults of its generator. Patches write `__FAILURES__` for the failing ends of streams. */
export async function generateClient(generator: Generator, document: Document): Promise<string> {
  const names = listStreamFailures(document)
    .map((name) => JSON.stringify(name))
    .join(", ");
  const code = await generateCode(generator, adaptDocument(document));
  return patchClient(generator, code).replaceAll("__FAILURES__", names);
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
