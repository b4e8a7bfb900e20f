import { residentMemory } from "./server.ts";

/** Follows the resident memory of a process over a number of requests. */
export interface Memory {
  sample(sent: number, pid: number): void;
  /** The memory at the end, divided by that at half; undefined as long as there are too few samples. */
  growth(): number | undefined;
}

/** Part of the requests before half, and before the end, of whose samples the median counts: memory rises and falls. */
const PART = 0.05;

export function createMemory(requests: number): Memory {
  const samples: { at: number; bytes: number }[] = [];
  const around = (part: number) => {
    const near = samples.filter(({ at }) => at > part - PART && at <= part).map(({ bytes }) => bytes);
    return near.sort((a, b) => a - b)[near.length >> 1];
  };
  return {
    sample(sent, pid) {
      const bytes = residentMemory(pid);
      if (bytes !== undefined) samples.push({ at: Math.min(1, sent / requests), bytes });
    },
    growth() {
      const [half, end] = [around(0.5), around(1)];
      return half === undefined || end === undefined ? undefined : end / half;
    },
  };
}
