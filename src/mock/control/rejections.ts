import type { components } from "../../../generated/control/types.ts";

/** A request without a key, as far as it is kept. Nobody owns it, so nothing is that its sender may want to keep secret. */
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
