import { useRevalidator } from "react-router";
import picture from "#app/kits/ui/pictures/scene-mor-5.json" with { type: "json" };
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { buttonClass } from "#app/kits/ui/button/button-look.tsx";
import { formatMoment } from "#app/kits/i18n/dates.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { CountdownPage } from "../data.server.ts";
import { Clock } from "./clock.tsx";
import css from "./countdown-view.module.css";
import { Stage } from "./stage.tsx";

/** Before the launch: the clock, and a line of the prologue a day. After it: the way in, and the next no-red event. */
export function CountdownView({ page }: { page: CountdownPage }) {
  const t = useMessages<Messages>();
  const { isOpen, teasers } = page;
  return (
    <>
      <Stage
        scene={5}
        picture={picture}
        heading={
          isOpen ? [t("countdown.openFirst"), t("countdown.openSecond")] : [t("countdown.first"), t("countdown.second")]
        }
        kicker={isOpen ? t("countdown.openNote") : t("countdown.opens")}
      >
        {isOpen ? <AfterLaunch page={page} /> : <BeforeLaunch page={page} />}
        <a className={buttonClass({ look: "line", wide: true })} href="/api/mor/nights.ics" download>
          <span>{t("countdown.calendar")}</span>
        </a>
      </Stage>
      {teasers.length > 0 && (
        <section className={`${css.prologue} column-4 on-ink`}>
          <h2 className={`${css.sub} text-aside`}>{t("countdown.prologue")}</h2>
          <ol className={css.lines}>
            {teasers.map((line, i) => (
              <li key={line} className="stack-3">
                <span className={`${css.event} text-note`}>{t("countdown.dayOf", { night: i + 1 })}</span>
                <span className={`${css.line} text-face text-lead text-leading-17`}>{line}</span>
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

/** The way in, and the clock of the next no-red event. */
function AfterLaunch({ page: { nowMs, events } }: { page: CountdownPage }) {
  const t = useMessages<Messages>();
  const { revalidate } = useRevalidator();
  const { next } = events;
  return (
    <>
      <ButtonLink look="bone" wide arrow to="/mor">
        {t("countdown.enter")}
      </ButtonLink>
      {next && (
        <>
          <p className="text-note">{t("countdown.eventClock")}</p>
          <Clock key={next.id} untilMs={next.startsAtMs} nowMs={nowMs} onZero={() => void revalidate()} />
          <p className="text-note">{t("noRedEvent.next", { moment: formatMoment(next.startsAtMs, "ja", true) })}</p>
        </>
      )}
    </>
  );
}

/** The clock of the launch, the last line of the prologue, and when the next one comes. */
function BeforeLaunch({ page: { launchMs, nowMs, teasers, nextTeaserMs } }: { page: CountdownPage }) {
  const t = useMessages<Messages>();
  const { revalidate } = useRevalidator();
  return (
    <>
      <Clock untilMs={launchMs} nowMs={nowMs} onZero={() => void revalidate()} isLarge />
      <p className={`${css.last} text-face text-lead text-leading-17`} key={teasers.length}>
        {teasers.at(-1)}
      </p>
      {nextTeaserMs !== null && (
        <p className="text-note">
          {t(teasers.length === 0 ? "countdown.noLine" : "countdown.nextLine", {
            moment: formatMoment(nextTeaserMs, "ja"),
          })}
        </p>
      )}
    </>
  );
}
