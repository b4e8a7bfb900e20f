import { expect, test } from "vitest";
import { command } from "../../src/mcp/options.ts";
import { defined } from "../defined.ts";

const VALUES: Readonly<Record<string, { allowed: string[]; refused: string[] }>> = {
  "--allow-host": { allowed: ["mcp.example"], refused: ["", "mcp.example:80", "https://mcp.example", "*"] },
  "--base-url": {
    allowed: ["https://api.example/v"],
    refused: ["", "nonsense", "ftp://a", "https://a:b@c", "https://a?b"],
  },
  "--host": { allowed: ["0.0.0.0"], refused: [""] },
  "--operations": { allowed: ["agents.*"], refused: ["", "agents list", "agents/get"] },
  "--port": { allowed: ["0", "65535"], refused: ["", "-1", "65536"] },
};

test.each(Object.entries(VALUES))("values of %s", (name, { allowed, refused }) => {
  const { parseArg } = defined(command.options.find(({ long }) => long === name));
  const parse = defined(parseArg) as (text: string, before: unknown) => unknown;
  for (const text of allowed) expect([parse(text, undefined)].flat().map(String)).toEqual([text]);
  for (const text of refused) expect(() => parse(text, undefined)).toThrow(/^It must (?:be|not be empty)/);
});
