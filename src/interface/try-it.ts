import {
  type Document,
  findSuccess,
  type Operation,
  type Parameter,
  resolve,
  type Schema,
  successStatus,
  withoutNull,
} from "../core/document.ts";
import type { DocumentedOperation } from "../samples/http-call.ts";
import { exampleStep, wholeExampleStep } from "../samples/samples.ts";

/** The data of the form that sends a request. The page of the operation contains it as JSON. */
export interface TryIt {
  operationId: string;
  method: string;
  path: string;
  /** What samples need of the operation. */
  operation: SampledOperation;
  /** Address of the document's first server. */
  server: string;
  parameters: TryItParameter[];
  /** Missing if the operation takes no body. */
  body?: { required: boolean; example: unknown };
  /** True if the operation also requires the token of a user. */
  userToken?: true;
}

type SampledOperation = Pick<Operation, "operationId" | "security" | "responses" | "x-pagination" | "x-stream">;

export interface TryItParameter {
  in: Parameter["in"];
  name: string;
  required?: true;
  /** True if the sample sends the parameter although it is optional. */
  sent?: true;
  /** Missing if any text may be entered. */
  type?: "array" | "boolean" | "integer";
  /** The allowed values, or those of the items of an array. */
  values?: string[];
  example?: unknown;
}

/**
 * The form starts with the request of the operation's sample, or with the named example of the body. If the sample has no body,
 * it starts with the first example of one.
 */
export function toTryIt(document: Document, entry: DocumentedOperation, name?: string): TryIt {
  const { operation, parameters, method, path } = entry;
  const id = operation.operationId;
  const [server] = document.servers as [{ url: string }];
  const [media] = Object.values(operation.requestBody?.content ?? {});
  const [example] = Object.values(media?.examples ?? {});
  const sample = name === undefined ? exampleStep(document, id) : wholeExampleStep(document, id, name);
  return {
    operationId: id,
    method,
    path,
    operation: toSampled(document, operation),
    server: server.url,
    parameters: parameters.map(toParameter),
    ...(media && {
      body: {
        required: operation.requestBody?.required === true,
        // An example can be null.
        example:
          sample.body === undefined && example ? resolve<{ value?: unknown }>(document, example).value : sample.body,
      },
    }),
    ...(operation.security?.some((schemes) => "DashboardUserContextAuth" in schemes) && { userToken: true }),
  };

  function toParameter(parameter: Parameter): TryItParameter {
    const schema = withoutNull(document, parameter.schema);
    const values = (schema.enum ?? (schema.items && withoutNull(document, schema.items as Schema).enum)) as string[];
    const type = (["array", "boolean", "integer"] as const).find((name) => name === schema.type);
    return {
      in: parameter.in,
      name: parameter.name,
      ...(parameter.required ? { required: true } : parameter.name in sample.parameters && { sent: true }),
      ...(type && { type }),
      ...(values && { values }),
      example: sample.parameters[parameter.name] ?? parameter.example,
    };
  }
}

/** The operation without what its samples do not show. */
function toSampled(document: Document, operation: Operation): SampledOperation {
  const { operationId, security = document.security as Record<string, string[]>[] } = operation;
  const { content } = findSuccess(document, operation);
  // The name of the schema is the result's.
  const names = Object.entries(content ?? {}).map(([type, { schema }]) => [type, { schema: { $ref: schema?.$ref } }]);
  return {
    operationId,
    security,
    ...(operation["x-pagination"] && { "x-pagination": operation["x-pagination"] }),
    ...(operation["x-stream"] && { "x-stream": operation["x-stream"] }),
    responses: {
      [successStatus(operation)]: { description: "", ...(content && { content: Object.fromEntries(names) }) },
    },
  };
}
