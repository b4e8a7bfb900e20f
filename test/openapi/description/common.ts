import type { Description } from "../description.ts";

// biome-ignore format: one line for each fact
export const description: Description = {
  bounds: {
    "Counts, positions and durations in requests": ["ToolCall.index"],
    "Limits of `completion_args`": [
      "CompletionArgsInput.frequency_penalty", "CompletionArgsInput.max_tokens", "CompletionArgsInput.presence_penalty",
      "CompletionArgsInput.random_seed", "CompletionArgsInput.temperature", "CompletionArgsInput.top_p",
    ],
    "Lengths in create and update": ["DocumentLibraryToolInput.library_ids"],
    "Unknown fields in create, update and `completion_args`": ["CompletionArgsInput"],
  },
  sets: {
    "Other closed sets of values in requests": ["GuardrailModeration.action", "ImageUrl.detail"],
    "Values of `tool_choice`, `reasoning_effort` and the `type` of a tool's authorization": [
      "ReasoningEffort", "ToolAuthorizationType", "ToolChoice",
    ],
  },
  facts: {
    format: { "uri-reference": ["Problem.type", "Problem.instance"] },
    null: {
      AssistantMessage: [".content", ".tool_calls"], ChatResponseFormat: [".json_schema"],
      CodeInterpreterTool: [".tool_configuration"],
      CompletionArgs: [
        ".stop", ".presence_penalty", ".frequency_penalty", ".temperature", ".top_p", ".max_tokens", ".random_seed",
        ".prediction", ".response_format", ".reasoning_effort",
      ],
      CompletionArgsInput: [
        ".stop", ".presence_penalty", ".frequency_penalty", ".temperature", ".top_p", ".max_tokens", ".random_seed",
        ".prediction", ".response_format", ".reasoning_effort",
      ],
      ConnectorToolReference: [".authorization", ".tool_configuration"],
      ConnectorToolReferenceInput: [".authorization", ".tool_configuration"], DocumentLibraryTool: [".tool_configuration"],
      DocumentLibraryToolInput: [".tool_configuration"], Guardrail: [".moderation_llm_v1", ".moderation_llm_v2"],
      GuardrailThresholds: [".*"], ImageGenerationTool: [".tool_configuration"], ImageUrl: [".detail"],
      PremiumWebSearchTool: [".tool_configuration"], TokenUsage: [".prompt_audio_seconds"],
      ToolConfiguration: [".include", ".exclude", ".requires_confirmation"],
      ToolMessage: [".content", ".tool_call_id", ".name"], UserMessage: [".content"], WebSearchTool: [".tool_configuration"],
    },
    optional: {
      AssistantMessage: [".content", ".tool_calls", ".prefix"], ChatResponseFormat: [".json_schema"],
      CodeInterpreterTool: [".tool_configuration"],
      CompletionArgs: [
        ".stop", ".presence_penalty", ".frequency_penalty", ".temperature", ".top_p", ".max_tokens", ".random_seed",
        ".prediction", ".response_format", ".tool_choice", ".reasoning_effort",
      ],
      CompletionArgsInput: [
        ".stop", ".presence_penalty", ".frequency_penalty", ".temperature", ".top_p", ".max_tokens", ".random_seed",
        ".prediction", ".response_format", ".tool_choice", ".reasoning_effort",
      ],
      ConnectorToolReference: [".authorization", ".tool_configuration"],
      ConnectorToolReferenceInput: [".authorization", ".tool_configuration"], DocumentLibraryTool: [".tool_configuration"],
      DocumentLibraryToolInput: [".tool_configuration"], DocumentUrlChunk: [".document_name"],
      FunctionDefinition: [".description", ".strict"],
      Guardrail: [".block_on_error", ".moderation_llm_v1", ".moderation_llm_v2"],
      GuardrailModeration: [".model_name", ".custom_category_thresholds", ".ignore_other_categories", ".action"],
      ImageGenerationTool: [".tool_configuration"], ImageUrl: [".detail"], Prediction: [".type", ".content"],
      PremiumWebSearchTool: [".tool_configuration"], Problem: [".instance", ".errors"],
      ResponseJsonSchema: [".description", ".strict"], ThinkingChunk: [".signature", ".closed"],
      ToolCall: [".id", ".type", ".index"], ToolConfiguration: [".include", ".exclude", ".requires_confirmation"],
      ToolFileChunk: [".file_name", ".file_type"], ToolMessage: [".tool_call_id", ".name"],
      ToolReferenceChunk: [".url", ".favicon", ".description"], WebSearchTool: [".tool_configuration"],
    },
    minimum: {
      "0": [
        "CompletionArgs.temperature", "CompletionArgs.top_p", "CompletionArgs.max_tokens", "CompletionArgs.random_seed",
        "CompletionArgsInput.temperature", "CompletionArgsInput.top_p", "CompletionArgsInput.max_tokens",
        "CompletionArgsInput.random_seed", "ToolCall.index", "TokenUsage.prompt_tokens", "TokenUsage.completion_tokens",
        "TokenUsage.total_tokens", "TokenUsage.prompt_audio_seconds", "parameter PageSize", "parameter PageFromZero",
      ],
      "1": ["parameter Page"], "400": ["Problem.status"],
      "-2": [
        "CompletionArgs.presence_penalty", "CompletionArgs.frequency_penalty", "CompletionArgsInput.presence_penalty",
        "CompletionArgsInput.frequency_penalty",
      ],
    },
    default: {
      "0": ["ToolCall.index", "parameter PageFromZero"], "1": ["parameter Page"], "50": ["parameter PageSize"],
      "": ["FunctionDefinition.description", "Prediction.content"], "about:blank": ["Problem.type"], auto: ["ToolChoice"],
      content: ["Prediction.type"],
      false: [
        "FunctionDefinition.strict", "ResponseJsonSchema.strict", "GuardrailModeration.ignore_other_categories",
        "Guardrail.block_on_error", "AssistantMessage.prefix",
      ],
      function: ["ToolCall.type"], none: ["GuardrailModeration.action"], true: ["ThinkingChunk.closed"],
    },
    maximum: {
      "1": ["CompletionArgs.top_p", "CompletionArgsInput.top_p"], "100": ["parameter PageSize"], "599": ["Problem.status"],
    },
    pattern: { "^[A-Z][A-Z0-9_]*$": ["Problem.code"] },
    minItems: { "1": ["UnprocessableProblem.errors", "DocumentLibraryToolInput.library_ids"] },
    additionalProperties: { false: ["CompletionArgsInput"], true: ["JsonMap", "OtherTool", "OtherContentChunk"] },
    descriptions: {
      "0": [
        "PageSize", "PageFromZero", "CompletionArgs.temperature", "GuardrailThresholds",
        "GuardrailModeration.custom_category_thresholds", "CompletionArgsInput.temperature", "ToolCall.index",
      ],
      "1": ["info", "Page", "GuardrailThresholds", "GuardrailModeration.custom_category_thresholds"], "8": ["info"],
      "10": ["info", "PayloadTooLarge", "CompletionArgs.top_p", "CompletionArgsInput.top_p"], "50": ["info"],
      "256": ["info"], "400": ["Problem.errors"],
      "422": ["Problem.errors", "UnprocessableProblem", "ToolAuthorizationInput.value"], "503": ["info"], "512": ["info"],
      "0.1": ["CompletionArgs.top_p", "CompletionArgsInput.top_p"], "51,200": ["info"], "9007199254740991": ["info"],
    },
  },
};
