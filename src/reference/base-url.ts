/** Reads the address of the published site from an option. Throws an error with an example of an address. */
export function readBaseUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.search !== "" || url.hash !== "")
    throw new Error(`--base-url takes an address such as https://docs.example/platform/, not ${text}.`);
  // Without the slash, relative addresses would begin one folder higher.
  if (!url.pathname.endsWith("/")) url.pathname += "/";
  return url;
}
