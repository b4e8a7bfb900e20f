import type { RawEntry } from "../../mock/control/journal-entry.ts";
import type { Change, Position } from "../../mock/state/sandbox.ts";
import { byPlace, type Commit, type CommitResult, type SandboxStore, StoreError } from "../../mock/stores/store.ts";

interface StoredSandbox {
  version: number;
  origin: number;
  position: Position;
}

export interface PageStore extends SandboxStore {
  readJournal(): Promise<RawEntry[]>;
  /** Keeps entries by their numbers, and of the others those from number `first` to before `end`. */
  saveJournal(entries: [number: number, entry: RawEntry][], first: number, end: number): Promise<void>;
}

/**
 * Opens a store in IndexedDB, in which a request writes the rows that it changes and its entry of the journal, however many
 * there are. A request has its response when they are written. Rejects if the browser keeps no data for this page.
 */
export async function openPageStore(name: string): Promise<PageStore> {
  const opening = indexedDB.open(name, 2);
  opening.onupgradeneeded = () => {
    const { result } = opening;
    // The first version of the site kept snapshots.
    for (const old of result.objectStoreNames) result.deleteObjectStore(old);
    for (const store of ["sandboxes", "rows", "journal"]) result.createObjectStore(store);
  };
  const database = await toPromise(opening);

  /** Resolves when all is written, or rejects when nothing is. */
  async function write<Value>(
    work: (open: (store: string) => IDBObjectStore) => Value | Promise<Value>,
  ): Promise<Value> {
    try {
      const transaction = database.transaction(["sandboxes", "rows", "journal"], "readwrite");
      const written = new Promise((resolve, reject) => {
        transaction.oncomplete = resolve;
        transaction.onabort = () => reject(transaction.error);
      });
      // A promise of the work, also if that throws.
      const worked = Promise.resolve((store: string) => transaction.objectStore(store)).then(work);
      worked.catch(() => transaction.abort());
      const [value] = await Promise.all([worked, written]);
      return value;
    } catch (cause) {
      const message = `This browser could not keep the change: ${cause}. Reload the page to try again.`;
      throw new StoreError(message, { cause, isTemporary: false });
    }
  }

  async function load(id: string) {
    const transaction = database.transaction(["sandboxes", "rows"]);
    const [stored, changes] = await Promise.all([
      toPromise<StoredSandbox | undefined>(transaction.objectStore("sandboxes").get(id)),
      toPromise<Change[]>(transaction.objectStore("rows").getAll(rowsOf(id))),
    ]);
    return stored && { ...stored, changes: changes.sort(byPlace), isWhole: true };
  }

  function commit(id: string, { version, position, changes }: Commit): Promise<CommitResult> {
    return write(async (open) => {
      const stored = await toPromise<StoredSandbox | undefined>(open("sandboxes").get(id));
      // Without locks, another tab may have committed first.
      if ((stored?.version ?? 0) !== version) return { isKept: false, state: await load(id) };
      const isSame = changes.length === 0 && JSON.stringify(stored?.position) === JSON.stringify(position);
      if (isSame) return { isKept: true, version };
      const newest = newVersion(stored);
      put(open, id, { version: newest, origin: stored?.origin ?? newest, position }, changes);
      return { isKept: true, version: newest };
    });
  }

  return {
    isDurable: true,
    load,
    commit,
    replace: (id, { position, changes }) =>
      write(async (open) => {
        const version = newVersion(await toPromise<StoredSandbox | undefined>(open("sandboxes").get(id)));
        open("rows").delete(rowsOf(id));
        put(open, id, { version, origin: version, position }, changes);
        return version;
      }),
    forget: (id) =>
      write((open) => {
        open("sandboxes").delete(id);
        open("rows").delete(rowsOf(id));
      }),
    subscribe: () => () => {},
    async *ids() {},
    close: async () => database.close(),
    readJournal: () => toPromise(database.transaction("journal").objectStore("journal").getAll()),
    saveJournal: (entries, first, end) =>
      write((open) => {
        const journal = open("journal");
        for (const [number, entry] of entries) journal.put(entry, number);
        journal.delete(IDBKeyRange.upperBound(first, true));
        journal.delete(IDBKeyRange.lowerBound(end));
      }),
  };
}

function put(
  open: (store: string) => IDBObjectStore,
  id: string,
  sandbox: StoredSandbox,
  changes: readonly Change[],
): void {
  open("sandboxes").put(sandbox, id);
  for (const { table, key, after } of changes) open("rows").put({ table, key, after }, [id, table, key]);
}

/** The keys of the rows of a sandbox: an array is greater than any text. */
function rowsOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id], [id, []]);
}

function newVersion(stored: StoredSandbox | undefined): number {
  return Math.max(stored?.version ?? 0, Date.now()) + 1;
}

function toPromise<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
