import type { Patches } from "../apply-patches.ts";

const ERROR = `        $text = is_string($body) ? substr($body, 0, 200) : json_encode($body, JSON_UNESCAPED_SLASHES);
        $kind = is_string($body) || $status < 300 ? ', ' . ($headers['content-type'] ?? 'no type') : '';
        parent::__construct("{$url}: status {$status}{$kind}: {$text}");
        $problem = is_array($body) ? $body : [];
        $this->code = is_string($problem['code'] ?? null) ? $problem['code'] : '';
        $detail = $problem['detail'] ?? $problem['message'] ?? $problem['error'] ?? $body;
        $this->detail = is_string($detail) ? $detail : '';
        $this->requestId = $headers['x-request-id'] ?? '';
`;

const OPTION_CHECK = `        foreach (['auth' => ['bearer', 'basic', 'apiKey'], 'retry' => ['attempts', 'delay', 'strategy', 'retryOn']] as $option => $names) {
            $unknown = array_diff(array_keys((array) $this->$option), $names);
            if ($unknown !== []) {
                throw new \\InvalidArgumentException("$option has no " . implode(', ', $unknown) . ', but ' . implode(', ', $names) . '.');
            }
        }
        if ($serverUrl !== '' && preg_match('~^https?://(?!.*/v1/*$)~', $serverUrl) !== 1) {
            throw new \\InvalidArgumentException("serverUrl must begin with http:// or https://, and not end with /v1, unlike '$serverUrl'.");
        }
        if ($timeout !== null && $timeout <= 0) {
            throw new \\InvalidArgumentException('timeout must be a number of seconds above 0.');
        }
        if (!is_int($retry['attempts'] ?? 1) || ($retry['attempts'] ?? 1) < 1) {
            throw new \\InvalidArgumentException('attempts in retry must be an integer from 1 on.');
        }
        foreach ([...array_intersect_key((array) $auth, ['bearer' => 1]), ...($auth['apiKey'] ?? [])] as $key) {
            if (is_string($key) || !is_callable($key)) {
                checkKey($key);
            }
        }
`;

const HEADER_CHECKS = `/** Returns a key, which the error does not show. */
function checkKey(mixed $key): string
{
    if (!is_string($key) || preg_match('/^[!-~]+$/D', $key) !== 1) {
        throw new \\InvalidArgumentException('A key in auth must be a string of ASCII characters without spaces or line breaks, or a function that returns one.');
    }
    return $key;
}

function headerLine(string $name, mixed $value): string
{
    if (preg_match('/[\\x00-\\x08\\x0A-\\x1F\\x7F]/', $name . $value) === 1) {
        throw new \\InvalidArgumentException('The header ' . preg_replace('/[^\\w-].*/s', '', $name) . ' must not have line breaks or other control characters.');
    }
    return $name . ': ' . $value;
}

`;

const STREAM_CHECK = `    $twin = ($request['operationId'] ?? '') . 'Stream';
    if (isset(Client::OPERATIONS[$twin]) && (json_decode($request['body'] ?? '', true)['stream'] ?? null) === true) {
        throw new \\InvalidArgumentException('For stream: true, call ' . lcfirst(str_replace('.', '', ucwords($twin, '.'))) . '.');
    }
`;

