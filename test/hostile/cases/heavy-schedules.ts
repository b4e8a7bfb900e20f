import { type HostileCase, succeed } from "../case.ts";

const REGISTRATION = "4d0f8c52-e9b4-4a17-86f2-c8d9e0f1a2b3";
const SCHEDULES = "/v1/workflows/schedules";
const range = (start: number, end: number) => [{ start, end }];
const allTimes = { second: range(0, 59), minute: range(0, 59), hour: range(0, 23) };
/** Days of a month that are different for each number. */
const daysOf = (number: number) =>
  Array.from({ length: 31 }, (_, index) => index + 1)
    .filter((day) => (day * 40_503 + number * 2971) % 7 < 3)
    .map((start) => ({ start }));

/** Four times in a year, each after about 90 days with other calendars, of which everything is skipped. */
const HEAVY = {
  calendars: Array.from({ length: 90 }, (_, index) => ({
    ...allTimes,
    day_of_month: [{ start: 1 }, ...daysOf(index)],
  })),
  skip: [
    { ...allTimes, day_of_month: range(2, 31) },
    { ...allTimes, month: [1, 2, 4, 5, 7, 8, 10, 11].map((start) => ({ start })) },
    { ...allTimes, hour: range(1, 23) },
    { ...allTimes, hour: range(0, 0), minute: range(1, 59) },
    { second: range(1, 59) },
    ...Array.from({ length: 55 }, (_, index) => ({ ...allTimes, hour: range(1, 23), day_of_month: daysOf(index * 3) })),
  ],
};

const createHeavy = (schedule_id: string) => ({
  workflow_registration_id: REGISTRATION,
  schedule_id,
  schedule: { input: { harbor: "Harbor Point" }, ...HEAVY },
});

export const heavySchedules: HostileCase = {
  name: "lists 87 schedules with 90 calendars and 60 skipped ones each",
  megabytes: 500,
  async attack(target) {
    for (let number = 0; number < (target.isQuick ? 20 : 87); number += 1)
      await succeed(target, "POST", SCHEDULES, createHeavy(`heavy-${number}`));
    await succeed(target, "GET", `${SCHEDULES}?page_size=100`);
    await succeed(target, "GET", "/_mock/seed");
  },
};

/** Each key may have a part of an iteration of the event loop, but all of them together no more than one. */
export const heavySchedulesOfKeys: HostileCase = {
  name: "lists such a schedule with each of 100 keys at the same time",
  megabytes: 500,
  async attack(target) {
    const keys = Array.from({ length: 100 }, (_, index) => `attacker${index}`);
    for (const key of keys) await succeed(target, "POST", SCHEDULES, createHeavy("heavy"), { key });
    await Promise.all(keys.map((key) => succeed(target, "GET", SCHEDULES, undefined, { key })));
  },
};

/** 29 February in years that are no leap years, and in the last one that is. */
const RARE = {
  day_of_month: range(29, 31),
  month: [{ start: 2 }],
  year: [...[1970, 1971, 1973].map((start) => ({ start, end: 9999, step: 4 })), { start: 9996 }],
};

export const rareDays: HostileCase = {
  name: "creates a schedule with 100 calendars of a day in the year 9996, and reads it",
  megabytes: 300,
  async attack(target) {
    await succeed(target, "POST", SCHEDULES, {
      workflow_registration_id: REGISTRATION,
      schedule_id: "rare",
      schedule: { input: { harbor: "Harbor Point" }, calendars: Array(100).fill(RARE) },
    });
    await succeed(target, "GET", `${SCHEDULES}/rare`);
  },
};
