import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Generator } from "../../src/samples/languages/render.ts";

/** Programs that get three batch jobs: one with a new status, one that does not exist, and one whose body never ends. */
const PROGRAMS: Readonly<Record<Generator, { program: string; prints: string }>> = {
  python: {
    program: `import sys
from platform_api import ApiError, ApiTimeoutError, Client

client = Client(sys.argv[1], auth={"bearer": "any"}, timeout=1)
print(client.batch_jobs_get("new").status)
try:
    client.batch_jobs_get("missing")
except ApiError as error:
    print(error.headers["X-Request-Id"])
try:
    client.batch_jobs_get("endless")
except ApiTimeoutError:
    print("timeout")
`,
    prints: "PAUSED\nr1\ntimeout\n",
  },
  go: {
    program: `package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"time"

	platform "github.com/platform-api/platform-api-go"
)

func main() {
	ctx := context.Background()
	bearer := func() string { return "any" }
	auth := platform.Auth{Bearer: bearer}
	client := platform.New(platform.Config{ServerURL: os.Args[1], Auth: auth, Timeout: time.Second})
	job, _ := client.BatchJobsGet(ctx, "new", nil)
	fmt.Println(job.Status)
	_, err := client.BatchJobsGet(ctx, "missing", nil)
	var failure *platform.APIError
	if errors.As(err, &failure) {
		fmt.Println(failure.Header.Get("X-Request-Id"))
	}
	_, err = client.BatchJobsGet(ctx, "endless", nil)
	if errors.Is(err, context.DeadlineExceeded) {
		fmt.Println("timeout")
	}
}
`,
    prints: "PAUSED\nr1\ntimeout\n",
  },
  php: {
    program: `<?php
require __DIR__ . '/vendor/autoload.php';

use PlatformApi\\{ApiError, Client, Config, TimeoutError};

$url = $_SERVER['argv'][1];
$client = new Client(new Config(serverUrl: $url, auth: ['bearer' => 'any'], timeout: 1, retry: ['attempts' => 1]));
echo $client->batchJobsGet('new')->status->name, "\\n";
try {
    $client->batchJobsGet('missing');
} catch (ApiError $error) {
    echo $error->headers['x-request-id'], "\\n";
}
try {
    $client->batchJobsGet('endless');
} catch (TimeoutError) {
    echo "timeout\\n";
}
`,
    prints: "Unknown\nr1\ntimeout\n",
  },
  java: {
    program: `import java.time.Duration;
import platformapi.Client;

public class Program {
    public static void main(String[] arguments) {
        var config = new Client.Config().serverUrl(arguments[0]).auth(new Client.Auth().bearer("any"));
        var client = new Client(config.timeout(Duration.ofSeconds(1)));
        System.out.println(client.batchJobsGet("new", null).status());
        try {
            client.batchJobsGet("missing", null);
        } catch (Client.ApiException error) {
            System.out.println(error.headers.firstValue("X-Request-Id").orElse(null));
        }
        try {
            client.batchJobsGet("endless", null);
        } catch (Client.ApiTimeoutException error) {
            System.out.println("timeout");
        }
    }
}
`,
    prints: "UNKNOWN\nr1\ntimeout\n",
  },
};

/**
 * Returns what is wrong with a client's handling of an unknown status, the headers of an error, and a body that does not end.
 * `job` is a batch job, and `run` runs a program with the address of a server and resolves to what it prints.
 */
export async function findWrongDetails(
  generator: Generator,
  job: object,
  run: (program: string, url: string) => Promise<string>,
): Promise<string | undefined> {
  const server = createServer(({ url = "" }, response) => {
    const text = JSON.stringify({ ...job, status: "PAUSED" });
    response.writeHead(url.endsWith("missing") ? 404 : 200, {
      "content-type": "application/json",
      "x-request-id": "r1",
    });
    if (url.endsWith("endless")) response.write(text.slice(0, 50));
    else response.end(text);
  });
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
