/** Changes planted in a part of the bundle, with the texts of a comparison about them. */
import type { Document } from "../../src/core/document.ts";
import { defined } from "../defined.ts";

// biome-ignore lint/suspicious/noExplicitAny: a plant may change anything in a document
type Node = any;

/** A planted change, the operations that it concerns, and the text about each of them. */
export type Case = [name: string, plant: (document: Document) => void, ids: string[], change: string];

/** The operations of the part: enough to detect wrong operations in texts, and few enough to compare it sixty times. */
export const OPERATIONS = `observability.spans.fields.list observability.judges.create conversations.start
  conversations.startStream agents.listLegacy agents.create agents.list agents.get
  prompts.list prompts.create workflows.schedules.pause workflows.deployments.logs.stream models.list models.archive
  batch.jobs.list batch.jobs.create batch.jobs.get batch.jobs.cancel classifiers.classify retrieval.deployments.register retrieval.deployments.delete users.me.get`.split(
  /\s+/,
);

const find = (document: Document, id: string): Node => {
  for (const item of Object.values<Node>(document.paths))
    for (const operation of Object.values<Node>(item)) if (operation.operationId === id) return operation;
  throw new Error(`There is no operation ${id}.`);
};
const schema = (document: Document, name: string): Node => document.components.schemas[name];
const parameter = (document: Document, id: string, name: string): Node =>
  find(document, id).parameters.find((entry: Node) => entry.name === name);
const remove = (list: unknown[], value: unknown) => list.splice(list.indexOf(value), 1);
const success = (document: Document, id: string): Node => find(document, id).responses["200"];

const AGENTS = ["agents.listLegacy", "agents.create", "agents.list", "agents.get"];
const STARTS = ["conversations.start", "conversations.startStream"];

