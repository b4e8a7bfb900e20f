/** The height of the header, in pixels, which covers the top of the page. */
const HEADER = 56;

/** Loads the form of "Try it", which includes the client, when it is first opened. */
export function addTryIt() {
  const details = document.querySelector<HTMLDetailsElement>("details.try-it");
  details?.addEventListener("toggle", () => load(details), { once: true });
  // The samples above it disappear, which may move it out of view.
  details?.addEventListener("toggle", () => {
    if (details.open && details.getBoundingClientRect().top < HEADER) details.scrollIntoView();
  });
}

function load(details: HTMLDetailsElement) {
  const assets = `${document.body.dataset.root}assets`;
  const style = document.createElement("link");
  style.rel = "stylesheet";
  style.href = `${assets}/try-it.css`;
  const script = document.createElement("script");
  script.src = `${assets}/try-it.js`;
  script.addEventListener("error", () => details.append("The form could not be loaded. Reload the page to try again."));
  document.head.append(style, script);
}
