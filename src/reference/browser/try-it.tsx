/** Runs requests of the page. The page loads this script when the reader first presses "Run" or opens "Try it". */
import "../try-it.css";
import { cloneElement, render, type VNode } from "preact";
import { textsIn } from "../../core/texts-in.ts";
import type { Exchange } from "../../interface/exchange.ts";
import { Form } from "../../interface/form.tsx";
import { changeSamples } from "../../interface/samples.ts";
import { defaultAddress } from "../../interface/settings.ts";
import type { TryIt } from "../../interface/try-it.ts";
import { renderForm } from "./form-samples.ts";
import { loadLater } from "./later.ts";
import { OwnIds, replaceId } from "./own-ids.tsx";
import { fetchFromSandbox, startSandbox } from "./sandbox.ts";
import { PAGE_KEY } from "./sandbox-key.ts";
import { Clock, NextCalls, SandboxPanel } from "./sandbox-panel.tsx";
import { isOwn, readState, type SandboxState } from "./sandbox-state.ts";

const place = document.querySelector<HTMLElement>(".try-it")!;
const details = place.querySelector("details")!;
/** The example of the response, whose place the result takes. The choice of another example replaces it. */
const findExample = () => document.querySelector<HTMLElement>('[data-tabs="Status"]');

/** On the first screen, below the method and path. */
const idNote = document.createElement("p");
idNote.role = "status";
document.querySelector(".endpoint")?.after(idNote);
const progress = append(place);
const offers = append(place);
const note = append(place);
note.role = "status";
const form = append(details);
const answer = document.createElement("div");
answer.className = "samples answer";
answer.hidden = true;
place.after(answer);
const panel = document.createElement("div");
panel.className = "samples";
(findExample() ?? answer).after(panel);
/** The section about states, if there is one. */
const states = document.getElementById("state")?.parentElement;
const clock = states && append(states);

const own = { key: PAGE_KEY, fetch: fetchFromSandbox, start: () => startSandbox(showProgress) };
let forms = 0;
/** What the form sends until the reader changes it. */
let shown = "";
/** What the shown result responds to. */
let sent = "";
let tryIt: TryIt;
/** The id of the address, until the form has it. */
let pendingId: string | null;
/** The texts of the last response. */
let received: string[] = [];
let shownResult: VNode | undefined;
/** True if a model has generated the response, which the mock invents. */
let isInvented = false;
showForm();
details.addEventListener("input", showNote);
details.addEventListener("submit", submitWithId, { capture: true });
document.addEventListener("example", () => {
  // The reader would lose the changes.
  if (readRequest() === shown) showForm();
  else shown = "";
  showNote();
  showExample();
  void chooseId().then(refresh);
});
for (const button of place.querySelectorAll<HTMLButtonElement>("button.run")) {
  button.addEventListener("click", () => run(button));
}
void start();

/** Shows a new form with the request of the example that the reader has chosen. */
function showForm() {
  // The page was built with it, and the choice of an example replaces it.
  tryIt = JSON.parse(details.querySelector("script")!.textContent!) as TryIt;
  const address = defaultAddress(new URL(document.body.dataset.root ?? "", location.href), tryIt.server);
  render(<Form key={forms++} tryIt={tryIt} address={address} local={own} showResult={showResult} />, form);
  shown = readRequest();
  pendingId = new URLSearchParams(location.search).get("id");
  showNote();
}

/** The fields of the form, except for where it is sent and with which key. */
function readRequest(): string {
  const fields = [...new FormData(details.querySelector("form")!)];
  return JSON.stringify(fields.filter(([name]) => name === "body" || name.includes(".")));
}

/** Says that the reader has changed the request, which the samples then show. */
function showNote() {
  const request = readRequest();
  const isChanged = request !== shown;
  answer.classList.toggle("outdated", request !== sent);
  const clients = globalThis.laterParts?.clients;
  const samples = isChanged ? renderForm(tryIt, new FormData(details.querySelector("form")!), clients) : {};
  if (samples) changeSamples(samples);
  if (isChanged && !clients) void loadLater().then((later) => later && showNote());
  render(
    isChanged ? (
      <p class="hint">
        You have changed the request.{samples ? " Run and the samples have the change." : ""}{" "}
        <button type="button" onClick={takeExample}>
          Use the example
        </button>
      </p>
    ) : null,
    note,
  );
}

function takeExample() {
  showForm();
  void chooseId().then(refresh);
}

/** Shows the state of the sandbox, puts the id of the address into the form, and continues with a pressed button. */
async function start() {
  await own
    .start()
    .then(chooseId)
    .then(refresh, () => {});
  progress.remove();
  const pressed = place.querySelector<HTMLButtonElement>("button.run[aria-busy]");
  if (pressed) run(pressed);
}

function run(button: HTMLButtonElement) {
  button.ariaBusy = null;
  details.querySelector("form")!.requestSubmit();
}

