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

/** The dotted parameters override the short ones. By default, times are sorted newest first, and texts from A to Z. */
export function sortOrderOf(query: ListQuery): { field: SortField; direction: "asc" | "desc" } {
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

export function sortKey({ name, title, createdAt, updatedAt }: VersionedResource<unknown>, field: SortField): string[] {
  if (field === "created_at") return [createdAt];
  if (field === "last_modified_at") return [updatedAt];
  const text = field === "title" ? (title ?? name) : name;
  return [text.toLowerCase(), text];
}
