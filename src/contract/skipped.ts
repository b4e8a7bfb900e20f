/** Why a check can't be run against this server. */
export class Skipped extends Error {
  override readonly name = "Skipped";
}
