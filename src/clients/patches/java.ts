import type { Patches } from "../apply-patches.ts";

const READ_BODY = `    static byte[] readBody(HttpResponse<InputStream> response) {
        var whole = new java.util.concurrent.CompletableFuture<byte[]>();
        Duration limit = response.request().timeout().orElse(null);
        try (InputStream body = response.body()) {
            if (limit != null) {
                whole.orTimeout(limit.toMillis(), java.util.concurrent.TimeUnit.MILLISECONDS).exceptionally(late -> {
                    try {
                        body.close();
                    } catch (IOException ignored) {
                        // The reader below fails anyway.
                    }
                    return null;
                });
            }
            whole.complete(body.readAllBytes());
        } catch (IOException exception) {
            if (!whole.isDone()) throw new UncheckedIOException("The response of " + response.uri() + " broke off: " + exception.getMessage(), exception);
        }
        if (whole.isCompletedExceptionally()) throw new ApiTimeoutException(response.uri().toString(), limit, 1);
        return whole.join();
    }
`;

const ERROR_FIELDS = `            this.headers = headers;
            Map<?, ?> problem = body instanceof Map<?, ?> map ? map : Map.of();
            this.code = problem.get("code") instanceof String text ? text : null;
            this.detail = java.util.stream.Stream.of(problem.get("detail"), problem.get("message"), problem.get("error"), body)
                .filter(String.class::isInstance).map(String.class::cast).findFirst().orElse("");
            this.requestId = headers.firstValue("X-Request-Id").orElse(null);
        }

        private static String describe(String url, int status, Object body, java.net.http.HttpHeaders headers) {
            boolean isText = body instanceof String || status < 300;
            String text = body instanceof String page ? page.substring(0, Math.min(200, page.length())) : Json.write(body);
            return url + ": status " + status + (isText ? ", " + headers.firstValue("Content-Type").orElse("no type") : "") + ": " + text;`;

const KEY_CHECK = `    /** Returns a key, which the error does not show. */
    static String checkKey(String key) {
        if (key != null && key.matches("[!-~]+")) return key;
        throw new IllegalArgumentException("A key must be a string of ASCII characters without spaces or line breaks.");
    }

`;

const EVENT_STREAM = `    /** The events of a stream. Closing it, also in another thread, ends the connection. */
    public abstract static class EventStream implements Iterable<ServerSentEvent>, AutoCloseable {
        volatile InputStream opened;
        volatile boolean closed;

        @Override
        public void close() {
            closed = true;
            try {
                if (opened != null) opened.close();
            } catch (IOException ignored) {
                // The connection is gone either way.
            }
        }
    }

`;

