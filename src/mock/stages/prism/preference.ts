/** The response that a request prefers to the handler's, by `Prefer` (RFC 7240) with the preferences of Prism. */
export interface Preference {
  readonly code?: number;
  readonly example?: string;
  readonly dynamic: boolean;
}

/** The response that a request prefers, with its operation and media type. */
export type Preferred = readonly [operationId: string, preference: Preference, mediaType: string];

/** Reads these preferences; undefined if the header has none. Others may be ignored (RFC 7240 section 2). */
export function readPreference(header: string | undefined): Preference | undefined {
  if (header === undefined) return undefined;
  const preferences = new Map<string, string>();
  for (const [, name, quoted, plain] of header.matchAll(
    /(?:^|[,;])\s*(code|example|dynamic)\s*=\s*(?:"([^"]*)"|([^\s,;]+))/gi,
  ))
    preferences.set(name!.toLowerCase(), quoted ?? plain ?? "");
  if (preferences.size === 0) return undefined;
  const example = preferences.get("example");
  const code = preferences.get("code");
  return {
    dynamic: preferences.get("dynamic") === "true",
    ...(code === undefined ? {} : { code: Number(code) }),
    ...(example === undefined ? {} : { example }),
  };
}
