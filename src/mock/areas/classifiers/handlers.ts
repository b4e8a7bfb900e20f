import type { components } from "../../../../generated/types.ts";
import { defineHandlers } from "../handler.ts";
import { textOf } from "../message-text.ts";
import { usableModel } from "../models/handlers.ts";
import { notFound } from "../problems.ts";
import { ok } from "../responses.ts";
import type { Sandbox } from "../tables.ts";
import { labelScores } from "./labels.ts";
import { moderate } from "./moderation.ts";

type Schemas = components["schemas"];
type Model = Schemas["Model"];
type Message = Schemas["ChatMessage"];

/** Nothing is understood: words of the text raise scores, and the same text always has the same ones. */
export const classifiers = defineHandlers("classifiers", {
  "classifiers.moderate": ({ body, sandbox }) => {
    const model = moderator(sandbox, body.model);
    return ok(
      moderation(
        sandbox,
        model,
        [body.input].flat().map((text) => moderate(text)),
      ),
    );
  },

  "classifiers.moderateChat": ({ body, sandbox }) => {
    const model = moderator(sandbox, body.model);
    const results = chatsOf(body.input).map((chat) =>
      moderate(textOfMessage(chat.at(-1)!), chat.slice(0, -1).map(textOfMessage).join("\n")),
    );
    return ok(moderation(sandbox, model, results));
  },

  "classifiers.classify": ({ body, sandbox }) => {
    const { model, targets } = classifier(sandbox, body.model);
    return ok(classification(sandbox, model, targets, [body.input].flat()));
  },

  "classifiers.classifyChat": ({ body, sandbox }) => {
    const { model, targets } = classifier(sandbox, body.model);
    const texts = [body.input].flat().map(({ messages }) => messages.map(textOfMessage).join("\n"));
    return ok(classification(sandbox, model, targets, texts));
  },
});

function moderator(sandbox: Sandbox, id: string): Model {
  const model = usableModel(sandbox, id);
  return model?.capabilities.moderation ? model : modelNotFound(id);
}

function classifier(sandbox: Sandbox, id: string) {
  const model = usableModel(sandbox, id);
  const targets = model && sandbox.fineTunings.get(model.id)?.classifier_targets;
  return targets ? { model, targets } : modelNotFound(id);
}

function modelNotFound(id: string): never {
  notFound("MODEL_NOT_FOUND", `There is no model ${id} that can do this. List the models to find one that can.`);
}

function moderation(sandbox: Sandbox, model: Model, results: Schemas["ModerationResult"][]): Schemas["Moderation"] {
  return { id: sandbox.newId("mod_"), model: model.id, results };
}

function classification(
  sandbox: Sandbox,
  model: Model,
  targets: readonly Schemas["ClassifierTarget"][],
  texts: readonly string[],
): Schemas["Classification"] {
  const results = texts.map((text) =>
    targets.map((target) => ({ target: target.name, scores: labelScores(target, text) })),
  );
  return { id: sandbox.newId("cls_"), model: model.id, results };
}

/** One chat is a list of messages, several are a list of such lists. */
function chatsOf(input: Schemas["ChatModerationCreate"]["input"]): Message[][] {
  // The schema lets no list hold both.
  return Array.isArray(input[0]) ? (input as Message[][]) : [input as Message[]];
}

function textOfMessage({ content }: Message): string {
  return textOf(content);
}
