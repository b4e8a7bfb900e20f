/** Pixels above and below the column. */
const ABOVE = 88;
const BELOW = 32;

/** Keeps the column with the samples in view. A longer one scrolls with the page, between its start and its end. */
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
  new ResizeObserver(place).observe(column);
  addEventListener("scroll", place, { passive: true });
  addEventListener("resize", place);
}
