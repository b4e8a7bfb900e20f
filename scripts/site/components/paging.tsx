import type { Pagination } from "../../generate/document.ts";
import { Prose } from "./prose.tsx";

/** Describes the way to the next page. */
export function describePaging({ form, parameter, first, size, items, next, total }: Pagination): string {
  const following = `Send \`${field(next ?? "")}\` from the response as \`${parameter}\` to get the next page. On the last page, it is null or omitted.`;
  const sentences = {
    page: `\`${parameter}\` is the number of the page; the first is ${first}.`,
    offset: `\`${parameter}\` is the number of items to skip.`,
    cursor: following,
    token: following,
  };
  const where = items === "" ? "The response is the list of items." : `The items are in \`${field(items)}\`.`;
  const maximum = size ? ` \`${size}\` is the maximum number of items per page.` : "";
  const count = total ? ` \`${field(total)}\` is the number of items on all pages.` : "";
  return `${sentences[form]}${maximum} ${where}${count}`;
}

const field = (pointer: string) => pointer.slice(1).replaceAll("/", ".");

export function Paging({ pagination }: { pagination: Pagination }) {
  return <Prose text={describePaging(pagination)} />;
}
