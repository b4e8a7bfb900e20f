import type { FineTunedModel, FineTunedModelCard, Model, ModelList } from "../../../../generated/mock-types.ts";
import { suggestion } from "../../../core/near-misses.ts";
import { forbidden, notFound } from "../../exchange/problems.ts";
import { remember } from "../../exchange/remembered.ts";
import { ok } from "../../exchange/responses.ts";
import { defineHandlers } from "../define-handlers.ts";
import type { Sandbox } from "../tables.ts";

/** The mock trains no models. All fine-tuned models come from the seed. */
export const handlers = defineHandlers("models", {
  "models.list": ({ query: { provider, model }, sandbox }) => {
    const list = listModels(sandbox.models.all());
    if (provider === undefined && model === undefined) return ok(list);
    const data = list.data
      .filter(({ owned_by }) => provider === undefined || owned_by === provider)
      .filter((each) => model === undefined || each.id === model || each.aliases.includes(model));
    return ok({ object: "list", data });
  },

  "models.get": ({ path, sandbox }) => ok(remember(findModelOrArchived(sandbox, path.model_id))),

  "models.delete": ({ path, sandbox }) => {
    const { TYPE, id } = findModelOrArchived(sandbox, path.model_id);
    if (TYPE === "base")
      forbidden(
        "MODEL_NOT_DELETABLE",
        `The model ${id} is a base model and cannot be deleted. Only fine-tuned models can.`,
      );
    sandbox.models.delete(id);
    sandbox.fineTunings.delete(id);
    return ok({ id, object: "model", deleted: true });
  },

  "models.update": ({ path, body, sandbox }) => {
    const model = findFineTunedModel(sandbox, path.model_id);
    const { name = model.name, description = model.description } = body;
    const changed: FineTunedModelCard = { ...model, name, description };
    sandbox.models.put(changed);
    return ok(showFineTunedModel(sandbox, changed));
  },

  "models.archive": ({ path, sandbox }) => ok(setArchived(sandbox, path.model_id, true)),

  "models.unarchive": ({ path, sandbox }) => ok(setArchived(sandbox, path.model_id, false)),
});

function setArchived<Archived extends boolean>(sandbox: Sandbox, model_id: string, archived: Archived) {
  const model = findFineTunedModel(sandbox, model_id);
  sandbox.models.put({ ...model, archived });
  return { id: model.id, object: "model", archived } as const;
}

/** Makes a value from all models once: as long as none changes, the table has the same array of them. */
function madeOnce<Value extends object>(make: (all: readonly Model[]) => Value): (all: readonly Model[]) => Value {
  const known = new WeakMap<readonly Model[], Value>();
  return (all) => {
    const value = known.get(all) ?? make(all);
    known.set(all, value);
    return value;
  };
}

const listModels = madeOnce((all) =>
  remember<ModelList>({ object: "list", data: all.toSorted((a, b) => (a.id < b.id ? -1 : 1)) }),
);

/** The first model with each alias. */
const modelsByAlias = madeOnce(
  (all) => new Map(all.toReversed().flatMap((model) => model.aliases.map((alias) => [alias, model]))),
);

/** The model with this id or alias. Throws a 404 if there is none or it is archived. */
export function findModel(sandbox: Sandbox, id: string): Model {
  return availableModel(sandbox, id) ?? modelNotFound(sandbox, id);
}

/** The model with this id or alias, if it can be used here. Throws a 404 otherwise, and if it is archived. */
export function findUsableModel(sandbox: Sandbox, id: string, isUsable: (model: Model) => boolean | undefined): Model {
  const model = availableModel(sandbox, id);
  if (model && isUsable(model)) return model;
  const hint = suggestModel(sandbox, id, isUsable) ?? "List the models to find one that can.";
  notFound("MODEL_NOT_FOUND", `There is no model ${id} that can do this. ${hint}`);
}

/** The model with this id or alias; undefined if there is none or it is archived. */
export function availableModel(sandbox: Sandbox, id: string): Model | undefined {
  const model = findNamed(sandbox, id);
  return model && isAvailable(model) ? model : undefined;
}

const isAvailable = (model: Model): boolean => model.TYPE === "base" || !model.archived;

/** Names of models that are compared with an unknown name: each comparison may take thousands of steps. */
const MAX_COMPARED = 1000;

/** Asks for the available models with a similar name, of those that can be used here; undefined if there are none. */
export function suggestModel(
  sandbox: Sandbox,
  name: string,
  isUsable: (model: Model) => boolean | undefined = () => true,
): string | undefined {
  const usable = sandbox.models.all().filter((model) => isAvailable(model) && isUsable(model));
  return suggestion(name, usable.flatMap(({ id, aliases }) => [id, ...aliases]).slice(0, MAX_COMPARED));
}

function findModelOrArchived(sandbox: Sandbox, id: string): Model {
  return findNamed(sandbox, id) ?? modelNotFound(sandbox, id);
}

/** The model with this id or else this alias, archived or not. */
export function findNamed(sandbox: Sandbox, id: string): Model | undefined {
  return sandbox.models.get(id) ?? modelsByAlias(sandbox.models.all()).get(id);
}

function modelNotFound(sandbox: Sandbox, id: string): never {
  notFound(
    "MODEL_NOT_FOUND",
    `There is no model with the id ${id}, or it is not available to you. ${suggestModel(sandbox, id) ?? "List the models to find its id."}`,
  );
}

function findFineTunedModel(sandbox: Sandbox, id: string): FineTunedModelCard {
  const model = sandbox.models.get(id);
  if (model?.TYPE === "fine-tuned") return model;
  // An archived model can be changed, too, but not by an alias.
  const ids = sandbox.models.all().flatMap((each) => (each.TYPE === "fine-tuned" ? [each.id] : []));
  const hint = suggestion(id, ids.slice(0, MAX_COMPARED)) ?? "List the models to find its id.";
  notFound("MODEL_NOT_FOUND", `The workspace has no fine-tuned model with the id ${id}. ${hint}`);
}

function showFineTunedModel(sandbox: Sandbox, model: FineTunedModelCard): FineTunedModel {
  const { root_version, workspace_id, classifier_targets } = sandbox.fineTunings.get(model.id)!;
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
    name: model.name,
    description: model.description,
    max_context_length: model.max_context_length,
    aliases: model.aliases,
    job: model.job,
  };
  return classifier_targets
    ? { model_type: "classifier", ...common, classifier_targets: [...classifier_targets] }
    : { model_type: "completion", ...common };
}
