import fc from "fast-check";

/** A part of a valid request, which becomes large. */
export interface Growth {
  readonly part: "string" | "array" | "members" | "nesting" | "query" | "headers";
  /** Selects one of the places in the body that can grow. */
  readonly nth: number;
  /** Characters, elements, members, levels, parameters or headers. */
  readonly size: number;
}

const growth = (part: Growth["part"], ...sizes: number[]) =>
  fc.record<Growth>({ part: fc.constant(part), nth: fc.nat({ max: 30 }), size: fc.constantFrom(...sizes) });

/** Rarely megabytes, because they take long. Node.js refuses a head of more than 16 kB. */
export const growths: fc.Arbitrary<Growth> = fc.oneof(
  growth("string", 10_000, 100_000, 100_000, 3_000_000),
  growth("array", 1000, 10_000, 10_000, 100_000),
  growth("members", 1000, 9_000, 20_000),
  growth("nesting", 90, 100, 1000),
  growth("query", 100, 1000, 3000),
  growth("headers", 100, 1000, 2500),
);

/** Returns the body with one large part; the body itself if it has no such part. */
export function grown(body: unknown, { part, nth, size }: Growth): unknown {
  const places = [...listPlaces(body, part)];
  if (places.length === 0) return body;
  return replaced(body, places[nth % places.length]!, (value) => enlarged(value, part, size));
}

/** Names and values of the additional parameters of the query string. */
export const grownQuery = (size: number) => Array.from({ length: size }, (_, index) => `x${index % 10}=`).join("&");

export const grownHeaders = (size: number) => Array.from({ length: size }, (_, index) => [`X${index}`, ""] as const);

type Path = readonly (string | number)[];

function* listPlaces(value: unknown, part: Growth["part"], path: Path = []): Generator<Path> {
  if (Array.isArray(value)) {
    if (part === "array" || part === "nesting") yield path;
    for (const [index, item] of value.entries()) yield* listPlaces(item, part, [...path, index]);
  } else if (typeof value === "object" && value !== null) {
    if (part === "members" || part === "nesting") yield path;
    for (const [name, field] of Object.entries(value)) yield* listPlaces(field, part, [...path, name]);
  } else if (part === "nesting" || (part === "string" && typeof value === "string")) yield path;
}

function replaced(value: unknown, [step, ...rest]: Path, change: (value: unknown) => unknown): unknown {
  if (step === undefined) return change(value);
  if (Array.isArray(value)) return value.map((item, index) => (index === step ? replaced(item, rest, change) : item));
  // The path leads through objects and arrays only.
  return Object.fromEntries(
    Object.entries(value as object).map(([name, field]) => [
      name,
      name === step ? replaced(field, rest, change) : field,
    ]),
  );
}

function enlarged(value: unknown, part: Growth["part"], size: number): unknown {
  if (part === "array") {
    const items = value as unknown[]; // `listPlaces` finds a place of the part's type.
    return Array.from({ length: size }, (_, index) => (items.length > 0 ? items[index % items.length] : {}));
  }
  if (part === "members")
    return {
      ...(value as object),
      ...Object.fromEntries(Array.from({ length: size }, (_, index) => [`x${index}`, index])),
    };
  if (part === "string")
    return String(value || "x")
      .repeat(Math.ceil(size / (String(value).length || 1)))
      .slice(0, size);
  let nested = value;
  for (let level = 0; level < size; level += 1) nested = [nested];
  return nested;
}
