import { expect, test } from "vitest";
import { readManifests } from "../../scripts/release/manifests.ts";

test("both packages, their changelogs and the document name one version", async () => {
  expect((await readManifests()).map(({ name }) => name)).toEqual(["platform-api", "platform-api-mock"]);
});
