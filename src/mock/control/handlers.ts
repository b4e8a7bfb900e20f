import { operations } from "../../../generated/control/operations.ts";
import type { components, operations as Operations } from "../../../generated/control/types.ts";
import { validators } from "../../../generated/control/validators.ts";
import type { Answer, Body } from "../areas/handler.ts";
import { notFound, unprocessable } from "../areas/problems.ts";
import { created, noContent, ok } from "../areas/responses.ts";
import { instantOf } from "../sandbox/parse-time.ts";
import type { Beginning, Keeper, Snapshot } from "../sandbox/sandbox.ts";
import type { Exchange } from "../server/request-context.ts";
import type { Service } from "../server/service.ts";
import type { JournalEntry } from "../server/types.ts";
import type { Output } from "../server/validate-response.ts";
import type { InjectedFault } from "./state.ts";

/** What control needs of the mock. */
export interface ControlHost {
  readonly beginning: Beginning;
  /** Puts another world in the place of the one with this name. */
  readonly replace: (name: string, from: Beginning | Snapshot) => void;
  /** Moves the clock to a time, and runs what falls due. False if so much happens that it stopped on the way. */
  readonly advance: (keeper: Keeper, to: number) => boolean;
  readonly journal: (world: string) => readonly JournalEntry[];
  readonly clearJournal: (world: string) => void;
}

interface ControlRequest<Id extends keyof Operations> {
  readonly path: NonNullable<Operations[Id]["parameters"]["path"]>;
  readonly body: Body<Operations[Id]>;
  readonly keeper: Keeper;
}

/** A file is sent as it is, and so has no JSON answer. */
type ControlHandlers = {
  readonly [Id in keyof Operations]: (
    request: ControlRequest<Id>,
  ) => Id extends "files.get" ? Output : Answer<Operations[Id]>;
};

/** The operations under `/_mock/`, described in openapi/control/openapi.yaml. */
export function createControl(host: ControlHost): Service {
  const handlers = handlersOf(host);
  return {
    operations,
    validators,
    handle(id, { json, keeper, parameters }: Exchange): Output {
      // Each handler gets the body of its own operation, which the validators have checked.
      const handler = handlers[id as keyof Operations] as unknown as (request: unknown) => Output;
      return handler({ path: parameters?.path, body: json?.kind === "json" ? json.value : undefined, keeper });
    },
  };
}

function handlersOf({ beginning, replace, advance, journal, clearJournal }: ControlHost): ControlHandlers {
  return {
    "world.reset": ({ body, keeper: { world } }) => {
      const clock = body?.now === undefined ? beginning.clock : instantOf(body.now);
      replace(world.name, { seed: body?.seed ?? beginning.seed, clock });
      clearJournal(world.name);
      return noContent();
    },

    // A snapshot's rows are objects, which is all that its type says.
    "snapshot.get": ({ keeper }) => ok(keeper.snapshot() as components["schemas"]["Snapshot"]),

    "snapshot.restore": ({ body, keeper: { world } }) => {
      replace(world.name, body);
      return noContent();
    },

    "clock.get": ({ keeper }) => ok(clockOf(keeper)),

    "clock.move": ({ body, keeper }) => {
      const now = keeper.world.now();
      const to = body.advance_to === undefined ? now + (body.advance_ms ?? 0) : instantOf(body.advance_to);
      if (to < now)
        unprocessable("/body/advance_to", `It is ${keeper.world.time()} already, and the clock can't go back.`);
      if (to > now + MOST_DAYS * 86_400_000)
        unprocessable(
          "/body/advance_to",
          `That is more than ${MOST_DAYS} days ahead. Move the clock in several steps.`,
        );
      if (!advance(keeper, to)) {
        const place = body.advance_to === undefined ? "/body/advance_ms" : "/body/advance_to";
        unprocessable(
          place,
          `So much happens until then that it is ${keeper.world.time()} only. Go on in smaller steps.`,
        );
      }
      return ok(clockOf(keeper));
    },

    "journal.get": ({ keeper: { world } }) => ok({ requests: [...journal(world.name)] }),

    "journal.clear": ({ keeper: { world } }) => {
      clearJournal(world.name);
      return noContent();
    },

    "faults.list": ({ keeper: { world } }) => ok({ faults: [...world.faults.all()] }),

    "faults.create": ({ body, keeper: { world } }) => {
      const fault: InjectedFault = {
        id: world.id("fault_"),
        operation_id: body.operation_id,
        remaining: body.times === undefined ? 1 : body.times,
        latency_ms: body.latency_ms ?? null,
        status: body.status ?? null,
        retry_after: body.retry_after ?? null,
        drop: body.drop ?? false,
        cut_after_bytes: body.cut_after_bytes ?? null,
        cut_after_events: body.cut_after_events ?? null,
      };
      return created(world.faults.put(fault));
    },

    "faults.delete": ({ keeper: { world } }) => {
      for (const { id } of world.faults.all()) world.faults.delete(id);
      return noContent();
    },

    "files.get": ({ path, keeper: { world } }) => {
      const file =
        world.files.get(path.file_id) ?? notFound("FILE_NOT_FOUND", `There is no file ${path.file_id} in this world.`);
      return { status: 200, raw: { mediaType: file.mediaType, body: file.content } };
    },
  };
}

const MOST_DAYS = 366;

function clockOf(keeper: Keeper): components["schemas"]["Clock"] {
  const next = keeper.nextTask();
  return { now: keeper.world.time(), next: next ? keeper.world.time(next.at) : null };
}
