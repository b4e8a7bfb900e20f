import type { Access } from "./control.ts";
import type { Journal } from "./journal.ts";

/** What all views show. */
export interface ViewProps {
  access: Access;
  journal: Journal;
  /** The rest of the page's address after the name of the view, such as the number of a request. */
  place: string[];
}
