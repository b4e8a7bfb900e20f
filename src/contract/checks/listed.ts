import { isDeepStrictEqual } from "node:util";
import { findCase, type OperationCase } from "../cases.ts";
import { readEvents } from "../requests/events.ts";
import { minimalInput } from "../requests/input.ts";
import { requestPage } from "../requests/pages.ts";
import { prepare } from "../requests/prepare.ts";
import {
  eventually,
  findListed,
  findPlace,
  inEachList,
  type Json,
  type Place,
  readStored,
} from "../requests/stored.ts";
import { Skipped } from "../skipped.ts";
import type { Session } from "../target.ts";
import { type Check, check } from "./check.ts";
import { differencesFrom } from "./differences.ts";
import type { Finding } from "./findings.ts";
import { sendValid } from "./send-valid.ts";

/** A resource has the same fields and times as its item in the list, also those that no request has sent. */
export function listedChecks(testCase: OperationCase): Check[] {
  if (testCase.id === "workflows.events.list")
    return [check(testCase, "lists the events of the stream", false, checkEvents)];
  if (testCase.method !== "get" || findPlace(testCase, {})?.getter !== testCase) return [];
  return [
    check(testCase, "shows the same as its list", false, async (session) => {
      const { path = {} } = await prepare(session, testCase, minimalInput(testCase));
      const place = findPlace(testCase, path)!;
      const described = new Set([...place.source.examples.values()].flatMap(Object.keys));
      const compare = async (place: Place) => {
        const { item } = await findListed(session, place);
        const { value, status } = await readStored(session, place);
        if (!item || status !== testCase.successStatus) throw new Skipped("no list shows what could be read");
        // Another client may have changed it in between.
        if (!isDeepStrictEqual((await findListed(session, place)).item, item)) return [];
        const shown = Object.fromEntries(Object.entries(item).filter(([name]) => described.has(name)));
        return differencesFrom(shown, value, "/body", `as in ${place.source.listing.id}`);
      };
      return inEachList(place, (each) => eventually(session, () => compare(each)));
    }),
  ];
}

/** An event is the same in the list and in the stream, as are its times. */
async function checkEvents(session: Session, testCase: OperationCase): Promise<Finding[]> {
  const stream = findCase("workflows.events.stream");
  const { received, prepared } = await sendValid(session, stream, { input: minimalInput(stream, "text/event-stream") });
  if (received.status !== stream.successStatus) throw new Skipped(`the server responded ${received.status}`);
  const names = testCase.parameters.map(({ name }) => name);
  const query = Object.fromEntries(Object.entries(prepared.query ?? {}).filter(([name]) => names.includes(name)));
  const { items = [] } = await requestPage(session, testCase, { query });
  const streamed = readEvents(received.text).events.map(({ data }) => (JSON.parse(data) as { data?: Json }).data);
  const found = items.flatMap((item, index) => {
    const event = streamed.find((each) => each?.event_id === (item as Json).event_id);
    return event ? [differencesFrom(event, item, `/body/events/${index}`, `as in ${stream.id}`)] : [];
  });
  if (found.length === 0) throw new Skipped("no event of the stream is in the list");
  return found.flat().slice(0, 1);
}
