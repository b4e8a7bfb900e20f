import { notFound } from "../areas/problems.ts";
import { created, noContent, ok } from "../areas/responses.ts";
import type { ControlHandlers } from "./handler-types.ts";
import { checkCount } from "./replies.ts";
import { readTurn } from "./turns.ts";

/** The operations that add scripted turns and delete them. */
export function createTurnHandlers(
  maxTurns: number,
): Pick<ControlHandlers, "turns.list" | "turns.create" | "turns.clear" | "turns.delete"> {
  return {
    "turns.list": ({ update }) => update(({ sandbox }) => ok({ turns: [...sandbox.turns.all()] })),

    "turns.create": ({ body, update }) =>
      update(({ sandbox }) => {
        checkCount(sandbox.turns, "turns", maxTurns, body.turns.length);
        const turns = body.turns.map((turn, index) => ({
          id: sandbox.newId("turn_"),
          ...readTurn(sandbox, turn, `/body/turns/${index}`),
        }));
        return created({ turns: turns.map((turn) => sandbox.turns.put(turn)) });
      }),

    "turns.clear": ({ update }) =>
      update(({ sandbox }) => {
        for (const { id } of sandbox.turns.all()) sandbox.turns.delete(id);
        return noContent();
      }),

    "turns.delete": ({ path, update }) =>
      update(({ sandbox }) => {
        if (!sandbox.turns.delete(path.turn_id))
          notFound("TURN_NOT_FOUND", `There is no pending turn ${path.turn_id} in this sandbox.`);
        return noContent();
      }),
  };
}
