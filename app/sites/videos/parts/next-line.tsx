import { formatDay, formatTime } from "#app/kits/words/dates.ts";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { LivePage } from "../live-data.server.ts";
import css from "./next-line.module.css";

/** The next programme in one line, and the way to lay it into one's own calendar. */
export function NextLine({ next }: { next: LivePage["next"] }) {
  const t = useWords<Words>();
  if (!next) return null;
  return (
    <p className={css.next} data-next={next.airingId}>
      <span>
        {t("live.next", {
          day: formatDay(next.startsAt, "ja"),
          time: formatTime(next.startsAt, "ja"),
          title: next.title,
        })}
      </span>
      <a href={`/api/videos/live/next.ics?p=${next.id}`} download={`${next.id}.ics`}>
        {t("live.calendar")}
      </a>
    </p>
  );
}
