/** Programs that run the functions that a model requests, until it answers. */
import { type Document, resolve } from "../core/document.ts";
import { commandLine } from "./curl.ts";
import { toOptions } from "./fetch.ts";
import { httpCall } from "./http-call.ts";
import { JAVASCRIPT, typescriptLiterals } from "./javascript.ts";
import type { ClientCode } from "./languages/render.ts";
import { type Group, layOut } from "./layout.ts";
import { literal } from "./literals.ts";
import { PYTHON, python, renderPythonImports, toArguments } from "./python.ts";
import { findOperation } from "./render-steps.ts";
import { replaceExisting } from "./replace-existing.ts";
import { renderStepSamples, type Sample } from "./samples.ts";

const OPERATION = "conversations.start";
/** The example with the function. */
const EXAMPLE = "berthQuestion";
const INPUTS = "Please book a berth for tonight. My boat is 9.5 m long.";
/** What stands in a request for its body. */
const PLACE = "BODY";

interface Body {
  model: string;
  tools: [{ function: object }];
}

/** What a program of one call becomes: texts, and what takes their place. */
const CHANGES: Readonly<Partial<Record<Sample["label"], [from: string, to: string][]>>> = {
  Python: [
    [
      "import os\n\nfrom platform_api import Client\n",
      "import json\nimport os\n\nfrom platform_api import Client, FunctionCallEntry\n",
    ],
    [
      "\nclient = ",
      `
def book_berth(date, length_m):
    return {"berth": "B7", "date": date}

def run_call(call):
    # The arguments are an object, or text that contains one.
    arguments = call.arguments
    if isinstance(arguments, str):
        arguments = json.loads(arguments)
    result = {"book_berth": book_berth}[call.name](**arguments)
    return {
        "type": "function.result",
        "tool_call_id": call.tool_call_id,
        "result": json.dumps(result),
    }

client = `,
    ],
    [
      "print(conversation)",
      `while calls := [
    entry for entry in conversation.outputs if isinstance(entry, FunctionCallEntry)
]:
    conversation = client.conversations_append(
        conversation_id=conversation.conversation_id,
        body={"inputs": [run_call(call) for call in calls]},
    )
print(conversation.outputs)`,
    ],
  ],
  Go: [
    [
      "\nfunc main() {",
      `
func bookBerth(arguments map[string]any) any {
	return map[string]any{"berth": "B7", "date": arguments["date"]}
}

var functions = map[string]func(map[string]any) any{"book_berth": bookBerth}

func runCall(call map[string]any) any {
	// The arguments are an object, or text that contains one.
	arguments, _ := call["arguments"].(map[string]any)
	if text, isText := call["arguments"].(string); isText {
		if err := json.Unmarshal([]byte(text), &arguments); err != nil {
			log.Fatal(err)
		}
	}
	result, err := json.Marshal(functions[call["name"].(string)](arguments))
	if err != nil {
		log.Fatal(err)
	}
	return map[string]any{
		"type":         "function.result",
		"tool_call_id": call["tool_call_id"],
		"result":       string(result),
	}
}

func main() {`,
    ],
    [
      "\tjson.NewEncoder(os.Stdout).Encode(conversation)",
      `	for {
		var results []any
		for _, entry := range conversation.Outputs {
			if call, isObject := entry.(map[string]any); isObject && call["type"] == "function.call" {
				results = append(results, runCall(call))
			}
		}
		if len(results) == 0 {
			break
		}
		conversation, err = client.ConversationsAppend(
			ctx,
			conversation.ConversationId,
			platform.ConversationAppend{
				Inputs: pointer[platform.ConversationInputs](results),
			},
		)
		if err != nil {
			log.Fatal(err)
		}
	}
	json.NewEncoder(os.Stdout).Encode(conversation.Outputs)`,
    ],
  ],
  PHP: [
    ["{Client, Config}", "{Client, Config, FunctionCallEntry}"],
    [
      "\n$client = ",
      `
function bookBerth(string $date, float $length_m): array
{
    return ['berth' => 'B7', 'date' => $date];
}

function runCall(FunctionCallEntry $call): array
{
    // The arguments are an object, or text that contains one.
    $arguments = is_string($call->arguments)
        ? json_decode($call->arguments, true)
        : $call->arguments;
    $result = match ($call->name) {
        'book_berth' => bookBerth(...$arguments),
    };
    return [
        'type' => 'function.result',
        'tool_call_id' => $call->toolCallId,
        'result' => json_encode($result),
    ];
}

$client = `,
    ],
    [
      "print_r($conversation);",
      `$isCall = fn (mixed $entry) => $entry instanceof FunctionCallEntry;
while ($calls = array_filter($conversation->outputs, $isCall)) {
    $conversation = $client->conversationsAppend(
        conversationId: $conversation->conversationId,
        body: ['inputs' => array_map(runCall(...), array_values($calls))],
    );
}
print_r($conversation->outputs);`,
    ],
  ],
  Java: [
    [
      "    public static void main",
      `    static Object bookBerth(Map<?, ?> arguments) {
        return Map.of("berth", "B7", "date", arguments.get("date"));
    }

    static Object runCall(Client.FunctionCallEntry call) {
        // The arguments are an object, or text that contains one.
        var arguments = (Map<?, ?>) (call.arguments() instanceof String text
            ? Client.Json.parse(text)
            : call.arguments());
        var result = switch (call.name()) {
            case "book_berth" -> bookBerth(arguments);
            default -> throw new IllegalArgumentException(call.name());
        };
        return Map.of(
            "type", "function.result",
            "tool_call_id", call.toolCallId(),
            "result", Client.Json.write(result)
        );
    }

    public static void main`,
    ],
    [
      "        System.out.println(conversation);",
      `        while (true) {
            var results = conversation.outputs().stream()
                .map(Client::parseConversationEntry)
                .filter(entry -> entry instanceof Client.FunctionCallEntry)
                .map(entry -> runCall((Client.FunctionCallEntry) entry))
                .toList();
            if (results.isEmpty()) break;
            conversation = client.conversationsAppend(
                conversation.conversationId(),
                Client.ConversationAppend.fromJson(Map.of("inputs", results))
            );
        }
        System.out.println(conversation.outputs());`,
    ],
  ],
};

