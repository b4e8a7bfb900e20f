/**
 * Builds the image of the mock and tests containers of it: `npm run test:image`. With Docker where its daemon runs. Otherwise
 * with Podman, as root on Debian or Ubuntu; if the base image cannot be pulled, it is made from packages of Debian and npm.
 */
import { startVitest } from "vitest/node";
import { buildImage } from "../test/image/engine.ts";
import { requireRedis } from "../test/stores/redis-server.ts";

try {
  requireRedis();
  await buildImage();
  await startVitest("test", process.argv.slice(2), { project: "image", watch: false });
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