function showProgress(part: number) {
  const percent = Math.round(part * 100);
  render(
    <p class="hint">
      {percent < 100 ? "Loading" : "Starting"} the mock, once:{" "}
      <progress value={percent} max={100} aria-label="Loading the mock" />
    </p>,
    progress,
  );
}

/** Shows the result in place of the example. */
function showResult(result: VNode, exchange: Exchange | undefined) {
  if (!exchange) return;
  const isDone = !exchange.running && !answer.dataset.done;
  answer.dataset.done = exchange.running ? "" : "true";
  answer.hidden = false;
  const example = findExample();
  if (example) example.hidden = true;
  shownResult = result;
  isInvented = exchange.texts !== undefined || /"usage":/.test(exchange.body ?? "");
  if (exchange.running) received = [];
  renderAnswer();
  if (!isDone) return;
  received = exchange.events ? [...textsIn(exchange.events)] : readTexts(exchange.body ?? "");
  void refresh();
}

/** The result, and what comes next for the resource that a request has created. */
function renderAnswer(changes: SandboxState["changes"] = []) {
  if (!shownResult) return;
  const known = listIds();
  const created = changes.find((change) => isOwn(change) && received.includes(change.id) && !known.includes(change.id));
  render(
    <>
      {cloneElement(
        shownResult,
        {},
        isInvented ? (
          <p class="hint">The mock has no model: it invents the texts, whatever the instructions say.</p>
        ) : null,
        created && tryIt.method !== "get" ? <NextCalls change={created} /> : null,
      )}
      {findExample() ? (
        <button type="button" onClick={showExample}>
          Show the example
        </button>
      ) : null}
    </>,
    answer,
  );
}

function showExample() {
  answer.hidden = true;
  const example = findExample();
  if (example) example.hidden = false;
}

async function refresh() {
  const state = await readState();
  const change = (from: string, to: string) => {
    putId(from, to);
    void refresh();
  };
  render(<SandboxPanel state={state} onChange={refresh} />, panel);
  renderAnswer(state.changes);
  render(<OwnIds state={state} ids={listIds()} onChoose={change} />, offers);
  if (clock) render(<Clock state={state} onChange={refresh} />, clock);
  if (states) markState(states, state);
}

/** Marks the state that the resource of the response, or else of the request, is in. */
function markState(section: HTMLElement, { changes }: SandboxState) {
  section.querySelector(".yours")?.remove();
  const ids = [...received, ...listIds()];
  const own = ids.map((id) => changes.find((change) => change.id === id)).find((change) => change?.after);
  const state = [...section.querySelectorAll(".changes > li > p > code")].find((code) => {
    // Such as `status: QUEUED | RUNNING`.
    const [name = "", values] = code.textContent!.split(": ");
    return values?.split(" | ").includes(String(own?.after?.[name]));
  });
  const mark = document.createElement("span");
  mark.className = "yours";
  mark.textContent = ` yours: ${own?.id}`;
  state?.after(mark);
}

/** The texts of the request that may be ids. */
function listIds(): string[] {
  const { elements } = details.querySelector("form")!;
  const texts = Array.from(elements, (field) => (field as HTMLInputElement).value ?? "");
  return [...new Set(texts.flatMap((text) => [text, ...readTexts(text)]))];
}

function readTexts(json: string): string[] {
  try {
    return [...textsIn(JSON.parse(json))];
  } catch {
    return [];
  }
}

/** Puts the id of the address in place of the example's: that of the same list, or else, if no list has it, the most similar. */
async function chooseId(): Promise<void> {
  if (!pendingId) return;
  const { lists, changes } = await own
    .start()
    .then(readState)
    .catch(() => ({ lists: new Map<string, string>(), changes: [] }));
  const id = pendingId;
  pendingId = null;
  const ids = listIds();
  if (!id || ids.includes(id)) return;
  const list = changes.find((change) => change.id === id)?.list ?? lists.get(id);
  // Such as `ag_`.
  const prefix = /^[a-z]+_/.exec(id)?.[0];
  const from =
    ids.find((text) => list !== undefined && lists.get(text) === list) ??
    ids.find((text) => prefix && text.startsWith(prefix)) ??
    ids.find((text) => lists.has(text)) ??
    details.querySelector<HTMLInputElement>('[name^="path."]')?.value;
  if (!from) return;
  putId(from, id);
  render(
    <>
      The samples and Run use <code>{id}</code>, from the link that led here.
    </>,
    idNote,
  );
}

/** Sends nothing before the form has the id of the address, in place of which another resource would be changed. */
async function submitWithId(event: Event) {
  if (!pendingId) {
    sent = readRequest();
    return showNote();
  }
  event.preventDefault();
  event.stopPropagation();
  await chooseId();
  details.querySelector("form")!.requestSubmit();
}

function putId(from: string, to: string) {
  shown = shown.replaceAll(from, to);
  replaceId(details.querySelector("form")!, from, to);
}

function append(parent: Element): HTMLElement {
  const element = document.createElement("div");
  parent.append(element);
  return element;
}
