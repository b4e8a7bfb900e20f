/** Runs the steps of a guide. The page loads this script when the reader first presses one of its buttons. */
import { render } from "preact";
import { createEventParser } from "../../core/event-parser.ts";
import { addEvent, type Exchange } from "../../interface/exchange.ts";
import { Result } from "../../interface/result.tsx";
import { type RunnableStep, runStep } from "../flow-runner.ts";
import { fetchFromSandbox, startSandbox } from "./sandbox.ts";
import { PAGE_KEY } from "./sandbox-key.ts";
import { ResetButton, SandboxPanel } from "./sandbox-panel.tsx";
import { readState } from "./sandbox-state.ts";

const top = document.querySelector<HTMLElement>(".try-it.all")!;
const status = top.querySelector("[role=status]")!;
// The page was built with them.
const steps = JSON.parse(top.querySelector("script")!.textContent!) as RunnableStep[];
const stop = document.createElement("button");
stop.type = "button";
stop.className = "stop";
stop.textContent = "Stop";
stop.hidden = true;
status.before(stop, " ");
stop.addEventListener("click", () => controller?.abort());
const offer = document.createElement("p");
status.after(offer);
const panel = document.createElement("div");
panel.className = "samples";
top.after(panel);
const buttons = [...document.querySelectorAll<HTMLButtonElement>(".try-it .run")];
/** What later steps take from the responses, and the steps that have run. */
const outputs = new Map<string, unknown>();
const done = new Set<string>();
let controller: AbortController | undefined;

for (const [index, button] of buttons.entries()) {
  // The first button is that of all steps; each step has one, in their order.
  button.addEventListener("click", () => runFrom(index - 1));
  if (button.ariaBusy) void runFrom(index - 1);
}

/** Runs a step, and those before it that have not run; or all again if it is -1. A step that fails is the last one. */
async function runFrom(chosen: number): Promise<void> {
  if (controller) return;
  controller = new AbortController();
  const { signal } = controller;
  stop.hidden = false;
  render(null, offer);
  if (chosen < 0) done.clear();
  const last = chosen < 0 ? steps.length - 1 : chosen;
  let current: RunnableStep | undefined;
  try {
    await startSandbox((part) => say(`Loading the mock, once: ${Math.round(part * 100)} %`));
    for (const [index, step] of steps.slice(0, last + 1).entries()) {
      if (index !== chosen && done.has(step.id)) continue;
      signal.throwIfAborted();
      current = step;
      say(`Step ${index + 1} of ${steps.length} …`);
      await run(step, signal, index !== chosen);
      done.add(step.id);
    }
    say(chosen < 0 ? `All ${steps.length} steps have run.` : `Step ${chosen + 1} has run.`);
    if (chosen < 0) render(<LastResponse />, offer);
  } catch (error) {
    const place = current ? `step ${steps.indexOf(current) + 1} of ${steps.length}` : "the start";
    if (signal.aborted) say(`Stopped at ${place}.`);
    else {
      say(`Failed at ${place}. ${(error as Error).message}`);
      if (current) {
        findPlace(current).scrollIntoView({ block: "nearest" });
        render(<Offer />, offer);
      }
    }
  }
  controller = undefined;
  stop.hidden = true;
  for (const button of buttons) button.ariaBusy = null;
  await refresh().catch(() => {});
}

function LastResponse() {
  return (
    <>
      See <a href={`#${steps.at(-1)!.id}`}>the last response</a>.
    </>
  );
}

/** What an earlier run, or the reader, has made is the most frequent reason why a step fails. */
function Offer() {
  const clear = () => {
    say("The sandbox was reset.");
    render(null, offer);
    void refresh();
  };
  return (
    <>
      What an earlier run has made may be in the way. <ResetButton onReset={clear} />
    </>
  );
}

/** Shows the sandbox. Once it has been reset, no step has run. */
async function refresh() {
  const state = await readState();
  if (state.changes.length === 0) done.clear();
  render(<SandboxPanel state={state} onChange={refresh} />, panel);
}

function say(text: string) {
  status.textContent = text;
}

/** Runs a step, and shows its response in place of the recorded one. That of a step whose button was not pressed is brief. */
async function run(step: RunnableStep, signal: AbortSignal, isBrief: boolean): Promise<void> {
  const started = performance.now();
  let exchange: Exchange = { running: true, ms: 0, violations: [], messages: {} };
  const elapsedMs = () => Math.round(performance.now() - started);
  const show = (changes: Partial<Exchange>) => {
    exchange = { ...exchange, ...changes, ms: elapsedMs() };
    const suffix = ` of step ${steps.indexOf(step) + 1}`;
    render(<Result exchange={exchange} address="" others={[]} suffix={suffix} isBrief={isBrief} />, findPlace(step));
  };
  /** Characters of a stream that have been read. */
  let read = 0;
  const parse = createEventParser({
    onEvent: ({ event = "message", id, data }) =>
      show(addEvent(exchange, { event, ...(id !== undefined && { id }), data: JSON.parse(data) }, elapsedMs())),
  });
  try {
    await runStep(step, {
      key: PAGE_KEY,
      fetch: fetchFromSandbox,
      signal,
      outputs,
      report({ status, headers, mediaType, text }) {
        const isStream = mediaType === "text/event-stream";
        show({ response: { status, statusText: "", headers }, ...(!isStream && { body: text }) });
        if (isStream) parse(text.slice(read));
        read = text.length;
      },
    });
  } catch (error) {
    show({ running: false, failure: signal.aborted ? "stopped" : { message: (error as Error).message } });
    throw error;
  }
  show({ running: false });
}

/** The place of the recorded response. */
function findPlace(step: RunnableStep): HTMLElement {
  const recorded = document.querySelectorAll(".step")[steps.indexOf(step)]!.querySelector("details.samples")!;
  const existing = recorded.previousElementSibling;
  if (existing?.classList.contains("answer")) return existing as HTMLElement;
  const place = document.createElement("div");
  place.className = "samples answer";
  recorded.before(place);
  (recorded as HTMLElement).hidden = true;
  return place;
}
