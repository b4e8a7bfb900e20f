/** Lints OpenAPI documents with Redocly: `tsx scripts/lint.ts <file>…`. */
import { redocly } from "./redocly.ts";

redocly(["lint", ...process.argv.slice(2)], { inherit: true });
