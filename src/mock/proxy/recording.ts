import type { OperationId } from "../../../generated/operations.ts";
import { isJsonObject } from "../../core/json-object.ts";
import { valueAt } from "../../core/json-pointer.ts";
import { maskJson } from "../lib/mask.ts";
import type { CompleteExchange } from "./passage.ts";
import { RECORDED_LISTS, type RecordedList } from "./recorded-lists.ts";

/** The resources that responses have shown, each in its latest state. */
export interface Recording {
  add(exchange: CompleteExchange): void;
  /** In the form of generated/seed.json: by list, oldest first. Lists without resources are left out. Secrets are `****`. */
  toSeed(): Readonly<Record<string, readonly object[]>>;
}

type Resource = Readonly<Record<string, unknown>>;

interface RecordedResource {
  current?: Resource;
  /** By number, the versions that were shown, if the resource has any. */
  readonly versions: Map<unknown, Resource>;
  /** The parts of it that other operations show, for `_mock`. */
  details: Resource;
}

export function createRecording(): Recording {
  const lists = Object.entries(RECORDED_LISTS).map(([name, list]) => ({
    name,
    list,
    resources: new Map<string, RecordedResource>(),
  }));

  function findResource(resources: Map<string, RecordedResource>, key: string): RecordedResource {
    const known = resources.get(key) ?? { versions: new Map(), details: {} };
    resources.set(key, known);
    return known;
  }

  return {
    add({ operationId: id, parameters, status, body }) {
      if (status >= 300) return;
      const operationId = id as OperationId; // The router has found it.
      for (const { list, resources } of lists) {
        const deleted = list.deletes[operationId];
        if (deleted !== undefined) resources.delete(String(parameters.path[deleted]));
        const { owner } = list;
        const ownerId = owner && parameters.path[owner.deletes[operationId] ?? ""];
        if (owner && ownerId !== undefined)
          for (const [key, { current }] of resources) if (current?.[owner.field] === ownerId) resources.delete(key);
        const detail = list.details?.[operationId];
        if (detail) {
          const found = findResource(resources, String(parameters.path[detail.parameter]));
          found.details = { ...found.details, [detail.field]: valueAt(body, detail.pointer) };
        }
        for (const resource of shown(list, operationId, body)) {
          const found = findResource(resources, list.key.map((field) => resource[field]).join(" "));
          if (list.versions) found.versions.set(resource.version, resource);
          if (!list.versions || list.versions.isCurrent(resource, operationId, parameters.query))
            found.current = resource;
        }
      }
    },
    toSeed() {
      const seed = lists.map(({ name, list, resources }) => {
        const entries = [...resources.values()].flatMap((resource) => toEntry(list, resource));
        if (list.newestFirst) entries.reverse();
        return [name, entries.sort((one, other) => readTime(one) - readTime(other))] as const;
      });
      return Object.fromEntries(seed.filter(([, entries]) => entries.length > 0));
    },
  };
}

/** The resources of a list that a response shows. */
function shown({ shows }: RecordedList, operationId: OperationId, body: unknown): Resource[] {
  return (shows[operationId] ?? []).flatMap((pointer) => {
    const value = valueAt(body, pointer);
    return (Array.isArray(value) ? value : [value]).filter(isJsonObject);
  });
}

/** The entry of a seed; none if the resource itself was never shown. */
function toEntry({ versions }: RecordedList, { current, versions: known, details }: RecordedResource): object[] {
  if (!current) return [];
  const others = [...known.values()].filter(({ version }) => version !== current.version);
  const internal = {
    ...(versions && others.length > 0
      ? { versions: others.sort((a, b) => Number(a.version) - Number(b.version)) }
      : {}),
    ...details,
  };
  return [masked(Object.keys(internal).length > 0 ? { ...current, _mock: internal } : current)];
}

/** Members whose names are those of secrets, but which describe them. */
const DESCRIPTIONS = ["connection_credentials", "supported_auth_methods"];

function masked(entry: Resource): Resource {
  const described = Object.entries(entry).filter(([name]) => DESCRIPTIONS.includes(name));
  const kept = described.map(([name, value]) => [name, maskJson(value)]);
  return { ...(maskJson(entry) as Resource), ...Object.fromEntries(kept) }; // It stays an object.
}

const TIMES = ["created_at", "createdAt", "created", "start_time"];

/** The time when a resource was created; 0, so that it stays at the start, if it has none. */
function readTime(entry: object): number {
  const value = TIMES.map((name) => (entry as Resource)[name]).find((time) => time !== undefined && time !== null);
  if (typeof value === "number") return value * 1000;
  return typeof value === "string" ? Date.parse(value) : 0;
}
