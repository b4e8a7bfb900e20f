/** Lints OpenAPI documents with Redocly: `tsx scripts/lint.ts openapi/openapi.yaml`. */
import { redocly } from "./redocly.ts";

redocly(["lint", ...process.argv.slice(2)], { inherit: true });
