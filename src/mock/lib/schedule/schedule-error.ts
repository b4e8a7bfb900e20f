/** A schedule is invalid. The message continues a sentence that begins with the name of what `pointer` points at. */
export class ScheduleError extends Error {
  override readonly name = "ScheduleError";
  /** JSON Pointer into the definition of the schedule; empty for the definition itself. */
  readonly pointer: string;

  constructor(pointer: string, detail: string) {
    super(detail);
    this.pointer = pointer;
  }
}
