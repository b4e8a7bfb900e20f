import type { Patches } from "../apply-patches.ts";

const PAYLOAD = `\t\tpayload, err := json.Marshal(body)
		if err != nil {
			return NOTHING, err
		}
`;
const BODY = 'Query: query, Body: bytes.NewReader(payload), ContentType: "application/json"';

const STREAM_FAILURE = `// streamFailure is the error of an event that ends a stream with a failure; its body is the data of the event.
func streamFailure(event ServerSentEvent, resp *http.Response) error {
	for _, name := range []string{__FAILURES__} {
		if event.Event != name {
			continue
		}
		status := resp.StatusCode
		if data, ok := event.Data.(map[string]any); ok {
			if code, ok := data["code"].(float64); ok {
				status = int(code)
			}
		}
		return &APIError{URL: resp.Request.URL.String(), Status: status, Body: event.Data}
	}
	return nil
}

`;

export const GO_PATCHES: Patches = {
  bodies: /\) (\w+)\(ctx context\.Context, (body \w+), /g,
  pages: [
    /\) (\w+)(?:Pages|Items)\(ctx context\.Context.*(?:\n.+)*?\n\t\tresp, err := send\(.*Query: query/g,
    (method, parameter) =>
      method
        .replace("ctx context.Context, ", `$&${parameter}, `)
        .replace(/\t\tresp, err := send.*$/, `${PAYLOAD.replace("NOTHING", "nil, nil")}$&`)
        .replace(/Query: query$/, BODY),
  ],
  others: [
    [
      /(\bbody .*ServerSentEvent, error\) bool\) \{(?:\n.+)*?\n)(\t\treturn send\(.*)Query: query/g,
      `$1${PAYLOAD.replace("NOTHING", "nil")}$2${BODY}`,
    ],
    [/if readErr != nil \{(?=\n\t+break)/g, "if readErr != nil {\n\t\t\t\t\t\terr = readErr"],
    [
      /\t\t\tfailures\+\+(?=\n\t\t\tbase := time\.Second)/g,
      `			if lastEventID == "" || failures == 5 || errors.Is(err, context.Canceled) || errors.Is(err, context.DeadlineExceeded) {
				yield(ServerSentEvent{}, err)
				return
			}
$&`,
    ],
    // A stream that fails in mid-sentence ends with an error after its last event.
    [/^(?=\/\/ iterSSE streams)/gm, STREAM_FAILURE],
    [
      /(\t+)if !yield\(event, nil\) \{(\n\t+resp\.Body\.Close\(\)\n\t+return\n\t+\})/g,
      "$&\n$1if err := streamFailure(event, resp); err != nil {\n$1\tyield(ServerSentEvent{}, err)$2",
    ],
    [/resp\.StatusCode >= 400/g, "resp.StatusCode >= 300"],
    // The name of an event without one, and other line ends (HTML, server-sent events, section 9.2.6).
    [/event := ServerSentEvent\{Retry: -1\}/g, 'event := ServerSentEvent{Event: "message", Retry: -1}'],
    [/buffer \+= string\(chunk\[:n\]\)/g, 'buffer = strings.ReplaceAll(buffer+string(chunk[:n]), "\\r\\n", "\\n")'],
    [
      /parseErr == nil && ok \{\n(\t+)yield\(event, nil\)/g,
      `parseErr != nil || ok {
$1if yield(event, parseErr) && parseErr == nil {
$1	if err := streamFailure(event, resp); err != nil {
$1		yield(ServerSentEvent{}, err)
$1	}
$1}`,
    ],
    // A list in the query of a method for pages.
    [
      /(\t+)base\.Set\((".+"), fmt\.Sprint\((\*params\.\w+)\)\)/g,
      "$1for _, value := range $3 {\n$1\tbase.Add($2, fmt.Sprint(value))\n$1}",
    ],
    [/query\.Set\(key, value\)/g, "query.Add(key, value)"],
    [/"request failed with status %d", e\.Status\)/g, '"%s: status %d: %v", e.URL, e.Status, e.Body)'],
    [
      /(\t+)(filled = strings\.ReplaceAll\(filled, "\{"\+name)/g,
      `$1if value == "" || value == "." || value == ".." {
$1	// No address has a control character, so the call ends with an error that quotes this.
$1	return fmt.Sprintf("%s must not be %q: the address would be that of another operation\\x7f", name, value)
$1}
$1$2`,
    ],
  ],
};
