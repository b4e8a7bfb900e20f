/** Measures how long another key waits, in a process of its own, so that the work of the attacker is not measured. */
import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Server } from "../fuzz/server.ts";
import type { WireRequest } from "../fuzz/wire.ts";
import type { Job, Report } from "./prober-program.ts";

export interface Prober {
  /** Sends the request again and again. Resolves after the first few responses, which are not measured. */
  start(server: Server, request: WireRequest): Promise<void>;
  /** The longest wait so far, in seconds of processor time. */
  longest(): number;
  /** Resolves with the final figures, after the response that is still missing. */
  stop(): Promise<Report>;
  close(): void;
}

export function startProber(): Prober {
  const program = fileURLToPath(new URL("prober-program.ts", import.meta.url));
  const child = fork(program, { execArgv: ["--import", "tsx"] });
  let longest = 0;
  let awaited: { state: Report["state"]; resolve: (report: Report) => void } | undefined;
  child.on("message", (report: Report) => {
    longest = report.longest;
    if (report.state === awaited?.state) awaited.resolve(report);
  });
  const untilState = (state: Report["state"]) =>
    new Promise<Report>((resolve) => {
      awaited = { state, resolve };
    });

  return {
    async start({ url, pid }, request) {
      longest = 0;
      const { body, ...rest } = request;
      const job: Job = { url: url.href, pid: pid!, request: rest, body: body && Buffer.from(body).toString("latin1") };
      child.send(job);
      await untilState("measuring");
    },
    longest: () => longest,
    stop() {
      child.send("stop");
      return untilState("stopped");
    },
    close: () => child.disconnect(),
  };
}
