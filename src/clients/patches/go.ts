import type { Patches } from "../apply-patches.ts";

const PAYLOAD = `\t\tpayload, err := json.Marshal(body)
		if err != nil {
			return NOTHING, err
		}
`;
const BODY = 'Query: query, Body: bytes.NewReader(payload), ContentType: "application/json"';

const STREAM_END = `// streamEnd is true for an event that ends a stream; if it reports a failure, its data is the body of the error.
func streamEnd(event ServerSentEvent, resp *http.Response) (bool, error) {
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
		return true, newAPIError(resp, resp.Request.URL.String(), status, event.Data)
	}
	for _, name := range []string{__ENDS__} {
		if event.Event == name {
			return true, nil
		}
	}
	return false, nil
}

func streamError(resp *http.Response, reason string) error {
	return newAPIError(resp, resp.Request.URL.String(), resp.StatusCode, reason)
}

`;

const ERROR_FIELDS = `	Body       any
	Header     http.Header
	// Code, Detail and RequestID are empty if the response does not have them.
	Code      string
	Detail    string
	RequestID string
}

func newAPIError(resp *http.Response, requestURL string, status int, body any) *APIError {
	e := &APIError{URL: requestURL, Status: status, StatusText: resp.Status, Body: body, Header: resp.Header}
	e.RequestID = resp.Header.Get("X-Request-Id")
	e.Detail, _ = body.(string)
	if problem, ok := body.(map[string]any); ok {
		e.Code, _ = problem["code"].(string)
		for _, name := range []string{"error", "message", "detail"} {
			if detail, ok := problem[name].(string); ok {
				e.Detail = detail
			}
		}
	}
	return e
}

func (e *APIError) Error() string {
	if text, ok := e.Body.(string); ok || e.Status < 300 {
		if !ok {
			text = fmt.Sprint(e.Body)
		}
		return fmt.Sprintf("%s: status %d, %s: %.200s", e.URL, e.Status, e.Header.Get("Content-Type"), text)
	}
	return fmt.Sprintf("%s: status %d: %v", e.URL, e.Status, e.Body)
}
`;

const DECODE = `	data, err := io.ReadAll(resp.Body)
	if err == nil && !json.Valid(data) {
		return newAPIError(resp, resp.Request.URL.String(), resp.StatusCode, string(data))
	}
	if err == nil {
		err = json.Unmarshal(data, target)
	}
	if err != nil {
		return fmt.Errorf("%s, request %s: %w", resp.Request.URL, resp.Header.Get("X-Request-Id"), err)
	}
	return nil`;

const CHECKS = `	if base := strings.TrimRight(config.ServerURL, "/"); !strings.HasPrefix(base, "http://") && !strings.HasPrefix(base, "https://") || strings.HasSuffix(base, "/v1") {
		return nil, fmt.Errorf("ServerURL must begin with http:// or https://, and not end with /v1, unlike %q", config.ServerURL)
	}
	if config.Timeout < 0 || config.Retry.Retries < 0 {
		return nil, errors.New("Timeout and Retries must not be negative")
	}
	if reason := strings.TrimSuffix(spec.URL, "\\x00"); reason != spec.URL {
		return nil, errors.New(reason)
	}
	for _, value := range spec.Headers {
		if strings.Contains(value, "\\x00") {
			return nil, errors.New("a key in Auth must be a string of ASCII characters without spaces or line breaks")
		}
	}
`;

const TOKEN = `	key := ""
	if provider != nil {
		key = provider()
	}
	for _, character := range key {
		if character <= ' ' || character > '~' {
			key = ""
		}
	}
	if key == "" {
		// No header has this character, by which send recognizes a wrong key.
		return "\\x00"
	}
	return key
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
		if !strings.HasPrefix(place, "/") {
			return nil, fmt.Errorf("the place of a null must begin with a slash, unlike %q", place)
		}
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

const STREAM_CHECK = `
		var options struct{ Stream bool }
		if _, ok := operations[spec.OperationID+"Stream"]; ok && json.Unmarshal(payload, &options) == nil && options.Stream {
			return nil, fmt.Errorf("for Stream: true, call %sStream", strings.ReplaceAll(strings.Title(spec.OperationID), ".", ""))
		}`;

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
    [
      /if readErr != nil \{(?=\n\t+break)/g,
      'if readErr != nil {\n\t\t\t\t\t\terr = fmt.Errorf("%s: %w", resp.Request.URL, readErr)',
    ],
    [
      /\t\t\tfailures\+\+(?=\n\t\t\tbase := time\.Second)/g,
      `			if lastEventID == "" || failures == 5 || errors.Is(err, context.Canceled) || errors.Is(err, context.DeadlineExceeded) {
				yield(ServerSentEvent{}, err)
				return
			}
