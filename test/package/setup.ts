/** Builds the packages that the tests pack and install, unless `PACKAGES_BUILT` says that `npm run build` has just done so. */
import { buildClient } from "../../scripts/build/client.ts";
import { buildMcp } from "../../scripts/build/mcp.ts";
import { buildMock } from "../../scripts/build/mock.ts";
import { buildSite } from "../../src/reference/build-site.ts";
import { installTools } from "../tools/tools.ts";

export async function setup(): Promise<void> {
  installTools();
  if (process.env.PACKAGES_BUILT === "true") return;
  await buildClient();
  await buildSite({ singlePage: false });
  await buildMock({ site: true });
  await buildMcp();
}
