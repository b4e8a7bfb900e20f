import { unprocessable } from "../../exchange/problems.ts";

/** Throws a 422 if the URL has a user name or password (RFC 3986, section 3.2.1), because responses show the URL. */
export function refuseUserInfo(pointer: string, url: string): void {
  if (/^[^:/?#]+:\/\/[^/?#]*@/.test(url)) unprocessable(pointer, "must not contain a user name or password");
}
