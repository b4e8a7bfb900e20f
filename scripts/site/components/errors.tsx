import type { Operation } from "../../generate/document.ts";
import { listErrors, pagePaths, readName } from "../site.ts";
import { Link, usePage } from "./link.tsx";
import { Prose } from "./prose.tsx";
import { Scroll } from "./scroll.tsx";

/** Remedies for callers, by the status of the error. */
export const REMEDIES: Record<string, string> = {
  "400": "Correct the syntax of the request. The same request would fail again.",
  "401": "Send a valid API key, and the user's token where the operation needs one.",
  "403": "Ask for the permission, or ask somebody who has it.",
  "404": "Check the ids in the path and the body. A deleted resource does not come back.",
  "405": "Use a method that the header `Allow` lists.",
  "406": "Accept the media type of the response, or omit `Accept`.",
  "409": "Read the current state, and send the request again when it allows it.",
  "413": "Send a smaller body, or several requests.",
  "415": "Send the documented `Content-Type`.",
  "422": "Correct each violation in `errors`. Its `pointer` is the place.",
  "429": "Wait for the number of seconds in `Retry-After`, then send the request again.",
  "500": "Check whether the request took effect before you send it again.",
  "503": "Wait for the number of seconds in `Retry-After`, then send the request again.",
};

/** The errors of an operation. Each row has an anchor. */
export function Errors({ operation }: { operation: Operation }) {
  return (
    <>
      <Bodies operation={operation} />
      <Table operation={operation} />
    </>
  );
}

/** The schemas of the bodies, each with its statuses. */
function Bodies({ operation }: { operation: Operation }) {
  const { site } = usePage();
  const statuses = new Map<string, string[]>();
  for (const { status, response } of listErrors(site.document, operation)) {
    for (const { schema } of Object.values(response.content ?? {})) {
      const name = readName(schema);
      if (name) statuses.set(name, [...(statuses.get(name) ?? []), status]);
    }
  }
  return (
    <p class="facts">
      Bodies:{" "}
      {[...statuses].map(([name, list], index) => [
        index > 0 ? "; " : "",
        <Link key={name} to={pagePaths.schema(name)}>
          {name}
        </Link>,
        ` with ${list.join(", ")}`,
      ])}
    </p>
  );
}

function Table({ operation }: { operation: Operation }) {
  const { site } = usePage();
  return (
    <Scroll label="Errors by status">
      <table>
        <thead>
          <tr>
            <th>Status</th>
            <th>When</th>
            <th>What to do</th>
          </tr>
        </thead>
        <tbody>
          {listErrors(site.document, operation).map(({ status, response }) => (
            <tr key={status} id={`error-${status}`}>
              <td>
                <a class="anchor" href={`#error-${status}`}>
                  {status}
                </a>
              </td>
              <td>
                <Prose inline text={response.description} />
              </td>
              <td>
                <Prose inline text={REMEDIES[status] ?? ""} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}
