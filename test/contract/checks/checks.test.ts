import { expect, test } from "vitest";
import { cases } from "../../../src/contract/cases.ts";
import type { Check } from "../../../src/contract/checks/check.ts";
import { listChecks } from "../../../src/contract/checks/checks.ts";
import { conversationChecks } from "../../../src/contract/checks/conversations.ts";
import { recordedChecks } from "../../../src/contract/checks/recorded.ts";
import { SENTENCES } from "../../../src/contract/checks/sentences/sentences.ts";
import { stateChecks } from "../../../src/contract/checks/states.ts";
import { storedChecks } from "../../../src/contract/checks/stored.ts";
import { formChecks, resumeChecks, streamChecks } from "../../../src/contract/checks/streams.ts";
import { unknownIdChecks } from "../../../src/contract/checks/unknown-ids.ts";
import { unstoredChecks } from "../../../src/contract/checks/unstored.ts";
import { updateChecks } from "../../../src/contract/checks/updates.ts";
import { versionChecks } from "../../../src/contract/checks/versions.ts";
import { checkOf, outcome, session } from "../stub.ts";

/** The operations that each kind of check concerns, with the number of its checks; one if there is no number. */
const KINDS: readonly (readonly [list: (testCase: (typeof cases)[number]) => Check[], expected: string])[] = [
  [conversationChecks, `conversations.append, conversations.getMessages, conversations.restart`],
  [recordedChecks, `workflows.schedules.pause, workflows.schedules.resume`],
  [resumeChecks, `workflows.deployments.logs.stream, workflows.events.stream`],
  [
    streamChecks,
    `conversations.start, conversations.startStream, conversations.append, conversations.appendStream,
     conversations.restart, conversations.restartStream, workflows.deployments.logs.stream, workflows.events.stream,
     audio.speech.create`,
  ],
  [formChecks, `conversations.start, conversations.append, conversations.restart, audio.speech.create`],
  [
    stateChecks,
    `connectors.shareToWorkspace, connectors.unshareFromWorkspace, connectors.shareToOrganization,
     connectors.unshareFromOrganization, agents.update, agents.switchVersion, prompts.update, skills.update,
     workflows.archiveMany, workflows.unarchiveMany, workflows.archive, workflows.unarchive,
     workflows.executions.signal, workflows.executions.terminate, workflows.executions.terminateMany,
     workflows.executions.cancel, workflows.executions.cancelMany, workflows.schedules.pause, workflows.schedules.resume, workflows.deployments.stop,
     workflows.deployments.start, workflows.deployments.unharden, models.archive, models.unarchive,
     batch.jobs.cancel, retrieval.deployments.updateMetrics`,
  ],
  [unstoredChecks, `conversations.start, conversations.append, conversations.restart`],
  [versionChecks, `agents.update, prompts.versions.create, skills.versions.create`],
  [
    updateChecks,
    `observability.datasets.update 3, observability.judges.update, agents.update 2, agents.switchVersion,
     prompts.update 3, prompts.versions.update 3, skills.update 2, skills.versions.update 3, workflows.update 3,
     workflows.schedules.update 3, workflows.deployments.update 2, models.update 4, retrieval.deployments.register,
     retrieval.deployments.updateMetrics 2, retrieval.ingestionConfigurations.upsert 2,
     retrieval.ingestionConfigurations.updateRunInfo`,
  ],
  [
    storedChecks,
    `observability.datasets.create, observability.datasets.get, observability.datasets.delete,
     observability.datasets.records.list, observability.datasets.records.create,
     observability.datasets.importFromFile, observability.datasets.importFromPlayground,
     observability.datasets.importFromDataset, observability.datasets.exportToJsonl,
     observability.spans.fields.listOptions, observability.spans.evaluations.fields.listOptions,
     observability.judges.create 3, observability.judges.get, observability.judges.delete, connectors.create 3,
     connectors.getAuthUrl, connectors.tools.list, connectors.authenticationMethods.list,
     connectors.credentials.listForOrganization, connectors.credentials.listForWorkspace, conversations.start 6,
     conversations.startStream, conversations.get, conversations.delete, conversations.getHistory,
     conversations.getMessages, conversations.restart 2, conversations.restartStream, agents.create 5, agents.get,
     agents.delete, agents.versions.list, agents.versions.get, prompts.create 2, prompts.get, prompts.delete,
     prompts.versions.list, prompts.versions.create 3, prompts.versions.get, skills.create 3, skills.get,
     skills.delete, skills.versions.list, skills.versions.create 3, skills.versions.get, workflows.get,
     workflows.execute 4, workflows.registrations.execute 4, workflows.registrations.get, workflows.executions.get,
     workflows.executions.getHistory, workflows.executions.reset 2, workflows.runs.get, workflows.runs.getHistory,
     workflows.schedules.create 5, workflows.schedules.get, workflows.schedules.delete, workflows.schedules.trigger,
     workflows.deployments.create 2, workflows.deployments.get, workflows.deployments.delete,
     workflows.deployments.workers.list, workflows.deployments.logs.list, workflows.deployments.logs.stream,
     models.get, models.delete, batch.jobs.create 4, batch.jobs.get, batch.jobs.delete,
     retrieval.deployments.delete`,
  ],
  [
    unknownIdChecks,
    `observability.datasets.get, observability.datasets.update, observability.datasets.delete,
     observability.datasets.records.list, observability.datasets.records.create,
     observability.datasets.importFromFile, observability.datasets.importFromPlayground,
     observability.datasets.importFromDataset, observability.datasets.exportToJsonl,
     observability.spans.fields.listOptions, observability.spans.evaluations.fields.listOptions,
     observability.judges.get, observability.judges.update, observability.judges.delete,
     observability.judges.judgeLive, connectors.getAuthUrl, connectors.shareToWorkspace,
     connectors.unshareFromWorkspace, connectors.shareToOrganization, connectors.unshareFromOrganization,
     connectors.activate, connectors.deactivate, connectors.tools.call 2, connectors.tools.list,
     connectors.authenticationMethods.list, connectors.credentials.listForOrganization,
     connectors.credentials.listForWorkspace, conversations.get, conversations.append, conversations.delete,
     conversations.appendStream, conversations.getHistory, conversations.getMessages, conversations.restart,
     conversations.restartStream, agents.get, agents.update, agents.delete, agents.switchVersion,
     agents.versions.list, agents.versions.get 2, prompts.get, prompts.update, prompts.delete,
     prompts.versions.list, prompts.versions.create, prompts.versions.get 2, prompts.versions.update 2, skills.get,
     skills.update, skills.delete, skills.versions.list, skills.versions.create, skills.versions.get 2,
     skills.versions.update 2, workflows.get, workflows.update, workflows.execute, workflows.registrations.execute,
     workflows.registrations.get, workflows.archive, workflows.unarchive, workflows.executions.get,
     workflows.executions.getHistory, workflows.executions.signal, workflows.executions.query,
     workflows.executions.terminate, workflows.executions.cancel, workflows.executions.reset, workflows.runs.get,
     workflows.runs.getHistory, workflows.schedules.get, workflows.schedules.update, workflows.schedules.delete,
     workflows.schedules.pause, workflows.schedules.resume, workflows.schedules.trigger, workflows.deployments.get,
     workflows.deployments.update, workflows.deployments.delete, workflows.deployments.stop,
     workflows.deployments.start, workflows.deployments.restart, workflows.deployments.unharden,
     workflows.deployments.workers.list, workflows.deployments.logs.list, workflows.deployments.logs.stream,
     models.get, models.delete, models.update, models.archive, models.unarchive, batch.jobs.get, batch.jobs.delete,
     batch.jobs.cancel, retrieval.deployments.delete, retrieval.deployments.updateMetrics,
     retrieval.ingestionConfigurations.updateRunInfo`,
  ],
];

