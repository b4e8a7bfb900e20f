/** Lints OpenAPI documents with Redocly: `tsx scripts/lint/lint.ts <file>…`. */
import { redocly } from "../shared/redocly.ts";

redocly(["lint", ...process.argv.slice(2)], { inherit: true });
