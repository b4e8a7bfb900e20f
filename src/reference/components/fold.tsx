import type { ComponentChildren } from "preact";

/** The number of rows from which a table is folded on a narrow screen, where each of its cells takes a line. */
export const MANY_ROWS = 30;

/** Rows that are folded on a narrow screen, and always shown on a wide one. */
export function Fold({ rows, name, children }: { rows: number; name: string; children: ComponentChildren }) {
  return (
    <details class="fold">
      <summary>{describeRows(rows, name)}</summary>
      {children}
    </details>
  );
}

export function describeRows(rows: number, name: string): string {
  return `${rows} ${name}${rows === 1 ? "" : "s"}`;
}
