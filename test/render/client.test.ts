import { expect, test } from "vitest";
import { renderClient } from "../../scripts/render/client.ts";
import type { Document, Operation, Pagination, Parameter, Schema } from "../../scripts/render/document.ts";
import { smallDocument } from "./small-document.ts";

const BIRD = { $ref: "#/components/schemas/Bird" };
const birdId: Parameter = { name: "bird_id", in: "path", required: true, schema: { type: "string" } };
const json = (schema: Schema) => ({ "application/json": { schema } });
const answering = (schema: Schema) => ({ "200": { description: "It.", content: json(schema) } });

/** The small document with its operation under another name. */
function named(...operationIds: string[]): Document {
  const document = smallDocument();
  const { get } = document.paths["/birds/{bird_id}"]!;
  document.paths = Object.fromEntries(
    operationIds.map((operationId, index) => [`/birds/${index}`, { get: { ...get!, operationId } }]),
  );
  return document;
}

/** The small document with one operation at a path that has no id. */
function collection(operation: Partial<Operation>): Document {
  const document = smallDocument(operation, "/birds");
  delete document.paths["/birds"]!.parameters;
  return document;
}

/** The declarations of the only method, without comments, and then its path with its word of data. */
function methodOf(document: Document): string[] {
  const text = renderClient(document);
  const lines = text.split("\n");
  const data = /^export const calls = `(.*)`;$/m.exec(text)![1]!;
  const resource = lines.findIndex((line) => line.startsWith("export interface BirdsResource"));
  const end = lines.indexOf("}", resource);
  const methods = lines.slice(resource + 1, end).filter((line) => !line.startsWith("  /**"));
  return [...methods.map((line) => line.trim()), data];
}

const page = { type: "object", properties: { birds: { type: "array", items: BIRD }, total: {}, next: {} } };
const PAGED =
  'get(options?: BirdsGetOptions): PageCall<Bird, operations["birds.get"]["responses"][200]["content"]["application/json"]>;';

/** A list of birds with 20 on a page. */
function paged(pagination: Omit<Pagination, "items">): Document {
  return collection({
    parameters: [{ name: "size", in: "query", schema: { type: "integer", default: 20 } }],
    "x-pagination": { ...pagination, items: "/birds" },
    responses: answering(page),
  });
}

const cases: [string, { given: Document; want: string[] }][] = [
  [
    "gives a method one id and what the answer is",
    {
      given: smallDocument(),
      want: ["get(birdId: string, options?: RequestOptions): Call<Bird>;", "0/birds/{bird_id} G0birds.get"],
    },
  ],
  [
    "gives a method no id where the path has none",
    {
      given: collection({}),
      want: ["get(options?: RequestOptions): Call<Bird>;", "0/birds G0birds.get"],
    },
  ],
  [
    "makes two ids one object, with numbers where they are numbers",
    {
      given: smallDocument(
        { parameters: [{ name: "egg", in: "path", required: true, schema: { type: "integer" } }] },
        "/birds/{bird_id}/{egg}",
      ),
      want: [
        "get(path: { bird_id: string; egg: number }, options?: RequestOptions): Call<Bird>;",
        "0/birds/{bird_id}/{egg} G0birds.get",
      ],
    },
  ],
  [
    "puts a required body between id and options",
    {
      given: smallDocument({ requestBody: { required: true, content: json(BIRD) } }),
      want: ["get(birdId: string, body: Bird, options?: RequestOptions): Call<Bird>;", "0/birds/{bird_id} g0birds.get"],
    },
  ],
  [
    "lets an optional body be left out",
    {
      given: smallDocument({ requestBody: { content: json(BIRD) } }),
      want: [
        "get(birdId: string, body?: Bird, options?: RequestOptions): Call<Bird>;",
        "0/birds/{bird_id} g0birds.get",
      ],
    },
  ],
  [
    "answers nothing where there is no content",
    {
      given: smallDocument({ responses: { "204": { description: "Gone." } } }),
      want: ["get(birdId: string, options?: RequestOptions): Call<void>;", "0/birds/{bird_id} G0birds.get"],
    },
  ],
  [
    "takes the type of a schema without a name from the operation",
    {
      given: smallDocument({ responses: answering({ type: "string" }) }),
      want: [
        'get(birdId: string, options?: RequestOptions): Call<operations["birds.get"]["responses"][200]["content"]["application/json"]>;',
        "0/birds/{bird_id} G0birds.get",
      ],
    },
  ],
  [
    "puts query parameters and request options into one argument",
    {
      given: smallDocument({ parameters: [{ name: "song", in: "query", schema: { type: "string" } }] }),
      want: ["get(birdId: string, options?: BirdsGetOptions): Call<Bird>;", "0/birds/{bird_id} G0birds.get"],
    },
  ],
  [
    "asks for the last argument if a query parameter is required",
    {
      given: smallDocument({ parameters: [{ name: "song", in: "query", required: true, schema: {} }] }),
      want: ["get(birdId: string, options: BirdsGetOptions): Call<Bird>;", "0/birds/{bird_id} G0birds.get"],
    },
  ],
  [
    "strips the fragment from a path and marks a stream",
    {
      given: smallDocument(
        {
          "x-stream": { ends: ["done", "error"], resumable: true },
          responses: {
            "200": { description: "It.", content: { "text/event-stream": { schema: {}, "x-itemSchema": BIRD } } },
          },
        },
        "/birds/{bird_id}#stream",
      ),
      want: [
        "get(birdId: string, options?: RequestOptions): EventStream<Bird>;",
        "0/birds/{bird_id} G0birds.get:sr:done,error",
      ],
    },
  ],
  [
    "has two forms where the body asks for a stream",
    {
      given: smallDocument({
        "x-stream": { ends: ["done"] },
        requestBody: { required: true, content: json(BIRD) },
        responses: {
          "200": {
            description: "It.",
            content: { ...json(BIRD), "text/event-stream": { schema: {}, "x-itemSchema": BIRD } },
          },
        },
      }),
      want: [
        "get(birdId: string, body: Bird & { stream: true }, options?: RequestOptions): EventStream<Bird>;",
        "get(birdId: string, body: Bird, options?: RequestOptions): Call<Bird>;",
        "0/birds/{bird_id} g0birds.get:d:done",
      ],
    },
  ],
  [
    "marks what needs the user's token",
    {
      given: smallDocument({ security: [{ Key: [], DashboardUserContextAuth: [] }] }),
      want: ["get(birdId: string, options?: RequestOptions): Call<Bird>;", "0/birds/{bird_id} G0birds.get:u"],
    },
  ],
  [
    "says how pages go on, with dots for pointers",
    {
      given: paged({ form: "page", parameter: "page", first: 1, size: "size", next: "/links/next", total: "/total" }),
      want: [PAGED, "0/birds G0birds.get::page,page,birds,links.next,total,1"],
    },
  ],
  [
    "gives the size of pages that don't say whether there are more",
    {
      given: paged({ form: "offset", parameter: "skip", size: "size" }),
      want: [PAGED, "0/birds G0birds.get::offset,skip,birds,,,0,size,20"],
    },
  ],
  [
    "takes a token for a cursor",
    {
      given: paged({ form: "token", parameter: "after", size: "size", next: "/after" }),
      want: [PAGED, "0/birds G0birds.get::cursor,after,birds,after,"],
    },
  ],
  [
    "leaves empty what a bare list doesn't have",
    {
      given: collection({
        "x-pagination": { form: "offset", parameter: "offset", items: "" },
        responses: answering({ type: "array", items: BIRD }),
      }),
      want: [
        'get(options?: RequestOptions): PageCall<Bird, operations["birds.get"]["responses"][200]["content"]["application/json"]>;',
        "0/birds G0birds.get::offset,offset,,,,0,,",
      ],
    },
  ],
];

