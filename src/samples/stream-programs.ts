/** Programs for streams that do more than the samples of their operations, which print each event. */
import type { Document } from "../core/document.ts";
import { commandLine } from "./curl.ts";
import { EVENT_PARSER, toOptions } from "./fetch.ts";
import { type HttpCall, httpCall } from "./http-call.ts";
import { JAVASCRIPT } from "./javascript.ts";
import type { ClientCode } from "./languages/render.ts";
import { layOut } from "./layout.ts";
import { PYTHON, renderPythonImports, toArguments } from "./python.ts";
import { findOperation } from "./render-steps.ts";
import { replaceExisting } from "./replace-existing.ts";
import { exampleStep, renderStepSamples, type Sample } from "./samples.ts";

type ByLabel<T> = Readonly<Partial<Record<Sample["label"], T>>>;

/** How samples print an event. */
const PRINT: ByLabel<string> = {
  TypeScript: "for await (const event of events) console.log(event);",
  fetch: "console.log(JSON.parse(data));",
  httpx: "print(json.loads(line[6:]))",
  Python: "print(event.event, event.data)",
  Go: "fmt.Println(event.Event, event.Data)",
  PHP: "echo $event->event, ' ', json_encode($event->data), \"\\n\";",
  Java: 'System.out.println(event.event() + " " + event.data());',
};

/** How programs print the text of a message instead. Content can also be a chunk, such as a reference. */
const PRINT_TEXT: ByLabel<string> = {
  TypeScript: `for await (const { event, data } of events) {
  if (event === "message.output.delta" && typeof data.content === "string")
    process.stdout.write(data.content);
}`,
  fetch: `const { content } = JSON.parse(data);
if (event === "message.output.delta" && typeof content === "string")
  process.stdout.write(content);`,
  httpx: `text = json.loads(line[6:]).get("content")
if event == "message.output.delta" and isinstance(text, str):
    print(text, end="", flush=True)`,
  Python: `text = event.data.get("content")
if event.event == "message.output.delta" and isinstance(text, str):
    print(text, end="", flush=True)`,
  Go: `if event.Event == "message.output.delta" {
	data, _ := event.Data.(map[string]any)
	if text, isText := data["content"].(string); isText {
		fmt.Print(text)
	}
}`,
  PHP: `$text = $event->data['content'] ?? null;
if ($event->event === 'message.output.delta' && is_string($text)) {
    echo $text;
}`,
  Java: `if (event.event().equals("message.output.delta")
    && ((Map<?, ?>) event.data()).get("content") instanceof String text) {
    System.out.print(text);
}`,
};

/** Samples that print the text of a response as it arrives, and fail if the stream fails or is cut off. */
export function renderTextStream(document: Document, operationId: string, clients?: Partial<ClientCode>): Sample[] {
  const step = exampleStep(document, operationId);
  const call = httpCall(document, findOperation(document, operationId), step);
  return renderStepSamples(document, [step], clients).map(({ label, lang, source }) => {
    if (label === "curl") return { label, lang, source: renderCurlText(call) };
    return { label, lang, source: replaceLine(source, PRINT[label]!, PRINT_TEXT[label]!) };
  });
}

function renderCurlText(call: HttpCall): string {
  return `${commandLine(call, "", ["-sS", "--fail"])} | {
  EVENT=
  while IFS= read -r LINE; do
    case $LINE in
      "event: "*) EVENT=\${LINE#event: } ;;
      "data: "*) [ "$EVENT" != message.output.delta ] ||
        jq -j '.content | strings' <<< "\${LINE#data: }" ;;
    esac
  done
  [ "$EVENT" = ${call.ends[0]} ] || {
    echo "The stream has failed, or was cut off." >&2
    false
  }
}`;
}

interface Resumption {
  declare: (id: string) => string;
  /** An argument with the id, and the same one with the variable. */
  pass: (id: string) => [from: string, to: string];
  /** Prints the event, and keeps its id. */
  keep: string;
}

/** Clients resume a stream by themselves, so these programs keep the id for another process. */
const RESUMPTIONS: ByLabel<Resumption> = {
  TypeScript: {
    declare: (id) => `let lastEventId = "${id}";`,
    pass: (id) => [`last_event_id: "${id}"`, "last_event_id: lastEventId"],
    keep: `for await (const event of events) {
  console.log(event);
  if ("id" in event) lastEventId = String(event.id);
}`,
  },
  Python: {
    declare: (id) => `last_event_id = "${id}"`,
    pass: (id) => [`last_event_id="${id}"`, "last_event_id=last_event_id"],
    keep: `${PRINT.Python}\nlast_event_id = event.id or last_event_id`,
  },
  Go: {
    declare: (id) => `lastEventID := "${id}"`,
    pass: (id) => [`pointer("${id}")`, "pointer(lastEventID)"],
    keep: `${PRINT.Go}\nif event.ID != "" {\n\tlastEventID = event.ID\n}`,
  },
  PHP: {
    declare: (id) => `$lastEventId = '${id}';`,
    pass: (id) => [`lastEventId: '${id}'`, "lastEventId: $lastEventId"],
    keep: `${PRINT.PHP}\n$lastEventId = $event->id ?? $lastEventId;`,
  },
  Java: {
    declare: (id) => `var lastEventId = "${id}";`,
    pass: (id) => [`.lastEventId("${id}")`, ".lastEventId(lastEventId)"],
    keep: `${PRINT.Java}\nif (event.id() != null) lastEventId = event.id();`,
  },
};

