/** Together, these values violate most types, formats, bounds, patterns, enums and constants. */
const WRONG_VALUES: unknown[] = [
  null,
  true,
  -1,
  12.5,
  1e10,
  "",
  "wrong",
  "x".repeat(3000),
  "2026-03-02T09:00:00Z",
  [],
  ["wrong"],
  {},
  { wrong: true },
];

/** Copies of the value with one change each: a field removed, or a value replaced by one of WRONG_VALUES. */
export function* generateMutations(value: unknown): Generator<{ at: string; value: unknown }> {
  for (const wrong of WRONG_VALUES) yield { at: `${JSON.stringify(wrong).slice(0, 30)} at `, value: wrong };
  if (Array.isArray(value)) {
    yield { at: "twice as many items at ", value: [...value, ...value] };
    // In most examples, the other items are similar.
    for (const { at, value: item } of value.length > 0 ? generateMutations(value[0]) : [])
      yield { at: at.replace(/ at /, " at /0"), value: [item, ...value.slice(1)] };
  } else if (typeof value === "object" && value !== null) {
    for (const [name, field] of Object.entries(value)) {
      const { [name]: _, ...rest } = value as Record<string, unknown>;
      yield { at: `nothing at /${name}`, value: rest };
      for (const { at, value: changed } of generateMutations(field))
        yield { at: at.replace(/ at /, ` at /${name}`), value: { ...value, [name]: changed } };
    }
  }
}
