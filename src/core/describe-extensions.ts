/** The sentences about our extensions, which both forms of the reference show. */
import type { Pagination, Transition } from "./document.ts";

export function describePaging({ form, parameter, first, size, items, next, total }: Pagination): string {
  const following = `Send \`${toPath(next ?? "")}\` from the response as \`${parameter}\` to get the next page. On the last page, it is null or omitted.`;
  const sentences = {
    page: `\`${parameter}\` is the number of the page; the first is ${first}.`,
    offset: `\`${parameter}\` is the number of items to skip.`,
    cursor: following,
    token: following,
  };
  const where = items === "" ? "The response is the list of items." : `The items are in \`${toPath(items)}\`.`;
  const maximum = size ? ` \`${size}\` is the maximum number of items per page.` : "";
  const count = total ? ` \`${toPath(total)}\` is the number of items on all pages.` : "";
  return `${sentences[form]}${maximum} ${where}${count}`;
}

export const toPath = (pointer: string) => pointer.slice(1).replaceAll("/", ".");

export function describeField(name: string, value: unknown): string {
  // A runtime expression (OpenAPI 3.1.0, section 4.8.20.3).
  const [, part] = /^\$(request|response)\./.exec(String(value)) ?? [];
  return part ? `${name} as in the ${part}` : `${name}: ${[value].flat().join(" | ")}`;
}

/** Describes what a change requires besides a state, and its effects. */
export function describeNotes({ condition, permission, creator, effects = [] }: Transition): string[] {
  return [
    ...(condition ? [`Only if: ${condition}`] : []),
    ...(permission ? [`Requires the permission \`${permission}\`.`] : []),
    ...(creator ? ["Only the creator can do this."] : []),
    ...effects,
  ];
}
