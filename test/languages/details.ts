import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import type { Generator } from "../../src/samples/languages/render.ts";

/** What a program in each language prints. */
const LINES = `404 missing There is no job. r1
502 <h1>Proxy</h1> r1
/v1/batch/jobs/page: status 200, text/html: <h1>Proxy</h1>
/v1/batch/jobs/moved: status 302, text/html: <h1>Proxy</h1>
timeout
/v1/conversations: status 200, text/html: <h1>Proxy</h1>
/v1/conversations: status 200, text/event-stream: The stream ended before its last event.
/v1/conversations: status 200, text/event-stream: The data of an event is not JSON: data: {
`;

/**
 * Programs that get batch jobs: one with a new status, one that does not exist, HTML pages, and one whose body never ends. Then they
 * read streams: an HTML page, one without an end, and one with bad data. They also call wrong methods or with wrong values.
 */
const PROGRAMS: Readonly<Record<Generator, { program: string; prints: string }>> = {
  python: {
    program: `import asyncio, pickle, sys
from platform_api import ApiError, ApiTimeoutError, AsyncClient, Client, PlatformError, _retry_delay

url = sys.argv[1]
options = {"auth": {"bearer": "any"}, "timeout": 1}
client = Client(url, **options)

def report(call):
    try:
        list(call()) # Only streams return a value.
    except ApiTimeoutError:
        print("timeout")
    except Exception as error:
        assert isinstance(error, (PlatformError, TypeError, ValueError, RuntimeError)), error
        if isinstance(error, ApiError):
            copy = pickle.loads(pickle.dumps(error))
            assert (str(copy), copy.headers) == (str(error), error.headers)
        print(str(error).replace(url, ""))

def get(job):
    try:
        client.batch_jobs_get(job)
    except ApiError as error:
        print(*filter(None, [error.status, error.code, error.detail, error.request_id]))

def stream(inputs):
    return lambda: client.conversations_start_stream({"inputs": inputs})

async def read(inputs, **call):
    async with AsyncClient(url, **options) as client:
        return [event.data async for event in client.conversations_start_stream({"inputs": inputs}, **call)]

get("missing")
get("proxy")
report(lambda: client.batch_jobs_get("page"))
report(lambda: client.batch_jobs_get("moved"))
report(lambda: client.batch_jobs_get("endless"))
for inputs in ["html", "short", "bad"]:
    report(stream(inputs))
for inputs in ["html", "short", "bad", "silent"]:
    report(lambda: asyncio.run(read(inputs)))
report(stream("silent"))
retry = {"retries": 1}
print(asyncio.run(read("flaky", idempotency_key="k2", retry=retry)))
print(client.batch_jobs_get("new").status)
print(client.batch_jobs_get("bare").status)
retry["retry_delay"] = 3600
print(client.batch_jobs_get("late", retry=retry).status)
print(_retry_delay({"jitter": False}, 9, None), _retry_delay({}, 1, "Tue, 01 Jan 2199 00:00:00 GMT"))
report(lambda: client.conversations_start({"inputs": "any", "stream": True}))
report(lambda: client.batch_jobs_get(""))
for options in [{"auth": {"apiKey": "any"}}, {"middleware": [{"on_reqest": print}]}, {"idempotency_key": "same"}]:
    report(lambda: Client(url, **options))
for other in [AsyncClient, None, url + "/v1", "127.0.0.1"]:
    report(lambda: Client(url, http_client=other) if other is AsyncClient else Client(other))
for call in [{"retry": {"retrys": 1}}, {"retry": {"retries": -1}}, {"timeout": "3"}, {"headers": ["a"]}]:
    report(lambda: client.batch_jobs_get("new", **call))
with Client("http://127.0.0.1:1") as nobody:
    report(lambda: nobody.batch_jobs_get("new"))
    report(lambda: nobody.conversations_start_stream({"inputs": "any"}))
report(lambda: client.conversations_start_stream({"inputs": "broken"}))
report(lambda: client.conversations_start_stream({"inputs": "stalled"}, timeout=1))
for options in [{"auth": "any"}, {"auth": {"bearer": "any\\n"}}, {"retry": 2}, {"timeout": "30"}]:
    report(lambda: Client(url, **options))
report(lambda: Client(url, auth={"bearer": lambda: ""}).batch_jobs_get("new"))
report(lambda: client.batch_jobs_get("new", headers={"X-Client": "1\\r\\nX-Evil: 2"}))

def add_header(context):
    context["headers"]["X-Client"] = "tide"

with Client(url, middleware=[{"on_request": add_header}]) as other:
    stream = other.conversations_start_stream({"inputs": "flaky"}, idempotency_key="k1", retry=retry)
    print(next(stream).data)
    stream.close()
report(lambda: other.batch_jobs_get("new"))
`,
    prints: `${LINES}${LINES.slice(LINES.indexOf("/v1/conv"))}timeout
timeout
[['k2', None]]
PAUSED
None
PAUSED
8.0 60.0
For "stream": True, call conversations_start_stream
job_id must not be '': the address would be that of another operation
auth["apiKey"] must be a dict such as {"DashboardUserContextAuth": token}
middleware must be a list of dicts with keys of ['on_request', 'on_response', 'on_settled']
idempotency_key of a client must be True, or a function that returns a new key for each call
http_client must be an httpx.Client, not <class 'platform_api.AsyncClient'>
server_url must begin with http:// or https://, and not end with /v1, unlike None
server_url must begin with http:// or https://, and not end with /v1, unlike '/v1'
server_url must begin with http:// or https://, and not end with /v1, unlike '127.0.0.1'
retry must be a dict such as {"retries": 2} with keys of ['jitter', 'retries', 'retry_delay', 'retry_on', 'retry_strategy'], not {'retrys': 1}
retry["retries"] must be an integer from 0 on, not -1
timeout must be a number of seconds above 0, not '3'
headers must be a dict of strings of ASCII characters without line breaks
GET http://127.0.0.1:1/v1/batch/jobs/new: [Errno 111] Connection refused
POST http://127.0.0.1:1/v1/conversations: [Errno 111] Connection refused
POST /v1/conversations: peer closed connection without sending complete message body (incomplete chunked read)
timeout
auth must be a dict such as {"bearer": key}; its keys can be bearer, apiKey and basic
a key must be a string of ASCII characters without spaces or line breaks, or a function that returns one
retry must be a dict such as {"retries": 2} with keys of ['jitter', 'retries', 'retry_delay', 'retry_on', 'retry_strategy'], not 2
timeout must be a number of seconds above 0, not '30'
a key must be a string of ASCII characters without spaces or line breaks, or a function that returns one
headers must be a dict of strings of ASCII characters without line breaks
['k1', 'tide']
Cannot send a request, as the client has been closed.
`,
  },
  go: {
    program: `package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"strings"
	"time"

	platform "github.com/platform-api/platform-api-go"
)

func report(err error) {
	if errors.Is(err, context.DeadlineExceeded) {
		fmt.Println("timeout")
	} else {
		fmt.Println(strings.Replace(err.Error(), os.Args[1], "", 1))
	}
}

func main() {
	ctx := context.Background()
	bearer := func() string { return "any" }
	auth := platform.Auth{Bearer: bearer}
	client := platform.New(platform.Config{ServerURL: os.Args[1], Auth: auth, Timeout: time.Second})
	for _, job := range []string{"missing", "proxy"} {
		_, err := client.BatchJobsGet(ctx, job, nil)
		var failure *platform.APIError
		if errors.As(err, &failure) {
			fields := fmt.Sprintln(failure.Status, failure.Code, failure.Detail, failure.RequestID)
			fmt.Print(strings.ReplaceAll(fields, "  ", " "))
		}
	}
	for _, job := range []string{"page", "moved", "endless"} {
		_, err := client.BatchJobsGet(ctx, job, nil)
		report(err)
	}
	for _, inputs := range []string{"html", "short", "bad"} {
		client.ConversationsStartStream(ctx, platform.ConversationStart{Inputs: inputs})(func(_ platform.ServerSentEvent, err error) bool {
			if err != nil {
				report(err)
			}
			return true
		})
	}
	job, _ := client.BatchJobsGet(ctx, "new", nil)
	fmt.Println(job.Status)
	job, _ = client.BatchJobsGet(ctx, "bare", nil)
	fmt.Println(job.Status)
	stream := true
	_, err := client.ConversationsStart(ctx, platform.ConversationStart{Inputs: "any", Stream: &stream})
	report(err)
	_, err = client.BatchJobsGet(ctx, "", nil)
	report(err)
	_, err = client.WithNulls("inputs").ConversationsStart(ctx, platform.ConversationStart{Inputs: "any"})
	report(err)
	for _, config := range []platform.Config{{ServerURL: os.Args[1] + "/v1"}, {ServerURL: "localhost"}, {Timeout: -1}} {
		_, err = platform.New(config).BatchJobsGet(ctx, "new", nil)
		report(err)
	}
	_, err = platform.New(platform.Config{ServerURL: "http://127.0.0.1:1"}).BatchJobsGet(ctx, "new", nil)
	report(err)
	client.ConversationsStartStream(ctx, platform.ConversationStart{Inputs: "broken"})(func(_ platform.ServerSentEvent, err error) bool {
		if err != nil {
			report(err)
		}
		return true
	})
	_, err = client.BatchJobsGet(ctx, "wrong", nil)
	report(err)
	retry := platform.RetryConfig{Retries: 1, RetryDelay: 1 << 60, NoJitter: true}
	job, _ = platform.New(platform.Config{ServerURL: os.Args[1], Auth: auth, Retry: retry}).BatchJobsGet(ctx, "late", nil)
	fmt.Println(job.Status)
	for _, key := range []string{"", "any\\n"} {
		auth := platform.Auth{Bearer: func() string { return key }}
		_, err = platform.New(platform.Config{ServerURL: os.Args[1], Auth: auth}).BatchJobsGet(ctx, "new", nil)
		report(err)
	}
}
`,
    prints: `${LINES}PAUSED

for Stream: true, call ConversationsStartStream
job_id must not be "": the address would be that of another operation
the place of a null must begin with a slash, unlike "inputs"
ServerURL must begin with http:// or https://, and not end with /v1, unlike "/v1"
ServerURL must begin with http:// or https://, and not end with /v1, unlike "localhost"
Timeout and Retries must not be negative
Get "http://127.0.0.1:1/v1/batch/jobs/new": dial tcp 127.0.0.1:1: connect: connection refused
/v1/conversations: unexpected EOF
/v1/batch/jobs/wrong, request r1: json: cannot unmarshal number into Go struct field BatchJob.status of type platform.BatchJobStatus
PAUSED
a key in Auth must be a string of ASCII characters without spaces or line breaks
a key in Auth must be a string of ASCII characters without spaces or line breaks
`,
  },
  php: {
    program: `<?php
require __DIR__ . '/vendor/autoload.php';

use PlatformApi\\{ApiError, BatchRequest, Client, Config, TimeoutError};

$url = $_SERVER['argv'][1];
$client = new Client(new Config(serverUrl: $url, auth: ['bearer' => 'any'], timeout: 1, retry: ['attempts' => 1]));

function report(callable $call): void
{
    global $url;
    try {
        iterator_to_array($call()); // Only streams return a value.
    } catch (TimeoutError) {
        echo "timeout\\n";
    } catch (Throwable $error) {
        echo str_replace($url, '', $error->getMessage()), "\\n";
    }
}

foreach (['missing', 'proxy'] as $job) {
    try {
        $client->batchJobsGet($job);
    } catch (ApiError $error) {
        $fields = [$error->status, $error->code, $error->detail, $error->requestId];
        echo implode(' ', array_filter($fields)), "\\n";
    }
}
report(fn () => $client->batchJobsGet('page'));
report(fn () => $client->batchJobsGet('moved'));
report(fn () => $client->batchJobsGet('endless'));
foreach (['html', 'short', 'bad'] as $inputs) {
    report(fn () => $client->conversationsStartStream(['inputs' => $inputs]));
}
echo $client->batchJobsGet('new')->status->name, "\\n";
report(fn () => $client->conversationsStart(['inputs' => 'any', 'stream' => true]));
report(fn () => $client->batchJobsGet(''));
foreach ([['auth' => ['bearer' => false]], ['auth' => ['bearer' => "any\\n"]], ['auth' => ['token' => 'any']], ['retry' => ['retries' => 2]]] as $options) {
    report(fn () => new Config(...$options));
}
foreach ([['serverUrl' => "$url/v1"], ['serverUrl' => 'localhost'], ['timeout' => 0], ['retry' => ['attempts' => 'x']]] as $options) {
    report(fn () => new Config(...$options));
}
$nobody = new Client(new Config(serverUrl: 'http://127.0.0.1:1', retry: ['attempts' => 1]));
report(fn () => $nobody->batchJobsGet('new'));
report(fn () => $nobody->conversationsStartStream(['inputs' => 'any']));
report(fn () => $client->conversationsStartStream(['inputs' => 'broken']));
$patient = new Client(new Config(serverUrl: $url, retry: ['delay' => 3600]));
echo $patient->batchJobsGet('late')->status->name, "\\n";
echo ceil(PlatformApi\\retryDelay(9, [], null) / 8), ' ', PlatformApi\\retryDelay(1, [], 'Tue, 01 Jan 2199 00:00:00 GMT'), "\\n";
try {
    $client->batchJobsGet('bare');
} catch (RuntimeException $error) {
    echo str_replace($url, '', strstr($error->getMessage(), ', called', true)), "\\n";
}
$request = new BatchRequest(body: ['n' => new BatchRequest(body: [])], customId: '7');
report(fn () => $client->batchJobsCreate(['requests' => [$request]]));
report(fn () => $client->batchJobsCreate(['requests' => "\\xFF"]));
report(fn () => $client->agentsListPages());
$evil = "1\\r\\nX-Evil: 2";
report(fn () => (new Client(new Config(serverUrl: $url, auth: ['bearer' => fn () => $evil])))->batchJobsGet('new'));
report(fn () => $client->batchJobsGet('new', headers: ['X-Client' => $evil]));
report(fn () => $client->conversationsStartStream(['inputs' => 'echo'], idempotencyKey: $evil));
foreach ($client->conversationsStartStream(['inputs' => 'echo'], idempotencyKey: 'k1') as $event) {
    echo $event->data[0], "\\n";
    break;
}
`,
    prints: `${LINES}Unknown
For stream: true, call conversationsStartStream.
job_id must not be '': the address would be that of another operation
A key in auth must be a string of ASCII characters without spaces or line breaks, or a function that returns one.
A key in auth must be a string of ASCII characters without spaces or line breaks, or a function that returns one.
auth has no token, but bearer, basic, apiKey.
retry has no retries, but attempts, delay, strategy, retryOn.
serverUrl must begin with http:// or https://, and not end with /v1, unlike '/v1'.
serverUrl must begin with http:// or https://, and not end with /v1, unlike 'localhost'.
timeout must be a number of seconds above 0.
attempts in retry must be an integer from 1 on.
Request to http://127.0.0.1:1/v1/batch/jobs/new failed: Couldn't connect to server
The stream of http://127.0.0.1:1/v1/conversations failed: Couldn't connect to server
The stream of /v1/conversations failed: Transferred a partial file
Unknown
1 60
/v1/batch/jobs/bare: the response is not as documented: PlatformApi\\BatchJob::__construct(): Argument #1 ($id) must be of type string, null given
/v1/batch/jobs: status 422: {"detail":[{"body":{"n":{"body":[]}},"custom_id":"7"}]}
Malformed UTF-8 characters, possibly incorrectly encoded
Pagination did not advance: the operation returned the same cursor twice
A key in auth must be a string of ASCII characters without spaces or line breaks, or a function that returns one.
The header X-Client must not have line breaks or other control characters.
The header Idempotency-Key must not have line breaks or other control characters.
k1
`,
  },
  java: {
    program: `import java.time.Duration;
import java.util.*;
import platformapi.Client;

public class Program {
    static String url;

    static void report(Runnable call) {
        try {
            call.run();
        } catch (Client.ApiTimeoutException error) {
            System.out.println("timeout");
        } catch (RuntimeException error) {
            System.out.println(error.getMessage().replace(url, ""));
        }
    }

    public static void main(String[] arguments) {
        url = arguments[0];
        var config = new Client.Config().serverUrl(url).auth(new Client.Auth().bearer("any"));
        var client = new Client(config.timeout(Duration.ofSeconds(1)));
        for (String job : List.of("missing", "proxy")) {
            try {
                client.batchJobsGet(job, null);
            } catch (Client.ApiException error) {
                String code = error.code == null ? "" : error.code + " ";
                System.out.println(error.status + " " + code + error.detail + " " + error.requestId);
            }
        }
        report(() -> client.batchJobsGet("page", null));
        report(() -> client.batchJobsGet("moved", null));
        report(() -> client.batchJobsGet("endless", null));
        for (String inputs : List.of("html", "short", "bad")) {
            var body = Client.ConversationStart.fromJson(Map.of("inputs", inputs));
            report(() -> client.conversationsStartStream(body).forEach(event -> {}));
        }
        System.out.println(client.batchJobsGet("new", null).status());
        System.out.println(client.batchJobsGet("bare", null).status());
        var body = Client.ConversationStart.fromJson(Map.of("inputs", "any", "stream", true));
        report(() -> client.conversationsStart(body));
        report(() -> client.batchJobsGet("", null));
        report(() -> client.withNulls("inputs").conversationsStart(body));
        report(() -> new Client(new Client.Config().serverUrl(url + "/v1")));
        report(() -> new Client(new Client.Config().serverUrl("localhost")));
        report(() -> new Client.Retry().retries(-1));
        var nobody = new Client(new Client.Config().serverUrl("http://127.0.0.1:1"));
        report(() -> nobody.batchJobsGet("new", null));
        var broken = Client.ConversationStart.fromJson(Map.of("inputs", "broken"));
        report(() -> client.conversationsStartStream(broken).forEach(event -> {}));
        var stalled = client.conversationsStartStream(Client.ConversationStart.fromJson(Map.of("inputs", "stalled")));
        report(() -> stalled.forEach(event -> stalled.close()));
        var retry = new Client.Retry().retries(1).delay(Duration.ofHours(1)).noJitter(true);
        System.out.println(new Client(new Client.Config().serverUrl(url).retry(retry)).batchJobsGet("late", null).status());
        report(() -> new Client.Auth().bearer(System.getenv("PLATFORM_UNSET")));
        report(() -> new Client.Auth().bearer("any\\n"));
        var evil = new Client.Auth().bearer(() -> "1\\r\\nX-Evil: 2");
        report(() -> new Client(new Client.Config().serverUrl(url).auth(evil)).batchJobsGet("new", null));
    }
}
`,
    prints: `${LINES}UNKNOWN
null
For stream: true, call conversationsStartStream.
job_id must not be '': the address would be that of another operation
The place of a null must begin with a slash, unlike inputs
serverUrl must begin with http:// or https://, and not end with /v1, unlike /v1
serverUrl must begin with http:// or https://, and not end with /v1, unlike localhost
retries must not be negative.
Request to http://127.0.0.1:1/v1/batch/jobs/new failed: java.net.ConnectException
The stream of /v1/conversations broke off: closed
The stream of /v1/conversations broke off: closed
UNKNOWN
A key must be a string of ASCII characters without spaces or line breaks.
A key must be a string of ASCII characters without spaces or line breaks.
A key must be a string of ASCII characters without spaces or line breaks.
`,
  },
};

