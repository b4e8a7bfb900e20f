import type { Description } from "../description.ts";

// biome-ignore format: one line for each endpoint, and for each row of a resource
export const description: Description = {
  endpoints: [
    { method: "GET", path: "/v1/users/me", status: 200, response: "Identity" },
    // The list has a parameter for the number of organizations to skip, but no name for it.
    { method: "GET", path: "/v1/users/me/organizations", status: 200, response: { "organizations[]": "Organization" } },
    { method: "GET", path: "/v1/users/me/workspaces", status: 200, query: { organization_id: undefined }, response: { "workspaces[]": "Workspace" } },
  ],
  resources: {
    Identity: {
      "id": "string",
      "email, first_name, last_name": "string or null",
      "api_key, organization, workspace": "any",
    },
    Organization: { "id, name": "string" },
    Workspace: { "id, name, organization_id": "string" },
  },
};
