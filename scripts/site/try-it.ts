import { type Parameter, resolve, type Schema } from "../generate/document.ts";
import { withoutNull } from "./schema.ts";
import type { OperationEntry, Site } from "./site.ts";

/** The data of the form that sends a request. The page of the operation contains it as JSON. */
export interface TryIt {
  operationId: string;
  /** Address of the document's first server. */
  server: string;
  parameters: TryItParameter[];
  /** Missing if the operation takes no body. */
  body?: { required: boolean; example: unknown };
  /** True if the operation also requires the token of a user. */
  userToken?: true;
}

export interface TryItParameter {
  in: Parameter["in"];
  name: string;
  required?: true;
  /** Missing if any text may be entered. */
  type?: "array" | "boolean" | "integer";
  /** The allowed values, or those of the items of an array. */
  values?: string[];
  example?: unknown;
}

export function toTryIt({ document }: Site, { id, operation, parameters }: OperationEntry): TryIt {
  const [server] = document.servers as [{ url: string }];
  const [media] = Object.values(operation.requestBody?.content ?? {});
  const [example] = Object.values(media?.examples ?? {});
  return {
    operationId: id,
    server: server.url,
    parameters: parameters.map(toParameter),
    ...(media && {
      body: {
        required: operation.requestBody?.required === true,
        example: example && resolve<{ value?: unknown }>(document, example).value,
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
      ...(parameter.required && { required: true }),
      ...(type && { type }),
      ...(values && { values }),
      example: parameter.example,
    };
  }
}
