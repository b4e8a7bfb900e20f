/** The form of "Try it". The page loads this script when the reader opens it. */
import "../try-it.css";
import { render } from "preact";
import { Form } from "../../interface/form.tsx";
import { defaultAddress } from "../../interface/settings.ts";
import type { TryIt } from "../../interface/try-it.ts";

const details = document.querySelector("details.try-it")!;
const container = document.createElement("div");
details.append(container);
let shown = 0;
show();
document.addEventListener("example", show);

/** Shows a new form with the request of the example that the reader has chosen. */
function show() {
  // The page was built with it, and the choice of an example replaces it.
  const tryIt = JSON.parse(details.querySelector("script")!.textContent!) as TryIt;
  const address = defaultAddress(new URL(document.body.dataset.root ?? "", location.href), tryIt.server);
  render(<Form key={shown++} tryIt={tryIt} address={address} />, container);
}
