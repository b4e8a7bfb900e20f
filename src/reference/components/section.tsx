import type { ComponentChildren } from "preact";

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
