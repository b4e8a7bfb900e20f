import { test } from "vitest";
import { cases } from "../../src/contract/cases.ts";
import { invalidRequestChecks } from "../../src/contract/checks/invalid-requests.ts";
import { expectToPass, rowsFor } from "./client.ts";

/** The name of a check without that of the field or parameter. */
const kindOf = ({ name }: { name: string }) =>
  name.replace(/(parameter|invalid(?! (?:query|path|header) )|without|422 to a) \S+(?= beyond| and)/, "$1");

test.each(rowsFor(cases.flatMap(invalidRequestChecks), kindOf))("$operation $name", expectToPass);
