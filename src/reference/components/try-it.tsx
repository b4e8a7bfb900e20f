import { toTryIt } from "../../interface/try-it.ts";
import type { OperationEntry } from "../site.ts";
import { usePage } from "./link.tsx";

/** The place of a form that sends a request, which a script fills. Hidden without JavaScript. */
export function TryIt({ entry }: { entry: OperationEntry }) {
  const { site } = usePage();
  // A script element is not text: its content is not escaped, and "<" could begin the tag that ends it.
  const data = JSON.stringify(toTryIt(site.document, entry)).replaceAll("<", "\\u003c");
  return (
    <details class="try-it">
      <summary>Try it</summary>
      <script type="application/json" dangerouslySetInnerHTML={{ __html: data }} />
    </details>
  );
}
