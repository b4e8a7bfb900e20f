/** Matches the use of an action, or of a workflow of another repository. Those of this repository start with a dot. */
const USES = /^\s*(?:- )?uses:\s*(?!\.\/)(\S+)(.*)$/;

/**
 * Returns a message for each action of a workflow that is not pinned by the full hash of a commit, with its version as a
 * comment: a tag can be moved to other code. Dependabot updates both.
 */
export function findUnpinnedActions(workflow: string): string[] {
  return workflow.split(/\r?\n/).flatMap((line, index) => {
    const [, action, comment = ""] = USES.exec(line) ?? [];
    if (!action || (/@[0-9a-f]{40}$/.test(action) && /^ # v\d+\.\d+\.\d+$/.test(comment))) return [];
    return `${index + 1}: ${action} must be pinned as in "owner/name@0123…cdef # v1.2.3", by the hash of a commit and its version.`;
  });
}
