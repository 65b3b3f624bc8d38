import { formatDay, formatTime } from "#app/kits/i18n/dates.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { LivePage } from "../live-data.server.ts";
import css from "./next-programme.module.css";

/** The next programme in one line, and the way to lay it into one's own calendar. */
export function NextProgramme({ next }: { next: LivePage["next"] }) {
  const t = useMessages<Messages>();
  if (!next) return null;
  return (
    <p className={`${css.next} on-ink pad-side-3 text-service`} data-next={next.broadcastId}>
      <span>
        {t("live.next", {
          day: formatDay(next.startsAt, "ja"),
          time: formatTime(next.startsAt, "ja"),
          title: next.title,
        })}
      </span>
      <a
        href={`/api/videos/live/next.ics?p=${next.id}`}
        download={`${next.id}.ics`}
        className="target-inline text-body text-underlined"
      >
        {t("live.calendar")}
      </a>
    </p>
  );
}
