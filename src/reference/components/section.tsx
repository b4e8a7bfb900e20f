import type { ComponentChildren } from "preact";

/** A section of a page with a heading that links to itself. */
export function Section({ id, title, children }: { id: string; title: string; children: ComponentChildren }) {
  return (
    <section>
      <h2 id={id}>
        <a class="anchor" href={`#${id}`}>
          {title}
        </a>
      </h2>
      {children}
    </section>
  );
}
