import type { components } from "../../../generated/control/types.ts";

/** The parts of a request without a key that are kept. It belongs to no sandbox, so nothing is kept that may be secret. */
type Rejection = components["schemas"]["Rejection"];

/** The last requests that got a 401 because they had no key. */
export interface Rejections {
  add(rejection: Rejection): void;
  /** Oldest first. */
  list(): Rejection[];
}

const MAX_REJECTIONS = 100;

export function createRejections(): Rejections {
  const rejections: Rejection[] = [];
  return {
    add(rejection) {
      rejections.push(rejection);
      if (rejections.length > MAX_REJECTIONS) rejections.shift();
    },
    list: () => [...rejections],
  };
}
