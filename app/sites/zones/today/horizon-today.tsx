import type { Today5 } from "./floors.server.ts";
import { ReviewOfHour } from "./review-of-hour.tsx";
import { TodaySection } from "./today-section.tsx";

/** Today on zone 5: a review to answer, what is going on, and what comes next. */
export function HorizonToday({ today }: { today: Today5 }) {
  const { title, line } = today.review.words;
  return (
    <TodaySection floor={today} title={title} line={line}>
      <ReviewOfHour place={today.review} />
    </TodaySection>
  );
}
