import { loadStyle } from "./load-style.ts";

/** Loads the search, which is larger than a page, when the reader starts to use it. */
export function addSearch() {
  const search = document.getElementById("search");
  const field = document.getElementById("search-field") as HTMLInputElement | null;
  const status = document.getElementById("search-status");
  if (!search || !field || !status) return;
  // The reader may be faster than the script.
  if (document.activeElement === field) load();
  // A page in the background gets no focus event.
  else for (const event of ["focus", "input"]) field.addEventListener(event, load, { once: true });
  addEventListener("keydown", (event) => {
    const isCommand = event.ctrlKey || event.metaKey;
    const isSlash = event.key === "/" && !isCommand && !isText(event.target);
    if (event.altKey || !(isSlash || (event.key === "k" && isCommand))) return;
    event.preventDefault();
    field.focus();
  });

  function load() {
    if (search!.ariaBusy !== null) return;
    search!.ariaBusy = "true";
    field!.addEventListener("input", showLoading);
    field!.addEventListener("keydown", rememberEnter);
    showLoading();
    loadStyle("search");
    for (const name of ["search-index.js", "search.js"]) {
      const script = document.createElement("script");
      script.src = `${document.body.dataset.root}assets/${name}`;
      // Scripts of a page run in their order only if they are not async.
      script.async = false;
      script.addEventListener("error", () => {
        search!.ariaBusy = "false";
        status!.textContent = "The search could not be loaded.";
      });
      document.head.append(script);
    }
  }

  /** search.js opens the first result if the reader was faster, unless the text has changed since. */
  function rememberEnter({ key }: KeyboardEvent) {
    if (search!.ariaBusy !== "true") return;
    if (key === "Enter") search!.dataset.entered = field!.value;
  }

  /** search.js says when it is ready. */
  function showLoading() {
    if (search!.ariaBusy === "true") status!.textContent = field!.value.trim() === "" ? "" : "Loading the search …";
  }
}

function isText(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches("input, select, textarea"));
}
