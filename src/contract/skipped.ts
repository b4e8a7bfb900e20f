/** Signals that a check can't be run against this server. The message is the reason. */
export class Skipped extends Error {
  override readonly name = "Skipped";
}
