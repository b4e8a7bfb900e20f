/** Shows the form that filters the rows of a page, and hides the rows that do not match it. The address has its values. */
export function addFilter() {
  const form = document.querySelector<HTMLFormElement>("form.filter");
  if (!form) return;
  const rows = [...document.querySelectorAll<HTMLElement>("[data-tags]")].map((row) => ({
    row,
    tags: row.dataset.tags!.split(" "),
    text: row.textContent!.toLowerCase(),
  }));
  const groups = [...document.querySelectorAll<HTMLElement>("section:has(> h2):has([data-tags])")];
  const output = form.querySelector("output")!;
  form.hidden = false;
  form.addEventListener("submit", (event) => event.preventDefault());
  const readValues = () => [...new FormData(form)].filter(([, value]) => value !== "") as [string, string][];
  const apply = () => {
    const values = readValues();
    const isFiltered = values.length > 0;
    for (const { row, tags, text } of rows)
      row.hidden = !values.every(([name, value]) => (name === "q" ? hasWords(text, value) : tags.includes(value)));
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
    const query = isFiltered ? `?${new URLSearchParams(values)}` : "";
    history.replaceState(null, "", location.pathname + query + location.hash);
  };
  for (const [name, value] of new URLSearchParams(location.search)) {
    const field = form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | null;
    if (field?.type === "checkbox") (field as HTMLInputElement).checked = true;
    else if (field) field.value = value;
  }
  form.addEventListener("input", apply);
  // When a reader comes back to the page, the browser fills in the form after its scripts have run.
  addEventListener("pageshow", () => {
    if (readValues().length > 0) apply();
  });
}

function hasWords(text: string, words: string): boolean {
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
