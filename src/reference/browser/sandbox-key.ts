/** The key of the sandbox in the reader's browser. Another key of the same mock has the initial state. */
export const PAGE_KEY = "page";
export const INITIAL_STATE_KEY = "initial";
