/** Loads the parts of a page that it does not have at first, as a script, because a folder of files allows no request. */
import type { LaterParts } from "../later-parts.ts";

declare global {
  /** later.js beside the page sets it. */
  var laterParts: Omit<LaterParts, "list"> | undefined;
}

let loading: Promise<typeof laterParts> | undefined;

/** Undefined if the file could not be loaded; the next call tries again. */
export function loadLater(): Promise<typeof laterParts> {
  loading ??= new Promise((resolve) => {
    const script = document.createElement("script");
    script.src = "later.js";
    script.addEventListener("load", () => resolve(globalThis.laterParts));
    script.addEventListener("error", () => {
      loading = undefined;
      script.remove();
      resolve(undefined);
    });
    document.head.append(script);
  });
  return loading;
}
