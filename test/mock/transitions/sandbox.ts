import { expect } from "vitest";
import type { Session } from "../session.ts";
import { call } from "./call.ts";

interface Snapshot {
  readonly tables: Readonly<Record<string, readonly unknown[]>>;
}

/** What the sandbox is at this moment; asking takes no time in it. */
export async function snapshotOf(of: Session): Promise<Snapshot> {
  return (await of.send("/_mock/snapshot")).json();
}

/** Makes the sandbox what the snapshot says, its time among it. */
export async function restore(of: Session, snapshot: Snapshot): Promise<void> {
  const headers = { "content-type": "application/json" };
  const response = await of.send("/_mock/snapshot", { method: "PUT", headers, body: JSON.stringify(snapshot) });
  expect(response.status).toBe(204);
}

/** Looks at the sandbox without letting its time pass, so that what lasts a second can be seen and then acted on. */
export async function peek<Seen>(of: Session, look: () => Seen | Promise<Seen>): Promise<Seen> {
  const snapshot = await snapshotOf(of);
  const seen = await look();
  await restore(of, snapshot);
  return seen;
}

/** Lets pass the time of one request, without doing anything. */
export async function doNothing(of: Session): Promise<void> {
  await call(of, "models.list");
}
