import type { Operand } from "./conditions.ts";
import type { FieldType } from "./fields.ts";
import type { Token } from "./tokens.ts";

/** RFC 3339, section 5.6. */
const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[-+]\d\d:\d\d)$/i;

/** The value that a token stands for; undefined if the field has another type. */
export function toOperand({ kind, value }: Token, type: FieldType): Operand | undefined {
  switch (type) {
    case "INT":
    case "FLOAT":
      return kind === "number" && Number.isFinite(Number(value)) ? Number(value) : undefined;
    case "BOOL":
      return kind === "word" && /^(?:true|false)$/i.test(value) ? value.toLowerCase() === "true" : undefined;
    case "TIMESTAMP": {
      const time = kind === "text" && DATE_TIME.test(value) ? Date.parse(value.toUpperCase()) : Number.NaN;
      return Number.isNaN(time) ? undefined : time;
    }
    default:
      return kind === "text" ? value : undefined;
  }
}

/** The expected operands, for errors where `toOperand` returns undefined. */
export const EXPECTED_OPERANDS: Record<FieldType, string> = {
  TEXT: "a text in single quotes",
  ENUM: "a text in single quotes",
  ARRAY: "a text in single quotes",
  MAP: "a text in single quotes",
  INT: "a number",
  FLOAT: "a number",
  BOOL: "true or false",
  TIMESTAMP: "a time in RFC 3339 format and single quotes, such as '2026-03-02T09:00:00Z'",
};
