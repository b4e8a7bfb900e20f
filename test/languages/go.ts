import { GO, readGoTypes, renderGoCall } from "../../src/samples/languages/go.ts";
import { layOut } from "../../src/samples/layout.ts";
import { type LanguageCall, listNulls } from "./calls.ts";

/** A result is converted back to JSON when it is printed. */
const BEGIN = `package main

import (
	"context"
	"encoding/json"
	"fmt"
	"os"

	platform "github.com/platform-api/platform-api-go"
)

var ctx = context.Background()

func pointer[T any](value T) *T { return &value }

func check(err error) {
	if err != nil {
		panic(err)
	}
}

func value[T any](result T, err error) T {
	check(err)
	return result
}

func done(err error) any {
	check(err)
	return nil
}

func take[T any](limit int, read func(func(T, error) bool)) any {
	taken := []T{}
	read(func(item T, err error) bool {
		check(err)
		taken = append(taken, item)
		return len(taken) < limit
	})
	return taken
}

func run(name string, key string, call func(*platform.Client) any) {
	outcome := map[string]any{"name": name}
	defer func() {
		if reason := recover(); reason != nil {
			outcome["error"] = fmt.Sprint(reason)
		}
		text, err := json.Marshal(outcome)
		check(err)
		fmt.Println(string(text))
	}()
	user := func() string { return "user" }
	outcome["result"] = call(platform.New(platform.Config{
		ServerURL: os.Args[1],
		Auth: platform.Auth{
			Bearer: func() string { return key },
			APIKey: map[string]func() string{"DashboardUserContextAuth": user},
		},
	}))
}

func main() {
`;

/**
 * Renders a program that makes the calls to the server in its first argument. It prints an `Outcome` in JSON for each. `code` is
 * that of the client.
 */
export function renderGoProgram(calls: readonly LanguageCall[], code: string): string {
  const types = readGoTypes(code);
  const runs = calls.map(({ name, key, steps, suffix, limit }) => {
    const results = new Map<string, string>();
    const lines = steps.map((step, index) => {
      const isLast = index === steps.length - 1;
      const rendered = renderGoCall(types, step, { suffix: isLast ? suffix : undefined, results });
      if (!rendered) return `panic(${JSON.stringify(`The client has no method for ${name}.`)})`;
      const { call, result, iterates } = rendered;
      const nulls = listNulls(step.body).map(quote);
      const client = nulls.length > 0 ? `client.WithNulls(${nulls})` : "client";
      const source = layOut(call, GO).replace(/^client(?=\.)/, client);
      if (iterates) return `return take(${limit}, ${source})`;
      if (isLast) return `return ${result ? "value" : "done"}(${source})`;
      if (step.result) results.set(step.result, result!);
      return `${step.result ? `${step.result} :=` : "_ ="} value(${source})`;
    });
    return `run(${quote(name)}, ${quote(key)}, func(client *platform.Client) any {\n${lines.join("\n")}\n})\n`;
  });
  return `${BEGIN}${runs.join("")}}\n`;
}

const quote = (text: string) => JSON.stringify(text);
