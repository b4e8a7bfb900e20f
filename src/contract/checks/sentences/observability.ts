import { findCase } from "../../cases.ts";
import { oneOf } from "../violations.ts";
import { later, type Sentence } from "./sentence.ts";

/** The sentences about datasets and judges. */
export const observability: readonly Sentence[] = [
  {
    operations: ["observability.datasets.records.create"],
    text: "Adding records does not change it.",
    run: async ({ send, until }) => {
      const path = { dataset_id: (await send("observability.datasets.create")).id };
      const read = async () => (await send("observability.datasets.get", { path })).updated_at;
      const before = await read();
      await later(before);
      await send("observability.datasets.records.create", { path });
      return until(async () => [["/body/updated_at", before, await read()]]);
    },
  },
  {
    operations: ["observability.datasets.records.create"],
    text: "`TELEMETRY_SPAN` if you took it from a span, otherwise `DIRECT_INPUT`",
    run: async ({ create, send, until }) => {
      const path = { dataset_id: (await send("observability.datasets.create")).id };
      await create("observability.datasets.records.create", { source: "TELEMETRY_SPAN" }, path);
      return until(async () => {
        const { records } = await send("observability.datasets.records.list", { path });
        const sources = records.results.map(({ source }: { source: string }) => source);
        return [["/body/records/results", ["TELEMETRY_SPAN"], sources]];
      });
    },
  },
  {
    operations: ["observability.judges.create"],
    text: "Equal to `created_at` if the judge has never been updated.",
    run: async ({ send, until }) => {
      const { id } = await send("observability.judges.create");
      return until(async () => {
        const judge = await send("observability.judges.get", { path: { judge_id: id } });
        return [["/body/updated_at", judge.created_at, judge.updated_at]];
      });
    },
  },
  {
    operations: ["observability.judges.update"],
    text: "Id of the previous revision; null if this is the first.",
    run: async ({ send }) => {
      const path = { judge_id: (await send("observability.judges.create")).id };
      const read = () => send("observability.judges.get", { path });
      const { down_revision: none, name, model_name, output, instructions, tools } = await read();
      const revise = async (description: string) => {
        const body = { name, description, model_name, output, instructions, tools };
        await send("observability.judges.update", { path, body });
        return read();
      };
      const [second, third] = [await revise("The second revision."), await revise("The third revision.")];
      const { base_revision: base, down_revision: previous } = third;
      const first = second.base_revision === undefined ? second.down_revision : second.base_revision;
      const isSecond = previous !== null && previous !== base;
      return [
        ["/body/down_revision", null, none],
        ["/body/down_revision", first, second.down_revision],
        ["/body/down_revision", "the second revision", previous, "the judge was updated twice", isSecond],
        ["/body/base_revision", first, base],
        ["/body/up_revision", null, third.up_revision],
      ];
    },
  },
  {
    operations: ["observability.judges.judgeLive"],
    text: "`REGRESSION` is a number on a scale, `CLASSIFICATION` one of several labels.",
    run: async ({ send }) => {
      for (const body of Object.values(findCase("observability.judges.create").body!.examples)) {
        const { id, output } = await send("observability.judges.create", { body });
        const { answer } = await send("observability.judges.judgeLive", { path: { judge_id: id } });
        const { min, max, options } = output;
        const labels = options?.map(({ value }: { value: string }) => value);
        const isOnScale = typeof answer === "number" && answer >= min && answer <= max;
        const expected = labels ? oneOf(labels) : `a number from ${min} to ${max}`;
        const isMet = labels ? labels.includes(answer) : isOnScale;
        if (!isMet) return [["/body/answer", expected, answer ?? null, "its `output` says so", false]];
      }
      return [];
    },
  },
];
