import { expect } from "vitest";
import { examples } from "../../../../generated/examples.ts";
import type { Session } from "../../session.ts";
import { call, callOk } from "../../transitions/call.ts";
import type { Resource, TransitionCases } from "../../transitions/case.ts";
import { expectNotFound } from "../../transitions/expectations.ts";

const classifier = examples.questionClassifierNamed.id;
const at = (model_id: string) => ({ path: { model_id } });

const fineTuned: Resource = {
  field: "archived",
  states: {
    false: () => classifier,
    true: async (mock) => {
      await callOk(mock, "models.archive", at(classifier));
      return classifier;
    },
  },
  read: (mock, id) => call(mock, "models.get", at(id)),
};

const classifyWith = (mock: Session, model: string) =>
  call(mock, "classifiers.classify", { body: { model, input: "When is low water?" } });

export const transitions: TransitionCases = {
  "models.delete": [
    {
      resource: fineTuned,
      request: (_, id) => at(id),
      effects: {
        "The model is no longer listed, and requests that use it return 404.": async ({ mock, id }) => {
          expect((await callOk(mock, "models.list")).data.map((model) => model.id)).not.toContain(id);
          expectNotFound(await fineTuned.read(mock, id), "MODEL_NOT_FOUND");
          expectNotFound(await classifyWith(mock, id), "MODEL_NOT_FOUND");
        },
      },
    },
  ],
  "models.archive": [
    {
      resource: fineTuned,
      request: (_, id) => at(id),
      fromOtherStates: { true: "unchanged" },
      effects: {
        "Requests that use the model fail until it is unarchived.": async ({ mock, id }) => {
          expectNotFound(await classifyWith(mock, id), "MODEL_NOT_FOUND");
          await callOk(mock, "models.unarchive", at(id));
          expect(await classifyWith(mock, id)).toMatchObject({ status: 200 });
        },
      },
    },
  ],
  "models.unarchive": [
    {
      resource: fineTuned,
      request: (_, id) => at(id),
      fromOtherStates: { false: "unchanged" },
      effects: {
        "The model can be used in requests again.": async ({ mock, id }) => {
          expect(await classifyWith(mock, id)).toMatchObject({ status: 200 });
        },
      },
    },
  ],
};
