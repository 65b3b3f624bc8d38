import type { Today2 } from "./floors.server.ts";
import { LipColours } from "./lip-colours.tsx";
import { TodaySection } from "./today-section.tsx";

/** Today on zone 2: three shades for the lips, what is going on, and what comes next. */
export function MirrorToday({ today }: { today: Today2 }) {
  const { title, line } = today.lips.words;
  return (
    <TodaySection floor={today} title={title} line={line}>
      <LipColours lips={today.lips} />
    </TodaySection>
  );
}
