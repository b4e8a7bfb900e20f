import { recall, remember } from "./storage.ts";

const KEY = "language";

/** Turns samples below each other into tabs (ARIA tabs pattern). The chosen language applies to all samples on all pages. */
export function addTabs() {
  const lists = [...document.querySelectorAll<HTMLElement>(".samples")].map((samples, index) =>
    createTabs(samples, index),
  );
  const show = (language: string | null) => {
    for (const list of lists) list.show(language);
  };
  show(recall(KEY));
  for (const { tabs } of lists) {
    for (const tab of tabs) {
      tab.addEventListener("click", () => {
        show(tab.textContent);
        remember(KEY, tab.textContent ?? "");
      });
    }
  }
}

function createTabs(samples: HTMLElement, index: number) {
  const list = document.createElement("div");
  list.className = "tabs";
  list.role = "tablist";
  list.ariaLabel = "Language";
  const panels = Array.from(samples.querySelectorAll<HTMLElement>(":scope > section"), (panel, position) => {
    return { panel, tab: createTab(panel, `${index}-${position}`) };
  });
  const tabs = panels.map(({ tab }) => tab);
  list.append(...tabs);
  list.addEventListener("keydown", ({ key }) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
    if (step === undefined) return;
    const index = tabs.indexOf(document.activeElement as HTMLButtonElement);
    const next = tabs.at((index + step) % tabs.length);
    next?.click();
    next?.focus();
  });
  samples.prepend(list);
  return { tabs, show };

  /** Shows the first language if there is no such language. */
  function show(language: string | null) {
    const chosen = tabs.find((tab) => tab.textContent === language) ?? tabs[0];
    for (const { panel, tab } of panels) {
      tab.ariaSelected = String(tab === chosen);
      tab.tabIndex = tab === chosen ? 0 : -1;
      panel.hidden = tab !== chosen;
    }
  }
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
