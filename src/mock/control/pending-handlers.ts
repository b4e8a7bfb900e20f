import { notFound } from "../exchange/problems.ts";
import { created, type EmptyResponse, noContent, ok } from "../exchange/responses.ts";
import type { Table } from "../state/table.ts";
import { readFault } from "./faults.ts";
import type { ControlHandlers } from "./handler-types.ts";
import { checkCount, readReply } from "./replies.ts";
import { readTurn } from "./turns.ts";

type PendingOperation = `${"replies" | "faults" | "turns"}.${"list" | "create" | "clear" | "delete"}`;

/** The operations that add replies, faults and turns, at most `max` of each, and delete them. */
export function createPendingHandlers(max: number): Pick<ControlHandlers, PendingOperation> {
  return {
    "replies.list": ({ update }) => update(({ sandbox }) => ok({ replies: [...sandbox.replies.all()] })),
    "faults.list": ({ update }) => update(({ sandbox }) => ok({ faults: [...sandbox.faults.all()] })),
    "turns.list": ({ update }) => update(({ sandbox }) => ok({ turns: [...sandbox.turns.all()] })),

    "replies.create": ({ body, update }) => {
      const reply = readReply(body, "/body");
      return update(({ sandbox }) => {
        checkCount(sandbox.replies, "replies", max);
        return created(sandbox.replies.put({ id: sandbox.newId("reply_"), ...reply }));
      });
    },

    "faults.create": ({ body, update }) => {
      const fault = readFault(body, "/body");
      return update(({ sandbox }) => {
        checkCount(sandbox.faults, "faults", max);
        return created(sandbox.faults.put({ id: sandbox.newId("fault_"), ...fault }));
      });
    },

    "turns.create": ({ body, update }) =>
      update(({ sandbox }) => {
        checkCount(sandbox.turns, "turns", max, body.turns.length);
        const turns = body.turns.map((turn, index) => ({
          id: sandbox.newId("turn_"),
          ...readTurn(sandbox, turn, `/body/turns/${index}`),
        }));
        return created({ turns: turns.map((turn) => sandbox.turns.put(turn)) });
      }),

    "replies.clear": ({ update }) => update(({ sandbox }) => clear(sandbox.replies)),
    "faults.clear": ({ update }) => update(({ sandbox }) => clear(sandbox.faults)),
    "turns.clear": ({ update }) => update(({ sandbox }) => clear(sandbox.turns)),

    "replies.delete": ({ path, update }) => update(({ sandbox }) => remove(sandbox.replies, "reply", path.reply_id)),
    "faults.delete": ({ path, update }) => update(({ sandbox }) => remove(sandbox.faults, "fault", path.fault_id)),
    "turns.delete": ({ path, update }) => update(({ sandbox }) => remove(sandbox.turns, "turn", path.turn_id)),
  };
}

function clear(table: Table<{ readonly id: string }>): EmptyResponse {
  for (const { id } of table.all()) table.delete(id);
  return noContent();
}

function remove(table: Pick<Table<unknown>, "delete">, what: "reply" | "fault" | "turn", id: string): EmptyResponse {
  if (!table.delete(id))
    notFound(`${what.toUpperCase()}_NOT_FOUND`, `There is no pending ${what} ${id} in this sandbox.`);
  return noContent();
}
