import type { Flow, FlowStep } from "../../core/flows.ts";
import { renderFunctionPrograms } from "../../samples/function-programs.ts";
import { renderManyRequests } from "../../samples/many-requests.ts";
import type { Sample } from "../../samples/samples.ts";
import { WAITS } from "../../samples/typescript.ts";
import { Cards } from "../components/cards.tsx";
import { Code } from "../components/code.tsx";
import { Layout } from "../components/layout.tsx";
import { Link, usePage } from "../components/link.tsx";
import { Prose } from "../components/prose.tsx";
import { Samples, toSource } from "../components/samples.tsx";
import { Section } from "../components/section.tsx";
import { JsonScript, RunButton } from "../components/try-it.tsx";
import { describeConditions, type RecordedResponse, toRunnable } from "../record-flow.ts";
import { pagePaths } from "../site.ts";

/** A flow, with the samples of each step and the mock's response to it. */
export interface Guide {
  flow: Flow;
  samples: Sample[][];
  responses: RecordedResponse[];
}

export function GuidePage({ guides, guide }: { guides: Guide[]; guide: Guide }) {
  const { flow } = guide;
  const next = guides[guides.indexOf(guide) + 1];
  const { site } = usePage();
  return (
    <Layout
      head={{ title: flow.title, description: flow.goal }}
      crumbs={<Link to="guides/">Guides</Link>}
      guides={guides.map(({ flow }) => flow)}
      wide
    >
      <h1>{flow.title}</h1>
      <p class="lead">{flow.goal}</p>
      <div class="try-it all">
        <RunButton label="Run all" /> <span role="status">In this page, without a server or an account.</span>
        <JsonScript value={toRunnable(site, flow)} />
      </div>
      <p>
        To run the samples yourself, first <Link to="authentication/#first-call">set the key</Link>, and install what
        they need there, such as jq for curl.
      </p>
      {flow.steps.map((step, index) => (
        <Section key={step.id} id={step.id} title={`${index + 1}. ${step.title}`}>
          <Step guide={guide} index={index} />
        </Section>
      ))}
      {flow.name === "batch-results" ? (
        <Section id="many" title="Send a thousand requests">
          <div class="step">
            <p>
              These programs build the requests of a job in a loop. A job takes up to 10,000 <code>requests</code>. If
              there are more, name files that have one request on each line in <code>input_files</code>.
            </p>
            <Samples samples={renderManyRequests(site.document, site.clients)} />
          </div>
        </Section>
      ) : null}
      {flow.name === "function-calling" ? (
        <Section id="loop" title="Run functions until the model answers">
          <div class="step">
            <p>
              These programs do steps 1 and 2 for any number of calls. They end when <code>outputs</code> has no{" "}
              <code>function.call</code>. In TypeScript, <Link to="client/#functions">runFunctions</Link> has the loop,
              and checks the arguments.
            </p>
            <Samples samples={renderFunctionPrograms(site.document, site.clients)} />
          </div>
        </Section>
      ) : null}
      <p>
        Next:{" "}
        {next ? (
          <>
            <Link to={pagePaths.guide(next.flow.name)}>{next.flow.title}</Link>, or one of{" "}
          </>
        ) : null}
        <Link to="guides/">all guides</Link>.
      </p>
    </Layout>
  );
}

function Step({ guide: { flow, samples, responses }, index }: { guide: Guide; index: number }) {
  const step = flow.steps[index]!;
  const wait = WAITS[step.operationId];
  const kept = step.outputs.map(({ pointer }) => toName(pointer));
  return (
    <div class="step">
      <div>
        <Prose text={step.description} />
        <p class="facts">
          Operation:{" "}
          <Link to={pagePaths.operation(step.operationId)}>
            <code>{step.operationId}</code>
          </Link>
        </p>
        <Carried flow={flow} step={step} />
        {step.repeat ? (
          <Prose
            text={`The call is repeated every ${step.repeat.seconds === 1 ? "second" : `${step.repeat.seconds} seconds`} until ${describeConditions(step.repeat.until)}.${wait ? ` In TypeScript, \`${wait.name}\` does this.` : ""}`}
          />
        ) : null}
        {kept.length > 0 ? (
          <p class="facts">
            For later steps: {kept.map((name, index) => [index > 0 ? ", " : "", <code key={name}>{name}</code>])}
          </p>
        ) : null}
      </div>
      <div class="unit">
        <Samples samples={samples[index]!} />
        <div class="try-it">
          <RunButton label="Run" />
        </div>
        <Response response={responses[index]!} />
      </div>
    </div>
  );
}

function Carried({ flow, step }: { flow: Flow; step: FlowStep }) {
  if (step.carried.length === 0) return null;
  return (
    <ul class="facts">
      {step.carried.map(({ step: from, output, into, template }) => {
        const index = flow.steps.findIndex(({ id }) => id === from);
        const name = toName(flow.steps[index]!.outputs.find(({ name }) => name === output)!.pointer);
        return (
          <li key={into}>
            From <a href={`#${from}`}>step {index + 1}</a>: <code>{describePlace(into)}</code>
            {name === describePlace(into) ? null : (
              <>
                {" "}
                {template.startsWith("$") ? "is" : "contains"} <code>{name}</code>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The place of a value in a response, such as `outputs.0.tool_call_id`. */
function toName(pointer: string): string {
  return pointer.slice(1).replaceAll("/", ".");
}

/** The place of a value in a request, such as `agent_id` or `messages.0.content`. */
function describePlace(expression: string): string {
  return expression
    .replace(/^\$request\.(path|query|header)\./, "")
    .replace(/^\$request\.body#\//, "")
    .replaceAll("/", ".");
}

/** Lines of a response that is open at first. */
const SHORT = 24;

function Response({ response: { status, mediaType, body } }: { response: RecordedResponse }) {
  const code = body === undefined ? undefined : toSource(body);
  return (
    <details class="samples" open={code && code.source.split("\n").length <= SHORT}>
      <summary>
        {status} <span class="muted">{mediaType}</span>
      </summary>
      {code ? <Code {...code} /> : <p class="facts">The response has no body.</p>}
    </details>
  );
}

export function GuidesPage({ guides }: { guides: Guide[] }) {
  return (
    <Layout head={{ title: "Guides", description: "Common tasks, step by step, with calls and responses." }}>
      <h1>Guides</h1>
      <p>
        Each guide runs unchanged against the mock server. First{" "}
        <Link to="authentication/#first-call">set the key</Link>.
      </p>
      <GuideCards guides={guides} />
    </Layout>
  );
}

export function GuideCards({ guides }: { guides: Guide[] }) {
  const pages = guides.map(({ flow }) => ({ to: pagePaths.guide(flow.name), title: flow.title, text: flow.goal }));
  return <Cards pages={pages} />;
}
