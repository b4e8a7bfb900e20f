/** Opens pages in Chromium, and looks for faults that every page could have. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Context, Page } from "../tools/chromium.ts";
import { toolFolder } from "../tools/tools.ts";

/** Faults of a layout depend on the width, and those of colors on the scheme: each is looked at once. */
export const LOOKS = [
  [1440, "light"],
  [390, "dark"],
] as const;

interface Visit {
  page: Page;
  /** Errors in the console, and requests to other addresses than the site's. */
  complaints: string[];
}

export async function visit(context: Context, url: string): Promise<Visit> {
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("request", (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol !== "data:" && host !== new URL(url).host) complaints.push(`requests ${request.url()}`);
  });
  await page.goto(url);
  return { page, complaints };
}

/** Accessibility faults by WCAG 2.2 and axe's best practices: rule and elements. */
export async function faults(page: Page): Promise<string[]> {
  await page.evaluate(readFileSync(join(toolFolder("axe-core"), "axe.min.js"), "utf8"));
  const { violations } = (await page.evaluate('axe.run({ rules: { "target-size": { enabled: true } } })')) as {
    violations: { id: string; nodes: { html: string }[] }[];
  };
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join("; ")}`);
}

export const overflow = (page: Page) =>
  page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth");
