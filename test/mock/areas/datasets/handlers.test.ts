import { describe, expect, test, vi } from "vitest";
import { examples } from "../../../../generated/examples.ts";
import { defined } from "../../../defined.ts";
import { sendJson } from "../../json.ts";
import { problemExample } from "../../problem-example.ts";
import { exampleSession, ok, type Session, session } from "../../session.ts";

const dataset_id = "3f1c6f0e-52b7-4f3e-9f0a-6d1f2b7c4a10";
const unknown = "00000000-0000-4000-8000-000000000000";
const path = { dataset_id };

const datasetsPath = "/v1/observability/datasets";
const datasetPath = "/v1/observability/datasets/{dataset_id}";
const recordsPath = "/v1/observability/datasets/{dataset_id}/records";
const fromFile = "/v1/observability/datasets/{dataset_id}/imports/from-file";
const fromPlayground = "/v1/observability/datasets/{dataset_id}/imports/from-playground";
const fromDataset = "/v1/observability/datasets/{dataset_id}/imports/from-dataset";
const toJsonl = "/v1/observability/datasets/{dataset_id}/exports/to-jsonl";

describe("datasets", () => {
  test("datasets.get returns the document's example", async () => {
    const { data } = await exampleSession().api.GET(datasetPath, { params: { path } });
    expect(data).toEqual(examples.tideDataset);
  });

  test("datasets.update with an empty object changes nothing, not even updated_at", async () => {
    const { data } = await exampleSession().api.PATCH(datasetPath, { params: { path }, body: {} });
    expect(data).toEqual(examples.tideDataset);
  });

  test("datasets.create sets the caller as the owner, and a caller always has the same id", async () => {
    const { as } = session();
    const owners: string[] = [];
    for (const user of ["user.bob", "user.ann", "user.bob", "user.0197c3d0-aaaa-4bbb-8ccc-0197c3d0ffff"]) {
      const { data } = await ok(as(user).api.POST(datasetsPath, { body: { name: "Questions", description: "" } }));
      owners.push(data.owner_id);
    }
    const [bob, ann, again, uuid] = owners;
    expect(bob).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(again).toBe(bob);
    expect(ann).not.toBe(bob);
    expect(uuid).toBe("0197c3d0-aaaa-4bbb-8ccc-0197c3d0ffff");
  });

  test("two datasets may have the same name", async () => {
    const { data } = await ok(session().api.POST(datasetsPath, { body: examples.newTideDataset }));
    expect(data.id).not.toBe(dataset_id);
  });

  test("datasets.list pages through every dataset once by its links, forward and back", async () => {
    const { api, send } = session();
    for (const name of ["Dataset A", "Dataset B", "Dataset C"])
      await api.POST(datasetsPath, { body: { name, description: "a & b" } });
    const pages: string[][] = [];
    let next: string | null = `${datasetsPath}?page_size=2&q=a`;
    let last = "";
    while (next) {
      const { datasets } = (await (await send(next)).json()) as typeof examples.tideDatasets;
      pages.push(datasets.results.map(({ name }) => name));
      expect(datasets.count).toBe(5);
      last = datasets.previous ?? "";
      next = datasets.next;
    }
    expect(pages).toEqual([["Dataset C", "Dataset B"], ["Dataset A", "Tide questions"], ["Current questions"]]);
    const { datasets } = (await (await send(last)).json()) as typeof examples.tideDatasets;
    expect(datasets.results.map(({ name }) => name)).toEqual(pages[1]);
    expect(datasets.previous).toBe(`${datasetsPath}?page_size=2&q=a&page=1`);
  });

  test("datasets.list with page_size=0 returns only the count, and a page after the last links to the last", async () => {
    const { api } = session();
    const { data: none } = await ok(api.GET(datasetsPath, { params: { query: { page_size: 0 } } }));
    expect(none.datasets).toEqual({ count: 2, results: [], next: null, previous: null });
    const { data: after } = await ok(api.GET(datasetsPath, { params: { query: { page: 9, page_size: 1 } } }));
    const previous = `${datasetsPath}?page=2&page_size=1`;
    expect(after.datasets).toEqual({ count: 2, results: [], next: null, previous });
  });
});

