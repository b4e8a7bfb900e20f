import type { Description, Shape } from "../description.ts";

const organization = { id: "organization", name: "Tidewater Labs" };

const workspace = { id: "workspace", name: "Harbor Desk" };

const shapes: readonly Shape[] = [
  {
    name: "identity",
    operations: ["users.me.get"],
    value: {
      id: "user",
      email: null,
      first_name: null,
      last_name: null,
      api_key: {},
      organization,
      workspace: { ...workspace, organization_id: "organization" },
    },
  },
  { name: "organizations", operations: ["users.me.organizations.list"], value: { organizations: [organization] } },
  {
    name: "workspaces",
    operations: ["users.me.workspaces.list"],
    value: { workspaces: [{ ...workspace, organization_id: "organization" }] },
  },
];

// biome-ignore format: one line for each endpoint, row of a resource and request
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
  requests: {
    "GET /v1/users/me/workspaces": [{ query: { organization_id: "any" } }],
  },
  shapes,
  bounds: {
    "Paging of organizations and workspaces": ["users.me.organizations.list limit", "users.me.workspaces.list limit"],
  },
  facts: {
    null: {
      UserApiKey: [".name"],
      UserIdentity: [".email", ".first_name", ".last_name", ".api_key", ".organization", ".workspace"],
    },
    optional: { UserApiKey: [".id", ".name"] },
    minimum: { "0": ["parameter UserListOffset"], "1": ["parameter UserListLimit"] },
    default: { "0": ["parameter UserListOffset"], "100": ["parameter UserListLimit"] },
    maximum: { "100": ["parameter UserListLimit"] },
    "pages size": { limit: ["users.me.organizations.list", "users.me.workspaces.list"] },
    errors: { UserUnauthorized: ["users.me.get", "users.me.organizations.list", "users.me.workspaces.list"] },
    security: {
      "BearerAuth and DashboardUserContextAuth": ["users.me.get", "users.me.organizations.list", "users.me.workspaces.list"],
    },
  },
};
