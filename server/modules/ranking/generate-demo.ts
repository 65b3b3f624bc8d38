import { hourMs } from "#contracts/jst-clock.ts";
import type { Database } from "../../platform/database.ts";
import { recordBlindPick } from "./blind-picks.ts";
import type { DemoGenerator } from "./demo-events.ts";
import { saveDemoMadeUntil, getDemoState } from "./demo-state.ts";
import { fullHour } from "./period.ts";
import { recordInterests } from "./record-interest.ts";

const hoursAtOnce = 48;

/**
 * Makes what is missing of the demonstration up to the last full hour: on the first start everything, later the hours
 * since. Does nothing while the demonstration is off. Two at once make nothing twice.
 * @param parts.daysBack how far back a first start reaches; a later one no further either
 */
export async function generateDemo(
  database: Database,
  { maker, daysBack, now, signal }: { maker: DemoGenerator; daysBack: number; now: Date; signal?: AbortSignal },
): Promise<void> {
  const { isOn, madeUntil } = await getDemoState(database);
  if (!isOn) return;
  const end = fullHour(now).getTime();
  let at = Math.max(madeUntil?.getTime() ?? 0, end - daysBack * 24 * hourMs);
  while (at < end && !signal?.aborted) {
    const until = Math.min(end, at + hoursAtOnce * hourMs);
    const hours = Array.from({ length: (until - at) / hourMs }, (_, i) =>
      maker.generateHour(new Date(at + i * hourMs)),
    );
    await database.transaction(async (queries) => {
      await recordInterests(
        queries,
        hours.flatMap(({ interests }) => interests),
      );
      for (const { picks } of hours) for (const pick of picks) await recordBlindPick(queries, pick);
      await saveDemoMadeUntil(queries, new Date(until));
    });
    at = until;
  }
}
