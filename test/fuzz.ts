/**
 * Sends generated requests to a server, checks every response against the document, and prints each kind of mistake as
 * curl commands that show it. Without --base-url it starts our own mock.
 *
 *   npm run fuzz -- [--requests 20000] [--random-seed 1] [--base-url http://127.0.0.1:4010 | --prism | --compare ../other]
 *
 * Sandboxes of the keys fuzz0 to fuzz3 are reset. The same random seed sends the same requests. With --prism it shows that it can
 * fail: some requests end stock Prism, and the exit code is 1 if it finds none of them. With --compare it sends the same
 * requests to the mock of another checkout, and prints the first difference between the responses. A few requests are large.
 * One that takes more than 0.5 s of the server's processor time, also if it is sent again alone, is a mistake.
 */
import { parseArgs } from "node:util";
import fc from "fast-check";
import { mistakeIn } from "./fuzz/check.ts";
import { comparedWith, isRepeatable } from "./fuzz/compare.ts";
import { describeRequest } from "./fuzz/cost.ts";
import { curlCommands } from "./fuzz/curl.ts";
import { type FuzzOptions, fuzz } from "./fuzz/fuzz.ts";
import { plansFor } from "./fuzz/plan.ts";
import { serverAt, startMock, startStockPrism } from "./fuzz/server.ts";
import { controlSubjects, platformSubjects } from "./fuzz/subjects.ts";

/** Times faster than real time, so that a stream does not wait for what happens in its sandbox. */
const SPEED = 10_000;
const MAX_FINDINGS = 20;
/** Enough to show that it finds mistakes. After each one, Prism would have to be started again, also if it is known. */
const PRISM_FINDINGS = 1;
/** Maximum factor by which memory may grow over the second half. */
const MAX_GROWTH = 1.2;

try {
  const { values } = parseArgs({
    options: {
      requests: { type: "string", default: "20000" },
      "random-seed": { type: "string", default: "1" },
      "base-url": { type: "string" },
      prism: { type: "boolean", default: false },
      compare: { type: "string" },
    },
  });
  const requests = wholeNumber("requests", values.requests);
  const randomSeed = wholeNumber("random-seed", values["random-seed"]);
  const started = performance.now();
  const result = await fuzz({
    ...target(values["base-url"], values.prism, values.compare),
    requests,
    randomSeed,
    onFinding: ({ what, steps }) => console.log(`\n${what}\n\n${curlCommands(steps)}\n`),
  });
  const { sent, findings, succeeded, growth, costliest } = result;
  const seconds = Math.round((performance.now() - started) / 1000);
  const memory = growth === undefined ? "" : ` Memory at the end is ${growth.toFixed(2)} times that at half.`;
  console.log(
    `${sent} requests in ${seconds} s with random seed ${randomSeed}: ${findings} ${findings === 1 ? "kind" : "kinds"} of mistakes.${memory}`,
  );
  const others = platformSubjects.map(({ id }) => id).filter((id) => !succeeded.has(id));
  if (others.length > 0) console.log(`These operations never succeeded: ${others.join(", ")}.`);
  if (costliest) {
    const cost = `${costliest.seconds.toFixed(2)} s of processor time`;
    console.log(`The most expensive request took ${cost}:\n${describeRequest(costliest.request)}`);
  }
  const start = values.prism ? "npm run mock:prism" : "npm start";
  if (findings > 0) console.log(`To try the commands, run \`${start}\`, and set B=http://127.0.0.1:4010.`);
  const isExpected = values.prism ? findings > 0 : findings === 0 && (growth ?? 0) <= MAX_GROWTH;
  if (!isExpected) process.exitCode = 1;
} catch (error) {
  console.error((error as Error).stack);
  process.exitCode = 1;
}

function target(
  baseUrl: string | undefined,
  prism: boolean,
  other: string | undefined,
): Pick<FuzzOptions, "start" | "plans" | "check" | "hasControl" | "maxFindings"> {
  const platform = plansFor(platformSubjects);
  // Prism keeps no state and some of its responses are undocumented, so it only has to keep running.
  if (prism)
    return {
      start: startStockPrism,
      plans: platform,
      check: () => undefined,
      hasControl: false,
      maxFindings: PRISM_FINDINGS,
    };
  const plans = fc.oneof({ weight: 7, arbitrary: platform }, { weight: 1, arbitrary: plansFor(controlSubjects) });
  if (other !== undefined) return { ...comparedWith(other), plans: plans.filter(isRepeatable), maxFindings: 1 };
  if (baseUrl !== undefined && !URL.canParse(baseUrl))
    throw new Error(`--base-url must be a URL such as http://127.0.0.1:4010, not "${baseUrl}".`);
  const start = async () => (baseUrl === undefined ? startMock(SPEED) : serverAt(new URL(baseUrl)));
  return { start, plans, check: mistakeIn, hasControl: true, maxFindings: MAX_FINDINGS };
}

function wholeNumber(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`--${name} must be a whole number, not "${text}".`);
  return Number(text);
}
