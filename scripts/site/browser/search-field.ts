/** Loads the search, which is larger than a page, when the reader starts to use it. */
export function addSearch() {
  const field = document.getElementById("search-field");
  if (!field) return;
  // The reader may be faster than the script.
  if (document.activeElement === field) load();
  else field.addEventListener("focus", load, { once: true });
  addEventListener("keydown", (event) => {
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isText(event.target)) return;
    event.preventDefault();
    field.focus();
  });
}

function isText(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches("input, select, textarea"));
}

function load() {
  for (const name of ["search-index.js", "search.js"]) {
    const script = document.createElement("script");
    script.src = `${document.body.dataset.root}assets/${name}`;
    // Scripts of a page run in their order only if they are not async.
    script.async = false;
    script.addEventListener("error", () => {
      document.getElementById("search-status")?.replaceChildren("The search could not be loaded.");
    });
    document.head.append(script);
  }
}