/** Samples that start a conversation with a function, and run each call of it. The function of our client for TypeScript has the loop. */
export function renderFunctionPrograms(document: Document, clients?: Partial<ClientCode>): Sample[] {
  const { operation } = findOperation(document, OPERATION);
  const reference = operation.requestBody!.content["application/json"]!.examples![EXAMPLE]!;
  const { model, tools } = resolve(document, reference).value as Body;
  const body = { model, inputs: INPUTS, tools };
  const call = httpCall(document, findOperation(document, OPERATION), { parameters: {}, body: PLACE });
  return renderStepSamples(document, [{ operationId: OPERATION, parameters: {}, body }], clients).map(
    ({ label, lang, source }) => {
      const changes = CHANGES[label];
      if (changes)
        return { label, lang, source: changes.reduce((code, [from, to]) => replaceExisting(code, from, to), source) };
      const render = { curl: renderCurl, TypeScript: renderTypeScript, fetch: renderFetch, httpx: renderPython }[
        label as "curl"
      ];
      return { label, lang, source: render() };
    },
  );

  function renderTypeScript(): string {
    const { items } = literal(tools[0].function, typescriptLiterals) as Group;
    const run = { label: "run: ", code: '({ date, length_m }) => ({ berth: "B7", date, length_m })' };
    const description: Group = { open: "{", items: [...items, run], close: "}" };
    const open = "const bookBerth = defineFunction(";
    const booking = layOut(
      literal({ model, inputs: INPUTS }, typescriptLiterals),
      JAVASCRIPT,
      0,
      "const booking = ".length,
    );
    return `import { Platform } from "platform-api";
import { defineFunction, runFunctions } from "platform-api/functions";

const client = new Platform();
${layOut({ open, items: [{ code: description }], close: ");", hugs: true }, JAVASCRIPT)}
const booking = ${booking};
const conversation = await runFunctions(client, booking, [bookBerth]);
console.log(conversation.outputs);`;
  }

  function renderFetch(): string {
    const items = [{ code: "url" }, { code: toOptions(call) }];
    const request = layOut({ open: "const response = await fetch(", items, close: ");", hugs: true }, JAVASCRIPT, 1);
    const start = {
      open: "let conversation = await post(",
      items: [{ code: "CONVERSATIONS" }, { code: literal(body, typescriptLiterals) }],
      close: ");",
      hugs: true,
    };
    return `const CONVERSATIONS = ${JSON.stringify(call.url.join(""))};
const functions = {
  book_berth: ({ date, length_m }) => ({ berth: "B7", date, length_m }),
};

async function post(url, body) {
  ${replaceExisting(request, JSON.stringify(PLACE), "body")}
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}

function runCall({ name, arguments: values, tool_call_id }) {
  // The arguments are an object, or text that contains one.
  const result = functions[name](
    typeof values === "string" ? JSON.parse(values) : values,
  );
  return {
    type: "function.result",
    tool_call_id,
    result: JSON.stringify(result),
  };
}

${layOut(start, JAVASCRIPT)}
while (true) {
  const calls = conversation.outputs.filter(({ type }) => type === "function.call");
  if (calls.length === 0) break;
  conversation = await post(\`\${CONVERSATIONS}/\${conversation.conversation_id}\`, {
    inputs: calls.map(runCall),
  });
}
console.log(conversation.outputs);`;
  }

  function renderPython(): string {
    const items = toArguments(call).map((item, index) => (index === 0 ? { code: "url" } : item));
    const request = layOut({ open: "response = httpx.post(", items, close: ")" }, PYTHON, 1);
    const start = {
      open: "conversation = post(",
      items: [{ code: "CONVERSATIONS" }, { code: literal(body, python) }],
      close: ")",
      hugs: true,
    };
    const code = `CONVERSATIONS = ${JSON.stringify(call.url.join(""))}

def post(url, body):
    ${replaceExisting(request, JSON.stringify(PLACE), "body")}
    response.raise_for_status()
    return response.json()

def book_berth(date, length_m):
    return {"berth": "B7", "date": date}

def run_call(call):
    # The arguments are an object, or text that contains one.
    arguments = call["arguments"]
    if isinstance(arguments, str):
        arguments = json.loads(arguments)
    result = {"book_berth": book_berth}[call["name"]](**arguments)
    return {
        "type": "function.result",
        "tool_call_id": call["tool_call_id"],
        "result": json.dumps(result),
    }

${layOut(start, PYTHON)}
while calls := [
    entry for entry in conversation["outputs"] if entry["type"] == "function.call"
]:
    conversation = post(
        f"{CONVERSATIONS}/{conversation['conversation_id']}",
        {"inputs": [run_call(call) for call in calls]},
    )
print(conversation["outputs"])`;
    return `${renderPythonImports(code)}\n\n${code}`;
  }

  function renderCurl(): string {
    const options = ["-sS", "--fail-with-body"];
    const start = commandLine({ ...call, body }, "CONVERSATION=$(", options);
    const address = call.url.join("");
    const append = replaceExisting(
      replaceExisting(commandLine(call, "  CONVERSATION=$(", options), address, `"${address}/$ID"`),
      `--json '"${PLACE}"'`,
      '--json "$RESULTS"',
    );
    return `book_berth() {
  jq '{berth: "B7", date: .date}'
}

# Reads calls, one on each line, and prints their results.
run_calls() {
  while IFS= read -r CALL; do
    # The arguments are an object, or text that contains one.
    ARGUMENTS=$(jq '.arguments | fromjson? // .' <<< "$CALL")
    case $(jq -r .name <<< "$CALL") in
      book_berth) RESULT=$(book_berth <<< "$ARGUMENTS") ;;
      *) RESULT="There is no such function." ;;
    esac
    jq --arg result "$RESULT" \\
      '{type: "function.result", tool_call_id, result: $result}' <<< "$CALL"
  done
}

${start.endsWith("\nJSON") ? `${start}\n)` : `${start})`}
while CALLS=$(jq -ec '.outputs[] | select(.type == "function.call")' \\
  <<< "$CONVERSATION"); do
  RESULTS=$(run_calls <<< "$CALLS" | jq -s '{inputs: .}')
  ID=$(jq -r .conversation_id <<< "$CONVERSATION")
${append.replaceAll("\n", "\n  ")})
done
jq .outputs <<< "$CONVERSATION"`;
  }
}
