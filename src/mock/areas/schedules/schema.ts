import { allFields, type DescribeArea, FLAG, INSTANT, list, nullable, ref, row, TEXT } from "../shared/describe.ts";

const origin = { workflow_id: TEXT, registration_id: nullable(TEXT), created_by: TEXT };
const progress = { running: list(TEXT), waiting: list(INSTANT), plan: TEXT, watching: FLAG };

export const schedules: DescribeArea<"schedules"> = (api) => {
  const { morningSchedule, newMorningSchedule } = api.examples;
  return {
    rows: {
      schedules: row({
        schedule: allFields(api, "Schedule", ["future_executions", "recent_executions"]),
        ...origin,
        recent: list(ref("ScheduleRecentExecution")),
        ...progress,
      }),
    },
    lists: {
      schedules: {
        resource: ref("Schedule"),
        internal: { ...origin, ...progress },
        description: "Each a `Schedule`. Its next start is the first of its `future_executions`.",
      },
    },
    initial: {
      schedules: [{ ...morningSchedule, _mock: { registration_id: newMorningSchedule.workflow_registration_id! } }],
    },
  };
};
