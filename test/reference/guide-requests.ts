import type { Guide } from "../../src/reference/pages/guide.tsx";
import type { RecordingMock } from "../../src/reference/samples/recording-mock.ts";

/**
 * Returns an error if a program of a guide, whose key is the name of its flow, gets other statuses than the page shows, or does not
 * wait. A client can request the second page of a list, too.
 */
export function findWrongRequests({ flow, responses }: Guide, mock: RecordingMock): string[] {
  const requests = mock.readRequests(flow.name);
  const isRepeated = (index: number) =>
    requests[index]?.startsWith("GET ") === true && requests[index] === requests[index + 1];
  const isNextPage = (index: number) => /[?&]page=[1-9]/.test(requests[index]!);
  const statuses = mock.readStatuses(flow.name).filter((_, index) => !isRepeated(index) && !isNextPage(index));
  const shown = responses.map(({ status }) => status);
  const waits = flow.steps.filter(({ repeat }) => repeat);
  return [
    ...(String(statuses) === String(shown) ? [] : [`${flow.name}: has the statuses ${statuses} instead of ${shown}.`]),
    ...(requests.filter((_, index) => isRepeated(index)).length < waits.length ? [`${flow.name}: does not wait.`] : []),
  ];
}
