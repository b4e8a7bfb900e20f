import { numberedPage, type Sliceable } from "./paging.ts";

type Query = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;

/** A path with a query string. A list becomes a repeated parameter. */
export function link(path: string, query: Query): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().map((item) => [name, String(item)]),
  );
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs)}`;
}

/** A page in the format of datasets and judges, with the total count and links. Page 1 is the first. */
export function linkedPage<Row>(
  rows: Sliceable<Row> & { readonly length: number },
  path: string,
  query: Query & { readonly page?: number; readonly page_size?: number },
): { count: number; results: Row[]; next: string | null; previous: string | null } {
  const { page = 1, page_size = 50 } = query;
  const pages = page_size === 0 ? 0 : Math.ceil(rows.length / page_size);
  const linkTo = (number: number) =>
    number >= 1 && number <= pages ? link(path, { ...query, page: number, page_size }) : null;
  return {
    count: rows.length,
    results: [...numberedPage(rows, page, page_size, 1)],
    next: linkTo(page + 1),
    previous: linkTo(Math.min(page - 1, pages)),
  };
}
