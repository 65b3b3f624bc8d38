import type { Today4 } from "./floors.server.ts";
import { NewestWorks } from "./newest-works.tsx";
import { TodaySection } from "./today-section.tsx";

/** Today on zone 4: works to like, what is going on, and what comes next. */
export function BenchToday({ today }: { today: Today4 }) {
  const { title, line } = today.works.words;
  return (
    <TodaySection floor={today} title={title} line={line}>
      <NewestWorks works={today.works} />
    </TodaySection>
  );
}
