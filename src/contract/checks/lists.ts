import { eventually, findListed, inEachList, type Place } from "../requests/stored.ts";
import type { Session } from "../target.ts";
import { differencesFrom } from "./differences.ts";
import { type Finding, finding } from "./findings.ts";

/** A new or updated resource is in its list, with what was sent. */
export const listFindings = (session: Session, own: Place, sent: unknown): Promise<Finding[]> =>
  inEachList(own, (place) =>
    eventually(session, async () => {
      const { item, isWhole } = await findListed(session, place);
      if (item) return differencesFrom(sent, item, `/body${place.source.items}`);
      const id = JSON.stringify(place.path[place.parameter]);
      return isWhole
        ? [finding(`/body${place.source.items}`, `the resource ${id} in ${place.source.listing.id}`, "nothing")]
        : [];
    }),
  );

/** Reads each list, so that a server that caches what was read must forget it. */
export const readLists = (session: Session, place: Place): Promise<unknown> =>
  inEachList(place, async (each) => [await findListed(session, each)]);
