import type { ComponentChildren } from "preact";
import type { Flow } from "../../core/flows.ts";
import { OTHER_CLIENTS } from "../package-texts.ts";
import { type Area, type OperationEntry, pagePaths, relative } from "../site.ts";
import { Link, usePage } from "./link.tsx";
import { Search } from "./search.tsx";
import { WebAddress } from "./web-address.tsx";

interface Head {
  title: string;
  description: string;
}

interface LayoutProps {
  head: Head;
  /** The page that the navigation marks as the current one. */
  current?: OperationEntry | Area;
  /** The line above the title, besides the buttons. Default: the group of the page in the navigation. */
  crumbs?: ComponentChildren;
  /** The introduction, and the column beside the article. On a narrow screen, the column is between the two. */
  intro?: ComponentChildren;
  aside?: ComponentChildren;
  /** The guides that the navigation lists, on the page of one. */
  guides?: Flow[];
  /** Tables use the whole width. */
  wide?: boolean;
  /** False leaves out the buttons above the title, for a page without Markdown. Default: true. */
  actions?: boolean;
  children: ComponentChildren;
}

/** A whole page: head, header, navigation, and the content. */
export function Layout({ head, current, crumbs, intro, aside, guides, wide, actions = true, children }: LayoutProps) {
  const { site, path } = usePage();
  const top = actions ? <Top crumbs={crumbs ?? findGroup(path)} /> : null;
  const asset = (name: string) => relative(path, `assets/${name}`);
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{path === "" ? head.title : `${head.title} · ${site.document.info.title}`}</title>
        <meta name="description" content={head.description} />
        <link rel="icon" href={asset("icon.svg")} />
        <link rel="stylesheet" href={asset("site.css")} />
        <link rel="alternate" type="text/markdown" href="index.html.md" />
        <WebAddress title={head.title} description={head.description} />
        <script src={asset("theme.js")} />
        <script src={asset("site.js")} defer />
      </head>
      <body data-root={relative(path, "").replace("index.html", "")}>
        <a class="skip" href="#main-content">
          Skip to the content
        </a>
        <Header />
        <div class="columns">
          <Navigation current={current} guides={guides} />
          <main id="main-content" class={aside ? "with-aside" : wide ? "wide" : ""}>
            {intro ? (
              <div class="intro">
                {top}
                {intro}
              </div>
            ) : null}
            {aside ? <aside aria-label="Samples">{aside}</aside> : null}
            <article>
              {intro ? null : top}
              {children}
            </article>
          </main>
        </div>
        {/* Until it has arrived, styles hide what would move as the rest of the article arrives. */}
        <template class="end" />
      </body>
    </html>
  );
}

function Top({ crumbs }: { crumbs: ComponentChildren }) {
  return (
    <div class="top">
      {crumbs ? <p class="crumbs">{crumbs}</p> : null}
      <div class="actions">
        <button type="button" class="copy-page" aria-live="polite" hidden>
          Copy page as Markdown
        </button>
        <button type="button" class="expand">
          Expand all
        </button>
      </div>
    </div>
  );
}

function findGroup(path: string): string | undefined {
  return Object.keys(TOPICS).find((title) => TOPICS[title]!.some(([folder]) => path.startsWith(`${folder}/`)));
}

function Header() {
  const { site, path } = usePage();
  return (
    <header>
      <Link to="" class="brand" aria-current={path === "" ? "page" : undefined}>
        <img src={relative(path, "assets/icon.svg")} alt="" width="24" height="24" />
        {site.document.info.title}
      </Link>
      <Search />
      <nav aria-label="Site">
        <Link to="guides/">Guides</Link>
        <Link to="errors/">Errors</Link>
        <Link to="client/">Clients</Link>
        <Link to="mock/">Mock</Link>
        <Link to="changelog/">Changelog</Link>
      </nav>
      <button type="button" id="theme">
        Colors: Auto
      </button>
    </header>
  );
}

