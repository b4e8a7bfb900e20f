import { render } from "preact-render-to-string";
import { expect, test } from "vitest";
import { Name } from "../../../src/reference/components/name.tsx";

test.each([
  ["Conversation", ["Conversation"]],
  ["ConversationInput", ["Conversation", "Input"]],
  ["MODEL_NOT_FOUND", ["MODEL_NOT_FOUND"]],
  ["SCHEDULE_ALREADY_EXISTS", ["SCHEDULE_", "ALREADY_", "EXISTS"]],
  ["workflows.deployments.logs.stream", ["workflows.", "deployments.", "logs.", "stream"]],
])("%s may break between %j", (name, parts) => {
  expect(render(Name({ children: name }))).toBe(parts.join("<wbr/>"));
});
