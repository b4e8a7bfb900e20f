import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Document } from "../generate/document.ts";
import type { ClientCode } from "../samples/clients/render.ts";
import { adaptDocument } from "./adapt-document.ts";
import { type Generator, patchClient } from "./patches.ts";
import { generateRedoclyClient } from "./redocly-client.ts";

/** The file that each generator writes. */
const FILES = { python: "client.py", go: "client.go", php: "client.php", java: "Client.java" } as const;

/** Generates the code of a client. */
export async function generateClient(generator: Generator, document: Document): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "platform-client-"));
  try {
    return await generateIn(folder, generator, document);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Generates the code of all clients. */
export async function readClientCode(document: Document): Promise<ClientCode> {
  const generators = Object.keys(FILES) as Generator[];
  const code = await Promise.all(generators.map(async (name) => [name, await generateClient(name, document)]));
  return Object.fromEntries(code);
}

async function generateIn(folder: string, generator: Generator, document: Document): Promise<string> {
  const options = {
    document: adaptDocument(document),
    generator: ["--generator", generator, "--go-package", "platform"],
  };
  await generateRedoclyClient(folder, "client.ts", options);
  return patchClient(generator, await readFile(join(folder, FILES[generator]), "utf8"));
}
