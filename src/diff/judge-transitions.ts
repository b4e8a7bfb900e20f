import { isDeepStrictEqual } from "node:util";
import type { Transition } from "../core/document.ts";
import { describeModified, type Judgment } from "./change.ts";

/** Judges changes of `x-transition`. It breaks a client if fewer calls are allowed, or calls do something else. */
export function judgeTransitions(before: Transition[], after: Transition[]): Judgment[] {
  const lost = before.filter((old) => !after.some((rule) => isDeepStrictEqual(rule, old)));
  let gained = after.filter((rule) => !before.some((old) => isDeepStrictEqual(rule, old)));
  const judgments: Judgment[] = [];
  for (const old of lost) {
    const same = gained.find((rule) => isSameRule(rule, old));
    if (same === undefined) judgments.push(["break", `State rule was removed: ${describe(old)}.`]);
    else judgments.push(...judgeRule(old, same));
    gained = gained.filter((rule) => rule !== same);
  }
  return [...judgments, ...gained.map((rule): Judgment => ["addition", `State rule was added: ${describe(rule)}.`])];
}

/** Returns true if two rules are about the same. A difference in other fields is then a change of the rule. */
function isSameRule(a: Transition, b: Transition): boolean {
  const isSameKind = a.resource === b.resource && a.creates === b.creates && a.deletes === b.deletes;
  return isSameKind && (isDeepStrictEqual(a.to, b.to) || isDeepStrictEqual(a.from, b.from));
}

function judgeRule(before: Transition, after: Transition): Judgment[] {
  const rule = describe(before);
  const judgments: Judgment[] = [];
  const add = (effect: Judgment[0], sentence: string) => judgments.push([effect, `State rule ${rule}: ${sentence}`]);
  if (!isDeepStrictEqual(before.from, after.from))
    add(allows(after.from, before.from) ? "addition" : "break", `the state before is now ${state(after.from)}.`);
  if (!isDeepStrictEqual(before.to, after.to)) add("break", `the state after is now ${state(after.to)}.`);
  for (const field of ["permission", "creator", "condition"] as const) {
    const [old, now] = [before[field], after[field]];
    if (old === now) continue;
    // Only a person can compare two sentences.
    const effect = !now ? "addition" : old && field !== "permission" ? "other" : "break";
    add(effect, describeModified(field, old, now));
  }
  if (!isDeepStrictEqual(before.effects, after.effects))
    add("other", describeModified("effects", before.effects, after.effects));
  return judgments;
}

/** Returns true if `wide` describes every state that `narrow` does. Each field has a value or a list of values. */
function allows(wide: Transition["from"] = {}, narrow: Transition["from"] = {}): boolean {
  return Object.entries(wide).every(([field, values]) => {
    const allowed = [values].flat();
    return field in narrow && [narrow[field]].flat().every((value) => allowed.includes(value));
  });
}

function describe({ resource, from, to, creates, deletes }: Transition): string {
  if (creates) return `\`creates ${creates}\``;
  if (deletes) return `\`deletes ${deletes}\``;
  return `\`${[resource, `${state(from)} → ${state(to)}`].filter(Boolean).join(" ")}\``;
}

function state(fields: Record<string, unknown> = {}): string {
  const texts = Object.entries(fields).map(([name, value]) => `${name}=${[value].flat().join("|")}`);
  return texts.length > 0 ? texts.join(", ") : "any";
}
