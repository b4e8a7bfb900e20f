/** Mistakes in the declaration of an area that must not compile: `npm run typecheck` fails if one does. */
import { type AllAreas, type AreaData, defineArea } from "../../../../src/mock/areas/define-area.ts";
import { defineHandlers } from "../../../../src/mock/areas/handler.ts";
import { areas } from "../../../../src/mock/areas/index.ts";
import { handlers } from "../../../../src/mock/areas/judges/handlers.ts";
import { judgesData as data } from "../../../../src/mock/areas/judges/seed.ts";
import type { Sandbox } from "../../../../src/mock/areas/tables.ts";

const { judges } = data.lists;
const { judges: _area, ...otherAreas } = areas;

// @ts-expect-error An area is missing in the list of the server.
export const missingArea: AllAreas = otherAreas;

// @ts-expect-error The list of the server has an area that the document has not.
export const unknownArea: AllAreas = { ...areas, gulls: areas.judges };

// @ts-expect-error An area is in the place of another one.
export const exchangedArea: AllAreas = { ...areas, judges: areas.models };

// @ts-expect-error The area has no data, but tables.ts has it.
export const missingData = defineArea("judges", { handlers });

// @ts-expect-error The area has data, but tables.ts does not have it.
export const unlistedData = defineArea("audio", { handlers: areas.audio.handlers, data });

// @ts-expect-error An operation has no handler.
export const missingHandler = defineHandlers("judges", {});

// @ts-expect-error No area in tables.ts has the table.
export const unlistedTable = (sandbox: Sandbox) => sandbox.gulls;

// @ts-expect-error A table is missing.
export const missingTable: AreaData<"judges"> = { ...data, tables: {} };

// @ts-expect-error A table gets no rows.
export const missingRows: AreaData<"judges"> = { ...data, toRows: () => ({}) };

// @ts-expect-error A row lacks a field.
export const incompleteRow: AreaData<"judges"> = { ...data, toRows: () => ({ judges: [{ revision: "1" }] }) };

// @ts-expect-error A list is not made from rows.
export const missingEntries: AreaData<"judges"> = { ...data, toEntries: () => ({}) };

// @ts-expect-error A list is not described.
export const missingList: AreaData<"judges"> = { ...data, lists: {} };

// @ts-expect-error A list does not say which references its resources have.
export const missingReferences: AreaData<"judges"> = { ...data, lists: { judges: { key: ["id"] } } };

export const unknownList: AreaData<"judges"> = {
  ...data,
  // @ts-expect-error A reference is to a list that no area has.
  lists: { judges: { ...judges, references: ({ id }) => [["id", "gulls", id]] } },
};

// @ts-expect-error A key has a field that the resource has not.
export const unknownKey: AreaData<"judges"> = { ...data, lists: { judges: { ...judges, key: ["wings"] } } };

export const unknownOperation: AreaData<"judges"> = {
  ...data,
  // @ts-expect-error A list is recorded from an operation that the document has not.
  lists: { judges: { ...judges, recorded: { shows: { "judges.fly": [""] } } } },
};

// @ts-expect-error A table does not say which list its rows come from.
export const missingOrigin: AreaData<"judges"> = { ...data, origins: {} };

// @ts-expect-error The rows of a table come from a list of another area.
export const foreignOrigin: AreaData<"judges"> = { ...data, origins: { judges: { list: "models" } } };
