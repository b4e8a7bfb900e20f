/** Runs the samples of the reference with the installed client of a language, all in one program. */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { run } from "../../src/programs/programs.ts";
import { type Program, runPython } from "../../src/reference/samples/run-programs.ts";
import type { Generator } from "../../src/samples/languages/render.ts";
import { GO, PHP, PYTHON, runJava } from "./tools.ts";

/** By generator. Each function resolves to the errors. `folder` has the client. */
export const SAMPLE_RUNNERS: Readonly<Record<Generator, (folder: string, programs: Program[]) => Promise<string[]>>> = {
  python: (folder, programs) => {
    const path = `import sys; sys.path.insert(0, ${JSON.stringify(folder)})\n`;
    return runPython(
      PYTHON,
      "run",
      programs.map((program) => ({ ...program, source: path + program.source })),
    );
  },

  async go(folder, programs) {
    for (const [index, { source }] of programs.entries()) {
      await mkdir(join(folder, `sample${index}`), { recursive: true });
      const code = source.replace("package main", `package sample${index}`).replace("func main()", "func Main()");
      await writeFile(join(folder, `sample${index}/main.go`), code);
    }
    const imports = programs.map((_, index) => `\t"example/sample${index}"\n`);
    const calls = programs.map(({ key }, index) => `\trun(${JSON.stringify(key)}, sample${index}.Main)\n`);
    const main = `package main

import (
	"os"
${imports.join("")})

func run(key string, sample func()) {
	os.Setenv("PLATFORM_API_KEY", key)
	os.Setenv("PLATFORM_USER_CONTEXT_TOKEN", "user")
	sample()
}

func main() {
	os.Stdout, _ = os.OpenFile(os.DevNull, os.O_WRONLY, 0)
${calls.join("")}}
`;
    await writeFile(join(folder, "main.go"), main);
    return failures(run(GO, ["run", "."], folder));
  },

  async php(folder, programs) {
    for (const [index, { source }] of programs.entries()) await writeFile(join(folder, `sample${index}.php`), source);
    const calls = programs.map(
      ({ operationId, key }, index) => `run('${operationId}', '${key}', 'sample${index}.php');\n`,
    );
    const main = `<?php

function run(string $name, string $key, string $file): void
{
    putenv("PLATFORM_API_KEY=$key");
    putenv('PLATFORM_USER_CONTEXT_TOKEN=user');
    ob_start();
    try {
        require __DIR__ . '/' . $file;
    } catch (Throwable $error) {
        fwrite(STDERR, "$name: {$error->getMessage()}\\n");
    }
    ob_end_clean();
}

${calls.join("")}`;
    await writeFile(join(folder, "samples.php"), main);
    return failures(run(PHP, ["samples.php"], folder));
  },

  async java(folder, programs) {
    for (const [index, { source }] of programs.entries()) {
      const code = source
        .replace("class Program", `class Sample${index}`)
        .replaceAll("System.getenv(", "Samples.read(");
      await writeFile(join(folder, `Sample${index}.java`), code);
    }
    const calls = programs.map(
      ({ key }, index) => `        run(${JSON.stringify(key)}, () -> Sample${index}.main(null));\n`,
    );
    const main = `import java.io.OutputStream;
import java.io.PrintStream;

public class Samples {
    static String key;

    static String read(String variable) {
        return variable.equals("PLATFORM_API_KEY") ? key : "user";
    }

    interface Sample {
        void run() throws Exception;
    }

    static void run(String key, Sample sample) {
        Samples.key = key;
        try {
            sample.run();
        } catch (Exception error) {
            System.err.println(key + ": " + error);
        }
    }

    public static void main(String[] arguments) {
        System.setOut(new PrintStream(OutputStream.nullOutputStream()));
${calls.join("")}    }
}
`;
    await writeFile(join(folder, "Samples.java"), main);
    const sources = programs.map((_, index) => `Sample${index}.java`);
    return failures(runJava(folder, "Samples", sources));
  },
};

/** What a program has printed to standard error, in which each line is an error. */
async function failures(running: Promise<{ stderr: string }>): Promise<string[]> {
  const { stderr } = await running.catch((error: Error) => ({ stderr: error.message }));
  return stderr.split("\n").filter((line) => line !== "");
}
