/** A limit of memory that a request, or its response, would exceed. It had no effect. */
export class CapacityError extends Error {
  override readonly name = "CapacityError";
  /** The code of the problem in the response, which is a 503. */
  readonly code: "SANDBOX_FULL" | "MEMORY_FULL" | "RESPONSE_TOO_LARGE";

  constructor(code: CapacityError["code"], message: string) {
    super(message);
    this.code = code;
  }
}
