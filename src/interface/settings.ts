/** The address and the credentials of requests. */
export interface Settings {
  address: string;
  key: string;
  userToken: string;
}

/** Returns the address of the mock that serves the pages under /docs/, or else of the document's server. `root` is the site's. */
export function defaultAddress(root: URL, server: string): string {
  return /^https?:$/.test(root.protocol) && root.pathname === "/docs/" ? root.origin : server;
}

const PREFIX = "try-it-";

/** The settings, the key that only the dashboard of the mock sends, and the rules that the reader has disabled and the mark there. */
type Remembered = keyof Settings | "controlKey" | "disabledRules" | "mark";

/** Returns the value that the reader entered before in this tab. */
export function recall(name: Remembered): string | undefined {
  try {
    return sessionStorage.getItem(PREFIX + name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Remembers a value for all pages in this tab. */
export function remember(name: Remembered, value: string) {
  try {
    // If there is no room for the new value, the old one must not come back.
    sessionStorage.removeItem(PREFIX + name);
    sessionStorage.setItem(PREFIX + name, value);
  } catch {
    // Storage is not allowed, or full: the value is for this page.
  }
}
