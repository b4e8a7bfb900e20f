import type { HostileCase } from "../case.ts";
import { ALL_EVENTS } from "./open-streams.ts";

/** The operating system takes megabytes for a client that does not read. */
export const slowStreams: HostileCase = {
  name: "opens 300 long streams of a conversation at the same time, and reads none of them",
  megabytes: 600,
  async attack({ open, toBytes, idle, isQuick }) {
    const inputs = "When is low water at Harbor Point? ".repeat(isQuick ? 500 : 1500);
    const body = { model: "aurora-large", inputs, stream: true, completion_args: { max_tokens: 100_000 } };
    const stream = toBytes("POST", "/v1/conversations#stream", Buffer.from(JSON.stringify(body)), {
      headers: [["Accept", "text/event-stream"]],
    });
    const events = toBytes("GET", ALL_EVENTS);
    await Promise.all(
      Array.from({ length: isQuick ? 100 : 300 }, (_, index) => open(index % 2 === 0 ? stream : events)),
    );
    await idle();
  },
};

/** A reply may have any number of events. */
export const slowReplies: HostileCase = {
  name: "opens 300 streams of 9,000 events each, which a reply sends, and reads none of them",
  megabytes: 700,
  async attack({ open, send, toBytes, idle, isQuick }) {
    const event = { event: "message.output.delta", data: { content: "x".repeat(200) } };
    const reply = {
      match: { path: "/v1/conversations" },
      times: null,
      status: 200,
      events: Array(9_000).fill(event),
      unchecked: true,
    };
    await send("POST", "/_mock/replies", Buffer.from(JSON.stringify(reply)));
    const body = { model: "aurora-large", inputs: "When?", stream: true };
    const stream = toBytes("POST", "/v1/conversations", body, { headers: [["Accept", "text/event-stream"]] });
    await Promise.all(Array.from({ length: isQuick ? 100 : 300 }, () => open(stream)));
    await idle();
  },
};
