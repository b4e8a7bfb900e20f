/** In a browser, there is no Prism, and a server may ignore preferences (RFC 7240 section 2). */

import type * as stage from "./prefer.ts";
import { internalError } from "./shared/problem-result.ts";

export const readPreference: typeof stage.readPreference = () => undefined;

export const prefer: typeof stage.prefer = () => internalError("Prism is not available in a browser.");
