import type { Description, Shape } from "../description.ts";

const shapes: readonly Shape[] = [
  { name: "speech", operations: ["audio.speech.create"], value: { audio_data: "AAAA" } },
];

// biome-ignore format: one line for each endpoint, row of a resource and request
export const description: Description = {
  endpoints: [
    { method: "POST", path: "/v1/audio/speech", status: 200, stream: true, body: { "input": "string req", "stream": "boolean = false" }, response: { "audio_data": "string" } },
  ],
  requests: {
    "POST /v1/audio/speech": [{ body: { input: "Low water.", stream: false } }, { body: { input: "Low water.", stream: true } }],
  },
  shapes,
  sets: { "Additional fields of the speech request": ["SpeechCreate.response_format"] },
  facts: {
    null: {
      SpeechCreate: [".model", ".voice_id", ".ref_audio", ".metadata", ".prompt_cache_key"],
      SpeechUsage: [".prompt_audio_seconds"],
    },
    optional: {
      SpeechCreate: [".model", ".voice_id", ".ref_audio", ".response_format", ".stream", ".metadata", ".prompt_cache_key"],
    },
    minimum: {
      "0": [
        "SpeechUsage.prompt_tokens", "SpeechUsage.completion_tokens", "SpeechUsage.total_tokens",
        "SpeechUsage.prompt_audio_seconds",
      ],
    },
    default: { false: ["SpeechCreate.stream"], mp3: ["SpeechCreate.response_format"] },
    additionalProperties: { true: ["OtherSpeechEvent"] },
    errors: { SpeechModelNotFound: ["audio.speech.create"] },
    descriptions: { "64": ["SpeechCreate.ref_audio"] },
  },
};
