import type { Description } from "../description.ts";

// biome-ignore format: one line for each endpoint, and for each row of a resource
export const description: Description = {
  endpoints: [
    { method: "POST", path: "/v1/audio/speech", status: 200, stream: true, body: { "input": "string req", "stream": "boolean = false" }, response: { "audio_data": "string" } },
  ],
};
