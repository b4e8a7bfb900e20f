import { expect, test } from "vitest";
import { renderClient } from "../../scripts/generate/client.ts";
import type { Document, Operation, Pagination, Parameter, Schema } from "../../src/core/document.ts";
import { defined } from "../defined.ts";
import { smallDocument } from "./small-document.ts";

const BIRD = { $ref: "#/components/schemas/Bird" };
const birdId: Parameter = { name: "bird_id", in: "path", required: true, schema: { type: "string" } };
const json = (schema: Schema) => ({ "application/json": { schema } });
const respondingWith = (schema: Schema) => ({ "200": { description: "It.", content: json(schema) } });

/** The small document with one operation for each operationId. */
function withOperationIds(...operationIds: string[]): Document {
  const document = smallDocument();
  const { get } = defined(document.paths["/birds/{bird_id}"]);
  document.paths = Object.fromEntries(
    operationIds.map((operationId, index) => [`/birds/${index}`, { get: { ...get!, operationId } }]),
  );
  return document;
}

/** The small document with one operation at a path without parameters. */
function withoutId(operation: Partial<Operation>): Document {
  const document = smallDocument(operation, "/birds");
  delete defined(document.paths["/birds"]).parameters;
  return document;
}

/** The declarations of the only method, without comments, and then the table of operations. */
function renderMethod(document: Document): string[] {
  const text = renderClient(document);
  const lines = text.split("\n");
  const data = defined(/^export const operationTable = `(.*)`;$/m.exec(text)?.[1]);
  const resource = lines.findIndex((line) => line.startsWith("export interface BirdsResource"));
  const end = lines.indexOf("}", resource);
  const methods = lines.slice(resource + 1, end).filter((line) => !/^ {2} ?[/*]/.test(line));
  return [...methods.map((line) => line.trim()), data];
}

const page = { type: "object", properties: { birds: { type: "array", items: BIRD }, total: {}, next: {} } };
const PAGED =
  'get(options?: BirdsGetOptions): PageCall<Bird, operations["birds.get"]["responses"][200]["content"]["application/json"]>;';

/** A list of birds with 20 on a page. */
function paged(pagination: Omit<Pagination, "items">): Document {
  return withoutId({
    parameters: [{ name: "size", in: "query", schema: { type: "integer", default: 20 } }],
    "x-pagination": { ...pagination, items: "/birds" },
    responses: respondingWith(page),
  });
}

const cases: [name: string, given: Document, want: string[]][] = [
  [
    "declares one id and the type of the response",
    smallDocument(),
    ["get(birdId: string, options?: RequestOptions): Call<Bird>;", "0/birds/{bird_id} G0birds.get"],
  ],
  [
    "declares no id for a path without parameters",
    withoutId({}),
    ["get(options?: RequestOptions): Call<Bird>;", "0/birds G0birds.get"],
  ],
  [
    "declares two ids as one object, with their types",
    smallDocument(
      { parameters: [{ name: "egg", in: "path", required: true, schema: { type: "integer" } }] },
      "/birds/{bird_id}/{egg}",
    ),
    [
      "get(path: { bird_id: string; egg: number }, options?: RequestOptions): Call<Bird>;",
      "0/birds/{bird_id}/{egg} G0birds.get",
    ],
  ],
  [
    "declares a required body between the id and the options",
    smallDocument({ requestBody: { required: true, content: json(BIRD) } }),
    ["get(birdId: string, body: Bird, options?: RequestOptions): Call<Bird>;", "0/birds/{bird_id} g0birds.get"],
  ],
  [
    "declares an optional body as optional",
    smallDocument({ requestBody: { content: json(BIRD) } }),
    ["get(birdId: string, body?: Bird, options?: RequestOptions): Call<Bird>;", "0/birds/{bird_id} g0birds.get"],
  ],
  [
    "declares void for a response without a body",
    smallDocument({ responses: { "204": { description: "Gone." } } }),
    ["get(birdId: string, options?: RequestOptions): Call<void>;", "0/birds/{bird_id} G0birds.get:v"],
  ],
  [
    "refers to the operation for an inline schema",
    smallDocument({ responses: respondingWith({ type: "string" }) }),
    [
      'get(birdId: string, options?: RequestOptions): Call<operations["birds.get"]["responses"][200]["content"]["application/json"]>;',
      "0/birds/{bird_id} G0birds.get",
    ],
  ],
  [
    "declares one argument for query parameters and request options",
    smallDocument({ parameters: [{ name: "song", in: "query", schema: { type: "string" } }] }),
    ["get(birdId: string, options?: BirdsGetOptions): Call<Bird>;", "0/birds/{bird_id} G0birds.get"],
  ],
  [
    "requires the last argument if a query parameter is required",
    smallDocument({ parameters: [{ name: "song", in: "query", required: true, schema: {} }] }),
    ["get(birdId: string, options: BirdsGetOptions): Call<Bird>;", "0/birds/{bird_id} G0birds.get"],
  ],
  [
    "removes the fragment of a path, and flags a stream",
    smallDocument(
      {
        "x-stream": { ends: ["done", "error"], failures: ["error"], resumable: true },
        responses: {
          "200": { description: "It.", content: { "text/event-stream": { schema: {}, "x-itemSchema": BIRD } } },
        },
      },
      "/birds/{bird_id}#stream",
    ),
    [
      "get(birdId: string, options?: RequestOptions): EventStream<Bird>;",
      "0/birds/{bird_id} G0birds.get:sr:done,!error",
    ],
  ],
  [
    "declares two overloads if the body can request a stream",
    smallDocument({
      "x-stream": { ends: ["done"], failures: [] },
      requestBody: { required: true, content: json(BIRD) },
      responses: {
        "200": {
          description: "It.",
          content: { ...json(BIRD), "text/event-stream": { schema: {}, "x-itemSchema": BIRD } },
        },
      },
    }),
    [
      "get(birdId: string, body: Bird & { stream: true }, options?: RequestOptions): ResponseStream<Bird, Bird>;",
      "get(birdId: string, body: Bird & { stream?: false }, options?: RequestOptions): Call<Bird>;",
      "get(birdId: string, body: Bird, options?: RequestOptions): ResponseStream<Bird, Bird> | Call<Bird>;",
      "0/birds/{bird_id} g0birds.get:d:done",
    ],
  ],
  [
    "flags an operation that requires the user context token",
    smallDocument({ security: [{ Key: [], DashboardUserContextAuth: [] }] }),
    ["get(birdId: string, options?: RequestOptions): Call<Bird>;", "0/birds/{bird_id} G0birds.get:u"],
  ],
  [
    "writes the pagination, with dots instead of JSON pointers",
    paged({ form: "page", parameter: "page", first: 1, size: "size", next: "/links/next", total: "/total" }),
    [PAGED, "0/birds G0birds.get::page,page,birds,links.next,total,1"],
  ],
  [
    "writes the page size if the response has no next field",
    paged({ form: "offset", parameter: "skip", size: "size" }),
    [PAGED, "0/birds G0birds.get::offset,skip,birds,,,0,size,20"],
  ],
  [
    "leaves the form of a cursor or a token empty",
    paged({ form: "token", parameter: "after", size: "size", next: "/after" }),
    [PAGED, "0/birds G0birds.get::,after,birds,after,"],
  ],
  [
    "leaves the fields empty that an array does not have",
    withoutId({
      "x-pagination": { form: "offset", parameter: "offset", items: "" },
      responses: respondingWith({ type: "array", items: BIRD }),
    }),
    ["get(options?: RequestOptions): PageCall<Bird, Bird[]>;", "0/birds G0birds.get::offset,offset,,,,0,,"],
  ],
];

test.each(cases)("client: %s", (_name, given, want) => {
  expect(renderMethod(given)).toEqual(want);
});

test.each([
  ["", "Use eggs\ninstead. They keep."],
  [" that is beta", "Beta. Use eggs instead. They keep."],
])("client: @deprecated has the first sentence of the description of an operation%s", (_name, description) => {
  const document = smallDocument({ deprecated: true, description });
  expect(renderClient(document)).toContain(`   * ${description.replace("\n", "\n   * ")}
   *
   * @deprecated Use eggs instead.
   */
  get(birdId`);
});

test("client: the comment of a method explains its parameters and its errors", () => {
  const document = smallDocument({
    parameters: [{ name: "song", in: "query", description: "What it sings. Any text.", schema: {} }],
    requestBody: { content: json({ type: "object", description: "An egg." }) },
    responses: { "204": { description: "Done." }, "404": { description: "There is no\nsuch bird." } },
  });
  defined(document.paths["/birds/{bird_id}"]).parameters = [{ ...birdId, description: "Id of the bird." }];
  expect(renderClient(document)).toContain(`
   * @param birdId Id of the bird.
   * @param body An egg.
   * @param options.song What it sings.
   * @throws {NotFoundError} There is no such bird.
   */
  get(birdId`);
});

test("client: each noun has an interface, and nouns are nested", () => {
  const text = renderClient(withOperationIds("birds.nests.eggs.count", "birds.get"));
  expect(text).toContain("export interface Resources {\n  readonly birds: BirdsResource;\n}");
  expect(text).toContain(
    "export interface BirdsResource {\n  readonly nests: BirdsNestsResource;\n  /**\n   * Get a bird.",
  );
  expect(text).toContain("export interface BirdsNestsResource {\n  readonly eggs: BirdsNestsEggsResource;\n}");
});

test("client: paths and operationIds leave out the prefix that they share with the previous entry", () => {
  const text = renderClient(
    withOperationIds("birds.nests.list", "birds.nests.get", "birds.nests.eggs.count", "fish.get"),
  );
  // No digit means all parts but the last.
  expect(text).toContain(`\`0/birds/0 G0birds.nests.list
1 Gget
2 Geggs.count
3 G0fish.get\``);
});

test("client: only the types in use are imported", () => {
  const document = smallDocument();
  document.components.schemas.Birdsong = { type: "string" };
  expect(renderClient(document).split("\n").slice(0, 2)).toEqual([
    'import type { Call, RequestOptions } from "../src/client/public-types.ts";',
    'import type { Bird } from "./types.ts";',
  ]);
});

const rejected: [name: string, given: Document, want: string][] = [
  [
    "a query parameter with the name of a request option",
    smallDocument({ parameters: [birdId, { name: "signal", in: "query", schema: {} }] }),
    "birds.get: the query parameter signal has the name of a request option.",
  ],
  [
    "a verb that is also a noun",
    withOperationIds("birds.eggs", "birds.eggs.count"),
    "birds.eggs: other operationIds use this name as a noun.",
  ],
  [
    "a noun that is the name of a client property",
    withOperationIds("api.get"),
    "api: no operationId can start with this name, because the client has a property of this name.",
  ],
];

test.each(rejected)("client: renderClient rejects %s", (_name, given, want) => {
  expect(() => renderClient(given)).toThrow(want);
});
