import type { Step } from "../../scripts/samples/render-steps.ts";
import { isVariable, readSource } from "../../scripts/samples/values.ts";
import type { LanguageCall } from "./calls.ts";

/** Reads each body into the type of the parameter. A result is converted back to JSON when it is printed. */
const BEGIN = `package main

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	client "github.com/platform-api/platform-api-go"
)

var ctx = context.Background()

func check(err error) {
	if err != nil {
		panic(err)
	}
}

func typed[T any](text string) T {
	var value T
	check(json.Unmarshal([]byte(text), &value))
	return value
}

func value[T any](result T, err error) any {
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

func pick(from any, keys ...string) string {
	text, err := json.Marshal(from)
	check(err)
	at := typed[any](string(text))
	for _, key := range keys {
		at = at.(map[string]any)[key]
	}
	return at.(string)
}

func run(name string, key string, call func(*client.Client) any) {
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
	outcome["result"] = call(client.New(client.Config{
		ServerURL: os.Args[1],
		Auth: client.Auth{
			Bearer: func() string { return key },
			APIKey: map[string]func() string{"DashboardUserContextAuth": user},
		},
	}))
}

func main() {
`;

/**
 * Renders a program that makes the calls to the server in its first argument, with the client in the folder `client`. It prints
 * an `Outcome` in JSON for each. Signatures are read from the source of the client.
 */
export function renderGoProgram(calls: readonly LanguageCall[], client: string): string {
  const runs = calls.map(({ name, key, steps, suffix = "", limit }) => {
    const lines = steps.map((step, index) => {
      const { source, result } = renderStep(step, client, index === steps.length - 1 ? toPascalCase(suffix) : "");
      if (result === "missing") return source;
      if (index < steps.length - 1) return `${step.result ? `${step.result} :=` : "_ ="} ${result}(${source})`;
      return `return ${result === "take" ? `take(${limit}, ${source})` : `${result}(${source})`}`;
    });
    return `run(${quote(name)}, ${quote(key)}, func(c *client.Client) any {\n${lines.join("\n")}\n})\n`;
  });
  return `${BEGIN}${runs.join("")}}\n`;
}

/** Renders a call, and the name of the function that reads what it returns. */
function renderStep({ operationId, parameters, body }: Step, client: string, suffix: string) {
  const method = toPascalCase(operationId) + suffix;
  const signature = readSignature(client, method);
  if (!signature) return { source: `panic("The client has no method ${method}.")`, result: "missing" };
  const values = Object.fromEntries(Object.entries(parameters).map(([name, value]) => [toPascalCase(name), value]));
  const arguments_ = signature.parameters.map(({ name, type }) => {
    if (name === "body") return body === undefined ? "nil" : typed(type, body);
    if (name === "params") return typed(type, values);
    const value = values[toPascalCase(name)];
    if (!isVariable(value)) return JSON.stringify(value);
    const { result, keys } = readSource(value);
    return `pick(${[result, ...keys.map(quote)].join(", ")})`;
  });
  return { source: `c.${method}(${["ctx", ...arguments_].join(", ")})`, result: signature.result };
}

/** Go matches the names of fields and of JSON properties regardless of case, so this also fills structs for parameters. */
function typed(type: string, value: unknown): string {
  return `typed[${type.replaceAll(/\b[A-Z]/g, "client.$&")}](${quote(JSON.stringify(value))})`;
}

function readSignature(client: string, method: string) {
  const match = new RegExp(
    `^func \\(c \\*Client\\) ${method}\\(ctx context\\.Context(?:, ([^)]*))?\\) (.*) {$`,
    "m",
  ).exec(client);
  if (!match) return undefined;
  const [, list, type = ""] = match;
  const parameters = (list?.split(", ") ?? []).map((parameter) => {
    const [name = "", type = ""] = parameter.split(" ");
    return { name, type };
  });
  return { parameters, result: type === "error" ? "done" : type.startsWith("func(") ? "take" : "value" };
}

function toPascalCase(name: string): string {
  return name.replaceAll(/(?:^|[^A-Za-z0-9])([A-Za-z0-9])/g, (_, first: string) => first.toUpperCase());
}

const quote = (text: string) => JSON.stringify(text);
