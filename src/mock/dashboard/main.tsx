/** The dashboard of the mock, which it serves at /_mock/. */
import "./dashboard.css";
import "../../interface/theme.ts";
import { render } from "preact";
import { App } from "./app.tsx";

render(<App />, document.body);
