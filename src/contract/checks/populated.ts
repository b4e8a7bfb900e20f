import { cases, type OperationCase } from "../cases.ts";
import { findSchemaErrors } from "../document.ts";
import { mapTexts, minimalInput } from "../requests/input.ts";
import { findItems } from "../requests/pages.ts";
import { prepare } from "../requests/prepare.ts";
import { send } from "../requests/send.ts";
import { findCreated } from "../requests/stored.ts";
import { Skipped } from "../skipped.ts";
import type { Session } from "../target.ts";
import { type Check, check } from "./check.ts";
import { defaultChecks } from "./defaults.ts";
import { filterChecks } from "./filters.ts";
import type { Finding } from "./findings.ts";
import { orderChecks } from "./order.ts";
import { pageChecks } from "./pages.ts";
import { sendSuccessful } from "./send-valid.ts";

/** Letters before the texts of the new resources, so that the order by one field is neither that by another nor that by time. */
const LETTERS: Readonly<Record<string, string>> = {
  name: "bcad",
  schedule_id: "bcad",
  title: "cadb",
  description: "acdb",
};

/**
 * A list shows, selects and sorts resources that differ from each other, which the server may not have: the checks of the list
 * with several new ones, in several states.
 */
export function populatedChecks(testCase: OperationCase): Check[] {
  const creator = findItems(testCase) && findCreatorOf(testCase);
  if (!creator) return [];
  const lists = [orderChecks, filterChecks, defaultChecks, pageChecks].flatMap((each) => each(testCase));
  const { name, isolated, run } = check(creator, "shows, selects and sorts new resources", true, async (session) => {
    await populate(session, creator);
    for (const each of lists) {
      // Each has the time of a check.
      const own = { ...session, time: { leftMs: session.target.timeoutMs } };
      const findings = await each.run(own).catch(skipped);
      if (findings.some(({ isNote }) => !isNote)) return findings;
    }
    return [];
  });
  return [{ operation: testCase.id, name, writes: true, isolated, run }];
}

const skipped = (error: unknown): Finding[] => {
  if (error instanceof Skipped) return [];
  throw error;
};

/** The operation that creates what a list shows, such as that at `/v1/agents` for `/v1/agents/pages`. An execution is a run. */
const findCreatorOf = ({ path, method }: OperationCase): OperationCase | undefined =>
  [path, path.replace(/\/pages$/, ""), path.replace(/\/runs$/, "/{workflow_identifier}/execute")].flatMap((own) =>
    cases.filter(
      (other) => method === "get" && other.path === own && /^(post|put)$/.test(other.method) && other.creates,
    ),
  )[0];

/** Creates four resources with different texts, updates the first one, and changes the state of the second one. */
async function populate(session: Session, creator: OperationCase): Promise<void> {
  const examples = Object.values(creator.body?.examples ?? {});
  for (const [index] of [...LETTERS.name!].entries()) {
    const minimal = { ...minimalInput(creator), body: examples[(index % 3) % examples.length] };
    const input = await prepare(session, creator, minimal);
    const body = withLetters(creator, input.body, index);
    const created = await sendSuccessful(session, creator, { ...input, body });
    const place = findCreated(creator, created.prepared.path ?? {}, created.body);
    const [, prefix] = /^(.*\/\{\w+\})$/.exec(place?.getter?.path ?? "") ?? [];
    const changing = cases.filter(
      ({ method, path, transitions }) =>
        (index === 0 && method === "patch" && path === prefix) ||
        (index === 1 && path.startsWith(`${prefix}/`) && transitions.some(({ to, from }) => to && from)),
    );
    const [change] = place ? changing : [];
    if (change) await send(session, change, { ...minimalInput(change), path: place!.path });
  }
}

/** Adds a letter to each text, if it is still valid. */
function withLetters({ body }: OperationCase, value: unknown, index: number): unknown {
  const changed = mapTexts(value, (name, text) => (LETTERS[name]?.[index] ?? "") + text);
  return findSchemaErrors(body!.pointer, changed).length === 0 ? changed : value;
}
