/** In a browser, there are neither pages nor documents. */
import type * as pages from "./pages.ts";

export const createPages: typeof pages.createPages = () => () => undefined;

export const loadControlDocument: typeof pages.loadControlDocument = async () => undefined;
