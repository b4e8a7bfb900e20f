/** What is wrong with a schedule. The message reads well after the name of what `pointer` points at. */
export class ScheduleError extends Error {
  override readonly name = "ScheduleError";
  /** JSON pointer into the definition of the schedule; empty for the whole of it. */
  readonly pointer: string;

  constructor(pointer: string, detail: string) {
    super(detail);
    this.pointer = pointer;
  }
}
