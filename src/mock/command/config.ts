import { readFileSync } from "node:fs";

/**
 * Replaces `--config FILE` or `--config=FILE` by the options of the file, JSON or YAML. Its keys are names of options, such as
 * `port` and `no-auth`; the values are texts, numbers, lists for options that can be repeated, and `true` for options without
 * a value. They come first, so that the command line overrides them. Throws an Error of one line if the file can't be read.
 */
export async function withConfig(args: readonly string[]): Promise<string[]> {
  const given = args.flatMap((each) => (each.startsWith("--config=") ? ["--config", each.slice(9)] : [each]));
  const index = given.indexOf("--config");
  const file = given[index + 1];
  if (index < 0 || file === undefined) return given;
  const others = given.toSpliced(index, 2);
  const command = others[0]?.startsWith("-") === false ? others.splice(0, 1) : [];
  const options = Object.entries(await readObject(file)).flatMap(([name, value]) => toArguments(name, value));
  return [...command, ...options, ...others];
}

function toArguments(name: string, value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => toArguments(name, each));
  if (value === false || value === null) return [];
  return value === true ? [`--${name}`] : [`--${name}=${value}`];
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
