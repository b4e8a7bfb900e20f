/** Builds the packages that the recipes use, which one of them does in Chromium. */
import { setup as buildPackages } from "../package/setup.ts";
import { requireChromium } from "../tools/chromium.ts";

export async function setup(): Promise<void> {
  requireChromium();
  await buildPackages();
}
