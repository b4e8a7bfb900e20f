import { Skipped } from "./skipped.ts";
import type { Target } from "./target.ts";

/** Operations that affect other members of an organization, or what nobody can restore. They need `--allow`. */
export const GUARDED: readonly string[] = [
  "connectors.shareToOrganization",
  "connectors.unshareFromOrganization",
  "connectors.activate",
  "connectors.deactivate",
  "workflows.archiveMany",
  "workflows.unarchiveMany",
  "workflows.archive",
  "workflows.unarchive",
  "models.delete",
  "models.archive",
  "models.unarchive",
  "retrieval.deployments.register",
];

/** Throws `Skipped` if a valid request could affect others, and the user has not allowed it. */
export function skipIfGuarded({ data, allow = [] }: Target, id: string, body: unknown): void {
  if (data !== "own") return;
  // A connector can be shared when it is created.
  const shares = (body as { visibility?: string } | undefined | null)?.visibility === "shared_org";
  const needed = shares ? "connectors.shareToOrganization" : id;
  if (GUARDED.includes(needed) && !allow.includes(needed))
    throw new Skipped(`it may affect others: pass --allow ${needed}`);
}
