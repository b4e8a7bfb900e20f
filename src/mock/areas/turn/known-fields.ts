import type { components } from "../../../../generated/types.ts";

type Schemas = components["schemas"];

/**
 * Which fields of an object are kept, each with those of its own value. Null keeps everything, and a function chooses by
 * the kind of the object. A list is looked at item by item.
 */
type Shape = null | Fields | ((type: string) => Shape);
interface Fields {
  readonly [field: string]: Shape;
}

const tool_configuration: Fields = { include: null, exclude: null, requires_confirmation: null };
const builtIn: Fields = { type: null, tool_configuration };
const tools: Record<Schemas["Tool"]["type"], Fields> = {
  function: { type: null, function: { name: null, description: null, strict: null, parameters: null } },
  web_search: builtIn,
  web_search_premium: builtIn,
  code_interpreter: builtIn,
  image_generation: builtIn,
  document_library: { ...builtIn, library_ids: null },
  connector: { ...builtIn, connector_id: null, authorization: { type: null, value: null } },
};

const moderation: Fields = {
  model_name: null,
  custom_category_thresholds: null,
  ignore_other_categories: null,
  action: null,
};
const guardrail: Fields = { block_on_error: null, moderation_llm_v1: moderation, moderation_llm_v2: moderation };

const chunks: Record<Schemas["OutputContentChunk"]["type"] | Schemas["ReferenceChunk"]["type"], Fields> = {
  text: { type: null, text: null },
  image_url: { type: null, image_url: { url: null, detail: null } },
  document_url: { type: null, document_url: null, document_name: null },
  tool_file: { type: null, tool: null, file_id: null, file_name: null, file_type: null },
  thinking: { type: null, thinking: chunkOf, signature: null, closed: null },
  tool_reference: { type: null, tool: null, title: null, url: null, favicon: null, description: null },
  reference: { type: null, reference_ids: null },
};

// What is validated has one of the known types.
function chunkOf(type: string): Fields {
  return chunks[type as keyof typeof chunks];
}

/**
 * Parts of a body as the service keeps them: without fields that the document doesn't have. A body may have such fields,
 * but an answer may not.
 */
export function knownTools<List extends readonly Schemas["Tool"][]>(list: List): List {
  return kept(list, (type) => tools[type as keyof typeof tools]);
}

export function knownGuardrails<List extends readonly Schemas["Guardrail"][] | null>(list: List): List {
  return kept(list, guardrail);
}

export function knownContent<Content extends string | readonly { readonly type: string }[]>(content: Content): Content {
  return kept(content, chunkOf);
}

export function knownArgs(args: Schemas["CompletionArgs"]): Schemas["CompletionArgs"] {
  const names = Object.keys(args).map((name) => [name, null] as const);
  return kept(args, {
    ...Object.fromEntries(names),
    prediction: { type: null, content: null },
    response_format: { type: null, json_schema: { name: null, description: null, schema: null, strict: null } },
  });
}

/** A value of the same type, because only fields that no type has are taken away. */
function kept<Value>(value: Value, shape: Shape): Value {
  if (typeof value !== "object" || value === null || shape === null) return value;
  if (Array.isArray(value)) return value.map((item: unknown) => kept(item, shape)) as Value;
  const fields = typeof shape === "function" ? shape((value as { type?: string }).type ?? "") : shape;
  if (fields === null || typeof fields === "function") return value;
  const known = Object.entries(value).filter(([name]) => Object.hasOwn(fields, name));
  return Object.fromEntries(known.map(([name, part]) => [name, kept(part, fields[name]!)])) as Value;
}
