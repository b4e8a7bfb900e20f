import type { Step } from "../../scripts/samples/render-steps.ts";
import { isVariable, readSource } from "../../scripts/samples/values.ts";
import type { LanguageCall } from "./calls.ts";

/** Treats a warning as an error, as frameworks do, and converts each result back to JSON. */
const BEGIN = `
require __DIR__ . '/vendor/autoload.php';

set_error_handler(function (int $level, string $message) {
    throw new ErrorException($message, 0, $level);
});

function read(mixed $result, int $limit): mixed
{
    if (!$result instanceof Generator) {
        return toJson($result);
    }
    $items = [];
    foreach ($result as $item) {
        $items[] = toJson($item);
        if (count($items) === $limit) {
            break;
        }
    }
    return $items;
}

function toJson(mixed $value): mixed
{
    if ($value instanceof Api\\ServerSentEvent) {
        // An event without a name is a message, by the HTML standard.
        return ['event' => $value->event === 'message' ? null : $value->event, 'data' => $value->data];
    }
    if (is_object($value)) {
        return $value->toArray();
    }
    return is_array($value) ? array_map(toJson(...), $value) : $value;
}

function run(string $name, string $key, callable $call): void
{
    $api = new Api\\Client(new Api\\Config(
        serverUrl: $_SERVER['argv'][1],
        auth: ['bearer' => $key, 'apiKey' => ['DashboardUserContextAuth' => 'user']],
        retry: ['attempts' => 1],
    ));
    try {
        $outcome = ['result' => $call($api)];
    } catch (Throwable $error) {
        $outcome = ['error' => $error::class . ': ' . $error->getMessage()];
    }
    $flags = JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE;
    echo json_encode(['name' => $name, ...$outcome], $flags), "\\n";
}
`;

/**
 * Renders a program that makes the calls to the server in its first argument. It prints an `Outcome` in JSON for each. The
 * namespace, and the types of parameters, are read from the source of the client.
 */
export function renderPhpProgram(calls: readonly LanguageCall[], client: string): string {
  const [, namespace = ""] = /^namespace (.+);$/m.exec(client) ?? [];
  const runs = calls.map(({ name, key, steps, suffix = "", limit }) => {
    const lines = steps.map((step, index) => {
      if (index === steps.length - 1) return `return read(${renderStep(step, client, suffix)}, ${limit});`;
      const result = step.result ? `$${step.result} = ` : "";
      return `${result}toJson(${renderStep(step, client)});`;
    });
    const body = lines.map((line) => `    ${line}\n`).join("");
    return `run(${quote(name)}, ${quote(key)}, function (Api\\Client $api) {\n${body}});\n`;
  });
  return ["<?php\n", "declare(strict_types=1);\n", `use ${namespace} as Api;`, BEGIN, ...runs].join("\n");
}

/** Renders a call. A method that the client does not have is an error of its own in PHP, and needs no check here. */
function renderStep({ operationId, parameters, body }: Step, client: string, suffix = ""): string {
  const method = toCamelCase(`${operationId} ${suffix}`);
  const types = readTypes(client, method);
  // A body that can be null must be passed, too.
  const values = types.has("body") ? { ...parameters, body: body ?? null } : parameters;
  const arguments_ = Object.entries(values).map(([parameter, value]) => {
    const name = toCamelCase(parameter);
    return `${name}: ${typed(types.get(name), value)}`;
  });
  return `$api->${method}(${arguments_.join(", ")})`;
}

/** Returns the type of each parameter. */
function readTypes(client: string, method: string): Map<string, string> {
  const [, list = ""] = new RegExp(`^ {4}public function ${method}\\((.*)\\): `, "m").exec(client) ?? [];
  return new Map(Array.from(list.matchAll(/(\S+) \$(\w+)/g), ([, type = "", name = ""]) => [name, type]));
}

/** Reads a value into a class, which has a capital letter, also where an array could be passed. A union of classes gets an array. */
function typed(type: string | undefined, value: unknown): string {
  const [, name] = /^\??([A-Z]\w*)(?:\|array(?:\|null)?)?$/.exec(type ?? "") ?? [];
  if (!name || value === null) return renderValue(value);
  return `Api\\${name}::${typeof value === "string" ? "from" : "fromArray"}(${renderValue(value)})`;
}

function renderValue(value: unknown): string {
  if (isVariable(value)) {
    const { result, keys } = readSource(value);
    return `$${result}${keys.map((key) => `[${quote(key)}]`).join("")}`;
  }
  if (Array.isArray(value)) return `[${value.map(renderValue).join(", ")}]`;
  if (typeof value !== "object" || value === null)
    return typeof value === "string" ? quote(value) : JSON.stringify(value);
  return `[${Object.entries(value)
    .map(([key, part]) => `${quote(key)} => ${renderValue(part)}`)
    .join(", ")}]`;
}

function toCamelCase(name: string): string {
  const [first = "", ...others] = name.match(/[A-Za-z0-9]+/g) ?? [];
  return first + others.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}

const quote = (text: string) => `'${text.replaceAll(/[\\']/g, "\\$&")}'`;
