import { dayMs, hourMs } from "#contracts/jst-clock.ts";

/** How the publication of a commitment lies to the opening of its campaign. */
export interface CommitmentTiming {
  /** Only then it shows that nothing was chosen once entries were seen. The moment of the opening itself counts. */
  isBefore: boolean;
  /** What lies between, in the largest unit that fits, cut off: 1 day and 23 hours are 1 day. */
  gap: { unit: "days" | "hours" | "minutes" | "seconds"; count: number };
}

const units = [
  ["days", dayMs],
  ["hours", hourMs],
  ["minutes", 60_000],
  ["seconds", 1_000],
] as const;

/** Whether a commitment was published before its campaign opened, and by how much. Both as ISO texts. */
export function commitmentTiming(publishedAt: string, opensAt: string): CommitmentTiming {
  const leadMs = Date.parse(opensAt) - Date.parse(publishedAt);
  const gapMs = Math.abs(leadMs);
  const [unit, unitMs] = units.find(([, ms]) => gapMs >= ms) ?? units[3];
  return { isBefore: leadMs >= 0, gap: { unit, count: Math.floor(gapMs / unitMs) } };
}
