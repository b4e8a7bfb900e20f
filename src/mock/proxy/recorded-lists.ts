import { recordedLists } from "../../../generated/recorded-lists.ts";
import type { Recorded } from "../areas/area-data.ts";
import { seedLists } from "../areas/data.ts";

/** The places in responses that show the resources of a list of a seed. */
export type RecordedList = Recorded & Required<Pick<Recorded, "key" | "shows" | "deletes">>;

/** Derived from the document; the areas declare the rest. */
const derived: Readonly<Record<string, Pick<Recorded, "shows" | "deletes">>> = recordedLists;

/** The lists that can be recorded. */
export const RECORDED_LISTS: Readonly<Record<string, RecordedList>> = Object.fromEntries(
  [...seedLists].flatMap(([name, { key, recorded = {} }]): [string, RecordedList][] => {
    if (!recorded) return [];
    const shows = { ...derived[name]?.shows, ...recorded.shows };
    const deletes = { ...derived[name]?.deletes, ...recorded.deletes };
    return [[name, { key, ...recorded, shows, deletes }]];
  }),
);
