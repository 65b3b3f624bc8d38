import { useEffect } from "react";
import { Link, useRevalidator } from "react-router";
import { buttonClass } from "#app/kits/ui/button/button-look.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { formatDay, formatTime } from "#app/kits/i18n/dates.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { CancelReason } from "#contracts/broadcast.ts";
import type { Messages } from "../copy/messages.ts";
import type { LiveView } from "../live-data.server.ts";
import { NextProgramme } from "./next-programme.tsx";
import { PinBar } from "../show/pin-bar.tsx";
import { SilentLoop } from "./silent-loop.tsx";
import { Week } from "./week.tsx";
import css from "./off-air.module.css";

/** No programme now: a video runs without a sound, the next broadcast stands under it. Cancelled and over are shown here too. */
export function OffAir({ page }: { page: LiveView<"off"> }) {
  const t = useMessages<Messages>();
  const { state, broadcast, next, loop, products, week } = page;
  useRevalidateAt(next?.startsAt ?? null);

  return (
    <article className="on-ink" data-live={state}>
      <section className={`${css.hero} frame veil`}>
        <SilentLoop loop={loop} />
        {/* The videos carry their names on the right, downwards: this one lies below. */}
        <h1 className={`${css.title} text-title ${role.display}`}>
          <span>{t(`live.heads.${state}.one`)}</span>
          <span>{t(`live.heads.${state}.two`)}</span>
        </h1>
      </section>
      {state === "cancelled" && broadcast && (
        <div className={`${css.note} on-soot pad-side-4 stack-3`} role="status">
          <p>
            {t("live.cancelled", {
              day: formatDay(broadcast.startsAt, "ja"),
              time: formatTime(broadcast.startsAt, "ja"),
              title: broadcast.title,
            })}
          </p>
          <p>{t(`live.reasons.${(broadcast.reason ?? "plan") as CancelReason}`)}</p>
        </div>
      )}
      {state === "replay" && broadcast && (
        <div className={`${css.note} on-soot pad-side-4 stack-3`}>
          <p>{t("live.replayReady", { day: formatDay(broadcast.startsAt, "ja"), title: broadcast.title })}</p>
          <Link to={`/live?r=${broadcast.id}`} className={buttonClass({ wide: true })}>
            <span>{t("live.replay")}</span>
          </Link>
        </div>
      )}
      <NextProgramme next={next} isMain={state !== "replay"} hasCountdown />
      <p className={`${css.video} pad-side-3 text-lead`}>
        <span className={role.display}>『{loop.title}』</span>
        <Link to={`/channel?v=${loop.id}`} className="target-inline text-body text-underlined">
          {t("live.whole")}
        </Link>
      </p>
      <PinBar products={products} pins={[]} atMs={null} />
      <Week week={week} />
    </article>
  );
}

/** When the next programme begins the page asks again: not all phones in the same second, and again where a clock is wrong. */
function useRevalidateAt(startsAt: string | null): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!startsAt) return;
    let clock: ReturnType<typeof setTimeout>;
    const wait = (): void => {
      const leftMs = Date.parse(startsAt) - Date.now();
      // A timer longer than 24 days would fire at once.
      clock = setTimeout(revalidateIfDue, leftMs > 0 ? Math.min(leftMs, 86_400_000) + Math.random() * 2_000 : 20_000);
    };
    const revalidateIfDue = (): void => {
      if (!document.hidden && Date.parse(startsAt) <= Date.now()) void revalidate();
      wait();
    };
    wait();
    return () => clearTimeout(clock);
  }, [startsAt, revalidate]);
}