describe("records", () => {
  test("a record is added and listed, newest first, and does not change the dataset", async () => {
    const { api } = exampleSession();
    const body = { payload: { text: "free form" }, source: "TELEMETRY_SPAN" as const };
    const { data: record, response } = await api.POST(recordsPath, { params: { path }, body });
    expect(response.status).toBe(201);
    expect(record).toMatchObject({ dataset_id, ...body, properties: {} });
    expect((await records(api)).results).toEqual([record, examples.tideRecord]);
    expect((await api.GET(datasetPath, { params: { path } })).data).toEqual(examples.tideDataset);
  });

  test("records.create has the source DIRECT_INPUT by default, and rejects sources that only the service sets", async () => {
    const { api } = session();
    const params = { path };
    const { data } = await api.POST(recordsPath, { params, body: examples.newTideRecord });
    expect(data).toMatchObject({ source: "DIRECT_INPUT", properties: { expected: "Low water is at 06:12." } });
    const body = { payload: {}, source: "EXPLORER" as "DIRECT_INPUT" }; // Deliberately invalid.
    const { error } = await api.POST(recordsPath, { params, body });
    expect(error).toMatchObject({ status: 422, errors: [{ pointer: "/body/source" }] });
  });

  test("datasets.delete deletes the dataset's records and no others", async () => {
    const { api } = session();
    await api.DELETE(datasetPath, { params: { path } });
    const target = { dataset_id: "c5d0a81e-3f72-4b96-8d14-7e6a9b2c0f35" };
    const copy = (id: string) =>
      api.POST(fromDataset, { params: { path: target }, body: { dataset_record_ids: [id] } });
    expect((await copy(examples.tideRecord.id)).error).toMatchObject({ code: "DATASET_RECORD_NOT_FOUND" });
    expect((await copy(defined(examples.tideRecordsImport.dataset_record_ids[0]))).response.status).toBe(202);
  });
});

