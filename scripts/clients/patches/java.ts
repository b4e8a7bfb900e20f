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
