// Generated from openapi/ by `npm run generate`. Do not edit.

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
         * @description Beta. Returns the datasets in the workspace, newest first. Deleted datasets are not included.
         */
        get: operations["observability.datasets.list"];
        put?: never;
        /**
         * Create a dataset
         * @description Beta. Creates an empty dataset in the workspace, owned by you. Add records one by one, or import them.
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
                 * @description Id of the dataset, as returned when you create or list datasets.
                 * @example 3f1c6f0e-52b7-4f3e-9f0a-6d1f2b7c4a10
                 */
                dataset_id: components["parameters"]["DatasetId"];
            };
            cookie?: never;
        };
        /**
         * Get a dataset
         * @description Beta. Returns the name, description and owner of a dataset. To get its records, list them separately.
         */
        get: operations["observability.datasets.get"];
        put?: never;
        post?: never;
        /**
         * Delete a dataset
         * @description Beta. Deletes the dataset and all its records. Later requests for it return 404.
         */
        delete: operations["observability.datasets.delete"];
        options?: never;
        head?: never;
        /**
         * Update a dataset
         * @description Beta. Changes the name, the description or both. Fields that you omit keep their values, so an empty object changes
         *     nothing. To clear the description, send null.
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
                 * @description Id of the dataset, as returned when you create or list datasets.
                 * @example 3f1c6f0e-52b7-4f3e-9f0a-6d1f2b7c4a10
                 */
                dataset_id: components["parameters"]["DatasetId"];
            };
            cookie?: never;
        };
        /**
         * List dataset records
         * @description Beta. Returns the records of a dataset with their payloads, newest first. Deleted records are not included.
         */
        get: operations["observability.datasets.records.list"];
        put?: never;
        /**
         * Add a record to a dataset
         * @description Beta. Adds a single record. To add many at once, use one of the import operations.
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
                 * @description Id of the dataset, as returned when you create or list datasets.
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
         * @description Beta. Starts a background task that adds one record, with the source `UPLOADED_FILE`, for each line of a JSONL file in
         *     the file storage service. The response does not wait for the task. To see which records have been added, list the
         *     records.
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
                 * @description Id of the dataset, as returned when you create or list datasets.
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
         * @description Beta. Starts a background task that adds one record, with the source `PLAYGROUND`, for each conversation. The payload of
         *     a record contains the messages of its conversation. The conversations do not change.
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
                 * @description Id of the dataset, as returned when you create or list datasets.
                 * @example 3f1c6f0e-52b7-4f3e-9f0a-6d1f2b7c4a10
                 */
                dataset_id: components["parameters"]["DatasetId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import records from other datasets
         * @description Beta. Starts a background task that copies records into this dataset. A copy has the payload, properties and source of
         *     the original, but a new id. The originals do not change.
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
                 * @description Id of the dataset, as returned when you create or list datasets.
                 * @example 3f1c6f0e-52b7-4f3e-9f0a-6d1f2b7c4a10
                 */
                dataset_id: components["parameters"]["DatasetId"];
            };
            cookie?: never;
        };
        /**
         * Export a dataset as JSONL
         * @description Beta. Writes the current records of the dataset to a JSONL file in the file storage service and returns a temporary
         *     download URL. Each call creates a new file. You can import the lines again unchanged.
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
         * @description Beta. Returns the spans that match a search expression and a time range, newest first. To get the next page, send the
         *     same body with the `cursor` of the current page.
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
         * @description Beta. Calculates a number for each group of spans, such as their count, their 99th percentile duration or the tokens
         *     they used. Spans are grouped by the values of fields, by time interval, or both. Returns 422 if a measure or
         *     dimension is not a field of spans or does not support this use.
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
         * @description Beta. Calculates a number for each group of evaluations, such as the mean score of each judge per day. Returns 422 if a
         *     measure or dimension is not a field of evaluations or does not support this use.
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
         * @description Beta. Returns the evaluations that match a search expression and a time range, newest first. If a span was evaluated
         *     several times, each evaluation is included. To get the next page, send the same body with the `cursor` of the
         *     current page.
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
         * @description Beta. Searches only the most recent evaluation for each combination of span and `evaluation_name`, newest first. An
         *     evaluation that a later one replaced is never returned, even if the replacement does not match. To get the next
         *     page, send the same body with the `cursor` of the current page.
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
         * List span fields
         * @description Beta. Returns the fields that search expressions, measures and dimensions of spans can refer to, with the operators and
         *     aggregations that each supports. The list is the same for every workspace.
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
         * List span evaluation fields
         * @description Beta. Returns the fields that search expressions, measures and dimensions of span evaluations can refer to, with the
         *     operators and aggregations that each supports.
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
                 * @description Name of the field, as returned when you list span fields.
                 * @example status_code
                 */
                field_name: string;
            };
            cookie?: never;
        };
        /**
         * List span field options
         * @description Beta. Returns the values to offer when filtering spans by a field. For an `ENUM` field these are all possible values,
         *     for a `TEXT` field those that occur between `from` and `to`. For fields of any other type, `options` is null.
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
                 * @description Name of the field, as returned when you list span evaluation fields.
                 * @example evaluation_name
                 */
                field_name: string;
            };
            cookie?: never;
        };
        /**
         * List span evaluation field options
         * @description Beta. Returns the values to offer when filtering span evaluations by a field. For an `ENUM` field these are all possible
         *     values, for a `TEXT` field those that occur between `from` and `to`. For fields of any other type, `options` is
         *     null.
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
         * @description Beta. Returns the judges in the workspace that match every filter, newest first. Deleted judges are not included.
         */
        get: operations["observability.judges.list"];
        put?: never;
        /**
         * Create a judge
         * @description Beta. Creates a judge in the workspace. You become its owner and can use it immediately. Names of judges are unique
         *     within a workspace.
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
                 * @description Id of the judge, as returned when you create or list judges.
                 * @example 9b4d2c60-1e8f-4a35-b7c9-e0f1a2b3c4d5
                 */
                judge_id: components["parameters"]["JudgeId"];
            };
            cookie?: never;
        };
        /**
         * Get a judge
         * @description Beta. Returns the latest revision of a judge, including its instructions and output.
         */
        get: operations["observability.judges.get"];
        /**
         * Update a judge
         * @description Beta. Replaces all fields of a judge, which creates a new revision. The id stays the same, and earlier evaluations do
         *     not change. Returns 409 if the body is identical to the current revision.
         */
        put: operations["observability.judges.update"];
        post?: never;
        /**
         * Delete a judge
         * @description Beta. Deletes a judge. Later requests for it return 404, and its name can be reused. The span evaluations that it made
         *     are kept.
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
                 * @description Id of the judge, as returned when you create or list judges.
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
         * @description Beta. Runs the judge on the given messages and waits for the result. Neither the messages nor the result are stored, so
         *     the result does not appear among the span evaluations.
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
         * @description Beta. Returns the connectors that you can use, newest first: your own private connectors, those shared with your
         *     workspace or organization, and those that the service offers to everyone.
         */
        get: operations["connectors.list"];
        put?: never;
        /**
         * Create a connector
         * @description Beta. Creates a connector to an external tool server. `protocol` sets how the service communicates with that server:
         *     `mcp` or `http`. You become the creator. The new connector is not active yet.
         *
         *     A connector is private unless `visibility` says otherwise. To share it right away, you need the same permission as
         *     for sharing it later: `ShareConnectorToWorkspace` for `shared_workspace`, `ShareConnectorToOrg` for `shared_org`.
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
                 * @description Id or name of the connector. A value in UUID format is always read as an id.
                 * @example harbor-tides
                 */
                connector_id_or_name: components["parameters"]["ConnectorIdOrName"];
            };
            cookie?: never;
        };
        /**
         * Get a sign-in URL for a connector
         * @description Beta. Returns a URL to open in the user's browser. The user signs in there and allows the service to use the connector's
         *     server on their behalf. The service then stores the resulting credentials for them.
         *
         *     Users sign in with OAuth 2.0 unless `method_type` says otherwise. If a connector uses `bearer`, `codehost_app` or
         *     `chat_app`, the URL is that of a page of the service, where the user enters the token or installs the app. There
         *     is no URL for `none`, nor for an `oauth2` method whose `grant_type` is `client_credentials`: they need no user.
         *
         *     Every request returns a new URL, which works once and is valid for `ttl` seconds.
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
                 * @description Id of the connector. Its name is not accepted here.
                 * @example 6e1f9d20-4b7a-4c35-8f62-d0a1b2c3e4f5
                 */
                connector_id: components["parameters"]["ConnectorId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Share a connector with the workspace
         * @description Beta. Makes a private connector available to every member of the workspace and transfers its ownership to the workspace.
         *     You must be the connector's creator and have the workspace permission `ShareConnectorToWorkspace`.
         *
         *     Authentication that depends on the previous owner's identity stops working. Set it up again afterward.
         */
        put: operations["connectors.shareToWorkspace"];
        post?: never;
        /**
         * Stop sharing a connector with the workspace
         * @description Beta. Makes a connector that is shared with the workspace private again and returns its ownership to its creator. You
         *     must be the connector's creator and have the workspace permission `ShareConnectorToWorkspace`.
         *
         *     Connections that were set up for the workspace or by its other members are removed. The creator stays connected.
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
                 * @description Id of the connector. Its name is not accepted here.
                 * @example 6e1f9d20-4b7a-4c35-8f62-d0a1b2c3e4f5
                 */
                connector_id: components["parameters"]["ConnectorId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Share a connector with the organization
         * @description Beta. Makes a private connector available to every member of the organization, in all its workspaces, and transfers its
         *     ownership to the organization. You need the organization permission `ShareConnectorToOrg`.
         *
         *     Authentication that depends on the previous owner's identity stops working. Set it up again afterward.
         */
        put: operations["connectors.shareToOrganization"];
        post?: never;
        /**
         * Stop sharing a connector with the organization
         * @description Beta. Makes a connector that is shared with the organization private again and returns its ownership to its creator. You
         *     need the organization permission `ShareConnectorToOrg`, but you need not be the creator.
         *
         *     Connections that were set up for the organization or by its other members are removed. The creator stays
         *     connected.
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
                 * @description Id of the connector. Its name is not accepted here.
                 * @example 6e1f9d20-4b7a-4c35-8f62-d0a1b2c3e4f5
                 */
                connector_id: components["parameters"]["ConnectorId"];
                /**
                 * @description Who to enable or disable the connector for, from the widest scope to the narrowest: your `organization`, your
                 *     `workspace`, or only you (`user`).
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
         * @description Beta. Enables the connector for your organization, for your workspace or only for you. Activating an active connector
         *     changes nothing. You can also list and call the tools of an inactive connector.
         *
         *     The narrowest setting applies: a user's own setting takes precedence over that of the workspace, and that of the
         *     workspace over that of the organization. For example, a connector that you have deactivated for yourself stays
         *     inactive for you when it is activated for the workspace.
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
                 * @description Id of the connector. Its name is not accepted here.
                 * @example 6e1f9d20-4b7a-4c35-8f62-d0a1b2c3e4f5
                 */
                connector_id: components["parameters"]["ConnectorId"];
                /**
                 * @description Who to enable or disable the connector for, from the widest scope to the narrowest: your `organization`, your
                 *     `workspace`, or only you (`user`).
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
         * @description Beta. Disables the connector for your organization, for your workspace or only for you. It stays active for everyone
         *     else, and its sharing and credentials do not change. Deactivating an inactive connector changes nothing.
         *
         *     The narrowest setting applies: a user's own setting takes precedence over that of the workspace, and that of the
         *     workspace over that of the organization. For example, a connector that you have activated for yourself stays
         *     active for you when it is deactivated for the workspace.
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
                 * @description Id or name of the connector. A value in UUID format is always read as an id.
                 * @example harbor-tides
                 */
                connector_id_or_name: components["parameters"]["ConnectorIdOrName"];
                /**
                 * @description Name of the tool, exactly as in the list of tools. Case-sensitive.
                 * @example get_tides
                 */
                tool_name: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Call a tool of a connector
         * @description Beta. Runs a tool on the connector's server and waits for the result.
         *
         *     If the tool fails, the status is still `200`, `metadata.mcp_meta.isError` is true, and `content` contains the
         *     reason. Check `isError` before you use the result.
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
                 * @description Id or name of the connector. A value in UUID format is always read as an id.
                 * @example harbor-tides
                 */
                connector_id_or_name: components["parameters"]["ConnectorIdOrName"];
            };
            cookie?: never;
        };
        /**
         * List the tools of a connector
         * @description Beta. Returns the tools of the connector's server, in the order in which the server lists them. The service caches the
         *     list. With `refresh=true`, it reads the list from the server again.
         *
         *     A page with fewer tools than `page_size` is the last one.
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
                 * @description Id or name of the connector. A value in UUID format is always read as an id.
                 * @example harbor-tides
                 */
                connector_id_or_name: components["parameters"]["ConnectorIdOrName"];
            };
            cookie?: never;
        };
        /**
         * List the authentication methods of a connector
         * @description Beta. Returns the ways to authenticate with the connector's server and the headers that each of them requires. Secret
         *     values are masked.
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
                 * @description Id or name of the connector. A value in UUID format is always read as an id.
                 * @example harbor-tides
                 */
                connector_id_or_name: components["parameters"]["ConnectorIdOrName"];
            };
            cookie?: never;
        };
        /**
         * List the organization's credentials for a connector
         * @description Beta. Returns the credentials that are stored for the connector in your organization, without their secrets. Every
         *     member of the organization can use them.
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
                 * @description Id or name of the connector. A value in UUID format is always read as an id.
                 * @example harbor-tides
                 */
                connector_id_or_name: components["parameters"]["ConnectorIdOrName"];
            };
            cookie?: never;
        };
        /**
         * List the workspace's credentials for a connector
         * @description Beta. Returns the credentials that are stored for the connector in your workspace, without their secrets. Every member
         *     of the workspace can use them.
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
         * @description Beta. Returns the conversations in the workspace, newest first. You can filter them by `metadata`.
         */
        get: operations["conversations.list"];
        put?: never;
        /**
         * Start a conversation
         * @description Beta. Sends the first inputs to a model or an agent and stores the conversation under a new id. The service alternates
         *     between completions and tool runs until it has a final response, or until it needs you to run a function, confirm
         *     a tool call or carry out a handoff.
         *
         *     Set `stream` to true to receive the response as events while it is generated. If you leave out `stream`, the header
         *     `Accept: text/event-stream` has the same effect.
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
         * Start a conversation and stream the response
         * @description Beta. The streaming form of `conversations.start`. It takes the same body, with `stream` set to true, or without `stream`
         *     and with the header `Accept: text/event-stream`. `#stream` is not part of the URL; it only distinguishes the two
         *     forms in this document.
         *
         *     If a request fails before the first event, you get an ordinary error response. After that, the stream ends with
         *     `conversation.response.done` or `conversation.response.error`; without either, the connection was lost. Events
         *     have no ids and the stream cannot be resumed, so read the history to see what was stored.
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
                 * @description Id of the conversation, as returned when you start or list conversations.
                 * @example conv_0197c3e1
                 */
                conversation_id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        /**
         * Get a conversation
         * @description Beta. Returns the conversation's model or agent, its settings and its labels. To get its entries, get the history.
         */
        get: operations["conversations.get"];
        put?: never;
        /**
         * Append to a conversation
         * @description Beta. Adds messages, function results or tool confirmations, lets the model or agent respond, and returns only the
         *     entries generated in response. The conversation keeps its id.
         *
         *     Set `stream` to true to receive the response as events while it is generated. If you leave out `stream`, the header
         *     `Accept: text/event-stream` has the same effect.
         */
        post: operations["conversations.append"];
        /**
         * Delete a conversation
         * @description Beta. Permanently deletes the conversation and its entries. Conversations restarted from it are not affected.
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
                 * @description Id of the conversation, as returned when you start or list conversations.
                 * @example conv_0197c3e1
                 */
                conversation_id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Append to a conversation and stream the response
         * @description Beta. The streaming form of `conversations.append`. It takes the same body, with `stream` set to true, or without `stream`
         *     and with the header `Accept: text/event-stream`. `#stream` is not part of the URL; it only distinguishes the two
         *     forms in this document.
         *
         *     If a request fails before the first event, you get an ordinary error response. After that, the stream ends with
         *     `conversation.response.done` or `conversation.response.error`; without either, the connection was lost. Events
         *     have no ids and the stream cannot be resumed, so read the history to see what was stored.
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
                 * @description Id of the conversation, as returned when you start or list conversations.
                 * @example conv_0197c3e1
                 */
                conversation_id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        /**
         * Get the history of a conversation
         * @description Beta. Returns every entry of the conversation, including function calls, tool runs and handoffs.
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
                 * @description Id of the conversation, as returned when you start or list conversations.
                 * @example conv_0197c3e1
                 */
                conversation_id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        /**
         * Get the messages of a conversation
         * @description Beta. Returns only the messages, both those sent and those generated in response. To get function calls, tool runs and
         *     handoffs as well, use `conversations.getHistory`.
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
                 * @description Id of the conversation, as returned when you start or list conversations.
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
         * @description Beta. Creates a new conversation from the entries of this one, up to and including `from_entry_id`, and continues it
         *     from there. The original does not change, and you can continue both. If nothing has been appended to the original
         *     yet, the request returns 409.
         *
         *     Set `stream` to true to receive the response as events while it is generated. If you leave out `stream`, the header
         *     `Accept: text/event-stream` has the same effect.
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
                 * @description Id of the conversation, as returned when you start or list conversations.
                 * @example conv_0197c3e1
                 */
                conversation_id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restart a conversation and stream the response
         * @description Beta. The streaming form of `conversations.restart`. It takes the same body, with `stream` set to true, or without
         *     `stream` and with the header `Accept: text/event-stream`. `#stream` is not part of the URL; it only distinguishes
         *     the two forms in this document.
         *
         *     If a request fails before the first event, you get an ordinary error response. After that, the stream ends with
         *     `conversation.response.done` or `conversation.response.error`; without either, the connection was lost. Events
         *     have no ids and the stream cannot be resumed, so read the history to see what was stored.
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
         * List agents by page number
         * @deprecated
         * @description Beta. Use `agents.list` instead, which includes agents shared with you from elsewhere. This operation returns only the
         *     workspace's own agents, as a plain array, newest first, each in its active version.
         */
        get: operations["agents.listLegacy"];
        put?: never;
        /**
         * Create an agent
         * @description Beta. Creates an agent with a single version, number 0, which is active. You become its owner. The agent cannot be
         *     chosen in the workspace's chat until an update sets `deployment_chat`.
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
         * @description Beta. Returns all agents that you can see, including shared ones, newest first, each in its active version.
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
                 * @description Id of the agent, as returned when you create or list agents.
                 * @example ag_0197c3d0
                 */
                agent_id: components["parameters"]["AgentId"];
            };
            cookie?: never;
        };
        /**
         * Get an agent
         * @description Beta. Returns the agent in its active version or, if you send `agent_version`, in that version.
         */
        get: operations["agents.get"];
        put?: never;
        post?: never;
        /**
         * Delete an agent
         * @description Beta. Permanently deletes the agent and all its versions. Later requests for it return 404.
         */
        delete: operations["agents.delete"];
        options?: never;
        head?: never;
        /**
         * Update an agent
         * @description Beta. Creates a new version from the active one with the fields you send, and makes it active. Its number is one above
         *     the highest existing version. Earlier versions are kept, and you can switch back to them. To clear the
         *     description or the instructions, send null.
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
                 * @description Id of the agent, as returned when you create or list agents.
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
         * @description Beta. Makes an existing version active, whether it is older or newer than the current one. No version is created or
         *     changed. Send the version number in the query; there is no request body.
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
                 * @description Id of the agent, as returned when you create or list agents.
                 * @example ag_0197c3d0
                 */
                agent_id: components["parameters"]["AgentId"];
            };
            cookie?: never;
        };
        /**
         * List the versions of an agent
         * @description Beta. Returns the agent once for each of its versions, highest version number first.
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
                 * @description Id of the agent, as returned when you create or list agents.
                 * @example ag_0197c3d0
                 */
                agent_id: components["parameters"]["AgentId"];
                /**
                 * @description Number or alias of the version. A value made up of digits only is read as a number. Aliases of agents are set
                 *     outside this API.
                 * @example 0
                 */
                version: string;
            };
            cookie?: never;
        };
        /**
         * Get a version of an agent
         * @description Beta. Returns the agent in the given version, whether or not it is active.
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
         * Complete a chat with an agent
         * @deprecated
         * @description Beta. Use `conversations.start` instead, which stores the conversation and can stream the response. This operation sends
         *     a chat to an agent and returns its response as one object. Nothing is stored, so every request must contain the
         *     whole chat.
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
         * @description Beta. Returns your own prompts and those shared with the workspace, newest first by default. Each prompt is
         *     returned at its latest version or, if `alias` is set, at the version that the alias points to.
         */
        get: operations["prompts.list"];
        put?: never;
        /**
         * Create a prompt
         * @description Beta. Creates a prompt with a single version, number 1. You become its creator and are the only one who can see it,
         *     unless `sharingScope` is `workspace`.
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
                 * @description Id of the prompt, as returned when you create or list prompts.
                 * @example prompt_0197c3f1
                 */
                prompt_id: components["parameters"]["PromptId"];
            };
            cookie?: never;
        };
        /**
         * Get a prompt
         * @description Beta. Returns the prompt at its latest version, unless `version` or `alias` selects another one. If both are set,
         *     `version` takes precedence.
         */
        get: operations["prompts.get"];
        put?: never;
        post?: never;
        /**
         * Delete a prompt
         * @description Beta. Permanently deletes the prompt with all its versions and aliases. You can then reuse the name. If the other
         *     members of the workspace are readers, only the creator can delete the prompt.
         */
        delete: operations["prompts.delete"];
        options?: never;
        head?: never;
        /**
         * Update a prompt
         * @description Beta. Changes the title, the description or the sharing of the prompt without creating a version. An empty object
         *     changes nothing; to remove the title or the description, send null. If the other members of the workspace are readers, only the creator can update the prompt.
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
                 * @description Id of the prompt, as returned when you create or list prompts.
                 * @example prompt_0197c3f1
                 */
                prompt_id: components["parameters"]["PromptId"];
            };
            cookie?: never;
        };
        /**
         * List the versions of a prompt
         * @description Beta. Returns all versions at once, newest first, each with its definition, notes and aliases.
         */
        get: operations["prompts.versions.list"];
        put?: never;
        /**
         * Add a version to a prompt
         * @description Beta. Stores the definition as a new version with the next number. If a version of the prompt already has exactly the
         *     same definition, no version is created: the response has the number of that version, and `deduplicated` is true.
         *     The aliases in the body then move to that version, and the notes in the body are ignored.
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
                 * @description Id of the prompt, as returned when you create or list prompts.
                 * @example prompt_0197c3f1
                 */
                prompt_id: components["parameters"]["PromptId"];
                /**
                 * @description Number of a version of the prompt. The first version is 1.
                 * @example 1
                 */
                version: components["parameters"]["PromptVersionNumber"];
            };
            cookie?: never;
        };
        /**
         * Get a version of a prompt
         * @description Beta. Returns the whole prompt, with the definition, notes and aliases of this version.
         */
        get: operations["prompts.versions.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update the notes and aliases of a prompt version
         * @description Beta. The definition of a version cannot be changed; add a new version instead. The aliases in the body replace those
         *     that the version has, and an alias of another version of the prompt moves to this one. An empty object changes
         *     nothing; null removes the notes or all aliases.
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
         * @description Beta. Returns your own skills and those shared with the workspace, newest first by default. Each skill is
         *     returned at its latest version or, if `alias` is set, at the version that the alias points to.
         */
        get: operations["skills.list"];
        put?: never;
        /**
         * Create a skill
         * @description Beta. Creates a skill with a single version, number 1. You become its creator and are the only one who can see it,
         *     unless `sharingScope` is `workspace`.
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
                 * @description Id of the skill, as returned when you create or list skills.
                 * @example skill_0197c3f2
                 */
                skill_id: components["parameters"]["SkillId"];
            };
            cookie?: never;
        };
        /**
         * Get a skill
         * @description Beta. Returns the skill at its latest version, unless `version` or `alias` selects another one. If both are set,
         *     `version` takes precedence.
         */
        get: operations["skills.get"];
        put?: never;
        post?: never;
        /**
         * Delete a skill
         * @description Beta. Permanently deletes the skill with all its versions and aliases. You can then reuse the name. If the other members
         *     of the workspace are readers, only the creator can delete the skill.
         */
        delete: operations["skills.delete"];
        options?: never;
        head?: never;
        /**
         * Update a skill
         * @description Beta. Changes who can see and edit the skill without creating a version. An empty object changes nothing. If the other
         *     members of the workspace are readers, only the creator can update the skill.
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
                 * @description Id of the skill, as returned when you create or list skills.
                 * @example skill_0197c3f2
                 */
                skill_id: components["parameters"]["SkillId"];
            };
            cookie?: never;
        };
        /**
         * List the versions of a skill
         * @description Beta. Returns all versions at once, newest first, each with its definition, notes and aliases.
         */
        get: operations["skills.versions.list"];
        put?: never;
        /**
         * Add a version to a skill
         * @description Beta. Stores the definition as a new version with the next number. If a version of the skill already has exactly the
         *     same definition, no version is created: the response has the number of that version, and `deduplicated` is true.
         *     The aliases in the body then move to that version, and the notes in the body are ignored.
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
                 * @description Id of the skill, as returned when you create or list skills.
                 * @example skill_0197c3f2
                 */
                skill_id: components["parameters"]["SkillId"];
                /**
                 * @description Number of a version of the skill. The first version is 1.
                 * @example 1
                 */
                version: components["parameters"]["SkillVersionNumber"];
            };
            cookie?: never;
        };
        /**
         * Get a version of a skill
         * @description Beta. Returns the whole skill, with the definition, notes and aliases of this version.
         */
        get: operations["skills.versions.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update the notes and aliases of a skill version
         * @description Beta. The definition of a version cannot be changed; add a new version instead. The aliases in the body replace those
         *     that the version has, and an alias of another version of the skill moves to this one. An empty object changes
         *     nothing; null removes the notes or all aliases.
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
         * @description Returns the workflows visible to the workspace that match every filter. Archived workflows are included unless
         *     `archived` is `false`.
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
         * @description Returns the registrations visible to the workspace that match every filter, newest first. A workflow has one
         *     registration for each version of its code on each deployment.
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
                 * @description Id or name of the workflow.
                 * @example morning-briefing
                 */
                workflow_identifier: components["parameters"]["WorkflowIdentifier"];
            };
            cookie?: never;
        };
        /**
         * Get a workflow
         * @description Returns the workflow and whether a live worker can run it right now. The schemas of its input and result are in
         *     its registrations.
         */
        get: operations["workflows.get"];
        /**
         * Update a workflow
         * @description Changes how the workflow is displayed and found. Fields that you omit keep their values, so an empty object
         *     changes nothing. To remove the description, send null. You cannot change the code or the name here; a worker changes them by registering
         *     the workflow.
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
                 * @description Id or name of the workflow.
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
         * @description Starts an execution of the workflow's latest registration. By default, the call returns immediately with the
         *     running execution.
         *
         *     With `wait_for_result`, the call returns when the workflow ends: only the result if the workflow completed,
         *     otherwise the execution with its final status. If `timeout_seconds` passes first, the call returns the execution,
         *     still `RUNNING`, and the workflow keeps running.
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
                 * @description Id of the registration, as returned when you list registrations.
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
         * @description Starts an execution of exactly this registration, even if the workflow has a newer one. Waiting for the result
         *     works as it does when you execute a workflow.
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
                 * @description Id of the registration, as returned when you list registrations.
                 * @example 4d0f8c52-e9b4-4a17-86f2-c8d9e0f1a2b3
                 */
                workflow_registration_id: components["parameters"]["WorkflowRegistrationId"];
            };
            cookie?: never;
        };
        /**
         * Get a workflow registration
         * @description Returns the registration with its definition (the schemas of its input, result, signals, queries and updates)
         *     and whether a live worker can run it right now.
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
         * Archive multiple workflows
         * @description Archives every workflow in the list. Returns 200 even if none of them could be archived, so check `errored`.
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
         * Unarchive multiple workflows
         * @description Unarchives every workflow in the list. Returns 200 even if none of them could be unarchived, so check `errored`.
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
                 * @description Id or name of the workflow.
                 * @example morning-briefing
                 */
                workflow_identifier: components["parameters"]["WorkflowIdentifier"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Archive a workflow
         * @description Marks the workflow as archived, so that listings can exclude it. You can still get it, and its running executions
         *     continue. Archiving a workflow that is already archived has no effect.
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
                 * @description Id or name of the workflow.
                 * @example morning-briefing
                 */
                workflow_identifier: components["parameters"]["WorkflowIdentifier"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Unarchive a workflow
         * @description Marks the workflow as no longer archived. Unarchiving a workflow that is not archived has no effect.
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
                 * @description Id of the execution. The call applies to its latest run.
                 * @example morning-briefing-2026-03-02
                 */
                execution_id: components["parameters"]["ExecutionId"];
            };
            cookie?: never;
        };
        /**
         * Get an execution
         * @description Returns the status of the execution's latest run and, once that run has completed, its result.
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
                 * @description Id of the execution. The call applies to its latest run.
                 * @example morning-briefing-2026-03-02
                 */
                execution_id: components["parameters"]["ExecutionId"];
            };
            cookie?: never;
        };
        /**
         * Get the history of an execution
         * @description Returns the complete event log of the execution's latest run. While the run is in progress, later calls return
         *     additional events at the end. To read an earlier run, get the history of that run.
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
                 * @description Id of the execution. The call applies to its latest run.
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
         * @description Sends a message to a running workflow without waiting for it to react. Signals are delivered in the order in which
         *     the service accepted them.
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
                 * @description Id of the execution. The call applies to its latest run.
                 * @example morning-briefing-2026-03-02
                 */
                execution_id: components["parameters"]["ExecutionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Query an execution
         * @description Asks a running workflow about its current state and returns its answer. A query changes nothing and is not
         *     recorded in the history.
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
                 * @description Id of the execution. The call applies to its latest run.
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
         * @description Ends the latest run immediately. The workflow's code is not notified and cannot clean up. To let it clean up,
         *     cancel the execution instead.
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
         * Terminate multiple executions
         * @description Terminates every execution in the list. Returns 200 even if none of them could be terminated, so check the result
         *     of each one.
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
                 * @description Id of the execution. The call applies to its latest run.
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
         * @description Asks the workflow's code to stop. The call returns once the request is recorded. The code may clean up first, so
         *     the execution can stay `RUNNING` for a while before it becomes `CANCELED`.
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
         * Cancel multiple executions
         * @description Asks every execution in the list to stop, as when you cancel a single execution. Returns 200 even if none of them
         *     could be canceled, so check the result of each one.
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
                 * @description Id of the execution. The call applies to its latest run.
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
         * @description Resets the execution to an earlier point of its latest run and continues from there in a new run. You can also
         *     reset a finished execution, for example to retry a failed one after fixing its code.
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
         * @description Returns the runs of the workspace that match every filter, most recently started first by default. An execution
         *     that was retried, continued or reset has several runs.
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
                 * @description Id of the run, as returned when you list runs. It does not have to be the latest run of its execution.
                 * @example a7b3c9d1-5e2f-4068-b4a7-1f2e3d4c5b6a
                 */
                run_id: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        /**
         * Get a run
         * @description Returns the status and the result of this particular run, in the form of an execution. Use it to inspect a run
         *     that is no longer the latest one of its execution.
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
                 * @description Id of the run, as returned when you list runs. It does not have to be the latest run of its execution.
                 * @example a7b3c9d1-5e2f-4068-b4a7-1f2e3d4c5b6a
                 */
                run_id: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        /**
         * Get the history of a run
         * @description Returns the complete event log of this particular run. While the run is in progress, later calls return additional
         *     events at the end.
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
         * @description Returns the schedules in the workspace that match every filter, sorted by id. Set `page_size` to get them page by
         *     page. Without it, the response contains all of them; this behavior exists only for older clients.
         */
        get: operations["workflows.schedules.list"];
        put?: never;
        /**
         * Create a schedule
         * @description Creates a schedule that starts a workflow at the times you define. It takes effect immediately; set `start_at` to
         *     delay the first start. The service chooses the ids of the executions that the schedule starts.
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
                 * @description Id of the schedule, chosen by you or by the service when the schedule was created.
                 * @example morning-briefing-daily
                 */
                schedule_id: components["parameters"]["ScheduleId"];
            };
            cookie?: never;
        };
        /**
         * Get a schedule
         * @description Returns the definition of the schedule, up to 10 upcoming start times, and up to 10 of its most recent executions.
         */
        get: operations["workflows.schedules.get"];
        put?: never;
        post?: never;
        /**
         * Delete a schedule
         * @description Permanently deletes the schedule. You can then reuse its id. Executions that it has started continue to run and
         *     remain available.
         */
        delete: operations["workflows.schedules.delete"];
        options?: never;
        head?: never;
        /**
         * Update a schedule
         * @description Changes the times, the input or the policy of a schedule. Omitted fields keep their current values. You cannot
         *     change the id, the workflow or the deployment, and pausing is a separate operation. Executions that are already
         *     running are not affected.
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
                 * @description Id of the schedule, chosen by you or by the service when the schedule was created.
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
         * @description Suspends a schedule until it is resumed. Executions that are already running continue. Pausing a schedule that is
         *     already paused only replaces its note. The body can be null or omitted.
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
                 * @description Id of the schedule, chosen by you or by the service when the schedule was created.
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
         * @description Makes a paused schedule start executions again, beginning with its next scheduled time. Executions that were due
         *     during the pause are not started later. Resuming a schedule that is not paused only replaces its note. The body
         *     can be null or omitted.
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
                 * @description Id of the schedule, chosen by you or by the service when the schedule was created.
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
         * @description Starts an execution now, in addition to the scheduled ones and with the same input. It starts even if the schedule
         *     is paused, has no executions remaining or has an execution that is still running, because the policy's `overlap`
         *     applies only to scheduled starts. It does not reduce `remaining_executions`. The new execution appears at the end
         *     of `recent_executions`. The body must be null or omitted.
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
         * @description Returns the managed and self-hosted deployments in a workspace that match every filter. By default, deployments
         *     without a live worker are excluded, including managed ones that are stopped or not yet rolled out; set
         *     `active_only` to false to include them.
         */
        get: operations["workflows.deployments.list"];
        put?: never;
        /**
         * Create a managed deployment
         * @description Builds the code in a repository and runs workers with it on the service's infrastructure. The call returns before
         *     the build starts; get the deployment to follow its progress. If the build fails, `managed.status.build_state` says
         *     why. You cannot create self-hosted deployments this way: they appear when their first worker reports.
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
         * @description Returns the deployment with its workers. If it is managed, `managed` has its configuration and the state of its
         *     build and rollout.
         */
        get: operations["workflows.deployments.get"];
        put?: never;
        post?: never;
        /**
         * Delete a managed deployment
         * @description Permanently deletes the deployment. The response shows its final state, with the phase `DELETING`. After that, you
         *     can no longer get the deployment. Workers finish the tasks they are processing before they are removed.
         */
        delete: operations["workflows.deployments.delete"];
        options?: never;
        head?: never;
        /**
         * Update a managed deployment
         * @description Changes the code, its configuration or the resources. Fields that you omit keep their values, so an empty object
         *     changes nothing. Existing workers keep running until the new ones are ready.
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
         * @description Removes all workers but keeps the deployment and its configuration, so that you can start it again. Stopping a
         *     deployment that is already stopped has no effect.
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
         * @description Starts a stopped deployment again with its current code and resources. Starting a deployment that is not stopped
         *     has no effect.
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
         * @description Replaces every worker with a new one that runs the same code, without building it again. A stopped deployment
         *     stays stopped.
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
                 * @description Id of the deployment. Unlike other operations, this one does not accept the name.
                 * @example 5e1a9d63-fac5-4b28-97a3-d9e0f1a2b3c4
                 */
                deployment_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unharden a deployment
         * @description Removes the restriction that only authorized API keys can register workflows on the deployment. Only its owner or
         *     a workspace administrator can do this. Unhardening a deployment that is not hardened has no effect.
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
         * @description Returns all workers that have ever reported to the deployment, newest first, including those that are no longer
         *     alive.
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
         * @description Returns log records of builds and workers that match every filter, oldest first by default. A cursor continues the
         *     first page's time range in the same direction, so `after`, `before` and `order` are ignored when you send one.
         *     Send all other filters again.
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
         * Stream the logs of a deployment
         * @description Streams log records, beginning with the oldest and continuing with new ones as they are written. The stream stays
         *     open until the client disconnects or an `error` event ends it. To resume, send the `id` of the last event you
         *     received, in the `Last-Event-ID` header or in `last_event_id`. The header takes precedence over the query
         *     parameter, and both take precedence over `after`. Without any of them, the stream starts with the deployment's
         *     first record.
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
         * @description Streams events from workflow executions as they occur. Set at least one of `workflow_exec_id`,
         *     `root_workflow_exec_id` and `parent_workflow_exec_id` to select the executions, or to `*` for all executions of
         *     the workspace; otherwise, the service returns 422. Only events that match all parameters are sent. You can connect
         *     before an execution exists; the stream then stays silent until it starts.
         *
         *     The id of each message is the event's `broker_sequence`. To resume after a disconnect, send the id of the last
         *     message you received, in the `Last-Event-ID` header or in `last_event_id`; the stream continues with the event
         *     after it. Alternatively, send `start_seq`; the stream then begins with the event that has this number. The header
         *     takes precedence over `last_event_id`, which takes precedence over `start_seq`.
         *
         *     Messages have no `event` line, so clients receive them as `message` events. An `error` event ends the stream;
         *     resume it as you would after a disconnect. The end of an execution does not end the stream: its last event tells
         *     you that it has ended (see `WorkflowEventType`). The service closes a stream after ten minutes without an event.
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
         * @description Returns the events recorded so far for the workspace's executions, oldest first. If no event matches the filters,
         *     the list is empty. To receive events as they occur, stream them instead.
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
         * @description Returns all models that you can use: the base models and the fine-tuned models of the workspace, including
         *     archived ones. The list is not paginated.
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
                 * @description Id of the model, as returned when you list models.
                 * @example ft:aurora-small:tidewater:7c1e
                 */
                model_id: components["parameters"]["ModelId"];
            };
            cookie?: never;
        };
        /**
         * Get a model
         * @description Returns a base or fine-tuned model with its capabilities and context length.
         */
        get: operations["models.get"];
        put?: never;
        post?: never;
        /**
         * Delete a fine-tuned model
         * @description Permanently deletes a fine-tuned model, whether it is archived or not. Requests that use it fail from then on.
         *     Base models cannot be deleted. To take a model out of use without losing it, archive it instead.
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
                 * @description Id of the model, as returned when you list models.
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
         * Update a fine-tuned model
         * @description Changes the display name, the description or both. Fields that you omit keep their values, so an empty object
         *     changes nothing; null removes the name or the description. The id does not change, so requests that use the model are not affected.
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
                 * @description Id of the model, as returned when you list models.
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
         * @description Takes the model out of use without deleting it. It is still listed, but requests that use it fail until it is
         *     unarchived. Archiving a model that is already archived has no effect.
         */
        post: operations["models.archive"];
        /**
         * Unarchive a fine-tuned model
         * @description Makes an archived model usable again. Unarchiving a model that is not archived has no effect.
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
         * @description Returns the batch jobs in the workspace, newest first by default. If you set several filters, a job must match all
         *     of them.
         */
        get: operations["batch.jobs.list"];
        put?: never;
        /**
         * Create a batch job
         * @description Queues a set of requests to one operation for asynchronous processing. The requests are read from uploaded files
         *     or taken directly from the body. To track progress, poll the job. When it has finished, download `output_file`
         *     from the file storage service. The results can be in any order, so match them by `custom_id`.
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
                 * @description Id of the batch job, as returned when you create or list jobs.
                 * @example c2d3e4f5-a6b7-4c89-90d1-e2f3a4b5c6d7
                 */
                job_id: components["parameters"]["BatchJobId"];
            };
            cookie?: never;
        };
        /**
         * Get a batch job
         * @description Returns the state and progress of a job and, if `inline` is true, its results.
         */
        get: operations["batch.jobs.get"];
        put?: never;
        post?: never;
        /**
         * Delete a batch job
         * @description Deletes a job that is in a final state. Its input and output files are kept, and later requests for it return 404.
         *     You cannot delete a job that is queued, running or being canceled.
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
                 * @description Id of the batch job, as returned when you create or list jobs.
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
         * @description Requests that a queued or running job be canceled, and returns without waiting for it to stop. Requests in
         *     progress are completed, and the results up to then remain available. Repeating the call while the job is stopping
         *     has no effect.
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
         * @description Checks each text for categories of sensitive or unwanted content. Nothing is blocked; you decide what to do with
         *     the result.
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
         * @description Checks the last message of each chat for categories of sensitive or unwanted content, with the earlier messages as
         *     context. Nothing is blocked; you decide what to do with the result.
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
         * @description Scores how well each label of a classifier fits each text. The targets and labels are those that the model was
         *     fine-tuned with.
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
         * @description Scores how well each label of a classifier fits each chat as a whole. The targets and labels are those that the
         *     model was fine-tuned with.
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
         * @description Beta. Returns all deployments whose indexes you can query, whether they are online or offline. The list is not
         *     paginated.
         */
        get: operations["retrieval.deployments.list"];
        /**
         * Register a search-index deployment
         * @description Beta. Registers a search engine and its indexes under a name. If the name is already registered, the definition of that
         *     deployment is replaced, its id stays the same, and its status changes only if the body has one. Indexes that are
         *     still listed keep their ids and document counts; the others are removed. Only the creator of a deployment can
         *     register it again.
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
                 * @description Id of the search-index deployment, as returned when you register or list deployments.
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
         * @description Beta. Removes the registration, the indexes and the metrics of the deployment from the service. The search engine itself
         *     and its documents are not affected. Only the creator can delete a deployment.
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
                 * @description Id of the search-index deployment, as returned when you register or list deployments.
                 * @example b3f7d2a1-6c48-4e95-8a0b-1d2c3e4f5a67
                 */
                deployment_id: components["parameters"]["SearchIndexDeploymentId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Update the metrics of a search-index deployment
         * @description Beta. Sets the status of the deployment and, if it is online, its document counts. Send this whenever the search engine
         *     goes up or down or its documents change. Only the creator can update the metrics.
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
         * @description Beta. Returns all pipeline configurations in your workspace, sorted by name. The list is not paginated.
         */
        get: operations["retrieval.ingestionConfigurations.list"];
        /**
         * Save an ingestion pipeline configuration
         * @description Beta. Creates a configuration or, if the workspace already has one with this name, updates it. An updated configuration
         *     keeps its id, its author and the statistics on its runs. The status is 200 in both cases.
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
                 * @description Id of the pipeline configuration, as returned when you save or list configurations.
                 * @example d7a60c3f-51b8-4e29-9c84-3f2e1d0c9b8a
                 */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Report a run of an ingestion pipeline
         * @description Beta. Records the time of the last run and its number of chunks, and adds that number to `total_chunks_count`. Send one
         *     report per run: a report that is sent twice is counted twice.
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
         * Get the calling user's identity
         * @description Beta. Returns the user on whose behalf the request is made, and the API key, workspace and organization that the request
         *     uses.
         *
         *     Send two credentials: an API key as the bearer token, and the user's token in the header
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
         * List the calling user's organizations
         * @description Beta. Returns the organizations that the user belongs to. This works even if no organization is active, for example so
         *     that the user can choose one after signing in.
         *
         *     A page with fewer organizations than `limit` is the last one.
         *
         *     Send two credentials: an API key as the bearer token, and the user's token in the header
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
         * List the calling user's workspaces
         * @description Beta. Returns the workspaces that the user belongs to, across all their organizations. The `organization_id` of each
         *     workspace identifies the organization that it belongs to. Use the query parameter of the same name to filter by
         *     organization.
         *
         *     A page with fewer workspaces than `limit` is the last one.
         *
         *     Send two credentials: an API key as the bearer token, and the user's token in the header
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
         * Generate speech
         * @description Turns text into spoken audio. By default, the response is a JSON object with the complete audio. Set `stream` to
         *     true to receive the audio in pieces while it is generated. If you leave out `stream`, the header `Accept:
         *     text/event-stream` has the same effect.
         *
         *     If a request fails before the first piece, you get an ordinary error response. There is no error event after that:
         *     a stream that ends without `speech.audio.done` is incomplete, and you must send the request again.
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
        /** @description A named collection of records. It belongs to the user who created it and is visible in one workspace. */
        Dataset: {
            /**
             * Format: uuid
             * @description Unique id, assigned by the service. Use it as `dataset_id` in paths.
             */
            id: string;
            /** @description Display name. It need not be unique. */
            name: string;
            /** @description What the dataset contains and what it is used for. */
            description: string;
            /**
             * Format: uuid
             * @description Id of the user who created the dataset.
             */
            owner_id: string;
            /**
             * Format: uuid
             * @description Id of the workspace that the dataset belongs to.
             */
            workspace_id: string;
            /**
             * Format: date-time
             * @description Time at which the dataset was created.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time of the last change to `name` or `description`. Adding records does not change it.
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description Time at which the dataset was deleted; null if it has not been deleted.
             */
            deleted_at: string | null;
        };
        /** @description One page of the datasets in the workspace. */
        DatasetPage: {
            /** @description Items on this page, with links to the adjacent pages. */
            datasets: {
                /** @description Total number of datasets that match the filter, on all pages. */
                count: number;
                /** @description Datasets on this page, newest first. Empty if `page_size` is 0. */
                results: components["schemas"]["Dataset"][];
                /** @description Path and query string of the next page; null on the last page. */
                next: string | null;
                /** @description Path and query string of the previous page; null on the first page. */
                previous: string | null;
            };
        };
        /** @description One violation in the request, and its location. */
        Violation: {
            /**
             * @description JSON Pointer (RFC 6901) to the invalid value. It starts with the part of the request: `/path`, `/query`,
             *     `/header` or `/body`, as in `/body/name` and `/query/page_size`.
             */
            pointer: string;
            /** @description Human-readable explanation of what is wrong with the value. The wording may change. */
            detail: string;
            /**
             * @description JSON Schema keyword that the value violates: `required`, `type`, `enum`, `const`, `format`, `pattern`,
             *     `minLength`, `maxLength`, `minimum`, `maximum`, `exclusiveMinimum`, `exclusiveMaximum`, `multipleOf`, `minItems`,
             *     `maxItems`, `uniqueItems`, `contains`, `minContains`, `maxContains`, `minProperties`, `maxProperties`,
             *     `additionalProperties`, `unevaluatedProperties`, `unevaluatedItems`, `propertyNames`, `dependentRequired`, `not`,
             *     `anyOf` or `oneOf`. It is `invalid` for a rule that only a description states. Other values may be added.
             */
            code: "required" | "type" | "enum" | "const" | "format" | "pattern" | "minLength" | "maxLength" | "minimum" | "maximum" | "exclusiveMinimum" | "exclusiveMaximum" | "multipleOf" | "minItems" | "maxItems" | "uniqueItems" | "contains" | "minContains" | "maxContains" | "minProperties" | "maxProperties" | "additionalProperties" | "unevaluatedProperties" | "unevaluatedItems" | "propertyNames" | "dependentRequired" | "not" | "anyOf" | "oneOf" | "invalid" | (string & {});
        };
        /** @description Why a request failed, in the problem details format of RFC 9457. */
        Problem: {
            /**
             * Format: uri-reference
             * @description URI that identifies the problem type. With `about:blank`, `status` and `code` identify it instead.
             * @default about:blank
             */
            type: string;
            /** @description Short name of the HTTP status, the same for every problem with this status. */
            title: string;
            /** @description HTTP status code of the response, repeated so that the body makes sense on its own, for example in a log. */
            status: number;
            /** @description Human-readable explanation of what happened and what to do about it. The wording may change. */
            detail: string;
            /**
             * Format: uri-reference
             * @description Path of the request that failed, if the service reports it.
             */
            instance?: string;
            /**
             * @description Machine-readable error code, for your program to branch on. Each operation lists the codes to expect. The set is
             *     open: treat a code you do not know like any other error with the same status.
             */
            code: string;
            /** @description One entry for each violation in the request. Always present with 422; present with 400 if the location is known. */
            errors?: components["schemas"]["Violation"][];
        };
        /** @description Why a request with status 422 failed, with at least one violation in `errors`. */
        UnprocessableProblem: components["schemas"]["Problem"] & {
            /** @description One entry for each violation in the request. */
            errors: components["schemas"]["Violation"][];
        };
        /** @description Name and description of a new dataset. */
        DatasetCreate: {
            /** @description Display name, 5 to 50 characters. It need not be unique. */
            name: string;
            /** @description What the dataset contains and what it is used for, in at most 200 characters. May be empty. */
            description: string;
        };
        /** @description Fields to change. */
        DatasetUpdate: {
            /** @description New display name, 5 to 50 characters. */
            name?: string;
            /** @description New description, at most 200 characters. Null clears it, like an empty string. */
            description?: string | null;
        };
        /** @description A JSON object with any keys and values. */
        JsonMap: {
            [key: string]: unknown;
        };
        /** @description The recorded input. You define its structure; a conversation is stored as an object with `messages`. */
        DatasetRecordPayload: {
            /** @description Messages of the conversation, oldest first. Omitted if the input is not a conversation. */
            messages?: components["schemas"]["JsonMap"][];
        } & {
            [key: string]: unknown;
        };
        /**
         * @description Origin of the record: `DIRECT_INPUT` is a single record created through the API, `UPLOADED_FILE` an imported JSONL
         *     file, `PLAYGROUND` an imported conversation, `TELEMETRY_SPAN` a span recorded by an application, and `EXPLORER` a
         *     search in the observability explorer.
         * @enum {string}
         */
        DatasetRecordSource: "EXPLORER" | "UPLOADED_FILE" | "DIRECT_INPUT" | "PLAYGROUND" | "TELEMETRY_SPAN";
        /** @description One entry of a dataset: an input, and any properties stored with it. */
        DatasetRecord: {
            /**
             * Format: uuid
             * @description Unique id, assigned by the service. Use it in `dataset_record_ids` to copy the record to another dataset.
             */
            id: string;
            /**
             * Format: uuid
             * @description Id of the dataset that contains the record.
             */
            dataset_id: string;
            payload: components["schemas"]["DatasetRecordPayload"];
            /** @description Additional data stored with the record, such as the expected answer. Empty if there is none. */
            properties: {
                [key: string]: unknown;
            };
            source: components["schemas"]["DatasetRecordSource"];
            /**
             * Format: date-time
             * @description Time at which the record was added to the dataset.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time of the last change to `payload` or `properties`.
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description Time at which the record was deleted; null if it has not been deleted.
             */
            deleted_at: string | null;
        };
        /** @description The records of a dataset, newest first, page by page. */
        DatasetRecordPage: {
            /** @description Items on this page, with links to the adjacent pages. */
            records: {
                /** @description Total number of records, on all pages. */
                count: number;
                /** @description Records on this page, newest first. Empty if `page_size` is 0. */
                results: components["schemas"]["DatasetRecord"][];
                /** @description Path and query string of the next page; null on the last page. */
                next: string | null;
                /** @description Path and query string of the previous page; null on the first page. */
                previous: string | null;
            };
        };
        /** @description Content of a new record. */
        DatasetRecordCreate: {
            payload: components["schemas"]["DatasetRecordPayload"];
            /** @description Additional data to store with the record, such as the expected answer. Omit it if there is none. */
            properties?: {
                [key: string]: unknown;
            };
            /**
             * @description Origin of the payload: `TELEMETRY_SPAN` if you took it from a span, otherwise `DIRECT_INPUT`. The other sources
             *     are assigned by the service and cannot be set here.
             * @default DIRECT_INPUT
             * @enum {string}
             */
            source?: "DIRECT_INPUT" | "TELEMETRY_SPAN";
        };
        /** @description The uploaded file to read records from. */
        DatasetFileImport: {
            /**
             * Format: uuid
             * @description Id of a JSONL file in the file storage service. Each line is a JSON object with a `payload` object and,
             *     optionally, a `properties` object.
             */
            file_id: string;
        };
        /** @description A background task that adds records to a dataset. */
        DatasetImportTask: {
            /**
             * Format: uuid
             * @description Unique id of the task, assigned by the service. Quote it when you contact support.
             */
            id: string;
            /**
             * Format: uuid
             * @description Id of the dataset that receives the records.
             */
            dataset_id: string;
            /**
             * Format: uuid
             * @description Id of the user who started the import.
             */
            creator_id: string;
            /**
             * Format: uuid
             * @description Id of the workspace that the dataset belongs to.
             */
            workspace_id: string;
            /**
             * @description State of the task. A new task is `RUNNING`. `COMPLETED`, `FAILED`, `CANCELED` (stopped on request), `TERMINATED`
             *     (stopped by force) and `TIMED_OUT` are final. `CONTINUED_AS_NEW` means that a new task does the remaining work,
             *     and `UNKNOWN` that the service cannot determine the state.
             * @enum {string}
             */
            status: "RUNNING" | "COMPLETED" | "FAILED" | "CANCELED" | "TERMINATED" | "CONTINUED_AS_NEW" | "TIMED_OUT" | "UNKNOWN";
            /** @description Human-readable note on the progress of the task or the reason for its failure; null if there is none. */
            message?: string | null;
            /** @description Progress in percent, from 0 to 100; null if unknown. */
            progress?: number | null;
            /**
             * Format: date-time
             * @description Time at which the import was started.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time of the last change to `status`, `message` or `progress`.
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description Time at which the task was deleted; null if it has not been deleted.
             */
            deleted_at: string | null;
        };
        /** @description The conversations to import. */
        DatasetPlaygroundImport: {
            /** @description Ids of the conversations, at least one. Each conversation becomes one record. */
            conversation_ids: string[];
        };
        /** @description The records to copy. */
        DatasetRecordsImport: {
            /** @description Ids of the records, 1 to 10,000. They can be from any dataset in the workspace. */
            dataset_record_ids: string[];
        };
        /** @description Download URL of an export. */
        DatasetExport: {
            /**
             * Format: uri
             * @description Presigned URL of a JSONL file that has one record per line. You can download it without an API key for one hour;
             *     after that, export the dataset again.
             */
            file_url: string;
        };
        /**
         * @description A condition on fields, such as `agent_name = 'Scout' AND duration_ns > 2000000000`. To find out which fields exist
         *     and which operators each field supports, list the fields. Write keywords in uppercase and function names in
         *     lowercase.
         *
         *     | Condition | Syntax | Operator name |
         *     | --- | --- | --- |
         *     | Equal, not equal | `status_code = 'Error'`, `status_code != 'Ok'` | `eq`, `neq` |
         *     | Less than, greater than | `<`, `<=`, `>`, `>=` | `lt`, `lte`, `gt`, `gte` |
         *     | Matches a pattern; `%` stands for any text | `span_name LIKE 'chat %'`, `NOT LIKE` | `like`, `not_like` |
         *     | Matches a pattern, ignoring case | `agent_name ILIKE 'sc%'`, `NOT ILIKE` | `ilike`, `not_ilike` |
         *     | Contains a text | `input_messages CONTAINS 'tide'`, `NOT CONTAINS` | `contains`, `not_contains` |
         *     | Matches a regular expression | `tool_name REGEXP '^get_'`, `NOT REGEXP` | `regexp`, `not_regexp` |
         *     | Is in a range, inclusive | `duration_ns BETWEEN 1000 AND 2000`, `NOT BETWEEN` | `between`, `not_between` |
         *     | Is one of several values | `agent_name IN ('Scout', 'Greeter')`, `NOT IN` | `in`, `not_in` |
         *     | Has a value | `error_type EXISTS`, `error_type NOT EXISTS` | `exists`, `not_exists` |
         *     | List contains a value | `has(response_finish_reasons, 'stop')` | `has` |
         *     | List contains one or more of several values | `hasany(response_finish_reasons, ['stop', 'length'])` | `hasAny` |
         *     | List contains all of several values | `hasall(response_finish_reasons, ['stop', 'length'])` | `hasAll` |
         *     | Text contains a whole word | `hastoken(input_messages, 'tide')` | `hasToken` |
         *
         *     `!=` and the forms with `NOT` are the exact opposites of the others, so they also match items in which the field has
         *     no value: `error_type != 'timeout'` matches all spans without an error. To leave these out, add
         *     `AND error_type EXISTS`.
         *
         *     Combine conditions with `NOT`, `AND` and `OR`, which take precedence in this order, and with parentheses. Enclose
         *     text in single quotes, and double any single quote inside it (`'visitor''s'`). Write numbers without quotes, and
         *     times in RFC 3339 format in single quotes. Refer to an entry of a map as `span_attributes['desk']`.
         *
         *     `REGEXP` matches if any part of the text matches. Use `^` and `$` to match the whole text. The syntax is that of
         *     [RE2](https://github.com/google/re2/wiki/Syntax), without lookaround and backreferences, and an expression has at
         *     most 1000 characters. If an expression is invalid or takes too long, the response is 400 with the code
         *     `TRACES_FILTER_QUERY_PARSE_ERROR`.
         */
        SearchExpression: string;
        /** @description Conditions of a search. The query parameters `from` and `to` limit the time range. */
        SpanSearch: {
            /** @description Condition that every result satisfies. Omit it or send null to get all results. */
            search_expression?: components["schemas"]["SearchExpression"] | null;
        };
        /**
         * @description A single operation recorded by an application, such as a call to a model, a tool or an agent. Spans with the same
         *     `trace_id` form one trace. A field without a value is an empty string, 0, or an empty array or object. Only the five
         *     sampling settings from `request_temperature` to `request_frequency_penalty` can be null.
         */
        Span: {
            /** @description Id of the account that is billed for the operation. */
            customer_id: string;
            /** @description Id of the organization that the workspace belongs to. */
            organization_id: string;
            /** @description Id of the workspace in which the span was recorded. */
            workspace_id: string;
            /** @description Id of the user on whose behalf the application acted. */
            user_id: string;
            /** @description Id of the trace, as 32 lowercase hexadecimal digits. */
            trace_id: string;
            /** @description Id of the span within its trace, as 16 lowercase hexadecimal digits. */
            span_id: string;
            /** @description Id of the enclosing span. Empty for the root span of a trace. */
            parent_span_id: string;
            /** @description Vendor-specific trace data, in the format of the W3C `tracestate` header. */
            trace_state: string;
            /** @description Short name of the operation and its target, such as `chat aurora-large`. */
            span_name: string;
            /**
             * @description Role of the span in communication between services. Known values are `Client` (makes a request), `Server`
             *     (handles a request), `Producer` (sends a message), `Consumer` (receives a message) and `Internal` (stays within
             *     the application). Other values may occur.
             */
            span_kind: "Client" | "Server" | "Producer" | "Consumer" | "Internal" | (string & {});
            /** @description Name under which the application reports its spans. */
            service_name: string;
            /**
             * @description Outcome of the operation, if the application reported one: success (`Ok`) or failure (`Error`). Otherwise, it is
             *     `Unset`.
             * @enum {string}
             */
            status_code: "Error" | "Ok" | "Unset";
            /** @description Human-readable error message. Empty unless `status_code` is `Error`. */
            status_message: string;
            /** @description Class of error, such as `timeout` or the name of an exception. Empty if there was no error. */
            error_type: string;
            /**
             * @description Type of operation. Known values are `chat`, `text_completion`, `embeddings`, `execute_tool`, `create_agent` and
             *     `invoke_agent`. Other values may occur.
             */
            operation_name: "chat" | "text_completion" | "embeddings" | "execute_tool" | "create_agent" | "invoke_agent" | (string & {});
            /** @description Provider of the model, such as `platform`. */
            provider_name: string;
            /** @description Name of the model given in the request. */
            request_model: string;
            /** @description Number of alternative responses requested. */
            request_choice_count: number;
            /** @description Maximum number of tokens to generate, or 0 if the request set no limit. */
            request_max_tokens: number;
            /** @description Seed for random sampling, or 0 if the request set none. */
            request_seed: number;
            /** @description Sampling temperature; null if the request set none. */
            request_temperature: number | null;
            /** @description Probability mass for nucleus sampling; null if the request set none. */
            request_top_p: number | null;
            /** @description Number of most likely tokens to sample from; null if the request set none. */
            request_top_k: number | null;
            /** @description Penalty for tokens that have already occurred; null if the request set none. */
            request_presence_penalty: number | null;
            /** @description Penalty for tokens that grows with each occurrence; null if the request set none. */
            request_frequency_penalty: number | null;
            /** @description Strings that stop the generation. */
            request_stop_sequences: string[];
            /** @description Requested formats of embeddings, such as `float` or `base64`. */
            request_encoding_formats: string[];
            /** @description Model that produced the response. It may be a more specific version of `request_model`. */
            response_model: string;
            /** @description Id of the model's response. */
            response_id: string;
            /** @description Reason why each response ended, such as `stop`, `length` or `tool_calls`. */
            response_finish_reasons: string[];
            /** @description Requested type of output, such as `text`, `json`, `image` or `speech`. */
            output_type: string;
            /** @description Number of tokens in the input, cached ones included. */
            usage_input_tokens: number;
            /** @description Number of tokens in the output. */
            usage_output_tokens: number;
            /** @description Number of input tokens that were read from the provider's cache. */
            usage_cache_read_input_tokens: number;
            /** @description Number of input tokens that were written to the provider's cache. */
            usage_cache_creation_input_tokens: number;
            /** @description Id of the conversation that the operation was part of. */
            conversation_id: string;
            /** @description Id of the data source that was searched. */
            data_source_id: string;
            /** @description Id of the agent that ran. */
            agent_id: string;
            /** @description Name of the agent at the time of the operation. */
            agent_name: string;
            /** @description Version of the agent, as a string. */
            agent_version: string;
            /** @description Description of the agent at the time of the operation. */
            agent_description: string;
            /** @description Name of the workflow that the operation was part of. */
            workflow_name: string;
            /** @description Name of the stored prompt that was used. */
            prompt_name: string;
            /** @description Name of the tool that was called. */
            tool_name: string;
            /** @description Type of tool. A `function` runs in the application, an `extension` in the service. Other values may occur. */
            tool_type: "function" | "extension" | (string & {});
            /** @description Id that the model assigned to the tool call. */
            tool_call_id: string;
            /** @description Arguments of the tool call, as a serialized JSON object. */
            tool_call_arguments: string;
            /** @description Result of the tool call, as serialized JSON. */
            tool_call_result: string;
            /** @description Tools that were available to the model, as a serialized JSON array. */
            tool_definitions: string;
            /** @description Messages sent to the model, oldest first, as a serialized JSON array. */
            input_messages: string;
            /** @description Messages returned by the model, as a serialized JSON array. */
            output_messages: string;
            /** @description System instructions sent along with the messages, as plain text or as a serialized JSON array. */
            system_instructions: string;
            /**
             * Format: date-time
             * @description Time at which the operation started.
             */
            start_time: string;
            /**
             * Format: date-time
             * @description Time at which the operation succeeded or failed.
             */
            end_time: string;
            /** @description Duration from `start_time` to `end_time`, in nanoseconds. */
            duration_ns: number;
            /** @description Name of the instrumentation library that recorded the span. */
            scope_name: string;
            /** @description Version of the instrumentation library. */
            scope_version: string;
            /** @description Attributes of the application that recorded the span, such as `host.name`. */
            resource_attributes: {
                [key: string]: string;
            };
            /** @description Any other attributes that the application set on the span. */
            span_attributes: {
                [key: string]: string;
            };
        };
        /** @description One page of the spans that match a search. */
        SpanPage: {
            /** @description The items on this page, and how to get the next page. */
            spans: {
                /** @description The matching spans on this page, most recent `start_time` first. */
                results: components["schemas"]["Span"][];
                /** @description Path and query string of the next page; null on the last page. Send the same request body to it. */
                next: string | null;
                /** @description Pass it as `cursor` to get the next page; null on the last page. */
                cursor: string | null;
            };
        };
        /**
         * @description How the values of a group are combined. `count` is the number of values and `count_distinct` the number of different
         *     values; `sum`, `avg`, `min` and `max` are the total, mean, smallest and largest value; `p50`, `p90`, `p95` and `p99`
         *     are percentiles.
         * @enum {string}
         */
        SpanAggregationFunction: "count" | "count_distinct" | "sum" | "avg" | "min" | "max" | "p50" | "p90" | "p95" | "p99";
        /**
         * @description The number to calculate. It is named `<aggregation>_<measure>` in `order_by` and in the result, for example
         *     `p99_duration_ns`.
         */
        SpanMetric: {
            /** @description Name of the field to aggregate, such as `duration_ns`. The field must support `aggregation`. */
            measure: string;
            aggregation: components["schemas"]["SpanAggregationFunction"];
        };
        /** @description Division of the time range into intervals. */
        SpanTimeDimension: {
            /**
             * @description Length of an interval: a `second`, `minute`, `hour`, `day`, `week` or `month`. Intervals are aligned to UTC, and
             *     weeks start on Monday. With `auto`, the service chooses a length that suits the time range.
             * @default auto
             * @enum {string}
             */
            granularity?: "auto" | "second" | "minute" | "hour" | "day" | "week" | "month";
        };
        /** @description A sort criterion. */
        SpanAggregationOrder: {
            /** @description Name of the metric or of a dimension to sort by, or `time_bucket`. */
            field: string;
            /**
             * @description Sort direction. `asc` puts the smallest value first, `desc` the largest.
             * @default asc
             * @enum {string}
             */
            direction?: "asc" | "desc";
        };
        /** @description What to calculate and how to group it. The query parameters `from` and `to` limit the time range. */
        SpanAggregationQuery: {
            metric: components["schemas"]["SpanMetric"];
            /**
             * @description Names of the fields to group by. A field of the type `ARRAY` or `MAP` cannot be a dimension, but an entry of a
             *     map can, such as `span_attributes['desk']`. Items without a value are in a group of their own. Without
             *     dimensions, everything is in one group.
             * @default []
             */
            dimensions?: string[];
            /** @description Time intervals to group by as well. Omit it or send null to treat the time range as a whole. */
            time_dimension?: components["schemas"]["SpanTimeDimension"] | null;
            /** @description Condition on the items to include. Omit it or send null to include all. */
            search_expression?: components["schemas"]["SearchExpression"] | null;
            /**
             * @description Sort criteria, the most important one first. If omitted or null, rows are sorted by time, and within the same
             *     time by the value of the metric, largest first.
             */
            order_by?: components["schemas"]["SpanAggregationOrder"][] | null;
            /**
             * @description Maximum number of rows to return. Any further rows, in sort order, are dropped.
             * @default 1000
             */
            limit?: number;
        };
        /** @description Value of the metric or of a dimension. A dimension has the type of its field. */
        SpanAggregationValue: number | string | boolean | null;
        /**
         * @description The value of the metric for one group. The row also has a field named after the metric and one for each dimension,
         *     for example `p99_duration_ns` and `agent_name`. Use those if you know the query, and the fixed fields in code that
         *     handles any query.
         */
        SpanAggregationRow: {
            /** @description Name of the metric, such as `p99_duration_ns`. */
            metric_name: string;
            /**
             * @description Value of the metric; null if no item of the group has a value for the measure. The `min` or `max` of a time is in
             *     seconds since 1 January 1970 (UTC). A count has no unit, and any other value has the unit of the measure.
             */
            metric_value: number | null;
            /** @description Value of each dimension for this group, keyed by the name of the dimension. Empty if there are no dimensions. */
            dimensions: {
                [key: string]: components["schemas"]["SpanAggregationValue"];
            };
            /**
             * Format: date-time
             * @description Start of the time interval; null if the query has no `time_dimension`.
             */
            time_bucket: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description Time range and granularity of the result. */
        SpanAggregationMeta: {
            /**
             * Format: date-time
             * @description Start of the time range. Without `from`, the time of the oldest item included.
             */
            from_timestamp: string;
            /**
             * Format: date-time
             * @description End of the time range. Without `to`, the time of the request.
             */
            to_timestamp: string;
            /** @description Length of a time interval in seconds; null if the query has no `time_dimension`. A month counts as 30 days. */
            granularity_seconds: number | null;
        };
        /** @description Result of an aggregation. */
        SpanAggregation: {
            /** @description One row for each group, in the requested order. Empty groups have no row. */
            data: components["schemas"]["SpanAggregationRow"][];
            meta: components["schemas"]["SpanAggregationMeta"];
        };
        /**
         * @description A rating of one span, made by a judge or by the application itself. It consists of a score, a label or both. Strings
         *     without a value are empty, and a missing score is 0.
         */
        SpanEvaluation: {
            /** @description Id of the account that is billed for the evaluation. */
            customer_id: string;
            /** @description Id of the organization that the workspace belongs to. */
            organization_id: string;
            /** @description Id of the workspace in which the span was recorded. */
            workspace_id: string;
            /** @description Id of the user on whose behalf the span was evaluated. */
            user_id: string;
            /** @description Id of the trace that the evaluated span is part of, as 32 lowercase hexadecimal digits. */
            trace_id: string;
            /** @description Id of the evaluated span, as 16 lowercase hexadecimal digits. */
            span_id: string;
            /** @description Id of the model response that was evaluated. */
            response_id: string;
            /** @description Id of the conversation that the evaluated span is part of. */
            conversation_id: string;
            /**
             * Format: date-time
             * @description Time of the evaluation.
             */
            timestamp: string;
            /** @description Name of the criterion, usually that of the judge. */
            evaluation_name: string;
            /** @description Numeric result, on a scale chosen by the evaluator. 0 if there is only a label. */
            score_value: number;
            /** @description Result as a label, such as `friendly`. Empty if there is only a score. */
            score_label: string;
            /** @description Human-readable reason for the result. */
            explanation: string;
            /** @description Any other data that the evaluator attached. */
            metadata: {
                [key: string]: string;
            };
        };
        /** @description One page of the evaluations that match a search. */
        SpanEvaluationPage: {
            /** @description The items on this page, and how to get the next page. */
            span_evaluations: {
                /** @description The matching evaluations on this page, most recent `timestamp` first. */
                results: components["schemas"]["SpanEvaluation"][];
                /** @description Path and query string of the next page; null on the last page. Send the same request body to it. */
                next: string | null;
                /** @description Pass it as `cursor` to get the next page; null on the last page. */
                cursor: string | null;
            };
        };
        /**
         * @description Name of an operator. The table in `SearchExpression` shows its syntax. Known values are `eq`, `neq`, `lt`, `lte`,
         *     `gt`, `gte`, `like`, `ilike`, `not_like`, `not_ilike`, `between`, `not_between`, `in`, `not_in`, `exists`,
         *     `not_exists`, `regexp`, `not_regexp`, `contains`, `not_contains`, `has`, `hasAny`, `hasAll` and `hasToken`. Other
         *     values may be added.
         */
        SpanFieldOperator: "eq" | "neq" | "lt" | "lte" | "gt" | "gte" | "like" | "ilike" | "not_like" | "not_ilike" | "between" | "not_between" | "in" | "not_in" | "exists" | "not_exists" | "regexp" | "not_regexp" | "contains" | "not_contains" | "has" | "hasAny" | "hasAll" | "hasToken" | (string & {});
        /** @description A field and the operations that it supports. */
        SpanFieldDefinition: {
            /** @description Name to use in search expressions, measures and dimensions. */
            name: string;
            /** @description Display name. */
            label: string;
            /**
             * @description Type of its values. `ENUM` is a string from a fixed list, `TEXT` any string, `INT` an integer, `FLOAT` a number,
             *     `BOOL` true or false, `TIMESTAMP` a date-time, `ARRAY` a list of strings, and `MAP` an object whose values are
             *     strings.
             * @enum {string}
             */
            type: "ENUM" | "TEXT" | "INT" | "FLOAT" | "BOOL" | "TIMESTAMP" | "ARRAY" | "MAP";
            /** @description Heading under which to display the field, such as `Agent`; null if it has none. */
            group: string | null;
            /** @description Operators that search expressions can apply to the field. */
            supported_operators: components["schemas"]["SpanFieldOperator"][];
            /** @description Aggregations for which the field can be the measure. Empty if there are none. */
            supported_aggregations: components["schemas"]["SpanAggregationFunction"][];
            /** @description Span attribute that the value of the field is taken from, such as `gen_ai.agent.name`. */
            source_attribute_key?: string;
        };
        /** @description All fields that can be used in searches and aggregations. */
        SpanFieldDefinitions: {
            /** @description Definitions of the fields, in a suitable order for display. */
            field_definitions: components["schemas"]["SpanFieldDefinition"][];
        };
        /** @description Values to choose from when filtering by a field. */
        SpanFieldOptions: {
            /** @description The values in alphabetical order; null if the type of the field is neither `ENUM` nor `TEXT`. */
            options: string[] | null;
        };
        /**
         * @description Kind of answer that a judge gives. `REGRESSION` is a number on a scale, `CLASSIFICATION` one of several labels.
         * @enum {string}
         */
        JudgeOutputType: "CLASSIFICATION" | "REGRESSION";
        /** @description The judge answers with a number on a scale. The descriptions of both ends are given to the model. */
        JudgeRegressionOutput: {
            /**
             * @description Always `REGRESSION`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "REGRESSION";
            /** @description Lower end of the scale, which is less than `max`. */
            min: number;
            /** @description What the lowest number means, so that the model knows when to use it. */
            min_description: string;
            /** @description Upper end of the scale, less than 1,000,000,000. */
            max: number;
            /** @description What the highest number means, so that the model knows when to use it. */
            max_description: string;
        };
        /** @description A label that a judge can answer with. */
        JudgeOption: {
            /** @description The label, exactly as it is returned in `answer`. */
            value: string;
            /** @description When to choose this label, as an instruction for the model. */
            description: string;
        };
        /** @description The judge answers with one of several labels. Their descriptions are given to the model. */
        JudgeOptionsOutput: {
            /**
             * @description Always `CLASSIFICATION`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "CLASSIFICATION";
            /** @description The labels that the judge can choose from, at least one. */
            options: components["schemas"]["JudgeOption"][];
        };
        /** @description Kind of answer that the judge gives. `type` tells whether it is a number or a label. */
        JudgeOutput: components["schemas"]["JudgeRegressionOutput"] | components["schemas"]["JudgeOptionsOutput"];
        /** @description A model with instructions that reads a conversation and rates it with a number or a label. */
        Judge: {
            /**
             * Format: uuid
             * @description Unique id, assigned by the service. It stays the same in all revisions.
             */
            id: string;
            /** @description Display name, unique within the workspace. */
            name: string;
            /** @description What the judge evaluates. */
            description: string;
            /** @description Name of the model that evaluates the conversation. */
            model_name: string;
            output: components["schemas"]["JudgeOutput"];
            /** @description Instructions for the model on what to evaluate and how. */
            instructions: string;
            /** @description Names of the tools that the model may use during the evaluation. Empty if there are none. */
            tools: string[];
            /** @description Id of the first revision of the judge; null if there is only one revision. */
            base_revision?: string | null;
            /** @description Id of the previous revision; null if this is the first. */
            down_revision?: string | null;
            /** @description Id of the next revision; null if this is the latest. */
            up_revision?: string | null;
            /**
             * Format: uuid
             * @description Id of the user who created the judge.
             */
            owner_id: string;
            /**
             * Format: uuid
             * @description Id of the workspace that the judge belongs to.
             */
            workspace_id: string;
            /**
             * Format: date-time
             * @description Time at which the judge was created.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time at which the judge was last updated. Equal to `created_at` if the judge has never been updated.
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description Time at which the judge was deleted; null if it has not been deleted.
             */
            deleted_at: string | null;
        };
        /** @description One page of the judges in the workspace. */
        JudgePage: {
            /** @description The judges on this page, with links to the adjacent pages. */
            judges: {
                /** @description Total number of judges that match the filters, on all pages. */
                count: number;
                /** @description The judges on this page, newest first. Empty if `page_size` is 0. */
                results: components["schemas"]["Judge"][];
                /** @description Path and query string of the next page; null on the last page. */
                next: string | null;
                /** @description Path and query string of the previous page; null on the first page. */
                previous: string | null;
            };
        };
        /** @description The judge answers with a number on a scale. The descriptions of both ends are given to the model. */
        JudgeRegressionOutputInput: {
            /**
             * @description Always `REGRESSION`.
             * @constant
             */
            type: "REGRESSION";
            /**
             * @description Lower end of the scale. It must be less than `max`.
             * @default 0
             */
            min?: number;
            /** @description What the lowest number means, so that the model knows when to use it. */
            min_description: string;
            /**
             * @description Upper end of the scale. It must be greater than `min` and less than 1,000,000,000.
             * @default 1
             */
            max?: number;
            /** @description What the highest number means, so that the model knows when to use it. */
            max_description: string;
        };
        /** @description The judge answers with one of several labels. Their descriptions are given to the model. */
        JudgeOptionsOutputInput: {
            /**
             * @description Always `CLASSIFICATION`. Can be omitted; responses always include it.
             * @constant
             */
            type?: "CLASSIFICATION";
            /** @description The labels that the judge can choose from, at least one. */
            options: components["schemas"]["JudgeOption"][];
        };
        /**
         * @description Kind of answer that a new or changed judge gives: a number if `type` is `REGRESSION`, otherwise one of the labels in
         *     `options`.
         */
        JudgeOutputInput: components["schemas"]["JudgeRegressionOutputInput"] | components["schemas"]["JudgeOptionsOutputInput"];
        /** @description Fields of a new judge. */
        JudgeCreate: {
            /** @description Display name, 5 to 50 characters. No other judge in the workspace may have the same name. */
            name: string;
            /** @description What the judge evaluates, in at most 500 characters. May be empty. */
            description: string;
            /** @description Name of the model that evaluates the conversation. */
            model_name: string;
            output: components["schemas"]["JudgeOutputInput"];
            /**
             * @description Instructions for the model on what to evaluate and how, at most 10,000 characters. You do not need to describe
             *     the format of the answer, because `output` defines it.
             */
            instructions: string;
            /** @description Names of the tools that the model may use during the evaluation, such as `web_search`. May be empty. */
            tools: string[];
        };
        /**
         * @description New values for all fields of a judge. They replace the current ones, so all of them are required and none can be
         *     null. To clear the description, send an empty string.
         */
        JudgeUpdate: components["schemas"]["JudgeCreate"];
        /** @description A conversation to evaluate. */
        JudgeLive: {
            /**
             * @description Messages of the conversation, oldest first. A message is usually an object with `role` and `content`, but any
             *     structure is accepted.
             */
            messages: components["schemas"]["JsonMap"][];
            /** @description Additional data for the judge, such as the expected answer. Omit it or send null if there is none. */
            properties?: components["schemas"]["JsonMap"] | null;
        };
        /** @description Result of an evaluation. */
        Judgment: {
            /** @description The judge's explanation of its answer. */
            analysis: string;
            /**
             * @description A number from `min` to `max` if the output type of the judge is `REGRESSION`, or the `value` of one of the
             *     options if it is `CLASSIFICATION`.
             */
            answer: string | number;
        };
        /**
         * @description Kind of owner: `user`, `workspace`, `org` (an organization) or `system` (the service itself). Other values may be
         *     added.
         */
        ConnectorOwnerType: "user" | "workspace" | "org" | "system" | (string & {});
        /**
         * @description Who can use the connector: only its owner (`private`), all members of the workspace (`shared_workspace`), all
         *     members of the organization (`shared_org`), or everyone (`shared_global`, only for connectors that belong to the
         *     service). Other values may be added.
         */
        ConnectorVisibility: "private" | "shared_workspace" | "shared_org" | "shared_global" | (string & {});
        /**
         * @description How to authenticate with a tool server: by signing in with OAuth 2.0 (`oauth2`), with a stored token (`bearer`),
         *     without credentials (`none`), or through an app installed at a source-hosting service (`codehost_app`) or a
         *     messaging service (`chat_app`).
         * @enum {string}
         */
        ConnectorAuthenticationType: "oauth2" | "bearer" | "none" | "codehost_app" | "chat_app";
        /** @description A header that the tool server expects, with a value that is stored as part of the credentials. */
        ConnectorHeader: {
            /** @description Name of the header, such as `Authorization`. */
            name: string;
            /** @description Whether the server rejects requests without it. */
            is_required: boolean;
            /** @description Whether the value is secret and should be hidden when people enter or view it. */
            is_secret: boolean;
        };
        /** @description A header that the service sends to the tool server for every user of the connector. */
        ConnectorGlobalHeader: {
            /** @description Value of the header; `****` if it is secret. */
            value: string;
            /** @description Whether the value is secret and therefore masked. */
            is_secret: boolean;
        };
        /** @description Metadata of an OAuth 2.0 authorization server. The fields have the names and meanings that RFC 8414 defines. */
        ConnectorOAuthMetadata: {
            /**
             * Format: uri
             * @description URL that identifies the authorization server.
             */
            issuer: string;
            /**
             * Format: uri
             * @description URL at which users sign in. Needed for the `authorization_code` grant.
             */
            authorization_endpoint?: string;
            /**
             * Format: uri
             * @description URL at which tokens are issued and renewed.
             */
            token_endpoint: string;
            /**
             * Format: uri
             * @description URL of the server's JSON Web Key Set.
             */
            jwks_uri?: string;
            /**
             * Format: uri
             * @description URL at which clients can register themselves.
             */
            registration_endpoint?: string;
            /** @description Scopes that clients can request. */
            scopes_supported?: string[];
            /** @description Values of `response_type` that the authorization endpoint accepts, such as `code`. */
            response_types_supported?: string[];
            /** @description Values of `response_mode` that the authorization endpoint accepts, such as `query`. */
            response_modes_supported?: string[];
            /** @description Grants that the token endpoint accepts, such as `authorization_code` and `refresh_token`. */
            grant_types_supported?: string[];
            /** @description How clients can authenticate at the token endpoint. */
            token_endpoint_auth_methods_supported?: string[];
            /** @description Signing algorithms for the JWTs that clients authenticate with at the token endpoint. */
            token_endpoint_auth_signing_alg_values_supported?: string[];
            /**
             * Format: uri
             * @description URL of the server's developer documentation.
             */
            service_documentation?: string;
            /** @description Languages of the sign-in pages, as language tags. */
            ui_locales_supported?: string[];
            /**
             * Format: uri
             * @description URL of the server's policy on how clients may use its data.
             */
            op_policy_uri?: string;
            /**
             * Format: uri
             * @description URL of the server's terms of service.
             */
            op_tos_uri?: string;
            /**
             * Format: uri
             * @description URL at which tokens are revoked.
             */
            revocation_endpoint?: string;
            /** @description How clients can authenticate at the revocation endpoint. */
            revocation_endpoint_auth_methods_supported?: string[];
            /** @description Signing algorithms for the JWTs that clients authenticate with at the revocation endpoint. */
            revocation_endpoint_auth_signing_alg_values_supported?: string[];
            /**
             * Format: uri
             * @description URL at which the state of a token can be queried.
             */
            introspection_endpoint?: string;
            /** @description How clients can authenticate at the introspection endpoint. */
            introspection_endpoint_auth_methods_supported?: string[];
            /** @description Signing algorithms for the JWTs that clients authenticate with at the introspection endpoint. */
            introspection_endpoint_auth_signing_alg_values_supported?: string[];
            /** @description PKCE methods that the server accepts, such as `S256`. */
            code_challenge_methods_supported?: string[];
        };
        /** @description A way to authenticate with a connector's server. */
        ConnectorAuthenticationMethod: {
            method_type: components["schemas"]["ConnectorAuthenticationType"];
            /** @description Whether default credentials for this method are stored. Requests that name no credentials use them. */
            has_default_credentials: boolean;
            /** @description Headers whose values the credentials must contain; null if the method needs none. */
            headers: components["schemas"]["ConnectorHeader"][] | null;
            /** @description Headers that the service sends to the server for every user of the connector, by name. */
            global_headers: {
                [key: string]: components["schemas"]["ConnectorGlobalHeader"];
            };
            /**
             * @description For `oauth2`, how tokens are obtained: each user signs in (`authorization_code`), or the client uses its own id
             *     and secret (`client_credentials`). Null for all other methods.
             * @enum {string|null}
             */
            grant_type: "authorization_code" | "client_credentials" | null;
            /** @description For `oauth2`, the authorization server; null for all other methods. */
            oauth2_server_metadata: components["schemas"]["ConnectorOAuthMetadata"] | null;
        };
        /** @description How you have chosen to authenticate, where the connector offers a choice. */
        ConnectorPreferences: {
            /** @description Authentication method to use; null for the connector's preferred method. */
            authentication_type: components["schemas"]["ConnectorAuthenticationType"] | null;
            /** @description Name of the stored credentials to use; null for the default credentials. */
            credentials_name: string | null;
        };
        /** @description Result of the last attempt to use the credentials. */
        ConnectorCredentialStatus: {
            /**
             * @description Whether the server accepted the credentials (`valid`), rejected them (`invalid`) or could not be reached
             *     (`error`).
             * @enum {string}
             */
            status_type: "valid" | "invalid" | "error";
            /**
             * Format: date-time
             * @description Time at which the credentials were last tried; null if unknown.
             */
            last_checked_at: string | null;
            /** @description HTTP status with which the server rejected the attempt; null if there was no such response. */
            error_http_code: number | null;
            /**
             * @description Machine-readable reason for the failure; null if there was none. Known values are `unauthorized`, `forbidden`,
             *     `expired`, `unreachable` and `timeout`. Other values may be added.
             */
            error_message: "unauthorized" | "forbidden" | "expired" | "unreachable" | "timeout" | (string & {}) | null;
        };
        /** @description Stored credentials for a connector's server. The secrets are never returned. */
        ConnectorCredential: {
            /** @description Name to send as `credentials_name` to use these credentials. */
            name: string;
            authentication_type: components["schemas"]["ConnectorAuthenticationType"];
            /**
             * @description Who can use the credentials: one `user`, all members of the organization (`org`) or of the `workspace`, or
             *     everyone (`system`).
             * @enum {string}
             */
            scope: "user" | "org" | "workspace" | "system";
            /** @description Display name; if null, `name` is displayed instead. */
            title: string | null;
            /** @description Whether requests that name no credentials use this one. */
            is_default: boolean;
            /**
             * Format: uuid
             * @description Id of the user who stored the credentials; null if they are preset.
             */
            creator_id: string | null;
            /** @description Whether the server accepts the credentials; null if they have never been tried. */
            status: components["schemas"]["ConnectorCredentialStatus"] | null;
        };
        /** @description How the service runs a tool. */
        ConnectorToolExecutionConfig: {
            /** @description How the tool is run. Known values are `mcp` and `http`. Other values may be added. */
            type: "mcp" | "http" | (string & {});
            /** @description Seconds after which a call fails; null for the service's own limit. */
            timeout_seconds: number | null;
        };
        /** @description Any JSON value, including null. You or the workflow's code define its structure. */
        JsonValue: unknown;
        /**
         * @description A JSON Schema of an object, exactly as the server wrote it. It can contain any JSON Schema keyword; only the common
         *     ones are listed here.
         */
        ConnectorToolSchema: {
            /**
             * @description Always `object`.
             * @constant
             */
            type?: "object";
            /** @description What the object is. Models read this. */
            description?: string;
            /** @description Schemas of the object's properties, by name. */
            properties?: {
                [key: string]: components["schemas"]["JsonValue"];
            };
            /** @description Names of the properties that must be present. */
            required?: string[];
        } & {
            [key: string]: unknown;
        };
        /** @description A tool as the service last read it from the server. */
        ConnectorStoredTool: {
            /** @description Unique id of the tool within the service. To call the tool, use its name. */
            id: string;
            /** @description Name to use when calling the tool. */
            name: string;
            /** @description What the tool does. Models read this to decide when to call the tool. */
            description: string;
            visibility: components["schemas"]["ConnectorVisibility"];
            /**
             * Format: date-time
             * @description Time at which the service first saw the tool.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time at which the service last saw the tool change.
             */
            modified_at: string;
            /** @description How the tool is run; null for the default of the connector's protocol. */
            execution_config: components["schemas"]["ConnectorToolExecutionConfig"] | null;
            /** @description JSON Schema of the tool's arguments. */
            jsonschema: components["schemas"]["ConnectorToolSchema"];
            /** @description Whether the tool is offered to models. */
            active: boolean;
        };
        /** @description Translations of a connector's texts, keyed by language tag such as `sv` or `pt-BR`. */
        ConnectorLocale: {
            /** @description Display names by language tag. */
            name: {
                [key: string]: string;
            };
            /** @description Descriptions by language tag. */
            description: {
                [key: string]: string;
            };
            /** @description Sentences to display while the tools are in use, by language tag. */
            usage_sentence: {
                [key: string]: string;
            };
        };
        /** @description Information that an MCP server publishes about itself. */
        ConnectorServerCard: {
            /** @description Version of the Model Context Protocol that the server supports, as a date such as `2025-06-18`. */
            protocol_version?: string;
            /** @description The software that the server runs. */
            server_info?: {
                /** @description Name of the software, for use in programs. */
                name: string;
                /** @description Display name of the software. */
                title?: string;
                /** @description Version of the software, in any format. */
                version: string;
            };
            /** @description Human-readable description of what the server does. */
            description?: string;
            /** @description The server's instructions for models on how to use its tools. */
            instructions?: string;
            /**
             * Format: uri
             * @description Page on which people can read about the server.
             */
            documentation_url?: string;
        };
        /** @description Fields of connectors of every protocol. */
        ConnectorBase: {
            /**
             * Format: uuid
             * @description Unique id, assigned by the service.
             */
            id: string;
            /** @description Name that requests and agents can use instead of the id. Unique within the workspace. */
            name: string;
            /** @description Display name; if null, `name` is displayed instead. */
            title: string | null;
            /** @description What the tools can be used for. Models read this too. */
            description: string;
            /**
             * Format: uri
             * @description URL of the tool server. Omitted for connectors that the service runs itself.
             */
            server?: string;
            /**
             * Format: uri
             * @description URL of an icon to display in lists; null if there is none.
             */
            icon_url: string | null;
            /**
             * Format: date-time
             * @description Time at which the connector was created.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time of the last change to the connector's settings or sharing.
             */
            modified_at: string;
            owner_type: components["schemas"]["ConnectorOwnerType"];
            /**
             * Format: uuid
             * @description Id of the user, workspace or organization that owns the connector; null if the service owns it.
             */
            owner_id: string | null;
            /**
             * Format: uuid
             * @description Id of the user who created the connector, which stays the same when the connector is shared; null if the service
             *     created it.
             */
            creator_id: string | null;
            visibility: components["schemas"]["ConnectorVisibility"];
            /** @description Whether the server supports the Model Context Protocol, even if `protocol` is something else. */
            supports_mcp: boolean;
            /** @description Whether the arguments and results of a tool call are visible only to the user who made the call. */
            private_tool_execution: boolean;
            /** @description Instructions for using the tools, given to models along with them; null if there are none. */
            system_prompt: string | null;
            /**
             * @description Whether the connector is enabled for you, by your own setting or else that of your workspace or else that of
             *     your organization. False if none of them has one; null if unknown.
             */
            active: boolean | null;
            /** @description Whether you have valid credentials for the server or the server needs none. Null if this was not checked. */
            is_authenticated: boolean | null;
            /**
             * @description Levels at which the connector is blocked for you, such as `org` for the organization. Empty if it is not
             *     blocked.
             */
            blocked_by: components["schemas"]["ConnectorOwnerType"][];
            /** @description Ways to authenticate with the server, in order of preference. */
            supported_auth_methods: components["schemas"]["ConnectorAuthenticationMethod"][];
            /** @description What your requests use if they name no credentials; null if you have not chosen anything. */
            connection_preferences: components["schemas"]["ConnectorPreferences"] | null;
            /** @description Stored credentials that you can use, without their secrets; null if they were not looked up. */
            connection_credentials: components["schemas"]["ConnectorCredential"][] | null;
            /** @description Tools as last read from the server; null if they have not been read yet. */
            tools: components["schemas"]["ConnectorStoredTool"][] | null;
            /** @description Translations of the connector's texts; null if there are none. */
            locale: components["schemas"]["ConnectorLocale"] | null;
            /** @description What the server publishes about itself; null if it publishes nothing. */
            server_card: components["schemas"]["ConnectorServerCard"] | null;
            /** @description Whether the connector is built and run by the service itself. */
            is_first_party: boolean;
        };
        /** @description A connector to a server that uses the Model Context Protocol. */
        McpConnector: {
            /**
             * @description Model Context Protocol; the server describes its own tools.
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
        /** @description A connector to a server whose tools are called with plain HTTP requests. */
        HttpConnector: {
            /**
             * @description Plain HTTP, without a tool protocol on top.
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
        /**
         * @description A connection to an external tool server, and who can use it. `protocol` identifies how the service communicates with
         *     the server.
         */
        Connector: components["schemas"]["McpConnector"] | components["schemas"]["HttpConnector"];
        /** @description One page of the connectors that you can use. */
        ConnectorPage: {
            /** @description Connectors on this page, newest first. */
            items: components["schemas"]["Connector"][];
            /** @description Size of this page and how to get the next one. */
            pagination: {
                /** @description Maximum number of connectors per page, as requested. */
                page_size: number;
                /** @description Pass it as `cursor` to get the next page; null on the last page. */
                next_cursor: string | null;
            };
        };
        /** @description A header for the service to send to the tool server for every user of the connector. */
        ConnectorGlobalHeaderInput: {
            /** @description Value of the header. Responses have `****` in its place unless `is_secret` is false. */
            value: string;
            /**
             * @description Whether to mask the value in responses.
             * @default true
             */
            is_secret?: boolean;
        };
        /** @description A header that the server of a new connector expects, with a value that is stored as part of the credentials. */
        ConnectorHeaderInput: {
            /** @description Name of the header, such as `Authorization`. */
            name: string;
            /**
             * @description Whether the server rejects requests without it.
             * @default true
             */
            is_required?: boolean;
            /**
             * @description Whether the value is secret and should be hidden when people enter or view it.
             * @default true
             */
            is_secret?: boolean;
        };
        /** @description Authentication with a token that a user obtains elsewhere and stores as credentials. */
        ConnectorBearerMethodCreate: {
            /**
             * @description The token is sent in the `Authorization` header, or in the listed headers. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            method_type: "bearer";
            /** @description Headers whose values make up the credentials; null for `Authorization` only. */
            headers?: components["schemas"]["ConnectorHeaderInput"][] | null;
        };
        /** @description No authentication. */
        ConnectorNoneMethodCreate: {
            /**
             * @description The server needs no credentials. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            method_type: "none";
            /** @description Headers that the server expects nevertheless, such as a customer number; null if there are none. */
            headers?: components["schemas"]["ConnectorHeaderInput"][] | null;
        };
        /** @description Fields that all OAuth 2.0 grants need. */
        ConnectorOAuthMethodBase: {
            /**
             * @description The service obtains the access token and renews it.
             * @constant
             */
            method_type: "oauth2";
            oauth2_server_metadata: components["schemas"]["ConnectorOAuthMetadata"];
            /** @description Headers that the server expects in addition to the token; null if there are none. */
            headers?: components["schemas"]["ConnectorHeaderInput"][] | null;
        };
        /** @description The OAuth 2.0 client that represents the service at the authorization server. */
        ConnectorOAuthClient: {
            /** @description Client id issued by the authorization server. */
            client_id: string;
            /** @description Client secret; null for a public client. It is never returned. */
            client_secret?: string | null;
            /** @description Scopes to request; null for the authorization server's default. */
            client_scopes?: string[] | null;
        };
        /** @description Each user signs in with a browser, at the URL returned by `connectors.getAuthUrl`. */
        ConnectorAuthorizationCodeMethodCreate: {
            /**
             * @description The token represents the user who signed in.
             * @constant
             */
            grant_type: "authorization_code";
            auth_data: components["schemas"]["ConnectorOAuthClient"];
        } & components["schemas"]["ConnectorOAuthMethodBase"];
        /** @description No user signs in. The stored credentials are a client id and secret. */
        ConnectorClientCredentialsMethodCreate: {
            /**
             * @description The token represents the client itself.
             * @constant
             */
            grant_type: "client_credentials";
            /**
             * @description How the client sends its id and secret to the token endpoint: in the body (`client_secret_post`) or in the
             *     `Authorization` header (`client_secret_basic`).
             * @enum {string}
             */
            token_endpoint_auth_method: "client_secret_post" | "client_secret_basic";
        } & components["schemas"]["ConnectorOAuthMethodBase"];
        /** @description Authentication with an access token from an OAuth 2.0 authorization server. */
        ConnectorOAuthMethodCreate: {
            /**
             * @description The service obtains the access token and renews it. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            method_type: "oauth2";
        } & (components["schemas"]["ConnectorAuthorizationCodeMethodCreate"] | components["schemas"]["ConnectorClientCredentialsMethodCreate"]);
        /**
         * @description A way to authenticate with the server of a new connector. `codehost_app` and `chat_app` are not available here: only
         *     connectors that belong to the service use them.
         */
        ConnectorAuthMethodCreate: components["schemas"]["ConnectorBearerMethodCreate"] | components["schemas"]["ConnectorNoneMethodCreate"] | components["schemas"]["ConnectorOAuthMethodCreate"];
        /** @description Settings of new connectors of every protocol. */
        ConnectorCreateBase: {
            /**
             * @description Name that requests and agents can use instead of the id. It consists of letters, digits, `_` and `-`, and must
             *     be unique within the workspace.
             */
            name: string;
            /** @description Display name. If omitted or null, `name` is displayed instead. */
            title?: string | null;
            /** @description What the tools can be used for. Models read this to decide whether to use them. */
            description: string;
            /**
             * Format: uri
             * @description URL of the tool server, without a user name or password; with `mcp`, the URL of its MCP endpoint.
             */
            server: string;
            /**
             * Format: uri
             * @description URL of an icon to display in lists.
             */
            icon_url?: string | null;
            /**
             * @description Who can use the connector: only its creator (`private`), all members of the workspace (`shared_workspace`, which
             *     needs the permission `ShareConnectorToWorkspace`) or all members of the organization (`shared_org`, which needs
             *     `ShareConnectorToOrg`).
             * @default private
             * @enum {string}
             */
            visibility?: "private" | "shared_workspace" | "shared_org";
            /**
             * @description Headers to send to the server with every request, by name. Responses do not contain them, but the service does
             *     not treat the values as secret: use `global_headers` for those that are.
             */
            headers?: {
                [key: string]: string;
            } | null;
            /** @description Headers to send for every user of the connector, by name. The values can be secret. */
            global_headers?: {
                [key: string]: components["schemas"]["ConnectorGlobalHeaderInput"];
            };
            /**
             * @description Ways to authenticate with the server, in order of preference. If omitted or null, the connector uses OAuth 2.0
             *     if `oauth2_server_metadata` or `oauth2_server_metadata_url` is set, and no authentication otherwise.
             */
            auth_methods?: components["schemas"]["ConnectorAuthMethodCreate"][] | null;
            /** @description OAuth 2.0 client to use. Only for connectors that do not set `auth_methods`. */
            auth_data?: components["schemas"]["ConnectorOAuthClient"] | null;
            /**
             * @description OAuth 2.0 authorization server. Only for connectors that do not set `auth_methods`. Cannot be combined with
             *     `oauth2_server_metadata_url`.
             */
            oauth2_server_metadata?: components["schemas"]["ConnectorOAuthMetadata"] | null;
            /**
             * Format: uri
             * @description URL of the authorization server's metadata. The service reads it once, when it creates the connector. Cannot be
             *     combined with `oauth2_server_metadata`.
             */
            oauth2_server_metadata_url?: string | null;
            /** @description Instructions for using the tools, given to models along with them. */
            system_prompt?: string | null;
        };
        /** @description A new connector to a server that uses the Model Context Protocol. */
        McpConnectorCreate: {
            /**
             * @description Model Context Protocol; the server describes its own tools.
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
        /** @description A new connector to a server whose tools are called with plain HTTP requests. */
        HttpConnectorCreate: {
            /**
             * @description Plain HTTP, without a tool protocol on top.
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
        /** @description Settings of a new connector. `protocol` identifies how the service communicates with its server. */
        ConnectorCreate: components["schemas"]["McpConnectorCreate"] | components["schemas"]["HttpConnectorCreate"];
        /** @description A sign-in URL to open in the user's browser. */
        ConnectorAuthUrl: {
            /**
             * Format: uri
             * @description URL to send the user's browser to. With `oauth2`, it is the authorization URL of the OAuth 2.0 server, with all
             *     its parameters; with other methods, a page of the service.
             */
            auth_url: string;
            /** @description How long the URL is valid, in seconds from this response. */
            ttl: number;
        };
        /** @description Confirms a change to a connector. */
        ConnectorMessage: {
            /** @description Human-readable description of what was done. The wording may change. */
            message: string;
        };
        /** @description Input of a tool call. An empty object calls the tool without arguments. */
        ConnectorToolCall: {
            /** @description Arguments by name, as described in the tool's `inputSchema`. */
            arguments?: {
                [key: string]: unknown;
            };
        };
        /** @description Text that a tool returned. */
        ConnectorTextContent: {
            /**
             * @description Always `text`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "text";
            /** @description The text, for models and people to read. */
            text: string;
        };
        /** @description An image that a tool returned. */
        ConnectorImageContent: {
            /**
             * @description Always `image`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "image";
            /** @description The image, base64-encoded. */
            data: string;
            /** @description Media type of the image, such as `image/png`. */
            mimeType: string;
        };
        /** @description Audio that a tool returned. */
        ConnectorAudioContent: {
            /**
             * @description Always `audio`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "audio";
            /** @description The audio, base64-encoded. */
            data: string;
            /** @description Media type of the audio, such as `audio/wav`. */
            mimeType: string;
        };
        /** @description A link to a resource that can be read from the tool server. */
        ConnectorResourceLinkContent: {
            /**
             * @description Always `resource_link`. The content of the resource is not included. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "resource_link";
            /**
             * Format: uri
             * @description URI of the resource. The server can use a scheme of its own.
             */
            uri: string;
            /** @description Name of the resource, for use in programs. */
            name: string;
            /** @description Display name of the resource. */
            title?: string;
            /** @description What the resource contains. */
            description?: string;
            /** @description Media type of the resource, if known. */
            mimeType?: string;
            /** @description Size of the resource in bytes, if known. */
            size?: number;
        };
        /** @description A resource of the tool server. Its content is either in `text` or in `blob`. */
        ConnectorResource: {
            /**
             * Format: uri
             * @description URI of the resource. The server can use a scheme of its own.
             */
            uri: string;
            /** @description Media type of the resource, if known. */
            mimeType?: string;
            /** @description Content of the resource, if it is text. */
            text?: string;
            /** @description Content of the resource, base64-encoded, if it is not text. */
            blob?: string;
        };
        /** @description A resource of the tool server, included in the result. */
        ConnectorResourceContent: {
            /**
             * @description Always `resource`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "resource";
            resource: components["schemas"]["ConnectorResource"];
        };
        /** @description One part of a tool's result. `type` identifies the kind. Other kinds may be added. */
        ConnectorToolContent: components["schemas"]["ConnectorTextContent"] | components["schemas"]["ConnectorImageContent"] | components["schemas"]["ConnectorAudioContent"] | components["schemas"]["ConnectorResourceLinkContent"] | components["schemas"]["ConnectorResourceContent"];
        /** @description Information about a tool's result in addition to its content. */
        ConnectorToolResultMetadata: {
            /** @description What an MCP server reports about the result. */
            mcp_meta?: {
                /** @description Whether the tool failed. If so, `content` contains the reason. */
                isError: boolean;
                /** @description The result as data that matches the tool's `outputSchema`. Omitted if the tool returns none. */
                structuredContent?: {
                    [key: string]: unknown;
                };
            };
        };
        /** @description Result of a tool call. Any further fields that the server sends are passed through. */
        ConnectorToolResult: {
            /** @description Parts of the result, in order. If the tool failed, they contain the reason. */
            content: components["schemas"]["ConnectorToolContent"][];
            /** @description Additional information about the result; null if there is none. */
            metadata: components["schemas"]["ConnectorToolResultMetadata"] | null;
        } & {
            [key: string]: unknown;
        };
        /** @description Hints from the server about how the tool behaves. Trust them only as far as you trust the server. */
        ConnectorToolAnnotations: {
            /** @description Display name of the tool if it has no `title` of its own. */
            title?: string;
            /**
             * @description Whether the tool only reads and changes nothing.
             * @default false
             */
            readOnlyHint?: boolean;
            /**
             * @description Whether the tool's changes can destroy or overwrite something. Meaningless if `readOnlyHint` is true.
             * @default true
             */
            destructiveHint?: boolean;
            /**
             * @description Whether repeating a call with the same arguments has no further effect. Meaningless if `readOnlyHint` is true.
             * @default false
             */
            idempotentHint?: boolean;
            /**
             * @description Whether the tool interacts with things outside its own server, as a web search does.
             * @default true
             */
            openWorldHint?: boolean;
        };
        /** @description An image that represents a tool in user interfaces. */
        ConnectorToolIcon: {
            /**
             * Format: uri
             * @description URL of the image, or the image itself as a `data:` URL.
             */
            src: string;
            /** @description Media type of the image, if the server gives it. */
            mimeType?: string;
            /** @description Sizes that the image is suitable for, such as `48x48`, or `any`. */
            sizes?: string[];
        };
        /** @description Options that the server offers for running the tool. */
        ConnectorToolExecution: {
            /**
             * @description Whether calls cannot (`forbidden`), can (`optional`) or must (`required`) run as a background task.
             * @enum {string}
             */
            taskSupport?: "forbidden" | "optional" | "required";
        };
        /**
         * @description A tool as described by its server. The fields and their `camelCase` spelling are those of the Model Context
         *     Protocol. Any further fields that the server sends are passed through.
         */
        ConnectorTool: {
            /** @description Name to use when calling the tool. */
            name: string;
            /** @description Display name of the tool. */
            title?: string;
            /** @description What the tool does. Models read this to decide when to call the tool. */
            description?: string;
            /** @description JSON Schema of the arguments that the tool takes. */
            inputSchema: components["schemas"]["ConnectorToolSchema"];
            /** @description JSON Schema of `structuredContent` in the tool's results. Omitted if the tool returns none. */
            outputSchema?: components["schemas"]["ConnectorToolSchema"];
            annotations?: components["schemas"]["ConnectorToolAnnotations"];
            /** @description Icons of the tool, to display in lists. */
            icons?: components["schemas"]["ConnectorToolIcon"][];
            execution?: components["schemas"]["ConnectorToolExecution"];
            /** @description Additional data from the server, under keys that the server chooses. */
            _meta?: {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        /** @description Tools with all their fields. */
        ConnectorToolList: components["schemas"]["ConnectorTool"][];
        /** @description The short form of a tool. */
        ConnectorToolSummary: {
            /** @description Name to use when calling the tool. */
            name: string;
            /** @description What the tool does. Models read this to decide when to call the tool. */
            description?: string;
            annotations?: components["schemas"]["ConnectorToolAnnotations"];
            /** @description JSON Schema of the arguments, without titles, descriptions and examples. */
            inputSchema?: components["schemas"]["ConnectorToolSchema"];
        } & {
            [key: string]: unknown;
        };
        /** @description Short forms of tools, as returned with `pretty=true`. */
        ConnectorToolSummaryList: components["schemas"]["ConnectorToolSummary"][];
        /** @description All ways to authenticate with a connector's server. */
        ConnectorAuthenticationMethodList: components["schemas"]["ConnectorAuthenticationMethod"][];
        /** @description Credentials that an organization or a workspace has stored for a connector. */
        ConnectorCredentialList: {
            /** @description Stored credentials, without their secrets. */
            credentials: components["schemas"]["ConnectorCredential"][];
            /** @description Authentication methods for which the connector has preset credentials, so that you do not need to store any. */
            connector_preset_credentials_for_auth: components["schemas"]["ConnectorAuthenticationType"][];
        };
        /** @description Name, purpose and parameters of a function, as the model sees them. */
        FunctionDefinition: {
            /** @description Name the model uses to call the function. */
            name: string;
            /**
             * @description What the function does and when to use it. The model reads this to decide whether to call it.
             * @default
             */
            description?: string;
            /**
             * @description Whether the arguments always match `parameters`. If false, the model may produce arguments that do not match.
             * @default false
             */
            strict?: boolean;
            /** @description JSON Schema of the arguments, which are passed as a single object. */
            parameters: components["schemas"]["JsonMap"];
        };
        /** @description A function that runs in your own application. The model requests a call; you run the function and send the result. */
        FunctionTool: {
            /**
             * @description Always `function`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "function";
            function: components["schemas"]["FunctionDefinition"];
        };
        /** @description Restricts which functions of a tool the model may use, and which of them need your approval. */
        ToolConfiguration: {
            /** @description Names of the functions the model may use. Null allows all except those in `exclude`. */
            include?: string[] | null;
            /** @description Names of functions the model may not use. Null excludes none. */
            exclude?: string[] | null;
            /**
             * @description Names of functions that need your approval before every call; null for none. In a conversation, such a call is
             *     returned as a `function.call` entry that waits for your decision in `tool_confirmations`.
             */
            requires_confirmation?: string[] | null;
        };
        /** @description Lets the model search the web. The service runs the searches. */
        WebSearchTool: {
            /**
             * @description Always `web_search`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "web_search";
            /** @description Which functions of the tool the model may use; null for no restrictions. */
            tool_configuration?: components["schemas"]["ToolConfiguration"] | null;
        };
        /** @description Lets the model search the web, including paid sources. The service runs the searches. */
        PremiumWebSearchTool: {
            /**
             * @description Always `web_search_premium`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "web_search_premium";
            /** @description Which functions of the tool the model may use; null for no restrictions. */
            tool_configuration?: components["schemas"]["ToolConfiguration"] | null;
        };
        /** @description Lets the model write code and run it in a sandbox on the service. */
        CodeInterpreterTool: {
            /**
             * @description Always `code_interpreter`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "code_interpreter";
            /** @description Which functions of the tool the model may use; null for no restrictions. */
            tool_configuration?: components["schemas"]["ToolConfiguration"] | null;
        };
        /** @description Lets the model generate images. Each image is returned as a `tool_file` chunk. */
        ImageGenerationTool: {
            /**
             * @description Always `image_generation`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "image_generation";
            /** @description Which functions of the tool the model may use; null for no restrictions. */
            tool_configuration?: components["schemas"]["ToolConfiguration"] | null;
        };
        /** @description Lets the model search document libraries in the workspace. */
        DocumentLibraryTool: {
            /**
             * @description Always `document_library`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "document_library";
            /** @description Ids of the libraries to search. */
            library_ids: string[];
            /** @description Which functions of the tool the model may use; null for no restrictions. */
            tool_configuration?: components["schemas"]["ToolConfiguration"] | null;
        };
        /**
         * @description Kind of credential: `oauth2-token` for an OAuth 2.0 access token, `api-key` for a key issued by the tool server.
         * @enum {string}
         */
        ToolAuthorizationType: "oauth2-token" | "api-key";
        /** @description The kind of credential that the service uses for a connector. The credential itself is never returned. */
        ToolAuthorization: {
            type: components["schemas"]["ToolAuthorizationType"];
            /**
             * @description Always `****`, whatever the credential.
             * @constant
             */
            value: "****";
        };
        /** @description Gives the model the tools of a connector. The service makes the calls. */
        ConnectorToolReference: {
            /**
             * @description Always `connector`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "connector";
            /** @description Id or name of the connector. */
            connector_id: string;
            /**
             * @description Credential for calls to the connector, masked. If it is null, the service uses the credential stored for the
             *     connector.
             */
            authorization: components["schemas"]["ToolAuthorization"] | null;
            /** @description Which of the connector's tools the model may use; null for no restrictions. */
            tool_configuration: components["schemas"]["ToolConfiguration"] | null;
        };
        /** @description A tool that the model can use while it generates a response. `type` identifies the kind. Credentials are masked. */
        Tool: components["schemas"]["FunctionTool"] | components["schemas"]["WebSearchTool"] | components["schemas"]["PremiumWebSearchTool"] | components["schemas"]["CodeInterpreterTool"] | components["schemas"]["ImageGenerationTool"] | components["schemas"]["DocumentLibraryTool"] | components["schemas"]["ConnectorToolReference"];
        /** @description Output that you can largely predict, such as a file in which only a few lines will change. */
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
        /** @description Plain text, the default. */
        TextResponseFormat: {
            /**
             * @description Always `text`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "text";
        };
        /** @description A JSON object. The instructions or the messages say which fields it has. */
        JsonObjectResponseFormat: {
            /**
             * @description Always `json_object`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "json_object";
        };
        /** @description A JSON Schema for the output, with a name and a description for the model. */
        ResponseJsonSchema: {
            /** @description Name of the schema, shown to the model, such as `low_water`. */
            name: string;
            /** @description What output in this format contains. The model reads this. */
            description?: string;
            /** @description JSON Schema that the output must match. */
            schema: components["schemas"]["JsonMap"];
            /**
             * @description Whether the output always matches the schema. If false, the model may deviate from it.
             * @default false
             */
            strict?: boolean;
        };
        /** @description JSON that matches a schema. */
        JsonSchemaResponseFormat: {
            /**
             * @description Always `json_schema`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "json_schema";
            json_schema: components["schemas"]["ResponseJsonSchema"];
        };
        /** @description Format that the output must have. `type` identifies it. */
        ChatResponseFormat: components["schemas"]["TextResponseFormat"] | components["schemas"]["JsonObjectResponseFormat"] | components["schemas"]["JsonSchemaResponseFormat"];
        /**
         * @description Whether the model uses tools. With `auto`, the model decides. With `none`, it uses no tools. With `any` or
         *     `required`, which mean the same, it must use at least one.
         * @default auto
         * @enum {string}
         */
        ToolChoice: "auto" | "none" | "any" | "required";
        /**
         * @description How much a model reasons before it responds: `none`, `minimal`, `low`, `medium`, `high` or `xhigh`. Higher levels
         *     take longer and use more tokens.
         * @enum {string}
         */
        ReasoningEffort: "none" | "minimal" | "low" | "medium" | "high" | "xhigh";
        /**
         * @description Settings that control how the model generates output. A setting that is omitted or null keeps the model's default.
         *     Unknown settings are rejected.
         */
        CompletionArgs: {
            /**
             * @description Stop sequence, or a list of stop sequences. Generation ends as soon as the model produces one; the sequence
             *     itself is not included in the output. Null for none.
             */
            stop?: string | string[] | null;
            /** @description Positive values make words that have already occurred less likely, negative values more likely. */
            presence_penalty?: number | null;
            /** @description Positive values make words less likely the more often they have occurred, negative values more likely. */
            frequency_penalty?: number | null;
            /** @description Randomness of the output. Higher values give more varied output; 0 always picks the most likely token. */
            temperature?: number | null;
            /**
             * @description Limits sampling to the most likely tokens whose probabilities add up to this value. At 0.1, the model chooses
             *     only from the tokens that make up the top 10 percent.
             */
            top_p?: number | null;
            /** @description Maximum length of the output, in tokens. Longer output is cut off. */
            max_tokens?: number | null;
            /** @description Seed for random sampling. Repeating a request with the same seed gives the same output. */
            random_seed?: number | null;
            /** @description Text that you expect most of the output to repeat, which speeds up generation; null for none. */
            prediction?: components["schemas"]["Prediction"] | null;
            /** @description Format of the output; null for plain text. */
            response_format?: components["schemas"]["ChatResponseFormat"] | null;
            tool_choice?: components["schemas"]["ToolChoice"];
            /** @description How much the model reasons before it responds; null for the model's default. */
            reasoning_effort?: components["schemas"]["ReasoningEffort"] | null;
        };
        /** @description Moderation model to use, and what to do when it detects something. */
        GuardrailModeration: {
            /** @description Id of the moderation model. If omitted, the service chooses one. */
            model_name?: string;
            /**
             * @description Score, from 0 to 1, at which a category counts as detected, by category name. A category that is omitted or null
             *     keeps the model's threshold.
             */
            custom_category_thresholds?: {
                [key: string]: number | null;
            };
            /**
             * @description Whether to ignore all categories that are not in `custom_category_thresholds`.
             * @default false
             */
            ignore_other_categories?: boolean;
            /**
             * @description What to do when a category is detected: `block` stops the exchange, `none` only reports it.
             * @default none
             * @enum {string}
             */
            action?: "none" | "block";
        };
        /** @description A moderation check on what is sent to the model and on what the model writes. */
        Guardrail: {
            /**
             * @description Whether to block the text if the check itself fails. If false, the text passes unchecked.
             * @default false
             */
            block_on_error?: boolean;
            /**
             * @description Settings for a first-generation moderation model, which scores the nine categories of the moderation operations;
             *     null to skip this check.
             */
            moderation_llm_v1?: components["schemas"]["GuardrailModeration"] | null;
            /**
             * @description Settings for a second-generation moderation model; null to skip this check. It scores `dangerous` and `criminal`
             *     separately instead of `dangerous_and_criminal_content`, and also scores `jailbreaking`.
             */
            moderation_llm_v2?: components["schemas"]["GuardrailModeration"] | null;
        };
        /** @description A conversation with a model, including the settings it was started with. */
        ModelConversation: {
            /** @description Unique id, assigned by the service. Use it as `conversation_id` in paths. */
            id: string;
            /**
             * @description Always `conversation`.
             * @constant
             */
            object: "conversation";
            /** @description Id of the model that responds, such as `aurora-large`. */
            model: string;
            /** @description Short title; null if not set. */
            name: string | null;
            /** @description What the conversation is about; null if not set. */
            description: string | null;
            /** @description Instructions the model receives before the first entry; null if there are none. */
            instructions: string | null;
            /** @description Tools the model can use. */
            tools: components["schemas"]["Tool"][];
            completion_args: components["schemas"]["CompletionArgs"];
            /** @description Moderation checks on what is sent to the model and on what the model writes; null if there are none. */
            guardrails: components["schemas"]["Guardrail"][] | null;
            /** @description Labels that you can filter lists of conversations by; null if there are none. */
            metadata: components["schemas"]["JsonMap"] | null;
            /**
             * Format: date-time
             * @description Time at which the conversation was started.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time at which entries were last added to the conversation.
             */
            updated_at: string;
        };
        /** @description Version of an agent, as its number or as an alias that points to it. Aliases of agents are set outside this API. */
        ConversationAgentVersion: number | string;
        /** @description A conversation with an agent, which has its own instructions, tools and guardrails. */
        AgentConversation: {
            /** @description Unique id, assigned by the service. Use it as `conversation_id` in paths. */
            id: string;
            /**
             * @description Always `conversation`.
             * @constant
             */
            object: "conversation";
            /** @description Id of the agent that the conversation was started with. After a handoff, other agents may respond. */
            agent_id: string;
            /** @description Version of the agent that responds; null for the version that is active at the time of each request. */
            agent_version: components["schemas"]["ConversationAgentVersion"] | null;
            /** @description Id of the model that this version of the agent uses, such as `aurora-large`. Omitted if the agent no longer exists. */
            model?: string;
            /** @description Short title; null if not set. */
            name: string | null;
            /** @description What the conversation is about; null if not set. */
            description: string | null;
            /** @description Labels that you can filter lists of conversations by; null if there are none. */
            metadata: components["schemas"]["JsonMap"] | null;
            /**
             * Format: date-time
             * @description Time at which the conversation was started.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time at which entries were last added to the conversation.
             */
            updated_at: string;
        };
        /** @description A stored conversation, either with an agent, in which case it has `agent_id`, or directly with a model. */
        Conversation: components["schemas"]["ModelConversation"] | components["schemas"]["AgentConversation"];
        /**
         * @description Always `entry`.
         * @default entry
         * @constant
         */
        EntryObject: "entry";
        /**
         * @description Unique id within the conversation, for example to send as `from_entry_id`. Assigned by the service unless you send
         *     one.
         */
        EntryId: string;
        /**
         * Format: date-time
         * @description Time at which the entry was started. Set by the service unless you send it.
         */
        EntryCreatedAt: string;
        /**
         * Format: date-time
         * @description Time at which the entry was completed; null while it is being generated or is waiting for confirmation.
         */
        EntryCompletedAt: string | null;
        /**
         * @description Author of the message. `user` is the person who asks, `assistant` the model. Use `assistant` for an earlier response
         *     or, with `prefix`, for the beginning of the next one.
         * @enum {string}
         */
        MessageInputRole: "user" | "assistant";
        /** @description Plain text as part of a message. */
        TextChunk: {
            /**
             * @description Always `text`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "text";
            /** @description Text of this part. */
            text: string;
        };
        /** @description URL of an image, and how closely the model should look at it. */
        ImageUrl: {
            /** @description URL of the image. Either an `https` URL, or a `data` URL that contains the image. */
            url: string;
            /**
             * @description How closely the model looks at the image. `low` uses the fewest tokens and `high` the most. With `auto` or null,
             *     the model decides.
             * @enum {string|null}
             */
            detail?: "low" | "auto" | "high" | null;
        };
        /** @description An image, given by its URL. */
        ImageUrlChunk: {
            /**
             * @description Always `image_url`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "image_url";
            /** @description URL of the image, or an object that also sets the level of detail. */
            image_url: string | components["schemas"]["ImageUrl"];
        };
        /** @description A document, given by its URL. */
        DocumentUrlChunk: {
            /**
             * @description Always `document_url`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "document_url";
            /** @description URL of the document. Either an `https` URL, or a `data` URL that contains the document. */
            document_url: string;
            /** @description File name of the document, shown to the model. */
            document_name?: string;
        };
        /** @description A file that a tool created. */
        ToolFileChunk: {
            /**
             * @description Always `tool_file`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "tool_file";
            /** @description Name of the tool, such as `image_generation`. */
            tool: string;
            /** @description Id of the file in the file storage service. */
            file_id: string;
            /** @description File name to display, without a path. */
            file_name?: string;
            /** @description Type of the file, such as `png`. */
            file_type?: string;
        };
        /** @description A source that a tool found, cited for the text before it. */
        ToolReferenceChunk: {
            /**
             * @description Always `tool_reference`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "tool_reference";
            /** @description Name of the tool, such as `web_search`. */
            tool: string;
            /** @description Title of the source, such as the name of a web page. */
            title: string;
            /** @description URL of the source. Omitted if it has none. */
            url?: string;
            /** @description URL of a small icon to show next to the title. */
            favicon?: string;
            /** @description Short summary of the source. */
            description?: string;
        };
        /** @description A citation inside a model's reasoning. */
        ReferenceChunk: {
            /**
             * @description Always `reference`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "reference";
            /** @description Numbers or names of the cited sources, as given by the tool that found them. */
            reference_ids: (number | string)[];
        };
        /** @description One part of a model's reasoning, either text or a reference to a source. `type` identifies the kind. */
        ThinkingPart: components["schemas"]["TextChunk"] | components["schemas"]["ToolReferenceChunk"] | components["schemas"]["ReferenceChunk"];
        /** @description Reasoning that the model wrote before its response. */
        ThinkingChunk: {
            /**
             * @description Always `thinking`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "thinking";
            /** @description Parts of the reasoning, in order. */
            thinking: components["schemas"]["ThinkingPart"][];
            /**
             * @description Proof that the reasoning comes from the model and was not changed. If you send the chunk back, include the
             *     signature unchanged.
             */
            signature?: string;
            /**
             * @description Whether the reasoning is complete. False if it was cut off.
             * @default true
             */
            closed?: boolean;
        };
        /** @description One part of a message. `type` identifies the kind. */
        ContentChunk: components["schemas"]["TextChunk"] | components["schemas"]["ImageUrlChunk"] | components["schemas"]["DocumentUrlChunk"] | components["schemas"]["ToolFileChunk"] | components["schemas"]["ThinkingChunk"];
        /** @description The message, as a string or as a list of chunks such as text, images and documents. */
        MessageInputContent: string | components["schemas"]["ContentChunk"][];
        /**
         * @description Whether the response must begin with this message. If true, the message must have the role `assistant` and be the
         *     last input.
         * @default false
         */
        MessageInputPrefix: boolean;
        /** @description A message to the model or agent. `ShortMessageInput` is the same without `type`. */
        MessageInputEntryInput: {
            object?: components["schemas"]["EntryObject"];
            /**
             * @description Always `message.input`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "message.input";
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
        /** @description One part of a message that a model wrote. `type` identifies the kind. Other kinds may be added. */
        OutputContentChunk: components["schemas"]["TextChunk"] | components["schemas"]["ImageUrlChunk"] | components["schemas"]["DocumentUrlChunk"] | components["schemas"]["ToolFileChunk"] | components["schemas"]["ThinkingChunk"] | components["schemas"]["ToolReferenceChunk"];
        /** @description The message, as a string or as a list of chunks such as text, files made by tools and references to sources. */
        MessageOutputContent: string | components["schemas"]["OutputContentChunk"][];
        /** @description Id of the agent that generated the entry; null if a model responds without an agent. */
        EntryAgentId: string | null;
        /** @description Id of the model that generated the entry; null if unknown. */
        EntryModel: string | null;
        /** @description A message that a model or agent wrote earlier, for example in another conversation. */
        MessageOutputEntryInput: {
            object?: components["schemas"]["EntryObject"];
            /**
             * @description Always `message.output`. (enum property replaced by openapi-typescript)
             * @enum {string}
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
        /** @description Links a call to its result or its confirmation. */
        ToolCallId: string;
        /** @description Name of your function, or of the tool that the service runs once you confirm it. */
        FunctionCallName: string;
        /** @description Arguments of the call, either as an object or as a string that contains a JSON object. Handle both. */
        FunctionCallArguments: components["schemas"]["JsonMap"] | string;
        /**
         * @description Whether you have allowed the service to run the tool: `pending` until you decide, then `allowed` or `denied`. Null
         *     for a function that you run yourself, which needs no confirmation.
         * @enum {string|null}
         */
        ConfirmationStatus: "pending" | "allowed" | "denied" | null;
        /** @description A call that a model or agent requested earlier, for example in another conversation. */
        FunctionCallEntryInput: {
            object?: components["schemas"]["EntryObject"];
            /**
             * @description Always `function.call`. (enum property replaced by openapi-typescript)
             * @enum {string}
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
        /** @description What the function returned, as plain text or as JSON serialized to a string. */
        FunctionResultText: string;
        /** @description The result of a function that you ran because a `function.call` entry requested it. */
        FunctionResultEntryInput: {
            object?: components["schemas"]["EntryObject"];
            /**
             * @description Always `function.result`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "function.result";
            id?: components["schemas"]["EntryId"];
            created_at?: components["schemas"]["EntryCreatedAt"];
            completed_at?: components["schemas"]["EntryCompletedAt"];
            tool_call_id: components["schemas"]["ToolCallId"];
            result: components["schemas"]["FunctionResultText"];
        };
        /**
         * @description Name of the tool: a built-in tool (`web_search`, `web_search_premium`, `code_interpreter`, `image_generation` or
         *     `document_library`) or a tool of a connector. Other values may be added.
         */
        ToolExecutionName: "web_search" | "web_search_premium" | "code_interpreter" | "image_generation" | "document_library" | (string & {});
        /** @description Arguments of the tool, as a string that contains a JSON object. */
        ToolExecutionArguments: string;
        /** @description What the tool reports about its run. The keys and values depend on the tool. */
        ToolExecutionInfo: {
            [key: string]: unknown;
        };
        /** @description A tool that the service ran earlier, for example in another conversation. */
        ToolExecutionEntryInput: {
            object?: components["schemas"]["EntryObject"];
            /**
             * @description Always `tool.execution`. (enum property replaced by openapi-typescript)
             * @enum {string}
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
        /** @description A handoff that you carried out because `handoff_execution` was `client`, or one from another conversation. */
        AgentHandoffEntryInput: {
            object?: components["schemas"]["EntryObject"];
            /**
             * @description Always `agent.handoff`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "agent.handoff";
            id?: components["schemas"]["EntryId"];
            created_at?: components["schemas"]["EntryCreatedAt"];
            completed_at?: components["schemas"]["EntryCompletedAt"];
            /** @description Id of the agent that responded before the handoff. */
            previous_agent_id: string;
            /** @description Name of this agent at the time. */
            previous_agent_name: string;
            /** @description Id of the agent that responds after the handoff. */
            next_agent_id: string;
            /** @description Name of this agent at the time. */
            next_agent_name: string;
        };
        /** @description An entry to add. `type` identifies the kind. You can send back entries from earlier responses unchanged. */
        ConversationEntryInput: components["schemas"]["MessageInputEntryInput"] | components["schemas"]["MessageOutputEntryInput"] | components["schemas"]["FunctionCallEntryInput"] | components["schemas"]["FunctionResultEntryInput"] | components["schemas"]["ToolExecutionEntryInput"] | components["schemas"]["AgentHandoffEntryInput"];
        /** @description A message to the model or agent, in short form. It is treated as a `message.input`. */
        ShortMessageInput: {
            object?: components["schemas"]["EntryObject"];
            /** @description Not allowed here. With a `type`, an entry is one of the kinds of `ConversationEntryInput`. */
            type?: never;
            id?: components["schemas"]["EntryId"];
            created_at?: components["schemas"]["EntryCreatedAt"];
            completed_at?: components["schemas"]["EntryCompletedAt"];
            role: components["schemas"]["MessageInputRole"];
            content: components["schemas"]["MessageInputContent"];
            prefix?: components["schemas"]["MessageInputPrefix"];
        };
        /** @description A new entry, in full or as a message in short form. */
        ConversationInput: components["schemas"]["ConversationEntryInput"] | components["schemas"]["ShortMessageInput"];
        /** @description New entries, oldest first. A string is treated as a single message with the role `user`. */
        ConversationInputs: string | components["schemas"]["ConversationInput"][];
        /** @description A credential for a connector, sent with the request. */
        ToolAuthorizationInput: {
            type: components["schemas"]["ToolAuthorizationType"];
            /**
             * @description The access token or key. Responses have `****` in its place. When you update an agent, `****` keeps the
             *     credential of this `type` that the active version has for this `connector_id`; otherwise it is refused with 422.
             */
            value: string;
        };
        /** @description Gives the model the tools of a connector. The service makes the calls. */
        ConnectorToolReferenceInput: {
            /**
             * @description Always `connector`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "connector";
            /** @description Id or name of the connector. */
            connector_id: string;
            /**
             * @description Credential for calls to the connector. If omitted or null, the service uses the credential stored for the
             *     connector.
             */
            authorization?: components["schemas"]["ToolAuthorizationInput"] | null;
            /** @description Which of the connector's tools the model may use; null for no restrictions. */
            tool_configuration?: components["schemas"]["ToolConfiguration"] | null;
        };
        /** @description A tool to give to the model. `type` identifies the kind. */
        ToolInput: components["schemas"]["FunctionTool"] | components["schemas"]["WebSearchTool"] | components["schemas"]["PremiumWebSearchTool"] | components["schemas"]["CodeInterpreterTool"] | components["schemas"]["ImageGenerationTool"] | components["schemas"]["DocumentLibraryTool"] | components["schemas"]["ConnectorToolReferenceInput"];
        /**
         * @description First inputs, the model or agent that responds, and settings. Set either `model` or `agent_id`; setting both returns
         *     422. With neither, the workspace's default model responds.
         */
        ConversationStart: {
            inputs: components["schemas"]["ConversationInputs"];
            /** @description Id of the model to use, such as `aurora-large`. Null is the same as omitting it. */
            model?: string | null;
            /** @description Id of the agent to use. Null is the same as omitting it. */
            agent_id?: string | null;
            /**
             * @description Version of the agent. If omitted or null, the version that is active at the time of each request is used.
             *     Ignored without `agent_id`.
             */
            agent_version?: components["schemas"]["ConversationAgentVersion"] | null;
            /**
             * @description Whether to return a stream of events instead of one object. If omitted, the header `Accept: text/event-stream`
             *     has the same effect as true; false returns an object whatever the header says.
             * @default false
             */
            stream?: boolean;
            /**
             * @description Whether to store the conversation. If omitted or null, it is stored. If false, nothing is stored, and the
             *     returned id cannot be used again.
             */
            store?: boolean | null;
            /**
             * @description Who carries out a handoff from one agent to another. With `server`, the service does, and the next agent
             *     continues. With `client`, the service stops and returns the `agent.handoff` entry for you to act on. Omitted or
             *     null means `server`.
             * @enum {string|null}
             */
            handoff_execution?: "client" | "server" | null;
            /**
             * @description Instructions the model receives before the first entry; null for none. Ignored with `agent_id`, because an agent
             *     has its own.
             */
            instructions?: string | null;
            /** @description Tools the model can use; null for none. Ignored with `agent_id`, because an agent has its own. */
            tools?: components["schemas"]["ToolInput"][] | null;
            /** @description Settings for generating output. A setting that is omitted or null keeps the agent's or the model's own value. */
            completion_args?: components["schemas"]["CompletionArgs"] | null;
            /**
             * @description Moderation checks on what is sent to the model and on what the model writes; null for none. Ignored with
             *     `agent_id`, because an agent has its own.
             */
            guardrails?: components["schemas"]["Guardrail"][] | null;
            /** @description Short title; null for none. */
            name?: string | null;
            /** @description What the conversation is about; null for none. */
            description?: string | null;
            /** @description Your own labels, which you can filter lists of conversations by; null for none. */
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
            agent_id: components["schemas"]["EntryAgentId"];
            model: components["schemas"]["EntryModel"];
        };
        /**
         * @description A call that the model requests and that you must act on. If `confirmation_status` is `pending`, decide in
         *     `tool_confirmations` of an append whether the service may run the tool. If it is null, run the function and append a
         *     `function.result` entry.
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
            confirmation_status: components["schemas"]["ConfirmationStatus"];
            agent_id: components["schemas"]["EntryAgentId"];
            model: components["schemas"]["EntryModel"];
        };
        /** @description A run of a built-in tool or of a connector's tool. The service runs it. */
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
            info: components["schemas"]["ToolExecutionInfo"];
            agent_id: components["schemas"]["EntryAgentId"];
            model: components["schemas"]["EntryModel"];
        };
        /** @description A handoff, after which another agent responds. */
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
            /** @description Id of the agent that responded before the handoff. */
            previous_agent_id: string;
            /** @description Name of this agent at the time. */
            previous_agent_name: string;
            /** @description Id of the agent that responds after the handoff. */
            next_agent_id: string;
            /** @description Name of this agent at the time. */
            next_agent_name: string;
        };
        /** @description One step of a response. `type` identifies the kind. Other kinds may be added. */
        OutputEntry: components["schemas"]["MessageOutputEntry"] | components["schemas"]["FunctionCallEntry"] | components["schemas"]["ToolExecutionEntry"] | components["schemas"]["AgentHandoffEntry"];
        /** @description Tokens used to generate one response. */
        ConversationUsage: {
            /**
             * @description Tokens that the model read, including those of earlier entries.
             * @default 0
             */
            prompt_tokens: number;
            /**
             * @description Tokens that the model wrote.
             * @default 0
             */
            completion_tokens: number;
            /**
             * @description Sum of the prompt, completion and connector tokens.
             * @default 0
             */
            total_tokens: number;
            /** @description Tokens in the results that tools returned to the model; null if no tool was run. */
            connector_tokens: number | null;
            /** @description Number of runs of each built-in tool or connector, by name; null if no tool was run. */
            connectors: {
                [key: string]: number;
            } | null;
        };
        /** @description Result of one guardrail's check. There may be further fields, depending on the guardrail. */
        ConversationGuardrailResult: {
            /** @description Id of the moderation model that made the check. */
            model_name: string;
            /** @description Whether each category was detected, by category name. */
            categories: {
                [key: string]: boolean;
            };
            /** @description Score of each category, from 0 (unlikely) to 1 (certain), by category name. */
            category_scores: {
                [key: string]: number;
            };
            /**
             * @description What the guardrail did: `none` let the response continue, `block` stopped it.
             * @enum {string}
             */
            action: "none" | "block";
        } & {
            [key: string]: unknown;
        };
        /** @description What the model or agent generated in one response. */
        ConversationResponse: {
            /** @description Id of the conversation. An append returns the same id; a restart returns the id of the new conversation. */
            conversation_id: string;
            /**
             * @description Always `conversation.response`.
             * @default conversation.response
             * @constant
             */
            object?: "conversation.response";
            /** @description Entries generated in response, oldest first. The inputs are not repeated. */
            outputs: components["schemas"]["OutputEntry"][];
            usage: components["schemas"]["ConversationUsage"];
            /** @description Results of the moderation checks, one for each guardrail; null if the conversation has no guardrails. */
            guardrails?: components["schemas"]["ConversationGuardrailResult"][] | null;
        };
        /** @description The first event of every stream, sent before any output. */
        ConversationResponseStartedEvent: {
            /**
             * @description Always `conversation.response.started`, from the `event:` line. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "conversation.response.started";
            /** @description The conversation that the stream belongs to. */
            data: {
                /**
                 * @description Always `conversation.response.started`.
                 * @constant
                 */
                type: "conversation.response.started";
                /**
                 * Format: date-time
                 * @description Time at which the event occurred.
                 */
                created_at: string;
                /** @description Id of the conversation. After a restart, it is the id of the new conversation. */
                conversation_id: string;
            };
        };
        /**
         * @description Position of the entry among all entries of the response, starting at 0.
         * @default 0
         */
        OutputIndex: number;
        /** @description A piece of a message. Join the pieces in the order they arrive to get the message. */
        MessageOutputDeltaEvent: {
            /**
             * @description Always `message.output.delta`, from the `event:` line. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "message.output.delta";
            /** @description The piece, and the message that it belongs to. */
            data: {
                /**
                 * @description Always `message.output.delta`.
                 * @constant
                 */
                type: "message.output.delta";
                /**
                 * Format: date-time
                 * @description Time at which the event occurred.
                 */
                created_at: string;
                id: components["schemas"]["EntryId"];
                output_index: components["schemas"]["OutputIndex"];
                /** @description Position of the chunk within the message, starting at 0. */
                content_index: number;
                role: components["schemas"]["MessageOutputRole"];
                /** @description The next piece of text, or one complete chunk of another kind. */
                content: string | components["schemas"]["OutputContentChunk"];
                agent_id: components["schemas"]["EntryAgentId"];
                model: components["schemas"]["EntryModel"];
            };
        };
        /** @description The service has started to run a tool. */
        ToolExecutionStartedEvent: {
            /**
             * @description Always `tool.execution.started`, from the `event:` line. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "tool.execution.started";
            /** @description The tool, and its arguments so far. */
            data: {
                /**
                 * @description Always `tool.execution.started`.
                 * @constant
                 */
                type: "tool.execution.started";
                /**
                 * Format: date-time
                 * @description Time at which the event occurred.
                 */
                created_at: string;
                id: components["schemas"]["EntryId"];
                output_index: components["schemas"]["OutputIndex"];
                name: components["schemas"]["ToolExecutionName"];
                /** @description The arguments so far, possibly empty. The rest follows in `tool.execution.delta` events. */
                arguments: string;
                agent_id: components["schemas"]["EntryAgentId"];
                model: components["schemas"]["EntryModel"];
            };
        };
        /** @description A further piece of a tool's arguments. Not sent if the arguments were complete from the start. */
        ToolExecutionDeltaEvent: {
            /**
             * @description Always `tool.execution.delta`, from the `event:` line. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "tool.execution.delta";
            /** @description The piece, and the tool run that it belongs to. */
            data: {
                /**
                 * @description Always `tool.execution.delta`.
                 * @constant
                 */
                type: "tool.execution.delta";
                /**
                 * Format: date-time
                 * @description Time at which the event occurred.
                 */
                created_at: string;
                id: components["schemas"]["EntryId"];
                output_index: components["schemas"]["OutputIndex"];
                name: components["schemas"]["ToolExecutionName"];
                /** @description Text to append to the arguments received so far. */
                arguments: string;
            };
        };
        /** @description A tool run has ended. Its result goes to the model and is not part of the stream. */
        ToolExecutionDoneEvent: {
            /**
             * @description Always `tool.execution.done`, from the `event:` line. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "tool.execution.done";
            /** @description The tool, and what it reports about its run. */
            data: {
                /**
                 * @description Always `tool.execution.done`.
                 * @constant
                 */
                type: "tool.execution.done";
                /**
                 * Format: date-time
                 * @description Time at which the event occurred.
                 */
                created_at: string;
                id: components["schemas"]["EntryId"];
                output_index: components["schemas"]["OutputIndex"];
                name: components["schemas"]["ToolExecutionName"];
                info: components["schemas"]["ToolExecutionInfo"];
            };
        };
        /** @description An agent has started to hand off to another one. */
        AgentHandoffStartedEvent: {
            /**
             * @description Always `agent.handoff.started`, from the `event:` line. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "agent.handoff.started";
            /** @description The agent that is handing off. */
            data: {
                /**
                 * @description Always `agent.handoff.started`.
                 * @constant
                 */
                type: "agent.handoff.started";
                /**
                 * Format: date-time
                 * @description Time at which the event occurred.
                 */
                created_at: string;
                id: components["schemas"]["EntryId"];
                output_index: components["schemas"]["OutputIndex"];
                /** @description Id of the agent that responded before the handoff. */
                previous_agent_id: string;
                /** @description Name of this agent at the time. */
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
                 * @description Time at which the event occurred.
                 */
                created_at: string;
                id: components["schemas"]["EntryId"];
                output_index: components["schemas"]["OutputIndex"];
                /** @description Id of the agent that responds after the handoff. */
                next_agent_id: string;
                /** @description Name of this agent at the time. */
                next_agent_name: string;
            };
        };
        /** @description A piece of a call that you have to act on once the stream has ended. */
        FunctionCallDeltaEvent: {
            /**
             * @description Always `function.call.delta`, from the `event:` line. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "function.call.delta";
            /** @description The piece, and the call that it belongs to. */
            data: {
                /**
                 * @description Always `function.call.delta`.
                 * @constant
                 */
                type: "function.call.delta";
                /**
                 * Format: date-time
                 * @description Time at which the event occurred.
                 */
                created_at: string;
                id: components["schemas"]["EntryId"];
                output_index: components["schemas"]["OutputIndex"];
                name: components["schemas"]["FunctionCallName"];
                tool_call_id: components["schemas"]["ToolCallId"];
                /** @description The next piece of the arguments. Join the pieces in the order they arrive to get a JSON object. */
                arguments: string;
                confirmation_status: components["schemas"]["ConfirmationStatus"];
                agent_id: components["schemas"]["EntryAgentId"];
                model: components["schemas"]["EntryModel"];
            };
        };
        /** @description The response is complete. No event follows. */
        ConversationResponseDoneEvent: {
            /**
             * @description Always `conversation.response.done`, from the `event:` line. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "conversation.response.done";
            /** @description The tokens that the response used. */
            data: {
                /**
                 * @description Always `conversation.response.done`.
                 * @constant
                 */
                type: "conversation.response.done";
                /**
                 * Format: date-time
                 * @description Time at which the event occurred.
                 */
                created_at: string;
                usage: components["schemas"]["ConversationUsage"];
            };
        };
        /** @description The response failed before it was complete. No event follows. */
        ConversationResponseErrorEvent: {
            /**
             * @description Always `conversation.response.error`, from the `event:` line. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "conversation.response.error";
            /** @description The reason for the failure. */
            data: {
                /**
                 * @description Always `conversation.response.error`.
                 * @constant
                 */
                type: "conversation.response.error";
                /**
                 * Format: date-time
                 * @description Time at which the event occurred.
                 */
                created_at: string;
                /** @description Human-readable explanation of what happened and what to do about it. */
                message: string;
                /** @description HTTP status that the failure would have had as an ordinary response, such as 500. */
                code: number;
            };
        };
        /**
         * @description One event of a conversation's stream. The first is `conversation.response.started`, the last is
         *     `conversation.response.done` or `conversation.response.error`. Events of the same entry have the same
         *     `output_index`. Other kinds may be added.
         */
        ConversationEvent: components["schemas"]["ConversationResponseStartedEvent"] | components["schemas"]["MessageOutputDeltaEvent"] | components["schemas"]["ToolExecutionStartedEvent"] | components["schemas"]["ToolExecutionDeltaEvent"] | components["schemas"]["ToolExecutionDoneEvent"] | components["schemas"]["AgentHandoffStartedEvent"] | components["schemas"]["AgentHandoffDoneEvent"] | components["schemas"]["FunctionCallDeltaEvent"] | components["schemas"]["ConversationResponseDoneEvent"] | components["schemas"]["ConversationResponseErrorEvent"];
        /** @description Your decision on a tool call that is waiting for confirmation. */
        ToolConfirmation: {
            /** @description The `tool_call_id` of the `function.call` entry that is waiting. */
            tool_call_id: string;
            /**
             * @description `allow` lets the service run the tool. `deny` prevents it, and the model is told so.
             * @enum {string}
             */
            confirmation: "allow" | "deny";
        };
        /**
         * @description Messages, function results or tool confirmations to add, and settings for the response. With neither `inputs` nor
         *     `tool_confirmations`, the model or agent continues from the existing entries. Unknown fields are rejected.
         */
        ConversationAppend: {
            inputs?: components["schemas"]["ConversationInputs"];
            /** @description Decisions on calls whose `confirmation_status` is `pending`; null for none. */
            tool_confirmations?: components["schemas"]["ToolConfirmation"][] | null;
            /**
             * @description Whether to return a stream of events instead of one object. If omitted, the header `Accept: text/event-stream`
             *     has the same effect as true; false returns an object whatever the header says.
             * @default false
             */
            stream?: boolean;
            /**
             * @description Whether to store the new entries. If false, they are returned but not added to the conversation.
             * @default true
             */
            store?: boolean;
            /**
             * @description Who carries out a handoff from one agent to another. With `server`, the service does, and the next agent
             *     continues. With `client`, the service stops and returns the `agent.handoff` entry for you to act on.
             * @default server
             * @enum {string}
             */
            handoff_execution?: "client" | "server";
            /** @description Settings for this response only. Omitted settings are those that the conversation was started with. */
            completion_args?: components["schemas"]["CompletionArgs"];
        };
        /** @description A message sent to the model or agent. */
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
            prefix: components["schemas"]["MessageInputPrefix"];
        };
        /** @description The result that was sent for a `function.call`. */
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
        /** @description One step of a conversation. `type` identifies the kind. Other kinds may be added. */
        ConversationEntry: components["schemas"]["MessageInputEntry"] | components["schemas"]["MessageOutputEntry"] | components["schemas"]["FunctionCallEntry"] | components["schemas"]["FunctionResultEntry"] | components["schemas"]["ToolExecutionEntry"] | components["schemas"]["AgentHandoffEntry"];
        /** @description All entries of one conversation. */
        ConversationHistory: {
            /** @description Id of the conversation that the entries belong to. */
            conversation_id: string;
            /**
             * @description Always `conversation.history`.
             * @default conversation.history
             * @constant
             */
            object: "conversation.history";
            /** @description All entries, oldest first. */
            entries: components["schemas"]["ConversationEntry"][];
        };
        /** @description A message, either sent to the model or agent or written by it. */
        MessageEntry: components["schemas"]["MessageInputEntry"] | components["schemas"]["MessageOutputEntry"];
        /** @description The messages of one conversation, without function calls, tool runs and handoffs. */
        ConversationMessages: {
            /** @description Id of the conversation that the messages belong to. */
            conversation_id: string;
            /**
             * @description Always `conversation.messages`.
             * @default conversation.messages
             * @constant
             */
            object: "conversation.messages";
            /** @description All messages, oldest first. */
            messages: components["schemas"]["MessageEntry"][];
        };
        /** @description Entry to restart from, and what to change from there on. */
        ConversationRestart: {
            /**
             * @description Id of the last entry to copy. This entry and all earlier ones are copied to the new conversation; later ones are
             *     not.
             */
            from_entry_id: string;
            inputs?: components["schemas"]["ConversationInputs"];
            /**
             * @description Whether to return a stream of events instead of one object. If omitted, the header `Accept: text/event-stream`
             *     has the same effect as true; false returns an object whatever the header says.
             * @default false
             */
            stream?: boolean;
            /**
             * @description Whether to store the new conversation. If false, nothing is stored, and the returned id cannot be used again.
             * @default true
             */
            store?: boolean;
            /**
             * @description Who carries out a handoff from one agent to another. With `server`, the service does, and the next agent
             *     continues. With `client`, the service stops and returns the `agent.handoff` entry for you to act on.
             * @default server
             * @enum {string}
             */
            handoff_execution?: "client" | "server";
            /** @description Settings of the new conversation. Omitted settings are taken from the original. */
            completion_args?: components["schemas"]["CompletionArgs"];
            /** @description Moderation checks in the new conversation. If omitted or null, those of the original apply. */
            guardrails?: components["schemas"]["Guardrail"][] | null;
            /** @description Your own labels for the new conversation. If omitted or null, those of the original apply. */
            metadata?: components["schemas"]["JsonMap"] | null;
            /**
             * @description Version of the agent that responds from here on. If omitted or null, that of the original applies. Ignored if a
             *     model responds.
             */
            agent_version?: components["schemas"]["ConversationAgentVersion"] | null;
        };
        /** @description A model with its own instructions, tools and settings, in one of its versions. */
        Agent: {
            /** @description Unique id, assigned by the service. All versions of the agent share it. */
            id: string;
            /**
             * @description Always `agent`.
             * @constant
             */
            object: "agent";
            /** @description Display name. It need not be unique. */
            name: string;
            /** @description What the agent is for. Guides people, and agents that can hand off to this one; null if not set. */
            description: string | null;
            /** @description Id of the model that generates the responses. */
            model: string;
            /** @description Instructions the model receives before every conversation; null if there are none. */
            instructions: string | null;
            /** @description Tools the model can use. Empty if there are none. */
            tools: components["schemas"]["Tool"][];
            completion_args: components["schemas"]["CompletionArgs"];
            /** @description Ids of the agents that this one can hand off a conversation to; null for none. */
            handoffs: string[] | null;
            /** @description Moderation checks on what is sent to the model and on what the model writes; null for none. */
            guardrails: components["schemas"]["Guardrail"][] | null;
            /** @description Labels that you can filter lists of agents by; null if there are none. */
            metadata: components["schemas"]["JsonMap"] | null;
            /** @description Whether the agent can be chosen in the workspace's chat. */
            deployment_chat: boolean;
            /**
             * @description Where the agent was created: `api` (this API), `playground` or `agent_builder_v1` (the agent builder). Other
             *     values may be added.
             */
            source: "api" | "playground" | "agent_builder_v1" | (string & {});
            /** @description Number of the returned version. The first version is 0. */
            version: number;
            /** @description Numbers of all versions of the agent, in ascending order. */
            versions: number[];
            /** @description Note on what changed in the returned version; null if there is none. */
            version_message: string | null;
            /** @description Id of the user who created the agent. */
            owner_id: string;
            /**
             * Format: date-time
             * @description Time at which the agent was created. The same for all versions.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time at which the returned version was created.
             */
            updated_at: string;
        };
        /** @description Settings of a new agent. Unknown fields are rejected. */
        AgentCreate: {
            /** @description Id of the model that generates the responses. */
            model: string;
            /** @description Display name. It need not be unique. */
            name: string;
            /** @description What the agent is for. Guides people, and agents that can hand off to this one; null for none. */
            description?: string | null;
            /** @description Instructions the model receives before every conversation; null for none. */
            instructions?: string | null;
            /** @description Tools the model can use. Omit it for none. */
            tools?: components["schemas"]["ToolInput"][];
            completion_args?: components["schemas"]["CompletionArgs"];
            /** @description Ids of the agents that this one can hand off a conversation to; null for none. */
            handoffs?: string[] | null;
            /** @description Moderation checks on what is sent to the model and on what the model writes; null for none. */
            guardrails?: components["schemas"]["Guardrail"][] | null;
            /** @description Your own labels, which you can filter lists of agents by; null for none. */
            metadata?: components["schemas"]["JsonMap"] | null;
            /** @description Note on the first version; null for none. */
            version_message?: string | null;
        };
        /** @description One page of the agents that you can see. */
        AgentPage: {
            /**
             * @description Always `list`.
             * @constant
             */
            object: "list";
            /** @description Agents on this page, each in its active version, newest first. */
            data: components["schemas"]["Agent"][];
            /** @description Pass it as `page_token` to get the next page; null on the last page. */
            next_page_token: string | null;
        };
        /**
         * @description Changes to make in the new version. Fields that you omit keep the value that they have in the active version.
         *     Unknown fields are rejected.
         */
        AgentUpdate: {
            /** @description Id of the model that generates responses from now on. */
            model?: string;
            /** @description New display name. */
            name?: string;
            /** @description New description of what the agent is for; null removes it. */
            description?: string | null;
            /** @description New instructions for the model; null removes them. */
            instructions?: string | null;
            /** @description Complete new list of tools; null removes them all, like an empty list. */
            tools?: components["schemas"]["ToolInput"][] | null;
            /** @description New settings, which replace all existing ones; null restores the model's defaults. */
            completion_args?: components["schemas"]["CompletionArgs"] | null;
            /** @description Complete new list of agents to hand off to; null removes them all. */
            handoffs?: string[] | null;
            /** @description Complete new list of moderation checks; null removes them all. */
            guardrails?: components["schemas"]["Guardrail"][] | null;
            /** @description New labels, which replace all existing ones; null removes them all. */
            metadata?: components["schemas"]["JsonMap"] | null;
            /** @description Whether the agent can be chosen in the workspace's chat. */
            deployment_chat?: boolean;
            /**
             * @description Note on what changes in this version. If you omit it, the new version has none: it is not carried over from the
             *     previous version.
             */
            version_message?: string | null;
        };
        /** @description One part of a system message, either text or reasoning. `type` identifies the kind. */
        SystemContentChunk: components["schemas"]["TextChunk"] | components["schemas"]["ThinkingChunk"];
        /** @description Instructions for the model from the developer of the application. */
        SystemMessage: {
            /**
             * @description Always `system`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            role: "system";
            /** @description The instructions, as a string or as a list of parts. */
            content: string | components["schemas"]["SystemContentChunk"][];
        };
        /** @description A message from the user of the application. */
        UserMessage: {
            /**
             * @description Always `user`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            role: "user";
            /** @description The message, as a string or as a list of parts; null if it is empty. */
            content: string | components["schemas"]["ContentChunk"][] | null;
        };
        /** @description The function to call and its arguments. */
        ToolCallFunction: {
            /** @description Name of the function, as you defined it. */
            name: string;
            /** @description Values for the parameters, as an object or as a string that contains a JSON object. */
            arguments: components["schemas"]["JsonMap"] | string;
        };
        /** @description A call that the model asks you to make to one of your functions. */
        ToolCall: {
            /** @description Identifies the call. Send it back as `tool_call_id` with the result. */
            id?: string;
            /**
             * @description Always `function`.
             * @default function
             * @constant
             */
            type?: "function";
            function: components["schemas"]["ToolCallFunction"];
            /**
             * @description Position among the calls of the message, starting at 0.
             * @default 0
             */
            index?: number;
        };
        /** @description A message from the model, which is either a response or a request to call functions. */
        AssistantMessage: {
            /**
             * @description Always `assistant`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            role: "assistant";
            /** @description The response, as a string or as a list of parts; null if the model only calls functions. */
            content?: string | components["schemas"]["ContentChunk"][] | null;
            /** @description Functions that the model wants you to call; null if there are none. */
            tool_calls?: components["schemas"]["ToolCall"][] | null;
            /**
             * @description Whether the model continues this message instead of writing a new one. Only allowed on the last message of a
             *     request.
             * @default false
             */
            prefix?: boolean;
        };
        /** @description The result of a function that the model called. */
        ToolMessage: {
            /**
             * @description Always `tool`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            role: "tool";
            /** @description The result, as a string or as a list of parts; null if the function returned nothing. */
            content: string | components["schemas"]["ContentChunk"][] | null;
            /** @description Id of the call that produced this result; null if the call had no id. */
            tool_call_id?: string | null;
            /** @description Name of the function; null or omitted if `tool_call_id` identifies the call. */
            name?: string | null;
        };
        /** @description One message of a chat. `role` identifies the author. */
        ChatMessage: components["schemas"]["SystemMessage"] | components["schemas"]["UserMessage"] | components["schemas"]["AssistantMessage"] | components["schemas"]["ToolMessage"];
        /** @description The agent, the chat so far, and settings for this response only. */
        AgentCompletionCreate: {
            /** @description Id of the agent to use. Its active version responds. */
            agent_id: string;
            /** @description The chat so far, oldest message first. The agent's instructions are added at the beginning. */
            messages: components["schemas"]["ChatMessage"][];
            /**
             * @description Must be false: true is refused with `STREAMING_NOT_SUPPORTED`, because this operation does not stream. To
             *     receive a response while it is generated, use `conversations.startStream`.
             * @default false
             */
            stream?: boolean;
            /** @description Format of the output; null for the agent's own. */
            response_format?: components["schemas"]["ChatResponseFormat"] | null;
            /** @description Maximum length of the output, in tokens. Longer output is cut off. Null for the agent's own limit. */
            max_tokens?: number | null;
            /**
             * @description Stop sequence, or a list of stop sequences. Generation ends as soon as the model produces one. Null for the
             *     agent's own.
             */
            stop?: string | string[] | null;
            /**
             * @description Seed for random sampling; null for the agent's own. Repeating a request with the same seed gives the same
             *     output.
             */
            random_seed?: number | null;
            /** @description Functions in your own application that the model can call, in addition to the agent's tools; null for none. */
            tools?: components["schemas"]["FunctionTool"][] | null;
            tool_choice?: components["schemas"]["ToolChoice"];
            /**
             * @description Positive values make words that have already occurred less likely, negative values more likely. Null for the
             *     agent's own value.
             */
            presence_penalty?: number | null;
            /**
             * @description Positive values make words less likely the more often they have occurred, negative values more likely. Null for
             *     the agent's own value.
             */
            frequency_penalty?: number | null;
            /** @description Number of alternative responses to generate; null for one. */
            n?: number | null;
            /** @description Text that you expect most of the output to repeat, which speeds up generation; null for the agent's own. */
            prediction?: components["schemas"]["Prediction"] | null;
            /**
             * @description Whether the model may call several functions in one message.
             * @default true
             */
            parallel_tool_calls?: boolean;
            /** @description How much the model reasons before it responds; null for the agent's own setting. */
            reasoning_effort?: components["schemas"]["ReasoningEffort"] | null;
            /** @description Moderation checks on what is sent to the model and on what the model writes; null for the agent's own. */
            guardrails?: components["schemas"]["Guardrail"][] | null;
            /** @description Your own labels, written to the logs to help you find the request; null for none. */
            metadata?: components["schemas"]["JsonMap"] | null;
            /**
             * @description Service level for this request. The available levels depend on your agreement with the service. Null for the
             *     workspace's default.
             */
            service_tier?: string | null;
        };
        /** @description Number of tokens in a request and its response. */
        TokenUsage: {
            /** @description Tokens in the input. */
            prompt_tokens: number;
            /** @description Tokens in the output. */
            completion_tokens: number;
            /** @description Sum of `prompt_tokens` and `completion_tokens`. */
            total_tokens: number;
            /** @description Length of the audio in the input, in seconds; null if there was none. */
            prompt_audio_seconds: number | null;
        };
        /** @description A call that the agent asks you to make to one of your functions. */
        AgentCompletionToolCall: {
            /** @description Identifies the call. Send it back as `tool_call_id` with the result. */
            id: string;
            /**
             * @description Always `function`.
             * @constant
             */
            type: "function";
            function: components["schemas"]["ToolCallFunction"];
            /** @description Position among the calls of the message, starting at 0. */
            index: number;
        };
        /** @description What the agent wrote, which is either a response or a request to call functions. */
        AgentCompletionMessage: {
            /**
             * @description Always `assistant`.
             * @constant
             */
            role: "assistant";
            /** @description The response, as a string or as a list of parts; null if the agent only calls functions. */
            content: string | components["schemas"]["ContentChunk"][] | null;
            /** @description Functions that the agent wants you to call; null if there are none. */
            tool_calls: components["schemas"]["AgentCompletionToolCall"][] | null;
            /** @description Always false. Only a message that you send can be one for the agent to continue. */
            prefix: boolean;
        };
        /** @description One of the alternative responses. */
        AgentCompletionChoice: {
            /** @description Position among the alternatives, starting at 0. */
            index: number;
            message: components["schemas"]["AgentCompletionMessage"];
            /**
             * @description Why generation ended. `stop`: the response is complete. `length`: it reached `max_tokens`. `model_length`: the
             *     model ran out of context. `tool_calls`: the model is waiting for function results. `error`: the model failed, or
             *     a guardrail blocked the response.
             * @enum {string}
             */
            finish_reason: "stop" | "length" | "model_length" | "error" | "tool_calls";
        };
        /** @description An agent's response to a chat. */
        AgentCompletion: {
            /** @description Identifies the response in the service's logs. */
            id: string;
            /**
             * @description Always `chat.completion`.
             * @constant
             */
            object: "chat.completion";
            /** @description Id of the model that generated the response. */
            model: string;
            /** @description Time at which the response was generated, as a Unix timestamp in seconds. */
            created: number;
            usage: components["schemas"]["TokenUsage"];
            /** @description Alternative responses. There is one unless `n` asks for more. */
            choices: components["schemas"]["AgentCompletionChoice"][];
        };
        /** @description A placeholder in the text of a prompt. */
        PromptVariable: {
            /** @description Name between the double braces: `place` for `{{place}}`. */
            name: string;
        };
        /** @description The content of one version of a prompt. It never changes; to change the text, add a version. */
        PromptDefinition: {
            /** @description Text of the prompt. A name in double braces, such as `{{place}}`, marks a placeholder. */
            content: string;
            /** @description The declared placeholders, in the order in which they were submitted. Empty if none were. */
            variables: components["schemas"]["PromptVariable"][];
        };
        /**
         * @description Who can see the prompt or skill: only its creator (`private`) or every member of the workspace (`workspace`).
         *     Sending `sharing_scope_unspecified` is the same as omitting the scope: a new prompt or skill is then private, and an
         *     existing one keeps its scope. Responses never contain `sharing_scope_unspecified`.
         * @enum {string}
         */
        SharingScope: "sharing_scope_unspecified" | "private" | "workspace";
        /**
         * @description A prompt as of one of its versions, with the fields that the request selected. `definition`, `version`, `notes`,
         *     `aliases` and `versionCreatedAt` describe that version; the other fields are the same in all versions.
         */
        SelectedPrompt: {
            /** @description Unique id, assigned by the service. Use it as `prompt_id` in paths. */
            id: string;
            /** @description Name to use in code. It is unique in the workspace and never changes. */
            name: string;
            /** @description Display title. Omitted if the prompt has none. */
            title?: string;
            /** @description What the prompt is for. Omitted if the prompt has no description. */
            description?: string;
            /** @description The content of the version. Omitted only if the request has `fields` and they do not include it. */
            definition?: components["schemas"]["PromptDefinition"];
            /**
             * Format: int32
             * @description Number of the version that this response shows. The first version is 1.
             */
            version: number;
            /**
             * Format: int32
             * @description Number of the newest version of the prompt.
             */
            latestVersion: number;
            /** @description Free text about the version, such as what changed. Omitted if the version has no notes. */
            notes?: string;
            /** @description Aliases of the version, sorted alphabetically. Empty if it has none. */
            aliases: string[];
            sharingScope: components["schemas"]["SharingScope"];
            /** @description Id of the user who created the prompt. */
            createdBy: string;
            /**
             * Format: date-time
             * @description Time at which the prompt and its first version were created.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Time at which the prompt, any of its versions or an alias was last changed.
             */
            updatedAt: string;
            /**
             * Format: date-time
             * @description Time at which the version that this response shows was created.
             */
            versionCreatedAt: string;
        };
        /** @description One page of the prompts that you can see. */
        PromptPage: {
            /** @description The prompts on this page, in the requested order. */
            data: components["schemas"]["SelectedPrompt"][];
            /** @description Pass it as `pageToken` to get the next page. Omitted on the last page. */
            nextPageToken?: string;
        };
        /** @description Declaration of a placeholder. */
        PromptVariableCreate: {
            /** @description Name between the double braces: `place` for `{{place}}`. */
            name: string;
        };
        /** @description The content of a new version. Unknown fields are rejected. */
        PromptDefinitionCreate: {
            /** @description Text of the prompt. Write a placeholder as a name in double braces, such as `{{place}}`. */
            content: string;
            /**
             * @description Declares the placeholders. The list is stored as submitted and is not checked against the placeholders that
             *     occur in `content`.
             * @default []
             */
            variables?: components["schemas"]["PromptVariableCreate"][];
        };
        /**
         * @description What members of the workspace other than the creator can do with a prompt or skill whose scope is `workspace`: a
         *     `reader` can use it, a `writer` can also change and delete it. Sending `share_relation_unspecified` is the same as
         *     omitting the relation: members are readers of a new prompt or skill, and an existing one keeps its relation.
         *     Responses do not show the relation.
         * @enum {string}
         */
        WorkspaceRelation: "share_relation_unspecified" | "reader" | "writer";
        /** @description A prompt to create. Unknown fields are rejected. */
        PromptCreate: {
            /** @description Name to use in code. It must be unique in the workspace and cannot be changed later. */
            name: string;
            definition: components["schemas"]["PromptDefinitionCreate"];
            /** @description Display title. Null is the same as omitting it. */
            title?: string | null;
            /** @description What the prompt is for. Null is the same as omitting it. */
            description?: string | null;
            /** @description Free text about version 1. Null is the same as omitting it. */
            notes?: string | null;
            /** @description Aliases to give to version 1. By default it has none. */
            aliases?: string[];
            sharingScope?: components["schemas"]["SharingScope"];
            workspaceRelation?: components["schemas"]["WorkspaceRelation"];
        };
        /**
         * @description A reusable text with placeholders, as of one of its versions. `definition`, `version`, `notes`, `aliases` and
         *     `versionCreatedAt` describe that version; the other fields are the same in all versions.
         */
        Prompt: {
            definition: components["schemas"]["PromptDefinition"];
        } & WithRequired<components["schemas"]["SelectedPrompt"], "definition">;
        /** @description An empty object, which confirms that the prompt was deleted. */
        PromptDeleted: Record<string, never>;
        /** @description The fields of the prompt to change. Unknown fields are rejected. */
        PromptUpdate: {
            /** @description New display title. Null removes it, like an empty string. */
            title?: string | null;
            /** @description New explanation of what the prompt is for. Null removes it, like an empty string. */
            description?: string | null;
            sharingScope?: components["schemas"]["SharingScope"];
            workspaceRelation?: components["schemas"]["WorkspaceRelation"];
        };
        /** @description One version of a prompt, without the fields that all versions share. */
        PromptVersion: {
            /**
             * Format: int32
             * @description Number of the version. Versions are numbered 1, 2, 3 and so on.
             */
            version: number;
            definition: components["schemas"]["PromptDefinition"];
            /** @description Free text about the version, such as what changed. Omitted if the version has no notes. */
            notes?: string;
            /** @description Aliases of the version, sorted alphabetically. Empty if it has none. */
            aliases: string[];
            /**
             * Format: date-time
             * @description Time at which the version was created.
             */
            createdAt: string;
        };
        /** @description All versions of one prompt. */
        PromptVersionList: {
            /** @description The versions, newest first. */
            data: components["schemas"]["PromptVersion"][];
        };
        /** @description A version to add. Unknown fields are rejected. */
        PromptVersionCreate: {
            definition: components["schemas"]["PromptDefinitionCreate"];
            /**
             * @description Free text about the version, such as what changed. Null is the same as omitting it. Ignored if the definition
             *     already exists.
             */
            notes?: string | null;
            /** @description Aliases to give to the version. An alias that points to another version moves to this one. */
            aliases?: string[];
        };
        /** @description The version that has the submitted definition. */
        PromptVersionCreated: {
            /**
             * Format: int32
             * @description Number of the new version, or of the existing one with the same definition.
             */
            version: number;
            /** @description True if a version with the same definition already existed, so that no new one was created. */
            deduplicated: boolean;
        };
        /** @description The complete set of aliases for a version. It replaces the current aliases; to keep those, omit the object. */
        AliasSet: {
            /**
             * @description All aliases of the version. An alias that points to another version moves to this one, and an alias of this
             *     version that is not listed is removed. An empty list removes them all.
             * @default []
             */
            values?: string[];
        };
        /** @description The fields of a version to change. Unknown fields are rejected. */
        PromptVersionUpdate: {
            /** @description New notes. Null removes them, like an empty string. */
            notes?: string | null;
            /** @description New aliases of the version; null removes them all. */
            aliases?: components["schemas"]["AliasSet"] | null;
        };
        /** @description A text file of a skill. */
        SkillTextAsset: {
            /** @description Content of the file as text. */
            textContent: string;
            /** @description Whether the file is a program or script that can be run. */
            isExecutable: boolean;
        };
        /** @description A binary file of a skill, such as an image. */
        SkillRawAsset: {
            /** @description Content of the file, encoded in base64 (RFC 4648, section 4). */
            rawContent: string;
            /** @description Whether the file is a program or script that can be run. */
            isExecutable: boolean;
        };
        /** @description A file of a skill. A text file has `textContent`, any other file has `rawContent`; none has both. */
        SkillAsset: components["schemas"]["SkillTextAsset"] | components["schemas"]["SkillRawAsset"];
        /**
         * @description The content of one version of a skill. It never changes; to change the instructions or files, add a version. Parts
         *     that were omitted at creation are empty.
         */
        SkillDefinition: {
            /** @description What the skill is for. A model reads this first, to decide whether to use the skill. */
            description: string;
            /** @description The instructions. A model reads them when it uses the skill. */
            body: string;
            /** @description Files that belong to the instructions. The keys are file names. */
            assets: {
                [key: string]: components["schemas"]["SkillAsset"];
            };
        };
        /**
         * @description A skill as of one of its versions, with the fields that the request selected. `definition`, `version`, `notes` and
         *     `aliases` describe that version; the other fields are the same in all versions.
         */
        SelectedSkill: {
            /** @description Unique id, assigned by the service. Use it as `skill_id` in paths. */
            id: string;
            /** @description Name to use in code. It is unique in the workspace and never changes. */
            name: string;
            /** @description The content of the version. Omitted only if the request has `fields` and they do not include it. */
            definition?: components["schemas"]["SkillDefinition"];
            /**
             * Format: int32
             * @description Number of the version that this response shows. The first version is 1.
             */
            version: number;
            /**
             * Format: int32
             * @description Number of the newest version of the skill.
             */
            latestVersion: number;
            /** @description Free text about the version, such as what changed. Omitted if the version has no notes. */
            notes?: string;
            /** @description Aliases of the version, sorted alphabetically. Empty if it has none. */
            aliases: string[];
            sharingScope: components["schemas"]["SharingScope"];
            /** @description Id of the user who created the skill. */
            createdBy: string;
            /**
             * Format: date-time
             * @description Time at which the skill and its first version were created.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Time at which the skill, any of its versions or an alias was last changed.
             */
            updatedAt: string;
        };
        /** @description One page of the skills that you can see. */
        SkillPage: {
            /** @description The skills on this page, in the requested order. */
            data: components["schemas"]["SelectedSkill"][];
            /** @description Pass it as `pageToken` to get the next page. Omitted on the last page. */
            nextPageToken?: string;
        };
        /** @description A text file to store. */
        SkillTextAssetCreate: {
            /** @description Content of the file as text. */
            textContent: string;
            /**
             * @description Whether the file is a program or script that can be run. By default it is not.
             * @default false
             */
            isExecutable?: boolean;
        };
        /** @description A binary file to store, such as an image. */
        SkillRawAssetCreate: {
            /** @description Content of the file, encoded in base64 (RFC 4648, section 4). */
            rawContent: string;
            /**
             * @description Whether the file is a program or script that can be run. By default it is not.
             * @default false
             */
            isExecutable?: boolean;
        };
        /** @description A file to store, with either `textContent` or `rawContent`, but not both. */
        SkillAssetCreate: components["schemas"]["SkillTextAssetCreate"] | components["schemas"]["SkillRawAssetCreate"];
        /** @description The content of a new version. Parts that are omitted are empty. Unknown fields are rejected. */
        SkillDefinitionCreate: {
            /**
             * @description What the skill is for. A model reads this first, to decide whether to use the skill.
             * @default
             */
            description?: string;
            /**
             * @description The instructions. A model reads them when it uses the skill.
             * @default
             */
            body?: string;
            /**
             * @description Files that belong to the instructions. The keys are file names.
             * @default {}
             */
            assets?: {
                [key: string]: components["schemas"]["SkillAssetCreate"];
            };
        };
        /** @description A skill to create. Unknown fields are rejected. */
        SkillCreate: {
            /** @description Name to use in code. It must be unique in the workspace and cannot be changed later. */
            name: string;
            definition: components["schemas"]["SkillDefinitionCreate"];
            /** @description Free text about version 1. Null is the same as omitting it. */
            notes?: string | null;
            /** @description Aliases to give to version 1. By default it has none. */
            aliases?: string[];
            sharingScope?: components["schemas"]["SharingScope"];
            workspaceRelation?: components["schemas"]["WorkspaceRelation"];
        };
        /**
         * @description Instructions and files that a model loads when a task calls for them, as of one version. `definition`, `version`,
         *     `notes` and `aliases` describe that version; the other fields are the same in all versions.
         */
        Skill: {
            definition: components["schemas"]["SkillDefinition"];
        } & WithRequired<components["schemas"]["SelectedSkill"], "definition">;
        /** @description An empty object, which confirms that the skill was deleted. */
        SkillDeleted: Record<string, never>;
        /** @description The fields of the skill to change. Unknown fields are rejected. */
        SkillUpdate: {
            sharingScope?: components["schemas"]["SharingScope"];
            workspaceRelation?: components["schemas"]["WorkspaceRelation"];
        };
        /** @description One version of a skill, without the fields that all versions share. */
        SkillVersion: {
            /**
             * Format: int32
             * @description Number of the version. Versions are numbered 1, 2, 3 and so on.
             */
            version: number;
            definition: components["schemas"]["SkillDefinition"];
            /** @description Free text about the version, such as what changed. Omitted if the version has no notes. */
            notes?: string;
            /** @description Aliases of the version, sorted alphabetically. Empty if it has none. */
            aliases: string[];
            /**
             * Format: date-time
             * @description Time at which the version was created.
             */
            createdAt: string;
        };
        /** @description All versions of one skill. */
        SkillVersionList: {
            /** @description The versions, newest first. */
            data: components["schemas"]["SkillVersion"][];
        };
        /** @description A version to add. Unknown fields are rejected. */
        SkillVersionCreate: {
            definition: components["schemas"]["SkillDefinitionCreate"];
            /**
             * @description Free text about the version, such as what changed. Null is the same as omitting it. Ignored if the definition
             *     already exists.
             */
            notes?: string | null;
            /** @description Aliases to give to the version. An alias that points to another version moves to this one. */
            aliases?: string[];
        };
        /** @description The version that has the submitted definition. */
        SkillVersionCreated: {
            /**
             * Format: int32
             * @description Number of the new version, or of the existing one with the same definition.
             */
            version: number;
            /** @description True if a version with the same definition already existed, so that no new one was created. */
            deduplicated: boolean;
        };
        /** @description The fields of a version to change. Unknown fields are rejected. */
        SkillVersionUpdate: {
            /** @description New notes. Null removes them, like an empty string. */
            notes?: string | null;
            /** @description New aliases of the version; null removes them all. */
            aliases?: components["schemas"]["AliasSet"] | null;
        };
        /**
         * @description State of a run. A run starts as `RUNNING`; `RETRYING_AFTER_ERROR` means that an attempt has failed and another one
         *     will follow. All other states are final: `COMPLETED` (returned a result), `FAILED` (ended with an error), `CANCELED`
         *     (stopped on request), `TERMINATED` (stopped by force), `TIMED_OUT` (exceeded the workflow's time limit) and
         *     `CONTINUED_AS_NEW` (replaced by a new run of the same execution).
         * @enum {string}
         */
        ExecutionStatus: "RUNNING" | "COMPLETED" | "FAILED" | "CANCELED" | "TERMINATED" | "CONTINUED_AS_NEW" | "TIMED_OUT" | "RETRYING_AFTER_ERROR";
        /** @description The fields of a workflow that listings return. */
        WorkflowSummary: {
            /**
             * Format: uuid
             * @description Unique id, assigned by the service.
             */
            id: string;
            /** @description Name of the workflow in its code, unique in the workspace. */
            name: string;
            /** @description Human-readable name of the workflow. */
            display_name: string;
            /** @description Whether the workflow is archived. */
            archived: boolean;
            /** @description Human-readable explanation of what the workflow does; null if there is none. */
            description: string | null;
            /** @description How the workflow is shared. */
            metadata: {
                /** @description Namespace under which other workspaces can see the workflow; null if it is not shared. */
                shared_namespace: string | null;
            };
            /** @description Labels for grouping and filtering workflows. */
            tags: string[];
        };
        /** @description The workflows that match the filters, page by page. */
        WorkflowPage: {
            /** @description The workflows on this page, in the requested order. */
            workflows: components["schemas"]["WorkflowSummary"][];
            /** @description Pass it as `cursor` to get the next page; null on the last page. */
            next_cursor: string | null;
        };
        /** @description A signal that an execution of this code accepts. */
        WorkflowSignalDefinition: {
            /** @description Value to send as `name` with the signal. */
            name: string;
            /** @description JSON Schema of the signal's `input`. */
            input_schema: components["schemas"]["JsonMap"];
            /** @description What the signal does, as declared in the code; null if the code does not say. */
            description: string | null;
        };
        /** @description A query that an execution of this code answers. */
        WorkflowQueryDefinition: {
            /** @description Value to send as `name` with the query. */
            name: string;
            /** @description JSON Schema of the query's `input`. */
            input_schema: components["schemas"]["JsonMap"];
            /** @description JSON Schema of the query's result; null if the code declares none. */
            output_schema: {
                [key: string]: unknown;
            } | null;
            /** @description What the query returns, as declared in the code; null if the code does not say. */
            description: string | null;
        };
        /**
         * @description An update that an execution of this code handles. The API has no operation that sends updates; those that an
         *     execution has handled appear in its history.
         */
        WorkflowUpdateDefinition: {
            /** @description Name of the update, as shown in the history. */
            name: string;
            /** @description JSON Schema of the update's input. */
            input_schema: components["schemas"]["JsonMap"];
            /** @description JSON Schema of the reply; null if the code declares none. */
            output_schema: {
                [key: string]: unknown;
            } | null;
            /** @description What the update does, as declared in the code; null if the code does not say. */
            description: string | null;
        };
        /** @description What a version of the code declares about itself when a worker registers it. */
        WorkflowDefinition: {
            /** @description JSON Schema of the `input` of an execution. */
            input_schema: components["schemas"]["JsonMap"];
            /** @description JSON Schema of the result of an execution; null if the code declares none. */
            output_schema: {
                [key: string]: unknown;
            } | null;
            /** @description Messages that you can send to a running execution and that get no reply. */
            signals: components["schemas"]["WorkflowSignalDefinition"][];
            /** @description Questions that a running execution answers without changing its state. */
            queries: components["schemas"]["WorkflowQueryDefinition"][];
            /** @description Messages that change the state of a running execution and get a reply. */
            updates: components["schemas"]["WorkflowUpdateDefinition"][];
            /** @description Whether workers reject code that could behave differently when its history is replayed. */
            enforce_determinism: boolean;
            /**
             * @description Whether the code acts with the permissions of the user who starts it. Only hardened deployments may register
             *     such code.
             */
            on_behalf_of: boolean;
            /** @description Maximum duration of a run in seconds, after which its status is `TIMED_OUT`. Omitted if there is no limit. */
            execution_timeout?: number;
            /** @description Data from the plugins that the code was built with, keyed by plugin; null if there is none. */
            plugin_metadata: {
                [key: string]: unknown;
            } | null;
        };
        /** @description A long-running program that workers execute. Each version of its code is a separate registration. */
        Workflow: {
            /**
             * Format: uuid
             * @description Unique id, assigned by the service. It stays the same when new code is registered.
             */
            id: string;
            /**
             * @description Name of the workflow in its code, unique in the workspace. Paths accept it in place of the id, so a worker cannot
             *     register the names that other paths have there: `archive`, `deployments`, `events`, `executions`,
             *     `registrations`, `runs`, `schedules` and `unarchive`.
             */
            name: string;
            /** @description Human-readable name. The code sets its initial value; an update can change it. */
            display_name: string;
            /**
             * @description How the workflow is defined. The only known value is `code`, for a workflow written as a program. Other values
             *     may be added.
             */
            type: "code" | (string & {});
            /**
             * Format: uuid
             * @description Id of the organization that owns the workflow.
             */
            customer_id: string;
            /**
             * Format: uuid
             * @description Id of the workspace in which the workflow was first registered.
             */
            workspace_id: string;
            /** @description Human-readable explanation of what the workflow does; null if there is none. */
            description: string | null;
            /** @description Namespace under which other workspaces can see the workflow; null if it is not shared. */
            shared_namespace: string | null;
            /** @description Whether people can start the workflow from the chat assistant. */
            available_in_chat_assistant: boolean;
            /** @description Whether the workflow is internal and should be hidden from end users. */
            is_technical: boolean;
            /** @description Whether the workflow is archived. */
            archived: boolean;
            /** @description Labels for grouping and filtering workflows. */
            tags: string[];
            /** @description Whether a live worker can run the workflow right now. */
            active: boolean;
        };
        /**
         * @description One version of a workflow's code, as registered by a worker. New code for the same workflow creates a new
         *     registration.
         */
        WorkflowRegistration: {
            /**
             * Format: uuid
             * @description Unique id, assigned by the service.
             */
            id: string;
            /**
             * Format: uuid
             * @description Id of the workflow that the code belongs to.
             */
            workflow_id: string;
            /** @description Whether a live worker can run this version right now. */
            active: boolean;
            definition: components["schemas"]["WorkflowDefinition"];
            /** @description The workflow that the code belongs to, if `with_workflow` is true; otherwise null. */
            workflow: components["schemas"]["Workflow"] | null;
            /**
             * Format: uuid
             * @description Id of the deployment whose worker registered this version; null once that deployment is deleted.
             */
            deployment_id: string | null;
            /** @description Name of the deployment; null once it is deleted. */
            deployment_name: string | null;
            /**
             * @deprecated
             * @description Queue that the workers poll. Omitted if there is none. Use `deployment_name` instead.
             */
            task_queue?: string;
            /** @description Whether the input and the result have the shape that the chat assistant requires. */
            compatible_with_chat_assistant: boolean;
        };
        /** @description One page of registrations. The list is returned under two names, because older clients read `workflow_versions`. */
        WorkflowRegistrationPage: {
            /** @description The registrations on this page, newest first. */
            workflow_registrations: components["schemas"]["WorkflowRegistration"][];
            /** @description The same list under its older name. New clients should read `workflow_registrations`. */
            workflow_versions: components["schemas"]["WorkflowRegistration"][];
            /** @description Pass it as `cursor` to get the next page; null on the last page. */
            next_cursor: string | null;
        };
        /** @description The requested or changed workflow. */
        WorkflowEnvelope: {
            workflow: components["schemas"]["Workflow"];
        };
        /** @description The fields of a workflow to change. */
        WorkflowUpdate: {
            /** @description New human-readable name, up to 128 characters. */
            display_name?: string;
            /** @description New explanation of what the workflow does. Null removes it. */
            description?: string | null;
            /** @description Whether people can start the workflow from the chat assistant. */
            available_in_chat_assistant?: boolean;
            /** @description New list of labels, which replaces the existing one. Null removes all labels, like an empty list. */
            tags?: string[] | null;
        };
        /** @description Input and settings of an execution to start. Every field is optional. */
        WorkflowExecutionRequest: {
            /**
             * @description Your own id for the execution. It makes the request safe to repeat: if the id has been used before, the service
             *     returns 409. If omitted or null, the service generates an id. `cancel` and `terminate` are reserved, because
             *     other operations have these paths, and return 422.
             */
            execution_id?: string | null;
            /** @description Input of the workflow, usually an object. It must match the definition's `input_schema`. */
            input?: components["schemas"]["JsonValue"];
            /**
             * @description Whether to wait until the workflow ends before returning.
             * @default false
             */
            wait_for_result?: boolean;
            /**
             * @description How many seconds to wait for the result before returning the running execution. The timeout does not stop the
             *     workflow. If omitted or null, the service sets the limit.
             */
            timeout_seconds?: number | null;
            /**
             * @description Deployment whose workers run the execution. Required if several deployments have registered the workflow;
             *     otherwise, omit it or send null to use the only one.
             */
            deployment_name?: string | null;
            /** @description Attributes to add to the spans that the execution records; null for none. */
            custom_tracing_attributes?: {
                [key: string]: string;
            } | null;
            /**
             * @description Whether the execution starts a new trace instead of continuing the trace of the request.
             * @default false
             */
            force_new_trace?: boolean;
            /** @description Settings for the plugins that the code was built with, keyed by plugin; null for none. */
            extensions?: {
                [key: string]: unknown;
            } | null;
            /**
             * @deprecated
             * @description Queue whose workers run the execution. Use `deployment_name` instead.
             */
            task_queue?: string | null;
        };
        /**
         * @description One execution of a workflow. Its id stays the same when it is retried, continued or reset, but each of these creates
         *     a new run. The fields describe the latest run, unless you requested a run by its own id.
         */
        WorkflowExecution: {
            /** @description Name of the workflow in its code. */
            workflow_name: string;
            /**
             * Format: uuid
             * @description Id of the workflow; null if unknown.
             */
            workflow_id: string | null;
            /** @description Id of the execution, unique in the workspace. Set in the request or generated by the service. */
            execution_id: string;
            /**
             * @description Id of the execution at the top of the tree if another workflow started this one; otherwise the same as
             *     `execution_id`.
             */
            root_execution_id: string;
            /** @description Id of the execution whose workflow started this one; null if no workflow started it. */
            parent_execution_id: string | null;
            /**
             * Format: uuid
             * @description Id of the run that the fields describe; null if the service has not assigned one yet.
             */
            run_id: string | null;
            /** @description Name of the deployment whose workers run the code; null if unknown. */
            deployment_name: string | null;
            /** @description Id of the user who started the execution; null if no user started it, for example if a schedule did. */
            user_id: string | null;
            /** @description State of the run; null if the service cannot determine it. */
            status: components["schemas"]["ExecutionStatus"] | null;
            /**
             * Format: date-time
             * @description Time at which the run started.
             */
            start_time: string;
            /**
             * Format: date-time
             * @description Time at which the run ended, successfully or not; null while it is in progress.
             */
            end_time: string | null;
            /** @description Duration of the run in milliseconds; null while it is in progress. */
            total_duration_ms: number | null;
            /** @description Value that the workflow returned, as described by its `output_schema`; null unless the status is `COMPLETED`. */
            result: components["schemas"]["JsonValue"];
            /**
             * @description Labels set by the workflow's code, which you can use to filter runs. Omitted unless `include_search_keys` is
             *     true; empty if there are none.
             */
            search_keys?: {
                [key: string]: string;
            };
        };
        /** @description The result of a workflow that completed while the call that started it was waiting. */
        WorkflowExecutionResult: {
            /** @description Name of the workflow in its code. */
            workflow_name: string;
            /** @description Id of the execution. Use it to get the execution's times and history. */
            execution_id: string;
            /** @description Value that the workflow returned, as described by its `output_schema`. */
            result: components["schemas"]["JsonValue"];
        };
        /**
         * @description Either an execution or, if the call waited and the workflow completed, only its result. Use `status` to tell them
         *     apart: only the execution has it.
         */
        WorkflowExecutionAnswer: components["schemas"]["WorkflowExecution"] | components["schemas"]["WorkflowExecutionResult"];
        /** @description Why an execution could not be started. */
        WorkflowStartConflictProblem: components["schemas"]["Problem"] & {
            /** @description Names of the deployments to choose from. Present only with `AMBIGUOUS_WORKFLOW`. */
            deployments?: string[];
        };
        /** @description A single registration. It is returned under two names, because older clients read `workflow_version`. */
        WorkflowRegistrationLookup: {
            workflow_registration: components["schemas"]["WorkflowRegistration"];
            /** @description The same registration under its older name. New clients should read `workflow_registration`. */
            workflow_version: components["schemas"]["WorkflowRegistration"];
        };
        /** @description The workflows to which a bulk operation applies. */
        WorkflowSelection: {
            /**
             * @description Ids of up to 100 workflows. Names are not accepted. An id that occurs twice counts once. An empty list has no
             *     effect.
             */
            workflow_ids: string[];
        };
        /** @description Why a bulk operation failed for one workflow. */
        WorkflowFailure: {
            /**
             * Format: uuid
             * @description Id of the workflow, as sent in the request.
             */
            workflow_id: string;
            /** @description Human-readable explanation of what went wrong. */
            message: string;
            /** @description The workflow, unchanged; null if no workflow has the id. */
            workflow: components["schemas"]["Workflow"] | null;
        };
        /** @description The outcome of archiving several workflows. */
        WorkflowArchiveResult: {
            /** @description The workflows that are now archived, including those that already were. */
            archived: components["schemas"]["Workflow"][];
            /** @description The workflows that could not be archived, each with the reason. */
            errored: components["schemas"]["WorkflowFailure"][];
        };
        /** @description The outcome of unarchiving several workflows. */
        WorkflowUnarchiveResult: {
            /** @description The workflows that are now unarchived, including those that were not archived before. */
            unarchived: components["schemas"]["Workflow"][];
            /** @description The workflows that could not be unarchived, each with the reason. */
            errored: components["schemas"]["WorkflowFailure"][];
        };
        /** @description Number of the event in its run, counted from 1 without gaps. */
        HistoryEventId: number;
        /**
         * Format: date-time
         * @description Time of the event, according to the service's clock.
         */
        HistoryEventTime: string;
        /** @description A value as JSON. */
        JsonPayload: {
            /**
             * @description Always `json`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "json";
            /** @description The value itself; null if there is none. */
            value: components["schemas"]["JsonValue"];
        };
        /**
         * @description One way in which a value was encoded. `offloaded`: the value is in external storage, and the bytes refer to it.
         *     `encrypted`: the whole value is encrypted. `encrypted-partial`: only some of its fields are encrypted.
         *     `compressed`: the bytes are compressed.
         * @enum {string}
         */
        PayloadEncoding: "offloaded" | "encrypted" | "encrypted-partial" | "compressed";
        /**
         * @description A value in encoded form, for example encrypted by the client so that the service stores it without being able to
         *     read it.
         */
        EncodedPayload: {
            /**
             * @description Always `encoded`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "encoded";
            /** @description The encoded bytes, in base64. */
            b64payload: string;
            /**
             * @description Encodings that were applied, in order. Decode them in reverse order. Empty if the bytes are plain JSON.
             * @default []
             */
            encoding_options?: components["schemas"]["PayloadEncoding"][];
            /**
             * @description Whether there is no value, in which case the bytes have no meaning.
             * @default false
             */
            empty?: boolean;
        };
        /**
         * @description A value that a workflow receives or returns, as JSON or in encoded form; `type` tells them apart. In a history, it is
         *     `encoded` if `decode_payloads` is false, or if the service cannot decode the value because the client encrypted it.
         */
        WorkflowPayload: components["schemas"]["JsonPayload"] | components["schemas"]["EncodedPayload"];
        /** @description The run started. Always the first event. */
        HistoryWorkflowExecutionStarted: {
            event_id: components["schemas"]["HistoryEventId"];
            event_time: components["schemas"]["HistoryEventTime"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "WORKFLOW_EXECUTION_STARTED";
            /** @description Origin and input of the run. */
            attributes: {
                /** @description Name of the workflow in its code. */
                workflow_name: string;
                /**
                 * Format: uuid
                 * @description Id of the run. After a reset it is the id of the earlier run, from which the event was copied.
                 */
                run_id: string;
                /**
                 * Format: uuid
                 * @description Id of the run that this one continues; null if it does not continue another run.
                 */
                continued_run_id: string | null;
                /** @description Id of the execution at the top of the tree; the execution itself if no workflow started it. */
                root_execution_id: string;
                /** @description Id of the execution whose workflow started this one; null if no workflow started it. */
                parent_execution_id: string | null;
                /** @description Id of the schedule that started the execution; null if no schedule started it. */
                schedule_id: string | null;
                /** @description Number of this attempt, starting at 1. */
                attempt: number;
                /** @description Input of the workflow. */
                input: components["schemas"]["WorkflowPayload"];
            };
        };
        /** @description The workflow completed. Always the last event. */
        HistoryWorkflowExecutionCompleted: {
            event_id: components["schemas"]["HistoryEventId"];
            event_time: components["schemas"]["HistoryEventTime"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "WORKFLOW_EXECUTION_COMPLETED";
            /** @description Outcome of the run. */
            attributes: {
                /** @description Result of the workflow. */
                result: components["schemas"]["WorkflowPayload"];
            };
        };
        /** @description An error raised by workflow code or by the worker that runs it. */
        HistoryFailure: {
            /** @description Error message. */
            message: string;
            /** @description Class of the error in the worker's programming language; null if it has none. */
            type: string | null;
            /** @description Stack trace as text; null if the worker sent none. */
            stack_trace: string | null;
        };
        /** @description The workflow failed with an error. Always the last event. */
        HistoryWorkflowExecutionFailed: {
            event_id: components["schemas"]["HistoryEventId"];
            event_time: components["schemas"]["HistoryEventTime"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "WORKFLOW_EXECUTION_FAILED";
            /** @description Outcome of the run. */
            attributes: {
                failure: components["schemas"]["HistoryFailure"];
            };
        };
        /** @description Cancellation was requested. The code may still clean up before the run ends. */
        HistoryWorkflowExecutionCancelRequested: {
            event_id: components["schemas"]["HistoryEventId"];
            event_time: components["schemas"]["HistoryEventTime"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "WORKFLOW_EXECUTION_CANCEL_REQUESTED";
            /** @description Details of the request. */
            attributes: {
                /** @description Reason for the request; null if none was given. */
                reason: string | null;
            };
        };
        /** @description The workflow stopped after cancellation was requested. Always the last event. */
        HistoryWorkflowExecutionCanceled: {
            event_id: components["schemas"]["HistoryEventId"];
            event_time: components["schemas"]["HistoryEventTime"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "WORKFLOW_EXECUTION_CANCELED";
            /** @description Details of the cancellation. */
            attributes: {
                /** @description Reason that the code gave when it stopped; null if it gave none. */
                reason: string | null;
            };
        };
        /** @description The run was terminated, by a call or by a reset. Always the last event. */
        HistoryWorkflowExecutionTerminated: {
            event_id: components["schemas"]["HistoryEventId"];
            event_time: components["schemas"]["HistoryEventTime"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "WORKFLOW_EXECUTION_TERMINATED";
            /** @description Details of the termination. */
            attributes: {
                /** @description Reason for the termination, for example that of the reset; null if none was given. */
                reason: string | null;
            };
        };
        /** @description The run exceeded the time limit of its workflow. Always the last event. */
        HistoryWorkflowExecutionTimedOut: {
            event_id: components["schemas"]["HistoryEventId"];
            event_time: components["schemas"]["HistoryEventTime"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "WORKFLOW_EXECUTION_TIMED_OUT";
            /** @description Details of the timeout. */
            attributes: {
                /** @description The time limit, in seconds. */
                execution_timeout: number;
            };
        };
        /** @description The workflow continues in a new run with an empty history. Always the last event. */
        HistoryWorkflowExecutionContinuedAsNew: {
            event_id: components["schemas"]["HistoryEventId"];
            event_time: components["schemas"]["HistoryEventTime"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "WORKFLOW_EXECUTION_CONTINUED_AS_NEW";
            /** @description Details of the new run. */
            attributes: {
                /** @description Name of the workflow in its code. */
                workflow_name: string;
                /**
                 * Format: uuid
                 * @description Id of the run in which the workflow continues.
                 */
                new_execution_run_id: string;
                /** @description Input of the new run. */
                input: components["schemas"]["WorkflowPayload"];
            };
        };
        /** @description The run was created by a reset. The events before this one were copied from the earlier run. */
        HistoryWorkflowExecutionReset: {
            event_id: components["schemas"]["HistoryEventId"];
            event_time: components["schemas"]["HistoryEventTime"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "WORKFLOW_EXECUTION_RESET";
            /** @description Details of the reset. */
            attributes: {
                /**
                 * Format: uuid
                 * @description Id of the run from which the events were copied.
                 */
                base_run_id: string;
                /** @description The `event_id` of the last event that was copied. */
                reset_event_id: number;
                /** @description Reason given with the reset; null if there was none. */
                reason: string | null;
            };
        };
        /** @description A worker executed the workflow's code up to the next point at which it waits. You can reset a run to such an event. */
        HistoryWorkflowTaskCompleted: {
            event_id: components["schemas"]["HistoryEventId"];
            event_time: components["schemas"]["HistoryEventTime"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "WORKFLOW_TASK_COMPLETED";
            /** @description Details of the task. */
            attributes: {
                /** @description Name of the worker; null if it did not report one. */
                worker_name: string | null;
            };
        };
        /** @description A worker failed to execute the workflow's code. Another attempt follows. */
        HistoryWorkflowTaskFailed: {
            event_id: components["schemas"]["HistoryEventId"];
            event_time: components["schemas"]["HistoryEventTime"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "WORKFLOW_TASK_FAILED";
            /** @description Details of the failed attempt. */
            attributes: {
                /** @description Name of the worker; null if it did not report one. */
                worker_name: string | null;
                /** @description Number of the failed attempt, starting at 1. */
                attempt: number;
                failure: components["schemas"]["HistoryFailure"];
            };
        };
        /** @description The workflow received a signal. */
        HistoryWorkflowSignaled: {
            event_id: components["schemas"]["HistoryEventId"];
            event_time: components["schemas"]["HistoryEventTime"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "WORKFLOW_SIGNALED";
            /** @description Details of the signal. */
            attributes: {
                /** @description Name of the signal, as in the workflow's definition. */
                signal_name: string;
                /** @description Input of the signal. */
                input: components["schemas"]["WorkflowPayload"];
            };
        };
        /** @description The workflow handled an update. */
        HistoryWorkflowUpdated: {
            event_id: components["schemas"]["HistoryEventId"];
            event_time: components["schemas"]["HistoryEventTime"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "WORKFLOW_UPDATED";
            /** @description Details of the update. */
            attributes: {
                /** @description Name of the update, as in the workflow's definition. */
                update_name: string;
                /** @description Input of the update. */
                input: components["schemas"]["WorkflowPayload"];
                /** @description Reply of the workflow. */
                result: components["schemas"]["WorkflowPayload"];
            };
        };
        /** @description The workflow called an activity, which a worker will pick up. */
        HistoryActivityTaskScheduled: {
            event_id: components["schemas"]["HistoryEventId"];
            event_time: components["schemas"]["HistoryEventTime"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "ACTIVITY_TASK_SCHEDULED";
            /** @description Details of the activity. */
            attributes: {
                /** @description Id of the activity in this run, the same in all events about it. */
                task_id: string;
                /** @description Name of the activity in the code. */
                activity_name: string;
                /** @description Input of the activity. */
                input: components["schemas"]["WorkflowPayload"];
            };
        };
        /** @description An activity completed and returned a result. */
        HistoryActivityTaskCompleted: {
            event_id: components["schemas"]["HistoryEventId"];
            event_time: components["schemas"]["HistoryEventTime"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "ACTIVITY_TASK_COMPLETED";
            /** @description Details of the activity. */
            attributes: {
                /** @description Id of the activity in this run, the same in all events about it. */
                task_id: string;
                /** @description Name of the activity in the code. */
                activity_name: string;
                /** @description The `event_id` of the `ACTIVITY_TASK_SCHEDULED` event. */
                scheduled_event_id: number;
                /** @description Result of the activity. */
                result: components["schemas"]["WorkflowPayload"];
            };
        };
        /** @description An activity failed and will not be retried. */
        HistoryActivityTaskFailed: {
            event_id: components["schemas"]["HistoryEventId"];
            event_time: components["schemas"]["HistoryEventTime"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "ACTIVITY_TASK_FAILED";
            /** @description Details of the activity. */
            attributes: {
                /** @description Id of the activity in this run, the same in all events about it. */
                task_id: string;
                /** @description Name of the activity in the code. */
                activity_name: string;
                /** @description The `event_id` of the `ACTIVITY_TASK_SCHEDULED` event. */
                scheduled_event_id: number;
                /** @description Number of the last attempt, starting at 1. */
                attempt: number;
                failure: components["schemas"]["HistoryFailure"];
            };
        };
        /** @description The workflow started a timer. */
        HistoryTimerStarted: {
            event_id: components["schemas"]["HistoryEventId"];
            event_time: components["schemas"]["HistoryEventTime"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "TIMER_STARTED";
            /** @description Details of the timer. */
            attributes: {
                /** @description Id of the timer in this run. */
                timer_id: string;
                /**
                 * Format: date-time
                 * @description Time at which the timer will fire.
                 */
                fire_at: string;
            };
        };
        /** @description A timer fired after its duration had passed. */
        HistoryTimerFired: {
            event_id: components["schemas"]["HistoryEventId"];
            event_time: components["schemas"]["HistoryEventTime"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "TIMER_FIRED";
            /** @description Details of the timer. */
            attributes: {
                /** @description Id of the timer in this run. */
                timer_id: string;
                /** @description The `event_id` of the `TIMER_STARTED` event. */
                started_event_id: number;
            };
        };
        /** @description The workflow started another workflow as its child. */
        HistoryChildWorkflowStarted: {
            event_id: components["schemas"]["HistoryEventId"];
            event_time: components["schemas"]["HistoryEventTime"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "CHILD_WORKFLOW_STARTED";
            /** @description Details of the child. */
            attributes: {
                /** @description Name of the child, as in the code. */
                workflow_name: string;
                /** @description Id of the child's own execution. */
                execution_id: string;
                /** @description Input of the child. */
                input: components["schemas"]["WorkflowPayload"];
            };
        };
        /** @description A child workflow completed and returned a result. */
        HistoryChildWorkflowCompleted: {
            event_id: components["schemas"]["HistoryEventId"];
            event_time: components["schemas"]["HistoryEventTime"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "CHILD_WORKFLOW_COMPLETED";
            /** @description Details of the child. */
            attributes: {
                /** @description Name of the child, as in the code. */
                workflow_name: string;
                /** @description Id of the child's own execution. */
                execution_id: string;
                /** @description The `event_id` of the `CHILD_WORKFLOW_STARTED` event. */
                started_event_id: number;
                /** @description Result of the child. */
                result: components["schemas"]["WorkflowPayload"];
            };
        };
        /** @description A child workflow ended without completing. */
        HistoryChildWorkflowFailed: {
            event_id: components["schemas"]["HistoryEventId"];
            event_time: components["schemas"]["HistoryEventTime"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "CHILD_WORKFLOW_FAILED";
            /** @description Details of the child. */
            attributes: {
                /** @description Name of the child, as in the code. */
                workflow_name: string;
                /** @description Id of the child's own execution. */
                execution_id: string;
                /** @description The `event_id` of the `CHILD_WORKFLOW_STARTED` event. */
                started_event_id: number;
                status: components["schemas"]["ExecutionStatus"];
                failure: components["schemas"]["HistoryFailure"];
            };
        };
        /**
         * @description One event in the history of a run. `event_type` says what happened and determines the `attributes`. Other kinds may
         *     be added.
         */
        HistoryEvent: components["schemas"]["HistoryWorkflowExecutionStarted"] | components["schemas"]["HistoryWorkflowExecutionCompleted"] | components["schemas"]["HistoryWorkflowExecutionFailed"] | components["schemas"]["HistoryWorkflowExecutionCancelRequested"] | components["schemas"]["HistoryWorkflowExecutionCanceled"] | components["schemas"]["HistoryWorkflowExecutionTerminated"] | components["schemas"]["HistoryWorkflowExecutionTimedOut"] | components["schemas"]["HistoryWorkflowExecutionContinuedAsNew"] | components["schemas"]["HistoryWorkflowExecutionReset"] | components["schemas"]["HistoryWorkflowTaskCompleted"] | components["schemas"]["HistoryWorkflowTaskFailed"] | components["schemas"]["HistoryWorkflowSignaled"] | components["schemas"]["HistoryWorkflowUpdated"] | components["schemas"]["HistoryActivityTaskScheduled"] | components["schemas"]["HistoryActivityTaskCompleted"] | components["schemas"]["HistoryActivityTaskFailed"] | components["schemas"]["HistoryTimerStarted"] | components["schemas"]["HistoryTimerFired"] | components["schemas"]["HistoryChildWorkflowStarted"] | components["schemas"]["HistoryChildWorkflowCompleted"] | components["schemas"]["HistoryChildWorkflowFailed"];
        /**
         * @description The event log of one run. Events are only ever appended, so a later response starts with the same events. A history
         *     is limited to 51,200 events or 50 MB.
         */
        ExecutionHistory: {
            /** @description The events, in the order in which they happened. */
            events: components["schemas"]["HistoryEvent"][];
        };
        /** @description Input of a signal or a query. The value is an object with its arguments by name. Null if it takes no arguments. */
        WorkflowMessageInput: components["schemas"]["WorkflowPayload"] | null;
        /** @description A message to send to a running workflow. */
        WorkflowSignal: {
            /** @description Name of the signal, one of the `signals` in the workflow's definition. */
            name: string;
            input?: components["schemas"]["WorkflowMessageInput"];
        };
        /** @description Confirms that the signal will be delivered. It says nothing about how the workflow reacts. */
        WorkflowSignalReceipt: {
            /**
             * @description Human-readable confirmation.
             * @default Signal accepted
             */
            message: string;
        };
        /** @description Reports that the execution has already ended, and how. */
        ExecutionNotRunningProblem: components["schemas"]["Problem"] & {
            /** @description Final status of the latest run; null if the service cannot determine it. */
            execution_status: components["schemas"]["ExecutionStatus"] | null;
        };
        /** @description A question to ask a running workflow. */
        WorkflowQuery: {
            /** @description Name of the query, one of the `queries` in the workflow's definition. */
            name: string;
            input?: components["schemas"]["WorkflowMessageInput"];
        };
        /** @description A workflow's answer to a query. */
        WorkflowQueryResult: {
            /** @description Name of the query, as sent in the request. */
            query_name: string;
            /** @description The answer, as described by the query's `output_schema`. */
            result: components["schemas"]["JsonValue"];
        };
        /** @description The executions to which a bulk operation applies. */
        ExecutionBatch: {
            /** @description Ids of 1 to 100 executions. Each one succeeds or fails on its own. An id that occurs twice counts once. */
            execution_ids: string[];
        };
        /** @description The outcome of a bulk operation for one execution. */
        ExecutionBatchOutcome: {
            /**
             * @description `success` if the execution was terminated or asked to stop; `failure` if it does not exist or had already ended.
             * @enum {string}
             */
            status: "success" | "failure";
            /** @description Human-readable reason why the operation failed. Omitted on success. */
            error?: string;
        };
        /** @description The outcome of a bulk operation. */
        ExecutionBatchResult: {
            /** @description The outcome for each execution, keyed by the ids in the request. */
            results: {
                [key: string]: components["schemas"]["ExecutionBatchOutcome"];
            };
        };
        /** @description The point to which an execution is reset, and what to carry over into the new run. */
        ExecutionReset: {
            /**
             * @description `event_id` of a `WORKFLOW_TASK_COMPLETED` event in the history of the latest run. The new run keeps the history
             *     up to and including this event.
             */
            event_id: number;
            /** @description Reason for the reset, recorded in the history; null for none. */
            reason?: string | null;
            /**
             * @description Whether to drop the signals received after the event instead of delivering them to the new run.
             * @default false
             */
            exclude_signals?: boolean;
            /**
             * @description Whether to drop the updates received after the event instead of delivering them to the new run.
             * @default false
             */
            exclude_updates?: boolean;
        };
        /** @description Why an execution could not be reset. */
        ResetPointProblem: components["schemas"]["UnprocessableProblem"] & {
            /** @description The values of `event_id` to which you can reset the run, in ascending order. Present only with `WF_1001`. */
            valid_reset_events?: number[];
        };
        /** @description One run of an execution, as listings return it. It has the fields of an execution except `result` and `search_keys`. */
        WorkflowRun: {
            /** @description Name of the workflow in its code. */
            workflow_name: string;
            /**
             * Format: uuid
             * @description Id of the workflow; null if unknown.
             */
            workflow_id: string | null;
            /** @description Id of the execution that the run belongs to. All runs of an execution share it. */
            execution_id: string;
            /**
             * @description Id of the execution at the top of the tree if another workflow started this one; otherwise the same as
             *     `execution_id`.
             */
            root_execution_id: string;
            /** @description Id of the execution whose workflow started this one; null if no workflow started it. */
            parent_execution_id: string | null;
            /**
             * Format: uuid
             * @description Unique id of the run; null if the service has not assigned one yet.
             */
            run_id: string | null;
            /** @description Name of the deployment whose workers run the code; null if unknown. */
            deployment_name: string | null;
            /** @description Id of the user who started the execution; null if no user started it, for example if a schedule did. */
            user_id: string | null;
            /** @description State of the run; null if the service cannot determine it. */
            status: components["schemas"]["ExecutionStatus"] | null;
            /**
             * Format: date-time
             * @description Time at which the run started.
             */
            start_time: string;
            /**
             * Format: date-time
             * @description Time at which the run ended, successfully or not; null while it is in progress.
             */
            end_time: string | null;
            /** @description Duration of the run in milliseconds; null while it is in progress. */
            total_duration_ms: number | null;
        };
        /** @description The runs that match the filters, page by page. */
        WorkflowRunPage: {
            /** @description The runs on this page, in the requested order. */
            executions: components["schemas"]["WorkflowRun"][];
            /** @description Pass it as `next_page_token` to get the next page; null on the last page. */
            next_page_token: string | null;
        };
        /** @description A range of values of a calendar field. */
        ScheduleRange: {
            /** @description First value of the range. */
            start: number;
            /** @description Last value of the range, inclusive. If it is less than `start`, the range contains `start` only. */
            end: number;
            /** @description Step between values. Both 0 and 1 select every value. */
            step: number;
        };
        /**
         * @description Describes start times by their calendar fields. A time matches if each of its fields is in one of the ranges given
         *     for it.
         */
        ScheduleCalendar: {
            /** @description Seconds, from 0 to 59. */
            second: components["schemas"]["ScheduleRange"][];
            /** @description Minutes, from 0 to 59. */
            minute: components["schemas"]["ScheduleRange"][];
            /** @description Hours, from 0 to 23. */
            hour: components["schemas"]["ScheduleRange"][];
            /** @description Days of the month, from 1 to 31. */
            day_of_month: components["schemas"]["ScheduleRange"][];
            /** @description Months, from 1 (January) to 12 (December). */
            month: components["schemas"]["ScheduleRange"][];
            /** @description Years, with four digits. An empty list means every year. */
            year: components["schemas"]["ScheduleRange"][];
            /** @description Days of the week, from 0 (Sunday) to 6 (Saturday). */
            day_of_week: components["schemas"]["ScheduleRange"][];
            /** @description Explanation for people who read the schedule; null if there is none. */
            comment: string | null;
        };
        /** @description Start times at a fixed interval. They are counted from 1970-01-01T00:00:00Z, not from the creation of the schedule. */
        ScheduleInterval: {
            /**
             * Format: duration
             * @description Length of the interval, as an ISO 8601 duration such as `PT6H`.
             */
            every: string;
            /**
             * Format: duration
             * @description Amount by which all times are shifted, as an ISO 8601 duration shorter than `every`; null for none.
             */
            offset: string | null;
        };
        /** @description How the schedule deals with overlapping, missed and failed executions. */
        SchedulePolicy: {
            /**
             * @description What happens if an execution is due while an earlier one is still running. 1: it is skipped. 2: it starts when
             *     the running one ends; at most one start waits. 3: it starts when the running one ends; any number of starts
             *     wait. 4: the running one is canceled first. 5: the running one is terminated first. 6: both run at the same
             *     time.
             * @enum {integer}
             */
            overlap: 1 | 2 | 3 | 4 | 5 | 6;
            /**
             * @description Maximum age, in seconds, of a missed start that the service still makes up for, for example after an outage.
             *     Older starts are skipped.
             */
            catchup_window_seconds: number;
            /** @description Whether the schedule is paused automatically when one of its executions fails or times out. */
            pause_on_failure: boolean;
        };
        /** @description An upcoming start. */
        ScheduleFutureExecution: {
            /**
             * Format: date-time
             * @description Scheduled time of the start, without the random delay.
             */
            scheduled_at: string;
        };
        /** @description An execution that the schedule has started. */
        ScheduleRecentExecution: {
            /**
             * Format: date-time
             * @description Scheduled time of the start, without the random delay. If the schedule was triggered, the time of that request.
             */
            scheduled_at: string;
            /**
             * Format: date-time
             * @description Actual time at which the execution started.
             */
            started_at: string;
            /** @description Id of the execution. Use it to get the execution's status and result. */
            execution_id: string;
        };
        /**
         * @description A rule for starting a workflow automatically. It starts executions at all times given by `calendars`, `intervals`
         *     and `cron_expressions`, except those that match `skip`.
         */
        Schedule: {
            /** @description Id of the schedule, unique in the workspace. It cannot be changed. */
            schedule_id: string;
            /** @description Name of the workflow that the schedule starts. */
            workflow_name: string;
            /** @description Name of the deployment whose workers run the executions; null if the service chooses one. */
            deployment_name?: string | null;
            /** @description Input that every execution receives. The workflow's `input_schema` describes it. */
            input: components["schemas"]["JsonValue"];
            /** @description Whether the schedule is suspended. A paused schedule starts executions only when it is triggered. */
            paused: boolean;
            /** @description Note given when the schedule was last paused or resumed; null if there was none. */
            note?: string | null;
            /** @description Start times described by their calendar fields, such as 06:30 from Monday to Friday. */
            calendars?: components["schemas"]["ScheduleCalendar"][];
            /** @description Start times that repeat after a fixed interval, such as every 6 hours. */
            intervals?: components["schemas"]["ScheduleInterval"][];
            /** @description Start times as cron expressions with five fields: minute, hour, day of month, month, day of week. */
            cron_expressions?: string[];
            /** @description Times at which no execution is started, even if they match one of the other lists. */
            skip?: components["schemas"]["ScheduleCalendar"][];
            /**
             * Format: date-time
             * @description No execution is started before this time. Null if the schedule takes effect when it is created.
             */
            start_at?: string | null;
            /**
             * Format: date-time
             * @description No execution is started after this time. Null if the schedule has no end.
             */
            end_at?: string | null;
            /**
             * Format: duration
             * @description Maximum random delay of a start, as an ISO 8601 duration such as `PT30S`. Each start is delayed by a random time
             *     up to this value, but never beyond the next scheduled time. Null if starts are not delayed.
             */
            jitter?: string | null;
            /**
             * @description Time zone of `calendars`, `skip` and `cron_expressions`, as an IANA name such as `Europe/Stockholm`. Null means
             *     UTC.
             */
            time_zone_name?: string | null;
            policy?: components["schemas"]["SchedulePolicy"];
            /**
             * @description Number of scheduled executions that are still allowed. 0 means that the limit has been reached; null means that
             *     there is no limit.
             */
            remaining_executions?: number | null;
            /** @description Upcoming start times, at most 10, earliest first. Empty if there are none left. */
            future_executions?: components["schemas"]["ScheduleFutureExecution"][];
            /** @description The most recent executions, at most 10, newest last. */
            recent_executions?: components["schemas"]["ScheduleRecentExecution"][];
        };
        /** @description The schedules that match the filters, page by page. */
        SchedulePage: {
            /** @description Schedules on this page, sorted by id. */
            schedules: components["schemas"]["Schedule"][];
            /** @description Pass it as `next_page_token` to get the next page; null on the last page. */
            next_page_token: string | null;
        };
        /** @description A range of values for one calendar field, such as hours from 6 to 18 in steps of 2. */
        ScheduleRangeInput: {
            /** @description First value of the range. */
            start: number;
            /**
             * @description Last value of the range, inclusive. If it is less than `start`, as the default is, the range contains `start`
             *     only.
             * @default 0
             */
            end?: number;
            /**
             * @description Step between values. Both 0 and 1 select every value.
             * @default 0
             */
            step?: number;
        };
        /**
         * @description Describes start times by their calendar fields. A time matches if each of its fields is in one of the ranges given
         *     for it. An omitted field has its default value.
         */
        ScheduleCalendarInput: {
            /**
             * @description Seconds, from 0 to 59. The default is 0.
             * @default [
             *       {
             *         "start": 0
             *       }
             *     ]
             */
            second?: components["schemas"]["ScheduleRangeInput"][];
            /**
             * @description Minutes, from 0 to 59. The default is 0.
             * @default [
             *       {
             *         "start": 0
             *       }
             *     ]
             */
            minute?: components["schemas"]["ScheduleRangeInput"][];
            /**
             * @description Hours, from 0 to 23. The default is 0, which is midnight.
             * @default [
             *       {
             *         "start": 0
             *       }
             *     ]
             */
            hour?: components["schemas"]["ScheduleRangeInput"][];
            /**
             * @description Days of the month, from 1 to 31. The default is every day.
             * @default [
             *       {
             *         "start": 1,
             *         "end": 31
             *       }
             *     ]
             */
            day_of_month?: components["schemas"]["ScheduleRangeInput"][];
            /**
             * @description Months, from 1 (January) to 12 (December). The default is every month.
             * @default [
             *       {
             *         "start": 1,
             *         "end": 12
             *       }
             *     ]
             */
            month?: components["schemas"]["ScheduleRangeInput"][];
            /**
             * @description Years, with four digits. An empty list, the default, means every year.
             * @default []
             */
            year?: components["schemas"]["ScheduleRangeInput"][];
            /**
             * @description Days of the week, from 0 (Sunday) to 6 (Saturday). The default is every day.
             * @default [
             *       {
             *         "start": 0,
             *         "end": 6
             *       }
             *     ]
             */
            day_of_week?: components["schemas"]["ScheduleRangeInput"][];
            /** @description Explanation for people who read the schedule; null if there is none. */
            comment?: string | null;
        };
        /** @description Start times at a fixed interval. They are counted from 1970-01-01T00:00:00Z, not from the creation of the schedule. */
        ScheduleIntervalInput: {
            /**
             * Format: duration
             * @description Length of the interval, as an ISO 8601 duration such as `PT6H`.
             */
            every: string;
            /**
             * Format: duration
             * @description Amount by which all times are shifted, as an ISO 8601 duration shorter than `every`. If `every` is `PT1H`, for
             *     example, an offset of `PT15M` gives a quarter past every hour. Null for none.
             */
            offset?: string | null;
        };
        /** @description How the schedule is to deal with overlapping, missed and failed executions. An omitted field has its default value. */
        SchedulePolicyInput: {
            /**
             * @description What happens if a scheduled start is due while an earlier execution, scheduled or triggered, is still running.
             *     1: it is skipped. 2: it waits until the running one ends; at most one start waits. 3: it waits until the running
             *     one ends; any number of starts wait. 4: the running one is canceled first. 5: the running one is terminated
             *     first. 6: both run at the same time.
             * @default 1
             * @enum {integer}
             */
            overlap?: 1 | 2 | 3 | 4 | 5 | 6;
            /**
             * @description Maximum age, in seconds, of a missed start that the service still makes up for, for example after an outage.
             *     Older starts are skipped. The default is 365 days.
             * @default 31536000
             */
            catchup_window_seconds?: number;
            /**
             * @description Whether the schedule is paused automatically when one of its executions fails or times out.
             * @default false
             */
            pause_on_failure?: boolean;
        };
        /**
         * @description When to start the workflow, and with which input. You can combine calendars, intervals and cron expressions. Without
         *     any of them, the schedule starts executions only when it is triggered.
         */
        ScheduleDefinition: {
            /** @description Input for every execution. The workflow's `input_schema` describes it. */
            input: components["schemas"]["JsonValue"];
            /** @description Start times described by their calendar fields, such as 06:30 from Monday to Friday. */
            calendars?: components["schemas"]["ScheduleCalendarInput"][];
            /** @description Start times that repeat after a fixed interval, such as every 6 hours. */
            intervals?: components["schemas"]["ScheduleIntervalInput"][];
            /**
             * @description Start times as cron expressions with five fields: minute, hour, day of month, month, day of week. For example,
             *     `0 6 * * 1-5` is 06:00 from Monday to Friday.
             */
            cron_expressions?: string[];
            /** @description Times at which no execution should be started, even if they match one of the other lists. */
            skip?: components["schemas"]["ScheduleCalendarInput"][];
            /**
             * Format: date-time
             * @description Start no execution before this time. Null to take effect immediately.
             */
            start_at?: string | null;
            /**
             * Format: date-time
             * @description Start no execution after this time. Null for no end.
             */
            end_at?: string | null;
            /**
             * Format: duration
             * @description Maximum random delay of a start, as an ISO 8601 duration such as `PT30S`. Use it to avoid many executions
             *     starting at the same moment. A start is never delayed beyond the next scheduled time. Null for no delay.
             */
            jitter?: string | null;
            /**
             * @description Time zone of `calendars`, `skip` and `cron_expressions`, as an IANA name such as `Europe/Stockholm`. Null for
             *     UTC.
             */
            time_zone_name?: string | null;
            policy?: components["schemas"]["SchedulePolicyInput"];
            /** @description Maximum number of scheduled executions. Null for no limit. Triggered executions do not count. */
            max_executions?: number | null;
            /**
             * @description Id for the new schedule. You can also set it next to `schedule`; if you set both, they must be equal. Null to
             *     let the service choose.
             */
            schedule_id?: string | null;
        };
        /**
         * @description The workflow to start and its schedule. Identify the workflow by `workflow_registration_id` or
         *     `workflow_identifier`; without either, the service returns 422. If you set both, the registration is used.
         */
        ScheduleCreate: {
            schedule: components["schemas"]["ScheduleDefinition"];
            /**
             * Format: uuid
             * @description Id of the registration to start. The schedule keeps using this version of the code.
             */
            workflow_registration_id?: string | null;
            /** @description Id or name of the workflow to start. Each execution uses the latest registration at that time. */
            workflow_identifier?: string | null;
            /** @description Id for the new schedule, unique in the workspace. Null to let the service choose. */
            schedule_id?: string | null;
            /** @description Name of the deployment whose workers run the executions. Null to let the service choose. */
            deployment_name?: string | null;
            /**
             * Format: uuid
             * @deprecated
             * @description Former name of `workflow_registration_id`, which is used if you set both.
             */
            workflow_version_id?: string | null;
            /**
             * @deprecated
             * @description Queue whose workers run the executions. Use `deployment_name` instead.
             */
            workflow_task_queue?: string | null;
        };
        /** @description Identifies the schedule that was created or changed. */
        ScheduleReference: {
            /** @description Id of the schedule. Use it to get the complete schedule. */
            schedule_id: string;
        };
        /**
         * @description The fields to change. A field that you omit keeps its value, and a list or policy replaces the existing one as a
         *     whole.
         */
        ScheduleDefinitionUpdate: {
            /** @description New input for executions that start after the change; null for none. */
            input?: components["schemas"]["JsonValue"];
            /** @description New start times, described by their calendar fields. Null removes them, like an empty list. */
            calendars?: components["schemas"]["ScheduleCalendarInput"][] | null;
            /** @description New start times that repeat after a fixed interval. Null removes them, like an empty list. */
            intervals?: components["schemas"]["ScheduleIntervalInput"][] | null;
            /**
             * @description New start times as cron expressions with five fields: minute, hour, day of month, month, day of week. Null
             *     removes them, like an empty list.
             */
            cron_expressions?: string[] | null;
            /** @description New times at which no execution should be started. Null removes them, like an empty list. */
            skip?: components["schemas"]["ScheduleCalendarInput"][] | null;
            /**
             * Format: date-time
             * @description Start no execution before this time. Null removes the restriction.
             */
            start_at?: string | null;
            /**
             * Format: date-time
             * @description Start no execution after this time. Null removes the end.
             */
            end_at?: string | null;
            /**
             * Format: duration
             * @description Maximum random delay of a start, as an ISO 8601 duration such as `PT30S`. Null removes the delay.
             */
            jitter?: string | null;
            /**
             * @description Time zone of `calendars`, `skip` and `cron_expressions`, as an IANA name such as `Europe/Stockholm`. Null sets
             *     UTC.
             */
            time_zone_name?: string | null;
            /** @description New policy. Fields that it omits, or all if it is null, have their defaults again. */
            policy?: components["schemas"]["SchedulePolicyInput"] | null;
            /**
             * @description Number of scheduled executions to allow from now on; `remaining_executions` is set to it. Null removes the
             *     limit.
             */
            max_executions?: number | null;
        };
        /** @description Changes to the definition of a schedule. The fields in `schedule` are changed one by one. */
        ScheduleUpdate: {
            schedule: components["schemas"]["ScheduleDefinitionUpdate"];
        };
        /** @description Reason for pausing or resuming a schedule. */
        SchedulePause: {
            /**
             * @description Text stored in the schedule's `note` until it is next paused or resumed. If omitted or null, the existing note
             *     is removed.
             */
            note?: string | null;
        };
        /**
         * @description Kind of location in which a worker runs: `local` is a developer's machine, `k8s` a Kubernetes cluster of your own,
         *     and `managed` the service's infrastructure.
         * @enum {string}
         */
        DeploymentLocationType: "local" | "k8s" | "managed";
        /** @description Place where a worker runs. */
        DeploymentLocation: {
            location_type: components["schemas"]["DeploymentLocationType"];
            /** @description Name of the Kubernetes cluster; null for other kinds of locations. */
            k8s_cluster: string | null;
            /** @description Namespace in the Kubernetes cluster; null for other kinds of locations. */
            k8s_namespace: string | null;
        };
        /** @description The person who wrote a commit. */
        DeploymentCommitAuthor: {
            /** @description Name of the author as recorded in the commit. */
            name: string;
            /** @description Username of the author on the code hosting site. */
            username?: string;
            /**
             * Format: uri
             * @description URL of the author's profile page.
             */
            html_url?: string;
        };
        /** @description A commit in the repository. */
        DeploymentCommit: {
            /** @description Full hash of the commit. */
            sha: string;
            /** @description What the commit changes, in the words of its author. */
            message?: string;
            /**
             * Format: uri
             * @description URL of the web page that shows the commit.
             */
            html_url: string;
            author?: components["schemas"]["DeploymentCommitAuthor"];
        };
        /** @description The service builds a container image from the repository and runs it. */
        ManagedContainerBackend: {
            /**
             * @description Marks a container image built from the repository. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "container";
            /** @description Directory in the repository that contains the code to build; null for the root. */
            build_directory: string | null;
            /** @description Path of the Dockerfile, relative to the build directory; null for `Dockerfile`. */
            dockerfile_path: string | null;
        };
        /** @description The service runs the code in a Kubernetes cluster, on a base image that it provides. */
        ManagedKubernetesBackend: {
            /**
             * @description Marks a Kubernetes cluster and a base image of the service. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "kubernetes";
            /** @description Command that starts a worker; null to let the service detect it. */
            entrypoint: string | null;
            /** @description Directory in the repository in which a worker starts; null for the root. */
            working_dir: string | null;
        };
        /** @description How the code of a managed deployment is built and run. */
        ManagedDeploymentBackend: components["schemas"]["ManagedContainerBackend"] | components["schemas"]["ManagedKubernetesBackend"];
        /** @description The code of a managed deployment, and how it is run. */
        ManagedDeploymentSpec: {
            /** @description Kind of service. The only known value is `workflows_worker`. Other values may be added. */
            type: "workflows_worker" | (string & {});
            /**
             * Format: uri
             * @description URL of the repository that contains the code.
             */
            codehost_url: string;
            /** @description Requested branch, tag or commit. */
            revision: string;
            /**
             * @description Hash of the commit that `revision` referred to when the last build started; null while a build is queued or if
             *     there is no such revision.
             */
            commit_sha: string | null;
            /** @description Details of the commit in `commit_sha`; null if that is null. */
            commit: components["schemas"]["DeploymentCommit"] | null;
            backend_spec: components["schemas"]["ManagedDeploymentBackend"];
            /** @description Command that starts a worker, if it was set outside `backend_spec`; null otherwise. */
            entrypoint: string | null;
            /** @description Directory in which a worker starts, if it was set outside `backend_spec`; null otherwise. */
            working_dir: string | null;
            /**
             * Format: date-time
             * @description Time of the most recent restart request; null if there was none.
             */
            restarted_at: string | null;
        };
        /** @description Number and size of the workers. In every field, null means the service's default. */
        ManagedDeploymentResources: {
            /** @description Number of workers that run at the same time. */
            replicas: number | null;
            /** @description CPU time reserved for each worker, in cores: `500m` is half a core. */
            cpu_request: string | null;
            /** @description Maximum CPU time for each worker, in cores: `2` is two cores. */
            cpu_limit: string | null;
            /** @description Memory reserved for each worker, as a Kubernetes quantity: `512Mi` is 512 mebibytes. */
            memory_request: string | null;
            /**
             * @description Maximum memory for each worker, as a Kubernetes quantity: `1Gi` is one gibibyte. A worker that exceeds it is
             *     restarted.
             */
            memory_limit: string | null;
        };
        /** @description How far the latest build has come, and what it built. */
        ManagedBuildState: {
            /**
             * @description Progress of the build. Known values are `QUEUED`, `RUNNING`, `SUCCEEDED` and `FAILED`. Other values may be
             *     added. Null if unknown.
             */
            phase: "QUEUED" | "RUNNING" | "SUCCEEDED" | "FAILED" | (string & {}) | null;
            /** @description Hash of the commit that is built; null while the build is queued or if there is no such revision. */
            commit_sha: string | null;
            /** @description Name and tag of the resulting image; null until it is built. */
            image: string | null;
            /** @description Reason why the build failed; null if it did not. */
            message: string | null;
            /**
             * Format: date-time
             * @description Time at which the build started; null while it is queued.
             */
            started_at: string | null;
            /**
             * Format: date-time
             * @description Time at which the build succeeded or failed; null until then.
             */
            finished_at: string | null;
        };
        /** @description What the service is currently doing with a managed deployment. */
        ManagedDeploymentStatus: {
            /**
             * @description Current activity. Known values are `BUILDING`, `ROLLING_OUT`, `RUNNING`, `STOPPING`, `STOPPED`, `FAILED` and
             *     `DELETING`. Other values may be added. Null if unknown.
             */
            phase: "BUILDING" | "ROLLING_OUT" | "RUNNING" | "STOPPING" | "STOPPED" | "FAILED" | "DELETING" | (string & {}) | null;
            /** @description Explanation of the current state, such as the reason for a failure; null if there is none. */
            message: string | null;
            /** @description Number of workers that have been ready for long enough to be considered stable. */
            available_replicas: number;
            /** @description Number of workers that are ready to process tasks. */
            ready_replicas: number;
            /** @description URL of the running service; null for workers, which accept no incoming requests. */
            endpoint: string | null;
            /**
             * Format: date-time
             * @description Time at which this status was observed; null if it has not been observed yet.
             */
            last_seen: string | null;
            /** @description Revision that the workers are running; null before the first rollout. */
            deployed_revision: string | null;
            /** @description Number of the latest change that the service has processed. It increases by 1 with each change; null if unknown. */
            generation: number | null;
            /** @description State of the most recent build; null if there was none. */
            build_state: components["schemas"]["ManagedBuildState"] | null;
        };
        /**
         * @description Configuration and state of a managed deployment. `stopped`, `spec` and `resources` are what was requested;
         *     `rollout_status` and `status` show how much of it has been carried out.
         */
        ManagedDeployment: {
            /** @description Id of the service that runs the deployment. Quote it when you contact support. */
            service_id: string;
            /** @description Name of the deployment, unique in the workspace. Use it as `name` in paths. */
            name: string;
            /**
             * @description Whether the deployment was asked to stop. Use this to tell whether it should be running; `status.phase` tells
             *     what the service is currently doing.
             */
            stopped: boolean;
            /** @description Whether only authorized API keys can register workflows. */
            is_hardened: boolean;
            /**
             * @description Progress of the latest change in reaching the workers. Known values are `PENDING` (waiting for the build),
             *     `ROLLING_OUT` (replacing the workers), `ROLLED_OUT` (done) and `FAILED`. Other values may be added. Null if
             *     unknown.
             */
            rollout_status: "PENDING" | "ROLLING_OUT" | "ROLLED_OUT" | "FAILED" | (string & {}) | null;
            spec: components["schemas"]["ManagedDeploymentSpec"];
            resources: components["schemas"]["ManagedDeploymentResources"];
            status: components["schemas"]["ManagedDeploymentStatus"];
            /**
             * Format: date-time
             * @description Time at which the deployment was created.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time at which the deployment was last changed, stopped, started, restarted or deleted.
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description Time of the most recent rollout of new code; null before the first one.
             */
            deployed_at: string | null;
            /** @description Id of the user who created the deployment; null if unknown. */
            created_by: string | null;
            /** @description Id of the user who made the change at `updated_at`; null if unknown. */
            updated_by: string | null;
            /** @description Id of the user whose change was rolled out at `deployed_at`; null before the first rollout. */
            deployed_by: string | null;
        };
        /**
         * @description A named group of workers that run workflow code. A managed deployment is built and run by the service. A self-hosted
         *     one is created when a worker with its name reports for the first time.
         */
        Deployment: {
            /**
             * Format: uuid
             * @description Unique id, assigned by the service. Unlike the name, it is never reused.
             */
            id: string;
            /** @description Name of the deployment, unique in the workspace. It has up to 128 letters, digits, hyphens and underscores. */
            name: string;
            /** @description Whether at least one worker is alive, which means that it has sent a heartbeat within the last 50 seconds. */
            is_active: boolean;
            /**
             * @description Whether only authorized API keys can register workflows. Workflows that act on behalf of their callers require
             *     this.
             * @default false
             */
            is_hardened?: boolean;
            /**
             * @description Number of workers that have ever reported, whether they are alive or not.
             * @default 0
             */
            worker_count?: number;
            /**
             * @description Number of workers that are alive.
             * @default 0
             */
            active_worker_count?: number;
            /**
             * Format: date-time
             * @description Time at which the deployment was created, or at which its first worker reported if it is self-hosted.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time of the most recent heartbeat of any worker. Same as `created_at` until there is one.
             */
            last_heartbeat: string;
            /**
             * Format: date-time
             * @deprecated
             * @description Same value as `last_heartbeat`. Use that field instead.
             */
            updated_at?: string;
            /** @description Id of the user who owns the deployment; null if it is managed by the workspace's administrators. */
            owner?: string | null;
            /** @description Location of the worker that sent the most recent heartbeat; null if unknown. */
            location?: components["schemas"]["DeploymentLocation"] | null;
            /** @description All kinds of locations in which the deployment has workers, without duplicates. */
            locations?: components["schemas"]["DeploymentLocationType"][];
            /** @description Configuration and state of a managed deployment; null if it is self-hosted, or if the state is not available. */
            managed?: components["schemas"]["ManagedDeployment"] | null;
        };
        /** @description One page of the deployments in a workspace. */
        DeploymentPage: {
            /** @description Deployments on this page, in the requested order. */
            deployments: components["schemas"]["Deployment"][];
            /** @description Pass it as `cursor` to get the next page; null on the last page. */
            next_cursor: string | null;
            /**
             * Format: uuid
             * @description Id of the workspace that was listed.
             */
            workspace_id: string;
        };
        /** @description The service builds a container image from the repository and runs it. */
        DeploymentContainerBackend: {
            /**
             * @description Selects a container image built from the repository. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "container";
            /** @description Directory in the repository that contains the code to build; null for the root. */
            build_directory?: string | null;
            /** @description Path of the Dockerfile, relative to the build directory; null for `Dockerfile`. */
            dockerfile_path?: string | null;
        };
        /** @description The service runs the code in a Kubernetes cluster, on a base image that it provides. */
        DeploymentKubernetesBackend: {
            /**
             * @description Selects a Kubernetes cluster and a base image of the service. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "kubernetes";
            /** @description Command that starts a worker; null to let the service detect it. */
            entrypoint?: string | null;
            /** @description Directory in the repository in which a worker starts; null for the root. */
            working_dir?: string | null;
        };
        /** @description How the code of a managed deployment is built and run. */
        DeploymentBackend: components["schemas"]["DeploymentContainerBackend"] | components["schemas"]["DeploymentKubernetesBackend"];
        /** @description The code to run, and how to run it. */
        DeploymentSpecCreate: {
            /**
             * Format: uri
             * @description URL of the repository that contains the code, without a user name or password. The service must be able to read
             *     it.
             */
            codehost_url: string;
            /**
             * @description Branch, tag or commit to build. Null for the default.
             * @default main
             */
            revision?: string | null;
            /**
             * @description How to build and run the code. If omitted or null, the code is built as a `container` from the root of the
             *     repository.
             */
            backend_spec?: components["schemas"]["DeploymentBackend"] | null;
            /**
             * @deprecated
             * @description Command that starts a worker. Set `entrypoint` in `backend_spec` instead.
             */
            entrypoint?: string | null;
            /**
             * @deprecated
             * @description Directory in which a worker starts. Set `working_dir` in `backend_spec` instead.
             */
            working_dir?: string | null;
        };
        /** @description Number and size of the workers. In every field, null means the service's default. */
        DeploymentResources: {
            /** @description Number of workers to run at the same time. */
            replicas?: number | null;
            /** @description CPU time reserved for each worker, in cores: `500m` is half a core. */
            cpu_request?: string | null;
            /** @description Maximum CPU time for each worker, in cores: `2` is two cores. */
            cpu_limit?: string | null;
            /** @description Memory reserved for each worker, as a Kubernetes quantity: `512Mi` is 512 mebibytes. */
            memory_request?: string | null;
            /**
             * @description Maximum memory for each worker, as a Kubernetes quantity: `1Gi` is one gibibyte. A worker that exceeds it is
             *     restarted.
             */
            memory_limit?: string | null;
        };
        /** @description A managed deployment to create. */
        DeploymentCreate: {
            /** @description Name for the deployment, unique in the workspace. It cannot be changed later. */
            name: string;
            spec: components["schemas"]["DeploymentSpecCreate"];
            /** @description Number and size of the workers. If omitted or null, the service uses its defaults. */
            resources?: components["schemas"]["DeploymentResources"] | null;
            /**
             * @description Whether only authorized API keys can register workflows.
             * @default false
             */
            hardened?: boolean;
        };
        /** @description A process that runs workflow code. It sends a heartbeat about every 10 seconds. */
        DeploymentWorker: {
            /** @description Name that the worker reports, unique in its deployment. */
            name: string;
            /** @description Whether the worker is alive, which means that it has sent a heartbeat within the last 50 seconds. */
            is_active: boolean;
            /**
             * Format: date-time
             * @description Time of the worker's first heartbeat.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time of the worker's most recent heartbeat.
             */
            last_heartbeat: string;
            /**
             * Format: date-time
             * @deprecated
             * @description Same value as `last_heartbeat`. Use that field instead.
             */
            updated_at?: string;
            /** @description Place where the worker runs; null if it did not report one. */
            location: components["schemas"]["DeploymentLocation"] | null;
        };
        /** @description A deployment together with its workers. */
        DeploymentDetail: {
            /** @description Workers of the deployment, newest first. To get them page by page, list the workers instead. */
            workers: components["schemas"]["DeploymentWorker"][];
        } & components["schemas"]["Deployment"];
        /** @description Changes to the code and how to run it. Fields that you omit keep their values. */
        DeploymentSpecUpdate: {
            /**
             * Format: uri
             * @description URL of the repository that contains the code, without a user name or password.
             */
            codehost_url?: string;
            /** @description Branch, tag or commit to build. Null selects the default, `main`. */
            revision?: string | null;
            /**
             * @description How to build and run the code. It replaces the existing setting as a whole. Null selects the default, a
             *     `container` built from the root of the repository.
             */
            backend_spec?: components["schemas"]["DeploymentBackend"] | null;
            /**
             * @deprecated
             * @description Command that starts a worker. Null removes it. Set `entrypoint` in `backend_spec` instead.
             */
            entrypoint?: string | null;
            /**
             * @deprecated
             * @description Directory in which a worker starts. Null removes it. Set `working_dir` in `backend_spec` instead.
             */
            working_dir?: string | null;
        };
        /** @description Changes to a managed deployment. The fields in `spec` and in `resources` are changed one by one. */
        DeploymentUpdate: {
            spec?: components["schemas"]["DeploymentSpecUpdate"];
            /**
             * @description Changes to the number and size of the workers. Fields that you omit keep their values; null sets them all to the
             *     service's defaults.
             */
            resources?: components["schemas"]["DeploymentResources"] | null;
        };
        /** @description The workers of a deployment, dead or alive, page by page. */
        DeploymentWorkerPage: {
            /** @description Workers on this page, newest first. */
            workers: components["schemas"]["DeploymentWorker"][];
            /** @description Pass it as `cursor` to get the next page; null on the last page. */
            next_cursor: string | null;
        };
        /** @description One entry in the log of a build or a worker. */
        DeploymentLogRecord: {
            /**
             * Format: date-time
             * @description Time at which the record was written.
             */
            timestamp: string;
            /** @description Text of the log message. */
            body: string;
            /**
             * @description Severity of the record. Known values are `TRACE`, `DEBUG`, `INFO`, `WARN`, `ERROR` and `FATAL`. Other values may
             *     be added.
             */
            severity_text: "TRACE" | "DEBUG" | "INFO" | "WARN" | "ERROR" | "FATAL" | (string & {});
            /** @description Id of the trace in which the record was written, as 32 hexadecimal digits. An empty string if there was none. */
            trace_id: string;
            /** @description Id of the span in which the record was written, as 16 hexadecimal digits. An empty string if there was none. */
            span_id: string;
            /**
             * @description Additional attributes that were logged with the message. The service adds `log_type` and, if they apply,
             *     `worker_name`, `workflow_name` and `execution_id`.
             */
            log_attributes: {
                [key: string]: string;
            };
        };
        /** @description One page of the log records of a deployment. */
        DeploymentLogPage: {
            /** @description Log records on this page, in the requested order. */
            results: components["schemas"]["DeploymentLogRecord"][];
            /** @description Pass it as `cursor` to get the next page; null on the last page. */
            next_cursor: string | null;
        };
        /** @description One line of the log, with its cursor as the event id. */
        DeploymentLogRecordEvent: {
            /**
             * @description Marks a log record. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "log";
            /** @description Position of the record in the stream. Send it as `Last-Event-ID` to resume after this record. */
            id: string;
            data: components["schemas"]["DeploymentLogRecord"];
        };
        /** @description Details of why the log stream failed. */
        DeploymentLogError: {
            /** @description Human-readable error message. */
            error: string;
            /**
             * @description What failed. Known values are `read_error` (the service could not read the records), `stream_error` (it could
             *     not deliver them) and `internal_error`. Treat an unknown value like `stream_error`.
             */
            reason: "read_error" | "stream_error" | "internal_error" | (string & {});
        };
        /** @description The stream failed. No more events follow; to resume, send the last `id` you received. */
        DeploymentLogErrorEvent: {
            /**
             * @description Marks a failure of the stream. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "error";
            data: components["schemas"]["DeploymentLogError"];
        };
        /** @description One event of the log stream. `event` distinguishes log records from errors. Other kinds may be added. */
        DeploymentLogEvent: components["schemas"]["DeploymentLogRecordEvent"] | components["schemas"]["DeploymentLogErrorEvent"];
        /**
         * @description Type of an event. `WORKFLOW_EXECUTION_…` events are about an execution as a whole, `WORKFLOW_TASK_…` events about
         *     individual steps of the workflow's code, `ACTIVITY_TASK_…` events about activities that the code calls, and
         *     `CUSTOM_TASK_…` events about tasks whose progress the code reports itself. Signals do not produce events.
         *
         *     The last event of an execution is `WORKFLOW_EXECUTION_COMPLETED`, `WORKFLOW_EXECUTION_FAILED`,
         *     `WORKFLOW_EXECUTION_CANCELED`, `WORKFLOW_EXECUTION_TERMINATED` or `WORKFLOW_EXECUTION_TIMED_OUT`. More events follow
         *     only if the execution is reset, which starts a new run.
         * @enum {string}
         */
        WorkflowEventType: "WORKFLOW_EXECUTION_STARTED" | "WORKFLOW_EXECUTION_COMPLETED" | "WORKFLOW_EXECUTION_FAILED" | "WORKFLOW_EXECUTION_CANCELED" | "WORKFLOW_EXECUTION_TERMINATED" | "WORKFLOW_EXECUTION_TIMED_OUT" | "WORKFLOW_EXECUTION_CONTINUED_AS_NEW" | "WORKFLOW_TASK_TIMED_OUT" | "WORKFLOW_TASK_FAILED" | "CUSTOM_TASK_STARTED" | "CUSTOM_TASK_IN_PROGRESS" | "CUSTOM_TASK_COMPLETED" | "CUSTOM_TASK_FAILED" | "CUSTOM_TASK_TIMED_OUT" | "CUSTOM_TASK_CANCELED" | "ACTIVITY_TASK_STARTED" | "ACTIVITY_TASK_COMPLETED" | "ACTIVITY_TASK_RETRYING" | "ACTIVITY_TASK_FAILED";
        /** @description Fields that events of all types have. */
        WorkflowEventBase: {
            /** @description Unique id of the event. Use it to recognize an event that you receive more than once. */
            event_id: string;
            /**
             * Format: int64
             * @description Time of the event, as a Unix timestamp in milliseconds. Several events can have the same time; the list and the
             *     stream return them in the order in which they occurred.
             */
            event_timestamp: number;
            /** @description Name of the workflow that the execution runs. */
            workflow_name: string;
            /** @description Id of the execution in which the event occurred. */
            workflow_exec_id: string;
            /** @description Id of the run in which the event occurred; null if no run had started yet. */
            workflow_run_id: string | null;
            /**
             * @description Id of the execution at the top of the tree if another execution started this one; otherwise the same as
             *     `workflow_exec_id`.
             */
            root_workflow_exec_id: string;
            /** @description Id of the execution that started this one; null if no other execution started it. */
            parent_workflow_exec_id: string | null;
            /** @description Id shared by all runs in a chain in which each run continues the one before; null if unknown. */
            chain_run_id: string | null;
            /** @description Id of the run that this run continues; null if it is the first. */
            continued_run_id: string | null;
            /** @description Id of the execution's first run; null if unknown. */
            first_execution_run_id: string | null;
            /** @description Id of the schedule that started the execution; null if no schedule started it. */
            schedule_id: string | null;
        };
        /** @description A value that the workflow's code received or returned. */
        EventPayload: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "json";
            /** @description The value itself. If `encoding_options` is not empty, a base64 string that you must decode to get the value. */
            value: components["schemas"]["JsonValue"];
            /** @description Encodings that were applied to the value, in order. Empty or omitted if the value is not encoded. */
            encoding_options?: components["schemas"]["PayloadEncoding"][];
        };
        /** @description An execution started, or started again after a failed attempt. */
        WorkflowExecutionStartedEvent: {
            /** @constant */
            event_type: "WORKFLOW_EXECUTION_STARTED";
            /** @description The workflow and its input. */
            attributes: {
                /** @description Id of the workflow task, the same in all events about this task. */
                task_id: string;
                /** @description Name of the workflow that was started. */
                workflow_name: string;
                input: components["schemas"]["EventPayload"];
                /** @description Display name of the workflow; null if it has none. */
                display_name: string | null;
                /** @description Number of this attempt, starting at 1. */
                attempt: number;
            };
        } & (components["schemas"]["WorkflowEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "WORKFLOW_EXECUTION_STARTED";
        });
        /** @description An execution completed and returned a result. */
        WorkflowExecutionCompletedEvent: {
            /** @constant */
            event_type: "WORKFLOW_EXECUTION_COMPLETED";
            /** @description The execution's result. */
            attributes: {
                /** @description Id of the workflow task, the same in all events about this task. */
                task_id: string;
                result: components["schemas"]["EventPayload"];
                /** @description Number of this attempt, starting at 1. */
                attempt: number;
            };
        } & (components["schemas"]["WorkflowEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "WORKFLOW_EXECUTION_COMPLETED";
        });
        /** @description Why a task, activity or execution failed. */
        EventFailure: {
            /** @description Error message, from the workflow's code or from the service. */
            message: string;
        };
        /** @description An execution ended because its code raised an error. */
        WorkflowExecutionFailedEvent: {
            /** @constant */
            event_type: "WORKFLOW_EXECUTION_FAILED";
            /** @description The reason for the failure. */
            attributes: {
                /** @description Id of the workflow task, the same in all events about this task. */
                task_id: string;
                failure: components["schemas"]["EventFailure"];
                /** @description Number of this attempt, starting at 1. */
                attempt: number;
            };
        } & (components["schemas"]["WorkflowEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "WORKFLOW_EXECUTION_FAILED";
        });
        /** @description An execution stopped because it was canceled. */
        WorkflowExecutionCanceledEvent: {
            /** @constant */
            event_type: "WORKFLOW_EXECUTION_CANCELED";
            /** @description The reason for the cancellation, if known. */
            attributes: {
                /** @description Id of the workflow task, the same in all events about this task. */
                task_id: string;
                /** @description Reason given for the cancellation; null if none was given. */
                reason: string | null;
                /** @description Number of this attempt, starting at 1. */
                attempt: number;
            };
        } & (components["schemas"]["WorkflowEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "WORKFLOW_EXECUTION_CANCELED";
        });
        /** @description An execution was stopped by force. Its code could not clean up. */
        WorkflowExecutionTerminatedEvent: {
            /** @constant */
            event_type: "WORKFLOW_EXECUTION_TERMINATED";
            /** @description The reason for the termination, if known. */
            attributes: {
                /** @description Id of the workflow task, the same in all events about this task. */
                task_id: string;
                /** @description Reason given for the termination, such as that of a reset; null if none was given. */
                reason: string | null;
                /**
                 * @description Number of this attempt, starting at 1.
                 * @default 1
                 */
                attempt?: number;
            };
        } & (components["schemas"]["WorkflowEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "WORKFLOW_EXECUTION_TERMINATED";
        });
        /** @description An execution exceeded the workflow's time limit and was stopped. */
        WorkflowExecutionTimedOutEvent: {
            /** @constant */
            event_type: "WORKFLOW_EXECUTION_TIMED_OUT";
            /** @description The attempt that timed out. */
            attributes: {
                /** @description Id of the workflow task, the same in all events about this task. */
                task_id: string;
                /**
                 * @description Number of this attempt, starting at 1.
                 * @default 1
                 */
                attempt?: number;
            };
        } & (components["schemas"]["WorkflowEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "WORKFLOW_EXECUTION_TIMED_OUT";
        });
        /** @description A run ended and continued as a new run of the same execution. */
        WorkflowExecutionContinuedAsNewEvent: {
            /** @constant */
            event_type: "WORKFLOW_EXECUTION_CONTINUED_AS_NEW";
            /** @description The new run and its input. */
            attributes: {
                /** @description Id of the workflow task, the same in all events about this task. */
                task_id: string;
                /** @description Id of the run that continues where this one ended. */
                new_execution_run_id: string;
                /** @description Name of the workflow that the new run executes. */
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
        /** @description A worker took too long to process a step of the workflow's code. The step is retried. */
        WorkflowTaskTimedOutEvent: {
            /** @constant */
            event_type: "WORKFLOW_TASK_TIMED_OUT";
            /** @description The step that timed out. */
            attributes: {
                /** @description Id of the workflow task, the same in all events about this task. */
                task_id: string;
                /** @description Time limit that was exceeded, such as `start_to_close`; null if unknown. */
                timeout_type: string | null;
            };
        } & (components["schemas"]["WorkflowEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "WORKFLOW_TASK_TIMED_OUT";
        });
        /** @description A step of the workflow's code raised an error. The step is retried. */
        WorkflowTaskFailedEvent: {
            /** @constant */
            event_type: "WORKFLOW_TASK_FAILED";
            /** @description The step that failed, and why. */
            attributes: {
                /** @description Id of the workflow task, the same in all events about this task. */
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
        /** @description A custom task started. Custom tasks are tasks whose progress the workflow's code reports itself. */
        CustomTaskStartedEvent: {
            /** @constant */
            event_type: "CUSTOM_TASK_STARTED";
            /** @description The task and its initial payload, if it has one. */
            attributes: {
                /** @description Id of the custom task, the same in all events about this task. */
                custom_task_id: string;
                /** @description Type of the custom task, chosen in the workflow's code. */
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
        /** @description A JSON Patch operation (RFC 6902). The operation `append` is an extension of the standard. */
        EventPatchOperation: {
            /**
             * @description What to do at `path`. `add`, `replace` and `remove` are defined in RFC 6902. `append` adds the value, a string,
             *     to the end of the string at `path`.
             * @enum {string}
             */
            op: "add" | "replace" | "remove" | "append";
            /** @description JSON Pointer (RFC 6901) to the place in the payload's `value` that changes. */
            path: string;
            /** @description Value to add, to replace the existing one with, or to append. Null and ignored if `op` is `remove`. */
            value: components["schemas"]["JsonValue"];
        };
        /** @description Changes to the latest payload of the custom task, sent in place of the complete payload. */
        EventPatch: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "json_patch";
            /**
             * @description Operations to apply in order. If `encoding_options` is not empty, a base64 string that you must decode to get
             *     them.
             */
            value: components["schemas"]["EventPatchOperation"][] | string;
            /** @description Encodings that were applied to the operations, in order. Empty or omitted if they are not encoded. */
            encoding_options?: components["schemas"]["PayloadEncoding"][];
        };
        /** @description Progress of a custom task, either as the complete new payload or as a patch to the one before. */
        EventProgress: components["schemas"]["EventPayload"] | components["schemas"]["EventPatch"];
        /** @description A custom task reported progress. */
        CustomTaskInProgressEvent: {
            /** @constant */
            event_type: "CUSTOM_TASK_IN_PROGRESS";
            /** @description The task and its new payload. */
            attributes: {
                /** @description Id of the custom task, the same in all events about this task. */
                custom_task_id: string;
                /** @description Type of the custom task, chosen in the workflow's code. */
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
        /** @description A custom task ended with a result. */
        CustomTaskCompletedEvent: {
            /** @constant */
            event_type: "CUSTOM_TASK_COMPLETED";
            /** @description The task and its final payload. */
            attributes: {
                /** @description Id of the custom task, the same in all events about this task. */
                custom_task_id: string;
                /** @description Type of the custom task, chosen in the workflow's code. */
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
        /** @description A custom task ended with an error. */
        CustomTaskFailedEvent: {
            /** @constant */
            event_type: "CUSTOM_TASK_FAILED";
            /** @description The task that failed, and why. */
            attributes: {
                /** @description Id of the custom task, the same in all events about this task. */
                custom_task_id: string;
                /** @description Type of the custom task, chosen in the workflow's code. */
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
        /** @description A custom task exceeded its time limit and was abandoned. */
        CustomTaskTimedOutEvent: {
            /** @constant */
            event_type: "CUSTOM_TASK_TIMED_OUT";
            /** @description The task, and which of its time limits it exceeded. */
            attributes: {
                /** @description Id of the custom task, the same in all events about this task. */
                custom_task_id: string;
                /** @description Type of the custom task, chosen in the workflow's code. */
                custom_task_type: string;
                /** @description Time limit that was exceeded, such as `start_to_close`; null if unknown. */
                timeout_type: string | null;
            };
        } & (components["schemas"]["WorkflowEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "CUSTOM_TASK_TIMED_OUT";
        });
        /** @description A custom task was canceled before it ended. */
        CustomTaskCanceledEvent: {
            /** @constant */
            event_type: "CUSTOM_TASK_CANCELED";
            /** @description The task that was canceled. */
            attributes: {
                /** @description Id of the custom task, the same in all events about this task. */
                custom_task_id: string;
                /** @description Type of the custom task, chosen in the workflow's code. */
                custom_task_type: string;
                /** @description Reason given for the cancellation; null if none was given. */
                reason: string | null;
            };
        } & (components["schemas"]["WorkflowEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "CUSTOM_TASK_CANCELED";
        });
        /** @description An activity started. This event is sent for the first attempt only. */
        ActivityTaskStartedEvent: {
            /** @constant */
            event_type: "ACTIVITY_TASK_STARTED";
            /** @description The activity and its input. */
            attributes: {
                /** @description Id of the activity, the same in all events about it and in all its attempts. */
                task_id: string;
                /** @description Name of the activity in the workflow's code. */
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
        /** @description An activity completed and returned a result. */
        ActivityTaskCompletedEvent: {
            /** @constant */
            event_type: "ACTIVITY_TASK_COMPLETED";
            /** @description The activity and its result. */
            attributes: {
                /** @description Id of the activity, the same in all events about it and in all its attempts. */
                task_id: string;
                /** @description Name of the activity in the workflow's code. */
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
        /** @description An attempt of an activity failed, and the activity will be retried. */
        ActivityTaskRetryingEvent: {
            /** @constant */
            event_type: "ACTIVITY_TASK_RETRYING";
            /** @description The attempt that failed, and why. */
            attributes: {
                /** @description Id of the activity, the same in all events about it and in all its attempts. */
                task_id: string;
                /** @description Name of the activity in the workflow's code. */
                activity_name: string;
                /** @description Number of the attempt that failed, starting at 1. */
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
        /** @description An activity failed and has no attempts left. */
        ActivityTaskFailedEvent: {
            /** @constant */
            event_type: "ACTIVITY_TASK_FAILED";
            /** @description The activity that failed, and why its last attempt failed. */
            attributes: {
                /** @description Id of the activity, the same in all events about it and in all its attempts. */
                task_id: string;
                /** @description Name of the activity in the workflow's code. */
                activity_name: string;
                /** @description Number of the last attempt, starting at 1. */
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
        /**
         * @description Something that happened in a workflow execution. `event_type` says what happened and determines the `attributes`.
         *     Other kinds may be added.
         */
        WorkflowEvent: components["schemas"]["WorkflowExecutionStartedEvent"] | components["schemas"]["WorkflowExecutionCompletedEvent"] | components["schemas"]["WorkflowExecutionFailedEvent"] | components["schemas"]["WorkflowExecutionCanceledEvent"] | components["schemas"]["WorkflowExecutionTerminatedEvent"] | components["schemas"]["WorkflowExecutionTimedOutEvent"] | components["schemas"]["WorkflowExecutionContinuedAsNewEvent"] | components["schemas"]["WorkflowTaskTimedOutEvent"] | components["schemas"]["WorkflowTaskFailedEvent"] | components["schemas"]["CustomTaskStartedEvent"] | components["schemas"]["CustomTaskInProgressEvent"] | components["schemas"]["CustomTaskCompletedEvent"] | components["schemas"]["CustomTaskFailedEvent"] | components["schemas"]["CustomTaskTimedOutEvent"] | components["schemas"]["CustomTaskCanceledEvent"] | components["schemas"]["ActivityTaskStartedEvent"] | components["schemas"]["ActivityTaskCompletedEvent"] | components["schemas"]["ActivityTaskRetryingEvent"] | components["schemas"]["ActivityTaskFailedEvent"];
        /** @description Origin of the event, repeated here so that you can route the event without reading `data`. */
        WorkflowStreamContext: {
            /** @description Namespace of the workspace in the workflow service. */
            namespace: string;
            /** @description Name of the workflow that the execution runs. */
            workflow_name: string;
            /** @description Id of the execution in which the event occurred. */
            workflow_exec_id: string;
            /** @description Id of the execution that started this one; null if no other execution started it. */
            parent_workflow_exec_id: string | null;
            /** @description Id of the execution at the top of the tree; null if unknown. */
            root_workflow_exec_id: string | null;
        };
        /** @description A workflow event, with details of where and when it was published. */
        WorkflowStreamEnvelope: {
            /** @description Channel on which the event was published, such as `token`. */
            stream: string;
            data: components["schemas"]["WorkflowEvent"];
            workflow_context: components["schemas"]["WorkflowStreamContext"];
            /**
             * @description Position of the event in the stream of all events. Numbers always increase and are never reused; gaps mean that
             *     events in between were filtered out.
             */
            broker_sequence: number;
            /**
             * Format: date-time
             * @description Time at which the service published the event. `event_timestamp` is the time at which it occurred.
             */
            timestamp: string;
            /** @description Labels that the publisher attached to the event. You can filter by them with `metadata_filters`. */
            metadata: components["schemas"]["JsonMap"];
        };
        /** @description A workflow event. The stream sends it without an `event` line. */
        WorkflowStreamMessage: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "message";
            /** @description The `broker_sequence` as a string. Send it as `Last-Event-ID` to resume after this message. */
            id: string;
            data: components["schemas"]["WorkflowStreamEnvelope"];
        };
        /** @description The stream failed. No more events follow. */
        WorkflowStreamError: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "error";
            /** @description Details of the failure. */
            data: {
                /** @description Human-readable error message. */
                error: string;
                /**
                 * @description What failed. Known values are `read_error` (the service could not read the stored events), `stream_error` (it
                 *     could not deliver them) and `internal_error`. Treat an unknown value like `stream_error`.
                 */
                reason: "read_error" | "stream_error" | "internal_error" | (string & {});
            };
        };
        /** @description One event of the stream. `event` distinguishes messages from errors. Other kinds may be added. */
        WorkflowStreamEvent: components["schemas"]["WorkflowStreamMessage"] | components["schemas"]["WorkflowStreamError"];
        /** @description What has happened so far, page by page. */
        WorkflowEventPage: {
            /** @description Events on this page, oldest first. */
            events: components["schemas"]["WorkflowEvent"][];
            /** @description Pass it as `cursor` to get the next page; null on the last page. */
            next_cursor: string | null;
        };
        /** @description What the model can do. */
        ModelCapabilities: {
            /** @description Can respond to chat messages. */
            completion_chat: boolean;
            /** @description Can complete the missing text between a given beginning and end (fill in the middle). */
            completion_fim: boolean;
            /** @description Can call the functions and tools that a request offers. */
            function_calling: boolean;
            /** @description Can be the base of a fine-tuned model. */
            fine_tuning: boolean;
            /** @description Accepts images as input. */
            vision: boolean;
            /** @description Can assign texts to categories. */
            classification: boolean;
            /** @description Can reason step by step before it responds. */
            reasoning: boolean;
            /** @description Can extract text from scanned documents. */
            ocr: boolean;
            /** @description Can detect harmful content. */
            moderation: boolean;
            /** @description Accepts audio as input in chats. */
            audio: boolean;
            /** @description Can transcribe recorded speech. */
            audio_transcription: boolean;
            /** @description Can transcribe speech live, as it is spoken. */
            audio_transcription_realtime: boolean;
            /** @description Can convert text to speech. */
            audio_speech: boolean;
            /** @description Runs on compute capacity shared with other models. */
            unified_resources: boolean;
        };
        /** @description A ready-made model that the service offers to every workspace. */
        BaseModelCard: {
            /**
             * @description Marks a base model. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            TYPE: "base";
            /** @description Unique id. Use it as `model` in requests and as `model_id` in paths. */
            id: string;
            /**
             * @description Always `model`.
             * @default model
             * @constant
             */
            object: "model";
            /** @description Time at which the model became available, in seconds since 1970-01-01T00:00:00Z. */
            created: number;
            /**
             * @description Provider of the model; `platform` for the models of the service itself.
             * @default platform
             */
            owned_by: string;
            capabilities: components["schemas"]["ModelCapabilities"];
            /** @description Display name; null if the model has none. */
            name: string | null;
            /** @description What the model is good at; null if it has no description. */
            description: string | null;
            /**
             * @description Size of the context window, which is the maximum number of tokens in a request and its response.
             * @default 32768
             */
            max_context_length: number;
            /**
             * @description Other names that requests can use for the model. Empty if there are none.
             * @default []
             */
            aliases: string[];
            /**
             * Format: date-time
             * @description Time at which the model will be retired; null if that is not planned.
             */
            deprecation: string | null;
            /** @description Id of the model to use instead once this one is retired; null if there is none. */
            deprecation_replacement_model: string | null;
            /** @description Sampling temperature for requests that do not set one; null if the model has no default. */
            default_model_temperature: number | null;
            /** @description Whether the model is reserved for internal use by the service. */
            internal: boolean;
            /** @description Name of the model on invoices; null if that is the same as `id`. */
            billing_model_name: string | null;
        };
        /** @description A model that was fine-tuned on your organization's data. */
        FineTunedModelCard: {
            /**
             * @description Marks a fine-tuned model. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            TYPE: "fine-tuned";
            /** @description Unique id. Use it as `model` in requests and as `model_id` in paths. */
            id: string;
            /**
             * @description Always `model`.
             * @default model
             * @constant
             */
            object: "model";
            /** @description Time at which the model became available, in seconds since 1970-01-01T00:00:00Z. */
            created: number;
            /** @description Id of the organization that owns the model. */
            owned_by: string;
            /** @description Id of the fine-tuning job that produced the model. */
            job: string;
            /** @description Id of the base model that was fine-tuned. */
            root: string;
            /**
             * @description Whether the model is archived. An archived model is still listed but cannot be used in requests.
             * @default false
             */
            archived: boolean;
            capabilities: components["schemas"]["ModelCapabilities"];
            /** @description Display name; null if the model has none. */
            name: string | null;
            /** @description What the model is good at; null if it has no description. */
            description: string | null;
            /**
             * @description Size of the context window, which is the maximum number of tokens in a request and its response.
             * @default 32768
             */
            max_context_length: number;
            /**
             * @description Other names that requests can use for the model. Empty if there are none.
             * @default []
             */
            aliases: string[];
            /**
             * Format: date-time
             * @description Time at which the model will be retired; null if that is not planned.
             */
            deprecation: string | null;
            /** @description Id of the model to use instead once this one is retired; null if there is none. */
            deprecation_replacement_model: string | null;
            /** @description Sampling temperature for requests that do not set one; null if the model has no default. */
            default_model_temperature: number | null;
            /** @description Whether the model is reserved for internal use by the service. */
            internal: boolean;
            /** @description Name of the model on invoices; null if that is the same as `id`. */
            billing_model_name: string | null;
        };
        /** @description A model that you can use. `TYPE` tells base models from fine-tuned ones. */
        Model: components["schemas"]["BaseModelCard"] | components["schemas"]["FineTunedModelCard"];
        /** @description All models that you can use. */
        ModelList: {
            /**
             * @description Always `list`.
             * @default list
             * @constant
             */
            object: "list";
            /** @description The models, sorted by id. */
            data: components["schemas"]["Model"][];
        };
        /** @description Confirms the deletion of a model. */
        ModelDeleted: {
            /** @description The `model_id` in the path. */
            id: string;
            /**
             * @description Always `model`.
             * @default model
             * @constant
             */
            object: "model";
            /**
             * @description Always true. If the model cannot be deleted, the request fails instead.
             * @default true
             * @constant
             */
            deleted: true;
        };
        /** @description Fields to change. */
        FineTunedModelUpdate: {
            /** @description New display name. Null removes it. */
            name?: string | null;
            /** @description New description of what the model is good at. Null removes it. */
            description?: string | null;
        };
        /** @description What a fine-tuned model can do. */
        FineTunedModelCapabilities: {
            /**
             * @description Can respond to chat messages.
             * @default true
             */
            completion_chat: boolean;
            /**
             * @description Can complete the missing text between a given beginning and end (fill in the middle).
             * @default false
             */
            completion_fim: boolean;
            /**
             * @description Can call the functions and tools that a request offers.
             * @default false
             */
            function_calling: boolean;
            /**
             * @description Can itself be fine-tuned further.
             * @default false
             */
            fine_tuning: boolean;
            /**
             * @description Can assign texts to categories.
             * @default false
             */
            classification: boolean;
        };
        /** @description A fine-tuned model that generates text. */
        FineTunedCompletionModel: {
            /**
             * @description Marks a model that generates text. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            model_type: "completion";
            /** @description Unique id. Use it as `model` in requests and as `model_id` in paths. */
            id: string;
            /**
             * @description Always `model`.
             * @constant
             */
            object: "model";
            /** @description Time at which the model became available, in seconds since 1970-01-01T00:00:00Z. */
            created: number;
            /** @description Id of the organization that owns the model. */
            owned_by: string;
            /** @description Id of the workspace that the model belongs to. */
            workspace_id: string;
            /** @description Id of the base model that was fine-tuned. */
            root: string;
            /** @description Version of the base model that was fine-tuned. */
            root_version: string;
            /** @description Whether the model is archived. An archived model is still listed but cannot be used in requests. */
            archived: boolean;
            capabilities: components["schemas"]["FineTunedModelCapabilities"];
            /** @description Display name; null if the model has none. */
            name: string | null;
            /** @description What the model is good at; null if it has no description. */
            description: string | null;
            /** @description Size of the context window, which is the maximum number of tokens in a request and its response. */
            max_context_length: number;
            /** @description Other names that requests can use for the model. Empty if there are none. */
            aliases: string[];
            /** @description Id of the fine-tuning job that produced the model. */
            job: string;
        };
        /** @description One thing that a classifier decides about a text, such as its topic. */
        ClassifierTarget: {
            /** @description Name of the target, as it appears in classification results. */
            name: string;
            /** @description The labels that the model can assign. */
            labels: string[];
            /** @description How much the target counted in training, relative to the other targets. */
            weight: number;
            /**
             * @description Whether exactly one label applies to a text (`single_class`) or several can (`multi_class`).
             * @enum {string}
             */
            loss_function: "single_class" | "multi_class";
        };
        /** @description A fine-tuned model that classifies texts. */
        FineTunedClassifierModel: {
            /**
             * @description Marks a classifier. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            model_type: "classifier";
            /** @description Unique id. Use it as `model` in requests and as `model_id` in paths. */
            id: string;
            /**
             * @description Always `model`.
             * @constant
             */
            object: "model";
            /** @description Time at which the model became available, in seconds since 1970-01-01T00:00:00Z. */
            created: number;
            /** @description Id of the organization that owns the model. */
            owned_by: string;
            /** @description Id of the workspace that the model belongs to. */
            workspace_id: string;
            /** @description Id of the base model that was fine-tuned. */
            root: string;
            /** @description Version of the base model that was fine-tuned. */
            root_version: string;
            /** @description Whether the model is archived. An archived model is still listed but cannot be used in requests. */
            archived: boolean;
            capabilities: components["schemas"]["FineTunedModelCapabilities"];
            /** @description Display name; null if the model has none. */
            name: string | null;
            /** @description What the model is good at; null if it has no description. */
            description: string | null;
            /** @description Size of the context window, which is the maximum number of tokens in a request and its response. */
            max_context_length: number;
            /** @description Other names that requests can use for the model. Empty if there are none. */
            aliases: string[];
            /** @description Id of the fine-tuning job that produced the model. */
            job: string;
            /** @description What the model decides about a text. It chooses from the labels of each target separately. */
            classifier_targets: components["schemas"]["ClassifierTarget"][];
        };
        /**
         * @description A fine-tuned model with the details that only its workspace can see. `model_type` tells models that generate text
         *     from classifiers.
         */
        FineTunedModel: components["schemas"]["FineTunedCompletionModel"] | components["schemas"]["FineTunedClassifierModel"];
        /** @description Confirms that a model is archived. */
        ModelArchived: {
            /** @description The `model_id` in the path. */
            id: string;
            /**
             * @description Always `model`.
             * @default model
             * @constant
             */
            object: "model";
            /**
             * @description Always true, because the model is now archived.
             * @default true
             * @constant
             */
            archived: true;
        };
        /** @description Confirms that a model is no longer archived. */
        ModelUnarchived: {
            /** @description The `model_id` in the path. */
            id: string;
            /**
             * @description Always `model`.
             * @default model
             * @constant
             */
            object: "model";
            /**
             * @description Always false, because the model is no longer archived.
             * @default false
             * @constant
             */
            archived: false;
        };
        /**
         * @description State of the job. A new job is `QUEUED` until processing starts, then `RUNNING`. `CANCELLATION_REQUESTED` means that
         *     cancellation was requested but the job has not stopped yet. The other states are final: `SUCCESS` (all requests were
         *     processed, although some of them may have failed), `FAILED` (an error ended the job), `TIMEOUT_EXCEEDED` (the job
         *     took longer than `timeout_hours`) and `CANCELLED`.
         * @enum {string}
         */
        BatchJobStatus: "QUEUED" | "RUNNING" | "SUCCESS" | "FAILED" | "TIMEOUT_EXCEEDED" | "CANCELLATION_REQUESTED" | "CANCELLED";
        /**
         * @description Path of the `POST` operation that processes the requests of the job. Operations in this document:
         *     `/v1/conversations`, `/v1/agents/completions` (the one for `agent_id`), `/v1/moderations`, `/v1/chat/moderations`,
         *     `/v1/classifications`, `/v1/chat/classifications` and `/v1/audio/speech`. Operations that this document does not
         *     describe: `/v1/chat/completions`, `/v1/fim/completions`, `/v1/embeddings`, `/v1/ocr` and
         *     `/v1/audio/transcriptions`. Other values may be added.
         */
        BatchEndpoint: "/v1/conversations" | "/v1/agents/completions" | "/v1/moderations" | "/v1/chat/moderations" | "/v1/classifications" | "/v1/chat/classifications" | "/v1/audio/speech" | "/v1/chat/completions" | "/v1/fim/completions" | "/v1/embeddings" | "/v1/ocr" | "/v1/audio/transcriptions" | (string & {});
        /** @description Labels as key-value pairs. Keys have 1 to 32 characters and values 1 to 512. */
        BatchMetadata: {
            [key: string]: string;
        };
        /** @description Response of the operation to a single request. */
        BatchJobResponse: {
            /** @description HTTP status code of the response. */
            status_code: number;
            /** @description Response body, as if the operation had been called directly. It is never an event stream. */
            body: components["schemas"]["JsonValue"];
        };
        /** @description An error and the number of times it occurred. */
        BatchJobError: {
            /** @description Human-readable description of the error. */
            message: string;
            /** @description Number of requests that failed with this error. */
            count: number;
        };
        /** @description Result of a single request. */
        BatchJobOutput: {
            /** @description Unique id of the result. Quote it when you contact support. */
            id: string;
            /** @description The `custom_id` of the request; null if it had none. */
            custom_id: string | null;
            /** @description Response of the operation; null if the operation could not be called. */
            response: components["schemas"]["BatchJobResponse"] | null;
            /** @description Reason why the operation could not be called; null if it was called. */
            error: components["schemas"]["BatchJobError"] | null;
        };
        /** @description A set of requests to one API operation that the service processes asynchronously. */
        BatchJob: {
            /**
             * Format: uuid
             * @description Unique id, assigned by the service. Use it as `job_id` in paths.
             */
            id: string;
            /**
             * @description Always `batch`.
             * @default batch
             * @constant
             */
            object: "batch";
            endpoint: components["schemas"]["BatchEndpoint"];
            /** @description Model that processes the requests; null if an agent does or each request specifies its own model. */
            model: string | null;
            /** @description Agent that processes the requests; null if a model does. */
            agent_id: string | null;
            /** @description Ids of the files that contain the requests. Empty if the requests were sent in the body. */
            input_files: string[];
            /** @description Labels attached to the job; null if there are none. */
            metadata: components["schemas"]["BatchMetadata"] | null;
            status: components["schemas"]["BatchJobStatus"];
            /** @description Time at which the job was created, as a Unix timestamp in seconds. */
            created_at: number;
            /** @description Time at which processing started, as a Unix timestamp in seconds; null if it has not started. */
            started_at: number | null;
            /** @description Time at which the job reached a final state, as a Unix timestamp in seconds; null if it has not. */
            completed_at: number | null;
            /**
             * Format: uuid
             * @description Id of a JSONL file with the responses to successful requests; null if there is none yet. Each line is a
             *     `BatchJobOutput`.
             */
            output_file: string | null;
            /**
             * Format: uuid
             * @description Id of a JSONL file with the responses to failed requests; null if there is none. Each line is a
             *     `BatchJobOutput`.
             */
            error_file: string | null;
            /** @description Results of the requests if `inline` is true and there are any; otherwise null. */
            outputs: components["schemas"]["BatchJobOutput"][] | null;
            /** @description Errors that occurred, each distinct error once. Empty if there were none. */
            errors: components["schemas"]["BatchJobError"][];
            /** @description Number of requests in the job. */
            total_requests: number;
            /** @description Number of requests that have been processed, successfully or not. */
            completed_requests: number;
            /** @description Number of requests that succeeded. */
            succeeded_requests: number;
            /** @description Number of requests that failed. */
            failed_requests: number;
        };
        /** @description One page of the batch jobs in the workspace. */
        BatchJobPage: {
            /**
             * @description Always `list`.
             * @constant
             */
            object: "list";
            /** @description Jobs on this page, in the order given by `order_by`. */
            data: components["schemas"]["BatchJob"][];
            /** @description Total number of jobs that match the filters, on all pages. */
            total: number;
        };
        /** @description A single request of a job. Each line of an input file has this structure. */
        BatchRequest: {
            /** @description Your own id, to match the result to the request. It should be unique within the job. Omitted or null for none. */
            custom_id?: string | null;
            /** @description Request body for the operation in `endpoint`. It needs no `model` if the job has one. */
            body: components["schemas"]["JsonMap"];
        };
        /**
         * @description Settings of a new job. Send the requests either as uploaded files in `input_files` or directly in `requests`, but
         *     not both.
         */
        BatchJobCreate: {
            endpoint: components["schemas"]["BatchEndpoint"];
            /**
             * @description Model that processes the requests. Required unless `agent_id` is set, the body of each request specifies a
             *     model, or the operation does not require one. Ignored if `agent_id` is set.
             */
            model?: string | null;
            /**
             * @deprecated
             * @description Agent that processes the requests in place of a model. The endpoint must be `/v1/agents/completions`, whose
             *     requests can also specify an agent each, or `/v1/chat/completions`. Use `model` instead.
             */
            agent_id?: string | null;
            /**
             * @description Ids of JSONL files in the file storage service, each at most 512 MB. Each line is a `BatchRequest`. Omitted or
             *     null if you send `requests`.
             */
            input_files?: string[] | null;
            /** @description The requests, 1 to 10,000. Omitted or null if you send `input_files`. */
            requests?: components["schemas"]["BatchRequest"][] | null;
            /** @description Your own labels, which you can filter lists of jobs by; omitted or null for none. */
            metadata?: components["schemas"]["BatchMetadata"] | null;
            /**
             * @description Hours after creation at which a job that has not finished ends with `TIMEOUT_EXCEEDED`.
             * @default 24
             */
            timeout_hours?: number;
        } & ({
            /** @description Ids of JSONL files in the file storage service. */
            input_files: string[];
        } | {
            /** @description The requests to process. */
            requests: components["schemas"]["BatchRequest"][];
        });
        /** @description Confirmation that a job was deleted. */
        BatchJobDeleted: {
            /**
             * Format: uuid
             * @description The `job_id` in the path.
             */
            id: string;
            /**
             * @description Always `batch`.
             * @constant
             */
            object: "batch";
            /**
             * @description Always true. If the job cannot be deleted, the request fails instead.
             * @constant
             */
            deleted: true;
        };
        /** @description One text, or a list of texts. Each text gets its own result. */
        ClassifierTexts: string | string[];
        /** @description Model to use and texts to check. */
        ModerationCreate: {
            /** @description Id of a moderation model. */
            model: string;
            input: components["schemas"]["ClassifierTexts"];
            /** @description Your own labels, written to the logs to help you find the request; null for none. */
            metadata?: components["schemas"]["JsonMap"] | null;
        };
        /**
         * @description Whether each category was detected, by category name. The nine listed here are those of the current moderation
         *     models; other models may split them or add more.
         */
        ModerationCategories: {
            /** @description Sexual content or nudity. */
            sexual?: boolean;
            /** @description Attacks on people because of characteristics such as origin, religion or sex. */
            hate_and_discrimination?: boolean;
            /** @description Threats of violence, or text that glorifies it. */
            violence_and_threats?: boolean;
            /** @description Help with crimes, or with acts that put people in danger. */
            dangerous_and_criminal_content?: boolean;
            /** @description Suicide, self-injury or eating disorders. */
            selfharm?: boolean;
            /** @description Medical advice. */
            health?: boolean;
            /** @description Advice on money or investments. */
            financial?: boolean;
            /** @description Legal advice. */
            law?: boolean;
            /** @description Personal data that identifies people or says how to reach them. */
            pii?: boolean;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description The model's confidence in each category, from 0 to 1, by category name. A category counts as detected once its score
         *     reaches the model's threshold. The names are the same as in `categories`.
         */
        ModerationScores: {
            /** @description Sexual content or nudity. */
            sexual?: number;
            /** @description Attacks on people because of characteristics such as origin, religion or sex. */
            hate_and_discrimination?: number;
            /** @description Threats of violence, or text that glorifies it. */
            violence_and_threats?: number;
            /** @description Help with crimes, or with acts that put people in danger. */
            dangerous_and_criminal_content?: number;
            /** @description Suicide, self-injury or eating disorders. */
            selfharm?: number;
            /** @description Medical advice. */
            health?: number;
            /** @description Advice on money or investments. */
            financial?: number;
            /** @description Legal advice. */
            law?: number;
            /** @description Personal data that identifies people or says how to reach them. */
            pii?: number;
        } & {
            [key: string]: unknown;
        };
        /** @description Categories detected in one text or chat. */
        ModerationResult: {
            categories: components["schemas"]["ModerationCategories"];
            category_scores: components["schemas"]["ModerationScores"];
        };
        /** @description Categories of sensitive content that a moderation model detected in each text or chat. */
        Moderation: {
            /** @description Identifies the response in the service's logs. */
            id: string;
            /** @description Id of the model that was used. */
            model: string;
            /** @description One result for each text or chat, in the order of the request. */
            results: components["schemas"]["ModerationResult"][];
        };
        /** @description Messages of one chat, oldest first. */
        ClassifierChat: components["schemas"]["ChatMessage"][];
        /** @description Model to use and chats to check. */
        ChatModerationCreate: {
            /** @description Id of a moderation model. */
            model: string;
            /**
             * @description Messages of one chat, or a list of chats. Each chat gets its own result, for its last message; earlier messages
             *     serve as context.
             */
            input: components["schemas"]["ClassifierChat"] | components["schemas"]["ClassifierChat"][];
        };
        /** @description Classifier to use and texts to label. */
        ClassificationCreate: {
            /** @description Id of a model that was fine-tuned as a classifier. */
            model: string;
            input: components["schemas"]["ClassifierTexts"];
            /** @description Your own labels, written to the logs to help you find the request; null for none. */
            metadata?: components["schemas"]["JsonMap"] | null;
        };
        /** @description Scores for one target of one text or chat. */
        ClassificationTargetResult: {
            /** @description Name of the target, as set when the model was fine-tuned. */
            target: string;
            /** @description The model's confidence in each label, from 0 to 1, by label name. */
            scores: {
                [key: string]: number;
            };
        };
        /** @description Labels that a classifier assigned to each text or chat. */
        Classification: {
            /** @description Identifies the response in the service's logs. */
            id: string;
            /** @description Id of the model that was used. */
            model: string;
            /** @description One list for each text or chat, in the order of the request. */
            results: components["schemas"]["ClassificationTargetResult"][][];
        };
        /** @description One chat to label as a whole. */
        ChatClassificationInput: {
            messages: components["schemas"]["ClassifierChat"];
        };
        /** @description Classifier to use and chats to label. */
        ChatClassificationCreate: {
            /** @description Id of a model that was fine-tuned as a classifier. */
            model: string;
            /** @description One chat, or a list of chats. Each chat gets its own result. */
            input: components["schemas"]["ChatClassificationInput"] | components["schemas"]["ChatClassificationInput"][];
        };
        /** @description One index of a deployment. */
        SearchIndex: {
            /**
             * Format: uuid
             * @description Unique id, assigned by the service. It stays the same when the index is registered again.
             */
            id: string;
            /** @description Name of the index, unique within the deployment. Metrics and ingestion pipelines refer to it. */
            name: string;
            /** @description Number of documents in the index, as last reported. Null if none has been reported. */
            document_count: number | null;
        };
        /** @description The search engine of a deployment and its indexes. */
        SearchIndexEngine: {
            /** @description Kind of search engine. The only known value is `search_engine`. Other values may be added. */
            type: "search_engine" | (string & {});
            /** @description The indexes, in the order of the registration. */
            indexes: components["schemas"]["SearchIndex"][];
        };
        /** @description A registered search engine with its indexes, which the service can query. */
        SearchIndexDeployment: {
            /**
             * Format: uuid
             * @description Unique id, assigned by the service. Use it as `deployment_id` in paths.
             */
            id: string;
            /** @description Name chosen at registration. Registering the same name again updates this deployment. */
            name: string;
            /** @description Id of the user who first registered the deployment. */
            creator_id: string;
            /**
             * @description Whether the deployment accepts queries: `online` or `offline`. Other values may be added. Registration and each
             *     metrics update set it.
             */
            status: "online" | "offline" | (string & {});
            /** @description Number of documents in all indexes, as last reported. 0 before the first report. */
            document_count: number;
            /**
             * Format: date-time
             * @description Time at which the deployment was first registered.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time at which the deployment was last registered or its metrics were last updated.
             */
            modified_at: string;
            deployment: components["schemas"]["SearchIndexEngine"];
        };
        /** @description All deployments that you can query. */
        SearchIndexDeploymentList: {
            /** @description The deployments, in order of registration. */
            deployments: components["schemas"]["SearchIndexDeployment"][];
        };
        /** @description A field of the documents in an index. */
        SearchIndexField: {
            /** @description Name of the field in the schema definition. */
            name: string;
            /**
             * @description Type of the values: 32-bit integer (`int`), 64-bit integer (`long`), floating-point number (`float`), `bool`,
             *     `string`, or vector (`embedding`).
             * @enum {string}
             */
            type: "int" | "bool" | "string" | "embedding" | "long" | "float";
            /**
             * @description Where the values are stored, `in_memory` for fast access or `on_disk` to save memory.
             * @enum {string}
             */
            storage: "in_memory" | "on_disk";
            /**
             * @description How the field is interpreted when results are ranked: as a number of occurrences (`count`), vector similarity
             *     (`embedding`), age (`timestamp`), relevance of full text (`text`), exact text (`string`), truth value (`bool`),
             *     number (`int`), or language code (`language`).
             * @enum {string}
             */
            ranking: "count" | "embedding" | "timestamp" | "text" | "string" | "bool" | "int" | "language";
            /**
             * @description How the field is indexed for search: for approximate nearest neighbors (`ann`), for full text with BM25 scores
             *     (`bm25`), or for exact values (`attribute`). Null if it is not searchable.
             * @enum {string|null}
             */
            index_type: "ann" | "bm25" | "attribute" | null;
            /** @description Whether a document can have several values in this field, such as one vector per passage. */
            multidimensional: boolean;
        };
        /** @description Structure of an index. The service needs it to build queries. */
        SearchIndexDefinition: {
            /** @description Name of the index, unique within the deployment. Metrics and ingestion pipelines refer to it. */
            name: string;
            /** @description Source text of the index's schema definition, in the engine's schema language. */
            sd: string;
            /** @description The fields of each document in the index. */
            fields: components["schemas"]["SearchIndexField"][];
            /** @description Number of dimensions of the embedding vectors; null if the index has none. */
            embedding_dimensions?: number | null;
        };
        /** @description Kind, version and address of a search engine, and its indexes. */
        SearchIndexEngineRegistration: {
            /** @description Kind of search engine. The only known value is `search_engine`. Other values may be added. */
            type: "search_engine" | (string & {});
            /** @description Version of the search engine, in the engine's own notation, such as `8.4`. */
            engine_version: string;
            /**
             * Format: uri
             * @description URL to which the service sends search queries. It can contain a user name and password. It is never returned.
             */
            query_url: string;
            /** @description All indexes of the deployment. If the deployment is already registered, indexes that are not listed are removed. */
            indexes: components["schemas"]["SearchIndexDefinition"][];
        };
        /** @description A search engine and its indexes to register. */
        SearchIndexRegistration: {
            /** @description Name of the deployment. If it is already registered, that deployment is updated. */
            name: string;
            /**
             * @description Whether the deployment accepts queries as soon as it is registered (`online`) or not yet (`offline`). If omitted,
             *     a new deployment is `offline`, and one that is already registered keeps its status.
             * @enum {string}
             */
            status?: "online" | "offline";
            deployment: components["schemas"]["SearchIndexEngineRegistration"];
        };
        /** @description Reference to the registered deployment. */
        SearchIndexReference: {
            /**
             * Format: uuid
             * @description Id of the deployment. Use it to update the metrics or to delete the deployment.
             */
            id: string;
        };
        /** @description Confirms a deletion or a metrics update. Other fields may be added. */
        SearchIndexAcknowledgement: {
            /**
             * Format: uuid
             * @description Id of the deployment that was deleted or updated.
             */
            id: string;
        };
        /** @description How many documents one of the indexes has. */
        SearchIndexDocumentCount: {
            /** @description Name of an index of the deployment, as registered. */
            name: string;
            /** @description Number of documents now in the index. */
            document_count: number;
        };
        /** @description Reports that the deployment accepts queries, and how many documents it has. */
        SearchIndexOnlineMetrics: {
            /**
             * @description Marks a report of an available deployment. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            status: "online";
            /** @description Number of documents in all indexes together. */
            document_count: number;
            /** @description Document counts by index. An index that is not listed keeps its last reported count. */
            index_metrics: components["schemas"]["SearchIndexDocumentCount"][];
        };
        /** @description Reports that the deployment does not accept queries. */
        SearchIndexOfflineMetrics: {
            /**
             * @description Marks a report of an unavailable deployment. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            status: "offline";
            /**
             * @description Whether to discard the document counts reported so far. If true, the count of the deployment becomes 0 and that
             *     of each index null; if false or omitted, the last reported counts are kept.
             * @default false
             */
            clear_metrics?: boolean;
        };
        /**
         * @description New status of a deployment. A report of an `online` deployment includes its document counts; that of an `offline`
         *     one does not.
         */
        SearchIndexMetrics: components["schemas"]["SearchIndexOnlineMetrics"] | components["schemas"]["SearchIndexOfflineMetrics"];
        /** @description Configuration of a pipeline that writes documents into search indexes, with statistics on its runs. */
        IngestionConfiguration: {
            /**
             * Format: uuid
             * @description Unique id, assigned by the service. Use it to report runs of the pipeline.
             */
            id: string;
            /** @description Id of the user who first saved the configuration. */
            author_id: string;
            /** @description Name of the pipeline, unique in the workspace. Saving the same name again updates this configuration. */
            name: string;
            /**
             * Format: date-time
             * @description Time at which the configuration was first saved.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time at which the configuration was last saved or a run was last reported.
             */
            modified_at: string;
            /**
             * Format: date-time
             * @description Time of the last reported run; null if none has been reported.
             */
            last_run_time: string | null;
            /** @description Number of chunks that the last reported run wrote, or 0 if none has been reported. */
            last_run_chunks_count: number;
            /** @description Number of chunks that all reported runs wrote together. */
            total_chunks_count: number;
            /**
             * @description The components of the pipeline. Keys are names of steps and values the components that carry them out; you
             *     choose both. Null if the composition has not been specified.
             */
            pipeline_composition: {
                [key: string]: string;
            } | null;
        };
        /** @description An index that a pipeline writes to. */
        IngestionTargetIndex: {
            /** @description Kind of search engine that has the index. The only known value is `search_engine`. Other values may be added. */
            type?: "search_engine" | (string & {});
            /** @description Name of the index, as registered. */
            name: string;
        };
        /** @description A pipeline configuration to save. */
        IngestionConfigurationUpsert: {
            /** @description Name of the pipeline. If the workspace already has a configuration with this name, it is updated. */
            name: string;
            /**
             * @description The components of the pipeline. Keys are names of steps and values the components that carry them out; both are
             *     your choice. If you omit it, an existing configuration keeps its composition, and a new one has none; null
             *     removes it.
             */
            pipeline_composition?: {
                [key: string]: string;
            } | null;
            /**
             * @description The indexes that the pipeline writes to. If you omit them, an existing configuration keeps its own, and a new
             *     one has none; null removes them. Responses do not show them.
             */
            target_indexes?: components["schemas"]["IngestionTargetIndex"][] | null;
        };
        /** @description Report on one run of a pipeline. */
        IngestionRunInfo: {
            /**
             * Format: date-time
             * @description Time at which the run took place.
             */
            execution_time: string;
            /**
             * Format: int32
             * @description Number of chunks that the run wrote, from 0 to 2,147,483,647.
             */
            chunks_count: number;
        };
        /** @description An API key. The secret itself is never returned. */
        UserApiKey: {
            /** @description Unique id of the key, which identifies it in logs, for example. You cannot use it to authenticate. */
            id: string;
            /** @description Name that the key was given when it was created; null if it has none. */
            name: string | null;
        };
        /** @description A company or other group of people. It owns workspaces. */
        Organization: {
            /**
             * Format: uuid
             * @description Unique id of the organization. Use it as `organization_id` to list only its workspaces.
             */
            id: string;
            /** @description Human-readable name, such as `Tidewater Labs`. */
            name: string;
        };
        /** @description The workspace that a request is made in. */
        UserActiveWorkspace: {
            /**
             * Format: uuid
             * @description Unique id of the workspace.
             */
            id: string;
            /** @description Human-readable name, such as `Harbor Desk`. */
            name: string;
        };
        /** @description The user on whose behalf a request is made, and the key, organization and workspace that it uses. */
        UserIdentity: {
            /**
             * Format: uuid
             * @description Unique id of the user. Other resources refer to it, for example as their owner or creator.
             */
            id: string;
            /** @description Email address; null if the user has not given one. */
            email: string | null;
            /** @description Given name; null if the user has not entered one. */
            first_name: string | null;
            /** @description Family name; null if the user has not entered one. */
            last_name: string | null;
            /** @description API key that the request was made with; null if unknown. */
            api_key: components["schemas"]["UserApiKey"] | null;
            /** @description Organization that the request was made in; null if none is active. */
            organization: components["schemas"]["Organization"] | null;
            /** @description Workspace that the request was made in; null if none is active. */
            workspace: components["schemas"]["UserActiveWorkspace"] | null;
        };
        /** @description One page of the organizations that the user belongs to. */
        OrganizationPage: {
            /** @description Organizations on this page. If there are fewer than `limit`, it is the last page. */
            organizations: components["schemas"]["Organization"][];
        };
        /** @description Part of an organization where its members work together. API keys and most resources belong to one. */
        Workspace: {
            /**
             * Format: uuid
             * @description Unique id of the workspace.
             */
            id: string;
            /** @description Human-readable name, such as `Harbor Desk`. */
            name: string;
            /**
             * Format: uuid
             * @description Id of the organization that the workspace belongs to.
             */
            organization_id: string;
        };
        /** @description One page of the workspaces that the user belongs to. */
        WorkspacePage: {
            /** @description Workspaces on this page. If there are fewer than `limit`, it is the last page. */
            workspaces: components["schemas"]["Workspace"][];
        };
        /** @description Text to speak, and how to speak it. Unknown fields are accepted but ignored. */
        SpeechCreate: {
            /** @description Text to turn into speech. */
            input: string;
            /** @description Id of the speech model. If omitted or null, the service chooses one. */
            model?: string | null;
            /**
             * @description Id of one of the model's voices. If omitted or null, the voice in `ref_audio` is used or, without `ref_audio`,
             *     the model's first voice.
             */
            voice_id?: string | null;
            /** @description Base64-encoded recording of a voice to imitate; null for none. Use either this or `voice_id`. */
            ref_audio?: string | null;
            /**
             * @description Format of the audio. `pcm` is raw samples without a header, and `wav` is the same with a header. `flac` uses
             *     lossless compression, `mp3` and `opus` lossy compression.
             * @default mp3
             * @enum {string}
             */
            response_format?: "pcm" | "wav" | "mp3" | "flac" | "opus";
            /**
             * @description Whether to send the audio in pieces while it is generated instead of all at once. If omitted, the header `Accept:
             *     text/event-stream` has the same effect as true; false returns JSON whatever the header says.
             * @default false
             */
            stream?: boolean;
            /** @description Your own labels, written to the logs to help you find the request; null for none. */
            metadata?: components["schemas"]["JsonMap"] | null;
            /**
             * @description Key shared by requests that begin with the same text, so that the service can reuse its work on that part; null
             *     for none.
             */
            prompt_cache_key?: string | null;
        };
        /** @description The complete audio. */
        SpeechResult: {
            /** @description The audio in the requested format, base64-encoded. */
            audio_data: string;
        };
        /** @description Data of one piece of audio. */
        SpeechDelta: {
            /**
             * @description Always `speech.audio.delta`, the same as `event`.
             * @constant
             */
            type: "speech.audio.delta";
            /**
             * @description Piece of audio, base64-encoded. Decode each piece separately, then join the bytes in sequence to get the audio
             *     in the requested format.
             */
            audio_data: string;
        };
        /** @description The next piece of audio. */
        SpeechDeltaEvent: {
            /**
             * @description Always `speech.audio.delta`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "speech.audio.delta";
            data: components["schemas"]["SpeechDelta"];
        };
        /** @description Number of tokens used, and the length of the recording if you sent one. */
        SpeechUsage: {
            /** @description Tokens in the text and, if you sent one, the recording. */
            prompt_tokens: number;
            /** @description Tokens in the generated audio. */
            completion_tokens: number;
            /** @description Sum of `prompt_tokens` and `completion_tokens`. */
            total_tokens: number;
            /** @description Length of the recording in `ref_audio`, in whole seconds; null if you sent none. */
            prompt_audio_seconds: number | null;
        };
        /** @description Token usage of the speech. */
        SpeechDone: {
            /**
             * @description Always `speech.audio.done`, the same as `event`.
             * @constant
             */
            type: "speech.audio.done";
            usage: components["schemas"]["SpeechUsage"];
        };
        /** @description All audio has been sent. This is the last event of the stream. */
        SpeechDoneEvent: {
            /**
             * @description Always `speech.audio.done`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "speech.audio.done";
            data: components["schemas"]["SpeechDone"];
        };
        /**
         * @description One event of an audio stream, either a piece of audio or the end. `event` identifies the kind. Other kinds may be
         *     added.
         */
        SpeechEvent: components["schemas"]["SpeechDeltaEvent"] | components["schemas"]["SpeechDoneEvent"];
    };
    responses: {
        /** @description The API key is missing or invalid. `UNAUTHENTICATED`. */
        Unauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description A parameter or a value in the body is missing or invalid. `VALIDATION_ERROR`; `errors` has an entry for each
         *     violation.
         */
        UnprocessableContent: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["UnprocessableProblem"];
            };
        };
        /** @description You have sent too many requests. `RATE_LIMITED`; wait `Retry-After` seconds before you try again. */
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
        /** @description The service failed unexpectedly. `INTERNAL_ERROR`; the request may or may not have taken effect. */
        InternalServerError: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description The service is temporarily unavailable. `UNAVAILABLE`; the request had no effect, so wait `Retry-After` seconds and
         *     send it again.
         */
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
        /** @description The body is not valid JSON. `MALFORMED_REQUEST`. */
        BadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is larger than 10 MB. `PAYLOAD_TOO_LARGE`. */
        PayloadTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The `Content-Type` of the body is not `application/json`. `UNSUPPORTED_MEDIA_TYPE`. */
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The workspace has no dataset with this id. `DATASET_NOT_FOUND`. */
        DatasetNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The dataset or the file does not exist. `DATASET_NOT_FOUND` or `FILE_NOT_FOUND`. */
        DatasetOrFileNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The dataset or one of the conversations does not exist. `DATASET_NOT_FOUND` or `CONVERSATION_NOT_FOUND`. */
        DatasetOrConversationNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The dataset or one of the records does not exist. `DATASET_NOT_FOUND` or `DATASET_RECORD_NOT_FOUND`. */
        DatasetOrRecordNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description The request cannot be read. `TRACES_FILTER_QUERY_PARSE_ERROR` if the search expression has a syntax error or names
         *     an unknown field, `MALFORMED_CURSOR` if the cursor is not one that this search returned, `MALFORMED_REQUEST` if the
         *     body is not valid JSON.
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
         * @description The request cannot be read. `TRACES_FILTER_QUERY_PARSE_ERROR` if the search expression has a syntax error or names
         *     an unknown field, `MALFORMED_REQUEST` if the body is not valid JSON.
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
        /** @description Spans have no field with this name. `SPAN_FIELD_NOT_FOUND`. */
        SpanFieldNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Span evaluations have no field with this name. `SPAN_EVALUATION_FIELD_NOT_FOUND`. */
        SpanEvaluationFieldNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The model given in `model_name` does not exist or is not available to the workspace. `MODEL_NOT_FOUND`. */
        JudgeModelNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Another judge in the workspace already has this name. `JUDGE_NAME_ALREADY_EXISTS`. */
        JudgeNameTaken: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The workspace has no judge with this id. `JUDGE_NOT_FOUND`. */
        JudgeNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description Either the workspace has no judge with this id (`JUDGE_NOT_FOUND`), or the model given in `model_name` does not
         *     exist or is not available to the workspace (`MODEL_NOT_FOUND`).
         */
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
         * @description The update conflicts with the current state. `JUDGE_DID_NOT_CHANGE` if all fields are the same as before,
         *     `JUDGE_NAME_ALREADY_EXISTS` if another judge in the workspace has the new name.
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
        /** @description The cursor or page token was not issued by this operation, or it is damaged. `MALFORMED_CURSOR`. */
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
         * @description You asked for a shared connector but lack the permission to share it: `ShareConnectorToWorkspace` for
         *     `shared_workspace`, `ShareConnectorToOrg` for `shared_org`. `CONNECTOR_PERMISSION_REQUIRED`.
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
        /** @description The workspace already has a connector with this name. `CONNECTOR_NAME_ALREADY_EXISTS`. */
        ConnectorNameTaken: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The connector does not exist or is not visible to you. `CONNECTOR_NOT_FOUND`. */
        ConnectorNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description The connector does not support the requested method, or no user can sign in with it.
         *     `CONNECTOR_AUTH_METHOD_NOT_OFFERED`.
         */
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
         * @description You lack the workspace permission `ShareConnectorToWorkspace` (`CONNECTOR_PERMISSION_REQUIRED`), or you have it but
         *     did not create the connector (`CONNECTOR_CREATOR_REQUIRED`).
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
         * @description The connector is already shared with the workspace, with the organization or with everyone.
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
        /** @description You lack the organization permission `ShareConnectorToOrg`. `CONNECTOR_PERMISSION_REQUIRED`. */
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
         * @description The connector, the tool or the named credentials do not exist. `CONNECTOR_NOT_FOUND`, `CONNECTOR_TOOL_NOT_FOUND` or
         *     `CONNECTOR_CREDENTIALS_NOT_FOUND`.
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
        /** @description The tool server requires credentials, and you have no valid ones. `CONNECTOR_AUTHENTICATION_REQUIRED`. */
        ConnectorAuthenticationRequired: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The connector or the named credentials do not exist. `CONNECTOR_NOT_FOUND` or `CONNECTOR_CREDENTIALS_NOT_FOUND`. */
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
         * @description The body refers to an agent, agent version, model, connector or document library that does not exist or is not
         *     available to you. `AGENT_NOT_FOUND`, `AGENT_VERSION_NOT_FOUND`, `MODEL_NOT_FOUND`, `CONNECTOR_NOT_FOUND` or
         *     `LIBRARY_NOT_FOUND`.
         */
        ConversationReferenceNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description The workspace has no conversation with this id. It may have been deleted, or never stored because it was started
         *     with `store: false`. `CONVERSATION_NOT_FOUND`.
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
         * @description The workspace has no conversation with this id (`CONVERSATION_NOT_FOUND`), or the conversation has no waiting call
         *     with the `tool_call_id` of a result or confirmation (`TOOL_CALL_NOT_FOUND`).
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
         * @description The workspace has no conversation with this id (`CONVERSATION_NOT_FOUND`), the conversation has no entry
         *     `from_entry_id` (`ENTRY_NOT_FOUND`), its agent has no version `agent_version` (`AGENT_VERSION_NOT_FOUND`), or no
         *     call up to that entry is waiting for a result in `inputs` (`TOOL_CALL_NOT_FOUND`).
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
        /** @description Nothing has been appended to the conversation since it was started. `CONVERSATION_NOT_RESTARTABLE`. */
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
         * @description The body refers to something that does not exist: `MODEL_NOT_FOUND`, `CONNECTOR_NOT_FOUND`, `LIBRARY_NOT_FOUND`, or
         *     `AGENT_NOT_FOUND` for an agent in `handoffs`.
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
        /**
         * @description The agent does not exist or is not visible to you (`AGENT_NOT_FOUND`), or it has no such version
         *     (`AGENT_VERSION_NOT_FOUND`).
         */
        AgentVersionNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The agent does not exist or is not visible to you. `AGENT_NOT_FOUND`. */
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
         * @description The agent does not exist or is not visible to you, or the body refers to something that does not exist.
         *     `AGENT_NOT_FOUND` for the agent itself or one in `handoffs`; otherwise `MODEL_NOT_FOUND`, `CONNECTOR_NOT_FOUND` or
         *     `LIBRARY_NOT_FOUND`.
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
        /**
         * @description A value in the body is missing or invalid (`VALIDATION_ERROR`), or `stream` is true (`STREAMING_NOT_SUPPORTED`).
         *     `errors` has an entry for each violation.
         */
        AgentCompletionUnprocessable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["UnprocessableProblem"];
            };
        };
        /** @description A prompt with this name already exists in the workspace. `PROMPT_NAME_ALREADY_EXISTS`. */
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
         * @description Either the prompt does not exist or is not visible to you (`PROMPT_NOT_FOUND`), or it has no version with the
         *     given number or alias (`PROMPT_VERSION_NOT_FOUND`).
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
        /** @description You are a reader of the prompt and are not allowed to change it. `PROMPT_READ_ONLY`. */
        PromptReadOnly: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The prompt does not exist or is not visible to you. `PROMPT_NOT_FOUND`. */
        PromptNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A skill with this name already exists in the workspace. `SKILL_NAME_ALREADY_EXISTS`. */
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
         * @description Either the skill does not exist or is not visible to you (`SKILL_NOT_FOUND`), or it has no version with the
         *     given number or alias (`SKILL_VERSION_NOT_FOUND`).
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
        /** @description You are a reader of the skill and are not allowed to change it. `SKILL_READ_ONLY`. */
        SkillReadOnly: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The skill does not exist or is not visible to you. `SKILL_NOT_FOUND`. */
        SkillNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No workflow visible to the workspace has this id or name. `WF_1100`. */
        WorkflowNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The workflow, or the deployment named in the body, does not exist. `WF_1100` in both cases. */
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
         * @description Nothing was started. `WF_1101` if the execution id has been used before. `AMBIGUOUS_WORKFLOW` if several
         *     deployments have registered the workflow and the body names none of them; `deployments` lists their names.
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
         * @description The request does not match the documented schema (`VALIDATION_ERROR`), or its `input` does not match the
         *     `input_schema` that the workflow declares (`WF_1001`). `errors` has an entry for each violation.
         */
        WorkflowInputInvalid: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["UnprocessableProblem"];
            };
        };
        /** @description The registration, or the deployment named in the body, does not exist. `WF_1100` in both cases. */
        WorkflowRegistrationStartNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Nothing was started, because the execution id has been used before. `WF_1101`. */
        ExecutionAlreadyStarted: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No registration visible to the workspace has this id. `WF_1100`. */
        WorkflowRegistrationNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The workspace has no execution with this id. `WF_1100`. */
        ExecutionNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The execution's latest run has already ended. `WF_1102`; `execution_status` is its final status. */
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
         * @description The request does not match the documented schema (`VALIDATION_ERROR`) or the workflow's own definition (`WF_1001`):
         *     the workflow has no signal or query of this name, or the input does not match its schema. `errors` has an entry for
         *     each violation.
         */
        WorkflowMessageInvalid: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["UnprocessableProblem"];
            };
        };
        /**
         * @description The request does not match the documented schema (`VALIDATION_ERROR`), or the run cannot be reset to the event
         *     (`WF_1001`, with the possible events in `valid_reset_events`). `errors` has an entry for each violation.
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
        /** @description The workspace has no run with this id. `WF_1100`. */
        RunNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The workspace does not have the workflow, the registration or the deployment that the body names. `WF_1100`. */
        ScheduleWorkflowNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The workspace already has a schedule with this id. `SCHEDULE_ALREADY_EXISTS`. */
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
         * @description The request does not match the documented schema or does not name a workflow (`VALIDATION_ERROR`), or its values are
         *     invalid for the scheduler (`WF_1200`), such as an invalid cron expression, an unknown time zone, or an end before
         *     the start. `errors` has an entry for each violation.
         */
        ScheduleUnprocessable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["UnprocessableProblem"];
            };
        };
        /** @description The workspace has no schedule with this id. `WF_1201`. */
        ScheduleNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description The request does not match the documented schema (`VALIDATION_ERROR`), or its values are invalid for the scheduler
         *     (`WF_1200`), such as an invalid cron expression, an unknown time zone, or an end before the start. `errors` has an
         *     entry for each violation.
         */
        ScheduleUpdateUnprocessable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["UnprocessableProblem"];
            };
        };
        /** @description You are not a member of the workspace. `WORKSPACE_FORBIDDEN`. */
        DeploymentWorkspaceForbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The workspace already has a deployment with this name, managed or self-hosted. `DEPLOYMENT_NAME_ALREADY_EXISTS`. */
        DeploymentNameTaken: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The workspace has no deployment with this name or id. `DEPLOYMENT_NOT_FOUND`. */
        DeploymentNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The deployment is self-hosted, so the service cannot control its workers. `DEPLOYMENT_NOT_MANAGED`. */
        DeploymentNotManaged: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description You are neither the owner of the deployment nor a workspace administrator (`DEPLOYMENT_OWNER_REQUIRED`), or not a
         *     member of the workspace in `workspace_id` (`WORKSPACE_FORBIDDEN`).
         */
        UnhardenForbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description A workflow that acts on behalf of its callers is registered on the deployment. Such workflows require a hardened
         *     deployment. `DEPLOYMENT_HARDENING_REQUIRED`.
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
        /**
         * @description A parameter has a value that is not allowed (`VALIDATION_ERROR`), or a workflow registered on the deployment has an
         *     invalid definition (`WORKFLOW_DEFINITION_INVALID`). In the second case, `errors` names the deployment.
         */
        UnhardenUnprocessable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["UnprocessableProblem"];
            };
        };
        /** @description The value of `Last-Event-ID` or `last_event_id` is not the id of an event of this stream. `MALFORMED_CURSOR`. */
        BadDeploymentLogId: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The value of `Last-Event-ID` or `last_event_id` is not the id of a message of this stream. `MALFORMED_CURSOR`. */
        BadWorkflowEventId: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description None of the three execution ids is set, not even to `*`, or a parameter has a value that is not allowed. `VALIDATION_ERROR`; `errors`
         *     has an entry for each violation.
         */
        WorkflowEventStreamUnprocessable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["UnprocessableProblem"];
            };
        };
        /** @description The model does not exist or is not available to you. `MODEL_NOT_FOUND`. */
        ModelNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The model is a base model and cannot be deleted. `MODEL_NOT_DELETABLE`. */
        ModelNotDeletable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The workspace has no fine-tuned model with this id. The ids of base models are not accepted here. `MODEL_NOT_FOUND`. */
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
         * @description The request refers to something that does not exist. `FILE_NOT_FOUND` for one of the `input_files`,
         *     `MODEL_NOT_FOUND` for `model`, `AGENT_NOT_FOUND` for `agent_id`.
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
        /**
         * @description A value in the body is missing or invalid (`VALIDATION_ERROR`), or the service runs no batch jobs for `endpoint`
         *     (`BATCH_ENDPOINT_NOT_SUPPORTED`; `detail` lists the endpoints that it runs). `errors` has an entry for each
         *     violation.
         */
        BatchJobUnprocessable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["UnprocessableProblem"];
            };
        };
        /** @description The workspace has no batch job with this id. `BATCH_JOB_NOT_FOUND`. */
        BatchJobNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The job is not in a final state yet and cannot be deleted. `BATCH_JOB_NOT_ENDED`. */
        BatchJobNotEnded: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The job is already in a final state and cannot be canceled. `BATCH_JOB_ENDED`. */
        BatchJobEnded: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No model with this id is available for this operation. `MODEL_NOT_FOUND`. */
        ClassifierNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description You did not create the deployment, and only the creator can change it. `SEARCH_INDEX_FORBIDDEN`. */
        SearchIndexForbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The deployment does not exist or is not available to you. `SEARCH_INDEX_NOT_FOUND`. */
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
         * @description Either the request does not match the documented schema (`VALIDATION_ERROR`), or it names an index that the
         *     deployment does not have (`UNKNOWN_INDEX`). `errors` has an entry for each violation. Nothing changes.
         */
        SearchIndexMetricsUnprocessable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["UnprocessableProblem"];
            };
        };
        /** @description The workspace has no pipeline configuration with this id. `INGESTION_CONFIGURATION_NOT_FOUND`. */
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
         * @description The API key, or the user's token in the header `DashboardUserContextAuth`, is missing or not valid.
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
        /** @description The model or voice does not exist or is not available to you. `MODEL_NOT_FOUND` or `VOICE_NOT_FOUND`. */
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
         * @description Maximum number of items per page. With 0, the response has the total count but no items.
         * @example 50
         */
        PageSize: number;
        /**
         * @description Page number, starting at 1.
         * @example 1
         */
        Page: number;
        /**
         * @description Id of the dataset, as returned when you create or list datasets.
         * @example 3f1c6f0e-52b7-4f3e-9f0a-6d1f2b7c4a10
         */
        DatasetId: string;
        /**
         * @description Start of the time range, inclusive. It applies to the `start_time` of spans and the `timestamp` of evaluations. If
         *     omitted, the range has no lower limit.
         * @example 2026-03-02T09:00:00Z
         */
        SpansFrom: string;
        /**
         * @description End of the time range, exclusive. It applies to the same fields as `from`. If omitted, the range ends at the time of
         *     the request.
         * @example 2026-03-02T10:00:00Z
         */
        SpansTo: string;
        /**
         * @description Must be 1; any other number returns 422. To get the next page, send `cursor`: new items would move the others to
         *     pages with higher numbers.
         * @example 1
         */
        SpansPage: 1;
        /**
         * @description Maximum number of items per page. With 0, the page is empty, and only the search expression is checked.
         * @example 50
         */
        SpansPageSize: number;
        /**
         * @description Cursor returned with the previous page. Omit it to get the first page.
         * @example b2Zmc2V0PTUw
         */
        Cursor: string;
        /**
         * @description Id of the judge, as returned when you create or list judges.
         * @example 9b4d2c60-1e8f-4a35-b7c9-e0f1a2b3c4d5
         */
        JudgeId: string;
        /**
         * @description Maximum number of items per page.
         * @example 100
         */
        ConnectorPageSize: number;
        /**
         * @description Id or name of the connector. A value in UUID format is always read as an id.
         * @example harbor-tides
         */
        ConnectorIdOrName: string;
        /**
         * @description Id of the connector. Its name is not accepted here.
         * @example 6e1f9d20-4b7a-4c35-8f62-d0a1b2c3e4f5
         */
        ConnectorId: string;
        /**
         * @description Who to enable or disable the connector for, from the widest scope to the narrowest: your `organization`, your
         *     `workspace`, or only you (`user`).
         * @example workspace
         */
        ConnectorConsumerScope: "organization" | "workspace" | "user";
        /**
         * @description Name of the stored credentials to authenticate with. If omitted, your default credentials are used, if the connector
         *     needs any.
         * @example harbor-desk
         */
        ConnectorCredentialsName: string;
        /**
         * @description Whether to return only the default credentials, which requests use if they name none.
         * @example false
         */
        ConnectorFetchDefault: boolean;
        /**
         * @description Return only credentials for this authentication method.
         * @example bearer
         */
        ConnectorAuthType: components["schemas"]["ConnectorAuthenticationType"];
        /**
         * @description Page number, starting at 0.
         * @example 0
         */
        PageFromZero: number;
        /**
         * @description Id of the conversation, as returned when you start or list conversations.
         * @example conv_0197c3e1
         */
        ConversationId: string;
        /**
         * @description Return only agents that can be chosen in the workspace's chat (true), or only those that cannot (false).
         * @example false
         */
        AgentDeploymentChat: boolean;
        /**
         * @description Return only agents created in one of these places: `api` (this API), `playground` or `agent_builder_v1` (the agent
         *     builder). Repeat the parameter to accept several values.
         * @example [
         *       "api"
         *     ]
         */
        AgentSources: ("api" | "playground" | "agent_builder_v1")[];
        /**
         * @description Return only agents with exactly this name.
         * @example Scout
         */
        AgentName: string;
        /**
         * @description Return only agents whose name or description contains this text. Case is ignored.
         * @example tide
         */
        AgentSearch: string;
        /**
         * @description Return only the agent with this id.
         * @example ag_0197c3d0
         */
        AgentIdFilter: string;
        /**
         * @description Return only agents whose `metadata` contains all of these key-value pairs. Pass them as a URL-encoded JSON object;
         *     any other value returns 422.
         * @example {"desk":"harbor"}
         */
        AgentMetadata: string;
        /**
         * @description Id of the agent, as returned when you create or list agents.
         * @example ag_0197c3d0
         */
        AgentId: string;
        /**
         * @description Names of the fields to return. `definition`, `title`, `description` and `notes` are left out unless you name them;
         *     all other fields are always returned. If omitted, all fields are returned.
         * @example [
         *       "title",
         *       "notes"
         *     ]
         */
        PromptFields: ("id" | "name" | "title" | "description" | "definition" | "version" | "latestVersion" | "notes" | "aliases" | "sharingScope" | "createdBy" | "createdAt" | "updatedAt" | "versionCreatedAt")[];
        /**
         * @description Id of the prompt, as returned when you create or list prompts.
         * @example prompt_0197c3f1
         */
        PromptId: string;
        /**
         * @description Number of a version of the prompt. The first version is 1.
         * @example 1
         */
        PromptVersionNumber: number;
        /**
         * @description Names of the fields to return. `definition` and `notes` are left out unless you name them; all other fields are
         *     always returned. If omitted, all fields are returned.
         * @example [
         *       "name",
         *       "notes"
         *     ]
         */
        SkillFields: ("id" | "name" | "definition" | "version" | "latestVersion" | "notes" | "aliases" | "sharingScope" | "createdBy" | "createdAt" | "updatedAt")[];
        /**
         * @description Id of the skill, as returned when you create or list skills.
         * @example skill_0197c3f2
         */
        SkillId: string;
        /**
         * @description Number of a version of the skill. The first version is 1.
         * @example 1
         */
        SkillVersionNumber: number;
        /**
         * @description Filters by whether the workflow is archived (`true`) or not (`false`). If omitted, both are returned.
         * @example false
         */
        ArchivedWorkflows: boolean;
        /**
         * @description Filters by whether the workflow can be started from the chat assistant (`true`) or not (`false`). If omitted, both
         *     are returned.
         * @example false
         */
        AvailableInChatAssistant: boolean;
        /**
         * @description Whether to include workflows that other workspaces share with this one.
         * @example true
         */
        IncludeSharedWorkflows: boolean;
        /**
         * @description Whether to return only items that a live worker can run right now.
         * @example false
         */
        ActiveWorkflowsOnly: boolean;
        /**
         * @description Maximum number of items per page. Every page except the last is full.
         * @example 50
         */
        WorkflowLimit: number;
        /**
         * @description Whether to include the registered workflow in the `workflow` field of each registration.
         * @example false
         */
        WithWorkflow: boolean;
        /**
         * @description Id or name of the workflow.
         * @example morning-briefing
         */
        WorkflowIdentifier: string;
        /**
         * @description Whether to wait until the workflow ends before returning. The body has a field of the same name; the call waits if
         *     either is true.
         * @example false
         */
        WaitForResult: boolean;
        /**
         * @description Id of the registration, as returned when you list registrations.
         * @example 4d0f8c52-e9b4-4a17-86f2-c8d9e0f1a2b3
         */
        WorkflowRegistrationId: string;
        /**
         * @description Id of the execution. The call applies to its latest run.
         * @example morning-briefing-2026-03-02
         */
        ExecutionId: string;
        /**
         * @description Whether to decode inputs and results and return them as JSON. If false, each value is returned as it is stored, as
         *     an `EncodedPayload`.
         * @example true
         */
        DecodePayloads: boolean;
        /**
         * @description Id of the run, as returned when you list runs. It does not have to be the latest run of its execution.
         * @example a7b3c9d1-5e2f-4068-b4a7-1f2e3d4c5b6a
         */
        RunId: string;
        /**
         * @description Id of the schedule, chosen by you or by the service when the schedule was created.
         * @example morning-briefing-daily
         */
        ScheduleId: string;
        /**
         * @description Name of the deployment, unique in its workspace.
         * @example harbor-workers
         */
        DeploymentName: string;
        /**
         * @description Return only records written by this worker.
         * @example harbor-worker-1
         */
        DeploymentLogWorkerName: string;
        /**
         * @description Return only records written by executions of this workflow.
         * @example morning-briefing
         */
        DeploymentLogWorkflowName: string;
        /**
         * @description Return only records written during a build (`build`) or by workers (`runtime`). If omitted, both are returned.
         * @example runtime
         */
        DeploymentLogType: "build" | "runtime";
        /**
         * @description Return only records written after this time.
         * @example 2026-03-02T05:00:00Z
         */
        DeploymentLogAfter: string;
        /**
         * @description Id of the model, as returned when you list models.
         * @example ft:aurora-small:tidewater:7c1e
         */
        ModelId: string;
        /**
         * @description Id of the batch job, as returned when you create or list jobs.
         * @example c2d3e4f5-a6b7-4c89-90d1-e2f3a4b5c6d7
         */
        BatchJobId: string;
        /**
         * @description Id of the search-index deployment, as returned when you register or list deployments.
         * @example b3f7d2a1-6c48-4e95-8a0b-1d2c3e4f5a67
         */
        SearchIndexDeploymentId: string;
        /**
         * @description Number of items to skip from the start of the list.
         * @example 0
         */
        UserListOffset: number;
        /**
         * @description Maximum number of items per page.
         * @example 100
         */
        UserListLimit: number;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Identifies this request in the service's logs. Quote it when you report a problem.
         * @example req_0197c3e1a2b4
         */
        RequestId: string;
        /**
         * @description Seconds to wait before you try again.
         * @example 2
         */
        RetryAfter: number;
        /**
         * @description Number of requests you can still make in the current rate-limit window.
         * @example 0
         */
        RateLimitRemaining: number;
    };
    pathItems: never;
}
export type Dataset = components['schemas']['Dataset'];
export type DatasetPage = components['schemas']['DatasetPage'];
export type Violation = components['schemas']['Violation'];
export type Problem = components['schemas']['Problem'];
export type UnprocessableProblem = components['schemas']['UnprocessableProblem'];
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
export type JudgeRegressionOutputInput = components['schemas']['JudgeRegressionOutputInput'];
export type JudgeOptionsOutputInput = components['schemas']['JudgeOptionsOutputInput'];
export type JudgeOutputInput = components['schemas']['JudgeOutputInput'];
export type JudgeCreate = components['schemas']['JudgeCreate'];
export type JudgeUpdate = components['schemas']['JudgeUpdate'];
export type JudgeLive = components['schemas']['JudgeLive'];
export type Judgment = components['schemas']['Judgment'];
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
export type ConnectorGlobalHeaderInput = components['schemas']['ConnectorGlobalHeaderInput'];
export type ConnectorHeaderInput = components['schemas']['ConnectorHeaderInput'];
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
export type ToolAuthorizationType = components['schemas']['ToolAuthorizationType'];
export type ToolAuthorization = components['schemas']['ToolAuthorization'];
export type ConnectorToolReference = components['schemas']['ConnectorToolReference'];
export type Tool = components['schemas']['Tool'];
export type Prediction = components['schemas']['Prediction'];
export type TextResponseFormat = components['schemas']['TextResponseFormat'];
export type JsonObjectResponseFormat = components['schemas']['JsonObjectResponseFormat'];
export type ResponseJsonSchema = components['schemas']['ResponseJsonSchema'];
export type JsonSchemaResponseFormat = components['schemas']['JsonSchemaResponseFormat'];
export type ChatResponseFormat = components['schemas']['ChatResponseFormat'];
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
export type ShortMessageInput = components['schemas']['ShortMessageInput'];
export type ConversationInput = components['schemas']['ConversationInput'];
export type ConversationInputs = components['schemas']['ConversationInputs'];
export type ToolAuthorizationInput = components['schemas']['ToolAuthorizationInput'];
export type ConnectorToolReferenceInput = components['schemas']['ConnectorToolReferenceInput'];
export type ToolInput = components['schemas']['ToolInput'];
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
export type AgentCompletionToolCall = components['schemas']['AgentCompletionToolCall'];
export type AgentCompletionMessage = components['schemas']['AgentCompletionMessage'];
export type AgentCompletionChoice = components['schemas']['AgentCompletionChoice'];
export type AgentCompletion = components['schemas']['AgentCompletion'];
export type PromptVariable = components['schemas']['PromptVariable'];
export type PromptDefinition = components['schemas']['PromptDefinition'];
export type SharingScope = components['schemas']['SharingScope'];
export type SelectedPrompt = components['schemas']['SelectedPrompt'];
export type PromptPage = components['schemas']['PromptPage'];
export type PromptVariableCreate = components['schemas']['PromptVariableCreate'];
export type PromptDefinitionCreate = components['schemas']['PromptDefinitionCreate'];
export type WorkspaceRelation = components['schemas']['WorkspaceRelation'];
export type PromptCreate = components['schemas']['PromptCreate'];
export type Prompt = components['schemas']['Prompt'];
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
export type SelectedSkill = components['schemas']['SelectedSkill'];
export type SkillPage = components['schemas']['SkillPage'];
export type SkillTextAssetCreate = components['schemas']['SkillTextAssetCreate'];
export type SkillRawAssetCreate = components['schemas']['SkillRawAssetCreate'];
export type SkillAssetCreate = components['schemas']['SkillAssetCreate'];
export type SkillDefinitionCreate = components['schemas']['SkillDefinitionCreate'];
export type SkillCreate = components['schemas']['SkillCreate'];
export type Skill = components['schemas']['Skill'];
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
export type WorkflowEnvelope = components['schemas']['WorkflowEnvelope'];
export type WorkflowUpdate = components['schemas']['WorkflowUpdate'];
export type WorkflowExecutionRequest = components['schemas']['WorkflowExecutionRequest'];
export type WorkflowExecution = components['schemas']['WorkflowExecution'];
export type WorkflowExecutionResult = components['schemas']['WorkflowExecutionResult'];
export type WorkflowExecutionAnswer = components['schemas']['WorkflowExecutionAnswer'];
export type WorkflowStartConflictProblem = components['schemas']['WorkflowStartConflictProblem'];
export type WorkflowRegistrationLookup = components['schemas']['WorkflowRegistrationLookup'];
export type WorkflowSelection = components['schemas']['WorkflowSelection'];
export type WorkflowFailure = components['schemas']['WorkflowFailure'];
export type WorkflowArchiveResult = components['schemas']['WorkflowArchiveResult'];
export type WorkflowUnarchiveResult = components['schemas']['WorkflowUnarchiveResult'];
export type HistoryEventId = components['schemas']['HistoryEventId'];
export type HistoryEventTime = components['schemas']['HistoryEventTime'];
export type JsonPayload = components['schemas']['JsonPayload'];
export type PayloadEncoding = components['schemas']['PayloadEncoding'];
export type EncodedPayload = components['schemas']['EncodedPayload'];
export type WorkflowPayload = components['schemas']['WorkflowPayload'];
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
export type ScheduleRangeInput = components['schemas']['ScheduleRangeInput'];
export type ScheduleCalendarInput = components['schemas']['ScheduleCalendarInput'];
export type ScheduleIntervalInput = components['schemas']['ScheduleIntervalInput'];
export type SchedulePolicyInput = components['schemas']['SchedulePolicyInput'];
export type ScheduleDefinition = components['schemas']['ScheduleDefinition'];
export type ScheduleCreate = components['schemas']['ScheduleCreate'];
export type ScheduleReference = components['schemas']['ScheduleReference'];
export type ScheduleDefinitionUpdate = components['schemas']['ScheduleDefinitionUpdate'];
export type ScheduleUpdate = components['schemas']['ScheduleUpdate'];
export type SchedulePause = components['schemas']['SchedulePause'];
export type DeploymentLocationType = components['schemas']['DeploymentLocationType'];
export type DeploymentLocation = components['schemas']['DeploymentLocation'];
export type DeploymentCommitAuthor = components['schemas']['DeploymentCommitAuthor'];
export type DeploymentCommit = components['schemas']['DeploymentCommit'];
export type ManagedContainerBackend = components['schemas']['ManagedContainerBackend'];
export type ManagedKubernetesBackend = components['schemas']['ManagedKubernetesBackend'];
export type ManagedDeploymentBackend = components['schemas']['ManagedDeploymentBackend'];
export type ManagedDeploymentSpec = components['schemas']['ManagedDeploymentSpec'];
export type ManagedDeploymentResources = components['schemas']['ManagedDeploymentResources'];
export type ManagedBuildState = components['schemas']['ManagedBuildState'];
export type ManagedDeploymentStatus = components['schemas']['ManagedDeploymentStatus'];
export type ManagedDeployment = components['schemas']['ManagedDeployment'];
export type Deployment = components['schemas']['Deployment'];
export type DeploymentPage = components['schemas']['DeploymentPage'];
export type DeploymentContainerBackend = components['schemas']['DeploymentContainerBackend'];
export type DeploymentKubernetesBackend = components['schemas']['DeploymentKubernetesBackend'];
export type DeploymentBackend = components['schemas']['DeploymentBackend'];
export type DeploymentSpecCreate = components['schemas']['DeploymentSpecCreate'];
export type DeploymentResources = components['schemas']['DeploymentResources'];
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
export type WorkflowExecutionTerminatedEvent = components['schemas']['WorkflowExecutionTerminatedEvent'];
export type WorkflowExecutionTimedOutEvent = components['schemas']['WorkflowExecutionTimedOutEvent'];
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
export type ResponseDatasetOrFileNotFound = components['responses']['DatasetOrFileNotFound'];
export type ResponseDatasetOrConversationNotFound = components['responses']['DatasetOrConversationNotFound'];
export type ResponseDatasetOrRecordNotFound = components['responses']['DatasetOrRecordNotFound'];
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
export type ResponseConversationReferenceNotFound = components['responses']['ConversationReferenceNotFound'];
export type ResponseConversationNotFound = components['responses']['ConversationNotFound'];
export type ResponseConversationOrCallNotFound = components['responses']['ConversationOrCallNotFound'];
export type ResponseConversationOrEntryNotFound = components['responses']['ConversationOrEntryNotFound'];
export type ResponseConversationNotRestartable = components['responses']['ConversationNotRestartable'];
export type ResponseAgentPartNotFound = components['responses']['AgentPartNotFound'];
export type ResponseAgentVersionNotFound = components['responses']['AgentVersionNotFound'];
export type ResponseAgentNotFound = components['responses']['AgentNotFound'];
export type ResponseAgentOrPartNotFound = components['responses']['AgentOrPartNotFound'];
export type ResponseAgentCompletionUnprocessable = components['responses']['AgentCompletionUnprocessable'];
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
export type ResponseWorkflowMessageInvalid = components['responses']['WorkflowMessageInvalid'];
export type ResponseResetPointInvalid = components['responses']['ResetPointInvalid'];
export type ResponseRunNotFound = components['responses']['RunNotFound'];
export type ResponseScheduleWorkflowNotFound = components['responses']['ScheduleWorkflowNotFound'];
export type ResponseScheduleAlreadyExists = components['responses']['ScheduleAlreadyExists'];
export type ResponseScheduleUnprocessable = components['responses']['ScheduleUnprocessable'];
export type ResponseScheduleNotFound = components['responses']['ScheduleNotFound'];
export type ResponseScheduleUpdateUnprocessable = components['responses']['ScheduleUpdateUnprocessable'];
export type ResponseDeploymentWorkspaceForbidden = components['responses']['DeploymentWorkspaceForbidden'];
export type ResponseDeploymentNameTaken = components['responses']['DeploymentNameTaken'];
export type ResponseDeploymentNotFound = components['responses']['DeploymentNotFound'];
export type ResponseDeploymentNotManaged = components['responses']['DeploymentNotManaged'];
export type ResponseUnhardenForbidden = components['responses']['UnhardenForbidden'];
export type ResponseDeploymentHardeningRequired = components['responses']['DeploymentHardeningRequired'];
export type ResponseUnhardenUnprocessable = components['responses']['UnhardenUnprocessable'];
export type ResponseBadDeploymentLogId = components['responses']['BadDeploymentLogId'];
export type ResponseBadWorkflowEventId = components['responses']['BadWorkflowEventId'];
export type ResponseWorkflowEventStreamUnprocessable = components['responses']['WorkflowEventStreamUnprocessable'];
export type ResponseModelNotFound = components['responses']['ModelNotFound'];
export type ResponseModelNotDeletable = components['responses']['ModelNotDeletable'];
export type ResponseFineTunedModelNotFound = components['responses']['FineTunedModelNotFound'];
export type ResponseBatchInputNotFound = components['responses']['BatchInputNotFound'];
export type ResponseBatchJobUnprocessable = components['responses']['BatchJobUnprocessable'];
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
export type ParameterSpansPage = components['parameters']['SpansPage'];
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
                 * @description Return only datasets whose name or description contains this text. Case is ignored.
                 * @example tide
                 */
                q?: string;
                /**
                 * @description Maximum number of items per page. With 0, the response has the total count but no items.
                 * @example 50
                 */
                page_size?: components["parameters"]["PageSize"];
                /**
                 * @description Page number, starting at 1.
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
            /** @description One page of datasets, with the total count. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
        /** @description Name and description of the new dataset. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DatasetCreate"];
            };
        };
        responses: {
            /** @description The new dataset. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Id of the dataset, as returned when you create or list datasets.
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
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Id of the dataset, as returned when you create or list datasets.
                 * @example 3f1c6f0e-52b7-4f3e-9f0a-6d1f2b7c4a10
                 */
                dataset_id: components["parameters"]["DatasetId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dataset and its records were deleted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Id of the dataset, as returned when you create or list datasets.
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
            /** @description The updated dataset. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Maximum number of items per page. With 0, the response has the total count but no items.
                 * @example 50
                 */
                page_size?: components["parameters"]["PageSize"];
                /**
                 * @description Page number, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the dataset, as returned when you create or list datasets.
                 * @example 3f1c6f0e-52b7-4f3e-9f0a-6d1f2b7c4a10
                 */
                dataset_id: components["parameters"]["DatasetId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of records, with the total count. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Id of the dataset, as returned when you create or list datasets.
                 * @example 3f1c6f0e-52b7-4f3e-9f0a-6d1f2b7c4a10
                 */
                dataset_id: components["parameters"]["DatasetId"];
            };
            cookie?: never;
        };
        /** @description Payload and properties of the new record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DatasetRecordCreate"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Id of the dataset, as returned when you create or list datasets.
                 * @example 3f1c6f0e-52b7-4f3e-9f0a-6d1f2b7c4a10
                 */
                dataset_id: components["parameters"]["DatasetId"];
            };
            cookie?: never;
        };
        /** @description Id of an uploaded file. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DatasetFileImport"];
            };
        };
        responses: {
            /** @description The import task, which is running. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DatasetImportTask"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["DatasetOrFileNotFound"];
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
                 * @description Id of the dataset, as returned when you create or list datasets.
                 * @example 3f1c6f0e-52b7-4f3e-9f0a-6d1f2b7c4a10
                 */
                dataset_id: components["parameters"]["DatasetId"];
            };
            cookie?: never;
        };
        /** @description Ids of the conversations. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DatasetPlaygroundImport"];
            };
        };
        responses: {
            /** @description The import task, which is running. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DatasetImportTask"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["DatasetOrConversationNotFound"];
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
                 * @description Id of the dataset, as returned when you create or list datasets.
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
            /** @description The import task, which is running. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DatasetImportTask"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["DatasetOrRecordNotFound"];
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
                 * @description Id of the dataset, as returned when you create or list datasets.
                 * @example 3f1c6f0e-52b7-4f3e-9f0a-6d1f2b7c4a10
                 */
                dataset_id: components["parameters"]["DatasetId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The download URL of the complete file. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Start of the time range, inclusive. It applies to the `start_time` of spans and the `timestamp` of evaluations. If
                 *     omitted, the range has no lower limit.
                 * @example 2026-03-02T09:00:00Z
                 */
                from?: components["parameters"]["SpansFrom"];
                /**
                 * @description End of the time range, exclusive. It applies to the same fields as `from`. If omitted, the range ends at the time of
                 *     the request.
                 * @example 2026-03-02T10:00:00Z
                 */
                to?: components["parameters"]["SpansTo"];
                /**
                 * @description Must be 1; any other number returns 422. To get the next page, send `cursor`: new items would move the others to
                 *     pages with higher numbers.
                 * @example 1
                 */
                page?: components["parameters"]["SpansPage"];
                /**
                 * @description Maximum number of items per page. With 0, the page is empty, and only the search expression is checked.
                 * @example 50
                 */
                page_size?: components["parameters"]["SpansPageSize"];
                /**
                 * @description Cursor returned with the previous page. Omit it to get the first page.
                 * @example b2Zmc2V0PTUw
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Search conditions. An empty object matches all spans. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SpanSearch"];
            };
        };
        responses: {
            /** @description One page of matching spans. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Start of the time range, inclusive. It applies to the `start_time` of spans and the `timestamp` of evaluations. If
                 *     omitted, the range has no lower limit.
                 * @example 2026-03-02T09:00:00Z
                 */
                from?: components["parameters"]["SpansFrom"];
                /**
                 * @description End of the time range, exclusive. It applies to the same fields as `from`. If omitted, the range ends at the time of
                 *     the request.
                 * @example 2026-03-02T10:00:00Z
                 */
                to?: components["parameters"]["SpansTo"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Metric, grouping and search conditions. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SpanAggregationQuery"];
            };
        };
        responses: {
            /** @description One row per group, and the time range that they cover. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Start of the time range, inclusive. It applies to the `start_time` of spans and the `timestamp` of evaluations. If
                 *     omitted, the range has no lower limit.
                 * @example 2026-03-02T09:00:00Z
                 */
                from?: components["parameters"]["SpansFrom"];
                /**
                 * @description End of the time range, exclusive. It applies to the same fields as `from`. If omitted, the range ends at the time of
                 *     the request.
                 * @example 2026-03-02T10:00:00Z
                 */
                to?: components["parameters"]["SpansTo"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Metric, grouping and search conditions. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SpanAggregationQuery"];
            };
        };
        responses: {
            /** @description One row per group, and the time range that they cover. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Start of the time range, inclusive. It applies to the `start_time` of spans and the `timestamp` of evaluations. If
                 *     omitted, the range has no lower limit.
                 * @example 2026-03-02T09:00:00Z
                 */
                from?: components["parameters"]["SpansFrom"];
                /**
                 * @description End of the time range, exclusive. It applies to the same fields as `from`. If omitted, the range ends at the time of
                 *     the request.
                 * @example 2026-03-02T10:00:00Z
                 */
                to?: components["parameters"]["SpansTo"];
                /**
                 * @description Must be 1; any other number returns 422. To get the next page, send `cursor`: new items would move the others to
                 *     pages with higher numbers.
                 * @example 1
                 */
                page?: components["parameters"]["SpansPage"];
                /**
                 * @description Maximum number of items per page. With 0, the page is empty, and only the search expression is checked.
                 * @example 50
                 */
                page_size?: components["parameters"]["SpansPageSize"];
                /**
                 * @description Cursor returned with the previous page. Omit it to get the first page.
                 * @example b2Zmc2V0PTUw
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Search conditions. An empty object matches all evaluations. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SpanSearch"];
            };
        };
        responses: {
            /** @description One page of matching evaluations. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Start of the time range, inclusive. It applies to the `start_time` of spans and the `timestamp` of evaluations. If
                 *     omitted, the range has no lower limit.
                 * @example 2026-03-02T09:00:00Z
                 */
                from?: components["parameters"]["SpansFrom"];
                /**
                 * @description End of the time range, exclusive. It applies to the same fields as `from`. If omitted, the range ends at the time of
                 *     the request.
                 * @example 2026-03-02T10:00:00Z
                 */
                to?: components["parameters"]["SpansTo"];
                /**
                 * @description Must be 1; any other number returns 422. To get the next page, send `cursor`: new items would move the others to
                 *     pages with higher numbers.
                 * @example 1
                 */
                page?: components["parameters"]["SpansPage"];
                /**
                 * @description Maximum number of items per page. With 0, the page is empty, and only the search expression is checked.
                 * @example 50
                 */
                page_size?: components["parameters"]["SpansPageSize"];
                /**
                 * @description Cursor returned with the previous page. Omit it to get the first page.
                 * @example b2Zmc2V0PTUw
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Search conditions. An empty object matches the latest evaluation of every span and name. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SpanSearch"];
            };
        };
        responses: {
            /** @description One page of the latest matching evaluations. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
            /** @description Definitions of all span fields. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
            /** @description Definitions of all span evaluation fields. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Start of the time range, inclusive. It applies to the `start_time` of spans and the `timestamp` of evaluations. If
                 *     omitted, the range has no lower limit.
                 * @example 2026-03-02T09:00:00Z
                 */
                from?: components["parameters"]["SpansFrom"];
                /**
                 * @description End of the time range, exclusive. It applies to the same fields as `from`. If omitted, the range ends at the time of
                 *     the request.
                 * @example 2026-03-02T10:00:00Z
                 */
                to?: components["parameters"]["SpansTo"];
            };
            header?: never;
            path: {
                /**
                 * @description Name of the field, as returned when you list span fields.
                 * @example status_code
                 */
                field_name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The values of the field; null if it has no list of values. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Start of the time range, inclusive. It applies to the `start_time` of spans and the `timestamp` of evaluations. If
                 *     omitted, the range has no lower limit.
                 * @example 2026-03-02T09:00:00Z
                 */
                from?: components["parameters"]["SpansFrom"];
                /**
                 * @description End of the time range, exclusive. It applies to the same fields as `from`. If omitted, the range ends at the time of
                 *     the request.
                 * @example 2026-03-02T10:00:00Z
                 */
                to?: components["parameters"]["SpansTo"];
            };
            header?: never;
            path: {
                /**
                 * @description Name of the field, as returned when you list span evaluation fields.
                 * @example evaluation_name
                 */
                field_name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The values of the field; null if it has no list of values. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Return only judges whose name or description contains this text. Case is ignored.
                 * @example accuracy
                 */
                q?: string;
                /**
                 * @description Return only judges with this output type. Repeat the parameter to accept several values.
                 * @example [
                 *       "REGRESSION"
                 *     ]
                 */
                type_filter?: components["schemas"]["JudgeOutputType"][];
                /**
                 * @description Return only judges that use this model. Repeat the parameter to accept several values.
                 * @example [
                 *       "aurora-large"
                 *     ]
                 */
                model_filter?: string[];
                /**
                 * @description Maximum number of items per page. With 0, the response has the total count but no items.
                 * @example 50
                 */
                page_size?: components["parameters"]["PageSize"];
                /**
                 * @description Page number, starting at 1.
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
            /** @description One page of judges, with the total count. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
        /** @description Instructions, model and output of the new judge. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["JudgeCreate"];
            };
        };
        responses: {
            /** @description The new judge. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Id of the judge, as returned when you create or list judges.
                 * @example 9b4d2c60-1e8f-4a35-b7c9-e0f1a2b3c4d5
                 */
                judge_id: components["parameters"]["JudgeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested judge. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Id of the judge, as returned when you create or list judges.
                 * @example 9b4d2c60-1e8f-4a35-b7c9-e0f1a2b3c4d5
                 */
                judge_id: components["parameters"]["JudgeId"];
            };
            cookie?: never;
        };
        /** @description All fields of the judge, including those that do not change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["JudgeUpdate"];
            };
        };
        responses: {
            /** @description The judge was updated. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Id of the judge, as returned when you create or list judges.
                 * @example 9b4d2c60-1e8f-4a35-b7c9-e0f1a2b3c4d5
                 */
                judge_id: components["parameters"]["JudgeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The judge was deleted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Id of the judge, as returned when you create or list judges.
                 * @example 9b4d2c60-1e8f-4a35-b7c9-e0f1a2b3c4d5
                 */
                judge_id: components["parameters"]["JudgeId"];
            };
            cookie?: never;
        };
        /** @description The conversation to evaluate. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["JudgeLive"];
            };
        };
        responses: {
            /** @description The judge's answer and its explanation. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Judgment"];
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
                 * @description Return only connectors that are active for you (`true`) or only those that are not (`false`). If omitted, both
                 *     are returned.
                 * @example false
                 */
                active?: boolean;
                /**
                 * @description Maximum number of items per page.
                 * @example 100
                 */
                page_size?: components["parameters"]["ConnectorPageSize"];
                /**
                 * @description Cursor returned with the previous page. Omit it to get the first page.
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
                    "X-Request-Id": components["headers"]["RequestId"];
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
        /** @description Tool server to connect to, and how to authenticate with it. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConnectorCreate"];
            };
        };
        responses: {
            /** @description The new connector. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description URL to send the browser to after sign-in. If omitted, the browser stays on a page of the service.
                 * @example https://desk.tidewater.example/settings/connectors
                 */
                app_return_url?: string;
                /**
                 * @description Authentication method to use. The connector must support it, and it must not be `none`.
                 * @example oauth2
                 */
                method_type?: "oauth2" | "bearer" | "none" | "codehost_app" | "chat_app";
                /**
                 * @description Name under which to store the credentials: 1 to 64 letters, digits, `_` and `-`. Existing credentials with
                 *     that name are replaced. If omitted, the service chooses a name.
                 * @example mara
                 */
                credentials_name?: string;
                /**
                 * @description Display name for the credentials.
                 * @example Mara's account
                 */
                credentials_title?: string;
                /**
                 * @description Whether to return the URL for installing the app of the source-hosting service instead of the sign-in URL.
                 *     Only allowed with `method_type=oauth2`.
                 * @example false
                 */
                codehost_installation_link?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description Id or name of the connector. A value in UUID format is always read as an id.
                 * @example harbor-tides
                 */
                connector_id_or_name: components["parameters"]["ConnectorIdOrName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The URL and how long it is valid. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Id of the connector. Its name is not accepted here.
                 * @example 6e1f9d20-4b7a-4c35-8f62-d0a1b2c3e4f5
                 */
                connector_id: components["parameters"]["ConnectorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The connector is now shared with the workspace. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Id of the connector. Its name is not accepted here.
                 * @example 6e1f9d20-4b7a-4c35-8f62-d0a1b2c3e4f5
                 */
                connector_id: components["parameters"]["ConnectorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The connector is private again. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Id of the connector. Its name is not accepted here.
                 * @example 6e1f9d20-4b7a-4c35-8f62-d0a1b2c3e4f5
                 */
                connector_id: components["parameters"]["ConnectorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The connector is now shared with the organization. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Id of the connector. Its name is not accepted here.
                 * @example 6e1f9d20-4b7a-4c35-8f62-d0a1b2c3e4f5
                 */
                connector_id: components["parameters"]["ConnectorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The connector is private again. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Id of the connector. Its name is not accepted here.
                 * @example 6e1f9d20-4b7a-4c35-8f62-d0a1b2c3e4f5
                 */
                connector_id: components["parameters"]["ConnectorId"];
                /**
                 * @description Who to enable or disable the connector for, from the widest scope to the narrowest: your `organization`, your
                 *     `workspace`, or only you (`user`).
                 * @example workspace
                 */
                consumer_scope: components["parameters"]["ConnectorConsumerScope"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The connector is active for the given scope. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Id of the connector. Its name is not accepted here.
                 * @example 6e1f9d20-4b7a-4c35-8f62-d0a1b2c3e4f5
                 */
                connector_id: components["parameters"]["ConnectorId"];
                /**
                 * @description Who to enable or disable the connector for, from the widest scope to the narrowest: your `organization`, your
                 *     `workspace`, or only you (`user`).
                 * @example workspace
                 */
                consumer_scope: components["parameters"]["ConnectorConsumerScope"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The connector is inactive for the given scope. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Name of the stored credentials to authenticate with. If omitted, your default credentials are used, if the connector
                 *     needs any.
                 * @example harbor-desk
                 */
                credentials_name?: components["parameters"]["ConnectorCredentialsName"];
            };
            header?: never;
            path: {
                /**
                 * @description Id or name of the connector. A value in UUID format is always read as an id.
                 * @example harbor-tides
                 */
                connector_id_or_name: components["parameters"]["ConnectorIdOrName"];
                /**
                 * @description Name of the tool, exactly as in the list of tools. Case-sensitive.
                 * @example get_tides
                 */
                tool_name: string;
            };
            cookie?: never;
        };
        /** @description Arguments for the tool. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConnectorToolCall"];
            };
        };
        responses: {
            /** @description The result of the tool, or the reason it failed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Whether to read the list from the server again instead of using the cached one.
                 * @example false
                 */
                refresh?: boolean;
                /**
                 * @description Whether to return short forms, for use in a prompt or a terminal: name, description, annotations, and the
                 *     input schema without titles, descriptions and examples.
                 * @example false
                 */
                pretty?: boolean;
                /**
                 * @description Name of the stored credentials to authenticate with. If omitted, your default credentials are used, if the connector
                 *     needs any.
                 * @example harbor-desk
                 */
                credentials_name?: components["parameters"]["ConnectorCredentialsName"];
                /**
                 * @description Maximum number of items per page.
                 * @example 100
                 */
                page_size?: components["parameters"]["ConnectorPageSize"];
                /**
                 * @description Page number, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
            };
            header?: never;
            path: {
                /**
                 * @description Id or name of the connector. A value in UUID format is always read as an id.
                 * @example harbor-tides
                 */
                connector_id_or_name: components["parameters"]["ConnectorIdOrName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of tools, in their short form with `pretty=true`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Id or name of the connector. A value in UUID format is always read as an id.
                 * @example harbor-tides
                 */
                connector_id_or_name: components["parameters"]["ConnectorIdOrName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The authentication methods, in order of preference. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Whether to return only the default credentials, which requests use if they name none.
                 * @example false
                 */
                fetch_default?: components["parameters"]["ConnectorFetchDefault"];
                /**
                 * @description Return only credentials for this authentication method.
                 * @example bearer
                 */
                auth_type?: components["parameters"]["ConnectorAuthType"];
            };
            header?: never;
            path: {
                /**
                 * @description Id or name of the connector. A value in UUID format is always read as an id.
                 * @example harbor-tides
                 */
                connector_id_or_name: components["parameters"]["ConnectorIdOrName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The organization's credentials for the connector. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Whether to return only the default credentials, which requests use if they name none.
                 * @example false
                 */
                fetch_default?: components["parameters"]["ConnectorFetchDefault"];
                /**
                 * @description Return only credentials for this authentication method.
                 * @example bearer
                 */
                auth_type?: components["parameters"]["ConnectorAuthType"];
            };
            header?: never;
            path: {
                /**
                 * @description Id or name of the connector. A value in UUID format is always read as an id.
                 * @example harbor-tides
                 */
                connector_id_or_name: components["parameters"]["ConnectorIdOrName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The workspace's credentials for the connector. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Page number, starting at 0.
                 * @example 0
                 */
                page?: components["parameters"]["PageFromZero"];
                /**
                 * @description Maximum number of conversations per page.
                 * @example 100
                 */
                page_size?: number;
                /**
                 * @description Return only conversations whose `metadata` contains all of these key-value pairs. Pass them as a URL-encoded
                 *     JSON object; any other value returns 422.
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
            /** @description One page of conversations. A page with fewer conversations than `page_size` is the last one. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
        /** @description First inputs, the model or agent that responds, and settings. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConversationStart"];
            };
        };
        responses: {
            /** @description The response, as one object or as a stream of events. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationResponse"];
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ConversationReferenceNotFound"];
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
        /** @description First inputs, the model or agent that responds, and settings. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConversationStart"];
            };
        };
        responses: {
            /** @description The response, as a stream of events. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ConversationReferenceNotFound"];
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
                 * @description Id of the conversation, as returned when you start or list conversations.
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
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Id of the conversation, as returned when you start or list conversations.
                 * @example conv_0197c3e1
                 */
                conversation_id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        /** @description Inputs to add, and settings for the response. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConversationAppend"];
            };
        };
        responses: {
            /** @description The response, as one object or as a stream of events. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Id of the conversation, as returned when you start or list conversations.
                 * @example conv_0197c3e1
                 */
                conversation_id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversation was deleted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Id of the conversation, as returned when you start or list conversations.
                 * @example conv_0197c3e1
                 */
                conversation_id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        /** @description Inputs to add, and settings for the response. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConversationAppend"];
            };
        };
        responses: {
            /** @description The response, as a stream of events. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Id of the conversation, as returned when you start or list conversations.
                 * @example conv_0197c3e1
                 */
                conversation_id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The complete history, oldest entry first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Id of the conversation, as returned when you start or list conversations.
                 * @example conv_0197c3e1
                 */
                conversation_id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every message, oldest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Id of the conversation, as returned when you start or list conversations.
                 * @example conv_0197c3e1
                 */
                conversation_id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        /** @description Entry to restart from, and what to change from there on. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConversationRestart"];
            };
        };
        responses: {
            /** @description The response, as one object or as a stream of events. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Id of the conversation, as returned when you start or list conversations.
                 * @example conv_0197c3e1
                 */
                conversation_id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        /** @description Entry to restart from, and what to change from there on. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConversationRestart"];
            };
        };
        responses: {
            /** @description The response, as a stream of events. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Page number, starting at 0.
                 * @example 0
                 */
                page?: components["parameters"]["PageFromZero"];
                /**
                 * @description Maximum number of agents per page.
                 * @example 20
                 */
                page_size?: number;
                /**
                 * @description Return only agents that can be chosen in the workspace's chat (true), or only those that cannot (false).
                 * @example false
                 */
                deployment_chat?: components["parameters"]["AgentDeploymentChat"];
                /**
                 * @description Return only agents created in one of these places: `api` (this API), `playground` or `agent_builder_v1` (the agent
                 *     builder). Repeat the parameter to accept several values.
                 * @example [
                 *       "api"
                 *     ]
                 */
                sources?: components["parameters"]["AgentSources"];
                /**
                 * @description Return only agents with exactly this name.
                 * @example Scout
                 */
                name?: components["parameters"]["AgentName"];
                /**
                 * @description Return only agents whose name or description contains this text. Case is ignored.
                 * @example tide
                 */
                search?: components["parameters"]["AgentSearch"];
                /**
                 * @description Return only the agent with this id.
                 * @example ag_0197c3d0
                 */
                id?: components["parameters"]["AgentIdFilter"];
                /**
                 * @description Return only agents whose `metadata` contains all of these key-value pairs. Pass them as a URL-encoded JSON object;
                 *     any other value returns 422.
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
                    "X-Request-Id": components["headers"]["RequestId"];
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
        /** @description Model, name and other settings of the agent. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgentCreate"];
            };
        };
        responses: {
            /** @description The new agent. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description The `next_page_token` of the previous page. Omit it to get the first page.
                 * @example YWdfMDE5N2MzZDA
                 */
                page_token?: string;
                /**
                 * @description Maximum number of agents per page. Every page except the last is full.
                 * @example 20
                 */
                page_size?: number;
                /**
                 * @description Return only agents that can be chosen in the workspace's chat (true), or only those that cannot (false).
                 * @example false
                 */
                deployment_chat?: components["parameters"]["AgentDeploymentChat"];
                /**
                 * @description Return only agents created in one of these places: `api` (this API), `playground` or `agent_builder_v1` (the agent
                 *     builder). Repeat the parameter to accept several values.
                 * @example [
                 *       "api"
                 *     ]
                 */
                sources?: components["parameters"]["AgentSources"];
                /**
                 * @description Return only agents with exactly this name.
                 * @example Scout
                 */
                name?: components["parameters"]["AgentName"];
                /**
                 * @description Return only agents whose name or description contains this text. Case is ignored.
                 * @example tide
                 */
                search?: components["parameters"]["AgentSearch"];
                /**
                 * @description Return only the agent with this id.
                 * @example ag_0197c3d0
                 */
                id?: components["parameters"]["AgentIdFilter"];
                /**
                 * @description Return only agents whose `metadata` contains all of these key-value pairs. Pass them as a URL-encoded JSON object;
                 *     any other value returns 422.
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
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Version to return, by number or alias. If omitted, the active version is returned. A value made up of digits
                 *     only is read as a number. Aliases of agents are set outside this API.
                 * @example 0
                 */
                agent_version?: number | string;
            };
            header?: never;
            path: {
                /**
                 * @description Id of the agent, as returned when you create or list agents.
                 * @example ag_0197c3d0
                 */
                agent_id: components["parameters"]["AgentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The agent in the requested version. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Id of the agent, as returned when you create or list agents.
                 * @example ag_0197c3d0
                 */
                agent_id: components["parameters"]["AgentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The agent was deleted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Id of the agent, as returned when you create or list agents.
                 * @example ag_0197c3d0
                 */
                agent_id: components["parameters"]["AgentId"];
            };
            cookie?: never;
        };
        /** @description Changes to make in the new version. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgentUpdate"];
            };
        };
        responses: {
            /** @description The agent in its new version. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Number of the version to activate. Aliases are not accepted here.
                 * @example 0
                 */
                version: number;
            };
            header?: never;
            path: {
                /**
                 * @description Id of the agent, as returned when you create or list agents.
                 * @example ag_0197c3d0
                 */
                agent_id: components["parameters"]["AgentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The agent in its newly active version. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Page number, starting at 0.
                 * @example 0
                 */
                page?: components["parameters"]["PageFromZero"];
                /**
                 * @description Maximum number of versions per page.
                 * @example 20
                 */
                page_size?: number;
            };
            header?: never;
            path: {
                /**
                 * @description Id of the agent, as returned when you create or list agents.
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
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Id of the agent, as returned when you create or list agents.
                 * @example ag_0197c3d0
                 */
                agent_id: components["parameters"]["AgentId"];
                /**
                 * @description Number or alias of the version. A value made up of digits only is read as a number. Aliases of agents are set
                 *     outside this API.
                 * @example 0
                 */
                version: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The agent in the requested version. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
        /** @description The agent, the chat so far, and settings for the response. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgentCompletionCreate"];
            };
        };
        responses: {
            /** @description The response, or the functions that the model wants to call. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
            422: components["responses"]["AgentCompletionUnprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "prompts.list": {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of prompts per page. Every page except the last is full. If omitted, the service chooses a
                 *     size.
                 * @example 20
                 */
                pageSize?: number;
                /**
                 * @description The `nextPageToken` of the previous page. Omit it to get the first page.
                 * @example cHJvbXB0XzAxOTdjM2Yx
                 */
                pageToken?: string;
                /**
                 * @description Return only prompts that have this alias, each at the version that the alias points to.
                 * @example live
                 */
                alias?: string;
                /**
                 * @description Names of the fields to return. `definition`, `title`, `description` and `notes` are left out unless you name them;
                 *     all other fields are always returned. If omitted, all fields are returned.
                 * @example [
                 *       "title",
                 *       "notes"
                 *     ]
                 */
                fields?: components["parameters"]["PromptFields"];
                /**
                 * @description Field to sort by: time of creation (`list_sort_field_created_at`), time of the last change
                 *     (`list_sort_field_last_modified_at`), name (`list_sort_field_name`) or title (`list_sort_field_title`). With
                 *     `list_sort_field_unspecified`, `sort_by` applies instead.
                 * @example list_sort_field_name
                 */
                "sort.field"?: "list_sort_field_unspecified" | "list_sort_field_created_at" | "list_sort_field_last_modified_at" | "list_sort_field_name" | "list_sort_field_title";
                /**
                 * @description `list_sort_direction_asc` sorts from A to Z or oldest first, `list_sort_direction_desc` the other way around.
                 *     With `list_sort_direction_unspecified`, `sort_direction` applies instead.
                 * @example list_sort_direction_asc
                 */
                "sort.direction"?: "list_sort_direction_unspecified" | "list_sort_direction_asc" | "list_sort_direction_desc";
                /**
                 * @description Short form of `sort.field`: `created_at`, `last_modified_at`, `name` or `title`. Ignored if `sort.field` is set
                 *     to anything but unspecified.
                 * @example name
                 */
                sort_by?: "created_at" | "last_modified_at" | "name" | "title";
                /**
                 * @description Short form of `sort.direction`: ascending (`asc`) or descending (`desc`). Ignored if `sort.direction` is set to
                 *     anything but unspecified. If neither is set, times are sorted newest first and names and titles from A to Z.
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
                    "X-Request-Id": components["headers"]["RequestId"];
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
        /** @description Name and first definition of the prompt, with optional metadata and sharing. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromptCreate"];
            };
        };
        responses: {
            /** @description The new prompt at version 1. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Number of the version to return. If omitted, the latest version is returned.
                 * @example 1
                 */
                version?: number;
                /**
                 * @description Return the version that this alias points to. Ignored if `version` is set.
                 * @example live
                 */
                alias?: string;
                /**
                 * @description Names of the fields to return. `definition`, `title`, `description` and `notes` are left out unless you name them;
                 *     all other fields are always returned. If omitted, all fields are returned.
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
                 * @description Id of the prompt, as returned when you create or list prompts.
                 * @example prompt_0197c3f1
                 */
                prompt_id: components["parameters"]["PromptId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The prompt at the selected version. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SelectedPrompt"];
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
                 * @description Id of the prompt, as returned when you create or list prompts.
                 * @example prompt_0197c3f1
                 */
                prompt_id: components["parameters"]["PromptId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The prompt was deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Id of the prompt, as returned when you create or list prompts.
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
            /** @description The updated prompt at its latest version. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Id of the prompt, as returned when you create or list prompts.
                 * @example prompt_0197c3f1
                 */
                prompt_id: components["parameters"]["PromptId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All versions of the prompt. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Id of the prompt, as returned when you create or list prompts.
                 * @example prompt_0197c3f1
                 */
                prompt_id: components["parameters"]["PromptId"];
            };
            cookie?: never;
        };
        /** @description Definition of the version, with optional notes and aliases. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromptVersionCreate"];
            };
        };
        responses: {
            /** @description The number of the new or existing version. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Names of the fields to return. `definition`, `title`, `description` and `notes` are left out unless you name them;
                 *     all other fields are always returned. If omitted, all fields are returned.
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
                 * @description Id of the prompt, as returned when you create or list prompts.
                 * @example prompt_0197c3f1
                 */
                prompt_id: components["parameters"]["PromptId"];
                /**
                 * @description Number of a version of the prompt. The first version is 1.
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SelectedPrompt"];
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
                 * @description Id of the prompt, as returned when you create or list prompts.
                 * @example prompt_0197c3f1
                 */
                prompt_id: components["parameters"]["PromptId"];
                /**
                 * @description Number of a version of the prompt. The first version is 1.
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
            /** @description The prompt at the updated version. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Maximum number of skills per page. Every page except the last is full. If omitted, the service chooses a size.
                 * @example 20
                 */
                pageSize?: number;
                /**
                 * @description The `nextPageToken` of the previous page. Omit it to get the first page.
                 * @example c2tpbGxfMDE5N2MzZjI=
                 */
                pageToken?: string;
                /**
                 * @description Return only skills that have this alias, each at the version that the alias points to.
                 * @example live
                 */
                alias?: string;
                /**
                 * @description Names of the fields to return. `definition` and `notes` are left out unless you name them; all other fields are
                 *     always returned. If omitted, all fields are returned.
                 * @example [
                 *       "name",
                 *       "notes"
                 *     ]
                 */
                fields?: components["parameters"]["SkillFields"];
                /**
                 * @description Field to sort by: time of creation (`list_sort_field_created_at`), time of the last change
                 *     (`list_sort_field_last_modified_at`) or name (`list_sort_field_name`). Skills have no title, so
                 *     `list_sort_field_title` sorts by name too. With `list_sort_field_unspecified`, `sort_by` applies instead.
                 * @example list_sort_field_name
                 */
                "sort.field"?: "list_sort_field_unspecified" | "list_sort_field_created_at" | "list_sort_field_last_modified_at" | "list_sort_field_name" | "list_sort_field_title";
                /**
                 * @description `list_sort_direction_asc` sorts from A to Z or oldest first, `list_sort_direction_desc` the other way around.
                 *     With `list_sort_direction_unspecified`, `sort_direction` applies instead.
                 * @example list_sort_direction_asc
                 */
                "sort.direction"?: "list_sort_direction_unspecified" | "list_sort_direction_asc" | "list_sort_direction_desc";
                /**
                 * @description Short form of `sort.field`: `created_at`, `last_modified_at`, `name` or `title`, which again sorts by name.
                 *     Ignored if `sort.field` is set to anything but unspecified.
                 * @example name
                 */
                sort_by?: "created_at" | "last_modified_at" | "name" | "title";
                /**
                 * @description Short form of `sort.direction`: ascending (`asc`) or descending (`desc`). Ignored if `sort.direction` is set to
                 *     anything but unspecified. If neither is set, times are sorted newest first and names from A to Z.
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
                    "X-Request-Id": components["headers"]["RequestId"];
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
        /** @description Name and first definition of the skill, with optional metadata and sharing. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SkillCreate"];
            };
        };
        responses: {
            /** @description The new skill at version 1. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Number of the version to return. If omitted, the latest version is returned.
                 * @example 1
                 */
                version?: number;
                /**
                 * @description Return the version that this alias points to. Ignored if `version` is set.
                 * @example live
                 */
                alias?: string;
                /**
                 * @description Names of the fields to return. `definition` and `notes` are left out unless you name them; all other fields are
                 *     always returned. If omitted, all fields are returned.
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
                 * @description Id of the skill, as returned when you create or list skills.
                 * @example skill_0197c3f2
                 */
                skill_id: components["parameters"]["SkillId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The skill at the selected version. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SelectedSkill"];
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
                 * @description Id of the skill, as returned when you create or list skills.
                 * @example skill_0197c3f2
                 */
                skill_id: components["parameters"]["SkillId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The skill was deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Id of the skill, as returned when you create or list skills.
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
            /** @description The updated skill at its latest version. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Id of the skill, as returned when you create or list skills.
                 * @example skill_0197c3f2
                 */
                skill_id: components["parameters"]["SkillId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All versions of the skill. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Id of the skill, as returned when you create or list skills.
                 * @example skill_0197c3f2
                 */
                skill_id: components["parameters"]["SkillId"];
            };
            cookie?: never;
        };
        /** @description Definition of the version, with optional notes and aliases. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SkillVersionCreate"];
            };
        };
        responses: {
            /** @description The number of the new or existing version. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Names of the fields to return. `definition` and `notes` are left out unless you name them; all other fields are
                 *     always returned. If omitted, all fields are returned.
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
                 * @description Id of the skill, as returned when you create or list skills.
                 * @example skill_0197c3f2
                 */
                skill_id: components["parameters"]["SkillId"];
                /**
                 * @description Number of a version of the skill. The first version is 1.
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SelectedSkill"];
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
                 * @description Id of the skill, as returned when you create or list skills.
                 * @example skill_0197c3f2
                 */
                skill_id: components["parameters"]["SkillId"];
                /**
                 * @description Number of a version of the skill. The first version is 1.
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
            /** @description The skill at the updated version. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Return only workflows whose name, display name or description contains this text. Case is ignored.
                 * @example briefing
                 */
                search?: string;
                /**
                 * @description Return only workflows with an execution in this state. Repeat the parameter to accept several values.
                 * @example [
                 *       "RUNNING"
                 *     ]
                 */
                status?: components["schemas"]["ExecutionStatus"][];
                /**
                 * @description Return only workflows registered by this deployment. Repeat the parameter to accept several values.
                 * @example [
                 *       "harbor-workers"
                 *     ]
                 */
                deployment_name?: string[];
                /**
                 * @description Return only workflows with at least one deployment that has a live worker (`active`), or only workflows
                 *     without one (`inactive`).
                 * @example active
                 */
                deployment_status?: "active" | "inactive";
                /**
                 * @description Return only workflows with this tag. Repeat the parameter to require several tags.
                 * @example [
                 *       "harbor"
                 *     ]
                 */
                tags?: string[];
                /**
                 * @description Filters by whether the workflow is archived (`true`) or not (`false`). If omitted, both are returned.
                 * @example false
                 */
                archived?: components["parameters"]["ArchivedWorkflows"];
                /**
                 * @description Filters by whether the workflow can be started from the chat assistant (`true`) or not (`false`). If omitted, both
                 *     are returned.
                 * @example false
                 */
                available_in_chat_assistant?: components["parameters"]["AvailableInChatAssistant"];
                /**
                 * @description Whether to include workflows that other workspaces share with this one.
                 * @example true
                 */
                include_shared?: components["parameters"]["IncludeSharedWorkflows"];
                /**
                 * @description Whether to return only items that a live worker can run right now.
                 * @example false
                 */
                active_only?: components["parameters"]["ActiveWorkflowsOnly"];
                /**
                 * @description `display_name` sorts by display name. If omitted, workflows are sorted by the time of their first registration.
                 * @example display_name
                 */
                sort_by?: "display_name";
                /**
                 * @description Sort order: ascending (`asc`, A to Z or oldest first) or descending (`desc`).
                 * @example asc
                 */
                order?: "asc" | "desc";
                /**
                 * @description Maximum number of items per page. Every page except the last is full.
                 * @example 50
                 */
                limit?: components["parameters"]["WorkflowLimit"];
                /**
                 * @description Cursor returned with the previous page. Omit it to get the first page.
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
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Return only registrations of this workflow.
                 * @example 2c9e7b41-d8a3-4f06-95e1-b7c8d9e0f1a2
                 */
                workflow_id?: string;
                /**
                 * @deprecated
                 * @description Return only registrations whose workers poll this queue. Use `workflow_id` instead, and read
                 *     `deployment_name` in each registration.
                 * @example harbor-queue
                 */
                task_queue?: string;
                /**
                 * @description Return only registrations of workflows whose name or display name contains this text. Case is ignored.
                 * @example briefing
                 */
                workflow_search?: string;
                /**
                 * @description Filters by whether the workflow is archived (`true`) or not (`false`). If omitted, both are returned.
                 * @example false
                 */
                archived?: components["parameters"]["ArchivedWorkflows"];
                /**
                 * @description Filters by whether the workflow can be started from the chat assistant (`true`) or not (`false`). If omitted, both
                 *     are returned.
                 * @example false
                 */
                available_in_chat_assistant?: components["parameters"]["AvailableInChatAssistant"];
                /**
                 * @description Whether to include workflows that other workspaces share with this one.
                 * @example true
                 */
                include_shared?: components["parameters"]["IncludeSharedWorkflows"];
                /**
                 * @description Whether to return only items that a live worker can run right now.
                 * @example false
                 */
                active_only?: components["parameters"]["ActiveWorkflowsOnly"];
                /**
                 * @description Whether to include the registered workflow in the `workflow` field of each registration.
                 * @example false
                 */
                with_workflow?: components["parameters"]["WithWorkflow"];
                /**
                 * @description Maximum number of items per page. Every page except the last is full.
                 * @example 50
                 */
                limit?: components["parameters"]["WorkflowLimit"];
                /**
                 * @description Cursor returned with the previous page. Omit it to get the first page.
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
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Id or name of the workflow.
                 * @example morning-briefing
                 */
                workflow_identifier: components["parameters"]["WorkflowIdentifier"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested workflow. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
    "workflows.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id or name of the workflow.
                 * @example morning-briefing
                 */
                workflow_identifier: components["parameters"]["WorkflowIdentifier"];
            };
            cookie?: never;
        };
        /** @description The fields to change. The object can be empty. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkflowUpdate"];
            };
        };
        responses: {
            /** @description The updated workflow. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Whether to wait until the workflow ends before returning. The body has a field of the same name; the call waits if
                 *     either is true.
                 * @example false
                 */
                wait_for_result?: components["parameters"]["WaitForResult"];
            };
            header?: never;
            path: {
                /**
                 * @description Id or name of the workflow.
                 * @example morning-briefing
                 */
                workflow_identifier: components["parameters"]["WorkflowIdentifier"];
            };
            cookie?: never;
        };
        /** @description Input and settings of the execution. The object can be empty. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkflowExecutionRequest"];
            };
        };
        responses: {
            /** @description The execution, or only the result if the call waited and the workflow completed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Whether to wait until the workflow ends before returning. The body has a field of the same name; the call waits if
                 *     either is true.
                 * @example false
                 */
                wait_for_result?: components["parameters"]["WaitForResult"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the registration, as returned when you list registrations.
                 * @example 4d0f8c52-e9b4-4a17-86f2-c8d9e0f1a2b3
                 */
                workflow_registration_id: components["parameters"]["WorkflowRegistrationId"];
            };
            cookie?: never;
        };
        /** @description Input and settings of the execution. The object can be empty. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkflowExecutionRequest"];
            };
        };
        responses: {
            /** @description The execution, or only the result if the call waited and the workflow completed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Whether to include the registered workflow in the `workflow` field of each registration.
                 * @example false
                 */
                with_workflow?: components["parameters"]["WithWorkflow"];
                /**
                 * @description Whether to include workflows that other workspaces share with this one.
                 * @example true
                 */
                include_shared?: components["parameters"]["IncludeSharedWorkflows"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the registration, as returned when you list registrations.
                 * @example 4d0f8c52-e9b4-4a17-86f2-c8d9e0f1a2b3
                 */
                workflow_registration_id: components["parameters"]["WorkflowRegistrationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested registration. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
        /** @description Ids of the workflows. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkflowSelection"];
            };
        };
        responses: {
            /** @description The outcome for each workflow. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
        /** @description Ids of the workflows. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkflowSelection"];
            };
        };
        responses: {
            /** @description The outcome for each workflow. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Id or name of the workflow.
                 * @example morning-briefing
                 */
                workflow_identifier: components["parameters"]["WorkflowIdentifier"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The archived workflow. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Id or name of the workflow.
                 * @example morning-briefing
                 */
                workflow_identifier: components["parameters"]["WorkflowIdentifier"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The unarchived workflow. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Whether to return the execution's `search_keys`, which are labels set by its workflow.
                 * @example true
                 */
                include_search_keys?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description Id of the execution. The call applies to its latest run.
                 * @example morning-briefing-2026-03-02
                 */
                execution_id: components["parameters"]["ExecutionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested execution. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Whether to decode inputs and results and return them as JSON. If false, each value is returned as it is stored, as
                 *     an `EncodedPayload`.
                 * @example true
                 */
                decode_payloads?: components["parameters"]["DecodePayloads"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the execution. The call applies to its latest run.
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
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Id of the execution. The call applies to its latest run.
                 * @example morning-briefing-2026-03-02
                 */
                execution_id: components["parameters"]["ExecutionId"];
            };
            cookie?: never;
        };
        /** @description The signal and its input. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkflowSignal"];
            };
        };
        responses: {
            /** @description The signal was accepted and will be delivered. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
            422: components["responses"]["WorkflowMessageInvalid"];
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
                 * @description Id of the execution. The call applies to its latest run.
                 * @example morning-briefing-2026-03-02
                 */
                execution_id: components["parameters"]["ExecutionId"];
            };
            cookie?: never;
        };
        /** @description The query and its input. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkflowQuery"];
            };
        };
        responses: {
            /** @description The workflow's answer to the query. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
            422: components["responses"]["WorkflowMessageInvalid"];
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
                 * @description Id of the execution. The call applies to its latest run.
                 * @example morning-briefing-2026-03-02
                 */
                execution_id: components["parameters"]["ExecutionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The execution was terminated. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
        /** @description Ids of the executions. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExecutionBatch"];
            };
        };
        responses: {
            /** @description The outcome for each execution. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Id of the execution. The call applies to its latest run.
                 * @example morning-briefing-2026-03-02
                 */
                execution_id: components["parameters"]["ExecutionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cancellation request was recorded. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
        /** @description Ids of the executions. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExecutionBatch"];
            };
        };
        responses: {
            /** @description The outcome for each execution. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Id of the execution. The call applies to its latest run.
                 * @example morning-briefing-2026-03-02
                 */
                execution_id: components["parameters"]["ExecutionId"];
            };
            cookie?: never;
        };
        /** @description The point to return to. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExecutionReset"];
            };
        };
        responses: {
            /** @description The execution continues in a new run. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Return only runs of this workflow, given by its id or name.
                 * @example morning-briefing
                 */
                workflow_identifier?: string;
                /**
                 * @description Return only runs of this execution and of all executions descended from it.
                 * @example morning-briefing-2026-03-02
                 */
                root_execution_id?: string;
                /**
                 * @description Return only runs whose execution id or workflow name contains this text. Case is ignored.
                 * @example briefing
                 */
                search?: string;
                /**
                 * @description Return only runs in this state. Repeat the parameter to accept several values.
                 * @example [
                 *       "COMPLETED",
                 *       "FAILED"
                 *     ]
                 */
                status?: components["schemas"]["ExecutionStatus"][];
                /**
                 * @description Return only runs executed by workers of this deployment.
                 * @example harbor-workers
                 */
                deployment_name?: string;
                /**
                 * @description Time to sort by: `start_time`, which is the default, or `end_time`, with which runs in progress are listed last.
                 * @example start_time
                 */
                sort_by?: "start_time" | "end_time";
                /**
                 * @description Sort order: earliest first (`asc`) or latest first (`desc`).
                 * @example desc
                 */
                order?: "asc" | "desc";
                /**
                 * @description Return only runs that started at or after this time.
                 * @example 2026-03-02T00:00:00Z
                 */
                start_time_after?: string;
                /**
                 * @description Return only runs that started before this time.
                 * @example 2026-03-03T00:00:00Z
                 */
                start_time_before?: string;
                /**
                 * @description Return only runs that ended at or after this time.
                 * @example 2026-03-02T00:00:00Z
                 */
                end_time_after?: string;
                /**
                 * @description Return only runs that ended before this time.
                 * @example 2026-03-03T00:00:00Z
                 */
                end_time_before?: string;
                /**
                 * @description Return only runs started by this user. Use `current` for your own runs.
                 * @example current
                 */
                user_id?: string;
                /**
                 * @description Return only runs of workflows with this tag. Repeat the parameter to require several tags, up to 20.
                 * @example [
                 *       "harbor"
                 *     ]
                 */
                workflow_tags?: string[];
                /**
                 * @description Return only runs with this search key, written `key:value`. Repeat the parameter to require several search
                 *     keys, up to 3.
                 * @example [
                 *       "harbor:harbor-point"
                 *     ]
                 */
                search_key?: string[];
                /**
                 * @description Whether to include runs of workflows that the service uses internally.
                 * @example false
                 */
                include_internal?: boolean;
                /**
                 * @description Maximum number of runs per page. Every page except the last is full.
                 * @example 50
                 */
                page_size?: number;
                /**
                 * @description The `next_page_token` of the previous page. Omit it to get the first page.
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
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Id of the run, as returned when you list runs. It does not have to be the latest run of its execution.
                 * @example a7b3c9d1-5e2f-4068-b4a7-1f2e3d4c5b6a
                 */
                run_id: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested run, in the form of an execution. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Whether to decode inputs and results and return them as JSON. If false, each value is returned as it is stored, as
                 *     an `EncodedPayload`.
                 * @example true
                 */
                decode_payloads?: components["parameters"]["DecodePayloads"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the run, as returned when you list runs. It does not have to be the latest run of its execution.
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
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Return only schedules that start the workflow with this name.
                 * @example morning-briefing
                 */
                workflow_name?: string;
                /**
                 * @description Return only schedules that this user created. Use `current` for your own schedules.
                 * @example current
                 */
                user_id?: string;
                /**
                 * @description Return only schedules that are `active`, or only those that are `paused`. If omitted, both are returned.
                 * @example active
                 */
                status?: "active" | "paused";
                /**
                 * @description Return only schedules whose id starts with this text.
                 * @example morning-
                 */
                search?: string;
                /**
                 * @description Maximum number of schedules per page. If omitted, the response contains all schedules.
                 * @example 50
                 */
                page_size?: number;
                /**
                 * @description The `next_page_token` of the previous page. Omit it to get the first page.
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
                    "X-Request-Id": components["headers"]["RequestId"];
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
        /** @description The workflow to start, when to start it, and its input. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScheduleCreate"];
            };
        };
        responses: {
            /** @description The schedule was created and is active. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Id of the schedule, chosen by you or by the service when the schedule was created.
                 * @example morning-briefing-daily
                 */
                schedule_id: components["parameters"]["ScheduleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested schedule. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Id of the schedule, chosen by you or by the service when the schedule was created.
                 * @example morning-briefing-daily
                 */
                schedule_id: components["parameters"]["ScheduleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The schedule was deleted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Id of the schedule, chosen by you or by the service when the schedule was created.
                 * @example morning-briefing-daily
                 */
                schedule_id: components["parameters"]["ScheduleId"];
            };
            cookie?: never;
        };
        /** @description The fields to change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScheduleUpdate"];
            };
        };
        responses: {
            /** @description The schedule was updated. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
            422: components["responses"]["ScheduleUpdateUnprocessable"];
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
                 * @description Id of the schedule, chosen by you or by the service when the schedule was created.
                 * @example morning-briefing-daily
                 */
                schedule_id: components["parameters"]["ScheduleId"];
            };
            cookie?: never;
        };
        /** @description The reason for the pause, if you want to record one. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SchedulePause"] | null;
            };
        };
        responses: {
            /** @description The schedule is paused. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Id of the schedule, chosen by you or by the service when the schedule was created.
                 * @example morning-briefing-daily
                 */
                schedule_id: components["parameters"]["ScheduleId"];
            };
            cookie?: never;
        };
        /** @description The reason for resuming, if you want to record one. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SchedulePause"] | null;
            };
        };
        responses: {
            /** @description The schedule is active. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Id of the schedule, chosen by you or by the service when the schedule was created.
                 * @example morning-briefing-daily
                 */
                schedule_id: components["parameters"]["ScheduleId"];
            };
            cookie?: never;
        };
        /** @description Null, or no body at all. Triggering has no options. */
        requestBody?: {
            content: {
                "application/json": null;
            };
        };
        responses: {
            /** @description The execution was started. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Whether to return only deployments that have at least one live worker.
                 * @example true
                 */
                active_only?: boolean;
                /**
                 * @description Filters by whether the deployment is hardened (`true`) or not (`false`). If omitted, both are returned.
                 * @example true
                 */
                is_hardened?: boolean;
                /**
                 * @description Return only deployments on which the workflow with this name is registered.
                 * @example morning-briefing
                 */
                workflow_name?: string;
                /**
                 * @description Return only deployments created by the user with this id.
                 * @example c41a7e88-3b52-4d0f-8a6e-91f0d2b7c533
                 */
                created_by?: string;
                /**
                 * @description Return only deployments owned by the user with this id.
                 * @example c41a7e88-3b52-4d0f-8a6e-91f0d2b7c533
                 */
                owner?: string;
                /**
                 * @description Return only deployments that have workers in this kind of location. Repeat the parameter to accept several
                 *     values.
                 * @example [
                 *       "managed"
                 *     ]
                 */
                location_types?: components["schemas"]["DeploymentLocationType"][];
                /**
                 * @description Return only deployments whose name contains this text. Case is ignored.
                 * @example harbor
                 */
                search?: string;
                /**
                 * @description Time to sort by: `created_at`, which is the default, or `updated_at`, which stands for the last heartbeat.
                 * @example created_at
                 */
                order_by?: "updated_at" | "created_at";
                /**
                 * @description Sort order: earliest first (`asc`) or latest first (`desc`).
                 * @example desc
                 */
                order?: "asc" | "desc";
                /**
                 * @description Maximum number of deployments per page.
                 * @example 50
                 */
                limit?: number;
                /**
                 * @description Cursor returned with the previous page. Omit it to get the first page.
                 * @example b2Zmc2V0PTUw
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Id of the workspace to list. The default is the workspace of the API key.
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
                    "X-Request-Id": components["headers"]["RequestId"];
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
        /** @description The name of the deployment, the code to run, and the resources for it. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeploymentCreate"];
            };
        };
        responses: {
            /** @description The deployment was created, and its build is queued. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
            /** @description The requested deployment. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
            /** @description The deployment is being deleted. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
            /** @description The change was accepted and is being carried out. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
            /** @description The deployment is being stopped. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
            /** @description The deployment is being started. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
            /** @description The restart was accepted and is being carried out. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Id of the deployment's workspace. The default is the workspace of the API key.
                 * @example 8d2f4b16-90ac-4e7b-b1d3-5c6a7e8f9012
                 */
                workspace_id?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Id of the deployment. Unlike other operations, this one does not accept the name.
                 * @example 5e1a9d63-fac5-4b28-97a3-d9e0f1a2b3c4
                 */
                deployment_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deployment is not hardened. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["UnhardenForbidden"];
            404: components["responses"]["DeploymentNotFound"];
            409: components["responses"]["DeploymentHardeningRequired"];
            422: components["responses"]["UnhardenUnprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "workflows.deployments.workers.list": {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of workers per page.
                 * @example 50
                 */
                limit?: number;
                /**
                 * @description Cursor returned with the previous page. Omit it to get the first page.
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
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Return only records written by this worker.
                 * @example harbor-worker-1
                 */
                worker_name?: components["parameters"]["DeploymentLogWorkerName"];
                /**
                 * @description Return only records written by executions of this workflow.
                 * @example morning-briefing
                 */
                workflow_name?: components["parameters"]["DeploymentLogWorkflowName"];
                /**
                 * @description Return only records written during a build (`build`) or by workers (`runtime`). If omitted, both are returned.
                 * @example runtime
                 */
                log_type?: components["parameters"]["DeploymentLogType"];
                /**
                 * @description Return only records written after this time.
                 * @example 2026-03-02T05:00:00Z
                 */
                after?: components["parameters"]["DeploymentLogAfter"];
                /**
                 * @description Return only records written before this time.
                 * @example 2026-03-02T05:01:00Z
                 */
                before?: string;
                /**
                 * @description Sort order: oldest records first (`asc`) or newest first (`desc`). Ignored if `cursor` is set.
                 * @example asc
                 */
                order?: "asc" | "desc";
                /**
                 * @description Maximum number of log records per page.
                 * @example 50
                 */
                limit?: number;
                /**
                 * @description The `next_cursor` of the previous page. Omit it to get the first page. If it is set, `after`, `before` and
                 *     `order` are ignored.
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
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Resume after the event with this `id`. For clients that cannot set the `Last-Event-ID` header; ignored if it
                 *     is set.
                 * @example MTc3MjQyNzYwMDEyMDow
                 */
                last_event_id?: string;
                /**
                 * @description Return only records written by this worker.
                 * @example harbor-worker-1
                 */
                worker_name?: components["parameters"]["DeploymentLogWorkerName"];
                /**
                 * @description Return only records written by executions of this workflow.
                 * @example morning-briefing
                 */
                workflow_name?: components["parameters"]["DeploymentLogWorkflowName"];
                /**
                 * @description Return only records written during a build (`build`) or by workers (`runtime`). If omitted, both are returned.
                 * @example runtime
                 */
                log_type?: components["parameters"]["DeploymentLogType"];
                /**
                 * @description Return only records written after this time.
                 * @example 2026-03-02T05:00:00Z
                 */
                after?: components["parameters"]["DeploymentLogAfter"];
            };
            header?: {
                /**
                 * @description Resume after the event with this `id`. Browsers set this header automatically when they reconnect.
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
            /** @description The stream of log records. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["BadDeploymentLogId"];
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
                 * @description Stream events of this execution. `*` matches every execution.
                 * @example morning-briefing-2026-03-02
                 */
                workflow_exec_id?: string;
                /**
                 * @description Stream events of this execution and of all its descendants, that is, the executions that it started directly
                 *     or indirectly. `*` matches every execution.
                 * @example morning-briefing-2026-03-02
                 */
                root_workflow_exec_id?: string;
                /**
                 * @description Stream events of the executions that this one started directly. `*` matches every execution, with or without
                 *     a parent.
                 * @example morning-briefing-2026-03-02
                 */
                parent_workflow_exec_id?: string;
                /**
                 * @description Return only events about activities (`activity`), only events about the workflow itself and its tasks
                 *     (`workflow`), or both (`*`).
                 * @example *
                 */
                scope?: "activity" | "workflow" | "*";
                /**
                 * @description Return only events about activities with this name. `*` matches every name.
                 * @example get_tides
                 */
                activity_name?: string;
                /**
                 * @description Return only events about the activity with this `task_id`. `*` matches every activity.
                 * @example act_1
                 */
                activity_id?: string;
                /**
                 * @description Return only events of workflows with this name. `*` matches every name.
                 * @example morning-briefing
                 */
                workflow_name?: string;
                /**
                 * @description Return only events that were published on this channel. Channel names are chosen in the workflow's code, for
                 *     example `token` for text that a model is generating. `*` matches every channel.
                 * @example *
                 */
                stream?: string;
                /**
                 * @description Start with the event that has this `broker_sequence`. With 0, the stream starts with the oldest event
                 *     available.
                 * @example 0
                 */
                start_seq?: number;
                /**
                 * @description Resume after the message with this id. For clients that cannot set the `Last-Event-ID` header.
                 * @example 4
                 */
                last_event_id?: string;
                /**
                 * @description Return only events whose `metadata` contains all of these key-value pairs. Pass them as a URL-encoded JSON
                 *     object; any other value returns 422.
                 * @example {"language":"en"}
                 */
                metadata_filters?: string;
                /**
                 * @description Return only events of this type. Repeat the parameter to accept several values. If omitted, all types are
                 *     returned.
                 * @example [
                 *       "WORKFLOW_EXECUTION_STARTED",
                 *       "WORKFLOW_EXECUTION_COMPLETED"
                 *     ]
                 */
                workflow_event_types?: components["schemas"]["WorkflowEventType"][];
            };
            header?: {
                /**
                 * @description Resume after the message with this id. Browsers set this header automatically when they reconnect. It takes
                 *     precedence over `last_event_id` and `start_seq`.
                 * @example 4
                 */
                "Last-Event-ID"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream of events. It stays open until the client disconnects or the service closes it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["BadWorkflowEventId"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["WorkflowEventStreamUnprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "workflows.events.list": {
        parameters: {
            query?: {
                /**
                 * @description Return only events of this execution and of all executions descended from it.
                 * @example morning-briefing-2026-03-02
                 */
                root_workflow_exec_id?: string;
                /**
                 * @description Return only events of this execution.
                 * @example morning-briefing-2026-03-02
                 */
                workflow_exec_id?: string;
                /**
                 * @description Return only events of this run of an execution.
                 * @example a7b3c9d1-5e2f-4068-b4a7-1f2e3d4c5b6a
                 */
                workflow_run_id?: string;
                /**
                 * @description Maximum number of events per page.
                 * @example 100
                 */
                limit?: number;
                /**
                 * @description Cursor returned with the previous page. Omit it to get the first page.
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
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Return only models whose `owned_by` has this value.
                 * @example platform
                 */
                provider?: string;
                /**
                 * @description Return only the model with this id or alias.
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
            /** @description All models that match the filters. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Id of the model, as returned when you list models.
                 * @example ft:aurora-small:tidewater:7c1e
                 */
                model_id: components["parameters"]["ModelId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested model. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Id of the model, as returned when you list models.
                 * @example ft:aurora-small:tidewater:7c1e
                 */
                model_id: components["parameters"]["ModelId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The model was deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Id of the model, as returned when you list models.
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
            /** @description The updated model. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Id of the model, as returned when you list models.
                 * @example ft:aurora-small:tidewater:7c1e
                 */
                model_id: components["parameters"]["ModelId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The model is now archived. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Id of the model, as returned when you list models.
                 * @example ft:aurora-small:tidewater:7c1e
                 */
                model_id: components["parameters"]["ModelId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The model is no longer archived. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Page number, starting at 0.
                 * @example 0
                 */
                page?: components["parameters"]["PageFromZero"];
                /**
                 * @description Maximum number of jobs per page.
                 * @example 100
                 */
                page_size?: number;
                /**
                 * @description Return only jobs that use this model.
                 * @example aurora-small
                 */
                model?: string;
                /**
                 * @description Return only jobs that use this agent.
                 * @example ag_0197c3d0
                 */
                agent_id?: string;
                /**
                 * @description Return only jobs whose `metadata` contains all of these key-value pairs. Pass them as a URL-encoded JSON
                 *     object; any other value returns 422.
                 * @example {"desk":"harbor"}
                 */
                metadata?: string;
                /**
                 * @description Return only jobs created after this time.
                 * @example 2026-03-02T09:00:00Z
                 */
                created_after?: string;
                /**
                 * @description Whether to return only jobs that you created.
                 * @example false
                 */
                created_by_me?: boolean;
                /**
                 * @description Return only jobs in one of these states. Repeat the parameter to accept several values.
                 * @example [
                 *       "QUEUED",
                 *       "RUNNING"
                 *     ]
                 */
                status?: components["schemas"]["BatchJobStatus"][];
                /**
                 * @description Sort order. `created` returns the oldest job first, `-created` the newest.
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
            /** @description One page of jobs, with the total count. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
        /** @description The operation to call and the requests to process. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["BatchJobCreate"];
            };
        };
        responses: {
            /** @description The new job, waiting in the queue. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
            422: components["responses"]["BatchJobUnprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "batch.jobs.get": {
        parameters: {
            query?: {
                /**
                 * @description Whether to include the results in `outputs`. If false, they are only available in `output_file`.
                 * @example false
                 */
                inline?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description Id of the batch job, as returned when you create or list jobs.
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
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Id of the batch job, as returned when you create or list jobs.
                 * @example c2d3e4f5-a6b7-4c89-90d1-e2f3a4b5c6d7
                 */
                job_id: components["parameters"]["BatchJobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job was deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Id of the batch job, as returned when you create or list jobs.
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
                    "X-Request-Id": components["headers"]["RequestId"];
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
        /** @description The moderation model, and one or more texts. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModerationCreate"];
            };
        };
        responses: {
            /** @description One result for each text. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
        /** @description The moderation model, and one or more chats. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatModerationCreate"];
            };
        };
        responses: {
            /** @description One result for each chat. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
        /** @description The classifier, and one or more texts. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClassificationCreate"];
            };
        };
        responses: {
            /** @description One list of targets for each text. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
        /** @description The classifier, and one or more chats. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatClassificationCreate"];
            };
        };
        responses: {
            /** @description One list of targets for each chat. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
            /** @description All deployments that you can query. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
        /** @description Name, search engine and indexes of the deployment. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SearchIndexRegistration"];
            };
        };
        responses: {
            /** @description The id of the new or updated deployment. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Id of the search-index deployment, as returned when you register or list deployments.
                 * @example b3f7d2a1-6c48-4e95-8a0b-1d2c3e4f5a67
                 */
                deployment_id: components["parameters"]["SearchIndexDeploymentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deployment was deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Id of the search-index deployment, as returned when you register or list deployments.
                 * @example b3f7d2a1-6c48-4e95-8a0b-1d2c3e4f5a67
                 */
                deployment_id: components["parameters"]["SearchIndexDeploymentId"];
            };
            cookie?: never;
        };
        /** @description Status and document counts of the deployment. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SearchIndexMetrics"];
            };
        };
        responses: {
            /** @description The status and document counts were updated. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
            /** @description All pipeline configurations. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
        /** @description Name, components and target indexes of the pipeline. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["IngestionConfigurationUpsert"];
            };
        };
        responses: {
            /** @description The saved configuration. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Id of the pipeline configuration, as returned when you save or list configurations.
                 * @example d7a60c3f-51b8-4e29-9c84-3f2e1d0c9b8a
                 */
                id: string;
            };
            cookie?: never;
        };
        /** @description Time of the run and number of chunks written. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["IngestionRunInfo"];
            };
        };
        responses: {
            /** @description The configuration with its updated run statistics. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
            /** @description The user, with the API key, workspace and organization of this request. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Number of items to skip from the start of the list.
                 * @example 0
                 */
                offset?: components["parameters"]["UserListOffset"];
                /**
                 * @description Maximum number of items per page.
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
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description Return only workspaces of this organization. The list is empty if the user does not belong to it.
                 * @example 5b0e3c9a-7f1d-4c62-9a40-2d8f6e1b7c01
                 */
                organization_id?: string;
                /**
                 * @description Number of items to skip from the start of the list.
                 * @example 0
                 */
                offset?: components["parameters"]["UserListOffset"];
                /**
                 * @description Maximum number of items per page.
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
                    "X-Request-Id": components["headers"]["RequestId"];
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
        /** @description Text to speak, and the voice and format to use. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SpeechCreate"];
            };
        };
        responses: {
            /** @description The audio, as one object or as a stream of events. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
