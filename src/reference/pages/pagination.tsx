import { toPath } from "../../core/describe-extensions.ts";
import type { Pagination } from "../../core/document.ts";
import { renderPageLoops } from "../../samples/page-loops.ts";
import { Layout } from "../components/layout.tsx";
import { OperationLink } from "../components/link.tsx";
import { Name } from "../components/name.tsx";
import { Prose } from "../components/prose.tsx";
import { Samples } from "../components/samples.tsx";
import { Section } from "../components/section.tsx";
import { Table } from "../components/table.tsx";
import type { OperationEntry, Site } from "../site.ts";
import { findPart } from "./topics.tsx";

interface List {
  entry: OperationEntry;
  pagination: Pagination;
}

/** The forms of pages: the title of each, and what a request sends to get a page. */
const FORMS = [
  { form: "page", title: "By page number", sent: "the number of the page" },
  { form: "offset", title: "By offset", sent: "the number of items to skip" },
  { form: "cursor", title: "By cursor", sent: "the cursor from the last response" },
  { form: "token", title: "By token", sent: "the token from the last response" },
];

/** What may differ between lists with the same form of pages. Empty stands for the response itself. */
const COLUMNS: [title: string, read: (pagination: Pagination) => string | number | undefined][] = [
  ["Parameter", ({ parameter }) => parameter],
  ["Page size", ({ size }) => size],
  ["First page", ({ first }) => first],
  ["Items in", ({ items }) => toPath(items)],
  ["Next in", ({ form, next }) => (form === "page" ? undefined : next && toPath(next))],
  ["Total in", ({ total }) => total && toPath(total)],
];

export function PaginationPage({ site }: { site: Site }) {
  const paged = [...site.operations.values()].flatMap((entry): List[] => {
    const pagination = entry.operation["x-pagination"];
    return pagination ? [{ entry, pagination }] : [];
  });
  return (
    <Layout head={{ title: "Pagination", description: "The pages of each list, with a loop over all of them." }} wide>
      <h1>Pagination</h1>
      <Prose text={findPart(site.document, "Pages")} />
      {FORMS.map(({ form, title, sent }) => {
        const lists = paged.filter(({ pagination }) => pagination.form === form);
        const example = findExample(lists.map(({ entry }) => entry));
        return (
          <Section key={form} id={form} title={title}>
            <div class="step">
              <div>
                <Prose text={describeParameters(sent, lists)} />
                <p>
                  The programs print the items of all pages of <OperationLink id={example.id} />.
                </p>
              </div>
              <Samples samples={renderPageLoops(site.document, example.id, site.clients)} />
            </div>
            <ListTable title={title} lists={lists} />
          </Section>
        );
      })}
    </Layout>
  );
}

function describeParameters(sent: string, lists: List[]): string {
  const nameAll = (read: (pagination: Pagination) => string | undefined) =>
    [...new Set(lists.map(({ pagination }) => `\`${read(pagination)}\``))].join(" or ");
  const hasNext = lists.some(({ pagination: { form, next } }) => form !== "page" && next);
  const end = hasNext ? "On the last page, it is null or omitted." : "The pages after the last one are empty.";
  return `Send ${sent} as ${nameAll(({ parameter }) => parameter)}. ${end} The maximum number of items per page is ${nameAll(({ size }) => size)}.`;
}

/** The lists with one form of pages, with the columns in which they differ. */
function ListTable({ title, lists }: { title: string; lists: List[] }) {
  const columns = COLUMNS.filter(([, read]) => new Set(lists.map(({ pagination }) => read(pagination))).size > 1);
  return (
    <Table label={title} columns={["Operation", ...columns.map(([column]) => column)]}>
      {lists.map(({ entry: { id }, pagination }) => (
        <tr key={id}>
          <td>
            <OperationLink id={id} />
          </td>
          {columns.map(([column, read]) => (
            <td key={column}>
              <Place path={read(pagination)} />
            </td>
          ))}
        </tr>
      ))}
    </Table>
  );
}

function Place({ path }: { path: string | number | undefined }) {
  if (path === undefined) return null;
  if (path === "") return <>the response</>;
  return (
    <code>
      <Name>{String(path)}</Name>
    </code>
  );
}

/** The simplest list: one that is not deprecated, and needs neither an id nor a body. */
function findExample(entries: OperationEntry[]): OperationEntry {
  return entries.find(
    ({ method, parameters, operation }) =>
      method === "get" &&
      !operation.deprecated &&
      !parameters.some(({ required }) => required) &&
      // A list whose next page is only known by its number is the most common one.
      (operation["x-pagination"]?.form !== "page" || operation["x-pagination"].next === undefined),
  )!;
}
