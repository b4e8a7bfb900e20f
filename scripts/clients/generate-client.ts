import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Document } from "../generate/document.ts";
import { adaptDocument } from "./adapt-document.ts";
import { type Generator, patchClient } from "./patches.ts";
import { generateRedoclyClient } from "./redocly-client.ts";

/** The file that each generator writes. */
const FILES = { python: "client.py", go: "client.go", php: "client.php", java: "Client.java" } as const;

/** Generates a client in an empty folder, which then has the document, too. Returns the path of the file with the code. */
export async function generateClient(generator: Generator, folder: string, document: Document): Promise<string> {
  const options = {
    document: adaptDocument(document),
    generator: ["--generator", generator, "--go-package", "platform"],
  };
  await generateRedoclyClient(folder, "client.ts", options);
  const file = join(folder, FILES[generator]);
  await writeFile(file, patchClient(generator, await readFile(file, "utf8")));
  return file;
}
