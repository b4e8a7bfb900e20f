import type { Description, LiteralRequest, Shape } from "../description.ts";

const scheduleRequest = { workflow_name: "morning-briefing", input: { harbor: "Harbor Point" } };

const schedules: LiteralRequest[] = [
  { body: { schedule: scheduleRequest } },
  ...["30s", "5m", "1h", "PT30S"].map((jitter) => ({
    body: {
      schedule: { ...scheduleRequest, cron_expressions: ["0 6 * * *"], jitter, time_zone_name: "Europe/Stockholm" },
    },
  })),
];

const schedule = {
  schedule_id: "daily",
  workflow_name: "morning-briefing",
  input: null,
  paused: false,
  deployment_name: null,
  cron_expressions: ["0 6 * * *"],
  calendars: [],
  intervals: [],
  start_at: null,
  end_at: null,
  jitter: null,
  time_zone_name: "Europe/Stockholm",
  note: null,
  remaining_executions: null,
};

const SCHEDULE_OPTIONAL = Object.keys(schedule).slice(4);

const shapes: readonly Shape[] = [
  {
    name: "page of schedules",
    operations: ["workflows.schedules.list"],
    value: { schedules: [schedule], next_page_token: "next" },
  },
  { name: "schedule", operations: ["workflows.schedules.get"], value: schedule, optional: SCHEDULE_OPTIONAL },
  {
    name: "id of a schedule",
    operations: ["workflows.schedules.create", "workflows.schedules.update"],
    value: { schedule_id: "daily" },
  },
];

