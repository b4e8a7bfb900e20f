import type { components } from "../../../../generated/mock-types.ts";
import { hash } from "../../lib/hash.ts";
import type { Sandbox } from "../tables.ts";
import { commitKey } from "./state.ts";

type Commit = components["schemas"]["DeploymentCommit"];
type Spec = components["schemas"]["ManagedDeploymentSpec"];

/** Returns false if the name ends in `-unknown`, as names of unknown resources do in the examples. */
export function revisionExists(revision: string): boolean {
  return !revision.endsWith("-unknown");
}

/** Adds the commit that the revision points to, or null if the repository has no such revision. */
export function withCommit(sandbox: Sandbox, spec: Spec): Spec {
  const { codehost_url, revision } = spec;
  const commit = revisionExists(revision) ? findCommit(sandbox, codehost_url, revision) : null;
  return { ...spec, commit, commit_sha: commit?.sha ?? null };
}

/** The commit from the seed or, if it has none, one derived from the revision. */
function findCommit(sandbox: Sandbox, codehost_url: string, revision: string): Commit {
  const seeded = sandbox.commits.get(commitKey({ codehost_url, revision }));
  if (seeded) return seeded.commit;
  const digits = [0, 1, 2, 3, 4].map((part) =>
    hash(`${codehost_url} ${revision} ${part}`).toString(16).padStart(8, "0"),
  );
  const sha = /^[0-9a-f]{40}$/.test(revision) ? revision : digits.join("");
  return { sha, html_url: `${codehost_url.replace(/\/+$/, "")}/commit/${sha.slice(0, 12)}` };
}