const STREAM_CHECK = `        String json = spec.body instanceof byte[] bytes ? new String(bytes, StandardCharsets.UTF_8) : "";
        if (json.contains("\\"stream\\":true") && Json.parse(json) instanceof Map<?, ?> map && Boolean.TRUE.equals(map.get("stream"))) {
            String twin = java.util.regex.Pattern.compile("\\\\.(.)").matcher(spec.operationId)
                .replaceAll(match -> match.group(1).toUpperCase(Locale.ROOT)) + "Stream";
            if (java.util.Arrays.stream(Client.class.getMethods()).anyMatch(method -> method.getName().equals(twin))) {
                throw new IllegalArgumentException("For stream: true, call " + twin + ".");
            }
        }
`;

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
    // A retry waits at most a minute, also until a time, and 8 times the delay otherwise.
    [
      / +\/\/ An HTTP-date Retry-After falls back.*/g,
      `                try {
                    var date = java.time.ZonedDateTime.parse(retryAfter.trim(), java.time.format.DateTimeFormatter.RFC_1123_DATE_TIME);
                    long seconds = Duration.between(java.time.Instant.now(), date).toSeconds();
                    return Duration.ofSeconds(Math.max(0, Math.min(60, seconds)));
                } catch (java.time.DateTimeException noDate) {
                    // The policy has a delay of its own.
                }`,
    ],
    [/1L << \(attempt - 1\)/g, "1L << Math.min(attempt - 1, 3)"],
    [/Double\.parseDouble\(retryAfter\.trim\(\)\)/g, "Math.min(60, $&)"],
    // The headers of an error.
    [
      /( +)public final transient Object body;\n\n( +)public ApiException\(String url, int status, Object body\) \{/g,
      `$1public final transient Object body;
$1public final transient java.net.http.HttpHeaders headers;
$1/** The code of the problem document; like requestId, null if there is none. */
$1public final String code;
$1public final String detail;
$1public final String requestId;

$2public ApiException(String url, int status, Object body, java.net.http.HttpHeaders headers) {`,
    ],
    [/( +)this\.body = body;(?=\n +\}\n +\}\n\n +\/\*\* A request attempt)/g, `$&\n${ERROR_FIELDS}`],
    [
      /new ApiException\(url, response\.statusCode\(\), body\)/g,
      "new ApiException(url, response.statusCode(), body, response.headers())",
    ],
    // A value of an enum that was added later.
    [
      /^( +)(public enum \w+ implements WireValue \{)$/gm,
      '$1$2\n$1    /** A value that was added to the API later. */\n$1    UNKNOWN("(unknown)"),',
    ],
    [/null for null, an exception for an unknown value/g, "null for null"],
    [/throw new IllegalArgumentException\("Unknown \w+ value: " \+ wire\)/g, "return UNKNOWN"],
    // The timeout limits the body, too.
    [/ +static byte\[\] readBody\((?:.*\n)+? {4}\}\n/g, READ_BODY],
    // An optional property can be null.
    [
      /( +)public Client\(\) \{/g,
      `$1private List<String> nulls = List.of();

$1/** A client that sends null at these places of a body, such as "/schedule/end_at"; a property that is null is not sent. */
$1public Client withNulls(String... places) {
$1    Client client = new Client(config);
$1    client.nulls = List.of(places);
$1    return client;
$1}

$1private Object addNulls(Object body) {
$1    Object plain = toPlain(body);
$1    for (String place : nulls) {
$1        if (!place.startsWith("/")) {
$1            throw new IllegalArgumentException("The place of a null must begin with a slash, unlike " + place);
$1        }
$1        String[] names = place.substring(1).split("/");
$1        Map<String, Object> object = asObject(plain, place);
$1        for (String name : List.of(names).subList(0, names.length - 1)) {
$1            Object child = toPlain(object.get(name));
$1            object.put(name, child);
$1            object = asObject(child, place);
$1        }
$1        object.put(names[names.length - 1], null);
$1    }
$1    return plain;
$1}

$1private static Object toPlain(Object value) {
$1    return value instanceof JsonValue typed ? typed.toJson() : value;
$1}

$1@SuppressWarnings("unchecked")
$1private static Map<String, Object> asObject(Object value, String place) {
$1    if (value instanceof Map) return (Map<String, Object>) value;
$1    throw new IllegalArgumentException("The body has no object for a null at " + place);
$1}

$&`,
    ],
    [/jsonBody\(body, "application/g, 'jsonBody(addNulls(body), "application'],
    [
      /super\("Request failed with status " \+ status \+ " for " \+ url\)/g,
      "super(describe(url, status, body, headers))",
    ],
    // A result or an event that is not JSON, and the HTML page of a proxy.
    [
      /return text\.isBlank\(\) \? null : Json\.parse\(text\);/g,
      `try {
            return Json.parse(text);
        } catch (IllegalArgumentException notJson) {
            throw new ApiException(response.uri().toString(), response.statusCode(), text, response.headers());
        }`,
    ],
    [
      /if \(response\.statusCode\(\) >= 300(?=\) \{\n +throw apiErrorFrom\(response, response\.uri)/g,
      '$& || !response.headers().firstValue("Content-Type").orElse("").toLowerCase(Locale.ROOT).startsWith("text/event-stream")',
    ],
    [
      /( +)ServerSentEvent event = parseSseFrame\(frame, jsonData\);/g,
      `$1ServerSentEvent event;
$1try {
$1    event = parseSseFrame(frame, jsonData);
$1} catch (IllegalArgumentException notJson) {
$1    throw new ApiException(url, status, "The data of an event is not JSON: " + frame, headers);
$1}`,
    ],
    // The method with the other form of the response would read the whole stream, and then fail.
    [/^(?= {8}Map<String, String> headers = new LinkedHashMap<>\(config\.headers\);)/gm, STREAM_CHECK],
    [/(?<=" failed: " \+ failure)\.getMessage\(\)/g, ""],
    // Wrong options.
    [
      /( +)if \(config\.serverUrl\.isEmpty\(\)\) \{\n.+\n +\}/g,
      `$&
$1if (!config.serverUrl.matches("https?://.*") || config.serverUrl.matches(".*/v1/*")) {
$1    throw new IllegalArgumentException("serverUrl must begin with http:// or https://, and not end with /v1, unlike " + config.serverUrl);
$1}`,
    ],
    [
      /( +)this\.retries = retries;/g,
      '$1if (retries < 0) throw new IllegalArgumentException("retries must not be negative.");\n$&',
    ],
    // A key of null, or with a line break, which would be in the message of an exception.
    [/^(?= {4}record ResolvedAuth\()/gm, KEY_CHECK],
    [/return (?:bearer|apiKey)\(.*\(\) -> (\w+)\);/g, "checkKey($1);\n            $&"],
    [/(?:auth\.bearer|(?<=String value = )provider|config\.idempotencyKey)\.get\(\)/g, "checkKey($&)"],
    [/#stream(?=")/g, ""],
    [
      /( +)(filled = filled\.replace\("\{" \+ entry)/g,
      `$1if (List.of("", ".", "..", "null").contains(entry.getValue())) {
$1    throw new IllegalArgumentException(entry.getKey() + " must not be '" + entry.getValue() + "': the address would be that of another operation");
$1}
$1$2`,
    ],
    [
      /catch \(IOException dropped\) \{(\n +)/g,
      '$&if (lastEventId == null || closed) throw new UncheckedIOException("The stream of " + url + " broke off: " + dropped.getMessage(), dropped);$1',
    ],
    // A stream that fails in mid-sentence throws after its last event.
    [
      /( +)private boolean finished;(?=\n\n +private void connect)/g,
      "$&\n$1private String url;\n$1private int status;\n$1private java.net.http.HttpHeaders headers;\n$1private boolean hasEnd;\n$1private ApiException failure;",
    ],
    [
      /( +)failures = 0;(?=\n +\}\n\n +private void backoff)/g,
      '$&\n$1url = response.uri().toString();\n$1status = response.statusCode();\n$1this.headers = response.headers();\n$1hasEnd = response.request().method().equals("POST");',
    ],
    [
      /( +)return event;(?=\n +\}\n\n +@Override\n +protected ServerSentEvent fetch)/g,
      `$1if (List.of(__FAILURES__).contains(event.event())) {
$1    int code = event.data() instanceof Map<?, ?> map && map.get("code") instanceof Number number ? number.intValue() : status;
$1    failure = new ApiException(url, code, event.data(), headers);
$1}
$1finished = finished || List.of(__ENDS__).contains(event.event());
$&`,
    ],
    [
      /(protected ServerSentEvent fetch\(\) \{\n)( +)(while \(!finished\))/g,
      `$1$2if (failure != null || finished) {
$2    try {
$2        if (body != null) body.close();
$2    } catch (IOException ignored) {
$2        // The stream has ended.
$2    }
$2    if (failure != null) throw failure;
$2}
$2$3`,
    ],
    // A stream that ends before its last event.
    [
      /( +)finished = true;\n((?:.+\n)+?) +return rest\.isBlank\(\) \? null : take\(rest\);/g,
      `$2$1ServerSentEvent last = rest.isBlank() ? null : take(rest);
$1if (hasEnd && !finished && failure == null) {
$1    failure = new ApiException(url, status, "The stream ended before its last event.", headers);
$1}
$1finished = true;
$1if (last == null && failure != null) throw failure;
$1return last;`,
    ],
    // A stream can be closed.
    [/^(?= {4}\/\*\* A `<op>WithHeaders` result)/gm, EVENT_STREAM],
    [/public Iterable<ServerSentEvent>/g, "public EventStream"],
    [
      /static Iterable<ServerSentEvent> (iterSse\(.*\n {8})return \(\) -> new LazyIterator/g,
      `static EventStream $1return new EventStream() {
            @Override
            public java.util.Iterator<ServerSentEvent> iterator() {
                return new LazyIterator`,
    ],
    [/^ {8}\};$(?=\n {4}\}\n\n {4}\/\/ \S+ Request bodies)/gm, "$&\n            }\n        };"],
    [/private InputStream body;/g, "private java.io.BufferedReader body;"],
    [
      /( +)body = response\.body\(\);/g,
      `$1// The last event of a connection that broke off can be incomplete.
$1buffer.setLength(0);
$1opened = response.body();
$1body = new java.io.BufferedReader(new java.io.InputStreamReader(response.body(), StandardCharsets.UTF_8));`,
    ],
    [/ +private final byte\[\] chunk = .*\n/g, ""],
    [/( +)int read;(?=\n +try \{\n +read = body\.read\(chunk\);)/g, "$&\n$1String line = null;"],
    [/( +)read = body\.read\(chunk\);/g, "$1line = body.readLine();\n$1read = line == null ? -1 : line.length();"],
    [/buffer\.append\(new String\(chunk, 0, read.*/g, "buffer.append(line).append('\\n');"],
    // The first page of a list can be 0: see generate-client.ts.
    [/spec\.style\(\)\.equals\("page"\) \? 1 : list\.size\(\)/g, 'spec.style().equals("offset") ? list.size() : 1'],
  ],
};
