import { expect, test } from "vitest";
import { patchClient } from "../../scripts/clients/patches.ts";

const PYTHON = `
            if item is None:
                continue
            if not reconnect:
                raise

    def spans_search(self, body: SpanSearch, *, timeout: Optional[float] = None) -> SpanPage:
        response = send(url, json_body=encode(body), timeout=timeout, retry=retry)

    def spans_search_pages(self, *, page_size: Optional[int] = None) -> Iterator[SpanPage]:
        base: Dict[str, Any] = {}
            response = send(url, params=params, timeout=timeout, retry=retry)

    def schedules_pause(self, schedule_id: str, body: Optional[Pause], *, timeout: Optional[float] = None) -> None:
        response = send(url, json_body=encode(body), timeout=timeout, retry=retry)

    def models_list(self, *, timeout: Optional[float] = None) -> ModelList:
        response = send(url, timeout=timeout, retry=retry)

    def models_list_pages(self, *, page_size: Optional[int] = None) -> Iterator[ModelList]:
            response = send(url, params=params, timeout=timeout, retry=retry)

    def chats_start(self, body: Start, *, timeout: Optional[float] = None) -> Iterator[ServerSentEvent]:
        def _open(extra_headers: Dict[str, str]) -> Any:
            return self._http.stream(url, params=params, timeout=timeout)

    def events_stream(self, *, timeout: Optional[float] = None) -> Iterator[ServerSentEvent]:
            return self._http.stream(url, params=params, timeout=timeout)
`;

test("methods for pages and streams send the body of operations that have one", () => {
  const changes = patchClient("python", PYTHON)
    .split("\n")
    .filter((line) => !PYTHON.includes(line));
  expect(changes).toEqual([
    "            if item is None and field.default is None:",
    "            if not reconnect or last_event_id is None:",
    "    def spans_search(self, body: Union[SpanSearch, Dict[str, Any]], *, timeout: Optional[float] = None) -> SpanPage:",
    "    def spans_search_pages(self, body: Union[SpanSearch, Dict[str, Any]], *, page_size: Optional[int] = None) -> Iterator[SpanPage]:",
    "            response = send(url, params=params, json_body=encode(body), timeout=timeout, retry=retry)",
    "    def schedules_pause(self, schedule_id: str, body: Optional[Union[Pause, Dict[str, Any]]] = None, *, timeout: Optional[float] = None) -> None:",
    "    def chats_start(self, body: Union[Start, Dict[str, Any]], *, timeout: Optional[float] = None) -> Iterator[ServerSentEvent]:",
    "            return self._http.stream(url, json=encode(body), params=params, timeout=timeout)",
  ]);
});

test.each(["python", "go", "php", "java"] as const)(
  "in %s, code without what is corrected is an error",
  (generator) => {
    expect(() => patchClient(generator, "")).toThrow(`The code of the ${generator} client has nothing to change at /`);
  },
);

test("each correction must find something", () => {
  expect(() => patchClient("python", PYTHON.replace("if not reconnect:", ""))).toThrow("/if not reconnect:/g");
});
