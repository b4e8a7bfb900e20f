import { JAVA, renderJavaCall } from "../../src/samples/languages/java.ts";
import { layOut } from "../../src/samples/layout.ts";
import { type LanguageCall, listNulls } from "./calls.ts";

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

    static Object missing(String call) {
        throw new IllegalStateException("The client has no method for " + call + ".");
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
        fields.put("event", event.event());
        fields.put("data", event.data());
        return fields;
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

/** Renders a program that makes the calls to the server in its first argument. It prints an `Outcome` in JSON for each. */
export function renderJavaProgram(calls: readonly LanguageCall[], code: string): string {
  // Each lambda is compiled to a method of its own: Java limits the size of a method to 64 KB.
  const runs = calls.map(({ name, key, steps, suffix, limit }) => {
    const results = new Map<string, string>();
    const lines = steps.map((step, index) => {
      const isLast = index === steps.length - 1;
      const rendered = renderJavaCall(step, code, { suffix: isLast ? suffix : undefined, results, renderJson });
      if (!rendered) return `return missing(${quote(name)});`;
      const nulls = listNulls(step.body).map(quote);
      const client = nulls.length > 0 ? `client.withNulls(${nulls})` : "client";
      const source = layOut(rendered.call, JAVA).replace(/^client(?=\.)/, client);
      if (step.result) results.set(step.result, rendered.type);
      if (!isLast) return step.result ? `var ${step.result} = ${source};` : `${source};`;
      if (rendered.type === "void") return `${source};\nreturn null;`;
      return `return ${/^Iterable<|^EventStream$/.test(rendered.type) ? `take(${limit}, ${source})` : source};`;
    });
    return `run(${quote(name)}, ${quote(key)}, client -> {\n${lines.join("\n")}\n});\n`;
  });
  return `${BEGIN}${runs.join("")}}\n}\n`;
}

function renderJson(value: unknown): string {
  return `json(${quote(JSON.stringify(value))})`;
}

const quote = (text: string) => JSON.stringify(text);
