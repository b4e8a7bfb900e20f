import { factory, type IPrismComponents, type IPrismDiagnostic, type IPrismMockConfig } from "@stoplight/prism-core";
import { type Either, left, right } from "fp-ts/lib/Either.js";
import { bearerToken, readToken } from "../areas/caller.ts";
import { type Problem, ProblemError, problemOf } from "../areas/problems.ts";
import { acceptable } from "./negotiation.ts";
import { type PreferredAnswers, readPreference } from "./prefer.ts";
import { type Exchange, jsonOf } from "./request-context.ts";
import { createRouter, type Route } from "./router.ts";
import type { Service } from "./service.ts";
import { inputProblem } from "./validate-request.ts";
import { eventFaults, type Output, outputFaults } from "./validate-response.ts";

export interface PipelineOptions {
  readonly checkSecurity: boolean;
  readonly validateResponses: boolean;
  /** Called when it is known who the caller is: finds the world, and lets its time pass. */
  readonly enter: (exchange: Exchange) => void;
  /** A problem to answer with instead, because the mock was told so. */
  readonly disturb?: (exchange: Exchange) => Output | undefined;
  readonly preferred?: () => PreferredAnswers | undefined;
}

export type Pipeline = (exchange: Exchange) => Promise<Output>;

/** Prism's pipeline: route, check security, validate the input, mock, validate the output. The steps are ours. */
export function createPipeline(service: Service, options: PipelineOptions): Pipeline {
  const routeOf = createRouter(service.operations);
  const components: IPrismComponents<Route, Exchange, Output, IPrismMockConfig> = {
    route: ({ input }) => route(service, routeOf, input),
    validateSecurity: ({ element }) => checked(element, securityProblem(service, element)),
    validateInput: ({ element }) => checked(element, inputProblem(service, element)),
    mock:
      ({ input: { data, validations } }) =>
      () =>
        right(answer(service, data, validations, options)),
    validateOutput: ({ element }) => right(element),
    forward: () => () => () => Promise.reject(new Error("The mock forwards nothing.")),
    // Prism asks for a child on each request, and in these steps nobody says anything to it.
    logger: logger as unknown as IPrismComponents<Route, Exchange, Output, IPrismMockConfig>["logger"],
  };
  const config: IPrismMockConfig = {
    isProxy: false,
    checkSecurity: options.checkSecurity,
    validateRequest: true,
    // The mock step does it: Prism's would know the path's operation only, not its streaming variant.
    validateResponse: false,
    errors: false,
    upstreamProxy: undefined,
    mock: {},
  };
  const prism = factory(config, components);
  return async (exchange) => {
    const result = await prism.request(exchange, [], config)();
    return result._tag === "Right" ? result.right.output : outputOf(result.left);
  };
}

const logger = { child: () => logger };

function route(
  { operations }: Service,
  routeOf: ReturnType<typeof createRouter>,
  exchange: Exchange,
): Either<Error, Route> {
  const { method, headers } = exchange.request;
  const found = routeOf(method, exchange.path);
  if (!found)
    return refused(404, "NOT_FOUND", `There is no operation at ${exchange.path}. The reference has the paths.`);
  if ("allow" in found) {
    const allow = found.allow.join(", ");
    const detail = `${exchange.path} does not take ${method}. It takes ${allow}.`;
    return refused(405, "METHOD_NOT_ALLOWED", detail, { allow });
  }
  exchange.route = found.route;
  exchange.values = found.values;
  exchange.id = found.route.id;
  const offered = operations[found.route.id]!.answers;
  const chosen = acceptable(headers.accept, offered);
  if (chosen === undefined) {
    const detail = `The Accept header ${headers.accept} has no media type of this operation: ${offered.join(", ") || "any"}.`;
    return refused(406, "NOT_ACCEPTABLE", detail);
  }
  exchange.streaming = chosen === "text/event-stream" || (offered.length > 1 && asksForStream(exchange));
  if (exchange.streaming && found.route.streamId) exchange.id = found.route.streamId;
  return right(found.route);
}

