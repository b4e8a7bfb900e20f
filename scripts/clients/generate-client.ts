import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Document } from "../generate/document.ts";
import { adaptDocument } from "./adapt-document.ts";
import { type Generator, patchClient } from "./patches.ts";
import { generateRedoclyClient } from "./redocly-client.ts";

/** The file that each generator writes. */
const FILES = { python: "client.py", go: "client.go", php: "client.php", java: "Client.java" } as const;

/** Writes a client into a folder, and the document from which it is generated. Returns the name of the file with the code. */
export async function generateClient(generator: Generator, folder: string, document: Document): Promise<string> {
  const options = { document: adaptDocument(document), generator: ["--generator", generator] };
  await generateRedoclyClient(folder, "client.ts", options);
  const name = FILES[generator];
  const file = join(folder, name);
  await writeFile(file, patchClient(generator, await readFile(file, "utf8")));
  return name;
}
