import { addCopyButtons } from "../../interface/copy.ts";
import { hangLines } from "../../interface/hanging-lines.ts";
import { recall, remember } from "../../interface/storage.ts";
import { loadLater } from "./later.ts";
import { addTabs } from "./tabs.ts";

const HASH = "#example=";

/**
 * Lets the reader choose an example, which replaces the parts of the page that depend on it. The address names it, and the
 * browser remembers it for the page. After each change, the document gets an event `example`.
 */
export function addExamples() {
  const select = document.querySelector<HTMLSelectElement>(".example-choice select");
  if (!select) return;
  const key = `example ${select.dataset.operation}`;
  const [first] = select.options;
  // As they were before scripts changed them.
  const originals = [...document.querySelectorAll("[data-part]")].map((part) => part.outerHTML);
  const names = Array.from(select.options, ({ value }) => value);
  let shown = first!.value;

  select.addEventListener("change", () => {
    remember(key, select.value);
    history.replaceState(null, "", HASH + select.value);
    show(select.value);
  });
  addEventListener("hashchange", () => show(readHash()));
  // A browser that goes back to the page restores the field, not what was shown.
  show(readHash() ?? recall(key));

  /** The name in the address, from which one that no example has is removed. */
  function readHash(): string | undefined {
    if (!location.hash.startsWith(HASH)) return undefined;
    const name = location.hash.slice(HASH.length);
    if (names.includes(name)) return name;
    history.replaceState(null, "", location.pathname + location.search);
  }

  /** Does nothing without a name, and if a remembered example does not exist any more. */
  async function show(name: string | null | undefined) {
    if (!name || !names.includes(name)) return;
    select!.value = name;
    if (name === shown) return;
    const later = name === first!.value ? undefined : await loadLater();
    // The reader may have chosen another one in the meantime.
    if (select!.value !== name) return;
    const parts = name === first!.value ? {} : later?.examples[name];
    if (!parts) {
      select!.value = shown;
      return;
    }
    shown = name;
    for (const html of originals) replacePart(html, parts);
    document.dispatchEvent(new Event("example"));
  }
}

/** Replaces a part of the page by that of the example, or by the original if the example has none. */
function replacePart(original: string, parts: Record<string, string>) {
  const template = document.createElement("template");
  template.innerHTML = original;
  const name = (template.content.firstElementChild as HTMLElement).dataset.part!;
  template.innerHTML = parts[name] ?? original;
  const part = template.content.firstElementChild as HTMLElement;
  document.querySelector(`[data-part="${name}"]`)?.replaceWith(part);
  addCopyButtons(part);
  hangLines(part);
  addTabs(part);
}
