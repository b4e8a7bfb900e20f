import type { components } from "../../../../generated/types.ts";
import { unprocessable } from "../problems.ts";
import { MASK } from "../secrets.ts";

type Tool = components["schemas"]["Tool"];
type ToolInput = components["schemas"]["ToolInput"];

/**
 * Returns the tools of a body without their credentials. Throws a 422 for a credential that is the mask itself, unless it
 * stands for the credential of a stored tool.
 */
export function maskedTools(tools: readonly ToolInput[], stored: readonly Tool[] = []): Tool[] {
  return tools.map((tool, index) => {
    if (tool.type !== "connector") return tool;
    const { authorization, tool_configuration = null, ...rest } = tool;
    if (!authorization) return { ...rest, authorization: null, tool_configuration };
    const { type, value } = authorization;
    const isStored = stored.some(
      (other) =>
        other.type === "connector" && other.connector_id === tool.connector_id && other.authorization?.type === type,
    );
    if (value === MASK && !isStored)
      unprocessable(
        `/body/tools/${index}/authorization/value`,
        `must be a credential: there is no ${type} for ${tool.connector_id} that ${MASK} could keep`,
      );
    return { ...rest, authorization: { type, value: MASK }, tool_configuration };
  });
}
