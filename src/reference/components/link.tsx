import { type ComponentChildren, createContext } from "preact";
import { useContext } from "preact/hooks";
import type { LaterParts } from "../later-parts.ts";
import { getExisting, pagePaths, relative, type Site } from "../site.ts";

interface PageBeingRendered {
  site: Site;
  /** The folder that it is written to, "" for the root. Links are relative to it. */
  path: string;
  baseUrl?: URL | undefined;
  /** Parts that the page loads when a reader opens them. Components add theirs. Undefined: it has no such parts. */
  later?: LaterParts | undefined;
  /** True within a part that the page loads later. */
  isLater?: boolean;
}

export const PageContext = createContext<PageBeingRendered>(undefined as never);

export const usePage = () => useContext(PageContext);

/** A link to another page of the site, given by its folder and perhaps an anchor. */
export function Link({
  to,
  children,
  ...attributes
}: {
  to: string;
  children: ComponentChildren;
  class?: string;
  "aria-current"?: "page" | "true" | undefined;
  rel?: string;
}) {
  const { path } = usePage();
  return (
    <a href={relative(path, to)} {...attributes}>
      {children}
    </a>
  );
}

/** The title of an operation, as a link to its page and perhaps to a part of it. */
export function OperationLink({ id, part = "" }: { id: string; part?: string | undefined }) {
  const { operation } = getExisting(usePage().site.operations, id);
  return (
    <>
      <Link to={pagePaths.operation(id) + part}>{operation.summary}</Link>
      {operation.deprecated ? <span class="deprecated"> deprecated</span> : null}
    </>
  );
}

/** Links to the pages of operations, or to the same part of each. */
export function OperationList({ ids, part }: { ids: string[]; part?: string | undefined }) {
  return (
    <ul class="names">
      {ids.map((id) => (
        <li key={id}>
          <OperationLink id={id} part={part} />
        </li>
      ))}
    </ul>
  );
}