$&`,
    ],
    // A stream that fails in mid-sentence ends with an error after its last event.
    [/^(?=\/\/ iterSSE streams)/gm, STREAM_END],
    [
      /(\t+)if !yield\(event, nil\) \{(\n\t+resp\.Body\.Close\(\)\n\t+return\n\t+\})/g,
      `$&
$1if ended, err := streamEnd(event, resp); ended {
$1	if err != nil {
$1		yield(ServerSentEvent{}, err)
$1	}$2`,
    ],
    [/resp\.StatusCode >= 400/g, "resp.StatusCode >= 300"],
    // A redirect would be followed, and lose the method and the body.
    [
      /^\t\thttpClient = http\.DefaultClient\n\t\}$/gm,
      `$&
	if httpClient.CheckRedirect == nil {
		direct := *httpClient
		direct.CheckRedirect = func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }
		httpClient = &direct
	}`,
    ],
    // The name of an event without one, and other line ends (HTML, server-sent events, section 9.2.6).
    [/event := ServerSentEvent\{Retry: -1\}/g, 'event := ServerSentEvent{Event: "message", Retry: -1}'],
    [/buffer \+= string\(chunk\[:n\]\)/g, 'buffer = strings.ReplaceAll(buffer+string(chunk[:n]), "\\r\\n", "\\n")'],
    [
      /parseErr == nil && ok \{\n(\t+)yield\(event, nil\)/g,
      `parseErr != nil {
$1yield(ServerSentEvent{}, streamError(resp, "The data of an event is not JSON: "+buffer))
$1return
						} else if ok {
$1if !yield(event, nil) {
$1	return
$1}
$1if ended, err := streamEnd(event, resp); ended {
$1	if err != nil {
$1		yield(ServerSentEvent{}, err)
$1	}
$1	return
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
    // A retry waits at most a minute, also until a time, and 8 times the delay otherwise. It ends with the context.
    [
      /^\t\tif (seconds, err := strconv\.ParseFloat\(retryAfter, 64\)); err == nil \{$/gm,
      `		$1
		if date, invalid := http.ParseTime(retryAfter); invalid == nil {
			seconds, err = time.Until(date).Seconds(), nil
		}
		if err == nil {`,
    ],
    [/^\tbase := retry\.RetryDelay$/gm, "\tif attempt > 4 {\n\t\tattempt = 4\n\t}\n$&"],
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
    // The fields of an error, and its headers.
    [/^\tBody {7}any\n\}\n\nfunc \(e \*APIError\)(?:.*\n){3}/gm, ERROR_FIELDS],
    [
      /&APIError\{URL: requestURL, Status: resp\.StatusCode, StatusText: resp\.Status, Body: body\}/g,
      "newAPIError(resp, requestURL, resp.StatusCode, body)",
    ],
    // A result or an event that is not JSON, and the HTML page of a proxy.
    [/^\treturn json\.NewDecoder\(resp\.Body\)\.Decode\(target\)/gm, DECODE],
    [
      /if err == nil && resp\.StatusCode >= 300 \{\n\t+yield\(ServerSentEvent\{\}, apiErrorFrom\(resp, ""\)\)/g,
      `if err == nil && (resp.StatusCode >= 300 || !strings.HasPrefix(strings.ToLower(resp.Header.Get("Content-Type")), "text/event-stream")) {
				yield(ServerSentEvent{}, apiErrorFrom(resp, resp.Request.URL.String()))`,
    ],
    [
      /yield\(ServerSentEvent\{\}, parseErr\)/g,
      'yield(ServerSentEvent{}, streamError(resp, "The data of an event is not JSON: "+frame))',
    ],
    // A stream that ends before its last event.
    [
      /(\t+)return(?=\n\t+\}\n\t+\}\n\t+if lastEventID == "")/g,
      `$1if resp.Request.Method == "POST" {
$1	yield(ServerSentEvent{}, streamError(resp, "The stream ended before its last event."))
$1}
$&`,
    ],
    // The method with the other form of the response would read the whole stream, and then fail.
    [/^\t\tspec\.bodyBytes = payload$/gm, `$&${STREAM_CHECK}`],
    [/^\tretry := config\.Retry$/gm, `${CHECKS}$&`],
    // An empty key would be no key.
    [/^\tif provider == nil \{\n.+\n\t\}\n\treturn provider\(\)\n/gm, TOKEN],
    [/#stream(?=")/g, ""],
    [
      /(\t+)(filled = strings\.ReplaceAll\(filled, "\{"\+name)/g,
      `$1if value == "" || value == "." || value == ".." {
$1	// No address has this last character, by which send recognizes a reason for an error.
$1	return fmt.Sprintf("%s must not be %q: the address would be that of another operation\\x00", name, value)
$1}
$1$2`,
    ],
    // The first page of a list can be 0: see generate-client.ts.
    [/(if spec\.Style) == "page"(?= \{\n\t+position\+\+)/g, '$1 != "offset"'],
  ],
};
