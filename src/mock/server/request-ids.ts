/** The id of a request that belongs to no sandbox, such as one without a key: nothing counts those. */
export const UNCOUNTED = idOf(0);

/**
 * Ids of requests, counted within each sandbox from its start or last reset, so that tests with a key of their own get the
 * same ids whatever else the mock does.
 */
export function createRequestIds(): (sandbox: object | undefined) => string {
  const counts = new WeakMap<object, number>();
  return (sandbox) => {
    if (!sandbox) return UNCOUNTED;
    const count = (counts.get(sandbox) ?? 0) + 1;
    counts.set(sandbox, count);
    return idOf(count);
  };
}

function idOf(count: number): string {
  return `req_${count.toString(16).padStart(8, "0")}`;
}
