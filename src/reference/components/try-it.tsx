import type { ComponentChildren } from "preact";
import { toTryIt } from "../../interface/try-it.ts";
import { excerptClients } from "../../samples/languages/excerpt.ts";
import type { OperationEntry } from "../site.ts";
import { usePage } from "./link.tsx";

/** A button that runs the request of the sample, and the place of a form that changes it. Hidden without JavaScript. */
export function TryIt({ entry, children }: { entry: OperationEntry; children?: ComponentChildren }) {
  const { site, later } = usePage();
  if (later && site.clients) later.clients = excerptClients(site.clients, entry.id);
  return (
    <div class="try-it">
      <RunButton label="Run" />
      {children}
      <details>
        <summary>Try it</summary>
        <TryItData entry={entry} />
      </details>
    </div>
  );
}

/** The request with which the form starts: that of the sample, or the named example of the body. */
export function TryItData({ entry, request }: { entry: OperationEntry; request?: string | undefined }) {
  const { site } = usePage();
  return <JsonScript value={toTryIt(site.document, entry, request)} part="request-data" />;
}

/** A script sends the request in the page when it is pressed. Inside of an element with the class `try-it`. */
export function RunButton({ label }: { label: string }) {
  return (
    <button type="button" class="run">
      {label}
    </button>
  );
}

/** Data for a script. An example replaces what has the name of a part. */
export function JsonScript({ value, part }: { value: unknown; part?: string }) {
  // A script element is not text: its content is not escaped, and "<" could begin the tag that ends it.
  const data = JSON.stringify(value).replaceAll("<", "\\u003c");
  return <script type="application/json" data-part={part} dangerouslySetInnerHTML={{ __html: data }} />;
}
