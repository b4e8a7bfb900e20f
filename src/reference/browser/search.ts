/**
 * Shows results in a combobox with a list: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/. The focus stays in the field,
 * and the first result is chosen until the reader chooses another.
 */
import "../search-results.css";
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

/** Results that stand above the groups of others, whatever their kind. */
const BEST = 3;
const GROUPS: Record<Kind, string> = {
  operation: "Operations",
  guide: "Guides and pages",
  page: "Guides and pages",
  error: "Errors",
  schema: "Schemas and fields",
  parameter: "Schemas and fields",
  field: "Schemas and fields",
  decision: "Decisions",
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
    list.replaceChildren(
      ...results.slice(0, BEST).map((result) => renderOption(result)),
      ...renderGroups(results.slice(BEST)),
    );
    options = [...list.querySelectorAll<HTMLElement>("[role=option]")];
    options.forEach((option, index) => {
      option.id = `search-result-${index}`;
    });
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

/** The group of the best result comes first. */
function renderGroups(results: Result[]): HTMLElement[] {
  const groups = new Map<string, HTMLElement>();
  for (const result of results) {
    const label = GROUPS[result.kind];
    let group = groups.get(label);
    if (!group) {
      group = document.createElement("div");
      group.role = "group";
      group.ariaLabel = label;
      const heading = span("group", label);
      heading.ariaHidden = "true";
      group.append(heading);
      groups.set(label, group);
    }
    group.append(renderOption(result, label));
  }
  return [...groups.values()];
}

/** A result is a link, so that it can be opened in a new tab. It does not repeat the kind that its group has as its label. */
function renderOption(
  { kind, name, title, context, text, deprecated, url, more }: Result,
  group?: string,
): HTMLElement {
  const option = document.createElement("a");
  option.role = "option";
  option.tabIndex = -1;
  option.href = document.body.dataset.root + url;
  const line = span("line", "");
  const place = span("context", more === 0 ? context : `${context} and ${more} more`);
  if (kind === "operation") {
    const [method = "", path = ""] = context.split(" ");
    place.replaceChildren(span(`method ${method.toLowerCase()}`, method), ` ${path}`);
  }
  line.append(mark(span(["operation", "guide", "page"].includes(kind) ? "title" : "name", title)), " ", place);
  if (deprecated) line.append(" ", span("deprecated", "deprecated"));
  const description = kind === "operation" ? `${name}: ${text.slice(title.length + 2)}` : text;
  option.append(
    span("kind", group === `${LABELS[kind]}s` ? "" : LABELS[kind]),
    " ",
    line,
    " ",
    mark(span("text", description)),
  );
  return option;
}

/** Marks the words of the query, also as parts of longer words. */
function mark(element: HTMLElement): HTMLElement {
  const words = field.value.match(/[\p{L}\p{N}]{2,}/gu);
  if (!words) return element;
  const parts = element.textContent!.split(new RegExp(`(${words.join("|")})`, "iu"));
  element.replaceChildren(
    ...parts.map((part, index) =>
      index % 2 === 1 ? Object.assign(document.createElement("mark"), { textContent: part }) : part,
    ),
  );
  return element;
}

function span(className: string, text: string): HTMLElement {
  const element = document.createElement("span");
  element.className = className;
  element.textContent = text;
  return element;
}
