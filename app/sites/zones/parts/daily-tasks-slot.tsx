import { type ReactNode, Suspense } from "react";
import type { TodaySummary } from "../contract.ts";
import type { Zone } from "../data.server.ts";
import { useVisitNumber } from "../scene/use-visit-number.ts";
import { lazyOptional } from "./lazy-optional.ts";

const DailyTasks = lazyOptional(async () => (await import("./daily-tasks.tsx")).DailyTasks);

interface DailyTasksSlotProps {
  zones: Zone[];
  summary: TodaySummary | null;
  /** What stands there on the first visit. */
  children: ReactNode;
}

/** The slot of today's three; on the first visit a newcomer's way stands there. */
export function DailyTasksSlot({ children, ...props }: DailyTasksSlotProps) {
  if (useVisitNumber() < 2) return children;
  return (
    <Suspense fallback={children}>
      <DailyTasks {...props} />
    </Suspense>
  );
}
