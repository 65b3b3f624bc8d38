import type { Today3 } from "./floors.server.ts";
import { WordOfDay } from "./word-of-day.tsx";
import { TodaySection } from "./today-section.tsx";

/** Today on zone 3: a word to strike, what is going on, and what comes next. */
export function WaterToday({ today }: { today: Today3 }) {
  const { title, line } = today.word.words;
  return (
    <TodaySection floor={today} title={title} line={line}>
      <WordOfDay word={today.word} />
    </TodaySection>
  );
}
