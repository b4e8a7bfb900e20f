/** Renders a comparison for people, for a pull request, and for the annotations of a workflow. */

import type { Change, Effect } from "./change.ts";
import type { ApiDiff, OperationDiff } from "./compare.ts";
import type { Locate } from "./source.ts";

/** Changes that the same operations have, usually because they share a schema. */
export interface Group {
  /** That of the operations, or `several areas`. */
  area: string;
  operations: OperationDiff[];
  changes: Change[];
}

const NAMES: Record<Effect, [string, string]> = {
  break: ["break", "breaks"],
  addition: ["addition", "additions"],
  deprecation: ["deprecation", "deprecations"],
  other: ["other change", "other changes"],
};
const EFFECTS = Object.keys(NAMES) as Effect[];

/** Each change once, with all operations that have it, in the order of the first of them. */
export function toGroups({ operations, removedSchemas }: ApiDiff): Group[] {
  const byText = new Map<string, { change: Change; operations: OperationDiff[] }>();
  for (const operation of operations) {
    for (const change of listChanges(operation)) {
      const key = `${change.effect} ${change.text}`;
      const entry = byText.get(key) ?? { change, operations: [] };
      if (entry.operations.at(-1) !== operation) entry.operations.push(operation);
      byText.set(key, entry);
    }
  }
  const groups = new Map<string, Group>();
  for (const { change, operations: users } of byText.values()) {
    const key = users.map(({ id }) => id).join(" ");
    const isOneArea = users.every((user) => user.area === users[0]!.area);
    const area = isOneArea ? users[0]!.area : "several areas";
    const group = groups.get(key) ?? { area, operations: users, changes: [] };
    group.changes.push(change);
    groups.set(key, group);
  }
  for (const { changes } of groups.values()) changes.sort((a, b) => findRank(a) - findRank(b));
  return [...groups.values(), ...groupOfTypes(removedSchemas)];
}

/** The client exports a type for each schema, whether an operation uses it or not. */
function groupOfTypes(names: string[]): Group[] {
  const changes = names.map((name): Change => {
    return { effect: "break", text: `The type \`${name}\` is no longer exported.`, schema: name, keys: [] };
  });
  return changes.length > 0 ? [{ area: "types", operations: [], changes }] : [];
}

const findRank = ({ effect }: Change) => EFFECTS.indexOf(effect);

/** Operations that were added or removed have one change. */
export function listChanges({ state, changes, method, path }: OperationDiff): Change[] {
  const endpoint = `\`${method.toUpperCase()} ${path}\``;
  if (state === "added") return [{ effect: "addition", text: `Operation ${endpoint} was added.`, keys: [] }];
  if (state === "removed") return [{ effect: "break", text: `Operation ${endpoint} was removed.`, keys: [] }];
  return changes;
}

/** Counts the changes with each effect. A change of a schema counts once. */
export function countEffects(diff: ApiDiff): Record<Effect, number> {
  const counts = { break: 0, addition: 0, deprecation: 0, other: 0 };
  for (const { effect } of toGroups(diff).flatMap(({ changes }) => changes)) counts[effect]++;
  return counts;
}

function summarize(diff: ApiDiff): string {
  const counts = countEffects(diff);
  const parts = EFFECTS.filter((effect) => counts[effect] > 0).map(
    (effect) => `${counts[effect]} ${NAMES[effect][counts[effect] === 1 ? 0 : 1]}`,
  );
  const { length } = diff.statements;
  if (length > 0) parts.push(`${length} changed ${length === 1 ? "statement" : "statements"}`);
  return parts.length > 0 ? parts.join(", ") : "no changes";
}

function joinNames({ operations }: Group, quote = (id: string) => id): string {
  if (operations.length === 0) return "types of the client";
  const shown = operations.slice(0, operations.length > 8 ? 6 : 8).map(({ id }) => quote(id));
  const others = operations.length - shown.length;
  return shown.join(", ") + (others > 0 ? ` and ${others} other operations` : "");
}

function byArea(groups: Group[]): [string, Group[]][] {
  const areas = [...new Set(groups.map(({ area }) => area))];
  return areas.map((area) => [area, groups.filter((group) => group.area === area)]);
}

export function renderText(diff: ApiDiff): string {
  const lines: string[] = [];
  for (const [area, groups] of byArea(toGroups(diff))) {
    lines.push("", area);
    for (const group of groups) {
      lines.push(`  ${joinNames(group)}`);
      for (const { effect, text } of group.changes) lines.push(`    ${effect.padEnd(11)}  ${text}`);
    }
  }
  if (diff.statements.length > 0) lines.push("", "descriptions", ...diff.statements.map((text) => `  ${text}`));
  return [`API: ${summarize(diff)}`, ...lines, ""].join("\n");
}

const MARKS: Record<Effect, string> = {
  break: "**Breaks**",
  addition: "Added",
  deprecation: "Deprecated",
  other: "Changed",
};

export function renderMarkdown(diff: ApiDiff): string {
  const lines = [`## API: ${summarize(diff)}`];
  for (const [area, groups] of byArea(toGroups(diff))) {
    lines.push("", `### ${area}`);
    for (const group of groups) {
      lines.push("", `${joinNames(group, (id) => `\`${id}\``)}:`, "");
      for (const { effect, text } of group.changes) lines.push(`- ${MARKS[effect]}: ${text}`);
    }
  }
  if (diff.statements.length > 0) lines.push("", "### Descriptions", "", ...diff.statements.map((text) => `- ${text}`));
  return [...lines, ""].join("\n");
}

/** Renders breaks as commands of GitHub Actions, which show them at the lines of a pull request. */
export function renderAnnotations(diff: ApiDiff, level: "error" | "warning", locate: Locate): string {
  const breaks = toGroups(diff).flatMap((group) =>
    group.changes
      .filter(({ effect }) => effect === "break")
      .map((change) => {
        const place = group.operations[0] && locate(group.operations[0], change);
        return annotation(level, place, `Breaks ${joinNames(group)}`, change.text);
      }),
  );
  const stated = diff.statements.map((text) => annotation("notice", undefined, "Description", text));
  return [...breaks, ...stated, annotation("notice", undefined, "API", summarize(diff)), ""].join("\n");
}

/** Returns a function that says in a terminal how far a comparison is, at most each second, and first after two. */
export function createProgress(stream: { isTTY?: boolean; write(text: string): unknown }, now = Date.now) {
  let next = now() + 2000;
  return (number: number, count: number): void => {
    if (!stream.isTTY || now() < next) return;
    next = now() + 1000;
    stream.write(`Comparing operation ${number} of ${count} …\n`);
  };
}

function annotation(level: string, place: ReturnType<Locate>, title: string, message: string): string {
  const properties = { ...(place && { file: place.file, line: String(place.line) }), title };
  const list = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(value)}`);
  return `::${level} ${list.join(",")}::${escapeMessage(message)}`;
}

const escapeMessage = (text: string) => text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
const escapeProperty = (text: string) => escapeMessage(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
