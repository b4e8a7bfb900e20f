import { expect, test } from "vitest";
import seed from "../../../generated/seed.json" with { type: "json" };
import { createServerMock } from "../../../src/mock/http/mock.ts";
import { acceptedSeed } from "../../../src/mock/proxy/accepted-seed.ts";
import { createRecording } from "../../../src/mock/proxy/recording.ts";
import { defined } from "../../defined.ts";
import { startTestProxy, startUpstreamMock } from "./servers.ts";

const HEADERS = { authorization: "Bearer test-key", dashboardusercontextauth: "token" };

test("a mock that starts with a recording has the same responses as the server that was recorded", async () => {
  const recording = createRecording();
  const { send } = await startTestProxy(await startUpstreamMock(), { onExchange: recording.add });
  const body = JSON.stringify({ name: "Guide", model: "aurora-large" });
  const created = (await (await send("/v1/agents", { method: "POST", body })).json()) as { id: string };
  const paths = [
    "/v1/users/me/organizations",
    "/v1/users/me/workspaces",
    "/v1/users/me",
    "/v1/models",
    "/v1/observability/judges",
    "/v2/prompts",
    "/v1/rag/deployments",
    ...[created, ...seed.agents].map(({ id }) => `/v1/agents/${id}`),
    ...seed.conversations
      .slice(0, 2)
      .flatMap(({ id }) => [`/v1/conversations/${id}`, `/v1/conversations/${id}/history`]),
  ];
  const recorded = [];
  for (const path of paths) recorded.push(await (await send(path, { headers: HEADERS })).json());
  const { seed: accepted, leftOut } = acceptedSeed(recording.toSeed());
  expect(leftOut).toEqual([]);
  const mock = createServerMock({ seedData: accepted });
  const shown = [];
  for (const path of paths) shown.push(await (await mock.fetch(`http://mock${path}`, { headers: HEADERS })).json());
  expect(shown).toEqual(recorded);
});

test("what a mock could not start with is left out, with the reason", () => {
  const prompt = defined(seed.prompts[0]);
  const { seed: accepted, leftOut } = acceptedSeed({
    users: seed.users,
    prompts: [prompt, { ...prompt, id: "prompt_later", version: 2, latestVersion: 2 }],
  });
  expect(accepted).toEqual({ prompts: [prompt] });
  expect(leftOut).toEqual([
    expect.stringMatching(/^\/organizations must have exactly one item/),
    expect.stringMatching(/^\/prompts\/1\/version must be 1/),
  ]);
});
