import { PHP, renderPhpCall } from "../../src/samples/languages/php.ts";
import { layOut } from "../../src/samples/layout.ts";
import { type LanguageCall, listNulls } from "./calls.ts";

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
        return ['event' => $value->event, 'data' => $value->data];
    }
    if (is_object($value) && !$value instanceof ArrayObject) {
        return $value->toArray();
    }
    return is_array($value) ? array_map(toJson(...), $value) : $value;
}

function run(string $name, string $key, callable $call): void
{
    $client = new Api\\Client(new Api\\Config(
        serverUrl: $_SERVER['argv'][1],
        auth: ['bearer' => $key, 'apiKey' => ['DashboardUserContextAuth' => 'user']],
        retry: ['attempts' => 1],
    ));
    try {
        $outcome = ['result' => $call($client)];
    } catch (Throwable $error) {
        $outcome = ['error' => $error::class . ': ' . $error->getMessage()];
    }
    $flags = JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE;
    echo json_encode(['name' => $name, ...$outcome], $flags), "\\n";
}
`;

/** Renders a program that makes the calls to the server in its first argument. It prints an `Outcome` in JSON for each. */
export function renderPhpProgram(calls: readonly LanguageCall[], code: string): string {
  const runs = calls.map(({ name, key, steps, suffix, limit }) => {
    const results = new Map<string, string>();
    const lines = steps.map((step, index) => {
      const isLast = index === steps.length - 1;
      const options = { suffix: isLast ? suffix : undefined, results, hasTypedBody: listNulls(step.body).length === 0 };
      const { call, type } = renderPhpCall(step, code, options);
      if (step.result) results.set(step.result, type);
      const source = layOut(call, PHP).replaceAll(/(?<![\w'])[A-Z]\w*(?=::from)/g, "Api\\$&");
      return isLast ? `return read(${source}, ${limit});` : `${step.result ? `$${step.result} = ` : ""}${source};`;
    });
    return `run(${quote(name)}, ${quote(key)}, function (Api\\Client $client) {\n${lines.join("\n")}\n});\n`;
  });
  return ["<?php\n", "declare(strict_types=1);\n", "use PlatformApi as Api;", BEGIN, ...runs].join("\n");
}

const quote = (text: string) => `'${text}'`;