describe("imports", () => {
  test("valid lines of a file become records in several steps, and invalid lines are skipped", async () => {
    const { api, pass } = session();
    const { data: task, response } = await api.POST(fromFile, { params: { path }, body: examples.tideFileImport });
    expect(response.status).toBe(202);
    const { status, message, progress } = examples.runningFileImport;
    const creator_id = "c41a7e88-3b52-4d0f-8a6e-91f0d2b7c533";
    expect(task).toMatchObject({ dataset_id, creator_id, status, message, progress, deleted_at: null });
    const counts = [(await records(api)).count];
    for (let step = 0; step < 3; step++) counts.push((await records(api)).count);
    expect(counts).toEqual([3, 3, 4, 4]);
    pass(60);
    const { results } = await records(api);
    expect(results.map(({ source }) => source)).toEqual([...Array(3).fill("UPLOADED_FILE"), "DIRECT_INPUT"]);
    expect(results[0]).toMatchObject({
      payload: { messages: [{ role: "user", content: "Can I walk to the island at 06:00 on 2 March?" }] },
      properties: { expected: "Yes, low water is at 06:12." },
    });
  });

  test("a snapshot has the progress of an import", async () => {
    const mock = session();
    const lines = [
      '{"payload":{}}',
      "no JSON",
      '{"payload":{"messages":[]}}',
      '{"payload":{"messages":[1]}}',
      '{"payload":{}}',
    ];
    const { body: seed } = await sendJson(mock, "GET", "/_mock/seed");
    const file = { ...seed.files[0], id: "f0f0f0f0-0000-4000-8000-000000000000", content: lines.join("\n") };
    expect((await sendJson(mock, "POST", "/_mock/seed", { ...seed, files: [...seed.files, file] })).status).toBe(204);
    const { data: task } = await ok(mock.api.POST(fromFile, { params: { path }, body: { file_id: file.id } }));
    const seen: unknown[] = [];
    for (let step = 0; step < 3; step += 1) {
      mock.pass(1);
      const { body } = await sendJson(mock, "GET", "/_mock/snapshot");
      const [{ task: now }] = body.tables.datasetImports;
      seen.push([now.status, now.progress, now.message]);
      expect(now.updated_at > task.created_at).toBe(true);
    }
    expect(seen).toEqual([
      ["RUNNING", 40, "1 added, 1 skipped because they are not valid records."],
      ["RUNNING", 80, "2 added, 2 skipped because they are not valid records."],
      ["COMPLETED", 100, "3 added, 2 skipped because they are not valid records."],
    ]);
  });

  test("an import reads each line of a file once to count it, and once to add it, however many pieces it takes", async () => {
    const mock = session();
    const { body: seed } = await sendJson(mock, "GET", "/_mock/seed");
    const lines = Array.from({ length: 30 }, (_, index) => `{"payload":{"line":${index}}}`);
    const file = { ...seed.files[0], id: "f0f0f0f0-0000-4000-8000-000000000000", content: lines.join("\n") };
    await sendJson(mock, "POST", "/_mock/seed", { ...seed, files: [...seed.files, file] });
    await ok(mock.api.POST(fromFile, { params: { path }, body: { file_id: file.id } }));
    let time = performance.now();
    // Every piece has one line.
    vi.spyOn(performance, "now").mockImplementation(() => (time += 20));
    const trim = vi.spyOn(String.prototype, "trim");
    try {
      mock.pass(10);
      const { results } = await records(mock.api);
      const added = results.filter(({ source }) => source === "UPLOADED_FILE").toReversed();
      expect(added.map(({ payload }) => JSON.stringify({ payload }))).toEqual(lines);
      const read = trim.mock.contexts.map(String);
      expect(lines.map((line) => read.filter((text) => text === line).length)).toEqual(lines.map(() => 2));
    } finally {
      vi.restoreAllMocks();
    }
  });

  test("each conversation becomes one record with its messages, even if it is listed twice", async () => {
    const { api, pass } = session();
    const conversation_ids = ["conv_0197c3e1", "conv_0197c3e1"];
    const { data: task } = await api.POST(fromPlayground, { params: { path }, body: { conversation_ids } });
    expect(task).toMatchObject({ status: "RUNNING", progress: 0 });
    pass(10);
    const { count, results } = await records(api);
    expect(count).toBe(2);
    expect(results[0]).toMatchObject({ source: "PLAYGROUND", properties: {} });
    expect(results[0]?.payload.messages?.slice(0, 2)).toEqual([
      { role: "user", content: "When is low water at Harbor Point on 2 March?" },
      { role: "assistant", content: "Low water at Harbor Point on 2 March is at 06:12." },
    ]);
  });

  test("an import of an empty list adds no record", async () => {
    const { api, pass } = session();
    const imports = [
      await api.POST(fromPlayground, { params: { path }, body: { conversation_ids: [] } }),
      await api.POST(fromDataset, { params: { path }, body: { dataset_record_ids: [] } }),
    ];
    for (const { response } of imports) expect(response.status).toBe(202);
    pass(10);
    expect((await records(api)).count).toBe(1);
  });

  test("copied records keep payload, properties and source, and have new ids", async () => {
    const { api, pass } = session();
    const { data: task } = await api.POST(fromDataset, { params: { path }, body: examples.tideRecordsImport });
    expect(task).toMatchObject({ status: "RUNNING", progress: 0 });
    pass(10);
    const original = defined((await records(api, "c5d0a81e-3f72-4b96-8d14-7e6a9b2c0f35")).results[0]);
    const copy = defined((await records(api)).results[0]);
    expect(copy.id).not.toBe(original.id);
    const { payload, properties, source } = original;
    expect(copy).toMatchObject({ payload, properties, source, dataset_id });
    expect(original.id).toBe(examples.tideRecordsImport.dataset_record_ids[0]);
  });

  test("a record that is listed twice is copied once", async () => {
    const { api, pass } = session();
    const dataset_record_ids = Array(2).fill(examples.tideRecord.id);
    await ok(api.POST(fromDataset, { params: { path }, body: { dataset_record_ids } }));
    pass(10);
    expect((await records(api)).count).toBe(2);
  });

  test("an import into a dataset that is deleted during the import adds nothing", async () => {
    const { api, pass } = session();
    await api.POST(fromFile, { params: { path }, body: examples.tideFileImport });
    await api.DELETE(datasetPath, { params: { path } });
    pass(60);
    const { data } = await ok(api.GET(datasetsPath, { params: { query: {} } }));
    expect(data.datasets.results.map(({ name }) => name)).toEqual(["Current questions"]);
    expect((await api.GET(recordsPath, { params: { path } })).error).toMatchObject({ code: "DATASET_NOT_FOUND" });
  });

  test("each kind of unknown input has its own 404, and nothing is imported", async () => {
    const { api, pass } = session();
    const params = { path };
    const conversation_ids = ["conv_0197c3e1", "conv_unknown"];
    const { error: conversation } = await api.POST(fromPlayground, { params, body: { conversation_ids } });
    expect(conversation).toMatchObject({ status: 404, code: "CONVERSATION_NOT_FOUND" });
    expect(conversation?.detail).toBe(problemExample("unknownImportConversation").detail);
    const { error: file } = await api.POST(fromFile, { params, body: { file_id: unknown } });
    expect(file).toMatchObject({
      status: 404,
      code: "FILE_NOT_FOUND",
      detail: problemExample("unknownImportFile").detail,
    });
    const dataset_record_ids = [examples.tideRecord.id, unknown];
    const { error: record } = await api.POST(fromDataset, { params, body: { dataset_record_ids } });
    expect(record).toMatchObject({ status: 404, code: "DATASET_RECORD_NOT_FOUND" });
    expect(record?.detail).toBe(problemExample("unknownImportRecord").detail);
    pass(60);
    expect((await records(api)).count).toBe(1);
  });
});

