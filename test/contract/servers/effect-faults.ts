import { type Alter, asIf, type Fault, type Json, replaced, same, withJson, withRequest, withValue } from "./alter.ts";

const EFFECTS = "has the effects that the document describes: ";

/** Sends another request to a resource after each successful one to a part of it. */
const followed =
  (method: string, from: string, to: string): Alter =>
  async (request, respond) => {
    const response = await respond(request.clone());
    if (response.ok) await asIf(method, new URL(request.url).pathname.replace(from, to))(request, respond);
    return response;
  };

/** Faults in the effects that the document describes in words. */
export const effectFaults: readonly Fault[] = [
  {
    name: "does not change the time of a conversation that is continued",
    at: "conversations.get",
    alter: withValue("/updated_at", "2026-03-02T09:12:00Z"),
    operations: ["conversations.append"],
    finds: new RegExp(`${EFFECTS}/body/updated_at: expected another value than .*; received 2026-`),
  },
  {
    name: "starts a stopped deployment when it is restarted",
    at: "workflows.deployments.restart",
    alter: followed("POST", "/restart", "/start"),
    finds: new RegExp(`${EFFECTS}/body/stopped: expected still true; received false$`),
  },
  {
    name: "does not record a restart",
    at: "workflows.deployments.get",
    alter: withValue("/managed/spec/restarted_at", null),
    operations: ["workflows.deployments.restart"],
    finds: new RegExp(`${EFFECTS}/body/spec/restarted_at: expected the current time; received null$`),
  },
  {
    name: "starts a stopped deployment when it is updated",
    at: "workflows.deployments.update",
    alter: async (request, respond) => {
      const response = await respond(request.clone());
      const path = new URL(request.url).pathname;
      if (response.ok) await asIf("POST", `${path}/start`)(request, respond);
      return response;
    },
    finds: new RegExp(`${EFFECTS}/body/stopped: expected still true; received false$`),
  },
  {
    name: "starts nothing when a schedule is triggered",
    at: "workflows.schedules.trigger",
    alter: async (request, respond) => {
      const isValid = /^(null)?$/.test(await request.clone().text());
      const path = new URL(request.url).pathname.replace("/trigger", "/resume");
      return (isValid ? asIf("POST", path) : same)(request, respond);
    },
    finds: new RegExp(`${EFFECTS}/body/recent_executions: expected something new at the end; received \\[`),
  },
  {
    name: "starts nothing when a paused schedule is triggered",
    at: "workflows.schedules.trigger",
    alter: async (request, respond) => {
      const path = new URL(request.url).pathname.replace("/trigger", "");
      const { paused } = (await (await asIf("GET", path)(request, respond)).json()) as Json;
      return (paused ? asIf("POST", `${path}/pause`) : same)(request, respond);
    },
    finds: new RegExp(`${EFFECTS}/body/recent_executions: expected something new at the end; received \\[`),
  },
  {
    name: "adds the latest execution of a schedule at the start",
    at: "workflows.schedules.get",
    alter: withJson((schedule) => ({ ...schedule, recent_executions: schedule.recent_executions.toReversed() })),
    operations: ["workflows.schedules.trigger"],
    finds: new RegExp(`${EFFECTS}/body/recent_executions: expected something new at the end; received \\[`),
  },
  {
    name: "triggers another workflow",
    at: "workflows.executions.get",
    alter: withValue("/workflow_name", "evening-briefing"),
    operations: ["workflows.schedules.trigger"],
    finds: new RegExp(`${EFFECTS}/body/workflow_name: expected morning-briefing, the workflow of the schedule`),
  },
  {
    name: "names an execution that a schedule has not started",
    at: "workflows.executions.get",
    alter: asIf("GET", "/v1/workflows/executions/unknown"),
    operations: ["workflows.schedules.trigger"],
    finds: new RegExp(`${EFFECTS}/status: expected 200 for the started execution .*; received 404$`),
  },
  {
    name: "counts a triggered execution",
    at: "workflows.schedules.get",
    alter: withJson((schedule) => ({ ...schedule, remaining_executions: 20 - schedule.recent_executions.length })),
    operations: ["workflows.schedules.trigger"],
    finds: /\/body\/remaining_executions: expected 5, because a trigger does not reduce it; received \d+$/,
  },
  {
    name: "forgets a signal",
    at: "workflows.executions.signal",
    alter: ignoredSignal(),
    finds: new RegExp(`${EFFECTS}/body/history: expected more than \\d+ events; received \\d+$`),
  },
  {
    name: "returns a result of an execution that was terminated",
    at: "workflows.executions.get",
    alter: withValue("/result", "Done."),
    operations: ["workflows.executions.terminate"],
    finds: new RegExp(`${EFFECTS}/body/result: expected still null; received Done\\.$`),
  },
  {
    name: "sets the status of a deployment that is registered again",
    at: "retrieval.deployments.register",
    alter: withRequest((body) => ({ status: "offline", ...body })),
    options: ["--allow", "*"],
    finds: /\/body\/status: expected "online", as before the update; received "offline"$/,
  },
  {
    name: "loses the statistics of a configuration that is updated",
    at: "retrieval.ingestionConfigurations.list",
    alter: lostStatistics(),
    operations: ["retrieval.ingestionConfigurations.upsert"],
    finds: /\/body\/total_chunks_count: expected \d+, as before the update; received 0$/,
  },
];

/** Accepts a signal that it does not deliver. */
function ignoredSignal(): Alter {
  return async (request, respond) => {
    const path = new URL(request.url).pathname.replace("/signals", "");
    const response = await asIf("GET", path)(request.clone(), respond);
    const { status } = (await response.clone().json()) as Json;
    if (status !== "RUNNING") return respond(request);
    return replaced(response, JSON.stringify({ message: "Signal accepted" }), { status: 202 });
  };
}

/** Shows the statistics of a configuration once. */
function lostStatistics(): Alter {
  const shown = new Set<string>();
  return withJson((list) => {
    for (const each of list as Json[]) {
      const key = `${each.id} ${each.total_chunks_count}`;
      if (shown.has(key) && each.total_chunks_count > 1870) each.total_chunks_count = 0;
      shown.add(key);
    }
  });
}
