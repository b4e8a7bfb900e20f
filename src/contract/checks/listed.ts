import { isDeepStrictEqual } from "node:util";
import type { OperationCase } from "../cases.ts";
import { minimalInput } from "../requests/input.ts";
import { prepare } from "../requests/prepare.ts";
import { eventually, findListed, findPlace, readStored } from "../requests/stored.ts";
import { Skipped } from "../skipped.ts";
import { type Check, check } from "./check.ts";
import { differencesFrom } from "./differences.ts";

/** A resource has the same fields and times as its item in the list, also those that no request has sent. */
export function listedChecks(testCase: OperationCase): Check[] {
  if (testCase.method !== "get" || findPlace(testCase, {})?.getter !== testCase) return [];
  return [
    check(testCase, "shows the same as its list", false, async (session) => {
      const { path = {} } = await prepare(session, testCase, minimalInput(testCase));
      const place = findPlace(testCase, path)!;
      const described = new Set([...place.source.examples.values()].flatMap(Object.keys));
      return eventually(session, async () => {
        const { item } = await findListed(session, place);
        const { value, status } = await readStored(session, place);
        if (!item || status !== testCase.successStatus) throw new Skipped("no list shows what could be read");
        // Another client may have changed it in between.
        if (!isDeepStrictEqual((await findListed(session, place)).item, item)) return [];
        const shown = Object.fromEntries(Object.entries(item).filter(([name]) => described.has(name)));
        return differencesFrom(shown, value, "/body", `as in ${place.source.listing.id}`);
      });
    }),
  ];
}
