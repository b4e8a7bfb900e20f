import { expect } from "vitest";
import { examples } from "../../../../generated/examples.ts";
import type { Session } from "../../session.ts";
import { type ApiResponse, call, callOk } from "../../transitions/call.ts";
import type { Resource, TransitionCases } from "../../transitions/case.ts";

const at = (judge_id: string) => ({ path: { judge_id } });
const newJudge = { ...examples.newAccuracyJudge, name: "Unit accuracy" };
const create = (mock: Session, name: string) =>
  callOk(mock, "observability.judges.create", { body: { ...newJudge, name } });

const judge: Resource = {
  states: { any: () => examples.accuracyJudge.id },
  read: (mock, id) => call(mock, "observability.judges.get", at(id)),
};

const evaluationsBy = async (mock: Session, judgeName: string) => {
  const { span_evaluations } = await callOk(mock, "observability.spans.evaluations.search", { body: {} });
  return span_evaluations.results.filter((evaluation) => JSON.stringify(evaluation).includes(judgeName));
};

export const transitions: TransitionCases = {
  "observability.judges.create": [
    {
      request: () => ({ body: newJudge }),
      created: { resource: judge, id: ({ body }: ApiResponse) => (body as { id: string }).id },
      conditionNotMet: {
        "there is no such model": {
          request: () => ({ body: { ...newJudge, model_name: "aurora-unknown" } }),
          outcome: "MODEL_NOT_FOUND",
        },
        "another judge has the name": {
          request: () => ({ body: { ...newJudge, name: examples.accuracyJudge.name } }),
          outcome: "JUDGE_NAME_ALREADY_EXISTS",
        },
      },
      effects: {
        "You become the owner.": async ({ mock, response }) => {
          const { id } = await callOk(mock, "users.me.get");
          expect(response.body).toMatchObject({ owner_id: id });
          expect((await create(mock.as("user.bob"), "Bob's judge")).owner_id).not.toBe(id);
        },
      },
    },
  ],
  "observability.judges.delete": [
    {
      resource: judge,
      request: (_, id) => at(id),
      effects: {
        "The name is available for a new judge.": async ({ mock }) => {
          expect(await create(mock, examples.accuracyJudge.name)).toMatchObject({ name: examples.accuracyJudge.name });
        },
        "The span evaluations that the judge made are kept.": async ({ mock }) => {
          expect(await evaluationsBy(mock, examples.accuracyJudge.name)).not.toEqual([]);
        },
      },
    },
  ],
};
