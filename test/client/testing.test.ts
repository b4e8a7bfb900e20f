import { expect, test } from "vitest";
import { type Agent, fromReadableStream, NotFoundError, type Platform } from "../../src/client/index.ts";
import { callOf, listOf, streamOf } from "../../src/client/testing.ts";
import { catchRejection, collect, stubClient } from "./stub-client.ts";

// An agent has many fields; this program reads one.
const agent = { id: "ag_1" } as Agent;

/** A double that compiles as a part of the client. */
const agents: Pick<Platform["agents"], "get" | "list" | "delete"> = {
  get: (id) =>
    callOf(
      id === agent.id
        ? agent
        : Promise.reject(new NotFoundError({ operationId: "agents.get", method: "GET", url: "" }, new Response(), "")),
    ),
  list: () => listOf([agent, agent]),
  delete: () => callOf(undefined),
};
const streams: Pick<Platform["conversations"], "startStream"> = {
  startStream: () =>
    streamOf([{ event: "conversation.response.done", data: {} as never }], undefined, {
      conversation_id: "conv_1",
      outputs: [],
      usage: {},
    }),
};

test("callOf resolves like a call, or rejects", async () => {
  expect(await agents.get("ag_1")).toBe(agent);
  const { data, response } = await agents.get("ag_1").withResponse();
  expect([data, response.status]).toEqual([agent, 200]);
  expect((await agents.get("ag_1").asResponse()).status).toBe(200);
  expect(await agents.delete("ag_1")).toBeUndefined();
  expect(await catchRejection(agents.get("ag_2"))).toBeInstanceOf(NotFoundError);
});

test("listOf is a list of one page", async () => {
  const page = await agents.list();
  expect([page.items, page.total, await page.next()]).toEqual([[agent, agent], 2, undefined]);
  expect(await collect(agents.list())).toEqual([agent, agent]);
  expect(await collect(agents.list().pages())).toHaveLength(1);
});

test.each([Number.NaN, -1, 0, 1, 1.5, 2, 3, Infinity])(
  "with the limit %s, listOf returns what a client does",
  async (limit) => {
    const { client } = stubClient([Response.json({ data: [agent, agent] })]);
    expect(await agents.list().toArray({ limit })).toEqual(await client.agents.list().toArray({ limit }));
  },
);

test("streamOf is a stream of events", async () => {
  const start = () => streams.startStream({ inputs: "When is low water?" });
  expect(await collect(start())).toHaveLength(1);
  expect(await Promise.all(start().tee().map(collect))).toEqual([[expect.anything()], [expect.anything()]]);
  const [event] = await collect(start());
  expect(await start().toObjectStream().getReader().read()).toEqual({ value: event, done: false });
  expect(await collect(fromReadableStream(start().toReadableStream()))).toEqual([event]);
  expect(await start().finalResponse()).toMatchObject({ conversation_id: "conv_1" });
  expect((await start().withResponse()).response.status).toBe(200);
});
