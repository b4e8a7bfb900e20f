/** Mistakes in the declaration of an area that must not compile: `npm run typecheck` fails if one does. */

import type { AllData, AreaData } from "../../../../src/mock/areas/area-data.ts";
import { handlers as audio } from "../../../../src/mock/areas/audio/handlers.ts";
import { defineHandlers, type Handlers } from "../../../../src/mock/areas/define-handlers.ts";
import { judgesData as data } from "../../../../src/mock/areas/judges/seed.ts";
import type { Sandbox } from "../../../../src/mock/areas/tables.ts";

declare const allHandlers: Handlers;
declare const allData: AllData;

const { judges } = data.lists;
const { "audio.speech.create": _handler, ...otherHandlers } = allHandlers;
const { judges: _data, ...otherData } = allData;

// @ts-expect-error An area is missing in the list of handlers.
export const missingArea: Handlers = otherHandlers;

export const completeArea: Handlers = { ...otherHandlers, ...audio };

// @ts-expect-error An area has no data, but tables.ts has it.
export const missingData: AllData = otherData;

// @ts-expect-error An area has data, but tables.ts does not have it.
export const unlistedData: AllData = { ...allData, gulls: data };

// @ts-expect-error An area is in the place of another one.
export const exchangedArea: AllData = { ...allData, judges: allData.models };

// @ts-expect-error An operation has no handler.
export const missingHandler = defineHandlers("judges", {});

// @ts-expect-error The document has no such area.
export const unknownArea = defineHandlers("gulls", {});

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
