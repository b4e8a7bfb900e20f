import { unprocessable } from "./problems.ts";

/**
 * The text that the service shows in place of every secret. The mock calls no tool server, so it needs no secrets: it stores
 * this text instead, and no response, snapshot or file can reveal a secret.
 */
export const MASK = "****";

/** Throws a 422 if the URL has a user name or password (RFC 3986, section 3.2.1), because responses show the URL. */
export function refuseUserInfo(pointer: string, url: string): void {
  if (/^[^:/?#]+:\/\/[^/?#]*@/.test(url)) unprocessable(pointer, "must not contain a user name or password");
}
