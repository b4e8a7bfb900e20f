import { remember } from "./storage.ts";

const THEMES = ["", "light", "dark"] as const;
const LABELS = { "": "Auto", light: "Light", dark: "Dark" };

/** Shows the button that changes the color scheme: the system's, light, dark. */
export function addThemeButton() {
  const button = document.getElementById("theme");
  if (!button) return;
  const root = document.documentElement;
  const current = () => THEMES.find((theme) => theme === root.dataset.theme) ?? "";
  const show = () => {
    button.textContent = `Colors: ${LABELS[current()]}`;
  };
  show();
  button.addEventListener("click", () => {
    const next = THEMES[(THEMES.indexOf(current()) + 1) % THEMES.length] ?? "";
    root.dataset.theme = next;
    show();
    remember("theme", next);
  });
}
