import type { ComponentChildren } from "preact";

interface Panel {
  /** The text of the tab, and without scripts of a heading. */
  label: string;
  content: ComponentChildren;
}

interface PanelsProps {
  label: "Language" | "Status";
  panels: Panel[];
  /** The name of the part that another example replaces. */
  part?: string | undefined;
}

/** Code of which a reader needs one part: a script turns the parts, which are below each other, into tabs. */
export function Panels({ label, panels, part }: PanelsProps) {
  return (
    <div class="samples" data-tabs={label} data-part={part}>
      {panels.map(({ label, content }) => (
        <section key={label} data-label={label}>
          <h3>{label}</h3>
          {content}
        </section>
      ))}
    </div>
  );
}
