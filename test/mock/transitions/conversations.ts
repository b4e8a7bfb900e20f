import { expect } from "vitest";
import { examples } from "../../../generated/examples.ts";
import type { Session } from "../session.ts";
import { ask, call, type Received } from "./call.ts";
import type { Check, Entries, Entry, Kind } from "./entry.ts";
import { expectGone } from "./outcome.ts";

/** It has been appended to once. */
const story = "conv_0197c3e1";
const at = (conversation_id: string) => ({ path: { conversation_id } });
const historyOf = async (of: Session, id: string) => (await ask(of, "conversations.getHistory", at(id))).entries;

const conversation: Kind = {
  states: { any: () => story },
  read: (of, id) => call(of, "conversations.get", at(id)),
};

/** The conversation that an answer is about: the events of a stream begin with its id. */
function idIn({ body }: Received): string {
  const first = Array.isArray(body) ? body[0].data : body;
  return first.conversation_id;
}

/** Ids of the entries that an answer brings. */
function outputsIn({ body }: Received): string[] {
  const named = Array.isArray(body)
    ? body.map(({ data }) => data.id)
    : (body as { outputs: { id: string }[] }).outputs.map(({ id }) => id);
  return [...new Set(named.filter((id) => typeof id === "string"))];
}

const start = async (of: Session) =>
  idIn(await call(of, "conversations.start", { body: { inputs: "When is low water?", model: "aurora-large" } }));

const restartStory = (of: Session) =>
  call(of, "conversations.restart", { ...at(story), body: { from_entry_id: "msg_0197c3f2", inputs: "And tomorrow?" } });

const unstored: Check = async ({ of, operation, id, again }) => {
  const { body } = operation.includes("restart") ? await restartOf(of, id) : { body: question };
  const received = await again({ ...(id === "" ? {} : at(id)), body: { ...body, store: false } });
  expect(received.status).toBe(200);
  expectGone(await conversation.read(of, idIn(received)), "CONVERSATION_NOT_FOUND");
};

const question = { inputs: "When is low water at Harbor Point on 2 March?", agent_id: "ag_0197c3d0" };

const starting: Entry = {
  request: () => ({ body: question }),
  made: { kind: conversation, id: idIn },
  effects: {
    "The inputs and the entries generated in response are stored in the new conversation.": async ({
      of,
      received,
      made,
    }) => {
      const [input, ...outputs] = await historyOf(of, made);
      expect(input).toMatchObject({ type: "message.input", content: question.inputs });
      expect(outputs.length).toBeGreaterThan(0);
      expect(outputs.map(({ id }) => id)).toEqual(outputsIn(received));
    },
    "If `store` is false, nothing is stored, and later requests for the returned id return 404.": unstored,
  },
};

const appending: Entry = {
  kind: conversation,
  request: (_, id) => ({ ...at(id), body: { inputs: "Thank you." } }),
  effects: {
    "The inputs and the entries generated in response are added, and `updated_at` changes.": async ({
      of,
      id,
      before,
      received,
    }) => {
      const told = examples.lowWaterHistory.entries;
      const entries = await historyOf(of, id);
      const [input, ...outputs] = entries.slice(told.length);
      expect(entries.slice(0, told.length)).toEqual(told);
      expect(input).toMatchObject({ type: "message.input", content: "Thank you." });
      expect(outputs.length).toBeGreaterThan(0);
      expect(outputs.map((entry) => entry.id)).toEqual(outputsIn(received));
      const { updated_at } = before!.body as { updated_at: string };
      expect((await ask(of, "conversations.get", at(id))).updated_at > updated_at).toBe(true);
    },
    "If `store` is false, the conversation does not change.": async ({ of, id, again }) => {
      const all = async () => [await conversation.read(of, id), await historyOf(of, id)];
      const now = await all();
      await again({ ...at(id), body: { inputs: "Forget this.", store: false } });
      expect(await all()).toEqual(now);
    },
  },
};

/** From the first answer on. */
async function restartOf(of: Session, id: string) {
  const answer = (await historyOf(of, id)).find(({ type }) => type === "message.output")!;
  return { ...at(id), body: { from_entry_id: answer.id, inputs: "And tomorrow?" } };
}

const restarting: Entry = {
  kind: conversation,
  request: restartOf,
  made: { kind: conversation, id: idIn },
  unmet: { "it was never appended to": { make: start, outcome: "CONVERSATION_NOT_RESTARTABLE" } },
  effects: {
    "Entries up to and including `from_entry_id` are copied. The inputs and the entries generated in response are added to them.":
      async ({ of, received, made }) => {
        const copied = examples.lowWaterHistory.entries.slice(0, 3);
        const entries = await historyOf(of, made);
        const [input, ...outputs] = entries.slice(copied.length);
        expect(entries.slice(0, copied.length)).toEqual(copied);
        expect(input).toMatchObject({ type: "message.input", content: "And tomorrow?" });
        expect(outputs.length).toBeGreaterThan(0);
        expect(outputs.map(({ id }) => id)).toEqual(outputsIn(received));
      },
    "The original conversation does not change.": async ({ of, id, before }) => {
      expect(await conversation.read(of, id)).toEqual(before);
      expect(await historyOf(of, id)).toEqual(examples.lowWaterHistory.entries);
    },
    "If `store` is false, nothing is stored, and later requests for the returned id return 404.": unstored,
  },
};

export const conversations: Entries = {
  "conversations.start": [starting],
  "conversations.startStream": [starting],
  "conversations.append": [appending],
  "conversations.appendStream": [appending],
  "conversations.restart": [restarting],
  "conversations.restartStream": [restarting],
  "conversations.delete": [
    {
      kind: {
        ...conversation,
        states: {
          any: async (of) => {
            await restartStory(of);
            return story;
          },
        },
      },
      request: (_, id) => at(id),
      effects: {
        "The conversation and its entries are deleted. Later requests for the conversation return 404.": async ({
          of,
          id,
          again,
        }) => {
          expectGone(await conversation.read(of, id), "CONVERSATION_NOT_FOUND");
          expectGone(await call(of, "conversations.getHistory", at(id)), "CONVERSATION_NOT_FOUND");
          expectGone(await again(), "CONVERSATION_NOT_FOUND");
        },
        "Conversations restarted from it are not affected.": async ({ of }) => {
          const [newest] = await ask(of, "conversations.list");
          expect((await historyOf(of, newest!.id)).slice(0, 3)).toEqual(examples.lowWaterHistory.entries.slice(0, 3));
        },
      },
    },
  ],
};
