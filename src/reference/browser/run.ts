import { loadStyle } from "./load-style.ts";

/**
 * Loads what runs requests, which includes the client, when the reader first presses "Run" or opens "Try it", and at once for
 * an id in the address, which the samples then have. The script continues with the pressed button, which is busy until then.
 */
export function addRun() {
  const places = document.querySelectorAll<HTMLElement>(".try-it");
  for (const place of places) {
    place.querySelector("details")?.addEventListener("toggle", load, { once: true });
    for (const button of place.querySelectorAll<HTMLButtonElement>("button.run"))
      button.addEventListener("click", () => {
        button.ariaBusy ??= "true";
        load();
      });
  }
  if (places.length > 0 && /[?&]id=/.test(location.search)) load();
}

function load() {
  const { head, body } = document;
  if (head.querySelector("#run")) return;
  document.querySelector(".not-loaded")?.remove();
  loadStyle("try-it");
  const script = document.createElement("script");
  script.id = "run";
  script.src = `${body.dataset.root}assets/${document.querySelector(".try-it.all") ? "guide" : "try-it"}.js`;
  script.addEventListener("error", () => {
    script.remove();
    for (const button of document.querySelectorAll(".try-it .run")) button.ariaBusy = null;
    const message = document.createElement("p");
    message.className = "not-loaded";
    message.textContent = "This could not be loaded. Press Run to try again.";
    document.querySelector(".try-it")!.append(message);
  });
  head.append(script);
}
