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
         * List datasets.
         * Beta. Returns the datasets in the workspace, newest first. Deleted datasets are not included.
         */
        get: operations["observability.datasets.list"];
        put?: never;
        /**
         * Create a dataset.
         * Beta. Creates an empty dataset in the workspace, owned by you. Add records one by one, or import them.
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
                 * Id of the dataset, as returned when you create or list datasets.
                 * @example 3f1c6f0e-52b7-4f3e-9f0a-6d1f2b7c4a10
                 */
                dataset_id: components["parameters"]["DatasetId"];
            };
            cookie?: never;
        };
        /**
         * Get a dataset.
         * Beta. Returns the name, description and owner of a dataset. To get its records, list them separately.
         */
        get: operations["observability.datasets.get"];
        put?: never;
        post?: never;
        /**
         * Delete a dataset.
         * Beta. Deletes the dataset and all its records. Later requests for it return 404.
         */
        delete: operations["observability.datasets.delete"];
        options?: never;
        head?: never;
        /**
         * Update a dataset.
         * Beta. Changes the name, the description or both. Fields that you omit keep their values, so an empty object changes
         * nothing. To clear the description, send null.
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
                 * Id of the dataset, as returned when you create or list datasets.
                 * @example 3f1c6f0e-52b7-4f3e-9f0a-6d1f2b7c4a10
                 */
                dataset_id: components["parameters"]["DatasetId"];
            };
            cookie?: never;
        };
        /**
         * List dataset records.
         * Beta. Returns the records of a dataset with their payloads, newest first. Deleted records are not included.
         */
        get: operations["observability.datasets.records.list"];
        put?: never;
        /**
         * Add a record to a dataset.
         * Beta. Adds a single record. To add many at once, use one of the import operations.
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
                 * Id of the dataset, as returned when you create or list datasets.
                 * @example 3f1c6f0e-52b7-4f3e-9f0a-6d1f2b7c4a10
                 */
                dataset_id: components["parameters"]["DatasetId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import a file into a dataset.
         * Beta. Starts a background task that adds one record, with the source `UPLOADED_FILE`, for each line of a JSONL file in
         * the file storage service. The response does not wait for the task. To see which records have been added, list the
         * records.
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
                 * Id of the dataset, as returned when you create or list datasets.
                 * @example 3f1c6f0e-52b7-4f3e-9f0a-6d1f2b7c4a10
                 */
                dataset_id: components["parameters"]["DatasetId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import conversations into a dataset.
         * Beta. Starts a background task that adds one record, with the source `PLAYGROUND`, for each conversation. The payload of
         * a record contains the messages of its conversation. The conversations do not change.
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
                 * Id of the dataset, as returned when you create or list datasets.
                 * @example 3f1c6f0e-52b7-4f3e-9f0a-6d1f2b7c4a10
                 */
                dataset_id: components["parameters"]["DatasetId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import records from other datasets.
         * Beta. Starts a background task that copies records into this dataset. A copy has the payload, properties and source of
         * the original, but a new id. The originals do not change.
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
                 * Id of the dataset, as returned when you create or list datasets.
                 * @example 3f1c6f0e-52b7-4f3e-9f0a-6d1f2b7c4a10
                 */
                dataset_id: components["parameters"]["DatasetId"];
            };
            cookie?: never;
        };
        /**
         * Export a dataset as JSONL.
         * Beta. Writes the current records of the dataset to a JSONL file in the file storage service and returns a temporary
         * download URL. Each call creates a new file, whose lines you can import again without changes.
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
         * Search spans.
         * Beta. Returns the spans that match a search expression and a time range, newest first. To get the next page, send the
         * same body with the `cursor` of the current page.
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
         * Aggregate spans.
         * Beta. Calculates a number for each group of spans, such as their count, their 99th percentile duration or the tokens
         * they used. Spans are grouped by the values of fields, by time interval, or both. Returns 422 if a measure or
         * dimension is not a field of spans or does not support this use.
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
         * Aggregate span evaluations.
         * Beta. Calculates a number for each group of evaluations, such as the mean score of each judge per day. Returns 422 if a
         * measure or dimension is not a field of evaluations or does not support this use.
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
         * Search span evaluations.
         * Beta. Returns the evaluations that match a search expression and a time range, newest first. If a span was evaluated
         * several times, each evaluation is included. To get the next page, send the same body with the `cursor` of the
         * current page.
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
         * Search the latest span evaluations.
         * Beta. Searches only the most recent evaluation for each combination of span and `evaluation_name`, newest first. An
         * evaluation that a later one replaced is never returned, even if the replacement does not match. To get the next
         * page, send the same body with the `cursor` of the current page.
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
         * List span fields.
         * Beta. Returns the fields that search expressions, measures and dimensions of spans can refer to, with the operators and
         * aggregations that each supports. The list is the same for every workspace.
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
         * List span evaluation fields.
         * Beta. Returns the fields that search expressions, measures and dimensions of span evaluations can refer to, with the
         * operators and aggregations that each supports.
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
                 * Name of the field, as returned when you list span fields.
                 * @example status_code
                 */
                field_name: string;
            };
            cookie?: never;
        };
        /**
         * List span field options.
         * Beta. Returns the values to offer when filtering spans by a field. For an `ENUM` field, these are all possible values;
         * for a `TEXT` field, those that occur between `from` and `to`. For fields of any other type, `options` is null.
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
                 * Name of the field, as returned when you list span evaluation fields.
                 * @example evaluation_name
                 */
                field_name: string;
            };
            cookie?: never;
        };
        /**
         * List span evaluation field options.
         * Beta. Returns the values to offer when filtering span evaluations by a field. For an `ENUM` field, these are all
         * possible values; for a `TEXT` field, those that occur between `from` and `to`. For fields of any other type,
         * `options` is null.
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
         * List judges.
         * Beta. Returns the judges in the workspace that match every filter, newest first. Deleted judges are not included.
         */
        get: operations["observability.judges.list"];
        put?: never;
        /**
         * Create a judge.
         * Beta. Creates a judge in the workspace. You become its owner and can use it immediately. Names of judges are unique
         * within a workspace.
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
                 * Id of the judge, as returned when you create or list judges.
                 * @example 9b4d2c60-1e8f-4a35-b7c9-e0f1a2b3c4d5
                 */
                judge_id: components["parameters"]["JudgeId"];
            };
            cookie?: never;
        };
        /**
         * Get a judge.
         * Beta. Returns the latest revision of a judge, including its instructions and output.
         */
        get: operations["observability.judges.get"];
        /**
         * Update a judge.
         * Beta. Replaces all fields of a judge, which creates a new revision. The id stays the same, and earlier evaluations do
         * not change. If the body is identical to the current revision, nothing changes, and there is no new revision.
         */
        put: operations["observability.judges.update"];
        post?: never;
        /**
         * Delete a judge.
         * Beta. Deletes a judge. Later requests for it return 404, and its name can be reused. The span evaluations that it made
         * are kept.
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
                 * Id of the judge, as returned when you create or list judges.
                 * @example 9b4d2c60-1e8f-4a35-b7c9-e0f1a2b3c4d5
                 */
                judge_id: components["parameters"]["JudgeId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Judge a conversation.
         * Beta. Runs the judge on the given messages and waits for the result. Neither the messages nor the result are stored, so
         * the result does not appear among the span evaluations.
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
         * List connectors.
         * Beta. Returns the connectors that you can use, newest first: your own private connectors, those shared with your
         * workspace or organization, and those that the service offers to everyone.
         */
        get: operations["connectors.list"];
        put?: never;
        /**
         * Create a connector.
         * Beta. Creates a connector to an external tool server. `protocol` sets how the service communicates with that server:
         * `mcp` or `http`. You become the creator. The new connector is not active yet.
         *
         * A connector is private unless `visibility` says otherwise. To share it right away, you need the same permission as
         * for sharing it later: `ShareConnectorToWorkspace` for `shared_workspace`, `ShareConnectorToOrg` for `shared_org`.
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
                 * Id or name of the connector. A value in UUID format is always read as an id.
                 * @example harbor-tides
                 */
                connector_id_or_name: components["parameters"]["ConnectorIdOrName"];
            };
            cookie?: never;
        };
        /**
         * Get a sign-in URL for a connector.
         * Beta. Returns a URL to open in the user's browser. The user signs in there and allows the service to use the connector's
         * server on their behalf. The service then stores the resulting credentials for them.
         *
         * Users sign in with OAuth 2.0 unless `method_type` says otherwise. If a connector uses `bearer`, `codehost_app` or
         * `chat_app`, the URL is that of a page of the service, where the user enters the token or installs the app. There
         * is no URL for `none`, nor for an `oauth2` method whose `grant_type` is `client_credentials`: they need no user.
         *
         * The URL is valid for `ttl` seconds.
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
                 * Id of the connector. Its name is not accepted here.
                 * @example 6e1f9d20-4b7a-4c35-8f62-d0a1b2c3e4f5
                 */
                connector_id: components["parameters"]["ConnectorId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Share a connector with the workspace.
         * Beta. Makes a private connector available to every member of the workspace and transfers its ownership to the workspace.
         * You must be the connector's creator and have the workspace permission `ShareConnectorToWorkspace`.
         *
         * Authentication that depends on the previous owner's identity stops working. Set it up again afterward.
         */
        put: operations["connectors.shareToWorkspace"];
        post?: never;
        /**
         * Stop sharing a connector with the workspace.
         * Beta. Makes a connector that is shared with the workspace private again and returns its ownership to its creator. You
         * must be the connector's creator and have the workspace permission `ShareConnectorToWorkspace`.
         *
         * Connections that were set up for the workspace or by its other members are removed. The creator stays connected.
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
                 * Id of the connector. Its name is not accepted here.
                 * @example 6e1f9d20-4b7a-4c35-8f62-d0a1b2c3e4f5
                 */
                connector_id: components["parameters"]["ConnectorId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Share a connector with the organization.
         * Beta. Makes a private connector available to every member of the organization, in all its workspaces, and transfers its
         * ownership to the organization. You need the organization permission `ShareConnectorToOrg`. A private connector is
         * visible only to its owner; for others, this returns 404.
         *
         * Authentication that depends on the previous owner's identity stops working. Set it up again afterward.
         */
        put: operations["connectors.shareToOrganization"];
        post?: never;
        /**
         * Stop sharing a connector with the organization.
         * Beta. Makes a connector that is shared with the organization private again and returns its ownership to its creator. You
         * need the organization permission `ShareConnectorToOrg`, but you need not be the creator.
         *
         * Connections that were set up for the organization or by its other members are removed. The creator stays
         * connected.
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
                 * Id of the connector. Its name is not accepted here.
                 * @example 6e1f9d20-4b7a-4c35-8f62-d0a1b2c3e4f5
                 */
                connector_id: components["parameters"]["ConnectorId"];
                /**
                 * Scope in which to enable or disable the connector, from the widest to the narrowest: your `organization`, your
                 * `workspace`, or only you (`user`).
                 * @example workspace
                 */
                consumer_scope: components["parameters"]["ConnectorConsumerScope"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Activate a connector.
         * Beta. Enables the connector for your organization, for your workspace or only for you. Activating an active connector
         * changes nothing. You can also list and call the tools of an inactive connector.
         *
         * The narrowest setting applies: a user's own setting takes precedence over that of the workspace, and that of the
         * workspace over that of the organization. For example, a connector that you have deactivated for yourself stays
         * inactive for you when it is activated for the workspace.
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
                 * Id of the connector. Its name is not accepted here.
                 * @example 6e1f9d20-4b7a-4c35-8f62-d0a1b2c3e4f5
                 */
                connector_id: components["parameters"]["ConnectorId"];
                /**
                 * Scope in which to enable or disable the connector, from the widest to the narrowest: your `organization`, your
                 * `workspace`, or only you (`user`).
                 * @example workspace
                 */
                consumer_scope: components["parameters"]["ConnectorConsumerScope"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deactivate a connector.
         * Beta. Disables the connector for your organization, for your workspace or only for you. It stays active for everyone
         * else, and its sharing and credentials do not change. Deactivating an inactive connector changes nothing.
         *
         * The narrowest setting applies: a user's own setting takes precedence over that of the workspace, and that of the
         * workspace over that of the organization. For example, a connector that you have activated for yourself stays
         * active for you when it is deactivated for the workspace.
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
                 * Id or name of the connector. A value in UUID format is always read as an id.
                 * @example harbor-tides
                 */
                connector_id_or_name: components["parameters"]["ConnectorIdOrName"];
                /**
                 * Name of the tool, exactly as in the list of tools. Case-sensitive.
                 * @example get_tides
                 */
                tool_name: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Call a tool of a connector.
         * Beta. Runs a tool on the connector's server and waits for the result.
         *
         * If the tool fails, the status is still `200`, `metadata.mcp_meta.isError` is true, and `content` contains the
         * reason. Check `isError` before you use the result.
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
                 * Id or name of the connector. A value in UUID format is always read as an id.
                 * @example harbor-tides
                 */
                connector_id_or_name: components["parameters"]["ConnectorIdOrName"];
            };
            cookie?: never;
        };
        /**
         * List the tools of a connector.
         * Beta. Returns the tools of the connector's server, in the order in which the server lists them. The service caches the
         * list. With `refresh=true`, it reads the list from the server again.
         *
         * A page with fewer tools than `page_size` is the last one.
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
                 * Id or name of the connector. A value in UUID format is always read as an id.
                 * @example harbor-tides
                 */
                connector_id_or_name: components["parameters"]["ConnectorIdOrName"];
            };
            cookie?: never;
        };
        /**
         * List the authentication methods of a connector.
         * Beta. Returns the ways to authenticate with the connector's server and the headers that each of them requires. Secret
         * values are masked.
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
                 * Id or name of the connector. A value in UUID format is always read as an id.
                 * @example harbor-tides
                 */
                connector_id_or_name: components["parameters"]["ConnectorIdOrName"];
            };
            cookie?: never;
        };
        /**
         * List the organization's credentials for a connector.
         * Beta. Returns the credentials that are stored for the connector in your organization, without their secrets. Every
         * member of the organization can use them.
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
                 * Id or name of the connector. A value in UUID format is always read as an id.
                 * @example harbor-tides
                 */
                connector_id_or_name: components["parameters"]["ConnectorIdOrName"];
            };
            cookie?: never;
        };
        /**
         * List the workspace's credentials for a connector.
         * Beta. Returns the credentials that are stored for the connector in your workspace, without their secrets. Every member
         * of the workspace can use them.
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
         * List conversations.
         * Beta. Returns the conversations in the workspace, newest first. You can filter them by `metadata`.
         */
        get: operations["conversations.list"];
        put?: never;
        /**
         * Start a conversation.
         * Beta. Sends the first inputs to a model or an agent and stores the conversation under a new id. The service alternates
         * between completions and tool runs until it has a final response, or until it needs you to run a function, confirm
         * a tool call or carry out a handoff. You send the outcome with `conversations.append`.
         *
         * Set `stream` to true to receive the response as events while it is generated. If you leave out `stream`, the header
         * `Accept: text/event-stream` has the same effect.
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
         * Start a conversation and stream the response.
         * Beta. The streaming form of `conversations.start`. It takes the same body, with `stream` set to true, or without `stream`
         * and with the header `Accept: text/event-stream`. In the OpenAPI document, its path ends with `#stream`, which is not
         * part of the URL.
         *
         * If a request fails before the first event, you get an ordinary error response. After that, the stream ends with
         * `conversation.response.done` or `conversation.response.error`; without either, the connection was lost. Events
         * have no ids and the stream cannot be resumed, so read the history to see what was stored.
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
                 * Id of the conversation, as returned when you start or list conversations.
                 * @example conv_0197c3e1
                 */
                conversation_id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        /**
         * Get a conversation.
         * Beta. Returns the conversation's model or agent, its settings and its labels. To get its entries, get the history.
         */
        get: operations["conversations.get"];
        put?: never;
        /**
         * Append to a conversation.
         * Beta. Adds messages, function results or tool confirmations, lets the model or agent respond, and returns only the
         * entries generated in response. The conversation keeps its id.
         *
         * Set `stream` to true to receive the response as events while it is generated. If you leave out `stream`, the header
         * `Accept: text/event-stream` has the same effect.
         */
        post: operations["conversations.append"];
        /**
         * Delete a conversation.
         * Beta. Permanently deletes the conversation and its entries. Conversations restarted from it are not affected.
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
                 * Id of the conversation, as returned when you start or list conversations.
                 * @example conv_0197c3e1
                 */
                conversation_id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Append to a conversation and stream the response.
         * Beta. The streaming form of `conversations.append`. It takes the same body, with `stream` set to true, or without `stream`
         * and with the header `Accept: text/event-stream`. In the OpenAPI document, its path ends with `#stream`, which is not
         * part of the URL.
         *
         * If a request fails before the first event, you get an ordinary error response. After that, the stream ends with
         * `conversation.response.done` or `conversation.response.error`; without either, the connection was lost. Events
         * have no ids and the stream cannot be resumed, so read the history to see what was stored.
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
                 * Id of the conversation, as returned when you start or list conversations.
                 * @example conv_0197c3e1
                 */
                conversation_id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        /**
         * Get the history of a conversation.
         * Beta. Returns every entry of the conversation, including function calls, tool runs and handoffs.
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
                 * Id of the conversation, as returned when you start or list conversations.
                 * @example conv_0197c3e1
                 */
                conversation_id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        /**
         * Get the messages of a conversation.
         * Beta. Returns only the messages, both those sent and those generated in response. To get function calls, tool runs and
         * handoffs as well, use `conversations.getHistory`.
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
                 * Id of the conversation, as returned when you start or list conversations.
                 * @example conv_0197c3e1
                 */
                conversation_id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restart a conversation from an entry.
         * Beta. Creates a new conversation from the entries of this one, up to and including `from_entry_id`, and continues it
         * from there. The original does not change, and you can continue both.
         *
         * Set `stream` to true to receive the response as events while it is generated. If you leave out `stream`, the header
         * `Accept: text/event-stream` has the same effect.
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
                 * Id of the conversation, as returned when you start or list conversations.
                 * @example conv_0197c3e1
                 */
                conversation_id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restart a conversation and stream the response.
         * Beta. The streaming form of `conversations.restart`. It takes the same body, with `stream` set to true, or without
         * `stream` and with the header `Accept: text/event-stream`. In the OpenAPI document, its path ends with `#stream`,
         * which is not part of the URL.
         *
         * If a request fails before the first event, you get an ordinary error response. After that, the stream ends with
         * `conversation.response.done` or `conversation.response.error`; without either, the connection was lost. Events
         * have no ids and the stream cannot be resumed, so read the history to see what was stored.
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
         * List agents by page number.
         * Beta. Use `agents.list` instead, which includes agents shared with you from elsewhere. This operation returns only the
         * workspace's own agents, as a plain array, newest first, each in its active version.
         * @deprecated
         */
        get: operations["agents.listLegacy"];
        put?: never;
        /**
         * Create an agent.
         * Beta. Creates an agent with a single version, number 0, which is active. You become its owner. The agent cannot be
         * chosen in the workspace's chat until an update sets `deployment_chat`.
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
         * List agents.
         * Beta. Returns all agents that you can see, including shared ones, newest first, each in its active version.
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
                 * Id of the agent, as returned when you create or list agents.
                 * @example ag_0197c3d0
                 */
                agent_id: components["parameters"]["AgentId"];
            };
            cookie?: never;
        };
        /**
         * Get an agent.
         * Beta. Returns the agent in its active version or, if you send `agent_version`, in that version.
         */
        get: operations["agents.get"];
        put?: never;
        post?: never;
        /**
         * Delete an agent.
         * Beta. Permanently deletes the agent and all its versions. Later requests for it return 404.
         */
        delete: operations["agents.delete"];
        options?: never;
        head?: never;
        /**
         * Update an agent.
         * Beta. Creates a new version from the active one with the fields you send, and makes it active. Its number is one above
         * the highest existing version. Earlier versions are kept, and you can switch back to them. To clear the
         * description or the instructions, send null.
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
                 * Id of the agent, as returned when you create or list agents.
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
         * Switch the active version of an agent.
         * Beta. Makes an existing version active, whether it is older or newer than the current one. No version is created or
         * changed. Send the version number in the body or in the query. If you send both, they must be equal.
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
                 * Id of the agent, as returned when you create or list agents.
                 * @example ag_0197c3d0
                 */
                agent_id: components["parameters"]["AgentId"];
            };
            cookie?: never;
        };
        /**
         * List the versions of an agent.
         * Beta. Returns the agent once for each of its versions, highest version number first.
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
                 * Id of the agent, as returned when you create or list agents.
                 * @example ag_0197c3d0
                 */
                agent_id: components["parameters"]["AgentId"];
                /**
                 * Number or alias of the version. A value made up of digits only is read as a number. Aliases of agents are set
                 * outside this API.
                 * @example 0
                 */
                version: string;
            };
            cookie?: never;
        };
        /**
         * Get a version of an agent.
         * Beta. Returns the agent in the given version, whether or not it is active.
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
         * Complete a chat with an agent.
         * Beta. Use `conversations.start` instead, which stores the conversation and can stream the response. This operation sends
         * a chat to an agent and returns its response as one object. Nothing is stored, so every request must contain the
         * whole chat.
         * @deprecated
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
         * List prompts.
         * Beta. Returns your own prompts and those shared with the workspace, newest first by default. Each prompt is
         * returned at its latest version or, if `alias` is set, at the version that the alias points to.
         */
        get: operations["prompts.list"];
        put?: never;
        /**
         * Create a prompt.
         * Beta. Creates a prompt with a single version, number 1. You become its creator and are the only one who can see it,
         * unless `sharingScope` is `workspace`.
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
                 * Id of the prompt, as returned when you create or list prompts.
                 * @example prompt_0197c3f1
                 */
                prompt_id: components["parameters"]["PromptId"];
            };
            cookie?: never;
        };
        /**
         * Get a prompt.
         * Beta. Returns the prompt at its latest version, unless `version` or `alias` selects another one. If both are set,
         * `version` takes precedence.
         */
        get: operations["prompts.get"];
        put?: never;
        post?: never;
        /**
         * Delete a prompt.
         * Beta. Permanently deletes the prompt with all its versions and aliases. You can then reuse the name. If the other
         * members of the workspace are readers, only the creator can delete the prompt.
         */
        delete: operations["prompts.delete"];
        options?: never;
        head?: never;
        /**
         * Update a prompt.
         * Beta. Changes the title, the description or the sharing of the prompt without creating a version. An empty object
         * changes nothing; to remove the title or the description, send null. If the other members of the workspace are readers, only the creator can update the prompt.
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
                 * Id of the prompt, as returned when you create or list prompts.
                 * @example prompt_0197c3f1
                 */
                prompt_id: components["parameters"]["PromptId"];
            };
            cookie?: never;
        };
        /**
         * List the versions of a prompt.
         * Beta. Returns all versions at once, newest first, each with its definition, notes and aliases.
         */
        get: operations["prompts.versions.list"];
        put?: never;
        /**
         * Add a version to a prompt.
         * Beta. Stores the definition as a new version with the next number. If a version of the prompt already has exactly the
         * same definition, no version is created: the response has the number of that version, and `deduplicated` is true.
         * The aliases in the body then move to that version, and the notes in the body are ignored.
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
                 * Id of the prompt, as returned when you create or list prompts.
                 * @example prompt_0197c3f1
                 */
                prompt_id: components["parameters"]["PromptId"];
                /**
                 * Number of a version of the prompt, in digits. The first version is 1.
                 * @example 1
                 */
                version: components["parameters"]["PromptVersionNumber"];
            };
            cookie?: never;
        };
        /**
         * Get a version of a prompt.
         * Beta. Returns the whole prompt, with the definition, notes and aliases of this version.
         */
        get: operations["prompts.versions.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update the notes and aliases of a prompt version.
         * Beta. Changes the notes and aliases of the version. Its definition cannot be changed; add a new version instead. The
         * aliases in the body replace the current ones, and an alias of another version of the prompt moves to this one. An
         * empty object changes nothing; null removes the notes or all aliases.
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
         * List skills.
         * Beta. Returns your own skills and those shared with the workspace, newest first by default. Each skill is
         * returned at its latest version or, if `alias` is set, at the version that the alias points to.
         */
        get: operations["skills.list"];
        put?: never;
        /**
         * Create a skill.
         * Beta. Creates a skill with a single version, number 1. You become its creator and are the only one who can see it,
         * unless `sharingScope` is `workspace`.
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
                 * Id of the skill, as returned when you create or list skills.
                 * @example skill_0197c3f2
                 */
                skill_id: components["parameters"]["SkillId"];
            };
            cookie?: never;
        };
        /**
         * Get a skill.
         * Beta. Returns the skill at its latest version, unless `version` or `alias` selects another one. If both are set,
         * `version` takes precedence.
         */
        get: operations["skills.get"];
        put?: never;
        post?: never;
        /**
         * Delete a skill.
         * Beta. Permanently deletes the skill with all its versions and aliases. You can then reuse the name. If the other members
         * of the workspace are readers, only the creator can delete the skill.
         */
        delete: operations["skills.delete"];
        options?: never;
        head?: never;
        /**
         * Update a skill.
         * Beta. Changes who can see and edit the skill without creating a version. An empty object changes nothing. If the other
         * members of the workspace are readers, only the creator can update the skill.
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
                 * Id of the skill, as returned when you create or list skills.
                 * @example skill_0197c3f2
                 */
                skill_id: components["parameters"]["SkillId"];
            };
            cookie?: never;
        };
        /**
         * List the versions of a skill.
         * Beta. Returns all versions at once, newest first, each with its definition, notes and aliases.
         */
        get: operations["skills.versions.list"];
        put?: never;
        /**
         * Add a version to a skill.
         * Beta. Stores the definition as a new version with the next number. If a version of the skill already has exactly the
         * same definition, no version is created: the response has the number of that version, and `deduplicated` is true.
         * The aliases in the body then move to that version, and the notes in the body are ignored.
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
                 * Id of the skill, as returned when you create or list skills.
                 * @example skill_0197c3f2
                 */
                skill_id: components["parameters"]["SkillId"];
                /**
                 * Number of a version of the skill, in digits. The first version is 1.
                 * @example 1
                 */
                version: components["parameters"]["SkillVersionNumber"];
            };
            cookie?: never;
        };
        /**
         * Get a version of a skill.
         * Beta. Returns the whole skill, with the definition, notes and aliases of this version.
         */
        get: operations["skills.versions.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update the notes and aliases of a skill version.
         * Beta. Changes the notes and aliases of the version. Its definition cannot be changed; add a new version instead. The
         * aliases in the body replace the current ones, and an alias of another version of the skill moves to this one. An
         * empty object changes nothing; null removes the notes or all aliases.
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
         * List workflows.
         * Returns the workflows visible to the workspace that match every filter. Archived workflows are included unless
         * `archived` is `false`.
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
         * List workflow registrations.
         * Returns the registrations visible to the workspace that match every filter, newest first. A workflow has one
         * registration for each version of its code on each deployment.
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
                 * Id or name of the workflow.
                 * @example morning-briefing
                 */
                workflow_identifier: components["parameters"]["WorkflowIdentifier"];
            };
            cookie?: never;
        };
        /**
         * Get a workflow.
         * Returns the workflow and whether a live worker can run it right now. The schemas of its input and result are in
         * its registrations.
         */
        get: operations["workflows.get"];
        /**
         * Update a workflow.
         * Changes the display and search properties of the workflow. Fields that you omit keep their values, so an empty
         * object changes nothing. To remove the description, send null. You cannot change the code or the name here; a
         * worker changes them by registering the workflow.
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
                 * Id or name of the workflow.
                 * @example morning-briefing
                 */
                workflow_identifier: components["parameters"]["WorkflowIdentifier"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Execute a workflow.
         * Starts an execution of the workflow's latest registration. By default, the call returns immediately with the
         * running execution.
         *
         * With `wait_for_result`, the call returns when the workflow ends: only the result if the workflow completed,
         * otherwise the execution with its final status. If `timeout_seconds` passes first, the call returns the execution,
         * still `RUNNING`, and the workflow keeps running.
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
                 * Id of the registration, as returned when you list registrations.
                 * @example 4d0f8c52-e9b4-4a17-86f2-c8d9e0f1a2b3
                 */
                workflow_registration_id: components["parameters"]["WorkflowRegistrationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Execute a workflow registration.
         * Starts an execution of exactly this registration, even if the workflow has a newer one, on the workers of the
         * registration's deployment. If the body names a deployment, it must be this one. Waiting for the result works as it
         * does when you execute a workflow.
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
                 * Id of the registration, as returned when you list registrations.
                 * @example 4d0f8c52-e9b4-4a17-86f2-c8d9e0f1a2b3
                 */
                workflow_registration_id: components["parameters"]["WorkflowRegistrationId"];
            };
            cookie?: never;
        };
        /**
         * Get a workflow registration.
         * Returns the registration with its definition (the schemas of its input, result, signals, queries and updates)
         * and whether a live worker can run it right now.
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
         * Archive multiple workflows.
         * Archives every workflow in the list. Returns 200 even if none of them could be archived, so check `errored`.
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
         * Unarchive multiple workflows.
         * Unarchives every workflow in the list. Returns 200 even if none of them could be unarchived, so check `errored`.
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
                 * Id or name of the workflow.
                 * @example morning-briefing
                 */
                workflow_identifier: components["parameters"]["WorkflowIdentifier"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Archive a workflow.
         * Marks the workflow as archived, so that listings can exclude it. You can still get it, and its running executions
         * continue. Archiving a workflow that is already archived has no effect.
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
                 * Id or name of the workflow.
                 * @example morning-briefing
                 */
                workflow_identifier: components["parameters"]["WorkflowIdentifier"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Unarchive a workflow.
         * Marks the workflow as no longer archived. Unarchiving a workflow that is not archived has no effect.
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
                 * Id of the execution. The call applies to its latest run.
                 * @example morning-briefing-2026-03-02
                 */
                execution_id: components["parameters"]["ExecutionId"];
            };
            cookie?: never;
        };
        /**
         * Get an execution.
         * Returns the status of the execution's latest run and, once that run has completed, its result.
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
                 * Id of the execution. The call applies to its latest run.
                 * @example morning-briefing-2026-03-02
                 */
                execution_id: components["parameters"]["ExecutionId"];
            };
            cookie?: never;
        };
        /**
         * Get the history of an execution.
         * Returns the complete event log of the execution's latest run. While the run is in progress, later calls return
         * additional events at the end. To read an earlier run, get the history of that run.
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
                 * Id of the execution. The call applies to its latest run.
                 * @example morning-briefing-2026-03-02
                 */
                execution_id: components["parameters"]["ExecutionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a signal to an execution.
         * Sends a message to a running workflow without waiting for it to react. Signals are delivered in the order in which
         * the service accepted them.
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
                 * Id of the execution. The call applies to its latest run.
                 * @example morning-briefing-2026-03-02
                 */
                execution_id: components["parameters"]["ExecutionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Query an execution.
         * Asks a running workflow about its current state and returns its answer. A query changes nothing and is not
         * recorded in the history.
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
                 * Id of the execution. The call applies to its latest run.
                 * @example morning-briefing-2026-03-02
                 */
                execution_id: components["parameters"]["ExecutionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Terminate an execution.
         * Ends the latest run immediately. The workflow's code is not notified and cannot clean up. To let it clean up,
         * cancel the execution instead.
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
         * Terminate multiple executions.
         * Terminates every execution in the list. Returns 200 even if none of them could be terminated, so check the result
         * of each one.
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
                 * Id of the execution. The call applies to its latest run.
                 * @example morning-briefing-2026-03-02
                 */
                execution_id: components["parameters"]["ExecutionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an execution.
         * Asks the workflow's code to stop. The call returns once the request is recorded. The code may clean up first, so
         * the execution can stay `RUNNING` for a while before it becomes `CANCELED`.
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
         * Cancel multiple executions.
         * Asks every execution in the list to stop, as when you cancel a single execution. Returns 200 even if none of them
         * could be canceled, so check the result of each one.
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
                 * Id of the execution. The call applies to its latest run.
                 * @example morning-briefing-2026-03-02
                 */
                execution_id: components["parameters"]["ExecutionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset an execution.
         * Resets the execution to an earlier point of its latest run and continues from there in a new run. You can also
         * reset a finished execution, for example to retry a failed one after fixing its code.
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
         * List runs.
         * Returns the runs of the workspace that match every filter, most recently started first by default. An execution
         * that was continued or reset has several runs.
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
                 * Id of the run, as returned when you list runs. It does not have to be the latest run of its execution.
                 * @example a7b3c9d1-5e2f-4068-b4a7-1f2e3d4c5b6a
                 */
                run_id: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        /**
         * Get a run.
         * Returns the status and the result of this particular run, in the form of an execution. Use it to inspect a run
         * that is no longer the latest run of its execution.
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
                 * Id of the run, as returned when you list runs. It does not have to be the latest run of its execution.
                 * @example a7b3c9d1-5e2f-4068-b4a7-1f2e3d4c5b6a
                 */
                run_id: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        /**
         * Get the history of a run.
         * Returns the complete event log of this particular run. While the run is in progress, later calls return additional
         * events at the end.
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
         * List schedules.
         * Returns the schedules in the workspace that match every filter, sorted by id.
         */
        get: operations["workflows.schedules.list"];
        put?: never;
        /**
         * Create a schedule.
         * Creates a schedule that starts a workflow at the times you define. It takes effect immediately; set `start_at` to
         * delay the first start. The service chooses the ids of the executions that the schedule starts.
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
                 * Id of the schedule, chosen by you or by the service when the schedule was created.
                 * @example morning-briefing-daily
                 */
                schedule_id: components["parameters"]["ScheduleId"];
            };
            cookie?: never;
        };
        /**
         * Get a schedule.
         * Returns the definition of the schedule, up to 10 upcoming start times, and up to 10 of its most recent executions.
         */
        get: operations["workflows.schedules.get"];
        put?: never;
        post?: never;
        /**
         * Delete a schedule.
         * Permanently deletes the schedule. You can then reuse its id. Executions that it has started continue to run and
         * remain available.
         */
        delete: operations["workflows.schedules.delete"];
        options?: never;
        head?: never;
        /**
         * Update a schedule.
         * Changes the times, the input or the policy of a schedule. Omitted fields keep their current values. You cannot
         * change the id, the workflow or the deployment, and pausing is a separate operation. Executions that are already
         * running are not affected.
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
                 * Id of the schedule, chosen by you or by the service when the schedule was created.
                 * @example morning-briefing-daily
                 */
                schedule_id: components["parameters"]["ScheduleId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pause a schedule.
         * Suspends a schedule until it is resumed. Executions that are already running continue. Pausing a schedule that is
         * already paused only replaces its note. The body can be null or omitted.
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
                 * Id of the schedule, chosen by you or by the service when the schedule was created.
                 * @example morning-briefing-daily
                 */
                schedule_id: components["parameters"]["ScheduleId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resume a schedule.
         * Makes a paused schedule start executions again, beginning with its next scheduled time. Executions that were due
         * during the pause are not started later. Resuming a schedule that is not paused only replaces its note. The body
         * can be null or omitted.
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
                 * Id of the schedule, chosen by you or by the service when the schedule was created.
                 * @example morning-briefing-daily
                 */
                schedule_id: components["parameters"]["ScheduleId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Trigger a schedule.
         * Starts an execution now, in addition to the scheduled ones and with the same input. It starts even if the schedule
         * is paused, has no executions remaining or has an execution that is still running, because the policy's `overlap`
         * applies only to scheduled starts. It does not reduce `remaining_executions`. The new execution appears at the end
         * of `recent_executions`. The body must be null or omitted.
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
         * List deployments.
         * Returns the managed and self-hosted deployments in a workspace that match every filter. By default, deployments
         * without a live worker are excluded, including managed ones that are stopped or not yet rolled out; set
         * `active_only` to false to include them.
         */
        get: operations["workflows.deployments.list"];
        put?: never;
        /**
         * Create a managed deployment.
         * Builds the code in a repository and runs workers with it on the service's infrastructure. The call returns before
         * the build starts; get the deployment to follow its progress. If the build fails, `managed.status.build_state`
         * shows the reason. You cannot create self-hosted deployments this way: they appear when their first worker reports.
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
                 * Name of the deployment, unique in its workspace.
                 * @example harbor-workers
                 */
                name: components["parameters"]["DeploymentName"];
            };
            cookie?: never;
        };
        /**
         * Get a deployment.
         * Returns the deployment with its workers. If it is managed, `managed` has its configuration and the state of its
         * build and rollout.
         */
        get: operations["workflows.deployments.get"];
        put?: never;
        post?: never;
        /**
         * Delete a managed deployment.
         * Permanently deletes the deployment. The response shows its final state, with the phase `DELETING`. After that, you
         * can no longer get the deployment. Workers finish the tasks they are processing before they are removed.
         */
        delete: operations["workflows.deployments.delete"];
        options?: never;
        head?: never;
        /**
         * Update a managed deployment.
         * Changes the code, its configuration or the resources. Fields that you omit keep their values, so an empty object
         * changes nothing. Existing workers keep running until the new ones are ready.
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
                 * Name of the deployment, unique in its workspace.
                 * @example harbor-workers
                 */
                name: components["parameters"]["DeploymentName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop a managed deployment.
         * Removes all workers but keeps the deployment and its configuration, so that you can start it again. Stopping a
         * deployment that is already stopped has no effect.
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
                 * Name of the deployment, unique in its workspace.
                 * @example harbor-workers
                 */
                name: components["parameters"]["DeploymentName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a managed deployment.
         * Starts a stopped deployment again with its current code and resources. Starting a deployment that is not stopped
         * has no effect.
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
                 * Name of the deployment, unique in its workspace.
                 * @example harbor-workers
                 */
                name: components["parameters"]["DeploymentName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restart a managed deployment.
         * Replaces every worker with a new one that runs the same code, without building it again. A stopped deployment
         * stays stopped.
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
                 * Id of the deployment. Unlike other operations, this one does not accept the name.
                 * @example 5e1a9d63-fac5-4b28-97a3-d9e0f1a2b3c4
                 */
                deployment_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unharden a deployment.
         * Removes the restriction that only authorized principals can register workflows on the deployment. Only its owner
         * or a workspace administrator can do this. Unhardening a deployment that is not hardened has no effect.
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
                 * Name of the deployment, unique in its workspace.
                 * @example harbor-workers
                 */
                name: components["parameters"]["DeploymentName"];
            };
            cookie?: never;
        };
        /**
         * List the workers of a deployment.
         * Returns all workers that have ever reported to the deployment, newest first, including those that are no longer
         * alive.
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
                 * Name of the deployment, unique in its workspace.
                 * @example harbor-workers
                 */
                name: components["parameters"]["DeploymentName"];
            };
            cookie?: never;
        };
        /**
         * List the log records of a deployment.
         * Returns log records of builds and workers that match every filter, oldest first by default. A cursor continues the
         * first page's time range in the same direction, so `after`, `before` and `order` are ignored when you send one.
         * Send all other filters again.
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
                 * Name of the deployment, unique in its workspace.
                 * @example harbor-workers
                 */
                name: components["parameters"]["DeploymentName"];
            };
            cookie?: never;
        };
        /**
         * Stream the logs of a deployment.
         * Streams log records, beginning with the oldest and continuing with new ones as they are written. The stream stays
         * open until the client disconnects or an `error` event ends it. To resume, send the `id` of the last event you
         * received, in the `Last-Event-ID` header or in `last_event_id`. The header takes precedence over the query
         * parameter, and both take precedence over `after`. Without any of them, the stream starts with the deployment's
         * first record.
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
         * Stream workflow events.
         * Streams events from workflow executions as they occur. Set at least one of `workflow_exec_id`,
         * `root_workflow_exec_id` and `parent_workflow_exec_id`, either to the id of an execution or to `*` for all
         * executions of the workspace; otherwise, the service returns 422. Only events that match all parameters are sent.
         * You can connect before an execution exists; the stream then stays silent until it starts.
         *
         * The id of each message is the event's `broker_sequence`. To resume after a disconnect, send the id of the last
         * message you received, in the `Last-Event-ID` header or in `last_event_id`; the stream continues with the event
         * after it. Alternatively, send `start_seq`; the stream then begins with the event that has this number. The header
         * takes precedence over `last_event_id`, which takes precedence over `start_seq`.
         *
         * Messages have no `event` line, so clients receive them as `message` events. An `error` event ends the stream;
         * resume it as you would after a disconnect. The end of an execution does not end the stream: its last event tells
         * you that it has ended (see `WorkflowEventType`). The service closes a stream after ten minutes without an event.
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
         * List workflow events.
         * Returns the events recorded so far for the workspace's executions, oldest first. If no event matches the filters,
         * the list is empty. To receive events as they occur, stream them instead.
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
         * List models.
         * Returns all models that you can use: the base models and the fine-tuned models of the workspace, including
         * archived ones. The list is not paginated.
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
                 * Id of the model, as returned when you list models.
                 * @example ft:aurora-small:tidewater:7c1e
                 */
                model_id: components["parameters"]["ModelId"];
            };
            cookie?: never;
        };
        /**
         * Get a model.
         * Returns a base or fine-tuned model with its capabilities and context length.
         */
        get: operations["models.get"];
        put?: never;
        post?: never;
        /**
         * Delete a fine-tuned model.
         * Permanently deletes a fine-tuned model, whether it is archived or not. Requests that use it fail from then on.
         * Base models cannot be deleted. To take a model out of use without losing it, archive it instead.
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
                 * Id of the model, as returned when you list models.
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
         * Update a fine-tuned model.
         * Changes the display name, the description or both. Fields that you omit keep their values, so an empty object
         * changes nothing; null removes the name or the description. The id does not change, so requests that use the model are not affected.
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
                 * Id of the model, as returned when you list models.
                 * @example ft:aurora-small:tidewater:7c1e
                 */
                model_id: components["parameters"]["ModelId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive a fine-tuned model.
         * Takes the model out of use without deleting it. It is still listed, but requests that use it fail until it is
         * unarchived. Archiving a model that is already archived has no effect.
         */
        post: operations["models.archive"];
        /**
         * Unarchive a fine-tuned model.
         * Makes an archived model usable again. Unarchiving a model that is not archived has no effect.
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
         * List batch jobs.
         * Returns the batch jobs in the workspace, newest first by default. If you set several filters, a job must match all
         * of them.
         */
        get: operations["batch.jobs.list"];
        put?: never;
        /**
         * Create a batch job.
         * Queues a set of requests to one operation for asynchronous processing. The requests are read from uploaded files
         * or taken directly from the body. To track progress, poll the job. When it has finished, download `output_file`
         * from the file storage service. The results can be in any order, so match them by `custom_id`.
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
                 * Id of the batch job, as returned when you create or list jobs.
                 * @example c2d3e4f5-a6b7-4c89-90d1-e2f3a4b5c6d7
                 */
                job_id: components["parameters"]["BatchJobId"];
            };
            cookie?: never;
        };
        /**
         * Get a batch job.
         * Returns the state and progress of a job and, if `inline` is true, its results.
         */
        get: operations["batch.jobs.get"];
        put?: never;
        post?: never;
        /**
         * Delete a batch job.
         * Deletes a job that is in a final state. Its input and output files are kept, and later requests for it return 404.
         * You cannot delete a job that is queued, running or being canceled.
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
                 * Id of the batch job, as returned when you create or list jobs.
                 * @example c2d3e4f5-a6b7-4c89-90d1-e2f3a4b5c6d7
                 */
                job_id: components["parameters"]["BatchJobId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a batch job.
         * Requests that a queued or running job be canceled, and returns without waiting for it to stop. Requests in
         * progress are completed, and the results up to then remain available. Repeating the call while the job is stopping
         * has no effect.
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
         * Moderate texts.
         * Checks each text for categories of sensitive or unwanted content. Nothing is blocked; you decide what to do with
         * the result.
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
         * Moderate chats.
         * Checks the last message of each chat for categories of sensitive or unwanted content, with the earlier messages as
         * context. Nothing is blocked; you decide what to do with the result.
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
         * Classify texts.
         * Scores how well each label of a classifier fits each text. The targets and labels are those that the model was
         * fine-tuned with.
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
         * Classify chats.
         * Scores how well each label of a classifier fits each chat as a whole. The targets and labels are those that the
         * model was fine-tuned with.
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
         * List search-index deployments.
         * Beta. Returns all deployments whose indexes you can query, whether they are online or offline. The list is not
         * paginated.
         */
        get: operations["retrieval.deployments.list"];
        /**
         * Register a search-index deployment.
         * Beta. Registers a search engine and its indexes under a name. If the name is already registered, the definition of that
         * deployment is replaced, its id stays the same, and its status changes only if the body has one. Indexes that are
         * still listed keep their ids and document counts; the others are removed. Only the creator of a deployment can
         * register it again.
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
                 * Id of the search-index deployment, as returned when you register or list deployments.
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
         * Delete a search-index deployment.
         * Beta. Removes the registration, the indexes and the metrics of the deployment from the service. The search engine itself
         * and its documents are not affected. Only the creator can delete a deployment.
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
                 * Id of the search-index deployment, as returned when you register or list deployments.
                 * @example b3f7d2a1-6c48-4e95-8a0b-1d2c3e4f5a67
                 */
                deployment_id: components["parameters"]["SearchIndexDeploymentId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Update the metrics of a search-index deployment.
         * Beta. Sets the status of the deployment and, if it is online, its document counts. Call this operation whenever the
         * search engine goes up or down or its documents change. Only the creator can update the metrics.
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
         * List ingestion pipeline configurations.
         * Beta. Returns all pipeline configurations in your workspace, sorted by name. The list is not paginated.
         */
        get: operations["retrieval.ingestionConfigurations.list"];
        /**
         * Save an ingestion pipeline configuration.
         * Beta. Creates a configuration or, if the workspace already has one with this name, updates it. An updated configuration
         * keeps its id, its author and the statistics on its runs. The status is 200 in both cases.
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
                 * Id of the pipeline configuration, as returned when you save or list configurations.
                 * @example d7a60c3f-51b8-4e29-9c84-3f2e1d0c9b8a
                 */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Report a run of an ingestion pipeline.
         * Beta. Records the time of the last run and its number of chunks, and adds that number to `total_chunks_count`. Send one
         * report per run: a report that is sent twice is counted twice.
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
         * Get the calling user's identity.
         * Beta. Returns the user on whose behalf the request is made, and the API key, workspace and organization that the request
         * uses.
         *
         * Send two credentials: an API key as the bearer token, and the user's token in the header
         * `DashboardUserContextAuth`.
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
         * List the calling user's organizations.
         * Beta. Returns the organizations that the user belongs to. This works even if no organization is active, for example so
         * that the user can choose one after signing in.
         *
         * A page with fewer organizations than `limit` is the last one.
         *
         * Send two credentials: an API key as the bearer token, and the user's token in the header
         * `DashboardUserContextAuth`.
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
         * List the calling user's workspaces.
         * Beta. Returns the workspaces that the user belongs to, across all their organizations. The `organization_id` of each
         * workspace identifies the organization that it belongs to. Use the query parameter of the same name to filter by
         * organization.
         *
         * A page with fewer workspaces than `limit` is the last one.
         *
         * Send two credentials: an API key as the bearer token, and the user's token in the header
         * `DashboardUserContextAuth`.
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
         * Generate speech.
         * Turns text into spoken audio. By default, the response is a JSON object with the complete audio. Set `stream` to
         * true to receive the audio in chunks while it is generated. If you leave out `stream`, the header
         * `Accept: text/event-stream` has the same effect.
         *
         * If a request fails before the first chunk, you get an ordinary error response. There is no error event after that:
         * a stream that ends without `speech.audio.done` is incomplete, and you must send the request again.
         */
        post: operations["audio.speech.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        OwnerId: OwnerId;
        WorkspaceId: WorkspaceId;
        Dataset: Dataset;
        DatasetList: DatasetList;
        DatasetPage: DatasetPage;
        Violation: Violation;
        Problem: Problem;
        UnprocessableProblem: UnprocessableProblem;
        DatasetCreate: DatasetCreate;
        DatasetUpdate: DatasetUpdate;
        JsonMap: JsonMap;
        DatasetRecordPayload: DatasetRecordPayload;
        DatasetRecordSource: DatasetRecordSource;
        DatasetRecord: DatasetRecord;
        DatasetRecordList: DatasetRecordList;
        DatasetRecordPage: DatasetRecordPage;
        DatasetRecordCreate: DatasetRecordCreate;
        FileId: FileId;
        DatasetFileImport: DatasetFileImport;
        CreatorId: CreatorId;
        DatasetImportTask: DatasetImportTask;
        DatasetPlaygroundImport: DatasetPlaygroundImport;
        DatasetRecordsImport: DatasetRecordsImport;
        DatasetExport: DatasetExport;
        SearchExpression: SearchExpression;
        SpanSearch: SpanSearch;
        CustomerId: CustomerId;
        OrganizationId: OrganizationId;
        StringMap: StringMap;
        Span: Span;
        SpanList: SpanList;
        SpanPage: SpanPage;
        SpanAggregationFunction: SpanAggregationFunction;
        SpanMetric: SpanMetric;
        SpanTimeDimension: SpanTimeDimension;
        SpanAggregationOrder: SpanAggregationOrder;
        SpanAggregationQuery: SpanAggregationQuery;
        SpanAggregationValue: SpanAggregationValue;
        SpanAggregationDimensions: SpanAggregationDimensions;
        SpanAggregationRow: SpanAggregationRow;
        SpanAggregationMeta: SpanAggregationMeta;
        SpanAggregation: SpanAggregation;
        SpanEvaluation: SpanEvaluation;
        SpanEvaluationList: SpanEvaluationList;
        SpanEvaluationPage: SpanEvaluationPage;
        SpanFieldOperator: SpanFieldOperator;
        SpanFieldDefinition: SpanFieldDefinition;
        SpanFieldDefinitions: SpanFieldDefinitions;
        SpanFieldOptions: SpanFieldOptions;
        JudgeOutputType: JudgeOutputType;
        JudgeRegressionOutput: JudgeRegressionOutput;
        JudgeOption: JudgeOption;
        JudgeOptionsOutput: JudgeOptionsOutput;
        JudgeOutput: JudgeOutput;
        Judge: Judge;
        JudgeList: JudgeList;
        JudgePage: JudgePage;
        JudgeRegressionOutputInput: JudgeRegressionOutputInput;
        JudgeOptionsOutputInput: JudgeOptionsOutputInput;
        JudgeOutputInput: JudgeOutputInput;
        JudgeCreate: JudgeCreate;
        JudgeUpdate: JudgeUpdate;
        JudgeLive: JudgeLive;
        Judgment: Judgment;
        ConnectorOwnerType: ConnectorOwnerType;
        ConnectorVisibility: ConnectorVisibility;
        ConnectorAuthenticationType: ConnectorAuthenticationType;
        ConnectorHeader: ConnectorHeader;
        ConnectorGlobalHeader: ConnectorGlobalHeader;
        ConnectorGlobalHeaders: ConnectorGlobalHeaders;
        ConnectorOAuthMetadata: ConnectorOAuthMetadata;
        ConnectorAuthenticationMethod: ConnectorAuthenticationMethod;
        ConnectorPreferences: ConnectorPreferences;
        ConnectorCredentialStatus: ConnectorCredentialStatus;
        ConnectorCredential: ConnectorCredential;
        ConnectorToolExecutionConfig: ConnectorToolExecutionConfig;
        JsonValue: JsonValue;
        ConnectorToolProperties: ConnectorToolProperties;
        ConnectorToolSchema: ConnectorToolSchema;
        ConnectorStoredTool: ConnectorStoredTool;
        ConnectorTranslations: ConnectorTranslations;
        ConnectorLocale: ConnectorLocale;
        ConnectorServerInfo: ConnectorServerInfo;
        ConnectorServerCard: ConnectorServerCard;
        ConnectorBase: ConnectorBase;
        McpConnector: McpConnector;
        HttpConnector: HttpConnector;
        Connector: Connector;
        ConnectorPagination: ConnectorPagination;
        ConnectorPage: ConnectorPage;
        ConnectorGlobalHeaderInput: ConnectorGlobalHeaderInput;
        ConnectorGlobalHeadersInput: ConnectorGlobalHeadersInput;
        ConnectorHeaderInput: ConnectorHeaderInput;
        ConnectorBearerMethodCreate: ConnectorBearerMethodCreate;
        ConnectorNoneMethodCreate: ConnectorNoneMethodCreate;
        ConnectorOAuthMethodBase: ConnectorOAuthMethodBase;
        ConnectorOAuthClient: ConnectorOAuthClient;
        ConnectorAuthorizationCodeMethodCreate: ConnectorAuthorizationCodeMethodCreate;
        ConnectorClientCredentialsMethodCreate: ConnectorClientCredentialsMethodCreate;
        ConnectorOAuthMethodCreate: ConnectorOAuthMethodCreate;
        ConnectorAuthMethodCreate: ConnectorAuthMethodCreate;
        ConnectorCreateBase: ConnectorCreateBase;
        McpConnectorCreate: McpConnectorCreate;
        HttpConnectorCreate: HttpConnectorCreate;
        ConnectorCreate: ConnectorCreate;
        ConnectorAuthUrl: ConnectorAuthUrl;
        ConnectorMessage: ConnectorMessage;
        ConnectorToolCall: ConnectorToolCall;
        ConnectorTextContent: ConnectorTextContent;
        ConnectorImageContent: ConnectorImageContent;
        ConnectorAudioContent: ConnectorAudioContent;
        ConnectorResourceLinkContent: ConnectorResourceLinkContent;
        ConnectorResource: ConnectorResource;
        ConnectorResourceContent: ConnectorResourceContent;
        OtherConnectorToolContent: OtherConnectorToolContent;
        ConnectorToolContent: ConnectorToolContent;
        ConnectorMcpMetadata: ConnectorMcpMetadata;
        ConnectorToolResultMetadata: ConnectorToolResultMetadata;
        ConnectorToolResult: ConnectorToolResult;
        ConnectorToolAnnotations: ConnectorToolAnnotations;
        ConnectorToolIcon: ConnectorToolIcon;
        ConnectorToolExecution: ConnectorToolExecution;
        ConnectorTool: ConnectorTool;
        ConnectorToolList: ConnectorToolList;
        ConnectorToolSummary: ConnectorToolSummary;
        ConnectorToolSummaryList: ConnectorToolSummaryList;
        ConnectorAuthenticationMethodList: ConnectorAuthenticationMethodList;
        ConnectorCredentialList: ConnectorCredentialList;
        ConversationAgentVersion: ConversationAgentVersion;
        AgentConversation: AgentConversation;
        FunctionDefinition: FunctionDefinition;
        FunctionTool: FunctionTool;
        ToolConfiguration: ToolConfiguration;
        WebSearchTool: WebSearchTool;
        PremiumWebSearchTool: PremiumWebSearchTool;
        CodeInterpreterTool: CodeInterpreterTool;
        ImageGenerationTool: ImageGenerationTool;
        DocumentLibraryTool: DocumentLibraryTool;
        ToolAuthorizationType: ToolAuthorizationType;
        ToolAuthorization: ToolAuthorization;
        ConnectorToolReference: ConnectorToolReference;
        OtherTool: OtherTool;
        Tool: Tool;
        Prediction: Prediction;
        ResponseJsonSchema: ResponseJsonSchema;
        ChatResponseFormat: ChatResponseFormat;
        ToolChoice: ToolChoice;
        ReasoningEffort: ReasoningEffort;
        CompletionArgs: CompletionArgs;
        GuardrailThresholds: GuardrailThresholds;
        GuardrailModeration: GuardrailModeration;
        Guardrail: Guardrail;
        ModelConversation: ModelConversation;
        Conversation: Conversation;
        EntryObject: EntryObject;
        EntryId: EntryId;
        EntryCreatedAt: EntryCreatedAt;
        EntryCompletedAt: EntryCompletedAt;
        MessageInputRole: MessageInputRole;
        TextChunk: TextChunk;
        ImageUrl: ImageUrl;
        ImageUrlChunk: ImageUrlChunk;
        DocumentUrlChunk: DocumentUrlChunk;
        ToolFileChunk: ToolFileChunk;
        ToolReferenceChunk: ToolReferenceChunk;
        ReferenceChunk: ReferenceChunk;
        ThinkingPart: ThinkingPart;
        ThinkingChunk: ThinkingChunk;
        ContentChunkInput: ContentChunkInput;
        MessageInputContentInput: MessageInputContentInput;
        MessageInputPrefix: MessageInputPrefix;
        MessageInputEntryInput: MessageInputEntryInput;
        MessageOutputRole: MessageOutputRole;
        OutputContentChunkInput: OutputContentChunkInput;
        MessageOutputContentInput: MessageOutputContentInput;
        EntryAgentId: EntryAgentId;
        EntryModel: EntryModel;
        MessageOutputEntryInput: MessageOutputEntryInput;
        ToolCallId: ToolCallId;
        FunctionCallName: FunctionCallName;
        FunctionCallArguments: FunctionCallArguments;
        ConfirmationStatus: ConfirmationStatus;
        FunctionCallEntryInput: FunctionCallEntryInput;
        FunctionResultText: FunctionResultText;
        FunctionResultEntryInput: FunctionResultEntryInput;
        ToolExecutionName: ToolExecutionName;
        ToolExecutionArguments: ToolExecutionArguments;
        ToolExecutionInfo: ToolExecutionInfo;
        ToolExecutionEntryInput: ToolExecutionEntryInput;
        AgentHandoffEntryInput: AgentHandoffEntryInput;
        ConversationEntryInput: ConversationEntryInput;
        ShortMessageInput: ShortMessageInput;
        ConversationInput: ConversationInput;
        ConversationInputs: ConversationInputs;
        DocumentLibraryToolInput: DocumentLibraryToolInput;
        ToolAuthorizationInput: ToolAuthorizationInput;
        ConnectorToolReferenceInput: ConnectorToolReferenceInput;
        ToolInput: ToolInput;
        TextResponseFormat: TextResponseFormat;
        JsonObjectResponseFormat: JsonObjectResponseFormat;
        JsonSchemaResponseFormat: JsonSchemaResponseFormat;
        ChatResponseFormatInput: ChatResponseFormatInput;
        CompletionArgsInput: CompletionArgsInput;
        ConversationStart: ConversationStart;
        OtherContentChunk: OtherContentChunk;
        ContentChunk: ContentChunk;
        MessageInputContent: MessageInputContent;
        MessageInputEntry: MessageInputEntry;
        OutputContentChunk: OutputContentChunk;
        MessageOutputContent: MessageOutputContent;
        MessageOutputEntry: MessageOutputEntry;
        FunctionCallEntry: FunctionCallEntry;
        FunctionResultEntry: FunctionResultEntry;
        ToolExecutionEntry: ToolExecutionEntry;
        AgentHandoffEntry: AgentHandoffEntry;
        OtherEntry: OtherEntry;
        ConversationEntry: ConversationEntry;
        ConnectorRunCounts: ConnectorRunCounts;
        ConversationUsage: ConversationUsage;
        GuardrailCategories: GuardrailCategories;
        GuardrailScores: GuardrailScores;
        ConversationGuardrailResult: ConversationGuardrailResult;
        ConversationResponse: ConversationResponse;
        ConversationResponseStarted: ConversationResponseStarted;
        ConversationResponseStartedEvent: ConversationResponseStartedEvent;
        OutputIndex: OutputIndex;
        MessageOutputDelta: MessageOutputDelta;
        MessageOutputDeltaEvent: MessageOutputDeltaEvent;
        ToolExecutionStarted: ToolExecutionStarted;
        ToolExecutionStartedEvent: ToolExecutionStartedEvent;
        ToolExecutionDelta: ToolExecutionDelta;
        ToolExecutionDeltaEvent: ToolExecutionDeltaEvent;
        ToolExecutionDone: ToolExecutionDone;
        ToolExecutionDoneEvent: ToolExecutionDoneEvent;
        AgentHandoffStarted: AgentHandoffStarted;
        AgentHandoffStartedEvent: AgentHandoffStartedEvent;
        AgentHandoffDone: AgentHandoffDone;
        AgentHandoffDoneEvent: AgentHandoffDoneEvent;
        FunctionCallDelta: FunctionCallDelta;
        FunctionCallDeltaEvent: FunctionCallDeltaEvent;
        ConversationResponseDone: ConversationResponseDone;
        ConversationResponseDoneEvent: ConversationResponseDoneEvent;
        ConversationResponseError: ConversationResponseError;
        ConversationResponseErrorEvent: ConversationResponseErrorEvent;
        OtherConversationEvent: OtherConversationEvent;
        ConversationEvent: ConversationEvent;
        ToolConfirmation: ToolConfirmation;
        ConversationAppend: ConversationAppend;
        ConversationHistory: ConversationHistory;
        ConversationMessages: ConversationMessages;
        ConversationRestart: ConversationRestart;
        Agent: Agent;
        AgentCreate: AgentCreate;
        AgentPage: AgentPage;
        AgentUpdate: AgentUpdate;
        AgentVersionSwitch: AgentVersionSwitch;
        SystemContentChunk: SystemContentChunk;
        SystemMessage: SystemMessage;
        UserMessage: UserMessage;
        ToolCallFunction: ToolCallFunction;
        ToolCall: ToolCall;
        AssistantMessage: AssistantMessage;
        ToolMessage: ToolMessage;
        ChatMessage: ChatMessage;
        AgentCompletionCreate: AgentCompletionCreate;
        TokenUsage: TokenUsage;
        AgentCompletionToolCall: AgentCompletionToolCall;
        AgentCompletionMessage: AgentCompletionMessage;
        AgentCompletionChoice: AgentCompletionChoice;
        AgentCompletion: AgentCompletion;
        PromptVariable: PromptVariable;
        PromptDefinition: PromptDefinition;
        SharingScope: SharingScope;
        SelectedPrompt: SelectedPrompt;
        PromptPage: PromptPage;
        PromptVariableCreate: PromptVariableCreate;
        PromptDefinitionCreate: PromptDefinitionCreate;
        WorkspaceRelation: WorkspaceRelation;
        PromptCreate: PromptCreate;
        Prompt: Prompt;
        PromptDeleted: PromptDeleted;
        PromptUpdate: PromptUpdate;
        PromptVersion: PromptVersion;
        PromptVersionList: PromptVersionList;
        PromptVersionCreate: PromptVersionCreate;
        PromptVersionCreated: PromptVersionCreated;
        AliasSet: AliasSet;
        PromptVersionUpdate: PromptVersionUpdate;
        SkillTextAsset: SkillTextAsset;
        SkillRawAsset: SkillRawAsset;
        SkillAsset: SkillAsset;
        SkillAssets: SkillAssets;
        SkillDefinition: SkillDefinition;
        SelectedSkill: SelectedSkill;
        SkillPage: SkillPage;
        SkillTextAssetCreate: SkillTextAssetCreate;
        SkillRawAssetCreate: SkillRawAssetCreate;
        SkillAssetCreate: SkillAssetCreate;
        SkillAssetsCreate: SkillAssetsCreate;
        SkillDefinitionCreate: SkillDefinitionCreate;
        SkillCreate: SkillCreate;
        Skill: Skill;
        SkillDeleted: SkillDeleted;
        SkillUpdate: SkillUpdate;
        SkillVersion: SkillVersion;
        SkillVersionList: SkillVersionList;
        SkillVersionCreate: SkillVersionCreate;
        SkillVersionCreated: SkillVersionCreated;
        SkillVersionUpdate: SkillVersionUpdate;
        ExecutionStatus: ExecutionStatus;
        WorkflowMetadata: WorkflowMetadata;
        WorkflowSummary: WorkflowSummary;
        WorkflowPage: WorkflowPage;
        WorkflowSignalDefinition: WorkflowSignalDefinition;
        WorkflowQueryDefinition: WorkflowQueryDefinition;
        WorkflowUpdateDefinition: WorkflowUpdateDefinition;
        WorkflowDefinition: WorkflowDefinition;
        Workflow: Workflow;
        WorkflowRegistration: WorkflowRegistration;
        WorkflowRegistrationPage: WorkflowRegistrationPage;
        WorkflowEnvelope: WorkflowEnvelope;
        WorkflowUpdate: WorkflowUpdate;
        PayloadEncoding: PayloadEncoding;
        EncodedInput: EncodedInput;
        WorkflowInput: WorkflowInput;
        WorkflowExecutionRequest: WorkflowExecutionRequest;
        WorkflowExecution: WorkflowExecution;
        WorkflowExecutionResult: WorkflowExecutionResult;
        WorkflowExecutionAnswer: WorkflowExecutionAnswer;
        WorkflowStartConflictProblem: WorkflowStartConflictProblem;
        WorkflowRegistrationLookup: WorkflowRegistrationLookup;
        WorkflowSelection: WorkflowSelection;
        WorkflowFailure: WorkflowFailure;
        WorkflowArchiveResult: WorkflowArchiveResult;
        WorkflowUnarchiveResult: WorkflowUnarchiveResult;
        HistoryEventId: HistoryEventId;
        HistoryEventTime: HistoryEventTime;
        EventPayload: EventPayload;
        HistoryWorkflowExecutionStartedAttributes: HistoryWorkflowExecutionStartedAttributes;
        HistoryWorkflowExecutionStarted: HistoryWorkflowExecutionStarted;
        HistoryWorkflowExecutionCompletedAttributes: HistoryWorkflowExecutionCompletedAttributes;
        HistoryWorkflowExecutionCompleted: HistoryWorkflowExecutionCompleted;
        HistoryFailure: HistoryFailure;
        HistoryWorkflowExecutionFailedAttributes: HistoryWorkflowExecutionFailedAttributes;
        HistoryWorkflowExecutionFailed: HistoryWorkflowExecutionFailed;
        HistoryWorkflowExecutionCancelRequestedAttributes: HistoryWorkflowExecutionCancelRequestedAttributes;
        HistoryWorkflowExecutionCancelRequested: HistoryWorkflowExecutionCancelRequested;
        HistoryWorkflowExecutionCanceledAttributes: HistoryWorkflowExecutionCanceledAttributes;
        HistoryWorkflowExecutionCanceled: HistoryWorkflowExecutionCanceled;
        HistoryWorkflowExecutionTerminatedAttributes: HistoryWorkflowExecutionTerminatedAttributes;
        HistoryWorkflowExecutionTerminated: HistoryWorkflowExecutionTerminated;
        HistoryWorkflowExecutionTimedOutAttributes: HistoryWorkflowExecutionTimedOutAttributes;
        HistoryWorkflowExecutionTimedOut: HistoryWorkflowExecutionTimedOut;
        HistoryWorkflowExecutionContinuedAsNewAttributes: HistoryWorkflowExecutionContinuedAsNewAttributes;
        HistoryWorkflowExecutionContinuedAsNew: HistoryWorkflowExecutionContinuedAsNew;
        HistoryWorkflowExecutionResetAttributes: HistoryWorkflowExecutionResetAttributes;
        HistoryWorkflowExecutionReset: HistoryWorkflowExecutionReset;
        HistoryWorkflowTaskCompletedAttributes: HistoryWorkflowTaskCompletedAttributes;
        HistoryWorkflowTaskCompleted: HistoryWorkflowTaskCompleted;
        HistoryWorkflowTaskFailedAttributes: HistoryWorkflowTaskFailedAttributes;
        HistoryWorkflowTaskFailed: HistoryWorkflowTaskFailed;
        HistoryWorkflowSignaledAttributes: HistoryWorkflowSignaledAttributes;
        HistoryWorkflowSignaled: HistoryWorkflowSignaled;
        HistoryWorkflowUpdatedAttributes: HistoryWorkflowUpdatedAttributes;
        HistoryWorkflowUpdated: HistoryWorkflowUpdated;
        HistoryActivityTaskScheduledAttributes: HistoryActivityTaskScheduledAttributes;
        HistoryActivityTaskScheduled: HistoryActivityTaskScheduled;
        HistoryActivityTaskCompletedAttributes: HistoryActivityTaskCompletedAttributes;
        HistoryActivityTaskCompleted: HistoryActivityTaskCompleted;
        HistoryActivityTaskFailedAttributes: HistoryActivityTaskFailedAttributes;
        HistoryActivityTaskFailed: HistoryActivityTaskFailed;
        HistoryTimerStartedAttributes: HistoryTimerStartedAttributes;
        HistoryTimerStarted: HistoryTimerStarted;
        HistoryTimerFiredAttributes: HistoryTimerFiredAttributes;
        HistoryTimerFired: HistoryTimerFired;
        HistoryChildWorkflowStartedAttributes: HistoryChildWorkflowStartedAttributes;
        HistoryChildWorkflowStarted: HistoryChildWorkflowStarted;
        HistoryChildWorkflowCompletedAttributes: HistoryChildWorkflowCompletedAttributes;
        HistoryChildWorkflowCompleted: HistoryChildWorkflowCompleted;
        HistoryChildWorkflowFailedAttributes: HistoryChildWorkflowFailedAttributes;
        HistoryChildWorkflowFailed: HistoryChildWorkflowFailed;
        OtherHistoryEvent: OtherHistoryEvent;
        HistoryEvent: HistoryEvent;
        ExecutionHistory: ExecutionHistory;
        WorkflowMessageInput: WorkflowMessageInput;
        WorkflowSignal: WorkflowSignal;
        WorkflowSignalReceipt: WorkflowSignalReceipt;
        ExecutionNotRunningProblem: ExecutionNotRunningProblem;
        WorkflowQuery: WorkflowQuery;
        WorkflowQueryResult: WorkflowQueryResult;
        ExecutionBatch: ExecutionBatch;
        ExecutionBatchOutcome: ExecutionBatchOutcome;
        ExecutionBatchOutcomes: ExecutionBatchOutcomes;
        ExecutionBatchResult: ExecutionBatchResult;
        ExecutionReset: ExecutionReset;
        ResetPointProblem: ResetPointProblem;
        WorkflowRun: WorkflowRun;
        WorkflowRunPage: WorkflowRunPage;
        RunHistory: RunHistory;
        ScheduleRange: ScheduleRange;
        ScheduleCalendar: ScheduleCalendar;
        ScheduleInterval: ScheduleInterval;
        SchedulePolicy: SchedulePolicy;
        ScheduleFutureExecution: ScheduleFutureExecution;
        ScheduleRecentExecution: ScheduleRecentExecution;
        Schedule: Schedule;
        SchedulePage: SchedulePage;
        ScheduleRangeInput: ScheduleRangeInput;
        ScheduleCalendarInput: ScheduleCalendarInput;
        ScheduleIntervalInput: ScheduleIntervalInput;
        SchedulePolicyInput: SchedulePolicyInput;
        ScheduleDefinition: ScheduleDefinition;
        ScheduleCreate: ScheduleCreate;
        ScheduleReference: ScheduleReference;
        ScheduleDefinitionUpdate: ScheduleDefinitionUpdate;
        ScheduleUpdate: ScheduleUpdate;
        SchedulePause: SchedulePause;
        DeploymentLocationType: DeploymentLocationType;
        DeploymentLocation: DeploymentLocation;
        DeploymentCommitAuthor: DeploymentCommitAuthor;
        DeploymentCommit: DeploymentCommit;
        ManagedContainerBackend: ManagedContainerBackend;
        ManagedKubernetesBackend: ManagedKubernetesBackend;
        OtherDeploymentBackend: OtherDeploymentBackend;
        ManagedDeploymentBackend: ManagedDeploymentBackend;
        ManagedDeploymentSpec: ManagedDeploymentSpec;
        ManagedDeploymentResources: ManagedDeploymentResources;
        ManagedBuildState: ManagedBuildState;
        ManagedDeploymentStatus: ManagedDeploymentStatus;
        ManagedDeployment: ManagedDeployment;
        Deployment: Deployment;
        DeploymentPage: DeploymentPage;
        DeploymentContainerBackend: DeploymentContainerBackend;
        DeploymentKubernetesBackend: DeploymentKubernetesBackend;
        DeploymentBackend: DeploymentBackend;
        DeploymentSpecCreate: DeploymentSpecCreate;
        DeploymentResources: DeploymentResources;
        DeploymentCreate: DeploymentCreate;
        DeploymentWorker: DeploymentWorker;
        DeploymentDetail: DeploymentDetail;
        DeploymentSpecUpdate: DeploymentSpecUpdate;
        DeploymentUpdate: DeploymentUpdate;
        DeploymentWorkerPage: DeploymentWorkerPage;
        DeploymentLogRecord: DeploymentLogRecord;
        DeploymentLogPage: DeploymentLogPage;
        DeploymentLogRecordEvent: DeploymentLogRecordEvent;
        DeploymentLogError: DeploymentLogError;
        DeploymentLogErrorEvent: DeploymentLogErrorEvent;
        OtherDeploymentLogEvent: OtherDeploymentLogEvent;
        DeploymentLogEvent: DeploymentLogEvent;
        WorkflowEventType: WorkflowEventType;
        WorkflowEventBase: WorkflowEventBase;
        WorkflowExecutionStartedAttributes: WorkflowExecutionStartedAttributes;
        WorkflowExecutionStartedEvent: WorkflowExecutionStartedEvent;
        WorkflowExecutionCompletedAttributes: WorkflowExecutionCompletedAttributes;
        WorkflowExecutionCompletedEvent: WorkflowExecutionCompletedEvent;
        EventFailure: EventFailure;
        WorkflowExecutionFailedAttributes: WorkflowExecutionFailedAttributes;
        WorkflowExecutionFailedEvent: WorkflowExecutionFailedEvent;
        WorkflowExecutionCanceledAttributes: WorkflowExecutionCanceledAttributes;
        WorkflowExecutionCanceledEvent: WorkflowExecutionCanceledEvent;
        WorkflowExecutionTerminatedAttributes: WorkflowExecutionTerminatedAttributes;
        WorkflowExecutionTerminatedEvent: WorkflowExecutionTerminatedEvent;
        WorkflowExecutionTimedOutAttributes: WorkflowExecutionTimedOutAttributes;
        WorkflowExecutionTimedOutEvent: WorkflowExecutionTimedOutEvent;
        WorkflowExecutionContinuedAsNewAttributes: WorkflowExecutionContinuedAsNewAttributes;
        WorkflowExecutionContinuedAsNewEvent: WorkflowExecutionContinuedAsNewEvent;
        WorkflowTaskTimedOutAttributes: WorkflowTaskTimedOutAttributes;
        WorkflowTaskTimedOutEvent: WorkflowTaskTimedOutEvent;
        WorkflowTaskFailedAttributes: WorkflowTaskFailedAttributes;
        WorkflowTaskFailedEvent: WorkflowTaskFailedEvent;
        CustomTaskStartedAttributes: CustomTaskStartedAttributes;
        CustomTaskStartedEvent: CustomTaskStartedEvent;
        EventPatchOperation: EventPatchOperation;
        EventPatch: EventPatch;
        EventProgress: EventProgress;
        CustomTaskInProgressAttributes: CustomTaskInProgressAttributes;
        CustomTaskInProgressEvent: CustomTaskInProgressEvent;
        CustomTaskCompletedAttributes: CustomTaskCompletedAttributes;
        CustomTaskCompletedEvent: CustomTaskCompletedEvent;
        CustomTaskFailedAttributes: CustomTaskFailedAttributes;
        CustomTaskFailedEvent: CustomTaskFailedEvent;
        CustomTaskTimedOutAttributes: CustomTaskTimedOutAttributes;
        CustomTaskTimedOutEvent: CustomTaskTimedOutEvent;
        CustomTaskCanceledAttributes: CustomTaskCanceledAttributes;
        CustomTaskCanceledEvent: CustomTaskCanceledEvent;
        ActivityTaskStartedAttributes: ActivityTaskStartedAttributes;
        ActivityTaskStartedEvent: ActivityTaskStartedEvent;
        ActivityTaskCompletedAttributes: ActivityTaskCompletedAttributes;
        ActivityTaskCompletedEvent: ActivityTaskCompletedEvent;
        ActivityTaskRetryingAttributes: ActivityTaskRetryingAttributes;
        ActivityTaskRetryingEvent: ActivityTaskRetryingEvent;
        ActivityTaskFailedAttributes: ActivityTaskFailedAttributes;
        ActivityTaskFailedEvent: ActivityTaskFailedEvent;
        OtherWorkflowEvent: OtherWorkflowEvent;
        WorkflowEvent: WorkflowEvent;
        WorkflowStreamContext: WorkflowStreamContext;
        WorkflowStreamEnvelope: WorkflowStreamEnvelope;
        WorkflowStreamMessage: WorkflowStreamMessage;
        WorkflowStreamFailure: WorkflowStreamFailure;
        WorkflowStreamError: WorkflowStreamError;
        OtherWorkflowStreamEvent: OtherWorkflowStreamEvent;
        WorkflowStreamEvent: WorkflowStreamEvent;
        WorkflowEventPage: WorkflowEventPage;
        ModelCapabilities: ModelCapabilities;
        BaseModelCard: BaseModelCard;
        FineTunedModelCard: FineTunedModelCard;
        Model: Model;
        ModelList: ModelList;
        ModelDeleted: ModelDeleted;
        FineTunedModelUpdate: FineTunedModelUpdate;
        FineTunedModelCapabilities: FineTunedModelCapabilities;
        FineTunedCompletionModel: FineTunedCompletionModel;
        ClassifierTarget: ClassifierTarget;
        FineTunedClassifierModel: FineTunedClassifierModel;
        FineTunedModel: FineTunedModel;
        ModelArchived: ModelArchived;
        ModelUnarchived: ModelUnarchived;
        BatchJobStatus: BatchJobStatus;
        BatchEndpoint: BatchEndpoint;
        BatchMetadata: BatchMetadata;
        BatchJobResponse: BatchJobResponse;
        BatchJobOutputError: BatchJobOutputError;
        BatchJobOutput: BatchJobOutput;
        BatchJobError: BatchJobError;
        BatchJob: BatchJob;
        BatchJobPage: BatchJobPage;
        BatchRequest: BatchRequest;
        BatchJobCreate: BatchJobCreate;
        BatchJobDeleted: BatchJobDeleted;
        ClassifierTexts: ClassifierTexts;
        ModerationCreate: ModerationCreate;
        ModerationCategories: ModerationCategories;
        ModerationScores: ModerationScores;
        ModerationResult: ModerationResult;
        Moderation: Moderation;
        ClassifierChat: ClassifierChat;
        ChatModerationCreate: ChatModerationCreate;
        ClassificationCreate: ClassificationCreate;
        ClassificationScores: ClassificationScores;
        ClassificationTargetResult: ClassificationTargetResult;
        Classification: Classification;
        ChatClassificationInput: ChatClassificationInput;
        ChatClassificationCreate: ChatClassificationCreate;
        SearchIndex: SearchIndex;
        SearchIndexEngine: SearchIndexEngine;
        SearchIndexDeployment: SearchIndexDeployment;
        SearchIndexDeploymentList: SearchIndexDeploymentList;
        SearchIndexField: SearchIndexField;
        SearchIndexDefinition: SearchIndexDefinition;
        SearchIndexEngineRegistration: SearchIndexEngineRegistration;
        SearchIndexRegistration: SearchIndexRegistration;
        SearchIndexReference: SearchIndexReference;
        SearchIndexAcknowledgement: SearchIndexAcknowledgement;
        SearchIndexDocumentCount: SearchIndexDocumentCount;
        SearchIndexOnlineMetrics: SearchIndexOnlineMetrics;
        SearchIndexOfflineMetrics: SearchIndexOfflineMetrics;
        SearchIndexMetrics: SearchIndexMetrics;
        IngestionConfiguration: IngestionConfiguration;
        IngestionTargetIndex: IngestionTargetIndex;
        IngestionConfigurationUpsert: IngestionConfigurationUpsert;
        IngestionRunInfo: IngestionRunInfo;
        UserApiKey: UserApiKey;
        Organization: Organization;
        Workspace: Workspace;
        UserIdentity: UserIdentity;
        OrganizationPage: OrganizationPage;
        WorkspacePage: WorkspacePage;
        SpeechCreate: SpeechCreate;
        SpeechResult: SpeechResult;
        SpeechDelta: SpeechDelta;
        SpeechDeltaEvent: SpeechDeltaEvent;
        SpeechUsage: SpeechUsage;
        SpeechDone: SpeechDone;
        SpeechDoneEvent: SpeechDoneEvent;
        OtherSpeechEvent: OtherSpeechEvent;
        SpeechEvent: SpeechEvent;
    };
    responses: {
        /** The API key is missing or invalid (`UNAUTHENTICATED`). */
        Unauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /**
         * You have sent too many requests (`RATE_LIMITED`). This one had no effect: wait `Retry-After` seconds, then send it
         * again.
         */
        TooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The service failed unexpectedly (`INTERNAL_ERROR`). The request may or may not have taken effect. */
        InternalServerError: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /**
         * The service is temporarily unavailable (`UNAVAILABLE`). The request had no effect: wait `Retry-After` seconds, then
         * send it again.
         */
        ServiceUnavailable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** A parameter is invalid (`VALIDATION_ERROR`). `errors` has an entry for each violation. */
        UnprocessableParameter: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": UnprocessableProblem;
            };
        };
        /** The body is not valid JSON (`MALFORMED_REQUEST`). */
        BadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The body is larger than 10 MB (`PAYLOAD_TOO_LARGE`). */
        PayloadTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The `Content-Type` of the body is not `application/json` (`UNSUPPORTED_MEDIA_TYPE`). */
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** A value in the request is missing or invalid (`VALIDATION_ERROR`). `errors` has an entry for each violation. */
        UnprocessableContent: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": UnprocessableProblem;
            };
        };
        /** The workspace has no dataset with this id (`DATASET_NOT_FOUND`). */
        DatasetNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** Either the dataset (`DATASET_NOT_FOUND`) or the file (`FILE_NOT_FOUND`) does not exist. */
        DatasetOrFileNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** Either the dataset (`DATASET_NOT_FOUND`) or one of the conversations (`CONVERSATION_NOT_FOUND`) does not exist. */
        DatasetOrConversationNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** Either the dataset (`DATASET_NOT_FOUND`) or one of the records (`DATASET_RECORD_NOT_FOUND`) does not exist. */
        DatasetOrRecordNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /**
         * The request cannot be read: the search expression has a syntax error or names an unknown field
         * (`TRACES_FILTER_QUERY_PARSE_ERROR`), the cursor was not issued by this search (`MALFORMED_CURSOR`), or the body is
         * not valid JSON (`MALFORMED_REQUEST`).
         */
        BadSpanSearch: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /**
         * The request cannot be read: the search expression has a syntax error or names an unknown field
         * (`TRACES_FILTER_QUERY_PARSE_ERROR`), or the body is not valid JSON (`MALFORMED_REQUEST`).
         */
        BadSpanAggregation: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** Spans have no field with this name (`SPAN_FIELD_NOT_FOUND`). */
        SpanFieldNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** Span evaluations have no field with this name (`SPAN_EVALUATION_FIELD_NOT_FOUND`). */
        SpanEvaluationFieldNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The model given in `model_name` does not exist or is not available to the workspace (`MODEL_NOT_FOUND`). */
        JudgeModelNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** Another judge in the workspace already has this name (`JUDGE_NAME_ALREADY_EXISTS`). */
        JudgeNameTaken: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The workspace has no judge with this id (`JUDGE_NOT_FOUND`). */
        JudgeNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /**
         * Either the workspace has no judge with this id (`JUDGE_NOT_FOUND`), or the model in the body's `model_name` does
         * not exist or is not available to the workspace (`MODEL_NOT_FOUND`).
         */
        JudgeOrModelNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The cursor or page token was not issued by this operation or is damaged (`MALFORMED_CURSOR`). */
        BadCursor: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /**
         * You asked for a shared connector but lack the permission to share it (`CONNECTOR_PERMISSION_REQUIRED`):
         * `ShareConnectorToWorkspace` for `shared_workspace`, or `ShareConnectorToOrg` for `shared_org`.
         */
        ConnectorCreationForbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The workspace already has a connector with this name (`CONNECTOR_NAME_ALREADY_EXISTS`). */
        ConnectorNameTaken: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The connector does not exist or is not visible to you (`CONNECTOR_NOT_FOUND`). */
        ConnectorNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /**
         * The connector does not support the requested method, or no user can sign in with it
         * (`CONNECTOR_AUTH_METHOD_NOT_OFFERED`).
         */
        ConnectorAuthMethodNotOffered: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /**
         * You lack the workspace permission `ShareConnectorToWorkspace` (`CONNECTOR_PERMISSION_REQUIRED`), or you have it but
         * did not create the connector (`CONNECTOR_CREATOR_REQUIRED`).
         */
        ConnectorWorkspaceSharingForbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /**
         * The connector is already shared with the workspace, with the organization or with everyone
         * (`CONNECTOR_ALREADY_SHARED`).
         */
        ConnectorAlreadyShared: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The connector is not shared with the workspace (`CONNECTOR_NOT_SHARED`). */
        ConnectorNotSharedWithWorkspace: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** You lack the organization permission `ShareConnectorToOrg` (`CONNECTOR_PERMISSION_REQUIRED`). */
        ConnectorOrganizationSharingForbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The connector is not shared with the organization (`CONNECTOR_NOT_SHARED`). */
        ConnectorNotSharedWithOrganization: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /**
         * The connector (`CONNECTOR_NOT_FOUND`), the tool (`CONNECTOR_TOOL_NOT_FOUND`) or the named credentials
         * (`CONNECTOR_CREDENTIALS_NOT_FOUND`) do not exist.
         */
        ConnectorToolNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The tool server requires credentials, and you have no valid ones (`CONNECTOR_AUTHENTICATION_REQUIRED`). */
        ConnectorAuthenticationRequired: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The connector (`CONNECTOR_NOT_FOUND`) or the named credentials (`CONNECTOR_CREDENTIALS_NOT_FOUND`) do not exist. */
        ConnectorCredentialsNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /**
         * The body refers to an agent (`AGENT_NOT_FOUND`), agent version (`AGENT_VERSION_NOT_FOUND`), model
         * (`MODEL_NOT_FOUND`), connector (`CONNECTOR_NOT_FOUND`) or document library (`LIBRARY_NOT_FOUND`) that does not exist
         * or is not available to you.
         */
        ConversationReferenceNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /**
         * The workspace has no conversation with this id (`CONVERSATION_NOT_FOUND`). It may have been deleted, or never stored
         * because it was started with `store: false`.
         */
        ConversationNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /**
         * The workspace has no conversation with this id (`CONVERSATION_NOT_FOUND`), the conversation has no waiting call with
         * the `tool_call_id` of a result or confirmation (`TOOL_CALL_NOT_FOUND`), or its agent (`AGENT_NOT_FOUND`) or model
         * (`MODEL_NOT_FOUND`) is no longer available to you.
         */
        ConversationOrCallNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /**
         * The workspace has no conversation with this id (`CONVERSATION_NOT_FOUND`), the conversation has no entry
         * `from_entry_id` (`ENTRY_NOT_FOUND`), its agent has no version `agent_version` (`AGENT_VERSION_NOT_FOUND`), no call
         * up to that entry is waiting for a result in `inputs` (`TOOL_CALL_NOT_FOUND`), its agent is no longer available to
         * you (`AGENT_NOT_FOUND`), or its model or that of a guardrail is not (`MODEL_NOT_FOUND`).
         */
        ConversationOrEntryNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /**
         * The body refers to a model (`MODEL_NOT_FOUND`), a connector (`CONNECTOR_NOT_FOUND`), a document library
         * (`LIBRARY_NOT_FOUND`) or, in `handoffs`, an agent (`AGENT_NOT_FOUND`) that does not exist.
         */
        AgentPartNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /**
         * The agent does not exist or is not visible to you (`AGENT_NOT_FOUND`), or it has no such version
         * (`AGENT_VERSION_NOT_FOUND`).
         */
        AgentVersionNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The agent does not exist or is not visible to you (`AGENT_NOT_FOUND`). */
        AgentNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /**
         * The agent, or an agent in `handoffs`, does not exist or is not visible to you (`AGENT_NOT_FOUND`), or the body
         * refers to a model (`MODEL_NOT_FOUND`), a connector (`CONNECTOR_NOT_FOUND`) or a document library
         * (`LIBRARY_NOT_FOUND`) that does not exist.
         */
        AgentOrPartNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /**
         * The agent does not exist or is not visible to you (`AGENT_NOT_FOUND`), or its model or one of its guardrails does not
         * exist or is not available to you (`MODEL_NOT_FOUND`).
         */
        AgentOrModelNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /**
         * A value in the body is missing or invalid (`VALIDATION_ERROR`), or `stream` is true (`STREAMING_NOT_SUPPORTED`).
         * `errors` has an entry for each violation.
         */
        AgentCompletionUnprocessable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": UnprocessableProblem;
            };
        };
        /** A prompt with this name already exists in the workspace (`PROMPT_NAME_ALREADY_EXISTS`). */
        PromptNameAlreadyExists: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /**
         * Either the prompt does not exist or is not visible to you (`PROMPT_NOT_FOUND`), or it has no version with the
         * given number or alias (`PROMPT_VERSION_NOT_FOUND`).
         */
        SelectedPromptNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** You are a reader of the prompt and are not allowed to change it (`PROMPT_READ_ONLY`). */
        PromptReadOnly: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The prompt does not exist or is not visible to you (`PROMPT_NOT_FOUND`). */
        PromptNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /**
         * Either the prompt does not exist or is not visible to you (`PROMPT_NOT_FOUND`), or it has no version with the
         * given number (`PROMPT_VERSION_NOT_FOUND`).
         */
        PromptVersionNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** A skill with this name already exists in the workspace (`SKILL_NAME_ALREADY_EXISTS`). */
        SkillNameAlreadyExists: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /**
         * Either the skill does not exist or is not visible to you (`SKILL_NOT_FOUND`), or it has no version with the
         * given number or alias (`SKILL_VERSION_NOT_FOUND`).
         */
        SelectedSkillNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** You are a reader of the skill and are not allowed to change it (`SKILL_READ_ONLY`). */
        SkillReadOnly: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The skill does not exist or is not visible to you (`SKILL_NOT_FOUND`). */
        SkillNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /**
         * Either the skill does not exist or is not visible to you (`SKILL_NOT_FOUND`), or it has no version with the
         * given number (`SKILL_VERSION_NOT_FOUND`).
         */
        SkillVersionNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** No workflow visible to the workspace has this id or name (`WF_1100`). */
        WorkflowNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /**
         * The workflow does not exist, or the body names a deployment that does not exist or does not have the workflow
         * (`WF_1100`).
         */
        WorkflowStartNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /**
         * Nothing was started. Either the execution id has been used before (`WF_1101`), or several deployments have
         * registered the workflow and the body names none of them (`AMBIGUOUS_WORKFLOW`). In the second case, `deployments`
         * lists their names.
         */
        WorkflowStartConflict: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": WorkflowStartConflictProblem;
            };
        };
        /**
         * The request does not match the documented schema (`VALIDATION_ERROR`), or its `input` cannot be decoded or does not
         * match the `input_schema` that the workflow declares (`WF_1001`). `errors` has an entry for each violation.
         */
        WorkflowInputInvalid: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": UnprocessableProblem;
            };
        };
        /**
         * The registration does not exist, or the body names a deployment that does not exist or to which the registration
         * does not belong (`WF_1100`).
         */
        WorkflowRegistrationStartNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** Nothing was started, because the execution id has been used before (`WF_1101`). */
        ExecutionAlreadyStarted: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** No registration visible to the workspace has this id (`WF_1100`). */
        WorkflowRegistrationNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The workspace has no execution with this id (`WF_1100`). */
        ExecutionNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The execution's latest run has already ended (`WF_1102`). `execution_status` is its final status. */
        ExecutionNotRunning: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": ExecutionNotRunningProblem;
            };
        };
        /**
         * The request does not match the documented schema (`VALIDATION_ERROR`) or the workflow's own definition (`WF_1001`):
         * the workflow has no signal or query with this name, or the input cannot be decoded or does not match its schema.
         * `errors` has an entry for each violation.
         */
        WorkflowMessageInvalid: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": UnprocessableProblem;
            };
        };
        /**
         * The request does not match the documented schema (`VALIDATION_ERROR`), or the run cannot be reset to the event
         * (`WF_1001`, with the possible events in `valid_reset_events`). `errors` has an entry for each violation.
         */
        ResetPointInvalid: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": ResetPointProblem;
            };
        };
        /** The workspace has no run with this id (`WF_1100`). */
        RunNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The workspace does not have the workflow, registration or deployment named in the body (`WF_1100`). */
        ScheduleWorkflowNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The workspace already has a schedule with this id (`SCHEDULE_ALREADY_EXISTS`). */
        ScheduleAlreadyExists: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /**
         * The request does not match the documented schema or does not name a workflow (`VALIDATION_ERROR`), or its values are
         * invalid for the scheduler (`WF_1200`), such as an invalid cron expression, an unknown time zone, an end before the
         * start, or an input that cannot be decoded or does not match the workflow's `input_schema`. `errors` has an entry for
         * each violation.
         */
        ScheduleUnprocessable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": UnprocessableProblem;
            };
        };
        /** The workspace has no schedule with this id (`WF_1201`). */
        ScheduleNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /**
         * The request does not match the documented schema (`VALIDATION_ERROR`), or its values are invalid for the scheduler
         * (`WF_1200`), such as an invalid cron expression, an unknown time zone, an end before the start, or an input that
         * cannot be decoded or does not match the workflow's `input_schema`. `errors` has an entry for each violation.
         */
        ScheduleUpdateUnprocessable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": UnprocessableProblem;
            };
        };
        /** You are not a member of the workspace (`WORKSPACE_FORBIDDEN`). */
        DeploymentWorkspaceForbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The workspace already has a deployment with this name, managed or self-hosted (`DEPLOYMENT_NAME_ALREADY_EXISTS`). */
        DeploymentNameTaken: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The workspace has no deployment with this name or id (`DEPLOYMENT_NOT_FOUND`). */
        DeploymentNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The deployment is self-hosted, so the service cannot control its workers (`DEPLOYMENT_NOT_MANAGED`). */
        DeploymentNotManaged: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /**
         * You are neither the owner of the deployment nor a workspace administrator (`DEPLOYMENT_OWNER_REQUIRED`), or not a
         * member of the workspace in `workspace_id` (`WORKSPACE_FORBIDDEN`).
         */
        UnhardenForbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /**
         * A workflow that acts on behalf of its callers is registered on the deployment (`DEPLOYMENT_HARDENING_REQUIRED`).
         * Such workflows require a hardened deployment.
         */
        DeploymentHardeningRequired: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /**
         * A parameter has a value that is not allowed (`VALIDATION_ERROR`), or a workflow registered on the deployment has an
         * invalid definition (`WORKFLOW_DEFINITION_INVALID`). In the second case, `errors` names the deployment.
         */
        UnhardenUnprocessable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": UnprocessableProblem;
            };
        };
        /** The value of `Last-Event-ID` or `last_event_id` is not the id of an event of this stream (`MALFORMED_CURSOR`). */
        BadDeploymentLogId: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The value of `Last-Event-ID` or `last_event_id` is not the id of a message of this stream (`MALFORMED_CURSOR`). */
        BadWorkflowEventId: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /**
         * None of the three execution ids is set to an id or to `*`, or a parameter has a value that is not allowed
         * (`VALIDATION_ERROR`). `errors` has an entry for each violation.
         */
        WorkflowEventStreamUnprocessable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": UnprocessableProblem;
            };
        };
        /** The model does not exist or is not available to you (`MODEL_NOT_FOUND`). */
        ModelNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The model is a base model and cannot be deleted (`MODEL_NOT_DELETABLE`). */
        ModelNotDeletable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /**
         * The workspace has no fine-tuned model with this id (`MODEL_NOT_FOUND`). You can update, archive or unarchive only
         * fine-tuned models, so the ids of base models are not accepted here.
         */
        FineTunedModelNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /**
         * A file in `input_files` (`FILE_NOT_FOUND`), the model in `model` (`MODEL_NOT_FOUND`) or the agent in `agent_id`
         * (`AGENT_NOT_FOUND`) does not exist.
         */
        BatchInputNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /**
         * A value in the body is missing or invalid (`VALIDATION_ERROR`), or the service runs no batch jobs for `endpoint`
         * (`BATCH_ENDPOINT_NOT_SUPPORTED`). In the second case, `detail` lists the supported endpoints. `errors` has an entry
         * for each violation.
         */
        BatchJobUnprocessable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": UnprocessableProblem;
            };
        };
        /** The workspace has no batch job with this id (`BATCH_JOB_NOT_FOUND`). */
        BatchJobNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The job is not in a final state yet and cannot be deleted (`BATCH_JOB_NOT_ENDED`). */
        BatchJobNotEnded: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The job is already in a final state and cannot be canceled (`BATCH_JOB_ENDED`). */
        BatchJobEnded: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** No model with this id is available for this operation (`MODEL_NOT_FOUND`). */
        ClassifierNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** You did not create the deployment, and only the creator can change it (`SEARCH_INDEX_FORBIDDEN`). */
        SearchIndexForbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The deployment does not exist or is not available to you (`SEARCH_INDEX_NOT_FOUND`). */
        SearchIndexNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /**
         * Either the request does not match the documented schema (`VALIDATION_ERROR`), or it names an index that the
         * deployment does not have (`UNKNOWN_INDEX`). `errors` has an entry for each violation. Nothing changes.
         */
        SearchIndexMetricsUnprocessable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": UnprocessableProblem;
            };
        };
        /** The workspace has no pipeline configuration with this id (`INGESTION_CONFIGURATION_NOT_FOUND`). */
        IngestionConfigurationNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /**
         * The API key, or the user's token in the header `DashboardUserContextAuth`, is missing or not valid
         * (`UNAUTHENTICATED`). `detail` says which.
         */
        UserUnauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The model (`MODEL_NOT_FOUND`) or the voice (`VOICE_NOT_FOUND`) does not exist or is not available to you. */
        SpeechModelNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
    };
    parameters: {
        /**
         * Maximum number of items per page. With 0, the response has the total count but no items.
         * @example 50
         */
        PageSize: number;
        /**
         * Page number, starting at 1.
         * @example 1
         */
        Page: number;
        /**
         * Id of the dataset, as returned when you create or list datasets.
         * @example 3f1c6f0e-52b7-4f3e-9f0a-6d1f2b7c4a10
         */
        DatasetId: string;
        /**
         * Start of the time range, inclusive. It applies to the `start_time` of spans and the `timestamp` of evaluations. If
         * omitted, the range has no lower limit.
         * @example 2026-03-02T09:00:00Z
         */
        SpansFrom: string;
        /**
         * End of the time range, exclusive. It applies to the same fields as `from`. If omitted, the range ends at the time of
         * the request.
         * @example 2026-03-02T10:00:00Z
         */
        SpansTo: string;
        /**
         * Must be 1, because these pages have no numbers; any other value returns 422. To get the next page, send `cursor`.
         * @example 1
         */
        SpansPage: 1;
        /**
         * Maximum number of items per page. With 0, the page is empty, and only the search expression is checked.
         * @example 50
         */
        SpansPageSize: number;
        /**
         * Cursor returned with the previous page. Omit it to get the first page.
         * @example b2Zmc2V0PTUw
         */
        Cursor: string;
        /**
         * Id of the judge, as returned when you create or list judges.
         * @example 9b4d2c60-1e8f-4a35-b7c9-e0f1a2b3c4d5
         */
        JudgeId: string;
        /**
         * Maximum number of items per page.
         * @example 100
         */
        ConnectorPageSize: number;
        /**
         * Id or name of the connector. A value in UUID format is always read as an id.
         * @example harbor-tides
         */
        ConnectorIdOrName: string;
        /**
         * Id of the connector. Its name is not accepted here.
         * @example 6e1f9d20-4b7a-4c35-8f62-d0a1b2c3e4f5
         */
        ConnectorId: string;
        /**
         * Scope in which to enable or disable the connector, from the widest to the narrowest: your `organization`, your
         * `workspace`, or only you (`user`).
         * @example workspace
         */
        ConnectorConsumerScope: "organization" | "workspace" | "user";
        /**
         * Name of the stored credentials to authenticate with. If omitted, your default credentials are used, if the connector
         * needs any.
         * @example harbor-desk
         */
        ConnectorCredentialsName: string;
        /**
         * Set to true to return only the default credentials, which apply to requests that name no credentials.
         * @example false
         */
        ConnectorFetchDefault: boolean;
        /**
         * Return only credentials for this authentication method.
         * @example bearer
         */
        ConnectorAuthType: ConnectorAuthenticationType;
        /**
         * Page number, starting at 0.
         * @example 0
         */
        PageFromZero: number;
        /**
         * Id of the conversation, as returned when you start or list conversations.
         * @example conv_0197c3e1
         */
        ConversationId: string;
        /**
         * Return only agents that can be chosen in the workspace's chat (true), or only those that cannot (false).
         * @example false
         */
        AgentDeploymentChat: boolean;
        /**
         * Return only agents with one of these origins: `api` (this API), `playground` or `agent_builder_v1` (the agent
         * builder). Repeat the parameter to accept several values.
         * @example [
         *   "api"
         * ]
         */
        AgentSources: ("api" | "playground" | "agent_builder_v1")[];
        /**
         * Return only agents with exactly this name.
         * @example Scout
         */
        AgentName: string;
        /**
         * Return only agents whose name or description contains this text. Case is ignored.
         * @example tide
         */
        AgentSearch: string;
        /**
         * Return only the agent with this id.
         * @example ag_0197c3d0
         */
        AgentIdFilter: string;
        /**
         * Return only agents whose `metadata` contains all of these key-value pairs. Pass them as a URL-encoded JSON object;
         * any other value returns 422.
         * @example {"desk":"harbor"}
         */
        AgentMetadata: string;
        /**
         * Id of the agent, as returned when you create or list agents.
         * @example ag_0197c3d0
         */
        AgentId: string;
        /**
         * Names of the fields to return. `definition`, `title`, `description` and `notes` are left out unless you name them;
         * all other fields are always returned. If omitted, all fields are returned.
         * @example [
         *   "title",
         *   "notes"
         * ]
         */
        PromptFields: ("id" | "name" | "title" | "description" | "definition" | "version" | "latestVersion" | "notes" | "aliases" | "sharingScope" | "createdBy" | "createdAt" | "updatedAt" | "versionCreatedAt")[];
        /**
         * Id of the prompt, as returned when you create or list prompts.
         * @example prompt_0197c3f1
         */
        PromptId: string;
        /**
         * Number of a version of the prompt, in digits. The first version is 1.
         * @example 1
         */
        PromptVersionNumber: string;
        /**
         * Names of the fields to return. `definition` and `notes` are left out unless you name them; all other fields are
         * always returned. If omitted, all fields are returned.
         * @example [
         *   "name",
         *   "notes"
         * ]
         */
        SkillFields: ("id" | "name" | "definition" | "version" | "latestVersion" | "notes" | "aliases" | "sharingScope" | "createdBy" | "createdAt" | "updatedAt")[];
        /**
         * Id of the skill, as returned when you create or list skills.
         * @example skill_0197c3f2
         */
        SkillId: string;
        /**
         * Number of a version of the skill, in digits. The first version is 1.
         * @example 1
         */
        SkillVersionNumber: string;
        /**
         * Return only items whose workflow is archived (`true`), or only those whose workflow is not (`false`). If omitted,
         * both are returned.
         * @example false
         */
        ArchivedWorkflows: boolean;
        /**
         * Return only items whose workflow can be started from the chat assistant (`true`), or only those whose workflow
         * cannot (`false`). If omitted, both are returned.
         * @example false
         */
        AvailableInChatAssistant: boolean;
        /**
         * If true, workflows that other workspaces share with this one are included.
         * @example true
         */
        IncludeSharedWorkflows: boolean;
        /**
         * Set to true to return only items that a live worker can run right now.
         * @example false
         */
        ActiveWorkflowsOnly: boolean;
        /**
         * Maximum number of items per page. Every page except the last is full.
         * @example 50
         */
        WorkflowLimit: number;
        /**
         * Set to true to receive the registered workflow in the `workflow` field of each registration.
         * @example false
         */
        WithWorkflow: boolean;
        /**
         * Id or name of the workflow.
         * @example morning-briefing
         */
        WorkflowIdentifier: string;
        /**
         * Set to true to wait until the workflow ends. The body has a field of the same name; the call waits if either is
         * true.
         * @example false
         */
        WaitForResult: boolean;
        /**
         * Id of the registration, as returned when you list registrations.
         * @example 4d0f8c52-e9b4-4a17-86f2-c8d9e0f1a2b3
         */
        WorkflowRegistrationId: string;
        /**
         * Id of the execution. The call applies to its latest run.
         * @example morning-briefing-2026-03-02
         */
        ExecutionId: string;
        /**
         * If true, the service decodes the inputs and results that it can decode. If false, it returns them as they are
         * stored. In both cases, `encoding_options` lists the encodings that remain for you to decode.
         * @example true
         */
        DecodePayloads: boolean;
        /**
         * Id of the run, as returned when you list runs. It does not have to be the latest run of its execution.
         * @example a7b3c9d1-5e2f-4068-b4a7-1f2e3d4c5b6a
         */
        RunId: string;
        /**
         * Id of the schedule, chosen by you or by the service when the schedule was created.
         * @example morning-briefing-daily
         */
        ScheduleId: string;
        /**
         * Name of the deployment, unique in its workspace.
         * @example harbor-workers
         */
        DeploymentName: string;
        /**
         * Return only records written by this worker.
         * @example harbor-worker-1
         */
        DeploymentLogWorkerName: string;
        /**
         * Return only records written by executions of this workflow.
         * @example morning-briefing
         */
        DeploymentLogWorkflowName: string;
        /**
         * Return only records written during a build (`build`) or by workers (`runtime`). If omitted, both are returned.
         * @example runtime
         */
        DeploymentLogType: "build" | "runtime";
        /**
         * Return only records written after this time.
         * @example 2026-03-02T05:00:00Z
         */
        DeploymentLogAfter: string;
        /**
         * Id of the model, as returned when you list models.
         * @example ft:aurora-small:tidewater:7c1e
         */
        ModelId: string;
        /**
         * Id of the batch job, as returned when you create or list jobs.
         * @example c2d3e4f5-a6b7-4c89-90d1-e2f3a4b5c6d7
         */
        BatchJobId: string;
        /**
         * Id of the search-index deployment, as returned when you register or list deployments.
         * @example b3f7d2a1-6c48-4e95-8a0b-1d2c3e4f5a67
         */
        SearchIndexDeploymentId: string;
        /**
         * Number of items to skip from the start of the list.
         * @example 0
         */
        UserListOffset: number;
        /**
         * Maximum number of items per page.
         * @example 100
         */
        UserListLimit: number;
    };
    requestBodies: never;
    headers: {
        /**
         * Identifies this request in the service's logs. Quote it when you report a problem.
         * @example req_0197c3e1a2b4
         */
        RequestId: string;
        /**
         * Seconds to wait before you try again.
         * @example 2
         */
        RetryAfter: number;
        /**
         * Number of requests you can still make in the current rate-limit window.
         * @example 0
         */
        RateLimitRemaining: number;
    };
    pathItems: never;
}
export interface operations {
    "observability.datasets.list": {
        parameters: {
            query?: {
                /**
                 * Return only datasets whose name or description contains this text. Case is ignored.
                 * @example tide
                 */
                q?: string;
                /**
                 * Maximum number of items per page. With 0, the response has the total count but no items.
                 * @example 50
                 */
                page_size?: components["parameters"]["PageSize"];
                /**
                 * Page number, starting at 1.
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
            /** One page of datasets, with the total count. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DatasetPage;
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["UnprocessableParameter"];
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
        /** Name and description of the new dataset. */
        requestBody: {
            content: {
                "application/json": DatasetCreate;
            };
        };
        responses: {
            /** The new dataset. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Dataset;
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
                 * Id of the dataset, as returned when you create or list datasets.
                 * @example 3f1c6f0e-52b7-4f3e-9f0a-6d1f2b7c4a10
                 */
                dataset_id: components["parameters"]["DatasetId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The dataset. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Dataset;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["DatasetNotFound"];
            422: components["responses"]["UnprocessableParameter"];
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
                 * Id of the dataset, as returned when you create or list datasets.
                 * @example 3f1c6f0e-52b7-4f3e-9f0a-6d1f2b7c4a10
                 */
                dataset_id: components["parameters"]["DatasetId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The dataset and its records were deleted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["DatasetNotFound"];
            422: components["responses"]["UnprocessableParameter"];
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
                 * Id of the dataset, as returned when you create or list datasets.
                 * @example 3f1c6f0e-52b7-4f3e-9f0a-6d1f2b7c4a10
                 */
                dataset_id: components["parameters"]["DatasetId"];
            };
            cookie?: never;
        };
        /** The fields to change. */
        requestBody: {
            content: {
                "application/json": DatasetUpdate;
            };
        };
        responses: {
            /** The updated dataset. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Dataset;
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
                 * Maximum number of items per page. With 0, the response has the total count but no items.
                 * @example 50
                 */
                page_size?: components["parameters"]["PageSize"];
                /**
                 * Page number, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
            };
            header?: never;
            path: {
                /**
                 * Id of the dataset, as returned when you create or list datasets.
                 * @example 3f1c6f0e-52b7-4f3e-9f0a-6d1f2b7c4a10
                 */
                dataset_id: components["parameters"]["DatasetId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of records, with the total count. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DatasetRecordPage;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["DatasetNotFound"];
            422: components["responses"]["UnprocessableParameter"];
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
                 * Id of the dataset, as returned when you create or list datasets.
                 * @example 3f1c6f0e-52b7-4f3e-9f0a-6d1f2b7c4a10
                 */
                dataset_id: components["parameters"]["DatasetId"];
            };
            cookie?: never;
        };
        /** Payload and properties of the new record. */
        requestBody: {
            content: {
                "application/json": DatasetRecordCreate;
            };
        };
        responses: {
            /** The new record. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DatasetRecord;
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
                 * Id of the dataset, as returned when you create or list datasets.
                 * @example 3f1c6f0e-52b7-4f3e-9f0a-6d1f2b7c4a10
                 */
                dataset_id: components["parameters"]["DatasetId"];
            };
            cookie?: never;
        };
        /** Id of an uploaded file. */
        requestBody: {
            content: {
                "application/json": DatasetFileImport;
            };
        };
        responses: {
            /** The import task, which is running. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DatasetImportTask;
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
                 * Id of the dataset, as returned when you create or list datasets.
                 * @example 3f1c6f0e-52b7-4f3e-9f0a-6d1f2b7c4a10
                 */
                dataset_id: components["parameters"]["DatasetId"];
            };
            cookie?: never;
        };
        /** Ids of the conversations. */
        requestBody: {
            content: {
                "application/json": DatasetPlaygroundImport;
            };
        };
        responses: {
            /** The import task, which is running. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DatasetImportTask;
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
                 * Id of the dataset, as returned when you create or list datasets.
                 * @example 3f1c6f0e-52b7-4f3e-9f0a-6d1f2b7c4a10
                 */
                dataset_id: components["parameters"]["DatasetId"];
            };
            cookie?: never;
        };
        /** The records to copy. */
        requestBody: {
            content: {
                "application/json": DatasetRecordsImport;
            };
        };
        responses: {
            /** The import task, which is running. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DatasetImportTask;
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
                 * Id of the dataset, as returned when you create or list datasets.
                 * @example 3f1c6f0e-52b7-4f3e-9f0a-6d1f2b7c4a10
                 */
                dataset_id: components["parameters"]["DatasetId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The download URL of the complete file. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DatasetExport;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["DatasetNotFound"];
            422: components["responses"]["UnprocessableParameter"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "observability.spans.search": {
        parameters: {
            query?: {
                /**
                 * Start of the time range, inclusive. It applies to the `start_time` of spans and the `timestamp` of evaluations. If
                 * omitted, the range has no lower limit.
                 * @example 2026-03-02T09:00:00Z
                 */
                from?: components["parameters"]["SpansFrom"];
                /**
                 * End of the time range, exclusive. It applies to the same fields as `from`. If omitted, the range ends at the time of
                 * the request.
                 * @example 2026-03-02T10:00:00Z
                 */
                to?: components["parameters"]["SpansTo"];
                /**
                 * Must be 1, because these pages have no numbers; any other value returns 422. To get the next page, send `cursor`.
                 * @example 1
                 */
                page?: components["parameters"]["SpansPage"];
                /**
                 * Maximum number of items per page. With 0, the page is empty, and only the search expression is checked.
                 * @example 50
                 */
                page_size?: components["parameters"]["SpansPageSize"];
                /**
                 * Cursor returned with the previous page. Omit it to get the first page.
                 * @example b2Zmc2V0PTUw
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search conditions. An empty object matches all spans. */
        requestBody: {
            content: {
                "application/json": SpanSearch;
            };
        };
        responses: {
            /** One page of matching spans. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SpanPage;
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
                 * Start of the time range, inclusive. It applies to the `start_time` of spans and the `timestamp` of evaluations. If
                 * omitted, the range has no lower limit.
                 * @example 2026-03-02T09:00:00Z
                 */
                from?: components["parameters"]["SpansFrom"];
                /**
                 * End of the time range, exclusive. It applies to the same fields as `from`. If omitted, the range ends at the time of
                 * the request.
                 * @example 2026-03-02T10:00:00Z
                 */
                to?: components["parameters"]["SpansTo"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Metric, grouping and search conditions. */
        requestBody: {
            content: {
                "application/json": SpanAggregationQuery;
            };
        };
        responses: {
            /** One row per group, and the time range that they cover. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SpanAggregation;
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
                 * Start of the time range, inclusive. It applies to the `start_time` of spans and the `timestamp` of evaluations. If
                 * omitted, the range has no lower limit.
                 * @example 2026-03-02T09:00:00Z
                 */
                from?: components["parameters"]["SpansFrom"];
                /**
                 * End of the time range, exclusive. It applies to the same fields as `from`. If omitted, the range ends at the time of
                 * the request.
                 * @example 2026-03-02T10:00:00Z
                 */
                to?: components["parameters"]["SpansTo"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Metric, grouping and search conditions. */
        requestBody: {
            content: {
                "application/json": SpanAggregationQuery;
            };
        };
        responses: {
            /** One row per group, and the time range that they cover. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SpanAggregation;
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
                 * Start of the time range, inclusive. It applies to the `start_time` of spans and the `timestamp` of evaluations. If
                 * omitted, the range has no lower limit.
                 * @example 2026-03-02T09:00:00Z
                 */
                from?: components["parameters"]["SpansFrom"];
                /**
                 * End of the time range, exclusive. It applies to the same fields as `from`. If omitted, the range ends at the time of
                 * the request.
                 * @example 2026-03-02T10:00:00Z
                 */
                to?: components["parameters"]["SpansTo"];
                /**
                 * Must be 1, because these pages have no numbers; any other value returns 422. To get the next page, send `cursor`.
                 * @example 1
                 */
                page?: components["parameters"]["SpansPage"];
                /**
                 * Maximum number of items per page. With 0, the page is empty, and only the search expression is checked.
                 * @example 50
                 */
                page_size?: components["parameters"]["SpansPageSize"];
                /**
                 * Cursor returned with the previous page. Omit it to get the first page.
                 * @example b2Zmc2V0PTUw
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search conditions. An empty object matches all evaluations. */
        requestBody: {
            content: {
                "application/json": SpanSearch;
            };
        };
        responses: {
            /** One page of matching evaluations. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SpanEvaluationPage;
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
                 * Start of the time range, inclusive. It applies to the `start_time` of spans and the `timestamp` of evaluations. If
                 * omitted, the range has no lower limit.
                 * @example 2026-03-02T09:00:00Z
                 */
                from?: components["parameters"]["SpansFrom"];
                /**
                 * End of the time range, exclusive. It applies to the same fields as `from`. If omitted, the range ends at the time of
                 * the request.
                 * @example 2026-03-02T10:00:00Z
                 */
                to?: components["parameters"]["SpansTo"];
                /**
                 * Must be 1, because these pages have no numbers; any other value returns 422. To get the next page, send `cursor`.
                 * @example 1
                 */
                page?: components["parameters"]["SpansPage"];
                /**
                 * Maximum number of items per page. With 0, the page is empty, and only the search expression is checked.
                 * @example 50
                 */
                page_size?: components["parameters"]["SpansPageSize"];
                /**
                 * Cursor returned with the previous page. Omit it to get the first page.
                 * @example b2Zmc2V0PTUw
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search conditions. An empty object matches the latest evaluation of every span and name. */
        requestBody: {
            content: {
                "application/json": SpanSearch;
            };
        };
        responses: {
            /** One page of the latest matching evaluations. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SpanEvaluationPage;
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
            /** Definitions of all span fields. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SpanFieldDefinitions;
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
            /** Definitions of all span evaluation fields. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SpanFieldDefinitions;
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
                 * Start of the time range, inclusive. It applies to the `start_time` of spans and the `timestamp` of evaluations. If
                 * omitted, the range has no lower limit.
                 * @example 2026-03-02T09:00:00Z
                 */
                from?: components["parameters"]["SpansFrom"];
                /**
                 * End of the time range, exclusive. It applies to the same fields as `from`. If omitted, the range ends at the time of
                 * the request.
                 * @example 2026-03-02T10:00:00Z
                 */
                to?: components["parameters"]["SpansTo"];
            };
            header?: never;
            path: {
                /**
                 * Name of the field, as returned when you list span fields.
                 * @example status_code
                 */
                field_name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The values of the field; null if it has no list of values. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SpanFieldOptions;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["SpanFieldNotFound"];
            422: components["responses"]["UnprocessableParameter"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "observability.spans.evaluations.fields.listOptions": {
        parameters: {
            query?: {
                /**
                 * Start of the time range, inclusive. It applies to the `start_time` of spans and the `timestamp` of evaluations. If
                 * omitted, the range has no lower limit.
                 * @example 2026-03-02T09:00:00Z
                 */
                from?: components["parameters"]["SpansFrom"];
                /**
                 * End of the time range, exclusive. It applies to the same fields as `from`. If omitted, the range ends at the time of
                 * the request.
                 * @example 2026-03-02T10:00:00Z
                 */
                to?: components["parameters"]["SpansTo"];
            };
            header?: never;
            path: {
                /**
                 * Name of the field, as returned when you list span evaluation fields.
                 * @example evaluation_name
                 */
                field_name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The values of the field; null if it has no list of values. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SpanFieldOptions;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["SpanEvaluationFieldNotFound"];
            422: components["responses"]["UnprocessableParameter"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "observability.judges.list": {
        parameters: {
            query?: {
                /**
                 * Return only judges whose name or description contains this text. Case is ignored.
                 * @example accuracy
                 */
                q?: string;
                /**
                 * Return only judges with this output type. Repeat the parameter to accept several values.
                 * @example [
                 *   "REGRESSION"
                 * ]
                 */
                type_filter?: JudgeOutputType[];
                /**
                 * Return only judges that use this model. Repeat the parameter to accept several values.
                 * @example [
                 *   "aurora-large"
                 * ]
                 */
                model_filter?: string[];
                /**
                 * Maximum number of items per page. With 0, the response has the total count but no items.
                 * @example 50
                 */
                page_size?: components["parameters"]["PageSize"];
                /**
                 * Page number, starting at 1.
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
            /** One page of judges, with the total count. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": JudgePage;
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["UnprocessableParameter"];
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
        /** Instructions, model and output of the new judge. */
        requestBody: {
            content: {
                "application/json": JudgeCreate;
            };
        };
        responses: {
            /** The new judge. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Judge;
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
                 * Id of the judge, as returned when you create or list judges.
                 * @example 9b4d2c60-1e8f-4a35-b7c9-e0f1a2b3c4d5
                 */
                judge_id: components["parameters"]["JudgeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The requested judge. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Judge;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["JudgeNotFound"];
            422: components["responses"]["UnprocessableParameter"];
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
                 * Id of the judge, as returned when you create or list judges.
                 * @example 9b4d2c60-1e8f-4a35-b7c9-e0f1a2b3c4d5
                 */
                judge_id: components["parameters"]["JudgeId"];
            };
            cookie?: never;
        };
        /** All fields of the judge, including those that do not change. */
        requestBody: {
            content: {
                "application/json": JudgeUpdate;
            };
        };
        responses: {
            /** The judge was updated. */
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
            409: components["responses"]["JudgeNameTaken"];
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
                 * Id of the judge, as returned when you create or list judges.
                 * @example 9b4d2c60-1e8f-4a35-b7c9-e0f1a2b3c4d5
                 */
                judge_id: components["parameters"]["JudgeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The judge was deleted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["JudgeNotFound"];
            422: components["responses"]["UnprocessableParameter"];
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
                 * Id of the judge, as returned when you create or list judges.
                 * @example 9b4d2c60-1e8f-4a35-b7c9-e0f1a2b3c4d5
                 */
                judge_id: components["parameters"]["JudgeId"];
            };
            cookie?: never;
        };
        /** The conversation to evaluate. */
        requestBody: {
            content: {
                "application/json": JudgeLive;
            };
        };
        responses: {
            /** The judge's answer and its explanation. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Judgment;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["JudgeOrModelNotFound"];
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
                 * Return only connectors that are active for you (`true`) or only those that are not (`false`). If omitted, both
                 * are returned.
                 * @example false
                 */
                active?: boolean;
                /**
                 * Maximum number of items per page.
                 * @example 100
                 */
                page_size?: components["parameters"]["ConnectorPageSize"];
                /**
                 * Cursor returned with the previous page. Omit it to get the first page.
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
            /** One page of connectors. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ConnectorPage;
                };
            };
            400: components["responses"]["BadCursor"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["UnprocessableParameter"];
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
        /** Tool server to connect to, and the ways to authenticate with it. */
        requestBody: {
            content: {
                "application/json": ConnectorCreate;
            };
        };
        responses: {
            /** The new connector. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Connector;
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
                 * URL to send the browser to after sign-in. If omitted, the browser stays on a page of the service.
                 * @example https://desk.tidewater.example/settings/connectors
                 */
                app_return_url?: string;
                /**
                 * Authentication method to use. The connector must support it, and it must not be `none`.
                 * @example oauth2
                 */
                method_type?: "oauth2" | "bearer" | "none" | "codehost_app" | "chat_app";
                /**
                 * Name under which to store the credentials: 1 to 64 letters, digits, `_` and `-`. Existing credentials with
                 * that name are replaced. If omitted, the service chooses a name.
                 * @example mara
                 */
                credentials_name?: string;
                /**
                 * Display name for the credentials.
                 * @example Mara's account
                 */
                credentials_title?: string;
                /**
                 * Set to true to get the URL for installing the app of the source-hosting service instead of the sign-in URL.
                 * @example false
                 */
                codehost_installation_link?: boolean;
            };
            header?: never;
            path: {
                /**
                 * Id or name of the connector. A value in UUID format is always read as an id.
                 * @example harbor-tides
                 */
                connector_id_or_name: components["parameters"]["ConnectorIdOrName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The URL and its period of validity. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ConnectorAuthUrl;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ConnectorNotFound"];
            409: components["responses"]["ConnectorAuthMethodNotOffered"];
            422: components["responses"]["UnprocessableParameter"];
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
                 * Id of the connector. Its name is not accepted here.
                 * @example 6e1f9d20-4b7a-4c35-8f62-d0a1b2c3e4f5
                 */
                connector_id: components["parameters"]["ConnectorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The connector is now shared with the workspace. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ConnectorMessage;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ConnectorWorkspaceSharingForbidden"];
            404: components["responses"]["ConnectorNotFound"];
            409: components["responses"]["ConnectorAlreadyShared"];
            422: components["responses"]["UnprocessableParameter"];
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
                 * Id of the connector. Its name is not accepted here.
                 * @example 6e1f9d20-4b7a-4c35-8f62-d0a1b2c3e4f5
                 */
                connector_id: components["parameters"]["ConnectorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The connector is private again. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ConnectorMessage;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ConnectorWorkspaceSharingForbidden"];
            404: components["responses"]["ConnectorNotFound"];
            409: components["responses"]["ConnectorNotSharedWithWorkspace"];
            422: components["responses"]["UnprocessableParameter"];
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
                 * Id of the connector. Its name is not accepted here.
                 * @example 6e1f9d20-4b7a-4c35-8f62-d0a1b2c3e4f5
                 */
                connector_id: components["parameters"]["ConnectorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The connector is now shared with the organization. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ConnectorMessage;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ConnectorOrganizationSharingForbidden"];
            404: components["responses"]["ConnectorNotFound"];
            409: components["responses"]["ConnectorAlreadyShared"];
            422: components["responses"]["UnprocessableParameter"];
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
                 * Id of the connector. Its name is not accepted here.
                 * @example 6e1f9d20-4b7a-4c35-8f62-d0a1b2c3e4f5
                 */
                connector_id: components["parameters"]["ConnectorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The connector is private again. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ConnectorMessage;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ConnectorOrganizationSharingForbidden"];
            404: components["responses"]["ConnectorNotFound"];
            409: components["responses"]["ConnectorNotSharedWithOrganization"];
            422: components["responses"]["UnprocessableParameter"];
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
                 * Id of the connector. Its name is not accepted here.
                 * @example 6e1f9d20-4b7a-4c35-8f62-d0a1b2c3e4f5
                 */
                connector_id: components["parameters"]["ConnectorId"];
                /**
                 * Scope in which to enable or disable the connector, from the widest to the narrowest: your `organization`, your
                 * `workspace`, or only you (`user`).
                 * @example workspace
                 */
                consumer_scope: components["parameters"]["ConnectorConsumerScope"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The connector is active for the given scope. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ConnectorMessage;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ConnectorNotFound"];
            422: components["responses"]["UnprocessableParameter"];
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
                 * Id of the connector. Its name is not accepted here.
                 * @example 6e1f9d20-4b7a-4c35-8f62-d0a1b2c3e4f5
                 */
                connector_id: components["parameters"]["ConnectorId"];
                /**
                 * Scope in which to enable or disable the connector, from the widest to the narrowest: your `organization`, your
                 * `workspace`, or only you (`user`).
                 * @example workspace
                 */
                consumer_scope: components["parameters"]["ConnectorConsumerScope"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The connector is inactive for the given scope. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ConnectorMessage;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ConnectorNotFound"];
            422: components["responses"]["UnprocessableParameter"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "connectors.tools.call": {
        parameters: {
            query?: {
                /**
                 * Name of the stored credentials to authenticate with. If omitted, your default credentials are used, if the connector
                 * needs any.
                 * @example harbor-desk
                 */
                credentials_name?: components["parameters"]["ConnectorCredentialsName"];
            };
            header?: never;
            path: {
                /**
                 * Id or name of the connector. A value in UUID format is always read as an id.
                 * @example harbor-tides
                 */
                connector_id_or_name: components["parameters"]["ConnectorIdOrName"];
                /**
                 * Name of the tool, exactly as in the list of tools. Case-sensitive.
                 * @example get_tides
                 */
                tool_name: string;
            };
            cookie?: never;
        };
        /** Arguments for the tool. */
        requestBody: {
            content: {
                "application/json": ConnectorToolCall;
            };
        };
        responses: {
            /** The result of the tool, or the reason it failed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ConnectorToolResult;
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
                 * Set to true to read the list from the server again instead of using the cached one.
                 * @example false
                 */
                refresh?: boolean;
                /**
                 * Set to true to get short forms, for use in a prompt or a terminal: name, description, annotations, and the
                 * input schema without titles, descriptions and examples.
                 * @example false
                 */
                pretty?: boolean;
                /**
                 * Name of the stored credentials to authenticate with. If omitted, your default credentials are used, if the connector
                 * needs any.
                 * @example harbor-desk
                 */
                credentials_name?: components["parameters"]["ConnectorCredentialsName"];
                /**
                 * Maximum number of items per page.
                 * @example 100
                 */
                page_size?: components["parameters"]["ConnectorPageSize"];
                /**
                 * Page number, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
            };
            header?: never;
            path: {
                /**
                 * Id or name of the connector. A value in UUID format is always read as an id.
                 * @example harbor-tides
                 */
                connector_id_or_name: components["parameters"]["ConnectorIdOrName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of tools, in their short form with `pretty=true`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ConnectorToolList | ConnectorToolSummaryList;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ConnectorCredentialsNotFound"];
            409: components["responses"]["ConnectorAuthenticationRequired"];
            422: components["responses"]["UnprocessableParameter"];
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
                 * Id or name of the connector. A value in UUID format is always read as an id.
                 * @example harbor-tides
                 */
                connector_id_or_name: components["parameters"]["ConnectorIdOrName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The authentication methods, in order of preference. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ConnectorAuthenticationMethodList;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ConnectorNotFound"];
            422: components["responses"]["UnprocessableParameter"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "connectors.credentials.listForOrganization": {
        parameters: {
            query?: {
                /**
                 * Set to true to return only the default credentials, which apply to requests that name no credentials.
                 * @example false
                 */
                fetch_default?: components["parameters"]["ConnectorFetchDefault"];
                /**
                 * Return only credentials for this authentication method.
                 * @example bearer
                 */
                auth_type?: components["parameters"]["ConnectorAuthType"];
            };
            header?: never;
            path: {
                /**
                 * Id or name of the connector. A value in UUID format is always read as an id.
                 * @example harbor-tides
                 */
                connector_id_or_name: components["parameters"]["ConnectorIdOrName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The organization's credentials for the connector. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ConnectorCredentialList;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ConnectorNotFound"];
            422: components["responses"]["UnprocessableParameter"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "connectors.credentials.listForWorkspace": {
        parameters: {
            query?: {
                /**
                 * Set to true to return only the default credentials, which apply to requests that name no credentials.
                 * @example false
                 */
                fetch_default?: components["parameters"]["ConnectorFetchDefault"];
                /**
                 * Return only credentials for this authentication method.
                 * @example bearer
                 */
                auth_type?: components["parameters"]["ConnectorAuthType"];
            };
            header?: never;
            path: {
                /**
                 * Id or name of the connector. A value in UUID format is always read as an id.
                 * @example harbor-tides
                 */
                connector_id_or_name: components["parameters"]["ConnectorIdOrName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The workspace's credentials for the connector. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ConnectorCredentialList;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ConnectorNotFound"];
            422: components["responses"]["UnprocessableParameter"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "conversations.list": {
        parameters: {
            query?: {
                /**
                 * Page number, starting at 0.
                 * @example 0
                 */
                page?: components["parameters"]["PageFromZero"];
                /**
                 * Maximum number of conversations per page.
                 * @example 100
                 */
                page_size?: number;
                /**
                 * Return only conversations whose `metadata` contains all of these key-value pairs. Pass them as a URL-encoded
                 * JSON object; any other value returns 422.
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
            /** One page of conversations. A page with fewer conversations than `page_size` is the last one. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Conversation[];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["UnprocessableParameter"];
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
        /** First inputs, the model or agent that responds, and settings. */
        requestBody: {
            content: {
                "application/json": ConversationStart;
            };
        };
        responses: {
            /** The response, as one object or as a stream of events. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ConversationResponse;
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
        /** First inputs, the model or agent that responds, and settings. */
        requestBody: {
            content: {
                "application/json": ConversationStart;
            };
        };
        responses: {
            /** The response, as a stream of events. */
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
                 * Id of the conversation, as returned when you start or list conversations.
                 * @example conv_0197c3e1
                 */
                conversation_id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The conversation. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Conversation;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ConversationNotFound"];
            422: components["responses"]["UnprocessableParameter"];
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
                 * Id of the conversation, as returned when you start or list conversations.
                 * @example conv_0197c3e1
                 */
                conversation_id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        /** Inputs to add, and settings for the response. */
        requestBody: {
            content: {
                "application/json": ConversationAppend;
            };
        };
        responses: {
            /** The response, as one object or as a stream of events. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ConversationResponse;
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
                 * Id of the conversation, as returned when you start or list conversations.
                 * @example conv_0197c3e1
                 */
                conversation_id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The conversation was deleted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ConversationNotFound"];
            422: components["responses"]["UnprocessableParameter"];
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
                 * Id of the conversation, as returned when you start or list conversations.
                 * @example conv_0197c3e1
                 */
                conversation_id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        /** Inputs to add, and settings for the response. */
        requestBody: {
            content: {
                "application/json": ConversationAppend;
            };
        };
        responses: {
            /** The response, as a stream of events. */
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
                 * Id of the conversation, as returned when you start or list conversations.
                 * @example conv_0197c3e1
                 */
                conversation_id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The complete history, oldest entry first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ConversationHistory;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ConversationNotFound"];
            422: components["responses"]["UnprocessableParameter"];
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
                 * Id of the conversation, as returned when you start or list conversations.
                 * @example conv_0197c3e1
                 */
                conversation_id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Every message, oldest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ConversationMessages;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ConversationNotFound"];
            422: components["responses"]["UnprocessableParameter"];
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
                 * Id of the conversation, as returned when you start or list conversations.
                 * @example conv_0197c3e1
                 */
                conversation_id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        /** Entry to restart from, and changes that apply from there on. */
        requestBody: {
            content: {
                "application/json": ConversationRestart;
            };
        };
        responses: {
            /** The response, as one object or as a stream of events. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ConversationResponse;
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ConversationOrEntryNotFound"];
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
                 * Id of the conversation, as returned when you start or list conversations.
                 * @example conv_0197c3e1
                 */
                conversation_id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        /** Entry to restart from, and changes that apply from there on. */
        requestBody: {
            content: {
                "application/json": ConversationRestart;
            };
        };
        responses: {
            /** The response, as a stream of events. */
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
                 * Page number, starting at 0.
                 * @example 0
                 */
                page?: components["parameters"]["PageFromZero"];
                /**
                 * Maximum number of agents per page.
                 * @example 20
                 */
                page_size?: number;
                /**
                 * Return only agents that can be chosen in the workspace's chat (true), or only those that cannot (false).
                 * @example false
                 */
                deployment_chat?: components["parameters"]["AgentDeploymentChat"];
                /**
                 * Return only agents with one of these origins: `api` (this API), `playground` or `agent_builder_v1` (the agent
                 * builder). Repeat the parameter to accept several values.
                 * @example [
                 *   "api"
                 * ]
                 */
                sources?: components["parameters"]["AgentSources"];
                /**
                 * Return only agents with exactly this name.
                 * @example Scout
                 */
                name?: components["parameters"]["AgentName"];
                /**
                 * Return only agents whose name or description contains this text. Case is ignored.
                 * @example tide
                 */
                search?: components["parameters"]["AgentSearch"];
                /**
                 * Return only the agent with this id.
                 * @example ag_0197c3d0
                 */
                id?: components["parameters"]["AgentIdFilter"];
                /**
                 * Return only agents whose `metadata` contains all of these key-value pairs. Pass them as a URL-encoded JSON object;
                 * any other value returns 422.
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
            /** One page of agents. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Agent[];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["UnprocessableParameter"];
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
        /** Model, name and other settings of the agent. */
        requestBody: {
            content: {
                "application/json": AgentCreate;
            };
        };
        responses: {
            /** The new agent. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Agent;
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
                 * The `next_page_token` of the previous page. Omit it to get the first page.
                 * @example YWdfMDE5N2MzZDA
                 */
                page_token?: string;
                /**
                 * Maximum number of agents per page. Every page except the last is full.
                 * @example 20
                 */
                page_size?: number;
                /**
                 * Return only agents that can be chosen in the workspace's chat (true), or only those that cannot (false).
                 * @example false
                 */
                deployment_chat?: components["parameters"]["AgentDeploymentChat"];
                /**
                 * Return only agents with one of these origins: `api` (this API), `playground` or `agent_builder_v1` (the agent
                 * builder). Repeat the parameter to accept several values.
                 * @example [
                 *   "api"
                 * ]
                 */
                sources?: components["parameters"]["AgentSources"];
                /**
                 * Return only agents with exactly this name.
                 * @example Scout
                 */
                name?: components["parameters"]["AgentName"];
                /**
                 * Return only agents whose name or description contains this text. Case is ignored.
                 * @example tide
                 */
                search?: components["parameters"]["AgentSearch"];
                /**
                 * Return only the agent with this id.
                 * @example ag_0197c3d0
                 */
                id?: components["parameters"]["AgentIdFilter"];
                /**
                 * Return only agents whose `metadata` contains all of these key-value pairs. Pass them as a URL-encoded JSON object;
                 * any other value returns 422.
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
            /** One page of agents. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AgentPage;
                };
            };
            400: components["responses"]["BadCursor"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["UnprocessableParameter"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "agents.get": {
        parameters: {
            query?: {
                /**
                 * Version to return, by number or alias. If omitted, the active version is returned. A value made up of digits
                 * only is read as a number. Aliases of agents are set outside this API.
                 * @example 0
                 */
                agent_version?: number | string;
            };
            header?: never;
            path: {
                /**
                 * Id of the agent, as returned when you create or list agents.
                 * @example ag_0197c3d0
                 */
                agent_id: components["parameters"]["AgentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The agent in the requested version. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Agent;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["AgentVersionNotFound"];
            422: components["responses"]["UnprocessableParameter"];
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
                 * Id of the agent, as returned when you create or list agents.
                 * @example ag_0197c3d0
                 */
                agent_id: components["parameters"]["AgentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The agent was deleted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["AgentNotFound"];
            422: components["responses"]["UnprocessableParameter"];
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
                 * Id of the agent, as returned when you create or list agents.
                 * @example ag_0197c3d0
                 */
                agent_id: components["parameters"]["AgentId"];
            };
            cookie?: never;
        };
        /** Changes to make in the new version. */
        requestBody: {
            content: {
                "application/json": AgentUpdate;
            };
        };
        responses: {
            /** The agent in its new version. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Agent;
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
            query?: {
                /**
                 * Number of the version to activate, unless it is in the body.
                 * @example 0
                 */
                version?: number;
            };
            header?: never;
            path: {
                /**
                 * Id of the agent, as returned when you create or list agents.
                 * @example ag_0197c3d0
                 */
                agent_id: components["parameters"]["AgentId"];
            };
            cookie?: never;
        };
        /** The version to activate, unless it is in the query. */
        requestBody?: {
            content: {
                "application/json": AgentVersionSwitch | null;
            };
        };
        responses: {
            /** The agent in its newly active version. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Agent;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["AgentVersionNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
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
                 * Page number, starting at 0.
                 * @example 0
                 */
                page?: components["parameters"]["PageFromZero"];
                /**
                 * Maximum number of versions per page.
                 * @example 20
                 */
                page_size?: number;
            };
            header?: never;
            path: {
                /**
                 * Id of the agent, as returned when you create or list agents.
                 * @example ag_0197c3d0
                 */
                agent_id: components["parameters"]["AgentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of versions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Agent[];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["AgentNotFound"];
            422: components["responses"]["UnprocessableParameter"];
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
                 * Id of the agent, as returned when you create or list agents.
                 * @example ag_0197c3d0
                 */
                agent_id: components["parameters"]["AgentId"];
                /**
                 * Number or alias of the version. A value made up of digits only is read as a number. Aliases of agents are set
                 * outside this API.
                 * @example 0
                 */
                version: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The agent in the requested version. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Agent;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["AgentVersionNotFound"];
            422: components["responses"]["UnprocessableParameter"];
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
        /** The agent, the chat so far, and settings for the response. */
        requestBody: {
            content: {
                "application/json": AgentCompletionCreate;
            };
        };
        responses: {
            /** The response, or the functions that the model wants to call. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AgentCompletion;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["AgentOrModelNotFound"];
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
                 * Maximum number of prompts per page. Every page except the last is full. If omitted, the service chooses a
                 * size.
                 * @example 20
                 */
                pageSize?: number;
                /**
                 * The `nextPageToken` of the previous page. Omit it to get the first page.
                 * @example cHJvbXB0XzAxOTdjM2Yx
                 */
                pageToken?: string;
                /**
                 * Return only prompts that have this alias, each at the version that the alias points to.
                 * @example live
                 */
                alias?: string;
                /**
                 * Names of the fields to return. `definition`, `title`, `description` and `notes` are left out unless you name them;
                 * all other fields are always returned. If omitted, all fields are returned.
                 * @example [
                 *   "title",
                 *   "notes"
                 * ]
                 */
                fields?: components["parameters"]["PromptFields"];
                /**
                 * Sort by the time of creation (`created_at`), the time of the last change (`last_modified_at`), `name` or
                 * `title`.
                 * @example name
                 */
                sort_by?: "created_at" | "last_modified_at" | "name" | "title";
                /**
                 * Oldest first and from A to Z (`asc`), or newest first and from Z to A (`desc`). By default, times are sorted
                 * newest first, and names and titles from A to Z.
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
            /** One page of prompts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PromptPage;
                };
            };
            400: components["responses"]["BadCursor"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["UnprocessableParameter"];
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
        /** Name and first definition of the prompt, with optional metadata and sharing. */
        requestBody: {
            content: {
                "application/json": PromptCreate;
            };
        };
        responses: {
            /** The new prompt at version 1. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Prompt;
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
                 * Number of the version to return. If omitted, the latest version is returned.
                 * @example 1
                 */
                version?: number;
                /**
                 * Return the version that this alias points to. Ignored if `version` is set.
                 * @example live
                 */
                alias?: string;
                /**
                 * Names of the fields to return. `definition`, `title`, `description` and `notes` are left out unless you name them;
                 * all other fields are always returned. If omitted, all fields are returned.
                 * @example [
                 *   "title",
                 *   "notes"
                 * ]
                 */
                fields?: components["parameters"]["PromptFields"];
            };
            header?: never;
            path: {
                /**
                 * Id of the prompt, as returned when you create or list prompts.
                 * @example prompt_0197c3f1
                 */
                prompt_id: components["parameters"]["PromptId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The prompt at the selected version. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SelectedPrompt;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["SelectedPromptNotFound"];
            422: components["responses"]["UnprocessableParameter"];
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
                 * Id of the prompt, as returned when you create or list prompts.
                 * @example prompt_0197c3f1
                 */
                prompt_id: components["parameters"]["PromptId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The prompt was deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PromptDeleted;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PromptReadOnly"];
            404: components["responses"]["PromptNotFound"];
            422: components["responses"]["UnprocessableParameter"];
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
                 * Id of the prompt, as returned when you create or list prompts.
                 * @example prompt_0197c3f1
                 */
                prompt_id: components["parameters"]["PromptId"];
            };
            cookie?: never;
        };
        /** The fields to change. */
        requestBody: {
            content: {
                "application/json": PromptUpdate;
            };
        };
        responses: {
            /** The updated prompt at its latest version. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Prompt;
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
                 * Id of the prompt, as returned when you create or list prompts.
                 * @example prompt_0197c3f1
                 */
                prompt_id: components["parameters"]["PromptId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** All versions of the prompt. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PromptVersionList;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["PromptNotFound"];
            422: components["responses"]["UnprocessableParameter"];
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
                 * Id of the prompt, as returned when you create or list prompts.
                 * @example prompt_0197c3f1
                 */
                prompt_id: components["parameters"]["PromptId"];
            };
            cookie?: never;
        };
        /** Definition of the version, with optional notes and aliases. */
        requestBody: {
            content: {
                "application/json": PromptVersionCreate;
            };
        };
        responses: {
            /** The number of the new or existing version. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PromptVersionCreated;
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
                 * Names of the fields to return. `definition`, `title`, `description` and `notes` are left out unless you name them;
                 * all other fields are always returned. If omitted, all fields are returned.
                 * @example [
                 *   "title",
                 *   "notes"
                 * ]
                 */
                fields?: components["parameters"]["PromptFields"];
            };
            header?: never;
            path: {
                /**
                 * Id of the prompt, as returned when you create or list prompts.
                 * @example prompt_0197c3f1
                 */
                prompt_id: components["parameters"]["PromptId"];
                /**
                 * Number of a version of the prompt, in digits. The first version is 1.
                 * @example 1
                 */
                version: components["parameters"]["PromptVersionNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The prompt at this version. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SelectedPrompt;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["PromptVersionNotFound"];
            422: components["responses"]["UnprocessableParameter"];
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
                 * Id of the prompt, as returned when you create or list prompts.
                 * @example prompt_0197c3f1
                 */
                prompt_id: components["parameters"]["PromptId"];
                /**
                 * Number of a version of the prompt, in digits. The first version is 1.
                 * @example 1
                 */
                version: components["parameters"]["PromptVersionNumber"];
            };
            cookie?: never;
        };
        /** The fields to change. */
        requestBody: {
            content: {
                "application/json": PromptVersionUpdate;
            };
        };
        responses: {
            /** The prompt at the updated version. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Prompt;
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
                 * Maximum number of skills per page. Every page except the last is full. If omitted, the service chooses a size.
                 * @example 20
                 */
                pageSize?: number;
                /**
                 * The `nextPageToken` of the previous page. Omit it to get the first page.
                 * @example c2tpbGxfMDE5N2MzZjI=
                 */
                pageToken?: string;
                /**
                 * Return only skills that have this alias, each at the version that the alias points to.
                 * @example live
                 */
                alias?: string;
                /**
                 * Names of the fields to return. `definition` and `notes` are left out unless you name them; all other fields are
                 * always returned. If omitted, all fields are returned.
                 * @example [
                 *   "name",
                 *   "notes"
                 * ]
                 */
                fields?: components["parameters"]["SkillFields"];
                /**
                 * Sort by the time of creation (`created_at`), the time of the last change (`last_modified_at`) or `name`. Skills
                 * have no title, so `title` also sorts by name.
                 * @example name
                 */
                sort_by?: "created_at" | "last_modified_at" | "name" | "title";
                /**
                 * Oldest first and from A to Z (`asc`), or newest first and from Z to A (`desc`). By default, times are sorted
                 * newest first, and names from A to Z.
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
            /** One page of skills. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SkillPage;
                };
            };
            400: components["responses"]["BadCursor"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["UnprocessableParameter"];
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
        /** Name and first definition of the skill, with optional metadata and sharing. */
        requestBody: {
            content: {
                "application/json": SkillCreate;
            };
        };
        responses: {
            /** The new skill at version 1. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Skill;
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
                 * Number of the version to return. If omitted, the latest version is returned.
                 * @example 1
                 */
                version?: number;
                /**
                 * Return the version that this alias points to. Ignored if `version` is set.
                 * @example live
                 */
                alias?: string;
                /**
                 * Names of the fields to return. `definition` and `notes` are left out unless you name them; all other fields are
                 * always returned. If omitted, all fields are returned.
                 * @example [
                 *   "name",
                 *   "notes"
                 * ]
                 */
                fields?: components["parameters"]["SkillFields"];
            };
            header?: never;
            path: {
                /**
                 * Id of the skill, as returned when you create or list skills.
                 * @example skill_0197c3f2
                 */
                skill_id: components["parameters"]["SkillId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The skill at the selected version. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SelectedSkill;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["SelectedSkillNotFound"];
            422: components["responses"]["UnprocessableParameter"];
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
                 * Id of the skill, as returned when you create or list skills.
                 * @example skill_0197c3f2
                 */
                skill_id: components["parameters"]["SkillId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The skill was deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SkillDeleted;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["SkillReadOnly"];
            404: components["responses"]["SkillNotFound"];
            422: components["responses"]["UnprocessableParameter"];
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
                 * Id of the skill, as returned when you create or list skills.
                 * @example skill_0197c3f2
                 */
                skill_id: components["parameters"]["SkillId"];
            };
            cookie?: never;
        };
        /** The fields to change. */
        requestBody: {
            content: {
                "application/json": SkillUpdate;
            };
        };
        responses: {
            /** The updated skill at its latest version. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Skill;
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
                 * Id of the skill, as returned when you create or list skills.
                 * @example skill_0197c3f2
                 */
                skill_id: components["parameters"]["SkillId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** All versions of the skill. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SkillVersionList;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["SkillNotFound"];
            422: components["responses"]["UnprocessableParameter"];
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
                 * Id of the skill, as returned when you create or list skills.
                 * @example skill_0197c3f2
                 */
                skill_id: components["parameters"]["SkillId"];
            };
            cookie?: never;
        };
        /** Definition of the version, with optional notes and aliases. */
        requestBody: {
            content: {
                "application/json": SkillVersionCreate;
            };
        };
        responses: {
            /** The number of the new or existing version. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SkillVersionCreated;
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
                 * Names of the fields to return. `definition` and `notes` are left out unless you name them; all other fields are
                 * always returned. If omitted, all fields are returned.
                 * @example [
                 *   "name",
                 *   "notes"
                 * ]
                 */
                fields?: components["parameters"]["SkillFields"];
            };
            header?: never;
            path: {
                /**
                 * Id of the skill, as returned when you create or list skills.
                 * @example skill_0197c3f2
                 */
                skill_id: components["parameters"]["SkillId"];
                /**
                 * Number of a version of the skill, in digits. The first version is 1.
                 * @example 1
                 */
                version: components["parameters"]["SkillVersionNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The skill at this version. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SelectedSkill;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["SkillVersionNotFound"];
            422: components["responses"]["UnprocessableParameter"];
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
                 * Id of the skill, as returned when you create or list skills.
                 * @example skill_0197c3f2
                 */
                skill_id: components["parameters"]["SkillId"];
                /**
                 * Number of a version of the skill, in digits. The first version is 1.
                 * @example 1
                 */
                version: components["parameters"]["SkillVersionNumber"];
            };
            cookie?: never;
        };
        /** The fields to change. */
        requestBody: {
            content: {
                "application/json": SkillVersionUpdate;
            };
        };
        responses: {
            /** The skill at the updated version. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Skill;
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
                 * Return only workflows whose name, display name or description contains this text. Case is ignored.
                 * @example briefing
                 */
                search?: string;
                /**
                 * Return only workflows with an execution in this state. Repeat the parameter to accept several values.
                 * @example [
                 *   "RUNNING"
                 * ]
                 */
                status?: ExecutionStatus[];
                /**
                 * Return only workflows registered by this deployment. Repeat the parameter to accept several values.
                 * @example [
                 *   "harbor-workers"
                 * ]
                 */
                deployment_name?: string[];
                /**
                 * Return only workflows with at least one deployment that has a live worker (`active`), or only workflows
                 * without one (`inactive`).
                 * @example active
                 */
                deployment_status?: "active" | "inactive";
                /**
                 * Return only workflows with this tag. Repeat the parameter to require several tags.
                 * @example [
                 *   "harbor"
                 * ]
                 */
                tags?: string[];
                /**
                 * Return only items whose workflow is archived (`true`), or only those whose workflow is not (`false`). If omitted,
                 * both are returned.
                 * @example false
                 */
                archived?: components["parameters"]["ArchivedWorkflows"];
                /**
                 * Return only items whose workflow can be started from the chat assistant (`true`), or only those whose workflow
                 * cannot (`false`). If omitted, both are returned.
                 * @example false
                 */
                available_in_chat_assistant?: components["parameters"]["AvailableInChatAssistant"];
                /**
                 * If true, workflows that other workspaces share with this one are included.
                 * @example true
                 */
                include_shared?: components["parameters"]["IncludeSharedWorkflows"];
                /**
                 * Set to true to return only items that a live worker can run right now.
                 * @example false
                 */
                active_only?: components["parameters"]["ActiveWorkflowsOnly"];
                /**
                 * `display_name` sorts by display name. If omitted, workflows are sorted by the time of their first registration.
                 * @example display_name
                 */
                sort_by?: "display_name";
                /**
                 * Sort order: ascending (`asc`, A to Z or oldest first) or descending (`desc`).
                 * @example asc
                 */
                order?: "asc" | "desc";
                /**
                 * Maximum number of items per page. Every page except the last is full.
                 * @example 50
                 */
                limit?: components["parameters"]["WorkflowLimit"];
                /**
                 * Cursor returned with the previous page. Omit it to get the first page.
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
            /** One page of workflows. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WorkflowPage;
                };
            };
            400: components["responses"]["BadCursor"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["UnprocessableParameter"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "workflows.registrations.list": {
        parameters: {
            query?: {
                /**
                 * Return only registrations of this workflow.
                 * @example 2c9e7b41-d8a3-4f06-95e1-b7c8d9e0f1a2
                 */
                workflow_id?: string;
                /**
                 * Return only registrations of workflows whose name or display name contains this text. Case is ignored.
                 * @example briefing
                 */
                workflow_search?: string;
                /**
                 * Return only items whose workflow is archived (`true`), or only those whose workflow is not (`false`). If omitted,
                 * both are returned.
                 * @example false
                 */
                archived?: components["parameters"]["ArchivedWorkflows"];
                /**
                 * Return only items whose workflow can be started from the chat assistant (`true`), or only those whose workflow
                 * cannot (`false`). If omitted, both are returned.
                 * @example false
                 */
                available_in_chat_assistant?: components["parameters"]["AvailableInChatAssistant"];
                /**
                 * If true, workflows that other workspaces share with this one are included.
                 * @example true
                 */
                include_shared?: components["parameters"]["IncludeSharedWorkflows"];
                /**
                 * Set to true to return only items that a live worker can run right now.
                 * @example false
                 */
                active_only?: components["parameters"]["ActiveWorkflowsOnly"];
                /**
                 * Set to true to receive the registered workflow in the `workflow` field of each registration.
                 * @example false
                 */
                with_workflow?: components["parameters"]["WithWorkflow"];
                /**
                 * Maximum number of items per page. Every page except the last is full.
                 * @example 50
                 */
                limit?: components["parameters"]["WorkflowLimit"];
                /**
                 * Cursor returned with the previous page. Omit it to get the first page.
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
            /** One page of registrations. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WorkflowRegistrationPage;
                };
            };
            400: components["responses"]["BadCursor"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["UnprocessableParameter"];
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
                 * Id or name of the workflow.
                 * @example morning-briefing
                 */
                workflow_identifier: components["parameters"]["WorkflowIdentifier"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The requested workflow. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WorkflowEnvelope;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["WorkflowNotFound"];
            422: components["responses"]["UnprocessableParameter"];
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
                 * Id or name of the workflow.
                 * @example morning-briefing
                 */
                workflow_identifier: components["parameters"]["WorkflowIdentifier"];
            };
            cookie?: never;
        };
        /** The fields to change. The object can be empty. */
        requestBody: {
            content: {
                "application/json": WorkflowUpdate;
            };
        };
        responses: {
            /** The updated workflow. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WorkflowEnvelope;
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
                 * Set to true to wait until the workflow ends. The body has a field of the same name; the call waits if either is
                 * true.
                 * @example false
                 */
                wait_for_result?: components["parameters"]["WaitForResult"];
            };
            header?: never;
            path: {
                /**
                 * Id or name of the workflow.
                 * @example morning-briefing
                 */
                workflow_identifier: components["parameters"]["WorkflowIdentifier"];
            };
            cookie?: never;
        };
        /** Input and settings of the execution. The object can be empty. */
        requestBody: {
            content: {
                "application/json": WorkflowExecutionRequest;
            };
        };
        responses: {
            /** The execution, or only the result if the call waited and the workflow completed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WorkflowExecutionAnswer;
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
                 * Set to true to wait until the workflow ends. The body has a field of the same name; the call waits if either is
                 * true.
                 * @example false
                 */
                wait_for_result?: components["parameters"]["WaitForResult"];
            };
            header?: never;
            path: {
                /**
                 * Id of the registration, as returned when you list registrations.
                 * @example 4d0f8c52-e9b4-4a17-86f2-c8d9e0f1a2b3
                 */
                workflow_registration_id: components["parameters"]["WorkflowRegistrationId"];
            };
            cookie?: never;
        };
        /** Input and settings of the execution. The object can be empty. */
        requestBody: {
            content: {
                "application/json": WorkflowExecutionRequest;
            };
        };
        responses: {
            /** The execution, or only the result if the call waited and the workflow completed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WorkflowExecutionAnswer;
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
                 * Set to true to receive the registered workflow in the `workflow` field of each registration.
                 * @example false
                 */
                with_workflow?: components["parameters"]["WithWorkflow"];
                /**
                 * If true, workflows that other workspaces share with this one are included.
                 * @example true
                 */
                include_shared?: components["parameters"]["IncludeSharedWorkflows"];
            };
            header?: never;
            path: {
                /**
                 * Id of the registration, as returned when you list registrations.
                 * @example 4d0f8c52-e9b4-4a17-86f2-c8d9e0f1a2b3
                 */
                workflow_registration_id: components["parameters"]["WorkflowRegistrationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The requested registration. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WorkflowRegistrationLookup;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["WorkflowRegistrationNotFound"];
            422: components["responses"]["UnprocessableParameter"];
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
        /** Ids of the workflows. */
        requestBody: {
            content: {
                "application/json": WorkflowSelection;
            };
        };
        responses: {
            /** The outcome for each workflow. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WorkflowArchiveResult;
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
        /** Ids of the workflows. */
        requestBody: {
            content: {
                "application/json": WorkflowSelection;
            };
        };
        responses: {
            /** The outcome for each workflow. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WorkflowUnarchiveResult;
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
                 * Id or name of the workflow.
                 * @example morning-briefing
                 */
                workflow_identifier: components["parameters"]["WorkflowIdentifier"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The archived workflow. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WorkflowEnvelope;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["WorkflowNotFound"];
            422: components["responses"]["UnprocessableParameter"];
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
                 * Id or name of the workflow.
                 * @example morning-briefing
                 */
                workflow_identifier: components["parameters"]["WorkflowIdentifier"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The unarchived workflow. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WorkflowEnvelope;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["WorkflowNotFound"];
            422: components["responses"]["UnprocessableParameter"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "workflows.executions.get": {
        parameters: {
            query?: {
                /**
                 * Set to true to receive the execution's `search_keys`, which are labels set by its workflow.
                 * @example true
                 */
                include_search_keys?: boolean;
            };
            header?: never;
            path: {
                /**
                 * Id of the execution. The call applies to its latest run.
                 * @example morning-briefing-2026-03-02
                 */
                execution_id: components["parameters"]["ExecutionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The requested execution. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WorkflowExecution;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ExecutionNotFound"];
            422: components["responses"]["UnprocessableParameter"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "workflows.executions.getHistory": {
        parameters: {
            query?: {
                /**
                 * If true, the service decodes the inputs and results that it can decode. If false, it returns them as they are
                 * stored. In both cases, `encoding_options` lists the encodings that remain for you to decode.
                 * @example true
                 */
                decode_payloads?: components["parameters"]["DecodePayloads"];
            };
            header?: never;
            path: {
                /**
                 * Id of the execution. The call applies to its latest run.
                 * @example morning-briefing-2026-03-02
                 */
                execution_id: components["parameters"]["ExecutionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The history of the latest run. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ExecutionHistory;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ExecutionNotFound"];
            422: components["responses"]["UnprocessableParameter"];
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
                 * Id of the execution. The call applies to its latest run.
                 * @example morning-briefing-2026-03-02
                 */
                execution_id: components["parameters"]["ExecutionId"];
            };
            cookie?: never;
        };
        /** The signal and its input. */
        requestBody: {
            content: {
                "application/json": WorkflowSignal;
            };
        };
        responses: {
            /** The signal was accepted and will be delivered. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WorkflowSignalReceipt;
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
                 * Id of the execution. The call applies to its latest run.
                 * @example morning-briefing-2026-03-02
                 */
                execution_id: components["parameters"]["ExecutionId"];
            };
            cookie?: never;
        };
        /** The query and its input. */
        requestBody: {
            content: {
                "application/json": WorkflowQuery;
            };
        };
        responses: {
            /** The workflow's answer to the query. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WorkflowQueryResult;
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
                 * Id of the execution. The call applies to its latest run.
                 * @example morning-briefing-2026-03-02
                 */
                execution_id: components["parameters"]["ExecutionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The execution was terminated. */
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
            422: components["responses"]["UnprocessableParameter"];
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
        /** Ids of the executions. */
        requestBody: {
            content: {
                "application/json": ExecutionBatch;
            };
        };
        responses: {
            /** The outcome for each execution. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ExecutionBatchResult;
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
                 * Id of the execution. The call applies to its latest run.
                 * @example morning-briefing-2026-03-02
                 */
                execution_id: components["parameters"]["ExecutionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The cancellation request was recorded. */
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
            422: components["responses"]["UnprocessableParameter"];
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
        /** Ids of the executions. */
        requestBody: {
            content: {
                "application/json": ExecutionBatch;
            };
        };
        responses: {
            /** The outcome for each execution. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ExecutionBatchResult;
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
                 * Id of the execution. The call applies to its latest run.
                 * @example morning-briefing-2026-03-02
                 */
                execution_id: components["parameters"]["ExecutionId"];
            };
            cookie?: never;
        };
        /** The event to reset to, and the messages to exclude. */
        requestBody: {
            content: {
                "application/json": ExecutionReset;
            };
        };
        responses: {
            /** The execution continues in a new run. */
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
                 * Return only runs of this workflow, given by its id or name.
                 * @example morning-briefing
                 */
                workflow_identifier?: string;
                /**
                 * Return only runs of this execution and of all executions descended from it.
                 * @example morning-briefing-2026-03-02
                 */
                root_execution_id?: string;
                /**
                 * Return only runs whose execution id or workflow name contains this text. Case is ignored.
                 * @example briefing
                 */
                search?: string;
                /**
                 * Return only runs in this state. Repeat the parameter to accept several values.
                 * @example [
                 *   "COMPLETED",
                 *   "FAILED"
                 * ]
                 */
                status?: ExecutionStatus[];
                /**
                 * Return only runs executed by workers of this deployment.
                 * @example harbor-workers
                 */
                deployment_name?: string;
                /**
                 * Time to sort by: `start_time`, which is the default, or `end_time`, which puts runs in progress last.
                 * @example start_time
                 */
                sort_by?: "start_time" | "end_time";
                /**
                 * Sort order: earliest first (`asc`) or latest first (`desc`).
                 * @example desc
                 */
                order?: "asc" | "desc";
                /**
                 * Return only runs that started at or after this time.
                 * @example 2026-03-02T00:00:00Z
                 */
                start_time_after?: string;
                /**
                 * Return only runs that started before this time.
                 * @example 2026-03-03T00:00:00Z
                 */
                start_time_before?: string;
                /**
                 * Return only runs that ended at or after this time.
                 * @example 2026-03-02T00:00:00Z
                 */
                end_time_after?: string;
                /**
                 * Return only runs that ended before this time.
                 * @example 2026-03-03T00:00:00Z
                 */
                end_time_before?: string;
                /**
                 * Return only runs started by this user. Use `current` for your own runs.
                 * @example current
                 */
                user_id?: string;
                /**
                 * Return only runs of workflows with this tag. Repeat the parameter to require several tags, up to 20.
                 * @example [
                 *   "harbor"
                 * ]
                 */
                workflow_tags?: string[];
                /**
                 * Return only runs with this search key, written `key:value`. Repeat the parameter to require several search
                 * keys, up to 3.
                 * @example [
                 *   "harbor:harbor-point"
                 * ]
                 */
                search_key?: string[];
                /**
                 * If true, runs of workflows that the service uses internally are included.
                 * @example false
                 */
                include_internal?: boolean;
                /**
                 * Maximum number of runs per page. Every page except the last is full.
                 * @example 50
                 */
                page_size?: number;
                /**
                 * The `next_page_token` of the previous page. Omit it to get the first page.
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
            /** One page of runs. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WorkflowRunPage;
                };
            };
            400: components["responses"]["BadCursor"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["UnprocessableParameter"];
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
                 * Id of the run, as returned when you list runs. It does not have to be the latest run of its execution.
                 * @example a7b3c9d1-5e2f-4068-b4a7-1f2e3d4c5b6a
                 */
                run_id: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The requested run, in the form of an execution. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WorkflowExecution;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["RunNotFound"];
            422: components["responses"]["UnprocessableParameter"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "workflows.runs.getHistory": {
        parameters: {
            query?: {
                /**
                 * If true, the service decodes the inputs and results that it can decode. If false, it returns them as they are
                 * stored. In both cases, `encoding_options` lists the encodings that remain for you to decode.
                 * @example true
                 */
                decode_payloads?: components["parameters"]["DecodePayloads"];
            };
            header?: never;
            path: {
                /**
                 * Id of the run, as returned when you list runs. It does not have to be the latest run of its execution.
                 * @example a7b3c9d1-5e2f-4068-b4a7-1f2e3d4c5b6a
                 */
                run_id: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The history of the run. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RunHistory;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["RunNotFound"];
            422: components["responses"]["UnprocessableParameter"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "workflows.schedules.list": {
        parameters: {
            query?: {
                /**
                 * Return only schedules that start the workflow with this name.
                 * @example morning-briefing
                 */
                workflow_name?: string;
                /**
                 * Return only schedules that this user created. Use `current` for your own schedules.
                 * @example current
                 */
                user_id?: string;
                /**
                 * Return only schedules that are `active`, or only those that are `paused`. If omitted, both are returned.
                 * @example active
                 */
                status?: "active" | "paused";
                /**
                 * Return only schedules whose id starts with this text.
                 * @example morning-
                 */
                search?: string;
                /**
                 * Maximum number of schedules per page. Every page except the last is full.
                 * @example 50
                 */
                page_size?: number;
                /**
                 * The `next_page_token` of the previous page. Omit it to get the first page.
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
            /** One page of schedules. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SchedulePage;
                };
            };
            400: components["responses"]["BadCursor"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["UnprocessableParameter"];
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
        /** The workflow to start, when to start it, and its input. */
        requestBody: {
            content: {
                "application/json": ScheduleCreate;
            };
        };
        responses: {
            /** The schedule was created and is active. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ScheduleReference;
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
                 * Id of the schedule, chosen by you or by the service when the schedule was created.
                 * @example morning-briefing-daily
                 */
                schedule_id: components["parameters"]["ScheduleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The requested schedule. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schedule;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ScheduleNotFound"];
            422: components["responses"]["UnprocessableParameter"];
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
                 * Id of the schedule, chosen by you or by the service when the schedule was created.
                 * @example morning-briefing-daily
                 */
                schedule_id: components["parameters"]["ScheduleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The schedule was deleted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ScheduleNotFound"];
            422: components["responses"]["UnprocessableParameter"];
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
                 * Id of the schedule, chosen by you or by the service when the schedule was created.
                 * @example morning-briefing-daily
                 */
                schedule_id: components["parameters"]["ScheduleId"];
            };
            cookie?: never;
        };
        /** The fields to change. */
        requestBody: {
            content: {
                "application/json": ScheduleUpdate;
            };
        };
        responses: {
            /** The schedule was updated. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ScheduleReference;
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
                 * Id of the schedule, chosen by you or by the service when the schedule was created.
                 * @example morning-briefing-daily
                 */
                schedule_id: components["parameters"]["ScheduleId"];
            };
            cookie?: never;
        };
        /** The reason for the pause, if you want to record one. */
        requestBody?: {
            content: {
                "application/json": SchedulePause | null;
            };
        };
        responses: {
            /** The schedule is paused. */
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
                 * Id of the schedule, chosen by you or by the service when the schedule was created.
                 * @example morning-briefing-daily
                 */
                schedule_id: components["parameters"]["ScheduleId"];
            };
            cookie?: never;
        };
        /** The reason for resuming, if you want to record one. */
        requestBody?: {
            content: {
                "application/json": SchedulePause | null;
            };
        };
        responses: {
            /** The schedule is active. */
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
                 * Id of the schedule, chosen by you or by the service when the schedule was created.
                 * @example morning-briefing-daily
                 */
                schedule_id: components["parameters"]["ScheduleId"];
            };
            cookie?: never;
        };
        /** Null, or no body at all. Triggering has no options. */
        requestBody?: {
            content: {
                "application/json": null;
            };
        };
        responses: {
            /** The execution was started. */
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
                 * If true, return only deployments that have at least one live worker.
                 * @example true
                 */
                active_only?: boolean;
                /**
                 * Return only deployments that are hardened (`true`), or only those that are not (`false`). If omitted, both are
                 * returned.
                 * @example true
                 */
                is_hardened?: boolean;
                /**
                 * Return only deployments on which the workflow with this name is registered.
                 * @example morning-briefing
                 */
                workflow_name?: string;
                /**
                 * Return only deployments created by the user with this id.
                 * @example c41a7e88-3b52-4d0f-8a6e-91f0d2b7c533
                 */
                created_by?: string;
                /**
                 * Return only deployments owned by the user with this id.
                 * @example c41a7e88-3b52-4d0f-8a6e-91f0d2b7c533
                 */
                owner?: string;
                /**
                 * Return only deployments that have workers in this kind of location. Repeat the parameter to accept several
                 * values.
                 * @example [
                 *   "managed"
                 * ]
                 */
                location_types?: DeploymentLocationType[];
                /**
                 * Return only deployments whose name contains this text. Case is ignored.
                 * @example harbor
                 */
                search?: string;
                /**
                 * Time to sort by: `created_at`, which is the default, or `updated_at`, which is the time of the last heartbeat.
                 * @example created_at
                 */
                order_by?: "updated_at" | "created_at";
                /**
                 * Sort order: earliest first (`asc`) or latest first (`desc`).
                 * @example desc
                 */
                order?: "asc" | "desc";
                /**
                 * Maximum number of deployments per page.
                 * @example 50
                 */
                limit?: number;
                /**
                 * Cursor returned with the previous page. Omit it to get the first page.
                 * @example b2Zmc2V0PTUw
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * Id of the workspace whose deployments to list. The default is the workspace of the API key.
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
            /** One page of deployments. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeploymentPage;
                };
            };
            400: components["responses"]["BadCursor"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["DeploymentWorkspaceForbidden"];
            422: components["responses"]["UnprocessableParameter"];
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
        /** Name and resources of the deployment, and the code to run. */
        requestBody: {
            content: {
                "application/json": DeploymentCreate;
            };
        };
        responses: {
            /** The deployment was created, and its build is queued. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ManagedDeployment;
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
                 * Name of the deployment, unique in its workspace.
                 * @example harbor-workers
                 */
                name: components["parameters"]["DeploymentName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The requested deployment. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeploymentDetail;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["DeploymentNotFound"];
            422: components["responses"]["UnprocessableParameter"];
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
                 * Name of the deployment, unique in its workspace.
                 * @example harbor-workers
                 */
                name: components["parameters"]["DeploymentName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The deployment is being deleted. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ManagedDeployment;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["DeploymentNotFound"];
            409: components["responses"]["DeploymentNotManaged"];
            422: components["responses"]["UnprocessableParameter"];
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
                 * Name of the deployment, unique in its workspace.
                 * @example harbor-workers
                 */
                name: components["parameters"]["DeploymentName"];
            };
            cookie?: never;
        };
        /** The fields to change. */
        requestBody: {
            content: {
                "application/json": DeploymentUpdate;
            };
        };
        responses: {
            /** The change was accepted and is being carried out. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ManagedDeployment;
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
                 * Name of the deployment, unique in its workspace.
                 * @example harbor-workers
                 */
                name: components["parameters"]["DeploymentName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The deployment is being stopped. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ManagedDeployment;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["DeploymentNotFound"];
            409: components["responses"]["DeploymentNotManaged"];
            422: components["responses"]["UnprocessableParameter"];
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
                 * Name of the deployment, unique in its workspace.
                 * @example harbor-workers
                 */
                name: components["parameters"]["DeploymentName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The deployment is being started. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ManagedDeployment;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["DeploymentNotFound"];
            409: components["responses"]["DeploymentNotManaged"];
            422: components["responses"]["UnprocessableParameter"];
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
                 * Name of the deployment, unique in its workspace.
                 * @example harbor-workers
                 */
                name: components["parameters"]["DeploymentName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The restart was accepted and is being carried out. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ManagedDeployment;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["DeploymentNotFound"];
            409: components["responses"]["DeploymentNotManaged"];
            422: components["responses"]["UnprocessableParameter"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "workflows.deployments.unharden": {
        parameters: {
            query?: {
                /**
                 * Id of the deployment's workspace. The default is the workspace of the API key.
                 * @example 8d2f4b16-90ac-4e7b-b1d3-5c6a7e8f9012
                 */
                workspace_id?: string;
            };
            header?: never;
            path: {
                /**
                 * Id of the deployment. Unlike other operations, this one does not accept the name.
                 * @example 5e1a9d63-fac5-4b28-97a3-d9e0f1a2b3c4
                 */
                deployment_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The deployment is not hardened. */
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
                 * Maximum number of workers per page.
                 * @example 50
                 */
                limit?: number;
                /**
                 * Cursor returned with the previous page. Omit it to get the first page.
                 * @example b2Zmc2V0PTUw
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * Name of the deployment, unique in its workspace.
                 * @example harbor-workers
                 */
                name: components["parameters"]["DeploymentName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of workers. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeploymentWorkerPage;
                };
            };
            400: components["responses"]["BadCursor"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["DeploymentNotFound"];
            422: components["responses"]["UnprocessableParameter"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "workflows.deployments.logs.list": {
        parameters: {
            query?: {
                /**
                 * Return only records written by this worker.
                 * @example harbor-worker-1
                 */
                worker_name?: components["parameters"]["DeploymentLogWorkerName"];
                /**
                 * Return only records written by executions of this workflow.
                 * @example morning-briefing
                 */
                workflow_name?: components["parameters"]["DeploymentLogWorkflowName"];
                /**
                 * Return only records written during a build (`build`) or by workers (`runtime`). If omitted, both are returned.
                 * @example runtime
                 */
                log_type?: components["parameters"]["DeploymentLogType"];
                /**
                 * Return only records written after this time.
                 * @example 2026-03-02T05:00:00Z
                 */
                after?: components["parameters"]["DeploymentLogAfter"];
                /**
                 * Return only records written before this time.
                 * @example 2026-03-02T05:01:00Z
                 */
                before?: string;
                /**
                 * Sort order: oldest records first (`asc`) or newest first (`desc`). Ignored if `cursor` is set.
                 * @example asc
                 */
                order?: "asc" | "desc";
                /**
                 * Maximum number of log records per page.
                 * @example 50
                 */
                limit?: number;
                /**
                 * The `next_cursor` of the previous page. Omit it to get the first page. If it is set, `after`, `before` and
                 * `order` are ignored.
                 * @example bG9nOjE3NzI0Mjc2NDI6MDphc2M
                 */
                cursor?: string;
            };
            header?: never;
            path: {
                /**
                 * Name of the deployment, unique in its workspace.
                 * @example harbor-workers
                 */
                name: components["parameters"]["DeploymentName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of log records. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeploymentLogPage;
                };
            };
            400: components["responses"]["BadCursor"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["DeploymentNotFound"];
            422: components["responses"]["UnprocessableParameter"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "workflows.deployments.logs.stream": {
        parameters: {
            query?: {
                /**
                 * Resume after the event with this `id`. Use this parameter if your client cannot set the `Last-Event-ID`
                 * header. Ignored if the header is set.
                 * @example MTc3MjQyNzYwMDEyMDow
                 */
                last_event_id?: string;
                /**
                 * Return only records written by this worker.
                 * @example harbor-worker-1
                 */
                worker_name?: components["parameters"]["DeploymentLogWorkerName"];
                /**
                 * Return only records written by executions of this workflow.
                 * @example morning-briefing
                 */
                workflow_name?: components["parameters"]["DeploymentLogWorkflowName"];
                /**
                 * Return only records written during a build (`build`) or by workers (`runtime`). If omitted, both are returned.
                 * @example runtime
                 */
                log_type?: components["parameters"]["DeploymentLogType"];
                /**
                 * Return only records written after this time.
                 * @example 2026-03-02T05:00:00Z
                 */
                after?: components["parameters"]["DeploymentLogAfter"];
            };
            header?: {
                /**
                 * Resume after the event with this `id`. Browsers set this header automatically when they reconnect.
                 * @example MTc3MjQyNzYwMDEyMDow
                 */
                "Last-Event-ID"?: string;
            };
            path: {
                /**
                 * Name of the deployment, unique in its workspace.
                 * @example harbor-workers
                 */
                name: components["parameters"]["DeploymentName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The stream of log records. */
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
            422: components["responses"]["UnprocessableParameter"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "workflows.events.stream": {
        parameters: {
            query?: {
                /**
                 * Stream events of this execution. `*` matches every execution.
                 * @example morning-briefing-2026-03-02
                 */
                workflow_exec_id?: string;
                /**
                 * Stream events of this execution and of all its descendants, that is, the executions that it started directly
                 * or indirectly. `*` matches every execution.
                 * @example morning-briefing-2026-03-02
                 */
                root_workflow_exec_id?: string;
                /**
                 * Stream events of the executions that this one started directly. `*` matches every execution, with or without
                 * a parent.
                 * @example morning-briefing-2026-03-02
                 */
                parent_workflow_exec_id?: string;
                /**
                 * Return only events about activities (`activity`), only events about the workflow itself and its tasks
                 * (`workflow`), or both (`*`).
                 * @example *
                 */
                scope?: "activity" | "workflow" | "*";
                /**
                 * Return only events about activities with this name. `*` matches every name.
                 * @example get_tides
                 */
                activity_name?: string;
                /**
                 * Return only events about the activity with this `task_id`. `*` matches every activity.
                 * @example act_1
                 */
                activity_id?: string;
                /**
                 * Return only events of workflows with this name. `*` matches every name.
                 * @example morning-briefing
                 */
                workflow_name?: string;
                /**
                 * Return only events that were published on this channel. Channel names are chosen in the workflow's code, for
                 * example `token` for text that a model is generating. `*` matches every channel.
                 * @example *
                 */
                stream?: string;
                /**
                 * Start with the event that has this `broker_sequence`. With 0, the stream starts with the oldest event
                 * available.
                 * @example 0
                 */
                start_seq?: number;
                /**
                 * Resume after the message with this id. Use this parameter if your client cannot set the `Last-Event-ID`
                 * header.
                 * @example 4
                 */
                last_event_id?: string;
                /**
                 * Return only events whose `metadata` contains all of these key-value pairs. Pass them as a URL-encoded JSON
                 * object; any other value returns 422.
                 * @example {"language":"en"}
                 */
                metadata_filters?: string;
                /**
                 * Return only events of this type. Repeat the parameter to accept several values. If omitted, all types are
                 * returned.
                 * @example [
                 *   "WORKFLOW_EXECUTION_STARTED",
                 *   "WORKFLOW_EXECUTION_COMPLETED"
                 * ]
                 */
                workflow_event_types?: WorkflowEventType[];
            };
            header?: {
                /**
                 * Resume after the message with this id. Browsers set this header automatically when they reconnect. It takes
                 * precedence over `last_event_id` and `start_seq`.
                 * @example 4
                 */
                "Last-Event-ID"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The stream of events. It stays open until the client disconnects or the service closes it. */
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
                 * Return only events of this execution and of all executions descended from it.
                 * @example morning-briefing-2026-03-02
                 */
                root_workflow_exec_id?: string;
                /**
                 * Return only events of this execution.
                 * @example morning-briefing-2026-03-02
                 */
                workflow_exec_id?: string;
                /**
                 * Return only events of this run of an execution.
                 * @example a7b3c9d1-5e2f-4068-b4a7-1f2e3d4c5b6a
                 */
                workflow_run_id?: string;
                /**
                 * Maximum number of events per page.
                 * @example 100
                 */
                limit?: number;
                /**
                 * Cursor returned with the previous page. Omit it to get the first page.
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
            /** One page of events. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WorkflowEventPage;
                };
            };
            400: components["responses"]["BadCursor"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["UnprocessableParameter"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "models.list": {
        parameters: {
            query?: {
                /**
                 * Return only models whose `owned_by` has this value.
                 * @example platform
                 */
                provider?: string;
                /**
                 * Return only the model with this id or alias.
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
            /** All models that match the filters. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ModelList;
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["UnprocessableParameter"];
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
                 * Id of the model, as returned when you list models.
                 * @example ft:aurora-small:tidewater:7c1e
                 */
                model_id: components["parameters"]["ModelId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The requested model. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Model;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ModelNotFound"];
            422: components["responses"]["UnprocessableParameter"];
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
                 * Id of the model, as returned when you list models.
                 * @example ft:aurora-small:tidewater:7c1e
                 */
                model_id: components["parameters"]["ModelId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The model was deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ModelDeleted;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ModelNotDeletable"];
            404: components["responses"]["ModelNotFound"];
            422: components["responses"]["UnprocessableParameter"];
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
                 * Id of the model, as returned when you list models.
                 * @example ft:aurora-small:tidewater:7c1e
                 */
                model_id: components["parameters"]["ModelId"];
            };
            cookie?: never;
        };
        /** The fields to change. */
        requestBody: {
            content: {
                "application/json": FineTunedModelUpdate;
            };
        };
        responses: {
            /** The updated model. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FineTunedModel;
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
                 * Id of the model, as returned when you list models.
                 * @example ft:aurora-small:tidewater:7c1e
                 */
                model_id: components["parameters"]["ModelId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The model is now archived. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ModelArchived;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["FineTunedModelNotFound"];
            422: components["responses"]["UnprocessableParameter"];
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
                 * Id of the model, as returned when you list models.
                 * @example ft:aurora-small:tidewater:7c1e
                 */
                model_id: components["parameters"]["ModelId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The model is no longer archived. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ModelUnarchived;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["FineTunedModelNotFound"];
            422: components["responses"]["UnprocessableParameter"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "batch.jobs.list": {
        parameters: {
            query?: {
                /**
                 * Page number, starting at 0.
                 * @example 0
                 */
                page?: components["parameters"]["PageFromZero"];
                /**
                 * Maximum number of jobs per page.
                 * @example 100
                 */
                page_size?: number;
                /**
                 * Return only jobs that use this model.
                 * @example aurora-small
                 */
                model?: string;
                /**
                 * Return only jobs that use this agent.
                 * @example ag_0197c3d0
                 */
                agent_id?: string;
                /**
                 * Return only jobs whose `metadata` contains all of these key-value pairs. Pass them as a URL-encoded JSON
                 * object; any other value returns 422.
                 * @example {"desk":"harbor"}
                 */
                metadata?: string;
                /**
                 * Return only jobs created after this time.
                 * @example 2026-03-02T09:00:00Z
                 */
                created_after?: string;
                /**
                 * Set to true to return only jobs that you created.
                 * @example false
                 */
                created_by_me?: boolean;
                /**
                 * Return only jobs in one of these states. Repeat the parameter to accept several values.
                 * @example [
                 *   "QUEUED",
                 *   "RUNNING"
                 * ]
                 */
                status?: BatchJobStatus[];
                /**
                 * Sort order. `created` returns the oldest job first, `-created` the newest.
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
            /** One page of jobs, with the total count. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BatchJobPage;
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["UnprocessableParameter"];
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
        /** The operation to call and the requests to process. */
        requestBody: {
            content: {
                "application/json": BatchJobCreate;
            };
        };
        responses: {
            /** The new job, waiting in the queue. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BatchJob;
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
                 * Set to true to receive the results in `outputs`. If false, they are available only in `output_file`.
                 * @example false
                 */
                inline?: boolean;
            };
            header?: never;
            path: {
                /**
                 * Id of the batch job, as returned when you create or list jobs.
                 * @example c2d3e4f5-a6b7-4c89-90d1-e2f3a4b5c6d7
                 */
                job_id: components["parameters"]["BatchJobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The job. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BatchJob;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["BatchJobNotFound"];
            422: components["responses"]["UnprocessableParameter"];
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
                 * Id of the batch job, as returned when you create or list jobs.
                 * @example c2d3e4f5-a6b7-4c89-90d1-e2f3a4b5c6d7
                 */
                job_id: components["parameters"]["BatchJobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The job was deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BatchJobDeleted;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["BatchJobNotFound"];
            409: components["responses"]["BatchJobNotEnded"];
            422: components["responses"]["UnprocessableParameter"];
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
                 * Id of the batch job, as returned when you create or list jobs.
                 * @example c2d3e4f5-a6b7-4c89-90d1-e2f3a4b5c6d7
                 */
                job_id: components["parameters"]["BatchJobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The job, which is about to stop. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BatchJob;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["BatchJobNotFound"];
            409: components["responses"]["BatchJobEnded"];
            422: components["responses"]["UnprocessableParameter"];
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
        /** The moderation model, and one or more texts. */
        requestBody: {
            content: {
                "application/json": ModerationCreate;
            };
        };
        responses: {
            /** One result for each text. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Moderation;
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
        /** The moderation model, and one or more chats. */
        requestBody: {
            content: {
                "application/json": ChatModerationCreate;
            };
        };
        responses: {
            /** One result for each chat. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Moderation;
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
        /** The classifier, and one or more texts. */
        requestBody: {
            content: {
                "application/json": ClassificationCreate;
            };
        };
        responses: {
            /** One list of targets for each text. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Classification;
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
        /** The classifier, and one or more chats. */
        requestBody: {
            content: {
                "application/json": ChatClassificationCreate;
            };
        };
        responses: {
            /** One list of targets for each chat. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Classification;
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
            /** All deployments that you can query. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SearchIndexDeploymentList;
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
        /** Name, search engine and indexes of the deployment. */
        requestBody: {
            content: {
                "application/json": SearchIndexRegistration;
            };
        };
        responses: {
            /** The id of the new or updated deployment. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SearchIndexReference;
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
                 * Id of the search-index deployment, as returned when you register or list deployments.
                 * @example b3f7d2a1-6c48-4e95-8a0b-1d2c3e4f5a67
                 */
                deployment_id: components["parameters"]["SearchIndexDeploymentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The deployment was deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SearchIndexAcknowledgement;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["SearchIndexForbidden"];
            404: components["responses"]["SearchIndexNotFound"];
            422: components["responses"]["UnprocessableParameter"];
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
                 * Id of the search-index deployment, as returned when you register or list deployments.
                 * @example b3f7d2a1-6c48-4e95-8a0b-1d2c3e4f5a67
                 */
                deployment_id: components["parameters"]["SearchIndexDeploymentId"];
            };
            cookie?: never;
        };
        /** Status and document counts of the deployment. */
        requestBody: {
            content: {
                "application/json": SearchIndexMetrics;
            };
        };
        responses: {
            /** The status and document counts were updated. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SearchIndexAcknowledgement;
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
            /** All pipeline configurations. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IngestionConfiguration[];
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
        /** Name, components and target indexes of the pipeline. */
        requestBody: {
            content: {
                "application/json": IngestionConfigurationUpsert;
            };
        };
        responses: {
            /** The saved configuration. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IngestionConfiguration;
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
                 * Id of the pipeline configuration, as returned when you save or list configurations.
                 * @example d7a60c3f-51b8-4e29-9c84-3f2e1d0c9b8a
                 */
                id: string;
            };
            cookie?: never;
        };
        /** Time of the run and number of chunks written. */
        requestBody: {
            content: {
                "application/json": IngestionRunInfo;
            };
        };
        responses: {
            /** The configuration with its updated run statistics. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IngestionConfiguration;
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
            /** The user, with the API key, workspace and organization of this request. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UserIdentity;
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
                 * Number of items to skip from the start of the list.
                 * @example 0
                 */
                offset?: components["parameters"]["UserListOffset"];
                /**
                 * Maximum number of items per page.
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
            /** One page of organizations. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OrganizationPage;
                };
            };
            401: components["responses"]["UserUnauthorized"];
            422: components["responses"]["UnprocessableParameter"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "users.me.workspaces.list": {
        parameters: {
            query?: {
                /**
                 * Return only workspaces of this organization. The list is empty if the user does not belong to it.
                 * @example 5b0e3c9a-7f1d-4c62-9a40-2d8f6e1b7c01
                 */
                organization_id?: string;
                /**
                 * Number of items to skip from the start of the list.
                 * @example 0
                 */
                offset?: components["parameters"]["UserListOffset"];
                /**
                 * Maximum number of items per page.
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
            /** One page of workspaces. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WorkspacePage;
                };
            };
            401: components["responses"]["UserUnauthorized"];
            422: components["responses"]["UnprocessableParameter"];
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
        /** Text to speak, and the voice and format to use. */
        requestBody: {
            content: {
                "application/json": SpeechCreate;
            };
        };
        responses: {
            /** The audio, as one object or as a stream of events. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SpeechResult;
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
/** Id of the owner, which is the user who created the resource unless it has been shared. */
export type OwnerId = string;
/** Id of the workspace that the resource belongs to. */
export type WorkspaceId = string;
/** A named collection of records. It belongs to the user who created it and is visible in one workspace. */
export interface Dataset {
    /**
     * Unique id, assigned by the service. Use it as `dataset_id` in paths.
     * Format: uuid
     */
    id: string;
    /** Display name. It need not be unique. */
    name: string;
    /** Contents and purpose of the dataset. */
    description: string;
    /** Id of the owner, which is the user who created the resource unless it has been shared. */
    owner_id: OwnerId;
    /** Id of the workspace that the resource belongs to. */
    workspace_id: WorkspaceId;
    /**
     * Time at which the dataset was created.
     * Format: date-time
     */
    created_at: string;
    /**
     * Time of the last change to `name` or `description`. Adding records does not change it.
     * Format: date-time
     */
    updated_at: string;
    /**
     * Time at which the dataset was deleted; null if it has not been deleted.
     * Format: date-time
     */
    deleted_at: string | null;
}
/** Items on this page, with links to the adjacent pages. */
export interface DatasetList {
    /** Total number of datasets that match the filter, on all pages. */
    count: number;
    /** Datasets on this page, newest first. Empty if `page_size` is 0. */
    results?: Dataset[];
    /** Path and query string of the next page; null on the last page. */
    next?: string | null;
    /** Path and query string of the previous page; null on the first page. */
    previous?: string | null;
}
/** One page of the datasets in the workspace. */
export interface DatasetPage {
    /** Items on this page, with links to the adjacent pages. */
    datasets: DatasetList;
}
/** One violation in the request, and its location. */
export interface Violation {
    /**
     * JSON Pointer (RFC 6901) to the invalid value. It starts with the part of the request: `/path`, `/query`,
     * `/header` or `/body`, as in `/body/name` and `/query/page_size`.
     */
    pointer: string;
    /** Human-readable explanation of what is wrong with the value. The wording may change. */
    detail: string;
    /**
     * JSON Schema keyword that the value violates: `required`, `type`, `enum`, `const`, `format`, `pattern`,
     * `minLength`, `maxLength`, `minimum`, `maximum`, `exclusiveMinimum`, `exclusiveMaximum`, `multipleOf`, `minItems`,
     * `maxItems`, `uniqueItems`, `contains`, `minContains`, `maxContains`, `minProperties`, `maxProperties`,
     * `additionalProperties`, `unevaluatedProperties`, `unevaluatedItems`, `propertyNames`, `dependentRequired`, `not`,
     * `anyOf` or `oneOf`. It is `invalid` for a rule that only a description states. Other values may be added.
     */
    code: "required" | "type" | "enum" | "const" | "format" | "pattern" | "minLength" | "maxLength" | "minimum" | "maximum" | "exclusiveMinimum" | "exclusiveMaximum" | "multipleOf" | "minItems" | "maxItems" | "uniqueItems" | "contains" | "minContains" | "maxContains" | "minProperties" | "maxProperties" | "additionalProperties" | "unevaluatedProperties" | "unevaluatedItems" | "propertyNames" | "dependentRequired" | "not" | "anyOf" | "oneOf" | "invalid" | (string & {});
}
/** Details of a failed request, in the problem details format of RFC 9457. */
export interface Problem {
    /**
     * URI that identifies the problem type. With `about:blank`, `status` and `code` identify it instead.
     * Format: uri-reference
     * @default about:blank
     */
    type: string;
    /** Short name of the HTTP status, the same for every problem with this status. */
    title: string;
    /** HTTP status code of the response, repeated so that the body makes sense on its own, for example in a log. */
    status: number;
    /** Human-readable explanation of what happened and what to do about it. The wording may change. */
    detail: string;
    /**
     * Path of the request that failed, if the service reports it.
     * Format: uri-reference
     */
    instance?: string;
    /**
     * Machine-readable error code, for your program to branch on. Each operation lists the codes to expect. The set is
     * open: treat a code you do not know like any other error with the same status.
     */
    code: string;
    /** One entry for each violation in the request. Always present with 422; present with 400 if the location is known. */
    errors?: Violation[];
}
/** Details of a request that failed with status 422, with at least one violation in `errors`. */
export interface UnprocessableProblem extends Problem {
    /** One entry for each violation in the request. */
    errors: Violation[];
}
/** Name and description of a new dataset. */
export interface DatasetCreate {
    /** Display name, 5 to 50 characters. It need not be unique. */
    name: string;
    /** Contents and purpose of the dataset, up to 200 characters. Can be empty. */
    description: string;
}
/** Fields of the dataset to change. */
export interface DatasetUpdate {
    /** New display name, 5 to 50 characters. */
    name?: string;
    /** New description, up to 200 characters. Null clears it, like an empty string. */
    description?: string | null;
}
/** A JSON object with any keys and values. */
export interface JsonMap {
    [key: string]: unknown;
}
/** The recorded input. You define its structure; a conversation is stored as an object with `messages`. */
export interface DatasetRecordPayload {
    /** Messages of the conversation, oldest first. Omitted if the input is not a conversation. */
    messages?: JsonMap[];
    [key: string]: unknown;
}
/**
 * Origin of the record: `DIRECT_INPUT` is a single record created through the API, `UPLOADED_FILE` an imported JSONL
 * file, `PLAYGROUND` an imported conversation, `TELEMETRY_SPAN` a span recorded by an application, and `EXPLORER` a
 * search in the observability explorer.
 */
export type DatasetRecordSource = "EXPLORER" | "UPLOADED_FILE" | "DIRECT_INPUT" | "PLAYGROUND" | "TELEMETRY_SPAN";
/** One entry of a dataset: an input and any properties stored with it. */
export interface DatasetRecord {
    /**
     * Unique id, assigned by the service. Use it in `dataset_record_ids` to copy the record to another dataset.
     * Format: uuid
     */
    id: string;
    /**
     * Id of the dataset that contains the record.
     * Format: uuid
     */
    dataset_id: string;
    /** The recorded input. You define its structure; a conversation is stored as an object with `messages`. */
    payload: DatasetRecordPayload;
    /** Additional data stored with the record, such as the expected answer. Empty if there is none. */
    properties: JsonMap;
    /**
     * Origin of the record: `DIRECT_INPUT` is a single record created through the API, `UPLOADED_FILE` an imported JSONL
     * file, `PLAYGROUND` an imported conversation, `TELEMETRY_SPAN` a span recorded by an application, and `EXPLORER` a
     * search in the observability explorer.
     */
    source: DatasetRecordSource;
    /**
     * Time at which the record was added to the dataset.
     * Format: date-time
     */
    created_at: string;
    /**
     * Time of the last change to `payload` or `properties`.
     * Format: date-time
     */
    updated_at: string;
    /**
     * Time at which the record was deleted; null if it has not been deleted.
     * Format: date-time
     */
    deleted_at: string | null;
}
/** Items on this page, with links to the adjacent pages. */
export interface DatasetRecordList {
    /** Total number of records, on all pages. */
    count: number;
    /** Records on this page, newest first. Empty if `page_size` is 0. */
    results?: DatasetRecord[];
    /** Path and query string of the next page; null on the last page. */
    next?: string | null;
    /** Path and query string of the previous page; null on the first page. */
    previous?: string | null;
}
/** One page of the records of a dataset, newest first. */
export interface DatasetRecordPage {
    /** Items on this page, with links to the adjacent pages. */
    records: DatasetRecordList;
}
/** Content of a new record. */
export interface DatasetRecordCreate {
    /** The recorded input. You define its structure; a conversation is stored as an object with `messages`. */
    payload: DatasetRecordPayload;
    /** Additional data to store with the record, such as the expected answer. Omit it if there is none. */
    properties?: JsonMap;
    /**
     * Origin of the payload: `TELEMETRY_SPAN` if you took it from a span, otherwise `DIRECT_INPUT`. The other sources
     * are assigned by the service and cannot be set here.
     * @default DIRECT_INPUT
     */
    source?: "DIRECT_INPUT" | "TELEMETRY_SPAN";
}
/** Id of the file in the file storage service. */
export type FileId = string;
/**
 * The uploaded JSONL file to read records from. Each line is a JSON object with a `payload` object and, optionally, a
 * `properties` object.
 */
export interface DatasetFileImport {
    /** Id of the file in the file storage service. */
    file_id: FileId;
}
/** Id of the user who created the resource. */
export type CreatorId = string;
/** A background task that adds records to a dataset. */
export interface DatasetImportTask {
    /**
     * Unique id of the task, assigned by the service. Quote it when you contact support.
     * Format: uuid
     */
    id: string;
    /**
     * Id of the dataset that receives the records.
     * Format: uuid
     */
    dataset_id: string;
    /** Id of the user who created the resource. */
    creator_id: CreatorId;
    /** Id of the workspace that the resource belongs to. */
    workspace_id: WorkspaceId;
    /**
     * State of the task. A new task is `RUNNING`. `COMPLETED`, `FAILED`, `CANCELED` (stopped early), `TERMINATED`
     * (stopped by force) and `TIMED_OUT` are final. `CONTINUED_AS_NEW` means that a new task does the remaining work,
     * and `UNKNOWN` that the service cannot determine the state.
     */
    status: "RUNNING" | "COMPLETED" | "FAILED" | "CANCELED" | "TERMINATED" | "CONTINUED_AS_NEW" | "TIMED_OUT" | "UNKNOWN";
    /** Human-readable note on the progress of the task or the reason for its failure; null if there is none. */
    message?: string | null;
    /** Progress in percent, from 0 to 100; null if unknown. */
    progress?: number | null;
    /**
     * Time at which the import was started.
     * Format: date-time
     */
    created_at: string;
    /**
     * Time of the last change to `status`, `message` or `progress`.
     * Format: date-time
     */
    updated_at: string;
    /**
     * Time at which the task was deleted; null if it has not been deleted.
     * Format: date-time
     */
    deleted_at: string | null;
}
/** The conversations to import. */
export interface DatasetPlaygroundImport {
    /** Ids of the conversations. Each conversation becomes one record; an empty list adds none. */
    conversation_ids: string[];
}
/** The records to copy. */
export interface DatasetRecordsImport {
    /** Ids of up to 10,000 records. They can be from any dataset in the workspace. An empty list adds none. */
    dataset_record_ids: string[];
}
/** Download URL of an export. */
export interface DatasetExport {
    /**
     * Presigned URL of a JSONL file that has one record per line. You can download it without an API key for one hour;
     * after that, export the dataset again.
     * Format: uri
     */
    file_url: string;
}
/**
 * A condition on fields, such as `agent_name = 'Scout' AND duration_ns > 2000000000`. To find out which fields exist
 * and which operators each field supports, list the fields. Write keywords in uppercase and function names in
 * lowercase.
 *
 * | Condition | Syntax | Operator name |
 * | --- | --- | --- |
 * | Equal, not equal | `status_code = 'Error'`, `status_code != 'Ok'` | `eq`, `neq` |
 * | Less than, greater than | `<`, `<=`, `>`, `>=` | `lt`, `lte`, `gt`, `gte` |
 * | Matches a pattern; `%` stands for any text | `span_name LIKE 'chat %'`, `NOT LIKE` | `like`, `not_like` |
 * | Matches a pattern, ignoring case | `agent_name ILIKE 'sc%'`, `NOT ILIKE` | `ilike`, `not_ilike` |
 * | Contains a text | `input_messages CONTAINS 'tide'`, `NOT CONTAINS` | `contains`, `not_contains` |
 * | Matches a regular expression | `tool_name REGEXP '^get_'`, `NOT REGEXP` | `regexp`, `not_regexp` |
 * | Is in a range, inclusive | `duration_ns BETWEEN 1000 AND 2000`, `NOT BETWEEN` | `between`, `not_between` |
 * | Is one of several values | `agent_name IN ('Scout', 'Greeter')`, `NOT IN` | `in`, `not_in` |
 * | Has a value | `error_type EXISTS`, `error_type NOT EXISTS` | `exists`, `not_exists` |
 * | List contains a value | `has(response_finish_reasons, 'stop')` | `has` |
 * | List contains one or more of several values | `hasany(response_finish_reasons, ['stop', 'length'])` | `hasAny` |
 * | List contains all of several values | `hasall(response_finish_reasons, ['stop', 'length'])` | `hasAll` |
 * | Text contains a whole word | `hastoken(input_messages, 'tide')` | `hasToken` |
 *
 * `!=` and the forms with `NOT` are the exact opposites of the others, so they also match items in which the field has
 * no value: `error_type != 'timeout'` matches all spans without an error. To leave these out, add
 * `AND error_type EXISTS`.
 *
 * Combine conditions with `NOT`, `AND` and `OR`, which take precedence in this order, and with parentheses. Enclose
 * text in single quotes, and double any single quote inside it (`'visitor''s'`). Write numbers without quotes, and
 * times in RFC 3339 format in single quotes. Refer to an entry of a map as `span_attributes['desk']`.
 *
 * `REGEXP` matches if any part of the text matches. Use `^` and `$` to match the whole text. The syntax is that of
 * [RE2](https://github.com/google/re2/wiki/Syntax), without lookaround and backreferences, and an expression has at
 * most 1,000 characters. If an expression is invalid or takes too long, the response is 400 with the code
 * `TRACES_FILTER_QUERY_PARSE_ERROR`.
 */
export type SearchExpression = string;
/** Conditions of a search. The query parameters `from` and `to` limit the time range. */
export interface SpanSearch {
    /** Condition that every result satisfies. Omit it or send null to get all results. */
    search_expression?: SearchExpression | null;
}
/** Id of the customer that the resource belongs to. */
export type CustomerId = string;
/** Id of the organization that the workspace belongs to. */
export type OrganizationId = string;
/** A JSON object with any keys, whose values are strings. */
export interface StringMap {
    [key: string]: string;
}
/**
 * A single operation recorded by an application, such as a call to a model, a tool or an agent. Spans with the same
 * `trace_id` form one trace. A field without a value is an empty string, 0, or an empty array or object. Only the five
 * sampling settings from `request_temperature` to `request_frequency_penalty` can be null.
 */
export interface Span {
    /** Id of the customer that the resource belongs to. */
    customer_id: CustomerId;
    /** Id of the organization that the workspace belongs to. */
    organization_id: OrganizationId;
    /** Id of the workspace that the resource belongs to. */
    workspace_id: WorkspaceId;
    /** Id of the user on whose behalf the application acted. */
    user_id: string;
    /** Id of the trace, as 32 lowercase hexadecimal digits. */
    trace_id: string;
    /** Id of the span within its trace, as 16 lowercase hexadecimal digits. */
    span_id: string;
    /** Id of the enclosing span. Empty for the root span of a trace. */
    parent_span_id: string;
    /** Vendor-specific trace data, in the format of the W3C `tracestate` header. */
    trace_state: string;
    /** Short name of the operation and its target, such as `chat aurora-large`. */
    span_name: string;
    /**
     * Role of the span in communication between services. Known values are `Client` (makes a request), `Server`
     * (handles a request), `Producer` (sends a message), `Consumer` (receives a message) and `Internal` (stays within
     * the application). Other values may occur.
     */
    span_kind: "Client" | "Server" | "Producer" | "Consumer" | "Internal" | (string & {});
    /** Name under which the application reports its spans. */
    service_name: string;
    /**
     * Outcome of the operation, if the application reported one: success (`Ok`) or failure (`Error`). Otherwise, it is
     * `Unset`.
     */
    status_code: "Error" | "Ok" | "Unset";
    /** Human-readable error message. Empty unless `status_code` is `Error`. */
    status_message: string;
    /** Class of error, such as `timeout` or the name of an exception. Empty if there was no error. */
    error_type: string;
    /**
     * Type of operation. Known values are `chat`, `text_completion`, `embeddings`, `execute_tool`, `create_agent` and
     * `invoke_agent`. Other values may occur.
     */
    operation_name: "chat" | "text_completion" | "embeddings" | "execute_tool" | "create_agent" | "invoke_agent" | (string & {});
    /** Provider of the model, such as `platform`. */
    provider_name: string;
    /** Name of the model given in the request. */
    request_model: string;
    /** Number of alternative responses requested. */
    request_choice_count: number;
    /** Maximum number of tokens to generate, or 0 if the request set no limit. */
    request_max_tokens: number;
    /** Seed for random sampling, or 0 if the request set none. */
    request_seed: number;
    /** Sampling temperature; null if the request set none. */
    request_temperature: number | null;
    /** Probability mass for nucleus sampling; null if the request set none. */
    request_top_p: number | null;
    /** Number of most likely tokens to sample from; null if the request set none. */
    request_top_k: number | null;
    /** Penalty for tokens that have already occurred; null if the request set none. */
    request_presence_penalty: number | null;
    /** Penalty for tokens that grows with each occurrence; null if the request set none. */
    request_frequency_penalty: number | null;
    /** Strings that stop the generation. */
    request_stop_sequences: string[];
    /** Requested formats of embeddings, such as `float` or `base64`. */
    request_encoding_formats: string[];
    /** Model that produced the response. It may be a more specific version of `request_model`. */
    response_model: string;
    /** Id of the model's response. */
    response_id: string;
    /** Reason why each response ended, such as `stop`, `length` or `tool_calls`. */
    response_finish_reasons: string[];
    /** Requested type of output, such as `text`, `json`, `image` or `speech`. */
    output_type: string;
    /** Number of tokens in the input, cached ones included. */
    usage_input_tokens: number;
    /** Number of tokens in the output. */
    usage_output_tokens: number;
    /** Number of input tokens that were read from the provider's cache. */
    usage_cache_read_input_tokens: number;
    /** Number of input tokens that were written to the provider's cache. */
    usage_cache_creation_input_tokens: number;
    /** Id of the conversation that the operation was part of. */
    conversation_id: string;
    /** Id of the data source that was searched. */
    data_source_id: string;
    /** Id of the agent that ran. */
    agent_id: string;
    /** Name of the agent at the time of the operation. */
    agent_name: string;
    /** Version of the agent, as a string. */
    agent_version: string;
    /** Description of the agent at the time of the operation. */
    agent_description: string;
    /** Name of the workflow that the operation was part of. */
    workflow_name: string;
    /** Name of the stored prompt that was used. */
    prompt_name: string;
    /** Name of the tool that was called. */
    tool_name: string;
    /** Type of tool. A `function` runs in the application, and an `extension` in the service. Other values may occur. */
    tool_type: "function" | "extension" | (string & {});
    /** Id that the model assigned to the tool call. */
    tool_call_id: string;
    /** Arguments of the tool call, as a serialized JSON object. */
    tool_call_arguments: string;
    /** Result of the tool call, as serialized JSON. */
    tool_call_result: string;
    /** Tools that were available to the model, as a serialized JSON array. */
    tool_definitions: string;
    /** Messages sent to the model, oldest first, as a serialized JSON array. */
    input_messages: string;
    /** Messages returned by the model, as a serialized JSON array. */
    output_messages: string;
    /** System instructions sent along with the messages, as plain text or as a serialized JSON array. */
    system_instructions: string;
    /**
     * Time at which the operation started.
     * Format: date-time
     */
    start_time: string;
    /**
     * Time at which the operation succeeded or failed.
     * Format: date-time
     */
    end_time: string;
    /**
     * Duration from `start_time` to `end_time`, in nanoseconds.
     * Format: int64
     */
    duration_ns: number;
    /** Name of the instrumentation library that recorded the span. */
    scope_name: string;
    /** Version of the instrumentation library. */
    scope_version: string;
    /** Attributes of the application that recorded the span, such as `host.name`. */
    resource_attributes: StringMap;
    /** Any other attributes that the application set on the span. */
    span_attributes: StringMap;
}
/** The items on this page, with the path and cursor of the next page. */
export interface SpanList {
    /** Number of spans that match the search, on all pages. Omitted if they were not counted. */
    count?: number;
    /** The matching spans on this page, most recent `start_time` first. */
    results?: Span[];
    /** Path and query string of the next page; null on the last page. Send the same request body to it. */
    next?: string | null;
    /** Pass it as `cursor` to get the next page; null on the last page. */
    cursor?: string | null;
}
/** One page of the spans that match a search. */
export interface SpanPage {
    /** The items on this page, with the path and cursor of the next page. */
    spans: SpanList;
}
/**
 * Function that combines the values of a group. `count` is the number of values and `count_distinct` the number of
 * different values; `sum`, `avg`, `min` and `max` are the total, mean, smallest and largest value; `p50`, `p90`, `p95`
 * and `p99` are percentiles.
 */
export type SpanAggregationFunction = "count" | "count_distinct" | "sum" | "avg" | "min" | "max" | "p50" | "p90" | "p95" | "p99";
/**
 * The number to calculate. It is named `<aggregation>_<measure>` in `order_by` and in the result, for example
 * `p99_duration_ns`.
 */
export interface SpanMetric {
    /** Name of the field to aggregate, such as `duration_ns`. The field must support `aggregation`. */
    measure: string;
    /**
     * Function that combines the values of a group. `count` is the number of values and `count_distinct` the number of
     * different values; `sum`, `avg`, `min` and `max` are the total, mean, smallest and largest value; `p50`, `p90`, `p95`
     * and `p99` are percentiles.
     */
    aggregation: SpanAggregationFunction;
}
/** Division of the time range into intervals. */
export interface SpanTimeDimension {
    /**
     * Length of an interval: a `second`, `minute`, `hour`, `day`, `week` or `month`. Intervals are aligned to UTC, and
     * weeks start on Monday. With `auto`, the service chooses a length that suits the time range.
     * @default auto
     */
    granularity?: "auto" | "second" | "minute" | "hour" | "day" | "week" | "month";
}
/** A sort criterion. */
export interface SpanAggregationOrder {
    /** Name of the metric or of a dimension to sort by, or `time_bucket`. */
    field: string;
    /**
     * Sort direction. `asc` puts the smallest value first, `desc` the largest.
     * @default asc
     */
    direction?: "asc" | "desc";
}
/** Metric to calculate, grouping and search conditions. The query parameters `from` and `to` limit the time range. */
export interface SpanAggregationQuery {
    /**
     * The number to calculate. It is named `<aggregation>_<measure>` in `order_by` and in the result, for example
     * `p99_duration_ns`.
     */
    metric: SpanMetric;
    /**
     * Names of the fields to group by. A field of the type `ARRAY` or `MAP` cannot be a dimension, but an entry of a
     * map can, such as `span_attributes['desk']`. Items without a value form a separate group. Without dimensions,
     * everything is in one group.
     * @default []
     */
    dimensions?: string[];
    /**
     * Time intervals to group by, in addition to `dimensions`. Omit it or send null to treat the time range as a
     * whole.
     */
    time_dimension?: SpanTimeDimension | null;
    /** Condition on the items to include. Omit it or send null to include all. */
    search_expression?: SearchExpression | null;
    /**
     * Sort criteria, the most important one first. If omitted or null, rows are sorted by time, and within the same
     * time by the value of the metric, largest first.
     */
    order_by?: SpanAggregationOrder[] | null;
    /**
     * Maximum number of rows to return. Any further rows, in sort order, are dropped.
     * @default 1000
     */
    limit?: number;
}
/** Value of the metric or of a dimension. A dimension has the type of its field. */
export type SpanAggregationValue = number | string | boolean | null;
/** Value of each dimension for this group, keyed by the name of the dimension. Empty if there are no dimensions. */
export interface SpanAggregationDimensions {
    [key: string]: SpanAggregationValue;
}
/**
 * The value of the metric for one group. The row also has a field named after the metric and one for each dimension,
 * for example `p99_duration_ns` and `agent_name`. Use those if you know the query, and the fixed fields in code that
 * handles any query.
 */
export interface SpanAggregationRow {
    /** Name of the metric, such as `p99_duration_ns`. */
    metric_name?: string;
    /**
     * Value of the metric; null if no item of the group has a value for the measure. The `min` or `max` of a time is
     * a Unix timestamp in seconds. A count has no unit, and any other value has the unit of the measure.
     */
    metric_value?: number | null;
    /** Value of each dimension for this group, keyed by the name of the dimension. Empty if there are no dimensions. */
    dimensions?: SpanAggregationDimensions;
    /**
     * Start of the time interval; null if the query has no `time_dimension`.
     * Format: date-time
     */
    time_bucket?: string | null;
    [key: string]: unknown;
}
/** Time range and granularity of the result. */
export interface SpanAggregationMeta {
    /**
     * Start of the time range. Without `from`, the time of the oldest item included.
     * Format: date-time
     */
    from_timestamp: string;
    /**
     * End of the time range. Without `to`, the time of the request.
     * Format: date-time
     */
    to_timestamp: string;
    /** Length of a time interval in seconds; null if the query has no `time_dimension`. A month counts as 30 days. */
    granularity_seconds?: number | null;
}
/** Result of an aggregation. */
export interface SpanAggregation {
    /** One row for each group, in the requested order. Empty groups have no row. */
    data: SpanAggregationRow[];
    /** Time range and granularity of the result. */
    meta: SpanAggregationMeta;
}
/**
 * A rating of one span, made by a judge or by the application itself. It consists of a score, a label or both. Strings
 * without a value are empty, and a missing score is 0.
 */
export interface SpanEvaluation {
    /** Id of the customer that the resource belongs to. */
    customer_id: CustomerId;
    /** Id of the organization that the workspace belongs to. */
    organization_id: OrganizationId;
    /** Id of the workspace that the resource belongs to. */
    workspace_id: WorkspaceId;
    /** Id of the user on whose behalf the span was evaluated. */
    user_id: string;
    /** Id of the trace that the evaluated span is part of, as 32 lowercase hexadecimal digits. */
    trace_id: string;
    /** Id of the evaluated span, as 16 lowercase hexadecimal digits. */
    span_id: string;
    /** Id of the model response that was evaluated. */
    response_id: string;
    /** Id of the conversation that the evaluated span is part of. */
    conversation_id: string;
    /**
     * Time of the evaluation.
     * Format: date-time
     */
    timestamp: string;
    /** Name of the criterion, usually that of the judge. */
    evaluation_name: string;
    /** Numeric result, on a scale chosen by the evaluator. 0 if there is only a label. */
    score_value: number;
    /** Result as a label, such as `friendly`. Empty if there is only a score. */
    score_label: string;
    /** Human-readable reason for the result. */
    explanation: string;
    /** Any other data that the evaluator attached. */
    metadata: StringMap;
}
/** The items on this page, with the path and cursor of the next page. */
export interface SpanEvaluationList {
    /** Number of evaluations that match the search, on all pages. Omitted if they were not counted. */
    count?: number;
    /** The matching evaluations on this page, most recent `timestamp` first. */
    results?: SpanEvaluation[];
    /** Path and query string of the next page; null on the last page. Send the same request body to it. */
    next?: string | null;
    /** Pass it as `cursor` to get the next page; null on the last page. */
    cursor?: string | null;
}
/** One page of the evaluations that match a search. */
export interface SpanEvaluationPage {
    /** The items on this page, with the path and cursor of the next page. */
    span_evaluations: SpanEvaluationList;
}
/**
 * Name of an operator. The table in `SearchExpression` shows its syntax. Known values are `eq`, `neq`, `lt`, `lte`,
 * `gt`, `gte`, `like`, `ilike`, `not_like`, `not_ilike`, `between`, `not_between`, `in`, `not_in`, `exists`,
 * `not_exists`, `regexp`, `not_regexp`, `contains`, `not_contains`, `has`, `hasAny`, `hasAll` and `hasToken`. Other
 * values may be added.
 */
export type SpanFieldOperator = "eq" | "neq" | "lt" | "lte" | "gt" | "gte" | "like" | "ilike" | "not_like" | "not_ilike" | "between" | "not_between" | "in" | "not_in" | "exists" | "not_exists" | "regexp" | "not_regexp" | "contains" | "not_contains" | "has" | "hasAny" | "hasAll" | "hasToken" | (string & {});
/** A field and the operations that it supports. */
export interface SpanFieldDefinition {
    /** Name to use in search expressions, measures and dimensions. */
    name: string;
    /** Display name. */
    label: string;
    /**
     * Type of the field's values. `ENUM` is a string from a fixed list, `TEXT` any string, `INT` an integer, `FLOAT` a
     * number, `BOOL` true or false, `TIMESTAMP` a date-time, `ARRAY` a list of strings, and `MAP` an object whose
     * values are strings.
     */
    type: "ENUM" | "TEXT" | "INT" | "FLOAT" | "BOOL" | "TIMESTAMP" | "ARRAY" | "MAP";
    /** Heading under which to display the field, such as `Agent`; null if it has none. */
    group?: string | null;
    /** Operators that search expressions can apply to the field. */
    supported_operators: SpanFieldOperator[];
    /** Aggregations for which the field can be the measure. Empty if there are none. */
    supported_aggregations: SpanAggregationFunction[];
    /** Span attribute that the value of the field is taken from, such as `gen_ai.agent.name`. */
    source_attribute_key?: string;
}
/** All fields that can be used in searches and aggregations. */
export interface SpanFieldDefinitions {
    /** Definitions of the fields, in an order suitable for display. */
    field_definitions: SpanFieldDefinition[];
}
/** Values to choose from when filtering by a field. */
export interface SpanFieldOptions {
    /** The values in alphabetical order; null if the type of the field is neither `ENUM` nor `TEXT`. */
    options: string[] | null;
}
/** Kind of answer that a judge gives. `REGRESSION` is a number on a scale, `CLASSIFICATION` one of several labels. */
export type JudgeOutputType = "CLASSIFICATION" | "REGRESSION";
/** The judge answers with a number on a scale. The descriptions of both ends are given to the model. */
export interface JudgeRegressionOutput {
    /** Always `REGRESSION`. */
    type: "REGRESSION";
    /** Lower end of the scale. It is less than `max`. */
    min: number;
    /** Meaning of the lowest number, which tells the model when to use it. */
    min_description: string;
    /** Upper end of the scale, less than 1,000,000,000. */
    max: number;
    /** Meaning of the highest number, which tells the model when to use it. */
    max_description: string;
}
/** A label that the judge can choose as its answer. */
export interface JudgeOption {
    /** The label, exactly as it is returned in `answer`. */
    value: string;
    /** Instruction that tells the model when to choose this label. */
    description: string;
}
/** The judge answers with one of several labels. Their descriptions are given to the model. */
export interface JudgeOptionsOutput {
    /** Always `CLASSIFICATION`. It can be absent, because `options` identifies the form. */
    type?: "CLASSIFICATION";
    /** The labels that the judge can choose from. */
    options: JudgeOption[];
}
/** Kind of answer that the judge gives: a number if `type` is `REGRESSION`, or a label if it is `CLASSIFICATION`. */
export type JudgeOutput = JudgeRegressionOutput | JudgeOptionsOutput;
/** A model with instructions that reads a conversation and rates it with a number or a label. */
export interface Judge {
    /**
     * Unique id, assigned by the service. It stays the same in all revisions.
     * Format: uuid
     */
    id: string;
    /** Display name, unique within the workspace. */
    name: string;
    /** Explanation of what the judge evaluates. */
    description: string;
    /** Id of the model that evaluates the conversation. */
    model_name: string;
    /** Kind of answer that the judge gives: a number if `type` is `REGRESSION`, or a label if it is `CLASSIFICATION`. */
    output: JudgeOutput;
    /** Instructions for the model on what to evaluate and how. */
    instructions: string;
    /** Names of the tools that the model may use during the evaluation. Empty if there are none. */
    tools: string[];
    /** Id of the first revision of the judge; null if there is only one revision. */
    base_revision?: string | null;
    /** Id of the previous revision; null if this is the first. */
    down_revision?: string | null;
    /** Id of the next revision; null if this is the latest. */
    up_revision?: string | null;
    /** Id of the owner, which is the user who created the resource unless it has been shared. */
    owner_id: OwnerId;
    /** Id of the workspace that the resource belongs to. */
    workspace_id: WorkspaceId;
    /**
     * Time at which the judge was created.
     * Format: date-time
     */
    created_at: string;
    /**
     * Time at which the judge was last updated. Equal to `created_at` if the judge has never been updated.
     * Format: date-time
     */
    updated_at: string;
    /**
     * Time at which the judge was deleted; null if it has not been deleted.
     * Format: date-time
     */
    deleted_at: string | null;
}
/** The judges on this page, with links to the adjacent pages. */
export interface JudgeList {
    /** Total number of judges that match the filters, on all pages. */
    count: number;
    /** The judges on this page, newest first. Empty if `page_size` is 0. */
    results?: Judge[];
    /** Path and query string of the next page; null on the last page. */
    next?: string | null;
    /** Path and query string of the previous page; null on the first page. */
    previous?: string | null;
}
/** One page of the judges in the workspace. */
export interface JudgePage {
    /** The judges on this page, with links to the adjacent pages. */
    judges: JudgeList;
}
/** The judge answers with a number on a scale. The descriptions of both ends are given to the model. */
export interface JudgeRegressionOutputInput {
    /** Always `REGRESSION`. */
    type: "REGRESSION";
    /**
     * Lower end of the scale. It must be less than `max`.
     * @default 0
     */
    min?: number;
    /** Meaning of the lowest number, which tells the model when to use it. */
    min_description: string;
    /**
     * Upper end of the scale. It must be greater than `min` and less than 1,000,000,000.
     * @default 1
     */
    max?: number;
    /** Meaning of the highest number, which tells the model when to use it. */
    max_description: string;
}
/** The judge answers with one of several labels. Their descriptions are given to the model. */
export interface JudgeOptionsOutputInput {
    /** Always `CLASSIFICATION`. Can be omitted. */
    type?: "CLASSIFICATION";
    /** The labels that the judge can choose from. At least one is required. */
    options: JudgeOption[];
}
/**
 * Kind of answer that a new or changed judge gives: a number if `type` is `REGRESSION`, otherwise one of the labels in
 * `options`.
 */
export type JudgeOutputInput = JudgeRegressionOutputInput | JudgeOptionsOutputInput;
/** Fields of a new judge. */
export interface JudgeCreate {
    /** Display name, 5 to 50 characters. No other judge in the workspace may have the same name. */
    name: string;
    /** Explanation of what the judge evaluates, up to 500 characters. Can be empty. */
    description: string;
    /** Id of the model that evaluates the conversation. */
    model_name: string;
    /**
     * Kind of answer that a new or changed judge gives: a number if `type` is `REGRESSION`, otherwise one of the labels in
     * `options`.
     */
    output: JudgeOutputInput;
    /**
     * Instructions for the model on what to evaluate and how, up to 10,000 characters. You do not need to describe the
     * format of the answer, because `output` defines it.
     */
    instructions: string;
    /** Names of the tools that the model may use during the evaluation, such as `web_search`. Can be empty. */
    tools: string[];
}
/**
 * New values for all fields of a judge. They replace the current ones, so all of them are required and none can be
 * null. To clear the description, send an empty string.
 */
export interface JudgeUpdate extends JudgeCreate {
}
/** A conversation to evaluate. */
export interface JudgeLive {
    /** Messages of the conversation, oldest first. Each is an object, usually with `role` and `content`. */
    messages: JsonMap[];
    /** Additional data for the judge, such as the expected answer. Omit it or send null if there is none. */
    properties?: JsonMap | null;
}
/** Result of an evaluation. */
export interface Judgment {
    /** The judge's explanation of its answer. */
    analysis: string;
    /**
     * A number from `min` to `max` if the output type of the judge is `REGRESSION`, or the `value` of one of the
     * options if it is `CLASSIFICATION`.
     */
    answer: string | number;
}
/**
 * Kind of owner: `user`, `workspace`, `org` (an organization) or `system` (the service itself). Other values may be
 * added.
 */
export type ConnectorOwnerType = "user" | "workspace" | "org" | "system" | (string & {});
/**
 * Users who can use the connector: only its owner (`private`), all members of the workspace (`shared_workspace`), all
 * members of the organization (`shared_org`), or everyone (`shared_global`, only for connectors that belong to the
 * service). Other values may be added.
 */
export type ConnectorVisibility = "private" | "shared_workspace" | "shared_org" | "shared_global" | (string & {});
/**
 * Way to authenticate with a tool server: by signing in with OAuth 2.0 (`oauth2`), with a stored token (`bearer`),
 * without credentials (`none`), or through an app installed at a source-hosting service (`codehost_app`) or a
 * messaging service (`chat_app`).
 */
export type ConnectorAuthenticationType = "oauth2" | "bearer" | "none" | "codehost_app" | "chat_app";
/** A header that the tool server expects, with a value that is stored as part of the credentials. */
export interface ConnectorHeader {
    /** Name of the header, such as `Authorization`. */
    name: string;
    /** True if the server rejects requests without this header. */
    is_required?: boolean;
    /** True if the value is secret and should be hidden when people enter or view it. */
    is_secret?: boolean;
}
/** A header that the service sends to the tool server for every user of the connector. */
export interface ConnectorGlobalHeader {
    /** Value of the header; `****` if it is secret. */
    value: string;
    /** True if the value is secret and therefore masked. */
    is_secret: boolean;
}
/** Headers that the service sends to the server for every user of the connector, by name. */
export interface ConnectorGlobalHeaders {
    [key: string]: ConnectorGlobalHeader;
}
/** Metadata of an OAuth 2.0 authorization server. The fields have the names and meanings that RFC 8414 defines. */
export interface ConnectorOAuthMetadata {
    /**
     * URL that identifies the authorization server.
     * Format: uri
     */
    issuer: string;
    /**
     * URL at which users sign in. Needed for the `authorization_code` grant.
     * Format: uri
     */
    authorization_endpoint?: string;
    /**
     * URL at which tokens are issued and renewed.
     * Format: uri
     */
    token_endpoint: string;
    /**
     * URL of the server's JSON Web Key Set.
     * Format: uri
     */
    jwks_uri?: string;
    /**
     * URL at which clients can register themselves.
     * Format: uri
     */
    registration_endpoint?: string;
    /** Scopes that clients can request. */
    scopes_supported?: string[];
    /** Values of `response_type` that the authorization endpoint accepts, such as `code`. */
    response_types_supported?: string[];
    /** Values of `response_mode` that the authorization endpoint accepts, such as `query`. */
    response_modes_supported?: string[];
    /** Grants that the token endpoint accepts, such as `authorization_code` and `refresh_token`. */
    grant_types_supported?: string[];
    /** Methods by which clients can authenticate at the token endpoint. */
    token_endpoint_auth_methods_supported?: string[];
    /** Signing algorithms for the JWTs that clients authenticate with at the token endpoint. */
    token_endpoint_auth_signing_alg_values_supported?: string[];
    /**
     * URL of the server's developer documentation.
     * Format: uri
     */
    service_documentation?: string;
    /** Languages of the sign-in pages, as language tags. */
    ui_locales_supported?: string[];
    /**
     * URL of the server's policy on how clients may use its data.
     * Format: uri
     */
    op_policy_uri?: string;
    /**
     * URL of the server's terms of service.
     * Format: uri
     */
    op_tos_uri?: string;
    /**
     * URL at which tokens are revoked.
     * Format: uri
     */
    revocation_endpoint?: string;
    /** Methods by which clients can authenticate at the revocation endpoint. */
    revocation_endpoint_auth_methods_supported?: string[];
    /** Signing algorithms for the JWTs that clients authenticate with at the revocation endpoint. */
    revocation_endpoint_auth_signing_alg_values_supported?: string[];
    /**
     * URL at which the state of a token can be queried.
     * Format: uri
     */
    introspection_endpoint?: string;
    /** Methods by which clients can authenticate at the introspection endpoint. */
    introspection_endpoint_auth_methods_supported?: string[];
    /** Signing algorithms for the JWTs that clients authenticate with at the introspection endpoint. */
    introspection_endpoint_auth_signing_alg_values_supported?: string[];
    /** PKCE methods that the server accepts, such as `S256`. */
    code_challenge_methods_supported?: string[];
}
/** A way to authenticate with a connector's server. */
export interface ConnectorAuthenticationMethod {
    /**
     * Way to authenticate with a tool server: by signing in with OAuth 2.0 (`oauth2`), with a stored token (`bearer`),
     * without credentials (`none`), or through an app installed at a source-hosting service (`codehost_app`) or a
     * messaging service (`chat_app`).
     */
    method_type: ConnectorAuthenticationType;
    /** True if default credentials for this method are stored. Requests that name no credentials use them. */
    has_default_credentials?: boolean;
    /** Headers whose values the credentials must contain; null if the method needs none. */
    headers: ConnectorHeader[] | null;
    /** Headers that the service sends to the server for every user of the connector, by name. */
    global_headers?: ConnectorGlobalHeaders;
    /**
     * For `oauth2`, how tokens are obtained: each user signs in (`authorization_code`), or the client uses its own id
     * and secret (`client_credentials`). Null for all other methods.
     */
    grant_type?: "authorization_code" | "client_credentials" | null;
    /** For `oauth2`, the authorization server; null for all other methods. */
    oauth2_server_metadata?: ConnectorOAuthMetadata | null;
}
/** Your choice of authentication, for connectors that offer more than one. */
export interface ConnectorPreferences {
    /** Authentication method to use; null for the connector's preferred method. */
    authentication_type: ConnectorAuthenticationType | null;
    /** Name of the stored credentials to use; null for the default credentials. */
    credentials_name: string | null;
}
/** Result of the last attempt to use the credentials. */
export interface ConnectorCredentialStatus {
    /**
     * Outcome: the server accepted the credentials (`valid`), rejected them (`invalid`) or could not be reached
     * (`error`).
     */
    status_type: "valid" | "invalid" | "error";
    /**
     * Time at which the credentials were last tried; null if unknown.
     * Format: date-time
     */
    last_checked_at: string | null;
    /** HTTP status with which the server rejected the attempt; null if there was no such response. */
    error_http_code: number | null;
    /**
     * Machine-readable reason for the failure; null if there was none. Known values are `unauthorized`, `forbidden`,
     * `expired`, `unreachable` and `timeout`. Other values may be added.
     */
    error_message: "unauthorized" | "forbidden" | "expired" | "unreachable" | "timeout" | (string & {}) | null;
}
/** Stored credentials for a connector's server. The secrets are never returned. */
export interface ConnectorCredential {
    /** Name to send as `credentials_name` to use these credentials. */
    name: string;
    /**
     * Way to authenticate with a tool server: by signing in with OAuth 2.0 (`oauth2`), with a stored token (`bearer`),
     * without credentials (`none`), or through an app installed at a source-hosting service (`codehost_app`) or a
     * messaging service (`chat_app`).
     */
    authentication_type: ConnectorAuthenticationType;
    /**
     * Users who can use the credentials: one `user`, all members of the organization (`org`) or of the `workspace`, or
     * everyone (`system`).
     */
    scope: "user" | "org" | "workspace" | "system";
    /** Display name; if null, `name` is displayed instead. */
    title: string | null;
    /** True if requests that name no credentials use these. */
    is_default: boolean;
    /** Id of the user who stored the credentials; null if they are preset. */
    creator_id: CreatorId | null;
    /** Result of the last attempt to use the credentials; null if they have never been tried. */
    status: ConnectorCredentialStatus | null;
}
/** Settings for running a tool. */
export interface ConnectorToolExecutionConfig {
    /** Method of running the tool. Known values are `mcp` and `http`. Other values may be added. */
    type: "mcp" | "http" | (string & {});
    /** Seconds after which a call fails; null for the service's own limit. */
    timeout_seconds: number | null;
}
/** Any JSON value, including null. You or the workflow's code define its structure. */
export type JsonValue = unknown;
/** Schemas of the object's properties, by name. */
export interface ConnectorToolProperties {
    [key: string]: JsonValue;
}
/**
 * A JSON Schema of an object, exactly as the server wrote it. It can contain any JSON Schema keyword; only the common
 * ones are listed here.
 */
export interface ConnectorToolSchema {
    /** Always `object`. */
    type?: "object";
    /** Meaning of the object. Models read this. */
    description?: string;
    /** Schemas of the object's properties, by name. */
    properties?: ConnectorToolProperties;
    /** Names of the properties that must be present. */
    required?: string[];
    [key: string]: unknown;
}
/** A tool as the service last read it from the server. */
export interface ConnectorStoredTool {
    /** Unique id of the tool within the service. To call the tool, use its name. */
    id: string;
    /** Name to use when calling the tool. */
    name: string;
    /** Purpose of the tool. Models read this to decide when to call the tool. */
    description: string;
    /**
     * Users who can use the connector: only its owner (`private`), all members of the workspace (`shared_workspace`), all
     * members of the organization (`shared_org`), or everyone (`shared_global`, only for connectors that belong to the
     * service). Other values may be added.
     */
    visibility: ConnectorVisibility;
    /**
     * Time at which the service first saw the tool.
     * Format: date-time
     */
    created_at: string;
    /**
     * Time at which the service last saw the tool change.
     * Format: date-time
     */
    modified_at: string;
    /** Settings for running the tool; null for the default of the connector's protocol. */
    execution_config: ConnectorToolExecutionConfig | null;
    /** JSON Schema of the tool's arguments. */
    jsonschema: ConnectorToolSchema;
    /** True if the tool is offered to models. */
    active: boolean;
}
/** A text in several languages, by language tag. */
export interface ConnectorTranslations {
    [key: string]: string;
}
/** Translations of a connector's texts, keyed by language tag such as `sv` or `pt-BR`. */
export interface ConnectorLocale {
    /** Display names by language tag. */
    name: ConnectorTranslations;
    /** Descriptions by language tag. */
    description: ConnectorTranslations;
    /** Sentences to display while the tools are in use, by language tag. */
    usage_sentence: ConnectorTranslations;
}
/** The software that the server runs. */
export interface ConnectorServerInfo {
    /** Name of the software, for use in programs. */
    name: string;
    /** Display name of the software. */
    title?: string;
    /** Version of the software, in any format. */
    version: string;
}
/** Information that an MCP server publishes about itself. */
export interface ConnectorServerCard {
    /** Version of the Model Context Protocol that the server supports, as a date such as `2025-06-18`. */
    protocol_version?: string;
    /** The software that the server runs. */
    server_info?: ConnectorServerInfo;
    /** Human-readable description of what the server does. */
    description?: string;
    /** The server's instructions for models on how to use its tools. */
    instructions?: string;
    /**
     * URL of the server's documentation for people.
     * Format: uri
     */
    documentation_url?: string;
}
/** Fields of connectors of every protocol. */
export interface ConnectorBase {
    /**
     * Unique id, assigned by the service.
     * Format: uuid
     */
    id: string;
    /** Name that requests and agents can use instead of the id. Unique within the workspace. */
    name: string;
    /** Display name; if null, `name` is displayed instead. */
    title?: string | null;
    /** Purpose of the tools. Models read this too. */
    description: string;
    /**
     * URL of the tool server. Omitted for connectors that the service runs itself.
     * Format: uri
     */
    server?: string;
    /**
     * URL of an icon to display in lists; null if there is none.
     * Format: uri
     */
    icon_url?: string | null;
    /**
     * Time at which the connector was created.
     * Format: date-time
     */
    created_at: string;
    /**
     * Time of the last change to the connector's settings or sharing.
     * Format: date-time
     */
    modified_at: string;
    /**
     * Kind of owner: `user`, `workspace`, `org` (an organization) or `system` (the service itself). Other values may be
     * added.
     */
    owner_type: ConnectorOwnerType;
    /** Id of the user, workspace or organization that owns the connector; null if the service owns it. */
    owner_id?: OwnerId | null;
    /**
     * Id of the user who created the connector, which stays the same when the connector is shared; null if the service
     * created it.
     */
    creator_id?: CreatorId | null;
    /**
     * Users who can use the connector: only its owner (`private`), all members of the workspace (`shared_workspace`), all
     * members of the organization (`shared_org`), or everyone (`shared_global`, only for connectors that belong to the
     * service). Other values may be added.
     */
    visibility: ConnectorVisibility;
    /** True if the server supports the Model Context Protocol, even if `protocol` has another value. */
    supports_mcp: boolean;
    /** True if the arguments and results of a tool call are visible only to the user who made the call. */
    private_tool_execution: boolean;
    /** Instructions for using the tools, given to models along with them; null if there are none. */
    system_prompt?: string | null;
    /**
     * True if the connector is enabled for you by the narrowest existing setting: your own, your workspace's or your
     * organization's. False if there is no setting; null if unknown.
     */
    active?: boolean | null;
    /** True if you have valid credentials for the server or the server needs none; null if this was not checked. */
    is_authenticated?: boolean | null;
    /**
     * Levels at which the connector is blocked for you, such as `org` for the organization. Empty if it is not
     * blocked.
     */
    blocked_by?: ConnectorOwnerType[];
    /** Ways to authenticate with the server, in order of preference. */
    supported_auth_methods?: ConnectorAuthenticationMethod[];
    /** Your choice of authentication for requests that name no credentials; null if you have not made one. */
    connection_preferences?: ConnectorPreferences | null;
    /** Stored credentials that you can use, without their secrets; null if they were not looked up. */
    connection_credentials?: ConnectorCredential[] | null;
    /** Tools as last read from the server; null if they have not been read yet. */
    tools?: ConnectorStoredTool[] | null;
    /** Translations of the connector's texts; null if there are none. */
    locale?: ConnectorLocale | null;
    /** Information that the server publishes about itself; null if there is none. */
    server_card?: ConnectorServerCard | null;
    /** True if the service itself builds and runs the connector. */
    is_first_party?: boolean;
}
/** A connector to a server that uses the Model Context Protocol. */
export interface McpConnector extends ConnectorBase {
    /** Always `mcp`. The server uses the Model Context Protocol and describes its own tools. */
    protocol: "mcp";
}
/** A connector to a server whose tools are called with plain HTTP requests. */
export interface HttpConnector extends ConnectorBase {
    /** Always `http`. The server accepts plain HTTP requests instead of the Model Context Protocol. */
    protocol: "http";
}
/**
 * A connection to an external tool server, with its owner and sharing. `protocol` identifies how the service
 * communicates with the server.
 */
export type Connector = McpConnector | HttpConnector;
/** Size of this page, and the cursor of the next one. */
export interface ConnectorPagination {
    /** Maximum number of connectors per page, as requested. */
    page_size: number;
    /** Pass it as `cursor` to get the next page; null on the last page. */
    next_cursor?: string | null;
}
/** One page of the connectors that you can use. */
export interface ConnectorPage {
    /** Connectors on this page, newest first. */
    items: Connector[];
    /** Size of this page, and the cursor of the next one. */
    pagination: ConnectorPagination;
}
/** A header for the service to send to the tool server for every user of the connector. */
export interface ConnectorGlobalHeaderInput {
    /** Value of the header. Responses have `****` in its place unless `is_secret` is false. */
    value: string;
    /**
     * If true, responses mask the value.
     * @default true
     */
    is_secret?: boolean;
}
/** Headers to send for every user of the connector, by name. The values can be secret. */
export interface ConnectorGlobalHeadersInput {
    [key: string]: ConnectorGlobalHeaderInput;
}
/** A header that the server of a new connector expects, with a value that is stored as part of the credentials. */
export interface ConnectorHeaderInput {
    /** Name of the header, such as `Authorization`. */
    name: string;
    /**
     * True if the server rejects requests without this header.
     * @default true
     */
    is_required?: boolean;
    /**
     * True if the value is secret and should be hidden when people enter or view it.
     * @default true
     */
    is_secret?: boolean;
}
/** Authentication with a token that a user obtains elsewhere and stores as credentials. */
export interface ConnectorBearerMethodCreate {
    /** Always `bearer`. The token is sent in the `Authorization` header, or in the listed headers. */
    method_type: "bearer";
    /** Headers whose values make up the credentials; null for `Authorization` only. */
    headers?: ConnectorHeaderInput[] | null;
}
/** No authentication. */
export interface ConnectorNoneMethodCreate {
    /** Always `none`. The server needs no credentials. */
    method_type: "none";
    /** Headers that the server expects nevertheless, such as a customer number; null if there are none. */
    headers?: ConnectorHeaderInput[] | null;
}
/** Fields that all OAuth 2.0 grants need. */
export interface ConnectorOAuthMethodBase {
    /** Always `oauth2`. The service obtains the access token and renews it. */
    method_type: "oauth2";
    /** Metadata of an OAuth 2.0 authorization server. The fields have the names and meanings that RFC 8414 defines. */
    oauth2_server_metadata: ConnectorOAuthMetadata;
    /** Headers that the server expects in addition to the token; null if there are none. */
    headers?: ConnectorHeaderInput[] | null;
}
/** The OAuth 2.0 client that represents the service at the authorization server. */
export interface ConnectorOAuthClient {
    /** Client id issued by the authorization server. */
    client_id: string;
    /** Client secret; null for a public client. It is never returned. */
    client_secret?: string | null;
    /** Scopes to request; null for the authorization server's default. */
    client_scopes?: string[] | null;
}
/** Each user signs in with a browser, at the URL returned by `connectors.getAuthUrl`. */
export interface ConnectorAuthorizationCodeMethodCreate extends ConnectorOAuthMethodBase {
    /** Always `authorization_code`. The token represents the user who signed in. */
    grant_type: "authorization_code";
    /** The OAuth 2.0 client that represents the service at the authorization server. */
    auth_data: ConnectorOAuthClient;
}
/** No user signs in. The stored credentials are a client id and secret. */
export interface ConnectorClientCredentialsMethodCreate extends ConnectorOAuthMethodBase {
    /** Always `client_credentials`. The token represents the client itself. */
    grant_type: "client_credentials";
    /**
     * Location of the client's id and secret in requests to the token endpoint: the body (`client_secret_post`) or the
     * `Authorization` header (`client_secret_basic`).
     */
    token_endpoint_auth_method: "client_secret_post" | "client_secret_basic";
}
/** Authentication with an access token from an OAuth 2.0 authorization server. */
export type ConnectorOAuthMethodCreate = {
    /** Always `oauth2`. The service obtains the access token and renews it. */
    method_type: "oauth2";
} & (ConnectorAuthorizationCodeMethodCreate | ConnectorClientCredentialsMethodCreate);
/**
 * A way to authenticate with the server of a new connector. `codehost_app` and `chat_app` are not available here: only
 * connectors that belong to the service use them.
 */
export type ConnectorAuthMethodCreate = ConnectorBearerMethodCreate | ConnectorNoneMethodCreate | ConnectorOAuthMethodCreate;
/** Settings of new connectors of every protocol. */
export interface ConnectorCreateBase {
    /**
     * Name that requests and agents can use instead of the id. It consists of letters, digits, `_` and `-`, and must
     * be unique within the workspace.
     */
    name: string;
    /** Display name. If omitted or null, `name` is displayed instead. */
    title?: string | null;
    /** Purpose of the tools. Models read this to decide whether to use them. */
    description: string;
    /**
     * URL of the tool server, without a user name or password; with `mcp`, the URL of its MCP endpoint.
     * Format: uri
     */
    server: string;
    /**
     * URL of an icon to display in lists.
     * Format: uri
     */
    icon_url?: string | null;
    /**
     * Users who can use the connector: only its creator (`private`), all members of the workspace (`shared_workspace`)
     * or all members of the organization (`shared_org`).
     * @default private
     */
    visibility?: "private" | "shared_workspace" | "shared_org";
    /**
     * Headers to send to the server with every request, by name. All values are secret: responses do not contain them.
     * Use `global_headers` for values that responses may show.
     */
    headers?: StringMap | null;
    /** Headers to send for every user of the connector, by name. The values can be secret. */
    global_headers?: ConnectorGlobalHeadersInput;
    /**
     * Ways to authenticate with the server, in order of preference. If omitted, null or empty, the connector uses
     * OAuth 2.0 if `oauth2_server_metadata` or `oauth2_server_metadata_url` is set, and no authentication otherwise.
     */
    auth_methods?: ConnectorAuthMethodCreate[] | null;
    /** OAuth 2.0 client to use. Only for connectors that do not set `auth_methods`. */
    auth_data?: ConnectorOAuthClient | null;
    /**
     * OAuth 2.0 authorization server. Only for connectors that do not set `auth_methods`. Cannot be combined with
     * `oauth2_server_metadata_url`.
     */
    oauth2_server_metadata?: ConnectorOAuthMetadata | null;
    /**
     * URL of the authorization server's metadata. The service reads it once, when it creates the connector. Cannot be
     * combined with `oauth2_server_metadata`.
     * Format: uri
     */
    oauth2_server_metadata_url?: string | null;
    /** Instructions for using the tools, given to models along with them. */
    system_prompt?: string | null;
}
/** A new connector to a server that uses the Model Context Protocol. */
export interface McpConnectorCreate extends ConnectorCreateBase {
    /** Always `mcp`. The server uses the Model Context Protocol and describes its own tools. */
    protocol: "mcp";
}
/** A new connector to a server whose tools are called with plain HTTP requests. */
export interface HttpConnectorCreate extends ConnectorCreateBase {
    /** Always `http`. The server accepts plain HTTP requests instead of the Model Context Protocol. */
    protocol: "http";
}
/** Settings of a new connector. `protocol` identifies how the service communicates with its server. */
export type ConnectorCreate = McpConnectorCreate | HttpConnectorCreate;
/** A sign-in URL to open in the user's browser. */
export interface ConnectorAuthUrl {
    /**
     * URL to send the user's browser to. With `oauth2`, it is the authorization URL of the OAuth 2.0 server, with all
     * its parameters; with other methods, a page of the service.
     * Format: uri
     */
    auth_url: string;
    /** Period of validity of the URL, in seconds from this response. */
    ttl: number;
}
/** Confirms a change to a connector. */
export interface ConnectorMessage {
    /** Human-readable description of the change. The wording may change. */
    message: string;
}
/** Input of a tool call. An empty object calls the tool without arguments. */
export interface ConnectorToolCall {
    /** Arguments by name, as described in the tool's `inputSchema`. */
    arguments?: JsonMap;
}
/** Text that a tool returned. */
export interface ConnectorTextContent {
    /** Always `text`. */
    type: "text";
    /** The text, for models and people to read. */
    text: string;
}
/** An image that a tool returned. */
export interface ConnectorImageContent {
    /** Always `image`. */
    type: "image";
    /** The image, base64-encoded. */
    data: string;
    /** Media type of the image, such as `image/png`. */
    mimeType: string;
}
/** Audio that a tool returned. */
export interface ConnectorAudioContent {
    /** Always `audio`. */
    type: "audio";
    /** The audio, base64-encoded. */
    data: string;
    /** Media type of the audio, such as `audio/wav`. */
    mimeType: string;
}
/** A link to a resource that can be read from the tool server. */
export interface ConnectorResourceLinkContent {
    /** Always `resource_link`. The content of the resource is not included. */
    type: "resource_link";
    /**
     * URI of the resource. Its scheme can be specific to the server.
     * Format: uri
     */
    uri: string;
    /** Name of the resource, for use in programs. */
    name: string;
    /** Display name of the resource. */
    title?: string;
    /** Short description of the resource's content. */
    description?: string;
    /** Media type of the resource, if known. */
    mimeType?: string;
    /**
     * Size of the resource in bytes, if known.
     * Format: int64
     */
    size?: number;
}
/** A resource of the tool server. Its content is either in `text` or in `blob`. */
export interface ConnectorResource {
    /**
     * URI of the resource. Its scheme can be specific to the server.
     * Format: uri
     */
    uri: string;
    /** Media type of the resource, if known. */
    mimeType?: string;
    /** Content of the resource, if it is text. */
    text?: string;
    /** Content of the resource, base64-encoded, if it is not text. */
    blob?: string;
}
/** A resource of the tool server, included in the result. */
export interface ConnectorResourceContent {
    /** Always `resource`. */
    type: "resource";
    /** A resource of the tool server. Its content is either in `text` or in `blob`. */
    resource: ConnectorResource;
}
/** A part of a kind that was added later, with the fields of that kind. */
export interface OtherConnectorToolContent {
    /** Kind of the part, other than those that this document describes. */
    type: "OtherConnectorToolContent";
    [key: string]: unknown;
}
/** One part of a tool's result. `type` identifies the kind. Other kinds may be added. */
export type ConnectorToolContent = ConnectorTextContent | ConnectorImageContent | ConnectorAudioContent | ConnectorResourceLinkContent | ConnectorResourceContent | OtherConnectorToolContent;
/** Information from an MCP server about the result. */
export interface ConnectorMcpMetadata {
    /** True if the tool failed; `content` then contains the reason. */
    isError: boolean;
    /** The result as data that matches the tool's `outputSchema`. Omitted if the tool returns none. */
    structuredContent?: JsonMap;
}
/** Information about a tool's result in addition to its content. */
export interface ConnectorToolResultMetadata {
    /** Information from an MCP server about the result. */
    mcp_meta?: ConnectorMcpMetadata;
}
/** Result of a tool call. Any further fields that the server sends are passed through. */
export interface ConnectorToolResult {
    /** Parts of the result, in order. If the tool failed, they contain the reason. */
    content: ConnectorToolContent[];
    /** Additional information about the result; null if there is none. */
    metadata?: ConnectorToolResultMetadata | null;
    [key: string]: unknown;
}
/** Hints from the server about the tool's behavior. Trust them only as far as you trust the server. */
export interface ConnectorToolAnnotations {
    /** Display name of the tool if it has no `title` of its own. */
    title?: string;
    /**
     * True if the tool only reads and changes nothing.
     * @default false
     */
    readOnlyHint?: boolean;
    /**
     * True if the tool's changes can destroy or overwrite something. Meaningless if `readOnlyHint` is true.
     * @default true
     */
    destructiveHint?: boolean;
    /**
     * True if repeating a call with the same arguments has no further effect. Meaningless if `readOnlyHint` is true.
     * @default false
     */
    idempotentHint?: boolean;
    /**
     * True if the tool interacts with systems outside its own server, as a web search does.
     * @default true
     */
    openWorldHint?: boolean;
}
/** An image that represents a tool in user interfaces. */
export interface ConnectorToolIcon {
    /**
     * URL of the image, or the image itself as a `data:` URL.
     * Format: uri
     */
    src: string;
    /** Media type of the image, if the server gives it. */
    mimeType?: string;
    /** Sizes that the image is suitable for, such as `48x48`, or `any`. */
    sizes?: string[];
}
/** Options that the server offers for running the tool. */
export interface ConnectorToolExecution {
    /**
     * Execution of calls as background tasks: not possible (`forbidden`), possible (`optional`) or mandatory
     * (`required`).
     */
    taskSupport?: "forbidden" | "optional" | "required";
}
/**
 * A tool as described by its server. The fields and their `camelCase` spelling are those of the Model Context
 * Protocol. Any further fields that the server sends are passed through.
 */
export interface ConnectorTool {
    /** Name to use when calling the tool. */
    name: string;
    /** Display name of the tool. */
    title?: string;
    /** Purpose of the tool. Models read this to decide when to call the tool. */
    description?: string;
    /** JSON Schema of the arguments that the tool takes. */
    inputSchema: ConnectorToolSchema;
    /** JSON Schema of `structuredContent` in the tool's results. Omitted if the tool returns none. */
    outputSchema?: ConnectorToolSchema;
    /** Hints from the server about the tool's behavior. Trust them only as far as you trust the server. */
    annotations?: ConnectorToolAnnotations;
    /** Icons of the tool, to display in lists. */
    icons?: ConnectorToolIcon[];
    /** Options that the server offers for running the tool. */
    execution?: ConnectorToolExecution;
    /** Additional data from the server, under keys that the server chooses. */
    _meta?: JsonMap;
    [key: string]: unknown;
}
/** Tools with all their fields. */
export type ConnectorToolList = ConnectorTool[];
/** The short form of a tool. */
export interface ConnectorToolSummary {
    /** Name to use when calling the tool. */
    name?: string;
    /** Purpose of the tool. Models read this to decide when to call the tool. */
    description?: string;
    /** Hints from the server about the tool's behavior. Trust them only as far as you trust the server. */
    annotations?: ConnectorToolAnnotations;
    /** JSON Schema of the arguments, without titles, descriptions and examples. */
    inputSchema?: ConnectorToolSchema;
    [key: string]: unknown;
}
/** Short forms of tools, as returned with `pretty=true`. */
export type ConnectorToolSummaryList = ConnectorToolSummary[];
/** All ways to authenticate with a connector's server. */
export type ConnectorAuthenticationMethodList = ConnectorAuthenticationMethod[];
/** Credentials that an organization or a workspace has stored for a connector. */
export interface ConnectorCredentialList {
    /** Stored credentials, without their secrets. */
    credentials?: ConnectorCredential[];
    /** Authentication methods for which the connector has preset credentials, so that you do not need to store any. */
    connector_preset_credentials_for_auth: ConnectorAuthenticationType[];
}
/** Version of an agent, as its number or as an alias that points to it. Aliases of agents are set outside this API. */
export type ConversationAgentVersion = number | string;
/** A conversation with an agent, which has its own instructions, tools and guardrails. */
export interface AgentConversation {
    /** Unique id, assigned by the service. Use it as `conversation_id` in paths. */
    id: string;
    /** Always `conversation`. */
    object?: "conversation";
    /** Id of the agent that the conversation was started with. After a handoff, other agents may respond. */
    agent_id: string;
    /** Version of the agent that responds; null for the version that is active at the time of each request. */
    agent_version?: ConversationAgentVersion | null;
    /** Id of the model that this version of the agent uses, such as `aurora-large`. Omitted if the agent no longer exists. */
    model?: string;
    /** Short title; null if not set. */
    name?: string | null;
    /** Subject of the conversation; null if not set. */
    description?: string | null;
    /** Labels for filtering lists of conversations; null if there are none. */
    metadata?: JsonMap | null;
    /**
     * Time at which the conversation was started.
     * Format: date-time
     */
    created_at: string;
    /**
     * Time at which entries were last added to the conversation.
     * Format: date-time
     */
    updated_at: string;
}
/** Name, purpose and parameters of a function, as the model sees them. */
export interface FunctionDefinition {
    /** Name the model uses to call the function. */
    name: string;
    /**
     * Purpose of the function and when to use it. The model reads this to decide whether to call the function.
     * @default
     */
    description?: string;
    /**
     * If true, the arguments always match `parameters`. If false, the model may produce arguments that do not match.
     * @default false
     */
    strict?: boolean;
    /** JSON Schema of the arguments, which are passed as a single object. */
    parameters: JsonMap;
}
/** A function that runs in your own application. The model requests a call; you run the function and send the result. */
export interface FunctionTool {
    /** Always `function`. */
    type: "function";
    /** Name, purpose and parameters of a function, as the model sees them. */
    function: FunctionDefinition;
}
/** Restricts which functions of a tool the model may use, and which of them need your approval. */
export interface ToolConfiguration {
    /** Names of the functions the model may use. Null allows all except those in `exclude`. */
    include?: string[] | null;
    /** Names of functions the model may not use. Null excludes none. */
    exclude?: string[] | null;
    /**
     * Names of functions that need your approval before every call; null for none. In a conversation, such a call is
     * returned as a `function.call` entry that waits for your decision in `tool_confirmations`.
     */
    requires_confirmation?: string[] | null;
}
/** Lets the model search the web. The service runs the searches. */
export interface WebSearchTool {
    /** Always `web_search`. */
    type: "web_search";
    /** Restrictions on how the model may use the tool; null for none. */
    tool_configuration?: ToolConfiguration | null;
}
/** Lets the model search the web, including paid sources. The service runs the searches. */
export interface PremiumWebSearchTool {
    /** Always `web_search_premium`. */
    type: "web_search_premium";
    /** Restrictions on how the model may use the tool; null for none. */
    tool_configuration?: ToolConfiguration | null;
}
/** Lets the model write code and run it in a sandbox on the service. */
export interface CodeInterpreterTool {
    /** Always `code_interpreter`. */
    type: "code_interpreter";
    /** Restrictions on how the model may use the tool; null for none. */
    tool_configuration?: ToolConfiguration | null;
}
/** Lets the model generate images. Each image is returned as a `tool_file` part. */
export interface ImageGenerationTool {
    /** Always `image_generation`. */
    type: "image_generation";
    /** Restrictions on how the model may use the tool; null for none. */
    tool_configuration?: ToolConfiguration | null;
}
/** Lets the model search document libraries in the workspace. */
export interface DocumentLibraryTool {
    /** Always `document_library`. */
    type: "document_library";
    /** Ids of the libraries to search. */
    library_ids: string[];
    /** Restrictions on how the model may use the tool; null for none. */
    tool_configuration?: ToolConfiguration | null;
}
/** Kind of credential: `oauth2-token` for an OAuth 2.0 access token, `api-key` for a key issued by the tool server. */
export type ToolAuthorizationType = "oauth2-token" | "api-key";
/** The kind of credential that the service uses for a connector. The credential itself is never returned. */
export interface ToolAuthorization {
    /** Kind of credential: `oauth2-token` for an OAuth 2.0 access token, `api-key` for a key issued by the tool server. */
    type: ToolAuthorizationType;
    /** Always `****`, whatever the credential. */
    value: "****";
}
/** Gives the model the tools of a connector. The service makes the calls. */
export interface ConnectorToolReference {
    /** Always `connector`. */
    type: "connector";
    /** Id or name of the connector. */
    connector_id: string;
    /**
     * Credential for calls to the connector, masked. If it is omitted or null, the service uses the credential stored
     * for the connector.
     */
    authorization?: ToolAuthorization | null;
    /** Restrictions on how the model may use the connector's tools; null for none. */
    tool_configuration?: ToolConfiguration | null;
}
/** A tool of a kind that was added later, with the fields of that kind. */
export interface OtherTool {
    /** Kind of the tool, other than those that this document describes. */
    type: "OtherTool";
    [key: string]: unknown;
}
/**
 * A tool that the model can use while it generates a response. `type` identifies the kind. Credentials are masked.
 * Other kinds may be added.
 */
export type Tool = FunctionTool | WebSearchTool | PremiumWebSearchTool | CodeInterpreterTool | ImageGenerationTool | DocumentLibraryTool | ConnectorToolReference | OtherTool;
/** Output that you can largely predict, such as a file in which only a few lines will change. */
export interface Prediction {
    /**
     * Always `content`.
     * @default content
     */
    type?: "content";
    /**
     * The expected text.
     * @default
     */
    content?: string;
}
/** A JSON Schema for the output, with a name and a description for the model. */
export interface ResponseJsonSchema {
    /** Name of the schema, shown to the model, such as `low_water`. */
    name: string;
    /** Description of the output in this format, which the model reads. */
    description?: string;
    /** JSON Schema that the output must match. */
    schema: JsonMap;
    /**
     * If true, the output always matches the schema. If false, the model may deviate from it.
     * @default false
     */
    strict?: boolean;
}
/** Format of a model's output. Other fields may be added. */
export interface ChatResponseFormat {
    /**
     * Kind of the format. Known values are `text` (plain text), `json_object` (a JSON object) and `json_schema` (JSON
     * that matches `json_schema`). Other values may be added.
     */
    type: "text" | "json_object" | "json_schema" | (string & {});
    /** The schema that the output matches if `type` is `json_schema`; otherwise null or omitted. */
    json_schema?: ResponseJsonSchema | null;
}
/**
 * The model's use of tools. With `auto`, the model decides. With `none`, it uses no tools. With `any` or `required`,
 * which mean the same, it must use at least one.
 * @default auto
 */
export type ToolChoice = "auto" | "none" | "any" | "required";
/**
 * Amount of reasoning before a response: `none`, `minimal`, `low`, `medium`, `high` or `xhigh`. Higher levels take
 * longer and use more tokens.
 */
export type ReasoningEffort = "none" | "minimal" | "low" | "medium" | "high" | "xhigh";
/**
 * Settings that control how the model generates output. A setting that is omitted or null keeps the model's default.
 * Other settings may be added.
 */
export interface CompletionArgs {
    /**
     * Stop sequence, or a list of stop sequences. Generation ends as soon as the model produces one; the sequence
     * itself is not included in the output. Null for none.
     */
    stop?: string | string[] | null;
    /** Positive values make words that have already occurred less likely, negative values more likely. */
    presence_penalty?: number | null;
    /** Positive values make words less likely the more often they have occurred, negative values more likely. */
    frequency_penalty?: number | null;
    /** Randomness of the output. Higher values give more varied output; 0 always picks the most likely token. */
    temperature?: number | null;
    /**
     * Limits sampling to the most likely tokens whose probabilities add up to this value. At 0.1, the model chooses
     * only from the tokens that make up the top 10 percent.
     */
    top_p?: number | null;
    /** Maximum length of the output, in tokens. Longer output is cut off. */
    max_tokens?: number | null;
    /** Seed for random sampling. With the same seed, a repeated request is likely to give the same output. */
    random_seed?: number | null;
    /** Text that you expect most of the output to repeat, which speeds up generation; null for none. */
    prediction?: Prediction | null;
    /** Format of the output; null for plain text. */
    response_format?: ChatResponseFormat | null;
    /**
     * The model's use of tools. With `auto`, the model decides. With `none`, it uses no tools. With `any` or `required`,
     * which mean the same, it must use at least one.
     */
    tool_choice?: ToolChoice;
    /** Amount of reasoning before the response; null for the model's default. */
    reasoning_effort?: ReasoningEffort | null;
}
/**
 * Score, from 0 to 1, at which a category counts as detected, by category name. A category that is omitted or null
 * keeps the model's threshold.
 */
export interface GuardrailThresholds {
    [key: string]: number | null;
}
/** Moderation model to use, and the action to take when it detects a category. */
export interface GuardrailModeration {
    /** Id of the moderation model. If omitted, the service chooses one. */
    model_name?: string;
    /**
     * Score, from 0 to 1, at which a category counts as detected, by category name. A category that is omitted or null
     * keeps the model's threshold.
     */
    custom_category_thresholds?: GuardrailThresholds;
    /**
     * If true, all categories that are not in `custom_category_thresholds` are ignored.
     * @default false
     */
    ignore_other_categories?: boolean;
    /**
     * Action when a category is detected: `block` stops the exchange, and `none` only reports the category.
     * @default none
     */
    action?: "none" | "block";
}
/** A moderation check on the input and output of a model. */
export interface Guardrail {
    /**
     * If true, the text is blocked when the check itself fails. If false, the text passes unchecked.
     * @default false
     */
    block_on_error?: boolean;
    /**
     * Settings for a first-generation moderation model, which scores the nine categories of the moderation operations;
     * null to skip this check.
     */
    moderation_llm_v1?: GuardrailModeration | null;
    /**
     * Settings for a second-generation moderation model; null to skip this check. It scores `dangerous` and `criminal`
     * separately instead of `dangerous_and_criminal_content`, and also scores `jailbreaking`.
     */
    moderation_llm_v2?: GuardrailModeration | null;
}
/** A conversation with a model, including the settings it was started with. */
export interface ModelConversation {
    /** Unique id, assigned by the service. Use it as `conversation_id` in paths. */
    id: string;
    /** Always `conversation`. */
    object?: "conversation";
    /** Id of the model that responds, such as `aurora-large`. */
    model: string;
    /** Short title; null if not set. */
    name?: string | null;
    /** Subject of the conversation; null if not set. */
    description?: string | null;
    /** Instructions the model receives before the first entry; null if there are none. */
    instructions?: string | null;
    /** Tools the model can use. */
    tools?: Tool[];
    /**
     * Settings that control how the model generates output. A setting that is omitted or null keeps the model's default.
     * Other settings may be added.
     */
    completion_args?: CompletionArgs;
    /** Moderation checks on the input and output of the model; null if there are none. */
    guardrails?: Guardrail[] | null;
    /** Labels for filtering lists of conversations; null if there are none. */
    metadata?: JsonMap | null;
    /**
     * Time at which the conversation was started.
     * Format: date-time
     */
    created_at: string;
    /**
     * Time at which entries were last added to the conversation.
     * Format: date-time
     */
    updated_at: string;
}
/** A stored conversation, either with an agent, in which case it has `agent_id`, or directly with a model. */
export type Conversation = AgentConversation | ModelConversation;
/**
 * Always `entry`.
 * @default entry
 */
export type EntryObject = "entry";
/** Unique id within the conversation, for example to send as `from_entry_id`. */
export type EntryId = string;
/**
 * Time at which the entry was started.
 * Format: date-time
 */
export type EntryCreatedAt = string;
/**
 * Time at which the entry was completed; null while it is incomplete, for example while it is being generated or is
 * waiting for confirmation.
 * Format: date-time
 */
export type EntryCompletedAt = string | null;
/**
 * Author of the message. `user` is the person who asks, `assistant` the model, `system` the developer who instructs it,
 * and `tool` a tool that the model has called. Use `assistant` for an earlier response or, with `prefix`, for the
 * beginning of the next one.
 */
export type MessageInputRole = "system" | "user" | "assistant" | "tool";
/** Plain text as part of a message. */
export interface TextChunk {
    /** Always `text`. */
    type: "text";
    /** Text of this part. */
    text: string;
}
/** URL of an image, and the level of detail at which the model looks at it. */
export interface ImageUrl {
    /** URL of the image: either an `https` URL or a `data` URL that contains the image. */
    url: string;
    /**
     * Level of detail at which the model looks at the image. `low` uses the fewest tokens and `high` the most. With
     * `auto` or null, the model decides.
     */
    detail?: "low" | "auto" | "high" | null;
}
/** An image, given by its URL. */
export interface ImageUrlChunk {
    /** Always `image_url`. */
    type: "image_url";
    /** URL of the image, or an object that also sets the level of detail. */
    image_url: string | ImageUrl;
}
/** A document, given by its URL. */
export interface DocumentUrlChunk {
    /** Always `document_url`. */
    type: "document_url";
    /** URL of the document: either an `https` URL or a `data` URL that contains the document. */
    document_url: string;
    /** File name of the document, shown to the model. */
    document_name?: string;
}
/** A file that a tool created. */
export interface ToolFileChunk {
    /** Always `tool_file`. */
    type: "tool_file";
    /** Name of the tool, such as `image_generation`. */
    tool: string;
    /** Id of the file in the file storage service. */
    file_id: FileId;
    /** File name to display, without a path. */
    file_name?: string;
    /** Type of the file, such as `png`. */
    file_type?: string;
}
/** A source that a tool found, cited for the text before it. */
export interface ToolReferenceChunk {
    /** Always `tool_reference`. */
    type: "tool_reference";
    /** Name of the tool, such as `web_search`. */
    tool: string;
    /** Title of the source, such as the name of a web page. */
    title: string;
    /** URL of the source. Omitted if it has none. */
    url?: string;
    /** URL of a small icon to show next to the title. */
    favicon?: string;
    /** Short summary of the source. */
    description?: string;
}
/** A citation inside a model's reasoning. */
export interface ReferenceChunk {
    /** Always `reference`. */
    type: "reference";
    /** Numbers or names of the cited sources, as given by the tool that found them. */
    reference_ids: (number | string)[];
}
/** One part of a model's reasoning, either text or a reference to a source. `type` identifies the kind. */
export type ThinkingPart = TextChunk | ToolReferenceChunk | ReferenceChunk;
/** Reasoning that the model wrote before its response. */
export interface ThinkingChunk {
    /** Always `thinking`. */
    type: "thinking";
    /** Parts of the reasoning, in order. */
    thinking: ThinkingPart[];
    /**
     * Proof that the reasoning comes from the model and was not changed. If you send the part back, include the
     * signature unchanged.
     */
    signature?: string;
    /**
     * True if the reasoning is complete, false if it was cut off.
     * @default true
     */
    closed?: boolean;
}
/** One part of a message to send. `type` identifies the kind. */
export type ContentChunkInput = TextChunk | ImageUrlChunk | DocumentUrlChunk | ToolFileChunk | ThinkingChunk;
/** The message, as a string or as a list of parts such as text, images and documents. */
export type MessageInputContentInput = string | ContentChunkInput[];
/**
 * If true, the response begins with this message, which must have the role `assistant` and be the last input.
 * @default false
 */
export type MessageInputPrefix = boolean;
/** A message to the model or agent. `ShortMessageInput` is the same without `type`. */
export interface MessageInputEntryInput {
    /** Always `entry`. */
    object?: EntryObject;
    /** Always `message.input`. */
    type: "message.input";
    /** Unique id within the conversation. If omitted, the service assigns one. */
    id?: EntryId;
    /** Time at which the entry was started. If omitted, the service sets it. */
    created_at?: EntryCreatedAt;
    /**
     * Time at which the entry was completed; null while it is incomplete, for example while it is being generated or is
     * waiting for confirmation.
     */
    completed_at?: EntryCompletedAt;
    /**
     * Author of the message. `user` is the person who asks, `assistant` the model, `system` the developer who instructs it,
     * and `tool` a tool that the model has called. Use `assistant` for an earlier response or, with `prefix`, for the
     * beginning of the next one.
     */
    role: MessageInputRole;
    /** The message, as a string or as a list of parts such as text, images and documents. */
    content: MessageInputContentInput;
    /** If true, the response begins with this message, which must have the role `assistant` and be the last input. */
    prefix?: MessageInputPrefix;
}
/**
 * Always `assistant`.
 * @default assistant
 */
export type MessageOutputRole = "assistant";
/** One part of a message that a model wrote, to send back. `type` identifies the kind. */
export type OutputContentChunkInput = TextChunk | ImageUrlChunk | DocumentUrlChunk | ToolFileChunk | ThinkingChunk | ToolReferenceChunk;
/** The message, as a string or as a list of parts such as text, files made by tools and references to sources. */
export type MessageOutputContentInput = string | OutputContentChunkInput[];
/** Id of the agent that generated the entry; null if a model responds without an agent. */
export type EntryAgentId = string | null;
/** Id of the model that generated the entry; null if unknown. */
export type EntryModel = string | null;
/** A message that a model or agent wrote earlier, for example in another conversation. */
export interface MessageOutputEntryInput {
    /** Always `entry`. */
    object?: EntryObject;
    /** Always `message.output`. */
    type: "message.output";
    /** Unique id within the conversation. If omitted, the service assigns one. */
    id?: EntryId;
    /** Time at which the entry was started. If omitted, the service sets it. */
    created_at?: EntryCreatedAt;
    /**
     * Time at which the entry was completed; null while it is incomplete, for example while it is being generated or is
     * waiting for confirmation.
     */
    completed_at?: EntryCompletedAt;
    /** Always `assistant`. */
    role?: MessageOutputRole;
    /** The message, as a string or as a list of parts such as text, files made by tools and references to sources. */
    content: MessageOutputContentInput;
    /** Id of the agent that generated the entry; null if a model responds without an agent. */
    agent_id?: EntryAgentId;
    /** Id of the model that generated the entry; null if unknown. */
    model?: EntryModel;
}
/** Identifies the call. Send it back as `tool_call_id` with the result or your confirmation. */
export type ToolCallId = string;
/** Name of your function, or of the tool that the service runs once you confirm it. */
export type FunctionCallName = string;
/** Arguments of the call, either as an object or as a string that contains a JSON object. Handle both. */
export type FunctionCallArguments = JsonMap | string;
/**
 * Status of your decision on the tool run: `pending` until you decide, then `allowed` or `denied`. Null for a function
 * that you run yourself, which needs no confirmation.
 */
export type ConfirmationStatus = "pending" | "allowed" | "denied" | null;
/** A call that a model or agent requested earlier, for example in another conversation. */
export interface FunctionCallEntryInput {
    /** Always `entry`. */
    object?: EntryObject;
    /** Always `function.call`. */
    type: "function.call";
    /** Unique id within the conversation. If omitted, the service assigns one. */
    id?: EntryId;
    /** Time at which the entry was started. If omitted, the service sets it. */
    created_at?: EntryCreatedAt;
    /**
     * Time at which the entry was completed; null while it is incomplete, for example while it is being generated or is
     * waiting for confirmation.
     */
    completed_at?: EntryCompletedAt;
    /** Identifies the call. Send it back as `tool_call_id` with the result or your confirmation. */
    tool_call_id: ToolCallId;
    /** Name of your function, or of the tool that the service runs once you confirm it. */
    name: FunctionCallName;
    /** Arguments of the call, either as an object or as a string that contains a JSON object. */
    arguments: FunctionCallArguments;
    /**
     * Status of your decision on the tool run: `pending` until you decide, then `allowed` or `denied`. Null for a function
     * that you run yourself, which needs no confirmation.
     */
    confirmation_status?: ConfirmationStatus;
    /** Id of the agent that generated the entry; null if a model responds without an agent. */
    agent_id?: EntryAgentId;
    /** Id of the model that generated the entry; null if unknown. */
    model?: EntryModel;
}
/** Return value of the function, as plain text or as JSON serialized to a string. */
export type FunctionResultText = string;
/** The result of a function that you ran because a `function.call` entry requested it. */
export interface FunctionResultEntryInput {
    /** Always `entry`. */
    object?: EntryObject;
    /** Always `function.result`. */
    type: "function.result";
    /** Unique id within the conversation. If omitted, the service assigns one. */
    id?: EntryId;
    /** Time at which the entry was started. If omitted, the service sets it. */
    created_at?: EntryCreatedAt;
    /**
     * Time at which the entry was completed; null while it is incomplete, for example while it is being generated or is
     * waiting for confirmation.
     */
    completed_at?: EntryCompletedAt;
    /** The `tool_call_id` of the `function.call` entry that this result belongs to. */
    tool_call_id: ToolCallId;
    /** Return value of the function, as plain text or as JSON serialized to a string. */
    result: FunctionResultText;
}
/**
 * Name of the tool: a built-in tool (`web_search`, `web_search_premium`, `code_interpreter`, `image_generation` or
 * `document_library`) or a tool of a connector. Other values may be added.
 */
export type ToolExecutionName = "web_search" | "web_search_premium" | "code_interpreter" | "image_generation" | "document_library" | (string & {});
/** Arguments of the tool, as a string that contains a JSON object. */
export type ToolExecutionArguments = string;
/** Information that the tool reports about its run. The keys and values depend on the tool. */
export interface ToolExecutionInfo {
    [key: string]: unknown;
}
/** A run of a tool by the service at an earlier time, for example in another conversation. */
export interface ToolExecutionEntryInput {
    /** Always `entry`. */
    object?: EntryObject;
    /** Always `tool.execution`. */
    type: "tool.execution";
    /** Unique id within the conversation. If omitted, the service assigns one. */
    id?: EntryId;
    /** Time at which the entry was started. If omitted, the service sets it. */
    created_at?: EntryCreatedAt;
    /**
     * Time at which the entry was completed; null while it is incomplete, for example while it is being generated or is
     * waiting for confirmation.
     */
    completed_at?: EntryCompletedAt;
    /**
     * Name of the tool: a built-in tool (`web_search`, `web_search_premium`, `code_interpreter`, `image_generation` or
     * `document_library`) or a tool of a connector. Other values may be added.
     */
    name: ToolExecutionName;
    /** Arguments of the tool, as a string that contains a JSON object. */
    arguments: ToolExecutionArguments;
    /** Information that the tool reports about its run. The keys and values depend on the tool. */
    info?: ToolExecutionInfo;
    /** Id of the agent that generated the entry; null if a model responds without an agent. */
    agent_id?: EntryAgentId;
    /** Id of the model that generated the entry; null if unknown. */
    model?: EntryModel;
}
/** A handoff that you carried out because `handoff_execution` was `client`, or one from another conversation. */
export interface AgentHandoffEntryInput {
    /** Always `entry`. */
    object?: EntryObject;
    /** Always `agent.handoff`. */
    type: "agent.handoff";
    /** Unique id within the conversation. If omitted, the service assigns one. */
    id?: EntryId;
    /** Time at which the entry was started. If omitted, the service sets it. */
    created_at?: EntryCreatedAt;
    /**
     * Time at which the entry was completed; null while it is incomplete, for example while it is being generated or is
     * waiting for confirmation.
     */
    completed_at?: EntryCompletedAt;
    /** Id of the agent that responded before the handoff. */
    previous_agent_id: string;
    /** Name of the previous agent at the time of the handoff. */
    previous_agent_name: string;
    /** Id of the agent that responds after the handoff. */
    next_agent_id: string;
    /** Name of the next agent at the time of the handoff. */
    next_agent_name: string;
}
/** An entry to add. `type` identifies the kind. You can send back entries from earlier responses unchanged. */
export type ConversationEntryInput = MessageInputEntryInput | MessageOutputEntryInput | FunctionCallEntryInput | FunctionResultEntryInput | ToolExecutionEntryInput | AgentHandoffEntryInput;
/** A message to the model or agent, in short form. It is treated as a `message.input`. */
export interface ShortMessageInput {
    /** Always `entry`. */
    object?: EntryObject;
    /** Not allowed here. With a `type`, an entry is one of the kinds of `ConversationEntryInput`. */
    type?: never;
    /** Unique id within the conversation. If omitted, the service assigns one. */
    id?: EntryId;
    /** Time at which the entry was started. If omitted, the service sets it. */
    created_at?: EntryCreatedAt;
    /**
     * Time at which the entry was completed; null while it is incomplete, for example while it is being generated or is
     * waiting for confirmation.
     */
    completed_at?: EntryCompletedAt;
    /**
     * Author of the message. `user` is the person who asks, `assistant` the model, `system` the developer who instructs it,
     * and `tool` a tool that the model has called. Use `assistant` for an earlier response or, with `prefix`, for the
     * beginning of the next one.
     */
    role: MessageInputRole;
    /** The message, as a string or as a list of parts such as text, images and documents. */
    content: MessageInputContentInput;
    /** If true, the response begins with this message, which must have the role `assistant` and be the last input. */
    prefix?: MessageInputPrefix;
}
/** A new entry, in full or as a message in short form. */
export type ConversationInput = ConversationEntryInput | ShortMessageInput;
/** New entries, oldest first. A string is treated as a single message with the role `user`. */
export type ConversationInputs = string | ConversationInput[];
/** Lets the model search document libraries in the workspace. */
export interface DocumentLibraryToolInput {
    /** Always `document_library`. */
    type: "document_library";
    /** Ids of the libraries to search. */
    library_ids: string[];
    /** Restrictions on how the model may use the tool; null for none. */
    tool_configuration?: ToolConfiguration | null;
}
/** A credential for a connector, sent with the request. */
export interface ToolAuthorizationInput {
    /** Kind of credential: `oauth2-token` for an OAuth 2.0 access token, `api-key` for a key issued by the tool server. */
    type: ToolAuthorizationType;
    /**
     * The access token or key. Responses have `****` in its place, which is rejected with 422 in requests. Only in an
     * update of an agent, `****` keeps the credential of this `type` that the active version has for this
     * `connector_id`, if there is one.
     */
    value: string;
}
/** Gives the model the tools of a connector. The service makes the calls. */
export interface ConnectorToolReferenceInput {
    /** Always `connector`. */
    type: "connector";
    /** Id or name of the connector. */
    connector_id: string;
    /**
     * Credential for calls to the connector. If omitted or null, the service uses the credential stored for the
     * connector.
     */
    authorization?: ToolAuthorizationInput | null;
    /** Restrictions on how the model may use the connector's tools; null for none. */
    tool_configuration?: ToolConfiguration | null;
}
/** A tool to give to the model. `type` identifies the kind. */
export type ToolInput = FunctionTool | WebSearchTool | PremiumWebSearchTool | CodeInterpreterTool | ImageGenerationTool | DocumentLibraryToolInput | ConnectorToolReferenceInput;
/** Plain text, the default. */
export interface TextResponseFormat {
    /** Always `text`. */
    type: "text";
}
/** A JSON object, with the fields that the instructions or the messages describe. */
export interface JsonObjectResponseFormat {
    /** Always `json_object`. */
    type: "json_object";
}
/** JSON that matches a schema. */
export interface JsonSchemaResponseFormat {
    /** Always `json_schema`. */
    type: "json_schema";
    /** A JSON Schema for the output, with a name and a description for the model. */
    json_schema: ResponseJsonSchema;
}
/** Required format of the output. `type` identifies the kind. */
export type ChatResponseFormatInput = TextResponseFormat | JsonObjectResponseFormat | JsonSchemaResponseFormat;
/**
 * Settings that control how the model generates output. A setting that is omitted or null keeps the model's default.
 * Unknown settings are rejected.
 */
export interface CompletionArgsInput {
    /**
     * Stop sequence, or a list of stop sequences. Generation ends as soon as the model produces one; the sequence
     * itself is not included in the output. Null for none.
     */
    stop?: string | string[] | null;
    /** Positive values make words that have already occurred less likely, negative values more likely. */
    presence_penalty?: number | null;
    /** Positive values make words less likely the more often they have occurred, negative values more likely. */
    frequency_penalty?: number | null;
    /** Randomness of the output. Higher values give more varied output; 0 always picks the most likely token. */
    temperature?: number | null;
    /**
     * Limits sampling to the most likely tokens whose probabilities add up to this value. At 0.1, the model chooses
     * only from the tokens that make up the top 10 percent.
     */
    top_p?: number | null;
    /** Maximum length of the output, in tokens. Longer output is cut off. */
    max_tokens?: number | null;
    /** Seed for random sampling. With the same seed, a repeated request is likely to give the same output. */
    random_seed?: number | null;
    /** Text that you expect most of the output to repeat, which speeds up generation; null for none. */
    prediction?: Prediction | null;
    /** Format of the output; null for plain text. */
    response_format?: ChatResponseFormatInput | null;
    /**
     * The model's use of tools. With `auto`, the model decides. With `none`, it uses no tools. With `any` or `required`,
     * which mean the same, it must use at least one.
     */
    tool_choice?: ToolChoice;
    /** Amount of reasoning before the response; null for the model's default. */
    reasoning_effort?: ReasoningEffort | null;
}
/**
 * First inputs, the model or agent that responds, and settings. Set at most one of `model` and `agent_id`; setting
 * both returns 422. With neither, the workspace's default model responds.
 */
export interface ConversationStart {
    /** New entries, oldest first. A string is treated as a single message with the role `user`. */
    inputs: ConversationInputs;
    /** Id of the model to use, such as `aurora-large`. Null is the same as omitting it. */
    model?: string | null;
    /** Id of the agent to use. Null is the same as omitting it. */
    agent_id?: string | null;
    /**
     * Version of the agent. If omitted or null, the version that is active at the time of each request is used.
     * Ignored without `agent_id`.
     */
    agent_version?: ConversationAgentVersion | null;
    /**
     * Set to true to receive a stream of events instead of one object. If omitted, the header
     * `Accept: text/event-stream` has the same effect as true; false returns an object regardless of the header.
     * @default false
     */
    stream?: boolean;
    /**
     * If true, omitted or null, the conversation is stored. If false, nothing is stored, and the returned id cannot be
     * used again.
     */
    store?: boolean | null;
    /**
     * Party that carries out a handoff from one agent to another. With `server`, the service carries it out, and the
     * next agent continues. With `client`, the service stops and returns the `agent.handoff` entry for you to act on.
     * Omitted or null means `server`.
     */
    handoff_execution?: "client" | "server" | null;
    /**
     * Instructions the model receives before the first entry; null for none. Ignored with `agent_id`, because an agent
     * has its own.
     */
    instructions?: string | null;
    /** Tools the model can use; null for none. Ignored with `agent_id`, because an agent has its own. */
    tools?: ToolInput[] | null;
    /** Settings for generating output. A setting that is omitted or null keeps the agent's or the model's own value. */
    completion_args?: CompletionArgsInput | null;
    /**
     * Moderation checks on the input and output of the model; null for none. Ignored with `agent_id`, because an agent
     * has its own.
     */
    guardrails?: Guardrail[] | null;
    /** Short title; null for none. */
    name?: string | null;
    /** Subject of the conversation; null for none. */
    description?: string | null;
    /** Your own labels, for filtering lists of conversations; null for none. */
    metadata?: JsonMap | null;
}
/** A part of a kind that was added later, with the fields of that kind. */
export interface OtherContentChunk {
    /** Kind of the part, other than those that this document describes. */
    type: "OtherContentChunk";
    [key: string]: unknown;
}
/** One part of a message. `type` identifies the kind. Other kinds may be added. */
export type ContentChunk = TextChunk | ImageUrlChunk | DocumentUrlChunk | ToolFileChunk | ThinkingChunk | OtherContentChunk;
/** The message, as a string or as a list of parts such as text, images and documents. */
export type MessageInputContent = string | ContentChunk[];
/** A message sent to the model or agent. */
export interface MessageInputEntry {
    /** Always `entry`. */
    object: EntryObject;
    /** Always `message.input`. */
    type: "message.input";
    /** Unique id within the conversation, for example to send as `from_entry_id`. */
    id?: EntryId;
    /** Time at which the entry was started. */
    created_at?: EntryCreatedAt;
    /**
     * Time at which the entry was completed; null while it is incomplete, for example while it is being generated or is
     * waiting for confirmation.
     */
    completed_at?: EntryCompletedAt;
    /**
     * Author of the message. `user` is the person who asks, `assistant` the model, `system` the developer who instructs it,
     * and `tool` a tool that the model has called. Use `assistant` for an earlier response or, with `prefix`, for the
     * beginning of the next one.
     */
    role: MessageInputRole;
    /** The message, as a string or as a list of parts such as text, images and documents. */
    content: MessageInputContent;
    /** If true, the response begins with this message, which must have the role `assistant` and be the last input. */
    prefix?: MessageInputPrefix;
}
/** One part of a message that a model wrote. `type` identifies the kind. Other kinds may be added. */
export type OutputContentChunk = TextChunk | ImageUrlChunk | DocumentUrlChunk | ToolFileChunk | ThinkingChunk | ToolReferenceChunk | OtherContentChunk;
/** The message, as a string or as a list of parts such as text, files made by tools and references to sources. */
export type MessageOutputContent = string | OutputContentChunk[];
/** A message that a model or agent wrote. */
export interface MessageOutputEntry {
    /** Always `entry`. */
    object: EntryObject;
    /** Always `message.output`. */
    type: "message.output";
    /** Unique id within the conversation, for example to send as `from_entry_id`. */
    id?: EntryId;
    /** Time at which the entry was started. */
    created_at?: EntryCreatedAt;
    /**
     * Time at which the entry was completed; null while it is incomplete, for example while it is being generated or is
     * waiting for confirmation.
     */
    completed_at?: EntryCompletedAt;
    /** Always `assistant`. */
    role: MessageOutputRole;
    /** The message, as a string or as a list of parts such as text, files made by tools and references to sources. */
    content: MessageOutputContent;
    /** Id of the agent that generated the entry; null if a model responds without an agent. */
    agent_id?: EntryAgentId;
    /** Id of the model that generated the entry; null if unknown. */
    model?: EntryModel;
}
/**
 * A call that the model requests and that you must act on. If `confirmation_status` is `pending`, decide in
 * `tool_confirmations` of an append whether the service may run the tool. If it is null, run the function and append a
 * `function.result` entry.
 */
export interface FunctionCallEntry {
    /** Always `entry`. */
    object: EntryObject;
    /** Always `function.call`. */
    type: "function.call";
    /** Unique id within the conversation, for example to send as `from_entry_id`. */
    id?: EntryId;
    /** Time at which the entry was started. */
    created_at?: EntryCreatedAt;
    /**
     * Time at which the entry was completed; null while it is incomplete, for example while it is being generated or is
     * waiting for confirmation.
     */
    completed_at?: EntryCompletedAt;
    /** Identifies the call. Send it back as `tool_call_id` with the result or your confirmation. */
    tool_call_id: ToolCallId;
    /** Name of your function, or of the tool that the service runs once you confirm it. */
    name: FunctionCallName;
    /** Arguments of the call, either as an object or as a string that contains a JSON object. Handle both. */
    arguments: FunctionCallArguments;
    /**
     * Status of your decision on the tool run: `pending` until you decide, then `allowed` or `denied`. Null for a function
     * that you run yourself, which needs no confirmation.
     */
    confirmation_status?: ConfirmationStatus;
    /** Id of the agent that generated the entry; null if a model responds without an agent. */
    agent_id?: EntryAgentId;
    /** Id of the model that generated the entry; null if unknown. */
    model?: EntryModel;
}
/** The result that was sent for a `function.call`. */
export interface FunctionResultEntry {
    /** Always `entry`. */
    object: EntryObject;
    /** Always `function.result`. */
    type: "function.result";
    /** Unique id within the conversation, for example to send as `from_entry_id`. */
    id?: EntryId;
    /** Time at which the entry was started. */
    created_at?: EntryCreatedAt;
    /**
     * Time at which the entry was completed; null while it is incomplete, for example while it is being generated or is
     * waiting for confirmation.
     */
    completed_at?: EntryCompletedAt;
    /** The `tool_call_id` of the `function.call` entry that this result belongs to. */
    tool_call_id: ToolCallId;
    /** Return value of the function, as plain text or as JSON serialized to a string. */
    result: FunctionResultText;
}
/** A run of a built-in tool or of a connector's tool by the service. */
export interface ToolExecutionEntry {
    /** Always `entry`. */
    object: EntryObject;
    /** Always `tool.execution`. */
    type: "tool.execution";
    /** Unique id within the conversation, for example to send as `from_entry_id`. */
    id?: EntryId;
    /** Time at which the entry was started. */
    created_at?: EntryCreatedAt;
    /**
     * Time at which the entry was completed; null while it is incomplete, for example while it is being generated or is
     * waiting for confirmation.
     */
    completed_at?: EntryCompletedAt;
    /**
     * Name of the tool: a built-in tool (`web_search`, `web_search_premium`, `code_interpreter`, `image_generation` or
     * `document_library`) or a tool of a connector. Other values may be added.
     */
    name: ToolExecutionName;
    /** Arguments of the tool, as a string that contains a JSON object. */
    arguments: ToolExecutionArguments;
    /** Information that the tool reports about its run. The keys and values depend on the tool. */
    info?: ToolExecutionInfo;
    /** Id of the agent that generated the entry; null if a model responds without an agent. */
    agent_id?: EntryAgentId;
    /** Id of the model that generated the entry; null if unknown. */
    model?: EntryModel;
}
/** A handoff, after which another agent responds. */
export interface AgentHandoffEntry {
    /** Always `entry`. */
    object: EntryObject;
    /** Always `agent.handoff`. */
    type: "agent.handoff";
    /** Unique id within the conversation, for example to send as `from_entry_id`. */
    id?: EntryId;
    /** Time at which the entry was started. */
    created_at?: EntryCreatedAt;
    /**
     * Time at which the entry was completed; null while it is incomplete, for example while it is being generated or is
     * waiting for confirmation.
     */
    completed_at?: EntryCompletedAt;
    /** Id of the agent that responded before the handoff. */
    previous_agent_id: string;
    /** Name of the previous agent at the time of the handoff. */
    previous_agent_name: string;
    /** Id of the agent that responds after the handoff. */
    next_agent_id: string;
    /** Name of the next agent at the time of the handoff. */
    next_agent_name: string;
}
/** An entry of a kind that was added later, with the fields of that kind. */
export interface OtherEntry {
    /** Always `entry`. */
    object: EntryObject;
    /** Kind of the entry, other than those that this document describes. */
    type: "OtherEntry";
    /** Unique id within the conversation, for example to send as `from_entry_id`. */
    id?: EntryId;
    /** Time at which the entry was started. */
    created_at?: EntryCreatedAt;
    /**
     * Time at which the entry was completed; null while it is incomplete, for example while it is being generated or is
     * waiting for confirmation.
     */
    completed_at?: EntryCompletedAt;
    [key: string]: unknown;
}
/** One step of a conversation. `type` identifies the kind. Other kinds may be added. */
export type ConversationEntry = MessageInputEntry | MessageOutputEntry | FunctionCallEntry | FunctionResultEntry | ToolExecutionEntry | AgentHandoffEntry | OtherEntry;
/** Number of runs of each built-in tool or connector, by name. */
export interface ConnectorRunCounts {
    [key: string]: number;
}
/** Tokens used to generate one response. */
export interface ConversationUsage {
    /**
     * Tokens that the model read, including those of earlier entries.
     * @default 0
     */
    prompt_tokens?: number;
    /**
     * Tokens that the model wrote.
     * @default 0
     */
    completion_tokens?: number;
    /**
     * Sum of the prompt, completion and connector tokens.
     * @default 0
     */
    total_tokens?: number;
    /** Tokens in the results that tools returned to the model; null if no tool was run. */
    connector_tokens?: number | null;
    /** Number of runs of each built-in tool or connector, by name; null if no tool was run. */
    connectors?: ConnectorRunCounts | null;
}
/** Detection of each category, by category name. True if the category was detected. */
export interface GuardrailCategories {
    [key: string]: boolean;
}
/** Score of each category, from 0 (unlikely) to 1 (certain), by category name. */
export interface GuardrailScores {
    [key: string]: number;
}
/** Result of one guardrail's check. There may be further fields, depending on the guardrail. */
export interface ConversationGuardrailResult {
    /** Id of the moderation model that made the check. */
    model_name?: string;
    /** Detection of each category, by category name. True if the category was detected. */
    categories?: GuardrailCategories;
    /** Score of each category, from 0 (unlikely) to 1 (certain), by category name. */
    category_scores?: GuardrailScores;
    /**
     * Action that the guardrail took. Known values are `none`, which let the response continue, and `block`, which
     * stopped it. Other values may be added.
     */
    action?: "none" | "block" | (string & {});
    [key: string]: unknown;
}
/** Output of the model or agent in one response. */
export interface ConversationResponse {
    /** Id of the conversation. An append returns the same id; a restart returns the id of the new conversation. */
    conversation_id: string;
    /**
     * Always `conversation.response`.
     * @default conversation.response
     */
    object?: "conversation.response";
    /**
     * Entries generated in response, oldest first: messages, function calls, tool runs and handoffs. The inputs are not
     * repeated.
     */
    outputs: ConversationEntry[];
    /** Tokens used to generate one response. */
    usage: ConversationUsage;
    /** Results of the moderation checks, one for each guardrail; null if the conversation has no guardrails. */
    guardrails?: ConversationGuardrailResult[] | null;
}
/** The conversation that the stream belongs to. */
export interface ConversationResponseStarted {
    /** Always `conversation.response.started`. */
    type: "conversation.response.started";
    /**
     * Time at which the event occurred.
     * Format: date-time
     */
    created_at: string;
    /** Id of the conversation. After a restart, it is the id of the new conversation. */
    conversation_id: string;
}
/** The first event of every stream, sent before any output. */
export interface ConversationResponseStartedEvent {
    /** Always `conversation.response.started`, from the `event:` line. */
    event: "conversation.response.started";
    /** The conversation that the stream belongs to. */
    data: ConversationResponseStarted;
}
/**
 * Position of the entry among all entries of the response, starting at 0.
 * @default 0
 */
export type OutputIndex = number;
/** A fragment of a message and its position in the response. */
export interface MessageOutputDelta {
    /** Always `message.output.delta`. */
    type: "message.output.delta";
    /**
     * Time at which the event occurred.
     * Format: date-time
     */
    created_at: string;
    /** Unique id within the conversation, for example to send as `from_entry_id`. */
    id: EntryId;
    /** Position of the entry among all entries of the response, starting at 0. */
    output_index: OutputIndex;
    /** Position of the part within the message, starting at 0. */
    content_index: number;
    /** Always `assistant`. */
    role: MessageOutputRole;
    /** The next fragment of text, or a complete part of another kind. */
    content: string | OutputContentChunk;
    /** Id of the agent that generated the entry; null if a model responds without an agent. */
    agent_id: EntryAgentId;
    /** Id of the model that generated the entry; null if unknown. */
    model: EntryModel;
}
/** A fragment of a message. Join the fragments in the order they arrive to get the message. */
export interface MessageOutputDeltaEvent {
    /** Always `message.output.delta`, from the `event:` line. */
    event: "message.output.delta";
    /** A fragment of a message and its position in the response. */
    data: MessageOutputDelta;
}
/** The tool and its arguments so far. */
export interface ToolExecutionStarted {
    /** Always `tool.execution.started`. */
    type: "tool.execution.started";
    /**
     * Time at which the event occurred.
     * Format: date-time
     */
    created_at: string;
    /** Unique id within the conversation, for example to send as `from_entry_id`. */
    id: EntryId;
    /** Position of the entry among all entries of the response, starting at 0. */
    output_index: OutputIndex;
    /**
     * Name of the tool: a built-in tool (`web_search`, `web_search_premium`, `code_interpreter`, `image_generation` or
     * `document_library`) or a tool of a connector. Other values may be added.
     */
    name: ToolExecutionName;
    /** The arguments so far, possibly empty. The rest follows in `tool.execution.delta` events. */
    arguments: string;
    /** Id of the agent that generated the entry; null if a model responds without an agent. */
    agent_id: EntryAgentId;
    /** Id of the model that generated the entry; null if unknown. */
    model: EntryModel;
}
/** The service has started to run a tool. */
export interface ToolExecutionStartedEvent {
    /** Always `tool.execution.started`, from the `event:` line. */
    event: "tool.execution.started";
    /** The tool and its arguments so far. */
    data: ToolExecutionStarted;
}
/** A fragment of a tool's arguments, with the id of the tool run. */
export interface ToolExecutionDelta {
    /** Always `tool.execution.delta`. */
    type: "tool.execution.delta";
    /**
     * Time at which the event occurred.
     * Format: date-time
     */
    created_at: string;
    /** Unique id within the conversation, for example to send as `from_entry_id`. */
    id: EntryId;
    /** Position of the entry among all entries of the response, starting at 0. */
    output_index: OutputIndex;
    /**
     * Name of the tool: a built-in tool (`web_search`, `web_search_premium`, `code_interpreter`, `image_generation` or
     * `document_library`) or a tool of a connector. Other values may be added.
     */
    name: ToolExecutionName;
    /** The next fragment of the arguments. Append it to those received so far. */
    arguments: string;
}
/** The next fragment of a tool's arguments. Not sent if the arguments were complete from the start. */
export interface ToolExecutionDeltaEvent {
    /** Always `tool.execution.delta`, from the `event:` line. */
    event: "tool.execution.delta";
    /** A fragment of a tool's arguments, with the id of the tool run. */
    data: ToolExecutionDelta;
}
/** The tool and the information that it reports about its run. */
export interface ToolExecutionDone {
    /** Always `tool.execution.done`. */
    type: "tool.execution.done";
    /**
     * Time at which the event occurred.
     * Format: date-time
     */
    created_at: string;
    /** Unique id within the conversation, for example to send as `from_entry_id`. */
    id: EntryId;
    /** Position of the entry among all entries of the response, starting at 0. */
    output_index: OutputIndex;
    /**
     * Name of the tool: a built-in tool (`web_search`, `web_search_premium`, `code_interpreter`, `image_generation` or
     * `document_library`) or a tool of a connector. Other values may be added.
     */
    name: ToolExecutionName;
    /** Information that the tool reports about its run. The keys and values depend on the tool. */
    info: ToolExecutionInfo;
}
/** A tool run has ended. Its result goes to the model and is not part of the stream. */
export interface ToolExecutionDoneEvent {
    /** Always `tool.execution.done`, from the `event:` line. */
    event: "tool.execution.done";
    /** The tool and the information that it reports about its run. */
    data: ToolExecutionDone;
}
/** The agent that is handing off. */
export interface AgentHandoffStarted {
    /** Always `agent.handoff.started`. */
    type: "agent.handoff.started";
    /**
     * Time at which the event occurred.
     * Format: date-time
     */
    created_at: string;
    /** Unique id within the conversation, for example to send as `from_entry_id`. */
    id: EntryId;
    /** Position of the entry among all entries of the response, starting at 0. */
    output_index: OutputIndex;
    /** Id of the agent that responded before the handoff. */
    previous_agent_id: string;
    /** Name of the previous agent at the time of the handoff. */
    previous_agent_name: string;
}
/** An agent has started to hand off to another one. */
export interface AgentHandoffStartedEvent {
    /** Always `agent.handoff.started`, from the `event:` line. */
    event: "agent.handoff.started";
    /** The agent that is handing off. */
    data: AgentHandoffStarted;
}
/** The agent that took over. */
export interface AgentHandoffDone {
    /** Always `agent.handoff.done`. */
    type: "agent.handoff.done";
    /**
     * Time at which the event occurred.
     * Format: date-time
     */
    created_at: string;
    /** Unique id within the conversation, for example to send as `from_entry_id`. */
    id: EntryId;
    /** Position of the entry among all entries of the response, starting at 0. */
    output_index: OutputIndex;
    /** Id of the agent that responds after the handoff. */
    next_agent_id: string;
    /** Name of the next agent at the time of the handoff. */
    next_agent_name: string;
}
/** The next agent has taken over. */
export interface AgentHandoffDoneEvent {
    /** Always `agent.handoff.done`, from the `event:` line. */
    event: "agent.handoff.done";
    /** The agent that took over. */
    data: AgentHandoffDone;
}
/** A fragment of a call's arguments, with the id of the call. */
export interface FunctionCallDelta {
    /** Always `function.call.delta`. */
    type: "function.call.delta";
    /**
     * Time at which the event occurred.
     * Format: date-time
     */
    created_at: string;
    /** Unique id within the conversation, for example to send as `from_entry_id`. */
    id: EntryId;
    /** Position of the entry among all entries of the response, starting at 0. */
    output_index: OutputIndex;
    /** Name of your function, or of the tool that the service runs once you confirm it. */
    name: FunctionCallName;
    /** Identifies the call. Send it back as `tool_call_id` with the result or your confirmation. */
    tool_call_id: ToolCallId;
    /** The next fragment of the arguments. Join the fragments in the order they arrive to get a JSON object. */
    arguments: string;
    /**
     * Status of your decision on the tool run: `pending` until you decide, then `allowed` or `denied`. Null for a function
     * that you run yourself, which needs no confirmation.
     */
    confirmation_status: ConfirmationStatus;
    /** Id of the agent that generated the entry; null if a model responds without an agent. */
    agent_id: EntryAgentId;
    /** Id of the model that generated the entry; null if unknown. */
    model: EntryModel;
}
/** A fragment of a function call, which you must act on once the stream has ended. */
export interface FunctionCallDeltaEvent {
    /** Always `function.call.delta`, from the `event:` line. */
    event: "function.call.delta";
    /** A fragment of a call's arguments, with the id of the call. */
    data: FunctionCallDelta;
}
/** Token usage of the response. */
export interface ConversationResponseDone {
    /** Always `conversation.response.done`. */
    type: "conversation.response.done";
    /**
     * Time at which the event occurred.
     * Format: date-time
     */
    created_at: string;
    /** Tokens used to generate one response. */
    usage: ConversationUsage;
}
/** The response is complete. No event follows. */
export interface ConversationResponseDoneEvent {
    /** Always `conversation.response.done`, from the `event:` line. */
    event: "conversation.response.done";
    /** Token usage of the response. */
    data: ConversationResponseDone;
}
/** The reason for the failure. */
export interface ConversationResponseError {
    /** Always `conversation.response.error`. */
    type: "conversation.response.error";
    /**
     * Time at which the event occurred.
     * Format: date-time
     */
    created_at: string;
    /** Human-readable explanation of what happened and what to do about it. */
    message: string;
    /** HTTP status that the failure would have had as an ordinary response, such as 500. */
    code: number;
}
/** The response failed before it was complete. No event follows. */
export interface ConversationResponseErrorEvent {
    /** Always `conversation.response.error`, from the `event:` line. */
    event: "conversation.response.error";
    /** The reason for the failure. */
    data: ConversationResponseError;
}
/** An event of a kind that was added later. Ignore it if you do not know its kind. */
export interface OtherConversationEvent {
    /** Kind of the event, other than those that this document describes. */
    event: "OtherConversationEvent";
    /** Data of the event, which depends on its kind. */
    data: JsonValue;
    [key: string]: unknown;
}
/**
 * One event of a conversation's stream. The first is `conversation.response.started`, the last is
 * `conversation.response.done` or `conversation.response.error`. Events of the same entry have the same
 * `output_index`. Other kinds may be added.
 */
export type ConversationEvent = ConversationResponseStartedEvent | MessageOutputDeltaEvent | ToolExecutionStartedEvent | ToolExecutionDeltaEvent | ToolExecutionDoneEvent | AgentHandoffStartedEvent | AgentHandoffDoneEvent | FunctionCallDeltaEvent | ConversationResponseDoneEvent | ConversationResponseErrorEvent | OtherConversationEvent;
/** Your decision on a tool call that is waiting for confirmation. */
export interface ToolConfirmation {
    /** The `tool_call_id` of the `function.call` entry that is waiting. */
    tool_call_id: string;
    /** `allow` lets the service run the tool. `deny` prevents this and informs the model. */
    confirmation: "allow" | "deny";
}
/**
 * Messages, function results or tool confirmations to add, and settings for the response. With neither `inputs` nor
 * `tool_confirmations`, the model or agent continues from the existing entries. Unknown fields are rejected.
 */
export interface ConversationAppend {
    /** New entries, oldest first. A string is treated as a single message with the role `user`. */
    inputs?: ConversationInputs;
    /** Decisions on calls whose `confirmation_status` is `pending`; null for none. */
    tool_confirmations?: ToolConfirmation[] | null;
    /**
     * Set to true to receive a stream of events instead of one object. If omitted, the header
     * `Accept: text/event-stream` has the same effect as true; false returns an object regardless of the header.
     * @default false
     */
    stream?: boolean;
    /**
     * If true, the new entries are stored. If false, they are returned but not added to the conversation.
     * @default true
     */
    store?: boolean;
    /**
     * Party that carries out a handoff from one agent to another. With `server`, the service carries it out, and the
     * next agent continues. With `client`, the service stops and returns the `agent.handoff` entry for you to act on.
     * @default server
     */
    handoff_execution?: "client" | "server";
    /** Settings for this response only. Omitted settings are those that the conversation was started with. */
    completion_args?: CompletionArgsInput;
}
/** All entries of one conversation. */
export interface ConversationHistory {
    /** Id of the conversation that the entries belong to. */
    conversation_id: string;
    /**
     * Always `conversation.history`.
     * @default conversation.history
     */
    object?: "conversation.history";
    /** All entries, oldest first. */
    entries: ConversationEntry[];
}
/** The messages of one conversation, without function calls, tool runs and handoffs. */
export interface ConversationMessages {
    /** Id of the conversation that the messages belong to. */
    conversation_id: string;
    /**
     * Always `conversation.messages`.
     * @default conversation.messages
     */
    object?: "conversation.messages";
    /** All messages, oldest first. */
    messages: ConversationEntry[];
}
/** Entry to restart from, and changes that apply from there on. */
export interface ConversationRestart {
    /**
     * Id of the last entry to copy. This entry and all earlier ones are copied to the new conversation; later ones are
     * not.
     */
    from_entry_id: string;
    /** New entries, oldest first. A string is treated as a single message with the role `user`. */
    inputs?: ConversationInputs;
    /**
     * Set to true to receive a stream of events instead of one object. If omitted, the header
     * `Accept: text/event-stream` has the same effect as true; false returns an object regardless of the header.
     * @default false
     */
    stream?: boolean;
    /**
     * If true, the new conversation is stored. If false, nothing is stored, and the returned id cannot be used again.
     * @default true
     */
    store?: boolean;
    /**
     * Party that carries out a handoff from one agent to another. With `server`, the service carries it out, and the
     * next agent continues. With `client`, the service stops and returns the `agent.handoff` entry for you to act on.
     * @default server
     */
    handoff_execution?: "client" | "server";
    /** Settings of the new conversation. Omitted settings are taken from the original. */
    completion_args?: CompletionArgsInput;
    /** Moderation checks in the new conversation. If omitted or null, those of the original apply. */
    guardrails?: Guardrail[] | null;
    /** Your own labels for the new conversation. If omitted or null, those of the original apply. */
    metadata?: JsonMap | null;
    /**
     * Version of the agent that responds from here on. If omitted or null, that of the original applies. Ignored if a
     * model responds.
     */
    agent_version?: ConversationAgentVersion | null;
}
/** A model with its own instructions, tools and settings, in one of its versions. */
export interface Agent {
    /** Unique id, assigned by the service. All versions of the agent share it. */
    id: string;
    /** Always `agent`. */
    object?: "agent";
    /** Display name. It need not be unique. */
    name: string;
    /** Purpose of the agent, for people and for agents that can hand off to this one; null if not set. */
    description?: string | null;
    /** Id of the model that generates the responses. */
    model: string;
    /** Instructions the model receives before every conversation; null if there are none. */
    instructions?: string | null;
    /** Tools the model can use. Empty if there are none. */
    tools?: Tool[];
    /**
     * Settings that control how the model generates output. A setting that is omitted or null keeps the model's default.
     * Other settings may be added.
     */
    completion_args?: CompletionArgs;
    /** Ids of the agents that this one can hand off a conversation to; null for none. */
    handoffs?: string[] | null;
    /** Moderation checks on the input and output of the model; null for none. */
    guardrails?: Guardrail[] | null;
    /** Labels for filtering lists of agents; null if there are none. */
    metadata?: JsonMap | null;
    /** True if the agent can be chosen in the workspace's chat. */
    deployment_chat: boolean;
    /**
     * Origin of the agent: `api` (this API), `playground` or `agent_builder_v1` (the agent builder). Other values may
     * be added.
     */
    source: "api" | "playground" | "agent_builder_v1" | (string & {});
    /** Number of the returned version. The first version is 0. */
    version: number;
    /** Numbers of all versions of the agent, in ascending order. */
    versions: number[];
    /** Note on the changes in the returned version; null if there is none. */
    version_message?: string | null;
    /** Id of the owner, which is the user who created the resource unless it has been shared. */
    owner_id?: OwnerId;
    /**
     * Time at which the agent was created. The same for all versions.
     * Format: date-time
     */
    created_at: string;
    /**
     * Time at which the returned version was created.
     * Format: date-time
     */
    updated_at: string;
}
/** Settings of a new agent. Unknown fields are rejected. */
export interface AgentCreate {
    /** Id of the model that generates the responses. */
    model: string;
    /** Display name. It need not be unique. */
    name: string;
    /** Purpose of the agent, for people and for agents that can hand off to this one; null for none. */
    description?: string | null;
    /** Instructions the model receives before every conversation; null for none. */
    instructions?: string | null;
    /** Tools the model can use. Omit it for none. */
    tools?: ToolInput[];
    /**
     * Settings that control how the model generates output. A setting that is omitted or null keeps the model's default.
     * Unknown settings are rejected.
     */
    completion_args?: CompletionArgsInput;
    /** Ids of the agents that this one can hand off a conversation to; null for none. */
    handoffs?: string[] | null;
    /** Moderation checks on the input and output of the model; null for none. */
    guardrails?: Guardrail[] | null;
    /** Your own labels, for filtering lists of agents; null for none. */
    metadata?: JsonMap | null;
    /** Note on the first version; null for none. */
    version_message?: string | null;
}
/** One page of the agents that you can see. */
export interface AgentPage {
    /** Always `list`. */
    object?: "list";
    /** Agents on this page, each in its active version, newest first. */
    data: Agent[];
    /** Pass it as `page_token` to get the next page; null on the last page. */
    next_page_token?: string | null;
}
/**
 * Changes to make in the new version. Fields that you omit keep the value that they have in the active version.
 * Unknown fields are rejected.
 */
export interface AgentUpdate {
    /** Id of the model that generates responses from now on. */
    model?: string;
    /** New display name. */
    name?: string;
    /** New description of the agent's purpose; null removes it. */
    description?: string | null;
    /** New instructions for the model; null removes them. */
    instructions?: string | null;
    /** Complete new list of tools; null removes them all, like an empty list. */
    tools?: ToolInput[] | null;
    /** New settings, which replace all existing ones; null restores the model's defaults. */
    completion_args?: CompletionArgsInput | null;
    /** Complete new list of agents to hand off to; null removes them all. */
    handoffs?: string[] | null;
    /** Complete new list of moderation checks; null removes them all. */
    guardrails?: Guardrail[] | null;
    /** New labels, which replace all existing ones; null removes them all. */
    metadata?: JsonMap | null;
    /** If true, the agent can be chosen in the workspace's chat. */
    deployment_chat?: boolean;
    /**
     * Note on the changes in this version. If omitted, the new version has none, because the note of the previous
     * version is not carried over.
     */
    version_message?: string | null;
}
/** The version to activate. */
export interface AgentVersionSwitch {
    /** Number of the version to activate. Aliases are not accepted here. */
    version: number;
}
/** One part of a system message, either text or reasoning. `type` identifies the kind. */
export type SystemContentChunk = TextChunk | ThinkingChunk;
/** Instructions for the model from the developer of the application. */
export interface SystemMessage {
    /** Always `system`. */
    role: "system";
    /** The instructions, as a string or as a list of parts. */
    content: string | SystemContentChunk[];
}
/** A message from the user of the application. */
export interface UserMessage {
    /** Always `user`. */
    role: "user";
    /** The message, as a string or as a list of parts; null if it is empty. */
    content: string | ContentChunkInput[] | null;
}
/** The function to call and its arguments. */
export interface ToolCallFunction {
    /** Name of the function, as you defined it. */
    name: string;
    /** Values for the parameters, as an object or as a string that contains a JSON object. */
    arguments: JsonMap | string;
}
/** A call that the model asks you to make to one of your functions. */
export interface ToolCall {
    /** Identifies the call. Send it back as `tool_call_id` with the result. */
    id?: string;
    /**
     * Always `function`.
     * @default function
     */
    type?: "function";
    /** The function to call and its arguments. */
    function: ToolCallFunction;
    /**
     * Position among the calls of the message, starting at 0.
     * @default 0
     */
    index?: number;
}
/** A message from the model, which is either a response or a request to call functions. */
export interface AssistantMessage {
    /** Always `assistant`. */
    role: "assistant";
    /** The response, as a string or as a list of parts; null if the model only calls functions. */
    content?: string | ContentChunkInput[] | null;
    /** Functions that the model wants you to call; null if there are none. */
    tool_calls?: ToolCall[] | null;
    /**
     * If true, the model continues this message instead of writing a new one. Only allowed on the last message of a
     * request.
     * @default false
     */
    prefix?: boolean;
}
/** The result of a function that the model called. */
export interface ToolMessage {
    /** Always `tool`. */
    role: "tool";
    /** The result, as a string or as a list of parts; null if the function returned nothing. */
    content: string | ContentChunkInput[] | null;
    /** Id of the call that produced this result; null if the call had no id. */
    tool_call_id?: string | null;
    /** Name of the function; null or omitted if `tool_call_id` identifies the call. */
    name?: string | null;
}
/** One message of a chat. `role` identifies the author. */
export type ChatMessage = SystemMessage | UserMessage | AssistantMessage | ToolMessage;
/** The agent, the chat so far, and settings for this response only. */
export interface AgentCompletionCreate {
    /** Id of the agent to use. Its active version responds. */
    agent_id: string;
    /** The chat so far, oldest message first. The agent's instructions are added at the beginning. */
    messages: ChatMessage[];
    /**
     * Must be false: true is rejected with `STREAMING_NOT_SUPPORTED`, because this operation does not stream. To
     * receive a response while it is generated, use `conversations.startStream`.
     * @default false
     */
    stream?: boolean;
    /** Format of the output; null for the agent's own. */
    response_format?: ChatResponseFormatInput | null;
    /** Maximum length of the output, in tokens. Longer output is cut off. Null for the agent's own limit. */
    max_tokens?: number | null;
    /**
     * Stop sequence, or a list of stop sequences. Generation ends as soon as the model produces one. Null for the
     * agent's own.
     */
    stop?: string | string[] | null;
    /**
     * Seed for random sampling; null for the agent's own. With the same seed, a repeated request is likely to give the
     * same output.
     */
    random_seed?: number | null;
    /** Functions in your own application that the model can call, in addition to the agent's tools; null for none. */
    tools?: FunctionTool[] | null;
    /**
     * The model's use of tools. With `auto`, the model decides. With `none`, it uses no tools. With `any` or `required`,
     * which mean the same, it must use at least one.
     */
    tool_choice?: ToolChoice;
    /**
     * Positive values make words that have already occurred less likely, negative values more likely. Null for the
     * agent's own value.
     */
    presence_penalty?: number | null;
    /**
     * Positive values make words less likely the more often they have occurred, negative values more likely. Null for
     * the agent's own value.
     */
    frequency_penalty?: number | null;
    /** Number of alternative responses to generate; null for one. */
    n?: number | null;
    /** Text that you expect most of the output to repeat, which speeds up generation; null for the agent's own. */
    prediction?: Prediction | null;
    /**
     * If true, the model may call several functions in one message.
     * @default true
     */
    parallel_tool_calls?: boolean;
    /** Amount of reasoning before the response; null for the agent's own setting. */
    reasoning_effort?: ReasoningEffort | null;
    /** Moderation checks on the input and output of the model; null for the agent's own. */
    guardrails?: Guardrail[] | null;
    /** Your own labels, written to the logs to help you find the request; null for none. */
    metadata?: JsonMap | null;
    /**
     * Service level for this request. The available levels depend on your agreement with the service. Null for the
     * workspace's default.
     */
    service_tier?: string | null;
}
/** Number of tokens in a request and its response. */
export interface TokenUsage {
    /** Tokens in the input. */
    prompt_tokens: number;
    /** Tokens in the output. */
    completion_tokens: number;
    /** Sum of `prompt_tokens` and `completion_tokens`. */
    total_tokens: number;
    /** Length of the audio in the input, in seconds; null if there was none. */
    prompt_audio_seconds: number | null;
}
/** A call that the agent asks you to make to one of your functions. */
export interface AgentCompletionToolCall {
    /** Identifies the call. Send it back as `tool_call_id` with the result. */
    id: string;
    /** Always `function`. */
    type: "function";
    /** The function to call and its arguments. */
    function: ToolCallFunction;
    /** Position among the calls of the message, starting at 0. */
    index: number;
}
/** A message from the agent, which is either a response or a request to call functions. */
export interface AgentCompletionMessage {
    /** Always `assistant`. */
    role: "assistant";
    /** The response, as a string or as a list of parts; null if the agent only calls functions. */
    content: string | ContentChunk[] | null;
    /** Functions that the agent wants you to call; null if there are none. */
    tool_calls: AgentCompletionToolCall[] | null;
    /** True if a model continues the message when you send it as the last of a request. */
    prefix?: boolean;
}
/** One of the alternative responses. */
export interface AgentCompletionChoice {
    /** Position among the alternatives, starting at 0. */
    index: number;
    /** A message from the agent, which is either a response or a request to call functions. */
    message: AgentCompletionMessage;
    /**
     * Reason for the end of generation. `stop`: the response is complete. `length`: it reached `max_tokens`.
     * `model_length`: the model ran out of context. `tool_calls`: the model is waiting for function results. `error`:
     * the model failed, or a guardrail blocked the response. Other values may be added.
     */
    finish_reason: "stop" | "length" | "model_length" | "error" | "tool_calls" | (string & {});
}
/** An agent's response to a chat. */
export interface AgentCompletion {
    /** Identifies the response in the service's logs. */
    id: string;
    /** Kind of the object, such as `chat.completion`. */
    object: string;
    /** Id of the model that generated the response. */
    model: string;
    /** Time at which the response was generated, as a Unix timestamp in seconds. */
    created: number;
    /** Number of tokens in a request and its response. */
    usage: TokenUsage;
    /** Alternative responses. There is one unless `n` asks for more. */
    choices: AgentCompletionChoice[];
}
/** A placeholder in the text of a prompt. */
export interface PromptVariable {
    /** Name between the double braces: `place` for `{{place}}`. */
    name: string;
}
/** The content of one version of a prompt. It never changes; to change the text, add a version. */
export interface PromptDefinition {
    /** Text of the prompt. A name in double braces, such as `{{place}}`, marks a placeholder. */
    content: string;
    /** The declared placeholders, in the order in which they were submitted. Empty if none were. */
    variables: PromptVariable[];
}
/**
 * Users who can see the prompt or skill: only its creator (`private`) or every member of the workspace (`workspace`).
 * Sending `sharing_scope_unspecified` is the same as omitting the scope: a new prompt or skill is then private, and an
 * existing one keeps its scope. Responses never contain `sharing_scope_unspecified`.
 */
export type SharingScope = "sharing_scope_unspecified" | "private" | "workspace";
/**
 * A prompt at one of its versions, with the fields that the request selected. `definition`, `version`, `notes`,
 * `aliases` and `versionCreatedAt` describe that version; the other fields are the same in all versions.
 */
export interface SelectedPrompt {
    /** Unique id, assigned by the service. Use it as `prompt_id` in paths. */
    id: string;
    /** Name to use in code. It is unique in the workspace and never changes. */
    name: string;
    /** Display title. Omitted if the prompt has none. */
    title?: string;
    /** Purpose of the prompt. Omitted if the prompt has no description. */
    description?: string;
    /** The content of the version. Omitted only if the request has `fields` and they do not include it. */
    definition?: PromptDefinition;
    /**
     * Number of the version that this response shows. The first version is 1.
     * Format: int32
     */
    version: number;
    /**
     * Number of the newest version of the prompt.
     * Format: int32
     */
    latestVersion: number;
    /** Free text about the version, such as what changed. Omitted if the version has no notes. */
    notes?: string;
    /** Aliases of the version, sorted alphabetically. Empty if it has none. */
    aliases: string[];
    /**
     * Users who can see the prompt or skill: only its creator (`private`) or every member of the workspace (`workspace`).
     * Sending `sharing_scope_unspecified` is the same as omitting the scope: a new prompt or skill is then private, and an
     * existing one keeps its scope. Responses never contain `sharing_scope_unspecified`.
     */
    sharingScope: SharingScope;
    /** Id of the user who created the prompt. */
    createdBy: string;
    /**
     * Time at which the prompt and its first version were created.
     * Format: date-time
     */
    createdAt: string;
    /**
     * Time at which the prompt, any of its versions or an alias was last changed.
     * Format: date-time
     */
    updatedAt: string;
    /**
     * Time at which the version that this response shows was created.
     * Format: date-time
     */
    versionCreatedAt: string;
}
/** One page of the prompts that you can see. */
export interface PromptPage {
    /** The prompts on this page, in the requested order. */
    data: SelectedPrompt[];
    /** Pass it as `pageToken` to get the next page. Omitted on the last page. */
    nextPageToken?: string;
}
/** Declaration of a placeholder. */
export interface PromptVariableCreate {
    /** Name between the double braces: `place` for `{{place}}`. */
    name: string;
}
/** The content of a new version. Unknown fields are rejected. */
export interface PromptDefinitionCreate {
    /** Text of the prompt. Write a placeholder as a name in double braces, such as `{{place}}`. */
    content: string;
    /**
     * Declares the placeholders. The list is stored as submitted and is not checked against the placeholders that
     * occur in `content`.
     * @default []
     */
    variables?: PromptVariableCreate[];
}
/**
 * Access of workspace members other than the creator to a prompt or skill whose scope is `workspace`: a `reader` can
 * use it, and a `writer` can also change and delete it. Sending `share_relation_unspecified` is the same as omitting
 * the relation: members are readers of a new prompt or skill, and an existing one keeps its relation. Responses do not
 * show the relation.
 */
export type WorkspaceRelation = "share_relation_unspecified" | "reader" | "writer";
/** A prompt to create. Unknown fields are rejected. */
export interface PromptCreate {
    /** Name to use in code. It must be unique in the workspace and cannot be changed later. */
    name: string;
    /** The content of a new version. Unknown fields are rejected. */
    definition: PromptDefinitionCreate;
    /** Display title. Null is the same as omitting it. */
    title?: string | null;
    /** Purpose of the prompt. Null is the same as omitting it. */
    description?: string | null;
    /** Free text about version 1. Null is the same as omitting it. */
    notes?: string | null;
    /** Aliases to give to version 1. By default it has none. */
    aliases?: string[];
    /**
     * Users who can see the prompt or skill: only its creator (`private`) or every member of the workspace (`workspace`).
     * Sending `sharing_scope_unspecified` is the same as omitting the scope: a new prompt or skill is then private, and an
     * existing one keeps its scope. Responses never contain `sharing_scope_unspecified`.
     */
    sharingScope?: SharingScope;
    /**
     * Access of workspace members other than the creator to a prompt or skill whose scope is `workspace`: a `reader` can
     * use it, and a `writer` can also change and delete it. Sending `share_relation_unspecified` is the same as omitting
     * the relation: members are readers of a new prompt or skill, and an existing one keeps its relation. Responses do not
     * show the relation.
     */
    workspaceRelation?: WorkspaceRelation;
}
/**
 * A reusable text with placeholders, at one of its versions. `definition`, `version`, `notes`, `aliases` and
 * `versionCreatedAt` describe that version; the other fields are the same in all versions.
 */
export type Prompt = {
    /** The content of one version of a prompt. It never changes; to change the text, add a version. */
    definition: PromptDefinition;
} & WithRequired<SelectedPrompt, "definition">;
/** An empty object, which confirms that the prompt was deleted. */
export type PromptDeleted = Record<string, never>;
/** The fields of the prompt to change. Unknown fields are rejected. */
export interface PromptUpdate {
    /** New display title. Null or an empty string removes it. */
    title?: string | null;
    /** New description of the purpose. Null or an empty string removes it. */
    description?: string | null;
    /**
     * Users who can see the prompt or skill: only its creator (`private`) or every member of the workspace (`workspace`).
     * Sending `sharing_scope_unspecified` is the same as omitting the scope: a new prompt or skill is then private, and an
     * existing one keeps its scope. Responses never contain `sharing_scope_unspecified`.
     */
    sharingScope?: SharingScope;
    /**
     * Access of workspace members other than the creator to a prompt or skill whose scope is `workspace`: a `reader` can
     * use it, and a `writer` can also change and delete it. Sending `share_relation_unspecified` is the same as omitting
     * the relation: members are readers of a new prompt or skill, and an existing one keeps its relation. Responses do not
     * show the relation.
     */
    workspaceRelation?: WorkspaceRelation;
}
/** One version of a prompt, without the fields that all versions share. */
export interface PromptVersion {
    /**
     * Number of the version. Versions are numbered 1, 2, 3 and so on.
     * Format: int32
     */
    version: number;
    /** The content of one version of a prompt. It never changes; to change the text, add a version. */
    definition: PromptDefinition;
    /** Free text about the version, such as what changed. Omitted if the version has no notes. */
    notes?: string;
    /** Aliases of the version, sorted alphabetically. Empty if it has none. */
    aliases: string[];
    /**
     * Time at which the version was created.
     * Format: date-time
     */
    createdAt: string;
}
/** All versions of one prompt. */
export interface PromptVersionList {
    /** The versions, newest first. */
    data: PromptVersion[];
}
/** A version to add. Unknown fields are rejected. */
export interface PromptVersionCreate {
    /** The content of a new version. Unknown fields are rejected. */
    definition: PromptDefinitionCreate;
    /**
     * Free text about the version, such as what changed. Null is the same as omitting it. Ignored if the definition
     * already exists.
     */
    notes?: string | null;
    /** Aliases to give to the version. An alias that points to another version moves to this one. */
    aliases?: string[];
}
/** The version that has the submitted definition. */
export interface PromptVersionCreated {
    /**
     * Number of the new version, or of the existing one with the same definition.
     * Format: int32
     */
    version: number;
    /** True if a version with the same definition already existed and no new one was created. */
    deduplicated: boolean;
}
/** The complete set of aliases for a version. It replaces the current aliases; to keep those, omit the object. */
export interface AliasSet {
    /**
     * All aliases of the version. An alias that points to another version moves to this one, and an alias of this
     * version that is not listed is removed. An empty list removes them all.
     * @default []
     */
    values?: string[];
}
/** The fields of a version to change. Unknown fields are rejected. */
export interface PromptVersionUpdate {
    /** New notes. Null or an empty string removes them. */
    notes?: string | null;
    /** New aliases of the version; null removes them all. */
    aliases?: AliasSet | null;
}
/** A text file of a skill. */
export interface SkillTextAsset {
    /** Content of the file as text. */
    textContent: string;
    /** True if the file is a program or script that can be run. */
    isExecutable: boolean;
}
/** A binary file of a skill, such as an image. */
export interface SkillRawAsset {
    /** Content of the file, encoded in base64 (RFC 4648, section 4). */
    rawContent: string;
    /** True if the file is a program or script that can be run. */
    isExecutable: boolean;
}
/** A file of a skill. A text file has `textContent`, and any other file has `rawContent`; a file never has both. */
export type SkillAsset = SkillTextAsset | SkillRawAsset;
/** Files that belong to the instructions. The keys are file names. */
export interface SkillAssets {
    [key: string]: SkillAsset;
}
/**
 * The content of one version of a skill. It never changes; to change the instructions or files, add a version. Parts
 * that were omitted at creation are empty.
 */
export interface SkillDefinition {
    /** Purpose of the skill. A model reads this first, to decide whether to use the skill. */
    description: string;
    /** The instructions. A model reads them when it uses the skill. */
    body: string;
    /** Files that belong to the instructions. The keys are file names. */
    assets: SkillAssets;
}
/**
 * A skill at one of its versions, with the fields that the request selected. `definition`, `version`, `notes` and
 * `aliases` describe that version; the other fields are the same in all versions.
 */
export interface SelectedSkill {
    /** Unique id, assigned by the service. Use it as `skill_id` in paths. */
    id: string;
    /** Name to use in code. It is unique in the workspace and never changes. */
    name: string;
    /** The content of the version. Omitted only if the request has `fields` and they do not include it. */
    definition?: SkillDefinition;
    /**
     * Number of the version that this response shows. The first version is 1.
     * Format: int32
     */
    version: number;
    /**
     * Number of the newest version of the skill.
     * Format: int32
     */
    latestVersion: number;
    /** Free text about the version, such as what changed. Omitted if the version has no notes. */
    notes?: string;
    /** Aliases of the version, sorted alphabetically. Empty if it has none. */
    aliases: string[];
    /**
     * Users who can see the prompt or skill: only its creator (`private`) or every member of the workspace (`workspace`).
     * Sending `sharing_scope_unspecified` is the same as omitting the scope: a new prompt or skill is then private, and an
     * existing one keeps its scope. Responses never contain `sharing_scope_unspecified`.
     */
    sharingScope: SharingScope;
    /** Id of the user who created the skill. */
    createdBy: string;
    /**
     * Time at which the skill and its first version were created.
     * Format: date-time
     */
    createdAt: string;
    /**
     * Time at which the skill, any of its versions or an alias was last changed.
     * Format: date-time
     */
    updatedAt: string;
}
/** One page of the skills that you can see. */
export interface SkillPage {
    /** The skills on this page, in the requested order. */
    data: SelectedSkill[];
    /** Pass it as `pageToken` to get the next page. Omitted on the last page. */
    nextPageToken?: string;
}
/** A text file to store. */
export interface SkillTextAssetCreate {
    /** Content of the file as text. */
    textContent: string;
    /**
     * True if the file is a program or script that can be run. By default, it is not.
     * @default false
     */
    isExecutable?: boolean;
}
/** A binary file to store, such as an image. */
export interface SkillRawAssetCreate {
    /** Content of the file, encoded in base64 (RFC 4648, section 4). */
    rawContent: string;
    /**
     * True if the file is a program or script that can be run. By default, it is not.
     * @default false
     */
    isExecutable?: boolean;
}
/** A file to store, with either `textContent` or `rawContent`, but not both. */
export type SkillAssetCreate = SkillTextAssetCreate | SkillRawAssetCreate;
/**
 * Files that belong to the instructions. The keys are file names.
 * @default {}
 */
export interface SkillAssetsCreate {
    [key: string]: SkillAssetCreate;
}
/** The content of a new version. Parts that are omitted are empty. Unknown fields are rejected. */
export interface SkillDefinitionCreate {
    /**
     * Purpose of the skill. A model reads this first, to decide whether to use the skill.
     * @default
     */
    description?: string;
    /**
     * The instructions. A model reads them when it uses the skill.
     * @default
     */
    body?: string;
    /** Files that belong to the instructions. The keys are file names. */
    assets?: SkillAssetsCreate;
}
/** A skill to create. Unknown fields are rejected. */
export interface SkillCreate {
    /** Name to use in code. It must be unique in the workspace and cannot be changed later. */
    name: string;
    /** The content of a new version. Parts that are omitted are empty. Unknown fields are rejected. */
    definition: SkillDefinitionCreate;
    /** Free text about version 1. Null is the same as omitting it. */
    notes?: string | null;
    /** Aliases to give to version 1. By default it has none. */
    aliases?: string[];
    /**
     * Users who can see the prompt or skill: only its creator (`private`) or every member of the workspace (`workspace`).
     * Sending `sharing_scope_unspecified` is the same as omitting the scope: a new prompt or skill is then private, and an
     * existing one keeps its scope. Responses never contain `sharing_scope_unspecified`.
     */
    sharingScope?: SharingScope;
    /**
     * Access of workspace members other than the creator to a prompt or skill whose scope is `workspace`: a `reader` can
     * use it, and a `writer` can also change and delete it. Sending `share_relation_unspecified` is the same as omitting
     * the relation: members are readers of a new prompt or skill, and an existing one keeps its relation. Responses do not
     * show the relation.
     */
    workspaceRelation?: WorkspaceRelation;
}
/**
 * Instructions and files that a model loads when a task calls for them, at one of the skill's versions. `definition`,
 * `version`, `notes` and `aliases` describe that version; the other fields are the same in all versions.
 */
export type Skill = {
    /**
     * The content of one version of a skill. It never changes; to change the instructions or files, add a version. Parts
     * that were omitted at creation are empty.
     */
    definition: SkillDefinition;
} & WithRequired<SelectedSkill, "definition">;
/** An empty object, which confirms that the skill was deleted. */
export type SkillDeleted = Record<string, never>;
/** The fields of the skill to change. Unknown fields are rejected. */
export interface SkillUpdate {
    /**
     * Users who can see the prompt or skill: only its creator (`private`) or every member of the workspace (`workspace`).
     * Sending `sharing_scope_unspecified` is the same as omitting the scope: a new prompt or skill is then private, and an
     * existing one keeps its scope. Responses never contain `sharing_scope_unspecified`.
     */
    sharingScope?: SharingScope;
    /**
     * Access of workspace members other than the creator to a prompt or skill whose scope is `workspace`: a `reader` can
     * use it, and a `writer` can also change and delete it. Sending `share_relation_unspecified` is the same as omitting
     * the relation: members are readers of a new prompt or skill, and an existing one keeps its relation. Responses do not
     * show the relation.
     */
    workspaceRelation?: WorkspaceRelation;
}
/** One version of a skill, without the fields that all versions share. */
export interface SkillVersion {
    /**
     * Number of the version. Versions are numbered 1, 2, 3 and so on.
     * Format: int32
     */
    version: number;
    /**
     * The content of one version of a skill. It never changes; to change the instructions or files, add a version. Parts
     * that were omitted at creation are empty.
     */
    definition: SkillDefinition;
    /** Free text about the version, such as what changed. Omitted if the version has no notes. */
    notes?: string;
    /** Aliases of the version, sorted alphabetically. Empty if it has none. */
    aliases: string[];
    /**
     * Time at which the version was created.
     * Format: date-time
     */
    createdAt: string;
}
/** All versions of one skill. */
export interface SkillVersionList {
    /** The versions, newest first. */
    data: SkillVersion[];
}
/** A version to add. Unknown fields are rejected. */
export interface SkillVersionCreate {
    /** The content of a new version. Parts that are omitted are empty. Unknown fields are rejected. */
    definition: SkillDefinitionCreate;
    /**
     * Free text about the version, such as what changed. Null is the same as omitting it. Ignored if the definition
     * already exists.
     */
    notes?: string | null;
    /** Aliases to give to the version. An alias that points to another version moves to this one. */
    aliases?: string[];
}
/** The version that has the submitted definition. */
export interface SkillVersionCreated {
    /**
     * Number of the new version, or of the existing one with the same definition.
     * Format: int32
     */
    version: number;
    /** True if a version with the same definition already existed and no new one was created. */
    deduplicated: boolean;
}
/** The fields of a version to change. Unknown fields are rejected. */
export interface SkillVersionUpdate {
    /** New notes. Null or an empty string removes them. */
    notes?: string | null;
    /** New aliases of the version; null removes them all. */
    aliases?: AliasSet | null;
}
/**
 * State of a run. A run starts as `RUNNING`; `RETRYING_AFTER_ERROR` means that an attempt has failed and another one
 * will follow. All other states are final: `COMPLETED` (returned a result), `FAILED` (ended with an error), `CANCELED`
 * (stopped on request), `TERMINATED` (forcibly stopped), `TIMED_OUT` (exceeded the workflow's time limit) and
 * `CONTINUED_AS_NEW` (replaced by a new run of the same execution).
 */
export type ExecutionStatus = "RUNNING" | "COMPLETED" | "FAILED" | "CANCELED" | "TERMINATED" | "CONTINUED_AS_NEW" | "TIMED_OUT" | "RETRYING_AFTER_ERROR";
/** Sharing settings of the workflow. */
export interface WorkflowMetadata {
    /** Namespace under which other workspaces can see the workflow; null if it is not shared. */
    shared_namespace: string | null;
}
/** The fields of a workflow that listings return. */
export interface WorkflowSummary {
    /**
     * Unique id, assigned by the service.
     * Format: uuid
     */
    id: string;
    /** Name of the workflow in its code, unique in the workspace. */
    name: string;
    /** Display name, such as `Morning briefing`. */
    display_name: string;
    /** True if the workflow is archived. */
    archived: boolean;
    /** Human-readable explanation of what the workflow does; null if there is none. */
    description?: string | null;
    /** Sharing settings of the workflow. */
    metadata?: WorkflowMetadata;
    /** Labels for grouping and filtering workflows. */
    tags?: string[];
}
/** One page of the workflows that match the filters. */
export interface WorkflowPage {
    /** The workflows on this page, in the requested order. */
    workflows: WorkflowSummary[];
    /** Pass it as `cursor` to get the next page; null on the last page. */
    next_cursor: string | null;
}
/** A signal that an execution of this code accepts. */
export interface WorkflowSignalDefinition {
    /** Value to send as `name` with the signal. */
    name: string;
    /** JSON Schema of the signal's `input`. */
    input_schema: JsonMap;
    /** Explanation of what the signal does, as declared in the code; null if there is none. */
    description: string | null;
}
/** A query that an execution of this code answers. */
export interface WorkflowQueryDefinition {
    /** Value to send as `name` with the query. */
    name: string;
    /** JSON Schema of the query's `input`. */
    input_schema: JsonMap;
    /** JSON Schema of the query's result; null if the code declares none. */
    output_schema: JsonMap | null;
    /** Explanation of what the query returns, as declared in the code; null if there is none. */
    description: string | null;
}
/**
 * An update that an execution of this code handles. The API has no operation that sends updates; those that an
 * execution has handled appear in its history.
 */
export interface WorkflowUpdateDefinition {
    /** Name of the update, as shown in the history. */
    name: string;
    /** JSON Schema of the update's input. */
    input_schema: JsonMap;
    /** JSON Schema of the reply; null if the code declares none. */
    output_schema: JsonMap | null;
    /** Explanation of what the update does, as declared in the code; null if there is none. */
    description: string | null;
}
/** Properties of one version of the code, as declared when a worker registers it. */
export interface WorkflowDefinition {
    /** JSON Schema of the `input` of an execution. */
    input_schema: JsonMap;
    /** JSON Schema of the result of an execution; null if the code declares none. */
    output_schema?: JsonMap | null;
    /** Messages that you can send to a running execution and that get no reply. */
    signals?: WorkflowSignalDefinition[];
    /** Questions that a running execution answers without changing its state. */
    queries?: WorkflowQueryDefinition[];
    /** Messages that change the state of a running execution and get a reply. */
    updates?: WorkflowUpdateDefinition[];
    /** True if workers reject code that could behave differently when its history is replayed. */
    enforce_determinism?: boolean;
    /**
     * True if the code acts with the permissions of the user who starts it. Only hardened deployments may register
     * such code.
     */
    on_behalf_of?: boolean;
    /** Maximum duration of a run in seconds, after which its status is `TIMED_OUT`. Omitted if there is no limit. */
    execution_timeout?: number;
    /** Data from the plugins that the code was built with, keyed by plugin; null if there is none. */
    plugin_metadata?: JsonMap | null;
}
/** A long-running program that workers execute. Each version of its code is a separate registration. */
export interface Workflow {
    /**
     * Unique id, assigned by the service. It stays the same when new code is registered.
     * Format: uuid
     */
    id: string;
    /**
     * Name of the workflow in its code, unique in the workspace. Paths accept it in place of the id, so a worker
     * cannot register a name that other paths have in the same position: `archive`, `deployments`, `events`,
     * `executions`, `registrations`, `runs`, `schedules` or `unarchive`.
     */
    name: string;
    /** Display name. The code sets its initial value; an update can change it. */
    display_name: string;
    /**
     * Form in which the workflow is defined. The only known value is `code`, for a workflow written as a program.
     * Other values may be added.
     */
    type: "code" | (string & {});
    /** Id of the customer that the resource belongs to. */
    customer_id: CustomerId;
    /** Id of the workspace that the resource belongs to. */
    workspace_id: WorkspaceId;
    /** Human-readable explanation of what the workflow does; null if there is none. */
    description?: string | null;
    /** Namespace under which other workspaces can see the workflow; null if it is not shared. */
    shared_namespace?: string | null;
    /** True if people can start the workflow from the chat assistant. */
    available_in_chat_assistant?: boolean;
    /** True if the workflow is internal and should be hidden from end users. */
    is_technical?: boolean;
    /** True if the workflow is archived. */
    archived?: boolean;
    /** Labels for grouping and filtering workflows. */
    tags?: string[];
    /** True if a live worker can run the workflow right now. */
    active: boolean;
}
/**
 * One version of a workflow's code, as registered by a worker. New code for the same workflow creates a new
 * registration.
 */
export interface WorkflowRegistration {
    /**
     * Unique id, assigned by the service.
     * Format: uuid
     */
    id: string;
    /**
     * Id of the workflow that the code belongs to.
     * Format: uuid
     */
    workflow_id: string;
    /** True if a live worker can run this version right now. */
    active: boolean;
    /** Properties of one version of the code, as declared when a worker registers it. */
    definition: WorkflowDefinition;
    /** The workflow that the code belongs to, if `with_workflow` is true; otherwise null. */
    workflow?: Workflow | null;
    /**
     * Id of the deployment whose worker registered this version; null once that deployment is deleted.
     * Format: uuid
     */
    deployment_id?: string | null;
    /** Name of the deployment; null once it is deleted. */
    deployment_name?: string | null;
    /** True if the input and the result have the structure that the chat assistant requires. */
    compatible_with_chat_assistant?: boolean;
}
/** One page of registrations. The list is returned under two names. */
export interface WorkflowRegistrationPage {
    /** The registrations on this page, newest first. */
    workflow_registrations: WorkflowRegistration[];
    /** The same list as `workflow_registrations`. */
    workflow_versions: WorkflowRegistration[];
    /** Pass it as `cursor` to get the next page; null on the last page. */
    next_cursor: string | null;
}
/** The requested or changed workflow. */
export interface WorkflowEnvelope {
    /** A long-running program that workers execute. Each version of its code is a separate registration. */
    workflow: Workflow;
}
/** The fields of a workflow to change. */
export interface WorkflowUpdate {
    /** New display name, up to 128 characters. */
    display_name?: string;
    /** New explanation of what the workflow does. Null removes it. */
    description?: string | null;
    /** If true, people can start the workflow from the chat assistant. */
    available_in_chat_assistant?: boolean;
    /** New list of labels, which replaces the existing one. Null removes all labels, like an empty list. */
    tags?: string[] | null;
}
/**
 * An encoding that was applied to a value. `offloaded`: the value is in external storage, and the bytes refer to it.
 * `encrypted`: the whole value is encrypted. `encrypted-partial`: only some of its fields are encrypted. `compressed`:
 * the bytes are compressed.
 */
export type PayloadEncoding = "offloaded" | "encrypted" | "encrypted-partial" | "compressed";
/**
 * An input in encoded form. An object counts as encoded if it has `b64payload` and no members other than those listed
 * here; if one of these members is invalid, the service returns 422. Any other object is the input itself. The service
 * decodes an input once. An input with `encoding_options` is not decoded but passed on to the workflow's code, which
 * must decode it.
 */
export interface EncodedInput {
    /** The encoded bytes, in base64. Without `encoding_options`, they are JSON in UTF-8. */
    b64payload: string;
    /**
     * Encodings that were applied, in order. The workflow's code must decode them in reverse order. Empty if the bytes
     * are plain JSON.
     * @default []
     */
    encoding_options?: PayloadEncoding[];
    /**
     * If true, there is no value, and the bytes have no meaning.
     * @default false
     */
    empty?: boolean;
}
/**
 * Input of an execution, either plain or as an `EncodedInput`. It can be any JSON value, but is usually an object with
 * the arguments by name. It must match the `input_schema` in the workflow's definition.
 */
export type WorkflowInput = EncodedInput | JsonValue;
/** Input and settings of an execution to start. Every field is optional. */
export interface WorkflowExecutionRequest {
    /**
     * Your own id for the execution. It makes the request safe to repeat: if the id has been used before, the service
     * returns 409. If omitted or null, the service generates an id. `cancel` and `terminate` are reserved, because
     * they occur in the paths of other operations, and return 422.
     */
    execution_id?: string | null;
    /**
     * Input of an execution, either plain or as an `EncodedInput`. It can be any JSON value, but is usually an object with
     * the arguments by name. It must match the `input_schema` in the workflow's definition.
     */
    input?: WorkflowInput;
    /**
     * If true, the call waits until the workflow ends.
     * @default false
     */
    wait_for_result?: boolean;
    /**
     * Number of seconds to wait for the result before returning the running execution. The timeout does not stop the
     * workflow. If omitted or null, the service sets the limit.
     */
    timeout_seconds?: number | null;
    /**
     * Name of the deployment whose workers run the execution. Required when you execute a workflow that several
     * deployments have registered. Otherwise, omit it or send null to use the only deployment, or that of the
     * registration.
     */
    deployment_name?: string | null;
    /** Attributes to add to the spans that the execution records; null for none. */
    custom_tracing_attributes?: StringMap | null;
    /**
     * If true, the execution starts a new trace instead of continuing the trace of the request.
     * @default false
     */
    force_new_trace?: boolean;
    /** Settings for the plugins that the code was built with, keyed by plugin; null for none. */
    extensions?: JsonMap | null;
}
/**
 * One execution of a workflow. Its id stays the same when it is continued or reset, although either creates a new run.
 * The fields describe the latest run, unless you requested a run by its own id.
 */
export interface WorkflowExecution {
    /** Name of the workflow in its code. */
    workflow_name: string;
    /**
     * Id of the workflow; null if unknown.
     * Format: uuid
     */
    workflow_id: string | null;
    /** Id of the execution, unique in the workspace. Set in the request or generated by the service. */
    execution_id: string;
    /**
     * Id of the execution at the top of the tree if another execution started this one; otherwise the same as
     * `execution_id`.
     */
    root_execution_id: string;
    /** Id of the execution that started this one; null if no other execution started it. */
    parent_execution_id: string | null;
    /**
     * Id of the run that the fields describe; null if the service has not assigned one yet.
     * Format: uuid
     */
    run_id?: string | null;
    /** Name of the deployment whose workers run the code; null if unknown. */
    deployment_name: string | null;
    /** Id of the user who started the execution; null if no user started it, for example if a schedule did. */
    user_id?: string | null;
    /** State of the run; null if the service cannot determine it. */
    status: ExecutionStatus | null;
    /**
     * Time at which the run started.
     * Format: date-time
     */
    start_time: string;
    /**
     * Time at which the run ended, successfully or not; null while it is in progress.
     * Format: date-time
     */
    end_time: string | null;
    /**
     * Duration of the run in milliseconds; null while it is in progress.
     * Format: int64
     */
    total_duration_ms: number | null;
    /** Value that the workflow returned, as described by its `output_schema`; null unless the status is `COMPLETED`. */
    result: JsonValue;
    /**
     * Labels set by the workflow's code, which you can use to filter runs. Omitted unless `include_search_keys` is
     * true; empty if there are none.
     */
    search_keys?: StringMap;
}
/** The result of a workflow that completed while the call that started it was waiting. */
export interface WorkflowExecutionResult {
    /** Name of the workflow in its code. */
    workflow_name: string;
    /** Id of the execution. Use it to get the execution's times and history. */
    execution_id: string;
    /** Value that the workflow returned, as described by its `output_schema`. */
    result: JsonValue;
}
/**
 * Either an execution or, if the call waited and the workflow completed, only its result. Use `status` to tell them
 * apart: only the execution has it.
 */
export type WorkflowExecutionAnswer = WorkflowExecution | WorkflowExecutionResult;
/** Reports that an execution could not be started. */
export interface WorkflowStartConflictProblem extends Problem {
    /** Names of the deployments to choose from. Present only with `AMBIGUOUS_WORKFLOW`. */
    deployments?: string[];
}
/** A single registration. It is returned under two names. */
export interface WorkflowRegistrationLookup {
    /**
     * One version of a workflow's code, as registered by a worker. New code for the same workflow creates a new
     * registration.
     */
    workflow_registration: WorkflowRegistration;
    /** The same registration as `workflow_registration`. */
    workflow_version: WorkflowRegistration;
}
/** The workflows to which a bulk operation applies. */
export interface WorkflowSelection {
    /**
     * Ids of up to 100 workflows. Names are not accepted. An id that occurs twice counts once. An empty list has no
     * effect.
     */
    workflow_ids: string[];
}
/** A workflow for which a bulk operation failed, with the reason. */
export interface WorkflowFailure {
    /** Id of the workflow, as sent in the request. */
    workflow_id: string;
    /** Human-readable explanation of what went wrong. */
    message: string;
    /** The workflow, unchanged; null if no workflow has the id. */
    workflow: Workflow | null;
}
/** The outcome of archiving several workflows. */
export interface WorkflowArchiveResult {
    /** The workflows that are now archived, including those that already were. */
    archived: Workflow[];
    /** The workflows that could not be archived, each with the reason. */
    errored?: WorkflowFailure[];
}
/** The outcome of unarchiving several workflows. */
export interface WorkflowUnarchiveResult {
    /** The workflows that are now unarchived, including those that were not archived before. */
    unarchived: Workflow[];
    /** The workflows that could not be unarchived, each with the reason. */
    errored?: WorkflowFailure[];
}
/** Number of the event in its run, counted from 1 without gaps. */
export type HistoryEventId = number;
/**
 * Time of the event, according to the service's clock.
 * Format: date-time
 */
export type HistoryEventTime = string;
/** A value that the workflow's code received or returned, in an event or in a history. */
export interface EventPayload {
    /** Always `json`. */
    type: "json";
    /**
     * The value itself; null if there is none. If `encoding_options` is not empty, this is a base64 string that you must
     * decode to get the value.
     */
    value: JsonValue;
    /**
     * Encodings that were applied to the value, in order; decode them in reverse order. Empty or omitted if the value is
     * not encoded.
     */
    encoding_options?: PayloadEncoding[];
}
/** Origin and input of the run. */
export interface HistoryWorkflowExecutionStartedAttributes {
    /** Name of the workflow in its code. */
    workflow_name: string;
    /**
     * Id of the run. After a reset it is the id of the earlier run, from which the event was copied.
     * Format: uuid
     */
    run_id: string;
    /**
     * Id of the run that this one continues; null if it does not continue another run.
     * Format: uuid
     */
    continued_run_id: string | null;
    /** Id of the execution at the top of the tree; the execution itself if no other execution started it. */
    root_execution_id: string;
    /** Id of the execution that started this one; null if no other execution started it. */
    parent_execution_id: string | null;
    /** Id of the schedule that started the execution; null if no schedule started it. */
    schedule_id: string | null;
    /** Number of this attempt, starting at 1. */
    attempt: number;
    /** Value that was passed to the workflow. */
    input: EventPayload;
}
/** The run started. Always the first event. */
export interface HistoryWorkflowExecutionStarted {
    /** Number of the event in its run, counted from 1 without gaps. */
    event_id: HistoryEventId;
    /** Time of the event, according to the service's clock. */
    event_time: HistoryEventTime;
    /** Always `WORKFLOW_EXECUTION_STARTED`. */
    event_type: "WORKFLOW_EXECUTION_STARTED";
    /** Origin and input of the run. */
    attributes: HistoryWorkflowExecutionStartedAttributes;
}
/** Result of the run. */
export interface HistoryWorkflowExecutionCompletedAttributes {
    /** Value that the workflow returned. */
    result: EventPayload;
}
/** The workflow completed. Always the last event. */
export interface HistoryWorkflowExecutionCompleted {
    /** Number of the event in its run, counted from 1 without gaps. */
    event_id: HistoryEventId;
    /** Time of the event, according to the service's clock. */
    event_time: HistoryEventTime;
    /** Always `WORKFLOW_EXECUTION_COMPLETED`. */
    event_type: "WORKFLOW_EXECUTION_COMPLETED";
    /** Result of the run. */
    attributes: HistoryWorkflowExecutionCompletedAttributes;
}
/** An error raised by workflow code or by the worker that runs it. */
export interface HistoryFailure {
    /** Error message. */
    message: string;
    /** Class of the error in the worker's programming language; null if it has none. */
    type: string | null;
    /** Stack trace as text; null if the worker sent none. */
    stack_trace: string | null;
}
/** Failure that ended the run. */
export interface HistoryWorkflowExecutionFailedAttributes {
    /** An error raised by workflow code or by the worker that runs it. */
    failure: HistoryFailure;
}
/** The workflow failed with an error. Always the last event. */
export interface HistoryWorkflowExecutionFailed {
    /** Number of the event in its run, counted from 1 without gaps. */
    event_id: HistoryEventId;
    /** Time of the event, according to the service's clock. */
    event_time: HistoryEventTime;
    /** Always `WORKFLOW_EXECUTION_FAILED`. */
    event_type: "WORKFLOW_EXECUTION_FAILED";
    /** Failure that ended the run. */
    attributes: HistoryWorkflowExecutionFailedAttributes;
}
/** Reason for the request. */
export interface HistoryWorkflowExecutionCancelRequestedAttributes {
    /** Reason for the request; null if none was given. */
    reason: string | null;
}
/** Cancellation was requested. The code may still clean up before the run ends. */
export interface HistoryWorkflowExecutionCancelRequested {
    /** Number of the event in its run, counted from 1 without gaps. */
    event_id: HistoryEventId;
    /** Time of the event, according to the service's clock. */
    event_time: HistoryEventTime;
    /** Always `WORKFLOW_EXECUTION_CANCEL_REQUESTED`. */
    event_type: "WORKFLOW_EXECUTION_CANCEL_REQUESTED";
    /** Reason for the request. */
    attributes: HistoryWorkflowExecutionCancelRequestedAttributes;
}
/** Reason for the cancellation. */
export interface HistoryWorkflowExecutionCanceledAttributes {
    /** Reason that the code gave when it stopped; null if it gave none. */
    reason: string | null;
}
/** The workflow stopped after cancellation was requested. Always the last event. */
export interface HistoryWorkflowExecutionCanceled {
    /** Number of the event in its run, counted from 1 without gaps. */
    event_id: HistoryEventId;
    /** Time of the event, according to the service's clock. */
    event_time: HistoryEventTime;
    /** Always `WORKFLOW_EXECUTION_CANCELED`. */
    event_type: "WORKFLOW_EXECUTION_CANCELED";
    /** Reason for the cancellation. */
    attributes: HistoryWorkflowExecutionCanceledAttributes;
}
/** Reason for the termination. */
export interface HistoryWorkflowExecutionTerminatedAttributes {
    /** Reason given for the termination, for example in a reset; null if none was given. */
    reason: string | null;
}
/** The run was terminated by a call or a reset. Always the last event. */
export interface HistoryWorkflowExecutionTerminated {
    /** Number of the event in its run, counted from 1 without gaps. */
    event_id: HistoryEventId;
    /** Time of the event, according to the service's clock. */
    event_time: HistoryEventTime;
    /** Always `WORKFLOW_EXECUTION_TERMINATED`. */
    event_type: "WORKFLOW_EXECUTION_TERMINATED";
    /** Reason for the termination. */
    attributes: HistoryWorkflowExecutionTerminatedAttributes;
}
/** Time limit that the run exceeded. */
export interface HistoryWorkflowExecutionTimedOutAttributes {
    /** The time limit, in seconds. */
    execution_timeout: number;
}
/** The run exceeded the time limit of its workflow. Always the last event. */
export interface HistoryWorkflowExecutionTimedOut {
    /** Number of the event in its run, counted from 1 without gaps. */
    event_id: HistoryEventId;
    /** Time of the event, according to the service's clock. */
    event_time: HistoryEventTime;
    /** Always `WORKFLOW_EXECUTION_TIMED_OUT`. */
    event_type: "WORKFLOW_EXECUTION_TIMED_OUT";
    /** Time limit that the run exceeded. */
    attributes: HistoryWorkflowExecutionTimedOutAttributes;
}
/** The new run and its input. */
export interface HistoryWorkflowExecutionContinuedAsNewAttributes {
    /** Name of the workflow in its code. */
    workflow_name: string;
    /**
     * Id of the run in which the workflow continues.
     * Format: uuid
     */
    new_execution_run_id: string;
    /** Input of the new run. */
    input: EventPayload;
}
/** The workflow continues in a new run with an empty history. Always the last event. */
export interface HistoryWorkflowExecutionContinuedAsNew {
    /** Number of the event in its run, counted from 1 without gaps. */
    event_id: HistoryEventId;
    /** Time of the event, according to the service's clock. */
    event_time: HistoryEventTime;
    /** Always `WORKFLOW_EXECUTION_CONTINUED_AS_NEW`. */
    event_type: "WORKFLOW_EXECUTION_CONTINUED_AS_NEW";
    /** The new run and its input. */
    attributes: HistoryWorkflowExecutionContinuedAsNewAttributes;
}
/** Details of the reset. */
export interface HistoryWorkflowExecutionResetAttributes {
    /**
     * Id of the run from which the events were copied.
     * Format: uuid
     */
    base_run_id: string;
    /** The `event_id` of the last event that was copied. */
    reset_event_id: number;
    /** Reason given for the reset; null if none was given. */
    reason: string | null;
}
/** The run was created by a reset. The events before this one were copied from the earlier run. */
export interface HistoryWorkflowExecutionReset {
    /** Number of the event in its run, counted from 1 without gaps. */
    event_id: HistoryEventId;
    /** Time of the event, according to the service's clock. */
    event_time: HistoryEventTime;
    /** Always `WORKFLOW_EXECUTION_RESET`. */
    event_type: "WORKFLOW_EXECUTION_RESET";
    /** Details of the reset. */
    attributes: HistoryWorkflowExecutionResetAttributes;
}
/** Worker that completed the task. */
export interface HistoryWorkflowTaskCompletedAttributes {
    /** Name of the worker; null if it did not report one. */
    worker_name: string | null;
}
/**
 * A worker executed the workflow's code up to the next point at which the code waits. You can reset a run to such an
 * event.
 */
export interface HistoryWorkflowTaskCompleted {
    /** Number of the event in its run, counted from 1 without gaps. */
    event_id: HistoryEventId;
    /** Time of the event, according to the service's clock. */
    event_time: HistoryEventTime;
    /** Always `WORKFLOW_TASK_COMPLETED`. */
    event_type: "WORKFLOW_TASK_COMPLETED";
    /** Worker that completed the task. */
    attributes: HistoryWorkflowTaskCompletedAttributes;
}
/** The attempt that failed: its worker, its number and its error. */
export interface HistoryWorkflowTaskFailedAttributes {
    /** Name of the worker; null if it did not report one. */
    worker_name: string | null;
    /** Number of the failed attempt, starting at 1. */
    attempt: number;
    /** An error raised by workflow code or by the worker that runs it. */
    failure: HistoryFailure;
}
/** A worker failed to execute the workflow's code. Another attempt follows. */
export interface HistoryWorkflowTaskFailed {
    /** Number of the event in its run, counted from 1 without gaps. */
    event_id: HistoryEventId;
    /** Time of the event, according to the service's clock. */
    event_time: HistoryEventTime;
    /** Always `WORKFLOW_TASK_FAILED`. */
    event_type: "WORKFLOW_TASK_FAILED";
    /** The attempt that failed: its worker, its number and its error. */
    attributes: HistoryWorkflowTaskFailedAttributes;
}
/** Name and input of the signal. */
export interface HistoryWorkflowSignaledAttributes {
    /** Name of the signal, as in the workflow's definition. */
    signal_name: string;
    /** Input of the signal. */
    input: EventPayload;
}
/** The workflow received a signal. */
export interface HistoryWorkflowSignaled {
    /** Number of the event in its run, counted from 1 without gaps. */
    event_id: HistoryEventId;
    /** Time of the event, according to the service's clock. */
    event_time: HistoryEventTime;
    /** Always `WORKFLOW_SIGNALED`. */
    event_type: "WORKFLOW_SIGNALED";
    /** Name and input of the signal. */
    attributes: HistoryWorkflowSignaledAttributes;
}
/** Name, input and result of the update. */
export interface HistoryWorkflowUpdatedAttributes {
    /** Name of the update, as in the workflow's definition. */
    update_name: string;
    /** Input of the update. */
    input: EventPayload;
    /** Reply of the workflow. */
    result: EventPayload;
}
/** The workflow handled an update. */
export interface HistoryWorkflowUpdated {
    /** Number of the event in its run, counted from 1 without gaps. */
    event_id: HistoryEventId;
    /** Time of the event, according to the service's clock. */
    event_time: HistoryEventTime;
    /** Always `WORKFLOW_UPDATED`. */
    event_type: "WORKFLOW_UPDATED";
    /** Name, input and result of the update. */
    attributes: HistoryWorkflowUpdatedAttributes;
}
/** The activity and its input. */
export interface HistoryActivityTaskScheduledAttributes {
    /** Id of the activity in this run, the same in all events about it. */
    task_id: string;
    /** Name of the activity in the workflow's code. */
    activity_name: string;
    /** Value that was passed to the activity. */
    input: EventPayload;
}
/** The workflow called an activity, which a worker will pick up. */
export interface HistoryActivityTaskScheduled {
    /** Number of the event in its run, counted from 1 without gaps. */
    event_id: HistoryEventId;
    /** Time of the event, according to the service's clock. */
    event_time: HistoryEventTime;
    /** Always `ACTIVITY_TASK_SCHEDULED`. */
    event_type: "ACTIVITY_TASK_SCHEDULED";
    /** The activity and its input. */
    attributes: HistoryActivityTaskScheduledAttributes;
}
/** The activity and its result. */
export interface HistoryActivityTaskCompletedAttributes {
    /** Id of the activity in this run, the same in all events about it. */
    task_id: string;
    /** Name of the activity in the workflow's code. */
    activity_name: string;
    /** The `event_id` of the `ACTIVITY_TASK_SCHEDULED` event. */
    scheduled_event_id: number;
    /** Value that the activity returned. */
    result: EventPayload;
}
/** An activity completed and returned a result. */
export interface HistoryActivityTaskCompleted {
    /** Number of the event in its run, counted from 1 without gaps. */
    event_id: HistoryEventId;
    /** Time of the event, according to the service's clock. */
    event_time: HistoryEventTime;
    /** Always `ACTIVITY_TASK_COMPLETED`. */
    event_type: "ACTIVITY_TASK_COMPLETED";
    /** The activity and its result. */
    attributes: HistoryActivityTaskCompletedAttributes;
}
/** The activity and its failed attempt. */
export interface HistoryActivityTaskFailedAttributes {
    /** Id of the activity in this run, the same in all events about it. */
    task_id: string;
    /** Name of the activity in the workflow's code. */
    activity_name: string;
    /** The `event_id` of the `ACTIVITY_TASK_SCHEDULED` event. */
    scheduled_event_id: number;
    /** Number of the last attempt, starting at 1. */
    attempt: number;
    /** An error raised by workflow code or by the worker that runs it. */
    failure: HistoryFailure;
}
/** An activity failed and will not be retried. */
export interface HistoryActivityTaskFailed {
    /** Number of the event in its run, counted from 1 without gaps. */
    event_id: HistoryEventId;
    /** Time of the event, according to the service's clock. */
    event_time: HistoryEventTime;
    /** Always `ACTIVITY_TASK_FAILED`. */
    event_type: "ACTIVITY_TASK_FAILED";
    /** The activity and its failed attempt. */
    attributes: HistoryActivityTaskFailedAttributes;
}
/** The timer and the time at which it fires. */
export interface HistoryTimerStartedAttributes {
    /** Id of the timer in this run. */
    timer_id: string;
    /**
     * Time at which the timer will fire.
     * Format: date-time
     */
    fire_at: string;
}
/** The workflow started a timer. */
export interface HistoryTimerStarted {
    /** Number of the event in its run, counted from 1 without gaps. */
    event_id: HistoryEventId;
    /** Time of the event, according to the service's clock. */
    event_time: HistoryEventTime;
    /** Always `TIMER_STARTED`. */
    event_type: "TIMER_STARTED";
    /** The timer and the time at which it fires. */
    attributes: HistoryTimerStartedAttributes;
}
/** The timer and the event that started it. */
export interface HistoryTimerFiredAttributes {
    /** Id of the timer in this run. */
    timer_id: string;
    /** The `event_id` of the `TIMER_STARTED` event. */
    started_event_id: number;
}
/** A timer fired after its duration had passed. */
export interface HistoryTimerFired {
    /** Number of the event in its run, counted from 1 without gaps. */
    event_id: HistoryEventId;
    /** Time of the event, according to the service's clock. */
    event_time: HistoryEventTime;
    /** Always `TIMER_FIRED`. */
    event_type: "TIMER_FIRED";
    /** The timer and the event that started it. */
    attributes: HistoryTimerFiredAttributes;
}
/** The child execution and its input. */
export interface HistoryChildWorkflowStartedAttributes {
    /** Name of the child workflow in its code. */
    workflow_name: string;
    /** Id of the child's own execution. */
    execution_id: string;
    /** Value that was passed to the child. */
    input: EventPayload;
}
/** The workflow started another workflow as its child. */
export interface HistoryChildWorkflowStarted {
    /** Number of the event in its run, counted from 1 without gaps. */
    event_id: HistoryEventId;
    /** Time of the event, according to the service's clock. */
    event_time: HistoryEventTime;
    /** Always `CHILD_WORKFLOW_STARTED`. */
    event_type: "CHILD_WORKFLOW_STARTED";
    /** The child execution and its input. */
    attributes: HistoryChildWorkflowStartedAttributes;
}
/** The child execution and its result. */
export interface HistoryChildWorkflowCompletedAttributes {
    /** Name of the child workflow in its code. */
    workflow_name: string;
    /** Id of the child's own execution. */
    execution_id: string;
    /** The `event_id` of the `CHILD_WORKFLOW_STARTED` event. */
    started_event_id: number;
    /** Value that the child returned. */
    result: EventPayload;
}
/** A child workflow completed and returned a result. */
export interface HistoryChildWorkflowCompleted {
    /** Number of the event in its run, counted from 1 without gaps. */
    event_id: HistoryEventId;
    /** Time of the event, according to the service's clock. */
    event_time: HistoryEventTime;
    /** Always `CHILD_WORKFLOW_COMPLETED`. */
    event_type: "CHILD_WORKFLOW_COMPLETED";
    /** The child execution and its result. */
    attributes: HistoryChildWorkflowCompletedAttributes;
}
/** The child execution, its final status and its failure. */
export interface HistoryChildWorkflowFailedAttributes {
    /** Name of the child workflow in its code. */
    workflow_name: string;
    /** Id of the child's own execution. */
    execution_id: string;
    /** The `event_id` of the `CHILD_WORKFLOW_STARTED` event. */
    started_event_id: number;
    /** Final status of the child execution. */
    status: ExecutionStatus;
    /** An error raised by workflow code or by the worker that runs it. */
    failure: HistoryFailure;
}
/** A child workflow ended without completing. */
export interface HistoryChildWorkflowFailed {
    /** Number of the event in its run, counted from 1 without gaps. */
    event_id: HistoryEventId;
    /** Time of the event, according to the service's clock. */
    event_time: HistoryEventTime;
    /** Always `CHILD_WORKFLOW_FAILED`. */
    event_type: "CHILD_WORKFLOW_FAILED";
    /** The child execution, its final status and its failure. */
    attributes: HistoryChildWorkflowFailedAttributes;
}
/** An event of a type that was added later. */
export interface OtherHistoryEvent {
    /** Number of the event in its run, counted from 1 without gaps. */
    event_id: HistoryEventId;
    /** Time of the event, according to the service's clock. */
    event_time: HistoryEventTime;
    /** Type of the event, other than those that this document describes. */
    event_type: "OtherHistoryEvent";
    /** Details of the event, whose fields depend on its type. */
    attributes: JsonMap;
}
/**
 * One event in the history of a run. `event_type` identifies the kind of event and determines the `attributes`. Other
 * kinds may be added.
 */
export type HistoryEvent = HistoryWorkflowExecutionStarted | HistoryWorkflowExecutionCompleted | HistoryWorkflowExecutionFailed | HistoryWorkflowExecutionCancelRequested | HistoryWorkflowExecutionCanceled | HistoryWorkflowExecutionTerminated | HistoryWorkflowExecutionTimedOut | HistoryWorkflowExecutionContinuedAsNew | HistoryWorkflowExecutionReset | HistoryWorkflowTaskCompleted | HistoryWorkflowTaskFailed | HistoryWorkflowSignaled | HistoryWorkflowUpdated | HistoryActivityTaskScheduled | HistoryActivityTaskCompleted | HistoryActivityTaskFailed | HistoryTimerStarted | HistoryTimerFired | HistoryChildWorkflowStarted | HistoryChildWorkflowCompleted | HistoryChildWorkflowFailed | OtherHistoryEvent;
/**
 * The event log of one run. Events are only ever appended, so a later response starts with the same events. A history
 * is limited to 51,200 events or 50 MB.
 */
export interface ExecutionHistory {
    /** The events in the order in which they occurred. */
    events?: HistoryEvent[];
}
/**
 * Input of a signal or a query, either plain or as an `EncodedInput`: an object with the arguments by name, or null if
 * there are none. It must match the `input_schema` of the signal or query in the workflow's definition.
 */
export type WorkflowMessageInput = JsonMap | EncodedInput | null;
/** A message to send to a running workflow. */
export interface WorkflowSignal {
    /** Name of the signal, one of the `signals` in the workflow's definition. */
    name: string;
    /**
     * Input of a signal or a query, either plain or as an `EncodedInput`: an object with the arguments by name, or null if
     * there are none. It must match the `input_schema` of the signal or query in the workflow's definition.
     */
    input?: WorkflowMessageInput;
}
/** Confirms that the signal will be delivered. It says nothing about how the workflow reacts. */
export interface WorkflowSignalReceipt {
    /**
     * Human-readable confirmation.
     * @default Signal accepted
     */
    message?: string;
}
/** Reports that the execution has already ended, with its final status. */
export interface ExecutionNotRunningProblem extends Problem {
    /** Final status of the latest run; null if the service cannot determine it. */
    execution_status: ExecutionStatus | null;
}
/** A question to ask a running workflow. */
export interface WorkflowQuery {
    /** Name of the query, one of the `queries` in the workflow's definition. */
    name: string;
    /**
     * Input of a signal or a query, either plain or as an `EncodedInput`: an object with the arguments by name, or null if
     * there are none. It must match the `input_schema` of the signal or query in the workflow's definition.
     */
    input?: WorkflowMessageInput;
}
/** A workflow's answer to a query. */
export interface WorkflowQueryResult {
    /** Name of the query, as sent in the request. */
    query_name: string;
    /** The answer, as described by the query's `output_schema`. */
    result: JsonValue;
}
/** The executions to which a bulk operation applies. */
export interface ExecutionBatch {
    /**
     * Ids of up to 100 executions. Each one succeeds or fails on its own. An id that occurs twice counts once. An empty
     * list has no effect.
     */
    execution_ids: string[];
}
/** The outcome of a bulk operation for one execution. */
export interface ExecutionBatchOutcome {
    /** `success` if the execution was terminated or asked to stop; `failure` if it does not exist or had already ended. */
    status: "success" | "failure";
    /** Human-readable reason why the operation failed. Omitted on success. */
    error?: string;
}
/** The outcome for each execution, keyed by the ids in the request. */
export interface ExecutionBatchOutcomes {
    [key: string]: ExecutionBatchOutcome;
}
/** The outcome of a bulk operation. */
export interface ExecutionBatchResult {
    /** The outcome for each execution, keyed by the ids in the request. */
    results: ExecutionBatchOutcomes;
}
/** The event to which an execution is reset, and the messages to exclude from the new run. */
export interface ExecutionReset {
    /**
     * `event_id` of a `WORKFLOW_TASK_COMPLETED` event in the history of the latest run. The new run keeps the history
     * up to and including this event.
     */
    event_id: number;
    /** Reason for the reset, recorded in the history; null for none. */
    reason?: string | null;
    /**
     * If true, signals received after the event are dropped instead of being delivered to the new run.
     * @default false
     */
    exclude_signals?: boolean;
    /**
     * If true, updates received after the event are dropped instead of being delivered to the new run.
     * @default false
     */
    exclude_updates?: boolean;
}
/** Reports that an execution could not be reset. */
export interface ResetPointProblem extends UnprocessableProblem {
    /** The values of `event_id` to which you can reset the run, in ascending order. Present only with `WF_1001`. */
    valid_reset_events?: number[];
}
/** One run of an execution, as listings return it. It has the fields of an execution except `result` and `search_keys`. */
export interface WorkflowRun {
    /** Name of the workflow in its code. */
    workflow_name: string;
    /**
     * Id of the workflow; null if unknown.
     * Format: uuid
     */
    workflow_id: string | null;
    /** Id of the execution that the run belongs to. All runs of an execution share it. */
    execution_id: string;
    /**
     * Id of the execution at the top of the tree if another execution started this one; otherwise the same as
     * `execution_id`.
     */
    root_execution_id: string;
    /** Id of the execution that started this one; null if no other execution started it. */
    parent_execution_id: string | null;
    /**
     * Unique id of the run; null if the service has not assigned one yet.
     * Format: uuid
     */
    run_id?: string | null;
    /** Name of the deployment whose workers run the code; null if unknown. */
    deployment_name: string | null;
    /** Id of the user who started the execution; null if no user started it, for example if a schedule did. */
    user_id?: string | null;
    /** State of the run; null if the service cannot determine it. */
    status: ExecutionStatus | null;
    /**
     * Time at which the run started.
     * Format: date-time
     */
    start_time: string;
    /**
     * Time at which the run ended, successfully or not; null while it is in progress.
     * Format: date-time
     */
    end_time: string | null;
    /**
     * Duration of the run in milliseconds; null while it is in progress.
     * Format: int64
     */
    total_duration_ms: number | null;
}
/** One page of the runs that match the filters. */
export interface WorkflowRunPage {
    /** The runs on this page, in the requested order. */
    executions: WorkflowRun[];
    /** Pass it as `next_page_token` to get the next page; null on the last page. */
    next_page_token: string | null;
}
/** The event log of a run, usually in the same form as the history of an execution. */
export type RunHistory = ExecutionHistory | JsonValue;
/** A range of values of a calendar field. */
export interface ScheduleRange {
    /** First value of the range. */
    start: number;
    /** Last value of the range, inclusive. If it is less than `start`, the range contains only `start`. */
    end: number;
    /** Step between values. Both 0 and 1 select every value. */
    step: number;
}
/**
 * Describes start times by their calendar fields. A time matches if each of its fields is in one of the ranges given
 * for it.
 */
export interface ScheduleCalendar {
    /** Seconds, from 0 to 59. */
    second: ScheduleRange[];
    /** Minutes, from 0 to 59. */
    minute: ScheduleRange[];
    /** Hours, from 0 to 23. */
    hour: ScheduleRange[];
    /** Days of the month, from 1 to 31. */
    day_of_month: ScheduleRange[];
    /** Months, from 1 (January) to 12 (December). */
    month: ScheduleRange[];
    /** Years, with four digits. An empty list means every year. */
    year: ScheduleRange[];
    /** Days of the week, from 0 (Sunday) to 6 (Saturday). */
    day_of_week: ScheduleRange[];
    /** Human-readable explanation; null if there is none. */
    comment: string | null;
}
/** Start times at a fixed interval. They are counted from 1970-01-01T00:00:00Z, not from the creation of the schedule. */
export interface ScheduleInterval {
    /**
     * Length of the interval, as an ISO 8601 duration such as `PT6H`.
     * Format: duration
     */
    every: string;
    /**
     * Amount by which all times are shifted, as an ISO 8601 duration shorter than `every`; null if they are not
     * shifted.
     * Format: duration
     */
    offset: string | null;
}
/** Handling of overlapping, missed and failed executions. */
export interface SchedulePolicy {
    /**
     * Action if a scheduled start is due while an earlier execution, scheduled or triggered, is still running. 1: the
     * start is skipped. 2: it waits until the running execution ends; at most one start waits. 3: it waits until the
     * running execution ends; any number of starts wait. 4: the running execution is canceled first. 5: the running
     * execution is terminated first. 6: both run at the same time.
     */
    overlap: 1 | 2 | 3 | 4 | 5 | 6;
    /**
     * Maximum age, in seconds, at which a missed start is still made up, for example after an outage. Older starts are
     * skipped.
     */
    catchup_window_seconds: number;
    /** True if the schedule is paused automatically when one of its executions fails or times out. */
    pause_on_failure: boolean;
}
/** An upcoming start. */
export interface ScheduleFutureExecution {
    /**
     * Scheduled time of the start, without the random delay.
     * Format: date-time
     */
    scheduled_at: string;
}
/** An execution that the schedule has started. */
export interface ScheduleRecentExecution {
    /**
     * Scheduled time of the start, without the random delay. If the schedule was triggered, the time of the trigger
     * request.
     * Format: date-time
     */
    scheduled_at: string;
    /**
     * Actual time at which the execution started.
     * Format: date-time
     */
    started_at: string;
    /** Id of the execution. Use it to get the execution's status and result. */
    execution_id: string;
}
/**
 * A rule for starting a workflow automatically. It starts executions at all times given by `calendars`, `intervals`
 * and `cron_expressions`, except those that match `skip`.
 */
export interface Schedule {
    /** Id of the schedule, unique in the workspace. It cannot be changed. */
    schedule_id: string;
    /** Name of the workflow that the schedule starts. */
    workflow_name: string;
    /** Name of the deployment whose workers run the executions; null if the service chooses one. */
    deployment_name?: string | null;
    /**
     * Input that every execution receives. An encoded input is shown decoded unless it has `encoding_options` or its
     * decoded value also looks like an encoded input.
     */
    input: WorkflowInput;
    /** True if the schedule is suspended. It then starts executions only when it is triggered. */
    paused: boolean;
    /** Note given when the schedule was last paused or resumed; null if none was given. */
    note?: string | null;
    /** Start times described by their calendar fields, such as 09:00 from Monday to Friday. */
    calendars?: ScheduleCalendar[];
    /** Start times that repeat after a fixed interval, such as every 6 hours. */
    intervals?: ScheduleInterval[];
    /** Start times as cron expressions with five fields: minute, hour, day of month, month, day of week. */
    cron_expressions?: string[];
    /** Times at which no execution is started, even if they match one of the other lists. */
    skip?: ScheduleCalendar[];
    /**
     * Time before which no execution is started; null if the schedule takes effect when it is created.
     * Format: date-time
     */
    start_at?: string | null;
    /**
     * Time after which no execution is started; null if the schedule has no end.
     * Format: date-time
     */
    end_at?: string | null;
    /**
     * Maximum random delay of a start, as it was sent: an ISO 8601 duration such as `PT30S`, or a short form such as
     * `30s`, `5m` or `1h`. Each start is delayed by a random time up to this value, but never beyond the next scheduled
     * time. Null if starts are not delayed.
     */
    jitter?: string | null;
    /**
     * Time zone of `calendars`, `skip` and `cron_expressions`, as an IANA name such as `Europe/Stockholm`. Null means
     * UTC. When clocks go forward, an execution scheduled for a skipped time starts later by the length of the gap,
     * usually an hour. When clocks go back, a calendar or cron expression that includes every hour matches both
     * occurrences of a repeated time; any other matches only the first. `skip` matches both.
     */
    time_zone_name?: string | null;
    /** Handling of overlapping, missed and failed executions. */
    policy?: SchedulePolicy;
    /**
     * Number of scheduled executions that are still allowed. 0 means that the limit has been reached; null means that
     * there is no limit.
     */
    remaining_executions?: number | null;
    /** Up to 10 upcoming start times, earliest first. Empty if there are none left. */
    future_executions?: ScheduleFutureExecution[];
    /** Up to 10 of the most recent executions, newest last. */
    recent_executions?: ScheduleRecentExecution[];
}
/** One page of the schedules that match the filters. */
export interface SchedulePage {
    /** Schedules on this page, sorted by id. */
    schedules: Schedule[];
    /** Pass it as `next_page_token` to get the next page; null on the last page. */
    next_page_token: string | null;
}
/** A range of values for one calendar field, such as hours from 6 to 18 in steps of 2. */
export interface ScheduleRangeInput {
    /** First value of the range. */
    start: number;
    /**
     * Last value of the range, inclusive. If it is omitted or less than `start`, the range contains only `start`.
     * @default 0
     */
    end?: number;
    /**
     * Step between values. Both 0 and 1 select every value.
     * @default 0
     */
    step?: number;
}
/**
 * Describes start times by their calendar fields. A time matches if each of its fields is in one of the ranges given
 * for it. An omitted field has its default value.
 */
export interface ScheduleCalendarInput {
    /**
     * Seconds, from 0 to 59. The default is 0.
     * @default [
     *   {
     *     "start": 0,
     *     "end": 0,
     *     "step": 0
     *   }
     * ]
     */
    second?: ScheduleRangeInput[];
    /**
     * Minutes, from 0 to 59. The default is 0.
     * @default [
     *   {
     *     "start": 0,
     *     "end": 0,
     *     "step": 0
     *   }
     * ]
     */
    minute?: ScheduleRangeInput[];
    /**
     * Hours, from 0 to 23. The default is 0, which is midnight.
     * @default [
     *   {
     *     "start": 0,
     *     "end": 0,
     *     "step": 0
     *   }
     * ]
     */
    hour?: ScheduleRangeInput[];
    /**
     * Days of the month, from 1 to 31. The default is every day.
     * @default [
     *   {
     *     "start": 1,
     *     "end": 31,
     *     "step": 0
     *   }
     * ]
     */
    day_of_month?: ScheduleRangeInput[];
    /**
     * Months, from 1 (January) to 12 (December). The default is every month.
     * @default [
     *   {
     *     "start": 1,
     *     "end": 12,
     *     "step": 0
     *   }
     * ]
     */
    month?: ScheduleRangeInput[];
    /**
     * Years, with four digits. An empty list, the default, means every year.
     * @default []
     */
    year?: ScheduleRangeInput[];
    /**
     * Days of the week, from 0 (Sunday) to 6 (Saturday). The default is every day.
     * @default [
     *   {
     *     "start": 0,
     *     "end": 6,
     *     "step": 0
     *   }
     * ]
     */
    day_of_week?: ScheduleRangeInput[];
    /** Human-readable explanation; null for none. */
    comment?: string | null;
}
/** Start times at a fixed interval. They are counted from 1970-01-01T00:00:00Z, not from the creation of the schedule. */
export interface ScheduleIntervalInput {
    /**
     * Length of the interval, as an ISO 8601 duration such as `PT6H`.
     * Format: duration
     */
    every: string;
    /**
     * Amount by which all times are shifted, as an ISO 8601 duration shorter than `every`; null for none. If `every`
     * is `PT1H`, for example, an offset of `PT15M` results in starts at a quarter past every hour.
     * Format: duration
     */
    offset?: string | null;
}
/** Handling of overlapping, missed and failed executions. An omitted field has its default value. */
export interface SchedulePolicyInput {
    /**
     * Action if a scheduled start is due while an earlier execution, scheduled or triggered, is still running. 1: the
     * start is skipped. 2: it waits until the running execution ends; at most one start waits. 3: it waits until the
     * running execution ends; any number of starts wait. 4: the running execution is canceled first. 5: the running
     * execution is terminated first. 6: both run at the same time.
     * @default 1
     */
    overlap?: 1 | 2 | 3 | 4 | 5 | 6;
    /**
     * Maximum age, in seconds, at which a missed start is still made up, for example after an outage. Older starts are
     * skipped. The default is 365 days.
     * @default 31536000
     */
    catchup_window_seconds?: number;
    /**
     * If true, the schedule is paused automatically when one of its executions fails or times out.
     * @default false
     */
    pause_on_failure?: boolean;
}
/**
 * Start times and input of the executions. You can combine calendars, intervals and cron expressions. Without any of
 * them, the schedule starts executions only when it is triggered.
 */
export interface ScheduleDefinition {
    /**
     * Name of the workflow to start, unless `workflow_registration_id` or `workflow_identifier` next to `schedule`
     * identifies it. Each execution uses the latest registration at that time.
     */
    workflow_name?: string | null;
    /** Input for every execution. It must match the `input_schema` of the workflow. */
    input: WorkflowInput;
    /** Start times described by their calendar fields, such as 09:00 from Monday to Friday. */
    calendars?: ScheduleCalendarInput[];
    /** Start times that repeat after a fixed interval, such as every 6 hours. */
    intervals?: ScheduleIntervalInput[];
    /**
     * Start times as cron expressions with five fields: minute, hour, day of month, month, day of week. For example,
     * `0 6 * * 1-5` is 06:00 from Monday to Friday.
     */
    cron_expressions?: string[];
    /** Times at which no execution should be started, even if they match one of the other lists. */
    skip?: ScheduleCalendarInput[];
    /**
     * Time before which no execution is started. Null to take effect immediately.
     * Format: date-time
     */
    start_at?: string | null;
    /**
     * Time after which no execution is started. Null for no end.
     * Format: date-time
     */
    end_at?: string | null;
    /**
     * Maximum random delay of a start, as an ISO 8601 duration such as `PT30S`, or in a short form such as `30s`, `5m`,
     * `1h` or `1h30m`. Use it to avoid many executions starting at the same moment. A start is never delayed beyond the
     * next scheduled time. Null for no delay.
     */
    jitter?: string | null;
    /**
     * Time zone of `calendars`, `skip` and `cron_expressions`, as an IANA name such as `Europe/Stockholm`. Null for
     * UTC. When clocks go forward, an execution scheduled for a skipped time starts later by the length of the gap,
     * usually an hour. When clocks go back, a calendar or cron expression that includes every hour matches both
     * occurrences of a repeated time; any other matches only the first. `skip` matches both.
     */
    time_zone_name?: string | null;
    /** Handling of overlapping, missed and failed executions. An omitted field has its default value. */
    policy?: SchedulePolicyInput;
    /** Maximum number of scheduled executions. Null for no limit. Triggered executions do not count. */
    max_executions?: number | null;
    /**
     * Id for the new schedule. You can also set it next to `schedule`; if you set both, they must be equal. Null to
     * let the service choose.
     */
    schedule_id?: string | null;
}
/**
 * The workflow to start and its schedule. Identify the workflow by `workflow_registration_id`, `workflow_identifier` or
 * `schedule.workflow_name`. If you set several, the first of them in this order is used; without any, the service
 * returns 422.
 */
export interface ScheduleCreate {
    /**
     * Start times and input of the executions. You can combine calendars, intervals and cron expressions. Without any of
     * them, the schedule starts executions only when it is triggered.
     */
    schedule: ScheduleDefinition;
    /** Id of the registration to start. The schedule keeps using this version of the code. */
    workflow_registration_id?: string | null;
    /** Id or name of the workflow to start. Each execution uses the latest registration at that time. */
    workflow_identifier?: string | null;
    /** Id for the new schedule, unique in the workspace. Null to let the service choose. */
    schedule_id?: string | null;
    /** Name of the deployment whose workers run the executions. Null to let the service choose. */
    deployment_name?: string | null;
}
/** Identifies the schedule that was created or changed. */
export interface ScheduleReference {
    /** Id of the schedule. Use it to get the complete schedule. */
    schedule_id: string;
}
/**
 * The fields to change. A field that you omit keeps its value, and a list or policy replaces the existing one as a
 * whole.
 */
export interface ScheduleDefinitionUpdate {
    /** New input for executions that start after the change; null for none. */
    input?: WorkflowInput;
    /** New start times, described by their calendar fields. Null removes them, like an empty list. */
    calendars?: ScheduleCalendarInput[] | null;
    /** New start times that repeat after a fixed interval. Null removes them, like an empty list. */
    intervals?: ScheduleIntervalInput[] | null;
    /**
     * New start times as cron expressions with five fields: minute, hour, day of month, month, day of week. Null
     * removes them, like an empty list.
     */
    cron_expressions?: string[] | null;
    /** New times at which no execution should be started. Null removes them, like an empty list. */
    skip?: ScheduleCalendarInput[] | null;
    /**
     * Time before which no execution is started. Null removes the restriction.
     * Format: date-time
     */
    start_at?: string | null;
    /**
     * Time after which no execution is started. Null removes the end.
     * Format: date-time
     */
    end_at?: string | null;
    /**
     * Maximum random delay of a start, as an ISO 8601 duration such as `PT30S`, or in a short form such as `30s`. Null
     * removes the delay.
     */
    jitter?: string | null;
    /**
     * Time zone of `calendars`, `skip` and `cron_expressions`, as an IANA name such as `Europe/Stockholm`. Null sets
     * UTC.
     */
    time_zone_name?: string | null;
    /** New policy. Omitted fields, or all fields if the policy is null, return to their defaults. */
    policy?: SchedulePolicyInput | null;
    /**
     * Number of scheduled executions to allow from now on, which becomes the value of `remaining_executions`. Null
     * removes the limit.
     */
    max_executions?: number | null;
}
/** Changes to the definition of a schedule. The fields of `schedule` are updated individually. */
export interface ScheduleUpdate {
    /**
     * The fields to change. A field that you omit keeps its value, and a list or policy replaces the existing one as a
     * whole.
     */
    schedule: ScheduleDefinitionUpdate;
}
/** Reason for pausing or resuming a schedule. */
export interface SchedulePause {
    /**
     * Text stored in the schedule's `note` until the schedule is next paused or resumed. If omitted or null, the
     * existing note is removed.
     */
    note?: string | null;
}
/**
 * Kind of location in which a worker runs: `local` is a developer's machine, `k8s` your own Kubernetes cluster, and
 * `managed` the service's infrastructure.
 */
export type DeploymentLocationType = "local" | "k8s" | "managed";
/** Location in which a worker runs. */
export interface DeploymentLocation {
    /**
     * Kind of location in which a worker runs: `local` is a developer's machine, `k8s` your own Kubernetes cluster, and
     * `managed` the service's infrastructure.
     */
    location_type: DeploymentLocationType;
    /** Name of the Kubernetes cluster; null for other kinds of locations. */
    k8s_cluster?: string | null;
    /** Namespace in the Kubernetes cluster; null for other kinds of locations. */
    k8s_namespace?: string | null;
}
/** The person who wrote a commit. */
export interface DeploymentCommitAuthor {
    /** Name of the author as recorded in the commit. */
    name: string;
    /** Username of the author on the source-hosting service. */
    username?: string;
    /**
     * URL of the author's profile page.
     * Format: uri
     */
    html_url?: string;
}
/** A commit in the repository. */
export interface DeploymentCommit {
    /** Full hash of the commit. */
    sha: string;
    /** Message that the author wrote for the commit. */
    message?: string;
    /**
     * URL of the web page that shows the commit.
     * Format: uri
     */
    html_url: string;
    /** The person who wrote a commit. */
    author?: DeploymentCommitAuthor;
}
/** The service builds a container image from the repository and runs it. */
export interface ManagedContainerBackend {
    /** Always `container`. */
    type: "container";
    /** Directory in the repository that contains the code to build; null for the root. */
    build_directory: string | null;
    /** Path of the Dockerfile, relative to the build directory; null for `Dockerfile`. */
    dockerfile_path: string | null;
}
/** The service runs the code in a Kubernetes cluster, on a base image that it provides. */
export interface ManagedKubernetesBackend {
    /** Always `kubernetes`. */
    type: "kubernetes";
    /** Command that starts a worker; null to let the service detect it. */
    entrypoint: string | null;
    /** Directory in the repository in which a worker starts; null for the root. */
    working_dir: string | null;
}
/** A backend of a kind that was added later, with the fields of that kind. */
export interface OtherDeploymentBackend {
    /** Kind of the backend, other than those that this document describes. */
    type: "OtherDeploymentBackend";
    [key: string]: unknown;
}
/** Build and runtime configuration of a managed deployment. `type` identifies the kind. Other kinds may be added. */
export type ManagedDeploymentBackend = ManagedContainerBackend | ManagedKubernetesBackend | OtherDeploymentBackend;
/** The code of a managed deployment, and its build and runtime configuration. */
export interface ManagedDeploymentSpec {
    /** Kind of service. The only known value is `workflows_worker`. Other values may be added. */
    type: "workflows_worker" | (string & {});
    /**
     * URL of the repository that contains the code.
     * Format: uri
     */
    codehost_url: string;
    /** Requested branch, tag or commit. */
    revision: string;
    /**
     * Hash of the commit that `revision` referred to when the last build started; null while a build is queued or if
     * there is no such revision.
     */
    commit_sha: string | null;
    /** Details of the commit in `commit_sha`; null if `commit_sha` is null. */
    commit: DeploymentCommit | null;
    /** Build and runtime configuration of a managed deployment. `type` identifies the kind. Other kinds may be added. */
    backend_spec: ManagedDeploymentBackend;
    /**
     * Time of the most recent restart request; null if there was none.
     * Format: date-time
     */
    restarted_at: string | null;
}
/** Number and size of the workers. In every field, null means the service's default. */
export interface ManagedDeploymentResources {
    /** Number of workers that run at the same time. */
    replicas: number | null;
    /** CPU time reserved for each worker, in cores: `500m` is half a core. */
    cpu_request: string | null;
    /** Maximum CPU time for each worker, in cores: `2` is two cores. */
    cpu_limit: string | null;
    /** Memory reserved for each worker, as a Kubernetes quantity: `512Mi` is 512 mebibytes. */
    memory_request: string | null;
    /** Maximum memory for each worker, as a Kubernetes quantity: `1Gi` is one gibibyte. */
    memory_limit: string | null;
}
/** Progress and result of the most recent build. */
export interface ManagedBuildState {
    /**
     * Progress of the build. Known values are `QUEUED`, `RUNNING`, `SUCCEEDED` and `FAILED`. Other values may be
     * added. Null if unknown.
     */
    phase: "QUEUED" | "RUNNING" | "SUCCEEDED" | "FAILED" | (string & {}) | null;
    /** Hash of the commit that is built; null while the build is queued or if there is no such revision. */
    commit_sha: string | null;
    /** Name and tag of the resulting image; null until it is built. */
    image: string | null;
    /** Reason why the build failed; null if it has not failed. */
    message: string | null;
    /**
     * Time at which the build started; null while it is queued.
     * Format: date-time
     */
    started_at: string | null;
    /**
     * Time at which the build succeeded or failed; null until then.
     * Format: date-time
     */
    finished_at: string | null;
}
/** Current state of a managed deployment, as observed by the service. */
export interface ManagedDeploymentStatus {
    /**
     * Current activity. Known values are `BUILDING`, `ROLLING_OUT`, `RUNNING`, `STOPPING`, `STOPPED`, `FAILED` and
     * `DELETING`. Other values may be added. Null if unknown.
     */
    phase: "BUILDING" | "ROLLING_OUT" | "RUNNING" | "STOPPING" | "STOPPED" | "FAILED" | "DELETING" | (string & {}) | null;
    /** Explanation of the current state, such as the reason for a failure; null if there is none. */
    message: string | null;
    /** Number of workers that have been ready for long enough to be considered stable. */
    available_replicas: number;
    /** Number of workers that are ready to process tasks. */
    ready_replicas: number;
    /** URL of the running service; null for workers, which accept no incoming requests. */
    endpoint: string | null;
    /**
     * Time at which this status was observed; null if it has not been observed yet.
     * Format: date-time
     */
    last_seen: string | null;
    /** Revision that the workers are running; null before the first rollout. */
    deployed_revision: string | null;
    /** Number of the latest change that the service has processed. It increases by 1 with each change; null if unknown. */
    generation: number | null;
    /** State of the most recent build; null if there was none. */
    build_state: ManagedBuildState | null;
}
/**
 * Configuration and state of a managed deployment. `stopped`, `spec` and `resources` describe the requested state;
 * `rollout_status` and `status` show how much of it has been carried out.
 */
export interface ManagedDeployment {
    /** Id of the service that runs the deployment. Quote it when you contact support. */
    service_id?: string;
    /** Name of the deployment, unique in the workspace. Use it as `name` in paths. */
    name?: string;
    /**
     * True if the deployment was asked to stop. Use this to determine whether it should be running; `status.phase`
     * shows the current activity of the service.
     */
    stopped?: boolean;
    /** True if only authorized principals can register workflows. */
    is_hardened?: boolean;
    /**
     * Progress of the latest change in reaching the workers. Known values are `PENDING` (waiting for the build),
     * `ROLLING_OUT` (replacing the workers), `ROLLED_OUT` (done) and `FAILED`. Other values may be added. Null if
     * unknown.
     */
    rollout_status?: "PENDING" | "ROLLING_OUT" | "ROLLED_OUT" | "FAILED" | (string & {}) | null;
    /** The code of a managed deployment, and its build and runtime configuration. */
    spec?: ManagedDeploymentSpec;
    /** Number and size of the workers. In every field, null means the service's default. */
    resources?: ManagedDeploymentResources;
    /** Current state of a managed deployment, as observed by the service. */
    status?: ManagedDeploymentStatus;
    /**
     * Time at which the deployment was created.
     * Format: date-time
     */
    created_at?: string;
    /**
     * Time at which the deployment was last changed, stopped, started, restarted or deleted.
     * Format: date-time
     */
    updated_at?: string;
    /**
     * Time of the most recent rollout of new code; null before the first one.
     * Format: date-time
     */
    deployed_at?: string | null;
    /** Id of the user who created the deployment; null if unknown. */
    created_by?: string | null;
    /** Id of the user who made the change at `updated_at`; null if unknown. */
    updated_by?: string | null;
    /** Id of the user whose change was rolled out at `deployed_at`; null before the first rollout. */
    deployed_by?: string | null;
}
/**
 * A named group of workers that run workflow code. A managed deployment is built and run by the service. A self-hosted
 * one is created when a worker with its name reports for the first time.
 */
export interface Deployment {
    /**
     * Unique id, assigned by the service. Unlike the name, it is never reused.
     * Format: uuid
     */
    id: string;
    /** Name of the deployment, unique in the workspace. It has up to 128 letters, digits, hyphens and underscores. */
    name: string;
    /** True if at least one worker is alive. A worker is alive if it has sent a heartbeat within the last 50 seconds. */
    is_active: boolean;
    /**
     * True if only authorized principals can register workflows. A principal is the user or service that an API key
     * identifies. Workflows that act on behalf of their callers require a hardened deployment.
     * @default false
     */
    is_hardened?: boolean;
    /**
     * Number of workers that have ever reported, including those that are no longer alive.
     * @default 0
     */
    worker_count?: number;
    /**
     * Number of workers that are alive.
     * @default 0
     */
    active_worker_count?: number;
    /**
     * Time at which the deployment was created or, if it is self-hosted, at which its first worker reported.
     * Format: date-time
     */
    created_at: string;
    /**
     * Time of the most recent heartbeat of any worker. Equal to `created_at` before the first heartbeat.
     * Format: date-time
     */
    last_heartbeat: string;
    /**
     * Same value as `last_heartbeat`. Use that field instead.
     * Format: date-time
     * @deprecated
     */
    updated_at?: string;
    /** Id of the user who owns the deployment; null if the administrators of the workspace own it together. */
    owner?: string | null;
    /** Location of the worker that sent the most recent heartbeat; null if unknown. */
    location?: DeploymentLocation | null;
    /** All kinds of locations in which the deployment has workers, without duplicates. */
    locations?: DeploymentLocationType[];
    /** Configuration and state of a managed deployment; null if it is self-hosted, or if the state is not available. */
    managed?: ManagedDeployment | null;
}
/** One page of the deployments in a workspace. */
export interface DeploymentPage {
    /** Deployments on this page, in the requested order. */
    deployments: Deployment[];
    /** Pass it as `cursor` to get the next page; null on the last page. */
    next_cursor: string | null;
    /** Id of the workspace that the deployments belong to. */
    workspace_id: WorkspaceId;
}
/** The service builds a container image from the repository and runs it. */
export interface DeploymentContainerBackend {
    /** Always `container`. */
    type: "container";
    /** Directory in the repository that contains the code to build; null for the root. */
    build_directory?: string | null;
    /** Path of the Dockerfile, relative to the build directory; null for `Dockerfile`. */
    dockerfile_path?: string | null;
}
/** The service runs the code in a Kubernetes cluster, on a base image that it provides. */
export interface DeploymentKubernetesBackend {
    /** Always `kubernetes`. */
    type: "kubernetes";
    /** Command that starts a worker; null to let the service detect it. */
    entrypoint?: string | null;
    /** Directory in the repository in which a worker starts; null for the root. */
    working_dir?: string | null;
}
/** Build and runtime configuration of a managed deployment. */
export type DeploymentBackend = DeploymentContainerBackend | DeploymentKubernetesBackend;
/** The code to run, and its build and runtime configuration. */
export interface DeploymentSpecCreate {
    /**
     * URL of the repository that contains the code, without a user name or password. The service must be able to read
     * it.
     * Format: uri
     */
    codehost_url: string;
    /**
     * Branch, tag or commit to build. Null selects the default, `main`.
     * @default main
     */
    revision?: string | null;
    /**
     * Build and runtime configuration. If omitted or null, the code is built as a `container` from the root of the
     * repository.
     */
    backend_spec?: DeploymentBackend | null;
}
/** Number and size of the workers. In every field, null means the service's default. */
export interface DeploymentResources {
    /** Number of workers to run at the same time. */
    replicas?: number | null;
    /** CPU time reserved for each worker, in cores: `500m` is half a core. */
    cpu_request?: string | null;
    /** Maximum CPU time for each worker, in cores: `2` is two cores. */
    cpu_limit?: string | null;
    /** Memory reserved for each worker, as a Kubernetes quantity: `512Mi` is 512 mebibytes. */
    memory_request?: string | null;
    /** Maximum memory for each worker, as a Kubernetes quantity: `1Gi` is one gibibyte. */
    memory_limit?: string | null;
}
/** A managed deployment to create. */
export interface DeploymentCreate {
    /** Name for the deployment, unique in the workspace. It cannot be changed later. */
    name: string;
    /** The code to run, and its build and runtime configuration. */
    spec: DeploymentSpecCreate;
    /** Number and size of the workers. If omitted or null, the service uses its defaults. */
    resources?: DeploymentResources | null;
    /**
     * If true, only authorized principals can register workflows.
     * @default false
     */
    hardened?: boolean;
}
/** A process that runs workflow code. It sends a heartbeat about every 10 seconds. */
export interface DeploymentWorker {
    /** Name that the worker reports, unique in its deployment. */
    name: string;
    /** True if the worker is alive, that is, if it has sent a heartbeat within the last 50 seconds. */
    is_active: boolean;
    /**
     * Time of the worker's first heartbeat.
     * Format: date-time
     */
    created_at: string;
    /**
     * Time of the worker's most recent heartbeat.
     * Format: date-time
     */
    last_heartbeat: string;
    /**
     * Same value as `last_heartbeat`.
     * Format: date-time
     */
    updated_at?: string;
    /** Location in which the worker runs; null if the worker did not report it. */
    location?: DeploymentLocation | null;
}
/** A deployment with its workers. */
export interface DeploymentDetail extends Deployment {
    /** Workers of the deployment, newest first. To get them page by page, list the workers instead. */
    workers: DeploymentWorker[];
}
/** Changes to the code and its build and runtime configuration. Fields that you omit keep their values. */
export interface DeploymentSpecUpdate {
    /**
     * URL of the repository that contains the code, without a user name or password.
     * Format: uri
     */
    codehost_url?: string;
    /** Branch, tag or commit to build. Null selects the default, `main`. */
    revision?: string | null;
    /**
     * Build and runtime configuration. It replaces the existing one as a whole. Null selects the default, a
     * `container` built from the root of the repository.
     */
    backend_spec?: DeploymentBackend | null;
}
/** Changes to a managed deployment. The fields of `spec` and `resources` are updated individually. */
export interface DeploymentUpdate {
    /** Changes to the code and its build and runtime configuration. Fields that you omit keep their values. */
    spec?: DeploymentSpecUpdate;
    /**
     * Changes to the number and size of the workers. Fields that you omit keep their values; null sets them all to the
     * service's defaults.
     */
    resources?: DeploymentResources | null;
}
/** One page of the workers of a deployment, including those that are no longer alive. */
export interface DeploymentWorkerPage {
    /** Workers on this page, newest first. */
    workers: DeploymentWorker[];
    /** Pass it as `cursor` to get the next page; null on the last page. */
    next_cursor: string | null;
}
/** One entry in the log of a build or a worker. */
export interface DeploymentLogRecord {
    /**
     * Time at which the record was written.
     * Format: date-time
     */
    timestamp: string;
    /** Text of the log message. */
    body: string;
    /**
     * Severity of the record. Known values are `TRACE`, `DEBUG`, `INFO`, `WARN`, `ERROR` and `FATAL`. Other values may
     * be added.
     */
    severity_text: "TRACE" | "DEBUG" | "INFO" | "WARN" | "ERROR" | "FATAL" | (string & {});
    /** Id of the trace in which the record was written, as 32 hexadecimal digits. An empty string if there was none. */
    trace_id: string;
    /** Id of the span in which the record was written, as 16 hexadecimal digits. An empty string if there was none. */
    span_id: string;
    /**
     * Additional attributes that were logged with the message. The service adds `log_type` and, if they apply,
     * `worker_name`, `workflow_name` and `execution_id`.
     */
    log_attributes: StringMap;
}
/** One page of the log records of a deployment. */
export interface DeploymentLogPage {
    /** Log records on this page, in the requested order. */
    results: DeploymentLogRecord[];
    /** Pass it as `cursor` to get the next page; null on the last page. */
    next_cursor: string | null;
}
/** One line of the log, with its cursor as the event id. */
export interface DeploymentLogRecordEvent {
    /** Always `log`. */
    event: "log";
    /** Position of the record in the stream. Send it as `Last-Event-ID` to resume after this record. */
    id: string;
    /** One entry in the log of a build or a worker. */
    data: DeploymentLogRecord;
}
/** Details of the failure. */
export interface DeploymentLogError {
    /** Human-readable error message. */
    error?: string;
    /**
     * Cause of the failure. Known values are `read_error` (the service could not read the records), `stream_error` (it
     * could not deliver them) and `internal_error`. Treat unknown values as `stream_error`.
     */
    reason?: "read_error" | "stream_error" | "internal_error" | (string & {});
}
/** The stream failed. No more events follow; to resume, send the last `id` you received. */
export interface DeploymentLogErrorEvent {
    /** Always `error`. */
    event: "error";
    /** Details of the failure. */
    data: DeploymentLogError;
}
/** An event of a kind that was added later. Ignore it if you do not know its kind. */
export interface OtherDeploymentLogEvent {
    /** Kind of the event, other than those that this document describes. */
    event: "OtherDeploymentLogEvent";
    /** Data of the event, which depends on its kind. */
    data: JsonValue;
    [key: string]: unknown;
}
/** One event of the log stream. `event` distinguishes log records from errors. Other kinds may be added. */
export type DeploymentLogEvent = DeploymentLogRecordEvent | DeploymentLogErrorEvent | OtherDeploymentLogEvent;
/**
 * Type of an event. `WORKFLOW_EXECUTION_…` events are about an execution as a whole, `WORKFLOW_TASK_…` events about
 * individual steps of the workflow's code, `ACTIVITY_TASK_…` events about activities that the code calls, and
 * `CUSTOM_TASK_…` events about tasks whose progress the code reports itself. Signals do not produce events.
 *
 * The last event of an execution is `WORKFLOW_EXECUTION_COMPLETED`, `WORKFLOW_EXECUTION_FAILED`,
 * `WORKFLOW_EXECUTION_CANCELED`, `WORKFLOW_EXECUTION_TERMINATED` or `WORKFLOW_EXECUTION_TIMED_OUT`. More events follow
 * only if the execution is reset, which starts a new run.
 */
export type WorkflowEventType = "WORKFLOW_EXECUTION_STARTED" | "WORKFLOW_EXECUTION_COMPLETED" | "WORKFLOW_EXECUTION_FAILED" | "WORKFLOW_EXECUTION_CANCELED" | "WORKFLOW_EXECUTION_TERMINATED" | "WORKFLOW_EXECUTION_TIMED_OUT" | "WORKFLOW_EXECUTION_CONTINUED_AS_NEW" | "WORKFLOW_TASK_TIMED_OUT" | "WORKFLOW_TASK_FAILED" | "CUSTOM_TASK_STARTED" | "CUSTOM_TASK_IN_PROGRESS" | "CUSTOM_TASK_COMPLETED" | "CUSTOM_TASK_FAILED" | "CUSTOM_TASK_TIMED_OUT" | "CUSTOM_TASK_CANCELED" | "ACTIVITY_TASK_STARTED" | "ACTIVITY_TASK_COMPLETED" | "ACTIVITY_TASK_RETRYING" | "ACTIVITY_TASK_FAILED";
/** Fields that events of all types have. */
export interface WorkflowEventBase {
    /** Unique id of the event. Use it to recognize an event that you receive more than once. */
    event_id: string;
    /**
     * Time of the event, as a Unix timestamp in milliseconds. Several events can have the same time; the list and the
     * stream return them in the order in which they occurred.
     * Format: int64
     */
    event_timestamp: number;
    /** Name of the workflow that the execution runs. */
    workflow_name: string;
    /** Id of the execution in which the event occurred. */
    workflow_exec_id: string;
    /**
     * Id of the run in which the event occurred; null if no run had started yet.
     * Format: uuid
     */
    workflow_run_id: string | null;
    /**
     * Id of the execution at the top of the tree if another execution started this one; otherwise the same as
     * `workflow_exec_id`.
     */
    root_workflow_exec_id: string;
    /** Id of the execution that started this one; null if no other execution started it. */
    parent_workflow_exec_id: string | null;
    /**
     * Id shared by all runs in a chain in which each run continues the previous one; null if unknown.
     * Format: uuid
     */
    chain_run_id: string | null;
    /**
     * Id of the run that this one continues; null if it does not continue another run.
     * Format: uuid
     */
    continued_run_id: string | null;
    /**
     * Id of the execution's first run; null if unknown.
     * Format: uuid
     */
    first_execution_run_id: string | null;
    /** Id of the schedule that started the execution; null if no schedule started it. */
    schedule_id: string | null;
}
/** The workflow and its input. */
export interface WorkflowExecutionStartedAttributes {
    /** Id of the workflow task, the same in all events about this task. */
    task_id: string;
    /** Name of the workflow that was started. */
    workflow_name: string;
    /** Value that was passed to the workflow. */
    input: EventPayload;
    /** Display name of the workflow; null if it has none. */
    display_name?: string | null;
    /**
     * Number of this attempt, starting at 1.
     * @default 1
     */
    attempt?: number;
}
/** An execution started, or started again after a failed attempt. */
export interface WorkflowExecutionStartedEvent extends WorkflowEventBase {
    /** Always `WORKFLOW_EXECUTION_STARTED`. */
    event_type: "WORKFLOW_EXECUTION_STARTED";
    /** The workflow and its input. */
    attributes: WorkflowExecutionStartedAttributes;
}
/** The execution's result. */
export interface WorkflowExecutionCompletedAttributes {
    /** Id of the workflow task, the same in all events about this task. */
    task_id: string;
    /** Value that the workflow returned. */
    result: EventPayload;
    /**
     * Number of this attempt, starting at 1.
     * @default 1
     */
    attempt?: number;
}
/** An execution completed and returned a result. */
export interface WorkflowExecutionCompletedEvent extends WorkflowEventBase {
    /** Always `WORKFLOW_EXECUTION_COMPLETED`. */
    event_type: "WORKFLOW_EXECUTION_COMPLETED";
    /** The execution's result. */
    attributes: WorkflowExecutionCompletedAttributes;
}
/** The error that caused a task, activity or execution to fail. */
export interface EventFailure {
    /** Error message, from the workflow's code or from the service. */
    message: string;
}
/** The reason for the failure. */
export interface WorkflowExecutionFailedAttributes {
    /** Id of the workflow task, the same in all events about this task. */
    task_id: string;
    /** The error that caused a task, activity or execution to fail. */
    failure: EventFailure;
    /**
     * Number of this attempt, starting at 1.
     * @default 1
     */
    attempt?: number;
}
/** An execution ended because its code raised an error. */
export interface WorkflowExecutionFailedEvent extends WorkflowEventBase {
    /** Always `WORKFLOW_EXECUTION_FAILED`. */
    event_type: "WORKFLOW_EXECUTION_FAILED";
    /** The reason for the failure. */
    attributes: WorkflowExecutionFailedAttributes;
}
/** The reason for the cancellation, if known. */
export interface WorkflowExecutionCanceledAttributes {
    /** Id of the workflow task, the same in all events about this task. */
    task_id: string;
    /** Reason given for the cancellation; null if none was given. */
    reason?: string | null;
    /**
     * Number of this attempt, starting at 1.
     * @default 1
     */
    attempt?: number;
}
/** An execution stopped because it was canceled. */
export interface WorkflowExecutionCanceledEvent extends WorkflowEventBase {
    /** Always `WORKFLOW_EXECUTION_CANCELED`. */
    event_type: "WORKFLOW_EXECUTION_CANCELED";
    /** The reason for the cancellation, if known. */
    attributes: WorkflowExecutionCanceledAttributes;
}
/** The reason for the termination, if known. */
export interface WorkflowExecutionTerminatedAttributes {
    /** Id of the workflow task, the same in all events about this task. */
    task_id: string;
    /** Reason given for the termination, for example in a reset; null if none was given. */
    reason?: string | null;
    /**
     * Number of this attempt, starting at 1.
     * @default 1
     */
    attempt?: number;
}
/** An execution was forcibly stopped. Its code could not clean up. */
export interface WorkflowExecutionTerminatedEvent extends WorkflowEventBase {
    /** Always `WORKFLOW_EXECUTION_TERMINATED`. */
    event_type: "WORKFLOW_EXECUTION_TERMINATED";
    /** The reason for the termination, if known. */
    attributes: WorkflowExecutionTerminatedAttributes;
}
/** The attempt that timed out. */
export interface WorkflowExecutionTimedOutAttributes {
    /** Id of the workflow task, the same in all events about this task. */
    task_id: string;
    /**
     * Number of this attempt, starting at 1.
     * @default 1
     */
    attempt?: number;
}
/** An execution exceeded the workflow's time limit and was stopped. */
export interface WorkflowExecutionTimedOutEvent extends WorkflowEventBase {
    /** Always `WORKFLOW_EXECUTION_TIMED_OUT`. */
    event_type: "WORKFLOW_EXECUTION_TIMED_OUT";
    /** The attempt that timed out. */
    attributes: WorkflowExecutionTimedOutAttributes;
}
/** The new run and its input. */
export interface WorkflowExecutionContinuedAsNewAttributes {
    /** Id of the workflow task, the same in all events about this task. */
    task_id: string;
    /**
     * Id of the run that continues where this one ended.
     * Format: uuid
     */
    new_execution_run_id: string;
    /** Name of the workflow that the new run executes. */
    workflow_name: string;
    /** Value that was passed to the new run. */
    input: EventPayload;
}
/** A run ended and continued as a new run of the same execution. */
export interface WorkflowExecutionContinuedAsNewEvent extends WorkflowEventBase {
    /** Always `WORKFLOW_EXECUTION_CONTINUED_AS_NEW`. */
    event_type: "WORKFLOW_EXECUTION_CONTINUED_AS_NEW";
    /** The new run and its input. */
    attributes: WorkflowExecutionContinuedAsNewAttributes;
}
/** The step that timed out. */
export interface WorkflowTaskTimedOutAttributes {
    /** Id of the workflow task, the same in all events about this task. */
    task_id: string;
    /** Time limit that was exceeded, such as `start_to_close`; null if unknown. */
    timeout_type?: string | null;
}
/** A worker took too long to process a step of the workflow's code. The step is retried. */
export interface WorkflowTaskTimedOutEvent extends WorkflowEventBase {
    /** Always `WORKFLOW_TASK_TIMED_OUT`. */
    event_type: "WORKFLOW_TASK_TIMED_OUT";
    /** The step that timed out. */
    attributes: WorkflowTaskTimedOutAttributes;
}
/** The step that failed and the reason for the failure. */
export interface WorkflowTaskFailedAttributes {
    /** Id of the workflow task, the same in all events about this task. */
    task_id: string;
    /** The error that caused a task, activity or execution to fail. */
    failure: EventFailure;
}
/** A step of the workflow's code raised an error. The step is retried. */
export interface WorkflowTaskFailedEvent extends WorkflowEventBase {
    /** Always `WORKFLOW_TASK_FAILED`. */
    event_type: "WORKFLOW_TASK_FAILED";
    /** The step that failed and the reason for the failure. */
    attributes: WorkflowTaskFailedAttributes;
}
/** The task and its initial payload, if it has one. */
export interface CustomTaskStartedAttributes {
    /** Id of the custom task, the same in all events about this task. */
    custom_task_id: string;
    /** Type of the custom task, chosen in the workflow's code. */
    custom_task_type: string;
    /** Initial payload of the task. */
    payload?: EventPayload;
}
/** A custom task started. Custom tasks are tasks whose progress the workflow's code reports itself. */
export interface CustomTaskStartedEvent extends WorkflowEventBase {
    /** Always `CUSTOM_TASK_STARTED`. */
    event_type: "CUSTOM_TASK_STARTED";
    /** The task and its initial payload, if it has one. */
    attributes: CustomTaskStartedAttributes;
}
/** A JSON Patch operation (RFC 6902). The operation `append` is an extension of the standard. */
export interface EventPatchOperation {
    /**
     * Operation to apply at `path`. `add`, `replace` and `remove` are defined in RFC 6902. `append` adds the value, a
     * string, to the end of the string at `path`.
     */
    op: "add" | "replace" | "remove" | "append";
    /** JSON Pointer (RFC 6901) to the part of the payload's `value` that changes. */
    path: string;
    /** Value to add or append, or to replace the existing value. Null and ignored if `op` is `remove`. */
    value: JsonValue;
}
/** Changes to the latest payload of the custom task, sent in place of the complete payload. */
export interface EventPatch {
    /** Always `json_patch`. */
    type: "json_patch";
    /**
     * Operations to apply in order. If `encoding_options` is not empty, this is a base64 string that you must decode
     * to get the operations.
     */
    value: EventPatchOperation[] | string;
    /** Encodings that were applied to the operations, in order. Empty or omitted if they are not encoded. */
    encoding_options?: PayloadEncoding[];
}
/** Progress of a custom task, either as the complete new payload or as a patch to the previous payload. */
export type EventProgress = EventPayload | EventPatch;
/** The task and its new payload. */
export interface CustomTaskInProgressAttributes {
    /** Id of the custom task, the same in all events about this task. */
    custom_task_id: string;
    /** Type of the custom task, chosen in the workflow's code. */
    custom_task_type: string;
    /** Progress of a custom task, either as the complete new payload or as a patch to the previous payload. */
    payload: EventProgress;
}
/** A custom task reported progress. */
export interface CustomTaskInProgressEvent extends WorkflowEventBase {
    /** Always `CUSTOM_TASK_IN_PROGRESS`. */
    event_type: "CUSTOM_TASK_IN_PROGRESS";
    /** The task and its new payload. */
    attributes: CustomTaskInProgressAttributes;
}
/** The task and its final payload. */
export interface CustomTaskCompletedAttributes {
    /** Id of the custom task, the same in all events about this task. */
    custom_task_id: string;
    /** Type of the custom task, chosen in the workflow's code. */
    custom_task_type: string;
    /** Final payload of the task. */
    payload: EventPayload;
}
/** A custom task ended with a result. */
export interface CustomTaskCompletedEvent extends WorkflowEventBase {
    /** Always `CUSTOM_TASK_COMPLETED`. */
    event_type: "CUSTOM_TASK_COMPLETED";
    /** The task and its final payload. */
    attributes: CustomTaskCompletedAttributes;
}
/** The custom task that failed and the reason for the failure. */
export interface CustomTaskFailedAttributes {
    /** Id of the custom task, the same in all events about this task. */
    custom_task_id: string;
    /** Type of the custom task, chosen in the workflow's code. */
    custom_task_type: string;
    /** The error that caused a task, activity or execution to fail. */
    failure: EventFailure;
}
/** A custom task ended with an error. */
export interface CustomTaskFailedEvent extends WorkflowEventBase {
    /** Always `CUSTOM_TASK_FAILED`. */
    event_type: "CUSTOM_TASK_FAILED";
    /** The custom task that failed and the reason for the failure. */
    attributes: CustomTaskFailedAttributes;
}
/** The custom task and the time limit that it exceeded. */
export interface CustomTaskTimedOutAttributes {
    /** Id of the custom task, the same in all events about this task. */
    custom_task_id: string;
    /** Type of the custom task, chosen in the workflow's code. */
    custom_task_type: string;
    /** Time limit that was exceeded, such as `start_to_close`; null if unknown. */
    timeout_type?: string | null;
}
/** A custom task exceeded its time limit and was abandoned. */
export interface CustomTaskTimedOutEvent extends WorkflowEventBase {
    /** Always `CUSTOM_TASK_TIMED_OUT`. */
    event_type: "CUSTOM_TASK_TIMED_OUT";
    /** The custom task and the time limit that it exceeded. */
    attributes: CustomTaskTimedOutAttributes;
}
/** The task that was canceled. */
export interface CustomTaskCanceledAttributes {
    /** Id of the custom task, the same in all events about this task. */
    custom_task_id: string;
    /** Type of the custom task, chosen in the workflow's code. */
    custom_task_type: string;
    /** Reason given for the cancellation; null if none was given. */
    reason?: string | null;
}
/** A custom task was canceled before it ended. */
export interface CustomTaskCanceledEvent extends WorkflowEventBase {
    /** Always `CUSTOM_TASK_CANCELED`. */
    event_type: "CUSTOM_TASK_CANCELED";
    /** The task that was canceled. */
    attributes: CustomTaskCanceledAttributes;
}
/** The activity and its input. */
export interface ActivityTaskStartedAttributes {
    /** Id of the activity, the same in all events about it and in all its attempts. */
    task_id: string;
    /** Name of the activity in the workflow's code. */
    activity_name: string;
    /** Value that was passed to the activity. */
    input: EventPayload;
}
/** An activity started. This event is sent for the first attempt only. */
export interface ActivityTaskStartedEvent extends WorkflowEventBase {
    /** Always `ACTIVITY_TASK_STARTED`. */
    event_type: "ACTIVITY_TASK_STARTED";
    /** The activity and its input. */
    attributes: ActivityTaskStartedAttributes;
}
/** The activity and its result. */
export interface ActivityTaskCompletedAttributes {
    /** Id of the activity, the same in all events about it and in all its attempts. */
    task_id: string;
    /** Name of the activity in the workflow's code. */
    activity_name: string;
    /** Value that the activity returned. */
    result: EventPayload;
}
/** An activity completed and returned a result. */
export interface ActivityTaskCompletedEvent extends WorkflowEventBase {
    /** Always `ACTIVITY_TASK_COMPLETED`. */
    event_type: "ACTIVITY_TASK_COMPLETED";
    /** The activity and its result. */
    attributes: ActivityTaskCompletedAttributes;
}
/** The attempt that failed and the reason for the failure. */
export interface ActivityTaskRetryingAttributes {
    /** Id of the activity, the same in all events about it and in all its attempts. */
    task_id: string;
    /** Name of the activity in the workflow's code. */
    activity_name: string;
    /** Number of the attempt that failed, starting at 1. */
    attempt: number;
    /** The error that caused a task, activity or execution to fail. */
    failure: EventFailure;
}
/** An attempt of an activity failed, and the activity will be retried. */
export interface ActivityTaskRetryingEvent extends WorkflowEventBase {
    /** Always `ACTIVITY_TASK_RETRYING`. */
    event_type: "ACTIVITY_TASK_RETRYING";
    /** The attempt that failed and the reason for the failure. */
    attributes: ActivityTaskRetryingAttributes;
}
/** The activity and the reason for the failure of its last attempt. */
export interface ActivityTaskFailedAttributes {
    /** Id of the activity, the same in all events about it and in all its attempts. */
    task_id: string;
    /** Name of the activity in the workflow's code. */
    activity_name: string;
    /** Number of the last attempt, starting at 1. */
    attempt: number;
    /** The error that caused a task, activity or execution to fail. */
    failure: EventFailure;
}
/** An activity failed and has no attempts left. */
export interface ActivityTaskFailedEvent extends WorkflowEventBase {
    /** Always `ACTIVITY_TASK_FAILED`. */
    event_type: "ACTIVITY_TASK_FAILED";
    /** The activity and the reason for the failure of its last attempt. */
    attributes: ActivityTaskFailedAttributes;
}
/** An event of a type that was added later, or without a type. */
export interface OtherWorkflowEvent extends WorkflowEventBase {
    /** Type of the event, other than those that this document describes. */
    event_type?: "OtherWorkflowEvent";
    /** Details of the event, whose fields depend on its type. */
    attributes: JsonMap;
}
/**
 * An event in a workflow execution. `event_type` identifies the kind of event and determines the `attributes`. Other
 * kinds may be added.
 */
export type WorkflowEvent = WorkflowExecutionStartedEvent | WorkflowExecutionCompletedEvent | WorkflowExecutionFailedEvent | WorkflowExecutionCanceledEvent | WorkflowExecutionTerminatedEvent | WorkflowExecutionTimedOutEvent | WorkflowExecutionContinuedAsNewEvent | WorkflowTaskTimedOutEvent | WorkflowTaskFailedEvent | CustomTaskStartedEvent | CustomTaskInProgressEvent | CustomTaskCompletedEvent | CustomTaskFailedEvent | CustomTaskTimedOutEvent | CustomTaskCanceledEvent | ActivityTaskStartedEvent | ActivityTaskCompletedEvent | ActivityTaskRetryingEvent | ActivityTaskFailedEvent | OtherWorkflowEvent;
/** Origin of the event, repeated here so that you can route the event without reading `data`. */
export interface WorkflowStreamContext {
    /** Namespace of the workspace in the workflow service. */
    namespace: string;
    /** Name of the workflow that the execution runs. */
    workflow_name: string;
    /** Id of the execution in which the event occurred. */
    workflow_exec_id: string;
    /** Id of the execution that started this one; null if no other execution started it. */
    parent_workflow_exec_id: string | null;
    /** Id of the execution at the top of the tree; null if unknown. */
    root_workflow_exec_id: string | null;
}
/** A workflow event, with details of where and when it was published. */
export interface WorkflowStreamEnvelope {
    /** Channel on which the event was published, such as `token`. */
    stream: string;
    /**
     * An event in a workflow execution. `event_type` identifies the kind of event and determines the `attributes`. Other
     * kinds may be added.
     */
    data: WorkflowEvent;
    /** Origin of the event, repeated here so that you can route the event without reading `data`. */
    workflow_context: WorkflowStreamContext;
    /**
     * Position of the event in the stream of all events. Numbers always increase and are never reused; gaps mean that
     * events in between were filtered out.
     * Format: int64
     */
    broker_sequence: number;
    /**
     * Time at which the service published the event. `event_timestamp` is the time at which it occurred.
     * Format: date-time
     */
    timestamp: string;
    /** Labels that the publisher attached to the event. You can filter by them with `metadata_filters`. */
    metadata: JsonMap;
}
/** A workflow event. The stream sends it without an `event` line. */
export interface WorkflowStreamMessage {
    /** Always `message`. */
    event: "message";
    /** The `broker_sequence` as a string. Send it as `Last-Event-ID` to resume after this message. */
    id: string;
    /** A workflow event, with details of where and when it was published. */
    data: WorkflowStreamEnvelope;
}
/** Details of the failure. */
export interface WorkflowStreamFailure {
    /** Human-readable error message. */
    error: string;
    /**
     * Cause of the failure. Known values are `read_error` (the service could not read the stored events),
     * `stream_error` (it could not deliver them) and `internal_error`. Treat unknown values as `stream_error`.
     */
    reason: "read_error" | "stream_error" | "internal_error" | (string & {});
}
/** The stream failed. No more events follow. */
export interface WorkflowStreamError {
    /** Always `error`. */
    event: "error";
    /** Details of the failure. */
    data: WorkflowStreamFailure;
}
/** An event of a kind that was added later. Ignore it if you do not know its kind. */
export interface OtherWorkflowStreamEvent {
    /** Kind of the event, other than those that this document describes. */
    event: "OtherWorkflowStreamEvent";
    /** Data of the event, which depends on its kind. */
    data: JsonValue;
    [key: string]: unknown;
}
/** One event of the stream. `event` distinguishes messages from errors. Other kinds may be added. */
export type WorkflowStreamEvent = WorkflowStreamMessage | WorkflowStreamError | OtherWorkflowStreamEvent;
/** One page of the events recorded so far. */
export interface WorkflowEventPage {
    /** Events on this page, oldest first. */
    events: WorkflowEvent[];
    /** Pass it as `cursor` to get the next page; null on the last page. */
    next_cursor: string | null;
}
/** Tasks and inputs that the model supports. */
export interface ModelCapabilities {
    /** Can respond to chat messages. */
    completion_chat: boolean;
    /** Can complete the missing text between a given beginning and end (fill in the middle). */
    completion_fim: boolean;
    /** Can call the functions and tools that a request offers. */
    function_calling: boolean;
    /** Can be the base of a fine-tuned model. */
    fine_tuning: boolean;
    /** Accepts images as input. */
    vision: boolean;
    /** Can assign texts to categories. */
    classification: boolean;
    /** Can reason step by step before it responds. */
    reasoning?: boolean;
    /** Can extract text from scanned documents. */
    ocr?: boolean;
    /** Can detect harmful content. */
    moderation?: boolean;
    /** Accepts audio as input in chats. */
    audio?: boolean;
    /** Can transcribe recorded speech. */
    audio_transcription?: boolean;
    /** Can transcribe speech live, as it is spoken. */
    audio_transcription_realtime?: boolean;
    /** Can convert text to speech. */
    audio_speech?: boolean;
    /** Runs on compute capacity shared with other models. */
    unified_resources?: boolean;
}
/** A ready-made model that the service offers to every workspace. */
export interface BaseModelCard {
    /** Always `base`. */
    TYPE: "base";
    /** Unique id. Use it as `model` in requests and as `model_id` in paths. */
    id: string;
    /**
     * Always `model`.
     * @default model
     */
    object: "model";
    /** Time at which the model became available, as a Unix timestamp in seconds. */
    created: number;
    /**
     * Provider of the model; `platform` for the models of the service itself.
     * @default platform
     */
    owned_by: string;
    /** Tasks and inputs that the model supports. */
    capabilities: ModelCapabilities;
    /** Display name; null if the model has none. */
    name?: string | null;
    /** Explanation of what the model is good at; null if there is none. */
    description?: string | null;
    /**
     * Size of the context window, which is the maximum number of tokens in a request and its response.
     * @default 32768
     */
    max_context_length: number;
    /**
     * Other names that requests can use for the model. Empty if there are none.
     * @default []
     */
    aliases: string[];
    /**
     * Time at which the model will be retired; null if that is not planned.
     * Format: date-time
     */
    deprecation?: string | null;
    /** Id of the model to use instead once this one is retired; null if there is none. */
    deprecation_replacement_model?: string | null;
    /** Sampling temperature for requests that do not set one; null if the model has no default. */
    default_model_temperature?: number | null;
    /** True if the model is reserved for internal use by the service. */
    internal?: boolean;
    /** Name of the model on invoices; null if that is the same as `id`. */
    billing_model_name?: string | null;
}
/** A model that was fine-tuned on your organization's data. */
export interface FineTunedModelCard {
    /** Always `fine-tuned`. */
    TYPE: "fine-tuned";
    /** Unique id. Use it as `model` in requests and as `model_id` in paths. */
    id: string;
    /**
     * Always `model`.
     * @default model
     */
    object: "model";
    /** Time at which the model became available, as a Unix timestamp in seconds. */
    created: number;
    /** Id of the organization that owns the model. */
    owned_by: string;
    /** Id of the fine-tuning job that produced the model. */
    job: string;
    /** Id of the base model that was fine-tuned. */
    root: string;
    /**
     * True if the model is archived. An archived model is still listed but cannot be used in requests.
     * @default false
     */
    archived: boolean;
    /** Tasks and inputs that the model supports. */
    capabilities: ModelCapabilities;
    /** Display name; null if the model has none. */
    name?: string | null;
    /** Explanation of what the model is good at; null if there is none. */
    description?: string | null;
    /**
     * Size of the context window, which is the maximum number of tokens in a request and its response.
     * @default 32768
     */
    max_context_length: number;
    /**
     * Other names that requests can use for the model. Empty if there are none.
     * @default []
     */
    aliases: string[];
    /**
     * Time at which the model will be retired; null if that is not planned.
     * Format: date-time
     */
    deprecation?: string | null;
    /** Id of the model to use instead once this one is retired; null if there is none. */
    deprecation_replacement_model?: string | null;
    /** Sampling temperature for requests that do not set one; null if the model has no default. */
    default_model_temperature?: number | null;
    /** True if the model is reserved for internal use by the service. */
    internal?: boolean;
    /** Name of the model on invoices; null if that is the same as `id`. */
    billing_model_name?: string | null;
}
/** A model that you can use. `TYPE` distinguishes base models from fine-tuned ones. */
export type Model = BaseModelCard | FineTunedModelCard;
/** All models that you can use. */
export interface ModelList {
    /**
     * Always `list`.
     * @default list
     */
    object?: "list";
    /** The models, sorted by id. */
    data: Model[];
}
/** Confirms the deletion of a model. */
export interface ModelDeleted {
    /** The `model_id` in the path. */
    id: string;
    /**
     * Always `model`.
     * @default model
     */
    object: "model";
    /**
     * Always true. If the model cannot be deleted, the request fails instead.
     * @default true
     */
    deleted: true;
}
/** Fields of the model to change. */
export interface FineTunedModelUpdate {
    /** New display name. Null removes it. */
    name?: string | null;
    /** New explanation of what the model is good at. Null removes it. */
    description?: string | null;
}
/** Tasks that the fine-tuned model supports. */
export interface FineTunedModelCapabilities {
    /**
     * Can respond to chat messages.
     * @default true
     */
    completion_chat?: boolean;
    /**
     * Can complete the missing text between a given beginning and end (fill in the middle).
     * @default false
     */
    completion_fim?: boolean;
    /**
     * Can call the functions and tools that a request offers.
     * @default false
     */
    function_calling?: boolean;
    /**
     * Can be fine-tuned further.
     * @default false
     */
    fine_tuning?: boolean;
    /**
     * Can assign texts to categories.
     * @default false
     */
    classification?: boolean;
}
/** A fine-tuned model that generates text. */
export interface FineTunedCompletionModel {
    /** Always `completion`. */
    model_type?: "completion";
    /** Unique id. Use it as `model` in requests and as `model_id` in paths. */
    id: string;
    /** Always `model`. */
    object?: "model";
    /** Time at which the model became available, as a Unix timestamp in seconds. */
    created: number;
    /** Id of the organization that owns the model. */
    owned_by: string;
    /** Id of the workspace that the resource belongs to. */
    workspace_id: WorkspaceId;
    /** Id of the base model that was fine-tuned. */
    root: string;
    /** Version of the base model that was fine-tuned. */
    root_version: string;
    /** True if the model is archived. An archived model is still listed but cannot be used in requests. */
    archived: boolean;
    /** Tasks that the fine-tuned model supports. */
    capabilities: FineTunedModelCapabilities;
    /** Display name; null if the model has none. */
    name?: string | null;
    /** Explanation of what the model is good at; null if there is none. */
    description?: string | null;
    /** Size of the context window, which is the maximum number of tokens in a request and its response. */
    max_context_length?: number;
    /** Other names that requests can use for the model. Empty if there are none. */
    aliases?: string[];
    /** Id of the fine-tuning job that produced the model. */
    job?: string;
}
/** A question that a classifier was trained to answer, such as the topic of a text. */
export interface ClassifierTarget {
    /** Name of the target, as it appears in classification results. */
    name: string;
    /** The labels that the model can assign. */
    labels: string[];
    /** Weight of the target in training, relative to the other targets. */
    weight: number;
    /** Number of labels that can apply to a text: exactly one (`single_class`) or several (`multi_class`). */
    loss_function: "single_class" | "multi_class";
}
/** A fine-tuned model that classifies texts. */
export interface FineTunedClassifierModel {
    /** Always `classifier`. */
    model_type: "classifier";
    /** Unique id. Use it as `model` in requests and as `model_id` in paths. */
    id: string;
    /** Always `model`. */
    object?: "model";
    /** Time at which the model became available, as a Unix timestamp in seconds. */
    created: number;
    /** Id of the organization that owns the model. */
    owned_by: string;
    /** Id of the workspace that the resource belongs to. */
    workspace_id: WorkspaceId;
    /** Id of the base model that was fine-tuned. */
    root: string;
    /** Version of the base model that was fine-tuned. */
    root_version: string;
    /** True if the model is archived. An archived model is still listed but cannot be used in requests. */
    archived: boolean;
    /** Tasks that the fine-tuned model supports. */
    capabilities: FineTunedModelCapabilities;
    /** Display name; null if the model has none. */
    name?: string | null;
    /** Explanation of what the model is good at; null if there is none. */
    description?: string | null;
    /** Size of the context window, which is the maximum number of tokens in a request and its response. */
    max_context_length?: number;
    /** Other names that requests can use for the model. Empty if there are none. */
    aliases?: string[];
    /** Id of the fine-tuning job that produced the model. */
    job?: string;
    /**
     * Questions about a text that the model was trained to answer. It chooses from the labels of each target
     * separately.
     */
    classifier_targets: ClassifierTarget[];
}
/**
 * A fine-tuned model with the details that only its workspace can see. `model_type` distinguishes models that generate
 * text from classifiers. If it is omitted, the model generates text.
 */
export type FineTunedModel = FineTunedCompletionModel | FineTunedClassifierModel;
/** Confirms that a model is archived. */
export interface ModelArchived {
    /** The `model_id` in the path. */
    id: string;
    /**
     * Always `model`.
     * @default model
     */
    object?: "model";
    /**
     * Always true, because the model is now archived.
     * @default true
     */
    archived?: true;
}
/** Confirms that a model is no longer archived. */
export interface ModelUnarchived {
    /** The `model_id` in the path. */
    id: string;
    /**
     * Always `model`.
     * @default model
     */
    object?: "model";
    /**
     * Always false, because the model is no longer archived.
     * @default false
     */
    archived?: false;
}
/**
 * State of the job. A new job is `QUEUED` until processing starts, then `RUNNING`. `CANCELLATION_REQUESTED` means that
 * cancellation was requested but the job has not stopped yet. The other states are final: `SUCCESS` (all requests were
 * processed, although some of them may have failed), `FAILED` (an error ended the job), `TIMEOUT_EXCEEDED` (the job
 * took longer than `timeout_hours`) and `CANCELLED`.
 */
export type BatchJobStatus = "QUEUED" | "RUNNING" | "SUCCESS" | "FAILED" | "TIMEOUT_EXCEEDED" | "CANCELLATION_REQUESTED" | "CANCELLED";
/**
 * Path of the `POST` operation that processes the requests of the job. Operations in this document:
 * `/v1/conversations`, `/v1/agents/completions`, `/v1/moderations`, `/v1/chat/moderations`,
 * `/v1/classifications`, `/v1/chat/classifications` and `/v1/audio/speech`. Operations that this document does not
 * describe: `/v1/chat/completions`, `/v1/fim/completions`, `/v1/embeddings`, `/v1/ocr` and
 * `/v1/audio/transcriptions`. Other values may be added.
 */
export type BatchEndpoint = "/v1/conversations" | "/v1/agents/completions" | "/v1/moderations" | "/v1/chat/moderations" | "/v1/classifications" | "/v1/chat/classifications" | "/v1/audio/speech" | "/v1/chat/completions" | "/v1/fim/completions" | "/v1/embeddings" | "/v1/ocr" | "/v1/audio/transcriptions" | (string & {});
/** Labels as key-value pairs. Keys have 1 to 32 characters and values 1 to 512. */
export interface BatchMetadata {
    [key: string]: string;
}
/** Response of the operation to a single request. */
export interface BatchJobResponse {
    /** HTTP status code of the response. */
    status_code: number;
    /** Response body, as if the operation had been called directly. It is never an event stream. */
    body: JsonValue;
}
/** The reason why the operation could not be called for a request. */
export interface BatchJobOutputError {
    /** Human-readable description of the error. */
    message: string;
}
/** Result of a single request. */
export interface BatchJobOutput {
    /** Unique id of the result. Quote it when you contact support. */
    id?: string;
    /** The `custom_id` of the request; null if it had none. */
    custom_id?: string | null;
    /** Response of the operation; null if the operation could not be called. */
    response?: BatchJobResponse | null;
    /** Reason why the operation could not be called; null if it was called. */
    error?: BatchJobOutputError | null;
}
/** An error and the number of times it occurred. */
export interface BatchJobError {
    /** Human-readable description of the error. */
    message: string;
    /** Number of requests that failed with this error. */
    count?: number;
}
/** A set of requests to one API operation that the service processes asynchronously. */
export interface BatchJob {
    /**
     * Unique id, assigned by the service. Use it as `job_id` in paths.
     * Format: uuid
     */
    id: string;
    /**
     * Always `batch`.
     * @default batch
     */
    object?: "batch";
    /**
     * Path of the `POST` operation that processes the requests of the job. Operations in this document:
     * `/v1/conversations`, `/v1/agents/completions`, `/v1/moderations`, `/v1/chat/moderations`,
     * `/v1/classifications`, `/v1/chat/classifications` and `/v1/audio/speech`. Operations that this document does not
     * describe: `/v1/chat/completions`, `/v1/fim/completions`, `/v1/embeddings`, `/v1/ocr` and
     * `/v1/audio/transcriptions`. Other values may be added.
     */
    endpoint: BatchEndpoint;
    /** Id of the model that processes the requests; null if an agent does or each request specifies its own model. */
    model: string | null;
    /** Id of the agent that processes the requests; null if a model does. */
    agent_id: string | null;
    /** Ids of the files that contain the requests. Empty if the requests were sent in the body. */
    input_files: FileId[];
    /** Labels attached to the job; null if there are none. */
    metadata: BatchMetadata | null;
    /**
     * State of the job. A new job is `QUEUED` until processing starts, then `RUNNING`. `CANCELLATION_REQUESTED` means that
     * cancellation was requested but the job has not stopped yet. The other states are final: `SUCCESS` (all requests were
     * processed, although some of them may have failed), `FAILED` (an error ended the job), `TIMEOUT_EXCEEDED` (the job
     * took longer than `timeout_hours`) and `CANCELLED`.
     */
    status: BatchJobStatus;
    /** Time at which the job was created, as a Unix timestamp in seconds. */
    created_at: number;
    /** Time at which processing started, as a Unix timestamp in seconds; null if it has not started. */
    started_at: number | null;
    /** Time at which the job reached a final state, as a Unix timestamp in seconds; null if it has not. */
    completed_at: number | null;
    /**
     * Id of a JSONL file with the responses to successful requests; null if there is none yet. Each line is a
     * `BatchJobOutput`.
     */
    output_file: FileId | null;
    /**
     * Id of a JSONL file with the responses to failed requests; null if there is none. Each line is a
     * `BatchJobOutput`.
     */
    error_file: FileId | null;
    /** Results of the requests if `inline` is true and there are any; otherwise null. */
    outputs: BatchJobOutput[] | null;
    /** Errors that occurred, each distinct error once. Empty if there were none. */
    errors: BatchJobError[];
    /** Number of requests in the job. */
    total_requests: number;
    /** Number of requests that have been processed, successfully or not. */
    completed_requests: number;
    /** Number of requests that succeeded. */
    succeeded_requests: number;
    /** Number of requests that failed. */
    failed_requests: number;
}
/** One page of the batch jobs in the workspace. */
export interface BatchJobPage {
    /** Always `list`. */
    object?: "list";
    /** Jobs on this page, in the order given by `order_by`. */
    data?: BatchJob[];
    /** Total number of jobs that match the filters, on all pages. */
    total: number;
}
/** A single request of a job. Each line of an input file has this structure. */
export interface BatchRequest {
    /** Your own id, which identifies the result of the request. It should be unique within the job. Null for none. */
    custom_id?: string | null;
    /** Request body for the operation in `endpoint`. It needs no `model` if the job has one. */
    body: JsonMap;
}
/**
 * Settings of a new job. Send the requests either as uploaded files in `input_files` or directly in `requests`, but
 * not both.
 */
export type BatchJobCreate = {
    /**
     * Path of the `POST` operation that processes the requests of the job. Operations in this document:
     * `/v1/conversations`, `/v1/agents/completions`, `/v1/moderations`, `/v1/chat/moderations`,
     * `/v1/classifications`, `/v1/chat/classifications` and `/v1/audio/speech`. Operations that this document does not
     * describe: `/v1/chat/completions`, `/v1/fim/completions`, `/v1/embeddings`, `/v1/ocr` and
     * `/v1/audio/transcriptions`. Other values may be added.
     */
    endpoint: BatchEndpoint;
    /**
     * Id of the model that processes the requests. Required unless `agent_id` is set, the body of each request specifies
     * a model, or the operation does not require one. Ignored if `agent_id` is set.
     */
    model?: string | null;
    /**
     * Id of the agent that processes the requests in place of a model. `endpoint` must be `/v1/chat/completions` or
     * `/v1/agents/completions`; with the latter, each request can also specify its own agent. Use `model` instead.
     * @deprecated
     */
    agent_id?: string | null;
    /**
     * Ids of JSONL files in the file storage service, up to 512 MB each. Each line is a `BatchRequest`. Omit them or
     * send null if you send `requests`.
     */
    input_files?: FileId[] | null;
    /** The requests, 1 to 10,000, in a body of up to 10 MB. Omit them or send null if you send `input_files`. */
    requests?: BatchRequest[] | null;
    /** Your own labels, for filtering lists of jobs; null for none. */
    metadata?: BatchMetadata | null;
    /**
     * Number of hours after creation at which an unfinished job ends with `TIMEOUT_EXCEEDED`.
     * @default 24
     */
    timeout_hours?: number;
} & ({
    /** Ids of JSONL files in the file storage service. */
    input_files: FileId[];
} | {
    /** The requests to process. */
    requests: BatchRequest[];
});
/** Confirms the deletion of a job. */
export interface BatchJobDeleted {
    /**
     * The `job_id` in the path.
     * Format: uuid
     */
    id: string;
    /** Always `batch`. */
    object?: "batch";
    /** Always true. If the job cannot be deleted, the request fails instead. */
    deleted?: true;
}
/** One text, or a list of texts. Each text gets its own result. */
export type ClassifierTexts = string | string[];
/** Model to use and texts to check. */
export interface ModerationCreate {
    /** Id of a moderation model. */
    model: string;
    /** One text, or a list of texts. Each text gets its own result. */
    input: ClassifierTexts;
    /** Your own labels, written to the logs to help you find the request; null for none. */
    metadata?: JsonMap | null;
}
/**
 * Detection of each category, by category name. True if the category was detected. The nine categories listed here are
 * those of the current moderation models; other models may split them or add more.
 */
export interface ModerationCategories {
    /** Sexual content or nudity. */
    sexual?: boolean;
    /** Attacks on people because of characteristics such as origin, religion or sex. */
    hate_and_discrimination?: boolean;
    /** Threats of violence, or text that glorifies it. */
    violence_and_threats?: boolean;
    /** Help with crimes, or with acts that put people in danger. */
    dangerous_and_criminal_content?: boolean;
    /** Suicide, self-injury or eating disorders. */
    selfharm?: boolean;
    /** Medical advice. */
    health?: boolean;
    /** Advice on money or investments. */
    financial?: boolean;
    /** Legal advice. */
    law?: boolean;
    /** Personal data that identifies people, or their contact details. */
    pii?: boolean;
    [key: string]: unknown;
}
/**
 * The model's confidence in each category, from 0 to 1, by category name. A category counts as detected once its score
 * reaches the model's threshold. The names are the same as in `categories`.
 */
export interface ModerationScores {
    /** Sexual content or nudity. */
    sexual?: number;
    /** Attacks on people because of characteristics such as origin, religion or sex. */
    hate_and_discrimination?: number;
    /** Threats of violence, or text that glorifies it. */
    violence_and_threats?: number;
    /** Help with crimes, or with acts that put people in danger. */
    dangerous_and_criminal_content?: number;
    /** Suicide, self-injury or eating disorders. */
    selfharm?: number;
    /** Medical advice. */
    health?: number;
    /** Advice on money or investments. */
    financial?: number;
    /** Legal advice. */
    law?: number;
    /** Personal data that identifies people, or their contact details. */
    pii?: number;
    [key: string]: unknown;
}
/** Categories detected in one text or chat. */
export interface ModerationResult {
    /**
     * Detection of each category, by category name. True if the category was detected. The nine categories listed here are
     * those of the current moderation models; other models may split them or add more.
     */
    categories: ModerationCategories;
    /**
     * The model's confidence in each category, from 0 to 1, by category name. A category counts as detected once its score
     * reaches the model's threshold. The names are the same as in `categories`.
     */
    category_scores: ModerationScores;
}
/** Categories of sensitive content that a moderation model detected in each text or chat. */
export interface Moderation {
    /** Identifies the response in the service's logs. */
    id: string;
    /** Id of the model that was used. */
    model: string;
    /** One result for each text or chat, in the order of the request. */
    results: ModerationResult[];
}
/** Messages of one chat, oldest first. */
export type ClassifierChat = ChatMessage[];
/** Model to use and chats to check. */
export interface ChatModerationCreate {
    /** Id of a moderation model. */
    model: string;
    /**
     * Messages of one chat, or a list of chats. Each chat gets its own result, for its last message; earlier messages
     * serve as context.
     */
    input: ClassifierChat | ClassifierChat[];
}
/** Classifier to use and texts to label. */
export interface ClassificationCreate {
    /** Id of a model that was fine-tuned as a classifier. */
    model: string;
    /** One text, or a list of texts. Each text gets its own result. */
    input: ClassifierTexts;
    /** Your own labels, written to the logs to help you find the request; null for none. */
    metadata?: JsonMap | null;
}
/** The model's confidence in each label, from 0 to 1, by label name. */
export interface ClassificationScores {
    [key: string]: number;
}
/** Scores for one target of one text or chat. */
export interface ClassificationTargetResult {
    /** Name of the target, as set when the model was fine-tuned. */
    target?: string;
    /** The model's confidence in each label, from 0 to 1, by label name. */
    scores: ClassificationScores;
}
/** Labels that a classifier assigned to each text or chat. */
export interface Classification {
    /** Identifies the response in the service's logs. */
    id: string;
    /** Id of the model that was used. */
    model: string;
    /** One list for each text or chat, in the order of the request. */
    results: ClassificationTargetResult[][];
}
/** One chat to label as a whole. */
export interface ChatClassificationInput {
    /** Messages of one chat, oldest first. */
    messages: ClassifierChat;
}
/** Classifier to use and chats to label. */
export interface ChatClassificationCreate {
    /** Id of a model that was fine-tuned as a classifier. */
    model: string;
    /** One chat, or a list of chats. Each chat gets its own result. */
    input: ChatClassificationInput | ChatClassificationInput[];
}
/** One index of a deployment. */
export interface SearchIndex {
    /**
     * Unique id, assigned by the service. It stays the same when the index is registered again.
     * Format: uuid
     */
    id: string;
    /** Name of the index, unique within the deployment. Metrics and ingestion pipelines refer to it. */
    name: string;
    /** Number of documents in the index, as last reported. Null if none has been reported. */
    document_count: number | null;
}
/** The search engine of a deployment and its indexes. */
export interface SearchIndexEngine {
    /** Kind of search engine. The only known value is `search_engine`. Other values may be added. */
    type?: "search_engine" | (string & {});
    /** The indexes, in the order of the registration. */
    indexes?: SearchIndex[];
}
/** A registered search engine with its indexes, which the service can query. */
export interface SearchIndexDeployment {
    /**
     * Unique id, assigned by the service. Use it as `deployment_id` in paths.
     * Format: uuid
     */
    id: string;
    /** Name chosen at registration. Registering the same name again updates this deployment. */
    name: string;
    /** Id of the user who created the resource. */
    creator_id: CreatorId;
    /**
     * State of the deployment: `online` if it accepts queries, `offline` if it does not. Other values may be added.
     * Registration and each metrics update set it.
     */
    status: "online" | "offline" | (string & {});
    /** Number of documents in all indexes, as last reported. 0 before the first report. */
    document_count: number;
    /**
     * Time at which the deployment was first registered.
     * Format: date-time
     */
    created_at: string;
    /**
     * Time at which the deployment was last registered or its metrics were last updated.
     * Format: date-time
     */
    modified_at: string;
    /** The search engine of a deployment and its indexes. */
    deployment: SearchIndexEngine;
}
/** All deployments that you can query. */
export interface SearchIndexDeploymentList {
    /** The deployments, in order of registration. */
    deployments: SearchIndexDeployment[];
}
/** A field of the documents in an index. */
export interface SearchIndexField {
    /** Name of the field in the schema definition. */
    name: string;
    /**
     * Type of the values: 32-bit integer (`int`), 64-bit integer (`long`), floating-point number (`float`), `bool`,
     * `string`, or vector (`embedding`).
     */
    type: "int" | "bool" | "string" | "embedding" | "long" | "float";
    /** Storage of the values: `in_memory` for fast access or `on_disk` to save memory. */
    storage: "in_memory" | "on_disk";
    /** Kind of value that the field contributes to the rank of a document. */
    ranking: "count" | "embedding" | "timestamp" | "text" | "string" | "bool" | "int" | "language";
    /**
     * Kind of index on the field: for approximate nearest neighbors (`ann`), for full text with BM25 scores (`bm25`),
     * or for exact values (`attribute`). Null if the field is not searchable.
     */
    index_type: "ann" | "bm25" | "attribute" | null;
    /** If true, a document can have several values in this field, such as one vector per passage. */
    multidimensional: boolean;
}
/** Structure of an index. The service needs it to build queries. */
export interface SearchIndexDefinition {
    /** Name of the index, unique within the deployment. Metrics and ingestion pipelines refer to it. */
    name: string;
    /** Source text of the index's schema definition, in the engine's schema language. */
    sd: string;
    /** The fields of each document in the index. */
    fields: SearchIndexField[];
    /** Number of dimensions of the embedding vectors; null if the index has none. */
    embedding_dimensions?: number | null;
}
/** Kind, version and address of a search engine, and its indexes. */
export interface SearchIndexEngineRegistration {
    /** Kind of search engine. The only known value is `search_engine`. Other values may be added. */
    type: "search_engine" | (string & {});
    /** Version of the search engine, in the engine's own notation, such as `8.4`. */
    engine_version: string;
    /**
     * URL to which the service sends search queries. It can contain a user name and password. It is never returned.
     * Format: uri
     */
    query_url: string;
    /** All indexes of the deployment. If the deployment is already registered, indexes that are not listed are removed. */
    indexes: SearchIndexDefinition[];
}
/** A search engine and its indexes to register. */
export interface SearchIndexRegistration {
    /** Name of the deployment. If it is already registered, that deployment is updated. */
    name: string;
    /**
     * State to set: `online` if the deployment accepts queries as soon as it is registered, or `offline` if it does
     * not yet. If omitted, a new deployment is `offline`, and one that is already registered keeps its status.
     */
    status?: "online" | "offline";
    /** Kind, version and address of a search engine, and its indexes. */
    deployment: SearchIndexEngineRegistration;
}
/** Reference to the registered deployment. */
export interface SearchIndexReference {
    /**
     * Id of the deployment. Use it to update the metrics or to delete the deployment.
     * Format: uuid
     */
    id: string;
}
/** Confirms a deletion or a metrics update. The usual form has the id of the deployment. */
export type SearchIndexAcknowledgement = SearchIndexReference | JsonValue;
/** Number of documents in one index. */
export interface SearchIndexDocumentCount {
    /** Name of an index of the deployment, as registered. */
    name: string;
    /** Number of documents now in the index. */
    document_count: number;
}
/** Reports that the deployment accepts queries, with its document counts. */
export interface SearchIndexOnlineMetrics {
    /** Always `online`. */
    status: "online";
    /** Number of documents in all indexes together. */
    document_count: number;
    /** Document counts by index. An index that is not listed keeps its last reported count. */
    index_metrics: SearchIndexDocumentCount[];
}
/** Reports that the deployment does not accept queries. */
export interface SearchIndexOfflineMetrics {
    /** Always `offline`. */
    status: "offline";
    /**
     * If true, the document counts reported so far are discarded: the count of the deployment becomes 0 and that of
     * each index null. If false or omitted, the last reported counts are kept.
     * @default false
     */
    clear_metrics?: boolean;
}
/**
 * New status of a deployment. A report of an `online` deployment includes its document counts; that of an `offline`
 * one does not.
 */
export type SearchIndexMetrics = SearchIndexOnlineMetrics | SearchIndexOfflineMetrics;
/** Configuration of a pipeline that writes documents into search indexes, with statistics on its runs. */
export interface IngestionConfiguration {
    /**
     * Unique id, assigned by the service. Use it to report runs of the pipeline.
     * Format: uuid
     */
    id: string;
    /** Id of the user who first saved the configuration. */
    author_id: string;
    /** Name of the pipeline, unique in the workspace. Saving the same name again updates this configuration. */
    name: string;
    /**
     * Time at which the configuration was first saved.
     * Format: date-time
     */
    created_at: string;
    /**
     * Time at which the configuration was last saved or a run was last reported.
     * Format: date-time
     */
    modified_at: string;
    /**
     * Time of the last reported run; null if none has been reported.
     * Format: date-time
     */
    last_run_time: string | null;
    /** Number of chunks that the last reported run wrote, or 0 if none has been reported. */
    last_run_chunks_count: number;
    /** Number of chunks that all reported runs wrote together. */
    total_chunks_count: number;
    /** The components of the pipeline, as they were saved. Null if none were specified. */
    pipeline_composition: JsonMap | null;
}
/** An index that a pipeline writes to. */
export interface IngestionTargetIndex {
    /** Kind of search engine that has the index. The only known value is `search_engine`. Other values may be added. */
    type?: "search_engine" | (string & {});
    /** Name of the index, as registered. */
    name: string;
}
/** A pipeline configuration to save. */
export interface IngestionConfigurationUpsert {
    /** Name of the pipeline. If the workspace already has a configuration with this name, it is updated. */
    name: string;
    /**
     * The components of the pipeline, as any JSON object, such as names of steps with the components that carry them
     * out. If you omit it, an existing configuration keeps its composition, and a new one has none; null removes it.
     */
    pipeline_composition?: JsonMap | null;
    /**
     * The indexes that the pipeline writes to. If you omit them, an existing configuration keeps its own, and a new
     * one has none; null removes them. Responses do not show them.
     */
    target_indexes?: IngestionTargetIndex[] | null;
}
/** Report on one run of a pipeline. */
export interface IngestionRunInfo {
    /**
     * Time at which the run took place.
     * Format: date-time
     */
    execution_time: string;
    /**
     * Number of chunks that the run wrote, from 0 to 2,147,483,647.
     * Format: int32
     */
    chunks_count: number;
}
/** An API key. The secret itself is never returned. */
export interface UserApiKey {
    /** Unique id of the key, which identifies it in logs, for example. You cannot use it to authenticate. */
    id?: string;
    /** Name of the key, chosen when it was created; null if it has none. */
    name?: string | null;
}
/** A company or other group of people. It owns workspaces. */
export interface Organization {
    /** Unique id of the organization. Use it as `organization_id` to list only its workspaces. */
    id: OrganizationId;
    /** Display name, such as `Tidewater Labs`. */
    name: string;
}
/** A part of an organization in which members work together. Each API key and most resources belong to a workspace. */
export interface Workspace {
    /** Unique id of the workspace. */
    id: WorkspaceId;
    /** Display name, such as `Harbor Desk`. */
    name: string;
    /** Id of the organization that the workspace belongs to. */
    organization_id: OrganizationId;
}
/** The user on whose behalf a request is made, and the key, organization and workspace that it uses. */
export interface UserIdentity {
    /** Unique id of the user. Other resources refer to it, for example as their owner or creator. */
    id: string;
    /** Email address; null if the user has not given one. */
    email: string | null;
    /** Given name; null if the user has not entered one. */
    first_name: string | null;
    /** Family name; null if the user has not entered one. */
    last_name: string | null;
    /** API key that the request was made with; null if unknown. */
    api_key: UserApiKey | null;
    /** Organization that the request was made in; null if none is active. */
    organization: Organization | null;
    /** Workspace that the request was made in; null if none is active. */
    workspace: Workspace | null;
}
/** One page of the organizations that the user belongs to. */
export interface OrganizationPage {
    /** Organizations on this page. If there are fewer than `limit`, it is the last page. */
    organizations: Organization[];
}
/** One page of the workspaces that the user belongs to. */
export interface WorkspacePage {
    /** Workspaces on this page. If there are fewer than `limit`, it is the last page. */
    workspaces: Workspace[];
}
/** Text to speak, and the voice and format to use. Unknown fields are accepted but ignored. */
export interface SpeechCreate {
    /** Text to turn into speech. */
    input: string;
    /** Id of the speech model. If omitted or null, the service chooses one. */
    model?: string | null;
    /**
     * Id of one of the model's voices. If omitted or null, the voice in `ref_audio` is used or, without `ref_audio`,
     * the model's first voice.
     */
    voice_id?: string | null;
    /** Base64-encoded recording of a voice to imitate; null for none. Use either this or `voice_id`. */
    ref_audio?: string | null;
    /**
     * Format of the audio. `pcm` is raw samples without a header, and `wav` is the same with a header. `flac` uses
     * lossless compression, `mp3` and `opus` lossy compression.
     * @default mp3
     */
    response_format?: "pcm" | "wav" | "mp3" | "flac" | "opus";
    /**
     * Set to true to receive the audio in chunks while it is generated instead of all at once. If omitted, the header
     * `Accept: text/event-stream` has the same effect as true; false returns JSON regardless of the header.
     * @default false
     */
    stream?: boolean;
    /** Your own labels, written to the logs to help you find the request; null for none. */
    metadata?: JsonMap | null;
    /**
     * Key shared by requests that begin with the same text, so that the service can reuse its work on that part; null
     * for none.
     */
    prompt_cache_key?: string | null;
}
/** The complete audio. */
export interface SpeechResult {
    /** The audio in the requested format, base64-encoded. */
    audio_data: string;
}
/** Data of one chunk of audio. */
export interface SpeechDelta {
    /** Always `speech.audio.delta`, the same as `event`. */
    type: "speech.audio.delta";
    /**
     * Chunk of audio, base64-encoded. Decode each chunk separately, then join the bytes in sequence to get the audio
     * in the requested format.
     */
    audio_data: string;
}
/** The next chunk of audio. */
export interface SpeechDeltaEvent {
    /** Always `speech.audio.delta`. */
    event: "speech.audio.delta";
    /** Data of one chunk of audio. */
    data: SpeechDelta;
}
/** Number of tokens used, and the length of the recording if you sent one. */
export interface SpeechUsage {
    /** Tokens in the text and, if you sent one, the recording. */
    prompt_tokens: number;
    /** Tokens in the generated audio. */
    completion_tokens: number;
    /** Sum of `prompt_tokens` and `completion_tokens`. */
    total_tokens: number;
    /** Length of the recording in `ref_audio`, in seconds; null if you sent none. */
    prompt_audio_seconds: number | null;
}
/** Token usage of the speech. */
export interface SpeechDone {
    /** Always `speech.audio.done`, the same as `event`. */
    type: "speech.audio.done";
    /** Number of tokens used, and the length of the recording if you sent one. */
    usage: SpeechUsage;
}
/** All audio has been sent. This is the last event of the stream. */
export interface SpeechDoneEvent {
    /** Always `speech.audio.done`. */
    event: "speech.audio.done";
    /** Token usage of the speech. */
    data: SpeechDone;
}
/** An event of a kind that was added later. Ignore it if you do not know its kind. */
export interface OtherSpeechEvent {
    /** Kind of the event, other than those that this document describes. */
    event: "OtherSpeechEvent";
    /** Data of the event, which depends on its kind. */
    data: JsonValue;
    [key: string]: unknown;
}
/**
 * One event of an audio stream, either a chunk of audio or the end of the stream. `event` identifies the kind. Other
 * kinds may be added.
 */
export type SpeechEvent = SpeechDeltaEvent | SpeechDoneEvent | OtherSpeechEvent;
