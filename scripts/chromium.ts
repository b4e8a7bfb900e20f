import { type Browser, chromium } from "playwright-core";

const ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Where Chromium is: Debian's place, unless the environment variable CHROMIUM names another. */
export const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";

/** Starts Chromium headless, with nothing in it that calls home. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: CHROMIUM, args: ARGUMENTS });
}
