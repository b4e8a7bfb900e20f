import { cases, type OperationCase } from "../cases.ts";
import type { Target } from "../target.ts";
import type { Check } from "./check.ts";
import { conversationChecks } from "./conversations.ts";
import { defaultChecks } from "./defaults.ts";
import { effectChecks } from "./effects.ts";
import { filterChecks } from "./filters.ts";
import { flagChecks } from "./flags.ts";
import { generatedChecks } from "./generated.ts";
import { invalidRequestChecks, unreadableRequestChecks } from "./invalid-requests.ts";
import { listedChecks } from "./listed.ts";
import { orderChecks } from "./order.ts";
import { cursorChecks, pageChecks } from "./pages.ts";
import { populatedChecks } from "./populated.ts";
import { preferChecks } from "./prefer.ts";
import { recordedChecks } from "./recorded.ts";
import { searchChecks } from "./searches.ts";
import { securityChecks } from "./security.ts";
import { sentenceChecks } from "./sentences/sentences.ts";
import { stateChecks } from "./states.ts";
import { storedChecks } from "./stored.ts";
import { formChecks, resumeChecks, streamChecks } from "./streams.ts";
import { successChecks } from "./success.ts";
import { unknownIdChecks } from "./unknown-ids.ts";
import { unstoredChecks } from "./unstored.ts";
import { updateChecks } from "./updates.ts";
import { versionChecks } from "./versions.ts";

/** All checks of an operation. */
export function listChecks(
  testCase: OperationCase,
  target: Pick<Target, "prefer" | "stateless" | "generate" | "allow">,
): Check[] {
  const stream = cases.find(({ path }) => path === `${testCase.path}#stream`);
  // The document has an operation of its own for the stream, which would report the same faults.
  const responses = stream ? testCase.responses.filter(({ eventPointer }) => !eventPointer) : testCase.responses;
  const withoutStream = { ...testCase, responses };
  return [
    ...successChecks(testCase),
    ...streamChecks(withoutStream),
    ...securityChecks(testCase),
    ...invalidRequestChecks(testCase),
    ...preferChecks(withoutStream, target.prefer === "all" ? responses : []),
    ...generatedChecks(testCase, target),
    ...(target.stateless ? [] : stateChecksOf(testCase)),
  ];
}

/** The checks that several requests work on the same data. */
const stateChecksOf = (testCase: OperationCase): Check[] => [
  ...unknownIdChecks(testCase),
  ...unreadableRequestChecks(testCase),
  ...pageChecks(testCase),
  ...cursorChecks(testCase),
  ...defaultChecks(testCase),
  ...flagChecks(testCase),
  ...filterChecks(testCase),
  ...orderChecks(testCase),
  ...searchChecks(testCase),
  ...populatedChecks(testCase),
  ...resumeChecks(testCase),
  ...formChecks(testCase),
  ...conversationChecks(testCase),
  ...recordedChecks(testCase),
  ...storedChecks(testCase),
  ...listedChecks(testCase),
  ...updateChecks(testCase),
  ...unstoredChecks(testCase),
  ...versionChecks(testCase),
  ...stateChecks(testCase),
  ...effectChecks(testCase),
  ...sentenceChecks(testCase),
];
