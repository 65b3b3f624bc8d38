/** All checks, in the order in which they run and stand. The diagnostic code packs them in this order too. */
export const checkIds = [
  "network",
  "clock",
  "in-app",
  "storage",
  "webgl",
  "speed",
  "camera",
  "audio",
  "share",
  "clipboard",
  "wishes",
  "view",
] as const;

export type CheckId = (typeof checkIds)[number];

/** `ok`: works. `warn`: works with a limit, or could not be told. `no`: does not work here. */
export type Result = "ok" | "warn" | "no";

/** What was measured or seen: plain values with their unit in the name, shown as they are in the JSON view. */
export type Facts = Record<string, string | number | boolean | null>;

/** The outcome of one check. `verdict` names the sentence in the copy, `checks.<id>.<verdict>`; `facts` fill it. */
export interface Finding {
  id: CheckId;
  result: Result;
  verdict: string;
  facts: Facts;
}

/** What is known so far. */
export type Findings = Partial<Record<CheckId, Finding>>;

/** How the checks are put together on the page. */
export const groups: { id: "connection" | "drawing" | "senses" | "handing" | "screen"; checks: readonly CheckId[] }[] =
  [
    { id: "connection", checks: ["network", "clock", "in-app", "storage"] },
    { id: "drawing", checks: ["webgl", "speed"] },
    { id: "senses", checks: ["camera", "audio"] },
    { id: "handing", checks: ["share", "clipboard"] },
    { id: "screen", checks: ["wishes", "view"] },
  ];

/** The findings with one more. What a trial finds stands in the place of what was known, and keeps its facts. */
export function withFinding(findings: Findings, found: Finding): Findings {
  const facts = { ...findings[found.id]?.facts, ...found.facts };
  return { ...findings, [found.id]: { ...found, facts } };
}

/** How many passed, are limited, do not work. */
export function tally(findings: Findings): Record<Result, number> {
  const count = { ok: 0, warn: 0, no: 0 };
  for (const finding of Object.values(findings)) count[finding.result] += 1;
  return count;
}
