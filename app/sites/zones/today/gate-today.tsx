import type { TodaySummary } from "../contract.ts";
import type { Zone } from "../data.server.ts";
import type { Highlight } from "../highlight.server.ts";
import { DailyTasksSlot } from "../parts/daily-tasks-slot.tsx";
import { HighlightLink } from "../parts/highlight-link.tsx";
import { FirstSteps } from "./first-steps.tsx";
import type { Today1 } from "./floors.server.ts";
import { ShadeOfDay } from "./shade-of-day.tsx";
import { TodaySection } from "./today-section.tsx";
import { Tomorrow } from "./tomorrow.tsx";

interface GateTodayProps {
  today: Today1;
  event: Highlight | null;
  zones: Zone[];
  summary: TodaySummary | null;
}

const nothing: readonly string[] = [];

/** Today at the gate: the shade of the day, what is on, a newcomer's three steps or the three of today, and tomorrow. */
export function GateToday({ today, event, zones, summary }: GateTodayProps) {
  const done = summary?.done ?? nothing;
  return (
    <>
      <TodaySection
        floor={today}
        title={today.shade.words.title}
        line={today.shade.words.line}
        done={done}
        first={event && <HighlightLink {...event} />}
      >
        <ShadeOfDay shade={today.shade} />
      </TodaySection>
      <DailyTasksSlot zones={zones} summary={summary}>
        <FirstSteps steps={today.steps} done={done} />
      </DailyTasksSlot>
      <Tomorrow tomorrow={today.tomorrow} />
    </>
  );
}