export const PHP_PATCHES: Patches = {
  bodies: /function (\w+)\((\S+ \$body), /g,
  pages: [
    /function (\w+)(?:Pages|Items)\(.*(?:\n.+)*?'query' => array_merge\(\$params, \$authQuery\)/g,
    (method, parameter) =>
      method
        .replace("(", `(${parameter}, `)
        .replace("use ($op", "use ($body, $op")
        .concat(", 'body' => json_encode($body->toArray()), 'contentType' => 'application/json'"),
  ],
  others: [
    [
      /(\$body, .*: \\Generator\n(?:.+\n)*?.*)use \((.*\n.*curl_init\(\$url\);\n)( +)\$lines = \[\];/g,
      `$1use ($body, $idempotencyKey, $2$3curl_setopt($handle, CURLOPT_POSTFIELDS, json_encode($body->toArray()));
$3$lines = ['Content-Type: application/json'];
$3if ($idempotencyKey !== null) {
$3    $lines[] = headerLine('Idempotency-Key', $idempotencyKey);
$3}`,
    ],
    [
      /( +)usleep\(\$retryMs \* 1000\);/g,
      `$1if ($lastEventId === null || ++$failures > 5) {
$1    throw new \\RuntimeException("The stream of $url failed: " . curl_strerror($code));
$1}
$&`,
    ],
    // A stream that fails in mid-sentence throws after its last event.
    [
      /( +)yield \$event;/g,
      `$&
$1if (in_array($event->event, [__FAILURES__], true)) {
$1    $url = (string) curl_getinfo($handle, CURLINFO_EFFECTIVE_URL);
$1    throw new ApiError($url, (int) ($event->data['code'] ?? 200), '', $event->data, $headers);
$1}
$1if (in_array($event->event, [__ENDS__], true)) {
$1    return;
$1}`,
    ],
    [/( +)\$retryMs = 3000;/g, "$&\n$1$failures = 0;"],
    [/( +)\$lastEventId = \$id;/g, "$&\n$1$failures = 0;"],
    [
      /( +)\$handle = curl_init\(\$url\);(?=\n(?:.+\n)? +\$lines)/g,
      "$&\n$1curl_setopt($handle, CURLOPT_CONNECTTIMEOUT, 5);",
    ],
    // A stream that ends before its last event, one whose events are not JSON, and the HTML page of a proxy.
    [/\$status >= 400 && \$status < 500/g, "$status >= 300 || $status > 0 && $code === CURLE_OK && !$isStream"],
    [
      /( +)while \((.*strpos\(\$buffer.*)\) \{/g,
      `$1$isStream = stripos($headers['content-type'] ?? '', 'text/event-stream') === 0;
$1while ($isStream && ($2)) {`,
    ],
    [
      /( +)(\[\$event, \$id, \$retry\] = parseSseFrame\(.*)/g,
      `$1try {
$1    $2
$1} catch (\\JsonException) {
$1    $url = (string) curl_getinfo($handle, CURLINFO_EFFECTIVE_URL);
$1    throw new ApiError($url, 200, '', 'The data of an event is not JSON: ' . $frame, $headers);
$1}`,
    ],
    [
      /( +)return \[new ServerSentEvent\(/g,
      `$1if ($jsonData && $data !== '' && json_last_error() !== JSON_ERROR_NONE) {
$1    throw new \\JsonException();
$1}
$&`,
    ],
    [
      /function iterSse\(callable \$open, bool \$jsonData\)/g,
      "function iterSse(callable $open, bool $jsonData, bool $hasEnd)",
    ],
    [/iterSse\(\$open, true\)/g, "iterSse($open, true, $op['method'] === 'POST')"],
    [
      /( +)return;(?=\n +\}\n +if \(\$lastEventId === null)/g,
      `$1if ($hasEnd) {
$1    throw new ApiError($url, $status, '', 'The stream ended before its last event.', $headers);
$1}
$&`,
    ],
    [/\$status, '', \$buffer\)/g, "$status, '', decodeText($buffer) ?? $buffer, $headers)"],
    // The headers of an error.
    [
      /( +)public readonly mixed \$body,(?=\n +\) \{\n +parent)/g,
      "$&\n$1/** With names in lower case. */\n$1public readonly array $headers = [],",
    ],
    [
      /(\$response\['reason'\]), decodeJson\(\$response\)\)/g,
      "$1, decodeText($response['body']) ?? $response['body'], $response['headers'])",
    ],
    // The fields of an error. The name of `code` is that of Exception, which has no type.
    [/ +parent::__construct\("HTTP \{\$status\}.*\n/g, ERROR],
    [
      /^final class ApiError .*\n\{$/gm,
      `$&
    /** The code of the problem document; like detail and requestId, an empty string if there is none. */
    public $code;
    public readonly string $detail;
    public readonly string $requestId;
`,
    ],
    [/#stream(?=')/g, ""],
    [
      /( +)\$multi = curl_multi_init\(\);/g,
      `$1$headers = [];
$1curl_setopt($handle, CURLOPT_HEADERFUNCTION, function ($ch, string $line) use (&$headers): int {
$1    $parts = explode(':', $line, 2);
$1    if (count($parts) === 2) {
$1        $headers[strtolower(trim($parts[0]))] = trim($parts[1]);
$1    }
$1    return strlen($line);
$1});
$&`,
    ],
    // A retry waits at most a minute, also until a time, and 8 times the delay otherwise.
    [
      /return \(float\) \$retryAfter;\n {4}\}/g,
      `return min((float) $retryAfter, 60.0);
    }
    $date = \\DateTime::createFromFormat(DATE_RFC7231, $retryAfter ?? '', new \\DateTimeZone('UTC'));
    if ($date !== false) {
        return (float) min(max($date->getTimestamp() - time(), 0), 60);
    }`,
    ],
    [/2 \*\* \(\$attempt - 1\)/g, "2 ** min($attempt - 1, 3)"],
    // An empty object is no empty list.
    [
      /if \(\$response\['body'\] === ''\) \{\n.+\n +\}\n +return json_decode\((.+), true\);/g,
      `if ($response['status'] === 204) {
        return null;
    }
    $value = decodeText($1);
    if ($value === null && trim($1) !== 'null') {
        throw apiErrorFrom($response);
    }
    return $value;`,
    ],
    [/json_decode\((.+), true\)/g, "decodeText($1)"],
    [
      /^(?=\/\*\* Decoded JSON body \(assoc arrays\))/gm,
      `/** Decodes JSON. Objects are arrays, or an \\ArrayObject if they are empty, because [] is a list. */
function decodeText(string $text): mixed
{
    $convert = function (mixed $value) use (&$convert): mixed {
        if ($value instanceof \\stdClass) {
            $value = (array) $value ?: new \\ArrayObject();
        }
        return is_array($value) ? array_map($convert, $value) : $value;
    };
    return $convert(json_decode($text));
}

/** Converts a result. If it is not as documented, the error has the address. */
function convert(callable $convert, mixed $value, string $url): mixed
{
    try {
        return @$convert($value);
    } catch (\\TypeError $error) {
        throw new \\RuntimeException("$url: the response is not as documented: {$error->getMessage()}", 0, $error);
    }
}

/** Encodes a body, whose arrays can contain objects. */
function encodeJson(mixed $body): string
{
    $convert = function (mixed $value) use (&$convert): mixed {
        if (is_object($value) && method_exists($value, 'toArray')) {
            $value = $value->toArray() ?: new \\stdClass();
        }
        return is_array($value) ? array_map($convert, $value) : $value;
    };
    return json_encode($body === [] ? new \\stdClass() : $convert($body), JSON_THROW_ON_ERROR);
}

/** array_map for what decodeText returns. */
function mapItems(callable $convert, array|\\ArrayObject $items): array|\\ArrayObject
{
    return is_array($items) ? array_map($convert, $items) : $items;
}

`,
    ],
    [/public array \$/g, "public array|\\ArrayObject $"],
    [/public \?array \$/g, "public array|\\ArrayObject|null $"],
    [/\(array \$data\)/g, "(array|\\ArrayObject $data)"],
    [/(public function (?!toArray)\w+\(.*\)): array$/gm, "$1: array|\\ArrayObject"],
    [/array_map\(static fn/g, "mapItems(static fn"],
    [/\$response\['status'\] >= 400/g, "$response['status'] >= 300"],
    [
      /( +)(\$path = str_replace\('\{' \. \$name)/g,
      `$1if (in_array((string) $value, ['', '.', '..'], true)) {
$1    throw new \\InvalidArgumentException("$name must not be '$value': the address would be that of another operation");
$1}
$1$2`,
    ],
    // A stream that broke off can have the status 200, too.
    [
      /( +)(\$status = .*\n.*\n +curl_multi_remove_handle)/g,
      "$1$code = curl_multi_info_read($multi)['result'] ?? CURLE_OK;\n$1$2",
    ],
    [/if \(\$status === 200\)/g, "if ($status === 200 && $code === CURLE_OK)"],
    // The function that requests a page does not have the variables of the path.
    [/( +)(\$call = .* use \()(.*\n.*\n) +(\$url = buildUrl.*\n)/g, "$1$4$1$2$url, $3"],
    // A required property can be null.
    [/^( +\w+: )((?:mapItems|\w+::from|unmarshal).*(\$data\['.+'\])\)),$/gm, "$1isset($3) ? $2 : null,"],
    [/= (mapItems\(.*(\$this->\w+)\);)$/gm, "= $2 === null ? null : $1"],
    [/(\$this->\w+)->value;/g, "$1?->value;"],
    // A value of an enum that was added later.
    [
      /^enum \w+: string\n\{$/gm,
      "$&\n    /** A value that was added to the API later. */\n    case Unknown = '(unknown)';",
    ],
    [/(\w+)::from\((\$data\['\w+'\]|\$item)\)/g, "($1::tryFrom($2) ?? $1::Unknown)"],
    // An object without properties is an empty array, which PHP encodes as a list.
    [/(\$this->\w+)->toArray\(\);/g, "$1 === null ? null : ($1->toArray() ?: new \\stdClass());"],
    // An array can have a null where a class has null for a property that is not sent.
    [/([(,] ?)([A-Z]\w+) \$body\b/g, "$1$2|array $body"],
    [/\?(\w+) \$body(?=, )/g, "$1|array|null $body = null"],
    // Objects in arrays, and text that is not UTF-8.
    [/json_encode\((?:is_object\(\$body\) \? )?\$body(?:->toArray\(\)(?: : \$body)?)?\)/g, "encodeJson($body)"],
    [/=> \$item->toArray\(\)/g, "=> is_object($item) ? $item->toArray() : $item"],
    // A result without a required property, or with a value of another type.
    [/(\w+::fromArray|unmarshal\w+)\((decodeJson\(\$response\))\)/g, "convert($1(...), $2, $url)"],
    [/(yield )(\w+::fromArray|unmarshal\w+)\((\$page|\$item)\)/g, "$1convert($2(...), $3, $url)"],
    [
      /(mapItems\(static fn \(\$item\) => .*, )(decodeJson\(\$response\)|\$page)\);/g,
      "convert(static fn ($items) => $1$items), $2, $url);",
    ],
    // Pages without an end.
    [
      /( +)(if \(!is_string\(.*) \|\| (isset\(\$seen.*\]\))\) \{(\n +return;)\n +\}/g,
      `$1$2) {$4
$1}
$1if ($3) {
$1    throw new \\RuntimeException('Pagination did not advance: the operation returned the same cursor twice');
$1}`,
    ],
    // An item of a list in the query can be a string.
    [
      /fn \(\$item\) => \$item->value, (?=\$\w+\);)/g,
      "fn ($item) => $item instanceof \\BackedEnum ? $item->value : $item, ",
    ],
    // An API key can be the name of a function, such as `date`.
    [
      /return is_callable\(\$provider\) \? .*/g,
      "return checkKey(!is_string($provider) && is_callable($provider) ? $provider() : $provider);",
    ],
    // A header or key with a line break would begin another header.
    [/^(?=\/\*\* Resolve a literal-or-callable)/gm, HEADER_CHECKS],
    [/\$name \. ': ' \. \$value(?=;\n +\})/g, "headerLine($name, $value)"],
    // The method with the other form of the response would read the whole stream, and then fail.
    [/^(?= {4}\$headers = \$request\['headers'\] \?\? \[\];)/gm, STREAM_CHECK],
    // Wrong options, such as `retries` of the other clients, or a key that getenv does not find.
    [/(public array\|\\ArrayObject \$onSettled = \[\],\n +\) \{\n)/g, `$1${OPTION_CHECK}`],
    // The first page of a list can be 0: see generate-client.ts.
    [/(?<=\(int\) \(\$base\[\$spec\['param'\]\] \?\? )1(?=\))/g, "($style === 'page' ? 1 : 0)"],
  ],
};
