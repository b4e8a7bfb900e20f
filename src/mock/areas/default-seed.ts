import data from "../../../generated/seed.json" with { type: "json" };
import type { Seed } from "./seed.ts";

const { "x-generated": _notice, ...seed } = data;

/** What a sandbox starts with by default. */
export const defaultSeed = seed as unknown as Seed; // A test checks it against the document.
