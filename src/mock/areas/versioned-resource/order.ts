import { defineIndex, type RowIndex } from "../../sandbox/row-index.ts";
import type { VersionedResource } from "./versioned-resource.ts";

export interface ListQuery {
  alias?: string;
  pageToken?: string;
  pageSize?: number;
  sort_by?: "created_at" | "last_modified_at" | "name" | "title";
  sort_direction?: "asc" | "desc";
}

type SortField = NonNullable<ListQuery["sort_by"]>;
type Resource = VersionedResource<unknown>;

/** The orders of a listing. */
export const resourcesBy: Readonly<Record<SortField, RowIndex<Resource>>> = {
  created_at: defineIndex<Resource>(({ createdAt, id }) => [Date.parse(createdAt), id]),
  last_modified_at: defineIndex<Resource>(({ updatedAt, id }) => [Date.parse(updatedAt), id]),
  name: defineIndex<Resource>(({ name, id }) => [...textKey(name), id]),
  title: defineIndex<Resource>(({ title, name, id }) => [...textKey(title ?? name), id]),
};

const textKey = (text: string) => [text.toLowerCase(), text];

export const resourcesByExactName = defineIndex<Resource>(({ name }) => [name]);

/** By default, times are sorted newest first, and texts from A to Z. */
export function readSortOrder({ sort_by: field = "created_at", sort_direction }: ListQuery): {
  field: SortField;
  direction: "asc" | "desc";
} {
  return { field, direction: sort_direction ?? (field === "name" || field === "title" ? "asc" : "desc") };
}
