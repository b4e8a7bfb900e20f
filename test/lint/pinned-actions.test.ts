import { expect, test } from "vitest";
import { findUnpinnedActions } from "../../scripts/lint/pinned-actions.ts";

const HASH = "0123456789abcdef0123456789abcdef01234567";

test.each([
  ["an action with its hash and version", `- uses: actions/checkout@${HASH} # v7.0.1`],
  ["a part of an action's repository", `- uses: changesets/action/version@${HASH} # v2.1.2`],
  ["a step with a name", `  uses: actions/checkout@${HASH} # v7.0.1`],
  ["a workflow of this repository", "uses: ./.github/workflows/image.yml"],
  ["an action with a version of several digits", `- uses: actions/checkout@${HASH} # v10.20.30`],
  ["a command that has the word", "- run: echo uses: actions/checkout@v7"],
])("%s is pinned", (_, line) => {
  expect(findUnpinnedActions(`    steps:\n      ${line}\n`)).toEqual([]);
});

test.each([
  ["a tag", "- uses: actions/checkout@v7"],
  ["a branch", "- uses: actions/checkout@main # v7.0.1"],
  ["a short hash", `- uses: actions/checkout@${HASH.slice(0, 7)} # v7.0.1`],
  ["a hash without a version", `- uses: actions/checkout@${HASH}`],
  ["a hash with a version that can move", `- uses: actions/checkout@${HASH} # v7`],
  ["a longer hash", `- uses: actions/checkout@${HASH}0 # v7.0.1`],
  ["a hash with a preview", `- uses: actions/checkout@${HASH} # v7.0.1-rc.1`],
  ["a hash with words before its version", `- uses: actions/checkout@${HASH} # not # v7.0.1`],
  ["a workflow of another repository", "uses: owner/name/.github/workflows/build.yml@v1"],
  ["an image", "- uses: docker://node:24"],
])("%s is not pinned", (_, line) => {
  const reported = findUnpinnedActions(`    steps:\n      ${line}\n`);
  expect(reported).toEqual([expect.stringMatching(/^2: \S+ must be pinned/)]);
});
