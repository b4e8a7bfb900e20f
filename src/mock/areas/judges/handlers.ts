import { isDeepStrictEqual } from "node:util";
import type { components } from "../../../../generated/types.ts";
import type { World } from "../../sandbox/sandbox.ts";
import { area } from "../handler.ts";
import { linkedPage } from "../links.ts";
import { conflict, notFound, unprocessable } from "../problems.ts";
import { created, noContent, ok } from "../responses.ts";
import { workspace } from "../users/state.ts";
import type { StoredJudge } from "./state.ts";
import { judgementOf } from "./verdict.ts";

type Schemas = components["schemas"];

/**
 * Verdicts are made up from the words of the messages. Earlier revisions are counted, but not kept: nothing reads
 * them.
 */
export const judges = area("judges", {
  "observability.judges.list": ({ query, world }) => {
    const { q = "", type_filter, model_filter } = query;
    const rows = world.judges
      .all()
      .map(({ judge }) => judge)
      .filter(
        ({ name, description, output, model_name }) =>
          [name, description].some((text) => text.toLowerCase().includes(q.toLowerCase())) &&
          (!type_filter || type_filter.includes(output.type)) &&
          (!model_filter || model_filter.includes(model_name)),
      );
    return ok({ judges: linkedPage(rows.toReversed(), "/v1/observability/judges", query) });
  },

  "observability.judges.create": ({ body, world, caller }) => {
    const content = checked(world, body);
    const now = world.time();
    const judge: Schemas["Judge"] = {
      id: world.uuid(),
      ...content,
      base_revision: null,
      down_revision: null,
      up_revision: null,
      owner_id: caller.user_id,
      workspace_id: workspace.id,
      created_at: now,
      updated_at: now,
      deleted_at: null,
    };
    world.judges.put({ judge, revision: world.uuid() });
    return created(judge);
  },

  "observability.judges.get": ({ path, world }) => ok(findJudge(world, path.judge_id).judge),

  "observability.judges.update": ({ path, body, world }) => {
    const { judge, revision } = findJudge(world, path.judge_id);
    const content = checked(world, body, judge.id);
    const changed = { ...judge, ...content };
    if (isDeepStrictEqual(changed, judge))
      conflict(
        "JUDGE_DID_NOT_CHANGE",
        "All properties are the same as in the current revision. Change at least one of them.",
      );
    const base_revision = judge.base_revision ?? revision;
    world.judges.put({
      judge: { ...changed, base_revision, down_revision: revision, updated_at: world.time() },
      revision: world.uuid(),
    });
    return noContent();
  },

  "observability.judges.delete": ({ path, world }) => {
    world.judges.delete(findJudge(world, path.judge_id).judge.id);
    return noContent();
  },

  "observability.judges.judgeLive": ({ path, body, world }) => {
    const { judge } = findJudge(world, path.judge_id);
    return ok(judgementOf(judge, body.messages, body.properties ?? {}));
  },
});

function findJudge(world: World, id: string): StoredJudge {
  return (
    world.judges.get(id) ??
    notFound("JUDGE_NOT_FOUND", `No judge in this workspace has the id ${id}. List the judges to find the right id.`)
  );
}

/** What a caller sets of a judge, with defaults filled in, if it fits the workspace and the other judges there. */
function checked(world: World, body: Schemas["JudgeCreate"], own_id?: string): Schemas["JudgeCreate"] {
  const { name, description, model_name, instructions, tools } = body;
  const output = checkedOutput(body.output);
  const models = world.models.all();
  if (!models.some(({ id, aliases }) => id === model_name || aliases?.includes(model_name)))
    notFound(
      "MODEL_NOT_FOUND",
      `No model named ${model_name} is available to this workspace. List the models to see which are.`,
    );
  if (world.judges.all().some(({ judge }) => judge.name === name && judge.id !== own_id))
    conflict(
      "JUDGE_NAME_ALREADY_EXISTS",
      `Another judge in this workspace is already named ${name}. Choose a different name.`,
    );
  return { name, description, model_name, output, instructions, tools };
}

function checkedOutput(output: Schemas["JudgeOutput"]): Schemas["JudgeOutput"] {
  if (output.type === "CLASSIFICATION") {
    const { type, options } = output;
    if (options.length === 0)
      unprocessable("/body/output/options", "Give the judge at least one label to choose from.");
    return { type, options: options.map(({ value, description }) => ({ value, description })) };
  }
  const { type, min = 0, min_description, max = 1, max_description } = output;
  if (min >= max) unprocessable("/body/output/max", `max must be greater than min, but ${max} is not above ${min}.`);
  return { type, min, min_description, max, max_description };
}
