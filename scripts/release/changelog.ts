/** How `changeset version` writes CHANGELOG.md: the text of each changeset, without the commit that added it. */
interface Changeset {
  summary: string;
}

async function getReleaseLine({ summary }: Changeset): Promise<string> {
  return `- ${summary.trim().replaceAll("\n", "\n  ")}`;
}

/** Both packages always have the same version, so that a line about the other one would say nothing. */
async function getDependencyReleaseLine(): Promise<string> {
  return "";
}

export default { getReleaseLine, getDependencyReleaseLine };
