import type { components } from "../../../../generated/types.ts";

type Schemas = components["schemas"];
type Entry<Event> = Event extends { event_type: infer Type; attributes: infer Attributes }
  ? { readonly event_type: Type; readonly attributes: Attributes }
  : never;

/** What an event says in the history of its run. */
export type HistoryEntry = Entry<Schemas["HistoryEvent"]>;

/** What an event says in the feed, that is, in the list and the stream of workflow events. */
export type FeedEntry = Entry<Schemas["WorkflowEvent"]>;

/** Something that happened in a run: the one record from which history, event list and event stream are made. */
export interface StoredEvent {
  /** The sequence in the feed, or the run and a number where the feed does not have it. */
  readonly key: string;
  readonly run_id: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly history: HistoryEntry | null;
  readonly feed: Published | null;
}

export interface Published {
  /** Position in the feed of the sandbox, from 1 without gaps; it is also the key of the event. */
  readonly sequence: number;
  readonly event_id: string;
  /** The channel on which it was published. */
  readonly channel: string;
  readonly entry: FeedEntry;
}

/** How long the feed is. */
export interface FeedLength {
  readonly name: "feed";
  readonly length: number;
}
