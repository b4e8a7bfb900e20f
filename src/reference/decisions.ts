/** A part of openapi/DECISIONS.md: a heading, a text that may be empty, and a table. */
export interface DecisionGroup {
  title: string;
  text: string;
  decisions: Decision[];
}

/** A row of the table. The texts are Markdown. */
interface Decision {
  gap: string;
  choice: string;
  reason: string;
}

export interface Decisions {
  introduction: string;
  groups: DecisionGroup[];
}

/** Reads openapi/DECISIONS.md. Throws if a row does not have three cells. */
export function readDecisions(markdown: string): Decisions {
  const [introduction = "", ...parts] = markdown.replace(/^# .*\n/, "").split(/^## /m);
  return { introduction, groups: parts.map(readGroup) };
}

function readGroup(part: string): DecisionGroup {
  const [title = "", ...lines] = part.split("\n");
  const [, , ...rows] = lines.filter((line) => line.startsWith("|"));
  const decisions = rows.map((row): Decision => {
    const [gap, choice, reason, ...others] = row.replaceAll(/^\| | \|$/g, "").split(" | ");
    if (!gap || !choice || !reason || others.length > 0)
      throw new Error(`openapi/DECISIONS.md: "${row}" does not have three cells.`);
    return { gap, choice, reason };
  });
  return { title, text: lines.filter((line) => !line.startsWith("|")).join("\n"), decisions };
}
