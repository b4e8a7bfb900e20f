/** Makes sure that there is a browser. The site must have been built. */
import { requireChromium } from "../tools/chromium.ts";

export function setup(): void {
  requireChromium();
}
