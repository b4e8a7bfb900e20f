import type { OperationCase } from "../../cases.ts";
import type { Check } from "../check.ts";
import { agents } from "./agents.ts";
import { conversations } from "./conversations.ts";
import { observability } from "./observability.ts";
import { others } from "./others.ts";
import { promptsAndSkills } from "./prompts-and-skills.ts";
import { retrieval } from "./retrieval.ts";
import { sentenceCheck } from "./sentence.ts";
import { workflows } from "./workflows.ts";

export const SENTENCES = [
  ...agents,
  ...conversations,
  ...observability,
  ...others,
  ...promptsAndSkills,
  ...retrieval,
  ...workflows,
];

/** What the document says of an operation in words, and only a series of requests shows. */
export const sentenceChecks = (testCase: OperationCase): Check[] =>
  SENTENCES.filter(({ operations }) => operations.includes(testCase.id)).map((each) => sentenceCheck(testCase, each));
