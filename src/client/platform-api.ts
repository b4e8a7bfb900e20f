/**
 * The type of `client.api`. Importing `platform-api/types` fills it in; until then it is empty, because the types of
 * openapi-fetch are expensive to compile.
 */
// biome-ignore lint/suspicious/noEmptyInterface: types.ts merges with it
export interface PlatformApi {}
