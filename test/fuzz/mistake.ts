/** A mistake of the server under test. */
export class Mistake extends Error {
  override readonly name = "Mistake";
  /** The same for every occurrence of the same mistake. */
  readonly signature: string;
  /** True if the server must be restarted. */
  readonly isFatal: boolean;

  constructor(operation: string, what: string, isFatal = false) {
    super(`${operation}: ${what}`);
    this.signature = toSignature(operation, what);
    this.isFatal = isFatal;
  }
}

function toSignature(operation: string, what: string): string {
  // A response that violates the document does so for the same reason in many operations.
  const [, violation] = /^500 .*violates the document: \S* ([^;.]+)/s.exec(what) ?? [];
  // So do responses to a Prefer header.
  const text = (violation ?? (operation === "HTTP" ? what.replace(/(violates the document).*/s, "$1") : what))
    .replaceAll(/\d+/g, "0")
    .slice(0, 200);
  return what.startsWith("500") ? text : `${operation}: ${text}`;
}
