import type { HostileCase } from "./case.ts";
import { busyClocks } from "./cases/busy-clocks.ts";
import { batch, clock } from "./cases/clock.ts";
import { controlKeys } from "./cases/control-keys.ts";
import { delayedAgents, delayedReplies } from "./cases/delayed-responses.ts";
import { heavySchedules, heavySchedulesOfKeys, rareDays } from "./cases/heavy-schedules.ts";
import { journalMasking } from "./cases/journal-masking.ts";
import { journalReaders, streamsBesideReaders, unreadJournals, unreadJournalsOfKeys } from "./cases/journal-readers.ts";
import { controlCharacters, manyGuardrails, repeatedWorkflow } from "./cases/large-responses.ts";
import {
  batchAgent,
  batchFile,
  batchSpeech,
  importedFile,
  manyChildren,
  manyTasks,
  storedImport,
} from "./cases/long-tasks.ts";
import { manyDimensions } from "./cases/many-dimensions.ts";
import { manyChunks, manyEntries } from "./cases/many-entries.ts";
import { manyKeys, noKey } from "./cases/many-keys.ts";
import { largeReplies, manyReplies } from "./cases/many-replies.ts";
import { manyLabels, manyTexts } from "./cases/many-texts.ts";
import { manyHandoffs, manyTools } from "./cases/many-tools.ts";
import { matchlessStreams } from "./cases/matchless-streams.ts";
import { moderation } from "./cases/moderation.ts";
import { nearMisses } from "./cases/near-misses.ts";
import { nestedBodies } from "./cases/nested-bodies.ts";
import { largeEvents, openStreams } from "./cases/open-streams.ts";
import { patterns, patternsOfSchemas } from "./cases/patterns.ts";
import { pipelinedLists, pipelining, unreadResponses, unreadWithoutKey } from "./cases/pipelining.ts";
import { prefer } from "./cases/prefer.ts";
import { faultValue, replySchema, replyValue } from "./cases/reply-conditions.ts";
import { seed, seedExport, snapshot } from "./cases/sandbox-data.ts";
import { schemaWork } from "./cases/schemas.ts";
import { searchExpressions } from "./cases/search-expressions.ts";
import { searchObjects, searchValue } from "./cases/search-value.ts";
import { idleConnections, largeRestore, largeSeed } from "./cases/shares.ts";
import { simultaneousAgents, simultaneousConversations, simultaneousDocuments } from "./cases/simultaneous-requests.ts";
import { slowClients } from "./cases/slow-clients.ts";
import { slowReplies, slowStreams } from "./cases/slow-streams.ts";
import { storedAgents, storedAgentsInFolder, storedAgentsOfKeys } from "./cases/stored-agents.ts";
import { storedRows, storedSandbox, storedSeed } from "./cases/stored-sandbox.ts";
import { abandonedBodies, unfinishedBodies, unfinishedBodiesOfKeys } from "./cases/unfinished-bodies.ts";
import { uniqueItems } from "./cases/unique-items.ts";
import { waitingBodies, waitingControlBodies } from "./cases/waiting-bodies.ts";

/** The attacks by name. A new one is added here. */
export const cases: Readonly<Record<string, HostileCase>> = {
  "journal-masking": journalMasking,
  "near-misses": nearMisses,
  "search-value": searchValue,
  "search-objects": searchObjects,
  "reply-value": replyValue,
  "reply-schema": replySchema,
  "fault-value": faultValue,
  "unique-items": uniqueItems,
  "many-replies": manyReplies,
  "large-replies": largeReplies,
  patterns,
  "patterns-of-schemas": patternsOfSchemas,
  "schema-work": schemaWork,
  "search-expressions": searchExpressions,
  "many-tools": manyTools,
  "many-handoffs": manyHandoffs,
  "repeated-workflow": repeatedWorkflow,
  "control-characters": controlCharacters,
  "many-entries": manyEntries,
  "many-chunks": manyChunks,
  "many-texts": manyTexts,
  "many-dimensions": manyDimensions,
  "many-labels": manyLabels,
  moderation,
  "many-guardrails": manyGuardrails,
  "nested-bodies": nestedBodies,
  "unfinished-bodies": unfinishedBodies,
  "unfinished-bodies-of-keys": unfinishedBodiesOfKeys,
  "abandoned-bodies": abandonedBodies,
  "idle-connections": idleConnections,
  "large-restore": largeRestore,
  "large-seed": largeSeed,
  "stored-agents": storedAgents,
  "stored-agents-of-keys": storedAgentsOfKeys,
  "stored-agents-in-folder": storedAgentsInFolder,
  "stored-sandbox": storedSandbox,
  "stored-rows": storedRows,
  "stored-seed": storedSeed,
  seed,
  snapshot,
  "seed-export": seedExport,
  clock,
  "busy-clocks": busyClocks,
  "heavy-schedules": heavySchedules,
  "heavy-schedules-of-keys": heavySchedulesOfKeys,
  "rare-days": rareDays,
  batch,
  "batch-speech": batchSpeech,
  "batch-file": batchFile,
  "batch-agent": batchAgent,
  "imported-file": importedFile,
  "stored-import": storedImport,
  "many-tasks": manyTasks,
  "many-children": manyChildren,
  prefer,
  "open-streams": openStreams,
  "large-events": largeEvents,
  "matchless-streams": matchlessStreams,
  "slow-streams": slowStreams,
  "slow-replies": slowReplies,
  "unread-journals": unreadJournals,
  "unread-journals-of-keys": unreadJournalsOfKeys,
  "journal-readers": journalReaders,
  "streams-beside-readers": streamsBesideReaders,
  pipelining,
  "pipelined-lists": pipelinedLists,
  "unread-responses": unreadResponses,
  "unread-without-key": unreadWithoutKey,
  "simultaneous-agents": simultaneousAgents,
  "simultaneous-conversations": simultaneousConversations,
  "simultaneous-documents": simultaneousDocuments,
  "waiting-bodies": waitingBodies,
  "waiting-control-bodies": waitingControlBodies,
  "delayed-replies": delayedReplies,
  "delayed-agents": delayedAgents,
  "many-keys": manyKeys,
  "no-key": noKey,
  "slow-clients": slowClients,
  "control-keys": controlKeys,
};
