import { expect, test } from "vitest";
import { examples } from "../../../../generated/examples.ts";
import type { components } from "../../../../generated/mock-types.ts";
import { defined } from "../../../defined.ts";
import { sendJson } from "../../json.ts";
import { type Session, session } from "../../session.ts";

type Schemas = components["schemas"];
type Response = Schemas["ConversationResponse"];
type Event = Readonly<Record<string, unknown>>;

const low = "When is low water at Harbor Point on 2 March?";
const bookBerth = defined(examples.berthQuestion.tools?.[0]);

/** The events of an entry. All deltas of a text are one event here. */
function entryEvents(entry: Schemas["ConversationEntry"], output_index: number): Event[] {
  const position = { id: entry.id, created_at: entry.created_at, output_index };
  switch (entry.type) {
    case "message.output": {
      const { role, agent_id, model, content } = entry;
      const chunks = typeof content === "string" ? [content] : content;
      return chunks.map((chunk, content_index) => ({
        type: "message.output.delta",
        ...position,
        content_index,
        role,
        agent_id,
        model,
        content: typeof chunk === "object" && chunk.type === "text" ? chunk.text : chunk,
      }));
    }
    case "tool.execution": {
      const { name, agent_id, model, info } = entry;
      return [
        { type: "tool.execution.started", ...position, name, arguments: "", agent_id, model },
        { type: "tool.execution.delta", ...position, name, arguments: entry.arguments },
        { type: "tool.execution.done", ...position, name, info },
      ];
    }
    case "function.call": {
      const { object: _, completed_at: __, ...rest } = entry;
      return [{ ...rest, ...position, type: "function.call.delta" }];
    }
    case "agent.handoff": {
      const { previous_agent_id, previous_agent_name, next_agent_id, next_agent_name } = entry;
      return [
        { type: "agent.handoff.started", ...position, previous_agent_id, previous_agent_name },
        { type: "agent.handoff.done", ...position, next_agent_id, next_agent_name },
      ];
    }
    default:
      throw new Error(`A model does not write entries of the type ${entry.type}.`);
  }
}

/** Joins the texts of deltas that follow each other. */
function join(events: readonly Event[]): Event[] {
  const joined: Event[] = [];
  const key = ({ type, id, content_index }: Event) => [type, id, content_index].join(" ");
  for (const event of events) {
    const last = joined.at(-1);
    if (!last || key(last) !== key(event)) {
      joined.push(event);
      continue;
    }
    const name = "content" in event ? "content" : "arguments";
    joined.splice(-1, 1, { ...event, [name]: `${last[name]}${event[name]}` });
  }
  return joined;
}

async function stream(of: Session, path: string, body: object): Promise<Event[]> {
  const headers = { "content-type": "application/json" };
  const response = await of.send(path, { method: "POST", headers, body: JSON.stringify({ ...body, stream: true }) });
  const blocks = (await response.text()).trim().split("\n\n");
  return blocks.map((block) => JSON.parse(block.slice(block.indexOf("data: ") + "data: ".length)));
}

test.each<[string, string, object]>([
  ["a message", "/v1/conversations", { inputs: "Where is the lighthouse?" }],
  ["an empty message", "/v1/conversations", { inputs: low, completion_args: { max_tokens: 0 } }],
  ["a handoff, a tool and a message", "/v1/conversations", { inputs: low, agent_id: "ag_0197c3d1" }],
  ["a message with a file", "/v1/conversations", { inputs: "Draw the harbor.", tools: [{ type: "image_generation" }] }],
  ["a call of a function", "/v1/conversations", { inputs: "Book a berth for 8 m, please.", tools: [bookBerth] }],
  ["a call that requires confirmation", "/v1/conversations", examples.confirmationQuestion],
  ["a confirmed call", "/v1/conversations/conv_0197c3e7", examples.confirmationGiven],
  ["an append", "/v1/conversations/conv_0197c3e1", { inputs: "And low water tomorrow?" }],
  ["a restart", "/v1/conversations/conv_0197c3e1/restart", examples.restartAfterLowWater],
])("a stream has all fields of the same response without a stream: %s", async (_what, path, body) => {
  const { conversation_id, outputs, usage }: Response = (await sendJson(session(), "POST", path, body)).body;
  const created_at = "2026-03-02T12:00:01Z";
  const events = await stream(session(), path, body);
  expect(join(events)).toEqual([
    { type: "conversation.response.started", created_at, conversation_id },
    ...outputs.flatMap(entryEvents),
    { type: "conversation.response.done", created_at, usage },
  ]);
});

test("a delta has at most four tokens", async () => {
  const events = await stream(session(), "/v1/conversations", { inputs: low, agent_id: "ag_0197c3d0" });
  const texts = events.flatMap(({ type, content }) => (type === "message.output.delta" ? [content] : []));
  expect(texts).toEqual(["Low water at Harbor", " Point on 2 March", " is at 06:", "12."]);
});
