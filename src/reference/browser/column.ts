/** Pixels above and below the column. */
const ABOVE = 88;
const BELOW = 32;

/** Keeps the column with the samples in view: its start if it fits, and otherwise its end. */
export function stickColumn() {
  const column = document.querySelector<HTMLElement>("main > aside");
  if (!column) return;
  const place = () => {
    column.style.top = `${Math.min(ABOVE, innerHeight - column.offsetHeight - BELOW)}px`;
  };
  new ResizeObserver(place).observe(column);
  addEventListener("resize", place);
}
