import type { Patches } from "../apply-patches.ts";

const ERROR_FIELDS = `        problem = body if isinstance(body, dict) else {}
        content_type = headers.get("content-type") if headers else None
        kind = f", {content_type}" if isinstance(body, str) or status < 300 else ""
        super().__init__(f"{url}: status {status}{kind}: {body[:200] if isinstance(body, str) else body}")
        self.code: Optional[str] = problem["code"] if isinstance(problem.get("code"), str) else None
        detail = problem.get("detail") or problem.get("message") or problem.get("error") or body or ""
        self.detail: str = str(detail)[:1000]
        self.request_id: Optional[str] = headers.get("x-request-id") if headers else None
`;

const FITS = `def _is_required(field: Any) -> bool:
    return field.default is dataclasses.MISSING and field.default_factory is dataclasses.MISSING


def _fits(type_: Any, data: Any) -> bool:
    """Returns True if data can be that of a variant of a union."""
    plain = get_origin(type_) or type_
    if plain in (bool, dict, list, str):
        return isinstance(data, plain)
    if not dataclasses.is_dataclass(type_):
        return True
    names = getattr(type_, "_field_map", {})
    required = [names.get(field.name, field.name) for field in dataclasses.fields(type_) if _is_required(field)]
    return isinstance(data, dict) and all(name in data for name in required)


`;

const READ_EVENTS = `def read_event(raw: str, data_kind: str, response: httpx.Response) -> Optional[ServerSentEvent]:
    try:
        return parse_sse_frame(raw, data_kind)
    except ValueError:
        raise stream_error(response, "The data of an event is not JSON: " + raw) from None


def is_last(event: ServerSentEvent, response: httpx.Response) -> bool:
    """Returns True for an event that ends a stream. Raises an ApiError, with the data as its body, for one that reports a failure."""
    if event.event in [__FAILURES__]:
        data = event.data if isinstance(event.data, dict) else {}
        raise ApiError(str(response.url), data.get("code", response.status_code), "", event.data, response.headers)
    return event.event in [__ENDS__]


def stream_error(response: httpx.Response, reason: str) -> ApiError:
    return ApiError(str(response.url), response.status_code, response.reason_phrase, reason, response.headers)


@contextlib.asynccontextmanager
async def aclosing(opening: Any) -> AsyncIterator[httpx.Response]:
    response = await opening
    try:
        yield response
    finally:
        await response.aclose()


`;

const CHECKS = `def _check_key(key: Any) -> Any:
    """Returns a key, which the error does not show."""
    if callable(key) or isinstance(key, str) and key.isascii() and key.isprintable() and key and " " not in key:
        return key
    raise ValueError("a key must be a string of ASCII characters without spaces or line breaks, or a function that returns one")


def _check_headers(headers: Any) -> Any:
    valid = isinstance(headers, typing.Mapping) and all(
        isinstance(text, str) and text.isascii() and text.isprintable() for item in headers.items() for text in item
    )
    if headers is not None and not valid:
        raise ValueError("headers must be a dict of strings of ASCII characters without line breaks")
    return {} if headers is None else headers


def _check_options(server_url: Any, auth: Any, middleware: Any, idempotency_key: Any) -> None:
    if not isinstance(server_url, str) or not re.match("https?://", server_url) or server_url.rstrip("/").endswith("/v1"):
        raise ValueError(f"server_url must begin with http:// or https://, and not end with /v1, unlike {server_url!r}")
    auth_keys = {"apiKey", "api_key", "basic", "bearer"}
    if auth is not None and not (isinstance(auth, dict) and auth_keys.issuperset(auth)):
        raise TypeError('auth must be a dict such as {"bearer": key}; its keys can be bearer, apiKey and basic')
    auth = auth or {}
    if not all(isinstance(auth.get(name, {}), dict) for name in ("apiKey", "api_key")):
        raise TypeError('auth["apiKey"] must be a dict such as {"DashboardUserContextAuth": token}')
    for key in [auth[name] for name in ("bearer",) if name in auth] + list(_api_keys(auth).values()):
        _check_key(key)
    hooks = {"on_request", "on_response", "on_settled"}
    if not isinstance(middleware or [], list) or not all(
        hooks.issuperset(item) if isinstance(item, dict) else hooks.intersection(dir(item)) for item in middleware or []
    ):
        raise TypeError(f"middleware must be a list of dicts with keys of {sorted(hooks)}")
    if isinstance(idempotency_key, str):
        raise TypeError("idempotency_key of a client must be True, or a function that returns a new key for each call")


def _check_limits(timeout: Any, retry: Any) -> None:
    if timeout is not None and (isinstance(timeout, bool) or not isinstance(timeout, (int, float)) or timeout <= 0):
        raise TypeError(f"timeout must be a number of seconds above 0, not {timeout!r}")
    retry_keys = {"retries", "retry_delay", "retry_strategy", "jitter", "retry_on"}
    if retry is not None and not (isinstance(retry, dict) and retry_keys.issuperset(retry)):
        raise TypeError(f'retry must be a dict such as {{"retries": 2}} with keys of {sorted(retry_keys)}, not {retry!r}')
    retries = (retry or {}).get("retries", 0)
    if not isinstance(retries, int) or retries < 0:
        raise TypeError(f'retry["retries"] must be an integer from 0 on, not {retries!r}')


def _check_http_client(client: Any, type_: Any) -> None:
    if client is not None and not isinstance(client, type_):
        raise TypeError(f"http_client must be an httpx.{type_.__name__}, not {client!r}")


`;

