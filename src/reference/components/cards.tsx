import { Link } from "./link.tsx";
import { Prose } from "./prose.tsx";

/** Links to pages with a sentence about each, as a grid. */
export function Cards({ pages }: { pages: { to: string; title: string; text: string }[] }) {
  return (
    <ul class="grid">
      {pages.map(({ to, title, text }) => (
        <li key={to}>
          <Link to={to}>{title}</Link>
          <Prose text={text} />
        </li>
      ))}
    </ul>
  );
}
