/** Keeps the snapshot of the sandbox in IndexedDB. */
import type { Mock } from "../../mock/browser.ts";

type Snapshot = Parameters<ReturnType<Mock["sandbox"]>["restore"]>[0];

const STORE = "snapshots";
const KEY = "sandbox";

export function loadSnapshot(database: string): Promise<Snapshot | undefined> {
  return withStore(database, "readonly", (store) => store.get(KEY));
}

export async function saveSnapshot(database: string, snapshot: Snapshot): Promise<void> {
  await withStore(database, "readwrite", (store) => store.put(snapshot, KEY));
}

/** Rejects if the browser keeps no data for this page. */
async function withStore<Value>(
  name: string,
  mode: IDBTransactionMode,
  use: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> {
  const opening = indexedDB.open(name);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await toPromise(opening);
  try {
    return await toPromise(use(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

function toPromise<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