/** The operations that none of these kinds concerns. */
const WITHOUT_CHECKS = `observability.datasets.list, observability.spans.search, observability.spans.aggregate,
   observability.spans.evaluations.aggregate, observability.spans.evaluations.search,
   observability.spans.evaluations.searchLatest, observability.spans.fields.list,
   observability.spans.evaluations.fields.list, observability.judges.list, connectors.list, conversations.list,
   agents.listLegacy, agents.list, agents.complete, prompts.list, skills.list, workflows.list,
   workflows.registrations.list, workflows.archiveMany, workflows.unarchiveMany,
   workflows.executions.terminateMany, workflows.executions.cancelMany, workflows.runs.list,
   workflows.schedules.list, workflows.deployments.list, workflows.events.list, models.list, batch.jobs.list,
   classifiers.moderate, classifiers.moderateChat, classifiers.classify, classifiers.classifyChat,
   retrieval.deployments.list, retrieval.ingestionConfigurations.list, users.me.get,
   users.me.organizations.list, users.me.workspaces.list`;

const readIds = (list: string) => list.split(/,\s+/).map((entry) => entry.replace(/ \d+$/, ""));
/** Enough operations to notice a mistake in the choice of checks, so an operation that is added need not be listed. */
const LISTED = new Set([...KINDS.flatMap(([, expected]) => readIds(expected)), ...readIds(WITHOUT_CHECKS)]);

