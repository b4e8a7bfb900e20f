import { findCase, type OperationCase } from "../cases.ts";
import { minimalInput } from "../requests/input.ts";
import { prepare } from "../requests/prepare.ts";
import { send } from "../requests/send.ts";
import type { Json } from "../requests/stored.ts";
import { Skipped } from "../skipped.ts";
import type { Session } from "../target.ts";
import { type Check, check } from "./check.ts";
import { differencesFrom } from "./differences.ts";
import { asNotes, type Finding, finding } from "./findings.ts";
import { sendSuccessful } from "./send-valid.ts";

/** The messages of a conversation are those of its history, and a restart copies the history up to an entry. */
export function conversationChecks(testCase: OperationCase): Check[] {
  if (testCase.id === "conversations.getMessages")
    return [check(testCase, "returns the messages of the history", false, checkMessages)];
  if (testCase.id === "conversations.append")
    return [check(testCase, "adds the entries to the history", true, checkAppended)];
  if (testCase.id !== "conversations.restart") return [];
  const name = "copies the entries up to `from_entry_id`, and leaves the original";
  return [check(testCase, name, true, checkRestart)];
}

async function checkMessages(session: Session, testCase: OperationCase): Promise<Finding[]> {
  const { path = {} } = await prepare(session, testCase, minimalInput(testCase));
  const read = () => readEntries(session, path.conversation_id);
  const before = await read();
  const { messages } = Object((await send(session, testCase, { path })).value) as Json;
  if (!Array.isArray(messages)) throw new Skipped("the messages could not be read");
  const expected = before.filter(({ type }) => String(type).startsWith("message."));
  const findings = sameEntries(expected, messages, "/body/messages", (entry) => entry);
  // Another client may have added entries between the two requests.
  return findings.length > 0 && (await read()).length !== before.length ? asNotes(findings) : findings;
}

/** The history has the inputs and then the entries of the response, which has only those that are generated. */
async function checkAppended(session: Session, testCase: OperationCase): Promise<Finding[]> {
  const input = await prepare(session, testCase, minimalInput(testCase));
  const before = await readEntries(session, input.path?.conversation_id);
  const { prepared, body } = await sendSuccessful(session, testCase, input);
  const { outputs = [] } = Object(body) as { outputs?: Json[] };
  const after = await readEntries(session, input.path?.conversation_id);
  const generated = after.slice(before.length + countOf(prepared.body));
  return sameEntries(generated, outputs, "/body/outputs", (entry) => entry);
}

/** The number of inputs. A text is one. */
const countOf = (body: unknown): number => [(body as Json).inputs ?? []].flat().length;

async function checkRestart(session: Session, testCase: OperationCase): Promise<Finding[]> {
  const input = minimalInput(testCase);
  const { path = {}, body } = await prepare(session, testCase, input);
  const before = await readEntries(session, path.conversation_id);
  const { prepared, body: response } = await sendSuccessful(session, testCase, { ...input, path, body });
  const { conversation_id: id, outputs = [] } = Object(response) as { conversation_id?: unknown; outputs?: Json[] };
  const copy = await readEntries(session, id);
  const after = await readEntries(session, prepared.path?.conversation_id);
  const { from_entry_id: last } = prepared.body as Json;
  const count = before.findIndex((entry) => entry.id === last) + 1;
  // What follows in the copy is new: the inputs, and the entries generated in response.
  const added = outputs.length + countOf(prepared.body);
  const findings = [
    ...sameEntries(before.slice(0, count), copy.slice(0, copy.length - added), "/body/entries"),
    ...(id === path.conversation_id ? [finding("/body/conversation_id", "the id of a new conversation", id)] : []),
  ];
  return findings.length > 0 ? findings : sameEntries(before, after, "/body/entries");
}

/** Entries of a copy have other ids and times. */
const copied = ({ type, role, content }: Json): Json => ({ type, role, content });

/** Compares entries with those of the history, in the fields that should be the same. */
function sameEntries(
  expected: readonly Json[],
  found: readonly Json[],
  place: string,
  pick: (entry: Json) => Json = copied,
): Finding[] {
  if (expected.length !== found.length)
    return [finding(place, `${expected.length} entries, as in the history`, found.length)];
  return expected.flatMap((entry, index) =>
    differencesFrom(pick(entry), found[index], `${place}/${index}`, "as in the history").slice(0, 1),
  );
}

async function readEntries(session: Session, id: unknown): Promise<readonly Json[]> {
  const { value } = await send(session, findCase("conversations.getHistory"), { path: { conversation_id: id } });
  const { entries } = Object(value) as { entries?: unknown };
  if (!Array.isArray(entries)) throw new Skipped("the history could not be read");
  return entries as Json[];
}
