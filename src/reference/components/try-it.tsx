import { toTryIt } from "../../interface/try-it.ts";
import type { OperationEntry } from "../site.ts";
import { usePage } from "./link.tsx";

/** A button that runs the request of the sample, and the place of a form that changes it. Hidden without JavaScript. */
export function TryIt({ entry }: { entry: OperationEntry }) {
  const { site } = usePage();
  return (
    <div class="try-it">
      <RunButton label="Run" />
      <details>
        <summary>Try it</summary>
        <JsonScript value={toTryIt(site.document, entry)} />
      </details>
    </div>
  );
}

/** A script sends the request in the page when it is pressed. Inside of an element with the class `try-it`. */
export function RunButton({ label }: { label: string }) {
  return (
    <button type="button" class="run">
      {label}
    </button>
  );
}

/** Data for a script. */
export function JsonScript({ value }: { value: unknown }) {
  // A script element is not text: its content is not escaped, and "<" could begin the tag that ends it.
  const data = JSON.stringify(value).replaceAll("<", "\\u003c");
  return <script type="application/json" dangerouslySetInnerHTML={{ __html: data }} />;
}
