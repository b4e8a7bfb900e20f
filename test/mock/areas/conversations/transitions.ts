import { expect } from "vitest";
import { examples } from "../../../../generated/examples.ts";
import { defined } from "../../../defined.ts";
import type { Session } from "../../session.ts";
import { type ApiResponse, call, callOk } from "../../transitions/call.ts";
import type { Check, Resource, TransitionCase, TransitionCases } from "../../transitions/case.ts";
import { expectNotFound } from "../../transitions/expectations.ts";

/** A conversation with one append. */
const seededId = "conv_0197c3e1";
const at = (conversation_id: string) => ({ path: { conversation_id } });
const readHistory = async (mock: Session, id: string) =>
  (await callOk(mock, "conversations.getHistory", at(id))).entries;

const conversation: Resource = {
  states: { any: () => seededId },
  read: (mock, id) => call(mock, "conversations.get", at(id)),
};

/** The conversation id in a response. In a stream, the first event has it. */
function idIn({ body }: ApiResponse): string {
  const first = Array.isArray(body) ? body[0].data : body;
  return first.conversation_id;
}

/** Ids of the entries in a response. */
function outputsIn({ body }: ApiResponse): string[] {
  const ids = Array.isArray(body)
    ? body.map(({ data }) => data.id)
    : (body as { outputs: { id: string }[] }).outputs.map(({ id }) => id);
  return [...new Set(ids.filter((id) => typeof id === "string"))];
}

const restartSeeded = (mock: Session) =>
  call(mock, "conversations.restart", {
    ...at(seededId),
    body: { from_entry_id: "msg_0197c3f2", inputs: "And tomorrow?" },
  });

const isNotStored: Check = async ({ mock, response }) => {
  expect(response.status).toBe(200);
  expectNotFound(await conversation.read(mock, idIn(response)), "CONVERSATION_NOT_FOUND");
};

const isStored: Check = async ({ mock, response }) => {
  expect(await conversation.read(mock, idIn(response))).toMatchObject({ status: 200 });
};

const question = { inputs: "When is low water at Harbor Point on 2 March?", agent_id: "ag_0197c3d0" };

const startCase: TransitionCase = {
  request: () => ({ body: question }),
  created: { resource: conversation, id: idIn },
  effects: {
    "The inputs and the entries generated in response are stored in the new conversation.": async ({
      mock,
      response,
      createdId,
    }) => {
      const [input, ...outputs] = await readHistory(mock, createdId);
      expect(input).toMatchObject({ type: "message.input", content: question.inputs });
      expect(outputs.length).toBeGreaterThan(0);
      expect(outputs.map(({ id }) => id)).toEqual(outputsIn(response));
    },
  },
  conditionNotMet: {
    "it is false": { request: () => ({ body: { ...question, store: false } }), outcome: isNotStored },
  },
};

const unstoredStartCase: TransitionCase = {
  request: () => ({ body: { ...question, store: false } }),
  conditionNotMet: { "it is true": { request: () => ({ body: { ...question, store: true } }), outcome: isStored } },
  effects: { "Nothing is stored, and later requests for the returned id return 404.": isNotStored },
};

const appendCase: TransitionCase = {
  resource: conversation,
  request: (_, id) => ({ ...at(id), body: { inputs: "Thank you." } }),
  effects: {
    "The inputs and the entries generated in response are added, and `updated_at` changes.": async ({
      mock,
      id,
      before,
      response,
    }) => {
      const seeded = examples.lowWaterHistory.entries;
      const entries = await readHistory(mock, id);
      const [input, ...outputs] = entries.slice(seeded.length);
      expect(entries.slice(0, seeded.length)).toEqual(seeded);
      expect(input).toMatchObject({ type: "message.input", content: "Thank you." });
      expect(outputs.length).toBeGreaterThan(0);
      expect(outputs.map((entry) => entry.id)).toEqual(outputsIn(response));
      const { updated_at } = before!.body as { updated_at: string };
      expect((await callOk(mock, "conversations.get", at(id))).updated_at > updated_at).toBe(true);
    },
  },
  conditionNotMet: {
    "it is false": {
      request: (_, id) => ({ ...at(id), body: { inputs: "Forget this.", store: false } }),
      outcome: async ({ mock, id, before, response }) => {
        expect(response.status).toBe(200);
        expect(await conversation.read(mock, id)).toEqual(before);
        expect(await readHistory(mock, id)).toEqual(examples.lowWaterHistory.entries);
      },
    },
  },
};

