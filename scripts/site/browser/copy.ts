/** Shows the buttons that copy code. */
export function addCopyButtons() {
  for (const button of document.querySelectorAll<HTMLButtonElement>("button.copy")) {
    button.hidden = false;
    button.addEventListener("click", async () => {
      const code = button.parentElement?.querySelector("pre")?.innerText ?? "";
      button.textContent = await copy(code);
      setTimeout(() => {
        button.textContent = "Copy";
      }, 2000);
    });
  }
}

async function copy(text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return "Copied";
  } catch {
    return "Copy failed";
  }
}