const LOOPS: ByLabel<(call: HttpCall) => string> = {
  curl: renderCurlLoop,
  fetch: renderFetchLoop,
  httpx: renderPythonLoop,
};

/** Samples that print the events of a stream, and keep the id of the last one to resume it. */
export function renderResumption(document: Document, operationId: string, clients?: Partial<ClientCode>): Sample[] {
  const step = exampleStep(document, operationId, ["last_event_id"]);
  const id = String(step.parameters.last_event_id);
  const call = httpCall(document, findOperation(document, operationId), exampleStep(document, operationId));
  return renderStepSamples(document, [step], clients).map(({ label, lang, source }) => {
    const { declare, pass, keep } = RESUMPTIONS[label] ?? {};
    if (!declare || !pass || !keep) return { label, lang, source: LOOPS[label]!(call) };
    const start = /^( *\t*)(?=const events|for event|client\.[A-Z]|foreach|for \(var event)/m;
    const declared = source.replace(start, (indent) => `${indent}${declare(id)}\n${indent}`);
    return { label, lang, source: replaceLine(replaceExisting(declared, ...pass(id)), PRINT[label]!, keep) };
  });
}

function renderCurlLoop(call: HttpCall): string {
  const resumed = { ...call, headers: [...call.headers, ["Last-Event-ID", "{ID}"] as [string, string]] };
  const command = commandLine(resumed, "", ["-sS", "--fail"]).replace("{ID}", "$ID");
  return `ID= NEXT= EVENT=
while [ "$EVENT" != ${call.failures[0]} ]; do
  while IFS= read -r LINE; do
    case $LINE in
      "id: "*) NEXT=\${LINE#id: } ;;
      "event: "*) EVENT=\${LINE#event: } ;;
      "data: "*) echo "\${LINE#data: }"; ID=$NEXT ;;
      # The server has refused the request.
      "curl: 22") EVENT=error ;;
    esac
  done < <(
    ${command.replaceAll("\n", "\n    ")} \\
      || echo "curl: $?"
  )
  sleep 1
done
echo "The stream has failed." >&2
false`;
}

function renderFetchLoop(call: HttpCall): string {
  const headers = [...call.headers, ["Last-Event-ID", "{lastEventId}"] as [string, string]];
  const items = [{ code: JSON.stringify(call.url.join("")) }, { code: toOptions({ ...call, headers }) }];
  const request = layOut({ open: "const response = await fetch(", items, close: ");", hugs: true }, JAVASCRIPT, 2);
  return `${EVENT_PARSER}

let lastEventId = "";
while (true) {
  try {
    ${replaceExisting(request, "process.env.lastEventId", "lastEventId")}
    if (!response.ok) throw new Error(await response.text());
    const events = response.body
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(new EventSourceParserStream());
    for await (const { id, event, data } of events) {
      console.log(JSON.parse(data));
      if (id) lastEventId = id;
      if (event === "${call.failures[0]}") throw new Error("The stream has failed.");
    }
  } catch (error) {
    // fetch throws a TypeError if there is no connection, or if it breaks.
    if (!(error instanceof TypeError)) throw error;
  }
  await new Promise((resolve) => setTimeout(resolve, 1000));
}`;
}

function renderPythonLoop(call: HttpCall): string {
  const headers = [...call.headers, ["Last-Event-ID", "{last_event_id}"] as [string, string]];
  const items = [
    { code: `"${call.method}"` },
    ...toArguments({ ...call, headers }),
    { label: "timeout=", code: "None" },
  ];
  const request = layOut({ open: "with httpx.stream(", items, close: ") as response:" }, PYTHON, 2);
  const code = `last_event_id = event_id = ""
event = None
while True:
    try:
        ${replaceExisting(request, 'os.environ["last_event_id"]', "last_event_id")}
            response.raise_for_status()
            for line in response.iter_lines():
                if line.startswith("id: "):
                    event_id = line[4:].rstrip()
                elif line.startswith("event: "):
                    event = line[7:].rstrip()
                elif line.startswith("data: "):
                    print(json.loads(line[6:]))
                    last_event_id = event_id
                    if event == "${call.failures[0]}":
                        raise RuntimeError("The stream has failed.")
    except (httpx.NetworkError, httpx.RemoteProtocolError):
        pass  # There is no connection, or it has broken.
    time.sleep(1)`;
  return `${renderPythonImports(code)}\n\n${code}`;
}

/** Replaces a line, and indents the new lines as the old one. */
function replaceLine(source: string, from: string, to: string): string {
  const indent =
    source
      .split("\n")
      .find((line) => line.trim() === from)
      ?.replace(from, "") ?? "";
  return replaceExisting(source, from, to.replaceAll("\n", `\n${indent}`));
}
