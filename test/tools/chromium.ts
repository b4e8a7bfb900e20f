import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { requireProgram } from "./system-package.ts";
import { installTools, toolFolder } from "./tools.ts";

const CHROMIUM_ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Path of Chromium. The environment variable CHROMIUM overrides the default, which is the path on Debian. */
const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";

/**
 * The part of Playwright's types that this repository uses. Playwright is one of the tools, so its own
 * types are not available to the type checker. See https://playwright.dev/docs/api/class-playwright for the rest.
 */
export interface Browser {
  newContext(options: ContextOptions): Promise<Context>;
  newPage(): Promise<Page>;
  version(): string;
  close(): Promise<void>;
}

interface ContextOptions {
  offline?: boolean;
  javaScriptEnabled?: boolean;
  colorScheme?: "light" | "dark";
  viewport?: { width: number; height: number };
}

export interface Context {
  newPage(): Promise<Page>;
  newCDPSession(page: Page): Promise<{ send(method: string, parameters?: object): Promise<unknown> }>;
  close(): Promise<void>;
}

export interface Page {
  goto(url: string, options?: { waitUntil?: "commit"; timeout?: number }): Promise<unknown>;
  addInitScript(script: { content: string }): Promise<unknown>;
  evaluate(expression: string): Promise<unknown>;
  getByLabel(label: string): Locator;
  getByRole(role: "button" | "tab", options: { name: string; exact?: true }): Locator;
  keyboard: { press(key: string): Promise<void> };
  emulateMedia(options: { media: "print" | "screen" }): Promise<void>;
  locator(selector: string): Locator;
  on(event: "console", listener: (message: { type(): string; text(): string }) => void): void;
  on(
    event: "dialog",
    listener: (dialog: { message(): string; accept(): Promise<void>; dismiss(): Promise<void> }) => void,
  ): void;
  on(event: "pageerror", listener: (error: Error) => void): void;
  on(event: "request" | "requestfinished" | "requestfailed", listener: (request: { url(): string }) => void): void;
  route(url: string, handler: (route: { abort(): Promise<void> }) => void, options: { times: number }): Promise<void>;
}

interface Locator {
  all(): Promise<Locator[]>;
  allInnerTexts(): Promise<string[]>;
  click(): Promise<void>;
  count(): Promise<number>;
  fill(text: string): Promise<void>;
  press(key: string): Promise<void>;
  first(): Locator;
  getByRole(role: "button" | "combobox" | "link" | "listitem", options?: { name: string }): Locator;
  filter(options: { hasText: string | RegExp }): Locator;
  selectOption(value: string | { index: number }): Promise<unknown>;
  waitFor(): Promise<void>;
}

/** Makes sure that Chromium and Playwright are installed. */
export function requireChromium(): void {
  installTools();
  requireProgram(CHROMIUM, { package: "chromium", variable: "CHROMIUM" });
}

/** Starts Chromium without a window and without background network requests, and with more arguments if necessary. */
export async function launchChromium(args: readonly string[] = []): Promise<Browser> {
  requireChromium();
  const { chromium } = await import(pathToFileURL(join(toolFolder("playwright-core"), "index.mjs")).href);
  return chromium.launch({ executablePath: CHROMIUM, args: [...CHROMIUM_ARGS, ...args] });
}
