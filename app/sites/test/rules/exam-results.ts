import type { CheckId, CheckResult, CheckResults, CheckStatus } from "#app/kits/basics/check-result.ts";

/** How the checks are put together on the page. */
export const checkGroups: {
  id: "connection" | "drawing" | "senses" | "handing" | "screen";
  checks: readonly CheckId[];
}[] = [
  { id: "connection", checks: ["network", "clock", "in-app", "storage"] },
  { id: "drawing", checks: ["webgl", "speed"] },
  { id: "senses", checks: ["camera", "audio"] },
  { id: "handing", checks: ["share", "clipboard"] },
  { id: "screen", checks: ["wishes", "view"] },
];

/** The findings with one more. What a trial finds stands in the place of what was known, and keeps its facts. */
export function mergeFinding(findings: CheckResults, found: CheckResult): CheckResults {
  const facts = { ...findings[found.id]?.facts, ...found.facts };
  return { ...findings, [found.id]: { ...found, facts } };
}

/** How many passed, are limited, do not work. */
export function countResults(findings: CheckResults): Record<CheckStatus, number> {
  const count = { ok: 0, warn: 0, no: 0 };
  for (const finding of Object.values(findings)) count[finding.result] += 1;
  return count;
}
