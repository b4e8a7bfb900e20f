import type { Document, Schema } from "../../src/core/document.ts";
import { taskRow } from "../../src/mock/areas/schemas.ts";
import { listAreas } from "./areas.ts";

export interface RowSchemas {
  /** By table. */
  readonly tables: Readonly<Record<string, Schema>>;
  /** Schemas that the rows refer to, besides the components of the document. */
  readonly components: Readonly<Record<string, Schema>>;
}

/** The tables of the control, whose document describes their rows. */
export const controlRows: RowSchemas = {
  tables: {
    faults: { $ref: "#/components/schemas/Fault" },
    replies: { $ref: "#/components/schemas/Reply" },
    turns: { $ref: "#/components/schemas/Turn" },
  },
  components: {},
};

export function areaRows(document: Document): RowSchemas {
  const areas = listAreas(document);
  return {
    tables: Object.assign({ tasks: taskRow }, ...areas.map(({ rows }) => rows)),
    components: Object.assign({}, ...areas.map(({ components }) => components)),
  };
}
