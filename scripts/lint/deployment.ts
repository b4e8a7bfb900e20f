/** Checks the workflows of GitHub, compose.yaml and the Kubernetes manifest: `npm run lint -- deployment`. */
import { readdirSync, readFileSync } from "node:fs";
import { findComposeFaults, findManifestFaults, findWorkflowFaults } from "./deployment-faults.ts";

const WORKFLOWS = ".github/workflows";
const FILES: [string, (text: string) => string[] | Promise<string[]>][] = [
  ...readdirSync(WORKFLOWS).map((name) => [`${WORKFLOWS}/${name}`, findWorkflowFaults] as (typeof FILES)[number]),
  ["compose.yaml", findComposeFaults],
  ["src/mock/kubernetes.yaml", findManifestFaults],
];

for (const [file, findFaults] of FILES)
  for (const fault of await findFaults(readFileSync(file, "utf8"))) {
    console.error(`${file}: ${fault}`);
    process.exitCode = 1;
  }
if (!process.exitCode) console.log(`${FILES.map(([file]) => file).join(", ")} are valid.`);
