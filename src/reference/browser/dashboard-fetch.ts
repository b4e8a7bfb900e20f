/** Lets the sandbox in the browser answer what the dashboard asks the mock. Files of the site come from the site. */
import { remember } from "../../interface/settings.ts";
import { fetchFromSandbox } from "./sandbox.ts";
import { PAGE_KEY } from "./sandbox-key.ts";

const root = new URL("../", document.baseURI);
/** The documents of the API and of the control operations, which the mock for browsers does not have. */
const DOCUMENTS: Readonly<Record<string, string>> = {
  "openapi.json": "openapi.json",
  "_mock/openapi.json": "dashboard/control.json",
};
const fetchFromSite = globalThis.fetch;

remember("key", PAGE_KEY);
globalThis.fetch = (input, init) => {
  const url = input instanceof Request ? input.url : String(input);
  const [, path = ""] = /\/((?:(?:_mock|v1)\/.*)|openapi\.json)$/.exec(url) ?? [];
  const file = DOCUMENTS[path];
  if (file && location.protocol === "file:")
    return Promise.reject(new Error("Browsers load this from a web server only, and not from a folder of files."));
  if (file) return fetchFromSite(new URL(file, root));
  if (path === "") return fetchFromSite(input, init);
  return fetchFromSandbox(input instanceof Request ? input : new Request(`http://localhost/${path}`, init));
};
