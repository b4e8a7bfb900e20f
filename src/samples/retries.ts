/** Programs that send a request again after 429 or 503. */
import type { Document } from "../core/document.ts";
import type { ClientCode } from "./languages/render.ts";
import { replaceExisting } from "./replace-existing.ts";
import { exampleStep, renderStepSamples, type Sample } from "./samples.ts";

/** Indents all lines but the first. */
const indent = (code: string, by: string) => code.replaceAll("\n", `\n${by}`);

/** The changes to a program that creates something. No loop waits after its last attempt. */
const CHANGES: Readonly<Record<Sample["label"], (source: string) => string>> = {
  curl: (source) => `# Needs curl 7.84 or later. The option --retry is not safe here:
# it also repeats a POST after 500, 502 and 504.
for attempt in {1..5}; do
  response=$(${indent(replaceExisting(source, "curl ", "curl -sS -w '\\n%{http_code} %header{retry-after}' \\\n  "), "  ")})
  read -r code seconds < <(tail -n 1 <<< "$response")
  [[ $attempt -lt 5 && ($code == 429 || $code == 503) ]] || break
  sleep "\${seconds:-1}"
done
sed '$d' <<< "$response"`,
  TypeScript: (source) => replaceExisting(source, "new Platform()", "new Platform({ maxRetries: 4 })"),
  fetch: (source) =>
    source.replace(
      /^const (response = .*?^}?\);)$/ms,
      (_, call: string) => `let response;
for (let attempt = 1; ; attempt++) {
  ${indent(call, "  ")}
  if (attempt === 5 || ![429, 503].includes(response.status)) break;
  const seconds = Number(response.headers.get("Retry-After") ?? 1);
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
}`,
    ),
  httpx: (source) =>
    replaceExisting(source, "import os\n", "import os\nimport time\n").replace(
      /^response = .*?^\)$/ms,
      (call) => `for attempt in range(5):
    ${indent(call, "    ")}
    if attempt == 4 or response.status_code not in (429, 503):
        break
    time.sleep(int(response.headers.get("Retry-After", 1)))`,
    ),
  Python: (source) =>
    replaceExisting(source, "import os\n", "import os\nimport time\n")
      .replace("import Client", "import ApiError, Client")
      .replace(
        /^agent = .*$/m,
        (call) => `for attempt in range(5):
    try:
        ${call}
        break
    except ApiError as error:
        if attempt == 4 or error.status not in (429, 503):
            raise
        time.sleep(int(error.headers.get("Retry-After", 1)))`,
      ),
  Go: (source) =>
    replaceExisting(source, '"encoding/json"\n', '"encoding/json"\n\t"errors"\n')
      .replace('"os"\n', '"os"\n\t"time"\n')
      .replace(
        /^\tagent, err := (.*?^\t}\))$/ms,
        (_, call: string) => `	var agent platform.Agent
	var err error
	for attempt := 1; ; attempt++ {
		agent, err = ${indent(call, "\t")}
		var failure *platform.APIError
		if attempt == 5 || !errors.As(err, &failure) ||
			failure.Status != 429 && failure.Status != 503 {
			break
		}
		seconds := failure.Header.Get("Retry-After")
		delay, invalid := time.ParseDuration(seconds + "s")
		if invalid != nil {
			delay = time.Second
		}
		time.Sleep(delay)
	}`,
      ),
  PHP: (source) =>
    replaceExisting(source, "{Client,", "{ApiError, Client,").replace(
      /^\$agent = (.*)\((.*)\);$/m,
      (_, method: string, body: string) => `$body = ${body};
for ($attempt = 1; ; $attempt++) {
    try {
        $agent = ${method}($body);
        break;
    } catch (ApiError $error) {
        if ($attempt === 5 || !in_array($error->status, [429, 503])) {
            throw $error;
        }
        sleep((int) ($error->headers['retry-after'] ?? 1));
    }
}`,
    ),
  Java: (source) =>
    replaceExisting(source, "String[] args)", "String[] args) throws InterruptedException").replace(
      /^ {8}var agent = .*?\(agent\);$/ms,
      (call) => `        for (var attempt = 1;; attempt++) {
            try {
        ${indent(call, "        ")}
                break;
            } catch (Client.ApiException error) {
                var isTemporary = error.status == 429 || error.status == 503;
                if (attempt == 5 || !isTemporary) throw error;
                var delay = error.headers.firstValue("Retry-After").orElse("1");
                Thread.sleep(Integer.parseInt(delay) * 1000);
            }
        }`,
    ),
};

/** Samples that wait as long as `Retry-After` says, and send the request again, at most four times. */
export function renderRetries(document: Document, operationId: string, clients?: Partial<ClientCode>): Sample[] {
  return renderStepSamples(document, [exampleStep(document, operationId)], clients).map(({ label, lang, source }) => {
    return { label, lang, source: CHANGES[label](source) };
  });
}
