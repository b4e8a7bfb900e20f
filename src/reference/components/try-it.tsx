import { toTryIt } from "../../interface/try-it.ts";
import type { OperationEntry } from "../site.ts";
import { usePage } from "./link.tsx";

/** A button that runs the request of the sample, and the place of a form that changes it. Hidden without JavaScript. */
export function TryIt({ entry }: { entry: OperationEntry }) {
  const { site } = usePage();
  return (
    <div class="try-it">
      <button type="button" class="run">
        Run
      </button>
      <details>
        <summary>Try it</summary>
        <JsonScript value={toTryIt(site.document, entry)} />
      </details>
    </div>
  );
}

/** Data for a script. */
export function JsonScript({ value }: { value: unknown }) {
  // A script element is not text: its content is not escaped, and "<" could begin the tag that ends it.
  const data = JSON.stringify(value).replaceAll("<", "\\u003c");
  return <script type="application/json" dangerouslySetInnerHTML={{ __html: data }} />;
}
