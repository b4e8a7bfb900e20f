/** Makes the buttons in a part of the page copy the code beside them. */
export function addCopyButtons(part: ParentNode = document) {
  for (const button of part.querySelectorAll<HTMLButtonElement>("button.copy"))
    button.addEventListener("click", () => copyCode(button));
}

/** Copies the code beside a button, which shows the outcome. */
export async function copyCode(button: HTMLButtonElement) {
  await copyText(button, button.parentElement?.querySelector("pre")?.textContent ?? "");
}

/** Copies a text. The button shows the outcome. */
export async function copyText(button: HTMLButtonElement, text: string) {
  show(button, await copy(text));
}

/** Milliseconds that a button shows the outcome. A reason takes longer to read. */
export const SHOWN_MS = 4000;

function show(button: HTMLButtonElement, outcome: string) {
  const { label = button.textContent ?? "", name = button.ariaLabel ?? label } = button.dataset;
  Object.assign(button.dataset, { label, name });
  button.textContent = button.ariaLabel = outcome;
  setTimeout(() => {
    button.textContent = label;
    button.ariaLabel = name;
  }, SHOWN_MS);
}

/** Shows the button that copies the Markdown of the page. A folder of files allows no request for it. */
export function addCopyPageButton() {
  const button = document.querySelector<HTMLButtonElement>("button.copy-page");
  if (!button || location.protocol === "file:") return;
  button.hidden = false;
  button.addEventListener("click", async () => {
    const { href } = document.querySelector<HTMLLinkElement>('link[type="text/markdown"]')!;
    const response = await fetch(href).catch(() => undefined);
    if (!response) return show(button, "Not copied: the server does not respond");
    if (!response.ok) return show(button, `Not copied: the server responded with ${response.status}`);
    show(button, await copy(await response.text()));
  });
}

export const COPIED = "Copied";

/** Copies a text, and returns the outcome for a button. */
export async function copy(text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return COPIED;
  } catch {
    // Pages without HTTPS have no clipboard, except for those of this computer.
    return isSecureContext ? "Not copied: the browser does not allow it" : "Not copied: the page needs HTTPS";
  }
}
