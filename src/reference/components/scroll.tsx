import type { ComponentChildren } from "preact";

/** A box that scrolls what is wider than the page, also with the keyboard (WCAG 2.2, 2.1.1). */
export function Scroll({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it, the keyboard cannot scroll the box
    <section class="scroll" tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}
