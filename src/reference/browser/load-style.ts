/** Loads a style sheet that a page does not have at first. */
export function loadStyle(name: string): void {
  const style = document.createElement("link");
  style.rel = "stylesheet";
  style.href = `${document.body.dataset.root}assets/${name}.css`;
  document.head.append(style);
}
