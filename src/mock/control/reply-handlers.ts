import { notFound } from "../areas/problems.ts";
import { created, noContent, ok } from "../areas/responses.ts";
import type { ControlHandlers } from "./handler-types.ts";
import { checkCount, readReply } from "./replies.ts";

/** The operations that add replies and delete them. */
export function createReplyHandlers(
  maxReplies: number,
): Pick<ControlHandlers, "replies.list" | "replies.create" | "replies.clear" | "replies.delete"> {
  return {
    "replies.list": ({ update }) => update(({ sandbox }) => ok({ replies: [...sandbox.replies.all()] })),

    "replies.create": ({ body, update }) => {
      const reply = readReply(body, "/body");
      return update(({ sandbox }) => {
        checkCount(sandbox.replies, "replies", maxReplies);
        return created(sandbox.replies.put({ id: sandbox.newId("reply_"), ...reply }));
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
