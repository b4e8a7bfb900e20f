/** Shows the form that filters the rows of a page, and hides the rows that do not match it. */
export function addFilter() {
  const form = document.querySelector<HTMLFormElement>("form.filter");
  if (!form) return;
  const rows = [...document.querySelectorAll<HTMLElement>("[data-tags]")].map((row) => ({
    row,
    tags: row.dataset.tags!.split(" "),
    text: row.textContent!.toLowerCase(),
  }));
  const groups = [...document.querySelectorAll<HTMLElement>("section:has(> h2):has([data-tags])")];
  const text = form.querySelector<HTMLInputElement>("[type=search]")!;
  const output = form.querySelector("output")!;
  form.hidden = false;
  form.addEventListener("submit", (event) => event.preventDefault());
  const apply = () => {
    const words = text.value.toLowerCase().split(/\s+/);
    const tags = [...new FormData(form).values()].filter((tag) => tag !== "");
    for (const { row, tags: own, text } of rows)
      row.hidden = !(words.every((word) => text.includes(word)) && tags.every((tag) => own.includes(String(tag))));
    const isFiltered = words.some((word) => word !== "") || tags.length > 0;
    for (const group of groups) {
      const shown = group.querySelectorAll("[data-tags]:not([hidden])").length;
      group.hidden = shown === 0;
      const fold = group.querySelector("details.fold");
      fold?.toggleAttribute("open", isFiltered);
      // Such as "2 of 11 operations".
      const count = fold?.firstElementChild;
      if (count) count.textContent = count.textContent!.replace(/^(\d+ of )?/, isFiltered ? `${shown} of ` : "");
    }
    output.textContent = `${rows.filter(({ row }) => !row.hidden).length} of ${rows.length}`;
  };
  form.addEventListener("input", apply);
  // When a reader comes back to the page, the browser fills in the form after its scripts have run.
  addEventListener("pageshow", () => {
    if ([...new FormData(form).values()].some((value) => value !== "")) apply();
  });
}