export const BREAKS: Case[] = [
  [
    "an operation is removed",
    (document) => delete (document.paths["/v1/models"] as Node).get,
    ["models.list"],
    "Operation `GET /v1/models` was removed.",
  ],
  [
    "an operation is renamed, and with it the client's method",
    (document) => {
      find(document, "agents.create").operationId = "agents.add";
    },
    ["agents.add"],
    "Renamed from `agents.create`, and so is the client's method: `agents.add`.",
  ],
  [
    "a required parameter is added",
    (document) =>
      find(document, "models.list").parameters.push({ name: "owner", in: "query", required: true, schema: {} }),
    ["models.list"],
    "The required query parameter `owner` (`{}`) was added.",
  ],
  [
    "a parameter is removed",
    (document) => remove(find(document, "models.list").parameters, parameter(document, "models.list", "model")),
    ["models.list"],
    "The query parameter `model` (`string`) was removed.",
  ],
  [
    "a parameter is required now",
    (document) => {
      parameter(document, "models.list", "model").required = true;
    },
    ["models.list"],
    "Parameter `model`: Now required.",
  ],
  [
    "the limit of a parameter is lower",
    (document) => {
      parameter(document, "prompts.list", "pageSize").schema.maximum = 100;
    },
    ["prompts.list"],
    "Parameter `pageSize`: `maximum` changed from `<= 1000` to `<= 100`.",
  ],
  [
    "the default of a parameter changes",
    (document) => {
      parameter(document, "batch.jobs.get", "inline").schema.default = true;
    },
    ["batch.jobs.get"],
    "Parameter `inline`: `default` changed from `false` to `true`.",
  ],
  [
    "the default of a parameter is removed",
    (document) => delete parameter(document, "batch.jobs.get", "inline").schema.default,
    ["batch.jobs.get"],
    "Parameter `inline`: `default` was removed; it was `false`.",
  ],
  [
    "a body is required now",
    (document) => {
      find(document, "workflows.schedules.pause").requestBody.required = true;
    },
    ["workflows.schedules.pause"],
    "Request body: Now required.",
  ],
  [
    "a property of a request is removed",
    (document) => delete schema(document, "ClassificationCreate").properties.metadata,
    ["classifiers.classify"],
    "`ClassificationCreate` in requests: Property `metadata` was removed; it was `JsonMap` | `null`.",
  ],
  [
    "a request refuses properties that no part of its schema describes",
    (document) => {
      schema(document, "JudgeCreate").unevaluatedProperties = false;
    },
    ["observability.judges.create"],
    "`JudgeCreate` in requests: Other properties changed from `any` to `false`.",
  ],
  [
    "known values of a request are removed",
    (document) => schema(document, "SearchIndexEngineRegistration").properties.type["x-extensible-enum"].pop(),
    ["retrieval.deployments.register"],
    "`SearchIndexEngineRegistration.type` in requests: Known values were removed: `search_engine`.",
  ],
  [
    "a property of a response is removed",
    (document) => delete schema(document, "Agent").properties.model,
    AGENTS,
    "`Agent` in responses: Property `model` was removed; it was `string`.",
  ],
  [
    "a property may be missing in a response",
    (document) => remove(schema(document, "Agent").required, "model"),
    AGENTS,
    "`Agent` in responses: `model` is no longer required.",
  ],
  [
    "a closed set of a response gets a value",
    (document) => schema(document, "SpanFieldDefinition").properties.type.enum.push("UUID"),
    ["observability.spans.fields.list"],
    "`SpanFieldDefinition.type` in responses: `enum` gained `UUID`; it was `ENUM`, `TEXT`, `INT`, `FLOAT`, `BOOL`, `TIMESTAMP`, `ARRAY`, `MAP`.",
  ],
  [
    "a union of a response loses a variant",
    (document) => schema(document, "ConversationEntry").oneOf.shift(),
    ["conversations.start"],
    "`ConversationEntry` in responses: Variants were removed: `message.input`; they were `message.input`, `message.output`, `function.call`, `function.result`, `tool.execution`, `agent.handoff`, `OtherEnt…",
  ],
  [
    "a success has another status as well",
    (document) => {
      find(document, "agents.create").responses["202"] = { description: "Accepted." };
    },
    ["agents.create"],
    "Response `202` was added.",
  ],
  [
    "a header of a response may be missing",
    (document) => {
      success(document, "batch.jobs.get").headers["X-Request-Id"] = { schema: { type: "string" } };
    },
    ["batch.jobs.get"],
    "Response 200, header `X-Request-Id`: No longer required.",
  ],
  [
    "a media type of a response is removed",
    (document) => delete success(document, "conversations.start").content["text/event-stream"],
    ["conversations.start"],
    "Response 200: Media type `text/event-stream` was removed.",
  ],
  [
    "a field of an event is removed",
    (document) => delete schema(document, "MessageOutputDelta").properties.content,
    STARTS,
    "`MessageOutputDelta` in responses: Property `content` was removed; it was `string` | `OutputContentChunk`.",
  ],
  [
    "another event ends a stream",
    (document) => {
      find(document, "conversations.startStream")["x-stream"].ends = ["conversation.response.done"];
    },
    ["conversations.startStream"],
    "The stream ends with `conversation.response.done` instead of `conversation.response.done`, `conversation.response.error`.",
  ],
  [
    "another event reports the failure of a stream",
    (document) => {
      find(document, "conversations.startStream")["x-stream"].failures = [];
    },
    ["conversations.startStream"],
    "`conversation.response.error` no longer reports a failure of the stream.",
  ],
  [
    "a stream can no longer be resumed",
    (document) => delete find(document, "workflows.deployments.logs.stream")["x-stream"].resumable,
    ["workflows.deployments.logs.stream"],
    "The stream can no longer be resumed.",
  ],
  [
    "a change of state is allowed in fewer states",
    (document) => {
      find(document, "batch.jobs.cancel")["x-transition"][0].from = { status: "QUEUED" };
    },
    ["batch.jobs.cancel"],
    "State rule `BatchJob status=QUEUED|RUNNING → status=CANCELLATION_REQUESTED`: the state before is now status=QUEUED.",
  ],
  [
    "a change of state needs a permission",
    (document) => {
      find(document, "models.archive")["x-transition"][0].permission = "ArchiveModels";
    },
    ["models.archive"],
    "State rule `FineTunedModelCard archived=false → archived=true`: `permission` was set to `ArchiveModels`.",
  ],
  [
    "pages are requested in another way",
    (document) => {
      find(document, "prompts.list")["x-pagination"].form = "cursor";
    },
    ["prompts.list"],
    "Pagination: `form` changed from `token` to `cursor`.",
  ],
  [
    "an operation demands a second key",
    (document) => {
      find(document, "users.me.get").security[0].TeamAuth = [];
    },
    ["users.me.get"],
    "Required credentials changed from `BearerAuth + DashboardUserContextAuth` to `BearerAuth + DashboardUserContextAuth + TeamAuth`.",
  ],
  [
    "a security scheme changes",
    (document) => {
      (document.components.securitySchemes as Node).DashboardUserContextAuth.name = "X-User";
    },
    ["users.me.get"],
    "Security scheme `DashboardUserContextAuth`: `name` changed from `DashboardUserContextAuth` to `X-User`.",
  ],
  [
    "a property of a response is renamed",
    (document) => {
      const { properties } = schema(document, "SpanFieldDefinition");
      properties.source_attribute_keys = properties.source_attribute_key;
      delete properties.source_attribute_key;
    },
    ["observability.spans.fields.list"],
    "`SpanFieldDefinition.source_attribute_keys` in responses: Property `source_attribute_key` was renamed to `source_attribute_keys`.",
  ],
  [
    "a property disappears from responses",
    (document) => {
      schema(document, "Agent").properties.source.writeOnly = true;
    },
    AGENTS,
    "`Agent.source` in responses: `writeOnly` was set to `true`.",
  ],
  [
    "a required body is added",
    (document) => {
      const content = { "application/json": { schema: { type: "object" } } };
      find(document, "models.archive").requestBody = { required: true, content };
    },
    ["models.archive"],
    "Required request body was added.",
  ],
  [
    "a change of state is no longer possible",
    (document) => {
      find(document, "models.archive")["x-transition"] = [];
    },
    ["models.archive"],
    "State rule was removed: `FineTunedModelCard archived=false → archived=true`.",
  ],
  [
    "a list is split into pages",
    (document) => {
      find(document, "models.list")["x-pagination"] = { form: "cursor", parameter: "model", items: "/data" };
    },
    ["models.list"],
    "Pages were added, so the client's method differs.",
  ],
  [
    "a default that is a list of objects changes",
    (document) => {
      schema(document, "PromptDefinitionCreate").properties.variables.default.push({ name: "port" });
    },
    ["prompts.create"],
    '`PromptDefinitionCreate.variables` in requests: `default` changed from `[]` to `[{"name":"port"}]`.',
  ],
  [
    "a media type of a request is removed",
    (document) => delete find(document, "classifiers.classify").requestBody.content["application/json"],
    ["classifiers.classify"],
    "Request body: Media type `application/json` was removed.",
  ],
  [
    "a list in a parameter is written in another form",
    (document) => {
      parameter(document, "batch.jobs.list", "status").explode = false;
    },
    ["batch.jobs.list"],
    "Parameter `status`: `style` changed from `form, exploded` to `form`.",
  ],
  [
    "a list in a parameter becomes one value, and its form that of a list matters no more",
    (document) => {
      Object.assign(parameter(document, "batch.jobs.list", "status"), { explode: false, schema: { type: "string" } });
    },
    ["batch.jobs.list"],
    "Parameter `status`: Type changed from `array` to `string`.",
  ],
  [
    "a header of a response has another type",
    (document) => {
      success(document, "models.list").headers["X-Request-Id"] = { required: true, schema: { type: "integer" } };
    },
    ["models.list"],
    "Response 200, header `X-Request-Id`: Type changed from `string` to `integer`.",
  ],
  [
    "an operation demands a scope of a key",
    (document) => {
      find(document, "users.me.get").security[0].BearerAuth = ["read"];
    },
    ["users.me.get"],
    "Required credentials changed from `BearerAuth + DashboardUserContextAuth` to `BearerAuth (read) + DashboardUserContextAuth`.",
  ],
  [
    "a header of a response is removed",
    (document) => delete success(document, "models.list").headers["X-Request-Id"],
    ["models.list"],
    "Response 200: Header `X-Request-Id` was removed.",
  ],
  [
    "a parameter of a path is renamed",
    (document) => {
      const { paths } = document as { paths: Node };
      const { "/v1/fine_tuning/models/{model_id}/archive": item } = paths;
      delete paths["/v1/fine_tuning/models/{model_id}/archive"];
      paths["/v1/fine_tuning/models/{id}/archive"] = item;
      item.parameters = [{ ...defined(document.components.parameters).ModelId, name: "id" }];
    },
    ["models.archive"],
    "Parameter `id`: Renamed from `model_id`, and so is the argument of the client's method.",
  ],
];

