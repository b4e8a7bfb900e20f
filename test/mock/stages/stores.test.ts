import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore } from "../../../src/mock/http/open-store.ts";
import { createMemoryStore } from "../../../src/mock/stores/memory.ts";
import { createSharedStore } from "../stores/shared-store.ts";
import { describeMockWith } from "./store-suite.ts";

describeMockWith("in memory", {
  isDurable: false,
  isShared: false,
  createPlace: () => ({ open: createMemoryStore, remove: () => {} }),
});

describeMockWith("in a folder", {
  isDurable: true,
  isShared: false,
  async createPlace() {
    const parent = await mkdtemp(join(tmpdir(), "platform-stores-"));
    return { open: () => openStore(join(parent, "sandboxes")), remove: () => rm(parent, { recursive: true }) };
  },
});

describeMockWith("in a store that others use too", {
  isDurable: true,
  isShared: true,
  createPlace() {
    const store = createSharedStore();
    return { open: () => store, remove: () => {} };
  },
});
