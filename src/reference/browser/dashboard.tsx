/** The dashboard of the mock, for the sandbox in the browser. */
import "./dashboard-fetch.ts";
import "../../interface/theme.ts";
import "../../mock/dashboard/dashboard.css";
import "../dashboard.css";
import { render } from "preact";
import { App } from "../../mock/dashboard/app.tsx";

render(<App />, document.body);