/** As in `BREAKS`, with the effect before the text. Without operations, there is no text. */
export const ADDITIONS: Case[] = [
  [
    "an object that can be null loses its name",
    (document) => {
      const { description, additionalProperties } = schema(document, "ConnectorRunCounts");
      const connectors = { type: ["object", "null"], description, additionalProperties };
      schema(document, "ConversationUsage").properties.connectors = connectors;
    },
    [],
    "",
  ],
  [
    "an operation is added",
    (document) => {
      (document.paths as Node)["/v1/agents/archived"] = {
        get: { ...find(document, "agents.get"), operationId: "agents.new" },
      };
    },
    ["agents.new"],
    "addition Operation `GET /v1/agents/archived` was added.",
  ],
  [
    "an optional parameter is added",
    (document) =>
      find(document, "models.list").parameters.push({ name: "owner", in: "query", schema: { type: "string" } }),
    ["models.list"],
    "addition The optional query parameter `owner` (`string`) was added.",
  ],
  [
    "the limit of a parameter is higher",
    (document) => {
      parameter(document, "prompts.list", "pageSize").schema.maximum = 5000;
    },
    ["prompts.list"],
    "addition Parameter `pageSize`: `maximum` changed from `<= 1000` to `<= 5000`.",
  ],
  [
    "a body is optional now",
    (document) => {
      find(document, "classifiers.classify").requestBody.required = false;
    },
    ["classifiers.classify"],
    "addition Request body: No longer required.",
  ],
  [
    "a request takes unknown properties",
    (document) => delete schema(document, "AgentCreate").additionalProperties,
    ["agents.create"],
    "addition `AgentCreate` in requests: Other properties changed from `false` to `any`.",
  ],
  [
    "a property of a response is added",
    (document) => {
      schema(document, "Agent").properties.team = { type: "string" };
    },
    AGENTS,
    "addition `Agent` in responses: Property `team` was added: `string`.",
  ],
  [
    "a property is always in a response",
    (document) => schema(document, "SpanFieldDefinition").required.push("source_attribute_key"),
    ["observability.spans.fields.list"],
    "addition `SpanFieldDefinition` in responses: `source_attribute_key` is now always there.",
  ],
  [
    "a property of a response is never null",
    (document) => {
      schema(document, "Agent").properties.instructions.type = "string";
    },
    AGENTS,
    "other `Agent.instructions` in responses: Type changed from `string | null` to `string`.",
  ],
  [
    "a closed set of a response loses a value",
    (document) => schema(document, "SpanFieldDefinition").properties.type.enum.pop(),
    ["observability.spans.fields.list"],
    "other `SpanFieldDefinition.type` in responses: `enum` lost `MAP`; it was `ENUM`, `TEXT`, `INT`, `FLOAT`, `BOOL`, `TIMESTAMP`, `ARRAY`, `MAP`.",
  ],
  [
    "an open union of a response gets a variant",
    (document) => schema(document, "ConversationEntry").oneOf.push({ $ref: "#/components/schemas/Agent" }),
    ["conversations.start"],
    "addition `ConversationEntry` in responses: Variants were added: `Agent`; they were `message.input`, `message.output`, `function.call`, `function.result`, `tool.execution`, `agent.handoff`, `OtherEntry`.",
  ],
  [
    "an event is added to a stream",
    (document) => schema(document, "ConversationEvent").oneOf.push({ $ref: "#/components/schemas/Agent" }),
    STARTS,
    "addition `ConversationEvent` in responses: Variants were added: `Agent`; they were `conversation.response.started`, `message.output.delta`, `tool.execution.started`, `tool.execution.delta`, `tool.execution.do…",
  ],
  [
    "an open set gets a value",
    (document) => schema(document, "Agent").properties.source["x-extensible-enum"].push("terminal"),
    AGENTS,
    "addition `Agent.source` in responses: Known values were added: `terminal`.",
  ],
  [
    "an error is added",
    (document) => {
      find(document, "models.list").responses["403"] = { $ref: "#/components/responses/Unauthorized" };
    },
    ["models.list"],
    "addition Response `403` was added.",
  ],
  [
    "an error no longer occurs",
    (document) => delete find(document, "models.list").responses["422"],
    ["models.list"],
    "other Response `422` was removed.",
  ],
  [
    "a header of a response is added",
    (document) => {
      success(document, "models.list").headers["X-Cost"] = { schema: { type: "integer" } };
    },
    ["models.list"],
    "addition Response 200: Header `X-Cost` was added.",
  ],
  [
    "a header of a response is deprecated",
    (document) => {
      const { headers } = success(document, "models.list");
      headers["X-Request-Id"] = { required: true, deprecated: true, schema: { type: "string" } };
    },
    ["models.list"],
    "deprecation Response 200, header `X-Request-Id`: Deprecated.",
  ],
  [
    "a media type of a response is added",
    (document) => {
      success(document, "models.list").content["text/csv"] = { schema: { type: "string" } };
    },
    ["models.list"],
    "addition Response 200: Media type `text/csv` was added.",
  ],
  [
    "a change of state is allowed in more states",
    (document) => find(document, "batch.jobs.cancel")["x-transition"][0].from.status.push("PAUSED"),
    ["batch.jobs.cancel"],
    "addition State rule `BatchJob status=QUEUED|RUNNING → status=CANCELLATION_REQUESTED`: the state before is now status=QUEUED|RUNNING|PAUSED.",
  ],
  [
    "anyone may change a state that only the creator could change",
    (document) => delete find(document, "retrieval.deployments.delete")["x-transition"][0].creator,
    ["retrieval.deployments.delete"],
    "addition State rule `deletes SearchIndexDeployment`: `creator` was removed; it was `true`.",
  ],
  [
    "a change of state is added",
    (document) => find(document, "models.archive")["x-transition"].push({ resource: "Agent", to: { archived: true } }),
    ["models.archive"],
    "addition State rule was added: `Agent any → archived=true`.",
  ],
  [
    "pages say how many items there are",
    (document) => {
      find(document, "prompts.list")["x-pagination"].total = "/total";
    },
    ["prompts.list"],
    "addition Pagination: `total` was set to `/total`.",
  ],
  [
    "a stream can be resumed",
    (document) => {
      find(document, "conversations.startStream")["x-stream"].resumable = true;
    },
    ["conversations.startStream"],
    "addition The stream can be resumed.",
  ],
  [
    "an operation is deprecated",
    (document) => {
      find(document, "models.list").deprecated = true;
    },
    ["models.list"],
    "deprecation Deprecated.",
  ],
  [
    "a parameter is deprecated",
    (document) => {
      parameter(document, "models.list", "model").deprecated = true;
    },
    ["models.list"],
    "deprecation Parameter `model`: Deprecated.",
  ],
  [
    "a property is deprecated",
    (document) => {
      schema(document, "Agent").properties.source.deprecated = true;
    },
    AGENTS,
    "deprecation `Agent.source` in responses: Deprecated.",
  ],
  [
    "one of two keys is enough",
    (document) => find(document, "users.me.get").security.push({ BearerAuth: [] }),
    ["users.me.get"],
    "addition Required credentials changed from `BearerAuth + DashboardUserContextAuth` to `BearerAuth + DashboardUserContextAuth` or `BearerAuth`.",
  ],
  [
    "an operation repeats the security that it inherits",
    (document) => {
      find(document, "models.list").security = [{ BearerAuth: [] }];
    },
    [],
    "",
  ],
  [
    "a shared parameter is written at the operation",
    (document) => {
      const { parameters } = find(document, "agents.listLegacy");
      parameters[0] = defined(document.components.parameters).PageFromZero;
    },
    [],
    "",
  ],
  [
    "a part of a schema gets a name",
    (document) => {
      document.components.schemas.AgentName = schema(document, "Agent").properties.name;
      schema(document, "Agent").properties.name = { $ref: "#/components/schemas/AgentName" };
    },
    [],
    "",
  ],
  [
    "properties of a schema move into a part of its allOf",
    (document) => {
      const { properties, required, ...own } = schema(document, "Agent");
      document.components.schemas.AgentFields = { type: "object", properties, required };
      document.components.schemas.Agent = { ...own, allOf: [{ $ref: "#/components/schemas/AgentFields" }] };
    },
    [],
    "",
  ],
  [
    "a text or an example changes",
    (document) => {
      Object.assign(find(document, "models.list"), { summary: "List them", description: "Lists them." });
      Object.assign(schema(document, "Agent").properties.name, { description: "Its name.", example: "x" });
    },
    [],
    "",
  ],
  [
    "an operation moves to another area",
    (document) => {
      find(document, "models.list").tags = ["agents"];
    },
    ["models.list"],
    "other Moved from the area `models` to `agents`.",
  ],
  [
    "a condition is worded differently",
    (document) => {
      find(document, "retrieval.deployments.register")["x-transition"][0].condition = "The name is new.";
    },
    ["retrieval.deployments.register"],
    "other State rule `creates SearchIndexDeployment`: `condition` changed from `The name is not registered yet, and the body has the status…` to `The name is new.`.",
  ],
  [
    "a closed union is open now",
    (document) => {
      schema(document, "Model").description += " Other kinds may be added.";
    },
    ["models.list"],
    "other `Model` in responses: Other variants may be added.",
  ],
  [
    "no credentials are needed",
    (document) => {
      find(document, "models.list").security = [];
    },
    ["models.list"],
    "addition Required credentials changed from `BearerAuth` to none.",
  ],
  [
    "a call without credentials is allowed",
    (document) => {
      find(document, "models.list").security = [{ BearerAuth: [] }, {}];
    },
    ["models.list"],
    "addition Required credentials changed from `BearerAuth` to `BearerAuth` or none.",
  ],
  [
    "a media type has capital letters",
    (document) => {
      const { content } = find(document, "classifiers.classify").requestBody;
      content["Application/JSON"] = content["application/json"];
      delete content["application/json"];
    },
    [],
    "",
  ],
  [
    "a parameter has a default for the first time, even an empty one",
    (document) => {
      parameter(document, "models.list", "model").schema.default = "";
    },
    ["models.list"],
    'other Parameter `model`: `default` was set to `""`.',
  ],
  [
    "the defaults of a parameter are written",
    (document) => {
      Object.assign(parameter(document, "models.list", "model"), { required: false, style: "form", explode: true });
    },
    [],
    "",
  ],
  [
    "the defaults of a list in a parameter are no longer written",
    (document) => {
      const { style: _, explode: __, ...status } = parameter(document, "batch.jobs.list", "status");
      const { parameters } = find(document, "batch.jobs.list");
      parameters.splice(
        parameters.findIndex(({ name }: Node) => name === "status"),
        1,
        status,
      );
    },
    [],
    "",
  ],
  [
    "the name of a header in a request has other letters",
    (document) => {
      parameter(document, "workflows.deployments.logs.stream", "Last-Event-ID").name = "last-event-id";
    },
    [],
    "",
  ],
  [
    "a parameter of one value is not exploded",
    (document) => {
      parameter(document, "models.list", "model").explode = false;
    },
    [],
    "",
  ],
  [
    "a security scheme has other letters and a hint",
    (document) => {
      Object.assign((document.components.securitySchemes as Node).BearerAuth, {
        scheme: "Bearer",
        bearerFormat: "opaque",
      });
    },
    [],
    "",
  ],
  [
    "all texts change",
    (document) => {
      const texts = (key: string, value: unknown) => (key === "description" ? `${value} Really.` : value);
      document.components.schemas = JSON.parse(
        JSON.stringify(document.components.schemas, (key, value) =>
          typeof value === "string" ? texts(key, value) : value,
        ),
      );
    },
    [],
    "",
  ],
  [
    "an operation says that it is not deprecated",
    (document) => {
      find(document, "models.list").deprecated = false;
    },
    [],
    "",
  ],
  [
    "the name of a header has other letters",
    (document) => {
      const { headers } = success(document, "models.list");
      headers["x-request-id"] = headers["X-Request-Id"];
      delete headers["X-Request-Id"];
    },
    [],
    "",
  ],
  [
    "a document does not list the failures of a stream",
    (document) => delete find(document, "conversations.startStream")["x-stream"].failures,
    [],
    "",
  ],
  [
    "the events that end a stream have another order",
    (document) => find(document, "conversations.startStream")["x-stream"].ends.reverse(),
    [],
    "",
  ],
];
