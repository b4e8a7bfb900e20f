import { isSearch } from "../../core/document.ts";
import type { OperationCase } from "../cases.ts";

/**
 * Returns true if an operation changes nothing: a GET (RFC 9110, section 9.2.1), or a POST that only searches. Other operations
 * without a transition are no reads: a completion costs money, and a tool call has effects elsewhere.
 */
export function isRead({ id, method, operation }: OperationCase): boolean {
  if (method === "get") return true;
  return method === "post" && !operation["x-transition"] && isSearch(id);
}
