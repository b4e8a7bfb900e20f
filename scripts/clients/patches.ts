/** A generator of `redocly generate-client`, named as its language. */
export type Generator = keyof typeof PATCHES;

/**
 * Corrects what generators of `redocly generate-client` get wrong in any document:
 *
 * - Methods for streams, and those for pages and items, send no body.
 * - A stream that breaks off is requested again from the beginning if its events have no ids.
 * - In Python, a required property that is null is not sent. In Java, characters of a stream break at the end of a chunk.
 *
 * @param source - The code of a client in the generator's language.
 * @throws Error if the code has nothing of what is to be corrected: the generator has changed.
 */
export function patchClient(generator: Generator, source: string): string {
  const { bodies, pages, others } = PATCHES[generator];
  const parameters = new Map([...source.matchAll(bodies)].map(([, name, parameter]) => [name!, parameter!]));
  const [found, send] = pages;
  const addBody: Replace = (method, name) => {
    const parameter = parameters.get(name);
    return parameter ? send(method, parameter) : method;
  };
  return [[found, addBody] as const, ...others].reduce((code, [pattern, replacement]) => {
    const changed = code.replaceAll(pattern, replacement as string);
    if (changed === code) throw new Error(`The code of the ${generator} client has nothing to change at ${pattern}.`);
    return changed;
  }, source);
}

type Replace = (match: string, ...groups: string[]) => string;

interface Patches {
  /** Matches the method of an operation with a body; its groups are the name, and the body's parameter. */
  bodies: RegExp;
  /** Matches a method for pages or items, up to the request; its group is the name. The function adds the body. */
  pages: readonly [RegExp, (method: string, parameter: string) => string];
  others: readonly (readonly [RegExp, string])[];
}

const GO_PAYLOAD = `\t\tpayload, err := json.Marshal(body)
		if err != nil {
			return NOTHING, err
		}
`;
const GO_BODY = 'Query: query, Body: bytes.NewReader(payload), ContentType: "application/json"';

// The lines of a method follow each other without an empty one.
const PATCHES = {
  python: {
    bodies: /def (\w+)\(self, (body: \w+), /g,
    pages: [
      /def (\w+)_(?:pages|items)\(self, .*(?:\n.+)*?, timeout=timeout, retry=retry/g,
      (method, parameter) =>
        method
          .replace("(self, ", `(self, ${parameter}, `)
          .replace(/timeout=timeout, retry=retry$/, "json_body=encode(body), $&"),
    ],
    others: [
      [/(\bbody: .*Iterator\[ServerSentEvent\]:(?:\n.+)*?)(params=params, timeout)/g, "$1json=encode(body), $2"],
      [/if not reconnect:/g, "if not reconnect or last_event_id is None:"],
      // A dict can have a null where a dataclass has None for a property that is not sent.
      [/(\(self, (?:.*, )?body: (?:Optional\[)?)(\w+)/g, "$1Union[$2, Dict[str, Any]]"],
      [/(body: Optional\[Union\[\w+, Dict\[str, Any\]\]\]),/g, "$1 = None,"],
      // A required field has no default.
      [/if item is None:(?=\n +continue)/g, "if item is None and field.default is None:"],
    ],
  },
  go: {
    bodies: /\) (\w+)\(ctx context\.Context, (body \w+), /g,
    pages: [
      /\) (\w+)(?:Pages|Items)\(ctx context\.Context.*(?:\n.+)*?\n\t\tresp, err := send\(.*Query: query/g,
      (method, parameter) =>
        method
          .replace("ctx context.Context, ", `$&${parameter}, `)
          .replace(/\t\tresp, err := send.*$/, `${GO_PAYLOAD.replace("NOTHING", "nil, nil")}$&`)
          .replace(/Query: query$/, GO_BODY),
    ],
    others: [
      [
        /(\bbody .*ServerSentEvent, error\) bool\) \{(?:\n.+)*?\n)(\t\treturn send\(.*)Query: query/g,
        `$1${GO_PAYLOAD.replace("NOTHING", "nil")}$2${GO_BODY}`,
      ],
      [/if readErr != nil \{(?=\n\t+break)/g, "if readErr != nil {\n\t\t\t\t\t\terr = readErr"],
      [
        /\t\t\tfailures\+\+(?=\n\t\t\tbase := time\.Second)/g,
        `			if lastEventID == "" || errors.Is(err, context.Canceled) || errors.Is(err, context.DeadlineExceeded) {
				yield(ServerSentEvent{}, err)
				return
			}
$&`,
      ],
    ],
  },
  php: {
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
        `$1if ($lastEventId === null) {
$1    throw new \\RuntimeException('The stream of ' . $url . ' broke off.');
$1}
$&`,
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
        "json_encode($body === null ? null : (object) (is_array($body) ? $body : $body->toArray()))",
      ],
      // An API key can be the name of a function, such as `date`.
      [/is_callable\(\$provider\)/g, "!is_string($provider) && $&"],
    ],
  },
  java: {
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
      [/catch \(UncheckedIOException dropped\) \{(\n +)/g, "$&if (lastEventId == null) throw dropped;$1"],
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
  },
} as const satisfies Record<string, Patches>;