function refused(status: number, code: string, detail: string, headers?: Record<string, string>): Either<Error, never> {
  return left(new ProblemError(problemOf(status, code, detail), headers));
}

function asksForStream(exchange: Exchange): boolean {
  const json = jsonOf(exchange);
  // The body is not validated yet: it may be anything.
  return json.kind === "json" && (json.value as { stream?: unknown } | null)?.stream === true;
}

function securityProblem({ operations }: Service, exchange: Exchange): Problem | undefined {
  const { headers } = exchange.request;
  if (bearerToken(headers.authorization) === undefined)
    return problemOf(
      401,
      "UNAUTHENTICATED",
      "There is no API key. Send the header Authorization: Bearer <key>; this mock takes any key.",
    );
  if (operations[exchange.id!]!.security.includes("DashboardUserContextAuth") && !headers.dashboardusercontextauth)
    return problemOf(
      401,
      "UNAUTHENTICATED",
      "The header DashboardUserContextAuth is missing. Send the token of a user; this mock takes any.",
    );
  return undefined;
}

interface Diagnostic extends IPrismDiagnostic {
  readonly problem: Problem;
}

/** A problem as one of Prism's diagnostics, so that its pipeline carries it to the mock step. */
function checked(exchange: Exchange, problem: Problem | undefined): Either<[Diagnostic], Exchange> {
  return problem ? left([{ problem, message: problem.detail, severity: 0, code: problem.code }]) : right(exchange);
}

/** The mock step. Security comes first, then faults, then the input, then what the caller prefers, then the handler. */
function answer(
  service: Service,
  exchange: Exchange,
  validations: readonly IPrismDiagnostic[],
  { enter, disturb, preferred, validateResponses }: PipelineOptions,
): Output {
  // Only `checked` makes diagnostics here.
  const [refusal] = validations as readonly Diagnostic[];
  if (refusal?.problem.status === 401) return { status: 401, problem: refusal.problem };
  exchange.caller = readToken(bearerToken(exchange.request.headers.authorization) ?? "default");
  enter(exchange);
  const disturbed = disturb?.(exchange);
  if (disturbed) return disturbed;
  if (refusal) return { status: refusal.problem.status, problem: refusal.problem };
  const id = exchange.id!;
  const preference = readPreference(exchange.request.headers.prefer);
  const answers = preference && preferred?.();
  if (answers) return answers(id, preference, exchange.streaming ? "text/event-stream" : "application/json");
  try {
    const output = service.handle(id, exchange);
    return validateResponses ? verified(service, id, output) : output;
  } catch (error) {
    const output = outputOf(error as Error);
    return validateResponses ? verified(service, id, output) : output;
  }
}

function outputOf(error: Error): Output {
  if (error instanceof ProblemError)
    return { status: error.problem.status, problem: error.problem, headers: error.headers };
  return mistake(error.stack ?? error.message);
}

function mistake(what: string, errors?: Problem["errors"]): Output {
  const detail = `The mock has made a mistake. Please report it: ${what}`;
  return { status: 500, problem: problemOf(500, "INTERNAL_ERROR", detail, errors && { errors }) };
}

/** The output, or a 500 that says why it is not one the document has. Events are checked one by one as they come. */
function verified(service: Service, id: string, output: Output): Output {
  const faults = outputFaults(service, id, output);
  if (faults.length > 0) {
    const what = faults.map(({ pointer, detail }) => `${pointer} ${detail}`.trim()).join("; ");
    const text = JSON.stringify(output.problem ?? output.body)?.slice(0, 2000);
    return mistake(`the answer of ${id} breaks the document: ${what}. It was ${text}`, faults);
  }
  const { events } = output;
  if (!events) return output;
  return {
    ...output,
    async *events(signal) {
      for await (const event of events(signal)) {
        const wrong = eventFaults(service, id, event);
        if (wrong.length > 0)
          throw new Error(
            `An event of ${id} breaks the document: ${JSON.stringify(wrong)} in ${JSON.stringify(event)}`,
          );
        yield event;
      }
    },
  };
}