// biome-ignore format: one line for each endpoint, row of a resource and request
export const description: Description = {
  endpoints: [
    { method: "GET", path: "/v1/workflows/schedules", status: 200, response: { "schedules[]": "Schedule", "next_page_token": "any" } },
    { method: "POST", path: "/v1/workflows/schedules", status: 201, body: { "schedule.input": "any" }, response: { "schedule_id": "string" } },
    { method: "GET", path: "/v1/workflows/schedules/{schedule_id}", status: 200, response: "Schedule" },
    { method: "DELETE", path: "/v1/workflows/schedules/{schedule_id}", status: 204 },
    { method: "PATCH", path: "/v1/workflows/schedules/{schedule_id}", status: 200, body: { "schedule": "any" }, response: { "schedule_id": "string" } },
    { method: "POST", path: "/v1/workflows/schedules/{schedule_id}/pause", status: 204, reversible: true },
    { method: "POST", path: "/v1/workflows/schedules/{schedule_id}/resume", status: 204 },
    { method: "POST", path: "/v1/workflows/schedules/{schedule_id}/trigger", status: 204 },
  ],
  resources: {
    Schedule: {
      "schedule_id, workflow_name": "string req",
      "input": "any req",
      "paused": "boolean req",
      "deployment_name, jitter, time_zone_name, note": "string or null",
      "cron_expressions": "array",
      "cron_expressions[]": "string",
      "calendars, intervals": "any",
      "start_at, end_at": "date-time or null",
      "remaining_executions": "integer or null",
    },
  },
  requests: {
    "POST /v1/workflows/schedules": schedules,
    "PATCH /v1/workflows/schedules/{schedule_id}": [{ body: { schedule: { input: {} } } }],
    "POST /v1/workflows/schedules/{schedule_id}/pause": [{ body: null }],
    "POST /v1/workflows/schedules/{schedule_id}/resume": [{ body: null }],
    "POST /v1/workflows/schedules/{schedule_id}/trigger": [{ body: null }],
  },
  shapes,
  bounds: {
    "Counts, positions and durations in requests": [
      "SchedulePolicyInput.catchup_window_seconds", "ScheduleDefinition.max_executions",
      "ScheduleDefinitionUpdate.max_executions",
    ],
    "`every` and `offset` of an interval": ["ScheduleIntervalInput.every", "ScheduleIntervalInput.offset"],
    "Length of a schedule id": ["ScheduleCreate.schedule_id", "ScheduleDefinition.schedule_id"],
    "Values of `start`, `end` and `step` in ranges": [
      "ScheduleRangeInput.end", "ScheduleRangeInput.start", "ScheduleRangeInput.step",
    ],
    "Filters, order and page size of the list": ["workflows.schedules.list page_size"],
  },
  sets: {
    "Additional fields of a schedule; fields of calendars, ranges, intervals and the policy": [
      "SchedulePolicy.overlap", "SchedulePolicyInput.overlap",
    ],
    "Other closed sets of values in requests": ["workflows.schedules.list status"],
  },
  facts: {
    format: {
      duration: [
        "ScheduleInterval.every", "ScheduleInterval.offset", "ScheduleIntervalInput.every", "ScheduleIntervalInput.offset",
      ],
    },
    null: {
      Schedule: [".deployment_name", ".note", ".start_at", ".end_at", ".jitter", ".time_zone_name", ".remaining_executions"],
      ScheduleCalendar: [".comment"], ScheduleCalendarInput: [".comment"],
      ScheduleCreate: [".workflow_registration_id", ".workflow_identifier", ".schedule_id", ".deployment_name"],
      ScheduleDefinition: [
        ".workflow_name", ".start_at", ".end_at", ".jitter", ".time_zone_name", ".max_executions", ".schedule_id",
      ],
      ScheduleDefinitionUpdate: [
        ".calendars", ".intervals", ".cron_expressions", ".skip", ".start_at", ".end_at", ".jitter", ".time_zone_name",
        ".policy", ".max_executions",
      ],
      ScheduleInterval: [".offset"], ScheduleIntervalInput: [".offset"], SchedulePage: [".next_page_token"],
      SchedulePause: [".note"],
    },
    optional: {
      Schedule: [
        ".deployment_name", ".note", ".calendars", ".intervals", ".cron_expressions", ".skip", ".start_at", ".end_at",
        ".jitter", ".time_zone_name", ".policy", ".remaining_executions", ".future_executions", ".recent_executions",
      ],
      ScheduleCalendarInput: [".second", ".minute", ".hour", ".day_of_month", ".month", ".year", ".day_of_week", ".comment"],
      ScheduleCreate: [".workflow_registration_id", ".workflow_identifier", ".schedule_id", ".deployment_name"],
      ScheduleDefinition: [
        ".workflow_name", ".calendars", ".intervals", ".cron_expressions", ".skip", ".start_at", ".end_at", ".jitter",
        ".time_zone_name", ".policy", ".max_executions", ".schedule_id",
      ],
      ScheduleDefinitionUpdate: [
        ".input", ".calendars", ".intervals", ".cron_expressions", ".skip", ".start_at", ".end_at", ".jitter",
        ".time_zone_name", ".policy", ".max_executions",
      ],
      ScheduleIntervalInput: [".offset"], SchedulePause: [".note"],
      SchedulePolicyInput: [".overlap", ".catchup_window_seconds", ".pause_on_failure"],
      ScheduleRangeInput: [".end", ".step"],
    },
    minimum: {
      "0": [
        "ScheduleRange.start", "ScheduleRange.end", "ScheduleRange.step", "SchedulePolicy.catchup_window_seconds",
        "Schedule.remaining_executions", "ScheduleRangeInput.start", "ScheduleRangeInput.end", "ScheduleRangeInput.step",
        "SchedulePolicyInput.catchup_window_seconds", "ScheduleDefinition.max_executions",
        "ScheduleDefinitionUpdate.max_executions",
      ],
      "1": ["workflows.schedules.list page_size"],
    },
    default: {
      "0": ["ScheduleRangeInput.end", "ScheduleRangeInput.step"], "1": ["SchedulePolicyInput.overlap"],
      "50": ["workflows.schedules.list page_size"], "31536000": ["SchedulePolicyInput.catchup_window_seconds"],
      "[]": ["ScheduleCalendarInput.year"],
      "[{\"start\":0,\"end\":0,\"step\":0}]": [
        "ScheduleCalendarInput.second", "ScheduleCalendarInput.minute", "ScheduleCalendarInput.hour",
      ],
      "[{\"start\":0,\"end\":6,\"step\":0}]": ["ScheduleCalendarInput.day_of_week"],
      "[{\"start\":1,\"end\":12,\"step\":0}]": ["ScheduleCalendarInput.month"],
      "[{\"start\":1,\"end\":31,\"step\":0}]": ["ScheduleCalendarInput.day_of_month"],
      false: ["SchedulePolicyInput.pause_on_failure"],
    },
    maximum: { "1000": ["workflows.schedules.list page_size"] },
    minLength: { "1": ["ScheduleDefinition.schedule_id", "ScheduleCreate.schedule_id", "parameter ScheduleId"] },
    maxLength: { "256": ["ScheduleDefinition.schedule_id", "ScheduleCreate.schedule_id", "parameter ScheduleId"] },
    maxItems: { "10": ["Schedule.future_executions", "Schedule.recent_executions"] },
    "pages size": { page_size: ["workflows.schedules.list"] },
    errors: {
      BadCursor: ["workflows.schedules.list"], ScheduleAlreadyExists: ["workflows.schedules.create"],
      ScheduleNotFound: [
        "workflows.schedules.get", "workflows.schedules.update", "workflows.schedules.delete", "workflows.schedules.pause",
        "workflows.schedules.resume", "workflows.schedules.trigger",
      ],
      ScheduleUnprocessable: ["workflows.schedules.create"], ScheduleUpdateUnprocessable: ["workflows.schedules.update"],
      ScheduleWorkflowNotFound: ["workflows.schedules.create"],
    },
    descriptions: {
      "0": [
        "ScheduleRange.step", "ScheduleCalendar.second", "ScheduleCalendar.minute", "ScheduleCalendar.hour",
        "ScheduleCalendar.day_of_week", "Schedule.remaining_executions", "ScheduleRangeInput.step",
        "ScheduleCalendarInput.second", "ScheduleCalendarInput.minute", "ScheduleCalendarInput.hour",
        "ScheduleCalendarInput.day_of_week",
      ],
      "1": [
        "ScheduleRange.step", "ScheduleCalendar.day_of_month", "ScheduleCalendar.month", "SchedulePolicy.overlap",
        "ScheduleRangeInput.step", "ScheduleCalendarInput.day_of_month", "ScheduleCalendarInput.month",
        "SchedulePolicyInput.overlap",
      ],
      "2": ["SchedulePolicy.overlap", "ScheduleRangeInput", "SchedulePolicyInput.overlap"],
      "3": ["SchedulePolicy.overlap", "SchedulePolicyInput.overlap"],
      "4": ["SchedulePolicy.overlap", "SchedulePolicyInput.overlap"],
      "5": ["SchedulePolicy.overlap", "SchedulePolicyInput.overlap"],
      "6": [
        "ScheduleCalendar.day_of_week", "SchedulePolicy.overlap", "Schedule.intervals", "ScheduleRangeInput",
        "ScheduleCalendarInput.day_of_week", "SchedulePolicyInput.overlap", "ScheduleDefinition.intervals",
      ],
      "10": ["workflows.schedules.get", "Schedule.future_executions", "Schedule.recent_executions"],
      "12": ["ScheduleCalendar.month", "ScheduleCalendarInput.month"], "18": ["ScheduleRangeInput"],
      "23": ["ScheduleCalendar.hour", "ScheduleCalendarInput.hour"],
      "31": ["ScheduleCalendar.day_of_month", "ScheduleCalendarInput.day_of_month"],
      "59": [
        "ScheduleCalendar.second", "ScheduleCalendar.minute", "ScheduleCalendarInput.second", "ScheduleCalendarInput.minute",
      ],
      "365": ["SchedulePolicyInput.catchup_window_seconds"], "422": ["ScheduleCreate"],
      "00": ["Schedule.calendars", "ScheduleDefinition.calendars", "ScheduleDefinition.cron_expressions"],
      "06": ["ScheduleDefinition.cron_expressions"],
      "09": ["Schedule.calendars", "ScheduleDefinition.calendars"],
      "earliest first": ["Schedule.future_executions"], "newest last": ["Schedule.recent_executions"],
      "sorted by id": ["workflows.schedules.list", "SchedulePage.schedules"],
    },
  },
};
