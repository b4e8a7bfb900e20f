import type { components } from "../../../../generated/types.ts";
import type { World } from "../../sandbox/sandbox.ts";
import { area } from "../handler.ts";
import { forbidden, notFound } from "../problems.ts";
import { ok } from "../responses.ts";

type Schemas = components["schemas"];
type Model = Schemas["Model"];
type FineTunedCard = Schemas["FineTunedModelCard"];

/** The mock trains nothing: the fine-tuned models are those of the seed. */
export const models = area("models", {
  "models.list": ({ query: { provider, model }, world }) => {
    const data = world.models
      .all()
      .filter(({ owned_by }) => provider === undefined || owned_by === provider)
      .filter((each) => model === undefined || answersTo(each, model))
      .toSorted((a, b) => (a.id < b.id ? -1 : 1));
    return ok({ object: "list", data });
  },

  "models.get": ({ path, world }) => ok(stored(world, path.model_id)),

  "models.delete": ({ path, world }) => {
    const { TYPE, id } = stored(world, path.model_id);
    if (TYPE === "base")
      forbidden(
        "MODEL_NOT_DELETABLE",
        `The model ${id} is a base model and can't be deleted. Only fine-tuned models can.`,
      );
    world.models.delete(id);
    world.fineTunings.delete(id);
    return ok({ id, object: "model", deleted: true });
  },

  "models.update": ({ path, body, world }) => {
    const model = fineTuned(world, path.model_id);
    const name = body.name ?? model.name ?? null;
    const description = body.description ?? model.description ?? null;
    const changed: FineTunedCard = { ...model, name, description };
    world.models.put(changed);
    return ok(detailed(world, changed));
  },

  "models.archive": ({ path, world }) => {
    const model = fineTuned(world, path.model_id);
    world.models.put({ ...model, archived: true });
    return ok({ id: model.id, object: "model", archived: true });
  },

  "models.unarchive": ({ path, world }) => {
    const model = fineTuned(world, path.model_id);
    world.models.put({ ...model, archived: false });
    return ok({ id: model.id, object: "model", archived: false });
  },
});

/** The model with this id or alias, for a request that uses it; 404 if there is none or it is archived. */
export function findModel(world: World, id: string): Model {
  return usableModel(world, id) ?? unknown(id);
}

/** The same, or undefined where there is none. */
export function usableModel(world: World, id: string): Model | undefined {
  const model = world.models.get(id) ?? world.models.all().find((each) => answersTo(each, id));
  return model?.TYPE === "fine-tuned" && model.archived ? undefined : model;
}

function answersTo(model: Model, name: string): boolean {
  return model.id === name || model.aliases.includes(name);
}

function stored(world: World, id: string): Model {
  return world.models.get(id) ?? world.models.all().find((model) => answersTo(model, id)) ?? unknown(id);
}

function unknown(id: string): never {
  notFound(
    "MODEL_NOT_FOUND",
    `There is no model with the id ${id}, or it is not available to you. List the models to find its id.`,
  );
}

function fineTuned(world: World, id: string): FineTunedCard {
  const model = world.models.get(id);
  if (model?.TYPE !== "fine-tuned")
    notFound(
      "MODEL_NOT_FOUND",
      `The workspace has no fine-tuned model with the id ${id}. List the models to find its id.`,
    );
  return model;
}

/** The model as its workspace sees it. */
function detailed(world: World, model: FineTunedCard): Schemas["FineTunedModel"] {
  const { root_version, workspace_id, classifier_targets } = world.fineTunings.get(model.id)!;
  const { completion_chat, completion_fim, function_calling, fine_tuning, classification } = model.capabilities;
  const common = {
    id: model.id,
    object: model.object,
    created: model.created,
    owned_by: model.owned_by,
    workspace_id,
    root: model.root,
    root_version,
    archived: model.archived,
    capabilities: { completion_chat, completion_fim, function_calling, fine_tuning, classification },
    name: model.name ?? null,
    description: model.description ?? null,
    max_context_length: model.max_context_length,
    aliases: model.aliases,
    job: model.job,
  };
  return classifier_targets
    ? { model_type: "classifier", ...common, classifier_targets: [...classifier_targets] }
    : { model_type: "completion", ...common };
}