/** Branches from the first answer. */
async function restartRequest(mock: Session, id: string) {
  const answer = defined((await readHistory(mock, id)).find(({ type }) => type === "message.output"));
  return { ...at(id), body: { from_entry_id: answer.id, inputs: "And tomorrow?" } };
}

const restartCase: TransitionCase = {
  resource: conversation,
  request: restartRequest,
  created: { resource: conversation, id: idIn },
  conditionNotMet: {
    "store is false": { request: unstoredRestartRequest, outcome: isNotStored },
  },
  effects: {
    "Entries up to and including `from_entry_id` are copied. The inputs and the entries generated in response are added to them.":
      async ({ mock, response, createdId }) => {
        const copied = examples.lowWaterHistory.entries.slice(0, 3);
        const entries = await readHistory(mock, createdId);
        const [input, ...outputs] = entries.slice(copied.length);
        expect(entries.slice(0, copied.length)).toEqual(copied);
        expect(input).toMatchObject({ type: "message.input", content: "And tomorrow?" });
        expect(outputs.length).toBeGreaterThan(0);
        expect(outputs.map(({ id }) => id)).toEqual(outputsIn(response));
      },
    "The original conversation does not change.": async ({ mock, id, before }) => {
      expect(await conversation.read(mock, id)).toEqual(before);
      expect(await readHistory(mock, id)).toEqual(examples.lowWaterHistory.entries);
    },
  },
};

async function unstoredRestartRequest(mock: Session, id: string) {
  const { path, body } = await restartRequest(mock, id);
  return { path, body: { ...body, store: false } };
}

const unstoredRestartCase: TransitionCase = {
  resource: conversation,
  request: unstoredRestartRequest,
  conditionNotMet: {
    "store is omitted": { request: restartRequest, outcome: isStored },
  },
  effects: { "Nothing is stored, and later requests for the returned id return 404.": isNotStored },
};

export const transitions: TransitionCases = {
  "conversations.start": [startCase, unstoredStartCase],
  "conversations.startStream": [startCase, unstoredStartCase],
  "conversations.append": [appendCase],
  "conversations.appendStream": [appendCase],
  "conversations.restart": [restartCase, unstoredRestartCase],
  "conversations.restartStream": [restartCase, unstoredRestartCase],
  "conversations.delete": [
    {
      resource: {
        ...conversation,
        states: {
          any: async (mock) => {
            await restartSeeded(mock);
            return seededId;
          },
        },
      },
      request: (_, id) => at(id),
      effects: {
        "The conversation and its entries are deleted. Later requests for the conversation return 404.": async ({
          mock,
          id,
          repeat,
        }) => {
          expectNotFound(await conversation.read(mock, id), "CONVERSATION_NOT_FOUND");
          expectNotFound(await call(mock, "conversations.getHistory", at(id)), "CONVERSATION_NOT_FOUND");
          expectNotFound(await repeat(), "CONVERSATION_NOT_FOUND");
        },
        "Conversations restarted from it are not affected.": async ({ mock }) => {
          const newest = defined((await callOk(mock, "conversations.list"))[0]);
          expect((await readHistory(mock, newest.id)).slice(0, 3)).toEqual(
            examples.lowWaterHistory.entries.slice(0, 3),
          );
        },
      },
    },
  ],
};
