import type { ComponentChildren } from "preact";
import { Scroll } from "./scroll.tsx";

interface TableProps {
  /** What screen readers call the table. */
  label: string;
  /** The headings of the columns, if it has any. */
  columns?: string[];
  class?: string;
  children: ComponentChildren;
}

export function Table({ label, columns, class: name, children }: TableProps) {
  return (
    <Scroll label={label}>
      <table class={name}>
        {columns ? (
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column}>{column}</th>
              ))}
            </tr>
          </thead>
        ) : null}
        <tbody>{children}</tbody>
      </table>
    </Scroll>
  );
}
