import type { Patches } from "../apply-patches.ts";

export const JAVA_PATCHES: Patches = {
  bodies: / (\w+)\((\w+ body), /g,
  pages: [
    / (\w+)(?:Pages|Items)\(.*(?:\n.+)*?\.query\(query\)\)/g,
    (method, parameter) =>
      method
        .replace("(", `(${parameter}, `)
        .replace(/\)$/, '.body(jsonBody(body, "application/json").body(), "application/json"))'),
  ],
  others: [
    [
      /(\w+ body\) \{(?:\n.+)*?iterSse\(.*(?:\n.+)*?)\.query\(query\)\)/g,
      '$1.query(query).body(jsonBody(body, "application/json").body(), "application/json"))',
    ],
    [
      /catch \(UncheckedIOException dropped\) \{(\n +)/g,
      "$&if (lastEventId == null || failures == 5) throw dropped;$1",
    ],
    [/\.statusCode\(\) >= 400/g, ".statusCode() >= 300"],
    [
      /"Request failed with status " \+ status \+ " for " \+ url/g,
      'url + ": status " + status + ": " + Json.write(body)',
    ],
    [
      /( +)(filled = filled\.replace\("\{" \+ entry)/g,
      `$1if (List.of("", ".", "..", "null").contains(entry.getValue())) {
$1    throw new IllegalArgumentException(entry.getKey() + " must not be '" + entry.getValue() + "': the address would be that of another operation");
$1}
$1$2`,
    ],
    [
      /catch \(IOException dropped\) \{(\n +)/g,
      "$&if (lastEventId == null) throw new UncheckedIOException(dropped);$1",
    ],
    // A stream that fails in mid-sentence throws after its last event.
    [
      /( +)private boolean finished;(?=\n\n +private void connect)/g,
      "$&\n$1private String url;\n$1private int status;\n$1private ApiException failure;",
    ],
    [
      /( +)failures = 0;(?=\n +\}\n\n +private void backoff)/g,
      "$&\n$1url = response.uri().toString();\n$1status = response.statusCode();",
    ],
    [
      /( +)return event;(?=\n +\}\n\n +@Override\n +protected ServerSentEvent fetch)/g,
      `$1if (List.of(__FAILURES__).contains(event.event())) {
$1    int code = event.data() instanceof Map<?, ?> map && map.get("code") instanceof Number number ? number.intValue() : status;
$1    failure = new ApiException(url, code, event.data());
$1}
$&`,
    ],
    [
      /(protected ServerSentEvent fetch\(\) \{\n)( +)(while \(!finished\))/g,
      `$1$2if (failure != null) {
$2    try {
$2        if (body != null) body.close();
$2    } catch (IOException ignored) {
$2        // The stream has ended.
$2    }
$2    throw failure;
$2}
$2$3`,
    ],
    [/private InputStream body;/g, "private java.io.BufferedReader body;"],
    [
      /( +)body = response\.body\(\);/g,
      `$1// The last event of a connection that broke off can be incomplete.
$1buffer.setLength(0);
$1body = new java.io.BufferedReader(new java.io.InputStreamReader(response.body(), StandardCharsets.UTF_8));`,
    ],
    [/ +private final byte\[\] chunk = .*\n/g, ""],
    [/( +)int read;(?=\n +try \{\n +read = body\.read\(chunk\);)/g, "$&\n$1String line = null;"],
    [/( +)read = body\.read\(chunk\);/g, "$1line = body.readLine();\n$1read = line == null ? -1 : line.length();"],
    [/buffer\.append\(new String\(chunk, 0, read.*/g, "buffer.append(line).append('\\n');"],
  ],
};
