import { toAnchor } from "../../search/addresses.ts";
import { Fold } from "../components/fold.tsx";
import { Layout } from "../components/layout.tsx";
import { Prose } from "../components/prose.tsx";
import { Section } from "../components/section.tsx";
import type { DecisionGroup, Decisions } from "../decisions.ts";

/** The questions that the API's owners left open, with a table for each area. */
export function DecisionsPage({ decisions: { introduction, groups } }: { decisions: Decisions }) {
  return (
    <Layout
      head={{ title: "Decisions", description: "Open questions about the API, with each choice and its reason." }}
    >
      <h1>Decisions</h1>
      <Prose text={introduction} />
      {groups.map((group) => (
        <Section key={group.title} id={toAnchor(group.title)} title={group.title}>
          <Prose text={group.text} />
          <Fold rows={group.decisions.length} name="decision">
            <Table group={group} />
          </Fold>
        </Section>
      ))}
    </Layout>
  );
}

/** On a narrow screen, the cells of a row are below each other. */
function Table({ group: { title, decisions } }: { group: DecisionGroup }) {
  return (
    <table class="decisions">
      <thead>
        <tr>
          <th>Question</th>
          <th>Choice</th>
          <th>Reason</th>
        </tr>
      </thead>
      <tbody>
        {decisions.map(({ gap, choice, reason }) => (
          <tr key={gap} id={toAnchor(`${title} ${gap}`)}>
            <th scope="row">
              <Prose inline text={gap} />
            </th>
            <td>
              <Prose inline text={choice} />
            </td>
            <td>
              <Prose inline text={reason} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
