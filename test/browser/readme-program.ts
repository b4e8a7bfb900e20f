import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { run } from "../../src/programs/programs.ts";
import { ROOT } from "../../src/programs/redocly.ts";

/** Runs the program in the README of the client, which uses the key that the dashboard begins with. */
export async function runReadme(url: string): Promise<void> {
  const readme = await readFile(join(ROOT, "src/client/README.md"), "utf8");
  const blocks = Array.from(readme.matchAll(/^```ts\n(.*?)^```$/gms), ([, code = ""]) => code);
  const program = blocks.filter((code) => !code.includes("@opentelemetry")).join("\n");
  await mkdir(join(ROOT, "dist"), { recursive: true });
  const folder = await mkdtemp(join(ROOT, "dist/dashboard-"));
  await writeFile(join(folder, "program.mts"), program.replaceAll("http://127.0.0.1:4010", url));
  await run(process.execPath, ["--import", "tsx", join(folder, "program.mts")], ROOT, { PLATFORM_API_KEY: "any" });
  await rm(folder, { recursive: true });
}
