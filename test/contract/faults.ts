import { faultsOf } from "../document.ts";
import type { Case } from "./cases.ts";
import { type Input, leastInput } from "./client.ts";

/** A request that is wrong in one place, and the pointers with which a server may name that place. */
export interface Fault {
  name: string;
  input: Input;
  pointers: string[];
}

const WRONG_VALUES = [{ wrong: true }, ["wrong"], "wrong", 12.5, true];
const WRONG_TEXTS = ["wrong", "-1", "1.5", "9".repeat(12), " ", "x".repeat(3000)];

/** Every fault of one place that the document allows to be made. */
export function faultsIn(subject: Case): Fault[] {
  return [...missingFields(subject), ...wrongBodies(subject), ...badParameters(subject)];
}

function bodyOf(subject: Case): Record<string, unknown> | undefined {
  const body = leastInput(subject).body;
  return typeof body === "object" && body !== null && !Array.isArray(body)
    ? (body as Record<string, unknown>)
    : undefined;
}

/** Leaves out each field of the first example that the body can't be without. */
function missingFields(subject: Case): Fault[] {
  const body = bodyOf(subject);
  return Object.keys(body ?? {}).flatMap((field) => {
    const { [field]: _, ...rest } = body!;
    const faults = faultsOf(subject.body!.pointer, rest);
    if (faults.length === 0) return [];
    const input = { ...leastInput(subject), body: rest };
    return [{ name: `a body without ${field}`, input, pointers: ["/body", `/body/${field}`] }];
  });
}

/** Gives each field, and the body as a whole, a value that its schema has no place for. */
function wrongBodies(subject: Case): Fault[] {
  if (!subject.body) return [];
  const { pointer } = subject.body;
  const body = bodyOf(subject);
  const faults = Object.keys(body ?? {}).flatMap((field): Fault[] => {
    const wrong = WRONG_VALUES.map((value) => ({ ...body, [field]: value })).find(
      (value) => faultsOf(pointer, value).length > 0,
    );
    if (!wrong) return [];
    const pointers = faultsOf(pointer, wrong).map(({ instancePath }) => `/body${instancePath}`);
    return [
      {
        name: `a wrong ${field}`,
        input: { ...leastInput(subject), body: wrong },
        pointers: [...pointers, `/body/${field}`],
      },
    ];
  });
  const whole = WRONG_VALUES.find((value) => typeof value !== "object" && faultsOf(pointer, value).length > 0);
  if (whole !== undefined)
    faults.push({
      name: "a body of the wrong type",
      input: { ...leastInput(subject), body: whole },
      pointers: ["/body"],
    });
  return faults;
}

/** Gives each parameter a text that no reading of it makes valid, and leaves out each required one outside the path. */
function badParameters(subject: Case): Fault[] {
  return subject.parameters.flatMap((parameter) => {
    const { name, in: place } = parameter;
    const pointers = [`/${place}/${name}`, `/${place}/${name.toLowerCase()}`];
    const least = leastInput(subject);
    const faults: Fault[] = [];
    const text = WRONG_TEXTS.find((value) =>
      readings(value).every((reading) => faultsOf(parameter.pointer, reading).length > 0),
    );
    if (text !== undefined)
      faults.push({
        name: `a bad ${place} parameter ${name}`,
        input: { ...least, [place]: { ...least[place], [name]: text } },
        pointers,
      });
    if (parameter.required && place !== "path") {
      const { [name]: _, ...rest } = least[place] ?? {};
      faults.push({
        name: `no ${place} parameter ${name}`,
        input: { ...least, [place]: rest },
        pointers: [`/${place}`, ...pointers],
      });
    }
    return faults;
  });
}

/** What a server may take the text of a parameter for. */
function readings(text: string): unknown[] {
  const number = Number(text);
  return [text, [text], ...(text.trim() === "" || Number.isNaN(number) ? [] : [number, [number]])];
}
