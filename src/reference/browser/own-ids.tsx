import { replaceInSamples } from "../../interface/samples.ts";
import { idOf, nameOf } from "../../mock/dashboard/resources.ts";
import { isOwn, type SandboxState } from "./sandbox-state.ts";

interface OwnIdsProps {
  state: SandboxState;
  /** The ids of the request, which others may replace. */
  ids: readonly string[];
  onChoose: (from: string, to: string) => void;
}

/** Offers the ids of resources that the reader has made, for those of the example. */
export function OwnIds({ state, ids, onChoose }: OwnIdsProps) {
  const offers = ids.flatMap((from) =>
    listOwn(state, from).map((resource) => ({ from, to: idOf(resource), name: nameOf(resource) })),
  );
  if (offers.length === 0) return null;
  return (
    <p class="buttons offers">
      Instead of the example's, use your own:
      {offers.map(({ from, to, name }) => (
        <button key={`${from} ${to}`} type="button" onClick={() => onChoose(from, to)}>
          {name} <code>{to}</code>
        </button>
      ))}
    </p>
  );
}

/** The resources that the reader has made in the list of a resource of the initial state. */
function listOwn({ lists, changes }: SandboxState, id: string) {
  const list = lists.get(id);
  return changes.flatMap((change) =>
    list !== undefined && change.list === list && isOwn(change) && change.after ? [change.after] : [],
  );
}

/** Replaces an id in the fields of the form, and in the samples. */
export function replaceId(form: HTMLFormElement, from: string, to: string): void {
  for (const field of form.elements)
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
      field.value = field.value.replaceAll(from, to);
  replaceInSamples(from, to);
  form.dispatchEvent(new Event("input", { bubbles: true }));
}
