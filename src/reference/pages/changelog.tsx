import type { Effect } from "../../diff/change.ts";
import type { Release } from "../../diff/history.ts";
import { describeRows } from "../components/fold.tsx";
import { Layout } from "../components/layout.tsx";
import { Link } from "../components/link.tsx";
import { Prose } from "../components/prose.tsx";
import { Section } from "../components/section.tsx";
import { pagePaths, type Site } from "../site.ts";

/** Operations that are named; a change of more operations affects everything. */
const SHOWN = 12;

const BADGES: Record<Effect, [string, string]> = {
  break: ["breaks", "badge deprecated"],
  addition: ["added", "badge"],
  deprecation: ["deprecated", "badge deprecated"],
  other: ["changed", "badge"],
};

/** The changes of each release to the API, and below them the changelogs of the packages by their names. */
export function ChangelogPage({ site, packages }: { site: Site; packages: Record<string, string> }) {
  return (
    <Layout head={{ title: "Changelog", description: "The changes of each version of the API, by operation." }}>
      <h1>Changelog</h1>
      {site.history.length === 0 ? <FirstVersion site={site} /> : null}
      {site.history.map((release) => (
        <Section key={release.version} id={toAnchor(release.version)} title={`API ${release.version}`}>
          <p class="muted">{release.date}</p>
          <Changes site={site} release={release} />
        </Section>
      ))}
      {Object.entries(packages).map(([name, changelog]) => (
        <Section key={name} id={name} title={name}>
          <Prose text={withinSection(changelog)} />
        </Section>
      ))}
    </Layout>
  );
}

/** The version that the document has before its first release. */
function FirstVersion({ site }: { site: Site }) {
  const { version } = site.document.info;
  return (
    <Section id={toAnchor(version)} title={`API ${version}`}>
      <p>
        The first version has <Link to="operations/">{site.operations.size} operations</Link>.{" "}
        <span class="muted">It is not published yet.</span>
      </p>
      <ul class="names">
        {site.areas.map(({ name, title, operations, beta }) => (
          <li key={name}>
            <Link to={pagePaths.area(name)}>{title}</Link>{" "}
            <span class="muted">
              {describeRows(operations.length, "operation")}
              {beta ? ", beta" : ""}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** A Markdown text without its first heading, and the others one level further down. */
function withinSection(text: string): string {
  return text.replace(/^# .*\n/, "").replaceAll(/^#+ /gm, "#$&");
}

export function toAnchor(version: string): string {
  return `v${version}`;
}

function Changes({ site, release: { version, changes } }: { site: Site; release: Release }) {
  if (version === site.history.at(-1)?.version) return <p>The first version.</p>;
  if (changes.length === 0) return <p>No changes to the API.</p>;
  return (
    <>
      {changes.map(({ operations, changes: list }) => (
        <section key={operations.join()}>
          <h3>{operations.length === 0 ? "Types of the client" : <Operations site={site} ids={operations} />}</h3>
          <ul>
            {list.map(({ effect, text }) => (
              <li key={text}>
                <span class={BADGES[effect][1]}>{BADGES[effect][0]}</span> <Prose inline text={text} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** Operations that later versions removed have no page. */
function Operations({ site, ids }: { site: Site; ids: string[] }) {
  const shown = ids.slice(0, SHOWN);
  return (
    <>
      {shown.map((id, index) => [
        index > 0 ? ", " : "",
        site.operations.has(id) ? (
          <Link key={id} to={pagePaths.operation(id)}>
            <code>{id}</code>
          </Link>
        ) : (
          <code key={id}>{id}</code>
        ),
      ])}
      {ids.length > shown.length ? ` and ${ids.length - shown.length} other operations` : null}
    </>
  );
}
