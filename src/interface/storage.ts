/** Keeps choices of the reader for all pages, or for one page if the browser allows no storage. */

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
