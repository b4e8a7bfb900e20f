/** In a browser, there is no dashboard. */
import type * as dashboard from "./dashboard.ts";

export const isDashboard: typeof dashboard.isDashboard = () => false;

export const respondWithDashboard: typeof dashboard.respondWithDashboard = async () => undefined;
