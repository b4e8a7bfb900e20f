import type { components } from "../../../../generated/types.ts";
import type { World } from "../../sandbox/sandbox.ts";
import { area } from "../handler.ts";
import { usableModel } from "../models/handlers.ts";
import { notFound } from "../problems.ts";
import { ok } from "../responses.ts";
import { textOf } from "../turn/entries.ts";
import { labelScores } from "./labels.ts";
import { moderate } from "./moderation.ts";

type Schemas = components["schemas"];
type Model = Schemas["Model"];
type Message = Schemas["ChatMessage"];

/** Nothing is understood: words of the text raise scores, and the same text always has the same ones. */
export const classifiers = area("classifiers", {
  "classifiers.moderate": ({ body, world }) => {
    const model = moderator(world, body.model);
    return ok(
      moderation(
        world,
        model,
        [body.input].flat().map((text) => moderate(text)),
      ),
    );
  },

  "classifiers.moderateChat": ({ body, world }) => {
    const model = moderator(world, body.model);
    const results = chatsOf(body.input).map((chat) =>
      moderate(said(chat.at(-1)!), chat.slice(0, -1).map(said).join("\n")),
    );
    return ok(moderation(world, model, results));
  },

  "classifiers.classify": ({ body, world }) => {
    const { model, targets } = classifier(world, body.model);
    return ok(classification(world, model, targets, [body.input].flat()));
  },

  "classifiers.classifyChat": ({ body, world }) => {
    const { model, targets } = classifier(world, body.model);
    const texts = [body.input].flat().map(({ messages }) => messages.map(said).join("\n"));
    return ok(classification(world, model, targets, texts));
  },
});

function moderator(world: World, id: string): Model {
  const model = usableModel(world, id);
  return model?.capabilities.moderation ? model : unfit(id);
}

function classifier(world: World, id: string) {
  const model = usableModel(world, id);
  const targets = model && world.fineTunings.get(model.id)?.classifier_targets;
  return targets ? { model, targets } : unfit(id);
}

function unfit(id: string): never {
  notFound("MODEL_NOT_FOUND", `There is no model ${id} that can do this. List the models to find one that can.`);
}

function moderation(world: World, model: Model, results: Schemas["ModerationResult"][]): Schemas["Moderation"] {
  return { id: world.id("mod_"), model: model.id, results };
}

function classification(
  world: World,
  model: Model,
  targets: readonly Schemas["ClassifierTarget"][],
  texts: readonly string[],
): Schemas["Classification"] {
  const results = texts.map((text) =>
    targets.map((target) => ({ target: target.name, scores: labelScores(target, text) })),
  );
  return { id: world.id("cls_"), model: model.id, results };
}

/** One chat is a list of messages, several are a list of such lists. */
function chatsOf(input: Schemas["ChatModerationCreate"]["input"]): Message[][] {
  // The schema lets no list hold both.
  return Array.isArray(input[0]) ? (input as Message[][]) : [input as Message[]];
}

function said({ content }: Message): string {
  return textOf(content);
}
