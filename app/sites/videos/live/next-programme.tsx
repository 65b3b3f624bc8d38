import { buttonClass } from "#app/kits/ui/button/button-look.tsx";
import { formatDay, formatTime } from "#app/kits/i18n/dates.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { LivePage } from "../live-data.server.ts";
import { useShowSeconds } from "../show/use-show-seconds.ts";
import { formatCountdown } from "../rules/time-text.ts";
import { useLiveClock } from "./use-live-clock.ts";
import css from "./next-programme.module.css";

interface NextProgrammeProps {
  next: LivePage["next"];
  /** Its button is the red one of the view. */
  isMain?: boolean;
  /** How long it still takes stands under it. */
  hasCountdown?: boolean;
}

/** The next programme in one line, and the way to lay it into one's own calendar. */
export function NextProgramme({ next, isMain = false, hasCountdown = false }: NextProgrammeProps) {
  const t = useMessages<Messages>();
  if (!next) return null;
  return (
    <div className={`${css.next} on-ink pad-side-3 text-service`} data-next={next.broadcastId}>
      <p>
        {t("live.next", {
          day: formatDay(next.startsAt, "ja"),
          time: formatTime(next.startsAt, "ja"),
          title: next.title,
        })}
      </p>
      {hasCountdown && <Countdown startsAt={next.startsAt} />}
      <a
        href={`/api/videos/live/next.ics?p=${next.id}`}
        download={`${next.id}.ics`}
        className={buttonClass({ look: isMain ? "blood" : "line", wide: true })}
      >
        <span>{t("live.calendar")}</span>
      </a>
    </div>
  );
}

/** How long it still takes, by the server's clock. Nobody is told every second of it. */
function Countdown({ startsAt }: { startsAt: string }) {
  const t = useMessages<Messages>();
  const nowMs = useLiveClock(() => {});
  const atS = useShowSeconds(() => nowMs() - Date.parse(startsAt));
  return (
    <p className={css.countdown} role="timer" aria-live="off" data-countdown={atS ?? undefined}>
      {atS !== null && t("live.starts", { time: formatCountdown(-atS) })}
    </p>
  );
}
