import { cases, type OperationCase } from "../cases.ts";
import { resolve } from "../document.ts";

type Item = Readonly<Record<string, unknown>>;

/** A field of a listing with the identifiers of resources. */
export interface Source {
  readonly listing: OperationCase;
  /** JSON pointer to the items in the response of the listing. */
  readonly items: string;
  /** Field of an item that has the identifier. */
  readonly field: string;
  /** The items in the example of the listing, by identifier. */
  readonly examples: ReadonlyMap<string, Item>;
  /** Path of the collection, such as `/v1/agents`. */
  readonly collection: string;
  /** Other listings of the same resources, such as `/v1/agents/pages`. */
  readonly others: readonly Source[];
}

const isScalar = (value: unknown) => typeof value === "string" || typeof value === "number";
const isItem = (value: unknown): value is Item => typeof value === "object" && value !== null && !Array.isArray(value);
const wirePath = ({ path }: OperationCase) => path.replace(/#.*/, "");

/** The arrays of objects in a value, by JSON pointer: at its root, or up to two levels below. */
export function arraysIn(value: unknown, pointer = "", depth = 0): [pointer: string, items: Item[]][] {
  if (Array.isArray(value)) return value.length > 0 && value.every(isItem) ? [[pointer, value]] : [];
  if (!isItem(value) || depth === 2) return [];
  return Object.entries(value).flatMap(([key, part]) => arraysIn(part, `${pointer}/${key}`, depth + 1));
}

/** All fields of all items in the examples of listings. */
const fields: readonly Omit<Source, "collection" | "others">[] = cases
  .filter(({ method, id }) => method === "get" && /\.list\w*$/.test(id))
  .flatMap((listing) =>
    Object.values(listing.responses.find(({ status }) => status === 200)?.examples ?? {}).flatMap((example) =>
      arraysIn(example).flatMap(([items, examples]) =>
        [...new Set(examples.flatMap(Object.keys))]
          .filter((field) => examples.some((item) => isScalar(item[field])))
          .map((field) => ({
            listing,
            items,
            field,
            examples: new Map(examples.map((item) => [String(item[field]), item])),
          })),
      ),
    ),
  );

const sources = new Map<string, Source | undefined>();

/**
 * Returns the source of a path parameter: the listing whose example has an item with the example of the parameter, preferably
 * the one at the path before the parameter. Undefined for a parameter whose values are fixed.
 */
export function chooseSource(testCase: OperationCase, name: string): Source | undefined {
  const key = `${testCase.path} ${name}`;
  if (!sources.has(key)) sources.set(key, findSource(testCase, name));
  return sources.get(key);
}

function findSource(testCase: OperationCase, name: string): Source | undefined {
  const parameter = testCase.parameters.find((other) => other.in === "path" && other.name === name);
  if (!parameter || resolve(parameter.schema).enum) return undefined;
  const [collection = ""] = wirePath(testCase).split(`/{${name}}`);
  const found = fields.filter(({ examples }) => examples.has(String(parameter.example)));
  const source =
    found.find(
      ({ listing, items }) => wirePath(listing) === collection && listing.operation["x-pagination"]?.items === items,
    ) ??
    found.find(({ listing }) => wirePath(listing) === collection) ??
    // Without path parameters, it needs no other resource.
    found.find(({ listing, field }) => !listing.path.includes("{") && (field === "id" || field === name));
  if (!source) return undefined;
  // Lists of the same collection, but not those of its parts.
  const listings = new Set(
    found.map(({ listing }) => listing).filter(({ path }) => /^\/\w+$/.test(path.replace(collection, ""))),
  );
  const others = [...listings].flatMap(
    (listing) => found.find((each) => each.listing === listing && each.field === source.field) ?? [],
  );
  return { ...source, collection, others: others.map((other) => ({ ...other, collection, others: [] })) };
}

/**
 * The sources of identifiers that occur in queries and bodies, by the identifiers in the examples. Names of an API's own
 * vocabulary, such as the fields of spans, have listings too, but their items have no id.
 */
export const identifiers: ReadonlyMap<string, Source> = new Map(
  cases
    .flatMap((testCase) =>
      testCase.parameters.flatMap((parameter) =>
        parameter.in === "path" ? (chooseSource(testCase, parameter.name) ?? []) : [],
      ),
    )
    .filter(({ listing, examples }) => {
      const [item = {}] = examples.values();
      return !listing.path.includes("{") && Object.keys(item).some((field) => /(^|_)id$/.test(field));
    })
    .flatMap((source) => [...source.examples.keys()].map((id): [string, Source] => [id, source])),
);

/** Returns the operation that creates the resources of a collection. */
export function findCreator({ collection }: Source): OperationCase | undefined {
  return cases.find(({ method, path, creates }) => method === "post" && path === collection && creates);
}

/**
 * Returns the operation that deletes the created resource, and the name of its path parameter. Undefined for a PUT, which may
 * have changed an existing resource.
 */
export function findRemover(creator: OperationCase): { remover: OperationCase; parameter: string } | undefined {
  if (creator.method !== "post") return undefined;
  const created = creator.transitions.map(({ creates }) => creates);
  for (const remover of cases) {
    const [, parameter] = /\/\{(\w+)\}$/.exec(remover.path) ?? [];
    const deletes = remover.transitions.some(({ deletes }) => deletes !== undefined && created.includes(deletes));
    if (remover.method === "delete" && parameter !== undefined && deletes) return { remover, parameter };
  }
  return undefined;
}

/** Returns the operation that ends what was created, if nothing deletes it, such as an execution. */
export function findTerminator(creator: OperationCase): { remover: OperationCase; parameter: string } | undefined {
  const created = creator.transitions.map(({ creates }) => creates);
  for (const remover of cases) {
    const [, parameter] = /\/\{(\w+)\}\/terminate$/.exec(remover.path) ?? [];
    if (parameter !== undefined && remover.transitions.some(({ resource }) => created.includes(resource)))
      return { remover, parameter };
  }
  return undefined;
}

/** Returns the operation that cancels a resource that must end before it can be deleted. */
export function findCanceler(remover: OperationCase): OperationCase | undefined {
  return cases.find(({ method, path }) => method === "post" && path === `${remover.path}/cancel`);
}
