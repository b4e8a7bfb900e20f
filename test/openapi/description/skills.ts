import type { Description } from "../description.ts";

// biome-ignore format: one line for each endpoint, and for each row of a resource
export const description: Description = {
  endpoints: [
    { method: "GET", path: "/v2/skills", status: 200, response: { "data[]": "Skill", "nextPageToken": "string" } },
    { method: "POST", path: "/v2/skills", status: 200, body: { "name": "string", "definition": "object" }, response: "Skill" },
    // Version 1 is a sample here too.
    { method: "GET", path: "/v2/skills/{skill_id}", status: 200, query: { version: undefined }, response: "Skill" },
    { method: "DELETE", path: "/v2/skills/{skill_id}", status: 200 },
    { method: "PATCH", path: "/v2/skills/{skill_id}", status: 200, response: "Skill" },
    { method: "GET", path: "/v2/skills/{skill_id}/versions", status: 200, response: { "data[]": "SkillVersion" } },
    { method: "POST", path: "/v2/skills/{skill_id}/versions", status: 200, body: { "definition": "object" }, response: "VersionCreated" },
    { method: "GET", path: "/v2/skills/{skill_id}/versions/{version}", status: 200, response: "Skill" },
    { method: "PATCH", path: "/v2/skills/{skill_id}/versions/{version}", status: 200, response: "Skill" },
  ],
  resources: {
    Skill: {
      "id, name, notes, createdBy": "string",
      "definition: description, body": "string",
      "definition.assets": "map",
      "definition.assets{}.textContent": "string some",
      "definition.assets{}.isExecutable": "boolean",
      "version, latestVersion": "int32",
      "aliases[]": "string",
      "sharingScope": "(sharing_scope_unspecified private workspace)",
      "createdAt, updatedAt": "date-time",
      "title, description, versionCreatedAt": "none",
    },
    SkillVersion: {
      "version": "int32",
      "definition: description, body": "string",
      "definition.assets": "map",
      "definition.assets{}.textContent": "string some",
      "definition.assets{}.isExecutable": "boolean",
      "notes": "string",
      "aliases[]": "string",
      "createdAt": "date-time",
    },
  },
};
