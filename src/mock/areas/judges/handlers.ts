import type { Judge, JudgeCreate, JudgeOutput, JudgeOutputInput } from "../../../../generated/mock-types.ts";
import { equalJson } from "../../../core/equal-json.ts";
import { conflict, notFound, unprocessable } from "../../exchange/problems.ts";
import { remember } from "../../exchange/remembered.ts";
import { created, noContent, ok } from "../../exchange/responses.ts";
import { defineHandlers } from "../define-handlers.ts";
import { findModel } from "../models/handlers.ts";
import { textFilter } from "../shared/filters.ts";
import { linkedPage } from "../shared/links.ts";
import { isEmpty } from "../shared/paging.ts";
import type { Sandbox } from "../tables.ts";
import { findWorkspace } from "../users/state.ts";
import { judgesByName, judgesInOrder, type StoredJudge } from "./state.ts";
import { judgeMessages } from "./verdict.ts";

/** Verdicts depend on the words of the messages. Earlier revisions are not stored: no operation gets one. */
export const handlers = defineHandlers("judges", {
  "observability.judges.list": ({ query, sandbox }) => {
    const { q, type_filter, model_filter } = query;
    const newestFirst = sandbox.judges.by(judgesInOrder).reversed();
    const hasText = textFilter(q);
    const isListed = ({ judge: { name, description, output, model_name } }: StoredJudge) =>
      hasText(name, description) &&
      (!type_filter || type_filter.includes(output.type)) &&
      (!model_filter || model_filter.includes(model_name));
    const rows = isEmpty({ q, type_filter, model_filter }) ? newestFirst : [...newestFirst].filter(isListed);
    const page = linkedPage(rows, "/v1/observability/judges", query);
    return ok({ judges: { ...page, results: page.results.map(({ judge }) => judge) } });
  },

  "observability.judges.create": ({ body, sandbox, caller }) => {
    const settings = checkJudge(sandbox, body);
    const now = sandbox.time();
    const judge: Judge = {
      id: sandbox.newUuid(),
      ...settings,
      base_revision: null,
      down_revision: null,
      up_revision: null,
      owner_id: caller.user_id,
      workspace_id: findWorkspace(sandbox).id,
      created_at: now,
      updated_at: now,
      deleted_at: null,
    };
    sandbox.judges.put({ judge, revision: sandbox.newUuid() });
    return created(judge);
  },

  "observability.judges.get": ({ path, sandbox }) => ok(remember(findJudge(sandbox, path.judge_id).judge)),

  "observability.judges.update": ({ path, body, sandbox }) => {
    const { judge, revision } = findJudge(sandbox, path.judge_id);
    const settings = checkJudge(sandbox, body, judge.id);
    const changed = { ...judge, ...settings };
    if (equalJson(changed, judge)) return noContent();
    const base_revision = judge.base_revision ?? revision;
    sandbox.judges.put({
      judge: { ...changed, base_revision, down_revision: revision, updated_at: sandbox.time() },
      revision: sandbox.newUuid(),
    });
    return noContent();
  },

  "observability.judges.delete": ({ path, sandbox }) => {
    sandbox.judges.delete(findJudge(sandbox, path.judge_id).judge.id);
    return noContent();
  },

  "observability.judges.judgeLive": ({ path, body, sandbox }) => {
    const { judge } = findJudge(sandbox, path.judge_id);
    findModel(sandbox, judge.model_name);
    return ok(judgeMessages(judge, body.messages, body.properties ?? {}));
  },
});

function findJudge(sandbox: Sandbox, id: string): StoredJudge {
  return (
    sandbox.judges.get(id) ??
    notFound("JUDGE_NOT_FOUND", `No judge in this workspace has the id ${id}. List the judges to find the right id.`)
  );
}

/** The settings of a judge, with defaults. Throws a 404 for an unknown model, and a 409 for a name that is in use. */
function checkJudge(
  sandbox: Sandbox,
  body: JudgeCreate,
  judge_id?: string,
): Omit<JudgeCreate, "output"> & Pick<Judge, "output"> {
  const { name, description, model_name, instructions, tools } = body;
  const output = checkOutput(body.output);
  findModel(sandbox, model_name);
  const namesakes = [...sandbox.judges.by(judgesByName).within([name])];
  if (namesakes.some(({ judge }) => judge.id !== judge_id))
    conflict(
      "JUDGE_NAME_ALREADY_EXISTS",
      `Another judge in this workspace is already named ${name}. Choose a different name.`,
    );
  return { name, description, model_name, output, instructions, tools };
}

function checkOutput(output: JudgeOutputInput): JudgeOutput {
  if (output.type !== "REGRESSION") {
    const { options } = output;
    return { type: "CLASSIFICATION", options: options.map(({ value, description }) => ({ value, description })) };
  }
  const { type, min = 0, min_description, max = 1, max_description } = output;
  if (min >= max) unprocessable("/body/output/max", `max must be greater than min, which is ${min}.`);
  return { type, min, min_description, max, max_description };
}
