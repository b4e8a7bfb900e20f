import { numberAt, readType, type Schema } from "./schema.ts";

/** A number within the schema's bounds: the first of the `preferred` ones that fits, or another one for each variant. */
export function numberOfSchema(schema: Schema, variant: number, preferred: readonly number[]): number {
  const isInteger = readType(schema) === "integer";
  const step = numberAt(schema, "multipleOf") ?? (isInteger ? 1 : undefined);
  const [above, below] = [numberAt(schema, "exclusiveMinimum"), numberAt(schema, "exclusiveMaximum")];
  const least = Math.max(numberAt(schema, "minimum") ?? Number.NEGATIVE_INFINITY, above ?? Number.NEGATIVE_INFINITY);
  const most = Math.min(numberAt(schema, "maximum") ?? Number.POSITIVE_INFINITY, below ?? Number.POSITIVE_INFINITY);
  const fits = (value: number) =>
    value >= least && value <= most && value !== above && value !== below && (!step || Number.isInteger(value / step));
  const base = Number.isFinite(least) ? least : Math.min(1, most);
  const first = step ? Math.ceil(base / step) * step : base;
  const middle = Number.isFinite(least) && Number.isFinite(most) ? (least + most) / 2 : base + 1;
  const candidates = [
    ...(variant === 0 ? preferred : []),
    first + variant * (step ?? 1),
    first + (step ?? 1),
    middle,
    most - (step ?? 1),
  ];
  return candidates.find(fits) ?? first;
}
