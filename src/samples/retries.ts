/** Programs that send a request again after 429 or 503. */
import type { Document } from "../core/document.ts";
import type { ClientCode } from "./languages/render.ts";
import { replaceExisting } from "./replace-existing.ts";
import { exampleStep, renderStepSamples, type Sample } from "./samples.ts";

/** The calls that are repeated: a call, or the last option of a client. */
const CHANGES: Readonly<Partial<Record<Sample["label"], (source: string) => string>>> = {
  curl: (source) => `# This also repeats after 408, 500, 502 and 504: do not use it
# for a POST that must not take effect twice.
${replaceExisting(source, "curl ", "curl --retry 4 ")}`,
  fetch: (source) =>
    source.replace(
      /^const (response = .*?^}?\);)$/ms,
      (_, call: string) => `let response;
for (let attempt = 0; attempt < 5; attempt++) {
  ${call.replaceAll("\n", "\n  ")}
  if (response.status !== 429 && response.status !== 503) break;
  const seconds = Number(response.headers.get("Retry-After") ?? 1);
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
}`,
    ),
  httpx: (source) =>
    replaceExisting(source, "import os\n", "import os\nimport time\n").replace(
      /^response = .*?^\)$/ms,
      (call) => `for attempt in range(5):
    ${call.replaceAll("\n", "\n    ")}
    if response.status_code not in (429, 503):
        break
    time.sleep(int(response.headers.get("Retry-After", 1)))`,
    ),
  Python: (source) => replaceExisting(source, "]},\n)", ']},\n    retry={"retries": 2},\n)'),
  Go: (source) => replaceExisting(source, "\t\t},\n\t})", "\t\t},\n\t\tRetry: platform.RetryConfig{Retries: 2},\n\t})"),
  Java: (source) => replaceExisting(source, '"))));', '")))\n            .retry(new Client.Retry().retries(2)));'),
};

/** Samples that wait as long as `Retry-After` says, and send the request again. Clients do it themselves. */
export function renderRetries(document: Document, operationId: string, clients?: Partial<ClientCode>): Sample[] {
  return renderStepSamples(document, [exampleStep(document, operationId)], clients).map(({ label, lang, source }) => {
    return { label, lang, source: CHANGES[label]?.(source) ?? source };
  });
}
