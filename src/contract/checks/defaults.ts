import { isDeepStrictEqual } from "node:util";
import type { OperationCase } from "../cases.ts";
import { resolve } from "../document.ts";
import { minimalInput } from "../requests/input.ts";
import { findItems, requestPage } from "../requests/pages.ts";
import { prepare } from "../requests/prepare.ts";
import { Skipped } from "../skipped.ts";
import { type Check, check } from "./check.ts";
import { asNotes, finding } from "./findings.ts";
import { identifyIn } from "./pages.ts";

/** A list without its optional parameters is the same as with their defaults. */
export function defaultChecks(testCase: OperationCase): Check[] {
  const list = findItems(testCase);
  const { size, next } = testCase.operation["x-pagination"] ?? {};
  const optional = testCase.parameters.flatMap(({ name, in: location, schema }) => {
    const value = resolve(schema).default;
    // A server may have smaller pages than requested if it says which one is the last.
    const isIgnored = location !== "query" || value === undefined || (name === size && next !== undefined);
    return isIgnored ? [] : [[name, value] as const];
  });
  if (!list || optional.length === 0) return [];
  return [
    check(testCase, "uses the defaults of its parameters", false, async (session) => {
      const input = await prepare(session, testCase, minimalInput(testCase));
      const read = async (query: object) =>
        (await requestPage(session, testCase, { ...input, query: { ...input.query, ...query } })).items;
      const items = await read({});
      if (!items) throw new Skipped("the list could not be read");
      // Other fields, such as the time of the last heartbeat, may change between two requests.
      const identify = identifyIn(items);
      const isSame = (some: readonly unknown[], others: readonly unknown[]) =>
        isDeepStrictEqual(some.map(identify), others.map(identify));
      for (const [name, value] of optional) {
        const found = await read({ [name]: value });
        if (!found || isSame(found, items)) continue;
        const differing = [finding(`/body${list.place}`, `the items of ${name}=${value}, its default`, items)];
        // Another client may have changed the list between the requests.
        return isSame((await read({})) ?? [], items) ? differing : asNotes(differing);
      }
      return [];
    }),
  ];
}
