/** Items that are compared with a question. */
const MAX_ITEMS = 1000;

/** The item whose description shares the most words with the question; the first of several such items. */
export function mostRelevant<T>(question: string, items: readonly T[], describe: (item: T) => string): T | undefined {
  const topics = extractTopics(question);
  let best: { item: T; shared: number } | undefined;
  for (const item of items.slice(0, MAX_ITEMS)) {
    const shared = countShared(topics, describe(item));
    if (!best || shared > best.shared) best = { item, shared };
  }
  return best?.item;
}

/** Number of words that the question and the description share. */
export function relevance(question: string, description: string): number {
  return countShared(extractTopics(question), description);
}

function countShared(topics: ReadonlySet<string>, description: string): number {
  const described = extractTopics(description);
  return [...topics].filter((word) => described.has(word)).length;
}

/** Only the end of a longer text is used, because it contains the question. */
const MAX_CHARACTERS = 2000;

const STOP_WORDS = new Set(
  "about after and answer for from hello have help please question that the this what when where which with you your".split(
    " ",
  ),
);

function extractTopics(text: string): Set<string> {
  const words = text
    .slice(-MAX_CHARACTERS)
    // A question about low or high water is about the tide.
    .replace(/\b(?:low|high) water\b/gi, "$& tide")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.replace(/s$/, ""));
  return new Set(words.filter((word) => word.length > 2 && !STOP_WORDS.has(word)));
}
