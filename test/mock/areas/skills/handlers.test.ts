import { expect, test } from "vitest";
import { session } from "../../session.ts";

test("skills.create fills in the defaults of an empty definition", async () => {
  const { api } = session();
  const { data } = await api.POST("/v2/skills", { body: { name: "knot-tying", definition: {} } });
  expect(data?.definition).toEqual({ description: "", body: "", assets: {} });
});

test("skills.create makes a file executable only if the body says so", async () => {
  const { api } = session();
  const assets = { "knots.md": { textContent: "Bowline." }, "tie.sh": { textContent: "echo", isExecutable: true } };
  const { data } = await api.POST("/v2/skills", { body: { name: "knot-tying", definition: { assets } } });
  expect(data?.definition.assets).toEqual({
    "knots.md": { textContent: "Bowline.", isExecutable: false },
    "tie.sh": { textContent: "echo", isExecutable: true },
  });
});

test("skills.list sorts by name if asked to sort by title", async () => {
  const { api } = session();
  for (const name of ["sailing", "anchoring"]) await api.POST("/v2/skills", { body: { name, definition: {} } });
  const { data } = await api.GET("/v2/skills", { params: { query: { sort_by: "title" } } });
  expect(data?.data.map(({ name }) => name)).toEqual(["anchoring", "chart-reading", "sailing"]);
});
