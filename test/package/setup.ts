/** Builds the packages that the tests pack and install. */
import { buildClient } from "../../scripts/build/client.ts";
import { buildMock } from "../../scripts/build/mock.ts";

export async function setup(): Promise<void> {
  await buildClient();
  await buildMock({ site: false });
}
