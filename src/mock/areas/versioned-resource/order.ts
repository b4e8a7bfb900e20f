import { defineIndex, type RowIndex } from "../../sandbox/row-index.ts";
import type { VersionedResource } from "./versioned-resource.ts";

export interface ListQuery {
  alias?: string;
  pageToken?: string;
  pageSize?: number;
  "sort.field"?: `list_sort_field_${"unspecified" | "created_at" | "last_modified_at" | "name" | "title"}`;
  "sort.direction"?: `list_sort_direction_${"unspecified" | "asc" | "desc"}`;
  sort_by?: "created_at" | "last_modified_at" | "name" | "title";
  sort_direction?: "asc" | "desc";
}

type SortField = NonNullable<ListQuery["sort_by"]>;
type Resource = VersionedResource<unknown>;

/** The orders of a listing. */
export const resourcesBy: Readonly<Record<SortField, RowIndex<Resource>>> = {
  created_at: defineIndex<Resource>(({ createdAt, id }) => [createdAt, id]),
  last_modified_at: defineIndex<Resource>(({ updatedAt, id }) => [updatedAt, id]),
  name: defineIndex<Resource>(({ name, id }) => [...textKey(name), id]),
  title: defineIndex<Resource>(({ title, name, id }) => [...textKey(title ?? name), id]),
};

const textKey = (text: string) => [text.toLowerCase(), text];

export const resourcesByExactName = defineIndex<Resource>(({ name }) => [name]);

/** The dotted parameters override the short ones. By default, times are sorted newest first, and texts from A to Z. */
export function readSortOrder(query: ListQuery): { field: SortField; direction: "asc" | "desc" } {
  const dottedField = query["sort.field"]?.slice("list_sort_field_".length) ?? "unspecified";
  const dottedDirection = query["sort.direction"]?.slice("list_sort_direction_".length) ?? "unspecified";
  // The schema's enums allow no other values.
  const field = dottedField === "unspecified" ? (query.sort_by ?? "created_at") : (dottedField as SortField);
  const defaultDirection = field === "name" || field === "title" ? "asc" : "desc";
  const direction =
    dottedDirection === "unspecified"
      ? (query.sort_direction ?? defaultDirection)
      : (dottedDirection as "asc" | "desc");
  return { field, direction };
}
