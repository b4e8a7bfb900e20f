import type { Document } from "../../core/document.ts";
import { MOCK } from "./control.ts";

const loaded = new Map<string, Promise<Document>>();

/** Loads the API's document, or that of the control operations, once. */
export function loadDocument(path = "openapi.json"): Promise<Document> {
  const known = loaded.get(path);
  if (known) return known;
  const document = fetch(new URL(path, MOCK)).then((response) => response.json() as Promise<Document>);
  loaded.set(path, document);
  document.catch(() => loaded.delete(path));
  return document;
}
