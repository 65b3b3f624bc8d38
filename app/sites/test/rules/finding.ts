import type { CheckId, Finding, Findings, Result } from "#app/kits/basics/finding.ts";

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
