import { Suspense } from "react";
import type { TodaySummary } from "../contract.ts";
import type { Zone } from "../data.server.ts";
import { useVisitNumber } from "../scene/use-visit-number.ts";
import { lazyOptional } from "./lazy-optional.ts";

const DailyTasks = lazyOptional(async () => (await import("./daily-tasks.tsx")).DailyTasks);

/** The slot of today's three: empty on the first visit. */
export function DailyTasksSlot(props: { zones: Zone[]; summary: TodaySummary | null }) {
  if (useVisitNumber() < 2) return null;
  return (
    <Suspense>
      <DailyTasks {...props} />
    </Suspense>
  );
}
