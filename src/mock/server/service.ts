import { type Operation, type OperationId, operations } from "../../../generated/operations.ts";
import { type OperationValidators, validators } from "../../../generated/validators.ts";
import type { HandlerRequest } from "../areas/handler.ts";
import { handlers } from "../areas/index.ts";
import type { Exchange } from "./request-context.ts";
import type { Output } from "./validate-response.ts";

/** A document as the pipeline needs it: the API itself, or the mock's control. */
export interface Service {
  readonly operations: Readonly<Record<string, Operation>>;
  readonly validators: Readonly<Record<string, OperationValidators>>;
  /** Answers a request that the validators have let through, or throws a ProblemError. */
  readonly handle: (id: string, exchange: Exchange) => Output;
}

export const platform: Service = {
  operations,
  validators,
  handle(id, exchange) {
    const { path, query, header } = exchange.parameters!;
    const request = {
      path,
      query,
      header,
      body: exchange.json?.kind === "json" ? exchange.json.value : undefined,
      streaming: exchange.streaming,
      origin: `http://${exchange.request.headers.host ?? "localhost"}`,
      world: exchange.keeper!.world,
      caller: exchange.caller!,
    };
    // Each handler is called with the request of its own operation, which the validators have checked; the types of 150
    // handlers can't be told apart by a value.
    const handler = handlers[id as OperationId] as unknown as (of: HandlerRequest<OperationId>) => Output;
    return handler(request as HandlerRequest<OperationId>);
  },
};
