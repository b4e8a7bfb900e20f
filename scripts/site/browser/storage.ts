/** What the reader chose, for all pages. Where the browser allows no storage, a choice is for its page. */

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is not allowed.
  }
}
