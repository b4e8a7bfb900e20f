import type { ComponentChildren } from "preact";

/** A form that filters elements with `data-tags` by a text and by the tags in `children`. A script shows it. */
export function Filter({ label, children }: { label: string; children?: ComponentChildren }) {
  return (
    <form class="filter" hidden>
      <label>
        {label} <input type="search" name="q" />
      </label>
      {children}
      <output />
    </form>
  );
}

export function Choice({ name, label, values }: { name: string; label: string; values: string[] }) {
  return (
    <label>
      {label}{" "}
      <select name={name}>
        <option value="">all</option>
        {values.map((value) => (
          <option key={value}>{value}</option>
        ))}
      </select>
    </label>
  );
}

export function Toggle({ tag }: { tag: string }) {
  return (
    <label>
      <input type="checkbox" name={tag} value={tag} /> {tag}
    </label>
  );
}