test.each(cases)("client: %s", (_name, { given, want }) => {
  expect(methodOf(given)).toEqual(want);
});

test("client: the hover of a deprecated operation has the first sentence of its description", () => {
  const document = smallDocument({ deprecated: true, description: "Use eggs\ninstead. They keep." });
  expect(renderClient(document)).toContain("  /** Get a bird. @deprecated Use eggs instead. */\n  get(birdId");
});

test("client: nouns nest, and each names its interface", () => {
  const text = renderClient(named("birds.nests.eggs.count", "birds.get"));
  expect(text).toContain("export interface Resources {\n  readonly birds: BirdsResource;\n}");
  expect(text).toContain(
    "export interface BirdsResource {\n  readonly nests: BirdsNestsResource;\n  /** Get a bird. */",
  );
  expect(text).toContain("export interface BirdsNestsResource {\n  readonly eggs: BirdsNestsEggsResource;\n}");
});

test("client: path and operationId leave out the parts that are those of the one before", () => {
  const text = renderClient(named("birds.nests.list", "birds.nests.get", "birds.nests.eggs.count", "fish.get"));
  // Without a digit, it is all parts but the last.
  expect(text).toContain(`\`0/birds/0 G0birds.nests.list
1 Gget
2 Geggs.count
3 G0fish.get\``);
});

test("client: it imports the schemas that it names and no others", () => {
  const document = smallDocument();
  document.components.schemas.Birdsong = { type: "string" };
  expect(renderClient(document).split("\n")[0]).toBe('import type { Bird } from "./types.ts";');
});

const refused: [string, { given: Document; want: string }][] = [
  [
    "a query parameter with the name of a request option",
    {
      given: smallDocument({ parameters: [birdId, { name: "signal", in: "query", schema: {} }] }),
      want: "birds.get: the query parameter signal has the name of a request option.",
    },
  ],
  [
    "a verb that is a noun too",
    {
      given: named("birds.eggs", "birds.eggs.count"),
      want: "birds.eggs: other operationIds have this name as a noun.",
    },
  ],
  [
    "a noun that the client has for itself",
    {
      given: named("api.get"),
      want: "api: the client has a property of this name, so no operationId can begin so.",
    },
  ],
];

test.each(refused)("client: the renderer refuses %s", (_name, { given, want }) => {
  expect(() => renderClient(given)).toThrow(want);
});
