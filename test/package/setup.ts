/** Builds the packages that the tests pack and install. */
import { buildClient } from "../../scripts/build/client.ts";
import { buildMock } from "../../scripts/build/mock.ts";
import { installTools } from "../tools/tools.ts";

export async function setup(): Promise<void> {
  installTools();
  await buildClient();
  await buildMock({ site: false });
}