describe("exports", () => {
  test("an exported file can be imported unchanged, whatever its texts contain", async () => {
    const { api, pass } = session();
    // In JSON, these line separators need not be escaped.
    const lines = { messages: [{ role: "user", content: "\u2028low\u2029water\r\n\u0085" }] };
    await ok(api.POST(recordsPath, { params: { path }, body: { payload: lines, properties: {} } }));
    const { data } = await ok(api.GET(toJsonl, { params: { path } }));
    const file_id = defined(data.file_url.split("/").at(-1));
    const target = { dataset_id: "c5d0a81e-3f72-4b96-8d14-7e6a9b2c0f35" };
    await api.POST(fromFile, { params: { path: target }, body: { file_id } });
    pass(10);
    const copies = (await records(api, target.dataset_id)).results;
    const { payload, properties } = examples.tideRecord;
    const imported = copies.filter(({ source }) => source === "UPLOADED_FILE");
    expect(imported.map((copy) => copy.payload)).toEqual(expect.arrayContaining([payload, lines]));
    expect(imported.map((copy) => copy.properties)).toContainEqual(properties);
  });

  test("each call creates a new file, which exists for an hour", async () => {
    const { api, pass } = session();
    const { data: first } = await ok(api.GET(toJsonl, { params: { path } }));
    const { data: second } = await ok(api.GET(toJsonl, { params: { path } }));
    expect(second.file_url).not.toBe(first.file_url);
    expect(first.file_url).toMatch(/^http:\/\/mock\.test\//);
    const file_id = defined(first.file_url.split("/").at(-1));
    pass(3590);
    expect((await api.POST(fromFile, { params: { path }, body: { file_id } })).response.status).toBe(202);
    pass(10);
    const { error } = await api.POST(fromFile, { params: { path }, body: { file_id } });
    expect(error).toMatchObject({ status: 404, code: "FILE_NOT_FOUND" });
  });
});

async function records(api: Session["api"], id = dataset_id) {
  const { data } = await ok(api.GET(recordsPath, { params: { path: { dataset_id: id } } }));
  return data.records;
}
