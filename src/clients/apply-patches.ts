/** Changes the code of a client. Throws an error if a patch finds nothing. */
export function applyPatches({ bodies, pages, others }: Patches, source: string): string {
  const parameters = new Map([...source.matchAll(bodies)].map(([, name, parameter]) => [name!, parameter!]));
  const [found, send] = pages;
  const addBody: Replace = (method, name) => {
    const parameter = parameters.get(name);
    return parameter ? send(method, parameter) : method;
  };
  return [[found, addBody] as const, ...others].reduce((code, [pattern, replacement]) => {
    const changed = code.replaceAll(pattern, replacement as string);
    if (changed === code) throw new Error(`Its code has nothing like ${pattern}.`);
    return changed;
  }, source);
}

type Replace = (match: string, ...groups: string[]) => string;

/** In the code of clients, the lines of a method follow each other without an empty one, so `(?:\n.+)*?` stays in it. */
export interface Patches {
  /** Matches the method of an operation with a body; its groups are the name, and the body's parameter. */
  bodies: RegExp;
  /** Matches a method for pages or items, up to the request; its group is the name. The function adds the body. */
  pages: readonly [RegExp, (method: string, parameter: string) => string];
  /** Other replacements, made in this order after those of pages. */
  others: readonly (readonly [RegExp, string])[];
}
