import { expect, test } from "vitest";
import { excerptClients } from "../../src/samples/languages/excerpt.ts";

const CODE = {
  python: "class Client: ...",
  go: `type AgentUpdate struct {
	// Name of the agent.
	Name  *AgentName \`json:"name,omitempty"\`
	Tools []Tool     \`json:"tools"\`
}
type AgentName = string
type Tool struct {
	Parent *Tool \`json:"parent,omitempty"\`
}
type Agent struct {
	Id string \`json:"id"\`
}
func (c *Client) AgentsUpdate(ctx context.Context, agentId string, body AgentUpdate) (Agent, error) {
func (c *Client) AgentsUpdateVersion(ctx context.Context, agentId string) (Agent, error) {
`,
  php: `    public function agentsUpdate(string $agentId, AgentUpdate|array $body): Agent
    public function agentsUpdateVersion(string $agentId): Agent
`,
  java: `    public Agent agentsUpdate(String agentId, AgentUpdate body, AgentsUpdateParams params) {
    public Agent agentsUpdateVersion(String agentId) {
    public static AgentUpdate parseAgentUpdate(Object json) {
        public AgentsUpdateParams pageSize(Long pageSize) {
        public OtherParams pageSize(Long pageSize) {
`,
};

test("an excerpt of the clients has what the samples of an operation read", () => {
  const { python, go, php, java } = excerptClients(CODE, "agents.update");
  expect(python).toBe("");
  expect(go.match(/^(?:type|func \S+ \S+) \w+/gm)).toEqual([
    "func (c *Client) AgentsUpdate",
    "type AgentUpdate",
    "type AgentName",
    "type Tool",
  ]);
  expect(go).not.toContain("//");
  expect(php).toBe("    public function agentsUpdate(string $agentId, AgentUpdate|array $body): Agent");
  expect(java.split("\n").map((line) => line.trim().split("(")[0])).toEqual([
    "public Agent agentsUpdate",
    "public static AgentUpdate parseAgentUpdate",
    "public AgentsUpdateParams pageSize",
  ]);
});
