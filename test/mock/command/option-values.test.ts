/** The defaults and the values of options, which no server has to be started for. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { withConfig } from "../../../src/mock/command/config.ts";
import { mock, proxy } from "../../../src/mock/command/options.ts";
import { defined } from "../../defined.ts";

const commands = { mock, proxy };

function findOption(name: string) {
  const [command, long] = name.includes(" ") ? (name.split(" ") as ["proxy", string]) : (["mock", name] as const);
  return defined(commands[command].options.find((option) => option.long === long));
}

function read(name: string, text: string): unknown {
  const option = findOption(name);
  return option.parseArg ? option.parseArg(text, undefined) : text;
}

const NUMBERS: Readonly<Record<string, [least: number, most: number, fallback: number | undefined]>> = {
  "--port": [0, 65_535, 4010],
  "--random-seed": [0, 4_294_967_295, undefined],
  "--speed": [1, 1_000_000, 1],
  "--max-sandboxes": [1, 10_000_000, 10_000],
  "--max-sandbox-mb": [1, 100_000, 64],
  "--max-memory-mb": [1, 1_000_000, 512],
  "--max-replies": [1, 1_000_000, 1000],
  "--max-journal-mb": [1, 100_000, 50],
  "--max-response-mb": [1, 400, 32],
  "--max-streams": [1, 10_000_000, 10_000],
  "--max-streams-per-key": [1, 10_000_000, 1000],
  "--max-bodies-mb": [20, 100_000, 100],
  "--max-unsent-mb": [1, 100_000, 200],
  "--max-connections": [1, 10_000_000, 10_000],
  "--max-pipelined": [1, 10_000_000, 10_000],
  "--headers-timeout": [1, 600_000, 10_000],
  "--request-timeout": [1, 600_000, 30_000],
  "--shutdown-timeout": [0, 600_000, 10_000],
  "proxy --port": [0, 65_535, 4010],
  "proxy --max-bodies-mb": [20, 100_000, 100],
};

test.each(Object.entries(NUMBERS))("%s has a range and a default", (name, [least, most, fallback]) => {
  expect(findOption(name).defaultValue).toBe(fallback);
  expect([read(name, `${least}`), read(name, `${most}`)]).toEqual([least, most]);
  for (const wrong of [least - 1, most + 1, "", "1.5", "1e3", " 1"])
    expect(() => read(name, `${wrong}`)).toThrow(`It must be a whole number from ${least} to ${most}.`);
});

/** Texts with their values, and texts that are refused. */
const TEXTS: Readonly<Record<string, [valid: Readonly<Record<string, unknown>>, invalid: string[]]>> = {
  "--host": [{ "0.0.0.0": "0.0.0.0", "::1": "::1" }, [""]],
  "--allow-host": [
    { "mock.example": ["mock.example"], "m\u00f6we.example": ["m\u00f6we.example"] },
    ["", "mock.example:80", "a/b", "a b", "*", "*.example", "a%b"],
  ],
  "--cors-origin": [
    { "https://app.example:8080": ["https://app.example:8080"] },
    ["*", "app.example", "https://app.example/", "https://app.example/a", "https://app.example:443"],
  ],
  "--latency": [
    { "0": 0, "600000": 600_000, "50-200": [50, 200], "7-7": [7, 7] },
    ["", "-1", "600001", "1.5", "200-50", "50-", "1-2-3", "0-600001"],
  ],
  "--event-latency": [{ "5": 5, "0-1": [0, 1] }, ["x"]],
  "--now": [
    { "2026-03-02T12:00:00Z": "2026-03-02T12:00:00Z" },
    ["", "noon", "1", "2026", "2026-03-02", "2026-03-02T12:00:00", "2026-03-02T25:00:00Z", "0000-01-01T00:00:00Z"],
  ],
  "--store": [
    {
      "redis://a:6379": ["redis://a:6379"],
      "rediss://a": ["rediss://a"],
      "redis://a  redis://b ": ["redis://a", "redis://b"],
    },
    ["", "localhost", "http://a", "redis://a http://b"],
  ],
  "--data": [{ "./a b": "./a b" }, ["", "--port", "redis://a", "file:///a"]],
  "--expire": [
    {
      "1s": 1000,
      "90s": 90_000,
      "15m": 900_000,
      "12h": 43_200_000,
      "30d": 2_592_000_000,
      "999999d": 86_399_913_600_000,
    },
    ["", "0s", "12", "h", "1w", "1.5h", "1000000s", "1 h"],
  ],
  "--static": [{ "models.list": ["models.list"] }, []],
  "--control-key": [{ key: "key", "a ~": "a ~" }, ["", "key\n", " key", "k\u00e9y"]],
  "--clock": [{ real: "real", logical: "logical" }, ["", "sundial"]],
  "--sync": [{ normal: "normal", full: "full" }, ["", "off"]],
  "--log-format": [{ text: "text", json: "json" }, ["", "xml"]],
  "proxy --host": [{ localhost: "localhost" }, [""]],
  "proxy --upstream": [
    { "https://api.example/base": "https://api.example/base", "http://a:1": "http://a:1" },
    ["", "api.example", "ftp://api.example", "https://api.example?a", "https://api.example#a"],
  ],
  "proxy --upstream-timeout": [{ "90s": 90_000 }, ["90"]],
  "proxy --log-format": [{ text: "text", json: "json" }, ["xml"]],
};

