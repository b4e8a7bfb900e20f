/**
 * Shows results in a combobox with a list: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/. The focus stays in the field,
 * and the first result is chosen until the reader chooses another.
 */
import type { Group, Kind } from "../../search/entry.ts";
import { buildIndex, find, type Result } from "../../search/find.ts";

declare global {
  /** search-index.js sets it. */
  var searchGroups: Group[];
}

const LIMIT = 50;
const LABELS: Record<Kind, string> = {
  operation: "Operation",
  schema: "Schema",
  error: "Error",
  guide: "Guide",
  page: "Page",
  parameter: "Parameter",
  field: "Field",
  decision: "Decision",
};

const search = document.getElementById("search")!;
const field = document.getElementById("search-field") as HTMLInputElement;
const list = document.getElementById("search-results")!;
const status = document.getElementById("search-status")!;
let options: HTMLElement[] = [];
let chosen = 0;

buildIndex(searchGroups).then((index) => {
  field.addEventListener("input", open);
  field.addEventListener("focus", open);
  field.addEventListener("keydown", onKey);
  search.addEventListener("focusout", close);
  // Pressing a result must not take the focus from the field, which would close the list before the click.
  list.addEventListener("mousedown", (event) => event.preventDefault());
  list.addEventListener("click", close);
  list.addEventListener("pointermove", ({ target }) => {
    const option = (target as Element).closest<HTMLElement>("[role=option]");
    if (option) choose(options.indexOf(option));
  });
  search.ariaBusy = "false";
  // The reader has typed while the script was loading.
  if (document.activeElement === field) open();
  if (search.dataset.entered === field.value) options[0]?.click();

  function open() {
    if (field.value.trim() === "") return close();
    const { results, total } = find(index, field.value, LIMIT);
    options = results.map(renderOption);
    list.replaceChildren(...options);
    list.hidden = options.length === 0;
    field.ariaExpanded = String(options.length > 0);
    status.textContent = describe(total);
    choose(0);
  }

  function onKey(event: KeyboardEvent) {
    const isOpen = status.textContent !== "";
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.isComposing) return;
    if (step && !isOpen) open();
    else if (step) choose((chosen + step + options.length) % options.length);
    else if (event.key === "Enter") options[chosen]?.click();
    else if (event.key === "Escape" && isOpen) close();
    else if (event.key === "Escape") field.value = "";
    else return;
    event.preventDefault();
  }
});

function close() {
  options = [];
  list.replaceChildren();
  list.hidden = true;
  field.ariaExpanded = "false";
  field.removeAttribute("aria-activedescendant");
  status.textContent = "";
}

function choose(index: number) {
  options[chosen]?.removeAttribute("aria-selected");
  chosen = index;
  const option = options[chosen];
  if (!option) return field.removeAttribute("aria-activedescendant");
  option.ariaSelected = "true";
  option.scrollIntoView({ block: "nearest" });
  field.setAttribute("aria-activedescendant", option.id);
}

function describe(total: number): string {
  if (total === 0) return `Nothing found for “${field.value.trim()}”.`;
  if (total > LIMIT) return `${LIMIT} of ${total} results`;
  return total === 1 ? "1 result" : `${total} results`;
}

/** A result is a link, so that it can be opened in a new tab. */
function renderOption({ kind, name, context, text, deprecated, url, more }: Result, index: number): HTMLElement {
  const option = document.createElement("a");
  option.id = `search-result-${index}`;
  option.role = "option";
  option.tabIndex = -1;
  option.href = document.body.dataset.root + url;
  const line = span("line", "");
  line.append(
    span(kind === "guide" || kind === "page" ? "title" : "name", name),
    " ",
    span("context", more === 0 ? context : `${context} and ${more} more`),
  );
  if (deprecated) line.append(" ", span("deprecated", "deprecated"));
  option.append(span("kind", LABELS[kind]), " ", line, " ", span("text", text));
  return option;
}

function span(className: string, text: string): HTMLElement {
  const element = document.createElement("span");
  element.className = className;
  element.textContent = text;
  return element;
}
