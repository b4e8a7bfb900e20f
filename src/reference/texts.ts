import { readFile } from "node:fs/promises";
import { PACKAGE_TEXTS, type PackageText, withClonePaths } from "./package-texts.ts";

export interface Texts {
  packageTexts: (PackageText & { text: string })[];
  decisions: string;
  changelogs: Record<string, string>;
}

export async function readTexts(): Promise<Texts> {
  const folders = ["client", "mock", "mcp"];
  const [client = "", mock = "", mcp = ""] = await Promise.all(
    folders.map((folder) => readText(`src/${folder}/CHANGELOG.md`)),
  );
  return {
    packageTexts: await Promise.all(
      PACKAGE_TEXTS.map(async (entry) => ({
        ...entry,
        text: withClonePaths(forReaders(await readText(entry.file))),
      })),
    ),
    decisions: await readText("openapi/DECISIONS.md"),
    changelogs: { "platform-api": client, "platform-api-mock": mock, "platform-api-mcp": mcp },
  };
}

/** The text without its last part, which explains to maintainers how the clients are generated. */
function forReaders(text: string): string {
  return text.replace(/^## For maintainers$[\s\S]*/m, "");
}

function readText(file: string): Promise<string> {
  return readFile(file, "utf8");
}
