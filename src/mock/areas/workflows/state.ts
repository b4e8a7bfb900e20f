import type { Workflow, WorkflowDefinition, WorkflowRegistration } from "../../../../generated/mock-types.ts";
import { defineIndex } from "../../state/row-index.ts";
import { table } from "../../state/table.ts";
import type { Seeded } from "../seeded.ts";

/** A workflow as the API shows it, without `active`, which depends on its deployments. */
export type StoredWorkflow = Required<Omit<Workflow, "active">>;

/** One version of a workflow's code on one deployment. The table lists the oldest registration first. */
export interface StoredRegistration {
  readonly id: string;
  readonly workflow_id: string;
  readonly deployment_name: string;
  readonly definition: WorkflowDefinition;
  readonly compatible_with_chat_assistant: boolean;
}

export interface WorkflowsSeed {
  readonly workflows?: readonly Workflow[];
  readonly workflow_registrations?: readonly RegistrationSeed[];
}

export type RegistrationSeed = Seeded<
  WorkflowRegistration,
  /** The name of a deployment that was deleted, which the API does not show. */
  Partial<Pick<StoredRegistration, "deployment_name">>
>;

/** Neither workflows nor registrations are ever deleted, so their places are the same in each request. */
export const workflowsInOrder = defineIndex<StoredWorkflow>((_, place) => [place]);
export const workflowsByDisplayName = defineIndex<StoredWorkflow>(({ display_name, id }) => [
  display_name.toLowerCase(),
  id,
]);
export const workflowsByName = defineIndex<StoredWorkflow>(({ name }) => [name]);

export const registrationsInOrder = defineIndex<StoredRegistration>((_, place) => [place]);
export const registrationsByWorkflow = defineIndex<StoredRegistration>(({ workflow_id }) => [workflow_id]);
export const registrationsByDeployment = defineIndex<StoredRegistration>(({ deployment_name }) => [deployment_name]);

export const workflowsTables = {
  workflows: table<StoredWorkflow>(({ id }) => id),
  registrations: table<StoredRegistration>(({ id }) => id),
};
