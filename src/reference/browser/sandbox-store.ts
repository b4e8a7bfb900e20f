/** Keeps the snapshot and the journal of the sandbox in IndexedDB. */
import type { Mock } from "../../mock/browser.ts";
import type { RawEntry } from "../../mock/control/journal-entry.ts";

interface Kept {
  sandbox: Parameters<ReturnType<Mock["sandbox"]>["restore"]>[0];
  journal: RawEntry[];
}

const STORE = "snapshots";

export function load<Key extends keyof Kept>(database: string, key: Key): Promise<Kept[Key] | undefined> {
  return withStore(database, "readonly", (store) => store.get(key));
}

export async function save<Key extends keyof Kept>(database: string, key: Key, value: Kept[Key]): Promise<void> {
  await withStore(database, "readwrite", (store) => store.put(value, key));
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
