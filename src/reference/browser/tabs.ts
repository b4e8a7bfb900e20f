import { recall, remember } from "../../interface/storage.ts";

const KEY = "language";
const LANGUAGE = "Language";

interface TabList {
  label: string;
  samples: HTMLElement;
  tabs: HTMLButtonElement[];
  show: (name: string | null) => void;
}

/** Those of the page, and of parts that took the place of others. */
let lists: TabList[] = [];
let count = 0;

/**
 * Turns parts below each other into tabs (ARIA tabs pattern): those of the page, or of an element that was added to it. A chosen
 * language applies to all samples on all pages.
 */
export function addTabs(part: HTMLElement = document.documentElement) {
  lists = lists.filter(({ samples }) => samples.isConnected);
  const selector = ".samples[data-tabs]";
  const found = [...(part.matches(selector) ? [part] : []), ...part.querySelectorAll<HTMLElement>(selector)];
  for (const samples of found) {
    const list = createTabs(samples, count++);
    lists.push(list);
    list.show(recall(KEY));
    for (const tab of list.tabs) {
      tab.addEventListener("click", () => {
        if (list.label !== LANGUAGE) return list.show(tab.textContent);
        for (const other of lists) if (other.label === LANGUAGE) other.show(tab.textContent);
        remember(KEY, tab.textContent ?? "");
      });
    }
  }
}

function createTabs(samples: HTMLElement, index: number): TabList {
  const label = samples.dataset.tabs ?? LANGUAGE;
  const list = document.createElement("div");
  list.className = "tabs";
  list.role = "tablist";
  list.ariaLabel = label;
  const panels = Array.from(samples.querySelectorAll<HTMLElement>(":scope > section"), (panel, position) => {
    return { panel, tab: createTab(panel, `${index}-${position}`) };
  });
  const tabs = panels.map(({ tab }) => tab);
  list.append(...tabs);
  const choice = label === LANGUAGE ? createChoice(tabs) : undefined;
  list.addEventListener("keydown", (event) => {
    const index = tabs.indexOf(document.activeElement as HTMLButtonElement);
    const next = { ArrowRight: (index + 1) % tabs.length, ArrowLeft: index - 1, Home: 0, End: -1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    tabs.at(next)?.click();
    tabs.at(next)?.focus();
  });
  samples.prepend(list, ...(choice ? [choice] : []));
  return { label, samples, tabs, show };

  /** Shows the first part if there is none of this name. */
  function show(name: string | null) {
    const chosen = tabs.find((tab) => tab.textContent === name) ?? tabs[0];
    for (const { panel, tab } of panels) {
      tab.ariaSelected = String(tab === chosen);
      tab.tabIndex = tab === chosen ? 0 : -1;
      panel.hidden = tab !== chosen;
    }
    if (choice) choice.value = chosen?.textContent ?? "";
    // On a phone, beside a part of the tab before it.
    if (chosen) list.scrollLeft += chosen.getBoundingClientRect().left - list.getBoundingClientRect().left - 80;
  }
}

/** A choice of the same tabs, which a phone shows instead, because it has no room for all languages. */
function createChoice(tabs: HTMLButtonElement[]): HTMLSelectElement {
  const choice = document.createElement("select");
  choice.className = "language";
  choice.ariaLabel = LANGUAGE;
  choice.append(...tabs.map(({ textContent }) => new Option(textContent ?? "")));
  choice.addEventListener("change", () => tabs[choice.selectedIndex]?.click());
  return choice;
}

function createTab(panel: HTMLElement, id: string): HTMLButtonElement {
  const tab = document.createElement("button");
  tab.type = "button";
  tab.role = "tab";
  tab.id = `tab-${id}`;
  tab.textContent = panel.dataset.label ?? "";
  panel.id = `panel-${id}`;
  panel.role = "tabpanel";
  panel.querySelector("h3")?.remove();
  panel.setAttribute("aria-labelledby", tab.id);
  tab.setAttribute("aria-controls", panel.id);
  return tab;
}
