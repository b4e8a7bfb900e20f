import type { ServerResponse } from "node:http";
import type { MockRequest, MockResponse } from "../exchange/types.ts";
import { createPace } from "../http/pace.ts";
import { type SendOptions, send } from "../http/send.ts";
import { isDashboard, respondWithDashboard } from "../site-pages/dashboard.ts";
import { respond } from "../stages/respond.ts";
import { requestId } from "../stages/shared/request-ids.ts";
import type { ExchangeLog } from "./exchange-log.ts";

/** Creates the function that responds to requests under `/_mock/`: for the dashboard, and of the operations of the journal. */
export function createControlResponder({ control }: ExchangeLog) {
  const options: SendOptions = {
    latency: 0,
    eventLatency: 0,
    keepAlive: 15_000,
    streams: new Set(),
    pace: createPace(),
    countDelayed() {},
  };
  return async (request: MockRequest, response: ServerResponse): Promise<void> => {
    const page = isDashboard(request) ? await respondWithPage(request.url) : undefined;
    const result = page ?? respond(request, control(request), { id: requestId(0), corsOrigins: undefined });
    await send(result, response, options);
  };
}

/** The page shows only the requests, because a proxy has nothing else. */
async function respondWithPage(url: string): Promise<MockResponse | undefined> {
  const found = await respondWithDashboard(url.split("?", 1)[0]!);
  const body = String(found?.body)
    .replace("<body>", "<body data-proxy>")
    .replace("API mock</title>", "API proxy</title>");
  return found && { ...found, body };
}
