/** The types of streams. Compiled by `npm run typecheck`, never run. */
import { expectTypeOf } from "vitest";
import {
  type Call,
  type ConversationEvent,
  type ConversationResponse,
  type ConversationStart,
  type EventStream,
  fromReadableStream,
  type Platform,
  type ResponseStream,
  type SpeechResult,
  type WorkflowStreamEvent,
} from "../../../src/client/index.ts";

declare const client: Platform;

// Events are a union that narrows by the name of the event.
const stream = client.conversations.startStream({ inputs: "When is low water?", model: "aurora" });
expectTypeOf(stream).toEqualTypeOf<ResponseStream<ConversationEvent, ConversationResponse>>();
expectTypeOf(await stream.finalResponse()).toEqualTypeOf<ConversationResponse>();
for await (const event of stream) {
  expectTypeOf(event).toEqualTypeOf<ConversationEvent>();
  if (event.event === "conversation.response.started") expectTypeOf(event.data.conversation_id).toEqualTypeOf<string>();
  // @ts-expect-error no event has this name
  if (event.event === "conversation.response.finished") break;
}
expectTypeOf(stream.toReadableStream()).toEqualTypeOf<ReadableStream<Uint8Array>>();
expectTypeOf(stream.toObjectStream()).toEqualTypeOf<ReadableStream<ConversationEvent>>();
for await (const event of fromReadableStream<ConversationEvent>(stream.toReadableStream()))
  expectTypeOf(event).toEqualTypeOf<ConversationEvent>();
expectTypeOf(stream.tee()[1]).toEqualTypeOf<AsyncIterable<ConversationEvent>>();

// If the body says whether to stream, it decides the type of the result.
const body = { inputs: "When is low water?" };
expectTypeOf(client.conversations.start({ ...body, stream: true })).toEqualTypeOf<
  ResponseStream<ConversationEvent, ConversationResponse>
>();
expectTypeOf(client.conversations.start({ ...body, stream: false })).toEqualTypeOf<Call<ConversationResponse>>();
expectTypeOf(client.conversations.start(body)).toEqualTypeOf<Call<ConversationResponse>>();

// If the compiler does not know what the body says, the result is either.
type Either = ResponseStream<ConversationEvent, ConversationResponse> | Call<ConversationResponse>;
declare const mayStream: boolean;
declare const widened: ConversationStart;
expectTypeOf(client.conversations.start({ ...body, stream: mayStream })).toEqualTypeOf<Either>();
expectTypeOf(client.conversations.start(widened)).toEqualTypeOf<Either>();
const either = client.conversations.start(widened);
// @ts-expect-error it may be a body
for await (const _ of either);
// @ts-expect-error it may be a stream
(await either).outputs;
if (Symbol.asyncIterator in either) for await (const event of either) event satisfies ConversationEvent;
else (await either).outputs satisfies unknown[];

// A stream without an end has no final response.
// @ts-expect-error its events are not the parts of one response
client.workflows.events.stream().finalResponse;
expectTypeOf(client.audio.speech.create({ input: "Low water.", stream: true }).finalResponse()).toEqualTypeOf<
  Promise<SpeechResult>
>();

// A GET can stream, too.
expectTypeOf(client.workflows.events.stream({ workflow_exec_id: "we_1" })).toEqualTypeOf<
  EventStream<WorkflowStreamEvent>
>();

// @ts-expect-error a stream can't be awaited for a body
(await stream).outputs;
expectTypeOf(await client.workflows.events.stream().withResponse()).toEqualTypeOf<{
  data: EventStream<WorkflowStreamEvent>;
  response: Response;
}>();
{
  await using disposed = client.workflows.events.stream();
  for await (const event of disposed) event satisfies WorkflowStreamEvent;
}
