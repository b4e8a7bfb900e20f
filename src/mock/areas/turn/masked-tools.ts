import type { Tool, ToolInput } from "../../../../generated/mock-types.ts";
import { unprocessable } from "../../exchange/problems.ts";
import { MASK } from "../../lib/mask.ts";

/** Returns the tools without credentials. Throws a 422 for a masked credential that stands for no stored one. */
export function maskedTools(tools: readonly ToolInput[], stored: readonly Tool[] = []): Tool[] {
  const credentials = new Set(
    stored.flatMap((tool) =>
      tool.type === "connector" && tool.authorization
        ? [credentialKey(tool.connector_id, tool.authorization.type)]
        : [],
    ),
  );
  return tools.map((tool, index) => {
    if (tool.type !== "connector") return tool;
    const { authorization, tool_configuration = null, ...rest } = tool;
    if (!authorization) return { ...rest, authorization: null, tool_configuration };
    const { type, value } = authorization;
    if (value === MASK && !credentials.has(credentialKey(tool.connector_id, type)))
      unprocessable(
        `/body/tools/${index}/authorization/value`,
        `must be a credential: there is no ${type} for ${tool.connector_id} that ${MASK} could keep`,
      );
    return { ...rest, authorization: { type, value: MASK }, tool_configuration };
  });
}

function credentialKey(connector_id: string, type: string): string {
  return `${type} ${connector_id}`;
}
