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

export interface FieldChange {
  /** Such as `workers.0.is_active`. */
  name: string;
  before: unknown;
  after: unknown;
}

/** Fields that the service sets by itself: with each heartbeat, and when a connector is first used. */
const BACKGROUND: Readonly<Record<string, readonly string[]>> = {
  deployments: ["last_heartbeat", "last_seen", "updated_at"],
  connectors: ["tools"],
};

/** The fields that differ. None if only fields of the background, or data that the API does not show, have changed. */
export function changedFields({ list, before, after }: Change): FieldChange[] {
  return [...compareValues({ ...before, _mock: 0 }, { ...after, _mock: 0 }, BACKGROUND[list] ?? [])];
}

/** True unless the service itself has changed the resource. */
export function isNotable(change: Change): boolean {
  return change.kind !== "changed" || changedFields(change).length > 0;
}

/** The smallest parts of two values that differ. */
function* compareValues(
  before: unknown,
  after: unknown,
  ignored: readonly string[],
  path = "",
): Generator<FieldChange> {
  if (JSON.stringify(before) === JSON.stringify(after)) return;
  if (!isObject(before) || !isObject(after)) {
    yield { name: path, before, after };
    return;
  }
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)]))
    if (!ignored.includes(name))
      yield* compareValues(before[name], after[name], ignored, path === "" ? name : `${path}.${name}`);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** Characters of a value that are shown, and those before the first that differs. */
const MAX_LENGTH = 200;
const CONTEXT = 40;

/** Both values as texts, cut so that the first difference is in them. */
export function describeValues({ before, after }: FieldChange): [before: string, after: string] {
  const toText = (value: unknown) => JSON.stringify(value) ?? "none";
  const [one, other] = [toText(before), toText(after)];
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  const start = Math.max(one.length, other.length) <= MAX_LENGTH ? 0 : Math.max(0, same - CONTEXT);
  const cut = (text: string) =>
    `${start > 0 ? "… " : ""}${text.slice(start, start + MAX_LENGTH)}${text.length > start + MAX_LENGTH ? " …" : ""}`;
  return [cut(one), cut(other)];
}
