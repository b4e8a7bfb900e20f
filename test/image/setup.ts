/**
 * Builds the image of the mock, with Docker where its daemon runs. Otherwise with Podman, as root on Debian or Ubuntu; if the base
 * image cannot be pulled, it is made from packages of Debian and npm.
 */
import { requireRedis } from "../stores/redis-server.ts";
import { buildImage } from "./engine.ts";

export async function setup(): Promise<void> {
  requireRedis();
  await buildImage();
}
