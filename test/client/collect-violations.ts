import { type ResponseViolation, validateResponses } from "../../src/client/validate.ts";

export function collectViolations() {
  const violations: ResponseViolation[] = [];
  const hooks = validateResponses({ onViolation: (violation) => void violations.push(violation) });
  return { violations, middleware: [hooks], hooks };
}
