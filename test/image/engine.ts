/**
 * Builds the image and runs containers of it, with Docker where its daemon runs, and otherwise with Podman, which is installed
 * from Debian's packages if it is missing. Podman is used so that it works inside of a container or a virtual machine, too: with
 * images as plain folders, without control groups of its own, and without a network.
 */
import { execFile, execFileSync } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { requireProgram } from "../tools/system-package.ts";
import { BASE_IMAGE, createBaseImage } from "./base-image.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** Its images are kept apart from those of the user. */
const STORAGE = fileURLToPath(new URL("../../node_modules/.cache/containers", import.meta.url));
const IMAGE = "localhost/platform-api-mock:test";

/** Path of Podman. The environment variable PODMAN overrides the default, which is the path on Debian. */
const PODMAN = process.env.PODMAN ?? "/usr/bin/podman";
const PODMAN_ARGS = [
  // Podman refuses a path of more than 50 characters for its temporary files.
  ...["--root", STORAGE, "--runroot", join(tmpdir(), "platform-podman")],
  ...["--storage-driver=vfs", "--cgroup-manager=cgroupfs", "--runtime=runc"],
];

const LIMITS = ["--memory=512m", "--pids-limit=100", "--ulimit=nofile=1024:1024"];
/** Podman's default exceeds the limit in a container. It counts all processes of the user, including those of the host. */
const PODMAN_LIMITS = ["--ulimit=nproc=30000:30000"];

const command = hasDocker() ? ["docker"] : [PODMAN, ...PODMAN_ARGS];
const isPodman = command[0] === PODMAN;

function hasDocker(): boolean {
  try {
    // The command may be there without its daemon.
    execFileSync("docker", ["version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** Runs the engine, and resolves to its output. Rejects with it if the engine fails. */
export async function engine(...args: string[]): Promise<string> {
  const [file = "", ...first] = command;
  try {
    const options = { cwd: ROOT, timeout: 900_000, maxBuffer: 2 ** 28 };
    return (await promisify(execFile)(file, [...first, ...args], options)).stdout.trim();
  } catch (error) {
    const { message, stdout = "", stderr = "" } = error as Error & { stdout?: string; stderr?: string };
    throw new Error(`${stdout}${stderr}`.trim() || message, { cause: error });
  }
}

/** Builds the image from Containerfile. */
export async function buildImage(): Promise<void> {
  if (isPodman) {
    requireProgram(PODMAN, { package: "podman", variable: "PODMAN" });
    requireProgram("/usr/sbin/runc", { package: "runc", variable: "RUNC" });
    if (!(await succeeds(engine("image", "exists", BASE_IMAGE))) && !(await succeeds(engine("pull", BASE_IMAGE))))
      await createBaseImage(engine);
  }
  console.error(`Building the image with ${isPodman ? "Podman" : "Docker"} ...`);
  // The OCI format has no health check.
  const options = isPodman ? ["--format=docker", "--isolation=chroot", "--layers=false"] : [];
  await engine("build", ...options, "--file", "Containerfile", "--tag", IMAGE, ".");
}

async function succeeds(action: Promise<unknown>): Promise<boolean> {
  return action.then(
    () => true,
    () => false,
  );
}

export interface ImageConfig {
  readonly User: string;
  readonly Entrypoint: readonly string[];
  readonly Cmd: readonly string[];
  readonly ExposedPorts: object;
  readonly Volumes: object;
  readonly Healthcheck: { readonly Test: readonly string[] };
  readonly Labels: Readonly<Record<string, string>>;
}

export async function imageConfig(): Promise<ImageConfig> {
  const [{ Config, Healthcheck }] = JSON.parse(await engine("image", "inspect", IMAGE));
  return { Healthcheck, ...Config };
}

export interface Container {
  readonly id: string;
  /** Runs a program in it, and resolves to its output. */
  exec(...args: string[]): Promise<string>;
  /** Sends a request from inside, because the container need not have a network. */
  fetch(url: string, init?: RequestInit): Promise<{ status: number; body: Record<string, unknown> }>;
  /** Sends SIGTERM, and SIGKILL after 20 seconds. Resolves to the exit code. */
  stop(): Promise<number>;
}

/** Starts a container with the options of `run` and arguments for the mock; with limits, and without a network by default. */
export async function startContainer(options: readonly string[], ...args: string[]): Promise<Container> {
  const network = options.some((option) => option.startsWith("--network")) ? [] : ["--network=none"];
  const limits = isPodman ? [...LIMITS, ...PODMAN_LIMITS] : LIMITS;
  const id = await engine("run", "--detach", ...limits, ...network, ...options, IMAGE, ...args);
  return {
    id,
    exec: (...args) => engine("exec", id, ...args),
    async fetch(url, init = {}) {
      const request = `fetch(${JSON.stringify(url)}, ${JSON.stringify(init)})`;
      const program = `${request}.then(async (r) => console.log(JSON.stringify({ status: r.status, body: await r.json() })))`;
      return JSON.parse(await engine("exec", id, "node", "-e", program));
    },
    async stop() {
      await engine("stop", "-t", "20", id);
      return Number(await engine("inspect", "--format={{.State.ExitCode}}", id));
    },
  };
}

/** Removes a container, and the volumes that were created for it. */
export async function removeContainer({ id }: Container): Promise<void> {
  await engine("rm", "--force", "--volumes", id);
}
