import type {
  ChatMessage,
  ChatModerationCreate,
  Classification,
  ClassifierTarget,
  Model,
  Moderation,
  ModerationResult,
} from "../../../../generated/mock-types.ts";
import { unprocessable } from "../../exchange/problems.ts";
import { ok } from "../../exchange/responses.ts";
import { defineHandlers } from "../define-handlers.ts";
import { findUsableModel } from "../models/handlers.ts";
import { toText } from "../shared/message-text.ts";
import type { Sandbox } from "../tables.ts";
import { labelScores } from "./labels.ts";
import { moderate } from "./moderation.ts";

const MAX_MODERATED = 10_000;
/** Maximum number of characters of a classification, counted for each label, and those that a text counts in addition. */
const MAX_CHARACTERS = 40_000_000;
const CHARACTERS_OF_TEXT = 1000;

/** Scores depend on keywords alone. The same text always has the same scores. */
export const handlers = defineHandlers("classifiers", {
  "classifiers.moderate": ({ body, sandbox }) => {
    const model = findModerationModel(sandbox, body.model);
    const texts = [body.input].flat();
    checkCount(texts.length);
    const results = texts.map((text) => moderate(text));
    return ok(showModeration(sandbox, model, results));
  },

  "classifiers.moderateChat": ({ body, sandbox }) => {
    const model = findModerationModel(sandbox, body.model);
    const chats = listChats(body.input);
    checkCount(chats.length);
    const results = chats.map((chat) => {
      const texts = chat.map(messageText);
      return moderate(texts.at(-1) ?? "", texts.slice(0, -1).join("\n"));
    });
    return ok(showModeration(sandbox, model, results));
  },

  "classifiers.classify": ({ body, sandbox }) => {
    const { model, targets } = findClassifier(sandbox, body.model);
    return ok(classifyTexts(sandbox, model, targets, [body.input].flat()));
  },

  "classifiers.classifyChat": ({ body, sandbox }) => {
    const { model, targets } = findClassifier(sandbox, body.model);
    const texts = [body.input].flat().map(({ messages }) => messages.map(messageText).join("\n"));
    return ok(classifyTexts(sandbox, model, targets, texts));
  },
});

const findModerationModel = (sandbox: Sandbox, id: string): Model =>
  findUsableModel(sandbox, id, ({ capabilities }) => capabilities.moderation);

function findClassifier(sandbox: Sandbox, id: string) {
  const targetsOf = (model: Model) => sandbox.fineTunings.get(model.id)?.classifier_targets;
  const model = findUsableModel(sandbox, id, (each) => targetsOf(each) != null);
  return { model, targets: targetsOf(model)! };
}

function showModeration(sandbox: Sandbox, model: Model, results: ModerationResult[]): Moderation {
  return { id: sandbox.newId("mod_"), model: model.id, results };
}

function classifyTexts(
  sandbox: Sandbox,
  model: Model,
  targets: readonly ClassifierTarget[],
  texts: readonly string[],
): Classification {
  checkWork(targets, texts);
  const results = texts.map((text) =>
    targets.map((target) => ({ target: target.name, scores: labelScores(target, text) })),
  );
  return { id: sandbox.newId("cls_"), model: model.id, results };
}

function checkCount(count: number): void {
  if (count > MAX_MODERATED)
    unprocessable("/body/input", `has ${count} items. The mock moderates ${MAX_MODERATED} at once; send fewer.`);
}

/** Each text is searched for each label. */
function checkWork(targets: readonly ClassifierTarget[], texts: readonly string[]): void {
  const labels = targets.reduce((sum, target) => sum + target.labels.length, 0);
  const characters = texts.reduce((sum, text) => sum + text.length, 0);
  if (labels * (characters + texts.length * CHARACTERS_OF_TEXT) > MAX_CHARACTERS)
    unprocessable(
      "/body/input",
      `is too much: ${texts.length} texts with ${characters} characters, and ${labels} labels. Send fewer texts at once.`,
    );
}

/** The input is either one chat, a list of messages, or a list of chats. */
function listChats(input: ChatModerationCreate["input"]): ChatMessage[][] {
  // The schema does not allow a list that mixes messages and chats.
  return Array.isArray(input[0]) ? (input as ChatMessage[][]) : [input as ChatMessage[]];
}

function messageText({ content }: ChatMessage): string {
  return toText(content);
}
