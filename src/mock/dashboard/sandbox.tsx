import { useRef, useState } from "preact/hooks";
import { isInPage, read, request, type Schemas, send } from "./control.ts";
import { useProblem } from "./format.tsx";
import { storeMark } from "./state.tsx";
import type { ViewProps } from "./view-props.ts";

/** The reader of a page that has the mock enters no key. */
const ofKey = isInPage ? "" : " of this key";

export function SandboxView({ access }: ViewProps) {
  const [done, setDone] = useState("");
  const file = useRef<HTMLInputElement>(null);
  const { problem, attempt } = useProblem();
  const report = (work: () => Promise<unknown>, message: string) => {
    setDone("");
    return attempt(async () => {
      await work();
      setDone(message);
    });
  };

  function reset() {
    const lost =
      "Its data and clock return to their initial state; its requests, faults, replies and turns are deleted.";
    if (!confirm(`Reset the sandbox${ofKey}? ${lost}`)) return;
    const start = () => send(access, "POST", "_mock/reset").then(() => storeMark(undefined));
    void report(start, "The sandbox was reset.");
  }
  async function download() {
    const blob = await (await request(access, "_mock/snapshot")).blob();
    const link = document.createElement("a");
    link.href = URL.createObjectURL(blob);
    link.download = "sandbox.json";
    link.click();
    URL.revokeObjectURL(link.href);
  }
  async function upload() {
    const [chosen] = file.current?.files ?? [];
    if (!chosen) throw new Error("Choose the file of a snapshot first.");
    await request(access, "_mock/snapshot", { method: "PUT", body: await chosen.text() });
  }
  return (
    <div class="sandbox">
      {problem}
      <p role="status">{done}</p>
      <h2>Start again</h2>
      <p>
        Returns the data and the clock{ofKey} to their initial state. Deletes {isInPage ? "the" : "its"} requests,
        faults, replies and turns.
      </p>
      <button type="button" onClick={reset}>
        Reset the sandbox
      </button>
      <h2>Snapshot</h2>
      <p>Save the whole state of the sandbox to a file, and return to it later.</p>
      <p class="toolbar">
        <button type="button" onClick={() => report(download, "The snapshot was saved.")}>
          Save a snapshot
        </button>
        <label>
          File <input ref={file} type="file" accept="application/json,.json" />
        </label>
        <button type="button" onClick={() => report(upload, "The snapshot was restored.")}>
          Restore the snapshot
        </button>
      </p>
      {isInPage ? null : <Others access={access} />}
    </div>
  );
}

/** The sandboxes of other keys. */
function Others({ access }: Pick<ViewProps, "access">) {
  const [sandboxes, setSandboxes] = useState<Schemas["SandboxList"]>();
  const { problem, attempt } = useProblem();
  return (
    <>
      <h2>Other sandboxes</h2>
      {problem}
      <p>
        Each key has its own sandbox. The mock stores only the hashes of keys, and lists them only if you start it with{" "}
        <code>--control-key</code>.
      </p>
      <button type="button" onClick={() => attempt(async () => setSandboxes(await read(access, "_mock/sandboxes")))}>
        List the sandboxes
      </button>
      {sandboxes ? (
        <table>
          <thead>
            <tr>
              <th>Hash</th>
              <th>Requests</th>
            </tr>
          </thead>
          <tbody>
            {sandboxes.sandboxes.map(({ id, requests }) => (
              <tr key={id}>
                <td>
                  <code>{id}</code>
                </td>
                <td>{requests.toLocaleString("en")}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </>
  );
}
