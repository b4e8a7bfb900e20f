import { findCase } from "../../cases.ts";
import type { Body } from "../../requests/prepare.ts";
import { send as sendTo } from "../../requests/send.ts";
import type { Json } from "../../requests/stored.ts";
import { changed, later, type Sentence } from "./sentence.ts";

const ONLINE = { status: "online", document_count: 9 };

/** A sentence on the document counts of a deployment and its index after a report, or after another registration. */
const countSentence = (text: string, report: Json | undefined, counts: readonly unknown[]): Sentence => ({
  operations: [report ? "retrieval.deployments.updateMetrics" : "retrieval.deployments.register"],
  text,
  run: async ({ session, create, send, until }) => {
    const name = `contract-${crypto.randomUUID()}`;
    const { id } = await create("retrieval.deployments.register", { name });
    const path = { deployment_id: id };
    session.undo.push((cleanup) => sendTo(cleanup, findCase("retrieval.deployments.delete"), { path }));
    const read = async (): Promise<Body> => {
      const { deployments } = await send("retrieval.deployments.list");
      return deployments.find((each: Body) => each.id === id) ?? {};
    };
    const [index] = (await read()).deployment.indexes;
    const update = (body: Json) => send("retrieval.deployments.updateMetrics", { path, body });
    await update({ ...ONLINE, index_metrics: [{ name: index.name, document_count: 4 }] });
    const { modified_at: before } = await read();
    await later(before);
    await (report ? update(report) : create("retrieval.deployments.register", { name }));
    return until(async () => {
      const { document_count, deployment, modified_at } = await read();
      const [shown] = deployment?.indexes ?? [];
      return [
        ["/body/deployments", counts, [document_count, shown?.document_count]],
        ["/body/deployments", index.id, shown?.id],
        changed("modified_at", before, modified_at),
      ];
    });
  },
});

export const retrieval: readonly Sentence[] = [
  countSentence("An index that is not listed keeps its last reported count.", { ...ONLINE, index_metrics: [] }, [9, 4]),
  countSentence("If false or omitted, the last reported counts are kept.", { status: "offline" }, [9, 4]),
  countSentence(
    "the count of the deployment becomes 0 and that of each index null",
    { status: "offline", clear_metrics: true },
    [0, null],
  ),
  countSentence("Indexes that are still listed keep their ids and document counts", undefined, [9, 4]),
  {
    operations: ["retrieval.ingestionConfigurations.updateRunInfo"],
    text: "Time at which the configuration was last saved or a run was last reported.",
    run: async ({ send, until }) => {
      const { id } = await send("retrieval.ingestionConfigurations.upsert");
      const read = async () => {
        const list: Body[] = await send("retrieval.ingestionConfigurations.list");
        return list.find((each) => each.id === id)?.modified_at;
      };
      const before = await read();
      await later(before);
      await send("retrieval.ingestionConfigurations.updateRunInfo", { path: { id } });
      return until(async () => [changed("modified_at", before, await read())]);
    },
  },
];