const BASE_ERRORS = `class PlatformError(Exception):
    """Parent class of the errors of calls."""


class ApiConnectionError(PlatformError, httpx.TransportError):
    """Raised when the server cannot be reached, or the connection breaks off."""


def _to_platform_error(error: httpx.TransportError) -> PlatformError:
    if isinstance(error, ApiConnectionError):
        return error
    request = error.request
    if isinstance(error, httpx.TimeoutException):
        return ApiTimeoutError(f"{request.method} {request.url}", request.extensions["timeout"]["read"], 1)
    return ApiConnectionError(f"{request.method} {request.url}: {str(error) or type(error).__name__}")


`;

const READ_JSON = `def _read_json(response: httpx.Response) -> Any:
    try:
        return response.json()
    except ValueError:
        raise ApiError(str(response.url), response.status_code, response.reason_phrase, response.text, response.headers) from None

`;

const CLOSE = `

    def close(self) -> None:
        """Closes the connections, also those of the http_client that you passed."""
        self._http.close()

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *_: Any) -> None:
        self.close()
`;
const ASYNC_CLOSE = CLOSE.replaceAll("def ", "async def ")
  .replace("close(self)", "aclose(self)")
  .replace(" self._http.close", " await self._http.aclose")
  .replace(" self.close", " await self.aclose")
  .replace("__enter__", "__aenter__")
  .replace("__exit__", "__aexit__")
  .replace("-> Client", "-> AsyncClient");

