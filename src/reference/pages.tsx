/** All pages of the site: the folder of each, and what it shows. */
import type { VNode } from "preact";
import { renderSamples } from "../samples/samples.ts";
import { readDecisions } from "./decisions.ts";
import { AreaPage } from "./pages/area.tsx";
import { ChangelogPage } from "./pages/changelog.tsx";
import { DecisionsPage } from "./pages/decisions.tsx";
import { type Guide, GuidePage, GuidesPage } from "./pages/guide.tsx";
import { HomePage } from "./pages/home.tsx";
import { LimitsPage } from "./pages/limits.tsx";
import { OperationPage } from "./pages/operation.tsx";
import { OperationsPage } from "./pages/operations.tsx";
import { PaginationPage } from "./pages/pagination.tsx";
import { SchemaPage, SchemasPage } from "./pages/schema.tsx";
import { TextPage } from "./pages/text.tsx";
import { AuthenticationPage, ConventionsPage, ErrorsPage, StreamingPage } from "./pages/topics.tsx";
import { getExisting, pagePaths, type Site } from "./site.ts";
import type { Texts } from "./texts.ts";

export interface Page {
  /** The folder, with a slash at the end; "" is the root. */
  path: string;
  content: VNode;
}

export function listPages(site: Site, guides: Guide[], { packageTexts, decisions, changelogs }: Texts): Page[] {
  const first = getExisting(site.operations, "conversations.start");
  const samples = renderSamples(site.document, first.id, site.clients);
  const flows = guides.map(({ flow }) => flow);
  return [
    { path: "", content: <HomePage site={site} guides={guides} entry={first} samples={samples} /> },
    ...site.areas.map((area) => ({ path: pagePaths.area(area.name), content: <AreaPage site={site} area={area} /> })),
    { path: "operations/", content: <OperationsPage site={site} /> },
    ...[...site.operations.values()].map((entry) => ({
      path: pagePaths.operation(entry.id),
      content: (
        <OperationPage
          entry={entry}
          samples={renderSamples(site.document, entry.id, site.clients)}
          guides={flows.filter(({ steps }) => steps.some(({ operationId }) => operationId === entry.id))}
        />
      ),
    })),
    { path: "schemas/", content: <SchemasPage site={site} /> },
    ...[...site.schemas.values()].map((entry) => ({
      path: pagePaths.schema(entry.name),
      content: <SchemaPage entry={entry} />,
    })),
    { path: "guides/", content: <GuidesPage guides={guides} /> },
    ...guides.map((guide) => ({
      path: pagePaths.guide(guide.flow.name),
      content: <GuidePage guides={guides} guide={guide} />,
    })),
    { path: "conventions/", content: <ConventionsPage site={site} /> },
    { path: "authentication/", content: <AuthenticationPage site={site} entry={first} samples={samples} /> },
    { path: "errors/", content: <ErrorsPage site={site} /> },
    { path: "pagination/", content: <PaginationPage site={site} /> },
    { path: "streaming/", content: <StreamingPage site={site} /> },
    { path: "limits/", content: <LimitsPage site={site} /> },
    { path: "decisions/", content: <DecisionsPage decisions={readDecisions(decisions)} /> },
    ...packageTexts.map(({ page, title, description, text }) => ({
      path: page,
      content: <TextPage title={title} description={description} text={text.replace(/^# .*\n/, "")} />,
    })),
    { path: "changelog/", content: <ChangelogPage site={site} packages={changelogs} /> },
  ];
}
