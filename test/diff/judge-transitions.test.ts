import { expect, test } from "vitest";
import type { Transition } from "../../src/core/document.ts";
import { judgeTransitions } from "../../src/diff/judge-transitions.ts";

const rule: Transition = { resource: "Bird", from: { state: "singing" }, to: { state: "silent" } };
const NAME = "`Bird state=singing → state=silent`";
const [OPEN, LISTED] = [{ state: ["singing", "calling"] }, { state: ["calling"] }];

/** What has changed in a rule, and the judgment about it. */
const CHANGES: readonly (readonly [
  before: Partial<Transition>,
  after: Partial<Transition>,
  effect: string,
  text: string,
])[] = [
  [{}, { from: OPEN }, "addition", "the state before is now state=singing|calling."],
  [{}, { from: LISTED }, "break", "the state before is now state=calling."],
  [{}, { from: { mood: "good" } }, "break", "the state before is now mood=good."],
  [{}, { from: { state: "singing", mood: "good" } }, "break", "the state before is now state=singing, mood=good."],
  [{}, { from: {} }, "addition", "the state before is now any."],
  [{}, { to: { state: "asleep" } }, "break", "the state after is now state=asleep."],
  [{}, { permission: "Hush" }, "break", "`permission` was set to `Hush`."],
  [{ permission: "Hush" }, { permission: "Sing" }, "break", "`permission` changed from `Hush` to `Sing`."],
  [{ permission: "Hush" }, {}, "addition", "`permission` was removed; it was `Hush`."],
  [{}, { creator: true }, "break", "`creator` was set to `true`."],
  [{ creator: true }, {}, "addition", "`creator` was removed; it was `true`."],
  [{}, { condition: "At night." }, "break", "`condition` was set to `At night.`."],
  [{ condition: "At night." }, { condition: "By day." }, "other", "`condition` changed from `At night.` to `By day.`."],
  [{ condition: "At night." }, {}, "addition", "`condition` was removed; it was `At night.`."],
  [{}, { effects: ["It rests."] }, "other", '`effects` was set to `["It rests."]`.'],
  [{ effects: ["It rests."] }, {}, "other", '`effects` was removed; it was `["It rests."]`.'],
];

test.each(CHANGES)("a rule with %j instead of %j is a judgment: %s", (before, after, effect, text) => {
  expect(judgeTransitions([{ ...rule, ...before }], [{ ...rule, ...after }])).toEqual([
    [effect, `State rule ${NAME}: ${text}`],
  ]);
});

const creates: Transition = { resource: "Bird", creates: "Bird" };
const deletes: Transition = { resource: "Bird", deletes: "Bird" };

test.each<[before: Transition[], after: Transition[], judgments: string[]]>([
  [[rule], [rule], []],
  [[rule, creates], [creates, rule], []],
  [[rule], [], [`break State rule was removed: ${NAME}.`]],
  [[], [rule], [`addition State rule was added: ${NAME}.`]],
  [[creates], [], ["break State rule was removed: `creates Bird`."]],
  [[deletes], [], ["break State rule was removed: `deletes Bird`."]],
  [
    [creates],
    [deletes],
    ["break State rule was removed: `creates Bird`.", "addition State rule was added: `deletes Bird`."],
  ],
  [
    [rule],
    [{ ...rule, resource: "Wren" }],
    [`break State rule was removed: ${NAME}.`, `addition State rule was added: ${NAME.replace("Bird", "Wren")}.`],
  ],
  [
    [rule],
    [{ resource: "Bird", from: { state: "a" }, to: { state: "b" } }],
    [`break State rule was removed: ${NAME}.`, "addition State rule was added: `Bird state=a → state=b`."],
  ],
  [
    [{ ...creates, to: {} }],
    [{ resource: "Bird", to: {} }],
    ["break State rule was removed: `creates Bird`.", "addition State rule was added: `Bird any → any`."],
  ],
  [
    [{ ...deletes, to: {} }],
    [{ resource: "Bird", to: {} }],
    ["break State rule was removed: `deletes Bird`.", "addition State rule was added: `Bird any → any`."],
  ],
  [
    [{ ...rule, from: OPEN }],
    [rule],
    ["break State rule `Bird state=singing|calling → state=silent`: the state before is now state=singing."],
  ],
  // Each new rule belongs to one old rule at most.
  [
    [rule, { ...rule, from: LISTED }],
    [{ ...rule, permission: "Hush" }],
    [
      `break State rule ${NAME}: \`permission\` was set to \`Hush\`.`,
      "break State rule was removed: `Bird state=calling → state=silent`.",
    ],
  ],
])("%j and %j differ", (before, after, judgments) => {
  expect(judgeTransitions(before, after).map((judgment) => judgment.join(" "))).toEqual(judgments);
});
