import type { Step } from "../../scripts/samples/render-steps.ts";
import { isVariable, readSource } from "../../scripts/samples/values.ts";
import type { LanguageCall } from "./calls.ts";

const BEGIN = `import java.io.*;
import java.nio.charset.StandardCharsets;
import java.util.*;
import platformapi.Client;

public class Program {
    interface Call {
        Object make(Client client);
    }

    // System.out has the encoding of the system.
    static final PrintStream OUT = new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);

    static String url;

    static Object json(String text) {
        return Client.Json.parse(text);
    }

    static Object missing(String method) {
        throw new IllegalStateException("The client has no method " + method + ".");
    }

    static List<Object> take(int limit, Iterable<?> items) {
        List<Object> taken = new ArrayList<>();
        for (Object item : items) {
            taken.add(item instanceof Client.ServerSentEvent event ? readEvent(event) : item);
            if (taken.size() == limit) {
                break;
            }
        }
        return taken;
    }

    static Map<String, Object> readEvent(Client.ServerSentEvent event) {
        Map<String, Object> fields = new LinkedHashMap<>();
        // As in browsers, an event without a name has this one.
        if (!event.event().equals("message")) {
            fields.put("event", event.event());
        }
        fields.put("data", event.data());
        return fields;
    }

    static String pick(Object from, String... keys) {
        Object at = json(Client.Json.write(from));
        for (String key : keys) {
            at = ((Map<?, ?>) at).get(key);
        }
        return (String) at;
    }

    static String write(String name, String field, Object value) {
        Map<String, Object> outcome = new LinkedHashMap<>();
        outcome.put("name", name);
        outcome.put(field, value);
        return Client.Json.write(outcome);
    }

    static void run(String name, String key, Call call) {
        Client client = new Client(
            new Client.Config()
                .serverUrl(url)
                .auth(new Client.Auth().bearer(key).apiKey("DashboardUserContextAuth", "user"))
                .retry(new Client.Retry().retries(0))
        );
        String outcome;
        try {
            outcome = write(name, "result", call.make(client));
        } catch (RuntimeException error) {
            outcome = write(name, "error", error.toString());
        }
        OUT.println(outcome);
    }

    public static void main(String[] arguments) {
        url = arguments[0];
`;

/**
 * Renders a program that makes the calls to the server in its first argument, with the class `platformapi.Client`. It prints an
 * `Outcome` in JSON for each. Signatures are read from the source of the client.
 */
export function renderJavaProgram(calls: readonly LanguageCall[], client: string): string {
  // Each lambda is compiled to a method of its own: Java limits the size of a method to 64 KB.
  const runs = calls.map(({ name, key, steps, suffix = "", limit }) => {
    const lines = steps.map((step, index) => {
      const isLast = index === steps.length - 1;
      const { type, source } = renderStep(step, client, isLast ? suffix : "");
      if (!isLast) return step.result ? `Object ${step.result} = ${source};` : `${source};`;
      if (type === "void") return `${source};\nreturn null;`;
      return `return ${type.startsWith("Iterable<") ? `take(${limit}, ${source})` : source};`;
    });
    return `run(${quote(name)}, ${quote(key)}, client -> {\n${lines.join("\n")}\n});\n`;
  });
  return `${BEGIN}${runs.join("")}}\n}\n`;
}

/** Renders a call, and the type of what it returns. */
function renderStep({ operationId, parameters, body }: Step, client: string, suffix: string) {
  const method = toCamelCase(`${operationId}.${suffix}`);
  const signature = readSignature(client, method);
  if (!signature) return { type: "Object", source: `missing(${quote(method)})` };
  const values = new Map(Object.entries(parameters).map(([name, value]) => [toCamelCase(name), value]));
  const arguments_ = signature.parameters.map(({ type, name }) => {
    if (name === "body") return body == null ? "null" : renderBody(type, body, client);
    if (name !== "params") return renderValue(type, values.get(name));
    const query = [...values].filter(([name]) => !signature.parameters.some((parameter) => parameter.name === name));
    const setters = query.map(([name, value]) => `.${name}(${renderValue(readFieldType(client, type, name), value)})`);
    return `new Client.${type}()${setters.join("")}`;
  });
  return { type: signature.type, source: `client.${method}(${arguments_.join(", ")})` };
}

function renderBody(type: string, body: unknown, client: string): string {
  const json = `json(${quote(JSON.stringify(body))})`;
  if (type === "Object") return json;
  // A union has a function of the client, a record one of its own.
  return client.includes(` parse${type}(Object json)`)
    ? `Client.parse${type}(${json})`
    : `Client.${type}.fromJson(${json})`;
}

function renderValue(type: string, value: unknown): string {
  if (isVariable(value)) {
    const { result, keys } = readSource(value);
    return `pick(${[result, ...keys.map(quote)].join(", ")})`;
  }
  return type === "Long" ? `${value}L` : JSON.stringify(value);
}

function readSignature(client: string, method: string) {
  const [, type, list] = new RegExp(`^ {4}public (\\S.*) ${method}\\((.*)\\) \\{$`, "m").exec(client) ?? [];
  if (type === undefined || list === undefined) return undefined;
  const parameters =
    list === ""
      ? []
      : list.split(", ").map((parameter) => {
          const [type = "", name = ""] = parameter.split(" ");
          return { type, name };
        });
  return { type, parameters };
}

/** Reads the type of a query parameter from its setter. */
function readFieldType(client: string, params: string, name: string): string {
  const [, type = ""] = new RegExp(`public ${params} ${name}\\((.*) ${name}\\)`).exec(client) ?? [];
  return type;
}

function toCamelCase(name: string): string {
  return name.replaceAll(/[^A-Za-z0-9]+(\w?)/g, (_, first: string) => first.toUpperCase());
}

const quote = (text: string) => JSON.stringify(text);
