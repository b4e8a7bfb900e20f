import { generateMutations } from "../../src/contract/arbitraries/mutations.ts";
import { CANARY } from "../../src/contract/arbitraries/strings.ts";
import { grown, grownHeaders, grownQuery } from "./growth.ts";
import { type KeyState, recalled } from "./model.ts";
import { breakParameter, type Texts, toTarget, toTexts } from "./parameters.ts";
import type { Change, Plan } from "./plan.ts";
import { type Subject, subjectAt } from "./subjects.ts";
import type { WireRequest } from "./wire.ts";

/** A request that is ready to be sent, with known facts about it. */
export interface Prepared {
  /** Its operation; undefined if no operation has the path and method. */
  readonly subject: Subject | undefined;
  readonly key: number;
  readonly wire: WireRequest;
  /** True if parameters and body conform to the document; undefined if that is unknown. */
  readonly isValid: boolean | undefined;
  /** True if method, target, headers and framing are those of an ordinary client. */
  readonly isOrdinary: boolean;
}

type Header = readonly [name: string, value: string];

/** The API key of a number, without the caller's identity. */
export const toKey = (key: number) => `fuzz${key}`;

/** Fills a plan with the ids that its key has seen. */
export function prepare({ subject, key, caller, change, ...plan }: Plan, state: KeyState): Prepared {
  const picks = [...plan.recall];
  const texts = toTexts(subject, recalledParameters(subject, plan.parameters, state, picks));
  const body = changedBody(subject, recalled(plan.body, state, picks, null), change);
  const isParameterBroken = change.kind === "parameter" && breakParameter(subject, texts, change.nth);
  const bytes = change.kind === "raw body" ? change.bytes : body === undefined ? undefined : marked(body, key);
  const headers = toHeaders(subject, texts, `${toKey(key)}${caller}`, bytes !== undefined);
  const wire: WireRequest = {
    method: change.kind === "method" ? change.method : subject.operation.method,
    target: changedTarget(toTarget(subject, texts), change).replaceAll(CANARY, toCanary(key)),
    headers: changedHeaders(headers, change),
    ...(bytes ? { body: bytes } : {}),
    ...(change.kind === "damage" ? { damage: change.damage } : {}),
  };
  const isOrdinary = change.kind === "none" || change.kind === "body" || change.kind === "parameter";
  const isElsewhere = change.kind === "target" || change.kind === "method";
  return {
    subject: isElsewhere ? subjectAt(wire.method, wire.target) : subject,
    key,
    wire,
    isValid: isOrdinary ? !isParameterBroken && isBodyValid(subject, body) : undefined,
    isOrdinary,
  };
}

function recalledParameters(
  { parameters, schemas }: Subject,
  values: Readonly<Record<string, unknown>>,
  state: KeyState,
  picks: (number | null)[],
): Record<string, unknown> {
  const all = recalled(values, state, picks, 0) as Record<string, unknown>; // An object stays one.
  // A name in one place may be another value elsewhere.
  for (const { name, schema } of parameters) if (!schemas.isValid(schema, all[name])) all[name] = values[name];
  return all;
}

/** The text that only this key sends. */
export const toCanary = (key: number) => CANARY.replace("_", String(key));

function marked(body: unknown, key: number): Uint8Array {
  return Buffer.from(JSON.stringify(body).replaceAll(CANARY, toCanary(key)));
}

function changedTarget(target: string, change: Change): string {
  if (change.kind === "target") return change.target;
  if (change.kind !== "growth" || change.growth.part !== "query") return target;
  return `${target}${target.includes("?") ? "&" : "?"}${grownQuery(change.growth.size)}`;
}

function changedHeaders(headers: Header[], change: Change): Header[] {
  if (change.kind === "headers") return withHeaders(headers, change.headers);
  if (change.kind !== "growth" || change.growth.part !== "headers") return headers;
  return [...headers, ...grownHeaders(change.growth.size)];
}

function changedBody(subject: Subject, body: unknown, change: Change): unknown {
  if (change.kind === "growth") return grown(body, change.growth);
  if (change.kind !== "body" || !subject.body || body === undefined) return body;
  const mutations = [...generateMutations(subject.schemas, subject.body, body)];
  return mutations.length > 0 ? mutations[change.nth % mutations.length]!.value : body;
}

function isBodyValid({ body: schema, operation, schemas }: Subject, body: unknown): boolean {
  if (!schema) return true;
  return body === undefined ? operation.body !== "required" : schemas.isValid(schema, body);
}

function toHeaders({ operation }: Subject, texts: Texts, token: string, hasBody: boolean): Header[] {
  const headers: Header[] = [
    ["Host", "localhost"],
    ["Authorization", `Bearer ${token}`],
  ];
  if (operation.security.includes("DashboardUserContextAuth")) headers.push(["DashboardUserContextAuth", "user"]);
  if (operation.mediaTypes[0] === "text/event-stream") headers.push(["Accept", "text/event-stream"]);
  if (hasBody) headers.push(["Content-Type", "application/json"]);
  for (const name of operation.parameters.header) for (const text of texts[name] ?? []) headers.push([name, text]);
  return headers;
}

function withHeaders(headers: readonly Header[], more: readonly Header[]): Header[] {
  const names = new Set(more.map(([name]) => name.toLowerCase()));
  return [...headers.filter(([name]) => !names.has(name.toLowerCase())), ...more];
}
