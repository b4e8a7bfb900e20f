import { Filter } from "../components/filter.tsx";
import { Layout } from "../components/layout.tsx";
import { Link } from "../components/link.tsx";
import { Prose } from "../components/prose.tsx";
import { Section } from "../components/section.tsx";
import { Table } from "../components/table.tsx";
import { type Limit, listLimits } from "../limits.ts";
import type { Site } from "../site.ts";
import { findPart } from "./topics.tsx";

export function LimitsPage({ site }: { site: Site }) {
  const limits = listLimits(site);
  return (
    <Layout
      head={{
        title: "Limits",
        description: "Sizes of bodies, files and pages, lengths of texts, and ranges of numbers.",
      }}
      wide
    >
      <h1>Limits</h1>
      <Prose text={findPart(site.document, "Limits")} />
      <Section id="fields" title="Fields and parameters">
        <Filter label="Filter limits" />
        <LimitTable label="Limits of fields and parameters" limits={limits.filter(({ name }) => !ID.test(name))} />
      </Section>
      <Section id="ids" title="Ids">
        <LimitTable label="Limits of ids" limits={limits.filter(({ name }) => ID.test(name))} />
      </Section>
    </Layout>
  );
}

/** Names of ids, and of lists of them: their many limits say little. */
const ID = /(?:^|_)ids?(?:\[\])?$/;

function LimitTable({ label, limits }: { label: string; limits: Limit[] }) {
  return (
    <Table label={label} columns={["Field or parameter", "Limit", "Where"]}>
      {limits.map(({ name, text, places }) => (
        <tr key={`${name} ${text}`} data-tags="">
          <td>
            <code>{name}</code>
          </td>
          <td>{text}</td>
          <td>
            <Places places={places} />
          </td>
        </tr>
      ))}
    </Table>
  );
}

function Places({ places }: { places: Limit["places"] }) {
  return (
    <>
      {places.map(({ name, page }, index) => [
        index > 0 ? ", " : "",
        <Link key={page} to={page}>
          {name}
        </Link>,
      ])}
    </>
  );
}
