/** Decodes a query string: the value of each parameter, or a list if it has several. */
export function readQuery(text: string): Record<string, string | string[]> {
  // Without a prototype, so that a parameter may have any name.
  const query = Object.create(null) as Record<string, string | string[]>; // Object.create is typed as any.
  if (text === "") return query;
  for (const [name, value] of new URLSearchParams(text)) {
    const before = query[name];
    if (before === undefined) query[name] = value;
    else if (Array.isArray(before)) before.push(value);
    else query[name] = [before, value];
  }
  return query;
}

/** Creates a function that returns all values of a parameter of a query string, decoded. It parses the query once. */
export function createQueryReader(text: string): (name: string) => readonly string[] {
  let query: Record<string, string | string[]> | undefined;
  return (name) => {
    query ??= readQuery(text);
    return [query[name] ?? []].flat();
  };
}
