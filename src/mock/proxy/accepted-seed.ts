import { missingNames } from "../control/seed-references.ts";
import { seedViolations } from "../control/seed-violations.ts";

export interface AcceptedSeed {
  readonly seed: object;
  /** A line for each resource that was left out, with the reason. */
  readonly leftOut: readonly string[];
}

type Lists = Readonly<Record<string, readonly object[]>>;

/** A seed has all of these lists, or none. */
const ORGANIZATION = ["organizations", "workspaces", "users"];

/**
 * The part of a recording that a mock can start with. A resource that refers to one that was not seen stays; one that a
 * mock could not show, such as a prompt without its earlier versions, is left out.
 */
export function acceptedSeed(recorded: Lists): AcceptedSeed {
  const leftOut: string[] = [];
  for (let lists = recorded; ; ) {
    const missing = missingNames(lists);
    const seed = { ...lists, ...(missing.length > 0 ? { _mock: { missing } } : {}) };
    const wrong = new Set<string>();
    for (const { pointer, detail } of seedViolations(seed)) {
      const [list = "", index = ""] = pointer.split("/").slice(1);
      const place = ORGANIZATION.includes(list) ? list : `${list}/${index}`;
      if (!wrong.has(place)) leftOut.push(`${pointer} ${detail}`);
      for (const name of ORGANIZATION.includes(list) ? ORGANIZATION : [place]) wrong.add(name);
    }
    if (wrong.size === 0) return { seed, leftOut };
    lists = without(lists, wrong);
  }
}

/** The lists without some of them, such as `users`, and without some entries, such as `prompts/0`. */
function without(lists: Lists, wrong: ReadonlySet<string>): Lists {
  const kept = Object.entries(lists).map(
    ([name, entries]) => [name, entries.filter((_, index) => !wrong.has(`${name}/${index}`))] as const,
  );
  return Object.fromEntries(kept.filter(([name, entries]) => entries.length > 0 && !wrong.has(name)));
}
