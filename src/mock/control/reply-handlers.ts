import { notFound } from "../areas/problems.ts";
import { created, noContent, ok } from "../areas/responses.ts";
import type { ControlHandlers } from "./handler-types.ts";
import { checkCount, readContent } from "./replies.ts";

/** The operations that add replies and delete them. */
export function createReplyHandlers(
  maxReplies: number,
): Pick<ControlHandlers, "replies.list" | "replies.create" | "replies.clear" | "replies.delete"> {
  return {
    "replies.list": ({ update }) => update(({ sandbox }) => ok({ replies: [...sandbox.replies.all()] })),

    "replies.create": async ({ body, update }) => {
      const { match, times = 1, delay_ms = 0 } = body;
      const content = await readContent(body);
      return update(({ sandbox }) => {
        checkCount(sandbox.replies, "replies", maxReplies);
        const reply = { id: sandbox.newId("reply_"), match, remaining: times, delay_ms, ...content };
        return created(sandbox.replies.put(reply));
      });
    },

    "replies.clear": ({ update }) =>
      update(({ sandbox }) => {
        for (const { id } of sandbox.replies.all()) sandbox.replies.delete(id);
        return noContent();
      }),

    "replies.delete": ({ path, update }) =>
      update(({ sandbox }) => {
        if (!sandbox.replies.delete(path.reply_id))
          notFound("REPLY_NOT_FOUND", `There is no pending reply ${path.reply_id} in this sandbox.`);
        return noContent();
      }),
  };
}
