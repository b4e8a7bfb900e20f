import type { Guardrail, Tool, ToolInput } from "../../../../generated/mock-types.ts";
import { notFound, unprocessable } from "../../exchange/problems.ts";
import type { Caller } from "../caller.ts";
import { findConnector } from "../connectors/handlers.ts";
import { findModel } from "../models/handlers.ts";
import type { Sandbox } from "../tables.ts";

/** The fields of an agent or a conversation that refer to other resources. */
export interface References {
  model?: string | null;
  tools?: (Tool | ToolInput)[] | null;
  handoffs?: string[] | null;
  guardrails?: readonly Guardrail[] | null;
}

/** Throws a 404 for a model, connector, library or agent that does not exist, and a 422 for a model that can't chat. */
export function checkReferences(
  sandbox: Sandbox,
  caller: Caller,
  { model, tools, handoffs, guardrails }: References,
): void {
  checkModels(sandbox, { model: model ?? null, guardrails: guardrails ?? null });
  if (typeof model === "string" && !findModel(sandbox, model).capabilities.completion_chat)
    unprocessable("/body/model", `The model ${model} can't chat. Use one whose capabilities include completion_chat.`);
  for (const tool of tools ?? []) {
    if (tool.type === "connector") findConnector(sandbox, tool.connector_id, caller);
    for (const id of tool.type === "document_library" ? tool.library_ids : [])
      if (!sandbox.libraries.has(id))
        notFound(
          "LIBRARY_NOT_FOUND",
          `There is no document library ${id}. Correct the id or remove it from library_ids.`,
        );
  }
  for (const id of handoffs ?? []) {
    if (!sandbox.agents.has(id))
      notFound("AGENT_NOT_FOUND", `There is no agent ${id} to hand off to. Correct the id or remove it from handoffs.`);
  }
}

/** Throws a 404 for a model that does not exist or is archived: that of a responder, or one that its guardrails name. */
export function checkModels(sandbox: Sandbox, { model, guardrails }: Pick<References, "model" | "guardrails">): void {
  if (typeof model === "string") findModel(sandbox, model);
  for (const { moderation_llm_v1, moderation_llm_v2 } of guardrails ?? []) {
    for (const check of [moderation_llm_v1, moderation_llm_v2]) {
      if (check?.model_name !== undefined) findModel(sandbox, check.model_name);
    }
  }
}
