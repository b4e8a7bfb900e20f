/** Mistakes in the description of an area that must not compile: `npm run typecheck` fails if one does. */

import { judges } from "../../../../src/mock/areas/judges/schema.ts";
import type { StoredJudge } from "../../../../src/mock/areas/judges/state.ts";
import { areaSchemas } from "../../../../src/mock/areas/schemas.ts";
import {
  type AllSchemas,
  COUNT,
  type DescribeArea,
  ref,
  row,
  TEXT,
} from "../../../../src/mock/areas/shared/describe.ts";

type Description = ReturnType<DescribeArea<"judges">>;
type List = Description["lists"]["judges"];
declare const judge: List;

const { judges: _area, ...otherSchemas } = areaSchemas;

// @ts-expect-error An area is missing in the list for generation.
export const missingArea: AllSchemas = otherSchemas;

// @ts-expect-error The list for generation has an area that tables.ts has not.
export const unknownArea: AllSchemas = { ...areaSchemas, gulls: judges };

// @ts-expect-error A table has no schema.
export const missingTable: Description["rows"] = {};

// @ts-expect-error A field has no schema.
export const missingField: Description["rows"] = { judges: row({ judge: ref("Judge") }) };

export const unknownField: Description["rows"] = {
  // @ts-expect-error A schema has a field that the row has not.
  judges: row<StoredJudge>({ judge: ref("Judge"), revision: TEXT, wings: COUNT }),
};

// @ts-expect-error A field is of another type.
export const wrongField: Description["rows"] = { judges: row({ judge: ref("Judge"), revision: COUNT }) };

// @ts-expect-error A field is another component of the document.
export const wrongComponent: Description["rows"] = { judges: row({ judge: ref("Agent"), revision: TEXT }) };

// @ts-expect-error The document has no such component.
export const unknownComponent = ref("Gull");

// @ts-expect-error A list is not described.
export const missingList: Description["lists"] = {};

// @ts-expect-error The resources of a list are another component of the document.
export const wrongResource: List = { ...judge, resource: ref("Agent") };

// @ts-expect-error A field of internal data has no schema.
export const missingInternal: List = { ...judge, internal: {} };

// @ts-expect-error A schema has a field that the internal data has not.
export const unknownInternal: List = { ...judge, internal: { revision: TEXT, wings: COUNT } };

// @ts-expect-error The initial data has a list that no area has.
export const unknownInitial: Description["initial"] = { gulls: [] };
