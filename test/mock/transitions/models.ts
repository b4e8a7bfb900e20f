import { expect } from "vitest";
import { examples } from "../../../generated/examples.ts";
import type { Session } from "../session.ts";
import { ask, call } from "./call.ts";
import type { Entries, Kind } from "./entry.ts";
import { expectGone } from "./outcome.ts";

const classifier = examples.questionClassifierNamed.id;
const at = (model_id: string) => ({ path: { model_id } });

const fineTuned: Kind = {
  field: "archived",
  states: {
    false: () => classifier,
    true: async (of) => {
      await ask(of, "models.archive", at(classifier));
      return classifier;
    },
  },
  read: (of, id) => call(of, "models.get", at(id)),
};

const use = (of: Session, model: string) =>
  call(of, "classifiers.classify", { body: { model, input: "When is low water?" } });

export const models: Entries = {
  "models.delete": [
    {
      kind: fineTuned,
      request: (_, id) => at(id),
      effects: {
        "The model is no longer listed, and requests that use it return 404.": async ({ of, id }) => {
          expect((await ask(of, "models.list")).data.map((model) => model.id)).not.toContain(id);
          expectGone(await fineTuned.read(of, id), "MODEL_NOT_FOUND");
          expectGone(await use(of, id), "MODEL_NOT_FOUND");
        },
      },
    },
  ],
  "models.archive": [
    {
      kind: fineTuned,
      request: (_, id) => at(id),
      outside: { true: "unchanged" },
      effects: {
        "Requests that use the model fail until it is unarchived.": async ({ of, id }) => {
          expectGone(await use(of, id), "MODEL_NOT_FOUND");
          await ask(of, "models.unarchive", at(id));
          expect(await use(of, id)).toMatchObject({ status: 200 });
        },
      },
    },
  ],
  "models.unarchive": [
    {
      kind: fineTuned,
      request: (_, id) => at(id),
      outside: { false: "unchanged" },
      effects: {
        "The model can be used in requests again.": async ({ of, id }) => {
          expect(await use(of, id)).toMatchObject({ status: 200 });
        },
      },
    },
  ],
};
