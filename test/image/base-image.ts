/** Makes an image like Node.js's own from packages of Debian and npm, where no registry of images can be reached. */
import { execFileSync } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "../../src/programs/programs.ts";
import { requireProgram } from "../tools/system-package.ts";
import { installTools, runtimeBinary, toolFolder } from "../tools/tools.ts";

/** The default of NODE_IMAGE in Containerfile. */
export const BASE_IMAGE = "docker.io/library/node:24.21.0-bookworm-slim";

const CERTIFICATES = "/etc/ssl/certs/ca-certificates.crt";

/** Creates the image with the engine. Requires root on Debian or Ubuntu. */
export async function createBaseImage(engine: (...args: string[]) => Promise<string>): Promise<void> {
  const debootstrap = "/usr/sbin/debootstrap";
  requireProgram(debootstrap, { package: "debootstrap", variable: "DEBOOTSTRAP" });
  console.error(`${BASE_IMAGE} cannot be pulled. Making an image like it from Debian's packages ...`);
  installTools();
  const folder = await mkdtemp(join(tmpdir(), "platform-image-"));
  try {
    const root = join(folder, "root");
    execFileSync(debootstrap, ["--variant=minbase", "bookworm", root], { stdio: "ignore" });
    const packages = join(root, "usr/local/lib/node_modules");
    await cp(runtimeBinary("node-24", "bin/node"), join(root, "usr/local/bin/node"));
    await mkdir(packages, { recursive: true });
    await cp(toolFolder("npm"), join(packages, "npm"), { recursive: true });
    for (const name of ["npm", "npx"])
      await symlink(`../lib/node_modules/npm/bin/${name}-cli.js`, join(root, "usr/local/bin", name));
    await run("useradd", ["--root", root, "--uid", "1000", "--user-group", "--create-home", "node"], folder);
    // Node.js in the image trusts the same certificates as here, such as that of a proxy.
    const certificates = process.env.NODE_EXTRA_CA_CERTS;
    if (certificates) {
      await mkdir(join(root, "etc/ssl/certs"), { recursive: true });
      await writeFile(join(root, CERTIFICATES), await readFile(certificates));
    }
    await run("tar", ["--create", "--file", "root.tar", "--directory", "root", "."], folder);
    const variable = certificates ? `ENV NODE_EXTRA_CA_CERTS=${CERTIFICATES}\n` : "";
    await writeFile(join(folder, "Containerfile"), `FROM scratch\nADD root.tar /\n${variable}CMD ["node"]\n`);
    await writeFile(join(folder, ".containerignore"), "root\n");
    await engine("build", "--isolation=chroot", "--layers=false", "--tag", BASE_IMAGE, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
