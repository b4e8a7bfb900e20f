import type { Target } from "./target.ts";

/** What no check looks at. CHECKING.md has the same list. */
const NEVER: readonly string[] = [
  "unknown ids in bodies and queries, except in lists of ids",
  "conditions that `x-transition` describes in words",
  "filters whose field the items do not have, except that none matches an unknown text",
  "the order of items without the field that the list is sorted by",
  "the content of files and of generated texts",
  "the effects of resets and imports, and what a workflow does with a signal",
  "parameters that only forward or refresh something, such as `decode_payloads`, `refresh` and `app_return_url`",
  "default sizes of pages that the server does not fill, and filters of streams",
  "white space at the ends of texts",
  "empty texts and lists in requests, and other users of the same workspace",
  "calculations, such as the start times that `skip` and `offset` give, or which message of a chat is judged",
  "the search operators `ILIKE` and `hasall`",
  "links to the previous page, and what the last page leaves out",
];

/** What a run leaves out, which its report says. */
export const listNotChecked = ({ writes, stateless, otherKey }: Target): string[] => [
  ...NEVER,
  ...(writes ? [] : ["operations that change something (--writes)"]),
  ...(stateless ? ["what the server stores (--stateless)"] : []),
  ...(otherKey === undefined ? ["what the key of another workspace can see (--other-key)"] : []),
];
