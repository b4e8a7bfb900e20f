import { toTryIt } from "../../interface/try-it.ts";
import type { OperationEntry } from "../site.ts";
import { usePage } from "./link.tsx";

/** The place of a form that sends a request, which a script fills. Hidden without JavaScript. */
export function TryIt({ entry }: { entry: OperationEntry }) {
  return (
    <details class="try-it">
      <summary>Try it</summary>
      <TryItData entry={entry} />
    </details>
  );
}

/** The request with which the form starts: that of the sample, or the named example of the body. */
export function TryItData({ entry, request }: { entry: OperationEntry; request?: string | undefined }) {
  const { site } = usePage();
  // A script element is not text: its content is not escaped, and "<" could begin the tag that ends it.
  const data = JSON.stringify(toTryIt(site.document, entry, request)).replaceAll("<", "\\u003c");
  return <script type="application/json" data-part="request-data" dangerouslySetInnerHTML={{ __html: data }} />;
}
