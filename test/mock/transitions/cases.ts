import { existsSync } from "node:fs";
import { operations } from "../../../generated/operations.ts";
import type { MoveCases, TransitionCases } from "./case.ts";

/** The exports of test/mock/areas/<area>/transitions.ts. */
interface AreaCases {
  readonly transitions: TransitionCases;
  readonly moves?: MoveCases;
}

const areas = [...new Set(Object.values(operations).map(({ area }) => area))].sort();
const files = areas.map((area) => new URL(`../areas/${area}/transitions.ts`, import.meta.url));
const all: readonly AreaCases[] = await Promise.all(
  files.filter((file) => existsSync(file)).map(({ href }) => import(href)),
);

/** The test cases for all rows of `x-transition`. */
export const cases: TransitionCases = Object.assign({}, ...all.map(({ transitions }) => transitions));

/** The test cases for all changes that the service makes by itself. */
export const moveCases: MoveCases = Object.assign({}, ...all.map(({ moves }) => moves));
