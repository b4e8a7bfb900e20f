import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listNotChecked } from "../../../src/contract/not-checked.ts";
import type { Target } from "../../../src/contract/target.ts";

test("CHECKING.md lists what a report says is not checked", () => {
  const [, section = ""] = readFileSync("src/mock/CHECKING.md", "utf8").split("### What is not checked");
  const listed = Array.from(section.matchAll(/^- (?:with(?:out)? `(--[\w-]+)`, )?(.+)$/gm), ([, option, text]) =>
    option === undefined ? text : `${text} (${option})`,
  );
  expect(listNotChecked({ writes: false, stateless: true } as Target)).toEqual(listed);
});
