/** Pixels above and below the column. */
const ABOVE = 88;
const BELOW = 32;
/** Pixels of the button that shows all of a folded response, and of the response above it, at least. */
const BUTTON = 32;
const LEAST = 240;

/**
 * Keeps the column with the samples in view: folds its response so that the request is seen beside all of the article. A longer
 * column, such as one with an open form, scrolls with the page between its start and its end.
 */
export function stickColumn() {
  const column = document.querySelector<HTMLElement>("main > aside");
  if (!column) return;
  let top = ABOVE;
  let last = scrollY;
  const place = () => {
    const end = Math.min(ABOVE, innerHeight - column.offsetHeight - BELOW);
    top = Math.min(ABOVE, Math.max(end, top + last - scrollY));
    last = scrollY;
    column.style.top = `${top}px`;
  };
  const fold = () => {
    for (const button of column.querySelectorAll<HTMLElement>(".samples:last-child .code:not(.unfolded) > .unfold")) {
      const code = button.parentElement!;
      const { offsetHeight, scrollHeight } = code.querySelector("pre")!;
      const others = column.offsetHeight - offsetHeight - button.offsetHeight;
      const height = Math.max(LEAST, innerHeight - ABOVE - BELOW - others);
      const fits = scrollHeight <= height;
      code.style.setProperty("--height", fits ? "none" : `${height - BUTTON}px`);
      code.style.setProperty("--button", fits ? "none" : "block");
    }
    place();
  };
  new ResizeObserver(fold).observe(column);
  addEventListener("resize", fold);
  addEventListener("scroll", place, { passive: true });
}
