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

const NULLS = `// WithNulls returns a client that sends null at these places of a body, such as "/schedule/end_at". A nil pointer is not sent.
func (c *Client) WithNulls(places ...string) *Client {
	config := c.config
	config.nulls = places
	return &Client{config: config}
}

// addNulls sets properties of a JSON body to null.
func addNulls(payload []byte, places []string) ([]byte, error) {
	if len(places) == 0 {
		return payload, nil
	}
	var body map[string]any
	decoder := json.NewDecoder(bytes.NewReader(payload))
	decoder.UseNumber()
	if err := decoder.Decode(&body); err != nil {
		return nil, err
	}
	for _, place := range places {
		names := strings.Split(place, "/")[1:]
		last := len(names) - 1
		object := body
		for _, name := range names[:last] {
			object, _ = object[name].(map[string]any)
		}
		if object == nil {
			return nil, fmt.Errorf("the body has no object for a null at %s", place)
		}
		object[names[last]] = nil
	}
	return json.Marshal(body)
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
    // An optional property can be null.
    [/^(?=func New\()/gm, NULLS],
    [/^\tAuth {11}Auth$/gm, "$&\n\tnulls          []string"],
    [
      /( *)payload, err := io\.ReadAll\(spec\.Body\)\n(\t+if err != nil \{\n\t+return nil, err\n\t+\})/g,
      "$&\n\t\tpayload, err = addNulls(payload, config.nulls)\n$2",
    ],
    // A list in the query of a method for pages.
    [
      /(\t+)base\.Set\((".+"), fmt\.Sprint\((\*params\.\w+)\)\)/g,
      "$1for _, value := range $3 {\n$1\tbase.Add($2, fmt.Sprint(value))\n$1}",
    ],
    [/query\.Set\(key, value\)/g, "query.Add(key, value)"],
    // A retry waits at most a minute, and not after the end of the context.
    [
      /return time\.Duration\((seconds \* float64\(time\.Second\))\)/g,
      "if seconds > 60 {\n\t\t\t\tseconds = 60\n\t\t\t}\n\t\t\t$&",
    ],
    [
      /^(\t+)time\.Sleep\((retryDelay\(.*\))\)$/gm,
      `$1select {
$1case <-time.After($2):
$1case <-ctx.Done():
$1	settle(nil, ctx.Err(), attempt)
$1	return nil, ctx.Err()
$1}`,
    ],
    // The headers of an error.
    [/^\tBody {7}any$(?=\n\}\n\nfunc \(e \*APIError\))/gm, "$&\n\tHeader     http.Header"],
    [/(&APIError\{.*Body: [\w.]+)\}/g, "$1, Header: resp.Header}"],
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
