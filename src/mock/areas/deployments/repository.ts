import { examples } from "../../../../generated/examples.ts";
import type { components } from "../../../../generated/types.ts";
import { hash } from "../../lib/hash.ts";

type Commit = components["schemas"]["DeploymentCommit"];
type Spec = components["schemas"]["ManagedDeploymentSpec"];

/** Those of the document's examples. */
const known = [examples.harborDeployment.managed!, examples.harborDeploymentChanging].map(({ spec }) => spec);

/** Any revision exists, except those whose name ends in `-unknown`, as unknown things do in the document's examples. */
export function revisionExists(revision: string): boolean {
  return !revision.endsWith("-unknown");
}

/** The code with the commit that its revision stands for; without one if the repository has no such revision. */
export function withCommit(spec: Spec): Spec {
  const revision = spec.revision ?? "main";
  const commit = revisionExists(revision) ? commitOf(spec.codehost_url, revision) : null;
  return { ...spec, commit, commit_sha: commit?.sha ?? null };
}

/** Made up, but always the same for the same revision. */
function commitOf(codehost_url: string, revision: string): Commit {
  const example = known.find((spec) => spec.codehost_url === codehost_url && spec.revision === revision);
  if (example?.commit) return example.commit;
  const digits = [0, 1, 2, 3, 4].map((part) =>
    hash(`${codehost_url} ${revision} ${part}`).toString(16).padStart(8, "0"),
  );
  const sha = /^[0-9a-f]{40}$/.test(revision) ? revision : digits.join("");
  return { sha, html_url: `${codehost_url.replace(/\/+$/, "")}/commit/${sha.slice(0, 12)}` };
}
