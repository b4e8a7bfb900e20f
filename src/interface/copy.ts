/** Makes the buttons in a part of the page copy the code beside them. */
export function addCopyButtons(part: ParentNode = document) {
  for (const button of part.querySelectorAll<HTMLButtonElement>("button.copy")) {
    button.addEventListener("click", async () => {
      const code = button.parentElement?.querySelector("pre")?.innerText ?? "";
      button.textContent = await copy(code);
      setTimeout(() => {
        button.textContent = "Copy";
      }, 2000);
    });
  }
}

/** Shows the button that copies the Markdown of the page. A folder of files allows no request for it. */
export function addCopyPageButton() {
  const button = document.querySelector<HTMLButtonElement>("button.copy-page");
  if (!button || location.protocol === "file:") return;
  const label = button.textContent;
  button.hidden = false;
  button.addEventListener("click", async () => {
    const { href } = document.querySelector<HTMLLinkElement>('link[type="text/markdown"]')!;
    const response = await fetch(href).catch(() => undefined);
    button.textContent = response?.ok ? await copy(await response.text()) : "Copy failed";
    setTimeout(() => {
      button.textContent = label;
    }, 2000);
  });
}

/** Copies a text, and returns the outcome for a button. */
export async function copy(text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return "Copied";
  } catch {
    return "Copy failed";
  }
}
