import { inTurn, median } from "../measure.ts";
import { AGENT_PATH, LIST_PATH, NEW_AGENT } from "./workloads.ts";

/** Calls in one round. */
const CALLS = 20_000;
const ROUNDS = 7;

const { name: _, ...nameless } = NEW_AGENT;
const GET = { method: "GET", path: AGENT_PATH };
const REQUESTS = {
  list: { method: "GET", path: LIST_PATH },
  get: GET,
  "valid post": { method: "POST", path: "/v1/agents", body: JSON.stringify(NEW_AGENT) },
  "invalid post": { method: "POST", path: "/v1/agents", body: JSON.stringify({ ...nameless, model: 7 }) },
};

/** Loads the built mock. It has no declarations, so the types are those of the source. */
type Built = typeof import("../../../src/mock/index.ts");

/** Measures the microseconds of processor time of each kind of call without a port. */
export async function inProcess(built: Built): Promise<Map<string, number>> {
  const works = new Map<string, () => Promise<unknown>>();
  for (const [name, { method, path, ...rest }] of Object.entries(REQUESTS)) {
    const mock = built.createMock();
    const body = "body" in rest ? Buffer.from(rest.body) : undefined;
    const headers = { authorization: "Bearer any", host: "mock", ...(body && { "content-type": "application/json" }) };
    works.set(`request, ${name}`, async () => {
      await reset(mock);
      for (let i = 0; i < CALLS; i++) await mock.request({ method, url: path, headers, body });
    });
  }
  const { fetch } = built.createMock();
  const init = { headers: { authorization: "Bearer any" } };
  works.set("fetch, get", async () => {
    for (let i = 0; i < CALLS; i++) await (await fetch(`http://mock${AGENT_PATH}`, init)).text();
  });
  const results = await inTurn(works, ROUNDS, (name, error) => console.error(`${name} failed: ${error}`));
  return new Map([...results].map(([name, spent]) => [name, median(spent.map(({ cpuMs }) => (cpuMs * 1000) / CALLS))]));
}

function reset(mock: ReturnType<Built["createMock"]>): Promise<unknown> {
  const headers = { authorization: "Bearer any", "content-type": "application/json" };
  return mock.request({ method: "POST", url: "/_mock/reset", headers, body: Buffer.from("{}") });
}