/**
 * Returns what is wrong with a client's handling of new values, errors, HTML pages, bodies and streams that do not end well, and wrong
 * calls. `job` is a batch job, and `run` runs a program with the address of a server and resolves to what it prints.
 */
export async function findWrongDetails(
  generator: Generator,
  job: object,
  run: (program: string, url: string) => Promise<string>,
): Promise<string | undefined> {
  const keys = new Set<string>();
  const server = createServer((request, response) => void respond(request, response, job, keys));
  await once(server.listen(0, "127.0.0.1"), "listening");
  try {
    const { program, prints } = PROGRAMS[generator];
    const printed = await run(program, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    return printed === prints
      ? undefined
      : `A program prints ${JSON.stringify(printed)} instead of ${JSON.stringify(prints)}.`;
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** Responds as the id in the address or the inputs say. The first call of each key of the name `flaky` fails. */
async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  job: object,
  keys: Set<string>,
): Promise<void> {
  const { method, url = "", headers } = request;
  const { inputs, requests } =
    method === "POST" ? ((await json(request)) as { inputs?: string; requests?: unknown }) : {};
  const name = inputs ?? url.split("/").at(-1);
  const send = (status: number, type: string, text: string) => {
    response.writeHead(status, { "content-type": type, "x-request-id": "r1" });
    return response.end(text);
  };
  const text = JSON.stringify({ ...job, status: "PAUSED" });
  const echo = JSON.stringify([headers["idempotency-key"], headers["x-client"]]);
  const key = String(headers["idempotency-key"]);
  const events = {
    short: 'data: {"n":1}',
    bad: "data: {",
    echo: `data: ${echo}`,
    flaky: `event: conversation.response.done\ndata: ${echo}`,
  }[name!];
  if ((name === "flaky" || name === "late") && !keys.has(key)) {
    keys.add(key);
    response.setHeader("retry-after", name === "late" ? "Thu, 01 Jan 2026 00:00:00 GMT" : "0");
    send(503, "text/html", "<h1>Proxy</h1>");
  } else if (events) send(200, "text/event-stream", `${events}\n\n`);
  else if (name === "missing") send(404, "application/json", '{"code":"missing","detail":"There is no job."}');
  else if (name === "proxy") send(502, "text/html", "<h1>Proxy</h1>");
  else if (name === "page" || name === "html") send(200, "text/html", "<h1>Proxy</h1>");
  else if (name === "wrong") send(200, "application/json", '{"status":1}');
  else if (name === "moved") response.setHeader("location", "new") && send(302, "text/html", "<h1>Proxy</h1>");
  else if (name === "jobs") send(422, "application/json", JSON.stringify({ detail: requests }));
  else if (name!.startsWith("pages")) send(200, "application/json", '{"data":[],"next_page_token":"same"}');
  else if (name === "bare") send(200, "application/json", "{}");
  else if (name === "endless") response.writeHead(200, { "content-type": "application/json" }).write(text.slice(0, 50));
  else if (name === "broken" || name === "stalled") {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write("data: 1\n\n", () => name === "broken" && response.destroy());
  } else if (name !== "silent") send(200, "application/json", text);
}
