import type { Body } from "../../requests/prepare.ts";
import type { Json } from "../../requests/stored.ts";
import { later, type Sentence, type Server } from "./sentence.ts";

/** Starts a conversation with a model, and resolves to its place and its first entry. */
async function startConversation({ send }: Server, settings: Json = {}) {
  const { conversation_id } = await send("conversations.start", {
    body: { inputs: "When is low water?", ...settings },
  });
  const path = { conversation_id };
  const { entries } = await send("conversations.getHistory", { path });
  return { path, entry: entries[0].id as string };
}

export const conversations: readonly Sentence[] = [
  {
    operations: ["conversations.restart"],
    text: "The original does not change, and you can continue both.",
    run: async (server) => {
      const { send } = server;
      const { path, entry } = await startConversation(server);
      const body = { from_entry_id: entry, inputs: "And high water?" };
      const { conversation_id } = await send("conversations.restart", { path, body });
      const copy = { conversation_id };
      const append = (of: Json) => send("conversations.append", { path: of, body: { inputs: "And tomorrow?" } });
      const read = async (of: Json): Promise<string[]> =>
        (await send("conversations.getHistory", { path: of })).entries.map(({ id }: Body) => id);
      const restarted = await read(copy);
      await append(path);
      const kept = await read(copy);
      const continued = await read(path);
      await append(copy);
      const original = await read(path);
      const before = await read(copy);
      await send("conversations.delete", { path });
      const left = await read(copy).catch(() => "an error");
      return [
        ["/body/entries", restarted, kept, "only the original was continued"],
        ["/body/entries", continued, original, "only the restarted one was continued"],
        ["/body/entries", before, left, "only the original was deleted"],
      ];
    },
  },
  {
    operations: ["conversations.append"],
    text: "Settings for this response only.",
    run: async (server) => {
      const { send } = server;
      const { path } = await startConversation(server, { completion_args: { temperature: 0.3 } });
      const before = await send("conversations.get", { path });
      await send("conversations.append", { path, body: { inputs: "Why?", completion_args: { temperature: 0.7 } } });
      const { completion_args } = await send("conversations.get", { path });
      const reason = "those of an append are for one response";
      return [["/body/completion_args", before.completion_args, completion_args, reason]];
    },
  },
  {
    operations: ["conversations.restart"],
    text: "Omitted settings are taken from the original.",
    run: async (server) => {
      const { send } = server;
      const sent = crypto.randomUUID();
      const settings = { metadata: { case: sent }, completion_args: { temperature: 0.3 } };
      const { path, entry } = await startConversation(server, settings);
      const caseOf = ({ metadata }: Json) => (metadata === undefined ? undefined : (Object(metadata).case ?? null));
      const restart = async (body: Json): Promise<Body> => {
        const input = { path, body: { from_entry_id: entry, inputs: "Why?", ...body } };
        const { conversation_id } = await send("conversations.restart", input);
        return send("conversations.get", { path: { conversation_id } });
      };
      const copy = await restart({ completion_args: { max_tokens: 50 } });
      const original = await send("conversations.get", { path });
      const other = await restart({ metadata: { case: "other" } });
      return [
        ["/body/metadata/case", sent, caseOf(copy), "the restart omits it"],
        ["/body/completion_args/temperature", 0.3, copy.completion_args?.temperature, "the restart omits it"],
        ["/body/completion_args/max_tokens", 50, copy.completion_args?.max_tokens, "the restart sets it"],
        ["/body/metadata/case", "other", caseOf(other), "the restart sets it"],
        ["/body/metadata/case", sent, caseOf(original), "only a restarted conversation has another"],
      ];
    },
  },
  {
    operations: ["conversations.list"],
    text: "Returns the conversations in the workspace, newest first.",
    writes: true,
    run: async (server) => {
      const { send, until } = server;
      const { path } = await startConversation(server);
      const older = path.conversation_id;
      await later();
      const newer = (await startConversation(server)).path.conversation_id;
      await send("conversations.append", { path, body: { inputs: "And tomorrow?" } });
      return until(async () => {
        const items: Body[] = await send("conversations.list");
        const listed = items.map(({ id }) => id).filter((id) => id === older || id === newer);
        // Others may have started more than a page of them.
        const found = listed.length === 2 ? listed : undefined;
        return [["/body", [newer, older], found, "the newest conversation is first, whichever changed last"]];
      });
    },
  },
];
