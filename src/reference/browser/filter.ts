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
  const readValues = () =>
    [...new FormData(form)].map(([name, value]) => [name, String(value)] as const).filter(([, value]) => value !== "");
  const apply = () => {
    const values = readValues();
    const words = (values.find(([name]) => name === "q")?.[1] ?? "").toLowerCase().split(/\s+/);
    const tags = values.filter(([name]) => name !== "q").map(([, tag]) => tag);
    for (const { row, tags: own, text } of rows)
      row.hidden = !(words.every((word) => text.includes(word)) && tags.every((tag) => own.includes(tag)));
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
    const query = new URLSearchParams(values.map((value) => [...value])).toString();
    history.replaceState(null, "", location.pathname + (query && `?${query}`) + location.hash);
  };
  fillIn(form);
  form.addEventListener("input", apply);
  const applyAny = () => {
    if (readValues().length > 0) apply();
  };
  applyAny();
  // When a reader comes back to the page, the browser fills in the form after its scripts have run.
  addEventListener("pageshow", applyAny);
}

/** Values of the address that no field has are left out. */
function fillIn(form: HTMLFormElement) {
  for (const [name, value] of new URLSearchParams(location.search)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLSelectElement) {
      if ([...field.options].some((option) => option.value === value)) field.value = value;
    } else if (field instanceof HTMLInputElement) {
      if (field.type === "checkbox") field.checked = true;
      else field.value = value;
    }
  }
}
