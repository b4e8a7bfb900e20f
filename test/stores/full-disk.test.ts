import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmdirSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readEvents, type Send, sender } from "../mock/stages/store-client.ts";
import { buildMockProgram, type MockProgram, NODES } from "./mock-process.ts";
import { at } from "./writers.ts";

const BALLAST_BYTES = 16_000_000;
const FEED = "/v1/workflows/events/stream?workflow_exec_id=";
const EXECUTE = "/v1/workflows/morning-briefing/execute";

let program: MockProgram;
beforeAll(async () => {
  program = await buildMockProgram();
});
afterAll(() => program.close());

interface Disk {
  readonly folder: string;
  /** Takes space until it is freed; less of it if the disk has less. */
  takeSpace(): Promise<void>;
  freeSpace(): Promise<void>;
  setMode(mode: "ro" | "rw"): void;
  close(): void;
}

function mountDisk(size: string): Disk {
  const folder = mkdtempSync(join(tmpdir(), "platform-disk-"));
  const ballast = join(folder, "ballast");
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${size}`, "tmpfs", folder], { stdio: "pipe" });
  } catch (error) {
    rmdirSync(folder);
    throw new Error(
      "This test mounts a tmpfs, which requires Linux and root. To leave it out: npm run test:stores -- --skip-tmpfs",
      { cause: error },
    );
  }
  return {
    folder,
    takeSpace: () => writeFile(ballast, Buffer.alloc(BALLAST_BYTES)).catch(() => {}),
    freeSpace: () => rm(ballast),
    setMode: (mode) => void execFileSync("mount", ["-o", `remount,${mode}`, folder]),
    close() {
      execFileSync("umount", [folder]);
      rmdirSync(folder);
    },
  };
}

/** Creates agents of this size until the disk is full. Returns those that were confirmed. */
async function fill(send: Send, bytes = 200_000): Promise<{ id: string; instructions: string }[]> {
  const confirmed = [];
  for (;;) {
    const instructions = randomBytes(bytes * 0.75).toString("base64");
    const { status, json } = await send("POST", "/v1/agents", { name: "Large", model: "aurora-large", instructions });
    if (status !== 200) {
      expect(json).toMatchObject({ status: 500, code: "STORAGE_FAILED", title: "Internal Server Error" });
      expect(json.detail).toMatch(/ can't be read or written: (database or disk is full|disk I\/O error)\. Check /);
      return confirmed;
    }
    confirmed.push({ id: json.id, instructions });
  }
}

async function expectAll(send: Send, agents: readonly { id: string; instructions: string }[]): Promise<void> {
  for (const { id, instructions } of agents) {
    const { status, json } = await send("GET", `/v1/agents/${id}`);
    expect(status).toBe(200);
    expect(json.instructions === instructions).toBe(true);
  }
  const listed: { id: string; name: string }[] = [];
  // All of them together would be too large for a response.
  for (let token: string | null = ""; token !== null; ) {
    const { json } = await send("GET", `/v1/agents/pages?page_size=50&page_token=${token}`);
    listed.push(...json.data);
    token = json.next_page_token ?? null;
  }
  const large = listed.filter(({ name }) => name === "Large");
  expect(large.map(({ id }) => id)).toEqual(agents.map(({ id }) => id).toReversed());
}

describe.skipIf(process.env.STORES_SKIP_TMPFS).each(NODES)("with %s", (_name, node) => {
  test("a full disk costs nothing that was confirmed, and its folder is opened again", async () => {
    const disk = mountDisk("48m");
    // In real time, tasks of the built-in data are due when a sandbox is first used.
    const mock = await program.startMock({ folder: join(disk.folder, "sandboxes"), clock: "real", node });
    try {
      const send = sender(at(mock));
      const stream = readEvents(at(mock), `${FEED}live`);
      const firstEvent = stream.next();
      await disk.takeSpace();
      const confirmed = await fill(send);
      expect(confirmed.length).toBeGreaterThan(20);

      // Existing data can be read, other sandboxes fail too, and nothing of a failed request is stored.
      await expectAll(send, confirmed);
      for (const key of ["any", "other"]) {
        const execute = (id: number) => send("POST", EXECUTE, { execution_id: `run-${id}` }, key);
        let id = 0;
        // There is still space for smaller changes.
        while ((await execute(id)).status === 200) id += 1;
        expect(await send("GET", `/v1/workflows/executions/run-${id}`, undefined, key)).toMatchObject({ status: 404 });
      }
      await disk.freeSpace();
      expect(await send("POST", EXECUTE, { execution_id: "live" })).toMatchObject({ status: 200 });
      expect((await firstEvent).value?.data).toContain('"WORKFLOW_EXECUTION_STARTED"');
      await stream.return(undefined);

      // This time, the process ends while the disk is full.
      await disk.takeSpace();
      for (let start = 0; start < 3; start += 1) {
        confirmed.push(...(await fill(send)));
        for (const path of ["/v1/agents/pages", "/v1/models", "/_mock/snapshot", "/_mock/clock", "/v1/workflows"])
          expect(await send("GET", path, undefined, `new-${start}`)).toMatchObject({ status: 200 });
        expect(mock.hasCrashed()).toBe(false);
        await mock.stop("SIGKILL");
        await mock.start();
        await expectAll(send, confirmed);
      }
      expect(await send("GET", "/v1/workflows/executions/live")).toMatchObject({ status: 200 });
      console.log(`A full disk: ${confirmed.length} confirmed writes of 200 kB, all there.`);
    } finally {
      await mock.stop("SIGKILL");
      disk.close();
    }
  });

  test("a disk that becomes read-only can be read, and a folder on it can't be opened", async () => {
    const disk = mountDisk("24m");
    const mock = await program.startMock({ folder: join(disk.folder, "sandboxes"), node });
    try {
      const send = sender(at(mock));
      const agent = { name: "Scout", model: "aurora-large" };
      expect(await send("POST", "/v1/agents", agent)).toMatchObject({ status: 200 });
      await mock.stop("SIGKILL");
      disk.setMode("ro");
      await expect(mock.start()).rejects.toThrow(/sandboxes can't be read or written: [^\n]*\. Check its permissions/);
      disk.setMode("rw");
      await mock.start();
      expect((await send("GET", "/v1/agents")).json).toContainEqual(expect.objectContaining({ name: "Scout" }));
    } finally {
      await mock.stop("SIGKILL");
      disk.close();
    }
  });
});
