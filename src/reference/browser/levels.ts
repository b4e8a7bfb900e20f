import { loadLater } from "./later.ts";

/** Loads the content of deep levels when a reader opens them. */
export function addLevels() {
  // The event does not bubble.
  document.addEventListener("toggle", ({ target }) => fill(target as HTMLDetailsElement), { capture: true });
}

/** Opens the level that has an element with the id, if there is one, and then calls `then`. */
export async function openLevel(id: string, then: () => void) {
  const levels = document.querySelectorAll<HTMLDetailsElement>("details[data-later]");
  const level = [...levels].find((details) => id.startsWith(details.dataset.later!));
  if (!level) return;
  level.open = true;
  if (await fill(level)) then();
}

/** Returns true once the level has its content. */
async function fill(details: HTMLDetailsElement): Promise<boolean> {
  const id = details.dataset.later;
  if (!details.open || id === undefined) return false;
  const html = (await loadLater())?.levels[id];
  // The event comes, too, when a function has opened the level.
  if (html === undefined || !details.dataset.later) return false;
  const summary = details.querySelector("summary")!;
  const content = document.createElement("template");
  content.innerHTML = html;
  details.replaceChildren(summary, content.content);
  details.removeAttribute("data-later");
  return true;
}
