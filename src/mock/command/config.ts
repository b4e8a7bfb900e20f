import { readFileSync } from "node:fs";
import { suggestion } from "../../core/near-misses.ts";
import { mock, proxy } from "./options.ts";

const OPTIONS = new Map([...mock.options, ...proxy.options].map((option) => [option.long?.slice(2) ?? "", option]));

/**
 * Replaces `--config FILE` or `--config=FILE` by the options of the file, JSON or YAML. Its keys are names of options, such as
 * `port` and `no-auth`; the values are texts, numbers, lists for options that can be repeated, and `true` for options without
 * a value. They come first, so that the command line overrides them. Throws an Error of one line that names the file if it
 * can't be read, or has an unknown option or an invalid value.
 */
export async function withConfig(args: readonly string[]): Promise<string[]> {
  const given = args.flatMap((each) => (each.startsWith("--config=") ? ["--config", each.slice(9)] : [each]));
  const index = given.indexOf("--config");
  const file = given[index + 1];
  if (index < 0 || file === undefined) return given;
  const others = given.toSpliced(index, 2);
  const command = others[0]?.startsWith("-") === false ? others.splice(0, 1) : [];
  const options = Object.entries(await readObject(file)).flatMap(([name, value]) => {
    const texts = toArguments(name, value);
    for (const text of texts) checkOption(file, name, text.slice(name.length + 3));
    return texts;
  });
  return [...command, ...options, ...others];
}

function toArguments(name: string, value: unknown): string[] {
  // A range is a list here, as in requests; on the command line, it has a hyphen.
  if (Array.isArray(value) && /latency$/.test(name)) return [`--${name}=${value.join("-")}`];
  if (Array.isArray(value)) return value.flatMap((each) => toArguments(name, each));
  if (value === false || value === null) return [];
  return value === true ? [`--${name}`] : [`--${name}=${value}`];
}

/** Checks an option of the file. Its value is empty if the option has none. */
function checkOption(file: string, name: string, value: string): void {
  const option = OPTIONS.get(name);
  if (!option)
    throw new Error(`${file}: There is no option ${name}. ${suggestion(name, [...OPTIONS.keys()]) ?? ""}`.trim());
  if (option.required && value === "") throw new Error(`${file}: The option ${name} needs a value.`);
  if (!option.required && value !== "") throw new Error(`${file}: The option ${name} is true or false.`);
  try {
    option.parseArg?.(value, undefined);
  } catch (error) {
    throw new Error(`${file}: The value '${value}' of ${name} is invalid. ${(error as Error).message}`);
  }
}

async function readObject(file: string): Promise<object> {
  // Most runs need no parser of YAML.
  const { parse } = await import("yaml");
  try {
    // JSON is YAML, too.
    const config: unknown = parse(readFileSync(file, "utf8"));
    if (typeof config === "object" && config !== null && !Array.isArray(config)) return config;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") throw new Error(`There is no file ${file}.`);
    throw new Error(`${file}: ${(error as Error).message.split("\n", 1)[0]}`);
  }
  throw new Error(`${file}: It must have names and values of options, such as port: 4011.`);
}
