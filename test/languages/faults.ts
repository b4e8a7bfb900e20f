import type { Generator } from "../../src/samples/languages/render.ts";

/** A fault of a generator. test/languages/faults.yaml has the smallest document that shows it. */
export interface Fault {
  title: string;
  /** JSON Pointer (RFC 6901) of the part of the document. */
  place: string;
  generator: Generator;
  /** What the generator writes for it; `…` stands for the rest of a line. */
  code: string;
  /** What is done about it. */
  remedy: string;
}

export const FAULTS: readonly Fault[] = [
  {
    title: "Streaming methods drop the request body",
    place: "/paths/~1chats",
    generator: "python",
    code: `    def start_chat(self, body: Chat, *, …
…
            return self._http.stream(op["method"], url, headers={**auth_headers, **(headers or {}), **extra_headers}, params=params, timeout=timeout)
`,
    remedy: "All four generators have this fault. `src/clients/patches/` adds the body.",
  },
  {
    title: "Paging methods accept no request body",
    place: "/paths/~1search",
    generator: "python",
    code: "    def search_pages(self, *, cursor: Optional[str] = None, …\n",
    remedy: "All four generators have this fault. `src/clients/patches/` adds a parameter for the body, and sends it.",
  },
  {
    title: "Operations that return JSON or a stream get only the streaming method",
    place: "/paths/~1answers",
    generator: "python",
    code: "    def create_answer(self, *, … -> Iterator[ServerSentEvent]:\n",
    remedy: "All four generators have this fault. `src/clients/adapt-document.ts` splits it into two operations.",
  },
  {
    title: "Types for objects with named and other properties lose the others",
    place: "/components/schemas/Row",
    generator: "python",
    code: `class Row:
    name: Optional[str] = None

`,
    remedy:
      "All four generators have this fault. `src/clients/adapt-document.ts` declares only the others, so the object becomes a map.",
  },
  {
    title: "A required property that is null is an error",
    place: "/components/schemas/Chat",
    generator: "php",
    code: "            owner: Owner::fromArray($data['owner']),\n",
    remedy: "PHP reads and writes no null, and Python does not send it. `src/clients/patches/` corrects both.",
  },
  {
    title: "An optional property that is null is not sent",
    place: "/components/schemas/Chat",
    generator: "php",
    code: `        if ($this->title !== null) {
            $data['title'] = $this->title;
        }
`,
    remedy:
      "All four generators treat null as a missing property. In Python and PHP, pass a dict or an array, for which `src/clients/patches/` changes the type of bodies. In Go and Java, it adds `WithNulls` and `withNulls`.",
  },
];

/** Returns true if the code of a client has the fault. */
export function hasFault(generated: string, { code }: Fault): boolean {
  const lines = code
    .trimEnd()
    .split("\n")
    .map((line) => (line === "…" ? "(?:.*\\n)*?.*" : line.split("…").map(escapeRegExp).join(".*")));
  return new RegExp(`^${lines.join("\n")}$`, "m").test(generated);
}

function escapeRegExp(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}
