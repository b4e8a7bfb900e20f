/** Programs that build the requests of a batch job in a loop. */
import type { Document } from "../core/document.ts";
import { commandLine } from "./curl.ts";
import { httpCall } from "./http-call.ts";
import type { ClientCode } from "./languages/render.ts";
import { findOperation } from "./render-steps.ts";
import { replaceExisting } from "./replace-existing.ts";
import { exampleStep, renderStepSamples, type Sample } from "./samples.ts";

const OPERATION = "batch.jobs.create";
/** What stands in the call for the list of requests. */
const PLACE = "REQUESTS";

const PYTHON = `requests = [
    {
        "custom_id": f"berth-{number}",
        "body": {
            "inputs": f"Write a welcome note for berth {number}.",
            "store": False,
        },
    }
    for number in range(1, 1001)
]`;

const JAVASCRIPT = `const requests = Array.from({ length: 1000 }, (_, index) => ({
  custom_id: \`berth-\${index + 1}\`,
  body: {
    inputs: \`Write a welcome note for berth \${index + 1}.\`,
    store: false,
  },
}));`;

/** The declaration of the list, where it stands, the list in the call, and what else has to be replaced. */
const LISTS: Readonly<
  Partial<Record<Sample["label"], { declare: string; before: RegExp; call: [from: string, to: string][] }>>
> = {
  TypeScript: { declare: JAVASCRIPT, before: /^(?=const job = )/m, call: [[`requests: ["${PLACE}"]`, "requests"]] },
  fetch: { declare: JAVASCRIPT, before: /^(?=const response = )/m, call: [[`requests: ["${PLACE}"]`, "requests"]] },
  httpx: { declare: PYTHON, before: /^(?=response = )/m, call: [[`["${PLACE}"]`, "requests"]] },
  Python: { declare: PYTHON, before: /^(?=job = )/m, call: [[`["${PLACE}"]`, "requests"]] },
  Go: {
    declare: `	var requests []any
	for number := 1; number <= 1000; number++ {
		requests = append(requests, map[string]any{
			"custom_id": fmt.Sprintf("berth-%d", number),
			"body": map[string]any{
				"inputs": fmt.Sprintf("Write a welcome note for berth %d.", number),
				"store":  false,
			},
		})
	}`,
    before: /^(?=\tjob, err := )/m,
    call: [
      [`[]any{"${PLACE}"}`, "requests"],
      ['\t"encoding/json"\n', '\t"encoding/json"\n\t"fmt"\n'],
    ],
  },
  PHP: {
    declare: `$requests = array_map(fn (int $number) => [
    'custom_id' => "berth-$number",
    'body' => [
        'inputs' => "Write a welcome note for berth $number.",
        'store' => false,
    ],
], range(1, 1000));`,
    before: /^(?=\$job = )/m,
    call: [[`['${PLACE}']`, "$requests"]],
  },
  Java: {
    declare: `        var requests = IntStream.rangeClosed(1, 1000).mapToObj(number -> Map.of(
            "custom_id", "berth-" + number,
            "body", Map.of(
                "inputs", "Write a welcome note for berth " + number + ".",
                "store", false
            )
        )).toList();`,
    before: /^(?= +var job = )/m,
    call: [
      [`List.of("${PLACE}")`, "requests"],
      ["import java.util.Map;\n", "import java.util.Map;\nimport java.util.stream.IntStream;\n"],
    ],
  },
};

/** Samples that create a batch job with a thousand requests. */
export function renderManyRequests(document: Document, clients?: Partial<ClientCode>): Sample[] {
  const { body, ...step } = exampleStep(document, OPERATION);
  const { endpoint, model } = body as { endpoint: string; model: string };
  const steps = [{ ...step, body: { endpoint, model, requests: [PLACE] } }];
  return renderStepSamples(document, steps, clients).map(({ label, lang, source }) => {
    const list = LISTS[label];
    if (!list) return { label, lang, source: renderCurl() };
    const declared = source.replace(list.before, () => `${list.declare}\n`);
    return { label, lang, source: list.call.reduce((code, [from, to]) => replaceExisting(code, from, to), declared) };
  });

  function renderCurl(): string {
    const call = { ...httpCall(document, findOperation(document, OPERATION), step), hasBody: true, body: {} };
    return `jq -n '{
  endpoint: "${endpoint}",
  model: "${model}",
  requests: [range(1; 1001) | {
    custom_id: "berth-\\(.)",
    body: {
      inputs: "Write a welcome note for berth \\(.).",
      store: false
    }
  }]
}' | ${replaceExisting(commandLine(call), "--json '{}'", "--json @-")}`;
  }
}
