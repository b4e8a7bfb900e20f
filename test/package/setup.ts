/** Builds the packages that the tests pack and install. */
import { buildClient } from "../../scripts/build/client.ts";
import { buildMock } from "../../scripts/build/mock.ts";
import { buildSite } from "../../scripts/site/build-site.ts";
import { installTools } from "../tools/tools.ts";

export async function setup(): Promise<void> {
  installTools();
  await buildClient();
  await buildSite({ singlePage: false });
  await buildMock({ site: true });
}
