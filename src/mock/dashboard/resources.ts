/** The state of a sandbox: resources by list, as `GET /_mock/seed` returns them. */
export type Lists = Readonly<Record<string, readonly Resource[]>>;
export type Resource = Readonly<Record<string, unknown>>;

/** Fields that identify a resource, the first that it has. */
const ID_FIELDS = ["id", "schedule_id", "execution_id", "span_id"];

export function idFieldOf(resource: Resource): string {
  return ID_FIELDS.find((field) => field !== "id" && field in resource && !("id" in resource)) ?? "id";
}

export function idOf(resource: Resource): string {
  const id = resource[idFieldOf(resource)];
  // A span evaluation has no id.
  return id === undefined ? JSON.stringify(resource) : String(id);
}

/** A name for people; empty if there is none. */
export function nameOf({ name, title, email, span_name, workflow_name, evaluation_name }: Resource): string {
  return String(name ?? title ?? span_name ?? workflow_name ?? evaluation_name ?? email ?? "");
}

export function stateOf({ status, rollout_status, paused, active, archived }: Resource): string {
  if (typeof status === "string") return status;
  if (typeof rollout_status === "string") return rollout_status;
  if (paused === true) return "paused";
  if (archived === true) return "archived";
  return active === false ? "inactive" : "";
}

export interface Change {
  list: string;
  id: string;
  kind: "added" | "changed" | "deleted";
  before?: Resource;
  after?: Resource;
}

/** The differences of two states, list by list. */
export function compare(before: Lists, after: Lists): Change[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((list) => {
    const old = new Map((before[list] ?? []).map((resource) => [idOf(resource), resource]));
    const current = new Map((after[list] ?? []).map((resource) => [idOf(resource), resource]));
    const changes: Change[] = [];
    for (const [id, resource] of current) {
      const known = old.get(id);
      if (!known) changes.push({ list, id, kind: "added", after: resource });
      else if (JSON.stringify(known) !== JSON.stringify(resource))
        changes.push({ list, id, kind: "changed", before: known, after: resource });
    }
    for (const [id, resource] of old)
      if (!current.has(id)) changes.push({ list, id, kind: "deleted", before: resource });
    return changes;
  });
}

/** The fields that differ. */
export function changedFields({
  before = {},
  after = {},
}: Change): { name: string; before: unknown; after: unknown }[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .map((name) => ({ name, before: before[name], after: after[name] }));
}
