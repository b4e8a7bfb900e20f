/** For each member that a check compares: a server in which only this member is wrong. */
import { expect, onTestFinished, test, vi } from "vitest";
import type { findCase } from "../../../src/contract/cases.ts";
import type { Check } from "../../../src/contract/checks/check.ts";
import { conversationChecks } from "../../../src/contract/checks/conversations.ts";
import { stateChecks } from "../../../src/contract/checks/states.ts";
import { storedChecks } from "../../../src/contract/checks/stored.ts";
import { resumeChecks } from "../../../src/contract/checks/streams.ts";
import { unstoredChecks } from "../../../src/contract/checks/unstored.ts";
import { updateChecks } from "../../../src/contract/checks/updates.ts";
import { versionChecks } from "../../../src/contract/checks/versions.ts";
import { createMock } from "../../../src/mock/index.ts";
import { type Alter, at, type Json, withEvents, withJson, withProblem, withText } from "../servers/alter.ts";
import { checkOf, outcome } from "../stub.ts";

/** Alters the responses from the one with this number on, counted from 0. */
function from(first: number, alter: Alter): Alter {
  let count = -1;
  return (request, respond) => {
    count += 1;
    return count >= first ? alter(request, respond) : respond(request);
  };
}

/** Gives a member another value of the same kind. */
const spoil = (object: Json, name: string): void => {
  const value = object[name];
  if (Array.isArray(value) && value.length > 0) spoil(value, "0");
  else if (typeof value === "object" && value !== null && Object.keys(value).length > 0)
    spoil(value, Object.keys(value)[0]!);
  else object[name] = typeof value === "number" ? value + 1 : typeof value === "boolean" ? !value : `${value}~`;
};

const withStatus = (status: number): Alter =>
  withText(
    (text) => text,
    { status },
    () => true,
  );

const CONVERSATION = ["name", "description", "metadata", "agent_id", "id", "updated_at"];
const MEMBERS = ["type", "role", "content"];
const entry = (list: string, name: string) => withJson((body) => spoil(body[list][0], name));

type Row = [
  list: (testCase: ReturnType<typeof findCase>) => Check[],
  id: string,
  member: string,
  alter: Alter,
  /** The name of one of several checks. */
  name?: string | undefined,
];

const ROWS: readonly Row[] = [
  ...MEMBERS.map(
    (name): Row => [
      conversationChecks,
      "conversations.getMessages",
      name,
      at("conversations.getMessages", entry("messages", name)),
    ],
  ),
  ...MEMBERS.flatMap((name): Row[] => [
    [
      conversationChecks,
      "conversations.restart",
      `${name} of the copy`,
      at("conversations.getHistory", from(1, entry("entries", name))),
    ],
    [
      conversationChecks,
      "conversations.restart",
      `${name} of the original`,
      at("conversations.getHistory", from(2, entry("entries", name))),
    ],
  ]),
  ...CONVERSATION.map(
    (name): Row => [
      unstoredChecks,
      "conversations.append",
      name,
      at(
        "conversations.get",
        from(
          1,
          withJson((body) => spoil(body, name)),
        ),
      ),
    ],
  ),
  ...["id", "data"].map(
    (name): Row => [
      resumeChecks,
      "workflows.events.stream",
      name,
      at(
        "workflows.events.stream",
        from(
          1,
          withEvents((events) => events.map((event) => event.replace(new RegExp(`^${name}: .`, "m"), "$&1"))),
        ),
      ),
    ],
  ),
  ...["version", "deduplicated"].map(
    (name): Row => [
      versionChecks,
      "skills.versions.create",
      name,
      at(
        "skills.versions.create",
        from(
          2,
          withJson((body) => spoil(body, name)),
        ),
      ),
    ],
  ),
  ...["version", "definition"].map(
    (name): Row => [
      versionChecks,
      "prompts.versions.create",
      name,
      at(
        "prompts.get",
        withJson((body) => spoil(body, name)),
      ),
    ],
  ),
  ...["name", "description", "model", "tools"].map(
    (name): Row => [
      updateChecks,
      "agents.update",
      name,
      at(
        "agents.get",
        from(
          2,
          withJson((body) => spoil(body, name)),
        ),
      ),
      "revisedScout",
    ],
  ),
  ...["paused"].map(
    (name): Row => [
      stateChecks,
      "workflows.schedules.pause",
      name,
      at(
        "workflows.schedules.get",
        from(
          4,
          withJson((body) => spoil(body, name)),
        ),
      ),
    ],
  ),
  // The name is taken for the second request, and available for the third one, after the deletion.
  ...Object.entries({
    "that a taken name is refused": from(1, withStatus(201)),
    "the status of a taken name": from(1, withStatus(422)),
    "the problem of a taken name": withProblem(409, (problem) => void delete problem.code),
    "the status of an available name": from(2, withStatus(409)),
  }).map(
    ([member, alter]): Row => [
      storedChecks,
      "observability.judges.create",
      member,
      at("observability.judges.create", alter),
      "newToneJudge",
    ],
  ),
];

/** A stream of four events, or those after the one of Last-Event-ID. */
const resumed = ({ headers, url }: Request): Response => {
  const events = [1, 2, 3, 4].map((id) => `id: ${id}\ndata: {"id":${id}}\n\n`);
  const rest = events
    .slice(Number(headers.get("last-event-id") ?? new URL(url).searchParams.get("last_event_id")))
    .join("");
  return new Response(rest, { headers: { "content-type": "text/event-stream" } });
};

/** The outcome of a check of an operation, against the mock with an alteration. */
function run([list, id, , alter, name]: Row): Promise<string[]> {
  const mock = createMock();
  const respond = async (request: Request) =>
    request.url.includes("/stream") ? resumed(request) : mock.fetch(request);
  vi.stubGlobal("fetch", (input: Request) => alter(input, respond));
  onTestFinished(() => void vi.unstubAllGlobals());
  return outcome(checkOf(list, id, name), { data: "own" });
}

test("the checks find nothing in the mock itself", async () => {
  for (const [list, id, name] of new Map(ROWS.map(([list, id, , , name]) => [id, [list, id, name] as const])).values())
    expect([id, ...(await run([list, id, "", (request, respond) => respond(request), name]))]).toEqual([id]);
});

test.each(ROWS)("%o of %s compares %s", async (list, id, member, alter, name) => {
  const found = await run([list, id, member, alter, name]);
  expect(found).not.toEqual([]);
  expect(found.join()).not.toMatch(/^(Skipped|\w*Error): /);
});
