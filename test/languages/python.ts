import { PYTHON_CLIENT, renderPythonCall } from "../../src/samples/languages/python.ts";
import { layOut } from "../../src/samples/layout.ts";
import { literal } from "../../src/samples/literals.ts";
import { PYTHON } from "../../src/samples/python.ts";
import { type LanguageCall, listNulls } from "./calls.ts";

/** Reads each body into the type of the parameter, converts each result back to JSON, and waits for what is asynchronous. */
const BEGIN = `
import asyncio, functools, inspect, itertools, json, sys
from collections.abc import Iterator
from typing import Any, Dict, Optional, Union, get_args, get_origin, get_type_hints
import platform_api
from platform_api import AsyncClient, Client, decode, encode

UNIONS = platform_api.DISCRIMINATORS
OPTIONAL_UNIONS = {**UNIONS, **{Optional[union]: entry for union, entry in UNIONS.items()}}

def without_dict(hint):
    if get_origin(hint) is not Union:
        return hint
    return Union[tuple(part for part in get_args(hint) if part != Dict[str, Any])]

# A program chooses the variant of a union itself, so for bodies, decode must also do so where null is allowed.
def typed(method, value):
    platform_api.DISCRIMINATORS = OPTIONAL_UNIONS
    try:
        return decode(without_dict(get_type_hints(method)["body"]), value)
    finally:
        platform_api.DISCRIMINATORS = UNIONS

class Waiting:
    """An asynchronous client whose methods wait for their results."""

    loop = asyncio.new_event_loop()

    def __init__(self, client):
        self.client = client

    def __getattr__(self, name):
        method = getattr(self.client, name)

        @functools.wraps(method)
        def wait(*values, **names):
            result = method(*values, **names)
            if inspect.isasyncgen(result):
                return self.iterate(result)
            return self.loop.run_until_complete(result)

        return wait

    def iterate(self, items):
        try:
            while True:
                yield self.loop.run_until_complete(items.__anext__())
        except StopAsyncIteration:
            pass
        finally:
            self.loop.run_until_complete(items.aclose())

def read(result, limit):
    if not isinstance(result, Iterator):
        return encode(result)
    return [encode(item) for item in itertools.islice(result, limit)]
`;

const END = `
for name, key, is_async, call in CALLS:
    options = {"auth": {"bearer": key, "apiKey": {"DashboardUserContextAuth": "user"}}, "retry": {"retries": 0}}
    client = Waiting(AsyncClient(sys.argv[1], **options)) if is_async else Client(sys.argv[1], **options)
    try:
        outcome = {"result": call(client)}
    except Exception as error:
        outcome = {"error": repr(error)}
    print(json.dumps({"name": name, **outcome}))
`;

/** Renders a program that makes the calls to the server in its first argument. It prints an `Outcome` in JSON for each. */
export function renderPythonProgram(calls: readonly LanguageCall[]): string {
  const functions = calls.map((call, index) => `def call_${index}(client):\n${renderBody(call)}\n`);
  const entries = calls.map(
    ({ name, key, isAsync }, index) =>
      `    (${quote(name)}, ${quote(key)}, ${isAsync ? "True" : "False"}, call_${index}),\n`,
  );
  return [BEGIN, ...functions, `CALLS = [\n${entries.join("")}]`, END].join("\n");
}

function renderBody({ steps, suffix, limit }: LanguageCall): string {
  const lines = steps.map((step, index) => {
    const isLast = index === steps.length - 1;
    const call = renderPythonCall(step, {
      suffix: isLast ? suffix : undefined,
      renderBody: (method, body) => ({
        // A class omits optional properties that are null, so a body with null is a dict.
        open: listNulls(body).length > 0 ? "dict(" : `typed(${method}, `,
        items: [{ code: literal(body, PYTHON_CLIENT) }],
        close: ")",
      }),
    });
    const source = layOut(call, PYTHON, 1);
    return isLast ? `return read(${source}, ${limit})` : `${step.result ?? "_"} = ${source}`;
  });
  return lines.map((line) => `    ${line}`).join("\n");
}

const quote = (text: string) => JSON.stringify(text);
