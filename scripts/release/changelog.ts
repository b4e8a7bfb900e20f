/** Lets `changeset version` write the text of each changeset to CHANGELOG.md, without the commit that added it. */
async function getReleaseLine({ summary }: { summary: string }): Promise<string> {
  return `- ${summary.trim().replaceAll("\n", "\n  ")}`;
}

/** Writes no line about the other package, because both always have the same version. */
async function getDependencyReleaseLine(): Promise<string> {
  return "";
}

export default { getReleaseLine, getDependencyReleaseLine };
