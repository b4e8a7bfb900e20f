/** What the search finds: the types of its index. */

export type Kind = "operation" | "schema" | "error" | "guide" | "page" | "parameter" | "field" | "decision";

export interface Entry {
  kind: Kind;
  /** The text to search for: an operation's id, a field's name, the title of a page. */
  name: string;
  /** The method and path of an operation, the schema of a field, the status of an error, or the page of a heading or row. */
  context: string;
  /** One or two sentences of plain text, or "". */
  text: string;
  /** Other words of the section that the entry leads to. */
  words?: string;
  /** Of an operation: the summaries of its examples, by their names. */
  examples?: Record<string, string> | undefined;
  deprecated?: true;
  /** Of a field: true if requests have it. Such a place comes first, because a reader mostly wants to set the field. */
  isSent?: true;
  /** Address relative to the root of the site. */
  url: string;
}

/** Entries that have the same name and text, and the places where they are documented. */
export interface Group {
  kind: Kind;
  name: string;
  text: string;
  words?: string;
  examples?: Record<string, string> | undefined;
  deprecated?: true;
  /** Addresses are left out where they are the usual ones. */
  places: { context: string; url?: string }[];
}
