/** Enhances pages, which can be read without any of this. */

import { addCopyButtons, addCopyPageButton } from "../../interface/copy.ts";
import { hangLines } from "../../interface/hanging-lines.ts";
import { addThemeButton } from "../../interface/theme-button.ts";
import { stickColumn } from "./column.ts";
import { addExamples } from "./examples.ts";
import { addFilter } from "./filter.ts";
import { addLevels, openLevel } from "./levels.ts";
import { addRun } from "./run.ts";
import { addSearch } from "./search-field.ts";
import { addTabs } from "./tabs.ts";

// Links name index.html, so that they work from a folder of files. A web server shows the page without it.
if (location.protocol !== "file:" && location.pathname.endsWith("/index.html")) {
  history.replaceState(null, "", location.pathname.slice(0, -"index.html".length) + location.search + location.hash);
}
showCurrent();
// On a phone, the navigation is hidden until then.
document.querySelector(".menu")?.addEventListener("toggle", showCurrent);
openTarget();
addEventListener("hashchange", openTarget);
addExpandButton();
addEventListener("click", ({ target }) => unfold(target as Element));
addThemeButton();
addExamples();
addCopyButtons();
hangLines();
addCopyPageButton();
addTabs();
addFilter();
addSearch();
nameMissingPage();
addRun();
addLevels();
markSection();
stickColumn();

/** Opens the collapsed parts around the anchor in the address. */
function openTarget() {
  const id = location.hash.slice(1);
  const target = document.getElementById(id);
  if (!target) openLevel(id, openTarget);
  const fields = target?.matches(".variant") && target.querySelector<HTMLDetailsElement>(":scope > details");
  if (fields) fields.open = true;
  for (let element = target?.parentElement; element; element = element.parentElement) {
    if (element instanceof HTMLDetailsElement) element.open = true;
  }
  target?.scrollIntoView();
}

/**
 * Marks the section that the reader sees in the list of sections. The last ones may be too short to reach the top: at the end of
 * the page, the one in the address or else the last is marked.
 */
function markSection() {
  const list = document.querySelector(".contents");
  if (!list) return;
  const links = [...list.querySelectorAll("a")];
  // Where an anchor leads, and a few lines
  const start = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + 100;
  const mark = () => {
    // A filter hides some.
    const places = links
      .map((link) => ({ link, place: document.getElementById(link.hash.slice(1))!.getBoundingClientRect() }))
      .filter(({ place }) => place.height > 0);
    const isAtEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    const seen = places.filter(({ place }) => place.top < (isAtEnd ? innerHeight : start));
    const current = seen.find(({ link, place }) => link.hash === location.hash && place.top > 0) ?? seen.at(-1);
    for (const link of links) link.ariaCurrent = link === current?.link ? "true" : null;
    const { dataset } = list.querySelector("summary")!;
    if (current) dataset.current = current.link.textContent!;
    else delete dataset.current;
  };
  // On a phone, the list covers the section that it leads to.
  list.addEventListener("click", ({ target }) => {
    if (links.includes(target as HTMLAnchorElement)) list.querySelector("details")!.open = false;
  });
  addEventListener("scroll", mark, { passive: true });
  addEventListener("hashchange", mark);
  mark();
}

/** Shows all of a folded code, or folds it again. */
function unfold(button: Element) {
  if (!button.matches(".unfold")) return;
  const isOpen = button.parentElement!.classList.toggle("unfolded");
  button.textContent = isOpen ? "Show less" : "Show all";
  if (!isOpen) button.parentElement!.scrollIntoView({ block: "nearest" });
}

/** Names the requested address on the page that a server shows for missing ones. */
function nameMissingPage() {
  const place = document.querySelector(".missing");
  if (place) place.textContent = location.pathname;
}

/** Scrolls the navigation, not the page, to the current page. */
function showCurrent() {
  const navigation = document.querySelector(".navigation");
  const current = navigation?.querySelector("[aria-current]");
  if (!navigation || !current) return;
  const { top, bottom } = navigation.getBoundingClientRect();
  const place = current.getBoundingClientRect();
  if (place.bottom > bottom) navigation.scrollTop += place.top - (top + bottom) / 2;
}

function addExpandButton() {
  const button = document.querySelector<HTMLButtonElement>("button.expand");
  // Not the list of sections, not the navigation, and not "Try it", which would load its form.
  const selector = "article details:not(.contents *)";
  button?.addEventListener("click", () => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>(selector)) details.open = true;
    button.hidden = true;
  });
}
