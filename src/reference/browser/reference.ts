/** Corrections of Redoc's page that assistive technology needs and a style sheet cannot make. */
new MutationObserver(correct).observe(document.body, { childList: true, subtree: true });
correct();

function correct() {
  for (const menu of document.querySelectorAll<HTMLElement>(".menu-content:not([role])")) {
    menu.role = "navigation";
    menu.ariaLabel = "Reference";
  }
  // Headings of the second level are followed by headings of the fourth.
  for (const [name, level] of Object.entries({ h4: "3", h5: "4" }))
    for (const heading of document.querySelectorAll(`${name}:not([aria-level])`)) heading.ariaLevel = level;
  // The name of a button has to contain the text that it shows (WCAG 2.2, 2.5.3).
  for (const button of document.querySelectorAll<HTMLElement>("button[aria-haspopup=menu][aria-label]")) {
    const text = button.innerText.trim();
    const label = button.ariaLabel ?? "";
    button.dataset.label ??= label;
    if (!label.includes(text)) button.ariaLabel = `${button.dataset.label}: ${text}`;
  }
}
