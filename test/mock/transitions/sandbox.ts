import { expect } from "vitest";
import type { Session } from "../session.ts";
import { call } from "./call.ts";

interface Snapshot {
  readonly tables: Readonly<Record<string, readonly unknown[]>>;
}

/** Snapshots the sandbox without moving its clock. */
export async function takeSnapshot(mock: Session): Promise<Snapshot> {
  return (await mock.send("/_mock/snapshot")).json();
}

/** Restores a snapshot, including the clock. */
export async function restore(mock: Session, snapshot: Snapshot): Promise<void> {
  const headers = { "content-type": "application/json" };
  const response = await mock.send("/_mock/snapshot", { method: "PUT", headers, body: JSON.stringify(snapshot) });
  expect(response.status).toBe(204);
}

/** Reads from the sandbox and then resets its clock, so that short-lived states can be observed. */
export async function inspect<Seen>(mock: Session, read: () => Seen | Promise<Seen>): Promise<Seen> {
  const snapshot = await takeSnapshot(mock);
  const result = await read();
  await restore(mock, snapshot);
  return result;
}

/** Moves the clock as any other request does, without changing the sandbox. */
export async function sendUnrelatedRequest(mock: Session): Promise<void> {
  await call(mock, "models.list");
}