test.each(Object.entries(TEXTS))("%s takes some texts and refuses others", (name, [valid, invalid]) => {
  for (const [text, value] of Object.entries(valid)) expect([text, read(name, text)]).toEqual([text, value]);
  for (const text of invalid) expect(() => read(name, text), text).toThrow();
});

test("other options with a default are these", () => {
  const found = Object.entries(commands).flatMap(([command, { options }]) =>
    options.map(({ long, defaultValue }) => [command === "mock" ? long! : `${command} ${long}`, defaultValue] as const),
  );
  const others = found.filter(([name, value]) => value !== undefined && !(name in NUMBERS));
  expect(Object.fromEntries(others)).toEqual({
    "--host": "127.0.0.1",
    "--clock": "real",
    "--latency": 0,
    "--event-latency": 0,
    "proxy --host": "127.0.0.1",
  });
});

test("each option that checks its value has a row", () => {
  const checking = Object.entries(commands).flatMap(([command, { options }]) =>
    options.flatMap(({ long, parseArg }) => (parseArg ? [command === "mock" ? long! : `${command} ${long}`] : [])),
  );
  expect(checking.filter((name) => !(name in NUMBERS || name in TEXTS))).toEqual([]);
});

/** The values of an option in a file that mean a text on the command line. */
function formsOf(text: string): unknown[] {
  const numbers = /^\d+(-\d+)?$/.test(text) ? text.split("-").map(Number) : [];
  return [text, [text], ...(numbers.length === 1 ? numbers : []), ...(numbers.length > 0 ? [numbers] : [])];
}

test("each option is in a file of --config what it is on the command line, in each form of its value", async () => {
  const file = join(mkdtempSync(join(tmpdir(), "platform-config-")), "options.json");
  onTestFinished(() => rmSync(join(file, ".."), { recursive: true }));
  const given = (command: string[], name: string, value: unknown) => {
    writeFileSync(file, JSON.stringify({ [name.slice(2)]: value }));
    return withConfig([...command, "--config", file]);
  };
  for (const [command, { options }] of Object.entries(commands))
    for (const { long, required, description } of options) {
      const [row, name, before] = command === "mock" ? [long!, long!, []] : [`${command} ${long}`, long!, [command]];
      if (name === "--config" || name === "--version") continue;
      const texts = [
        ...(NUMBERS[row] ?? []).map(String),
        ...Object.keys(TEXTS[row]?.[0] ?? (row in NUMBERS ? {} : { "a.json": 0 })),
      ];
      for (const text of required ? texts.filter((each) => each !== "undefined") : [])
        for (const value of formsOf(text))
          expect([name, value, await given(before, name, value)]).toEqual([
            name,
            value,
            [...before, `${name}=${text}`],
          ]);
      if (description.includes("(repeatable"))
        expect(await given(before, name, texts)).toEqual([...before, ...texts.map((text) => `${name}=${text}`)]);
      for (const [value, args] of required
        ? []
        : ([
            [true, [name]],
            [false, []],
            [null, []],
          ] as const))
        expect([name, value, await given(before, name, value)]).toEqual([name, value, [...before, ...args]]);
    }
});
