import type { OperationCase } from "../cases.ts";
import { Skipped } from "../skipped.ts";
import type { Session } from "../target.ts";
import type { Finding } from "./findings.ts";

/** One requirement of the document on an operation, and how to check that a server meets it. */
export interface Check {
  readonly operation: string;
  /** The behavior of a server that passes: `responds 200 to a minimal request`. */
  readonly name: string;
  /**
   * True if the request may change something. An invalid request, and one without credentials, does so on a server that
   * accepts it.
   */
  readonly writes: boolean;
  /** True if it needs resources that no other check changes. */
  readonly isolated: boolean;
  /** Resolves to the differences from the document. Throws `Skipped` if the server has no data to check it with. */
  run(session: Session): Promise<Finding[]>;
}

/** Creates a check whose request is valid, at least in its credentials. */
export const check = (
  testCase: OperationCase,
  name: string,
  isolated: boolean,
  run: (session: Session, testCase: OperationCase) => Promise<Finding[]>,
): Check => ({
  operation: testCase.id,
  name,
  writes: !testCase.isRead,
  isolated: isolated && !testCase.isRead,
  run: async (session) => {
    if (testCase.requiresUserContext && session.target.userContextToken === undefined)
      throw new Skipped("it needs a user context token");
    return run(session, testCase);
  },
});
