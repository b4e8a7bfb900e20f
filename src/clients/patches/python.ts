import type { Patches } from "../apply-patches.ts";

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
    // A stream that fails in mid-sentence raises after its last event.
    [
      /^(?=def iter_sse\()/gm,
      `def raise_failure(event: ServerSentEvent, response: httpx.Response) -> None:
    """Raises an ApiError, with the data as its body, for an event that ends a stream with a failure."""
    if event.event in [__FAILURES__]:
        data = event.data if isinstance(event.data, dict) else {}
        raise ApiError(str(response.url), data.get("code", response.status_code), "", event.data, response.headers)


`,
    ],
    [/( +)yield parsed$/gm, "$&\n$1raise_failure(parsed, response)"],
    [/(\bbody: .*Iterator\[ServerSentEvent\]:(?:\n.+)*?)(params=params, timeout)/g, "$1json=encode(body), $2"],
    // A stream is requested again a few times, and not after the timeout that the caller chose.
    [
      /except \(httpx\.TransportError, httpx\.TimeoutException\):(\n +)if not reconnect:/g,
      "except httpx.TransportError as error:$1if last_event_id is None or failures == 5 or isinstance(error, httpx.TimeoutException):",
    ],
    [
      /headers=\{(?=\*\*auth_headers, \*\*\(headers or \{\}\), \*\*extra_headers)/g,
      'headers={**self._config["headers"], ',
    ],
    [
      /(self\._http\.stream\(.*)timeout=timeout\)/g,
      '$1timeout=httpx.Timeout(timeout or self._config["timeout"] or 5.0, read=timeout))',
    ],
    [
      /if response\.status_code >= 400:(\n +)(.*read\(\)\n +)raise httpx\.HTTPStatusError\(\n(?:.+\n)+?( +)\)\n/g,
      "if not response.is_success:$1$2raise ApiError(str(response.url), response.status_code, response.reason_phrase, _safe_json(response))\n",
    ],
    // The headers of an error.
    [
      /(def __init__\(self, url: str, status: int, .*)\) -> None:/g,
      "$1, headers: Optional[httpx.Headers] = None) -> None:",
    ],
    [/( +)self\.body = body$/gm, "$&\n$1self.headers = headers"],
    [/(raise ApiError\(.*_safe_json\(response\))\)/g, "$1, response.headers)"],
    // A retry waits at most a minute.
    [/return float\(retry_after\)/g, "return min(float(retry_after), 60.0)"],
    // A value of an enum that was added later.
    [/( +)return type_\(data\)$/gm, "$1try:\n$1    return type_(data)\n$1except ValueError:\n$1    return data"],
    // The name of an event without one, and other line ends (HTML, server-sent events, section 9.2.6).
    [/( +)event = None(?=\n +data_lines = \[\])/g, '$1event = "message"'],
    [/buffer \+= chunk$/gm, 'buffer = (buffer + chunk).replace("\\r\\n", "\\n")'],
    // A variant of a union that is no object has no items.
    [/except \(TypeError, ValueError, KeyError\):/g, "except (AttributeError, TypeError, ValueError, KeyError):"],
    [/f"Request failed with status \{status\}"/g, 'f"{url}: status {status}: {body}"'],
    // The default of httpx.
    [/float\(effective_timeout or 0\)/g, "float(effective_timeout or 5)"],
    [
      /( +)(filled = filled\.replace\("\{" \+ name)/g,
      '$1if value in ("", ".", "..", None):\n$1    raise ValueError(f"{name} must not be {value!r}: the address would be that of another operation")\n$1$2',
    ],
    // A dict can have a null where a dataclass has None for a property that is not sent.
    [/(\(self, (?:.*, )?body: (?:Optional\[)?)(\w+)/g, "$1Union[$2, Dict[str, Any]]"],
    [/(body: Optional\[Union\[\w+, Dict\[str, Any\]\]\]),/g, "$1 = None,"],
    // A required field has no default.
    [/if item is None:(?=\n +continue)/g, "if item is None and field.default is None:"],
  ],
};
