import { Link } from "./link.tsx";

/** The badge of an area in beta, and of its operations. It leads to the rule. */
export function Beta() {
  return (
    <Link to="conventions/#beta" class="badge">
      beta
    </Link>
  );
}
