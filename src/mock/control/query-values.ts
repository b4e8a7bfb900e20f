/** Creates a function that returns all values of a parameter of a query string, decoded. It parses the query once. */
export function createQueryReader(query: string): (name: string) => readonly string[] {
  let values: Map<string, string[]> | undefined;
  return (name) => {
    values ??= readValues(query);
    return values.get(name) ?? [];
  };
}

function readValues(query: string): Map<string, string[]> {
  const values = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(query)) {
    const known = values.get(name);
    if (known) known.push(value);
    else values.set(name, [value]);
  }
  return values;
}
