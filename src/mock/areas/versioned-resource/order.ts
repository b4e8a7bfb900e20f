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

/** The dotted parameters win over the short ones. By default, times are sorted newest first and texts from A to Z. */
export function orderOf(query: ListQuery): { field: SortField; direction: "asc" | "desc" } {
  const named = query["sort.field"]?.slice("list_sort_field_".length) ?? "unspecified";
  const field = named === "unspecified" ? (query.sort_by ?? "created_at") : (named as SortField); // An enum of these.
  const way = query["sort.direction"]?.slice("list_sort_direction_".length) ?? "unspecified";
  const usual = field === "name" || field === "title" ? "asc" : "desc";
  const direction = way === "unspecified" ? (query.sort_direction ?? usual) : (way as "asc" | "desc"); // An enum, too.
  return { field, direction };
}

export function sortKey({ name, title, createdAt, updatedAt }: VersionedResource<unknown>, field: SortField): string[] {
  if (field === "created_at") return [createdAt];
  if (field === "last_modified_at") return [updatedAt];
  const text = field === "title" ? (title ?? name) : name;
  return [text.toLowerCase(), text];
}