function Navigation({
  current,
  guides = [],
}: {
  current: OperationEntry | Area | undefined;
  guides: Flow[] | undefined;
}) {
  const { site } = usePage();
  const area = current && "area" in current ? current.area : current;
  return (
    <>
      {/* On a phone, it opens and closes what follows. */}
      <details class="menu">
        <summary>Menu</summary>
      </details>
      <nav class="navigation" aria-label="Reference">
        <Topics title="General" guides={guides} />
        {site.groups.map(({ name, areas }) => (
          <section key={name}>
            <h2>{name}</h2>
            <ul>
              {areas.map((entry) => (
                <li key={entry.name}>
                  <Link to={pagePaths.area(entry.name)} aria-current={entry === current ? "page" : undefined}>
                    {entry.title}
                  </Link>
                  {entry === area ? <Operations area={entry} current={current} /> : null}
                </li>
              ))}
            </ul>
          </section>
        ))}
        <Topics title="Clients and tools" />
        <Topics title="More" />
      </nav>
    </>
  );
}

/** Links to pages that are not about one area, by their folders. */
function Topics({ title, guides = [] }: { title: string; guides?: Flow[] }) {
  const { path, site } = usePage();
  const topics = TOPICS[title]!.filter(([folder]) => folder !== "reference" || site.singlePage);
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {topics.map(([folder, name]) => (
          <li key={folder}>
            <Link
              to={`${folder}/`}
              aria-current={folder === "guides" && guides.length > 0 ? undefined : describeCurrent(path, `${folder}/`)}
            >
              {name}
            </Link>
            {folder === "guides" && guides.length > 0 ? (
              <ul>
                {guides.map(({ name, title }) => (
                  <li key={name}>
                    <Link to={pagePaths.guide(name)} aria-current={path === pagePaths.guide(name) ? "page" : undefined}>
                      {title}
                    </Link>
                  </li>
                ))}
              </ul>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Marks the link to the page, or to the page that it is a part of, as a guide is of the guides. */
function describeCurrent(path: string, linked: string): "page" | "true" | undefined {
  if (path === linked) return "page";
  const isLinked = Object.values(TOPICS).some((topics) => topics.some(([folder]) => path === `${folder}/`));
  return path.startsWith(linked) && !isLinked && !path.startsWith("operations/") ? "true" : undefined;
}

/** Pages that are not about one area, by the group of the navigation: folder and name. */
const TOPICS: Record<string, [folder: string, name: string][]> = {
  General: [
    ["guides", "Guides"],
    ["authentication", "Authentication"],
    ["conventions", "Conventions"],
    ["errors", "Errors"],
    ["pagination", "Pagination"],
    ["streaming", "Streaming"],
    ["limits", "Limits"],
    ["not-available", "What the API does not have"],
    ["operations", "All operations"],
  ],
  "Clients and tools": [
    ["client", "TypeScript client"],
    ...OTHER_CLIENTS.map(([folder, language]): [string, string] => [`client/${folder}`, `${language} client`]),
    ["languages", "Other languages"],
    ["mock", "Mock server"],
    ["dashboard", "Sandbox dashboard"],
    ["assistants", "Assistants"],
  ],
  More: [
    ["schemas", "Schemas"],
    ["changelog", "Changelog"],
    ["reference", "Single page (Redoc)"],
    ["decisions", "Decisions"],
  ],
};

/** The operations of an area. One that streams belongs to the one that does not. */
function Operations({ area, current }: { area: Area; current: OperationEntry | Area | undefined }) {
  const streams = new Map(area.operations.map((entry) => [entry.id, entry]));
  const isStream = ({ id }: OperationEntry) => id.endsWith("Stream") && streams.has(id.slice(0, -"Stream".length));
  return (
    <ul>
      {area.operations
        .filter((entry) => !isStream(entry))
        .map((entry) => {
          const stream = streams.get(`${entry.id}Stream`);
          return (
            <li key={entry.id}>
              <OperationLink entry={entry} current={current} />
              {stream ? <OperationLink entry={stream} current={current} title="… and stream" /> : null}
            </li>
          );
        })}
    </ul>
  );
}

function OperationLink({
  entry,
  current,
  title = entry.operation.summary,
}: {
  entry: OperationEntry;
  current: OperationEntry | Area | undefined;
  title?: string;
}) {
  return (
    <Link to={pagePaths.operation(entry.id)} aria-current={entry === current ? "page" : undefined}>
      <Method method={entry.method} /> {entry.operation.deprecated ? <s>{title}</s> : <span>{title}</span>}
    </Link>
  );
}

export function Method({ method }: { method: string }) {
  return <span class={`method ${method}`}>{method.toUpperCase()}</span>;
}
