import { type HostileCase, succeed } from "../case.ts";
import { LARGE_AGENT } from "./stored-agents.ts";

/** Their responses need memory until they are read. */
export const pipelining: HostileCase = {
  name: "pipelines 740 requests for an agent of 9.5 MB on each of five connections, and reads nothing",
  megabytes: 500,
  async attack(target) {
    const { id } = JSON.parse(await succeed(target, "POST", "/v1/agents", LARGE_AGENT)) as { id: string };
    const request = target.toBytes("GET", `/v1/agents/${id}`);
    for (let count = 0; count < 5; count += 1) await target.open(Buffer.concat(Array(740).fill(request)));
    await target.idle();
  },
};

export const pipelinedLists: HostileCase = {
  name: "pipelines 5,000 requests for a page of 100 agents on each of 20 connections, and reads nothing",
  megabytes: 500,
  async attack(target) {
    const agent = { model: "aurora-large", name: "x", instructions: "x".repeat(1000) };
    for (let count = 0; count < 100; count += 1) await target.send("POST", "/v1/agents", agent);
    const requests = Buffer.concat(Array(5000).fill(target.toBytes("GET", "/v1/agents?page_size=100")));
    for (let count = 0; count < (target.isQuick ? 5 : 20); count += 1) await target.open(requests);
    await target.idle();
  },
};

/** One on each connection. */
export const unreadResponses: HostileCase = {
  name: "requests an agent of 9.5 MB on each of 200 connections, and reads nothing",
  megabytes: 700,
  async attack(target) {
    const { id } = JSON.parse(await succeed(target, "POST", "/v1/agents", LARGE_AGENT)) as { id: string };
    const request = target.toBytes("GET", `/v1/agents/${id}`);
    for (let count = 0; count < (target.isQuick ? 80 : 200); count += 1) await target.open(request);
    await target.idle();
  },
};

/** The document needs no key. */
export const unreadWithoutKey: HostileCase = {
  name: "pipelines 8 requests for the document without a key on each of 1,000 connections, and reads nothing",
  megabytes: 700,
  async attack(target) {
    const requests = Buffer.concat(Array(8).fill(target.toBytes("GET", "/openapi.json", undefined, { key: null })));
    for (let count = 0; count < (target.isQuick ? 300 : 1000); count += 1) await target.open(requests);
    await target.idle();
  },
};
