import { type HostileCase, succeed, type Target } from "../case.ts";
import { LARGE_AGENT } from "./stored-agents.ts";

/** Opens the connections first, so that the requests arrive together. */
async function sendTogether(target: Target, count: number, request: Uint8Array): Promise<void> {
  const none = new Uint8Array(0);
  const sockets = await Promise.all(Array.from({ length: count }, () => target.open(none)));
  for (const socket of sockets) {
    socket.resume();
    socket.write(request);
  }
  await target.idle();
}

export const simultaneousAgents: HostileCase = {
  name: "requests an agent of 9.5 MB on 400 open connections at the same time",
  megabytes: 900,
  async attack(target) {
    const { id } = JSON.parse(await succeed(target, "POST", "/v1/agents", LARGE_AGENT)) as { id: string };
    await sendTogether(target, target.isQuick ? 60 : 400, target.toBytes("GET", `/v1/agents/${id}`));
  },
};

export const simultaneousConversations: HostileCase = {
  name: "starts a conversation of 2,200 messages on 300 open connections at the same time",
  megabytes: 700,
  async attack(target) {
    const inputs = Array(2200).fill({ role: "user", content: "" });
    const body = { model: "aurora-large", store: false, inputs };
    await sendTogether(target, target.isQuick ? 150 : 300, target.toBytes("POST", "/v1/conversations", body));
  },
};

export const simultaneousDocuments: HostileCase = {
  name: "requests the document without a key on 800 open connections at the same time",
  megabytes: 700,
  attack: (target) => sendTogether(target, 800, target.toBytes("GET", "/openapi.json", undefined, { key: null })),
};
