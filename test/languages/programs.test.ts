import { expect, test } from "vitest";
import { document } from "../document.ts";
import { listCalls } from "./calls.ts";
import { renderGoProgram } from "./go.ts";
import { renderJavaProgram } from "./java.ts";
import { renderPhpProgram } from "./php.ts";
import { renderPythonProgram } from "./python.ts";

const CODE = `
type AgentsListParams struct {
	PageSize *int64
}
func (c *Client) AgentsListPages(ctx context.Context, params *AgentsListParams) func(yield func(AgentPage, error) bool) {
    public function agentsListPages(?int $pageSize = null): \\Generator
        public AgentsListParams pageSize(Long pageSize) {
    public Iterable<AgentPage> agentsListPages(AgentsListParams params) {
`;
const pages = listCalls(document).filter(({ name }) => name === "agents.list, pages");
const others = listCalls(document).filter(({ name }) => name === "models.list");

test.each([
  ["Python", renderPythonProgram, "return read(client.agents_list_pages(page_size=1), 2)"],
  ["Go", renderGoProgram, "return take(2, client.AgentsListPages("],
  ["PHP", renderPhpProgram, "return read($client->agentsListPages(pageSize: 1), 2);"],
  ["Java", renderJavaProgram, "return take(2, client.agentsListPages("],
])("a program in %s reads a limited number of pages with the call's key", (_language, render, expected) => {
  const program = render(pages, CODE);
  expect(program).toContain(expected);
  expect(program).toContain("agents-list-pages");
});

test("a call of a method that the client does not have fails", () => {
  expect(renderGoProgram(others, CODE)).toContain('panic("The client has no method for models.list.")');
  expect(renderJavaProgram(others, CODE)).toContain('return missing("models.list");');
});
