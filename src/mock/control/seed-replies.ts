import type { components } from "../../../generated/control/types.ts";
import { isJsonObject } from "../../core/json-object.ts";
import { createPatternChecks } from "../../core/patterns/pattern-checks.ts";
import type { Seed } from "../areas/seed.ts";
import { ProblemError, unprocessable, type Violation } from "../exchange/problems.ts";
import { toViolations } from "../exchange/violations.ts";
import { controlValidators } from "../lib/validators.ts";
import { type ControlledSandbox, type Tables, tables as tablesOfAll } from "../sandboxes/control-tables.ts";
import { defineTable } from "../state/table.ts";
import { readFault } from "./faults.ts";
import { readReply } from "./replies.ts";
import type { Checks } from "./snapshot.ts";
import { readTurn } from "./turns.ts";
import { explainControl } from "./unknown-fields.ts";

type Schemas = components["schemas"];

/** The lists in `_mock` of a seed that the control operations add to: each entry is as in the body of its operation. */
interface PreparedLists {
  readonly replies?: readonly Schemas["ReplyCreate"][];
  readonly faults?: readonly Schemas["FaultCreate"][];
  readonly turns?: readonly Schemas["TurnCreate"][];
}

export const PREPARED_LISTS = ["replies", "faults", "turns"] as const;
type ListName = (typeof PREPARED_LISTS)[number];

export function* preparedFormChecks(prepared: Record<ListName, unknown>): Checks {
  for (const name of PREPARED_LISTS) {
    const list = prepared[name];
    const pointer = `/_mock/${name}`;
    if (list === undefined) continue;
    if (!Array.isArray(list)) yield [{ pointer, detail: "must be an array", code: "type" }];
    else for (const [index, entry] of list.entries()) yield formViolations(name, entry, `${pointer}/${index}`);
  }
}

function formViolations(name: ListName, entry: unknown, pointer: string): readonly Violation[] {
  if (!isJsonObject(entry)) return [{ pointer, detail: "must be an object", code: "type" }];
  const id = `${name}.create` as const;
  const validate = controlValidators[id].body!; // The document has it.
  const [body, place] = name === "turns" ? [{ turns: [entry] }, "/body/turns/0"] : [entry, "/body"];
  if (validate(body)) return [];
  return toViolations(validate.errors, "/body").map((violation) => {
    const explained = explainControl(id, violation, body);
    return { ...explained, pointer: pointer + explained.pointer.slice(place.length) };
  });
}

/** Finds the reasons for which the control operations would refuse the entries. `sandbox` has the resources of the seed. */
export function* preparedChecks(seed: Seed, sandbox: ControlledSandbox): Checks {
  for (const read of readers(seed, sandbox)) {
    try {
      read();
      yield [];
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      yield error.problem.errors ?? [];
    }
  }
}

/** Throws a 422 for a seed that has more of them than a sandbox may have. */
export function checkPreparedCount(seed: Seed, max: number): void {
  const lists = listsOf(seed);
  for (const name of PREPARED_LISTS)
    if ((lists[name]?.length ?? 0) > max)
      unprocessable(`/body/_mock/${name}`, `A sandbox has at most ${max} ${name} (--max-replies).`);
}

/** Returns the tables with the replies, faults and turns of a valid seed. Their ids are those of no sandbox. */
export function withPrepared(seed: Seed, tables: Tables, sandbox: ControlledSandbox): Tables {
  const rows: Record<ListName, { id: string }[]> = { replies: [], faults: [], turns: [] };
  for (const read of readers(seed, sandbox)) {
    const { name, row } = read();
    rows[name].push(row);
  }
  const definitions = PREPARED_LISTS.filter((name) => rows[name].length > 0).map((name) => [
    name,
    defineTable(tablesOfAll[name].key as (row: { id: string }) => string, rows[name]),
  ]);
  return { ...tables, ...Object.fromEntries(definitions) };
}

/** A function for each entry, which makes its row or throws a ProblemError. */
function* readers(seed: Seed, sandbox: ControlledSandbox): Generator<() => { name: ListName; row: { id: string } }> {
  const { replies = [], faults = [], turns = [] } = listsOf(seed);
  // The patterns of a seed share the limit of a request.
  const checks = createPatternChecks();
  for (const [index, reply] of replies.entries()) {
    const read = () => readReply(reply, `/_mock/replies/${index}`, checks);
    yield () => ({ name: "replies", row: { id: `reply_${index}`, ...read() } });
  }
  for (const [index, fault] of faults.entries()) {
    const read = () => readFault(fault, `/_mock/faults/${index}`, checks);
    yield () => ({ name: "faults", row: { id: `fault_${index}`, ...read() } });
  }
  for (const [index, turn] of turns.entries())
    yield () => ({ name: "turns", row: { id: `turn_${index}`, ...readTurn(sandbox, turn, `/_mock/turns/${index}`) } });
}

function listsOf({ _mock = {} }: Seed): PreparedLists {
  return _mock as PreparedLists; // Its form is valid, and the areas do not know these lists.
}