test.each(KINDS)("%o concerns these operations: %s", (list, expected) => {
  const counts = new Map<string, number>();
  for (const { operation } of cases.filter(({ id }) => LISTED.has(id)).flatMap(list))
    counts.set(operation, (counts.get(operation) ?? 0) + 1);
  const found = [...counts].map(([id, count]) => (count === 1 ? id : `${id} ${count}`));
  expect(found).toEqual(expected.split(/,\s+/));
});

test("checks that change something run on their own, except those that only read or send invalid requests", () => {
  const shared = new Set<string>();
  for (const testCase of cases)
    for (const { writes, isolated, name } of listChecks(testCase, {
      prefer: "all",
      generate: { count: 1, randomSeed: 1 },
      allow: [testCase.id],
    })) {
      // A list is also read after the check has created what it shows.
      const creates =
        name === "shows, selects and sorts new resources" ||
        SENTENCES.some(({ text, writes }) => writes && name.endsWith(`: ${text}`));
      expect([testCase.id, name, writes]).toEqual([testCase.id, name, creates || !testCase.isRead]);
      if (writes && !isolated) shared.add(name);
      if (isolated) expect([testCase.id, writes]).toEqual([testCase.id, true]);
    }
  expect([...shared].filter((name) => !/^responds (\d+ to|with) /.test(name))).toEqual([]);
});

const select = (id: string, target: Parameters<typeof listChecks>[1]) =>
  listChecks(cases.find((testCase) => testCase.id === id)!, target).map(({ name }) => name);

test("options select the kinds of checks", () => {
  const id = "models.list";
  const all = select(id, { prefer: "all" });
  const stateless = select(id, { prefer: "none", stateless: true });
  const without = select(id, { prefer: "none" });
  expect(stateless.filter((name) => /page/.test(name))).toEqual([]);
  expect(without.filter((name) => /Prefer/.test(name))).toEqual([]);
  expect(all.filter((name) => /Prefer: code=401$/.test(name))).toHaveLength(1);
  const generated = (more: object, operation = id) =>
    select(operation, { prefer: "none", ...more }).filter((name) => /generated/.test(name));
  expect(generated({})).toEqual([]);
  expect(generated({ generate: { count: 3, randomSeed: 4 } })).toEqual([
    "responds as documented to 3 generated requests with random seed 4",
  ]);
  // They may affect others.
  expect(generated({ generate: { count: 3, randomSeed: 4 } }, "models.delete")).toEqual([]);
  expect(generated({ generate: { count: 3, randomSeed: 4 }, allow: ["models.archive"] }, "models.delete")).toEqual([]);
  expect(generated({ generate: { count: 3, randomSeed: 4 }, allow: ["models.delete"] }, "models.delete")).toHaveLength(
    1,
  );
});

test("an operation that needs the token of a user is skipped without one", async () => {
  const check = checkOf(
    (testCase) => listChecks(testCase, { prefer: "none", stateless: true }),
    "users.me.get",
    "minimal",
  );
  expect(await outcome(check)).toEqual(["Skipped: it needs a user context token"]);
  expect(session({ userContextToken: "t" }).target.userContextToken).toBe("t");
});
