export type * from "../../generated/client.ts";
export type * from "../../generated/types.ts";
export {
  AbortError,
  APIError,
  AuthenticationError,
  BadRequestError,
  type CallInfo,
  ConflictError,
  ConnectionError,
  ContentTooLargeError,
  NotFoundError,
  PermissionDeniedError,
  PlatformError,
  RateLimitError,
  ResponseError,
  ServerError,
  StreamError,
  TimeoutError,
  UnsupportedMediaTypeError,
  ValidationError,
} from "./errors.ts";
export {
  type HookContext,
  type Logger,
  type LogLevel,
  type Middleware,
  Platform,
  type PlatformOptions,
} from "./platform.ts";
export type { PlatformApi } from "./platform-api.ts";
export type * from "./public-types.ts";
export { fromReadableStream } from "./readable-stream.ts";
export { type WaitOptions, waitForBatchJob, waitForDeployment, waitForExecution } from "./wait.ts";
