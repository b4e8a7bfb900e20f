import type { Description } from "../description.ts";

// biome-ignore format: one line for each fact
export const description: Description = {
  facts: {
    null: {
      Clock: [".next"],
      Fault: [
        ".remaining", ".latency_ms", ".event_latency_ms", ".status", ".retry_after", ".cut_after_bytes", ".cut_after_events",
      ],
      FaultCreate: [".times"], Journal: [".next_cursor"], JournalEntry: [".operation_id", ".reason"],
      JournalMatches: [".next_cursor"], Reply: [".remaining", ".events"], ReplyCreate: [".times"],
      Turn: [".remaining", ".content", ".error", ".finish_reason"], TurnCreate: [".times"],
    },
    optional: {
      BodyCondition: [".value", ".schema"], ClockMove: [".advance_ms", ".advance_to"],
      FaultCreate: [
        ".match", ".probability", ".times", ".latency_ms", ".event_latency_ms", ".status", ".retry_after", ".drop",
        ".cut_after_bytes", ".cut_after_events",
      ],
      JournalSearch: [".match", ".status", ".limit", ".cursor"], Reply: [".body"],
      ReplyCreate: [".times", ".status", ".headers", ".body", ".events", ".latency_ms", ".event_latency_ms", ".unchecked"],
      RequestMatch: [".operation_id", ".method", ".path", ".query", ".headers", ".body"], Reset: [".random_seed", ".now"],
      SeedData: [
        ".organizations", ".workspaces", ".users", ".files", ".datasets", ".dataset_records", ".dataset_import_tasks",
        ".judges", ".connectors", ".agents", ".document_libraries", ".conversations", ".prompts", ".skills", ".workflows",
        ".workflow_registrations", ".schedules", ".executions", ".deployments", ".models", ".batch_jobs",
        ".search_index_deployments", ".ingestion_configurations", ".spans", ".span_evaluations",
      ],
      StreamEvent: [".event", ".id"], TextCondition: [".value", ".schema"],
      TurnCreate: [
        ".match", ".times", ".content", ".function_calls", ".tool_executions", ".error", ".usage", ".finish_reason",
        ".unchecked",
      ],
      TurnError: [".code", ".detail", ".retry_after"], TurnFunctionCall: [".arguments"],
      TurnMatch: [".agent_id", ".model", ".conversation_id"], TurnToolExecution: [".arguments", ".info"],
      TurnUsage: [".prompt_tokens", ".completion_tokens", ".connector_tokens"],
    },
    minimum: {
      "0": [
        "Reset.random_seed", "Snapshot.random_seed", "Snapshot.count", "ClockMove.advance_ms", "Journal.dropped",
        "Journal.truncated", "TaskList.count", "SandboxSummary.requests", "JournalRequestEvent.data.number",
        "JournalRequestEvent.data.duration_ms", "JournalResponseEvent.data.number", "JournalSearch.status",
        "JournalMatches.count", "JournalMatches.unchecked", "JournalMatches.dropped", "Coverage.called_operations",
        "Coverage.documented_operations", "Coverage.called_responses", "Coverage.documented_responses",
        "OperationCoverage.calls", "ResponseCoverage.count", "TurnError.retry_after", "TurnUsage.prompt_tokens",
        "TurnUsage.completion_tokens", "TurnUsage.connector_tokens", "Latency", "Latency[]", "FaultCreate.probability",
        "FaultCreate.retry_after", "FaultCreate.cut_after_bytes", "FaultCreate.cut_after_events", "Fault.probability",
        "Fault.retry_after", "Fault.cut_after_bytes", "Fault.cut_after_events", "journal.get status",
      ],
      "1": [
        "JournalDroppedEvent.data.count", "JournalSearch.limit", "ReplyCreate.times", "Reply.remaining", "TurnCreate.times",
        "Turn.remaining", "FaultCreate.times", "Fault.remaining", "tasks.list limit", "journal.get limit",
      ],
      "100": ["ResponseCoverage.status"], "200": ["ReplyCreate.status", "Reply.status"],
      "400": ["FaultCreate.status", "Fault.status"], "-62167219200000": ["Snapshot.clock"],
    },
    default: {
      "1": ["ReplyCreate.times", "TurnCreate.times", "FaultCreate.probability", "FaultCreate.times"],
      "100": ["JournalSearch.limit", "tasks.list limit", "journal.get limit"],
      false: ["ReplyCreate.unchecked", "TurnCreate.unchecked", "coverage.get all", "coverage.get called"],
    },
    maximum: {
      "1": ["FaultCreate.probability", "Fault.probability"],
      "599": [
        "JournalSearch.status", "ResponseCoverage.status", "ReplyCreate.status", "Reply.status", "FaultCreate.status",
        "Fault.status", "journal.get status",
      ],
      "1000": ["Journal.truncated", "JournalSearch.limit", "tasks.list limit", "journal.get limit"],
      "86400": ["TurnError.retry_after"], "600000": ["Latency", "Latency[]"],
      "1000000000": ["TurnUsage.prompt_tokens", "TurnUsage.completion_tokens", "TurnUsage.connector_tokens"],
      "4000000000": ["Snapshot.count"], "4294967295": ["Reset.random_seed", "Snapshot.random_seed"],
      "31622400000": ["ClockMove.advance_ms"], "253402300799999": ["Snapshot.clock"],
      "9007199254740991": [
        "Journal.dropped", "TaskList.count", "SandboxSummary.requests", "JournalRequestEvent.data.number",
        "JournalResponseEvent.data.number", "JournalDroppedEvent.data.count", "JournalMatches.count",
        "JournalMatches.unchecked", "JournalMatches.dropped", "ReplyCreate.times", "Reply.remaining", "TurnCreate.times",
        "Turn.remaining", "FaultCreate.times", "FaultCreate.retry_after", "FaultCreate.cut_after_bytes",
        "FaultCreate.cut_after_events", "Fault.remaining", "Fault.retry_after", "Fault.cut_after_bytes",
        "Fault.cut_after_events",
      ],
    },
    pattern: {
      "^(?:/(?:[^~]|~[01])*)*$": ["BodyCondition.pointer"], "^[!#$%&'*+.^_`|~0-9A-Za-z-]+$": ["ReplyCreate.headers.keys"],
      "^[\\t -~]*$": ["ReplyCreate.headers.*", "Reply.headers.*"], "^[^\\r\\n]*$": ["StreamEvent.event"],
      "^[^\\r\\n\\0]*$": ["StreamEvent.id"], "^[A-Z][A-Z0-9_]*$": ["TurnError.code"],
      "^\\d{1,15}-\\d{1,15}$": ["journal.stream Last-Event-ID"],
    },
    minItems: { "1": ["TurnListCreate.turns"], "2": ["Latency"] },
    minLength: {
      "1": [
        "RequestMatch.operation_id", "RequestMatch.method", "RequestMatch.path", "JournalSearch.cursor",
        "TurnMatch.agent_id", "TurnMatch.model", "TurnMatch.conversation_id", "FaultCreate.operation_id",
        "journal.get operation_id", "journal.get method", "journal.get path", "journal.get cursor",
      ],
    },
    maxLength: {
      "20": ["RequestMatch.method", "journal.get method"], "100": ["TurnError.code"],
      "256": ["TurnMatch.agent_id", "TurnMatch.model", "TurnMatch.conversation_id", "journal.get operation_id"],
      "1000": ["StreamEvent.event", "RequestMatch.path", "BodyCondition.pointer"], "2000": ["journal.get path"],
      "2500": ["TurnError.detail"], "4000": ["StreamEvent.id", "journal.get cursor"], "8000": ["JournalSearch.cursor"],
    },
    additionalProperties: {
      false: [
        "Reset", "Snapshot", "ClockMove", "StreamEvent", "JournalClearedEvent.data", "RequestMatch", "TextCondition",
        "BodyCondition", "JournalSearch", "ReplyCreate", "TurnListCreate", "TurnCreate", "TurnMatch", "TurnFunctionCall",
        "TurnToolExecution", "TurnError", "TurnUsage", "FaultCreate",
      ],
      true: ["Snapshot.tables.*[]", "SeedData", "SeedEntry", "Task.data", "TextCondition.schema", "BodyCondition.schema"],
    },
    maxItems: {
      "2": ["Latency"], "20": ["TurnCreate.tool_executions", "Turn.tool_executions"],
      "100": ["RequestMatch.body", "TurnCreate.function_calls", "Turn.function_calls"],
    },
    errors: {
      BadCursor: ["journal.get", "journal.search"],
      ControlForbidden: [
        "sandbox.reset", "snapshot.get", "snapshot.restore", "seed.get", "seed.replace", "clock.get", "clock.move",
        "tasks.list", "journal.get", "journal.clear", "journal.stream", "journal.search", "coverage.get", "coverage.clear",
        "sandboxes.list", "rejections.list", "replies.list", "replies.create", "replies.clear", "replies.delete",
        "turns.list", "turns.create", "turns.clear", "turns.delete", "faults.list", "faults.create", "faults.clear",
        "faults.delete",
      ],
      ControlUnauthorized: [
        "sandbox.reset", "snapshot.get", "snapshot.restore", "seed.get", "seed.replace", "clock.get", "clock.move",
        "tasks.list", "journal.get", "journal.clear", "journal.stream", "journal.search", "coverage.get", "coverage.clear",
        "sandboxes.list", "rejections.list", "replies.list", "replies.create", "replies.clear", "replies.delete",
        "turns.list", "turns.create", "turns.clear", "turns.delete", "faults.list", "faults.create", "faults.clear",
        "faults.delete",
      ],
      SandboxFull: ["snapshot.restore", "seed.replace", "clock.move", "replies.create", "turns.create", "faults.create"],
    },
    security: { BearerAuth: ["files.get"], "BearerAuth and ControlKey": ["sandboxes.list"] },
    descriptions: {
      "0": [
        "journal.search", "coverage.get", "coverage.clear", "Snapshot.clock", "JournalEntry.status",
        "JournalRequestEvent.data.number", "JournalSearch.status", "JournalMatches.unchecked",
      ],
      "1": ["sandbox.reset", "snapshot.restore", "seed.replace"], "2": ["BodyCondition.schema"],
      "12": ["BodyCondition.schema"], "16": ["journal.stream", "journal.stream/responses/429", "SandboxSummary.id"],
      "20": ["JournalEntry.notes"], "100": ["seed.replace", "rejections.list"], "200": ["ReplyCreate.status"],
      "256": ["SandboxSummary.id"], "366": ["ClockMove.advance_to"],
      "401": ["journal.get", "rejections.list", "RejectionList", "Rejection"],
      "422": [
        "snapshot.restore", "seed.replace", "clock.move", "turns.create", "RequestMatch", "RequestMatch.operation_id",
        "RequestMatch.path", "BodyCondition.schema", "JournalSearch.match", "ReplyCreate.match", "Reply.match",
        "TurnCreate.match", "Turn.match", "TurnMatch", "TurnError.status", "FaultCreate.operation_id", "FaultCreate.match",
        "Fault.match",
      ],
      "500": ["JournalEntry.violations"], "2020": ["BodyCondition.schema"], "9999": ["Snapshot.clock"],
      "1,000": ["journal.get", "sandboxes.list", "BodyCondition.schema"], "2,000": ["JournalEntry.url"],
      "6.2.2.2": ["JournalEntry.url"], "20,000": ["clock.move"], "50,000": ["journal.get", "JournalResponse.events"],
      "100,000": [
        "RequestMatch", "JournalSearch.match", "ReplyCreate.match", "Reply.match", "TurnCreate", "FaultCreate.match",
        "Fault.match",
      ],
      "250,000": ["journal.get"], "in the order of the document": ["Coverage.operations"],
      "latest comes first": ["JournalMatches.near_misses"], "most recently created first": ["sandboxes.list"],
      "oldest first": [
        "seed.get", "journal.get", "journal.stream", "journal.search", "rejections.list", "replies.list", "turns.list",
        "faults.list", "Journal.requests", "JournalMatches.requests", "RejectionList.rejections", "ReplyList.replies",
        "TurnList.turns", "FaultList.faults",
      ],
    },
    minProperties: { "1": ["ClockMove", "TextCondition"], "2": ["BodyCondition"] },
    maxProperties: {
      "1": ["ClockMove", "TextCondition"], "2": ["BodyCondition"], "100": ["RequestMatch.query", "RequestMatch.headers"],
    },
  },
};
