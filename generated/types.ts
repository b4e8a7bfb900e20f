// Made from openapi/ by `npm run generate`. Do not edit.

export interface paths {
    "/v1/observability/datasets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List datasets
         * @description Returns the datasets of the workspace, newest first. Deleted ones are left out.
         */
        get: operations["observability.datasets.list"];
        put?: never;
        /**
         * Create a dataset
         * @description Makes an empty dataset in the workspace. The caller becomes its owner.
         */
        post: operations["observability.datasets.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/observability/datasets/{dataset_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which dataset.
                 * @example 3f1c6f0e-52b7-4f3e-9f0a-6d1f2b7c4a10
                 */
                dataset_id: components["parameters"]["DatasetId"];
            };
            cookie?: never;
        };
        /**
         * Get a dataset
         * @description Returns the dataset itself. Its records have a listing of their own.
         */
        get: operations["observability.datasets.get"];
        put?: never;
        post?: never;
        /**
         * Delete a dataset
         * @description Deletes the dataset together with its records. From then on it is found by no operation.
         */
        delete: operations["observability.datasets.delete"];
        options?: never;
        head?: never;
        /**
         * Change a dataset
         * @description Changes the name or the description, leaving out what stays. An empty object changes nothing.
         */
        patch: operations["observability.datasets.update"];
        trace?: never;
    };
    "/v1/observability/datasets/{dataset_id}/records": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which dataset.
                 * @example 3f1c6f0e-52b7-4f3e-9f0a-6d1f2b7c4a10
                 */
                dataset_id: components["parameters"]["DatasetId"];
            };
            cookie?: never;
        };
        /**
         * List the records of a dataset
         * @description Returns the records with their payloads, newest first. Deleted ones are left out.
         */
        get: operations["observability.datasets.records.list"];
        put?: never;
        /**
         * Add a record to a dataset
         * @description Adds one record with a payload of any form. To add many at once, import them.
         */
        post: operations["observability.datasets.records.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/observability/datasets/{dataset_id}/imports/from-file": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which dataset.
                 * @example 3f1c6f0e-52b7-4f3e-9f0a-6d1f2b7c4a10
                 */
                dataset_id: components["parameters"]["DatasetId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import a file into a dataset
         * @description Starts to add one record for each line of an uploaded JSONL file, with the source `UPLOADED_FILE`. The answer
         *     comes at once, the work goes on: the records appear in the dataset as they are read.
         */
        post: operations["observability.datasets.importFromFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/observability/datasets/{dataset_id}/imports/from-playground": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which dataset.
                 * @example 3f1c6f0e-52b7-4f3e-9f0a-6d1f2b7c4a10
                 */
                dataset_id: components["parameters"]["DatasetId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import conversations into a dataset
         * @description Starts to copy conversations, each into one record whose payload holds its messages, with the source `PLAYGROUND`.
         *     The conversations themselves stay as they are.
         */
        post: operations["observability.datasets.importFromPlayground"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/observability/datasets/{dataset_id}/imports/from-dataset": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which dataset.
                 * @example 3f1c6f0e-52b7-4f3e-9f0a-6d1f2b7c4a10
                 */
                dataset_id: components["parameters"]["DatasetId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import records of other datasets
         * @description Starts to copy records into this dataset. A copy keeps the payload, the properties and the source of its
         *     original and gets an id of its own.
         */
        post: operations["observability.datasets.importFromDataset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/observability/datasets/{dataset_id}/exports/to-jsonl": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which dataset.
                 * @example 3f1c6f0e-52b7-4f3e-9f0a-6d1f2b7c4a10
                 */
                dataset_id: components["parameters"]["DatasetId"];
            };
            cookie?: never;
        };
        /**
         * Export a dataset as JSONL
         * @description Writes all records to a file, one JSON object a line, and returns where to fetch it. Each call makes a new file
         *     with the records of that moment.
         */
        get: operations["observability.datasets.exportToJsonl"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/observability/spans/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search spans
         * @description Finds spans by a search expression and by time, newest first. To get the next page, send the same body again with
         *     the cursor of this page.
         */
        post: operations["observability.spans.search"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/observability/spans/aggregate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Aggregate spans
         * @description Boils spans down to one number for each group: how many there are, how long they take, what they cost in tokens.
         *     The groups come from dimensions and from pieces of time. A measure or dimension that is no field of spans, or
         *     doesn't support this use, is a `422`.
         */
        post: operations["observability.spans.aggregate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/observability/spans/evaluations/aggregate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Aggregate span evaluations
         * @description Boils evaluations down to one number for each group, such as the mean score of each judge by the day. A measure or
         *     dimension that is no field of evaluations, or doesn't support this use, is a `422`.
         */
        post: operations["observability.spans.evaluations.aggregate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/observability/spans/evaluations/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search span evaluations
         * @description Finds evaluations by a search expression and by time, newest first. A span that was evaluated more than once comes
         *     once for each time.
         */
        post: operations["observability.spans.evaluations.search"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/observability/spans/evaluations/search/latest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search the latest span evaluations
         * @description Finds evaluations as the other search does, but keeps only the newest for each span and `evaluation_name`. What
         *     an evaluation says now hides what earlier ones of the same name said.
         */
        post: operations["observability.spans.evaluations.searchLatest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/observability/spans/fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the fields of spans
         * @description Returns what a search expression, a measure and a dimension may name, and what can be done with each. The set
         *     depends on the service alone, not on what was recorded.
         */
        get: operations["observability.spans.fields.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/observability/spans/evaluations/fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the fields of span evaluations
         * @description Returns what may be named in a search for evaluations and in an aggregation of them, and what can be done with
         *     each.
         */
        get: operations["observability.spans.evaluations.fields.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/observability/spans/fields/{field_name}/options": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which field, by its `name`.
                 * @example status_code
                 */
                field_name: string;
            };
            cookie?: never;
        };
        /**
         * List the values of a span field
         * @description Returns the values to choose from in a filter. For a field of type `ENUM` these are all that can be, for a `TEXT`
         *     field those that occur between `from` and `to`. Any other type has no such list, and the answer holds null.
         */
        get: operations["observability.spans.fields.listOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/observability/spans/evaluations/fields/{field_name}/options": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which field of evaluations, by its `name`.
                 * @example evaluation_name
                 */
                field_name: string;
            };
            cookie?: never;
        };
        /**
         * List the values of a span evaluation field
         * @description Returns the values to choose from in a filter, by the same rules as for the fields of spans: all of an `ENUM`, the
         *     occurring ones of a `TEXT`, null for any other type.
         */
        get: operations["observability.spans.evaluations.fields.listOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/observability/judges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List judges
         * @description Returns the judges of the workspace, newest first. Deleted ones are left out. Filters that are set must all fit.
         */
        get: operations["observability.judges.list"];
        put?: never;
        /**
         * Create a judge
         * @description Makes a judge in the workspace, which can be used at once. The caller becomes its owner. No two judges of a
         *     workspace have the same name.
         */
        post: operations["observability.judges.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/observability/judges/{judge_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which judge.
                 * @example 9b4d2c60-1e8f-4a35-b7c9-e0f1a2b3c4d5
                 */
                judge_id: components["parameters"]["JudgeId"];
            };
            cookie?: never;
        };
        /**
         * Get a judge
         * @description Returns the judge as it is now, with its instructions and its form of answer.
         */
        get: operations["observability.judges.get"];
        /**
         * Replace a judge
         * @description Gives the judge a new revision in which every field is what the body says. The id stays, and verdicts that were
         *     given before stay as they are. A body that would change nothing is refused.
         */
        put: operations["observability.judges.update"];
        post?: never;
        /**
         * Delete a judge
         * @description Takes the judge out of use. From then on it is found by no operation, and its name is free. Verdicts that it gave
         *     stay with the spans they are about.
         */
        delete: operations["observability.judges.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/observability/judges/{judge_id}/live-judging": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which judge.
                 * @example 9b4d2c60-1e8f-4a35-b7c9-e0f1a2b3c4d5
                 */
                judge_id: components["parameters"]["JudgeId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Judge a conversation
         * @description Lets the judge read the messages now and waits for its verdict. Nothing is stored: neither the messages nor the
         *     verdict appears among span evaluations.
         */
        post: operations["observability.judges.judgeLive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/connectors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List connectors
         * @description Returns the connectors that the caller can see, newest first: their own private ones, those shared with their
         *     workspace or organization, and those offered to everyone.
         */
        get: operations["connectors.list"];
        put?: never;
        /**
         * Create a connector
         * @description Makes a connector to an external server of tools. `protocol` says how the service talks to that server: `mcp` or
         *     `http`. The caller becomes the creator.
         *
         *     A new connector is private, unless `visibility` shares it at once. That takes the permission which sharing it
         *     later would take: `ShareConnectorToWorkspace` for `shared_workspace`, `ShareConnectorToOrg` for `shared_org`.
         */
        post: operations["connectors.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/connectors/{connector_id_or_name}/auth_url": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which connector, by its id or by its name. Text in the form of a uuid is always taken for an id.
                 * @example harbor-tides
                 */
                connector_id_or_name: components["parameters"]["ConnectorIdOrName"];
            };
            cookie?: never;
        };
        /**
         * Get the address where a user signs in
         * @description Returns an address to open in the user's browser. There they let the service use the connector's server on their
         *     behalf; the credentials are then stored for them. Each call makes a new address, good once and for `ttl` seconds.
         */
        get: operations["connectors.getAuthUrl"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/connectors/{connector_id}/share": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which connector, by its id. Its name is not accepted here.
                 * @example 6e1f9d20-4b7a-4c35-8f62-d0a1b2c3e4f5
                 */
                connector_id: components["parameters"]["ConnectorId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Share a connector with the workspace
         * @description Hands a private connector over to the workspace, so that every member can use it. Only its creator may do this,
         *     and only with the workspace permission `ShareConnectorToWorkspace`.
         *
         *     The workspace becomes the owner. Ways of signing in that rest on who the owner was stop working and must be set
         *     up anew.
         */
        put: operations["connectors.shareToWorkspace"];
        post?: never;
        /**
         * Take a connector back from the workspace
         * @description Makes a connector that is shared with the workspace private again and gives it back to its creator. Only the
         *     creator may do this, and only with the workspace permission `ShareConnectorToWorkspace`.
         *
         *     The connections of the workspace and of its other members are removed; the creator's own connection stays.
         */
        delete: operations["connectors.unshareFromWorkspace"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/connectors/{connector_id}/organization/share": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which connector, by its id. Its name is not accepted here.
                 * @example 6e1f9d20-4b7a-4c35-8f62-d0a1b2c3e4f5
                 */
                connector_id: components["parameters"]["ConnectorId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Share a connector with the organization
         * @description Hands a private connector over to the organization, so that every member can use it, whatever their workspace.
         *     This takes the organization permission `ShareConnectorToOrg`.
         *
         *     The organization becomes the owner. Ways of signing in that rest on who the owner was stop working and must be
         *     set up anew.
         */
        put: operations["connectors.shareToOrganization"];
        post?: never;
        /**
         * Take a connector back from the organization
         * @description Makes a connector that is shared with the organization private again and gives it back to its creator. This
         *     takes the organization permission `ShareConnectorToOrg`; whoever has it need not be the creator.
         *
         *     The connections of the organization and of members other than the creator are removed; the creator's own
         *     connection stays.
         */
        delete: operations["connectors.unshareFromOrganization"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/connectors/{connector_id}/{consumer_scope}/activate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which connector, by its id. Its name is not accepted here.
                 * @example 6e1f9d20-4b7a-4c35-8f62-d0a1b2c3e4f5
                 */
                connector_id: components["parameters"]["ConnectorId"];
                /**
                 * @description For whom to switch the connector on or off: `organization`, `workspace` or `user`, in each case the caller's own.
                 * @example workspace
                 */
                consumer_scope: components["parameters"]["ConnectorConsumerScope"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Activate a connector
         * @description Enables the connector for the caller's organization, for their workspace or for the caller alone. Doing so again
         *     changes nothing.
         */
        post: operations["connectors.activate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/connectors/{connector_id}/{consumer_scope}/deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which connector, by its id. Its name is not accepted here.
                 * @example 6e1f9d20-4b7a-4c35-8f62-d0a1b2c3e4f5
                 */
                connector_id: components["parameters"]["ConnectorId"];
                /**
                 * @description For whom to switch the connector on or off: `organization`, `workspace` or `user`, in each case the caller's own.
                 * @example workspace
                 */
                consumer_scope: components["parameters"]["ConnectorConsumerScope"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deactivate a connector
         * @description Disables the connector for the calling consumer only: the caller's organization, their workspace or the caller
         *     alone. Others who use the connector notice nothing, and its sharing and credentials stay. Doing so again changes
         *     nothing.
         */
        post: operations["connectors.deactivate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/connectors/{connector_id_or_name}/tools/{tool_name}/call": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which connector, by its id or by its name. Text in the form of a uuid is always taken for an id.
                 * @example harbor-tides
                 */
                connector_id_or_name: components["parameters"]["ConnectorIdOrName"];
                /**
                 * @description Which tool, by its exact `name` in the list of tools. Upper and lower case differ.
                 * @example get_tides
                 */
                tool_name: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Call a tool
         * @description Runs one tool of the connector's server and waits for its result.
         *
         *     A tool that fails answers `200` all the same, with `metadata.mcp_meta.isError` true and the reason as text in
         *     `content`. Look there before you use the result.
         */
        post: operations["connectors.tools.call"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/connectors/{connector_id_or_name}/tools": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which connector, by its id or by its name. Text in the form of a uuid is always taken for an id.
                 * @example harbor-tides
                 */
                connector_id_or_name: components["parameters"]["ConnectorIdOrName"];
            };
            cookie?: never;
        };
        /**
         * List the tools of a connector
         * @description Returns the tools that the connector's server offers, in the server's order. The service remembers the list;
         *     `refresh=true` asks the server again.
         *
         *     A page with fewer tools than `page_size` is the last.
         */
        get: operations["connectors.tools.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/connectors/{connector_id_or_name}/authentication_methods": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which connector, by its id or by its name. Text in the form of a uuid is always taken for an id.
                 * @example harbor-tides
                 */
                connector_id_or_name: components["parameters"]["ConnectorIdOrName"];
            };
            cookie?: never;
        };
        /**
         * List the authentication methods of a connector
         * @description Returns every way of authenticating with the connector's server, and the headers that each one needs. Nothing
         *     secret is in the answer.
         */
        get: operations["connectors.authenticationMethods.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/connectors/{connector_id_or_name}/organization/credentials": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which connector, by its id or by its name. Text in the form of a uuid is always taken for an id.
                 * @example harbor-tides
                 */
                connector_id_or_name: components["parameters"]["ConnectorIdOrName"];
            };
            cookie?: never;
        };
        /**
         * List the organization's credentials
         * @description Returns the credentials that the caller's organization has stored for the connector, without their secrets. All
         *     its members may use them.
         */
        get: operations["connectors.credentials.listForOrganization"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/connectors/{connector_id_or_name}/workspace/credentials": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which connector, by its id or by its name. Text in the form of a uuid is always taken for an id.
                 * @example harbor-tides
                 */
                connector_id_or_name: components["parameters"]["ConnectorIdOrName"];
            };
            cookie?: never;
        };
        /**
         * List the workspace's credentials
         * @description Returns the credentials that the caller's workspace has stored for the connector, without their secrets. All its
         *     members may use them.
         */
        get: operations["connectors.credentials.listForWorkspace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List conversations
         * @description Returns the conversations of the workspace, sorted by when they were started, newest first.
         */
        get: operations["conversations.list"];
        put?: never;
        /**
         * Start a conversation
         * @description Asks a model or an agent and keeps the exchange under a new id. The service runs completions and tools, over and
         *     over, until there is an answer or a call that the caller has to deal with.
         *
         *     A body with `stream: true`, or `Accept: text/event-stream`, has the answer come as a stream.
         */
        post: operations["conversations.start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/conversations#stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a conversation and stream the answer
         * @description Starts a conversation with the same request as the path without `#stream`, sent with `stream: true` or with
         *     `Accept: text/event-stream`.
         *
         *     The stream ends with `conversation.response.done` or `conversation.response.error`. One that ends without either
         *     was cut off. It has no event ids and can't be resumed: read the history to see what was kept.
         */
        post: operations["conversations.startStream"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/conversations/{conversation_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which conversation.
                 * @example conv_0197c3e1
                 */
                conversation_id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        /**
         * Get a conversation
         * @description Returns with whom the conversation is held and how it was set up. Its entries are in the history.
         */
        get: operations["conversations.get"];
        put?: never;
        /**
         * Append to a conversation
         * @description Adds messages, results of functions or decisions about tools, and returns what was done in answer. The id of the
         *     conversation stays the same.
         *
         *     A body with `stream: true`, or `Accept: text/event-stream`, has the answer come as a stream.
         */
        post: operations["conversations.append"];
        /**
         * Delete a conversation
         * @description Deletes the conversation with all its entries. It can't be brought back.
         */
        delete: operations["conversations.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/conversations/{conversation_id}#stream": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which conversation.
                 * @example conv_0197c3e1
                 */
                conversation_id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Append to a conversation and stream the answer
         * @description Appends with the same request as the path without `#stream`, sent with `stream: true` or with
         *     `Accept: text/event-stream`.
         *
         *     The stream ends with `conversation.response.done` or `conversation.response.error`. One that ends without either
         *     was cut off. It has no event ids and can't be resumed: read the history to see what was kept.
         */
        post: operations["conversations.appendStream"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/conversations/{conversation_id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which conversation.
                 * @example conv_0197c3e1
                 */
                conversation_id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        /**
         * Get the history of a conversation
         * @description Returns all entries, from messages and calls to runs of tools and handovers.
         */
        get: operations["conversations.getHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/conversations/{conversation_id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which conversation.
                 * @example conv_0197c3e1
                 */
                conversation_id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        /**
         * Get the messages of a conversation
         * @description Returns only what was said, by the caller and in answer. The history has the rest too.
         */
        get: operations["conversations.getMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/conversations/{conversation_id}/restart": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which conversation.
                 * @example conv_0197c3e1
                 */
                conversation_id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restart a conversation from an entry
         * @description Makes a new conversation out of the entries of an old one up to the one that is named, and answers from there.
         *     Both can then be continued. A conversation can be restarted once it has been appended to.
         *
         *     A body with `stream: true`, or `Accept: text/event-stream`, has the answer come as a stream.
         */
        post: operations["conversations.restart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/conversations/{conversation_id}/restart#stream": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which conversation.
                 * @example conv_0197c3e1
                 */
                conversation_id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restart a conversation and stream the answer
         * @description Restarts with the same request as the path without `#stream`, sent with `stream: true` or with
         *     `Accept: text/event-stream`.
         *
         *     The stream ends with `conversation.response.done` or `conversation.response.error`. One that ends without either
         *     was cut off. It has no event ids and can't be resumed: read the history to see what was kept.
         */
        post: operations["conversations.restartStream"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/agents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List agents, the older way
         * @deprecated
         * @description Returns the agents of the workspace as a bare list, newest first, each in its active version. It leaves out agents
         *     that are shared with the caller from elsewhere. Use `agents.list` instead, which has them too.
         */
        get: operations["agents.listLegacy"];
        put?: never;
        /**
         * Create an agent
         * @description Makes an agent with one version, number 0, which is active. The caller becomes its owner; it is not offered in the
         *     chat until an update says so.
         */
        post: operations["agents.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/agents/pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List agents
         * @description Returns the agents that the caller may see, shared ones included, newest first, each in its active version.
         */
        get: operations["agents.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/agents/{agent_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which agent.
                 * @example ag_0197c3d0
                 */
                agent_id: components["parameters"]["AgentId"];
            };
            cookie?: never;
        };
        /**
         * Get an agent
         * @description Returns the agent in its active version, or in the version that `agent_version` names.
         */
        get: operations["agents.get"];
        put?: never;
        post?: never;
        /**
         * Delete an agent
         * @description Deletes the agent with all its versions. From then on it is found by no operation.
         */
        delete: operations["agents.delete"];
        options?: never;
        head?: never;
        /**
         * Change an agent
         * @description Makes a new version out of the active one and the fields sent, and makes it the active one. Its number is one
         *     above the highest so far. The older versions stay and can be made active again.
         */
        patch: operations["agents.update"];
        trace?: never;
    };
    "/v1/agents/{agent_id}/version": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which agent.
                 * @example ag_0197c3d0
                 */
                agent_id: components["parameters"]["AgentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Switch the active version of an agent
         * @description Makes an existing version the active one, an older one as well as a newer. No version is made or changed. There is
         *     no body; the version is a query parameter.
         */
        patch: operations["agents.switchVersion"];
        trace?: never;
    };
    "/v1/agents/{agent_id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which agent.
                 * @example ag_0197c3d0
                 */
                agent_id: components["parameters"]["AgentId"];
            };
            cookie?: never;
        };
        /**
         * List the versions of an agent
         * @description Returns the agent once for each of its versions, newest version first.
         */
        get: operations["agents.versions.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/agents/{agent_id}/versions/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which agent.
                 * @example ag_0197c3d0
                 */
                agent_id: components["parameters"]["AgentId"];
                /**
                 * @description Which version, by number or by alias. Text of digits alone is a number.
                 * @example 0
                 */
                version: string;
            };
            cookie?: never;
        };
        /**
         * Get a version of an agent
         * @description Returns the agent in one of its versions, active or not.
         */
        get: operations["agents.versions.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/agents/completions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask an agent, the older way
         * @deprecated
         * @description Sends a whole chat to an agent and returns its answer in one piece. Nothing is kept: the next request has to bring
         *     the chat along again. Use `conversations.start` instead, which keeps it and can stream.
         */
        post: operations["agents.complete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/prompts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List prompts
         * @description Returns the caller's own prompts and those shared with the workspace, each at its latest version or, with `alias`,
         *     at the version which that alias points to. Newest first, unless asked otherwise.
         */
        get: operations["prompts.list"];
        put?: never;
        /**
         * Create a prompt
         * @description Makes a prompt with one version, number 1. The caller becomes its creator and, unless `sharingScope` says
         *     otherwise, is the only one to see it.
         */
        post: operations["prompts.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/prompts/{prompt_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which prompt, by its id.
                 * @example prompt_0197c3f1
                 */
                prompt_id: components["parameters"]["PromptId"];
            };
            cookie?: never;
        };
        /**
         * Get a prompt
         * @description Returns the prompt at its latest version, or at the one that `version` or `alias` names. When both are sent,
         *     `version` decides.
         */
        get: operations["prompts.get"];
        put?: never;
        post?: never;
        /**
         * Delete a prompt
         * @description Deletes the prompt for good, with all its versions and aliases. Its name can be used again.
         */
        delete: operations["prompts.delete"];
        options?: never;
        head?: never;
        /**
         * Change a prompt
         * @description Changes the heading, the description or the sharing of the prompt and makes no new version. An empty object
         *     changes nothing. A prompt shared for reading can be changed by its creator alone.
         */
        patch: operations["prompts.update"];
        trace?: never;
    };
    "/v2/prompts/{prompt_id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which prompt, by its id.
                 * @example prompt_0197c3f1
                 */
                prompt_id: components["parameters"]["PromptId"];
            };
            cookie?: never;
        };
        /**
         * List the versions of a prompt
         * @description Returns all versions at once, the newest first, each with its text and the aliases that point to it.
         */
        get: operations["prompts.versions.list"];
        put?: never;
        /**
         * Add a version to a prompt
         * @description Keeps the definition as the next version. If a version of the prompt has exactly this definition already, that
         *     one is used again: the answer has its number and `deduplicated` is true. Its notes then stay as they are; the
         *     aliases move to it all the same.
         */
        post: operations["prompts.versions.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/prompts/{prompt_id}/versions/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which prompt, by its id.
                 * @example prompt_0197c3f1
                 */
                prompt_id: components["parameters"]["PromptId"];
                /**
                 * @description Which version, by its number. The first is 1.
                 * @example 1
                 */
                version: components["parameters"]["PromptVersionNumber"];
            };
            cookie?: never;
        };
        /**
         * Get a version of a prompt
         * @description Returns the prompt as a whole, seen at this version.
         */
        get: operations["prompts.versions.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the notes and aliases of a prompt version
         * @description Changes what is said about the version, never its text. The aliases sent replace those it has, and an alias that
         *     points to another version of the prompt moves to this one. An empty object changes nothing.
         */
        patch: operations["prompts.versions.update"];
        trace?: never;
    };
    "/v2/skills": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List skills
         * @description Returns the caller's own skills and those shared with the workspace, each at its latest version or, with `alias`,
         *     at the version which that alias points to. Newest first, unless asked otherwise.
         */
        get: operations["skills.list"];
        put?: never;
        /**
         * Create a skill
         * @description Makes a skill with one version, number 1. The caller becomes its creator and, unless `sharingScope` says
         *     otherwise, is the only one to see it.
         */
        post: operations["skills.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/skills/{skill_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which skill, by its id.
                 * @example skill_0197c3f2
                 */
                skill_id: components["parameters"]["SkillId"];
            };
            cookie?: never;
        };
        /**
         * Get a skill
         * @description Returns the skill at its latest version, or at the one that `version` or `alias` names. When both are sent,
         *     `version` decides.
         */
        get: operations["skills.get"];
        put?: never;
        post?: never;
        /**
         * Delete a skill
         * @description Deletes the skill for good, with all its versions and aliases. Its name can be used again.
         */
        delete: operations["skills.delete"];
        options?: never;
        head?: never;
        /**
         * Change a skill
         * @description Changes with whom the skill is shared and makes no new version. An empty object changes nothing. A skill shared
         *     for reading can be changed by its creator alone.
         */
        patch: operations["skills.update"];
        trace?: never;
    };
    "/v2/skills/{skill_id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which skill, by its id.
                 * @example skill_0197c3f2
                 */
                skill_id: components["parameters"]["SkillId"];
            };
            cookie?: never;
        };
        /**
         * List the versions of a skill
         * @description Returns all versions at once, the newest first, each with its instructions, its files and its aliases.
         */
        get: operations["skills.versions.list"];
        put?: never;
        /**
         * Add a version to a skill
         * @description Keeps the definition as the next version. If a version of the skill has exactly this definition already, that
         *     one is used again: the answer has its number and `deduplicated` is true. Its notes then stay as they are; the
         *     aliases move to it all the same.
         */
        post: operations["skills.versions.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/skills/{skill_id}/versions/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which skill, by its id.
                 * @example skill_0197c3f2
                 */
                skill_id: components["parameters"]["SkillId"];
                /**
                 * @description Which version, by its number. The first is 1.
                 * @example 1
                 */
                version: components["parameters"]["SkillVersionNumber"];
            };
            cookie?: never;
        };
        /**
         * Get a version of a skill
         * @description Returns the skill as a whole, seen at this version.
         */
        get: operations["skills.versions.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the notes and aliases of a skill version
         * @description Changes what is said about the version, never its instructions. The aliases sent replace those it has, and an
         *     alias that points to another version of the skill moves to this one. An empty object changes nothing.
         */
        patch: operations["skills.versions.update"];
        trace?: never;
    };
    "/v1/workflows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List workflows
         * @description Returns the workflows that the workspace can see and that pass all filters, archived ones included unless
         *     `archived` says otherwise.
         */
        get: operations["workflows.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workflows/registrations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List workflow registrations
         * @description Returns the registrations that the workspace can see and that pass all filters, newest first. A workflow has one
         *     for each version of its code on each deployment.
         */
        get: operations["workflows.registrations.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workflows/{workflow_identifier}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which workflow, by its id or its name.
                 * @example morning-briefing
                 */
                workflow_identifier: components["parameters"]["WorkflowIdentifier"];
            };
            cookie?: never;
        };
        /**
         * Get a workflow
         * @description Returns the workflow and whether a live worker could run it. What its code takes and returns is in its
         *     registrations.
         */
        get: operations["workflows.get"];
        /**
         * Change a workflow
         * @description Changes what people see of the workflow, leaving out what stays; an empty object changes nothing. The code and
         *     its name are changed by registering it anew.
         */
        put: operations["workflows.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workflows/{workflow_identifier}/execute": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which workflow, by its id or its name.
                 * @example morning-briefing
                 */
                workflow_identifier: components["parameters"]["WorkflowIdentifier"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Execute a workflow
         * @description Starts the workflow's latest registration. The answer comes at once and is the running execution, or, with
         *     `wait_for_result`, comes when the workflow has ended: the bare result if it has completed, otherwise the execution
         *     with its status. If the time to wait runs out first, the answer is the execution, still running.
         */
        post: operations["workflows.execute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workflows/registrations/{workflow_registration_id}/execute": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which registration.
                 * @example 4d0f8c52-e9b4-4a17-86f2-c8d9e0f1a2b3
                 */
                workflow_registration_id: components["parameters"]["WorkflowRegistrationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Execute a workflow registration
         * @description Starts exactly this version of the code, even when there is a newer one. In all else it does what executing the
         *     workflow does.
         */
        post: operations["workflows.registrations.execute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workflows/registrations/{workflow_registration_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which registration.
                 * @example 4d0f8c52-e9b4-4a17-86f2-c8d9e0f1a2b3
                 */
                workflow_registration_id: components["parameters"]["WorkflowRegistrationId"];
            };
            cookie?: never;
        };
        /**
         * Get a workflow registration
         * @description Returns the registration with the definition of its input, result and messages, and whether a live worker could
         *     run it.
         */
        get: operations["workflows.registrations.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workflows/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Archive many workflows
         * @description Does to each workflow what archiving it alone does. The answer is 200 even if none could be archived; look at
         *     `errored`.
         */
        put: operations["workflows.archiveMany"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workflows/unarchive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Take many workflows out of the archive
         * @description Does to each workflow what taking it out of the archive alone does. The answer is 200 even if that was possible
         *     for none; look at `errored`.
         */
        put: operations["workflows.unarchiveMany"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workflows/{workflow_identifier}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which workflow, by its id or its name.
                 * @example morning-briefing
                 */
                workflow_identifier: components["parameters"]["WorkflowIdentifier"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Archive a workflow
         * @description Puts the workflow away, so that listings can leave it out. It can still be looked up, and its executions run on.
         *     Archiving it again changes nothing.
         */
        put: operations["workflows.archive"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workflows/{workflow_identifier}/unarchive": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which workflow, by its id or its name.
                 * @example morning-briefing
                 */
                workflow_identifier: components["parameters"]["WorkflowIdentifier"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Take a workflow out of the archive
         * @description Puts the workflow back in use. Doing so to one that is not archived changes nothing.
         */
        put: operations["workflows.unarchive"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workflows/executions/{execution_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which execution. Its latest run is meant.
                 * @example morning-briefing-2026-03-02
                 */
                execution_id: components["parameters"]["ExecutionId"];
            };
            cookie?: never;
        };
        /**
         * Get an execution
         * @description Returns how the latest run of the execution is doing and, once it has completed, its result.
         */
        get: operations["workflows.executions.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workflows/executions/{execution_id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which execution. Its latest run is meant.
                 * @example morning-briefing-2026-03-02
                 */
                execution_id: components["parameters"]["ExecutionId"];
            };
            cookie?: never;
        };
        /**
         * Get the history of an execution
         * @description Returns all that has happened to the latest run, in one piece. While the run goes on, each call may return more
         *     than the one before.
         */
        get: operations["workflows.executions.getHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workflows/executions/{execution_id}/signals": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which execution. Its latest run is meant.
                 * @example morning-briefing-2026-03-02
                 */
                execution_id: components["parameters"]["ExecutionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a signal to an execution
         * @description Hands a message to the running workflow and does not wait for what it does with it. Signals are delivered in the
         *     order in which they were accepted.
         */
        post: operations["workflows.executions.signal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workflows/executions/{execution_id}/queries": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which execution. Its latest run is meant.
                 * @example morning-briefing-2026-03-02
                 */
                execution_id: components["parameters"]["ExecutionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask an execution a question
         * @description Has the running workflow answer from what it knows at this moment. A query changes nothing and leaves no trace in
         *     the history.
         */
        post: operations["workflows.executions.query"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workflows/executions/{execution_id}/terminate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which execution. Its latest run is meant.
                 * @example morning-briefing-2026-03-02
                 */
                execution_id: components["parameters"]["ExecutionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Terminate an execution
         * @description Ends the latest run at once. The workflow's code is not told and can't clean up; to let it, cancel instead.
         */
        post: operations["workflows.executions.terminate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workflows/executions/terminate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Terminate many executions
         * @description Does to each execution what terminating it alone does. The answer is 200 even if none could be terminated; look
         *     at the entry of each.
         */
        post: operations["workflows.executions.terminateMany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workflows/executions/{execution_id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which execution. Its latest run is meant.
                 * @example morning-briefing-2026-03-02
                 */
                execution_id: components["parameters"]["ExecutionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an execution
         * @description Asks the workflow's code to stop. It may clean up first, so the execution can stay `RUNNING` for a while before
         *     it is `CANCELED`.
         */
        post: operations["workflows.executions.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workflows/executions/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel many executions
         * @description Does to each execution what canceling it alone does. The answer is 200 even if none could be canceled; look at
         *     the entry of each.
         */
        post: operations["workflows.executions.cancelMany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workflows/executions/{execution_id}/reset": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which execution. Its latest run is meant.
                 * @example morning-briefing-2026-03-02
                 */
                execution_id: components["parameters"]["ExecutionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset an execution
         * @description Takes the execution back to an earlier point of its latest run and lets it go on from there in a new run. Works
         *     on a finished execution too, for example after the code of a failed one has been mended.
         */
        post: operations["workflows.executions.reset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workflows/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List runs
         * @description Returns the runs of the workspace that pass all filters, those that started last first. An execution that was
         *     retried, continued or reset has several.
         */
        get: operations["workflows.runs.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workflows/runs/{run_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which run, of whatever execution.
                 * @example a7b3c9d1-5e2f-4068-b4a7-1f2e3d4c5b6a
                 */
                run_id: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        /**
         * Get a run
         * @description Returns the execution as this run left it, whether or not the run is the latest of its execution.
         */
        get: operations["workflows.runs.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workflows/runs/{run_id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which run, of whatever execution.
                 * @example a7b3c9d1-5e2f-4068-b4a7-1f2e3d4c5b6a
                 */
                run_id: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        /**
         * Get the history of a run
         * @description Returns all that has happened to exactly this run, in one piece. The history of the execution is that of its
         *     latest run.
         */
        get: operations["workflows.runs.getHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workflows/schedules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List schedules
         * @description Returns the schedules of the workspace with their next and last executions, by id. Without `page_size` all of them
         *     come at once; that is kept for old callers, new ones should ask for pages.
         */
        get: operations["workflows.schedules.list"];
        put?: never;
        /**
         * Create a schedule
         * @description Makes a schedule that starts a workflow at the times of its definition. It is active at once: to prepare one
         *     for later, give it a `start_at`. Executions get ids from the service and name the schedule in their events.
         */
        post: operations["workflows.schedules.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workflows/schedules/{schedule_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which schedule. It is the id that was chosen when the schedule was made, or that the service gave it.
                 * @example morning-briefing-daily
                 */
                schedule_id: components["parameters"]["ScheduleId"];
            };
            cookie?: never;
        };
        /**
         * Get a schedule
         * @description Returns the schedule with its times, its next 10 starts and its last 10 executions.
         */
        get: operations["workflows.schedules.get"];
        put?: never;
        post?: never;
        /**
         * Delete a schedule
         * @description Removes the schedule for good, after which its id may be used again. Executions that it has started go on and stay
         *     on record.
         */
        delete: operations["workflows.schedules.delete"];
        options?: never;
        head?: never;
        /**
         * Change a schedule
         * @description Changes the times, the input or the policy, leaving out what stays. The workflow, the id and whether the schedule
         *     is paused can't be changed here. Executions that are running go on as they were started.
         */
        patch: operations["workflows.schedules.update"];
        trace?: never;
    };
    "/v1/workflows/schedules/{schedule_id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which schedule. It is the id that was chosen when the schedule was made, or that the service gave it.
                 * @example morning-briefing-daily
                 */
                schedule_id: components["parameters"]["ScheduleId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pause a schedule
         * @description Stops starting executions at the set times until the schedule is resumed. What is running goes on. Pausing a
         *     paused schedule is no error and replaces its note. The body may be an object, null or left out.
         */
        post: operations["workflows.schedules.pause"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workflows/schedules/{schedule_id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which schedule. It is the id that was chosen when the schedule was made, or that the service gave it.
                 * @example morning-briefing-daily
                 */
                schedule_id: components["parameters"]["ScheduleId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resume a schedule
         * @description Lets a paused schedule start executions again, from the next set time on. Times that passed while it was paused
         *     are not made up for. Resuming an active schedule is no error and replaces its note. The body may be an object,
         *     null or left out.
         */
        post: operations["workflows.schedules.resume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workflows/schedules/{schedule_id}/trigger": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which schedule. It is the id that was chosen when the schedule was made, or that the service gave it.
                 * @example morning-briefing-daily
                 */
                schedule_id: components["parameters"]["ScheduleId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Trigger a schedule
         * @description Starts one execution now, out of turn, with the input of the schedule. That works while the schedule is paused or
         *     exhausted, and does not count against `remaining_executions`. The new execution is the last of
         *     `recent_executions`. The body may be an object, null or left out.
         */
        post: operations["workflows.schedules.trigger"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workflows/deployments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List deployments
         * @description Returns the deployments of a workspace, managed and self-hosted. Those without a live worker are left out unless
         *     `active_only` is false, and so is a managed one that is stopped or not yet rolled out.
         */
        get: operations["workflows.deployments.list"];
        put?: never;
        /**
         * Create a managed deployment
         * @description Has the service fetch, build and run the code of a repository. The answer comes at once and the work goes on:
         *     look at the deployment to see how far it is. A build that fails shows in `status.build_state`. A self-hosted
         *     deployment is not created here; it comes to be when its first worker reports.
         */
        post: operations["workflows.deployments.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workflows/deployments/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the deployment, unique in its workspace.
                 * @example harbor-workers
                 */
                name: components["parameters"]["DeploymentName"];
            };
            cookie?: never;
        };
        /**
         * Get a deployment
         * @description Returns a deployment with its workers and, if the service runs it, with the state of that.
         */
        get: operations["workflows.deployments.get"];
        put?: never;
        post?: never;
        /**
         * Delete a managed deployment
         * @description Ends the deployment for good. The answer shows its last state, in the phase `DELETING`; from then on no operation
         *     finds it. Its workers finish what they are doing before they are removed.
         */
        delete: operations["workflows.deployments.delete"];
        options?: never;
        head?: never;
        /**
         * Change a managed deployment
         * @description Changes the code, the way it is run or the size, leaving out what stays. The old workers go on until the new ones
         *     are ready. An empty object changes nothing.
         */
        patch: operations["workflows.deployments.update"];
        trace?: never;
    };
    "/v1/workflows/deployments/{name}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the deployment, unique in its workspace.
                 * @example harbor-workers
                 */
                name: components["parameters"]["DeploymentName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop a managed deployment
         * @description Takes all workers away and keeps everything else, so that the deployment can be started again. Stopping a stopped
         *     deployment changes nothing.
         */
        post: operations["workflows.deployments.stop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workflows/deployments/{name}/start": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the deployment, unique in its workspace.
                 * @example harbor-workers
                 */
                name: components["parameters"]["DeploymentName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a managed deployment
         * @description Runs a stopped deployment again, with the code and the size it has now. Starting one that is not stopped changes
         *     nothing.
         */
        post: operations["workflows.deployments.start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workflows/deployments/{name}/restart": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the deployment, unique in its workspace.
                 * @example harbor-workers
                 */
                name: components["parameters"]["DeploymentName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restart a managed deployment
         * @description Replaces each worker with a fresh one that runs the same code; nothing is built. A stopped deployment stays
         *     stopped.
         */
        post: operations["workflows.deployments.restart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workflows/deployments/{deployment_id}/unharden": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which deployment. This is its id, not its name.
                 * @example 5e1a9d63-fac5-4b28-97a3-d9e0f1a2b3c4
                 */
                deployment_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a hardened deployment
         * @description Lets every key of the workspace register workflows on the deployment again. Only its owner or an administrator of
         *     the workspace may do so. It is also refused, as `422`, while a workflow is registered whose definition can't be
         *     read. Opening one that is open changes nothing.
         */
        post: operations["workflows.deployments.unharden"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workflows/deployments/{name}/workers": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the deployment, unique in its workspace.
                 * @example harbor-workers
                 */
                name: components["parameters"]["DeploymentName"];
            };
            cookie?: never;
        };
        /**
         * List the workers of a deployment
         * @description Returns the workers that have reported so far, newest first, those no longer alive among them.
         */
        get: operations["workflows.deployments.workers.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workflows/deployments/{name}/logs": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the deployment, unique in its workspace.
                 * @example harbor-workers
                 */
                name: components["parameters"]["DeploymentName"];
            };
            cookie?: never;
        };
        /**
         * List the log records of a deployment
         * @description Returns what builds and workers wrote, oldest first unless told otherwise. For the pages after the first send the
         *     cursor alone: it remembers the range of time and the order.
         */
        get: operations["workflows.deployments.logs.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workflows/deployments/{name}/logs/stream": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the deployment, unique in its workspace.
                 * @example harbor-workers
                 */
                name: components["parameters"]["DeploymentName"];
            };
            cookie?: never;
        };
        /**
         * Follow the log of a deployment
         * @description Sends the records there are, oldest first, and then each new one as it is written, until the caller goes or an
         *     `error` event ends the stream. To go on after a break send the `id` of the last event, in the header or the query;
         *     the header wins, and either wins over `after`. With none of the three it begins where the deployment did.
         */
        get: operations["workflows.deployments.logs.stream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workflows/events/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stream workflow events
         * @description Follows what happens inside executions as it happens. Say which ones with at least one of `workflow_exec_id`,
         *     `root_workflow_exec_id` and `parent_workflow_exec_id`; without any the answer is 422. The other parameters narrow
         *     the choice further. An execution that is not there (yet) is no error: its stream is silent until it starts.
         *
         *     Each message has the `broker_sequence` of its event as its id. To go on after a break, send the last id you saw as
         *     the header `Last-Event-ID` or as `last_event_id`, and the stream resumes with the event after it. Or send
         *     `start_seq`, which is inclusive: the event of that number is sent again. The header wins over `last_event_id`, and
         *     that over `start_seq`. Messages of the same number are the same event.
         *
         *     Messages have no `event` line, which makes them `message` events. An `error` event is the last of its stream:
         *     resume as after any break. The service closes a stream in which nothing has happened for ten minutes.
         */
        get: operations["workflows.events.stream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workflows/events/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List workflow events
         * @description Returns what has happened so far inside the executions of the workspace, oldest first. An id that fits no
         *     execution gives an empty list. To hear of events as they happen, stream them instead.
         */
        get: operations["workflows.events.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/models": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List models
         * @description Returns every model that the caller can use, the fine-tuned ones of the workspace among them, archived or not.
         */
        get: operations["models.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/models/{model_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which model, by its id.
                 * @example ft:aurora-small:tidewater:7c1e
                 */
                model_id: components["parameters"]["ModelId"];
            };
            cookie?: never;
        };
        /**
         * Get a model
         * @description Returns what is known about one model, base or fine-tuned, with what it can do.
         */
        get: operations["models.get"];
        put?: never;
        post?: never;
        /**
         * Delete a fine-tuned model
         * @description Deletes a fine-tuned model for good, archived or not; requests that name it fail from then on. Base models can't
         *     be deleted. To put a model aside, archive it.
         */
        delete: operations["models.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/fine_tuning/models/{model_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which model, by its id.
                 * @example ft:aurora-small:tidewater:7c1e
                 */
                model_id: components["parameters"]["ModelId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a fine-tuned model
         * @description Changes the title or the description of the model, leaving out what stays. An empty object changes nothing. Its id
         *     and what it has learned never change.
         */
        patch: operations["models.update"];
        trace?: never;
    };
    "/v1/fine_tuning/models/{model_id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which model, by its id.
                 * @example ft:aurora-small:tidewater:7c1e
                 */
                model_id: components["parameters"]["ModelId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive a fine-tuned model
         * @description Puts the model aside: it is still listed, but answers no requests until it is unarchived. Archiving it again
         *     changes nothing.
         */
        post: operations["models.archive"];
        /**
         * Unarchive a fine-tuned model
         * @description Takes an archived model back into use. A model that is not archived stays as it is.
         */
        delete: operations["models.unarchive"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/batch/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List batch jobs
         * @description Returns the jobs of the workspace. Filters that are set must all fit.
         */
        get: operations["batch.jobs.list"];
        put?: never;
        /**
         * Create a batch job
         * @description Puts many requests to one operation into the queue, to be answered in the background. They come either from
         *     uploaded files or from the body itself, never from both. Get the job from time to time to see how far it is. Its
         *     answers are then in the file `output_file`, in no certain order: tell them apart by `custom_id`.
         */
        post: operations["batch.jobs.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/batch/jobs/{job_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which batch job.
                 * @example c2d3e4f5-a6b7-4c89-90d1-e2f3a4b5c6d7
                 */
                job_id: components["parameters"]["BatchJobId"];
            };
            cookie?: never;
        };
        /**
         * Get a batch job
         * @description Returns the job with its state and its counts, and on demand with the answers themselves.
         */
        get: operations["batch.jobs.get"];
        put?: never;
        post?: never;
        /**
         * Delete a batch job
         * @description Removes a job that has ended. From then on it is found by no operation; files that it read or wrote stay. A job
         *     that waits, runs or is being cancelled can't be deleted.
         */
        delete: operations["batch.jobs.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/batch/jobs/{job_id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which batch job.
                 * @example c2d3e4f5-a6b7-4c89-90d1-e2f3a4b5c6d7
                 */
                job_id: components["parameters"]["BatchJobId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a batch job
         * @description Asks the job to stop, and doesn't wait until it has: requests that are under way are still answered. To ask
         *     again while it is stopping changes nothing. Answers that there are by then can be fetched as usual.
         */
        post: operations["batch.jobs.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/moderations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Moderate texts
         * @description Tells for each text which categories of unwanted or sensitive content are in it. Nothing is blocked; what to do
         *     about it is up to the caller.
         */
        post: operations["classifiers.moderate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/chat/moderations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Moderate chats
         * @description Tells for each chat which categories of unwanted or sensitive content are in its last message, in the light of the
         *     messages before it.
         */
        post: operations["classifiers.moderateChat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/classifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Classify texts
         * @description Tells for each text how well each label fits it. Targets and labels are those that the model was trained with.
         */
        post: operations["classifiers.classify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/chat/classifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Classify chats
         * @description Tells for each chat as a whole how well each label fits it. Targets and labels are those that the model was
         *     trained with.
         */
        post: operations["classifiers.classifyChat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rag/deployments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List search-index deployments
         * @description Returns every deployment whose indexes the caller may query, online or not, all at once.
         */
        get: operations["retrieval.deployments.list"];
        /**
         * Register a search-index deployment
         * @description Makes a deployment known under its name. If that name is registered already, its definition and status are
         *     replaced and its id stays; indexes of the same name keep their ids and numbers. Only the creator may register it
         *     again.
         */
        put: operations["retrieval.deployments.register"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rag/deployments/{deployment_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which search-index deployment.
                 * @example b3f7d2a1-6c48-4e95-8a0b-1d2c3e4f5a67
                 */
                deployment_id: components["parameters"]["SearchIndexDeploymentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a search-index deployment
         * @description Makes the service forget everything about the deployment. The search engine itself, and the documents in it, are
         *     not touched. Only the creator may do it.
         */
        delete: operations["retrieval.deployments.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rag/deployments/{deployment_id}/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which search-index deployment.
                 * @example b3f7d2a1-6c48-4e95-8a0b-1d2c3e4f5a67
                 */
                deployment_id: components["parameters"]["SearchIndexDeploymentId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Report the metrics of a search-index deployment
         * @description Sets whether the deployment answers queries and how many documents it holds. Whoever operates the engine sends it
         *     from time to time. Only the creator may do it.
         */
        put: operations["retrieval.deployments.updateMetrics"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rag/ingestion_pipeline_configurations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List ingestion pipeline configurations
         * @description Returns the configurations of the current workspace, all at once, by name.
         */
        get: operations["retrieval.ingestionConfigurations.list"];
        /**
         * Save an ingestion pipeline configuration
         * @description Creates the configuration, or replaces the one of the same name. Replacing keeps its id, its author and what is
         *     known of its runs. The answer is the same in both cases.
         */
        put: operations["retrieval.ingestionConfigurations.upsert"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rag/ingestion_pipeline_configurations/{id}/run_info": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which ingestion pipeline configuration.
                 * @example d7a60c3f-51b8-4e29-9c84-3f2e1d0c9b8a
                 */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Report a run of an ingestion pipeline
         * @description Sets time and chunks of the last run, and adds the chunks to the total. Send one report for each run: a report
         *     that is sent twice is counted twice.
         */
        put: operations["retrieval.ingestionConfigurations.updateRunInfo"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the caller
         * @description Returns the person on whose behalf the call is made, with the API key, the workspace and the organization of the
         *     call.
         *
         *     It takes two credentials at once: an API key as the bearer token, and the token of the person in the header
         *     `DashboardUserContextAuth`.
         */
        get: operations["users.me.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me/organizations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the caller's organizations
         * @description Returns every organization that the person belongs to. All it needs is who they are; no organization has to be
         *     active.
         *
         *     It takes two credentials at once: an API key as the bearer token, and the token of the person in the header
         *     `DashboardUserContextAuth`.
         */
        get: operations["users.me.organizations.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me/workspaces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the caller's workspaces
         * @description Returns every workspace that the person belongs to, in all their organizations. `organization_id` says which
         *     organization each one is part of.
         *
         *     It takes two credentials at once: an API key as the bearer token, and the token of the person in the header
         *     `DashboardUserContextAuth`.
         */
        get: operations["users.me.workspaces.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/audio/speech": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Speak a text
         * @description Turns a text into speech. The audio comes whole, as JSON, or in pieces as it is made, as an event stream: send
         *     `stream: true` in the body or accept `text/event-stream`. Once a stream has begun there is no event for a failure:
         *     one that ends without `speech.audio.done` was cut off.
         */
        post: operations["audio.speech.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A named collection of records, owned by one person and visible in one workspace. */
        Dataset: {
            /**
             * Format: uuid
             * @description Identifies the dataset in every path that ends in `{dataset_id}`.
             */
            id: string;
            /** @description Short title for people, not necessarily unique. */
            name: string;
            /** @description What the records have in common and what they are for. */
            description: string;
            /**
             * Format: uuid
             * @description User who created the dataset.
             */
            owner_id: string;
            /**
             * Format: uuid
             * @description Workspace in which the dataset can be seen.
             */
            workspace_id: string;
            /**
             * Format: date-time
             * @description When the dataset was created.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When its name or description last changed. Adding records does not count.
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description When it was deleted; null while it is in use.
             */
            deleted_at: string | null;
        };
        /** @description Some of the datasets of the workspace. */
        DatasetPage: {
            /** @description The page, and where it stands among the others. */
            datasets: {
                /** @description How many datasets there are on all pages together. */
                count: number;
                /** @description The datasets of this page, newest first. */
                results: components["schemas"]["Dataset"][];
                /** @description Path and query of the page after this one; null on the last. */
                next: string | null;
                /** @description Path and query of the page before this one; null on the first. */
                previous: string | null;
            };
        };
        /** @description One fault of the input and the place where it is. */
        ProblemFault: {
            /**
             * @description JSON Pointer (RFC 6901) to the fault, in the request seen as one object with the members `path`, `query`,
             *     `header` and `body`: `/body/name`, `/query/page_size`.
             */
            pointer: string;
            /** @description What is wrong there, for a person to read. */
            detail: string;
            /** @description The JSON Schema keyword that the value breaks, such as `required`, `type`, `enum` or `maxLength`. */
            code: string;
        };
        /** @description What went wrong with a request, in the form of RFC 9457. */
        Problem: {
            /**
             * Format: uri-reference
             * @description Kind of problem. `about:blank` means that the status and `code` say it all.
             * @default about:blank
             */
            type: string;
            /** @description The status in words, the same for every problem with this status. */
            title: string;
            /** @description HTTP status, repeated here for when the body is all that is left. */
            status: number;
            /** @description What happened this time and what to do about it, for a person to read. */
            detail: string;
            /**
             * Format: uri-reference
             * @description Path of the request that failed.
             */
            instance?: string;
            /** @description What a program branches on. An open set: each operation names the codes to expect, more may come. */
            code: string;
            /** @description One entry for each fault of the input; present on 422, and on 400 where a place can be named. */
            errors?: components["schemas"]["ProblemFault"][];
        };
        /** @description What a new dataset needs. */
        DatasetCreate: {
            /** @description Short title for people, not necessarily unique. */
            name: string;
            /** @description What the records have in common and what they are for. */
            description: string;
        };
        /** @description What to change. A field that is left out or null keeps its value. */
        DatasetUpdate: {
            /** @description New title. */
            name?: string | null;
            /** @description New explanation of what the records are for. */
            description?: string | null;
        };
        /** @description A map whose names and values are the caller's own. */
        JsonMap: {
            [key: string]: unknown;
        };
        /** @description The input itself, in whatever form the caller's application uses. */
        DatasetRecordPayload: {
            /** @description Turns of a conversation, oldest first, when the input is one. */
            messages?: components["schemas"]["JsonMap"][];
        } & {
            [key: string]: unknown;
        };
        /**
         * @description How the record came to be. `DIRECT_INPUT` was sent by a caller, `UPLOADED_FILE` came out of a file, `PLAYGROUND`
         *     out of a conversation, `TELEMETRY_SPAN` out of recorded telemetry, `EXPLORER` out of a search for it.
         * @enum {string}
         */
        DatasetRecordSource: "EXPLORER" | "UPLOADED_FILE" | "DIRECT_INPUT" | "PLAYGROUND" | "TELEMETRY_SPAN";
        /** @description One recorded input, with whatever the caller wants to remember about it. */
        DatasetRecord: {
            /**
             * Format: uuid
             * @description Identifies the record, for example when it is copied into another dataset.
             */
            id: string;
            /**
             * Format: uuid
             * @description Dataset that holds the record.
             */
            dataset_id: string;
            payload: components["schemas"]["DatasetRecordPayload"];
            /** @description Labels of the caller's own, such as the expected answer. Empty when none were given. */
            properties: {
                [key: string]: unknown;
            };
            source: components["schemas"]["DatasetRecordSource"];
            /**
             * Format: date-time
             * @description When the record entered the dataset.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When its payload or properties last changed.
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description When it was deleted; null while it is in use.
             */
            deleted_at: string | null;
        };
        /** @description Some of the records of one dataset. */
        DatasetRecordPage: {
            /** @description The page, and where it stands among the others. */
            records: {
                /** @description How many records there are on all pages together. */
                count: number;
                /** @description The records of this page, newest first. */
                results: components["schemas"]["DatasetRecord"][];
                /** @description Path and query of the page after this one; null on the last. */
                next: string | null;
                /** @description Path and query of the page before this one; null on the first. */
                previous: string | null;
            };
        };
        /** @description What a new record needs. */
        DatasetRecordCreate: {
            payload: components["schemas"]["DatasetRecordPayload"];
            /** @description Labels of the caller's own, to be kept with the record. */
            properties?: {
                [key: string]: unknown;
            };
            /**
             * @description Where the caller has the payload from. The other sources are set by the service alone.
             * @default DIRECT_INPUT
             * @enum {string}
             */
            source?: "DIRECT_INPUT" | "TELEMETRY_SPAN";
        };
        /** @description Which file to read. */
        DatasetFileImport: {
            /**
             * Format: uuid
             * @description An uploaded JSONL file. Each line is an object with a `payload` and, if wanted, `properties`.
             */
            file_id: string;
        };
        /** @description The work of filling a dataset, which goes on after the request for it is answered. */
        DatasetImportTask: {
            /**
             * Format: uuid
             * @description Identifies the task, for example in questions to support.
             */
            id: string;
            /**
             * Format: uuid
             * @description Dataset that is being filled.
             */
            dataset_id: string;
            /**
             * Format: uuid
             * @description User who asked for the import.
             */
            creator_id: string;
            /**
             * Format: uuid
             * @description Workspace of the dataset.
             */
            workspace_id: string;
            /**
             * @description How far the task has come. It starts as `RUNNING` and ends, for good, as `COMPLETED`, `FAILED`, `CANCELED`,
             *     `TERMINATED` or `TIMED_OUT`. `CONTINUED_AS_NEW` means that another task has taken over the rest, `UNKNOWN`
             *     that the service has lost sight of it.
             * @enum {string}
             */
            status: "RUNNING" | "COMPLETED" | "FAILED" | "CANCELED" | "TERMINATED" | "CONTINUED_AS_NEW" | "TIMED_OUT" | "UNKNOWN";
            /** @description What went wrong, or what is being done, for a person to read. */
            message?: string | null;
            /** @description Per cent done; null while that can't be told. */
            progress?: number | null;
            /**
             * Format: date-time
             * @description When the import was asked for.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the status or the progress last changed.
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description When the task was removed from the books; null until then.
             */
            deleted_at: string | null;
        };
        /** @description Which conversations to copy. */
        DatasetPlaygroundImport: {
            /** @description Conversations that each become one record. */
            conversation_ids: string[];
        };
        /** @description Which records to copy. */
        DatasetRecordsImport: {
            /** @description Records of any dataset that the caller can see. */
            dataset_record_ids: string[];
        };
        /** @description Where to fetch an export. */
        DatasetExport: {
            /**
             * Format: uri
             * @description Presigned address of a JSONL file with one record a line. It needs no credentials and works for one hour.
             */
            file_url: string;
        };
        /**
         * @description A condition on fields, such as `agent_name = 'Scout' AND duration_ns > 2000000000`. The listings of fields say which
         *     names there are and which operators each supports. Operators and words of the grammar are written in capitals.
         *
         *     | to ask | write | operator |
         *     | --- | --- | --- |
         *     | equal, not equal | `status_code = 'Error'`, `status_code != 'Ok'` | `eq`, `neq` |
         *     | less, greater | `<`, `<=`, `>`, `>=` | `lt`, `lte`, `gt`, `gte` |
         *     | pattern, `%` being any text | `span_name LIKE 'chat %'`, `NOT LIKE` | `like`, `not_like` |
         *     | pattern, in any case | `agent_name ILIKE 'sc%'`, `NOT ILIKE` | `ilike`, `not_ilike` |
         *     | contains | `input_messages CONTAINS 'tide'`, `NOT CONTAINS` | `contains`, `not_contains` |
         *     | regular expression | `tool_name REGEXP '^get_'`, `NOT REGEXP` | `regexp`, `not_regexp` |
         *     | in a range, ends included | `duration_ns BETWEEN 1000 AND 2000`, `NOT BETWEEN` | `between`, `not_between` |
         *     | one of several | `agent_name IN ('Scout', 'Greeter')`, `NOT IN` | `in`, `not_in` |
         *     | has a value | `error_type EXISTS`, `error_type NOT EXISTS` | `exists`, `not_exists` |
         *     | list holds a value | `has(response_finish_reasons, 'stop')` | `has` |
         *     | list holds any, all of | `hasany(f, ['a', 'b'])`, `hasall(f, ['a', 'b'])` | `hasAny`, `hasAll` |
         *     | text holds a whole word | `hastoken(input_messages, 'tide')` | `hasToken` |
         *
         *     `NOT` binds more closely than `AND`, `AND` more closely than `OR`; parentheses change that. Text stands in single
         *     quotes, a quote inside it is doubled (`'visitor''s'`). Numbers stand bare. Times are RFC 3339 in single quotes. An
         *     entry of a map is `span_attributes['desk']`.
         */
        SearchExpression: string;
        /** @description What to find. Time is limited by the parameters `from` and `to`. */
        SpanSearch: {
            /** @description Condition that each result fulfils; null or absent sets none. */
            search_expression?: components["schemas"]["SearchExpression"] | null;
        };
        /**
         * @description One step of work that an application reported: a call of a model, of a tool, of an agent. Spans with the same
         *     `trace_id` belong together. What a span has no value for is an empty text, zero or an empty collection; only the
         *     five settings of sampling are null instead.
         */
        Span: {
            /** @description Account that pays for what the span did. */
            customer_id: string;
            /** @description Organization that the workspace belongs to. */
            organization_id: string;
            /** @description Workspace that reported the span, and in which it can be found. */
            workspace_id: string;
            /** @description User on whose behalf the application worked. */
            user_id: string;
            /** @description Identifies the whole piece of work, in 32 lower-case hexadecimal digits. */
            trace_id: string;
            /** @description Identifies this step within the trace, in 16 lower-case hexadecimal digits. */
            span_id: string;
            /** @description The step that this one is part of. Empty for the outermost. */
            parent_span_id: string;
            /** @description What other systems on the way added to the trace, in the form of the `tracestate` header. */
            trace_state: string;
            /** @description What was done and with what, in short, such as `chat aurora-large`. */
            span_name: string;
            /**
             * @description How the step relates to others. `Client` calls someone, `Server` answers a call, `Producer` and `Consumer` send
             *     and take messages, `Internal` stays inside the application. An open set.
             */
            span_kind: string;
            /** @description Application that reported the span, as it calls itself. */
            service_name: string;
            /**
             * @description How it ended. `Error` is a failure, `Ok` a success that the application vouches for, `Unset` neither.
             * @enum {string}
             */
            status_code: "Error" | "Ok" | "Unset";
            /** @description What went wrong, for a person to read. Empty unless `status_code` is `Error`. */
            status_message: string;
            /** @description Kind of error, such as `timeout` or the name of an exception. Empty when there was none. */
            error_type: string;
            /** @description What kind of work it was: `chat`, `embeddings`, `execute_tool`, `invoke_agent` and others. An open set. */
            operation_name: string;
            /** @description Who runs the model. */
            provider_name: string;
            /** @description Model that was asked for. */
            request_model: string;
            /** @description How many answers were asked for. */
            request_choice_count: number;
            /** @description After how many tokens the answer was to be cut off; 0 for no limit. */
            request_max_tokens: number;
            /** @description Start of the random numbers, as set in the request; 0 when it was not. */
            request_seed: number;
            /** @description How much chance there was in the choice of words; null when the request left it to the model. */
            request_temperature: number | null;
            /** @description Share of the probability from which words were chosen; null when the request left it to the model. */
            request_top_p: number | null;
            /** @description Among how many of the likeliest words was chosen; null when the request left it to the model. */
            request_top_k: number | null;
            /** @description Penalty on words that had occurred at all; null when the request left it to the model. */
            request_presence_penalty: number | null;
            /** @description Penalty on words by how often they had occurred; null when the request left it to the model. */
            request_frequency_penalty: number | null;
            /** @description Texts at which the answer was to end. */
            request_stop_sequences: string[];
            /** @description Forms in which embeddings were asked for, such as `float` or `base64`. */
            request_encoding_formats: string[];
            /** @description Model that answered, which may be more exact than the one that was asked for. */
            response_model: string;
            /** @description Identifies the model's answer. */
            response_id: string;
            /** @description Why each answer ended, such as `stop`, `length` or `tool_calls`. */
            response_finish_reasons: string[];
            /** @description What the model was asked to make, such as `text`, `json`, `image` or `speech`. */
            output_type: string;
            /** @description Tokens that the model read. */
            usage_input_tokens: number;
            /** @description Tokens that the model wrote. */
            usage_output_tokens: number;
            /** @description Tokens, among those it read, that came from its cache. */
            usage_cache_read_input_tokens: number;
            /** @description Tokens, among those it read, that were added to its cache. */
            usage_cache_creation_input_tokens: number;
            /** @description Conversation in which it happened. */
            conversation_id: string;
            /** @description Collection of documents that was searched. */
            data_source_id: string;
            /** @description Agent that was at work. */
            agent_id: string;
            /** @description What the agent was called at that time. */
            agent_name: string;
            /** @description Version of the agent, written as text. */
            agent_version: string;
            /** @description What the agent was said to do. */
            agent_description: string;
            /** @description Workflow in which it happened. */
            workflow_name: string;
            /** @description Stored prompt that was used. */
            prompt_name: string;
            /** @description Tool that was called. */
            tool_name: string;
            /** @description Who runs the tool, such as `function` for the caller or `extension` for the service. */
            tool_type: string;
            /** @description Identifies the call of the tool among those of the model's answer. */
            tool_call_id: string;
            /** @description What the tool was given, as the text of a JSON object. */
            tool_call_arguments: string;
            /** @description What the tool returned, as JSON text. */
            tool_call_result: string;
            /** @description Tools that the model could use, as the text of a JSON array. */
            tool_definitions: string;
            /** @description Messages that the model was given, as the text of a JSON array, oldest first. */
            input_messages: string;
            /** @description Messages that the model wrote, as the text of a JSON array. */
            output_messages: string;
            /** @description Instructions that came before the messages, as text or as the text of a JSON array. */
            system_instructions: string;
            /**
             * Format: date-time
             * @description When the work began.
             */
            start_time: string;
            /**
             * Format: date-time
             * @description When the work was done or had failed.
             */
            end_time: string;
            /** @description Nanoseconds from `start_time` to `end_time`. */
            duration_ns: number;
            /** @description Library that recorded the span inside the application. */
            scope_name: string;
            /** @description Version of that library. */
            scope_version: string;
            /** @description What is true of the application as a whole, such as the machine it runs on. */
            resource_attributes: {
                [key: string]: string;
            };
            /** @description Whatever else the application noted about this step. */
            span_attributes: {
                [key: string]: string;
            };
        };
        /** @description Some of the spans that a search found. */
        SpanPage: {
            /** @description The page, and how to get the one after it. */
            spans: {
                /** @description The spans of this page, the latest to start first. */
                results: components["schemas"]["Span"][];
                /** @description Path and query of the next page, to be sent the same body; null on the last page. */
                next: string | null;
                /** @description Value for the parameter `cursor` that leads to the next page; null on the last. */
                cursor: string | null;
            };
        };
        /**
         * @description How many values become one. `count` counts them, `count_distinct` only the different ones; `sum`, `avg`, `min` and
         *     `max` are what they are called; `p50` to `p99` are percentiles: `p99` is exceeded by one value in a hundred.
         * @enum {string}
         */
        SpanAggregationFunction: "count" | "count_distinct" | "sum" | "avg" | "min" | "max" | "p50" | "p90" | "p95" | "p99";
        /** @description The number to calculate. In the answer it is called `<aggregation>_<measure>`, such as `p99_duration_ns`. */
        SpanMetric: {
            /** @description Field whose values go into the number, such as `duration_ns`. It must support the aggregation. */
            measure: string;
            aggregation: components["schemas"]["SpanAggregationFunction"];
        };
        /** @description How to divide time. */
        SpanTimeDimension: {
            /**
             * @description Length of one piece, which begins at a round time in UTC, a week on Monday. `auto` lets the service choose by
             *     the time between `from` and `to`.
             * @default auto
             * @enum {string}
             */
            granularity?: "auto" | "second" | "minute" | "hour" | "day" | "week" | "month";
        };
        /** @description One criterion to sort by. */
        SpanAggregationOrder: {
            /** @description Name of the metric, one of the dimensions, or `time_bucket`. */
            field: string;
            /**
             * @description Whether the least (`asc`) or the greatest (`desc`) comes first.
             * @default asc
             * @enum {string}
             */
            direction?: "asc" | "desc";
        };
        /** @description What to calculate, over what, in which groups. Time is limited by the parameters `from` and `to`. */
        SpanAggregationQuery: {
            metric: components["schemas"]["SpanMetric"];
            /**
             * @description Fields to group by, as in the listing of fields; an entry of a map is `span_attributes['desk']`. With none,
             *     everything is one group.
             * @default []
             */
            dimensions?: string[];
            /** @description Pieces of time to group by as well; null or absent does not divide time. */
            time_dimension?: components["schemas"]["SpanTimeDimension"] | null;
            /** @description Condition on what is counted; null or absent counts everything. */
            search_expression?: components["schemas"]["SearchExpression"] | null;
            /**
             * @description How to sort the rows, the first entry counting most. Null or absent sorts by time, then by the number, greatest
             *     first.
             */
            order_by?: components["schemas"]["SpanAggregationOrder"][] | null;
            /**
             * @description How many rows to return at most. The rest is left out after sorting.
             * @default 1000
             */
            limit?: number;
        };
        /** @description The number of a group, or the value of a dimension, whose type is that of its field. */
        SpanAggregationValue: number | string | boolean | null;
        /**
         * @description The number of one group, in two forms at once. The fixed properties suit programs that take any query. Beside them
         *     the row has the number under the metric's own name and each dimension under its own, which suits programs that know
         *     what they asked for: `row.p99_duration_ns`, `row.agent_name`.
         */
        SpanAggregationRow: {
            /** @description What was calculated, such as `p99_duration_ns`. */
            metric_name: string;
            /** @description The number; null when the group has no value to calculate it from. */
            metric_value: number | null;
            /** @description What the members of the group have in common, by name of the dimension. Empty without dimensions. */
            dimensions: {
                [key: string]: components["schemas"]["SpanAggregationValue"];
            };
            /**
             * Format: date-time
             * @description Start of the piece of time; null when time was not divided.
             */
            time_bucket: string | null;
        } & {
            [key: string]: components["schemas"]["SpanAggregationValue"];
        };
        /** @description What the rows are about. */
        SpanAggregationMeta: {
            /**
             * Format: date-time
             * @description Start of the time that was looked at; without `from`, the time of the oldest thing counted.
             */
            from_timestamp: string;
            /**
             * Format: date-time
             * @description End of the time that was looked at; without `to`, the time of the request.
             */
            to_timestamp: string;
            /** @description Length of one piece of time, a month being 30 days; null when time was not divided. */
            granularity_seconds?: number | null;
        };
        /** @description The result of an aggregation. */
        SpanAggregation: {
            /** @description One row for each group, in the order that was asked for. A group with nothing in it has no row. */
            data: components["schemas"]["SpanAggregationRow"][];
            meta: components["schemas"]["SpanAggregationMeta"];
        };
        /**
         * @description A verdict on one span, given by a judge or by the application itself: a score, a label, or both. A text that was
         *     not given is empty, a score that was not given is 0.
         */
        SpanEvaluation: {
            /** @description Account that pays for the evaluation. */
            customer_id: string;
            /** @description Organization that the workspace belongs to. */
            organization_id: string;
            /** @description Workspace in which the span and the evaluation can be found. */
            workspace_id: string;
            /** @description User on whose behalf the span was evaluated. */
            user_id: string;
            /** @description Trace of the evaluated span, in 32 lower-case hexadecimal digits. */
            trace_id: string;
            /** @description The evaluated span, in 16 lower-case hexadecimal digits. */
            span_id: string;
            /** @description The model's answer that was evaluated. */
            response_id: string;
            /** @description Conversation of the evaluated span. */
            conversation_id: string;
            /**
             * Format: date-time
             * @description When the verdict was given.
             */
            timestamp: string;
            /** @description What was looked at, such as the name of the judge. */
            evaluation_name: string;
            /** @description The verdict as a number, on a scale that the evaluator chose. */
            score_value: number;
            /** @description The verdict as a word, such as `friendly`. */
            score_label: string;
            /** @description Why the verdict is what it is, for a person to read. */
            explanation: string;
            /** @description Whatever else the evaluator noted. */
            metadata: {
                [key: string]: string;
            };
        };
        /** @description Some of the evaluations that a search found. */
        SpanEvaluationPage: {
            /** @description The page, and how to get the one after it. */
            span_evaluations: {
                /** @description The evaluations of this page, newest first. */
                results: components["schemas"]["SpanEvaluation"][];
                /** @description Path and query of the next page, to be sent the same body; null on the last page. */
                next: string | null;
                /** @description Value for the parameter `cursor` that leads to the next page; null on the last. */
                cursor: string | null;
            };
        };
        /**
         * @description Name of an operator; the table of `SearchExpression` says how to write it. Known are `eq`, `neq`, `lt`, `lte`, `gt`,
         *     `gte`, `like`, `ilike`, `not_like`, `not_ilike`, `between`, `not_between`, `in`, `not_in`, `exists`, `not_exists`,
         *     `regexp`, `not_regexp`, `contains`, `not_contains`, `has`, `hasAny`, `hasAll` and `hasToken`. An open set.
         */
        SpanFieldOperator: string;
        /** @description A field, and what can be done with it. */
        SpanFieldDefinition: {
            /** @description How search expressions, measures and dimensions call it. */
            name: string;
            /** @description How to show it to people. */
            label: string;
            /**
             * @description What its values are. `ENUM` is text out of a fixed list, `TIMESTAMP` a time, `ARRAY` a list of texts, `MAP`
             *     texts by name.
             * @enum {string}
             */
            type: "ENUM" | "TEXT" | "INT" | "FLOAT" | "BOOL" | "TIMESTAMP" | "ARRAY" | "MAP";
            /** @description Heading under which to show it, such as `Agent`; null for none. */
            group?: string | null;
            /** @description What a search expression can ask of it. */
            supported_operators: components["schemas"]["SpanFieldOperator"][];
            /** @description How its values can be made into one number. Empty when it can't be a measure. */
            supported_aggregations: components["schemas"]["SpanAggregationFunction"][];
            /** @description Attribute of the recorded span from which the field is filled, such as `agent.name`. */
            source_attribute_key?: string;
        };
        /** @description All fields of one kind of thing. */
        SpanFieldDefinitions: {
            /** @description One entry for each field, in the order in which to show them. */
            field_definitions: components["schemas"]["SpanFieldDefinition"][];
        };
        /** @description The values that a field can have. */
        SpanFieldOptions: {
            /** @description The values in alphabetical order; null when the field's type has no such list. */
            options: string[] | null;
        };
        /**
         * @description Form of a judge's answer. `REGRESSION` is a number on a scale, `CLASSIFICATION` one of a few labels.
         * @enum {string}
         */
        JudgeOutputType: "CLASSIFICATION" | "REGRESSION";
        /** @description The judge answers with a number on a scale, of which both ends are explained to the model. */
        JudgeRegressionOutput: {
            /**
             * @description Always `REGRESSION`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "REGRESSION";
            /**
             * @description Lower end of the scale, less than `max`.
             * @default 0
             */
            min?: number;
            /** @description What a conversation is like that gets the lowest number. */
            min_description: string;
            /**
             * @description Upper end of the scale.
             * @default 1
             */
            max?: number;
            /** @description What a conversation is like that gets the highest number. */
            max_description: string;
        };
        /** @description A label, and when it fits. */
        JudgeOption: {
            /** @description The label itself, as it comes in the answer. */
            value: string;
            /** @description What a conversation is like that gets this label. */
            description: string;
        };
        /** @description The judge answers with one of a few labels, each of which is explained to the model. */
        JudgeOptionsOutput: {
            /**
             * @description Always `CLASSIFICATION`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "CLASSIFICATION";
            /** @description The labels to choose from. */
            options: components["schemas"]["JudgeOption"][];
        };
        /** @description How a judge answers. `type` says whether with a number or with a label. */
        JudgeOutput: components["schemas"]["JudgeRegressionOutput"] | components["schemas"]["JudgeOptionsOutput"];
        /** @description A model with instructions that reads a conversation and answers with a number or a label. */
        Judge: {
            /**
             * Format: uuid
             * @description Identifies the judge through all its revisions.
             */
            id: string;
            /** @description Short title for people, unique among the judges of the workspace. */
            name: string;
            /** @description What the judge looks for. */
            description: string;
            /** @description Model that reads and answers. */
            model_name: string;
            output: components["schemas"]["JudgeOutput"];
            /** @description What the model is told to look for and how to weigh it. */
            instructions: string;
            /** @description Names of tools that the model may use while it judges. Empty for none. */
            tools: string[];
            /** @description Id of the first revision, from which all others come; null while there is only one. */
            base_revision?: string | null;
            /** @description Id of the revision before this one; null when this is the first. */
            down_revision?: string | null;
            /** @description Id of the revision after this one; null when this is the last. */
            up_revision?: string | null;
            /**
             * Format: uuid
             * @description User who created the judge.
             */
            owner_id: string;
            /**
             * Format: uuid
             * @description Workspace in which the judge can be used.
             */
            workspace_id: string;
            /**
             * Format: date-time
             * @description When the judge was created.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last replaced; at first the same as `created_at`.
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description When it was deleted; null while it is in use.
             */
            deleted_at: string | null;
        };
        /** @description Some of the judges of the workspace. */
        JudgePage: {
            /** @description The page, and where it stands among the others. */
            judges: {
                /** @description How many judges fit the filters, on all pages together. */
                count: number;
                /** @description The judges of this page, newest first. */
                results: components["schemas"]["Judge"][];
                /** @description Path and query of the page after this one; null on the last. */
                next: string | null;
                /** @description Path and query of the page before this one; null on the first. */
                previous: string | null;
            };
        };
        /** @description What a new judge needs. */
        JudgeCreate: {
            /** @description Short title for people, unlike that of any other judge of the workspace. */
            name: string;
            /** @description What the judge looks for. */
            description: string;
            /** @description Model that is to read and answer. */
            model_name: string;
            output: components["schemas"]["JudgeOutput"];
            /** @description What the model is to look for and how to weigh it. The form of the answer need not be said here. */
            instructions: string;
            /** @description Names of tools that the model may use while it judges, such as `web_search`. Empty for none. */
            tools: string[];
        };
        /** @description The whole judge as it is to be, in the same form as for a new one. Nothing can be left out. */
        JudgeUpdate: components["schemas"]["JudgeCreate"];
        /** @description A conversation for a judge to read. */
        JudgeLive: {
            /**
             * @description Its turns, oldest first. Each is a message as models take and give them, with a `role` and a `content`, or in
             *     whatever other form the judge's instructions speak of.
             */
            messages: components["schemas"]["JsonMap"][];
            /** @description What else the judge should know, such as the expected answer; null or absent for nothing. */
            properties?: components["schemas"]["JsonMap"] | null;
        };
        /** @description What a judge thinks of a conversation. */
        Judgement: {
            /** @description Why the answer is what it is, in the judge's own words. */
            analysis: string;
            /**
             * @description The verdict: a number from `min` to `max` by a judge whose output is `REGRESSION`, the `value` of an option by
             *     one whose output is `CLASSIFICATION`.
             */
            answer: string | number;
        };
        /** @description Kind of owner: `user`, `workspace`, `org` for an organization, or `system` for the service itself. More may come. */
        ConnectorOwnerType: string;
        /**
         * @description Who can use the connector: its owner alone (`private`), all members of the workspace (`shared_workspace`) or of the
         *     organization (`shared_org`), or everyone (`shared_global`, for connectors of the service alone). More may come.
         */
        ConnectorVisibility: string;
        /**
         * @description How to authenticate with a server: by signing in with OAuth 2.0 (`oauth2`), with a token of the user's own
         *     (`bearer`), not at all (`none`), or through an app that is installed at a source-hosting service (`codehost_app`) or
         *     a messaging service (`chat_app`).
         * @enum {string}
         */
        ConnectorAuthenticationType: "oauth2" | "bearer" | "none" | "codehost_app" | "chat_app";
        /** @description A header whose value comes with the credentials. */
        ConnectorHeader: {
            /** @description Name of the header, such as `Authorization`. */
            name: string;
            /**
             * @description Whether the server refuses requests without it.
             * @default true
             */
            is_required?: boolean;
            /**
             * @description Whether its value is to be kept secret.
             * @default true
             */
            is_secret?: boolean;
        };
        /** @description A header that the service sends for everyone who uses the connector. */
        ConnectorGlobalHeader: {
            /** @description Value of the header. In answers a secret one is masked as `****`. */
            value: string;
            /**
             * @description Whether to keep the value from everyone who reads the connector.
             * @default true
             */
            is_secret?: boolean;
        };
        /**
         * @description An OAuth 2.0 authorization server, described as in RFC 8414. The names and their meanings are those of that
         *     document.
         */
        ConnectorOAuthMetadata: {
            /**
             * Format: uri
             * @description Identifies the authorization server.
             */
            issuer: string;
            /**
             * Format: uri
             * @description Where users sign in. Needed for the grant `authorization_code`.
             */
            authorization_endpoint?: string;
            /**
             * Format: uri
             * @description Where tokens are issued and renewed.
             */
            token_endpoint: string;
            /**
             * Format: uri
             * @description Where the server publishes its keys.
             */
            jwks_uri?: string;
            /**
             * Format: uri
             * @description Where clients register themselves.
             */
            registration_endpoint?: string;
            /** @description Scopes that can be asked for. */
            scopes_supported?: string[];
            /** @description Values of `response_type` that the authorization endpoint accepts, such as `code`. */
            response_types_supported?: string[];
            /** @description Values of `response_mode` that the authorization endpoint accepts, such as `query`. */
            response_modes_supported?: string[];
            /** @description Grants that the token endpoint accepts, such as `authorization_code` and `refresh_token`. */
            grant_types_supported?: string[];
            /** @description How clients may authenticate at the token endpoint. */
            token_endpoint_auth_methods_supported?: string[];
            /** @description Algorithms for the signature of a JWT with which a client authenticates at the token endpoint. */
            token_endpoint_auth_signing_alg_values_supported?: string[];
            /**
             * Format: uri
             * @description Where developers can read about the server.
             */
            service_documentation?: string;
            /** @description Language tags of the sign-in pages. */
            ui_locales_supported?: string[];
            /**
             * Format: uri
             * @description The server's rules for what clients may do with its data.
             */
            op_policy_uri?: string;
            /**
             * Format: uri
             * @description The server's terms of service.
             */
            op_tos_uri?: string;
            /**
             * Format: uri
             * @description Where tokens are revoked.
             */
            revocation_endpoint?: string;
            /** @description How clients may authenticate at the revocation endpoint. */
            revocation_endpoint_auth_methods_supported?: string[];
            /** @description Algorithms for the signature of a JWT with which a client authenticates at the revocation endpoint. */
            revocation_endpoint_auth_signing_alg_values_supported?: string[];
            /**
             * Format: uri
             * @description Where the state of a token is asked for.
             */
            introspection_endpoint?: string;
            /** @description How clients may authenticate at the introspection endpoint. */
            introspection_endpoint_auth_methods_supported?: string[];
            /** @description Algorithms for the signature of a JWT with which a client authenticates at the introspection endpoint. */
            introspection_endpoint_auth_signing_alg_values_supported?: string[];
            /** @description PKCE methods that the server accepts, such as `S256`. */
            code_challenge_methods_supported?: string[];
        };
        /** @description One way of authenticating with a connector's server. */
        ConnectorAuthenticationMethod: {
            method_type: components["schemas"]["ConnectorAuthenticationType"];
            /** @description Whether stored credentials of this method are used when a call names none. */
            has_default_credentials: boolean;
            /** @description Headers whose values the credentials must hold; null when the method needs none. */
            headers?: components["schemas"]["ConnectorHeader"][] | null;
            /** @description Headers that the service sends for everyone, by name. */
            global_headers?: {
                [key: string]: components["schemas"]["ConnectorGlobalHeader"];
            };
            /**
             * @description For `oauth2`, how the token is got: each user signs in (`authorization_code`), or the client uses its own id
             *     and secret (`client_credentials`). Null for all other methods.
             * @enum {string|null}
             */
            grant_type?: "authorization_code" | "client_credentials" | null;
            /** @description For `oauth2`, the authorization server; null for all other methods. */
            oauth2_server_metadata?: components["schemas"]["ConnectorOAuthMetadata"] | null;
        };
        /** @description The caller's choice among several ways of authenticating. */
        ConnectorPreferences: {
            /** @description Authentication method to use; null for the connector's preferred one. */
            authentication_type?: components["schemas"]["ConnectorAuthenticationType"] | null;
            /** @description Stored credentials to use; null for the default ones. */
            credentials_name?: string | null;
        };
        /** @description What came of the last try to use the credentials. */
        ConnectorCredentialStatus: {
            /**
             * @description The server accepted them (`valid`), refused them (`invalid`), or could not be asked (`error`).
             * @enum {string}
             */
            status_type: "valid" | "invalid" | "error";
            /**
             * Format: date-time
             * @description When they were last tried; null when that is not known.
             */
            last_checked_at?: string | null;
            /** @description HTTP status with which the server refused or failed; null when there was none. */
            error_http_code?: number | null;
            /**
             * @description Kind of failure, for a program; null without one. `unauthorized`, `forbidden`, `expired`, `unreachable` and
             *     `timeout` are known; more may come.
             */
            error_message?: string | null;
        };
        /** @description Stored credentials for a connector's server. Their secrets are never returned. */
        ConnectorCredential: {
            /** @description What calls say in `credentials_name` to use them. */
            name: string;
            authentication_type: components["schemas"]["ConnectorAuthenticationType"];
            /**
             * @description Who may use them: one `user`, the members of the organization (`org`) or of the `workspace`, or everyone
             *     (`system`).
             * @enum {string}
             */
            scope: "user" | "org" | "workspace" | "system";
            /** @description What people see in place of the name; null to show the name. */
            title?: string | null;
            /**
             * @description Whether calls that name no credentials use these.
             * @default false
             */
            is_default?: boolean;
            /** @description User who stored them; null when it is the service. */
            creator_id?: string | null;
            /** @description Whether the server accepts them; null before anyone has tried. */
            status?: components["schemas"]["ConnectorCredentialStatus"] | null;
        };
        /** @description How a tool is run. */
        ConnectorToolExecutionConfig: {
            /** @description Means of running it. `mcp` and `http` are known; more may come. */
            type: string;
            /** @description Seconds after which a call counts as failed; null for the service's own limit. */
            timeout_seconds?: number | null;
        };
        /** @description Any JSON value, null included. Its form is up to the caller or to the workflow's own code. */
        JsonValue: unknown;
        /**
         * @description A JSON Schema of an object, as the server wrote it. It may hold any keyword of JSON Schema; the usual ones are
         *     listed.
         */
        ConnectorToolSchema: {
            /** @description Always `object`. */
            type?: string;
            /** @description What the object is, for models to read. */
            description?: string;
            /** @description Schemas of the object's properties, by name. */
            properties?: {
                [key: string]: components["schemas"]["JsonValue"];
            };
            /** @description Names of the properties that must be there. */
            required?: string[];
        } & {
            [key: string]: unknown;
        };
        /** @description A tool as the service remembers it between two visits to the server. */
        ConnectorStoredTool: {
            /** @description Identifies the tool within the service. Calls use its name. */
            id: string;
            /** @description Name by which the tool is called. */
            name: string;
            /** @description What the tool does, as models read it. */
            description: string;
            visibility: components["schemas"]["ConnectorVisibility"];
            /**
             * Format: date-time
             * @description When the service first saw the tool.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the service last saw it change.
             */
            modified_at: string;
            /** @description How the tool is run; null for the way that the connector's protocol prescribes. */
            execution_config: components["schemas"]["ConnectorToolExecutionConfig"] | null;
            /** @description JSON Schema of the tool's arguments. */
            jsonschema?: components["schemas"]["ConnectorToolSchema"];
            /** @description Whether models are offered the tool. */
            active?: boolean;
        };
        /** @description Texts of a connector in several languages, by language tag such as `sv` or `pt-BR`. */
        ConnectorLocale: {
            /** @description What people see in place of the name, by language tag. */
            name?: {
                [key: string]: string;
            };
            /** @description What the tools are good for, by language tag. */
            description?: {
                [key: string]: string;
            };
            /** @description A sentence to show while the tools are used, by language tag. */
            usage_sentence?: {
                [key: string]: string;
            };
        };
        /** @description What an MCP server publishes about itself. */
        ConnectorServerCard: {
            /** @description Version of the Model Context Protocol that the server speaks, a date such as `2025-06-18`. */
            protocol_version?: string;
            /** @description The server's software. */
            server_info?: {
                /** @description What programs call the software. */
                name: string;
                /** @description What people call the software. */
                title?: string;
                /** @description Release of the software, in its maker's own scheme. */
                version: string;
            };
            /** @description What the server offers. */
            description?: string;
            /** @description The server's advice to models on the use of its tools. */
            instructions?: string;
            /**
             * Format: uri
             * @description Where people can read about the server.
             */
            documentation_url?: string;
        };
        /** @description What all connectors have, whatever their protocol. */
        ConnectorBase: {
            /**
             * Format: uuid
             * @description Identifies the connector for good, in every path that has `{connector_id}`.
             */
            id: string;
            /** @description Name by which calls and agents may refer to the connector, unique in its workspace. */
            name: string;
            /** @description What people see in place of the name; null to show the name. */
            title?: string | null;
            /** @description What the tools are good for. Models read it too. */
            description: string;
            /**
             * Format: uri
             * @description Address of the server. Left out for connectors that the service runs itself.
             */
            server?: string;
            /**
             * Format: uri
             * @description Address of an image for lists; null without one.
             */
            icon_url?: string | null;
            /**
             * Format: date-time
             * @description When the connector was created.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When its settings or its sharing last changed.
             */
            modified_at: string;
            owner_type: components["schemas"]["ConnectorOwnerType"];
            /**
             * Format: uuid
             * @description User, workspace or organization that owns the connector; null when it is the service.
             */
            owner_id?: string | null;
            /**
             * Format: uuid
             * @description User who created the connector. Sharing does not change it. Null when it is the service.
             */
            creator_id?: string | null;
            visibility: components["schemas"]["ConnectorVisibility"];
            /** @description Whether the server speaks the Model Context Protocol, be it the `protocol` in use or not. */
            supports_mcp?: boolean;
            /** @description Whether tool calls are private, so that nobody but the caller can read what was sent and answered. */
            private_tool_execution: boolean;
            /** @description Advice on the use of the tools, which models get together with them; null without any. */
            system_prompt?: string | null;
            /**
             * @description Whether the connector is enabled for the caller, as set by activating and deactivating it. Null when that can't
             *     be told.
             */
            active?: boolean | null;
            /** @description Whether the caller has valid credentials for the server, or it needs none. Null when that was not looked up. */
            is_authenticated?: boolean | null;
            /** @description Levels at which the connector is switched off for the caller, such as `org`. Empty when it is not. */
            blocked_by?: components["schemas"]["ConnectorOwnerType"][];
            /** @description Ways of authenticating with the server, the preferred one first. */
            supported_auth_methods?: components["schemas"]["ConnectorAuthenticationMethod"][];
            /** @description What the caller's calls use when they name no credentials; null when nothing was chosen. */
            connection_preferences?: components["schemas"]["ConnectorPreferences"] | null;
            /** @description Stored credentials that the caller may use, without their secrets; null when not looked up. */
            connection_credentials?: components["schemas"]["ConnectorCredential"][] | null;
            /** @description Tools as the service remembers them; null before it has asked the server for the first time. */
            tools?: components["schemas"]["ConnectorStoredTool"][] | null;
            /** @description Texts in other languages; null without any. */
            locale?: components["schemas"]["ConnectorLocale"] | null;
            /** @description What the server says about itself; null when it says nothing. */
            server_card?: components["schemas"]["ConnectorServerCard"] | null;
            /** @description Whether the connector is made and run by the service itself. */
            is_first_party?: boolean;
        };
        /** @description A connector to a server that speaks the Model Context Protocol. */
        McpConnector: {
            /**
             * @description The Model Context Protocol, with which the server describes its tools and runs them.
             * @constant
             */
            protocol: "mcp";
        } & (components["schemas"]["ConnectorBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            protocol: "mcp";
        });
        /** @description A connector to a server whose tools are plain HTTP requests. */
        HttpConnector: {
            /**
             * @description HTTP without any protocol for tools on top.
             * @constant
             */
            protocol: "http";
        } & (components["schemas"]["ConnectorBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            protocol: "http";
        });
        /** @description An external server of tools, and who may use it. `protocol` says how the service talks to the server. */
        Connector: components["schemas"]["McpConnector"] | components["schemas"]["HttpConnector"];
        /** @description Some of the connectors that the caller can see. */
        ConnectorPage: {
            /** @description The connectors of this page, newest first. */
            items: components["schemas"]["Connector"][];
            /** @description Where the page stands among the others. */
            pagination: {
                /** @description How many connectors a page holds at most, as asked for. */
                page_size: number;
                /** @description Cursor of the page after this one; null or left out on the last. */
                next_cursor?: string | null;
            };
        };
        /** @description Authentication with a token that the user has and stores with the service. */
        ConnectorBearerMethodCreate: {
            /**
             * @description The token is sent as `Authorization`, or in the headers that are listed. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            method_type: "bearer";
            /** @description Headers whose values make up the credentials; null for `Authorization` alone. */
            headers?: components["schemas"]["ConnectorHeader"][] | null;
        };
        /** @description No authentication. */
        ConnectorNoneMethodCreate: {
            /**
             * @description The server answers everyone. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            method_type: "none";
            /** @description Headers that the server wants all the same, such as a customer number. */
            headers?: components["schemas"]["ConnectorHeader"][] | null;
        };
        /** @description What OAuth 2.0 needs, whatever the grant. */
        ConnectorOAuthMethodBase: {
            /**
             * @description The service gets the token and renews it.
             * @constant
             */
            method_type: "oauth2";
            oauth2_server_metadata: components["schemas"]["ConnectorOAuthMetadata"];
            /** @description Headers that the server wants besides the token. */
            headers?: components["schemas"]["ConnectorHeader"][] | null;
        };
        /** @description How the authorization server knows the service. */
        ConnectorOAuthClient: {
            /** @description Id that the authorization server gave out at registration. */
            client_id: string;
            /** @description Secret that goes with the id; null for a public client. No answer ever contains it. */
            client_secret?: string | null;
            /** @description Scopes to ask for; null for the server's own choice. */
            client_scopes?: string[] | null;
        };
        /** @description Each user signs in with a browser, at the address that `connectors.getAuthUrl` returns. */
        ConnectorAuthorizationCodeMethodCreate: {
            /**
             * @description The token stands for the user who signed in.
             * @constant
             */
            grant_type: "authorization_code";
            auth_data: components["schemas"]["ConnectorOAuthClient"];
        } & components["schemas"]["ConnectorOAuthMethodBase"];
        /** @description No user signs in; the stored credentials hold a client id and secret. */
        ConnectorClientCredentialsMethodCreate: {
            /**
             * @description The token stands for the client itself.
             * @constant
             */
            grant_type: "client_credentials";
            /**
             * @description How the client shows its id and secret at the token endpoint: in the body (`client_secret_post`) or in the
             *     `Authorization` header (`client_secret_basic`).
             * @enum {string}
             */
            token_endpoint_auth_method: "client_secret_post" | "client_secret_basic";
        } & components["schemas"]["ConnectorOAuthMethodBase"];
        /** @description Authentication with an access token that an OAuth 2.0 authorization server issues. */
        ConnectorOAuthMethodCreate: {
            /**
             * @description The service gets the token and renews it. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            method_type: "oauth2";
        } & (components["schemas"]["ConnectorAuthorizationCodeMethodCreate"] | components["schemas"]["ConnectorClientCredentialsMethodCreate"]);
        /**
         * @description One way of authenticating with the server of a new connector. The methods `codehost_app` and `chat_app` belong to
         *     connectors of the service itself and can't be created.
         */
        ConnectorAuthMethodCreate: components["schemas"]["ConnectorBearerMethodCreate"] | components["schemas"]["ConnectorNoneMethodCreate"] | components["schemas"]["ConnectorOAuthMethodCreate"];
        /** @description What every new connector needs, whatever its protocol. */
        ConnectorCreateBase: {
            /**
             * @description Name by which calls and agents will refer to the connector: letters, digits, `_` and `-`. No other connector of
             *     the workspace may have it.
             */
            name: string;
            /** @description What people are to see in place of the name. */
            title?: string | null;
            /** @description What the tools are good for. Models read it to decide whether to use them. */
            description: string;
            /**
             * Format: uri
             * @description Address of the server; for `mcp`, of its endpoint.
             */
            server: string;
            /**
             * Format: uri
             * @description Address of an image for lists.
             */
            icon_url?: string | null;
            /**
             * @description Who can use the connector: its creator alone (`private`), all members of the workspace (`shared_workspace`,
             *     with the permission `ShareConnectorToWorkspace`) or of the organization (`shared_org`, with
             *     `ShareConnectorToOrg`).
             * @default private
             * @enum {string}
             */
            visibility?: "private" | "shared_workspace" | "shared_org";
            /** @description Headers to send to the server with each request, by name. They are kept as they are, not as secrets. */
            headers?: {
                [key: string]: string;
            } | null;
            /** @description Headers that are the same for everyone who uses the connector, by name. */
            global_headers?: {
                [key: string]: components["schemas"]["ConnectorGlobalHeader"];
            };
            /**
             * @description Ways of authenticating with the server, the preferred one first. Left out or null, it is OAuth 2.0 when its
             *     metadata or their address are given below, and no authentication otherwise.
             */
            auth_methods?: components["schemas"]["ConnectorAuthMethodCreate"][] | null;
            /** @description The service's registration with the authorization server, for a connector with OAuth 2.0 alone. */
            auth_data?: components["schemas"]["ConnectorOAuthClient"] | null;
            /** @description The authorization server, for a connector with OAuth 2.0 alone. Not together with `oauth2_server_metadata_url`. */
            oauth2_server_metadata?: components["schemas"]["ConnectorOAuthMetadata"] | null;
            /**
             * Format: uri
             * @description Where the authorization server publishes its metadata. The service reads it once, when the connector is
             *     created. Not together with `oauth2_server_metadata`.
             */
            oauth2_server_metadata_url?: string | null;
            /** @description Advice on the use of the tools, which models get together with them. */
            system_prompt?: string | null;
        };
        /** @description A new connector to a server that speaks the Model Context Protocol. */
        McpConnectorCreate: {
            /**
             * @description The Model Context Protocol, with which the server describes its tools and runs them.
             * @constant
             */
            protocol: "mcp";
        } & (components["schemas"]["ConnectorCreateBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            protocol: "mcp";
        });
        /** @description A new connector to a server whose tools are plain HTTP requests. */
        HttpConnectorCreate: {
            /**
             * @description HTTP without any protocol for tools on top.
             * @constant
             */
            protocol: "http";
        } & (components["schemas"]["ConnectorCreateBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            protocol: "http";
        });
        /** @description What a new connector needs. `protocol` says how the service talks to its server. */
        ConnectorCreate: components["schemas"]["McpConnectorCreate"] | components["schemas"]["HttpConnectorCreate"];
        /** @description An address for the user's browser. */
        ConnectorAuthUrl: {
            /**
             * Format: uri
             * @description OAuth 2.0 authorization address to open in the browser of the user who is to sign in.
             */
            auth_url: string;
            /** @description How many seconds the address works, counted from the answer. */
            ttl: number;
        };
        /** @description Says that a change was made. */
        ConnectorMessage: {
            /** @description What was done, for a person to read. The wording may change. */
            message: string;
        };
        /** @description What to hand to the tool. An empty object calls it without arguments. */
        ConnectorToolCall: {
            /** @description Arguments by name, as the tool's `inputSchema` describes them. */
            arguments?: {
                [key: string]: unknown;
            };
        };
        /** @description A piece of text. */
        ConnectorTextContent: {
            /**
             * @description The piece is text. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "text";
            /** @description The text itself, for a model or a person to read. */
            text: string;
        };
        /** @description A picture that the tool returned. */
        ConnectorImageContent: {
            /**
             * @description The piece is an image. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "image";
            /** @description The image in base64. */
            data: string;
            /** @description Media type of the image, such as `image/png`. */
            mimeType: string;
        };
        /** @description A recording. */
        ConnectorAudioContent: {
            /**
             * @description The piece is sound. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "audio";
            /** @description The recording in base64. */
            data: string;
            /** @description Media type of the recording, such as `audio/wav`. */
            mimeType: string;
        };
        /** @description A pointer to something that the server can be asked for. */
        ConnectorResourceLinkContent: {
            /**
             * @description The piece is an address, not the thing itself. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "resource_link";
            /**
             * Format: uri
             * @description Address of the resource, in a scheme that may be the server's own.
             */
            uri: string;
            /** @description Name of the resource, for programs. */
            name: string;
            /** @description Name of the resource, for people. */
            title?: string;
            /** @description What the resource is. */
            description?: string;
            /** @description Media type of the resource, where the server knows it. */
            mimeType?: string;
            /** @description Size of the resource in bytes, where the server knows it. */
            size?: number;
        };
        /** @description Something that the server keeps, either as `text` or, in base64, as `blob`. */
        ConnectorResource: {
            /**
             * Format: uri
             * @description Address of the resource, in a scheme that may be the server's own.
             */
            uri: string;
            /** @description Media type of the resource, where the server knows it. */
            mimeType?: string;
            /** @description The resource itself, when it is text. */
            text?: string;
            /** @description The resource in base64, when it is not text. */
            blob?: string;
        };
        /** @description Something of the server's, included in the answer. */
        ConnectorResourceContent: {
            /**
             * @description The piece is the thing itself, with its address. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "resource";
            resource: components["schemas"]["ConnectorResource"];
        };
        /** @description One piece of a tool's answer. `type` says what it is. */
        ConnectorToolContent: components["schemas"]["ConnectorTextContent"] | components["schemas"]["ConnectorImageContent"] | components["schemas"]["ConnectorAudioContent"] | components["schemas"]["ConnectorResourceLinkContent"] | components["schemas"]["ConnectorResourceContent"];
        /** @description What is known about a tool's result besides its content. */
        ConnectorToolResultMetadata: {
            /** @description What an MCP server says about the result. */
            mcp_meta?: {
                /**
                 * @description Whether the tool failed. The reason is in `content`.
                 * @default false
                 */
                isError?: boolean;
                /** @description The answer as data that fits the tool's `outputSchema`; null when the tool has none. */
                structuredContent?: {
                    [key: string]: unknown;
                } | null;
            };
        };
        /** @description What a tool answered, or why it failed. What else the server says is handed on. */
        ConnectorToolResult: {
            /** @description The answer in pieces, in order. When the tool failed, the reason. */
            content: components["schemas"]["ConnectorToolContent"][];
            /** @description What is known about the result; null when nothing is. */
            metadata?: components["schemas"]["ConnectorToolResultMetadata"] | null;
        } & {
            [key: string]: unknown;
        };
        /** @description What the server claims about the tool's behaviour. Trust it as far as you trust the server. */
        ConnectorToolAnnotations: {
            /** @description What people see in place of the name, where the tool itself has no title. */
            title?: string;
            /**
             * @description Whether the tool changes nothing.
             * @default false
             */
            readOnlyHint?: boolean;
            /**
             * @description Whether its changes may destroy something. Of no meaning for a tool that changes nothing.
             * @default true
             */
            destructiveHint?: boolean;
            /**
             * @description Whether a second call with the same arguments changes nothing more.
             * @default false
             */
            idempotentHint?: boolean;
            /**
             * @description Whether the tool deals with things outside its own server, as a web search does.
             * @default true
             */
            openWorldHint?: boolean;
        };
        /** @description An image of a tool. */
        ConnectorToolIcon: {
            /**
             * Format: uri
             * @description Address of the image, or the image itself as a `data:` address.
             */
            src: string;
            /** @description Media type of the image. */
            mimeType?: string;
            /** @description Sizes that the image is made for, such as `48x48`, or `any`. */
            sizes?: string[];
        };
        /** @description How the server can run the tool. */
        ConnectorToolExecution: {
            /**
             * @description Whether a call can't (`forbidden`), may (`optional`) or must (`required`) run as a background task.
             * @enum {string}
             */
            taskSupport?: "forbidden" | "optional" | "required";
        };
        /**
         * @description A tool as its server describes it, in the terms of the Model Context Protocol, hence `camelCase`. What else the
         *     server says about it is handed on.
         */
        ConnectorTool: {
            /** @description Name by which the tool is called. */
            name: string;
            /** @description What people see in place of the name. */
            title?: string;
            /** @description What the tool does, as models read it. */
            description?: string;
            /** @description JSON Schema of the arguments. */
            inputSchema: components["schemas"]["ConnectorToolSchema"];
            /** @description JSON Schema of `structuredContent` in the tool's results; null when it gives none. */
            outputSchema?: components["schemas"]["ConnectorToolSchema"] | null;
            annotations?: components["schemas"]["ConnectorToolAnnotations"];
            /** @description Images of the tool, for lists. */
            icons?: components["schemas"]["ConnectorToolIcon"][];
            execution?: components["schemas"]["ConnectorToolExecution"];
            /** @description Remarks of the server, under names of its own. */
            _meta?: {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        /** @description Tools in full. */
        ConnectorToolList: components["schemas"]["ConnectorTool"][];
        /** @description A tool in short. */
        ConnectorToolSummary: {
            /** @description Name by which the tool is called. */
            name: string;
            /** @description What the tool does, as models read it. */
            description?: string;
            annotations?: components["schemas"]["ConnectorToolAnnotations"];
            /** @description JSON Schema of the arguments, without titles, descriptions and examples. */
            inputSchema?: components["schemas"]["ConnectorToolSchema"];
        } & {
            [key: string]: unknown;
        };
        /** @description Tools in short, as `pretty=true` asks for. */
        ConnectorToolSummaryList: components["schemas"]["ConnectorToolSummary"][];
        /** @description All ways of authenticating with one connector's server. */
        ConnectorAuthenticationMethodList: components["schemas"]["ConnectorAuthenticationMethod"][];
        /** @description Credentials that are stored for one connector at one level. */
        ConnectorCredentialList: {
            /** @description The stored credentials, without their secrets. */
            credentials: components["schemas"]["ConnectorCredential"][];
            /**
             * @description Authentication methods for which the connector brings credentials with it, so that none need be stored.
             * @default []
             */
            connector_preset_credentials_for_auth?: components["schemas"]["ConnectorAuthenticationType"][];
        };
        /** @description What the model is told about a function. */
        FunctionDefinition: {
            /** @description Name by which the model asks for the function. */
            name: string;
            /**
             * @description What the function does and when it helps, for the model to read.
             * @default
             */
            description?: string;
            /**
             * @description Whether the arguments are forced to fit `parameters` exactly. Otherwise the model may deviate.
             * @default false
             */
            strict?: boolean;
            /** @description JSON Schema of the arguments, an object schema. */
            parameters: components["schemas"]["JsonMap"];
        };
        /** @description A function of the caller's own. The model asks for the call; the caller makes it and sends the result. */
        FunctionTool: {
            /**
             * @description Always `function`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "function";
            function: components["schemas"]["FunctionDefinition"];
        };
        /** @description Which functions of a tool the model may use, and which of them only with consent. */
        ToolConfiguration: {
            /** @description Names of the only functions that may be used; null allows all but those in `exclude`. */
            include?: string[] | null;
            /** @description Names of functions that may not be used; null forbids none. */
            exclude?: string[] | null;
            /** @description Names of functions that wait for the caller's consent before each use; null for none. */
            requires_confirmation?: string[] | null;
        };
        /** @description Lets the model search the web. The service runs the search. */
        WebSearchTool: {
            /**
             * @description Always `web_search`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "web_search";
            /** @description Limits on the functions of this tool; null for none. */
            tool_configuration?: components["schemas"]["ToolConfiguration"] | null;
        };
        /** @description Lets the model search the web and sources that cost money to read. The service runs the search. */
        PremiumWebSearchTool: {
            /**
             * @description Always `web_search_premium`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "web_search_premium";
            /** @description Limits on the functions of this tool; null for none. */
            tool_configuration?: components["schemas"]["ToolConfiguration"] | null;
        };
        /** @description Lets the model write short programs, which the service runs in isolation. */
        CodeInterpreterTool: {
            /**
             * @description Always `code_interpreter`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "code_interpreter";
            /** @description Limits on the functions of this tool; null for none. */
            tool_configuration?: components["schemas"]["ToolConfiguration"] | null;
        };
        /** @description Lets the model make images. Each arrives in the answer as a `tool_file` chunk. */
        ImageGenerationTool: {
            /**
             * @description Always `image_generation`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "image_generation";
            /** @description Limits on the functions of this tool; null for none. */
            tool_configuration?: components["schemas"]["ToolConfiguration"] | null;
        };
        /** @description Lets the model look things up in document libraries of the workspace. */
        DocumentLibraryTool: {
            /**
             * @description Always `document_library`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "document_library";
            /** @description The libraries in which to look. */
            library_ids: string[];
            /** @description Limits on the functions of this tool; null for none. */
            tool_configuration?: components["schemas"]["ToolConfiguration"] | null;
        };
        /** @description A credential for one connector, sent by the caller. */
        ToolAuthorization: {
            /**
             * @description What the value is. `oauth2-token` is an access token, `api-key` a key from the tool server.
             * @enum {string}
             */
            type: "oauth2-token" | "api-key";
            /** @description The token or key itself. */
            value: string;
        };
        /** @description Gives the model the tools of a connector. The service calls them. */
        ConnectorToolReference: {
            /**
             * @description Always `connector`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "connector";
            /** @description Id or name of the connector. */
            connector_id: string;
            /** @description The credential to use with the connector; null or absent to use the one that the service holds. */
            authorization?: components["schemas"]["ToolAuthorization"] | null;
            /** @description Limits on the tools of the connector; null for none. */
            tool_configuration?: components["schemas"]["ToolConfiguration"] | null;
        };
        /** @description Something that the model may use while it answers. `type` says which. */
        Tool: components["schemas"]["FunctionTool"] | components["schemas"]["WebSearchTool"] | components["schemas"]["PremiumWebSearchTool"] | components["schemas"]["CodeInterpreterTool"] | components["schemas"]["ImageGenerationTool"] | components["schemas"]["DocumentLibraryTool"] | components["schemas"]["ConnectorToolReference"];
        /** @description Text that is already known of an answer, such as a file of which a few lines will change. */
        Prediction: {
            /**
             * @description Always `content`.
             * @default content
             * @constant
             */
            type?: "content";
            /**
             * @description The expected text.
             * @default
             */
            content?: string;
        };
        /** @description A JSON Schema that an answer has to fit, with a name for the model to know it by. */
        ResponseJsonSchema: {
            /** @description What an answer of this form is called, such as `low_water`. */
            name: string;
            /** @description What an answer of this form is for, for the model to read. */
            description?: string;
            /** @description The JSON Schema itself. */
            schema: components["schemas"]["JsonMap"];
            /**
             * @description Whether the answer is forced to fit the schema. Otherwise the model may deviate.
             * @default false
             */
            strict?: boolean;
        };
        /** @description Form that an answer has to have. */
        ResponseFormat: {
            /**
             * @description `text` is free text, `json_object` any JSON object, `json_schema` JSON that fits the schema in `json_schema`.
             * @default text
             * @enum {string}
             */
            type?: "text" | "json_object" | "json_schema";
            /** @description The schema; needed with `json_schema`, else null or absent. */
            json_schema?: components["schemas"]["ResponseJsonSchema"] | null;
        };
        /**
         * @description Whether the model uses tools. `auto` leaves it to the model, `none` forbids it, `any` and `required` both demand
         *     that it uses at least one.
         * @default auto
         * @enum {string}
         */
        ToolChoice: "auto" | "none" | "any" | "required";
        /**
         * @description How long a model thinks before it answers, from `none` to `xhigh`. More costs time and tokens.
         * @enum {string}
         */
        ReasoningEffort: "none" | "minimal" | "low" | "medium" | "high" | "xhigh";
        /** @description Settings of the model for its answers. What is left out or null is up to the model. */
        CompletionArgs: {
            /** @description Text at which the answer ends, or a list of such texts. The text itself is not part of the answer. */
            stop?: string | string[] | null;
            /** @description Above 0 favours words that have not occurred yet, below 0 words that have. */
            presence_penalty?: number | null;
            /** @description Above 0 disfavours words the more often they have occurred, below 0 favours them. */
            frequency_penalty?: number | null;
            /** @description How much chance there is in the choice of words. 0 always takes the likeliest. */
            temperature?: number | null;
            /** @description Share of the probability from which words are chosen. 0.1 leaves only the likeliest tenth. */
            top_p?: number | null;
            /** @description After how many tokens an answer is cut off. */
            max_tokens?: number | null;
            /** @description Start of the random numbers. The same seed and the same request give the same answer. */
            random_seed?: number | null;
            /** @description Text that the answer is expected to repeat in large part, which makes it faster; null for none. */
            prediction?: components["schemas"]["Prediction"] | null;
            /** @description Form of the answer; null for plain text. */
            response_format?: components["schemas"]["ResponseFormat"] | null;
            tool_choice?: components["schemas"]["ToolChoice"];
            /** @description How long the model thinks first; null leaves it to the model. */
            reasoning_effort?: components["schemas"]["ReasoningEffort"] | null;
        };
        /** @description How a moderation model checks, and what follows when it finds something. */
        GuardrailModeration: {
            /** @description The moderation model; when left out, the service's own choice. */
            model_name?: string;
            /**
             * @description Score, from 0 to 1, from which a category counts as found, by name of the category. Null, or no entry, leaves
             *     the threshold to the model.
             */
            custom_category_thresholds?: {
                [key: string]: number | null;
            };
            /**
             * @description Whether only the categories in `custom_category_thresholds` count.
             * @default false
             */
            ignore_other_categories?: boolean;
            /**
             * @description What follows when a category is found. `block` ends the exchange, `none` only reports it.
             * @default none
             * @enum {string}
             */
            action?: "none" | "block";
        };
        /** @description A check of what goes into the model and what comes out of it, made by a moderation model. */
        Guardrail: {
            /**
             * @description Whether to block when the check itself fails. Otherwise the text passes unchecked.
             * @default false
             */
            block_on_error?: boolean;
            /**
             * @description Check by the first generation of moderation models, which knows the nine categories of the moderation
             *     operations; null for none.
             */
            moderation_llm_v1?: components["schemas"]["GuardrailModeration"] | null;
            /**
             * @description Check by the second generation, which has `dangerous` and `criminal` in place of
             *     `dangerous_and_criminal_content`, and `jailbreaking` besides; null for none.
             */
            moderation_llm_v2?: components["schemas"]["GuardrailModeration"] | null;
        };
        /** @description A conversation with a model, together with the settings it was started with. */
        ModelConversation: {
            /** @description Identifies the conversation in every path that has `{conversation_id}`. */
            id: string;
            /**
             * @description Always `conversation`.
             * @default conversation
             * @constant
             */
            object?: "conversation";
            /** @description Model that answers. */
            model: string;
            /** @description Short title for people; null when none was given. */
            name?: string | null;
            /** @description What the conversation is about; null when nothing was given. */
            description?: string | null;
            /** @description What the model was told before the first entry; null when nothing was. */
            instructions?: string | null;
            /** @description Tools that the model may use. */
            tools?: components["schemas"]["Tool"][];
            completion_args?: components["schemas"]["CompletionArgs"];
            /** @description Checks on what goes in and what comes out; null when there are none. */
            guardrails?: components["schemas"]["Guardrail"][] | null;
            /** @description The caller's own labels, by which conversations can be listed; null when none were given. */
            metadata?: components["schemas"]["JsonMap"] | null;
            /**
             * Format: date-time
             * @description When the conversation was started.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When entries were last added to it.
             */
            updated_at: string;
        };
        /** @description One version of an agent, by its number or by an alias that points to it. */
        ConversationAgentVersion: number | string;
        /** @description A conversation with an agent. Instructions, tools and settings are the agent's own. */
        AgentConversation: {
            /** @description Identifies the conversation in every path that has `{conversation_id}`. */
            id: string;
            /**
             * @description Always `conversation`.
             * @default conversation
             * @constant
             */
            object?: "conversation";
            /** @description Agent that was asked first. It may hand over to others later. */
            agent_id: string;
            /** @description Version of the agent that answers; null means the active one, whichever that is at the time. */
            agent_version?: components["schemas"]["ConversationAgentVersion"] | null;
            /** @description Short title for people; null when none was given. */
            name?: string | null;
            /** @description What the conversation is about; null when nothing was given. */
            description?: string | null;
            /** @description The caller's own labels, by which conversations can be listed; null when none were given. */
            metadata?: components["schemas"]["JsonMap"] | null;
            /**
             * Format: date-time
             * @description When the conversation was started.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When entries were last added to it.
             */
            updated_at: string;
        };
        /** @description A kept exchange. It is held either with a model, and then has `model`, or with an agent, and then has `agent_id`. */
        Conversation: components["schemas"]["ModelConversation"] | components["schemas"]["AgentConversation"];
        /**
         * @description Always `entry`.
         * @default entry
         * @constant
         */
        EntryObject: "entry";
        /** @description Identifies the entry in its conversation, for example to restart from it. Given by the service when it is not sent. */
        EntryId: string;
        /**
         * Format: date-time
         * @description When the entry began to be made.
         */
        EntryCreatedAt: string;
        /**
         * Format: date-time
         * @description When the entry was complete; null while it is still being made or waits for a confirmation.
         */
        EntryCompletedAt: string | null;
        /**
         * @description Who speaks. `user` asks; `assistant` puts words into the model's mouth, such as an earlier answer or, with
         *     `prefix`, the beginning of the next one.
         * @enum {string}
         */
        MessageInputRole: "user" | "assistant";
        /** @description Plain text. */
        TextChunk: {
            /**
             * @description Always `text`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "text";
            /** @description The text itself. */
            text: string;
        };
        /** @description Where an image is and how closely to look at it. */
        ImageUrl: {
            /** @description Address of the image; an `https` or a `data` one. */
            url: string;
            /**
             * @description How closely to look. `low` costs fewest tokens, `high` most; `auto` and null leave it to the model.
             * @enum {string|null}
             */
            detail?: "low" | "auto" | "high" | null;
        };
        /** @description An image, by its address. */
        ImageUrlChunk: {
            /**
             * @description Always `image_url`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "image_url";
            /** @description The address alone, or the address with how closely to look. */
            image_url: string | components["schemas"]["ImageUrl"];
        };
        /** @description A document, by its address. */
        DocumentUrlChunk: {
            /**
             * @description Always `document_url`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "document_url";
            /** @description Address of the document; an `https` or a `data` one. */
            document_url: string;
            /** @description File name, which the model is shown. */
            document_name?: string;
        };
        /** @description A file that a tool made. */
        ToolFileChunk: {
            /**
             * @description Always `tool_file`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "tool_file";
            /** @description Name of the tool, such as `image_generation`. */
            tool: string;
            /** @description Identifies the file in the file storage service. */
            file_id: string;
            /** @description Name for people, without a folder. */
            file_name?: string;
            /** @description Kind of file, such as `png`. */
            file_type?: string;
        };
        /** @description A source that a tool found and that the text before it rests on. */
        ToolReferenceChunk: {
            /**
             * @description Always `tool_reference`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "tool_reference";
            /** @description Name of the tool, such as `web_search`. */
            tool: string;
            /** @description Title of the source. */
            title: string;
            /** @description Address of the source, if it has one. */
            url?: string;
            /** @description Address of a small icon to show beside the title. */
            favicon?: string;
            /** @description What the source says, in short. */
            description?: string;
        };
        /** @description A mark in a thought that points to sources by number or name. */
        ReferenceChunk: {
            /**
             * @description Always `reference`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "reference";
            /** @description The sources; each a number or a name, as the tool that found it gave them. */
            reference_ids: (number | string)[];
        };
        /** @description One part of a thought. `type` says which kind. */
        ThinkingPart: components["schemas"]["TextChunk"] | components["schemas"]["ToolReferenceChunk"] | components["schemas"]["ReferenceChunk"];
        /** @description What the model thought before it answered. */
        ThinkingChunk: {
            /**
             * @description Always `thinking`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "thinking";
            /** @description The thought in parts, in their order. */
            thinking: components["schemas"]["ThinkingPart"][];
            /** @description Proof that the thought is the model's own and unchanged. Send it back as it came. */
            signature?: string;
            /**
             * @description Whether the thought is finished. A thought that was cut off is not.
             * @default true
             */
            closed?: boolean;
        };
        /** @description One part of a message. `type` says which kind. */
        ContentChunk: components["schemas"]["TextChunk"] | components["schemas"]["ImageUrlChunk"] | components["schemas"]["DocumentUrlChunk"] | components["schemas"]["ToolFileChunk"] | components["schemas"]["ThinkingChunk"];
        /** @description What is said, as a plain text or as a list of chunks that may hold images and documents too. */
        MessageInputContent: string | components["schemas"]["ContentChunk"][];
        /**
         * @description Whether the answer must begin with this message, which then has the role `assistant` and stands last.
         * @default false
         */
        MessageInputPrefix: boolean;
        /** @description A message to the model or agent. */
        MessageInputEntryInput: {
            object?: components["schemas"]["EntryObject"];
            /**
             * @description Always `message.input`. May be left out.
             * @constant
             */
            type?: "message.input";
            id?: components["schemas"]["EntryId"];
            created_at?: components["schemas"]["EntryCreatedAt"];
            completed_at?: components["schemas"]["EntryCompletedAt"];
            role: components["schemas"]["MessageInputRole"];
            content: components["schemas"]["MessageInputContent"];
            prefix?: components["schemas"]["MessageInputPrefix"];
        };
        /**
         * @description Always `assistant`.
         * @default assistant
         * @constant
         */
        MessageOutputRole: "assistant";
        /** @description One part of a message that a model wrote. `type` says which kind. */
        OutputContentChunk: components["schemas"]["TextChunk"] | components["schemas"]["ImageUrlChunk"] | components["schemas"]["DocumentUrlChunk"] | components["schemas"]["ToolFileChunk"] | components["schemas"]["ThinkingChunk"] | components["schemas"]["ToolReferenceChunk"];
        /** @description What is said, as a plain text or as a list of chunks that may name sources and files too. */
        MessageOutputContent: string | components["schemas"]["OutputContentChunk"][];
        /** @description Agent that made the entry; null when a model was asked directly. */
        EntryAgentId: string | null;
        /** @description Model that made the entry; null when that is not known. */
        EntryModel: string | null;
        /** @description A message that a model wrote earlier, perhaps in another conversation. */
        MessageOutputEntryInput: {
            object?: components["schemas"]["EntryObject"];
            /**
             * @description Always `message.output`.
             * @constant
             */
            type: "message.output";
            id?: components["schemas"]["EntryId"];
            created_at?: components["schemas"]["EntryCreatedAt"];
            completed_at?: components["schemas"]["EntryCompletedAt"];
            role?: components["schemas"]["MessageOutputRole"];
            content: components["schemas"]["MessageOutputContent"];
            agent_id?: components["schemas"]["EntryAgentId"];
            model?: components["schemas"]["EntryModel"];
        };
        /** @description Ties a call to its result or to the decision about it. */
        ToolCallId: string;
        /** @description Function of the caller's, or tool of a connector, to be called. */
        FunctionCallName: string;
        /** @description What to call it with, as a text that holds a JSON object, or as the object itself. */
        FunctionCallArguments: components["schemas"]["JsonMap"] | string;
        /**
         * @description Where the decision stands when the service would run the tool but needs leave for it: `pending` waits for the
         *     caller, `allowed` and `denied` are decided. Null for a function that the caller runs.
         * @enum {string|null}
         */
        ConfirmationStatus: "pending" | "allowed" | "denied" | null;
        /** @description A call that a model made earlier. */
        FunctionCallEntryInput: {
            object?: components["schemas"]["EntryObject"];
            /**
             * @description Always `function.call`.
             * @constant
             */
            type: "function.call";
            id?: components["schemas"]["EntryId"];
            created_at?: components["schemas"]["EntryCreatedAt"];
            completed_at?: components["schemas"]["EntryCompletedAt"];
            tool_call_id: components["schemas"]["ToolCallId"];
            name: components["schemas"]["FunctionCallName"];
            arguments: components["schemas"]["FunctionCallArguments"];
            confirmation_status?: components["schemas"]["ConfirmationStatus"];
            agent_id?: components["schemas"]["EntryAgentId"];
            model?: components["schemas"]["EntryModel"];
        };
        /** @description What the function gave back, in words or as JSON in a text. */
        FunctionResultText: string;
        /** @description What a function gave back to the caller, who ran it because a `function.call` asked for it. */
        FunctionResultEntryInput: {
            object?: components["schemas"]["EntryObject"];
            /**
             * @description Always `function.result`.
             * @constant
             */
            type: "function.result";
            id?: components["schemas"]["EntryId"];
            created_at?: components["schemas"]["EntryCreatedAt"];
            completed_at?: components["schemas"]["EntryCompletedAt"];
            tool_call_id: components["schemas"]["ToolCallId"];
            result: components["schemas"]["FunctionResultText"];
        };
        /**
         * @description Tool that was run. An open set: `web_search`, `web_search_premium`, `code_interpreter`, `image_generation` and
         *     `document_library` are built in, any other name is a connector's tool.
         */
        ToolExecutionName: string;
        /** @description What the tool was called with, as a text that holds a JSON object. */
        ToolExecutionArguments: string;
        /** @description What the tool tells about its run. The names are the tool's own. */
        ToolExecutionInfo: {
            [key: string]: unknown;
        };
        /** @description A tool that the service ran earlier. */
        ToolExecutionEntryInput: {
            object?: components["schemas"]["EntryObject"];
            /**
             * @description Always `tool.execution`.
             * @constant
             */
            type: "tool.execution";
            id?: components["schemas"]["EntryId"];
            created_at?: components["schemas"]["EntryCreatedAt"];
            completed_at?: components["schemas"]["EntryCompletedAt"];
            name: components["schemas"]["ToolExecutionName"];
            arguments: components["schemas"]["ToolExecutionArguments"];
            info?: components["schemas"]["ToolExecutionInfo"];
            agent_id?: components["schemas"]["EntryAgentId"];
            model?: components["schemas"]["EntryModel"];
        };
        /** @description A handover that the caller has carried out because `handoff_execution` was `client`, or one from earlier. */
        AgentHandoffEntryInput: {
            object?: components["schemas"]["EntryObject"];
            /**
             * @description Always `agent.handoff`.
             * @constant
             */
            type: "agent.handoff";
            id?: components["schemas"]["EntryId"];
            created_at?: components["schemas"]["EntryCreatedAt"];
            completed_at?: components["schemas"]["EntryCompletedAt"];
            /** @description Agent that answered until here. */
            previous_agent_id: string;
            /** @description Its name at that time. */
            previous_agent_name: string;
            /** @description Agent that answers from here on. */
            next_agent_id: string;
            /** @description Its name at that time. */
            next_agent_name: string;
        };
        /**
         * @description One thing to add to a conversation. Entries of an answer may be sent back as they are. An object with `role` and
         *     `content` but no `type` is a `message.input`.
         */
        ConversationEntryInput: components["schemas"]["MessageInputEntryInput"] | components["schemas"]["MessageOutputEntryInput"] | components["schemas"]["FunctionCallEntryInput"] | components["schemas"]["FunctionResultEntryInput"] | components["schemas"]["ToolExecutionEntryInput"] | components["schemas"]["AgentHandoffEntryInput"];
        /** @description What is new, oldest first. A plain text is short for one message of the role `user`. */
        ConversationInputs: string | components["schemas"]["ConversationEntryInput"][];
        /**
         * @description What to ask, and whom. Give `model` or `agent_id`; both together are refused with 422. With neither, the
         *     workspace's default model answers.
         */
        ConversationStart: {
            inputs: components["schemas"]["ConversationInputs"];
            /** @description Model that should answer, such as `aurora-large`. */
            model?: string | null;
            /** @description Agent that should answer. */
            agent_id?: string | null;
            /** @description Version of the agent. Left out or null, the active one answers. */
            agent_version?: components["schemas"]["ConversationAgentVersion"] | null;
            /**
             * @description Whether to answer with a stream of events as they happen, instead of one object at the end.
             * @default false
             */
            stream?: boolean;
            /**
             * @description Whether to keep the conversation; left out or null, it is kept. With false nothing stays behind: the id in the
             *     answer is not found later.
             */
            store?: boolean | null;
            /**
             * @description Who carries out a handover from one agent to another. `server` runs it and answers as the next agent; `client`
             *     stops and returns the `agent.handoff` entry. Left out or null means `server`.
             * @enum {string|null}
             */
            handoff_execution?: "client" | "server" | null;
            /** @description What to tell the model before the first entry. An agent brings instructions of its own. */
            instructions?: string | null;
            /** @description Tools that the model may use. An agent brings tools of its own. */
            tools?: components["schemas"]["Tool"][] | null;
            /** @description How the model should write, such as its temperature. Null means the model's or the agent's own. */
            completion_args?: components["schemas"]["CompletionArgs"] | null;
            /** @description Checks on what goes in and what comes out. An agent brings guardrails of its own. */
            guardrails?: components["schemas"]["Guardrail"][] | null;
            /** @description Short title for people. */
            name?: string | null;
            /** @description What the conversation is about. */
            description?: string | null;
            /** @description Labels of the caller's own, by which conversations can be listed later. */
            metadata?: components["schemas"]["JsonMap"] | null;
        };
        /** @description A message that a model or agent wrote. */
        MessageOutputEntry: {
            object: components["schemas"]["EntryObject"];
            /**
             * @description Always `message.output`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "message.output";
            id: components["schemas"]["EntryId"];
            created_at: components["schemas"]["EntryCreatedAt"];
            completed_at: components["schemas"]["EntryCompletedAt"];
            role: components["schemas"]["MessageOutputRole"];
            content: components["schemas"]["MessageOutputContent"];
            agent_id?: components["schemas"]["EntryAgentId"];
            model?: components["schemas"]["EntryModel"];
        };
        /**
         * @description A call that waits for the caller. Either the caller runs the function and appends a `function.result`, or, when
         *     `confirmation_status` is `pending`, decides whether the service may run the tool and appends a `tool_confirmations`.
         */
        FunctionCallEntry: {
            object: components["schemas"]["EntryObject"];
            /**
             * @description Always `function.call`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "function.call";
            id: components["schemas"]["EntryId"];
            created_at: components["schemas"]["EntryCreatedAt"];
            completed_at: components["schemas"]["EntryCompletedAt"];
            tool_call_id: components["schemas"]["ToolCallId"];
            name: components["schemas"]["FunctionCallName"];
            arguments: components["schemas"]["FunctionCallArguments"];
            confirmation_status?: components["schemas"]["ConfirmationStatus"];
            agent_id?: components["schemas"]["EntryAgentId"];
            model?: components["schemas"]["EntryModel"];
        };
        /** @description A tool that the service itself ran, built in or out of a connector. */
        ToolExecutionEntry: {
            object: components["schemas"]["EntryObject"];
            /**
             * @description Always `tool.execution`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "tool.execution";
            id: components["schemas"]["EntryId"];
            created_at: components["schemas"]["EntryCreatedAt"];
            completed_at: components["schemas"]["EntryCompletedAt"];
            name: components["schemas"]["ToolExecutionName"];
            arguments: components["schemas"]["ToolExecutionArguments"];
            info?: components["schemas"]["ToolExecutionInfo"];
            agent_id?: components["schemas"]["EntryAgentId"];
            model?: components["schemas"]["EntryModel"];
        };
        /** @description The place where one agent handed over to another. */
        AgentHandoffEntry: {
            object: components["schemas"]["EntryObject"];
            /**
             * @description Always `agent.handoff`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "agent.handoff";
            id: components["schemas"]["EntryId"];
            created_at: components["schemas"]["EntryCreatedAt"];
            completed_at: components["schemas"]["EntryCompletedAt"];
            /** @description Agent that answered until here. */
            previous_agent_id: string;
            /** @description Its name at that time. */
            previous_agent_name: string;
            /** @description Agent that answers from here on. */
            next_agent_id: string;
            /** @description Its name at that time. */
            next_agent_name: string;
        };
        /** @description One thing that a model or agent did in answer. */
        OutputEntry: components["schemas"]["MessageOutputEntry"] | components["schemas"]["FunctionCallEntry"] | components["schemas"]["ToolExecutionEntry"] | components["schemas"]["AgentHandoffEntry"];
        /** @description What the answer cost, counted in tokens. */
        ConversationUsage: {
            /**
             * @description Tokens read, the earlier entries included.
             * @default 0
             */
            prompt_tokens?: number;
            /**
             * @description Tokens written.
             * @default 0
             */
            completion_tokens?: number;
            /**
             * @description Tokens in all, those of connectors included.
             * @default 0
             */
            total_tokens?: number;
            /** @description Tokens of what tools gave back to the model; null when none was used. */
            connector_tokens?: number | null;
            /** @description How often each built-in tool or connector was used, by its name; null when none was. */
            connectors?: {
                [key: string]: number;
            } | null;
        };
        /** @description What one guardrail found in this exchange. More fields may be there, depending on the guardrail. */
        ConversationGuardrailResult: {
            /** @description Moderation model that looked at the texts. */
            model_name?: string;
            /** @description Whether each category was found, by its name. */
            categories?: {
                [key: string]: boolean;
            };
            /** @description How likely each category is, from 0 to 1, by its name. */
            category_scores?: {
                [key: string]: number;
            };
            /**
             * @description What was done about it. `none` let the exchange go on, `block` stopped it.
             * @enum {string}
             */
            action?: "none" | "block";
        } & {
            [key: string]: unknown;
        };
        /** @description What the model or agent did in answer. */
        ConversationResponse: {
            /** @description Conversation that the new entries belong to. Appending keeps it, restarting gives a new one. */
            conversation_id: string;
            /**
             * @description Always `conversation.response`.
             * @default conversation.response
             * @constant
             */
            object?: "conversation.response";
            /** @description The entries made in answer, oldest first. What the caller sent is not repeated. */
            outputs: components["schemas"]["OutputEntry"][];
            usage: components["schemas"]["ConversationUsage"];
            /** @description What each guardrail found, one entry a guardrail; null when there are none. */
            guardrails?: components["schemas"]["ConversationGuardrailResult"][] | null;
        };
        /** @description The first event of every stream. */
        ConversationResponseStartedEvent: {
            /**
             * @description Always `conversation.response.started`, from the `event:` line. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "conversation.response.started";
            /** @description Which conversation answers. */
            data: {
                /**
                 * @description Always `conversation.response.started`.
                 * @constant
                 */
                type: "conversation.response.started";
                /**
                 * Format: date-time
                 * @description When the event happened.
                 */
                created_at?: string;
                /** @description Conversation that the entries belong to. Restarting gives a new one. */
                conversation_id: string;
            };
        };
        /**
         * @description Place of the entry among the `outputs` of the whole answer, counted from 0.
         * @default 0
         */
        OutputIndex: number;
        /** @description A piece of a message. Put together in order, the pieces are the message. */
        MessageOutputDeltaEvent: {
            /**
             * @description Always `message.output.delta`, from the `event:` line. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "message.output.delta";
            /** @description The piece. */
            data: {
                /**
                 * @description Always `message.output.delta`.
                 * @constant
                 */
                type: "message.output.delta";
                /**
                 * Format: date-time
                 * @description When the event happened.
                 */
                created_at?: string;
                id: components["schemas"]["EntryId"];
                output_index?: components["schemas"]["OutputIndex"];
                /**
                 * @description Place of the chunk in the message, counted from 0, when the message has several.
                 * @default 0
                 */
                content_index?: number;
                role?: components["schemas"]["MessageOutputRole"];
                /** @description The next piece of text, or one whole chunk. */
                content: string | components["schemas"]["OutputContentChunk"];
                agent_id?: components["schemas"]["EntryAgentId"];
                model?: components["schemas"]["EntryModel"];
            };
        };
        /** @description The service begins to run a tool. */
        ToolExecutionStartedEvent: {
            /**
             * @description Always `tool.execution.started`, from the `event:` line. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "tool.execution.started";
            /** @description The tool and what it is called with. */
            data: {
                /**
                 * @description Always `tool.execution.started`.
                 * @constant
                 */
                type: "tool.execution.started";
                /**
                 * Format: date-time
                 * @description When the event happened.
                 */
                created_at?: string;
                id: components["schemas"]["EntryId"];
                output_index?: components["schemas"]["OutputIndex"];
                name: components["schemas"]["ToolExecutionName"];
                /** @description The arguments as far as they are known. What follows comes in `tool.execution.delta`. */
                arguments: string;
                agent_id?: components["schemas"]["EntryAgentId"];
                model?: components["schemas"]["EntryModel"];
            };
        };
        /** @description A piece of the arguments of a tool. Not every run has one. */
        ToolExecutionDeltaEvent: {
            /**
             * @description Always `tool.execution.delta`, from the `event:` line. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "tool.execution.delta";
            /** @description The piece. */
            data: {
                /**
                 * @description Always `tool.execution.delta`.
                 * @constant
                 */
                type: "tool.execution.delta";
                /**
                 * Format: date-time
                 * @description When the event happened.
                 */
                created_at?: string;
                id: components["schemas"]["EntryId"];
                output_index?: components["schemas"]["OutputIndex"];
                name: components["schemas"]["ToolExecutionName"];
                /** @description The next piece of the arguments, to be added to the end. */
                arguments: string;
            };
        };
        /** @description A tool has run. Its result goes to the model, not to the stream. */
        ToolExecutionDoneEvent: {
            /**
             * @description Always `tool.execution.done`, from the `event:` line. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "tool.execution.done";
            /** @description The tool and what it tells about its run. */
            data: {
                /**
                 * @description Always `tool.execution.done`.
                 * @constant
                 */
                type: "tool.execution.done";
                /**
                 * Format: date-time
                 * @description When the event happened.
                 */
                created_at?: string;
                id: components["schemas"]["EntryId"];
                output_index?: components["schemas"]["OutputIndex"];
                name: components["schemas"]["ToolExecutionName"];
                info?: components["schemas"]["ToolExecutionInfo"];
            };
        };
        /** @description An agent begins to hand over to another. */
        AgentHandoffStartedEvent: {
            /**
             * @description Always `agent.handoff.started`, from the `event:` line. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "agent.handoff.started";
            /** @description The agent that hands over. */
            data: {
                /**
                 * @description Always `agent.handoff.started`.
                 * @constant
                 */
                type: "agent.handoff.started";
                /**
                 * Format: date-time
                 * @description When the event happened.
                 */
                created_at?: string;
                id: components["schemas"]["EntryId"];
                output_index?: components["schemas"]["OutputIndex"];
                /** @description Agent that answered until here. */
                previous_agent_id: string;
                /** @description Its name at that time. */
                previous_agent_name: string;
            };
        };
        /** @description The next agent has taken over. */
        AgentHandoffDoneEvent: {
            /**
             * @description Always `agent.handoff.done`, from the `event:` line. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "agent.handoff.done";
            /** @description The agent that took over. */
            data: {
                /**
                 * @description Always `agent.handoff.done`.
                 * @constant
                 */
                type: "agent.handoff.done";
                /**
                 * Format: date-time
                 * @description When the event happened.
                 */
                created_at?: string;
                id: components["schemas"]["EntryId"];
                output_index?: components["schemas"]["OutputIndex"];
                /** @description Agent that answers from here on. */
                next_agent_id: string;
                /** @description Its name at that time. */
                next_agent_name: string;
            };
        };
        /** @description A piece of a call that the caller has to deal with when the stream is over. */
        FunctionCallDeltaEvent: {
            /**
             * @description Always `function.call.delta`, from the `event:` line. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "function.call.delta";
            /** @description The piece. */
            data: {
                /**
                 * @description Always `function.call.delta`.
                 * @constant
                 */
                type: "function.call.delta";
                /**
                 * Format: date-time
                 * @description When the event happened.
                 */
                created_at?: string;
                id: components["schemas"]["EntryId"];
                output_index?: components["schemas"]["OutputIndex"];
                name: components["schemas"]["FunctionCallName"];
                tool_call_id: components["schemas"]["ToolCallId"];
                /** @description The next piece of the arguments. Put together in order, the pieces are a JSON object. */
                arguments: string;
                confirmation_status?: components["schemas"]["ConfirmationStatus"];
                agent_id?: components["schemas"]["EntryAgentId"];
                model?: components["schemas"]["EntryModel"];
            };
        };
        /** @description The answer is complete. Nothing follows. */
        ConversationResponseDoneEvent: {
            /**
             * @description Always `conversation.response.done`, from the `event:` line. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "conversation.response.done";
            /** @description What the answer cost. */
            data: {
                /**
                 * @description Always `conversation.response.done`.
                 * @constant
                 */
                type: "conversation.response.done";
                /**
                 * Format: date-time
                 * @description When the event happened.
                 */
                created_at?: string;
                usage: components["schemas"]["ConversationUsage"];
            };
        };
        /** @description The answer failed. Nothing follows. */
        ConversationResponseErrorEvent: {
            /**
             * @description Always `conversation.response.error`, from the `event:` line. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "conversation.response.error";
            /** @description What went wrong. */
            data: {
                /**
                 * @description Always `conversation.response.error`.
                 * @constant
                 */
                type: "conversation.response.error";
                /**
                 * Format: date-time
                 * @description When the event happened.
                 */
                created_at?: string;
                /** @description What happened and what to do about it, for a person to read. */
                message: string;
                /** @description The HTTP status that the failure would have had as an answer, such as 500. */
                code: number;
            };
        };
        /**
         * @description One event of a conversation's stream. It begins with `conversation.response.started` and ends with
         *     `conversation.response.done` or `conversation.response.error`. `output_index` says to which of the entries in
         *     `outputs` an event belongs.
         */
        ConversationEvent: components["schemas"]["ConversationResponseStartedEvent"] | components["schemas"]["MessageOutputDeltaEvent"] | components["schemas"]["ToolExecutionStartedEvent"] | components["schemas"]["ToolExecutionDeltaEvent"] | components["schemas"]["ToolExecutionDoneEvent"] | components["schemas"]["AgentHandoffStartedEvent"] | components["schemas"]["AgentHandoffDoneEvent"] | components["schemas"]["FunctionCallDeltaEvent"] | components["schemas"]["ConversationResponseDoneEvent"] | components["schemas"]["ConversationResponseErrorEvent"];
        /** @description The decision about one call that waits for it. */
        ToolConfirmation: {
            /** @description Which call, by the id that its `function.call` entry gives. */
            tool_call_id: string;
            /**
             * @description `allow` runs the tool; `deny` leaves it alone and tells the model so.
             * @enum {string}
             */
            confirmation: "allow" | "deny";
        };
        /**
         * @description What to add to a conversation: messages, results of functions, or decisions about calls that wait for one. With
         *     neither `inputs` nor `tool_confirmations` the model goes on from the entries that are there.
         */
        ConversationAppend: {
            inputs?: components["schemas"]["ConversationInputs"];
            /** @description Decisions about calls whose `confirmation_status` is `pending`. */
            tool_confirmations?: components["schemas"]["ToolConfirmation"][] | null;
            /**
             * @description Whether to answer with a stream of events as they happen, instead of one object at the end.
             * @default false
             */
            stream?: boolean;
            /**
             * @description Whether to keep the new entries. With false they are answered but not added to the conversation.
             * @default true
             */
            store?: boolean;
            /**
             * @description Who carries out a handover from one agent to another. `server` runs it and answers as the next agent; `client`
             *     stops and returns the `agent.handoff` entry.
             * @default server
             * @enum {string}
             */
            handoff_execution?: "client" | "server";
            /** @description How the model should write this time. Null means as the conversation was started. */
            completion_args?: components["schemas"]["CompletionArgs"] | null;
        };
        /** @description A message that the caller sent. */
        MessageInputEntry: {
            object: components["schemas"]["EntryObject"];
            /**
             * @description Always `message.input`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "message.input";
            id: components["schemas"]["EntryId"];
            created_at: components["schemas"]["EntryCreatedAt"];
            completed_at: components["schemas"]["EntryCompletedAt"];
            role: components["schemas"]["MessageInputRole"];
            content: components["schemas"]["MessageInputContent"];
            prefix?: components["schemas"]["MessageInputPrefix"];
        };
        /** @description What a function gave back, as the caller reported it. */
        FunctionResultEntry: {
            object: components["schemas"]["EntryObject"];
            /**
             * @description Always `function.result`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "function.result";
            id: components["schemas"]["EntryId"];
            created_at: components["schemas"]["EntryCreatedAt"];
            completed_at: components["schemas"]["EntryCompletedAt"];
            tool_call_id: components["schemas"]["ToolCallId"];
            result: components["schemas"]["FunctionResultText"];
        };
        /** @description One thing that happened in a conversation. */
        ConversationEntry: components["schemas"]["MessageInputEntry"] | components["schemas"]["MessageOutputEntry"] | components["schemas"]["FunctionCallEntry"] | components["schemas"]["FunctionResultEntry"] | components["schemas"]["ToolExecutionEntry"] | components["schemas"]["AgentHandoffEntry"];
        /** @description All that happened in a conversation. */
        ConversationHistory: {
            /** @description Conversation that the entries belong to. */
            conversation_id: string;
            /**
             * @description Always `conversation.history`.
             * @default conversation.history
             * @constant
             */
            object?: "conversation.history";
            /** @description All entries, oldest first. */
            entries: components["schemas"]["ConversationEntry"][];
        };
        /** @description Something said, by the caller or in answer. */
        MessageEntry: components["schemas"]["MessageInputEntry"] | components["schemas"]["MessageOutputEntry"];
        /** @description What was said in a conversation, without the work of tools between. */
        ConversationMessages: {
            /** @description Conversation that the messages belong to. */
            conversation_id: string;
            /**
             * @description Always `conversation.messages`.
             * @default conversation.messages
             * @constant
             */
            object?: "conversation.messages";
            /** @description All messages, oldest first. */
            messages: components["schemas"]["MessageEntry"][];
        };
        /** @description From which entry to begin anew, and what to change. */
        ConversationRestart: {
            /**
             * @description Entry of the old conversation at which the new one begins. It and all entries before it are copied, those after
             *     it are not.
             */
            from_entry_id: string;
            inputs?: components["schemas"]["ConversationInputs"];
            /**
             * @description Whether to answer with a stream of events as they happen, instead of one object at the end.
             * @default false
             */
            stream?: boolean;
            /**
             * @description Whether to keep the new conversation. With false the id in the answer is not found later.
             * @default true
             */
            store?: boolean;
            /**
             * @description Who carries out a handover from one agent to another. `server` runs it and answers as the next agent; `client`
             *     stops and returns the `agent.handoff` entry.
             * @default server
             * @enum {string}
             */
            handoff_execution?: "client" | "server";
            /** @description How the model should write from here on. Null means as in the old conversation. */
            completion_args?: components["schemas"]["CompletionArgs"] | null;
            /** @description Checks for the new conversation. Null means those of the old one. */
            guardrails?: components["schemas"]["Guardrail"][] | null;
            /** @description Labels for the new conversation. Null means those of the old one. */
            metadata?: components["schemas"]["JsonMap"] | null;
            /** @description Version of the agent that answers from here on. Null means as in the old conversation. */
            agent_version?: components["schemas"]["ConversationAgentVersion"] | null;
        };
        /** @description A model with instructions, tools and settings, shown as it is in one of its versions. */
        Agent: {
            /** @description Identifies the agent through all its versions. */
            id: string;
            /**
             * @description Always `agent`.
             * @default agent
             */
            object?: string;
            /** @description Name for people, not necessarily unique. */
            name: string;
            /** @description What the agent is for, for people and for agents that may hand over to it; null when not given. */
            description?: string | null;
            /** @description Id of the model that answers. */
            model: string;
            /** @description What the model is told before each conversation; null when it is told nothing. */
            instructions?: string | null;
            /** @description What the model may use. */
            tools?: components["schemas"]["Tool"][];
            completion_args?: components["schemas"]["CompletionArgs"];
            /** @description Ids of agents that this one may hand a conversation over to; null for none. */
            handoffs?: string[] | null;
            /** @description Checks of what goes in and what comes out; null for none. */
            guardrails?: components["schemas"]["Guardrail"][] | null;
            /** @description Labels of the caller's own; null when there are none. */
            metadata?: components["schemas"]["JsonMap"] | null;
            /** @description Whether people can choose the agent in the workspace's chat. */
            deployment_chat: boolean;
            /** @description Where the agent was created. An open set; known are `api`, `playground` and `agent_builder_v1`. */
            source: string;
            /** @description Number of the version shown. The first is 0. */
            version: number;
            /** @description Numbers of all versions of the agent, lowest first. */
            versions: number[];
            /** @description What is new in the version shown, in its author's words; null when not given. */
            version_message?: string | null;
            /** @description User who created the agent. */
            owner_id?: string;
            /**
             * Format: date-time
             * @description When the agent was created, the same in all its versions.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the version shown was made.
             */
            updated_at: string;
        };
        /** @description What a new agent needs. A field that is not listed here is refused. */
        AgentCreate: {
            /** @description Id of the model that is to answer. */
            model: string;
            /** @description Name for people, not necessarily unique. */
            name: string;
            /** @description What the agent is for, for people and for agents that may hand over to it. */
            description?: string | null;
            /** @description What the model is told before each conversation. */
            instructions?: string | null;
            /** @description What the model may use. */
            tools?: components["schemas"]["Tool"][];
            completion_args?: components["schemas"]["CompletionArgs"];
            /** @description Ids of agents that this one may hand a conversation over to; null for none. */
            handoffs?: string[] | null;
            /** @description Checks of what goes in and what comes out; null for none. */
            guardrails?: components["schemas"]["Guardrail"][] | null;
            /** @description Labels of the caller's own, to be kept with the agent. */
            metadata?: components["schemas"]["JsonMap"] | null;
            /** @description A note on the first version. */
            version_message?: string | null;
        };
        /** @description Some of the agents that the caller may see. */
        AgentPage: {
            /**
             * @description Always `list`.
             * @default list
             */
            object?: string;
            /** @description The agents of this page in their active versions, newest agent first. */
            data: components["schemas"]["Agent"][];
            /** @description Token of the page after this one; null or absent on the last. */
            next_page_token?: string | null;
        };
        /**
         * @description What the new version has otherwise than the active one. A field that is left out keeps its value, a list or an
         *     object replaces the old one whole, and null takes a value away. A field that is not listed here is refused.
         */
        AgentUpdate: {
            /** @description Id of the model that is to answer from now on. */
            model?: string;
            /** @description New name for people. */
            name?: string;
            /** @description New explanation of what the agent is for. */
            description?: string | null;
            /** @description What the model is to be told from now on. */
            instructions?: string | null;
            /** @description All that the model may use from now on; an empty list takes every tool away. */
            tools?: components["schemas"]["Tool"][];
            completion_args?: components["schemas"]["CompletionArgs"];
            /** @description Ids of all agents that this one may hand over to from now on. */
            handoffs?: string[] | null;
            /** @description All checks from now on. */
            guardrails?: components["schemas"]["Guardrail"][] | null;
            /** @description New labels, in place of all old ones. */
            metadata?: components["schemas"]["JsonMap"] | null;
            /** @description Whether people can choose the agent in the workspace's chat; null leaves it as it is. */
            deployment_chat?: boolean | null;
            /** @description What is new in this version. It is not taken over from the version before. */
            version_message?: string | null;
        };
        /** @description One part of a system message, which can hold text and thoughts only. */
        SystemContentChunk: components["schemas"]["TextChunk"] | components["schemas"]["ThinkingChunk"];
        /** @description Instructions to the model from whoever built the application. */
        SystemMessage: {
            /**
             * @description Always `system`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            role: "system";
            /** @description The instructions as one text or in parts. */
            content: string | components["schemas"]["SystemContentChunk"][];
        };
        /** @description What a person said. */
        UserMessage: {
            /**
             * @description Always `user`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            role: "user";
            /** @description The message as one text or in parts; null when it is empty. */
            content: string | components["schemas"]["ContentChunk"][] | null;
        };
        /** @description Which function to run, and with what. */
        ToolCallFunction: {
            /** @description Name of the function, as in its definition. */
            name: string;
            /** @description The arguments as an object, or as the text of a JSON object. */
            arguments: components["schemas"]["JsonMap"] | string;
        };
        /** @description A request by the model to run a function. */
        ToolCall: {
            /** @description Identifies the call in the message that brings its result. */
            id?: string;
            /**
             * @description Always `function`.
             * @default function
             * @constant
             */
            type?: "function";
            function: components["schemas"]["ToolCallFunction"];
            /**
             * @description Place among the calls of the message, from 0.
             * @default 0
             */
            index?: number;
        };
        /** @description What the model said, or which functions it asked for. */
        AssistantMessage: {
            /**
             * @description Always `assistant`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            role: "assistant";
            /** @description The message as one text or in parts; null when the model said nothing and asked for functions. */
            content?: string | components["schemas"]["ContentChunk"][] | null;
            /** @description The functions that the model wants run; null when it wants none. */
            tool_calls?: components["schemas"]["ToolCall"][] | null;
            /**
             * @description Whether the answer has to begin with this message, which must be the last of the request.
             * @default false
             */
            prefix?: boolean;
        };
        /** @description The result of a function that the model asked for. */
        ToolMessage: {
            /**
             * @description Always `tool`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            role: "tool";
            /** @description The result as one text or in parts; null when the function returned nothing. */
            content: string | components["schemas"]["ContentChunk"][] | null;
            /** @description Id of the call that this is the result of; null when the call had none. */
            tool_call_id?: string | null;
            /** @description Name of the function; null or absent when the id says enough. */
            name?: string | null;
        };
        /** @description One message of a chat. `role` says whose it is. */
        ChatMessage: components["schemas"]["SystemMessage"] | components["schemas"]["UserMessage"] | components["schemas"]["AssistantMessage"] | components["schemas"]["ToolMessage"];
        /** @description The agent to ask, the chat so far, and settings that hold for this answer alone. */
        AgentCompletionCreate: {
            /** @description Agent that answers, in its active version. */
            agent_id: string;
            /** @description The chat so far, oldest message first. The agent's instructions go before it. */
            messages: components["schemas"]["ChatMessage"][];
            /**
             * @description Must be false: this operation answers in one piece. To get an answer while it is being made, use
             *     `conversations.startStream`.
             * @default false
             * @constant
             */
            stream?: false;
            /** @description Form of the answer; null for the agent's own. */
            response_format?: components["schemas"]["ResponseFormat"] | null;
            /** @description After how many tokens the answer is cut off; null for the agent's own limit. */
            max_tokens?: number | null;
            /** @description Text at which the answer ends, or a list of such texts; null for the agent's own. */
            stop?: string | string[] | null;
            /** @description Start of the random numbers. The same seed and the same request give the same answer. */
            random_seed?: number | null;
            /** @description Functions of the caller's own that the model may ask for, besides the agent's tools. */
            tools?: components["schemas"]["FunctionTool"][] | null;
            tool_choice?: components["schemas"]["ToolChoice"];
            /** @description Above 0 favours words that have not occurred yet, below 0 words that have. */
            presence_penalty?: number | null;
            /** @description Above 0 disfavours words the more often they have occurred, below 0 favours them. */
            frequency_penalty?: number | null;
            /** @description How many answers to choose from; null for one. */
            n?: number | null;
            /** @description Text that the answer is expected to repeat in large part, which makes it faster; null for none. */
            prediction?: components["schemas"]["Prediction"] | null;
            /**
             * @description Whether the model may ask for several functions in one message.
             * @default true
             */
            parallel_tool_calls?: boolean;
            /** @description How long the model thinks first; null leaves it to the model. */
            reasoning_effort?: components["schemas"]["ReasoningEffort"] | null;
            /** @description Checks of what goes in and what comes out; null for the agent's own. */
            guardrails?: components["schemas"]["Guardrail"][] | null;
            /** @description Labels of the caller's own, to be kept in the logs. */
            metadata?: components["schemas"]["JsonMap"] | null;
            /** @description Class of service, as agreed with the service; null for the workspace's own. An open set. */
            service_tier?: string | null;
        };
        /** @description How much the model read and wrote. */
        TokenUsage: {
            /** @description Tokens that the model read. */
            prompt_tokens: number;
            /** @description Tokens that the model wrote. */
            completion_tokens: number;
            /** @description Both together. */
            total_tokens: number;
            /** @description Seconds of sound that the model heard; null when there was none. */
            prompt_audio_seconds?: number | null;
        };
        /** @description One answer. */
        AgentCompletionChoice: {
            /** @description Place among the answers, from 0. */
            index: number;
            message: components["schemas"]["AssistantMessage"];
            /**
             * @description Why the answer ends. `stop` means that it is complete, `length` that it has reached `max_tokens`,
             *     `model_length` that the model can hold no more, `tool_calls` that functions are to be run first, `error` that
             *     the model failed or a guardrail blocked it.
             * @enum {string}
             */
            finish_reason: "stop" | "length" | "model_length" | "error" | "tool_calls";
        };
        /** @description What an agent answered. */
        AgentCompletion: {
            /** @description Identifies the answer in the logs. */
            id: string;
            /** @description Kind of answer, `chat.completion`. */
            object: string;
            /** @description Id of the model that answered. */
            model: string;
            /** @description When the answer was made, in seconds since 1970-01-01. */
            created: number;
            usage: components["schemas"]["TokenUsage"];
            /** @description The answers to choose from; one, unless `n` asked for more. */
            choices: components["schemas"]["AgentCompletionChoice"][];
        };
        /** @description A placeholder of a prompt. */
        PromptVariable: {
            /** @description What stands between the braces: `place` for `{{place}}`. */
            name: string;
        };
        /** @description What a version of a prompt says. It never changes; another text is another version. */
        PromptDefinition: {
            /** @description The text. A name in double braces, such as `{{place}}`, is a placeholder to be filled in at use. */
            content: string;
            /** @description The placeholders that the author declared, in their order. Empty when none were declared. */
            variables: components["schemas"]["PromptVariable"][];
        };
        /**
         * @description Who can see it. `private` is its creator alone, `workspace` every member of the workspace.
         *     `sharing_scope_unspecified` in a request, or no scope at all, leaves it at what it is and makes new things private;
         *     answers name one of the other two.
         * @enum {string}
         */
        SharingScope: "sharing_scope_unspecified" | "private" | "workspace";
        /**
         * @description A reusable text with placeholders, seen at one of its versions. `definition`, `version`, `notes`, `aliases` and
         *     `versionCreatedAt` belong to that version, everything else to the prompt as a whole.
         */
        Prompt: {
            /** @description Identifies the prompt in every path with `{prompt_id}`. */
            id: string;
            /** @description Name for use in code, unique in the workspace. It never changes. */
            name: string;
            /** @description Heading for people; left out when there is none. */
            title?: string;
            /** @description What the prompt is for; left out when nobody said. */
            description?: string;
            definition: components["schemas"]["PromptDefinition"];
            /**
             * Format: int32
             * @description Number of the version shown here. The first is 1.
             */
            version: number;
            /**
             * Format: int32
             * @description Number of the newest version.
             */
            latestVersion: number;
            /** @description What its author wrote down about this version; left out when there is nothing. */
            notes?: string;
            /** @description Aliases that point to this version, in alphabetical order. Empty when none does. */
            aliases: string[];
            sharingScope: components["schemas"]["SharingScope"];
            /** @description Id of the user who created the prompt. */
            createdBy: string;
            /**
             * Format: date-time
             * @description When the prompt was created, with its version 1.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the prompt, one of its versions or one of its aliases last changed.
             */
            updatedAt: string;
            /**
             * Format: date-time
             * @description When the version shown here was created.
             */
            versionCreatedAt: string;
        };
        /** @description Some of the prompts that the caller can see. */
        PromptPage: {
            /** @description The prompts of this page, in the order asked for. */
            data: components["schemas"]["Prompt"][];
            /** @description What to send as `pageToken` for the page after this one. Left out on the last page. */
            nextPageToken?: string;
        };
        /** @description A placeholder to declare. */
        PromptVariableCreate: {
            /** @description What stands between the braces: `place` for `{{place}}`. */
            name: string;
        };
        /** @description What the new version is to say. */
        PromptDefinitionCreate: {
            /** @description The text. Write a placeholder as a name in double braces, `{{place}}`. */
            content: string;
            /**
             * @description The placeholders of the text. The list is kept as it is sent; it is not compared with the placeholders that
             *     occur in `content`.
             * @default []
             */
            variables?: components["schemas"]["PromptVariableCreate"][];
        };
        /**
         * @description What the other members of the workspace may do with it once its scope is `workspace`: a `reader` uses it, a
         *     `writer` also changes it. `share_relation_unspecified`, or no relation at all, leaves it at what it is and makes
         *     the others of a new thing readers.
         * @enum {string}
         */
        WorkspaceRelation: "share_relation_unspecified" | "reader" | "writer";
        /** @description What a new prompt needs. */
        PromptCreate: {
            /** @description Name for use in code, unique in the workspace. It can't be changed later. */
            name: string;
            definition: components["schemas"]["PromptDefinitionCreate"];
            /** @description Heading for people. Null is the same as leaving it out. */
            title?: string | null;
            /** @description What the prompt is for. Null is the same as leaving it out. */
            description?: string | null;
            /** @description What to remember about version 1. Null is the same as leaving it out. */
            notes?: string | null;
            /** @description Aliases that are to point to version 1. */
            aliases?: string[];
            sharingScope?: components["schemas"]["SharingScope"];
            workspaceRelation?: components["schemas"]["WorkspaceRelation"];
        };
        /** @description An object with nothing in it, which says that the prompt is gone. */
        PromptDeleted: Record<string, never>;
        /**
         * @description What to change about the prompt as a whole. A field that is left out or null keeps its value; an empty text removes
         *     it.
         */
        PromptUpdate: {
            /** @description New heading for people. */
            title?: string | null;
            /** @description New explanation of what the prompt is for. */
            description?: string | null;
            sharingScope?: components["schemas"]["SharingScope"];
            workspaceRelation?: components["schemas"]["WorkspaceRelation"];
        };
        /** @description One version of a prompt, without what all versions share. */
        PromptVersion: {
            /**
             * Format: int32
             * @description Number of the version. The first is 1, each new one is higher by 1.
             */
            version: number;
            definition: components["schemas"]["PromptDefinition"];
            /** @description What its author wrote down about this version; left out when there is nothing. */
            notes?: string;
            /** @description Aliases that point to this version, in alphabetical order. Empty when none does. */
            aliases: string[];
            /**
             * Format: date-time
             * @description When the version was created.
             */
            createdAt: string;
        };
        /** @description Every version of one prompt. */
        PromptVersionList: {
            /** @description The versions, the newest first. */
            data: components["schemas"]["PromptVersion"][];
        };
        /** @description What a new version needs. */
        PromptVersionCreate: {
            definition: components["schemas"]["PromptDefinitionCreate"];
            /** @description What to remember about the version. Null is the same as leaving it out. */
            notes?: string | null;
            /** @description Aliases that are to point to the version. One that points to another version moves. */
            aliases?: string[];
        };
        /** @description Which version now holds the definition that was sent. */
        PromptVersionCreated: {
            /**
             * Format: int32
             * @description Number of the version that has this definition.
             */
            version: number;
            /** @description True when a version with the same definition was there already and no new one was made. */
            deduplicated: boolean;
        };
        /** @description All the aliases that are to point to a version, in place of those it has. Leave the whole object out to keep them. */
        AliasSet: {
            /**
             * @description The aliases. One that points to another version moves; one that the version has and that is not named here is
             *     dropped. An empty list drops all.
             * @default []
             */
            values?: string[];
        };
        /** @description What to change about one version. Its definition stays as it is. */
        PromptVersionUpdate: {
            /** @description New notes. Left out or null, the notes stay; an empty text removes them. */
            notes?: string | null;
            aliases?: components["schemas"]["AliasSet"];
        };
        /** @description A file of text. */
        SkillTextAsset: {
            /** @description The text of the file. */
            textContent: string;
            /** @description Whether the file is a program that may be run. */
            isExecutable: boolean;
        };
        /** @description A file of bytes, such as an image. */
        SkillRawAsset: {
            /** @description The bytes of the file in base64 (RFC 4648, section 4). */
            rawContent: string;
            /** @description Whether the file is a program that may be run. */
            isExecutable: boolean;
        };
        /** @description One file of a skill, either as text or, when it is no text, in base64. */
        SkillAsset: components["schemas"]["SkillTextAsset"] | components["schemas"]["SkillRawAsset"];
        /**
         * @description What a version of a skill teaches. It never changes; other instructions or files are another version. What the
         *     author left out is empty.
         */
        SkillDefinition: {
            /** @description What the skill is good for. A model reads this to decide whether it needs the rest. */
            description: string;
            /** @description The instructions, which a model reads once it has chosen the skill. */
            body: string;
            /** @description Files that come with the instructions, by file name. */
            assets: {
                [key: string]: components["schemas"]["SkillAsset"];
            };
        };
        /**
         * @description Instructions and files that a model loads when a task calls for them, seen at one version. `definition`, `version`,
         *     `notes` and `aliases` belong to that version, everything else to the skill as a whole.
         */
        Skill: {
            /** @description Identifies the skill in every path with `{skill_id}`. */
            id: string;
            /** @description Name for use in code, unique in the workspace. It never changes. */
            name: string;
            definition: components["schemas"]["SkillDefinition"];
            /**
             * Format: int32
             * @description Number of the version shown here. The first is 1.
             */
            version: number;
            /**
             * Format: int32
             * @description Number of the newest version.
             */
            latestVersion: number;
            /** @description What its author wrote down about this version; left out when there is nothing. */
            notes?: string;
            /** @description Aliases that point to this version, in alphabetical order. Empty when none does. */
            aliases: string[];
            sharingScope: components["schemas"]["SharingScope"];
            /** @description Id of the user who created the skill. */
            createdBy: string;
            /**
             * Format: date-time
             * @description When the skill was created, with its version 1.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the skill, one of its versions or one of its aliases last changed.
             */
            updatedAt: string;
        };
        /** @description Some of the skills that the caller can see. */
        SkillPage: {
            /** @description The skills of this page, in the order asked for. */
            data: components["schemas"]["Skill"][];
            /** @description What to send as `pageToken` for the page after this one. Left out on the last page. */
            nextPageToken?: string;
        };
        /** @description A file of text to keep. */
        SkillTextAssetCreate: {
            /** @description The text of the file. */
            textContent: string;
            /**
             * @description Whether the file is a program that may be run.
             * @default false
             */
            isExecutable?: boolean;
        };
        /** @description A file of bytes to keep. */
        SkillRawAssetCreate: {
            /** @description The bytes of the file in base64 (RFC 4648, section 4). */
            rawContent: string;
            /**
             * @description Whether the file is a program that may be run.
             * @default false
             */
            isExecutable?: boolean;
        };
        /** @description A file to keep, either as text or in base64, but never as both. */
        SkillAssetCreate: components["schemas"]["SkillTextAssetCreate"] | components["schemas"]["SkillRawAssetCreate"];
        /** @description What the new version is to teach. Each part may be left out and is then empty. */
        SkillDefinitionCreate: {
            /**
             * @description What the skill is good for, so that a model can tell whether it needs the rest.
             * @default
             */
            description?: string;
            /**
             * @description The instructions, for a model that has chosen the skill.
             * @default
             */
            body?: string;
            /**
             * @description Files that come with the instructions, by file name.
             * @default {}
             */
            assets?: {
                [key: string]: components["schemas"]["SkillAssetCreate"];
            };
        };
        /** @description What a new skill needs. */
        SkillCreate: {
            /** @description Name for use in code, unique in the workspace. It can't be changed later. */
            name: string;
            definition: components["schemas"]["SkillDefinitionCreate"];
            /** @description What to remember about version 1. Null is the same as leaving it out. */
            notes?: string | null;
            /** @description Aliases that are to point to version 1. */
            aliases?: string[];
            sharingScope?: components["schemas"]["SharingScope"];
            workspaceRelation?: components["schemas"]["WorkspaceRelation"];
        };
        /** @description An object with nothing in it, which says that the skill is gone. */
        SkillDeleted: Record<string, never>;
        /** @description What to change about the skill as a whole. A field that is left out keeps its value. */
        SkillUpdate: {
            sharingScope?: components["schemas"]["SharingScope"];
            workspaceRelation?: components["schemas"]["WorkspaceRelation"];
        };
        /** @description One version of a skill, without what all versions share. */
        SkillVersion: {
            /**
             * Format: int32
             * @description Number of the version. The first is 1, each new one is higher by 1.
             */
            version: number;
            definition: components["schemas"]["SkillDefinition"];
            /** @description What its author wrote down about this version; left out when there is nothing. */
            notes?: string;
            /** @description Aliases that point to this version, in alphabetical order. Empty when none does. */
            aliases: string[];
            /**
             * Format: date-time
             * @description When the version was created.
             */
            createdAt: string;
        };
        /** @description Every version of one skill. */
        SkillVersionList: {
            /** @description The versions, the newest first. */
            data: components["schemas"]["SkillVersion"][];
        };
        /** @description What a new version needs. */
        SkillVersionCreate: {
            definition: components["schemas"]["SkillDefinitionCreate"];
            /** @description What to remember about the version. Null is the same as leaving it out. */
            notes?: string | null;
            /** @description Aliases that are to point to the version. One that points to another version moves. */
            aliases?: string[];
        };
        /** @description Which version now holds the definition that was sent. */
        SkillVersionCreated: {
            /**
             * Format: int32
             * @description Number of the version that has this definition.
             */
            version: number;
            /** @description True when a version with the same definition was there already and no new one was made. */
            deduplicated: boolean;
        };
        /** @description What to change about one version. Its definition stays as it is. */
        SkillVersionUpdate: {
            /** @description New notes. Left out or null, the notes stay; an empty text removes them. */
            notes?: string | null;
            aliases?: components["schemas"]["AliasSet"];
        };
        /**
         * @description Where a run stands. It starts as `RUNNING`. `RETRYING_AFTER_ERROR` means that an attempt failed and another will be
         *     made, so the run is still going on. All others are final: `COMPLETED` with a result, `FAILED` with an error,
         *     `CANCELED` at its own pace after being asked to, `TERMINATED` by force, `TIMED_OUT` for having taken too long, and
         *     `CONTINUED_AS_NEW` when a fresh run of the same execution has taken over.
         * @enum {string}
         */
        ExecutionStatus: "RUNNING" | "COMPLETED" | "FAILED" | "CANCELED" | "TERMINATED" | "CONTINUED_AS_NEW" | "TIMED_OUT" | "RETRYING_AFTER_ERROR";
        /** @description A workflow as listings show it. */
        WorkflowSummary: {
            /**
             * Format: uuid
             * @description Identifies the workflow for good.
             */
            id: string;
            /** @description Name under which the code is registered. */
            name: string;
            /** @description Title for people. */
            display_name: string;
            /** @description Whether it has been put away. */
            archived: boolean;
            /** @description What it does, for people to read. */
            description?: string | null;
            /** @description What else is known about it. */
            metadata?: {
                /** @description Namespace through which other workspaces see it; null when it is not shared. */
                shared_namespace?: string | null;
            };
            /** @description Labels to find it by. */
            tags?: string[];
        };
        /** @description Some of the workflows that the workspace can see. */
        WorkflowPage: {
            /** @description The workflows of this page, in the order that was asked for. */
            workflows: components["schemas"]["WorkflowSummary"][];
            /** @description Gets the page after this one when sent back as `cursor`; null on the last. */
            next_cursor: string | null;
        };
        /** @description A signal that the code takes. */
        WorkflowSignalDefinition: {
            /** @description What to send as the signal's `name`. */
            name: string;
            /** @description JSON Schema of its arguments. */
            input_schema: components["schemas"]["JsonMap"];
            /** @description What it is for, in the words of the code's author. */
            description?: string | null;
        };
        /** @description A query that the code answers. */
        WorkflowQueryDefinition: {
            /** @description What to send as the query's `name`. */
            name: string;
            /** @description JSON Schema of its arguments. */
            input_schema: components["schemas"]["JsonMap"];
            /** @description JSON Schema of its result; null when the code doesn't say. */
            output_schema?: {
                [key: string]: unknown;
            } | null;
            /** @description What it is for, in the words of the code's author. */
            description?: string | null;
        };
        /** @description An update that the code takes and answers. */
        WorkflowUpdateDefinition: {
            /** @description What the update is called in the history. */
            name: string;
            /** @description JSON Schema of its arguments. */
            input_schema: components["schemas"]["JsonMap"];
            /** @description JSON Schema of its answer; null when the code doesn't say. */
            output_schema?: {
                [key: string]: unknown;
            } | null;
            /** @description What it is for, in the words of the code's author. */
            description?: string | null;
        };
        /** @description What the code says about itself when it is registered. */
        WorkflowDefinition: {
            /** @description JSON Schema that the `input` of an execution must fit. */
            input_schema: components["schemas"]["JsonMap"];
            /** @description JSON Schema of the result; null when the code doesn't say. */
            output_schema?: {
                [key: string]: unknown;
            } | null;
            /** @description Messages that a running execution takes without answering. */
            signals?: components["schemas"]["WorkflowSignalDefinition"][];
            /** @description Questions that a running execution answers without being changed by them. */
            queries?: components["schemas"]["WorkflowQueryDefinition"][];
            /** @description Messages that a running execution takes and answers. */
            updates?: components["schemas"]["WorkflowUpdateDefinition"][];
            /**
             * @description Whether workers refuse code that could behave differently when it is replayed.
             * @default false
             */
            enforce_determinism?: boolean;
            /**
             * @description Whether it acts with the rights of the person who started it. Only hardened deployments may register such code.
             * @default false
             */
            on_behalf_of?: boolean;
            /** @description Seconds that a run may take before it is `TIMED_OUT`. Left out when there is no limit. */
            execution_timeout?: number;
            /** @description Notes of the plug-ins that the code was built with, by plug-in; null when there are none. */
            plugin_metadata?: {
                [key: string]: unknown;
            } | null;
        };
        /** @description Long-lived code that runs on workers, as the workspace knows it. All its registrations belong to it. */
        Workflow: {
            /**
             * Format: uuid
             * @description Identifies the workflow for good, even when it is registered anew.
             */
            id: string;
            /** @description Name under which the code is registered. Set in the code and unique in the workspace. */
            name: string;
            /** @description Title for people. Starts as the title that the code gives. */
            display_name: string;
            /** @description How the workflow came about. Known is `code`, for one that is written as a program. */
            type: string;
            /**
             * Format: uuid
             * @description Organization that owns it.
             */
            customer_id: string;
            /**
             * Format: uuid
             * @description Workspace in which it was first registered.
             */
            workspace_id: string;
            /** @description What it does, for people to read. */
            description?: string | null;
            /** @description Namespace through which other workspaces see it; null when it is not shared. */
            shared_namespace?: string | null;
            /**
             * @description Whether people can start it from the chat assistant.
             * @default false
             */
            available_in_chat_assistant?: boolean;
            /**
             * @description Whether it is plumbing that people should not be shown.
             * @default false
             */
            is_technical?: boolean;
            /**
             * @description Whether it has been put away.
             * @default false
             */
            archived?: boolean;
            /** @description Labels to find it by. */
            tags?: string[];
            /** @description Whether a live worker could run it at this moment. Answers that change a workflow may leave it out. */
            active?: boolean;
        };
        /** @description One version of a workflow's code, as a worker made it known. New code is a new registration of the same workflow. */
        WorkflowRegistration: {
            /**
             * Format: uuid
             * @description Identifies the registration.
             */
            id: string;
            /**
             * Format: uuid
             * @description Workflow that it registers.
             */
            workflow_id: string;
            /** @description Whether a live worker could run it at this moment. Listings may leave it out. */
            active?: boolean;
            definition: components["schemas"]["WorkflowDefinition"];
            /** @description The workflow that it registers, when `with_workflow` asked for it; otherwise null or left out. */
            workflow?: components["schemas"]["Workflow"] | null;
            /**
             * Format: uuid
             * @description Deployment whose workers registered it; null when it is gone.
             */
            deployment_id?: string | null;
            /** @description Name of that deployment. */
            deployment_name?: string | null;
            /**
             * @deprecated
             * @description Queue from which its workers take work. Use `deployment_name`.
             */
            task_queue?: string | null;
            /**
             * @description Whether its input and answers have the form that the chat assistant needs.
             * @default false
             */
            compatible_with_chat_assistant?: boolean;
        };
        /**
         * @description Some of the registrations that the workspace can see. They are given twice, because older clients look for them
         *     under another name.
         */
        WorkflowRegistrationPage: {
            /** @description The registrations of this page, newest first. */
            workflow_registrations: components["schemas"]["WorkflowRegistration"][];
            /** @description The same again, for older clients. Read `workflow_registrations`. */
            workflow_versions: components["schemas"]["WorkflowRegistration"][];
            /** @description Gets the page after this one when sent back as `cursor`; null on the last. */
            next_cursor: string | null;
        };
        /** @description A workflow, and whether it can run. */
        WorkflowLookup: {
            /** @description The workflow that was asked for. */
            workflow: components["schemas"]["Workflow"] & {
                /** @description Whether a live worker could run it at this moment. */
                active: boolean;
            };
        };
        /** @description What to change. A field that is left out or null keeps its value. */
        WorkflowUpdate: {
            /** @description New title for people. */
            display_name?: string | null;
            /** @description New explanation of what the workflow does. */
            description?: string | null;
            /** @description Whether people can start it from the chat assistant. */
            available_in_chat_assistant?: boolean | null;
            /** @description The labels from now on. They take the place of the old ones, so an empty list removes all. */
            tags?: string[] | null;
        };
        /** @description A workflow after a change. */
        WorkflowEnvelope: {
            workflow: components["schemas"]["Workflow"];
        };
        /** @description How to start an execution. Every field may be left out. */
        WorkflowExecutionRequest: {
            /**
             * @description Id for the execution, which makes it safe to send the request twice: the second is refused. Null has the service
             *     choose one.
             */
            execution_id?: string | null;
            /** @description What the workflow is given, usually a map. It must fit the definition's `input_schema`. */
            input?: components["schemas"]["JsonValue"];
            /**
             * @description Whether to answer only when the workflow has ended.
             * @default false
             */
            wait_for_result?: boolean;
            /**
             * @description How long a waiting call waits. After that it gets the execution as it is then, and the workflow runs on. Null
             *     leaves the limit to the service.
             */
            timeout_seconds?: number | null;
            /** @description Deployment whose workers are to run it. Needed when several have registered the workflow. */
            deployment_name?: string | null;
            /** @description Labels to put on the spans that the execution records. */
            custom_tracing_attributes?: {
                [key: string]: string;
            } | null;
            /**
             * @description Whether the execution opens a trace of its own instead of joining the caller's.
             * @default false
             */
            force_new_trace?: boolean;
            /** @description Values for the plug-ins that the code was built with, by plug-in. */
            extensions?: {
                [key: string]: unknown;
            } | null;
            /**
             * @deprecated
             * @description Queue whose workers are to run it. Use `deployment_name`.
             */
            task_queue?: string | null;
        };
        /**
         * @description A started workflow, under an id that stays the same when the work is retried, continued or reset. What it shows
         *     belongs to one run: the latest, unless the run was asked for by its own id.
         */
        WorkflowExecution: {
            /** @description Name under which the workflow's code is registered. */
            workflow_name: string;
            /**
             * Format: uuid
             * @description Workflow that was started; null when it is no longer known.
             */
            workflow_id?: string | null;
            /** @description Identifies the execution in the workspace. Chosen by the caller or else by the service. */
            execution_id: string;
            /**
             * @description Execution at the top of the tree to which this one belongs. The same as `execution_id` unless a workflow
             *     started it.
             */
            root_execution_id: string;
            /** @description Execution whose workflow started this one as its child; null when none did. */
            parent_execution_id?: string | null;
            /**
             * Format: uuid
             * @description The run that is shown. A retry, a continuation or a reset makes a new one.
             */
            run_id?: string | null;
            /** @description Deployment whose workers run the code; null when it is not known. */
            deployment_name?: string | null;
            /** @description User on whose behalf it was started; null when nobody in particular was, such as by a schedule. */
            user_id?: string | null;
            /** @description How the run is doing; null when the service can't tell. */
            status: components["schemas"]["ExecutionStatus"] | null;
            /**
             * Format: date-time
             * @description When the run started.
             */
            start_time: string;
            /**
             * Format: date-time
             * @description When the run ended, however it did; null while it goes on.
             */
            end_time: string | null;
            /** @description Milliseconds from start to end; null while the run goes on. */
            total_duration_ms?: number | null;
            /** @description What the workflow returned; null until it has completed, and for ever if it never does. */
            result: components["schemas"]["JsonValue"];
            /**
             * @description Labels that the workflow has given itself, for the run listing to search. Only there when `include_search_keys`
             *     asked for them.
             */
            search_keys?: {
                [key: string]: string;
            } | null;
        };
        /** @description Outcome of a start that waited until the workflow had completed. */
        WorkflowExecutionResult: {
            /** @description Name under which the workflow's code is registered. */
            workflow_name: string;
            /** @description Execution that was started and has completed. Look it up for its times and its history. */
            execution_id: string;
            /** @description What the workflow returned, in the form of its `output_schema`. */
            result: components["schemas"]["JsonValue"];
        };
        /**
         * @description An execution, which has a `status`, or the bare result of a completed one, which has none. Only a call that waited
         *     gets the bare result.
         */
        WorkflowExecutionAnswer: components["schemas"]["WorkflowExecution"] | components["schemas"]["WorkflowExecutionResult"];
        /** @description The execution can't be started, because its id is taken or it is not clear where it should run. */
        WorkflowStartConflictProblem: components["schemas"]["Problem"] & {
            /** @description Names of the deployments to choose from. There with `AMBIGUOUS_WORKFLOW` only. */
            deployments?: string[];
        };
        /** @description A registration that was asked for alone, which always says whether it can run. */
        ActiveWorkflowRegistration: components["schemas"]["WorkflowRegistration"] & {
            /** @description Whether a live worker could run it at this moment. */
            active: boolean;
        };
        /** @description A registration. It is given twice, because older clients look for it under another name. */
        WorkflowRegistrationLookup: {
            workflow_registration: components["schemas"]["ActiveWorkflowRegistration"];
            /** @description The same again, for older clients. Read `workflow_registration`. */
            workflow_version: components["schemas"]["ActiveWorkflowRegistration"];
        };
        /** @description Which workflows to act on. */
        WorkflowSelection: {
            /** @description Ids of workflows, each dealt with on its own. Names are not accepted here. */
            workflow_ids: string[];
        };
        /** @description Why nothing was done to one workflow of many. */
        WorkflowFailure: {
            /**
             * Format: uuid
             * @description The id, as the request gave it.
             */
            workflow_id: string;
            /** @description What went wrong, for a person to read. */
            message: string;
            /** @description The workflow as it still is; null when there is none with that id. */
            workflow?: components["schemas"]["Workflow"] | null;
        };
        /** @description What became of each workflow that was to be archived. */
        WorkflowArchiveResult: {
            /** @description Those that are archived now, including those that already were. */
            archived: components["schemas"]["Workflow"][];
            /**
             * @description Those that could not be archived.
             * @default []
             */
            errored?: components["schemas"]["WorkflowFailure"][];
        };
        /** @description What became of each workflow that was to be taken out of the archive. */
        WorkflowUnarchiveResult: {
            /** @description Those that are in use now, including those that already were. */
            unarchived: components["schemas"]["Workflow"][];
            /**
             * @description Those that could not be taken out of the archive.
             * @default []
             */
            errored?: components["schemas"]["WorkflowFailure"][];
        };
        /** @description Number of the entry in its run. The first is 1, and no number is left out. */
        HistoryEventId: number;
        /**
         * Format: date-time
         * @description When it happened, by the clock of the service.
         */
        HistoryEventTime: string;
        /**
         * @description One step of packing a value. `offloaded` leaves the value in a store and sends its address, `encrypted` hides all
         *     of it, `encrypted-partial` only the fields that were marked, `compressed` makes it smaller.
         * @enum {string}
         */
        PayloadEncoding: "offloaded" | "encrypted" | "encrypted-partial" | "compressed";
        /** @description A value that was packed before it was sent, so that the service stores what it can't read. */
        EncodedPayload: {
            /** @description The packed bytes in base64. */
            b64payload: string;
            /**
             * @description What was done to the bytes, in the order in which it was done. Empty when they are plain JSON.
             * @default []
             */
            encoding_options?: components["schemas"]["PayloadEncoding"][];
            /**
             * @description Whether there is no value at all, so that the bytes mean nothing.
             * @default false
             */
            empty?: boolean;
        };
        /**
         * @description An input or a result. With `decode_payloads` it is the plain value; without, or when it was encrypted with a key
         *     that the service does not have, it is packed.
         */
        HistoryPayload: components["schemas"]["EncodedPayload"] | components["schemas"]["JsonValue"];
        /** @description The run has begun. Always the first entry. */
        HistoryWorkflowExecutionStarted: {
            event_id: components["schemas"]["HistoryEventId"];
            event_time: components["schemas"]["HistoryEventTime"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "WORKFLOW_EXECUTION_STARTED";
            /** @description Where the run comes from and what it was given. */
            attributes: {
                /** @description Name under which the workflow's code is registered. */
                workflow_name: string;
                /**
                 * Format: uuid
                 * @description The run that began here. In a history made by a reset it is the earlier run.
                 */
                run_id: string;
                /**
                 * Format: uuid
                 * @description Run that this one took over from; null when it is the first of its execution.
                 */
                continued_run_id: string | null;
                /** @description Execution at the top of the tree. */
                root_execution_id: string;
                /** @description Execution whose workflow started this one; null when none did. */
                parent_execution_id: string | null;
                /** @description Schedule that started it; null when none did. */
                schedule_id: string | null;
                /** @description How many times the execution has been tried, this one included. */
                attempt: number;
                /** @description What the workflow was given; null for nothing. */
                input: components["schemas"]["HistoryPayload"];
            };
        };
        /** @description The workflow's code has returned. Always the last entry. */
        HistoryWorkflowExecutionCompleted: {
            event_id: components["schemas"]["HistoryEventId"];
            event_time: components["schemas"]["HistoryEventTime"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "WORKFLOW_EXECUTION_COMPLETED";
            /** @description What came of it. */
            attributes: {
                /** @description What the code returned; null for nothing. */
                result: components["schemas"]["HistoryPayload"];
            };
        };
        /** @description An error that was raised in workflow code or on the way to it. */
        HistoryFailure: {
            /** @description What the error says. */
            message: string;
            /** @description Name of the error's class in the worker's programming language; null when it has none. */
            type?: string | null;
            /** @description Where in the code it was raised; null when the worker sent no trace. */
            stack_trace?: string | null;
        };
        /** @description The workflow's code has given up with an error. Always the last entry. */
        HistoryWorkflowExecutionFailed: {
            event_id: components["schemas"]["HistoryEventId"];
            event_time: components["schemas"]["HistoryEventTime"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "WORKFLOW_EXECUTION_FAILED";
            /** @description What went wrong. */
            attributes: {
                failure: components["schemas"]["HistoryFailure"];
            };
        };
        /** @description Someone has asked the workflow to stop. Its code may still clean up. */
        HistoryWorkflowExecutionCancelRequested: {
            event_id: components["schemas"]["HistoryEventId"];
            event_time: components["schemas"]["HistoryEventTime"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "WORKFLOW_EXECUTION_CANCEL_REQUESTED";
            /** @description What is known about the request. */
            attributes: {
                /** @description Why, in the words of whoever asked; null when nothing was said. */
                reason: string | null;
            };
        };
        /** @description The workflow has stopped because it was asked to. Always the last entry. */
        HistoryWorkflowExecutionCanceled: {
            event_id: components["schemas"]["HistoryEventId"];
            event_time: components["schemas"]["HistoryEventTime"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "WORKFLOW_EXECUTION_CANCELED";
            /** @description What is known about the end. */
            attributes: {
                /** @description Why, in the words of whoever asked; null when nothing was said. */
                reason: string | null;
            };
        };
        /** @description The run was ended by force, by a call or by a reset. Always the last entry. */
        HistoryWorkflowExecutionTerminated: {
            event_id: components["schemas"]["HistoryEventId"];
            event_time: components["schemas"]["HistoryEventTime"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "WORKFLOW_EXECUTION_TERMINATED";
            /** @description What is known about the end. */
            attributes: {
                /** @description Why, in the words of whoever ended it; null when nothing was said. */
                reason: string | null;
            };
        };
        /** @description The run took longer than its workflow may. Always the last entry. */
        HistoryWorkflowExecutionTimedOut: {
            event_id: components["schemas"]["HistoryEventId"];
            event_time: components["schemas"]["HistoryEventTime"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "WORKFLOW_EXECUTION_TIMED_OUT";
            /** @description The limit that was passed. */
            attributes: {
                /** @description How many seconds it was allowed. */
                execution_timeout: number;
            };
        };
        /** @description The workflow goes on in a fresh run with an empty history. Always the last entry. */
        HistoryWorkflowExecutionContinuedAsNew: {
            event_id: components["schemas"]["HistoryEventId"];
            event_time: components["schemas"]["HistoryEventTime"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "WORKFLOW_EXECUTION_CONTINUED_AS_NEW";
            /** @description Where the work goes on. */
            attributes: {
                /** @description Name under which the workflow's code is registered. */
                workflow_name: string;
                /**
                 * Format: uuid
                 * @description The run that goes on.
                 */
                new_execution_run_id: string;
                /** @description What the new run was given; null for nothing. */
                input: components["schemas"]["HistoryPayload"];
            };
        };
        /** @description The run was made by a reset. The entries before this one are copied from the earlier run. */
        HistoryWorkflowExecutionReset: {
            event_id: components["schemas"]["HistoryEventId"];
            event_time: components["schemas"]["HistoryEventTime"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "WORKFLOW_EXECUTION_RESET";
            /** @description Where the run branched off. */
            attributes: {
                /**
                 * Format: uuid
                 * @description Run whose history was copied.
                 */
                base_run_id: string;
                /** @description Last entry that was copied. */
                reset_event_id: number;
                /** @description Why, in the words of whoever asked for the reset; null when nothing was said. */
                reason: string | null;
            };
        };
        /** @description A worker has carried the workflow's code forward to its next wait. A run can be reset to here. */
        HistoryWorkflowTaskCompleted: {
            event_id: components["schemas"]["HistoryEventId"];
            event_time: components["schemas"]["HistoryEventTime"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "WORKFLOW_TASK_COMPLETED";
            /** @description Who did it. */
            attributes: {
                /** @description Worker that did it; null when it did not give its name. */
                worker_name: string | null;
            };
        };
        /** @description A worker could not carry the workflow's code forward. Another attempt follows. */
        HistoryWorkflowTaskFailed: {
            event_id: components["schemas"]["HistoryEventId"];
            event_time: components["schemas"]["HistoryEventTime"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "WORKFLOW_TASK_FAILED";
            /** @description What went wrong. */
            attributes: {
                /** @description Worker that tried; null when it did not give its name. */
                worker_name: string | null;
                /** @description How many times the step has been tried, this one included. */
                attempt: number;
                failure: components["schemas"]["HistoryFailure"];
            };
        };
        /** @description A signal has reached the workflow. */
        HistoryWorkflowSignaled: {
            event_id: components["schemas"]["HistoryEventId"];
            event_time: components["schemas"]["HistoryEventTime"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "WORKFLOW_SIGNALED";
            /** @description The signal. */
            attributes: {
                /** @description Which of the workflow's signals. */
                signal_name: string;
                /** @description Arguments of the signal; null for none. */
                input: components["schemas"]["HistoryPayload"];
            };
        };
        /** @description The workflow has handled an update. */
        HistoryWorkflowUpdated: {
            event_id: components["schemas"]["HistoryEventId"];
            event_time: components["schemas"]["HistoryEventTime"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "WORKFLOW_UPDATED";
            /** @description The update and its answer. */
            attributes: {
                /** @description Which of the workflow's updates. */
                update_name: string;
                /** @description Arguments of the update; null for none. */
                input: components["schemas"]["HistoryPayload"];
                /** @description What the workflow answered; null for nothing. */
                result: components["schemas"]["HistoryPayload"];
            };
        };
        /** @description The workflow has asked for a piece of work, which a worker will pick up. */
        HistoryActivityTaskScheduled: {
            event_id: components["schemas"]["HistoryEventId"];
            event_time: components["schemas"]["HistoryEventTime"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "ACTIVITY_TASK_SCHEDULED";
            /** @description The work to do. */
            attributes: {
                /** @description Identifies the activity in this run; all entries about it carry the same id. */
                task_id: string;
                /** @description Name under which the activity's code is registered. */
                activity_name: string;
                /** @description Arguments of the activity; null for none. */
                input: components["schemas"]["HistoryPayload"];
            };
        };
        /** @description A piece of work is done. */
        HistoryActivityTaskCompleted: {
            event_id: components["schemas"]["HistoryEventId"];
            event_time: components["schemas"]["HistoryEventTime"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "ACTIVITY_TASK_COMPLETED";
            /** @description The work and what came of it. */
            attributes: {
                /** @description Identifies the activity in this run; all entries about it carry the same id. */
                task_id: string;
                /** @description Name under which the activity's code is registered. */
                activity_name: string;
                /** @description Entry with which the activity was scheduled. */
                scheduled_event_id: number;
                /** @description What the activity returned; null for nothing. */
                result: components["schemas"]["HistoryPayload"];
            };
        };
        /** @description A piece of work has failed and is not tried again. */
        HistoryActivityTaskFailed: {
            event_id: components["schemas"]["HistoryEventId"];
            event_time: components["schemas"]["HistoryEventTime"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "ACTIVITY_TASK_FAILED";
            /** @description The work and what went wrong with it. */
            attributes: {
                /** @description Identifies the activity in this run; all entries about it carry the same id. */
                task_id: string;
                /** @description Name under which the activity's code is registered. */
                activity_name: string;
                /** @description Entry with which the activity was scheduled. */
                scheduled_event_id: number;
                /** @description How many times the work was tried. */
                attempt: number;
                failure: components["schemas"]["HistoryFailure"];
            };
        };
        /** @description The workflow has begun to wait. */
        HistoryTimerStarted: {
            event_id: components["schemas"]["HistoryEventId"];
            event_time: components["schemas"]["HistoryEventTime"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "TIMER_STARTED";
            /** @description The timer. */
            attributes: {
                /** @description Identifies the timer in this run. */
                timer_id: string;
                /**
                 * Format: date-time
                 * @description When the wait will be over.
                 */
                fire_at: string;
            };
        };
        /** @description A wait is over. */
        HistoryTimerFired: {
            event_id: components["schemas"]["HistoryEventId"];
            event_time: components["schemas"]["HistoryEventTime"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "TIMER_FIRED";
            /** @description The timer. */
            attributes: {
                /** @description Identifies the timer in this run. */
                timer_id: string;
                /** @description Entry with which the timer was started. */
                started_event_id: number;
            };
        };
        /** @description The workflow has started another one as its child. */
        HistoryChildWorkflowStarted: {
            event_id: components["schemas"]["HistoryEventId"];
            event_time: components["schemas"]["HistoryEventTime"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "CHILD_WORKFLOW_STARTED";
            /** @description The child. */
            attributes: {
                /** @description Name under which the workflow's code is registered. */
                workflow_name: string;
                /** @description Execution that the child has of its own. */
                execution_id: string;
                /** @description What the child was given; null for nothing. */
                input: components["schemas"]["HistoryPayload"];
            };
        };
        /** @description A child has completed. */
        HistoryChildWorkflowCompleted: {
            event_id: components["schemas"]["HistoryEventId"];
            event_time: components["schemas"]["HistoryEventTime"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "CHILD_WORKFLOW_COMPLETED";
            /** @description The child and what came of it. */
            attributes: {
                /** @description Name under which the workflow's code is registered. */
                workflow_name: string;
                /** @description Execution that the child has of its own. */
                execution_id: string;
                /** @description Entry with which the child was started. */
                started_event_id: number;
                /** @description What the child returned; null for nothing. */
                result: components["schemas"]["HistoryPayload"];
            };
        };
        /** @description A child has ended in any way but completed. */
        HistoryChildWorkflowFailed: {
            event_id: components["schemas"]["HistoryEventId"];
            event_time: components["schemas"]["HistoryEventTime"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "CHILD_WORKFLOW_FAILED";
            /** @description The child and what went wrong with it. */
            attributes: {
                /** @description Name under which the workflow's code is registered. */
                workflow_name: string;
                /** @description Execution that the child has of its own. */
                execution_id: string;
                /** @description Entry with which the child was started. */
                started_event_id: number;
                status: components["schemas"]["ExecutionStatus"];
                failure: components["schemas"]["HistoryFailure"];
            };
        };
        /** @description One entry of a run's history. `event_type` says what happened and which attributes there are. */
        HistoryEvent: components["schemas"]["HistoryWorkflowExecutionStarted"] | components["schemas"]["HistoryWorkflowExecutionCompleted"] | components["schemas"]["HistoryWorkflowExecutionFailed"] | components["schemas"]["HistoryWorkflowExecutionCancelRequested"] | components["schemas"]["HistoryWorkflowExecutionCanceled"] | components["schemas"]["HistoryWorkflowExecutionTerminated"] | components["schemas"]["HistoryWorkflowExecutionTimedOut"] | components["schemas"]["HistoryWorkflowExecutionContinuedAsNew"] | components["schemas"]["HistoryWorkflowExecutionReset"] | components["schemas"]["HistoryWorkflowTaskCompleted"] | components["schemas"]["HistoryWorkflowTaskFailed"] | components["schemas"]["HistoryWorkflowSignaled"] | components["schemas"]["HistoryWorkflowUpdated"] | components["schemas"]["HistoryActivityTaskScheduled"] | components["schemas"]["HistoryActivityTaskCompleted"] | components["schemas"]["HistoryActivityTaskFailed"] | components["schemas"]["HistoryTimerStarted"] | components["schemas"]["HistoryTimerFired"] | components["schemas"]["HistoryChildWorkflowStarted"] | components["schemas"]["HistoryChildWorkflowCompleted"] | components["schemas"]["HistoryChildWorkflowFailed"];
        /**
         * @description Everything that has happened to one run. Entries are only ever added, so a later reading begins with the same ones.
         *     A run holds at most 51,200 of them, or 50 MB.
         */
        ExecutionHistory: {
            /** @description The entries in the order in which they happened. */
            events: components["schemas"]["HistoryEvent"][];
        };
        /** @description Arguments of a signal or a query: a map by parameter name, or the same map packed. Null when the handler takes none. */
        WorkflowMessageInput: components["schemas"]["EncodedPayload"] | components["schemas"]["JsonMap"] | null;
        /** @description A message to a running workflow. */
        WorkflowSignal: {
            /** @description Which of the `signals` in the workflow's definition. */
            name: string;
            input?: components["schemas"]["WorkflowMessageInput"];
        };
        /** @description Confirms that a signal will be delivered. What the workflow makes of it is not known yet. */
        WorkflowSignalReceipt: {
            /**
             * @description A sentence for a person or a log.
             * @default Signal accepted
             */
            message?: string;
        };
        /** @description The execution is over, so nothing can be asked of it any more. */
        ExecutionNotRunningProblem: components["schemas"]["Problem"] & {
            /** @description How its latest run ended; null when the service can't tell. */
            execution_status: components["schemas"]["ExecutionStatus"] | null;
        };
        /** @description A question to a running workflow. */
        WorkflowQuery: {
            /** @description Which of the `queries` in the workflow's definition. */
            name: string;
            input?: components["schemas"]["WorkflowMessageInput"];
        };
        /** @description What the workflow said to a question. */
        WorkflowQueryResult: {
            /** @description The question, as it was asked. */
            query_name: string;
            /** @description The workflow's answer, in the form of the query's `output_schema`. */
            result: components["schemas"]["JsonValue"];
        };
        /** @description Which executions to act on. */
        ExecutionBatch: {
            /** @description Executions of the workspace, each dealt with on its own. */
            execution_ids: string[];
        };
        /** @description What became of one execution of a batch. */
        ExecutionBatchOutcome: {
            /**
             * @description `success` when the request took effect on this execution, `failure` when it is not there or was not running.
             * @enum {string}
             */
            status: "success" | "failure";
            /** @description Why it failed, for a person to read; null on success. */
            error?: string | null;
        };
        /** @description What became of each execution of a batch. */
        ExecutionBatchResult: {
            /** @description One entry for each id of the request, under that id. */
            results: {
                [key: string]: components["schemas"]["ExecutionBatchOutcome"];
            };
        };
        /** @description The point to go back to, and what to forget on the way. */
        ExecutionReset: {
            /** @description Number of a `WORKFLOW_TASK_COMPLETED` event in the history of the latest run. It is the last that is kept. */
            event_id: number;
            /** @description Why, for whoever reads the history later. */
            reason?: string | null;
            /**
             * @description Whether signals that came after the point are dropped. Otherwise the new run gets them again.
             * @default false
             */
            exclude_signals?: boolean;
            /**
             * @description Whether updates that came after the point are dropped. Otherwise the new run gets them again.
             * @default false
             */
            exclude_updates?: boolean;
        };
        /** @description The input has faults, or names an event that is no point to reset to. */
        ResetPointProblem: components["schemas"]["Problem"] & {
            /** @description The events that could have been chosen, oldest first. There with `WF_1001` only. */
            valid_reset_events?: number[];
        };
        /** @description One run of an execution as listings show it, without its result. */
        WorkflowRun: {
            /** @description Name under which the workflow's code is registered. */
            workflow_name: string;
            /**
             * Format: uuid
             * @description Workflow that was started; null when it is no longer known.
             */
            workflow_id?: string | null;
            /** @description Execution that the run belongs to. Runs that follow one another under one id have it in common. */
            execution_id: string;
            /**
             * @description Execution at the top of the tree to which this one belongs. The same as `execution_id` unless a workflow
             *     started it.
             */
            root_execution_id: string;
            /** @description Execution whose workflow started this one as its child; null when none did. */
            parent_execution_id?: string | null;
            /**
             * Format: uuid
             * @description Identifies the run; null while the service has not given it an id.
             */
            run_id?: string | null;
            /** @description Deployment whose workers run the code; null when it is not known. */
            deployment_name?: string | null;
            /** @description User on whose behalf it was started; null when nobody in particular was, such as by a schedule. */
            user_id?: string | null;
            /** @description How the run is doing; null when the service can't tell. */
            status: components["schemas"]["ExecutionStatus"] | null;
            /**
             * Format: date-time
             * @description When the run started.
             */
            start_time: string;
            /**
             * Format: date-time
             * @description When the run ended, however it did; null while it goes on.
             */
            end_time: string | null;
            /** @description Milliseconds from start to end; null while the run goes on. */
            total_duration_ms?: number | null;
        };
        /** @description Some of the runs of the workspace. */
        WorkflowRunPage: {
            /** @description The runs of this page, in the order that was asked for. */
            executions: components["schemas"]["WorkflowRun"][];
            /** @description Gets the page after this one when sent back; null on the last. */
            next_page_token: string | null;
        };
        /** @description Some values of one part of the calendar, such as the hours 6 to 18 in steps of 2. */
        ScheduleRange: {
            /** @description First value. */
            start: number;
            /**
             * @description Last value, itself included. Anything less than `start`, such as the default, means `start` alone.
             * @default 0
             */
            end?: number;
            /**
             * @description Distance from one value to the next. 0 and 1 both mean every value.
             * @default 0
             */
            step?: number;
        };
        /**
         * @description Times that fit the calendar: those at which each part has one of the values given for it. A part that is left out
         *     has its default.
         */
        ScheduleCalendar: {
            /**
             * @description Seconds of the minute, 0 to 59. By default second 0 alone.
             * @default [
             *       {
             *         "start": 0
             *       }
             *     ]
             */
            second?: components["schemas"]["ScheduleRange"][];
            /**
             * @description Minutes of the hour, 0 to 59. By default minute 0 alone.
             * @default [
             *       {
             *         "start": 0
             *       }
             *     ]
             */
            minute?: components["schemas"]["ScheduleRange"][];
            /**
             * @description Hours of the day, 0 to 23. By default hour 0 alone.
             * @default [
             *       {
             *         "start": 0
             *       }
             *     ]
             */
            hour?: components["schemas"]["ScheduleRange"][];
            /**
             * @description Days of the month, 1 to 31. By default all.
             * @default [
             *       {
             *         "start": 1,
             *         "end": 31
             *       }
             *     ]
             */
            day_of_month?: components["schemas"]["ScheduleRange"][];
            /**
             * @description Months of the year, 1 to 12. By default all.
             * @default [
             *       {
             *         "start": 1,
             *         "end": 12
             *       }
             *     ]
             */
            month?: components["schemas"]["ScheduleRange"][];
            /**
             * @description Years, in four digits. Empty, which is the default, means every year.
             * @default []
             */
            year?: components["schemas"]["ScheduleRange"][];
            /**
             * @description Days of the week, 0 (Sunday) to 6 (Saturday). By default all.
             * @default [
             *       {
             *         "start": 0,
             *         "end": 6
             *       }
             *     ]
             */
            day_of_week?: components["schemas"]["ScheduleRange"][];
            /** @description What these times are, for a person to read. */
            comment?: string | null;
        };
        /** @description Times that return after a fixed span, counted from 1970-01-01T00:00:00Z. */
        ScheduleInterval: {
            /**
             * Format: duration
             * @description Span between one time and the next, as an ISO 8601 duration such as `PT6H`.
             */
            every: string;
            /**
             * Format: duration
             * @description Shift of all times, as an ISO 8601 duration shorter than `every`. With `every` of `PT1H`, `PT15M` means a
             *     quarter past each hour; null is no shift.
             */
            offset?: string | null;
        };
        /** @description What to do when starts collide, are missed or end badly. */
        SchedulePolicy: {
            /**
             * @description What happens to a start while an execution of the schedule is still running: 1 skips it, 2 keeps one start
             *     waiting until the running execution ends, 3 keeps all of them waiting, 4 cancels the running execution first,
             *     5 terminates it first, 6 lets them run side by side.
             * @default 1
             * @enum {integer}
             */
            overlap?: 1 | 2 | 3 | 4 | 5 | 6;
            /**
             * @description How late a start may be made up for, in seconds, when the service could not make it on time. Older starts are
             *     dropped. By default one year.
             * @default 31536000
             */
            catchup_window_seconds?: number;
            /**
             * @description Whether the schedule pauses itself when one of its executions fails or times out.
             * @default false
             */
            pause_on_failure?: boolean;
        };
        /** @description A start that is still to come. */
        ScheduleFutureExecution: {
            /**
             * Format: date-time
             * @description The set time, before any jitter.
             */
            scheduled_at: string;
        };
        /** @description A start that has taken place. */
        ScheduleRecentExecution: {
            /**
             * Format: date-time
             * @description The set time, before any jitter; for a start by hand, when it was asked for.
             */
            scheduled_at: string;
            /**
             * Format: date-time
             * @description When the execution really began.
             */
            started_at: string;
            /** @description The execution, to be found among the workflow executions. */
            execution_id: string;
        };
        /**
         * @description A standing order to start a workflow at set times. Its times are those of `calendars`, `intervals` and
         *     `cron_expressions` together, less those of `skip`.
         */
        Schedule: {
            /** @description Identifies the schedule in every path that contains `{schedule_id}`. It never changes. */
            schedule_id: string;
            /** @description Workflow that is started. */
            workflow_name: string;
            /** @description Deployment whose workers run the executions; null when any deployment of the workflow will do. */
            deployment_name?: string | null;
            /** @description What each execution is given when it starts, in the form that the workflow expects. */
            input: components["schemas"]["JsonValue"];
            /** @description True while no execution is started at the set times. It can still be triggered by hand. */
            paused: boolean;
            /** @description Why the schedule was last paused or resumed; null when no reason was given. */
            note?: string | null;
            /** @description Times given as parts of the calendar. */
            calendars?: components["schemas"]["ScheduleCalendar"][];
            /** @description Times that return after a fixed span. */
            intervals?: components["schemas"]["ScheduleInterval"][];
            /** @description Times given as cron expressions of five fields (minute, hour, day of month, month, day of week). */
            cron_expressions?: string[];
            /** @description Times at which nothing is started although another entry names them. */
            skip?: components["schemas"]["ScheduleCalendar"][];
            /**
             * Format: date-time
             * @description No execution is started before this moment; null when the schedule counts from its creation.
             */
            start_at?: string | null;
            /**
             * Format: date-time
             * @description No execution is started after this moment; null when the schedule has no end.
             */
            end_at?: string | null;
            /**
             * Format: duration
             * @description Longest random delay of a start, as an ISO 8601 duration. Each start waits between nothing and this long, but
             *     never past the next set time; null means that it does not wait.
             */
            jitter?: string | null;
            /** @description IANA name of the time zone in which calendars and cron expressions are read; null means UTC. */
            time_zone_name?: string | null;
            policy?: components["schemas"]["SchedulePolicy"];
            /** @description How many executions may still be started at the set times. Null is no limit, 0 means none is left. */
            remaining_executions?: number | null;
            /** @description The next set times, at most 10, earliest first. Empty when the schedule has come to its end. */
            future_executions?: components["schemas"]["ScheduleFutureExecution"][];
            /** @description The last executions that were started, at most 10, newest last. */
            recent_executions?: components["schemas"]["ScheduleRecentExecution"][];
        };
        /** @description Some of the schedules of the workspace. */
        SchedulePage: {
            /** @description The schedules of this page, by id. */
            schedules: components["schemas"]["Schedule"][];
            /** @description Send it as `next_page_token` to get the page after this one; null on the last. */
            next_page_token: string | null;
        };
        /**
         * @description When to start the workflow and with what. Calendars, intervals and cron expressions add up; with none of them the
         *     schedule starts only what is triggered by hand.
         */
        ScheduleDefinition: {
            /** @description What to give each execution when it starts, in the form that the workflow expects. */
            input: components["schemas"]["JsonValue"];
            /** @description Times given as parts of the calendar. */
            calendars?: components["schemas"]["ScheduleCalendar"][];
            /** @description Times that return after a fixed span. */
            intervals?: components["schemas"]["ScheduleInterval"][];
            /**
             * @description Times given as cron expressions of five fields (minute, hour, day of month, month, day of week), such as
             *     `0 6 * * 1-5`.
             */
            cron_expressions?: string[];
            /** @description Times at which to start nothing although another entry names them. */
            skip?: components["schemas"]["ScheduleCalendar"][];
            /**
             * Format: date-time
             * @description Start nothing before this moment. Null lets the schedule count from its creation.
             */
            start_at?: string | null;
            /**
             * Format: date-time
             * @description Start nothing after this moment. Null sets no end.
             */
            end_at?: string | null;
            /**
             * Format: duration
             * @description Longest random delay of a start, as an ISO 8601 duration, to spread the load of many schedules. It never
             *     reaches past the next set time; null means no delay.
             */
            jitter?: string | null;
            /** @description IANA name of the time zone in which to read calendars and cron expressions. Null means UTC. */
            time_zone_name?: string | null;
            policy?: components["schemas"]["SchedulePolicy"];
            /** @description How many executions to start at the set times before the schedule is exhausted. Null sets no limit. */
            max_executions?: number | null;
            /**
             * @description Id of the caller's choice. It may stand here or beside `schedule`; in both places it must be the same. Null
             *     lets the service choose.
             */
            schedule_id?: string | null;
        };
        /**
         * @description Which workflow to start, and when. One of `workflow_registration_id` and `workflow_identifier` is needed; if both
         *     are there, the registration counts.
         */
        ScheduleCreate: {
            schedule: components["schemas"]["ScheduleDefinition"];
            /**
             * Format: uuid
             * @description Registration to start. It fixes the code and its definition as they were registered.
             */
            workflow_registration_id?: string | null;
            /** @description Id or name of the workflow to start. Each start then takes its newest registration. */
            workflow_identifier?: string | null;
            /** @description Id of the caller's choice, new in the workspace. Null lets the service choose. */
            schedule_id?: string | null;
            /** @description Deployment whose workers run the executions. Null leaves it to the service. */
            deployment_name?: string | null;
            /**
             * Format: uuid
             * @deprecated
             * @description Older name of `workflow_registration_id`, which replaces it and wins if both are there.
             */
            workflow_version_id?: string | null;
            /**
             * @deprecated
             * @description Queue from which workers take the executions. Name a deployment in `deployment_name` instead.
             */
            workflow_task_queue?: string | null;
        };
        /** @description Which schedule was made or changed. */
        ScheduleReference: {
            /** @description The id with which to get the whole schedule. */
            schedule_id: string;
        };
        /**
         * @description The parts to change. A field that is left out keeps its value; one that is given replaces the old value as a whole,
         *     lists and the policy included.
         */
        ScheduleDefinitionUpdate: {
            /** @description What to give each execution from now on. */
            input?: components["schemas"]["JsonValue"];
            /** @description Times given as parts of the calendar. An empty list removes them. */
            calendars?: components["schemas"]["ScheduleCalendar"][];
            /** @description Times that return after a fixed span. An empty list removes them. */
            intervals?: components["schemas"]["ScheduleInterval"][];
            /**
             * @description Times given as cron expressions of five fields (minute, hour, day of month, month, day of week). An empty list
             *     removes them.
             */
            cron_expressions?: string[];
            /** @description Times at which to start nothing although another entry names them. An empty list removes them. */
            skip?: components["schemas"]["ScheduleCalendar"][];
            /**
             * Format: date-time
             * @description Start nothing before this moment. Null removes the bound.
             */
            start_at?: string | null;
            /**
             * Format: date-time
             * @description Start nothing after this moment. Null removes the bound.
             */
            end_at?: string | null;
            /**
             * Format: duration
             * @description Longest random delay of a start, as an ISO 8601 duration. Null removes the delay.
             */
            jitter?: string | null;
            /** @description IANA name of the time zone in which to read calendars and cron expressions. Null goes back to UTC. */
            time_zone_name?: string | null;
            policy?: components["schemas"]["SchedulePolicy"];
            /** @description How many executions to start from now on, which resets the count. Null removes the limit. */
            max_executions?: number | null;
        };
        /** @description What to change about a schedule. */
        ScheduleUpdate: {
            schedule: components["schemas"]["ScheduleDefinitionUpdate"];
        };
        /** @description Why a schedule is paused or resumed. */
        SchedulePause: {
            /**
             * @description Reason, for people to read in the schedule's `note` until the next pause or resume. Null, like leaving it out,
             *     gives none and clears the old one.
             */
            note?: string | null;
        };
        /** @description How to start an execution out of turn. */
        ScheduleTrigger: {
            /**
             * @description What to do if an execution of the schedule is still running: 1 starts nothing, 2 waits until it ends unless
             *     another start is waiting already, 3 waits in any case, 4 cancels it first, 5 terminates it first, 6 starts
             *     beside it. Null, like leaving it out, goes by the policy of the schedule.
             * @enum {integer|null}
             */
            overlap?: 1 | 2 | 3 | 4 | 5 | 6 | null;
        };
        /**
         * @description Kind of place where a worker runs: `local` is a person's own machine, `k8s` a cluster of the caller's own,
         *     `managed` the service.
         * @enum {string}
         */
        DeploymentLocationType: "local" | "k8s" | "managed";
        /** @description Where a worker runs. */
        DeploymentLocation: {
            location_type: components["schemas"]["DeploymentLocationType"];
            /** @description Name of the cluster; null unless the place is `k8s`. */
            k8s_cluster?: string | null;
            /** @description Namespace in that cluster; null unless the place is `k8s`. */
            k8s_namespace?: string | null;
        };
        /** @description Who made a commit. */
        DeploymentCommitAuthor: {
            /** @description Name as it stands in the commit. */
            name?: string;
            /** @description Account at the code host. */
            username?: string;
            /**
             * Format: uri
             * @description Page of that account.
             */
            html_url?: string;
        };
        /** @description One commit of the repository. */
        DeploymentCommit: {
            /** @description Full hash of the commit. */
            sha: string;
            /** @description What the author wrote about it. */
            message?: string;
            /**
             * Format: uri
             * @description Page that shows the commit.
             */
            html_url?: string;
            author?: components["schemas"]["DeploymentCommitAuthor"];
        };
        /** @description The service builds an image out of the repository and runs it. */
        DeploymentContainerBackend: {
            /**
             * @description Says that the service builds an image. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "container";
            /** @description Directory of the repository to build; null means its root. */
            build_directory?: string | null;
            /** @description File with the steps of the build, seen from the build directory; null means `Dockerfile`. */
            dockerfile_path?: string | null;
        };
        /** @description The service starts the code in a cluster, on an image of its own. */
        DeploymentKubernetesBackend: {
            /**
             * @description Says that the code is started on an image of the service. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "kubernetes";
            /** @description Command that starts a worker; null lets the service find it. */
            entrypoint?: string | null;
            /** @description Directory of the repository in which a worker starts; null means its root. */
            working_dir?: string | null;
        };
        /** @description How the code of a managed deployment is run. */
        DeploymentBackend: components["schemas"]["DeploymentContainerBackend"] | components["schemas"]["DeploymentKubernetesBackend"];
        /** @description Which code the service runs and how. */
        ManagedDeploymentSpec: {
            /**
             * @description Kind of service. `workflows_worker` is the only one known.
             * @default workflows_worker
             */
            type?: string;
            /**
             * Format: uri
             * @description Address of the repository with the code.
             */
            codehost_url: string;
            /** @description Branch, tag or commit that was asked for. */
            revision?: string;
            /** @description Commit that the revision stood for when it was last looked up; null until then. */
            commit_sha: string | null;
            /** @description More about that commit; null until it is looked up. */
            commit?: components["schemas"]["DeploymentCommit"] | null;
            backend_spec: components["schemas"]["DeploymentBackend"];
            /** @description Command that starts a worker, where it was given outside `backend_spec`; null otherwise. */
            entrypoint: string | null;
            /** @description Directory in which a worker starts, where it was given outside `backend_spec`; null otherwise. */
            working_dir: string | null;
            /**
             * Format: date-time
             * @description When a restart was last asked for; null if never.
             */
            restarted_at?: string | null;
        };
        /** @description How many workers to run and what each may use. Null stands for the service's own choice. */
        DeploymentResources: {
            /** @description How many workers run side by side. */
            replicas?: number | null;
            /** @description Processor that each worker is sure to get, in cores. `500m` is half a core. */
            cpu_request?: string | null;
            /** @description Processor that no worker may exceed, in cores; `2` is two. */
            cpu_limit?: string | null;
            /** @description Memory that each worker is sure to get, in bytes. `512Mi` is 512 mebibytes. */
            memory_request?: string | null;
            /** @description Memory beyond which a worker is stopped and started anew, in bytes; `1Gi` is one gibibyte. */
            memory_limit?: string | null;
        };
        /** @description One attempt to make the code into an image. */
        ManagedBuildState: {
            /**
             * @description How far the build is. Known values are `QUEUED`, `RUNNING`, `SUCCEEDED` and `FAILED`; more may come. Null when
             *     that is not known.
             */
            phase?: string | null;
            /** @description Commit that is built; null until the revision is looked up. */
            commit_sha?: string | null;
            /** @description Name and tag of the image; null until it is made. */
            image?: string | null;
            /** @description Why the build failed, for a person to read; null if it did not. */
            message?: string | null;
            /**
             * Format: date-time
             * @description When the build began; null while it is queued.
             */
            started_at?: string | null;
            /**
             * Format: date-time
             * @description When the build ended, well or badly; null until then.
             */
            finished_at?: string | null;
        };
        /** @description How far the service has come with what was asked for. */
        ManagedDeploymentStatus: {
            /**
             * @description What the service is doing. Known values are `BUILDING`, `ROLLING_OUT`, `RUNNING`, `STOPPING`, `STOPPED`,
             *     `FAILED` and `DELETING`; more may come. Null when that is not known.
             */
            phase?: string | null;
            /** @description What went wrong or is being waited for, for a person to read. */
            message?: string | null;
            /**
             * @description How many workers have been ready long enough to count on.
             * @default 0
             */
            available_replicas?: number;
            /**
             * @description How many workers take work.
             * @default 0
             */
            ready_replicas?: number;
            /** @description Address at which the service can be reached; null for workers, which fetch their work themselves. */
            endpoint?: string | null;
            /**
             * Format: date-time
             * @description When this status was observed; null before the first time.
             */
            last_seen?: string | null;
            /** @description Revision that the workers run now; null before the first roll-out. */
            deployed_revision?: string | null;
            /** @description Number of the latest change that the service has taken up. It grows by one with each. */
            generation?: number | null;
            /** @description The latest build; null if there was none. */
            build_state?: components["schemas"]["ManagedBuildState"] | null;
        };
        /**
         * @description What the service knows of a deployment that it runs. What was asked for is in `stopped`, `spec` and `resources`;
         *     how far it has come with that is in `rollout_status` and `status`.
         */
        ManagedDeployment: {
            /** @description Identifies the running service behind the deployment, for example in questions to support. */
            service_id: string;
            /** @description Name of the deployment. */
            name: string;
            /**
             * @description Whether the deployment has been asked to rest. This is the state to branch on; `status.phase` tells how far
             *     the service has come.
             * @default false
             */
            stopped?: boolean;
            /**
             * @description Whether only authorized keys may register workflows here.
             * @default false
             */
            is_hardened?: boolean;
            /**
             * @description How far the latest change has reached the workers. Known values are `PENDING` (waits for the build),
             *     `ROLLING_OUT` (old workers give way to new ones), `ROLLED_OUT` and `FAILED`; more may come. Null when
             *     that is not known.
             */
            rollout_status?: string | null;
            spec: components["schemas"]["ManagedDeploymentSpec"];
            resources: components["schemas"]["DeploymentResources"];
            status: components["schemas"]["ManagedDeploymentStatus"];
            /**
             * Format: date-time
             * @description When the deployment was created.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When somebody last changed, stopped, started, restarted or deleted it.
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description When the workers last got new code; null before the first time.
             */
            deployed_at?: string | null;
            /** @description User who created it; null when that is not known. */
            created_by?: string | null;
            /** @description User behind the change of `updated_at`; null when that is not known. */
            updated_by?: string | null;
            /** @description User behind the change that the workers last got; null before the first time. */
            deployed_by?: string | null;
        };
        /**
         * @description A named place where workers run workflow code. It is either managed, built and run by the service, or self-hosted:
         *     then it came to be when a worker with its name first reported.
         */
        Deployment: {
            /**
             * Format: uuid
             * @description Identifies the deployment for good, even if its name is given to another one later.
             */
            id: string;
            /** @description Unique in the workspace. Letters, digits, `-` and `_`, at most 128 of them. */
            name: string;
            /** @description Whether at least one worker is alive, that is, has reported within the last 50 seconds. */
            is_active: boolean;
            /**
             * @description Whether only authorized keys may register workflows here. Workflows that act on behalf of their callers need it.
             * @default false
             */
            is_hardened?: boolean;
            /**
             * @description How many workers are known, alive or not.
             * @default 0
             */
            worker_count?: number;
            /**
             * @description How many of the workers are alive.
             * @default 0
             */
            active_worker_count?: number;
            /**
             * Format: date-time
             * @description When the deployment was created, or its first worker reported.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When a worker last reported. Until one has, the same as `created_at`.
             */
            last_heartbeat: string;
            /**
             * Format: date-time
             * @deprecated
             * @description The same as `last_heartbeat`, which to use instead.
             */
            updated_at?: string;
            /** @description User who owns the deployment; null when the administrators of the workspace manage it. */
            owner?: string | null;
            /** @description Where the worker runs that reported last; null when that is not known. */
            location?: components["schemas"]["DeploymentLocation"] | null;
            /** @description Every kind of place where its workers run, each once. */
            locations?: components["schemas"]["DeploymentLocationType"][];
            /** @description What the service knows of the deployment it runs; null for a self-hosted one. */
            managed?: components["schemas"]["ManagedDeployment"] | null;
        };
        /** @description Some of the deployments of a workspace. */
        DeploymentPage: {
            /** @description The deployments of this page, in the order asked for. */
            deployments: components["schemas"]["Deployment"][];
            /** @description What to send as `cursor` for the page after this one; null on the last. */
            next_cursor: string | null;
            /**
             * Format: uuid
             * @description Workspace whose deployments these are.
             */
            workspace_id: string;
        };
        /** @description Which code to run and how. */
        DeploymentSpecCreate: {
            /**
             * Format: uri
             * @description Address of the repository with the code. The service must be able to read it.
             */
            codehost_url: string;
            /**
             * @description Branch, tag or commit to build. Null asks for the default too.
             * @default main
             */
            revision?: string | null;
            /** @description How to run the code. Left out or null, as a `container` built from the root of the repository. */
            backend_spec?: components["schemas"]["DeploymentBackend"] | null;
            /**
             * @deprecated
             * @description Command that starts a worker. Use the field of the same name in `backend_spec` instead.
             */
            entrypoint?: string | null;
            /**
             * @deprecated
             * @description Directory in which a worker starts. Use the field of the same name in `backend_spec` instead.
             */
            working_dir?: string | null;
        };
        /** @description What the service needs to build and run workers. */
        DeploymentCreate: {
            /** @description Unique in the workspace. It can't be changed later. */
            name: string;
            spec: components["schemas"]["DeploymentSpecCreate"];
            /** @description How many workers to run and how large. Left out or null, the service chooses. */
            resources?: components["schemas"]["DeploymentResources"] | null;
            /**
             * @description Whether only authorized keys may register workflows here.
             * @default false
             */
            hardened?: boolean;
        };
        /** @description One process that runs workflow code. It reports to the service about every 10 seconds. */
        DeploymentWorker: {
            /** @description Name that the worker gave itself, unique in its deployment. */
            name: string;
            /** @description Whether the worker is alive, that is, has reported within the last 50 seconds. */
            is_active: boolean;
            /**
             * Format: date-time
             * @description When the worker first reported.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the worker last reported.
             */
            last_heartbeat: string;
            /**
             * Format: date-time
             * @deprecated
             * @description The same as `last_heartbeat`, which to use instead.
             */
            updated_at?: string;
            /** @description Where the worker runs; null when it did not say. */
            location?: components["schemas"]["DeploymentLocation"] | null;
        };
        /** @description A deployment, as in the listing, together with its workers. */
        DeploymentDetail: {
            /**
             * Format: uuid
             * @description Identifies the deployment for good, even if its name is given to another one later.
             */
            id: string;
            /** @description Unique in the workspace. Letters, digits, `-` and `_`, at most 128 of them. */
            name: string;
            /** @description Whether at least one worker is alive, that is, has reported within the last 50 seconds. */
            is_active: boolean;
            /**
             * @description Whether only authorized keys may register workflows here. Workflows that act on behalf of their callers need it.
             * @default false
             */
            is_hardened?: boolean;
            /**
             * @description How many workers are known, alive or not.
             * @default 0
             */
            worker_count?: number;
            /**
             * @description How many of the workers are alive.
             * @default 0
             */
            active_worker_count?: number;
            /**
             * Format: date-time
             * @description When the deployment was created, or its first worker reported.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When a worker last reported. Until one has, the same as `created_at`.
             */
            last_heartbeat: string;
            /**
             * Format: date-time
             * @deprecated
             * @description The same as `last_heartbeat`, which to use instead.
             */
            updated_at?: string;
            /** @description User who owns the deployment; null when the administrators of the workspace manage it. */
            owner?: string | null;
            /** @description Where the worker runs that reported last; null when that is not known. */
            location?: components["schemas"]["DeploymentLocation"] | null;
            /** @description Every kind of place where its workers run, each once. */
            locations?: components["schemas"]["DeploymentLocationType"][];
            /** @description What the service knows of the deployment it runs; null for a self-hosted one. */
            managed?: components["schemas"]["ManagedDeployment"] | null;
            /** @description The workers, newest first. A deployment with very many has a listing of its own for them. */
            workers: components["schemas"]["DeploymentWorker"][];
        };
        /** @description Changes of the code to run and how it is run. What is left out or null stays. */
        DeploymentSpecUpdate: {
            /**
             * Format: uri
             * @description Address of the repository with the code.
             */
            codehost_url?: string | null;
            /** @description Branch, tag or commit to build. */
            revision?: string | null;
            /** @description How to run the code. It takes the place of the old one as a whole. */
            backend_spec?: components["schemas"]["DeploymentBackend"] | null;
            /**
             * @deprecated
             * @description Command that starts a worker. Use the field of the same name in `backend_spec` instead.
             */
            entrypoint?: string | null;
            /**
             * @deprecated
             * @description Directory in which a worker starts. Use the field of the same name in `backend_spec` instead.
             */
            working_dir?: string | null;
        };
        /** @description What to change. What is left out or null stays. */
        DeploymentUpdate: {
            /** @description Changes of the code to run and how it is run. */
            spec?: components["schemas"]["DeploymentSpecUpdate"] | null;
            /** @description Changes of how many workers to run and how large. A field that is left out stays. */
            resources?: components["schemas"]["DeploymentResources"] | null;
        };
        /** @description Some of the workers of one deployment. */
        DeploymentWorkerPage: {
            /** @description The workers of this page, newest first. */
            workers: components["schemas"]["DeploymentWorker"][];
            /** @description What to send as `cursor` for the page after this one; null on the last. */
            next_cursor: string | null;
        };
        /** @description One thing that a build or a worker wrote down. */
        DeploymentLogRecord: {
            /**
             * Format: date-time
             * @description When it was written.
             */
            timestamp: string;
            /** @description The text itself. */
            body: string;
            /** @description How much it matters. Known values are `TRACE`, `DEBUG`, `INFO`, `WARN`, `ERROR` and `FATAL`. */
            severity_text: string;
            /** @description Trace during which it was written, as 32 hexadecimal digits; empty outside any. */
            trace_id: string;
            /** @description Span during which it was written, as 16 hexadecimal digits; empty outside any. */
            span_id: string;
            /**
             * @description Whatever else the writer noted. The service adds `log_type` and, where they apply, `worker_name`,
             *     `workflow_name` and `execution_id`.
             */
            log_attributes: {
                [key: string]: string;
            };
        };
        /** @description Some of the log records of one deployment. */
        DeploymentLogPage: {
            /** @description The records of this page, in the order asked for. */
            results: components["schemas"]["DeploymentLogRecord"][];
            /** @description What to send as `cursor` for the page after this one; null or absent on the last. */
            next_cursor?: string | null;
        };
        /** @description A record was written. */
        DeploymentLogRecordEvent: {
            /**
             * @description Says that a record was written. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "log";
            /** @description Place in the stream. Send it as `Last-Event-ID` to go on after this record. */
            id: string;
            data: components["schemas"]["DeploymentLogRecord"];
        };
        /** @description Why the log stream failed. */
        DeploymentLogError: {
            /** @description What happened, for a person to read. */
            error: string;
            /**
             * @description What a program branches on. Known values are `read_error` (the records can't be read now), `stream_error` (the
             *     connection broke inside the service) and `internal_error`; read an unknown one as `stream_error`.
             */
            reason: string;
        };
        /** @description The stream has failed. It is the last event; go on with a new request from the last `id`. */
        DeploymentLogErrorEvent: {
            /**
             * @description Says that the stream has failed. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "error";
            data: components["schemas"]["DeploymentLogError"];
        };
        /** @description One event of the log stream. */
        DeploymentLogEvent: components["schemas"]["DeploymentLogRecordEvent"] | components["schemas"]["DeploymentLogErrorEvent"];
        /**
         * @description What happened. `WORKFLOW_EXECUTION_…` is about an execution as a whole, `WORKFLOW_TASK_…` about a step of its code,
         *     `ACTIVITY_TASK_…` about an activity that it called, `CUSTOM_TASK_…` about a task that its code reports on by itself.
         *     Termination and signals have no event.
         * @enum {string}
         */
        WorkflowEventType: "WORKFLOW_EXECUTION_STARTED" | "WORKFLOW_EXECUTION_COMPLETED" | "WORKFLOW_EXECUTION_FAILED" | "WORKFLOW_EXECUTION_CANCELED" | "WORKFLOW_EXECUTION_CONTINUED_AS_NEW" | "WORKFLOW_TASK_TIMED_OUT" | "WORKFLOW_TASK_FAILED" | "CUSTOM_TASK_STARTED" | "CUSTOM_TASK_IN_PROGRESS" | "CUSTOM_TASK_COMPLETED" | "CUSTOM_TASK_FAILED" | "CUSTOM_TASK_TIMED_OUT" | "CUSTOM_TASK_CANCELED" | "ACTIVITY_TASK_STARTED" | "ACTIVITY_TASK_COMPLETED" | "ACTIVITY_TASK_RETRYING" | "ACTIVITY_TASK_FAILED";
        /** @description What every event tells, whatever its type. */
        WorkflowEventBase: {
            /** @description Names this event. An event that comes twice has the same id. */
            event_id: string;
            /**
             * Format: int64
             * @description When it happened, in nanoseconds since 1970-01-01T00:00:00Z. JavaScript numbers can't hold that exactly and
             *     round it to about 256 ns, so two close events may look simultaneous: order the events of a stream by
             *     `broker_sequence`.
             */
            event_timestamp: number;
            /** @description Workflow whose code the execution runs. */
            workflow_name: string;
            /** @description Execution in which it happened. */
            workflow_exec_id: string;
            /** @description Run of the execution in which it happened; null when no run had begun. */
            workflow_run_id: string | null;
            /** @description Execution with which it all began; the execution itself when no other started it. */
            root_workflow_exec_id: string;
            /** @description Execution that started this one; null when none did. */
            parent_workflow_exec_id: string | null;
            /** @description The same in all runs that continue one another; null when it is not known. */
            chain_run_id?: string | null;
            /** @description Run from which this one has taken over; null when it is the first. */
            continued_run_id?: string | null;
            /** @description First run of the execution; null when it is not known. */
            first_execution_run_id?: string | null;
            /** @description Schedule that started the execution; null when none did. */
            schedule_id?: string | null;
        };
        /** @description A value of the workflow's own, as it is passed in and out. */
        EventPayload: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "json";
            /** @description The value. With encoding options it is a base64 text that has to be decoded first. */
            value: components["schemas"]["JsonValue"];
            /** @description What was done to the value, in this order. Empty or null when it is readable as it is. */
            encoding_options?: components["schemas"]["PayloadEncoding"][] | null;
        };
        /** @description An execution, or another attempt of it, has begun. */
        WorkflowExecutionStartedEvent: {
            /** @constant */
            event_type: "WORKFLOW_EXECUTION_STARTED";
            /** @description What was started, and with what. */
            attributes: {
                /** @description Workflow task that the event is about, the same in each of its events. */
                task_id: string;
                /** @description Workflow that was started. */
                workflow_name: string;
                input: components["schemas"]["EventPayload"];
                /** @description Name of the workflow for people; null when it has none. */
                display_name?: string | null;
                /**
                 * @description Which attempt of the execution this is. The first is 1.
                 * @default 1
                 */
                attempt?: number;
            };
        } & (components["schemas"]["WorkflowEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "WORKFLOW_EXECUTION_STARTED";
        });
        /** @description An execution has come to its end and has a result. */
        WorkflowExecutionCompletedEvent: {
            /** @constant */
            event_type: "WORKFLOW_EXECUTION_COMPLETED";
            /** @description How the execution ended. */
            attributes: {
                /** @description Workflow task that the event is about, the same in each of its events. */
                task_id: string;
                result: components["schemas"]["EventPayload"];
                /**
                 * @description Which attempt of the execution this is. The first is 1.
                 * @default 1
                 */
                attempt?: number;
            };
        } & (components["schemas"]["WorkflowEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "WORKFLOW_EXECUTION_COMPLETED";
        });
        /** @description What went wrong. */
        EventFailure: {
            /** @description The error in words, as the workflow code or the service put it. */
            message: string;
        };
        /** @description An execution has ended with an error. */
        WorkflowExecutionFailedEvent: {
            /** @constant */
            event_type: "WORKFLOW_EXECUTION_FAILED";
            /** @description Why the execution failed. */
            attributes: {
                /** @description Workflow task that the event is about, the same in each of its events. */
                task_id: string;
                failure: components["schemas"]["EventFailure"];
                /**
                 * @description Which attempt of the execution this is. The first is 1.
                 * @default 1
                 */
                attempt?: number;
            };
        } & (components["schemas"]["WorkflowEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "WORKFLOW_EXECUTION_FAILED";
        });
        /** @description An execution has ended because it was asked to stop. */
        WorkflowExecutionCanceledEvent: {
            /** @constant */
            event_type: "WORKFLOW_EXECUTION_CANCELED";
            /** @description Why the execution stopped. */
            attributes: {
                /** @description Workflow task that the event is about, the same in each of its events. */
                task_id: string;
                /** @description Why it was canceled; null when nobody said. */
                reason?: string | null;
                /**
                 * @description Which attempt of the execution this is. The first is 1.
                 * @default 1
                 */
                attempt?: number;
            };
        } & (components["schemas"]["WorkflowEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "WORKFLOW_EXECUTION_CANCELED";
        });
        /** @description A run has ended and handed its work over to a new run of the same execution. */
        WorkflowExecutionContinuedAsNewEvent: {
            /** @constant */
            event_type: "WORKFLOW_EXECUTION_CONTINUED_AS_NEW";
            /** @description The run that goes on, and with what. */
            attributes: {
                /** @description Workflow task that the event is about, the same in each of its events. */
                task_id: string;
                /** @description The run that goes on. */
                new_execution_run_id: string;
                /** @description Workflow that the new run executes. */
                workflow_name: string;
                input: components["schemas"]["EventPayload"];
            };
        } & (components["schemas"]["WorkflowEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "WORKFLOW_EXECUTION_CONTINUED_AS_NEW";
        });
        /** @description A worker took too long over a step of workflow code. The step is tried again. */
        WorkflowTaskTimedOutEvent: {
            /** @constant */
            event_type: "WORKFLOW_TASK_TIMED_OUT";
            /** @description Which step it was and which limit. */
            attributes: {
                /** @description Workflow task that the event is about, the same in each of its events. */
                task_id: string;
                /** @description Which of the time limits ran out; null when it is not known. */
                timeout_type?: string | null;
            };
        } & (components["schemas"]["WorkflowEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "WORKFLOW_TASK_TIMED_OUT";
        });
        /** @description A step of workflow code broke off with an error. The step is tried again. */
        WorkflowTaskFailedEvent: {
            /** @constant */
            event_type: "WORKFLOW_TASK_FAILED";
            /** @description Which step it was and what broke. */
            attributes: {
                /** @description Workflow task that the event is about, the same in each of its events. */
                task_id: string;
                failure: components["schemas"]["EventFailure"];
            };
        } & (components["schemas"]["WorkflowEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "WORKFLOW_TASK_FAILED";
        });
        /** @description A task that the workflow code reports on by itself has begun. */
        CustomTaskStartedEvent: {
            /** @constant */
            event_type: "CUSTOM_TASK_STARTED";
            /** @description Which task it is, and what it begins with. */
            attributes: {
                /** @description Custom task that the event is about, the same in each of its events. */
                custom_task_id: string;
                /** @description Kind of the custom task, in words of the workflow code. */
                custom_task_type: string;
                payload?: components["schemas"]["EventPayload"];
            };
        } & (components["schemas"]["WorkflowEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "CUSTOM_TASK_STARTED";
        });
        /** @description One operation of a patch, as in RFC 6902 with one addition, `append`. */
        EventPatchOperation: {
            /**
             * @description What to do at the path: `add` the value there, `replace` what is there by it, `remove` what is there, or
             *     `append` the value, a text, to the text that is there.
             * @enum {string}
             */
            op: "add" | "replace" | "remove" | "append";
            /** @description Where to do it, as a JSON Pointer (RFC 6901) into the payload's value. */
            path: string;
            /** @description What to put there. For `remove` it means nothing and is null. */
            value: components["schemas"]["JsonValue"];
        };
        /** @description A change of the custom task's last payload, instead of the whole payload. */
        EventPatch: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "json_patch";
            /** @description The operations, to be applied in order. With encoding options, a base64 text of them. */
            value: components["schemas"]["EventPatchOperation"][] | string;
            /** @description What was done to the operations, in this order. Empty or null when they are readable as they are. */
            encoding_options?: components["schemas"]["PayloadEncoding"][] | null;
        };
        /** @description News of a custom task, either its payload as it is now or what changed in it. */
        EventProgress: components["schemas"]["EventPayload"] | components["schemas"]["EventPatch"];
        /** @description A custom task has something new to tell. */
        CustomTaskInProgressEvent: {
            /** @constant */
            event_type: "CUSTOM_TASK_IN_PROGRESS";
            /** @description Which task it is, and how far it has come. */
            attributes: {
                /** @description Custom task that the event is about, the same in each of its events. */
                custom_task_id: string;
                /** @description Kind of the custom task, in words of the workflow code. */
                custom_task_type: string;
                payload: components["schemas"]["EventProgress"];
            };
        } & (components["schemas"]["WorkflowEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "CUSTOM_TASK_IN_PROGRESS";
        });
        /** @description A custom task has come to its end. */
        CustomTaskCompletedEvent: {
            /** @constant */
            event_type: "CUSTOM_TASK_COMPLETED";
            /** @description Which task it is, and how it ended. */
            attributes: {
                /** @description Custom task that the event is about, the same in each of its events. */
                custom_task_id: string;
                /** @description Kind of the custom task, in words of the workflow code. */
                custom_task_type: string;
                payload: components["schemas"]["EventPayload"];
            };
        } & (components["schemas"]["WorkflowEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "CUSTOM_TASK_COMPLETED";
        });
        /** @description A custom task has ended with an error. */
        CustomTaskFailedEvent: {
            /** @constant */
            event_type: "CUSTOM_TASK_FAILED";
            /** @description Which task it is, and why it failed. */
            attributes: {
                /** @description Custom task that the event is about, the same in each of its events. */
                custom_task_id: string;
                /** @description Kind of the custom task, in words of the workflow code. */
                custom_task_type: string;
                failure: components["schemas"]["EventFailure"];
            };
        } & (components["schemas"]["WorkflowEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "CUSTOM_TASK_FAILED";
        });
        /** @description A custom task took too long and was given up. */
        CustomTaskTimedOutEvent: {
            /** @constant */
            event_type: "CUSTOM_TASK_TIMED_OUT";
            /** @description Which task it is, and which limit ran out. */
            attributes: {
                /** @description Custom task that the event is about, the same in each of its events. */
                custom_task_id: string;
                /** @description Kind of the custom task, in words of the workflow code. */
                custom_task_type: string;
                /** @description Which of the time limits ran out; null when it is not known. */
                timeout_type?: string | null;
            };
        } & (components["schemas"]["WorkflowEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "CUSTOM_TASK_TIMED_OUT";
        });
        /** @description A custom task was stopped before its end. */
        CustomTaskCanceledEvent: {
            /** @constant */
            event_type: "CUSTOM_TASK_CANCELED";
            /** @description Which task it is, and why it was stopped. */
            attributes: {
                /** @description Custom task that the event is about, the same in each of its events. */
                custom_task_id: string;
                /** @description Kind of the custom task, in words of the workflow code. */
                custom_task_type: string;
                /** @description Why it was stopped; null when nobody said. */
                reason?: string | null;
            };
        } & (components["schemas"]["WorkflowEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "CUSTOM_TASK_CANCELED";
        });
        /** @description The first attempt of an activity has begun. Later attempts have no such event. */
        ActivityTaskStartedEvent: {
            /** @constant */
            event_type: "ACTIVITY_TASK_STARTED";
            /** @description Which activity it is, and what it was given. */
            attributes: {
                /** @description Activity that the event is about, the same in each of its events and attempts. */
                task_id: string;
                /** @description Activity, as the workflow code calls it. */
                activity_name: string;
                input: components["schemas"]["EventPayload"];
            };
        } & (components["schemas"]["WorkflowEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "ACTIVITY_TASK_STARTED";
        });
        /** @description An activity has come to its end and has a result. */
        ActivityTaskCompletedEvent: {
            /** @constant */
            event_type: "ACTIVITY_TASK_COMPLETED";
            /** @description Which activity it is, and what came of it. */
            attributes: {
                /** @description Activity that the event is about, the same in each of its events and attempts. */
                task_id: string;
                /** @description Activity, as the workflow code calls it. */
                activity_name: string;
                result: components["schemas"]["EventPayload"];
            };
        } & (components["schemas"]["WorkflowEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "ACTIVITY_TASK_COMPLETED";
        });
        /** @description An attempt of an activity failed, and another one will follow. */
        ActivityTaskRetryingEvent: {
            /** @constant */
            event_type: "ACTIVITY_TASK_RETRYING";
            /** @description Which activity it is, and what went wrong this time. */
            attributes: {
                /** @description Activity that the event is about, the same in each of its events and attempts. */
                task_id: string;
                /** @description Activity, as the workflow code calls it. */
                activity_name: string;
                /** @description The attempt that failed. The first is 1. */
                attempt: number;
                failure: components["schemas"]["EventFailure"];
            };
        } & (components["schemas"]["WorkflowEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "ACTIVITY_TASK_RETRYING";
        });
        /** @description An activity failed for good, because no attempts are left. */
        ActivityTaskFailedEvent: {
            /** @constant */
            event_type: "ACTIVITY_TASK_FAILED";
            /** @description Which activity it is, and what went wrong the last time. */
            attributes: {
                /** @description Activity that the event is about, the same in each of its events and attempts. */
                task_id: string;
                /** @description Activity, as the workflow code calls it. */
                activity_name: string;
                /** @description The last attempt, which failed too. The first is 1. */
                attempt: number;
                failure: components["schemas"]["EventFailure"];
            };
        } & (components["schemas"]["WorkflowEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "ACTIVITY_TASK_FAILED";
        });
        /** @description Something that happened inside an execution. Its `event_type` says what, and which attributes it has. */
        WorkflowEvent: components["schemas"]["WorkflowExecutionStartedEvent"] | components["schemas"]["WorkflowExecutionCompletedEvent"] | components["schemas"]["WorkflowExecutionFailedEvent"] | components["schemas"]["WorkflowExecutionCanceledEvent"] | components["schemas"]["WorkflowExecutionContinuedAsNewEvent"] | components["schemas"]["WorkflowTaskTimedOutEvent"] | components["schemas"]["WorkflowTaskFailedEvent"] | components["schemas"]["CustomTaskStartedEvent"] | components["schemas"]["CustomTaskInProgressEvent"] | components["schemas"]["CustomTaskCompletedEvent"] | components["schemas"]["CustomTaskFailedEvent"] | components["schemas"]["CustomTaskTimedOutEvent"] | components["schemas"]["CustomTaskCanceledEvent"] | components["schemas"]["ActivityTaskStartedEvent"] | components["schemas"]["ActivityTaskCompletedEvent"] | components["schemas"]["ActivityTaskRetryingEvent"] | components["schemas"]["ActivityTaskFailedEvent"];
        /** @description Where the event comes from. */
        WorkflowStreamContext: {
            /** @description Part of the workflow service that belongs to the workspace. */
            namespace: string;
            /** @description Workflow whose code the execution runs. */
            workflow_name: string;
            /** @description Execution in which it happened. */
            workflow_exec_id: string;
            /** @description Execution that started this one; null when none did. */
            parent_workflow_exec_id?: string | null;
            /** @description Execution with which it all began; null when it is not known. */
            root_workflow_exec_id?: string | null;
        };
        /** @description An event, and how it came into the stream. */
        WorkflowStreamEnvelope: {
            /** @description Channel on which it was published, such as `token`. */
            stream: string;
            data: components["schemas"]["WorkflowEvent"];
            workflow_context: components["schemas"]["WorkflowStreamContext"];
            /**
             * @description Place of the event in the order of all events. Rises strictly from one message to the next, with gaps where
             *     events were filtered out, and is never used again.
             */
            broker_sequence: number;
            /**
             * Format: date-time
             * @description When the service put the event into the stream.
             */
            timestamp?: string;
            /** @description Labels from whoever published the event; `metadata_filters` searches them. Empty if there are none. */
            metadata?: components["schemas"]["JsonMap"];
        };
        /** @description Something happened. In the stream it has no `event` line. */
        WorkflowStreamMessage: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "message";
            /** @description The `broker_sequence` as text. Send the last one you saw to resume after it. */
            id: string;
            data: components["schemas"]["WorkflowStreamEnvelope"];
        };
        /** @description The stream broke. Nothing comes after it. */
        WorkflowStreamError: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "error";
            /** @description What broke. */
            data: {
                /** @description What happened, for a person to read. */
                error: string;
                /**
                 * @description Which part failed: reading the stored events (`read_error`), sending them (`stream_error`), or something
                 *     else inside the service (`internal_error`).
                 * @enum {string}
                 */
                reason: "read_error" | "stream_error" | "internal_error";
            };
        };
        /** @description One event of the stream, told apart by its `event` line. */
        WorkflowStreamEvent: components["schemas"]["WorkflowStreamMessage"] | components["schemas"]["WorkflowStreamError"];
        /** @description Some of the events of the workspace. */
        WorkflowEventPage: {
            /** @description The events of this page, oldest first. */
            events: components["schemas"]["WorkflowEvent"][];
            /** @description Send it as `cursor` to get the page after this one; null on the last. */
            next_cursor: string | null;
        };
        /** @description What the model can do. One that is left out is false. */
        ModelCapabilities: {
            /** @description Answers chats. */
            completion_chat: boolean;
            /** @description Fills in text between a beginning and an end. */
            completion_fim: boolean;
            /** @description Calls functions that a request offers. */
            function_calling: boolean;
            /** @description Can be fine-tuned. */
            fine_tuning: boolean;
            /** @description Reads images. */
            vision: boolean;
            /** @description Puts texts into classes. */
            classification: boolean;
            /** @description Thinks in steps before it answers. */
            reasoning?: boolean;
            /** @description Reads documents page by page. */
            ocr?: boolean;
            /** @description Tells whether texts are harmful. */
            moderation?: boolean;
            /** @description Takes sound in chats. */
            audio?: boolean;
            /** @description Writes down recorded speech. */
            audio_transcription?: boolean;
            /** @description Writes down speech while it is being spoken. */
            audio_transcription_realtime?: boolean;
            /** @description Speaks texts. */
            audio_speech?: boolean;
            /** @description Runs on capacity that it shares with other models. */
            unified_resources?: boolean;
        };
        /** @description A model of the service's own. */
        BaseModelCard: {
            /**
             * @description Tells base models from fine-tuned ones. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            TYPE: "base";
            /** @description Name of the model in requests, and its id in every path with `{model_id}`. */
            id: string;
            /**
             * @description Always `model`.
             * @default model
             */
            object: string;
            /** @description When the model was made available, in whole seconds since 1970-01-01 UTC. */
            created: number;
            /**
             * @description Who provides the model.
             * @default platform
             */
            owned_by: string;
            capabilities: components["schemas"]["ModelCapabilities"];
            /** @description Title for people; null when there is none. */
            name?: string | null;
            /** @description What the model is good at; null when nobody said. */
            description?: string | null;
            /**
             * @description How many tokens a request and its answer may have together.
             * @default 32768
             */
            max_context_length: number;
            /**
             * @description Other names under which requests can use the model. Empty when there are none.
             * @default []
             */
            aliases: string[];
            /**
             * Format: date-time
             * @description When the model will be taken out of service; null while that is not planned.
             */
            deprecation?: string | null;
            /** @description Id of the model to use instead of a deprecated one; null when there is none. */
            deprecation_replacement_model?: string | null;
            /** @description The temperature that applies when a request names none; null when the model has none of its own. */
            default_model_temperature?: number | null;
            /**
             * @description Whether the model is for the service's own use and not offered to everyone.
             * @default false
             */
            internal?: boolean;
            /** @description Name under which use of the model is billed; null when it is the id. */
            billing_model_name?: string | null;
        };
        /** @description A model that learned from the caller's own data. */
        FineTunedModelCard: {
            /**
             * @description Tells fine-tuned models from base ones. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            TYPE: "fine-tuned";
            /** @description Name of the model in requests, and its id in every path with `{model_id}`. */
            id: string;
            /**
             * @description Always `model`.
             * @default model
             */
            object: string;
            /** @description When the model was made available, in whole seconds since 1970-01-01 UTC. */
            created: number;
            /** @description Id of the organization that had the model fine-tuned. */
            owned_by: string;
            /** @description Id of the fine-tuning job that made the model. */
            job: string;
            /** @description Id of the base model that was fine-tuned. */
            root: string;
            /**
             * @description Whether the model is put aside. Archived models are listed but answer no requests.
             * @default false
             */
            archived: boolean;
            capabilities: components["schemas"]["ModelCapabilities"];
            /** @description Title for people; null when there is none. */
            name?: string | null;
            /** @description What the model is good at; null when nobody said. */
            description?: string | null;
            /**
             * @description How many tokens a request and its answer may have together.
             * @default 32768
             */
            max_context_length: number;
            /**
             * @description Other names under which requests can use the model. Empty when there are none.
             * @default []
             */
            aliases: string[];
            /**
             * Format: date-time
             * @description When the model will be taken out of service; null while that is not planned.
             */
            deprecation?: string | null;
            /** @description Id of the model to use instead of a deprecated one; null when there is none. */
            deprecation_replacement_model?: string | null;
            /** @description The temperature that applies when a request names none; null when the model has none of its own. */
            default_model_temperature?: number | null;
            /**
             * @description Whether the model is for the service's own use and not offered to everyone.
             * @default false
             */
            internal?: boolean;
            /** @description Name under which use of the model is billed; null when it is the id. */
            billing_model_name?: string | null;
        };
        /** @description A model that the caller can use, either one of the service's own or one that was fine-tuned from it. */
        Model: components["schemas"]["BaseModelCard"] | components["schemas"]["FineTunedModelCard"];
        /** @description Every model that the caller can use. */
        ModelList: {
            /**
             * @description Always `list`.
             * @default list
             */
            object: string;
            /** @description The models, in alphabetical order of their ids. */
            data: components["schemas"]["Model"][];
        };
        /** @description Says which model is gone. */
        ModelDeleted: {
            /** @description Id of the model that was deleted. */
            id: string;
            /**
             * @description Always `model`.
             * @default model
             */
            object: string;
            /**
             * @description Always true; a model that can't be deleted is an error.
             * @default true
             */
            deleted: boolean;
        };
        /** @description What to change. A field that is left out or null keeps its value. */
        FineTunedModelUpdate: {
            /** @description New title for people. */
            name?: string | null;
            /** @description New explanation of what the model is good at. */
            description?: string | null;
        };
        /** @description What a fine-tuned model can do. */
        FineTunedModelCapabilities: {
            /**
             * @description Answers chats.
             * @default true
             */
            completion_chat: boolean;
            /**
             * @description Fills in text between a beginning and an end.
             * @default false
             */
            completion_fim: boolean;
            /**
             * @description Calls functions that a request offers.
             * @default false
             */
            function_calling: boolean;
            /**
             * @description Can be fine-tuned further.
             * @default false
             */
            fine_tuning: boolean;
            /**
             * @description Puts texts into classes.
             * @default false
             */
            classification: boolean;
        };
        /** @description A fine-tuned model that writes text. */
        FineTunedCompletionModel: {
            /**
             * @description Says that the model writes text. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            model_type: "completion";
            /** @description Name of the model in requests, and its id in every path with `{model_id}`. */
            id: string;
            /**
             * @description Always `model`.
             * @default model
             */
            object?: string;
            /** @description When the model was made, in whole seconds since 1970-01-01 UTC. */
            created: number;
            /** @description Id of the organization that had the model fine-tuned. */
            owned_by: string;
            /** @description Workspace that keeps the model. */
            workspace_id: string;
            /** @description Id of the base model that was fine-tuned. */
            root: string;
            /** @description Version of the base model at that time. */
            root_version: string;
            /** @description Whether the model is put aside. Archived models are listed but answer no requests. */
            archived: boolean;
            capabilities: components["schemas"]["FineTunedModelCapabilities"];
            /** @description Title for people; null when there is none. */
            name?: string | null;
            /** @description What the model is good at; null when nobody said. */
            description?: string | null;
            /**
             * @description How many tokens a request and its answer may have together.
             * @default 32768
             */
            max_context_length?: number;
            /**
             * @description Other names under which requests can use the model. Empty when there are none.
             * @default []
             */
            aliases?: string[];
            /** @description Id of the fine-tuning job that made the model. */
            job?: string;
        };
        /** @description One question that a classifier answers about a text. */
        ClassifierTarget: {
            /** @description Name of the question, which comes back in each classification. */
            name: string;
            /** @description The possible answers. */
            labels: string[];
            /** @description How much the question counted in training, compared with the others. */
            weight: number;
            /**
             * @description Whether just one label fits a text (`single_class`) or several may (`multi_class`).
             * @enum {string}
             */
            loss_function: "single_class" | "multi_class";
        };
        /** @description A fine-tuned model that puts texts into classes. */
        FineTunedClassifierModel: {
            /**
             * @description Says that the model puts texts into classes. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            model_type: "classifier";
            /** @description Name of the model in requests, and its id in every path with `{model_id}`. */
            id: string;
            /**
             * @description Always `model`.
             * @default model
             */
            object?: string;
            /** @description When the model was made, in whole seconds since 1970-01-01 UTC. */
            created: number;
            /** @description Id of the organization that had the model fine-tuned. */
            owned_by: string;
            /** @description Workspace that keeps the model. */
            workspace_id: string;
            /** @description Id of the base model that was fine-tuned. */
            root: string;
            /** @description Version of the base model at that time. */
            root_version: string;
            /** @description Whether the model is put aside. Archived models are listed but answer no requests. */
            archived: boolean;
            capabilities: components["schemas"]["FineTunedModelCapabilities"];
            /** @description Title for people; null when there is none. */
            name?: string | null;
            /** @description What the model is good at; null when nobody said. */
            description?: string | null;
            /**
             * @description How many tokens a request and its answer may have together.
             * @default 32768
             */
            max_context_length?: number;
            /**
             * @description Other names under which requests can use the model. Empty when there are none.
             * @default []
             */
            aliases?: string[];
            /** @description Id of the fine-tuning job that made the model. */
            job?: string;
            /** @description The questions that the model answers about a text, each with its possible answers. */
            classifier_targets: components["schemas"]["ClassifierTarget"][];
        };
        /** @description A fine-tuned model as its workspace keeps it, told apart by what it gives out. */
        FineTunedModel: components["schemas"]["FineTunedCompletionModel"] | components["schemas"]["FineTunedClassifierModel"];
        /** @description Says which model is put aside. */
        ModelArchived: {
            /** @description Id of the archived model. */
            id: string;
            /**
             * @description Always `model`.
             * @default model
             */
            object: string;
            /**
             * @description Always true here.
             * @default true
             */
            archived: boolean;
        };
        /** @description Says which model is back in use. */
        ModelUnarchived: {
            /** @description Id of the model that is no longer archived. */
            id: string;
            /**
             * @description Always `model`.
             * @default model
             */
            object: string;
            /**
             * @description Always false here.
             * @default false
             */
            archived: boolean;
        };
        /**
         * @description Where the job stands. It is `QUEUED` until its turn comes, then `RUNNING`. `CANCELLATION_REQUESTED` means that it is
         *     stopping. The others are final: `SUCCESS` when all requests are done, though some may have failed; `FAILED` when the
         *     job itself could not go on; `TIMEOUT_EXCEEDED` when it took longer than `timeout_hours`; `CANCELLED` when it stopped
         *     on demand.
         * @enum {string}
         */
        BatchJobStatus: "QUEUED" | "RUNNING" | "SUCCESS" | "FAILED" | "TIMEOUT_EXCEEDED" | "CANCELLATION_REQUESTED" | "CANCELLED";
        /**
         * @description Path of the operation that all requests of the job go to. Not every one of them is part of this documentation.
         * @enum {string}
         */
        BatchEndpoint: "/v1/chat/completions" | "/v1/embeddings" | "/v1/fim/completions" | "/v1/moderations" | "/v1/chat/moderations" | "/v1/ocr" | "/v1/classifications" | "/v1/chat/classifications" | "/v1/conversations" | "/v1/audio/transcriptions";
        /** @description Labels of the caller's own. A name has 1 to 32 characters, a value 1 to 512. */
        BatchMetadata: {
            [key: string]: string;
        };
        /** @description How the operation answered one request. */
        BatchJobResponse: {
            /** @description HTTP status of the answer. */
            status_code?: number;
            /** @description Body of the answer, as the operation gives it to anyone. */
            body?: components["schemas"]["JsonValue"];
        };
        /** @description One kind of error, and how often it occurred. */
        BatchJobError: {
            /** @description What went wrong, for a person to read. */
            message: string;
            /**
             * @description How many requests it concerns.
             * @default 1
             */
            count?: number;
        };
        /** @description What came of one request. */
        BatchJobOutput: {
            /** @description Identifies the answer, for example in questions to support. */
            id?: string;
            /** @description Name that the caller gave the request; null when it had none. */
            custom_id?: string | null;
            /** @description The answer of the operation; null when it could not be called. */
            response?: components["schemas"]["BatchJobResponse"] | null;
            /** @description Why the operation could not be called; null when it was. */
            error?: components["schemas"]["BatchJobError"] | null;
        };
        /** @description Many requests to one operation, which the service answers in the background. */
        BatchJob: {
            /**
             * Format: uuid
             * @description Identifies the job in every path that has `{job_id}`.
             */
            id: string;
            /**
             * @description Always `batch`.
             * @default batch
             */
            object?: string;
            endpoint: components["schemas"]["BatchEndpoint"];
            /** @description Model that answers; null when an agent does or each request names its own. */
            model?: string | null;
            /** @description Agent that answers; null when a model does. */
            agent_id?: string | null;
            /** @description Files that hold the requests. Empty when the requests came in the body. */
            input_files: string[];
            /** @description Labels of the caller's own; null when none were given. */
            metadata?: components["schemas"]["BatchMetadata"] | null;
            status: components["schemas"]["BatchJobStatus"];
            /** @description When the job was created, in whole seconds since 1970-01-01T00:00:00Z. */
            created_at: number;
            /** @description When its first request was taken up, in the same unit; null until then. */
            started_at?: number | null;
            /** @description When the job ended, in the same unit, however it ended; null until then. */
            completed_at?: number | null;
            /**
             * Format: uuid
             * @description JSONL file of the answers, each line in the form of `BatchJobOutput`; null until there is one.
             */
            output_file?: string | null;
            /**
             * Format: uuid
             * @description JSONL file of the requests that failed, in the same form; null when none has.
             */
            error_file?: string | null;
            /** @description The answers themselves when `inline` is true and there are any, else null. */
            outputs?: components["schemas"]["BatchJobOutput"][] | null;
            /** @description What went wrong, each kind of error once. Empty when nothing has. */
            errors: components["schemas"]["BatchJobError"][];
            /** @description How many requests the job has. */
            total_requests: number;
            /** @description How many of them are done, well or badly. */
            completed_requests: number;
            /** @description How many of them are done well. */
            succeeded_requests: number;
            /** @description How many of them have failed. */
            failed_requests: number;
        };
        /** @description Some of the batch jobs of the workspace. */
        BatchJobPage: {
            /**
             * @description Always `list`.
             * @default list
             */
            object?: string;
            /** @description The jobs of this page. */
            data: components["schemas"]["BatchJob"][];
            /** @description How many jobs fit the filters, on all pages together. */
            total: number;
        };
        /** @description One request of a job, and one line of its files. */
        BatchRequest: {
            /** @description Name by which to find the answer again, unlike that of any other request; null for none. */
            custom_id?: string | null;
            /** @description Body of the request, as `endpoint` takes it. A `model` in it is not needed when the job has one. */
            body: components["schemas"]["JsonMap"];
        };
        /** @description An operation, and either files of requests or the requests themselves. */
        BatchJobCreate: {
            endpoint: components["schemas"]["BatchEndpoint"];
            /** @description Model that is to answer. Needed unless `agent_id` is given or each request names its own model. */
            model?: string | null;
            /**
             * @deprecated
             * @description Agent that is to answer, in place of a model; one of those that the deprecated `agents.complete` takes. Name a
             *     `model` instead.
             */
            agent_id?: string | null;
            /**
             * @description Uploaded JSONL files. Each line has the form of `BatchRequest`. A file may be 512 MB long. Leave it out, or
             *     null, when there are `requests`.
             */
            input_files?: string[] | null;
            /** @description The requests themselves. Leave it out, or null, when there are `input_files`. */
            requests?: components["schemas"]["BatchRequest"][] | null;
            /** @description Labels of the caller's own, to be kept with the job; null or absent for none. */
            metadata?: components["schemas"]["BatchMetadata"] | null;
            /**
             * @description After how many hours the job is given up, counted from its creation.
             * @default 24
             */
            timeout_hours?: number;
        } & ({
            /** @description Uploaded JSONL files. */
            input_files: string[];
        } | {
            /** @description The requests themselves. */
            requests: components["schemas"]["BatchRequest"][];
        });
        /** @description Says which job is gone. */
        BatchJobDeleted: {
            /**
             * Format: uuid
             * @description The job that was deleted.
             */
            id: string;
            /**
             * @description Always `batch`.
             * @default batch
             */
            object?: string;
            /**
             * @description Always true; a job that can't be deleted is an error.
             * @default true
             */
            deleted?: boolean;
        };
        /** @description One text, or a list of texts, each of which is judged on its own. */
        ClassifierTexts: string | string[];
        /** @description Texts to moderate. */
        ModerationCreate: {
            /** @description Id of a moderation model. */
            model: string;
            input: components["schemas"]["ClassifierTexts"];
            /** @description Labels of the caller's own, to be kept in the logs. */
            metadata?: components["schemas"]["JsonMap"] | null;
        };
        /**
         * @description Whether each category was found. The nine below are those of today's moderation models; another model may split
         *     them or add to them.
         */
        ModerationCategories: {
            /** @description Sexual acts or nudity. */
            sexual?: boolean;
            /** @description Contempt for people because of what they are, such as their origin, religion or sex. */
            hate_and_discrimination?: boolean;
            /** @description Praise of violence, or the threat of it. */
            violence_and_threats?: boolean;
            /** @description Help with crimes or with acts that put people in danger. */
            dangerous_and_criminal_content?: boolean;
            /** @description Suicide, self-injury or eating disorders. */
            selfharm?: boolean;
            /** @description Medical advice. */
            health?: boolean;
            /** @description Advice on money or investments. */
            financial?: boolean;
            /** @description Legal advice. */
            law?: boolean;
            /** @description Data by which a person can be identified or reached. */
            pii?: boolean;
        } & {
            [key: string]: boolean;
        };
        /**
         * @description How sure the model is of each category, from 0 to 1. A category counts as found from a threshold of the model's own.
         *     The names are those of `categories`.
         */
        ModerationScores: {
            /** @description Sexual acts or nudity. */
            sexual?: number;
            /** @description Contempt for people because of what they are, such as their origin, religion or sex. */
            hate_and_discrimination?: number;
            /** @description Praise of violence, or the threat of it. */
            violence_and_threats?: number;
            /** @description Help with crimes or with acts that put people in danger. */
            dangerous_and_criminal_content?: number;
            /** @description Suicide, self-injury or eating disorders. */
            selfharm?: number;
            /** @description Medical advice. */
            health?: number;
            /** @description Advice on money or investments. */
            financial?: number;
            /** @description Legal advice. */
            law?: number;
            /** @description Data by which a person can be identified or reached. */
            pii?: number;
        } & {
            [key: string]: number;
        };
        /** @description What was found in one text or chat. */
        ModerationResult: {
            categories: components["schemas"]["ModerationCategories"];
            category_scores: components["schemas"]["ModerationScores"];
        };
        /** @description What a moderation model found. */
        Moderation: {
            /** @description Identifies the answer in the logs. */
            id: string;
            /** @description Id of the model that judged. */
            model: string;
            /** @description One result for each text or chat of the request, in the same order. */
            results: components["schemas"]["ModerationResult"][];
        };
        /** @description The messages of one chat, oldest first. */
        ClassifierChat: components["schemas"]["ChatMessage"][];
        /** @description Chats to moderate. */
        ChatModerationCreate: {
            /** @description Id of a moderation model. */
            model: string;
            /**
             * @description The messages of one chat, oldest first, or a list of chats, each of which is judged on its own. What is judged
             *     is the last message, in the light of those before it.
             */
            input: components["schemas"]["ClassifierChat"] | components["schemas"]["ClassifierChat"][];
            /** @description Labels of the caller's own, to be kept in the logs. */
            metadata?: components["schemas"]["JsonMap"] | null;
        };
        /** @description Texts to classify. */
        ClassificationCreate: {
            /** @description Id of a model that was trained to classify. */
            model: string;
            input: components["schemas"]["ClassifierTexts"];
            /** @description Labels of the caller's own, to be kept in the logs. */
            metadata?: components["schemas"]["JsonMap"] | null;
        };
        /** @description The answer to one question about one text or chat. */
        ClassificationTargetResult: {
            /** @description Name of the target, as given when the model was trained. */
            target?: string;
            /** @description How sure the model is of each label, from 0 to 1, by name of the label. */
            scores: {
                [key: string]: number;
            };
        };
        /** @description What a classifier made of each text or chat. */
        Classification: {
            /** @description Identifies the answer in the logs. */
            id: string;
            /** @description Id of the model that judged. */
            model: string;
            /** @description One list for each text or chat of the request, in the same order. */
            results: components["schemas"]["ClassificationTargetResult"][][];
        };
        /** @description One chat to classify. */
        ChatClassificationInput: {
            messages: components["schemas"]["ClassifierChat"];
        };
        /** @description Chats to classify. */
        ChatClassificationCreate: {
            /** @description Id of a model that was trained to classify. */
            model: string;
            /** @description One chat, or a list of chats, each of which is judged on its own. */
            input: components["schemas"]["ChatClassificationInput"] | components["schemas"]["ChatClassificationInput"][];
            /** @description Labels of the caller's own, to be kept in the logs. */
            metadata?: components["schemas"]["JsonMap"] | null;
        };
        /** @description One index of a deployment. */
        SearchIndex: {
            /**
             * Format: uuid
             * @description Set by the service when the index is first registered; it stays when it is registered again.
             */
            id: string;
            /** @description What metrics and ingestion pipelines call the index, unique in its deployment. */
            name: string;
            /** @description Documents in the index, as last reported; null when no report has named it. */
            document_count: number | null;
        };
        /** @description The engine behind a deployment and the indexes in it. */
        SearchIndexEngine: {
            /** @description Kind of search engine. An open set; the known value is `search_engine`. */
            type: string;
            /** @description The indexes, in the order in which they were registered. */
            indexes: components["schemas"]["SearchIndex"][];
        };
        /** @description One installation of a search engine that the service can query, with the indexes it holds. */
        SearchIndexDeployment: {
            /**
             * Format: uuid
             * @description Identifies the deployment in every path that contains `{deployment_id}`.
             */
            id: string;
            /** @description Name under which the deployment was registered. Registering it again under this name changes it. */
            name: string;
            /** @description User who registered the deployment. */
            creator_id: string;
            /**
             * @description Whether it answers queries. `online` it does, `offline` it does not; more values may come. Its operator sets it
             *     with each report of metrics.
             */
            status: string;
            /** @description Documents in all indexes together, as last reported; 0 before the first report. */
            document_count: number;
            /**
             * Format: date-time
             * @description When it was first registered.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last registered or its metrics were last reported.
             */
            modified_at: string;
            deployment: components["schemas"]["SearchIndexEngine"];
        };
        /** @description Every deployment that the caller may query. */
        SearchIndexDeploymentList: {
            /** @description All of them, in the order in which they were registered. There are no pages. */
            deployments: components["schemas"]["SearchIndexDeployment"][];
        };
        /** @description One field of the documents of an index. */
        SearchIndexField: {
            /** @description What the schema definition calls the field. */
            name: string;
            /**
             * @description What it holds: a whole number of 32 bits (`int`) or 64 bits (`long`), a fraction (`float`), `bool`, `string`, or
             *     a vector (`embedding`).
             * @enum {string}
             */
            type: "int" | "bool" | "string" | "embedding" | "long" | "float";
            /**
             * @description Where its values are kept, `in_memory` for speed or `on_disk` for size.
             * @enum {string}
             */
            storage: "in_memory" | "on_disk";
            /**
             * @description As what the field counts when results are put in order: a number of things (`count`), nearness of vectors
             *     (`embedding`), age (`timestamp`), running text (`text`), an exact word (`string`), `bool`, `int`, or `language`.
             * @enum {string}
             */
            ranking: "count" | "embedding" | "timestamp" | "text" | "string" | "bool" | "int" | "language";
            /**
             * @description How the field is searched: by approximate nearest neighbours (`ann`), by weighted words (`bm25`), by its exact
             *     value (`attribute`), or null, not at all.
             * @enum {string|null}
             */
            index_type: "ann" | "bm25" | "attribute" | null;
            /** @description Whether one document has several values of the field, such as one vector for each of its passages. */
            multidimensional: boolean;
        };
        /** @description How an index is built, so that queries for it can be composed. */
        SearchIndexDefinition: {
            /** @description What metrics and ingestion pipelines call the index, unique in its deployment. */
            name: string;
            /** @description Schema definition of the index as a text, in the engine's own language. */
            sd: string;
            /** @description The fields of its documents. */
            fields: components["schemas"]["SearchIndexField"][];
            /** @description Length of the embedding vectors; null when the index has none. */
            embedding_dimensions?: number | null;
        };
        /** @description Where the engine is and what it holds. */
        SearchIndexEngineRegistration: {
            /** @description Kind of search engine. An open set; the known value is `search_engine`. */
            type: string;
            /** @description Version of the engine, as the engine itself writes it. */
            engine_version: string;
            /**
             * Format: uri
             * @description Address to which the service sends its queries.
             */
            query_url: string;
            /** @description Every index that may be queried. On a second registration, indexes that are missing are dropped. */
            indexes: components["schemas"]["SearchIndexDefinition"][];
        };
        /** @description A search-engine installation to be made known to the service. */
        SearchIndexRegistration: {
            /** @description What the deployment is called. A name that is registered already is registered anew. */
            name: string;
            /**
             * @description Whether the deployment answers queries from the start (`online`) or not yet (`offline`).
             * @default offline
             * @enum {string}
             */
            status?: "online" | "offline";
            deployment: components["schemas"]["SearchIndexEngineRegistration"];
        };
        /** @description Which deployment was registered. */
        SearchIndexReference: {
            /**
             * Format: uuid
             * @description The deployment, to be named when its metrics are reported and when it is deleted.
             */
            id: string;
        };
        /** @description Says that a deletion or a report of metrics was carried out. More fields may be added. */
        SearchIndexAcknowledgement: {
            /**
             * Format: uuid
             * @description The deployment that was deleted or reported on.
             */
            id: string;
        };
        /** @description How much one index holds. */
        SearchIndexDocumentCount: {
            /** @description An index of the deployment, by the name it was registered with. */
            name: string;
            /** @description Documents in the index now. */
            document_count: number;
        };
        /** @description The deployment answers queries, and this is what it holds. */
        SearchIndexOnlineMetrics: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "online";
            /** @description Documents in all indexes together. */
            document_count: number;
            /** @description What each index holds. An index that is left out keeps its last number. */
            index_metrics: components["schemas"]["SearchIndexDocumentCount"][];
        };
        /** @description The deployment does not answer queries for the time being. */
        SearchIndexOfflineMetrics: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "offline";
            /**
             * @description Whether to forget the numbers last reported, because the documents are gone. The count of the deployment is
             *     then 0 and that of each index null.
             * @default false
             */
            clear_metrics?: boolean;
        };
        /** @description A report on a deployment, told apart by whether it is `online` or `offline`. */
        SearchIndexMetrics: components["schemas"]["SearchIndexOnlineMetrics"] | components["schemas"]["SearchIndexOfflineMetrics"];
        /** @description An ingestion pipeline that feeds documents into search indexes, and what it has done so far. */
        IngestionConfiguration: {
            /**
             * Format: uuid
             * @description Identifies the configuration when a run is reported.
             */
            id: string;
            /** @description User who first saved the configuration. */
            author_id: string;
            /** @description What the pipeline is called, unique in the workspace. Saving under this name changes it. */
            name: string;
            /**
             * Format: date-time
             * @description When it was first saved.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last saved or a run was last reported.
             */
            modified_at: string;
            /**
             * Format: date-time
             * @description When the pipeline last ran; null before the first report.
             */
            last_run_time: string | null;
            /** @description Chunks that the last run wrote; 0 before the first report. */
            last_run_chunks_count: number;
            /** @description Chunks that all reported runs wrote together. */
            total_chunks_count: number;
            /**
             * @description What the pipeline is made of: for each step, by a name of the caller's own, the component that does it. Null
             *     when it is not told.
             */
            pipeline_composition: {
                [key: string]: string;
            } | null;
        };
        /** @description An index that a pipeline writes into. */
        IngestionTargetIndex: {
            /** @description Kind of search engine that holds the index. An open set; the known value is `search_engine`. */
            type?: string;
            /** @description The index, by the name it was registered with. */
            name: string;
        };
        /** @description An ingestion pipeline to be saved under its name. */
        IngestionConfigurationUpsert: {
            /** @description What the pipeline is called. If the workspace has a pipeline of this name, it is replaced. */
            name: string;
            /**
             * @description What the pipeline is made of: for each step, by a name of the caller's own, the component that does it. Null,
             *     like leaving it out, leaves it untold.
             */
            pipeline_composition?: {
                [key: string]: string;
            } | null;
            /** @description The indexes that the pipeline feeds. Null, like leaving it out, leaves them untold. */
            target_indexes?: components["schemas"]["IngestionTargetIndex"][] | null;
        };
        /** @description What one run of a pipeline did. */
        IngestionRunInfo: {
            /**
             * Format: date-time
             * @description When the run took place.
             */
            execution_time: string;
            /** @description Chunks that it wrote. */
            chunks_count: number;
        };
        /** @description An API key, without its secret. */
        UserApiKey: {
            /** @description Identifies the key. It is not the key itself. */
            id: string;
            /** @description What the key was called when it was made; null when it was given no name. */
            name: string | null;
        };
        /** @description A company or another group of people, with workspaces of its own. */
        Organization: {
            /**
             * Format: uuid
             * @description Identifies the organization, for example to ask for its workspaces.
             */
            id: string;
            /** @description What people call the organization. */
            name: string;
        };
        /** @description The workspace in which a call is made. */
        UserActiveWorkspace: {
            /**
             * Format: uuid
             * @description Identifies the workspace.
             */
            id: string;
            /** @description What people call the workspace. */
            name: string;
        };
        /** @description The person on whose behalf a call is made, and where they are at work. */
        UserIdentity: {
            /**
             * Format: uuid
             * @description Identifies the user, for example as owner or creator of a thing.
             */
            id: string;
            /** @description E-mail address; null when the user has given none. */
            email: string | null;
            /** @description Given name; null when the user has given none. */
            first_name: string | null;
            /** @description Family name; null when the user has given none. */
            last_name: string | null;
            /** @description The API key that the call was made with; null when it was made without one. */
            api_key?: components["schemas"]["UserApiKey"] | null;
            /** @description The organization in which the call was made; null when none is active. */
            organization?: components["schemas"]["Organization"] | null;
            /** @description The workspace in which the call was made; null when none is active. */
            workspace?: components["schemas"]["UserActiveWorkspace"] | null;
        };
        /** @description Some of the organizations that the user belongs to. */
        OrganizationPage: {
            /** @description The organizations of this page. Fewer than `limit` means that it is the last. */
            organizations: components["schemas"]["Organization"][];
        };
        /** @description A part of an organization in which people work together. API keys and most things belong to one. */
        Workspace: {
            /**
             * Format: uuid
             * @description Identifies the workspace.
             */
            id: string;
            /** @description What people call the workspace. */
            name: string;
            /**
             * Format: uuid
             * @description Organization that the workspace is part of.
             */
            organization_id: string;
        };
        /** @description Some of the workspaces that the user belongs to. */
        WorkspacePage: {
            /** @description The workspaces of this page. Fewer than `limit` means that it is the last. */
            workspaces: components["schemas"]["Workspace"][];
        };
        /** @description What to say and how. Fields that are not listed here are accepted and have no effect. */
        SpeechCreate: {
            /** @description The text to speak. */
            input: string;
            /** @description Model that speaks. Left out or null, the service chooses. */
            model?: string | null;
            /** @description Which of the model's voices to use. Left out or null, its first, or the one of `ref_audio`. */
            voice_id?: string | null;
            /** @description A recording of a voice to speak like, as base64. Leave it out when you give a `voice_id`. */
            ref_audio?: string | null;
            /**
             * @description Form of the audio. `pcm` is bare samples with no header, `wav` the same with one; `mp3` and `opus` are
             *     compressed and lose a little, `flac` is compressed and loses nothing.
             * @default mp3
             * @enum {string}
             */
            response_format?: "pcm" | "wav" | "mp3" | "flac" | "opus";
            /**
             * @description Whether to send the audio in pieces as it is made.
             * @default false
             */
            stream?: boolean;
            /** @description Labels of the caller's own, to find the request again. They change nothing about the speech. */
            metadata?: components["schemas"]["JsonMap"] | null;
            /**
             * @description The same text for requests that begin alike, so that the service can keep what it worked out for one and use it
             *     for the next.
             */
            prompt_cache_key?: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description Speech as a whole. */
        SpeechResult: {
            /** @description The audio, as base64, in the format that was asked for. */
            audio_data: string;
        };
        /** @description A piece of audio. */
        SpeechDelta: {
            /**
             * @description Name of the event, once more.
             * @constant
             */
            type: "speech.audio.delta";
            /**
             * @description The piece, as base64. Decode each piece by itself and join the bytes: together they are the audio in the format
             *     that was asked for.
             */
            audio_data: string;
        };
        /** @description The next piece of audio is there. */
        SpeechDeltaEvent: {
            /**
             * @description Says that a piece of audio follows. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "speech.audio.delta";
            data: components["schemas"]["SpeechDelta"];
        };
        /** @description How much was read and made, in tokens. */
        SpeechUsage: {
            /** @description Tokens of the text, and of the recording if there was one. */
            prompt_tokens: number;
            /** @description Tokens of the audio that was made. */
            completion_tokens: number;
            /** @description Both together. */
            total_tokens: number;
            /** @description Length of the recording in `ref_audio`, in whole seconds; null without one. */
            prompt_audio_seconds?: number | null;
        };
        /** @description What the speech has cost. */
        SpeechDone: {
            /**
             * @description Name of the event, once more.
             * @constant
             */
            type: "speech.audio.done";
            usage: components["schemas"]["SpeechUsage"];
        };
        /** @description All of the audio has been sent. It is the last event. */
        SpeechDoneEvent: {
            /**
             * @description Says that the speech is complete. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "speech.audio.done";
            data: components["schemas"]["SpeechDone"];
        };
        /** @description One event of a stream of speech. */
        SpeechEvent: components["schemas"]["SpeechDeltaEvent"] | components["schemas"]["SpeechDoneEvent"];
    };
    responses: {
        /** @description The credentials are missing or not valid. `UNAUTHENTICATED`. */
        Unauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request can be read but does not fit the documentation. `VALIDATION_ERROR`; `errors` lists the faults. */
        UnprocessableContent: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The caller has used up its requests for now. `RATE_LIMITED`; wait before the next attempt. */
        TooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The service failed. `INTERNAL_ERROR`; nothing is said about whether the request took effect. */
        InternalServerError: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The service can't answer now. `UNAVAILABLE`; the request had no effect and may be sent again. */
        ServiceUnavailable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request can't be read. `MALFORMED_REQUEST` for JSON or a parameter that doesn't parse. */
        BadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is larger than the service accepts. `PAYLOAD_TOO_LARGE`. */
        PayloadTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is not of a media type that this operation reads. `UNSUPPORTED_MEDIA_TYPE`. */
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No dataset of this workspace has that id. `DATASET_NOT_FOUND`. */
        DatasetNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description Either the dataset or what to import into it is not there. `DATASET_NOT_FOUND`, `FILE_NOT_FOUND`,
         *     `CONVERSATION_NOT_FOUND` or `DATASET_RECORD_NOT_FOUND`.
         */
        DatasetSourceNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description The request can't be read. `TRACES_FILTER_QUERY_PARSE_ERROR` for a search expression that breaks the grammar or
         *     names no known field, `MALFORMED_CURSOR` for a cursor that this search never gave out, `MALFORMED_REQUEST` for JSON
         *     or a parameter that doesn't parse.
         */
        BadSpanSearch: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description The request can't be read. `TRACES_FILTER_QUERY_PARSE_ERROR` for a search expression that breaks the grammar or
         *     names no known field, `MALFORMED_REQUEST` for JSON or a parameter that doesn't parse.
         */
        BadSpanAggregation: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Spans have no field of that name. `SPAN_FIELD_NOT_FOUND`. */
        SpanFieldNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Span evaluations have no field of that name. `SPAN_EVALUATION_FIELD_NOT_FOUND`. */
        SpanEvaluationFieldNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The caller can use no model named `model_name`. `MODEL_NOT_FOUND`. */
        JudgeModelNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Another judge of the workspace has the name already. `JUDGE_NAME_ALREADY_EXISTS`. */
        JudgeNameTaken: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No judge of this workspace has that id. `JUDGE_NOT_FOUND`. */
        JudgeNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Either the judge or the model it is to use is not there. `JUDGE_NOT_FOUND` or `MODEL_NOT_FOUND`. */
        JudgeOrModelNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description The judge can't become what the body says. `JUDGE_DID_NOT_CHANGE` when it is just that already,
         *     `JUDGE_NAME_ALREADY_EXISTS` when another judge of the workspace has the name.
         */
        JudgeNotChangeable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description The request can't be read. `MALFORMED_CURSOR` for a cursor or token that this listing never gave out,
         *     `MALFORMED_REQUEST` for JSON or a parameter that doesn't parse.
         */
        BadCursor: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description The new connector would be shared at once, and the caller lacks the permission for that:
         *     `ShareConnectorToWorkspace` for `shared_workspace`, `ShareConnectorToOrg` for `shared_org`.
         *     `CONNECTOR_PERMISSION_REQUIRED`.
         */
        ConnectorCreationForbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A connector of this workspace has that name already. `CONNECTOR_NAME_ALREADY_EXISTS`. */
        ConnectorNameTaken: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No connector that the caller can see has that id or name. `CONNECTOR_NOT_FOUND`. */
        ConnectorNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The connector does not offer the authentication method asked for. `CONNECTOR_AUTH_METHOD_NOT_OFFERED`. */
        ConnectorAuthMethodNotOffered: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description The caller lacks the workspace permission `ShareConnectorToWorkspace`, `CONNECTOR_PERMISSION_REQUIRED`, or has it
         *     but did not create the connector, `CONNECTOR_CREATOR_REQUIRED`.
         */
        ConnectorWorkspaceSharingForbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description The connector is not private: it is shared with the workspace, the organization or everyone.
         *     `CONNECTOR_ALREADY_SHARED`.
         */
        ConnectorAlreadyShared: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The connector is not shared with the workspace. `CONNECTOR_NOT_SHARED`. */
        ConnectorNotSharedWithWorkspace: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The caller lacks the organization permission `ShareConnectorToOrg`. `CONNECTOR_PERMISSION_REQUIRED`. */
        ConnectorOrganizationSharingForbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The connector is not shared with the organization. `CONNECTOR_NOT_SHARED`. */
        ConnectorNotSharedWithOrganization: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description Either the connector or its tool is not there, or no stored credentials have the given name.
         *     `CONNECTOR_NOT_FOUND`, `CONNECTOR_TOOL_NOT_FOUND` or `CONNECTOR_CREDENTIALS_NOT_FOUND`.
         */
        ConnectorToolNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The server wants credentials, and the caller has none that are valid. `CONNECTOR_AUTHENTICATION_REQUIRED`. */
        ConnectorAuthenticationRequired: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description Either the connector is not there, or no stored credentials have the given name. `CONNECTOR_NOT_FOUND` or
         *     `CONNECTOR_CREDENTIALS_NOT_FOUND`.
         */
        ConnectorCredentialsNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description What should answer, or a tool that it should use, is not there. `AGENT_NOT_FOUND`, `AGENT_VERSION_NOT_FOUND`,
         *     `MODEL_NOT_FOUND`, `CONNECTOR_NOT_FOUND` or `LIBRARY_NOT_FOUND`.
         */
        ConversationPartnerNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description No conversation of this workspace has that id, or it was never kept because it was started with `store: false`.
         *     `CONVERSATION_NOT_FOUND`.
         */
        ConversationNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description The conversation is not there, or it has no open call with the id that a result or a confirmation names.
         *     `CONVERSATION_NOT_FOUND` or `TOOL_CALL_NOT_FOUND`.
         */
        ConversationOrCallNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description The conversation is not there, or it has no such entry, or its agent has no such version.
         *     `CONVERSATION_NOT_FOUND`, `ENTRY_NOT_FOUND` or `AGENT_VERSION_NOT_FOUND`.
         */
        ConversationOrEntryNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description The conversation has never been appended to, so there is no earlier point to go back to.
         *     `CONVERSATION_NOT_RESTARTABLE`.
         */
        ConversationNotRestartable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description Something that the agent is to be made of is not there. `MODEL_NOT_FOUND`, `CONNECTOR_NOT_FOUND` or
         *     `LIBRARY_NOT_FOUND`; `AGENT_NOT_FOUND` for one in `handoffs`.
         */
        AgentPartNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Either the agent is not there or it has no such version. `AGENT_NOT_FOUND` or `AGENT_VERSION_NOT_FOUND`. */
        AgentVersionNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No agent that the caller may see has that id. `AGENT_NOT_FOUND`. */
        AgentNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description Either the agent or something that it is to be made of is not there. `AGENT_NOT_FOUND` for the agent and for one in
         *     `handoffs`, `MODEL_NOT_FOUND`, `CONNECTOR_NOT_FOUND` or `LIBRARY_NOT_FOUND`.
         */
        AgentOrPartNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Another prompt of the workspace has the name. `PROMPT_NAME_ALREADY_EXISTS`. */
        PromptNameAlreadyExists: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description The prompt or the version is not there. `PROMPT_NOT_FOUND` when the caller can see no prompt with that id,
         *     `PROMPT_VERSION_NOT_FOUND` when the prompt has no version with that number or alias.
         */
        PromptVersionNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The caller can see the prompt but may not change it. `PROMPT_READ_ONLY`. */
        PromptReadOnly: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The caller can see no prompt with that id. `PROMPT_NOT_FOUND`. */
        PromptNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Another skill of the workspace has the name. `SKILL_NAME_ALREADY_EXISTS`. */
        SkillNameAlreadyExists: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description The skill or the version is not there. `SKILL_NOT_FOUND` when the caller can see no skill with that id,
         *     `SKILL_VERSION_NOT_FOUND` when the skill has no version with that number or alias.
         */
        SkillVersionNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The caller can see the skill but may not change it. `SKILL_READ_ONLY`. */
        SkillReadOnly: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The caller can see no skill with that id. `SKILL_NOT_FOUND`. */
        SkillNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No workflow that this workspace can see has that id or name. `WF_1100`. */
        WorkflowNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The workflow, or the deployment that the body names, is not there. `WF_1100` for both. */
        WorkflowStartNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description Nothing was started. `WF_1101` when an execution with that id has been started before, `AMBIGUOUS_WORKFLOW` when
         *     several deployments have registered the workflow and the body names none of them; `deployments` lists them.
         */
        WorkflowStartConflict: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["WorkflowStartConflictProblem"];
            };
        };
        /**
         * @description The request can be read but does not fit. `VALIDATION_ERROR` when it breaks this documentation, `WF_1001` when it
         *     breaks the workflow's own definition: a signal or query that the workflow does not have, or an input that its
         *     schema does not allow. `errors` lists the faults.
         */
        WorkflowInputInvalid: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The registration, or the deployment that the body names, is not there. `WF_1100` for both. */
        WorkflowRegistrationStartNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Nothing was started, because an execution with that id has been started before. `WF_1101`. */
        ExecutionAlreadyStarted: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No registration that this workspace can see has that id. `WF_1100`. */
        WorkflowRegistrationNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No execution of this workspace has that id. `WF_1100`. */
        ExecutionNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The latest run of the execution is over. `WF_1102`; `execution_status` says how it ended. */
        ExecutionNotRunning: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ExecutionNotRunningProblem"];
            };
        };
        /**
         * @description The request can be read but does not fit. `VALIDATION_ERROR` when it breaks this documentation, with the faults in
         *     `errors`; `WF_1001` when the event is no point to reset to, with those that are in `valid_reset_events`.
         */
        ResetPointInvalid: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ResetPointProblem"];
            };
        };
        /** @description No run of this workspace has that id. `WF_1100`. */
        RunNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The workflow or registration that the body names is not in this workspace. `WF_1100`. */
        ScheduleWorkflowNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The chosen id belongs to another schedule of this workspace. `SCHEDULE_ALREADY_EXISTS`. */
        ScheduleAlreadyExists: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description The request can be read but no schedule can be made of it. `VALIDATION_ERROR` when it does not fit the
         *     documentation; `errors` lists the faults. `WF_1200` when it fits but makes no sense to the scheduler: a cron
         *     expression that does not parse, a time zone or deployment that does not exist, an end before the start.
         */
        ScheduleUnprocessable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No schedule of this workspace has that id. `WF_1201`. */
        ScheduleNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The caller does not belong to the workspace that it asks for. `WORKSPACE_FORBIDDEN`. */
        DeploymentWorkspaceForbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The workspace already has a deployment of that name, managed or not. `DEPLOYMENT_NAME_ALREADY_EXISTS`. */
        DeploymentNameTaken: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No deployment of this workspace has that name or id. `DEPLOYMENT_NOT_FOUND`. */
        DeploymentNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description The deployment is self-hosted: its workers run on machines that the service has no hand in.
         *     `DEPLOYMENT_NOT_MANAGED`.
         */
        DeploymentNotManaged: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The caller neither owns the deployment nor administers the workspace. `DEPLOYMENT_OWNER_REQUIRED`. */
        DeploymentOwnerRequired: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description A workflow is registered on the deployment that acts on behalf of its callers; such a workflow may only live on a
         *     hardened deployment. `DEPLOYMENT_HARDENING_REQUIRED`.
         */
        DeploymentHardeningRequired: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The caller can use no model with that id. `MODEL_NOT_FOUND`. */
        ModelNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The model is a base model, which no caller may delete. `MODEL_NOT_DELETABLE`. */
        ModelNotDeletable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The workspace has no fine-tuned model with that id; base models do not count. `MODEL_NOT_FOUND`. */
        FineTunedModelNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description Something that the job is to use is not there. `FILE_NOT_FOUND` for one of `input_files`, `MODEL_NOT_FOUND` for
         *     `model`, `AGENT_NOT_FOUND` for `agent_id`.
         */
        BatchInputNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No batch job of this workspace has that id. `BATCH_JOB_NOT_FOUND`. */
        BatchJobNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The job still waits or runs. Cancel it first. `BATCH_JOB_NOT_ENDED`. */
        BatchJobNotEnded: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is nothing left to cancel, because the job has ended. `BATCH_JOB_ENDED`. */
        BatchJobEnded: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No model that can do this has that id. `MODEL_NOT_FOUND`. */
        ClassifierNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The deployment belongs to another user, and only its creator may change it. `SEARCH_INDEX_FORBIDDEN`. */
        SearchIndexForbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No search-index deployment that the caller can see has that id. `SEARCH_INDEX_NOT_FOUND`. */
        SearchIndexNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description The report can be read but not used. `VALIDATION_ERROR` when it does not fit the documentation; `errors` lists the
         *     faults. `UNKNOWN_INDEX` when it names an index that the deployment does not have.
         */
        SearchIndexMetricsUnprocessable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No ingestion pipeline configuration of this workspace has that id. `INGESTION_CONFIGURATION_NOT_FOUND`. */
        IngestionConfigurationNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description The API key or the token of the person, in the header `DashboardUserContextAuth`, is missing or not valid.
         *     `UNAUTHENTICATED`; `detail` says which.
         */
        UserUnauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such model, or no such voice, or the caller may not use it. `MODEL_NOT_FOUND` or `VOICE_NOT_FOUND`. */
        SpeechModelNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description How many items a page holds at most. 0 asks for the count alone.
         * @example 50
         */
        PageSize: number;
        /**
         * @description Which page to return. The first is 1.
         * @example 1
         */
        Page: number;
        /**
         * @description Which dataset.
         * @example 3f1c6f0e-52b7-4f3e-9f0a-6d1f2b7c4a10
         */
        DatasetId: string;
        /**
         * @description Keep only what is of this time or later: a span by its `start_time`, an evaluation by its `timestamp`. Left out,
         *     nothing is too old.
         * @example 2026-03-02T09:00:00Z
         */
        SpansFrom: string;
        /**
         * @description Keep only what is earlier than this time, by the same fields as `from`. Left out, everything up to now is kept.
         * @example 2026-03-02T10:00:00Z
         */
        SpansTo: string;
        /**
         * @description How many items a page holds at most. 0 returns none and so only checks the expression.
         * @example 50
         */
        SpansPageSize: number;
        /**
         * @description Where to go on, as given by the page before. Leave it out for the first page.
         * @example b2Zmc2V0PTUw
         */
        Cursor: string;
        /**
         * @description Which judge.
         * @example 9b4d2c60-1e8f-4a35-b7c9-e0f1a2b3c4d5
         */
        JudgeId: string;
        /**
         * @description How many items a page holds at most.
         * @example 100
         */
        ConnectorPageSize: number;
        /**
         * @description Which connector, by its id or by its name. Text in the form of a uuid is always taken for an id.
         * @example harbor-tides
         */
        ConnectorIdOrName: string;
        /**
         * @description Which connector, by its id. Its name is not accepted here.
         * @example 6e1f9d20-4b7a-4c35-8f62-d0a1b2c3e4f5
         */
        ConnectorId: string;
        /**
         * @description For whom to switch the connector on or off: `organization`, `workspace` or `user`, in each case the caller's own.
         * @example workspace
         */
        ConnectorConsumerScope: "organization" | "workspace" | "user";
        /**
         * @description Name of the stored credentials to use with the server. Without it the caller's default credentials are used, if the
         *     connector needs any.
         * @example harbor-desk
         */
        ConnectorCredentialsName: string;
        /**
         * @description Whether to return only the credentials that are used when a call names none.
         * @example false
         */
        ConnectorFetchDefault: boolean;
        /**
         * @description Keep only credentials of this authentication method.
         * @example bearer
         */
        ConnectorAuthType: components["schemas"]["ConnectorAuthenticationType"];
        /**
         * @description Which page to return. The first is 0.
         * @example 0
         */
        PageFromZero: number;
        /**
         * @description Which conversation.
         * @example conv_0197c3e1
         */
        ConversationId: string;
        /**
         * @description Keep only agents that are offered in the workspace's chat (true) or that are not (false).
         * @example false
         */
        AgentDeploymentChat: boolean;
        /**
         * @description Keep only agents from one of these sources; repeat the parameter for more than one. `api` is this API,
         *     `playground` the playground, `agent_builder_v1` the agent builder.
         * @example [
         *       "api"
         *     ]
         */
        AgentSources: ("api" | "playground" | "agent_builder_v1")[];
        /**
         * @description Keep only agents with exactly this name.
         * @example Scout
         */
        AgentName: string;
        /**
         * @description Keep only agents with this text in their name or description, whatever its case.
         * @example tide
         */
        AgentSearch: string;
        /**
         * @description Keep only the agent with this id.
         * @example ag_0197c3d0
         */
        AgentIdFilter: string;
        /**
         * @description Keep only agents whose metadata has these entries, and perhaps others. Write a JSON object, percent-encoded as any
         *     query value.
         * @example {"desk":"harbor"}
         */
        AgentMetadata: string;
        /**
         * @description Which agent.
         * @example ag_0197c3d0
         */
        AgentId: string;
        /**
         * @description Which fields to return, by name. Those that the schema requires come in any case, so this leaves out `title`,
         *     `description` or `notes`. Without it, all come.
         * @example [
         *       "title",
         *       "notes"
         *     ]
         */
        PromptFields: string[];
        /**
         * @description Which prompt, by its id.
         * @example prompt_0197c3f1
         */
        PromptId: string;
        /**
         * @description Which version, by its number. The first is 1.
         * @example 1
         */
        PromptVersionNumber: number;
        /**
         * @description Which fields to return, by name. Those that the schema requires come in any case, so all that a list without
         *     `notes` leaves out is the notes. Without it, all come.
         * @example [
         *       "name",
         *       "notes"
         *     ]
         */
        SkillFields: string[];
        /**
         * @description Which skill, by its id.
         * @example skill_0197c3f2
         */
        SkillId: string;
        /**
         * @description Which version, by its number. The first is 1.
         * @example 1
         */
        SkillVersionNumber: number;
        /**
         * @description Keep only archived workflows (`true`) or only those in use (`false`). Without it, both are returned.
         * @example false
         */
        ArchivedWorkflows: boolean;
        /**
         * @description Keep only workflows that people can start from the chat assistant (`true`), or only the others (`false`).
         * @example false
         */
        AvailableInChatAssistant: boolean;
        /**
         * @description Whether workflows that other workspaces share with this one count too.
         * @example true
         */
        IncludeSharedWorkflows: boolean;
        /**
         * @description Whether to keep only what a live worker could run at this moment.
         * @example false
         */
        ActiveWorkflowsOnly: boolean;
        /**
         * @description How many items a page holds at most. Every page but the last is full.
         * @example 50
         */
        WorkflowLimit: number;
        /**
         * @description Whether each registration brings along the workflow that it registers.
         * @example false
         */
        WithWorkflow: boolean;
        /**
         * @description Which workflow, by its id or its name.
         * @example morning-briefing
         */
        WorkflowIdentifier: string;
        /**
         * @description Whether to answer only when the workflow has ended. The field of the same name in the body means the same, and it
         *     is enough if one of the two is true.
         * @example false
         */
        WaitForResult: boolean;
        /**
         * @description Which registration.
         * @example 4d0f8c52-e9b4-4a17-86f2-c8d9e0f1a2b3
         */
        WorkflowRegistrationId: string;
        /**
         * @description Which execution. Its latest run is meant.
         * @example morning-briefing-2026-03-02
         */
        ExecutionId: string;
        /**
         * @description Whether inputs and results are unpacked and shown as plain JSON. Otherwise each is an object with a `b64payload`,
         *     just as it was stored.
         * @example true
         */
        DecodePayloads: boolean;
        /**
         * @description Which run, of whatever execution.
         * @example a7b3c9d1-5e2f-4068-b4a7-1f2e3d4c5b6a
         */
        RunId: string;
        /**
         * @description Which schedule. It is the id that was chosen when the schedule was made, or that the service gave it.
         * @example morning-briefing-daily
         */
        ScheduleId: string;
        /**
         * @description Name of the deployment, unique in its workspace.
         * @example harbor-workers
         */
        DeploymentName: string;
        /**
         * @description Keep only what this worker wrote.
         * @example harbor-worker-1
         */
        DeploymentLogWorkerName: string;
        /**
         * @description Keep only what was written while this workflow ran.
         * @example morning-briefing
         */
        DeploymentLogWorkflowName: string;
        /**
         * @description Keep only one kind of record: `build` was written while the code was made into an image, `runtime` by the workers.
         *     Left out, both kinds come.
         * @example runtime
         */
        DeploymentLogType: "build" | "runtime";
        /**
         * @description Keep only records later than this time.
         * @example 2026-03-02T05:00:00Z
         */
        DeploymentLogAfter: string;
        /**
         * @description Which model, by its id.
         * @example ft:aurora-small:tidewater:7c1e
         */
        ModelId: string;
        /**
         * @description Which batch job.
         * @example c2d3e4f5-a6b7-4c89-90d1-e2f3a4b5c6d7
         */
        BatchJobId: string;
        /**
         * @description Which search-index deployment.
         * @example b3f7d2a1-6c48-4e95-8a0b-1d2c3e4f5a67
         */
        SearchIndexDeploymentId: string;
        /**
         * @description How many items to skip, counted from the first.
         * @example 0
         */
        UserListOffset: number;
        /**
         * @description How many items to return at most.
         * @example 100
         */
        UserListLimit: number;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Names this exchange in the logs of the service. Quote it when you report a problem.
         * @example req_0197c3e1a2b4
         */
        RequestId: string;
        /**
         * @description How many seconds to wait before the next attempt.
         * @example 2
         */
        RetryAfter: number;
        /**
         * @description How many requests the caller may still make in the current window.
         * @example 0
         */
        RateLimitRemaining: number;
    };
    pathItems: never;
}
export type Dataset = components['schemas']['Dataset'];
export type DatasetPage = components['schemas']['DatasetPage'];
export type ProblemFault = components['schemas']['ProblemFault'];
export type Problem = components['schemas']['Problem'];
export type DatasetCreate = components['schemas']['DatasetCreate'];
export type DatasetUpdate = components['schemas']['DatasetUpdate'];
export type JsonMap = components['schemas']['JsonMap'];
export type DatasetRecordPayload = components['schemas']['DatasetRecordPayload'];
export type DatasetRecordSource = components['schemas']['DatasetRecordSource'];
export type DatasetRecord = components['schemas']['DatasetRecord'];
export type DatasetRecordPage = components['schemas']['DatasetRecordPage'];
export type DatasetRecordCreate = components['schemas']['DatasetRecordCreate'];
export type DatasetFileImport = components['schemas']['DatasetFileImport'];
export type DatasetImportTask = components['schemas']['DatasetImportTask'];
export type DatasetPlaygroundImport = components['schemas']['DatasetPlaygroundImport'];
export type DatasetRecordsImport = components['schemas']['DatasetRecordsImport'];
export type DatasetExport = components['schemas']['DatasetExport'];
export type SearchExpression = components['schemas']['SearchExpression'];
export type SpanSearch = components['schemas']['SpanSearch'];
export type Span = components['schemas']['Span'];
export type SpanPage = components['schemas']['SpanPage'];
export type SpanAggregationFunction = components['schemas']['SpanAggregationFunction'];
export type SpanMetric = components['schemas']['SpanMetric'];
export type SpanTimeDimension = components['schemas']['SpanTimeDimension'];
export type SpanAggregationOrder = components['schemas']['SpanAggregationOrder'];
export type SpanAggregationQuery = components['schemas']['SpanAggregationQuery'];
export type SpanAggregationValue = components['schemas']['SpanAggregationValue'];
export type SpanAggregationRow = components['schemas']['SpanAggregationRow'];
export type SpanAggregationMeta = components['schemas']['SpanAggregationMeta'];
export type SpanAggregation = components['schemas']['SpanAggregation'];
export type SpanEvaluation = components['schemas']['SpanEvaluation'];
export type SpanEvaluationPage = components['schemas']['SpanEvaluationPage'];
export type SpanFieldOperator = components['schemas']['SpanFieldOperator'];
export type SpanFieldDefinition = components['schemas']['SpanFieldDefinition'];
export type SpanFieldDefinitions = components['schemas']['SpanFieldDefinitions'];
export type SpanFieldOptions = components['schemas']['SpanFieldOptions'];
export type JudgeOutputType = components['schemas']['JudgeOutputType'];
export type JudgeRegressionOutput = components['schemas']['JudgeRegressionOutput'];
export type JudgeOption = components['schemas']['JudgeOption'];
export type JudgeOptionsOutput = components['schemas']['JudgeOptionsOutput'];
export type JudgeOutput = components['schemas']['JudgeOutput'];
export type Judge = components['schemas']['Judge'];
export type JudgePage = components['schemas']['JudgePage'];
export type JudgeCreate = components['schemas']['JudgeCreate'];
export type JudgeUpdate = components['schemas']['JudgeUpdate'];
export type JudgeLive = components['schemas']['JudgeLive'];
export type Judgement = components['schemas']['Judgement'];
export type ConnectorOwnerType = components['schemas']['ConnectorOwnerType'];
export type ConnectorVisibility = components['schemas']['ConnectorVisibility'];
export type ConnectorAuthenticationType = components['schemas']['ConnectorAuthenticationType'];
export type ConnectorHeader = components['schemas']['ConnectorHeader'];
export type ConnectorGlobalHeader = components['schemas']['ConnectorGlobalHeader'];
export type ConnectorOAuthMetadata = components['schemas']['ConnectorOAuthMetadata'];
export type ConnectorAuthenticationMethod = components['schemas']['ConnectorAuthenticationMethod'];
export type ConnectorPreferences = components['schemas']['ConnectorPreferences'];
export type ConnectorCredentialStatus = components['schemas']['ConnectorCredentialStatus'];
export type ConnectorCredential = components['schemas']['ConnectorCredential'];
export type ConnectorToolExecutionConfig = components['schemas']['ConnectorToolExecutionConfig'];
export type JsonValue = components['schemas']['JsonValue'];
export type ConnectorToolSchema = components['schemas']['ConnectorToolSchema'];
export type ConnectorStoredTool = components['schemas']['ConnectorStoredTool'];
export type ConnectorLocale = components['schemas']['ConnectorLocale'];
export type ConnectorServerCard = components['schemas']['ConnectorServerCard'];
export type ConnectorBase = components['schemas']['ConnectorBase'];
export type McpConnector = components['schemas']['McpConnector'];
export type HttpConnector = components['schemas']['HttpConnector'];
export type Connector = components['schemas']['Connector'];
export type ConnectorPage = components['schemas']['ConnectorPage'];
export type ConnectorBearerMethodCreate = components['schemas']['ConnectorBearerMethodCreate'];
export type ConnectorNoneMethodCreate = components['schemas']['ConnectorNoneMethodCreate'];
export type ConnectorOAuthMethodBase = components['schemas']['ConnectorOAuthMethodBase'];
export type ConnectorOAuthClient = components['schemas']['ConnectorOAuthClient'];
export type ConnectorAuthorizationCodeMethodCreate = components['schemas']['ConnectorAuthorizationCodeMethodCreate'];
export type ConnectorClientCredentialsMethodCreate = components['schemas']['ConnectorClientCredentialsMethodCreate'];
export type ConnectorOAuthMethodCreate = components['schemas']['ConnectorOAuthMethodCreate'];
export type ConnectorAuthMethodCreate = components['schemas']['ConnectorAuthMethodCreate'];
export type ConnectorCreateBase = components['schemas']['ConnectorCreateBase'];
export type McpConnectorCreate = components['schemas']['McpConnectorCreate'];
export type HttpConnectorCreate = components['schemas']['HttpConnectorCreate'];
export type ConnectorCreate = components['schemas']['ConnectorCreate'];
export type ConnectorAuthUrl = components['schemas']['ConnectorAuthUrl'];
export type ConnectorMessage = components['schemas']['ConnectorMessage'];
export type ConnectorToolCall = components['schemas']['ConnectorToolCall'];
export type ConnectorTextContent = components['schemas']['ConnectorTextContent'];
export type ConnectorImageContent = components['schemas']['ConnectorImageContent'];
export type ConnectorAudioContent = components['schemas']['ConnectorAudioContent'];
export type ConnectorResourceLinkContent = components['schemas']['ConnectorResourceLinkContent'];
export type ConnectorResource = components['schemas']['ConnectorResource'];
export type ConnectorResourceContent = components['schemas']['ConnectorResourceContent'];
export type ConnectorToolContent = components['schemas']['ConnectorToolContent'];
export type ConnectorToolResultMetadata = components['schemas']['ConnectorToolResultMetadata'];
export type ConnectorToolResult = components['schemas']['ConnectorToolResult'];
export type ConnectorToolAnnotations = components['schemas']['ConnectorToolAnnotations'];
export type ConnectorToolIcon = components['schemas']['ConnectorToolIcon'];
export type ConnectorToolExecution = components['schemas']['ConnectorToolExecution'];
export type ConnectorTool = components['schemas']['ConnectorTool'];
export type ConnectorToolList = components['schemas']['ConnectorToolList'];
export type ConnectorToolSummary = components['schemas']['ConnectorToolSummary'];
export type ConnectorToolSummaryList = components['schemas']['ConnectorToolSummaryList'];
export type ConnectorAuthenticationMethodList = components['schemas']['ConnectorAuthenticationMethodList'];
export type ConnectorCredentialList = components['schemas']['ConnectorCredentialList'];
export type FunctionDefinition = components['schemas']['FunctionDefinition'];
export type FunctionTool = components['schemas']['FunctionTool'];
export type ToolConfiguration = components['schemas']['ToolConfiguration'];
export type WebSearchTool = components['schemas']['WebSearchTool'];
export type PremiumWebSearchTool = components['schemas']['PremiumWebSearchTool'];
export type CodeInterpreterTool = components['schemas']['CodeInterpreterTool'];
export type ImageGenerationTool = components['schemas']['ImageGenerationTool'];
export type DocumentLibraryTool = components['schemas']['DocumentLibraryTool'];
export type ToolAuthorization = components['schemas']['ToolAuthorization'];
export type ConnectorToolReference = components['schemas']['ConnectorToolReference'];
export type Tool = components['schemas']['Tool'];
export type Prediction = components['schemas']['Prediction'];
export type ResponseJsonSchema = components['schemas']['ResponseJsonSchema'];
export type ResponseFormat = components['schemas']['ResponseFormat'];
export type ToolChoice = components['schemas']['ToolChoice'];
export type ReasoningEffort = components['schemas']['ReasoningEffort'];
export type CompletionArgs = components['schemas']['CompletionArgs'];
export type GuardrailModeration = components['schemas']['GuardrailModeration'];
export type Guardrail = components['schemas']['Guardrail'];
export type ModelConversation = components['schemas']['ModelConversation'];
export type ConversationAgentVersion = components['schemas']['ConversationAgentVersion'];
export type AgentConversation = components['schemas']['AgentConversation'];
export type Conversation = components['schemas']['Conversation'];
export type EntryObject = components['schemas']['EntryObject'];
export type EntryId = components['schemas']['EntryId'];
export type EntryCreatedAt = components['schemas']['EntryCreatedAt'];
export type EntryCompletedAt = components['schemas']['EntryCompletedAt'];
export type MessageInputRole = components['schemas']['MessageInputRole'];
export type TextChunk = components['schemas']['TextChunk'];
export type ImageUrl = components['schemas']['ImageUrl'];
export type ImageUrlChunk = components['schemas']['ImageUrlChunk'];
export type DocumentUrlChunk = components['schemas']['DocumentUrlChunk'];
export type ToolFileChunk = components['schemas']['ToolFileChunk'];
export type ToolReferenceChunk = components['schemas']['ToolReferenceChunk'];
export type ReferenceChunk = components['schemas']['ReferenceChunk'];
export type ThinkingPart = components['schemas']['ThinkingPart'];
export type ThinkingChunk = components['schemas']['ThinkingChunk'];
export type ContentChunk = components['schemas']['ContentChunk'];
export type MessageInputContent = components['schemas']['MessageInputContent'];
export type MessageInputPrefix = components['schemas']['MessageInputPrefix'];
export type MessageInputEntryInput = components['schemas']['MessageInputEntryInput'];
export type MessageOutputRole = components['schemas']['MessageOutputRole'];
export type OutputContentChunk = components['schemas']['OutputContentChunk'];
export type MessageOutputContent = components['schemas']['MessageOutputContent'];
export type EntryAgentId = components['schemas']['EntryAgentId'];
export type EntryModel = components['schemas']['EntryModel'];
export type MessageOutputEntryInput = components['schemas']['MessageOutputEntryInput'];
export type ToolCallId = components['schemas']['ToolCallId'];
export type FunctionCallName = components['schemas']['FunctionCallName'];
export type FunctionCallArguments = components['schemas']['FunctionCallArguments'];
export type ConfirmationStatus = components['schemas']['ConfirmationStatus'];
export type FunctionCallEntryInput = components['schemas']['FunctionCallEntryInput'];
export type FunctionResultText = components['schemas']['FunctionResultText'];
export type FunctionResultEntryInput = components['schemas']['FunctionResultEntryInput'];
export type ToolExecutionName = components['schemas']['ToolExecutionName'];
export type ToolExecutionArguments = components['schemas']['ToolExecutionArguments'];
export type ToolExecutionInfo = components['schemas']['ToolExecutionInfo'];
export type ToolExecutionEntryInput = components['schemas']['ToolExecutionEntryInput'];
export type AgentHandoffEntryInput = components['schemas']['AgentHandoffEntryInput'];
export type ConversationEntryInput = components['schemas']['ConversationEntryInput'];
export type ConversationInputs = components['schemas']['ConversationInputs'];
export type ConversationStart = components['schemas']['ConversationStart'];
export type MessageOutputEntry = components['schemas']['MessageOutputEntry'];
export type FunctionCallEntry = components['schemas']['FunctionCallEntry'];
export type ToolExecutionEntry = components['schemas']['ToolExecutionEntry'];
export type AgentHandoffEntry = components['schemas']['AgentHandoffEntry'];
export type OutputEntry = components['schemas']['OutputEntry'];
export type ConversationUsage = components['schemas']['ConversationUsage'];
export type ConversationGuardrailResult = components['schemas']['ConversationGuardrailResult'];
export type ConversationResponse = components['schemas']['ConversationResponse'];
export type ConversationResponseStartedEvent = components['schemas']['ConversationResponseStartedEvent'];
export type OutputIndex = components['schemas']['OutputIndex'];
export type MessageOutputDeltaEvent = components['schemas']['MessageOutputDeltaEvent'];
export type ToolExecutionStartedEvent = components['schemas']['ToolExecutionStartedEvent'];
export type ToolExecutionDeltaEvent = components['schemas']['ToolExecutionDeltaEvent'];
export type ToolExecutionDoneEvent = components['schemas']['ToolExecutionDoneEvent'];
export type AgentHandoffStartedEvent = components['schemas']['AgentHandoffStartedEvent'];
export type AgentHandoffDoneEvent = components['schemas']['AgentHandoffDoneEvent'];
export type FunctionCallDeltaEvent = components['schemas']['FunctionCallDeltaEvent'];
export type ConversationResponseDoneEvent = components['schemas']['ConversationResponseDoneEvent'];
export type ConversationResponseErrorEvent = components['schemas']['ConversationResponseErrorEvent'];
export type ConversationEvent = components['schemas']['ConversationEvent'];
export type ToolConfirmation = components['schemas']['ToolConfirmation'];
export type ConversationAppend = components['schemas']['ConversationAppend'];
export type MessageInputEntry = components['schemas']['MessageInputEntry'];
export type FunctionResultEntry = components['schemas']['FunctionResultEntry'];
export type ConversationEntry = components['schemas']['ConversationEntry'];
export type ConversationHistory = components['schemas']['ConversationHistory'];
export type MessageEntry = components['schemas']['MessageEntry'];
export type ConversationMessages = components['schemas']['ConversationMessages'];
export type ConversationRestart = components['schemas']['ConversationRestart'];
export type Agent = components['schemas']['Agent'];
export type AgentCreate = components['schemas']['AgentCreate'];
export type AgentPage = components['schemas']['AgentPage'];
export type AgentUpdate = components['schemas']['AgentUpdate'];
export type SystemContentChunk = components['schemas']['SystemContentChunk'];
export type SystemMessage = components['schemas']['SystemMessage'];
export type UserMessage = components['schemas']['UserMessage'];
export type ToolCallFunction = components['schemas']['ToolCallFunction'];
export type ToolCall = components['schemas']['ToolCall'];
export type AssistantMessage = components['schemas']['AssistantMessage'];
export type ToolMessage = components['schemas']['ToolMessage'];
export type ChatMessage = components['schemas']['ChatMessage'];
export type AgentCompletionCreate = components['schemas']['AgentCompletionCreate'];
export type TokenUsage = components['schemas']['TokenUsage'];
export type AgentCompletionChoice = components['schemas']['AgentCompletionChoice'];
export type AgentCompletion = components['schemas']['AgentCompletion'];
export type PromptVariable = components['schemas']['PromptVariable'];
export type PromptDefinition = components['schemas']['PromptDefinition'];
export type SharingScope = components['schemas']['SharingScope'];
export type Prompt = components['schemas']['Prompt'];
export type PromptPage = components['schemas']['PromptPage'];
export type PromptVariableCreate = components['schemas']['PromptVariableCreate'];
export type PromptDefinitionCreate = components['schemas']['PromptDefinitionCreate'];
export type WorkspaceRelation = components['schemas']['WorkspaceRelation'];
export type PromptCreate = components['schemas']['PromptCreate'];
export type PromptDeleted = components['schemas']['PromptDeleted'];
export type PromptUpdate = components['schemas']['PromptUpdate'];
export type PromptVersion = components['schemas']['PromptVersion'];
export type PromptVersionList = components['schemas']['PromptVersionList'];
export type PromptVersionCreate = components['schemas']['PromptVersionCreate'];
export type PromptVersionCreated = components['schemas']['PromptVersionCreated'];
export type AliasSet = components['schemas']['AliasSet'];
export type PromptVersionUpdate = components['schemas']['PromptVersionUpdate'];
export type SkillTextAsset = components['schemas']['SkillTextAsset'];
export type SkillRawAsset = components['schemas']['SkillRawAsset'];
export type SkillAsset = components['schemas']['SkillAsset'];
export type SkillDefinition = components['schemas']['SkillDefinition'];
export type Skill = components['schemas']['Skill'];
export type SkillPage = components['schemas']['SkillPage'];
export type SkillTextAssetCreate = components['schemas']['SkillTextAssetCreate'];
export type SkillRawAssetCreate = components['schemas']['SkillRawAssetCreate'];
export type SkillAssetCreate = components['schemas']['SkillAssetCreate'];
export type SkillDefinitionCreate = components['schemas']['SkillDefinitionCreate'];
export type SkillCreate = components['schemas']['SkillCreate'];
export type SkillDeleted = components['schemas']['SkillDeleted'];
export type SkillUpdate = components['schemas']['SkillUpdate'];
export type SkillVersion = components['schemas']['SkillVersion'];
export type SkillVersionList = components['schemas']['SkillVersionList'];
export type SkillVersionCreate = components['schemas']['SkillVersionCreate'];
export type SkillVersionCreated = components['schemas']['SkillVersionCreated'];
export type SkillVersionUpdate = components['schemas']['SkillVersionUpdate'];
export type ExecutionStatus = components['schemas']['ExecutionStatus'];
export type WorkflowSummary = components['schemas']['WorkflowSummary'];
export type WorkflowPage = components['schemas']['WorkflowPage'];
export type WorkflowSignalDefinition = components['schemas']['WorkflowSignalDefinition'];
export type WorkflowQueryDefinition = components['schemas']['WorkflowQueryDefinition'];
export type WorkflowUpdateDefinition = components['schemas']['WorkflowUpdateDefinition'];
export type WorkflowDefinition = components['schemas']['WorkflowDefinition'];
export type Workflow = components['schemas']['Workflow'];
export type WorkflowRegistration = components['schemas']['WorkflowRegistration'];
export type WorkflowRegistrationPage = components['schemas']['WorkflowRegistrationPage'];
export type WorkflowLookup = components['schemas']['WorkflowLookup'];
export type WorkflowUpdate = components['schemas']['WorkflowUpdate'];
export type WorkflowEnvelope = components['schemas']['WorkflowEnvelope'];
export type WorkflowExecutionRequest = components['schemas']['WorkflowExecutionRequest'];
export type WorkflowExecution = components['schemas']['WorkflowExecution'];
export type WorkflowExecutionResult = components['schemas']['WorkflowExecutionResult'];
export type WorkflowExecutionAnswer = components['schemas']['WorkflowExecutionAnswer'];
export type WorkflowStartConflictProblem = components['schemas']['WorkflowStartConflictProblem'];
export type ActiveWorkflowRegistration = components['schemas']['ActiveWorkflowRegistration'];
export type WorkflowRegistrationLookup = components['schemas']['WorkflowRegistrationLookup'];
export type WorkflowSelection = components['schemas']['WorkflowSelection'];
export type WorkflowFailure = components['schemas']['WorkflowFailure'];
export type WorkflowArchiveResult = components['schemas']['WorkflowArchiveResult'];
export type WorkflowUnarchiveResult = components['schemas']['WorkflowUnarchiveResult'];
export type HistoryEventId = components['schemas']['HistoryEventId'];
export type HistoryEventTime = components['schemas']['HistoryEventTime'];
export type PayloadEncoding = components['schemas']['PayloadEncoding'];
export type EncodedPayload = components['schemas']['EncodedPayload'];
export type HistoryPayload = components['schemas']['HistoryPayload'];
export type HistoryWorkflowExecutionStarted = components['schemas']['HistoryWorkflowExecutionStarted'];
export type HistoryWorkflowExecutionCompleted = components['schemas']['HistoryWorkflowExecutionCompleted'];
export type HistoryFailure = components['schemas']['HistoryFailure'];
export type HistoryWorkflowExecutionFailed = components['schemas']['HistoryWorkflowExecutionFailed'];
export type HistoryWorkflowExecutionCancelRequested = components['schemas']['HistoryWorkflowExecutionCancelRequested'];
export type HistoryWorkflowExecutionCanceled = components['schemas']['HistoryWorkflowExecutionCanceled'];
export type HistoryWorkflowExecutionTerminated = components['schemas']['HistoryWorkflowExecutionTerminated'];
export type HistoryWorkflowExecutionTimedOut = components['schemas']['HistoryWorkflowExecutionTimedOut'];
export type HistoryWorkflowExecutionContinuedAsNew = components['schemas']['HistoryWorkflowExecutionContinuedAsNew'];
export type HistoryWorkflowExecutionReset = components['schemas']['HistoryWorkflowExecutionReset'];
export type HistoryWorkflowTaskCompleted = components['schemas']['HistoryWorkflowTaskCompleted'];
export type HistoryWorkflowTaskFailed = components['schemas']['HistoryWorkflowTaskFailed'];
export type HistoryWorkflowSignaled = components['schemas']['HistoryWorkflowSignaled'];
export type HistoryWorkflowUpdated = components['schemas']['HistoryWorkflowUpdated'];
export type HistoryActivityTaskScheduled = components['schemas']['HistoryActivityTaskScheduled'];
export type HistoryActivityTaskCompleted = components['schemas']['HistoryActivityTaskCompleted'];
export type HistoryActivityTaskFailed = components['schemas']['HistoryActivityTaskFailed'];
export type HistoryTimerStarted = components['schemas']['HistoryTimerStarted'];
export type HistoryTimerFired = components['schemas']['HistoryTimerFired'];
export type HistoryChildWorkflowStarted = components['schemas']['HistoryChildWorkflowStarted'];
export type HistoryChildWorkflowCompleted = components['schemas']['HistoryChildWorkflowCompleted'];
export type HistoryChildWorkflowFailed = components['schemas']['HistoryChildWorkflowFailed'];
export type HistoryEvent = components['schemas']['HistoryEvent'];
export type ExecutionHistory = components['schemas']['ExecutionHistory'];
export type WorkflowMessageInput = components['schemas']['WorkflowMessageInput'];
export type WorkflowSignal = components['schemas']['WorkflowSignal'];
export type WorkflowSignalReceipt = components['schemas']['WorkflowSignalReceipt'];
export type ExecutionNotRunningProblem = components['schemas']['ExecutionNotRunningProblem'];
export type WorkflowQuery = components['schemas']['WorkflowQuery'];
export type WorkflowQueryResult = components['schemas']['WorkflowQueryResult'];
export type ExecutionBatch = components['schemas']['ExecutionBatch'];
export type ExecutionBatchOutcome = components['schemas']['ExecutionBatchOutcome'];
export type ExecutionBatchResult = components['schemas']['ExecutionBatchResult'];
export type ExecutionReset = components['schemas']['ExecutionReset'];
export type ResetPointProblem = components['schemas']['ResetPointProblem'];
export type WorkflowRun = components['schemas']['WorkflowRun'];
export type WorkflowRunPage = components['schemas']['WorkflowRunPage'];
export type ScheduleRange = components['schemas']['ScheduleRange'];
export type ScheduleCalendar = components['schemas']['ScheduleCalendar'];
export type ScheduleInterval = components['schemas']['ScheduleInterval'];
export type SchedulePolicy = components['schemas']['SchedulePolicy'];
export type ScheduleFutureExecution = components['schemas']['ScheduleFutureExecution'];
export type ScheduleRecentExecution = components['schemas']['ScheduleRecentExecution'];
export type Schedule = components['schemas']['Schedule'];
export type SchedulePage = components['schemas']['SchedulePage'];
export type ScheduleDefinition = components['schemas']['ScheduleDefinition'];
export type ScheduleCreate = components['schemas']['ScheduleCreate'];
export type ScheduleReference = components['schemas']['ScheduleReference'];
export type ScheduleDefinitionUpdate = components['schemas']['ScheduleDefinitionUpdate'];
export type ScheduleUpdate = components['schemas']['ScheduleUpdate'];
export type SchedulePause = components['schemas']['SchedulePause'];
export type ScheduleTrigger = components['schemas']['ScheduleTrigger'];
export type DeploymentLocationType = components['schemas']['DeploymentLocationType'];
export type DeploymentLocation = components['schemas']['DeploymentLocation'];
export type DeploymentCommitAuthor = components['schemas']['DeploymentCommitAuthor'];
export type DeploymentCommit = components['schemas']['DeploymentCommit'];
export type DeploymentContainerBackend = components['schemas']['DeploymentContainerBackend'];
export type DeploymentKubernetesBackend = components['schemas']['DeploymentKubernetesBackend'];
export type DeploymentBackend = components['schemas']['DeploymentBackend'];
export type ManagedDeploymentSpec = components['schemas']['ManagedDeploymentSpec'];
export type DeploymentResources = components['schemas']['DeploymentResources'];
export type ManagedBuildState = components['schemas']['ManagedBuildState'];
export type ManagedDeploymentStatus = components['schemas']['ManagedDeploymentStatus'];
export type ManagedDeployment = components['schemas']['ManagedDeployment'];
export type Deployment = components['schemas']['Deployment'];
export type DeploymentPage = components['schemas']['DeploymentPage'];
export type DeploymentSpecCreate = components['schemas']['DeploymentSpecCreate'];
export type DeploymentCreate = components['schemas']['DeploymentCreate'];
export type DeploymentWorker = components['schemas']['DeploymentWorker'];
export type DeploymentDetail = components['schemas']['DeploymentDetail'];
export type DeploymentSpecUpdate = components['schemas']['DeploymentSpecUpdate'];
export type DeploymentUpdate = components['schemas']['DeploymentUpdate'];
export type DeploymentWorkerPage = components['schemas']['DeploymentWorkerPage'];
export type DeploymentLogRecord = components['schemas']['DeploymentLogRecord'];
export type DeploymentLogPage = components['schemas']['DeploymentLogPage'];
export type DeploymentLogRecordEvent = components['schemas']['DeploymentLogRecordEvent'];
export type DeploymentLogError = components['schemas']['DeploymentLogError'];
export type DeploymentLogErrorEvent = components['schemas']['DeploymentLogErrorEvent'];
export type DeploymentLogEvent = components['schemas']['DeploymentLogEvent'];
export type WorkflowEventType = components['schemas']['WorkflowEventType'];
export type WorkflowEventBase = components['schemas']['WorkflowEventBase'];
export type EventPayload = components['schemas']['EventPayload'];
export type WorkflowExecutionStartedEvent = components['schemas']['WorkflowExecutionStartedEvent'];
export type WorkflowExecutionCompletedEvent = components['schemas']['WorkflowExecutionCompletedEvent'];
export type EventFailure = components['schemas']['EventFailure'];
export type WorkflowExecutionFailedEvent = components['schemas']['WorkflowExecutionFailedEvent'];
export type WorkflowExecutionCanceledEvent = components['schemas']['WorkflowExecutionCanceledEvent'];
export type WorkflowExecutionContinuedAsNewEvent = components['schemas']['WorkflowExecutionContinuedAsNewEvent'];
export type WorkflowTaskTimedOutEvent = components['schemas']['WorkflowTaskTimedOutEvent'];
export type WorkflowTaskFailedEvent = components['schemas']['WorkflowTaskFailedEvent'];
export type CustomTaskStartedEvent = components['schemas']['CustomTaskStartedEvent'];
export type EventPatchOperation = components['schemas']['EventPatchOperation'];
export type EventPatch = components['schemas']['EventPatch'];
export type EventProgress = components['schemas']['EventProgress'];
export type CustomTaskInProgressEvent = components['schemas']['CustomTaskInProgressEvent'];
export type CustomTaskCompletedEvent = components['schemas']['CustomTaskCompletedEvent'];
export type CustomTaskFailedEvent = components['schemas']['CustomTaskFailedEvent'];
export type CustomTaskTimedOutEvent = components['schemas']['CustomTaskTimedOutEvent'];
export type CustomTaskCanceledEvent = components['schemas']['CustomTaskCanceledEvent'];
export type ActivityTaskStartedEvent = components['schemas']['ActivityTaskStartedEvent'];
export type ActivityTaskCompletedEvent = components['schemas']['ActivityTaskCompletedEvent'];
export type ActivityTaskRetryingEvent = components['schemas']['ActivityTaskRetryingEvent'];
export type ActivityTaskFailedEvent = components['schemas']['ActivityTaskFailedEvent'];
export type WorkflowEvent = components['schemas']['WorkflowEvent'];
export type WorkflowStreamContext = components['schemas']['WorkflowStreamContext'];
export type WorkflowStreamEnvelope = components['schemas']['WorkflowStreamEnvelope'];
export type WorkflowStreamMessage = components['schemas']['WorkflowStreamMessage'];
export type WorkflowStreamError = components['schemas']['WorkflowStreamError'];
export type WorkflowStreamEvent = components['schemas']['WorkflowStreamEvent'];
export type WorkflowEventPage = components['schemas']['WorkflowEventPage'];
export type ModelCapabilities = components['schemas']['ModelCapabilities'];
export type BaseModelCard = components['schemas']['BaseModelCard'];
export type FineTunedModelCard = components['schemas']['FineTunedModelCard'];
export type Model = components['schemas']['Model'];
export type ModelList = components['schemas']['ModelList'];
export type ModelDeleted = components['schemas']['ModelDeleted'];
export type FineTunedModelUpdate = components['schemas']['FineTunedModelUpdate'];
export type FineTunedModelCapabilities = components['schemas']['FineTunedModelCapabilities'];
export type FineTunedCompletionModel = components['schemas']['FineTunedCompletionModel'];
export type ClassifierTarget = components['schemas']['ClassifierTarget'];
export type FineTunedClassifierModel = components['schemas']['FineTunedClassifierModel'];
export type FineTunedModel = components['schemas']['FineTunedModel'];
export type ModelArchived = components['schemas']['ModelArchived'];
export type ModelUnarchived = components['schemas']['ModelUnarchived'];
export type BatchJobStatus = components['schemas']['BatchJobStatus'];
export type BatchEndpoint = components['schemas']['BatchEndpoint'];
export type BatchMetadata = components['schemas']['BatchMetadata'];
export type BatchJobResponse = components['schemas']['BatchJobResponse'];
export type BatchJobError = components['schemas']['BatchJobError'];
export type BatchJobOutput = components['schemas']['BatchJobOutput'];
export type BatchJob = components['schemas']['BatchJob'];
export type BatchJobPage = components['schemas']['BatchJobPage'];
export type BatchRequest = components['schemas']['BatchRequest'];
export type BatchJobCreate = components['schemas']['BatchJobCreate'];
export type BatchJobDeleted = components['schemas']['BatchJobDeleted'];
export type ClassifierTexts = components['schemas']['ClassifierTexts'];
export type ModerationCreate = components['schemas']['ModerationCreate'];
export type ModerationCategories = components['schemas']['ModerationCategories'];
export type ModerationScores = components['schemas']['ModerationScores'];
export type ModerationResult = components['schemas']['ModerationResult'];
export type Moderation = components['schemas']['Moderation'];
export type ClassifierChat = components['schemas']['ClassifierChat'];
export type ChatModerationCreate = components['schemas']['ChatModerationCreate'];
export type ClassificationCreate = components['schemas']['ClassificationCreate'];
export type ClassificationTargetResult = components['schemas']['ClassificationTargetResult'];
export type Classification = components['schemas']['Classification'];
export type ChatClassificationInput = components['schemas']['ChatClassificationInput'];
export type ChatClassificationCreate = components['schemas']['ChatClassificationCreate'];
export type SearchIndex = components['schemas']['SearchIndex'];
export type SearchIndexEngine = components['schemas']['SearchIndexEngine'];
export type SearchIndexDeployment = components['schemas']['SearchIndexDeployment'];
export type SearchIndexDeploymentList = components['schemas']['SearchIndexDeploymentList'];
export type SearchIndexField = components['schemas']['SearchIndexField'];
export type SearchIndexDefinition = components['schemas']['SearchIndexDefinition'];
export type SearchIndexEngineRegistration = components['schemas']['SearchIndexEngineRegistration'];
export type SearchIndexRegistration = components['schemas']['SearchIndexRegistration'];
export type SearchIndexReference = components['schemas']['SearchIndexReference'];
export type SearchIndexAcknowledgement = components['schemas']['SearchIndexAcknowledgement'];
export type SearchIndexDocumentCount = components['schemas']['SearchIndexDocumentCount'];
export type SearchIndexOnlineMetrics = components['schemas']['SearchIndexOnlineMetrics'];
export type SearchIndexOfflineMetrics = components['schemas']['SearchIndexOfflineMetrics'];
export type SearchIndexMetrics = components['schemas']['SearchIndexMetrics'];
export type IngestionConfiguration = components['schemas']['IngestionConfiguration'];
export type IngestionTargetIndex = components['schemas']['IngestionTargetIndex'];
export type IngestionConfigurationUpsert = components['schemas']['IngestionConfigurationUpsert'];
export type IngestionRunInfo = components['schemas']['IngestionRunInfo'];
export type UserApiKey = components['schemas']['UserApiKey'];
export type Organization = components['schemas']['Organization'];
export type UserActiveWorkspace = components['schemas']['UserActiveWorkspace'];
export type UserIdentity = components['schemas']['UserIdentity'];
export type OrganizationPage = components['schemas']['OrganizationPage'];
export type Workspace = components['schemas']['Workspace'];
export type WorkspacePage = components['schemas']['WorkspacePage'];
export type SpeechCreate = components['schemas']['SpeechCreate'];
export type SpeechResult = components['schemas']['SpeechResult'];
export type SpeechDelta = components['schemas']['SpeechDelta'];
export type SpeechDeltaEvent = components['schemas']['SpeechDeltaEvent'];
export type SpeechUsage = components['schemas']['SpeechUsage'];
export type SpeechDone = components['schemas']['SpeechDone'];
export type SpeechDoneEvent = components['schemas']['SpeechDoneEvent'];
export type SpeechEvent = components['schemas']['SpeechEvent'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseUnprocessableContent = components['responses']['UnprocessableContent'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseInternalServerError = components['responses']['InternalServerError'];
export type ResponseServiceUnavailable = components['responses']['ServiceUnavailable'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponsePayloadTooLarge = components['responses']['PayloadTooLarge'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponseDatasetNotFound = components['responses']['DatasetNotFound'];
export type ResponseDatasetSourceNotFound = components['responses']['DatasetSourceNotFound'];
export type ResponseBadSpanSearch = components['responses']['BadSpanSearch'];
export type ResponseBadSpanAggregation = components['responses']['BadSpanAggregation'];
export type ResponseSpanFieldNotFound = components['responses']['SpanFieldNotFound'];
export type ResponseSpanEvaluationFieldNotFound = components['responses']['SpanEvaluationFieldNotFound'];
export type ResponseJudgeModelNotFound = components['responses']['JudgeModelNotFound'];
export type ResponseJudgeNameTaken = components['responses']['JudgeNameTaken'];
export type ResponseJudgeNotFound = components['responses']['JudgeNotFound'];
export type ResponseJudgeOrModelNotFound = components['responses']['JudgeOrModelNotFound'];
export type ResponseJudgeNotChangeable = components['responses']['JudgeNotChangeable'];
export type ResponseBadCursor = components['responses']['BadCursor'];
export type ResponseConnectorCreationForbidden = components['responses']['ConnectorCreationForbidden'];
export type ResponseConnectorNameTaken = components['responses']['ConnectorNameTaken'];
export type ResponseConnectorNotFound = components['responses']['ConnectorNotFound'];
export type ResponseConnectorAuthMethodNotOffered = components['responses']['ConnectorAuthMethodNotOffered'];
export type ResponseConnectorWorkspaceSharingForbidden = components['responses']['ConnectorWorkspaceSharingForbidden'];
export type ResponseConnectorAlreadyShared = components['responses']['ConnectorAlreadyShared'];
export type ResponseConnectorNotSharedWithWorkspace = components['responses']['ConnectorNotSharedWithWorkspace'];
export type ResponseConnectorOrganizationSharingForbidden = components['responses']['ConnectorOrganizationSharingForbidden'];
export type ResponseConnectorNotSharedWithOrganization = components['responses']['ConnectorNotSharedWithOrganization'];
export type ResponseConnectorToolNotFound = components['responses']['ConnectorToolNotFound'];
export type ResponseConnectorAuthenticationRequired = components['responses']['ConnectorAuthenticationRequired'];
export type ResponseConnectorCredentialsNotFound = components['responses']['ConnectorCredentialsNotFound'];
export type ResponseConversationPartnerNotFound = components['responses']['ConversationPartnerNotFound'];
export type ResponseConversationNotFound = components['responses']['ConversationNotFound'];
export type ResponseConversationOrCallNotFound = components['responses']['ConversationOrCallNotFound'];
export type ResponseConversationOrEntryNotFound = components['responses']['ConversationOrEntryNotFound'];
export type ResponseConversationNotRestartable = components['responses']['ConversationNotRestartable'];
export type ResponseAgentPartNotFound = components['responses']['AgentPartNotFound'];
export type ResponseAgentVersionNotFound = components['responses']['AgentVersionNotFound'];
export type ResponseAgentNotFound = components['responses']['AgentNotFound'];
export type ResponseAgentOrPartNotFound = components['responses']['AgentOrPartNotFound'];
export type ResponsePromptNameAlreadyExists = components['responses']['PromptNameAlreadyExists'];
export type ResponsePromptVersionNotFound = components['responses']['PromptVersionNotFound'];
export type ResponsePromptReadOnly = components['responses']['PromptReadOnly'];
export type ResponsePromptNotFound = components['responses']['PromptNotFound'];
export type ResponseSkillNameAlreadyExists = components['responses']['SkillNameAlreadyExists'];
export type ResponseSkillVersionNotFound = components['responses']['SkillVersionNotFound'];
export type ResponseSkillReadOnly = components['responses']['SkillReadOnly'];
export type ResponseSkillNotFound = components['responses']['SkillNotFound'];
export type ResponseWorkflowNotFound = components['responses']['WorkflowNotFound'];
export type ResponseWorkflowStartNotFound = components['responses']['WorkflowStartNotFound'];
export type ResponseWorkflowStartConflict = components['responses']['WorkflowStartConflict'];
export type ResponseWorkflowInputInvalid = components['responses']['WorkflowInputInvalid'];
export type ResponseWorkflowRegistrationStartNotFound = components['responses']['WorkflowRegistrationStartNotFound'];
export type ResponseExecutionAlreadyStarted = components['responses']['ExecutionAlreadyStarted'];
export type ResponseWorkflowRegistrationNotFound = components['responses']['WorkflowRegistrationNotFound'];
export type ResponseExecutionNotFound = components['responses']['ExecutionNotFound'];
export type ResponseExecutionNotRunning = components['responses']['ExecutionNotRunning'];
export type ResponseResetPointInvalid = components['responses']['ResetPointInvalid'];
export type ResponseRunNotFound = components['responses']['RunNotFound'];
export type ResponseScheduleWorkflowNotFound = components['responses']['ScheduleWorkflowNotFound'];
export type ResponseScheduleAlreadyExists = components['responses']['ScheduleAlreadyExists'];
export type ResponseScheduleUnprocessable = components['responses']['ScheduleUnprocessable'];
export type ResponseScheduleNotFound = components['responses']['ScheduleNotFound'];
export type ResponseDeploymentWorkspaceForbidden = components['responses']['DeploymentWorkspaceForbidden'];
export type ResponseDeploymentNameTaken = components['responses']['DeploymentNameTaken'];
export type ResponseDeploymentNotFound = components['responses']['DeploymentNotFound'];
export type ResponseDeploymentNotManaged = components['responses']['DeploymentNotManaged'];
export type ResponseDeploymentOwnerRequired = components['responses']['DeploymentOwnerRequired'];
export type ResponseDeploymentHardeningRequired = components['responses']['DeploymentHardeningRequired'];
export type ResponseModelNotFound = components['responses']['ModelNotFound'];
export type ResponseModelNotDeletable = components['responses']['ModelNotDeletable'];
export type ResponseFineTunedModelNotFound = components['responses']['FineTunedModelNotFound'];
export type ResponseBatchInputNotFound = components['responses']['BatchInputNotFound'];
export type ResponseBatchJobNotFound = components['responses']['BatchJobNotFound'];
export type ResponseBatchJobNotEnded = components['responses']['BatchJobNotEnded'];
export type ResponseBatchJobEnded = components['responses']['BatchJobEnded'];
export type ResponseClassifierNotFound = components['responses']['ClassifierNotFound'];
export type ResponseSearchIndexForbidden = components['responses']['SearchIndexForbidden'];
export type ResponseSearchIndexNotFound = components['responses']['SearchIndexNotFound'];
export type ResponseSearchIndexMetricsUnprocessable = components['responses']['SearchIndexMetricsUnprocessable'];
export type ResponseIngestionConfigurationNotFound = components['responses']['IngestionConfigurationNotFound'];
export type ResponseUserUnauthorized = components['responses']['UserUnauthorized'];
export type ResponseSpeechModelNotFound = components['responses']['SpeechModelNotFound'];
export type ParameterPageSize = components['parameters']['PageSize'];
export type ParameterPage = components['parameters']['Page'];
export type ParameterDatasetId = components['parameters']['DatasetId'];
export type ParameterSpansFrom = components['parameters']['SpansFrom'];
export type ParameterSpansTo = components['parameters']['SpansTo'];
export type ParameterSpansPageSize = components['parameters']['SpansPageSize'];
export type ParameterCursor = components['parameters']['Cursor'];
export type ParameterJudgeId = components['parameters']['JudgeId'];
export type ParameterConnectorPageSize = components['parameters']['ConnectorPageSize'];
export type ParameterConnectorIdOrName = components['parameters']['ConnectorIdOrName'];
export type ParameterConnectorId = components['parameters']['ConnectorId'];
export type ParameterConnectorConsumerScope = components['parameters']['ConnectorConsumerScope'];
export type ParameterConnectorCredentialsName = components['parameters']['ConnectorCredentialsName'];
export type ParameterConnectorFetchDefault = components['parameters']['ConnectorFetchDefault'];
export type ParameterConnectorAuthType = components['parameters']['ConnectorAuthType'];
export type ParameterPageFromZero = components['parameters']['PageFromZero'];
export type ParameterConversationId = components['parameters']['ConversationId'];
export type ParameterAgentDeploymentChat = components['parameters']['AgentDeploymentChat'];
export type ParameterAgentSources = components['parameters']['AgentSources'];
export type ParameterAgentName = components['parameters']['AgentName'];
export type ParameterAgentSearch = components['parameters']['AgentSearch'];
export type ParameterAgentIdFilter = components['parameters']['AgentIdFilter'];
export type ParameterAgentMetadata = components['parameters']['AgentMetadata'];
export type ParameterAgentId = components['parameters']['AgentId'];
export type ParameterPromptFields = components['parameters']['PromptFields'];
export type ParameterPromptId = components['parameters']['PromptId'];
export type ParameterPromptVersionNumber = components['parameters']['PromptVersionNumber'];
export type ParameterSkillFields = components['parameters']['SkillFields'];
export type ParameterSkillId = components['parameters']['SkillId'];
export type ParameterSkillVersionNumber = components['parameters']['SkillVersionNumber'];
export type ParameterArchivedWorkflows = components['parameters']['ArchivedWorkflows'];
export type ParameterAvailableInChatAssistant = components['parameters']['AvailableInChatAssistant'];
export type ParameterIncludeSharedWorkflows = components['parameters']['IncludeSharedWorkflows'];
export type ParameterActiveWorkflowsOnly = components['parameters']['ActiveWorkflowsOnly'];
export type ParameterWorkflowLimit = components['parameters']['WorkflowLimit'];
export type ParameterWithWorkflow = components['parameters']['WithWorkflow'];
export type ParameterWorkflowIdentifier = components['parameters']['WorkflowIdentifier'];
export type ParameterWaitForResult = components['parameters']['WaitForResult'];
export type ParameterWorkflowRegistrationId = components['parameters']['WorkflowRegistrationId'];
export type ParameterExecutionId = components['parameters']['ExecutionId'];
export type ParameterDecodePayloads = components['parameters']['DecodePayloads'];
export type ParameterRunId = components['parameters']['RunId'];
export type ParameterScheduleId = components['parameters']['ScheduleId'];
export type ParameterDeploymentName = components['parameters']['DeploymentName'];
export type ParameterDeploymentLogWorkerName = components['parameters']['DeploymentLogWorkerName'];
export type ParameterDeploymentLogWorkflowName = components['parameters']['DeploymentLogWorkflowName'];
export type ParameterDeploymentLogType = components['parameters']['DeploymentLogType'];
export type ParameterDeploymentLogAfter = components['parameters']['DeploymentLogAfter'];
export type ParameterModelId = components['parameters']['ModelId'];
export type ParameterBatchJobId = components['parameters']['BatchJobId'];
export type ParameterSearchIndexDeploymentId = components['parameters']['SearchIndexDeploymentId'];
export type ParameterUserListOffset = components['parameters']['UserListOffset'];
export type ParameterUserListLimit = components['parameters']['UserListLimit'];
export type HeaderRequestId = components['headers']['RequestId'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type HeaderRateLimitRemaining = components['headers']['RateLimitRemaining'];
export type $defs = Record<string, never>;
export interface operations {
    "observability.datasets.list": {
        parameters: {
            query?: {
                /**
                 * @description Keep only datasets with this text in their name or description, whatever its case.
                 * @example tide
                 */
                q?: string;
                /**
                 * @description How many items a page holds at most. 0 asks for the count alone.
                 * @example 50
                 */
                page_size?: components["parameters"]["PageSize"];
                /**
                 * @description Which page to return. The first is 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of datasets. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DatasetPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "observability.datasets.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Name and purpose of the dataset. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DatasetCreate"];
            };
        };
        responses: {
            /** @description The dataset, with its id. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dataset"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "observability.datasets.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which dataset.
                 * @example 3f1c6f0e-52b7-4f3e-9f0a-6d1f2b7c4a10
                 */
                dataset_id: components["parameters"]["DatasetId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dataset. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dataset"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["DatasetNotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "observability.datasets.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which dataset.
                 * @example 3f1c6f0e-52b7-4f3e-9f0a-6d1f2b7c4a10
                 */
                dataset_id: components["parameters"]["DatasetId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dataset is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["DatasetNotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "observability.datasets.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which dataset.
                 * @example 3f1c6f0e-52b7-4f3e-9f0a-6d1f2b7c4a10
                 */
                dataset_id: components["parameters"]["DatasetId"];
            };
            cookie?: never;
        };
        /** @description The fields to change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DatasetUpdate"];
            };
        };
        responses: {
            /** @description The dataset after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dataset"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["DatasetNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "observability.datasets.records.list": {
        parameters: {
            query?: {
                /**
                 * @description How many items a page holds at most. 0 asks for the count alone.
                 * @example 50
                 */
                page_size?: components["parameters"]["PageSize"];
                /**
                 * @description Which page to return. The first is 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
            };
            header?: never;
            path: {
                /**
                 * @description Which dataset.
                 * @example 3f1c6f0e-52b7-4f3e-9f0a-6d1f2b7c4a10
                 */
                dataset_id: components["parameters"]["DatasetId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DatasetRecordPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["DatasetNotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "observability.datasets.records.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which dataset.
                 * @example 3f1c6f0e-52b7-4f3e-9f0a-6d1f2b7c4a10
                 */
                dataset_id: components["parameters"]["DatasetId"];
            };
            cookie?: never;
        };
        /** @description The record's payload and labels. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DatasetRecordCreate"];
            };
        };
        responses: {
            /** @description The record, with its id. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DatasetRecord"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["DatasetNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "observability.datasets.importFromFile": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which dataset.
                 * @example 3f1c6f0e-52b7-4f3e-9f0a-6d1f2b7c4a10
                 */
                dataset_id: components["parameters"]["DatasetId"];
            };
            cookie?: never;
        };
        /** @description The file to read. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DatasetFileImport"];
            };
        };
        responses: {
            /** @description The import has started. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DatasetImportTask"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["DatasetSourceNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "observability.datasets.importFromPlayground": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which dataset.
                 * @example 3f1c6f0e-52b7-4f3e-9f0a-6d1f2b7c4a10
                 */
                dataset_id: components["parameters"]["DatasetId"];
            };
            cookie?: never;
        };
        /** @description The conversations to copy. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DatasetPlaygroundImport"];
            };
        };
        responses: {
            /** @description The import has started. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DatasetImportTask"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["DatasetSourceNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "observability.datasets.importFromDataset": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which dataset.
                 * @example 3f1c6f0e-52b7-4f3e-9f0a-6d1f2b7c4a10
                 */
                dataset_id: components["parameters"]["DatasetId"];
            };
            cookie?: never;
        };
        /** @description The records to copy. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DatasetRecordsImport"];
            };
        };
        responses: {
            /** @description The import has started. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DatasetImportTask"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["DatasetSourceNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "observability.datasets.exportToJsonl": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which dataset.
                 * @example 3f1c6f0e-52b7-4f3e-9f0a-6d1f2b7c4a10
                 */
                dataset_id: components["parameters"]["DatasetId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file is ready to be fetched. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DatasetExport"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["DatasetNotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "observability.spans.search": {
        parameters: {
            query?: {
                /**
                 * @description Keep only what is of this time or later: a span by its `start_time`, an evaluation by its `timestamp`. Left out,
                 *     nothing is too old.
                 * @example 2026-03-02T09:00:00Z
                 */
                from?: components["parameters"]["SpansFrom"];
                /**
                 * @description Keep only what is earlier than this time, by the same fields as `from`. Left out, everything up to now is kept.
                 * @example 2026-03-02T10:00:00Z
                 */
                to?: components["parameters"]["SpansTo"];
                /**
                 * @description How many items a page holds at most. 0 returns none and so only checks the expression.
                 * @example 50
                 */
                page_size?: components["parameters"]["SpansPageSize"];
                /**
                 * @description Where to go on, as given by the page before. Leave it out for the first page.
                 * @example b2Zmc2V0PTUw
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Which spans to find. An empty object finds all of them. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SpanSearch"];
            };
        };
        responses: {
            /** @description One page of spans. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpanPage"];
                };
            };
            400: components["responses"]["BadSpanSearch"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "observability.spans.aggregate": {
        parameters: {
            query?: {
                /**
                 * @description Keep only what is of this time or later: a span by its `start_time`, an evaluation by its `timestamp`. Left out,
                 *     nothing is too old.
                 * @example 2026-03-02T09:00:00Z
                 */
                from?: components["parameters"]["SpansFrom"];
                /**
                 * @description Keep only what is earlier than this time, by the same fields as `from`. Left out, everything up to now is kept.
                 * @example 2026-03-02T10:00:00Z
                 */
                to?: components["parameters"]["SpansTo"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What to calculate, and over which spans. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SpanAggregationQuery"];
            };
        };
        responses: {
            /** @description The groups with their numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpanAggregation"];
                };
            };
            400: components["responses"]["BadSpanAggregation"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "observability.spans.evaluations.aggregate": {
        parameters: {
            query?: {
                /**
                 * @description Keep only what is of this time or later: a span by its `start_time`, an evaluation by its `timestamp`. Left out,
                 *     nothing is too old.
                 * @example 2026-03-02T09:00:00Z
                 */
                from?: components["parameters"]["SpansFrom"];
                /**
                 * @description Keep only what is earlier than this time, by the same fields as `from`. Left out, everything up to now is kept.
                 * @example 2026-03-02T10:00:00Z
                 */
                to?: components["parameters"]["SpansTo"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What to calculate, and over which evaluations. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SpanAggregationQuery"];
            };
        };
        responses: {
            /** @description The groups with their numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpanAggregation"];
                };
            };
            400: components["responses"]["BadSpanAggregation"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "observability.spans.evaluations.search": {
        parameters: {
            query?: {
                /**
                 * @description Keep only what is of this time or later: a span by its `start_time`, an evaluation by its `timestamp`. Left out,
                 *     nothing is too old.
                 * @example 2026-03-02T09:00:00Z
                 */
                from?: components["parameters"]["SpansFrom"];
                /**
                 * @description Keep only what is earlier than this time, by the same fields as `from`. Left out, everything up to now is kept.
                 * @example 2026-03-02T10:00:00Z
                 */
                to?: components["parameters"]["SpansTo"];
                /**
                 * @description How many items a page holds at most. 0 returns none and so only checks the expression.
                 * @example 50
                 */
                page_size?: components["parameters"]["SpansPageSize"];
                /**
                 * @description Where to go on, as given by the page before. Leave it out for the first page.
                 * @example b2Zmc2V0PTUw
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Which evaluations to find. An empty object finds all of them. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SpanSearch"];
            };
        };
        responses: {
            /** @description One page of evaluations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpanEvaluationPage"];
                };
            };
            400: components["responses"]["BadSpanSearch"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "observability.spans.evaluations.searchLatest": {
        parameters: {
            query?: {
                /**
                 * @description Keep only what is of this time or later: a span by its `start_time`, an evaluation by its `timestamp`. Left out,
                 *     nothing is too old.
                 * @example 2026-03-02T09:00:00Z
                 */
                from?: components["parameters"]["SpansFrom"];
                /**
                 * @description Keep only what is earlier than this time, by the same fields as `from`. Left out, everything up to now is kept.
                 * @example 2026-03-02T10:00:00Z
                 */
                to?: components["parameters"]["SpansTo"];
                /**
                 * @description How many items a page holds at most. 0 returns none and so only checks the expression.
                 * @example 50
                 */
                page_size?: components["parameters"]["SpansPageSize"];
                /**
                 * @description Where to go on, as given by the page before. Leave it out for the first page.
                 * @example b2Zmc2V0PTUw
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Which evaluations to find. An empty object finds the latest of each span and name. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SpanSearch"];
            };
        };
        responses: {
            /** @description One page of evaluations, none of them outdated. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpanEvaluationPage"];
                };
            };
            400: components["responses"]["BadSpanSearch"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "observability.spans.fields.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All fields of spans. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpanFieldDefinitions"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "observability.spans.evaluations.fields.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All fields of span evaluations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpanFieldDefinitions"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "observability.spans.fields.listOptions": {
        parameters: {
            query?: {
                /**
                 * @description Keep only what is of this time or later: a span by its `start_time`, an evaluation by its `timestamp`. Left out,
                 *     nothing is too old.
                 * @example 2026-03-02T09:00:00Z
                 */
                from?: components["parameters"]["SpansFrom"];
                /**
                 * @description Keep only what is earlier than this time, by the same fields as `from`. Left out, everything up to now is kept.
                 * @example 2026-03-02T10:00:00Z
                 */
                to?: components["parameters"]["SpansTo"];
            };
            header?: never;
            path: {
                /**
                 * @description Which field, by its `name`.
                 * @example status_code
                 */
                field_name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The values, or null. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpanFieldOptions"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["SpanFieldNotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "observability.spans.evaluations.fields.listOptions": {
        parameters: {
            query?: {
                /**
                 * @description Keep only what is of this time or later: a span by its `start_time`, an evaluation by its `timestamp`. Left out,
                 *     nothing is too old.
                 * @example 2026-03-02T09:00:00Z
                 */
                from?: components["parameters"]["SpansFrom"];
                /**
                 * @description Keep only what is earlier than this time, by the same fields as `from`. Left out, everything up to now is kept.
                 * @example 2026-03-02T10:00:00Z
                 */
                to?: components["parameters"]["SpansTo"];
            };
            header?: never;
            path: {
                /**
                 * @description Which field of evaluations, by its `name`.
                 * @example evaluation_name
                 */
                field_name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The values, or null. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpanFieldOptions"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["SpanEvaluationFieldNotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "observability.judges.list": {
        parameters: {
            query?: {
                /**
                 * @description Keep only judges with this text in their name or description, whatever its case.
                 * @example accuracy
                 */
                q?: string;
                /**
                 * @description Keep only judges that answer so: `REGRESSION` with a number, `CLASSIFICATION` with a label. Repeat the
                 *     parameter for both.
                 * @example [
                 *       "REGRESSION"
                 *     ]
                 */
                type_filter?: components["schemas"]["JudgeOutputType"][];
                /**
                 * @description Keep only judges that use this model. Repeat the parameter to name more than one.
                 * @example [
                 *       "aurora-large"
                 *     ]
                 */
                model_filter?: string[];
                /**
                 * @description How many items a page holds at most. 0 asks for the count alone.
                 * @example 50
                 */
                page_size?: components["parameters"]["PageSize"];
                /**
                 * @description Which page to return. The first is 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of judges. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JudgePage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "observability.judges.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What the judge is to look for and how it is to answer. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["JudgeCreate"];
            };
        };
        responses: {
            /** @description The judge, with its id. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Judge"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["JudgeModelNotFound"];
            409: components["responses"]["JudgeNameTaken"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "observability.judges.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which judge.
                 * @example 9b4d2c60-1e8f-4a35-b7c9-e0f1a2b3c4d5
                 */
                judge_id: components["parameters"]["JudgeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The judge. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Judge"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["JudgeNotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "observability.judges.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which judge.
                 * @example 9b4d2c60-1e8f-4a35-b7c9-e0f1a2b3c4d5
                 */
                judge_id: components["parameters"]["JudgeId"];
            };
            cookie?: never;
        };
        /** @description The whole judge as it is to be. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["JudgeUpdate"];
            };
        };
        responses: {
            /** @description The judge is replaced. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["JudgeOrModelNotFound"];
            409: components["responses"]["JudgeNotChangeable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "observability.judges.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which judge.
                 * @example 9b4d2c60-1e8f-4a35-b7c9-e0f1a2b3c4d5
                 */
                judge_id: components["parameters"]["JudgeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The judge is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["JudgeNotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "observability.judges.judgeLive": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which judge.
                 * @example 9b4d2c60-1e8f-4a35-b7c9-e0f1a2b3c4d5
                 */
                judge_id: components["parameters"]["JudgeId"];
            };
            cookie?: never;
        };
        /** @description The conversation to judge. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["JudgeLive"];
            };
        };
        responses: {
            /** @description The verdict. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Judgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["JudgeNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "connectors.list": {
        parameters: {
            query?: {
                /**
                 * @description Keep only connectors that are enabled for the caller (`true`), or only those that are not (`false`). Without
                 *     it, both.
                 * @example false
                 */
                active?: boolean;
                /**
                 * @description How many items a page holds at most.
                 * @example 100
                 */
                page_size?: components["parameters"]["ConnectorPageSize"];
                /**
                 * @description Where to go on, as given by the page before. Leave it out for the first page.
                 * @example b2Zmc2V0PTUw
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of connectors. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectorPage"];
                };
            };
            400: components["responses"]["BadCursor"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "connectors.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The server, and how to authenticate with it. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConnectorCreate"];
            };
        };
        responses: {
            /** @description The connector, with its id. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Connector"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ConnectorCreationForbidden"];
            409: components["responses"]["ConnectorNameTaken"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "connectors.getAuthUrl": {
        parameters: {
            query?: {
                /**
                 * @description Where to send the browser when the user is done. Without it they stay on a page of the service.
                 * @example https://desk.tidewater.example/settings/connectors
                 */
                app_return_url?: string;
                /**
                 * @description Which of the connector's authentication methods to use.
                 * @example oauth2
                 */
                method_type?: "oauth2" | "bearer" | "none" | "codehost_app" | "chat_app";
                /**
                 * @description Name to store the credentials under: letters, digits, `_` and `-`. Credentials of that name are replaced.
                 *     Without it the service chooses one.
                 * @example harbor-desk
                 */
                credentials_name?: string;
                /**
                 * @description Title of the credentials, for people.
                 * @example Harbor desk account
                 */
                credentials_title?: string;
                /**
                 * @description Whether to return the address where the app of a source-hosting service is installed, in place of the one
                 *     where a user signs in. Only together with `method_type=oauth2`.
                 * @example false
                 */
                codehost_installation_link?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description Which connector, by its id or by its name. Text in the form of a uuid is always taken for an id.
                 * @example harbor-tides
                 */
                connector_id_or_name: components["parameters"]["ConnectorIdOrName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address, and how long it works. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectorAuthUrl"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ConnectorNotFound"];
            409: components["responses"]["ConnectorAuthMethodNotOffered"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "connectors.shareToWorkspace": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which connector, by its id. Its name is not accepted here.
                 * @example 6e1f9d20-4b7a-4c35-8f62-d0a1b2c3e4f5
                 */
                connector_id: components["parameters"]["ConnectorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The connector is shared with the workspace. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectorMessage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ConnectorWorkspaceSharingForbidden"];
            404: components["responses"]["ConnectorNotFound"];
            409: components["responses"]["ConnectorAlreadyShared"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "connectors.unshareFromWorkspace": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which connector, by its id. Its name is not accepted here.
                 * @example 6e1f9d20-4b7a-4c35-8f62-d0a1b2c3e4f5
                 */
                connector_id: components["parameters"]["ConnectorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The connector is private. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectorMessage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ConnectorWorkspaceSharingForbidden"];
            404: components["responses"]["ConnectorNotFound"];
            409: components["responses"]["ConnectorNotSharedWithWorkspace"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "connectors.shareToOrganization": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which connector, by its id. Its name is not accepted here.
                 * @example 6e1f9d20-4b7a-4c35-8f62-d0a1b2c3e4f5
                 */
                connector_id: components["parameters"]["ConnectorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The connector is shared with the organization. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectorMessage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ConnectorOrganizationSharingForbidden"];
            404: components["responses"]["ConnectorNotFound"];
            409: components["responses"]["ConnectorAlreadyShared"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "connectors.unshareFromOrganization": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which connector, by its id. Its name is not accepted here.
                 * @example 6e1f9d20-4b7a-4c35-8f62-d0a1b2c3e4f5
                 */
                connector_id: components["parameters"]["ConnectorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The connector is private. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectorMessage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ConnectorOrganizationSharingForbidden"];
            404: components["responses"]["ConnectorNotFound"];
            409: components["responses"]["ConnectorNotSharedWithOrganization"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "connectors.activate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which connector, by its id. Its name is not accepted here.
                 * @example 6e1f9d20-4b7a-4c35-8f62-d0a1b2c3e4f5
                 */
                connector_id: components["parameters"]["ConnectorId"];
                /**
                 * @description For whom to switch the connector on or off: `organization`, `workspace` or `user`, in each case the caller's own.
                 * @example workspace
                 */
                consumer_scope: components["parameters"]["ConnectorConsumerScope"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The connector is active for the consumer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectorMessage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ConnectorNotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "connectors.deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which connector, by its id. Its name is not accepted here.
                 * @example 6e1f9d20-4b7a-4c35-8f62-d0a1b2c3e4f5
                 */
                connector_id: components["parameters"]["ConnectorId"];
                /**
                 * @description For whom to switch the connector on or off: `organization`, `workspace` or `user`, in each case the caller's own.
                 * @example workspace
                 */
                consumer_scope: components["parameters"]["ConnectorConsumerScope"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The connector is not active for the consumer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectorMessage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ConnectorNotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "connectors.tools.call": {
        parameters: {
            query?: {
                /**
                 * @description Name of the stored credentials to use with the server. Without it the caller's default credentials are used, if the
                 *     connector needs any.
                 * @example harbor-desk
                 */
                credentials_name?: components["parameters"]["ConnectorCredentialsName"];
            };
            header?: never;
            path: {
                /**
                 * @description Which connector, by its id or by its name. Text in the form of a uuid is always taken for an id.
                 * @example harbor-tides
                 */
                connector_id_or_name: components["parameters"]["ConnectorIdOrName"];
                /**
                 * @description Which tool, by its exact `name` in the list of tools. Upper and lower case differ.
                 * @example get_tides
                 */
                tool_name: string;
            };
            cookie?: never;
        };
        /** @description What to hand to the tool. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConnectorToolCall"];
            };
        };
        responses: {
            /** @description What the tool answered, or why it failed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectorToolResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ConnectorToolNotFound"];
            409: components["responses"]["ConnectorAuthenticationRequired"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "connectors.tools.list": {
        parameters: {
            query?: {
                /**
                 * @description Whether to ask the server for its tools now, in place of returning the remembered list.
                 * @example false
                 */
                refresh?: boolean;
                /**
                 * @description Whether to return short forms that read well in a prompt or a terminal: name, description, annotations and
                 *     an input schema without its prose.
                 * @example false
                 */
                pretty?: boolean;
                /**
                 * @description Name of the stored credentials to use with the server. Without it the caller's default credentials are used, if the
                 *     connector needs any.
                 * @example harbor-desk
                 */
                credentials_name?: components["parameters"]["ConnectorCredentialsName"];
                /**
                 * @description How many items a page holds at most.
                 * @example 100
                 */
                page_size?: components["parameters"]["ConnectorPageSize"];
                /**
                 * @description Which page to return. The first is 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
            };
            header?: never;
            path: {
                /**
                 * @description Which connector, by its id or by its name. Text in the form of a uuid is always taken for an id.
                 * @example harbor-tides
                 */
                connector_id_or_name: components["parameters"]["ConnectorIdOrName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of tools, in full, or in short with `pretty=true`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectorToolList"] | components["schemas"]["ConnectorToolSummaryList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ConnectorCredentialsNotFound"];
            409: components["responses"]["ConnectorAuthenticationRequired"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "connectors.authenticationMethods.list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which connector, by its id or by its name. Text in the form of a uuid is always taken for an id.
                 * @example harbor-tides
                 */
                connector_id_or_name: components["parameters"]["ConnectorIdOrName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The methods, the preferred one first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectorAuthenticationMethodList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ConnectorNotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "connectors.credentials.listForOrganization": {
        parameters: {
            query?: {
                /**
                 * @description Whether to return only the credentials that are used when a call names none.
                 * @example false
                 */
                fetch_default?: components["parameters"]["ConnectorFetchDefault"];
                /**
                 * @description Keep only credentials of this authentication method.
                 * @example bearer
                 */
                auth_type?: components["parameters"]["ConnectorAuthType"];
            };
            header?: never;
            path: {
                /**
                 * @description Which connector, by its id or by its name. Text in the form of a uuid is always taken for an id.
                 * @example harbor-tides
                 */
                connector_id_or_name: components["parameters"]["ConnectorIdOrName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The organization's credentials. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectorCredentialList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ConnectorNotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "connectors.credentials.listForWorkspace": {
        parameters: {
            query?: {
                /**
                 * @description Whether to return only the credentials that are used when a call names none.
                 * @example false
                 */
                fetch_default?: components["parameters"]["ConnectorFetchDefault"];
                /**
                 * @description Keep only credentials of this authentication method.
                 * @example bearer
                 */
                auth_type?: components["parameters"]["ConnectorAuthType"];
            };
            header?: never;
            path: {
                /**
                 * @description Which connector, by its id or by its name. Text in the form of a uuid is always taken for an id.
                 * @example harbor-tides
                 */
                connector_id_or_name: components["parameters"]["ConnectorIdOrName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The workspace's credentials. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectorCredentialList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ConnectorNotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "conversations.list": {
        parameters: {
            query?: {
                /**
                 * @description Which page to return. The first is 0.
                 * @example 0
                 */
                page?: components["parameters"]["PageFromZero"];
                /**
                 * @description How many conversations a page holds at most.
                 * @example 100
                 */
                page_size?: number;
                /**
                 * @description Keep only conversations whose `metadata` has all these names with these values. The text of a JSON object.
                 * @example {"desk":"harbor"}
                 */
                metadata?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of conversations. One that holds fewer than `page_size` is the last. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conversation"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "conversations.start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What to ask, and whom. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConversationStart"];
            };
        };
        responses: {
            /** @description The answer, whole or as a stream of events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationResponse"];
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ConversationPartnerNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "conversations.startStream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What to ask, and whom. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConversationStart"];
            };
        };
        responses: {
            /** @description The answer, as a stream of events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ConversationPartnerNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "conversations.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which conversation.
                 * @example conv_0197c3e1
                 */
                conversation_id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conversation"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ConversationNotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "conversations.append": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which conversation.
                 * @example conv_0197c3e1
                 */
                conversation_id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        /** @description What to add. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConversationAppend"];
            };
        };
        responses: {
            /** @description The answer, whole or as a stream of events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationResponse"];
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ConversationOrCallNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "conversations.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which conversation.
                 * @example conv_0197c3e1
                 */
                conversation_id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversation is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ConversationNotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "conversations.appendStream": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which conversation.
                 * @example conv_0197c3e1
                 */
                conversation_id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        /** @description What to add. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConversationAppend"];
            };
        };
        responses: {
            /** @description The answer, as a stream of events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ConversationOrCallNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "conversations.getHistory": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which conversation.
                 * @example conv_0197c3e1
                 */
                conversation_id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All entries, oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationHistory"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ConversationNotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "conversations.getMessages": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which conversation.
                 * @example conv_0197c3e1
                 */
                conversation_id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All messages, oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationMessages"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ConversationNotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "conversations.restart": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which conversation.
                 * @example conv_0197c3e1
                 */
                conversation_id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        /** @description Where to begin, and what to change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConversationRestart"];
            };
        };
        responses: {
            /** @description The answer, whole or as a stream of events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationResponse"];
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ConversationOrEntryNotFound"];
            409: components["responses"]["ConversationNotRestartable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "conversations.restartStream": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which conversation.
                 * @example conv_0197c3e1
                 */
                conversation_id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        /** @description Where to begin, and what to change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConversationRestart"];
            };
        };
        responses: {
            /** @description The answer, as a stream of events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ConversationOrEntryNotFound"];
            409: components["responses"]["ConversationNotRestartable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "agents.listLegacy": {
        parameters: {
            query?: {
                /**
                 * @description Which page to return. The first is 0.
                 * @example 0
                 */
                page?: components["parameters"]["PageFromZero"];
                /**
                 * @description How many agents a page holds at most.
                 * @example 20
                 */
                page_size?: number;
                /**
                 * @description Keep only agents that are offered in the workspace's chat (true) or that are not (false).
                 * @example false
                 */
                deployment_chat?: components["parameters"]["AgentDeploymentChat"];
                /**
                 * @description Keep only agents from one of these sources; repeat the parameter for more than one. `api` is this API,
                 *     `playground` the playground, `agent_builder_v1` the agent builder.
                 * @example [
                 *       "api"
                 *     ]
                 */
                sources?: components["parameters"]["AgentSources"];
                /**
                 * @description Keep only agents with exactly this name.
                 * @example Scout
                 */
                name?: components["parameters"]["AgentName"];
                /**
                 * @description Keep only agents with this text in their name or description, whatever its case.
                 * @example tide
                 */
                search?: components["parameters"]["AgentSearch"];
                /**
                 * @description Keep only the agent with this id.
                 * @example ag_0197c3d0
                 */
                id?: components["parameters"]["AgentIdFilter"];
                /**
                 * @description Keep only agents whose metadata has these entries, and perhaps others. Write a JSON object, percent-encoded as any
                 *     query value.
                 * @example {"desk":"harbor"}
                 */
                metadata?: components["parameters"]["AgentMetadata"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of agents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Agent"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "agents.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The model, the name and, if wanted, everything else. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgentCreate"];
            };
        };
        responses: {
            /** @description The agent, with its id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Agent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["AgentPartNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "agents.list": {
        parameters: {
            query?: {
                /**
                 * @description Which page to return, as given in `next_page_token` by the page before. Leave it out for the first.
                 * @example YWdfMDE5N2MzZDA
                 */
                page_token?: string;
                /**
                 * @description How many agents a page holds. Only the last page holds fewer.
                 * @example 20
                 */
                page_size?: number;
                /**
                 * @description Keep only agents that are offered in the workspace's chat (true) or that are not (false).
                 * @example false
                 */
                deployment_chat?: components["parameters"]["AgentDeploymentChat"];
                /**
                 * @description Keep only agents from one of these sources; repeat the parameter for more than one. `api` is this API,
                 *     `playground` the playground, `agent_builder_v1` the agent builder.
                 * @example [
                 *       "api"
                 *     ]
                 */
                sources?: components["parameters"]["AgentSources"];
                /**
                 * @description Keep only agents with exactly this name.
                 * @example Scout
                 */
                name?: components["parameters"]["AgentName"];
                /**
                 * @description Keep only agents with this text in their name or description, whatever its case.
                 * @example tide
                 */
                search?: components["parameters"]["AgentSearch"];
                /**
                 * @description Keep only the agent with this id.
                 * @example ag_0197c3d0
                 */
                id?: components["parameters"]["AgentIdFilter"];
                /**
                 * @description Keep only agents whose metadata has these entries, and perhaps others. Write a JSON object, percent-encoded as any
                 *     query value.
                 * @example {"desk":"harbor"}
                 */
                metadata?: components["parameters"]["AgentMetadata"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of agents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentPage"];
                };
            };
            400: components["responses"]["BadCursor"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "agents.get": {
        parameters: {
            query?: {
                /**
                 * @description Which version to return, by number or by alias. Leave it out for the active one. Text of digits alone is a
                 *     number.
                 * @example 0
                 */
                agent_version?: number | string;
            };
            header?: never;
            path: {
                /**
                 * @description Which agent.
                 * @example ag_0197c3d0
                 */
                agent_id: components["parameters"]["AgentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The agent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Agent"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["AgentVersionNotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "agents.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which agent.
                 * @example ag_0197c3d0
                 */
                agent_id: components["parameters"]["AgentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The agent is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["AgentNotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "agents.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which agent.
                 * @example ag_0197c3d0
                 */
                agent_id: components["parameters"]["AgentId"];
            };
            cookie?: never;
        };
        /** @description What the new version has otherwise. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgentUpdate"];
            };
        };
        responses: {
            /** @description The agent in its new version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Agent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["AgentOrPartNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "agents.switchVersion": {
        parameters: {
            query: {
                /**
                 * @description Number of the version that is to be active. Aliases are not taken here.
                 * @example 0
                 */
                version: number;
            };
            header?: never;
            path: {
                /**
                 * @description Which agent.
                 * @example ag_0197c3d0
                 */
                agent_id: components["parameters"]["AgentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The agent in the version that is now active. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Agent"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["AgentVersionNotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "agents.versions.list": {
        parameters: {
            query?: {
                /**
                 * @description Which page to return. The first is 0.
                 * @example 0
                 */
                page?: components["parameters"]["PageFromZero"];
                /**
                 * @description How many versions a page holds at most.
                 * @example 20
                 */
                page_size?: number;
            };
            header?: never;
            path: {
                /**
                 * @description Which agent.
                 * @example ag_0197c3d0
                 */
                agent_id: components["parameters"]["AgentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of versions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Agent"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["AgentNotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "agents.versions.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which agent.
                 * @example ag_0197c3d0
                 */
                agent_id: components["parameters"]["AgentId"];
                /**
                 * @description Which version, by number or by alias. Text of digits alone is a number.
                 * @example 0
                 */
                version: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The agent in that version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Agent"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["AgentVersionNotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "agents.complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The agent and the chat so far. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgentCompletionCreate"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentCompletion"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["AgentNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "prompts.list": {
        parameters: {
            query?: {
                /**
                 * @description How many prompts a page holds at most. Left out, the service chooses.
                 * @example 20
                 */
                pageSize?: number;
                /**
                 * @description Where to go on, as given by the page before. Leave it out for the first page.
                 * @example cHJvbXB0XzAxOTdjM2Yx
                 */
                pageToken?: string;
                /**
                 * @description Keep only prompts that have this alias, and show the version it points to.
                 * @example live
                 */
                alias?: string;
                /**
                 * @description Which fields to return, by name. Those that the schema requires come in any case, so this leaves out `title`,
                 *     `description` or `notes`. Without it, all come.
                 * @example [
                 *       "title",
                 *       "notes"
                 *     ]
                 */
                fields?: components["parameters"]["PromptFields"];
                /**
                 * @description What to sort by: when it was created, when it last changed, its name or its title. Unspecified means that
                 *     `sort_by` decides.
                 * @example list_sort_field_name
                 */
                "sort.field"?: "list_sort_field_unspecified" | "list_sort_field_created_at" | "list_sort_field_last_modified_at" | "list_sort_field_name" | "list_sort_field_title";
                /**
                 * @description Which end comes first: `list_sort_direction_asc` is A to Z and oldest first, `list_sort_direction_desc` the
                 *     opposite. Unspecified means that `sort_direction` decides.
                 * @example list_sort_direction_asc
                 */
                "sort.direction"?: "list_sort_direction_unspecified" | "list_sort_direction_asc" | "list_sort_direction_desc";
                /**
                 * @description The same as `sort.field`, in short names. It counts when `sort.field` is left out or unspecified.
                 * @example name
                 */
                sort_by?: "created_at" | "last_modified_at" | "name" | "title";
                /**
                 * @description The same as `sort.direction`, in short names. It counts when that is left out or unspecified. Without either,
                 *     times come newest first and texts from A to Z.
                 * @example asc
                 */
                sort_direction?: "asc" | "desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of prompts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromptPage"];
                };
            };
            400: components["responses"]["BadCursor"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "prompts.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Name, text and labels of the prompt. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromptCreate"];
            };
        };
        responses: {
            /** @description The prompt, with its id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Prompt"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["PromptNameAlreadyExists"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "prompts.get": {
        parameters: {
            query?: {
                /**
                 * @description Number of the version to show. Left out, it is the latest.
                 * @example 1
                 */
                version?: number;
                /**
                 * @description Alias of the version to show.
                 * @example live
                 */
                alias?: string;
                /**
                 * @description Which fields to return, by name. Those that the schema requires come in any case, so this leaves out `title`,
                 *     `description` or `notes`. Without it, all come.
                 * @example [
                 *       "title",
                 *       "notes"
                 *     ]
                 */
                fields?: components["parameters"]["PromptFields"];
            };
            header?: never;
            path: {
                /**
                 * @description Which prompt, by its id.
                 * @example prompt_0197c3f1
                 */
                prompt_id: components["parameters"]["PromptId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The prompt at that version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Prompt"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["PromptVersionNotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "prompts.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which prompt, by its id.
                 * @example prompt_0197c3f1
                 */
                prompt_id: components["parameters"]["PromptId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The prompt is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromptDeleted"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PromptReadOnly"];
            404: components["responses"]["PromptNotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "prompts.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which prompt, by its id.
                 * @example prompt_0197c3f1
                 */
                prompt_id: components["parameters"]["PromptId"];
            };
            cookie?: never;
        };
        /** @description The fields to change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromptUpdate"];
            };
        };
        responses: {
            /** @description The prompt after the change, at its latest version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Prompt"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PromptReadOnly"];
            404: components["responses"]["PromptNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "prompts.versions.list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which prompt, by its id.
                 * @example prompt_0197c3f1
                 */
                prompt_id: components["parameters"]["PromptId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every version of the prompt. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromptVersionList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["PromptNotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "prompts.versions.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which prompt, by its id.
                 * @example prompt_0197c3f1
                 */
                prompt_id: components["parameters"]["PromptId"];
            };
            cookie?: never;
        };
        /** @description The text and the labels of the version. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromptVersionCreate"];
            };
        };
        responses: {
            /** @description Number of the version that holds the definition. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromptVersionCreated"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PromptReadOnly"];
            404: components["responses"]["PromptNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "prompts.versions.get": {
        parameters: {
            query?: {
                /**
                 * @description Which fields to return, by name. Those that the schema requires come in any case, so this leaves out `title`,
                 *     `description` or `notes`. Without it, all come.
                 * @example [
                 *       "title",
                 *       "notes"
                 *     ]
                 */
                fields?: components["parameters"]["PromptFields"];
            };
            header?: never;
            path: {
                /**
                 * @description Which prompt, by its id.
                 * @example prompt_0197c3f1
                 */
                prompt_id: components["parameters"]["PromptId"];
                /**
                 * @description Which version, by its number. The first is 1.
                 * @example 1
                 */
                version: components["parameters"]["PromptVersionNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The prompt at this version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Prompt"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["PromptVersionNotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "prompts.versions.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which prompt, by its id.
                 * @example prompt_0197c3f1
                 */
                prompt_id: components["parameters"]["PromptId"];
                /**
                 * @description Which version, by its number. The first is 1.
                 * @example 1
                 */
                version: components["parameters"]["PromptVersionNumber"];
            };
            cookie?: never;
        };
        /** @description The fields to change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromptVersionUpdate"];
            };
        };
        responses: {
            /** @description The prompt at this version, after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Prompt"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PromptReadOnly"];
            404: components["responses"]["PromptVersionNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "skills.list": {
        parameters: {
            query?: {
                /**
                 * @description How many skills a page holds at most. Left out, the service chooses.
                 * @example 20
                 */
                pageSize?: number;
                /**
                 * @description Where to go on, as given by the page before. Leave it out for the first page.
                 * @example c2tpbGxfMDE5N2MzZjI=
                 */
                pageToken?: string;
                /**
                 * @description Keep only skills that have this alias, and show the version it points to.
                 * @example live
                 */
                alias?: string;
                /**
                 * @description Which fields to return, by name. Those that the schema requires come in any case, so all that a list without
                 *     `notes` leaves out is the notes. Without it, all come.
                 * @example [
                 *       "name",
                 *       "notes"
                 *     ]
                 */
                fields?: components["parameters"]["SkillFields"];
                /**
                 * @description What to sort by: when it was created, when it last changed, or its name. A skill has no title, so sorting by
                 *     title is sorting by name. Unspecified means that `sort_by` decides.
                 * @example list_sort_field_name
                 */
                "sort.field"?: "list_sort_field_unspecified" | "list_sort_field_created_at" | "list_sort_field_last_modified_at" | "list_sort_field_name" | "list_sort_field_title";
                /**
                 * @description Which end comes first: `list_sort_direction_asc` is A to Z and oldest first, `list_sort_direction_desc` the
                 *     opposite. Unspecified means that `sort_direction` decides.
                 * @example list_sort_direction_asc
                 */
                "sort.direction"?: "list_sort_direction_unspecified" | "list_sort_direction_asc" | "list_sort_direction_desc";
                /**
                 * @description The same as `sort.field`, in short names. It counts when `sort.field` is left out or unspecified.
                 * @example name
                 */
                sort_by?: "created_at" | "last_modified_at" | "name" | "title";
                /**
                 * @description The same as `sort.direction`, in short names. It counts when that is left out or unspecified. Without either,
                 *     times come newest first and texts from A to Z.
                 * @example asc
                 */
                sort_direction?: "asc" | "desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of skills. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SkillPage"];
                };
            };
            400: components["responses"]["BadCursor"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "skills.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Name, instructions and labels of the skill. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SkillCreate"];
            };
        };
        responses: {
            /** @description The skill, with its id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Skill"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["SkillNameAlreadyExists"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "skills.get": {
        parameters: {
            query?: {
                /**
                 * @description Number of the version to show. Left out, it is the latest.
                 * @example 1
                 */
                version?: number;
                /**
                 * @description Alias of the version to show.
                 * @example live
                 */
                alias?: string;
                /**
                 * @description Which fields to return, by name. Those that the schema requires come in any case, so all that a list without
                 *     `notes` leaves out is the notes. Without it, all come.
                 * @example [
                 *       "name",
                 *       "notes"
                 *     ]
                 */
                fields?: components["parameters"]["SkillFields"];
            };
            header?: never;
            path: {
                /**
                 * @description Which skill, by its id.
                 * @example skill_0197c3f2
                 */
                skill_id: components["parameters"]["SkillId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The skill at that version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Skill"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["SkillVersionNotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "skills.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which skill, by its id.
                 * @example skill_0197c3f2
                 */
                skill_id: components["parameters"]["SkillId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The skill is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SkillDeleted"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["SkillReadOnly"];
            404: components["responses"]["SkillNotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "skills.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which skill, by its id.
                 * @example skill_0197c3f2
                 */
                skill_id: components["parameters"]["SkillId"];
            };
            cookie?: never;
        };
        /** @description The fields to change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SkillUpdate"];
            };
        };
        responses: {
            /** @description The skill after the change, at its latest version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Skill"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["SkillReadOnly"];
            404: components["responses"]["SkillNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "skills.versions.list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which skill, by its id.
                 * @example skill_0197c3f2
                 */
                skill_id: components["parameters"]["SkillId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every version of the skill. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SkillVersionList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["SkillNotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "skills.versions.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which skill, by its id.
                 * @example skill_0197c3f2
                 */
                skill_id: components["parameters"]["SkillId"];
            };
            cookie?: never;
        };
        /** @description The instructions and the labels of the version. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SkillVersionCreate"];
            };
        };
        responses: {
            /** @description Number of the version that holds the definition. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SkillVersionCreated"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["SkillReadOnly"];
            404: components["responses"]["SkillNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "skills.versions.get": {
        parameters: {
            query?: {
                /**
                 * @description Which fields to return, by name. Those that the schema requires come in any case, so all that a list without
                 *     `notes` leaves out is the notes. Without it, all come.
                 * @example [
                 *       "name",
                 *       "notes"
                 *     ]
                 */
                fields?: components["parameters"]["SkillFields"];
            };
            header?: never;
            path: {
                /**
                 * @description Which skill, by its id.
                 * @example skill_0197c3f2
                 */
                skill_id: components["parameters"]["SkillId"];
                /**
                 * @description Which version, by its number. The first is 1.
                 * @example 1
                 */
                version: components["parameters"]["SkillVersionNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The skill at this version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Skill"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["SkillVersionNotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "skills.versions.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which skill, by its id.
                 * @example skill_0197c3f2
                 */
                skill_id: components["parameters"]["SkillId"];
                /**
                 * @description Which version, by its number. The first is 1.
                 * @example 1
                 */
                version: components["parameters"]["SkillVersionNumber"];
            };
            cookie?: never;
        };
        /** @description The fields to change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SkillVersionUpdate"];
            };
        };
        responses: {
            /** @description The skill at this version, after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Skill"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["SkillReadOnly"];
            404: components["responses"]["SkillVersionNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "workflows.list": {
        parameters: {
            query?: {
                /**
                 * @description Keep only workflows with this text in their name, title or description, whatever its case.
                 * @example briefing
                 */
                search?: string;
                /**
                 * @description Keep only workflows with an execution in this state. Repeat it to allow several.
                 * @example [
                 *       "RUNNING"
                 *     ]
                 */
                status?: components["schemas"]["ExecutionStatus"][];
                /**
                 * @description Keep only workflows that this deployment has registered. Repeat it to allow several.
                 * @example [
                 *       "harbor-workers"
                 *     ]
                 */
                deployment_name?: string[];
                /**
                 * @description Keep only workflows with a deployment that has a live worker (`active`), or only those without one
                 *     (`inactive`).
                 * @example active
                 */
                deployment_status?: "active" | "inactive";
                /**
                 * @description Keep only workflows that carry this label. Repeat it to demand several at once.
                 * @example [
                 *       "harbor"
                 *     ]
                 */
                tags?: string[];
                /**
                 * @description Keep only archived workflows (`true`) or only those in use (`false`). Without it, both are returned.
                 * @example false
                 */
                archived?: components["parameters"]["ArchivedWorkflows"];
                /**
                 * @description Keep only workflows that people can start from the chat assistant (`true`), or only the others (`false`).
                 * @example false
                 */
                available_in_chat_assistant?: components["parameters"]["AvailableInChatAssistant"];
                /**
                 * @description Whether workflows that other workspaces share with this one count too.
                 * @example true
                 */
                include_shared?: components["parameters"]["IncludeSharedWorkflows"];
                /**
                 * @description Whether to keep only what a live worker could run at this moment.
                 * @example false
                 */
                active_only?: components["parameters"]["ActiveWorkflowsOnly"];
                /**
                 * @description Field to sort by. Without it, the time of the first registration counts.
                 * @example display_name
                 */
                sort_by?: "display_name";
                /**
                 * @description Whether to go up (`asc`, A to Z, the oldest first) or down (`desc`).
                 * @example asc
                 */
                order?: "asc" | "desc";
                /**
                 * @description How many items a page holds at most. Every page but the last is full.
                 * @example 50
                 */
                limit?: components["parameters"]["WorkflowLimit"];
                /**
                 * @description Where to go on, as given by the page before. Leave it out for the first page.
                 * @example b2Zmc2V0PTUw
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of workflows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowPage"];
                };
            };
            400: components["responses"]["BadCursor"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "workflows.registrations.list": {
        parameters: {
            query?: {
                /**
                 * @description Keep only registrations of this workflow.
                 * @example 2c9e7b41-d8a3-4f06-95e1-b7c8d9e0f1a2
                 */
                workflow_id?: string;
                /**
                 * @deprecated
                 * @description Keep only registrations of workers that take work from this queue. Choose by `workflow_id` and look at
                 *     `deployment_name` instead.
                 * @example harbor-queue
                 */
                task_queue?: string;
                /**
                 * @description Keep only registrations of workflows with this text in their name or title, whatever its case.
                 * @example briefing
                 */
                workflow_search?: string;
                /**
                 * @description Keep only archived workflows (`true`) or only those in use (`false`). Without it, both are returned.
                 * @example false
                 */
                archived?: components["parameters"]["ArchivedWorkflows"];
                /**
                 * @description Keep only workflows that people can start from the chat assistant (`true`), or only the others (`false`).
                 * @example false
                 */
                available_in_chat_assistant?: components["parameters"]["AvailableInChatAssistant"];
                /**
                 * @description Whether workflows that other workspaces share with this one count too.
                 * @example true
                 */
                include_shared?: components["parameters"]["IncludeSharedWorkflows"];
                /**
                 * @description Whether to keep only what a live worker could run at this moment.
                 * @example false
                 */
                active_only?: components["parameters"]["ActiveWorkflowsOnly"];
                /**
                 * @description Whether each registration brings along the workflow that it registers.
                 * @example false
                 */
                with_workflow?: components["parameters"]["WithWorkflow"];
                /**
                 * @description How many items a page holds at most. Every page but the last is full.
                 * @example 50
                 */
                limit?: components["parameters"]["WorkflowLimit"];
                /**
                 * @description Where to go on, as given by the page before. Leave it out for the first page.
                 * @example b2Zmc2V0PTUw
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of registrations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowRegistrationPage"];
                };
            };
            400: components["responses"]["BadCursor"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "workflows.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which workflow, by its id or its name.
                 * @example morning-briefing
                 */
                workflow_identifier: components["parameters"]["WorkflowIdentifier"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The workflow. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowLookup"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["WorkflowNotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "workflows.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which workflow, by its id or its name.
                 * @example morning-briefing
                 */
                workflow_identifier: components["parameters"]["WorkflowIdentifier"];
            };
            cookie?: never;
        };
        /** @description The fields to change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkflowUpdate"];
            };
        };
        responses: {
            /** @description The workflow after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["WorkflowNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "workflows.execute": {
        parameters: {
            query?: {
                /**
                 * @description Whether to answer only when the workflow has ended. The field of the same name in the body means the same, and it
                 *     is enough if one of the two is true.
                 * @example false
                 */
                wait_for_result?: components["parameters"]["WaitForResult"];
            };
            header?: never;
            path: {
                /**
                 * @description Which workflow, by its id or its name.
                 * @example morning-briefing
                 */
                workflow_identifier: components["parameters"]["WorkflowIdentifier"];
            };
            cookie?: never;
        };
        /** @description Input and settings of the execution. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkflowExecutionRequest"];
            };
        };
        responses: {
            /** @description The execution, or the result alone if the call waited for it and the workflow has completed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowExecutionAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["WorkflowStartNotFound"];
            409: components["responses"]["WorkflowStartConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["WorkflowInputInvalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "workflows.registrations.execute": {
        parameters: {
            query?: {
                /**
                 * @description Whether to answer only when the workflow has ended. The field of the same name in the body means the same, and it
                 *     is enough if one of the two is true.
                 * @example false
                 */
                wait_for_result?: components["parameters"]["WaitForResult"];
            };
            header?: never;
            path: {
                /**
                 * @description Which registration.
                 * @example 4d0f8c52-e9b4-4a17-86f2-c8d9e0f1a2b3
                 */
                workflow_registration_id: components["parameters"]["WorkflowRegistrationId"];
            };
            cookie?: never;
        };
        /** @description Input and settings of the execution. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkflowExecutionRequest"];
            };
        };
        responses: {
            /** @description The execution, or the result alone if the call waited for it and the workflow has completed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowExecutionAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["WorkflowRegistrationStartNotFound"];
            409: components["responses"]["ExecutionAlreadyStarted"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["WorkflowInputInvalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "workflows.registrations.get": {
        parameters: {
            query?: {
                /**
                 * @description Whether each registration brings along the workflow that it registers.
                 * @example false
                 */
                with_workflow?: components["parameters"]["WithWorkflow"];
                /**
                 * @description Whether workflows that other workspaces share with this one count too.
                 * @example true
                 */
                include_shared?: components["parameters"]["IncludeSharedWorkflows"];
            };
            header?: never;
            path: {
                /**
                 * @description Which registration.
                 * @example 4d0f8c52-e9b4-4a17-86f2-c8d9e0f1a2b3
                 */
                workflow_registration_id: components["parameters"]["WorkflowRegistrationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The registration. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowRegistrationLookup"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["WorkflowRegistrationNotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "workflows.archiveMany": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The workflows to put away. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkflowSelection"];
            };
        };
        responses: {
            /** @description What became of each workflow. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowArchiveResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "workflows.unarchiveMany": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The workflows to put back in use. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkflowSelection"];
            };
        };
        responses: {
            /** @description What became of each workflow. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowUnarchiveResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "workflows.archive": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which workflow, by its id or its name.
                 * @example morning-briefing
                 */
                workflow_identifier: components["parameters"]["WorkflowIdentifier"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The workflow, archived. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowEnvelope"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["WorkflowNotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "workflows.unarchive": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which workflow, by its id or its name.
                 * @example morning-briefing
                 */
                workflow_identifier: components["parameters"]["WorkflowIdentifier"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The workflow, in use. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowEnvelope"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["WorkflowNotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "workflows.executions.get": {
        parameters: {
            query?: {
                /**
                 * @description Whether to show the labels that the workflow has given itself, in `search_keys`.
                 * @example true
                 */
                include_search_keys?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description Which execution. Its latest run is meant.
                 * @example morning-briefing-2026-03-02
                 */
                execution_id: components["parameters"]["ExecutionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The execution. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowExecution"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ExecutionNotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "workflows.executions.getHistory": {
        parameters: {
            query?: {
                /**
                 * @description Whether inputs and results are unpacked and shown as plain JSON. Otherwise each is an object with a `b64payload`,
                 *     just as it was stored.
                 * @example true
                 */
                decode_payloads?: components["parameters"]["DecodePayloads"];
            };
            header?: never;
            path: {
                /**
                 * @description Which execution. Its latest run is meant.
                 * @example morning-briefing-2026-03-02
                 */
                execution_id: components["parameters"]["ExecutionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The history of the latest run. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExecutionHistory"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ExecutionNotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "workflows.executions.signal": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which execution. Its latest run is meant.
                 * @example morning-briefing-2026-03-02
                 */
                execution_id: components["parameters"]["ExecutionId"];
            };
            cookie?: never;
        };
        /** @description The signal and its arguments. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkflowSignal"];
            };
        };
        responses: {
            /** @description The signal is on its way. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowSignalReceipt"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ExecutionNotFound"];
            409: components["responses"]["ExecutionNotRunning"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["WorkflowInputInvalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "workflows.executions.query": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which execution. Its latest run is meant.
                 * @example morning-briefing-2026-03-02
                 */
                execution_id: components["parameters"]["ExecutionId"];
            };
            cookie?: never;
        };
        /** @description The query and its arguments. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkflowQuery"];
            };
        };
        responses: {
            /** @description The workflow's answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowQueryResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ExecutionNotFound"];
            409: components["responses"]["ExecutionNotRunning"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["WorkflowInputInvalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "workflows.executions.terminate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which execution. Its latest run is meant.
                 * @example morning-briefing-2026-03-02
                 */
                execution_id: components["parameters"]["ExecutionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The execution is terminated. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ExecutionNotFound"];
            409: components["responses"]["ExecutionNotRunning"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "workflows.executions.terminateMany": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The executions to end. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExecutionBatch"];
            };
        };
        responses: {
            /** @description What became of each execution. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExecutionBatchResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "workflows.executions.cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which execution. Its latest run is meant.
                 * @example morning-briefing-2026-03-02
                 */
                execution_id: components["parameters"]["ExecutionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The workflow has been asked to stop. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ExecutionNotFound"];
            409: components["responses"]["ExecutionNotRunning"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "workflows.executions.cancelMany": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The executions to stop. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExecutionBatch"];
            };
        };
        responses: {
            /** @description What became of each execution. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExecutionBatchResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "workflows.executions.reset": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which execution. Its latest run is meant.
                 * @example morning-briefing-2026-03-02
                 */
                execution_id: components["parameters"]["ExecutionId"];
            };
            cookie?: never;
        };
        /** @description Where to go back to. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExecutionReset"];
            };
        };
        responses: {
            /** @description The execution goes on in a new run. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ExecutionNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ResetPointInvalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "workflows.runs.list": {
        parameters: {
            query?: {
                /**
                 * @description Keep only runs of this workflow, given by its id or its name.
                 * @example morning-briefing
                 */
                workflow_identifier?: string;
                /**
                 * @description Keep only runs in the tree below this execution, itself included.
                 * @example morning-briefing-2026-03-02
                 */
                root_execution_id?: string;
                /**
                 * @description Keep only runs with this text in their execution id or workflow name, whatever its case.
                 * @example briefing
                 */
                search?: string;
                /**
                 * @description Keep only runs in this state. Repeat it to allow several.
                 * @example [
                 *       "COMPLETED",
                 *       "FAILED"
                 *     ]
                 */
                status?: components["schemas"]["ExecutionStatus"][];
                /**
                 * @description Keep only runs on the workers of this deployment.
                 * @example harbor-workers
                 */
                deployment_name?: string;
                /**
                 * @description Time to sort by. Without it, the start counts. Runs without an end come last when `end_time` does.
                 * @example start_time
                 */
                sort_by?: "start_time" | "end_time";
                /**
                 * @description Whether the earliest (`asc`) or the latest (`desc`) comes first.
                 * @example desc
                 */
                order?: "asc" | "desc";
                /**
                 * @description Keep only runs that started at this time or later.
                 * @example 2026-03-02T00:00:00Z
                 */
                start_time_after?: string;
                /**
                 * @description Keep only runs that started before this time.
                 * @example 2026-03-03T00:00:00Z
                 */
                start_time_before?: string;
                /**
                 * @description Keep only runs that ended at this time or later.
                 * @example 2026-03-02T00:00:00Z
                 */
                end_time_after?: string;
                /**
                 * @description Keep only runs that ended before this time.
                 * @example 2026-03-03T00:00:00Z
                 */
                end_time_before?: string;
                /**
                 * @description Keep only runs started on behalf of this user. `current` stands for the caller.
                 * @example current
                 */
                user_id?: string;
                /**
                 * @description Keep only runs of workflows that carry this tag. Repeat it to demand several at once.
                 * @example [
                 *       "harbor"
                 *     ]
                 */
                workflow_tags?: string[];
                /**
                 * @description Keep only runs whose workflow has given itself this label, written `key:value`. Repeat it to demand several at
                 *     once.
                 * @example [
                 *       "harbor:harbor-point"
                 *     ]
                 */
                search_key?: string[];
                /**
                 * @description Whether to show runs of workflows that the service itself uses behind the scenes.
                 * @example false
                 */
                include_internal?: boolean;
                /**
                 * @description How many runs a page holds at most. Every page but the last is full.
                 * @example 50
                 */
                page_size?: number;
                /**
                 * @description Where to go on, as given by the page before. Leave it out for the first page.
                 * @example cnVuOjUw
                 */
                next_page_token?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of runs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowRunPage"];
                };
            };
            400: components["responses"]["BadCursor"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "workflows.runs.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which run, of whatever execution.
                 * @example a7b3c9d1-5e2f-4068-b4a7-1f2e3d4c5b6a
                 */
                run_id: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The run, in the form of an execution. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowExecution"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["RunNotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "workflows.runs.getHistory": {
        parameters: {
            query?: {
                /**
                 * @description Whether inputs and results are unpacked and shown as plain JSON. Otherwise each is an object with a `b64payload`,
                 *     just as it was stored.
                 * @example true
                 */
                decode_payloads?: components["parameters"]["DecodePayloads"];
            };
            header?: never;
            path: {
                /**
                 * @description Which run, of whatever execution.
                 * @example a7b3c9d1-5e2f-4068-b4a7-1f2e3d4c5b6a
                 */
                run_id: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The history of the run. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExecutionHistory"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["RunNotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "workflows.schedules.list": {
        parameters: {
            query?: {
                /**
                 * @description Keep only schedules that start the workflow of this name.
                 * @example morning-briefing
                 */
                workflow_name?: string;
                /**
                 * @description Keep only schedules made by this user; `current` stands for the caller.
                 * @example current
                 */
                user_id?: string;
                /**
                 * @description Keep only schedules that are `active` or that are `paused`. Left out, both are returned.
                 * @example active
                 */
                status?: "active" | "paused";
                /**
                 * @description Keep only schedules whose id begins with this text.
                 * @example morning-
                 */
                search?: string;
                /**
                 * @description How many schedules a page holds at most. Left out, there is one page with all.
                 * @example 50
                 */
                page_size?: number;
                /**
                 * @description Where to go on, as given by the page before. Leave it out for the first page.
                 * @example c2NoZWR1bGU6NTA
                 */
                next_page_token?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of schedules. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchedulePage"];
                };
            };
            400: components["responses"]["BadCursor"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "workflows.schedules.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The workflow and the times. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScheduleCreate"];
            };
        };
        responses: {
            /** @description The schedule is made and active. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduleReference"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ScheduleWorkflowNotFound"];
            409: components["responses"]["ScheduleAlreadyExists"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ScheduleUnprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "workflows.schedules.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which schedule. It is the id that was chosen when the schedule was made, or that the service gave it.
                 * @example morning-briefing-daily
                 */
                schedule_id: components["parameters"]["ScheduleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The schedule. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Schedule"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ScheduleNotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "workflows.schedules.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which schedule. It is the id that was chosen when the schedule was made, or that the service gave it.
                 * @example morning-briefing-daily
                 */
                schedule_id: components["parameters"]["ScheduleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The schedule is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ScheduleNotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "workflows.schedules.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which schedule. It is the id that was chosen when the schedule was made, or that the service gave it.
                 * @example morning-briefing-daily
                 */
                schedule_id: components["parameters"]["ScheduleId"];
            };
            cookie?: never;
        };
        /** @description The parts to change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScheduleUpdate"];
            };
        };
        responses: {
            /** @description The schedule is changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduleReference"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ScheduleNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ScheduleUnprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "workflows.schedules.pause": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which schedule. It is the id that was chosen when the schedule was made, or that the service gave it.
                 * @example morning-briefing-daily
                 */
                schedule_id: components["parameters"]["ScheduleId"];
            };
            cookie?: never;
        };
        /** @description Why the schedule is paused, if there is something to say. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SchedulePause"] | null;
            };
        };
        responses: {
            /** @description The schedule is paused. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ScheduleNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "workflows.schedules.resume": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which schedule. It is the id that was chosen when the schedule was made, or that the service gave it.
                 * @example morning-briefing-daily
                 */
                schedule_id: components["parameters"]["ScheduleId"];
            };
            cookie?: never;
        };
        /** @description Why the schedule is resumed, if there is something to say. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SchedulePause"] | null;
            };
        };
        responses: {
            /** @description The schedule is active. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ScheduleNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "workflows.schedules.trigger": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which schedule. It is the id that was chosen when the schedule was made, or that the service gave it.
                 * @example morning-briefing-daily
                 */
                schedule_id: components["parameters"]["ScheduleId"];
            };
            cookie?: never;
        };
        /** @description What to do if an execution is still running, if not what the schedule says. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ScheduleTrigger"] | null;
            };
        };
        responses: {
            /** @description The request is carried out; whether an execution was started depends on `overlap`. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ScheduleNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "workflows.deployments.list": {
        parameters: {
            query?: {
                /**
                 * @description Whether to leave out deployments without a live worker.
                 * @example true
                 */
                active_only?: boolean;
                /**
                 * @description Keep only those that are hardened, or only those that are not.
                 * @example true
                 */
                is_hardened?: boolean;
                /**
                 * @description Keep only deployments on which the workflow of this name is registered.
                 * @example morning-briefing
                 */
                workflow_name?: string;
                /**
                 * @description Keep only deployments that this user created.
                 * @example c41a7e88-3b52-4d0f-8a6e-91f0d2b7c533
                 */
                created_by?: string;
                /**
                 * @description Keep only deployments that belong to this user.
                 * @example c41a7e88-3b52-4d0f-8a6e-91f0d2b7c533
                 */
                owner?: string;
                /**
                 * @description Keep only deployments with workers in one of these kinds of places. Send it once for each.
                 * @example [
                 *       "managed"
                 *     ]
                 */
                location_types?: components["schemas"]["DeploymentLocationType"][];
                /**
                 * @description Keep only deployments with this text in their name, whatever its case.
                 * @example harbor
                 */
                search?: string;
                /**
                 * @description What to sort by: `created_at`, or `updated_at` for the last heartbeat. Left out, it is the time of creation.
                 * @example created_at
                 */
                order_by?: "updated_at" | "created_at";
                /**
                 * @description Whether the latest comes first (`desc`) or the earliest (`asc`).
                 * @example desc
                 */
                order?: "asc" | "desc";
                /**
                 * @description How many deployments a page holds at most.
                 * @example 50
                 */
                limit?: number;
                /**
                 * @description Where to go on, as given by the page before. Leave it out for the first page.
                 * @example b2Zmc2V0PTUw
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Workspace to look into, if it is not the one of the API key.
                 * @example 8d2f4b16-90ac-4e7b-b1d3-5c6a7e8f9012
                 */
                workspace_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of deployments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeploymentPage"];
                };
            };
            400: components["responses"]["BadCursor"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["DeploymentWorkspaceForbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "workflows.deployments.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Name, code and size of the deployment. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeploymentCreate"];
            };
        };
        responses: {
            /** @description The deployment is created and its build is queued. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedDeployment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["DeploymentNameTaken"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "workflows.deployments.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the deployment, unique in its workspace.
                 * @example harbor-workers
                 */
                name: components["parameters"]["DeploymentName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deployment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeploymentDetail"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["DeploymentNotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "workflows.deployments.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the deployment, unique in its workspace.
                 * @example harbor-workers
                 */
                name: components["parameters"]["DeploymentName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deployment is on its way out. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedDeployment"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["DeploymentNotFound"];
            409: components["responses"]["DeploymentNotManaged"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "workflows.deployments.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the deployment, unique in its workspace.
                 * @example harbor-workers
                 */
                name: components["parameters"]["DeploymentName"];
            };
            cookie?: never;
        };
        /** @description The fields to change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeploymentUpdate"];
            };
        };
        responses: {
            /** @description The change is noted and under way. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedDeployment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["DeploymentNotFound"];
            409: components["responses"]["DeploymentNotManaged"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "workflows.deployments.stop": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the deployment, unique in its workspace.
                 * @example harbor-workers
                 */
                name: components["parameters"]["DeploymentName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deployment is asked to stop. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedDeployment"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["DeploymentNotFound"];
            409: components["responses"]["DeploymentNotManaged"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "workflows.deployments.start": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the deployment, unique in its workspace.
                 * @example harbor-workers
                 */
                name: components["parameters"]["DeploymentName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deployment is asked to run. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedDeployment"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["DeploymentNotFound"];
            409: components["responses"]["DeploymentNotManaged"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "workflows.deployments.restart": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the deployment, unique in its workspace.
                 * @example harbor-workers
                 */
                name: components["parameters"]["DeploymentName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The restart is noted and under way. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedDeployment"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["DeploymentNotFound"];
            409: components["responses"]["DeploymentNotManaged"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "workflows.deployments.unharden": {
        parameters: {
            query?: {
                /**
                 * @description Workspace of the deployment, if it is not the one of the API key.
                 * @example 8d2f4b16-90ac-4e7b-b1d3-5c6a7e8f9012
                 */
                workspace_id?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Which deployment. This is its id, not its name.
                 * @example 5e1a9d63-fac5-4b28-97a3-d9e0f1a2b3c4
                 */
                deployment_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deployment is open. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["DeploymentOwnerRequired"];
            404: components["responses"]["DeploymentNotFound"];
            409: components["responses"]["DeploymentHardeningRequired"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "workflows.deployments.workers.list": {
        parameters: {
            query?: {
                /**
                 * @description How many workers a page holds at most.
                 * @example 50
                 */
                limit?: number;
                /**
                 * @description Where to go on, as given by the page before. Leave it out for the first page.
                 * @example b2Zmc2V0PTUw
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description Name of the deployment, unique in its workspace.
                 * @example harbor-workers
                 */
                name: components["parameters"]["DeploymentName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of workers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeploymentWorkerPage"];
                };
            };
            400: components["responses"]["BadCursor"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["DeploymentNotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "workflows.deployments.logs.list": {
        parameters: {
            query?: {
                /**
                 * @description Keep only what this worker wrote.
                 * @example harbor-worker-1
                 */
                worker_name?: components["parameters"]["DeploymentLogWorkerName"];
                /**
                 * @description Keep only what was written while this workflow ran.
                 * @example morning-briefing
                 */
                workflow_name?: components["parameters"]["DeploymentLogWorkflowName"];
                /**
                 * @description Keep only one kind of record: `build` was written while the code was made into an image, `runtime` by the workers.
                 *     Left out, both kinds come.
                 * @example runtime
                 */
                log_type?: components["parameters"]["DeploymentLogType"];
                /**
                 * @description Keep only records later than this time.
                 * @example 2026-03-02T05:00:00Z
                 */
                after?: components["parameters"]["DeploymentLogAfter"];
                /**
                 * @description Keep only records earlier than this time.
                 * @example 2026-03-02T05:01:00Z
                 */
                before?: string;
                /**
                 * @description Whether the oldest record comes first (`asc`) or the newest (`desc`). Ignored with a cursor.
                 * @example asc
                 */
                order?: "asc" | "desc";
                /**
                 * @description How many records a page holds at most.
                 * @example 50
                 */
                limit?: number;
                /**
                 * @description Where to go on, as given by the page before. It carries the `after`, `before` and `order` of the first page,
                 *     so they are not read again. Leave it out for the first page.
                 * @example bG9nOjE3NzI0Mjc2NDI6MDphc2M
                 */
                cursor?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Name of the deployment, unique in its workspace.
                 * @example harbor-workers
                 */
                name: components["parameters"]["DeploymentName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of log records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeploymentLogPage"];
                };
            };
            400: components["responses"]["BadCursor"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["DeploymentNotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "workflows.deployments.logs.stream": {
        parameters: {
            query?: {
                /**
                 * @description The same as the header, for callers that can't set one. Not read when the header is there.
                 * @example MTc3MjQyNzYwMDEyMDow
                 */
                last_event_id?: string;
                /**
                 * @description Keep only what this worker wrote.
                 * @example harbor-worker-1
                 */
                worker_name?: components["parameters"]["DeploymentLogWorkerName"];
                /**
                 * @description Keep only what was written while this workflow ran.
                 * @example morning-briefing
                 */
                workflow_name?: components["parameters"]["DeploymentLogWorkflowName"];
                /**
                 * @description Keep only one kind of record: `build` was written while the code was made into an image, `runtime` by the workers.
                 *     Left out, both kinds come.
                 * @example runtime
                 */
                log_type?: components["parameters"]["DeploymentLogType"];
                /**
                 * @description Keep only records later than this time.
                 * @example 2026-03-02T05:00:00Z
                 */
                after?: components["parameters"]["DeploymentLogAfter"];
            };
            header?: {
                /**
                 * @description The `id` of the last event received. What follows it is sent. Browsers send it by themselves.
                 * @example MTc3MjQyNzYwMDEyMDow
                 */
                "Last-Event-ID"?: string;
            };
            path: {
                /**
                 * @description Name of the deployment, unique in its workspace.
                 * @example harbor-workers
                 */
                name: components["parameters"]["DeploymentName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream has begun. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["BadCursor"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["DeploymentNotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "workflows.events.stream": {
        parameters: {
            query?: {
                /**
                 * @description Follow this execution. `*` counts as left out.
                 * @example morning-briefing-2026-03-02
                 */
                workflow_exec_id?: string;
                /**
                 * @description Follow all executions that go back to this one: itself, those it started, those they started and so on. `*`
                 *     counts as left out.
                 * @example morning-briefing-2026-03-02
                 */
                root_workflow_exec_id?: string;
                /**
                 * @description Follow all executions that this one started itself. `*` counts as left out.
                 * @example morning-briefing-2026-03-02
                 */
                parent_workflow_exec_id?: string;
                /**
                 * @description Send only events of single activities (`activity`), only those of the workflow and its tasks (`workflow`), or
                 *     both (`*`).
                 * @example *
                 */
                scope?: "activity" | "workflow" | "*";
                /**
                 * @description Send only events of activities of this name. `*` is any.
                 * @example get_tides
                 */
                activity_name?: string;
                /**
                 * @description Send only events of the activity with this task id. `*` is any.
                 * @example act_1
                 */
                activity_id?: string;
                /**
                 * @description Send only events of workflows of this name. `*` is any.
                 * @example morning-briefing
                 */
                workflow_name?: string;
                /**
                 * @description Send only what was published on this channel. Workflow code chooses the names, such as `token` for the text of
                 *     a model as it comes. `*` is any.
                 * @example *
                 */
                stream?: string;
                /**
                 * @description Begin with the event of this `broker_sequence`, itself included. 0 begins with the oldest there is.
                 * @example 0
                 */
                start_seq?: number;
                /**
                 * @description Resume after the message with this id. Sent when a client can't set the header `Last-Event-ID`.
                 * @example 4
                 */
                last_event_id?: string;
                /**
                 * @description Send only events whose `metadata` has these names and values: a JSON object, written as one string.
                 * @example {"language":"en"}
                 */
                metadata_filters?: string;
                /**
                 * @description Send only events of these types. Repeat the parameter for each type; left out, all are sent.
                 * @example [
                 *       "WORKFLOW_EXECUTION_STARTED",
                 *       "WORKFLOW_EXECUTION_COMPLETED"
                 *     ]
                 */
                workflow_event_types?: components["schemas"]["WorkflowEventType"][];
            };
            header?: {
                /**
                 * @description Resume after the message with this id. Browsers send it by themselves when they connect again; it wins over
                 *     `last_event_id` and `start_seq`.
                 * @example 4
                 */
                "Last-Event-ID"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events, for as long as the connection lasts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["BadCursor"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "workflows.events.list": {
        parameters: {
            query?: {
                /**
                 * @description Keep only events of this execution and of all that go back to it.
                 * @example morning-briefing-2026-03-02
                 */
                root_workflow_exec_id?: string;
                /**
                 * @description Keep only events of this execution.
                 * @example morning-briefing-2026-03-02
                 */
                workflow_exec_id?: string;
                /**
                 * @description Keep only events of this run.
                 * @example a7b3c9d1-5e2f-4068-b4a7-1f2e3d4c5b6a
                 */
                workflow_run_id?: string;
                /**
                 * @description How many events a page holds at most.
                 * @example 100
                 */
                limit?: number;
                /**
                 * @description Where to go on, as given by the page before. Leave it out for the first page.
                 * @example b2Zmc2V0PTUw
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowEventPage"];
                };
            };
            400: components["responses"]["BadCursor"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "models.list": {
        parameters: {
            query?: {
                /**
                 * @description Keep only models of this provider, as `owned_by` names it.
                 * @example platform
                 */
                provider?: string;
                /**
                 * @description Keep only the model with this id or alias.
                 * @example aurora-large
                 */
                model?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The models. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModelList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "models.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which model, by its id.
                 * @example ft:aurora-small:tidewater:7c1e
                 */
                model_id: components["parameters"]["ModelId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The model. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Model"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ModelNotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "models.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which model, by its id.
                 * @example ft:aurora-small:tidewater:7c1e
                 */
                model_id: components["parameters"]["ModelId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The model is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModelDeleted"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ModelNotDeletable"];
            404: components["responses"]["ModelNotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "models.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which model, by its id.
                 * @example ft:aurora-small:tidewater:7c1e
                 */
                model_id: components["parameters"]["ModelId"];
            };
            cookie?: never;
        };
        /** @description The fields to change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["FineTunedModelUpdate"];
            };
        };
        responses: {
            /** @description The model after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FineTunedModel"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["FineTunedModelNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "models.archive": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which model, by its id.
                 * @example ft:aurora-small:tidewater:7c1e
                 */
                model_id: components["parameters"]["ModelId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The model is archived. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModelArchived"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["FineTunedModelNotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "models.unarchive": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which model, by its id.
                 * @example ft:aurora-small:tidewater:7c1e
                 */
                model_id: components["parameters"]["ModelId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The model is in use. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModelUnarchived"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["FineTunedModelNotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "batch.jobs.list": {
        parameters: {
            query?: {
                /**
                 * @description Which page to return. The first is 0.
                 * @example 0
                 */
                page?: components["parameters"]["PageFromZero"];
                /**
                 * @description How many jobs a page holds at most.
                 * @example 100
                 */
                page_size?: number;
                /**
                 * @description Keep only jobs that use this model.
                 * @example aurora-small
                 */
                model?: string;
                /**
                 * @description Keep only jobs that use this agent.
                 * @example ag_0197c3d0
                 */
                agent_id?: string;
                /**
                 * @description Keep only jobs whose `metadata` has all these names with these values. The text of a JSON object.
                 * @example {"desk":"harbor"}
                 */
                metadata?: string;
                /**
                 * @description Keep only jobs that were created later than this time.
                 * @example 2026-03-02T09:00:00Z
                 */
                created_after?: string;
                /**
                 * @description Whether to keep only jobs that the caller created.
                 * @example false
                 */
                created_by_me?: boolean;
                /**
                 * @description Keep only jobs in this state. Repeat the parameter to name more than one.
                 * @example [
                 *       "QUEUED",
                 *       "RUNNING"
                 *     ]
                 */
                status?: components["schemas"]["BatchJobStatus"][];
                /**
                 * @description How to sort. `created` begins with the oldest job, `-created` with the newest.
                 * @example -created
                 */
                order_by?: "created" | "-created";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of jobs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchJobPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "batch.jobs.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The operation to call, and the requests to it. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["BatchJobCreate"];
            };
        };
        responses: {
            /** @description The job, which waits for its turn. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchJob"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["BatchInputNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "batch.jobs.get": {
        parameters: {
            query?: {
                /**
                 * @description Whether to return the answers in `outputs`, so that `output_file` need not be fetched.
                 * @example false
                 */
                inline?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description Which batch job.
                 * @example c2d3e4f5-a6b7-4c89-90d1-e2f3a4b5c6d7
                 */
                job_id: components["parameters"]["BatchJobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchJob"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["BatchJobNotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "batch.jobs.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which batch job.
                 * @example c2d3e4f5-a6b7-4c89-90d1-e2f3a4b5c6d7
                 */
                job_id: components["parameters"]["BatchJobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchJobDeleted"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["BatchJobNotFound"];
            409: components["responses"]["BatchJobNotEnded"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "batch.jobs.cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which batch job.
                 * @example c2d3e4f5-a6b7-4c89-90d1-e2f3a4b5c6d7
                 */
                job_id: components["parameters"]["BatchJobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job, which is about to stop. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchJob"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["BatchJobNotFound"];
            409: components["responses"]["BatchJobEnded"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "classifiers.moderate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The moderation model and one text or several. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModerationCreate"];
            };
        };
        responses: {
            /** @description One result for each text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Moderation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ClassifierNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "classifiers.moderateChat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The moderation model and one chat or several. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatModerationCreate"];
            };
        };
        responses: {
            /** @description One result for each chat. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Moderation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ClassifierNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "classifiers.classify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The classifier and one text or several. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClassificationCreate"];
            };
        };
        responses: {
            /** @description One list of answers for each text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Classification"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ClassifierNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "classifiers.classifyChat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The classifier and one chat or several. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatClassificationCreate"];
            };
        };
        responses: {
            /** @description One list of answers for each chat. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Classification"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ClassifierNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "retrieval.deployments.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All deployments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchIndexDeploymentList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "retrieval.deployments.register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The engine, its address and its indexes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SearchIndexRegistration"];
            };
        };
        responses: {
            /** @description The deployment is registered, for the first time or again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchIndexReference"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["SearchIndexForbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "retrieval.deployments.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which search-index deployment.
                 * @example b3f7d2a1-6c48-4e95-8a0b-1d2c3e4f5a67
                 */
                deployment_id: components["parameters"]["SearchIndexDeploymentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deployment is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchIndexAcknowledgement"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["SearchIndexForbidden"];
            404: components["responses"]["SearchIndexNotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "retrieval.deployments.updateMetrics": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which search-index deployment.
                 * @example b3f7d2a1-6c48-4e95-8a0b-1d2c3e4f5a67
                 */
                deployment_id: components["parameters"]["SearchIndexDeploymentId"];
            };
            cookie?: never;
        };
        /** @description Status and numbers of the deployment. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SearchIndexMetrics"];
            };
        };
        responses: {
            /** @description The report is taken in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchIndexAcknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["SearchIndexForbidden"];
            404: components["responses"]["SearchIndexNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["SearchIndexMetricsUnprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "retrieval.ingestionConfigurations.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All configurations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IngestionConfiguration"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "retrieval.ingestionConfigurations.upsert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Name of the pipeline and what it is made of. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["IngestionConfigurationUpsert"];
            };
        };
        responses: {
            /** @description The configuration as it is saved now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IngestionConfiguration"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "retrieval.ingestionConfigurations.updateRunInfo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which ingestion pipeline configuration.
                 * @example d7a60c3f-51b8-4e29-9c84-3f2e1d0c9b8a
                 */
                id: string;
            };
            cookie?: never;
        };
        /** @description When the pipeline ran and what it wrote. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["IngestionRunInfo"];
            };
        };
        responses: {
            /** @description The configuration after the run. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IngestionConfiguration"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["IngestionConfigurationNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "users.me.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserIdentity"];
                };
            };
            401: components["responses"]["UserUnauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "users.me.organizations.list": {
        parameters: {
            query?: {
                /**
                 * @description How many items to skip, counted from the first.
                 * @example 0
                 */
                offset?: components["parameters"]["UserListOffset"];
                /**
                 * @description How many items to return at most.
                 * @example 100
                 */
                limit?: components["parameters"]["UserListLimit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of organizations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationPage"];
                };
            };
            401: components["responses"]["UserUnauthorized"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "users.me.workspaces.list": {
        parameters: {
            query?: {
                /**
                 * @description Keep only workspaces of this organization. There are none in one that the person does not belong to.
                 * @example 5b0e3c9a-7f1d-4c62-9a40-2d8f6e1b7c01
                 */
                organization_id?: string;
                /**
                 * @description How many items to skip, counted from the first.
                 * @example 0
                 */
                offset?: components["parameters"]["UserListOffset"];
                /**
                 * @description How many items to return at most.
                 * @example 100
                 */
                limit?: components["parameters"]["UserListLimit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of workspaces. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspacePage"];
                };
            };
            401: components["responses"]["UserUnauthorized"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "audio.speech.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What to say, in which voice and format. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SpeechCreate"];
            };
        };
        responses: {
            /** @description The speech, whole or in pieces. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpeechResult"];
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["SpeechModelNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
}