export const PYTHON_PATCHES: Patches = {
  bodies: /def (\w+)\(self, (body: \w+), /g,
  pages: [
    /def (\w+)_(?:pages|items)\(self, .*(?:\n.+)*?, timeout=timeout, retry=retry/g,
    (method, parameter) =>
      method
        .replace("(self, ", `(self, ${parameter}, `)
        .replace(/timeout=timeout, retry=retry$/, "json_body=encode(body), $&"),
  ],
  others: [
    [/^(?=from dataclasses import dataclass\nfrom enum)/gm, "import contextlib\nimport email.utils\n"],
    [
      /^from typing import Any, AsyncIterator, (?=ClassVar)/gm,
      "from typing import Any, AsyncGenerator, AsyncIterator, Generator, ",
    ],
    [/\bAsyncIterator(?=\[ServerSentEvent\])/g, "AsyncGenerator"],
    [/\bIterator\[ServerSentEvent\]/g, "Generator[ServerSentEvent, None, None]"],
    [/AsyncGenerator\[ServerSentEvent\]/g, "AsyncGenerator[ServerSentEvent, None]"],
    // A stream that ends too early or fails in mid-sentence, or whose events are not JSON, raises.
    [/parse_sse_frame\(raw, data_kind\)$/gm, "read_event(raw, data_kind, response)"],
    [/parse_sse_frame\(buffer, data_kind\)$/gm, "read_event(buffer, data_kind, response)"],
    [/^(?=def iter_sse\()/gm, READ_EVENTS],
    [/( +)yield parsed$/gm, "$&\n$1if is_last(parsed, response):\n$1    return"],
    [
      /( +)return(?=\n +except httpx\.HTTPStatusError)/g,
      '$1if response.request.method == "POST":\n$1    raise stream_error(response, "The stream ended before its last event.")\n$&',
    ],
    // A stream is sent like other requests.
    [/^( +retry: Optional\[Dict\[str, Any\]\] = None,)(?=\n\) -> httpx\.Response)/gm, "$1\n    stream: bool = False,"],
    [
      /response = ((?:await )?)client\.request\(((?:\n.+)*?)timeout=.+,\n( +)\)/g,
      `request = client.build_request($2timeout=effective_timeout,
$3)
$3response = $1client.send(request, stream=stream)
$3if stream:
$3    # Between events, only the argument limits the time.
$3    request.extensions["timeout"]["read"] = timeout`,
    ],
    [/( +)last_response = None\n(?=.+\n +continue)/g, "$&$1response.close()\n"],
    [/response\.close\(\)(?=\n +await)/g, "await response.aclose()"],
    [
      /self\._http\.stream\(op\["method"\], url, (.+), params=params, timeout=timeout\)(\n +return (a?))/g,
      'send$3(self._http, self._config, op, url, method=op["method"], $1, params=params, timeout=timeout, retry=retry, idempotency_key=idempotency_key, stream=True)$2',
    ],
    [/return senda\(/g, "return send_async("],
    [/(\bbody: .*Generator\[.*\]:(?:\n.+)*?)(params=params, timeout)/g, "$1json_body=encode(body), $2"],
    [/(?<!async )with open_stream\(headers\)/g, "with contextlib.closing(open_stream(headers))"],
    [/async with open_stream\(headers\)/g, "async with aclosing(open_stream(headers))"],
    // The method with the other form of the response would wait for the whole stream, and then fail.
    [
      /( +)merged_retry: Dict\[str, Any\] = \{/g,
      `$1_check_limits(timeout, retry)
$1if isinstance(json_body, dict) and json_body.get("stream") is True:
$1    for name, other in _OPERATIONS.items():
$1        if other["id"] == op["id"] + "Stream":
$1            raise ValueError(f'For "stream": True, call {name}')
$&`,
    ],
    // All errors have one parent class, and the address.
    [/^(?=from typing import Any, Generic, Optional, TypeVar\n\nT = )/gm, "import httpx\n"],
    [/^(?=class ApiError\(Exception\))/gm, BASE_ERRORS],
    [/^(class Api(?:Timeout)?Error\()Exception/gm, "$1PlatformError"],
    [
      /except httpx\.TransportError:((?:\n.+){3}\n +)raise$/gm,
      "except httpx.TransportError as error:$1raise _to_platform_error(error) from error",
    ],
    // A stream is requested again a few times, and not after the timeout that the caller chose.
    [
      /except \(httpx\.TransportError, httpx\.TimeoutException\):(\n +)if not reconnect:(\n +)raise/g,
      "except httpx.TransportError as error:$1if last_event_id is None or failures == 5 or isinstance(error, httpx.TimeoutException):$2raise _to_platform_error(error) from error",
    ],
    [
      /if response\.status_code >= 400:(\n +)(.*read\(\)\n +)raise httpx\.HTTPStatusError\(\n(?:.+\n)+?( +)\)\n/g,
      'if not response.is_success or not response.headers.get("content-type", "").lower().startswith("text/event-stream"):$1$2raise ApiError(str(response.url), response.status_code, response.reason_phrase, _safe_json(response))\n',
    ],
    // A result that is not JSON, such as the HTML page of a proxy.
    [/(?<!reason_phrase, )_safe_json\(response\)/g, "_read_json(response)"],
    [/(^def _safe_json\((?:.+\n)+? +return )None$/gm, "$1response.text"],
    [/^(?=def _safe_json\()/gm, `${CHECKS}${READ_JSON}`],
    [
      /( +)self\._server_url = server_url$/gm,
      "$1_check_options(server_url, auth, middleware, idempotency_key)\n$1_check_limits(timeout, retry)\n$&",
    ],
    // A key or header with a line break would end the headers, or be in the message of an exception.
    [/return (provider\(\) if callable\(provider\) else provider)$/gm, "return _check_key($1)"],
    [/key if isinstance\(key, str\) else key\(\) if .+\)/g, "_check_key($&)"],
    [/\(?\bheaders or \{\}\)?/g, "_check_headers(headers)"],
    // Connections are closed.
    [
      /( +)self\._http = http_client or httpx\.Client\(\)\n/g,
      `$1_check_http_client(http_client, httpx.Client)\n$&${CLOSE.slice(1)}`,
    ],
    [
      /( +)self\._http = http_client or httpx\.AsyncClient\(\)\n/g,
      `$1_check_http_client(http_client, httpx.AsyncClient)\n$&${ASYNC_CLOSE.slice(1)}`,
    ],
    // The fields of an error, and its headers.
    [
      /(def __init__\(self, url: str, status: int, .*)\) -> None:\n.+\n/g,
      `$1, headers: Optional[httpx.Headers] = None) -> None:\n${ERROR_FIELDS}`,
    ],
    [
      /( +)self\.body = body$/gm,
      `$&
$1self.headers = headers

    def __reduce__(self) -> Any:
$1return type(self), (self.url, self.status, self.status_text, self.body, self.headers)`,
    ],
    [
      /( +)self\.attempt = attempt$/gm,
      "$&\n\n    def __reduce__(self) -> Any:\n$1return type(self), (self.operation_id, self.timeout, self.attempt)",
    ],
    [/(raise ApiError\(.*_safe_json\(response\))\)/g, "$1, response.headers)"],
    // A retry waits at most a minute, also until a time, and 8 times the delay otherwise.
    [/return float\(retry_after\)/g, "return min(max(_read_seconds(retry_after), 0.0), 60.0)"],
    [/except ValueError:\n.*HTTP-date form.*/g, "except (TypeError, ValueError):\n            pass"],
    [/base \* \(2 \*\* \(attempt - 1\)\)/g, "base * (2 ** min(attempt - 1, 3))"],
    [
      /^(?=def _retry_delay\()/gm,
      `def _read_seconds(retry_after: str) -> float:
    if retry_after.isdigit():
        return float(retry_after)
    return email.utils.parsedate_to_datetime(retry_after).timestamp() - time.time()


`,
    ],
    // A value of an enum that was added later.
    [/( +)return type_\(data\)$/gm, "$1try:\n$1    return type_(data)\n$1except ValueError:\n$1    return data"],
    // The name of an event without one, and other line ends (HTML, server-sent events, section 9.2.6).
    [/( +)event = None(?=\n +data_lines = \[\])/g, '$1event = "message"'],
    [/buffer \+= chunk$/gm, 'buffer = (buffer + chunk).replace("\\r\\n", "\\n")'],
    // A variant of a union that is no object has no items.
    [/except \(TypeError, ValueError, KeyError\):/g, "except (AttributeError, TypeError, ValueError, KeyError):"],
    // A result without a required property, or with another type, is no error. In a union, it is another variant.
    [/^(?=def decode\()/gm, FITS],
    [
      /for member in get_args\(type_\):\n( +)if member is type\(None\):/g,
      "members = [member for member in get_args(type_) if member is not type(None)]\n        for member in members:\n$1if len(members) > 1 and not _fits(member, data):",
    ],
    [/if origin is (list|dict):/g, "if origin is $1 and isinstance(data, $1):"],
    [
      /(if dataclasses\.is_dataclass\(type_\) and isinstance\(type_, type\)):(?=\n +hints)/g,
      "$1 and isinstance(data, dict):",
    ],
    [
      /if isinstance\(data, dict\) and wire in data:\n.+/g,
      "if wire in data or _is_required(field):\n                kwargs[field.name] = decode(hints.get(field.name, Any), data.get(wire))",
    ],
    // The default of httpx, 5 seconds, is too short for models.
    [/(?<=server_url: str = .*timeout: Optional\[float\] = )None/g, "60.0"],
    [
      /( +)(filled = filled\.replace\("\{" \+ name)/g,
      '$1if value in ("", ".", "..", None):\n$1    raise ValueError(f"{name} must not be {value!r}: the address would be that of another operation")\n$1$2',
    ],
    [/#stream(?=")/g, ""],
    // A dict can have a null where a dataclass has None for a property that is not sent.
    [/(\(self, (?:.*, )?body: (?:Optional\[)?)(?!Any\b)(\w+)/g, "$1Union[$2, Dict[str, Any]]"],
    [/(body: Optional\[Union\[\w+, Dict\[str, Any\]\]\]),/g, "$1 = None,"],
    // A required field has no default.
    [/if item is None:(?=\n +continue)/g, "if item is None and field.default is None:"],
    // The first page of a list can be 0: see generate-client.ts.
    [/1 if style == "page" else len\(items\)/g, 'len(items) if style == "offset" else 1'],
  ],
};
