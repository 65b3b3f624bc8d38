import { useEffect, useEffectEvent, useState } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import { remaining, serverAheadMs } from "../rules/countdown.ts";
import css from "./clock.module.css";

type ClockProps = {
  untilMs: number;
  /** The server's clock when the page was made: what stands here before there is a script. */
  nowMs: number;
  /** Called once, when the moment has come by the server's clock. */
  onZero: () => void;
  isLarge?: boolean;
};

/** From so far apart on, the visitor is told whose clock is counting. */
const noticeMs = 5 * 60_000;
const retryMs = 4_000;

/** Days, hours, minutes and seconds by the server's clock. The minute is announced, the second is not. */
export function Clock({ untilMs, nowMs, onZero, isLarge = false }: ClockProps) {
  const t = useMessages<Messages>();
  const aheadMs = useServerAhead();
  const { days, hours, minutes, seconds } = useCountdown(untilMs, nowMs, aheadMs, onZero);
  const values = { days, hours, minutes, seconds };
  return (
    <>
      <div
        className={classNames(css.clock, isLarge && css.large)}
        role="timer"
        aria-live="off"
        data-alive={aheadMs !== null || undefined}
      >
        {(["days", "hours", "minutes", "seconds"] as const).map((unit) => (
          <span key={unit} className={css.unit}>
            <b className={classNames(css.value, "text-title", role.latin)}>{String(values[unit]).padStart(2, "0")}</b>
            <span className="text-leading-12 text-note">{t(`countdown.${unit}`)}</span>
          </span>
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {aheadMs !== null && t("countdown.spoken", { days, hours, minutes })}
      </p>
      {aheadMs !== null && Math.abs(aheadMs) > noticeMs && (
        <p className="text-fine">{t("countdown.device", { minutes: Math.round(Math.abs(aheadMs) / 60_000) })}</p>
      )}
    </>
  );
}

/** So far is the server's clock ahead of this device's; null before it is known. */
function useServerAhead(): number | null {
  const [aheadMs, setAheadMs] = useState<number | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    import("./server-clock.ts")
      .then(({ pingClock }) => pingClock(controller.signal))
      .then((pings) => setAheadMs(pings.length > 0 ? serverAheadMs(pings) : 0))
      .catch(() => {
        // Without the line, this device's clock is what there is.
        if (!controller.signal.aborted) setAheadMs(0);
      });
    return () => controller.abort();
  }, []);
  return aheadMs;
}

/** What remains, second by second once the server's clock is known. */
function useCountdown(untilMs: number, nowMs: number, aheadMs: number | null, onZero: () => void) {
  const [remainingTime, setRemainingTime] = useState(() => remaining(untilMs, nowMs));
  const notifyZero = useEffectEvent(onZero);

  useEffect(() => {
    if (aheadMs === null) return;
    let timer = 0;
    let calledMs = 0;
    function tick(): void {
      const now = Date.now() + (aheadMs ?? 0);
      setRemainingTime(remaining(untilMs, now));
      // A page from before the moment may come once more: it is asked again.
      if (now >= untilMs && now - calledMs > retryMs) {
        calledMs = now;
        notifyZero();
      }
      timer = window.setTimeout(tick, 1_000 - (now % 1_000));
    }
    tick();
    return () => clearTimeout(timer);
  }, [aheadMs, untilMs]);

  return remainingTime;
}
