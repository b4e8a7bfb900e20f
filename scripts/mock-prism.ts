/**
 * Serves the bundled document with the stock Prism CLI, and prints an example request.
 *
 *   npm run mock:prism -- [--port 4010] [--host 127.0.0.1]
 */
import { parseArgs } from "node:util";
import { type Prism, startPrism } from "./shared/prism.ts";

const HELP = "Usage: npm run mock:prism -- [--port 4010] [--host 127.0.0.1]";

try {
  const { values } = parseArgs({
    options: {
      port: { type: "string", default: "4010" },
      host: { type: "string", default: "127.0.0.1" },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) console.log(HELP);
  else await serve(values.host, values.port);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function serve(host: string, port: string): Promise<void> {
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535)
    throw new Error(`--port must be a number from 0 to 65535, not "${port}". ${HELP}`);
  const prism: Prism = await startPrism(host, Number(port), console.log);
  console.log(`Prism is listening on ${prism.url}. Try:\n`);
  console.log(`  curl -H "Authorization: Bearer any" ${prism.url}/v1/agents/ag_0197c3d0\n`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void prism.stop());
  await prism.exited;
}
