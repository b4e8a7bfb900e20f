import type { Patches } from "../apply-patches.ts";

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
      `$1use ($body, $2$3curl_setopt($handle, CURLOPT_POSTFIELDS, json_encode($body->toArray()));
$3$lines = ['Content-Type: application/json'];`,
    ],
    [
      /( +)usleep\(\$retryMs \* 1000\);/g,
      `$1if ($lastEventId === null || ++$failures > 5) {
$1    throw new \\RuntimeException('The stream of ' . $url . ' broke off.');
$1}
$&`,
    ],
    // A stream that fails in mid-sentence throws after its last event.
    [
      /( +)yield \$event;/g,
      `$&
$1if (in_array($event->event, [__FAILURES__], true)) {
$1    $url = (string) curl_getinfo($handle, CURLINFO_EFFECTIVE_URL);
$1    throw new ApiError($url, (int) ($event->data['code'] ?? 200), '', $event->data);
$1}`,
    ],
    [/( +)\$retryMs = 3000;/g, "$&\n$1$failures = 0;"],
    [/( +)\$lastEventId = \$id;/g, "$&\n$1$failures = 0;"],
    [
      /( +)\$handle = curl_init\(\$url\);(?=\n(?:.+\n)? +\$lines)/g,
      "$&\n$1curl_setopt($handle, CURLOPT_CONNECTTIMEOUT, 5);",
    ],
    [/\$status >= 400 && \$status < 500/g, "$status >= 300"],
    [/\$status, '', \$buffer\)/g, "$status, '', json_decode($buffer, true) ?? $buffer)"],
    [/\$response\['status'\] >= 400/g, "$response['status'] >= 300"],
    [
      /"HTTP \{\$status\} \{\$reason\} for \{\$url\}"/g,
      '"{$url}: status {$status}: " . json_encode($body, JSON_UNESCAPED_SLASHES)',
    ],
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
    [/^( +\w+: )((?:array_map|\w+::from|unmarshal).*(\$data\['.+'\])\)),$/gm, "$1isset($3) ? $2 : null,"],
    [/= (array_map\(.*(\$this->\w+)\);)$/gm, "= $2 === null ? null : $1"],
    [/(\$this->\w+)->value;/g, "$1?->value;"],
    // An object without properties is an empty array, which PHP encodes as a list.
    [/(\$this->\w+)->toArray\(\);/g, "$1 === null ? null : ($1->toArray() ?: new \\stdClass());"],
    // An array can have a null where a class has null for a property that is not sent.
    [/([(,] ?)([A-Z]\w+) \$body\b/g, "$1$2|array $body"],
    [/\?(\w+) \$body(?=, )/g, "$1|array|null $body = null"],
    [
      /json_encode\(\$body->toArray\(\)\)/g,
      "json_encode($body === null ? null : (object) (is_array($body) ? $body : $body->toArray()), JSON_THROW_ON_ERROR)",
    ],
    // An item of a list in the query can be a string.
    [
      /fn \(\$item\) => \$item->value, (?=\$\w+\);)/g,
      "fn ($item) => $item instanceof \\BackedEnum ? $item->value : $item, ",
    ],
    // An API key can be the name of a function, such as `date`.
    [/is_callable\(\$provider\)/g, "!is_string($provider) && $&"],
  ],
};
