import { spawn } from "node:child_process";

/** A sample in a language that runs outside of Node.js. */
export interface Program {
  operationId: string;
  key: string;
  source: string;
}

/** Stands in for jq on a machine without it, and knows what samples use. */
const JQ = `
const filter = process.argv.at(-1).replace(/^any\\((.+)\\[\\]; (.+)\\)$/, "$1.some((item) => item$2)");
const value = eval("JSON.parse(fs.readFileSync(0))" + filter);
console.log(typeof value === "string" ? value : JSON.stringify(value));
process.exitCode = value === false ? 1 : 0;
`;

/** Without -S, -s hides the reason for a failure. A loop need not wait: see the recording mock. */
const SHELL = `
curl() { command curl -sS "$@"; }
sleep() { :; }
command -v jq > /dev/null || jq() { node -e '${JQ}' -- "$@"; }
`;

/** Runs shell samples in one Bash, each in a subshell. Returns an error for each that fails. */
export async function runShell(programs: readonly Program[]): Promise<string[]> {
  const script = programs.map(
    ({ operationId, key, source }) => `( export PLATFORM_API_KEY=${key} PLATFORM_USER_CONTEXT_TOKEN=user
set -euo pipefail
${source}
) > /dev/null
[ $? = 0 ] || echo "${operationId}: curl failed."
`,
  );
  const { output, errors } = await run("bash", [], SHELL + script.join(""));
  return [...lines(output), ...lines(errors)];
}

const PYTHON = `
import contextlib, io, json, os, sys, time

time.sleep = lambda seconds: None
for program in json.load(sys.stdin):
    os.environ["PLATFORM_API_KEY"] = program["key"]
    os.environ["PLATFORM_USER_CONTEXT_TOKEN"] = "user"
    try:
        code = compile(program["source"], program["operationId"], "exec")
        with contextlib.redirect_stdout(io.StringIO()):
            if sys.argv[1] == "run":
                exec(code, {})
    except Exception as error:
        print(f"{program['operationId']}: {error!r}")
`;

/** Runs Python samples in one process, or only compiles them. Returns an error for each that fails. */
export async function runPython(
  python: string,
  mode: "run" | "compile",
  programs: readonly Program[],
): Promise<string[]> {
  const { output, errors } = await run(python, ["-c", PYTHON, mode], JSON.stringify(programs));
  return [...lines(output), ...lines(errors)];
}

/** Resolves to the output of the command. Rejects if the command does not exist. */
export function run(command: string, args: string[], input: string): Promise<{ output: string; errors: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args);
    const texts = { output: "", errors: "" };
    child.stdout.setEncoding("utf8").on("data", (text) => (texts.output += text));
    child.stderr.setEncoding("utf8").on("data", (text) => (texts.errors += text));
    child.on("error", reject).on("close", () => resolve(texts));
    // A program can end before it has read its input.
    child.stdin.on("error", () => {}).end(input);
  });
}

function lines(text: string): string[] {
  return text.split("\n").filter((line) => line !== "");
}
