import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { ErrorNotice } from "#app/kits/ui/notice/notice.tsx";
import { VerticalHeading } from "#app/kits/ui/vertical-heading/vertical-heading.tsx";
import { isSoundWanted } from "#app/kits/sound/sound-cookie.ts";
import { useErrorMessages } from "#app/kits/i18n/error-messages.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { track } from "#app/kits/analytics/track.ts";
import type { ProphecyMarginState } from "#contracts/prophecy-history.ts";
import type { Messages } from "../copy/messages.ts";
import type { View } from "../data.server.ts";
import { BelowFoldSlot } from "./below-fold-slot.tsx";
import { MarginSlot } from "./margin-slot.tsx";
import { Envelope } from "./envelope.tsx";
import { ProphecySheet } from "./prophecy-sheet.tsx";
import css from "./today-view.module.css";
import { useProphecies } from "./use-prophecies.ts";
import { useOccasionLabel } from "./use-occasion-label.ts";
import { WaterScene } from "./water-scene.tsx";

/** Today: the sealed envelope on the water, and what the prophecy says when it is opened. */
export function TodayView({ page }: { page: View<"tonight"> }) {
  const t = useMessages<Messages>();
  const occasionLabel = useOccasionLabel();
  const prophecies = useProphecies();
  const { history, prophecy, step, source } = prophecies;
  const margin = source === "passing" ? null : (history?.margin ?? null);
  const paper = useRef<HTMLDivElement>(null);
  const isRead = prophecy !== null && (step === "open" || step === "fresh");

  useEffect(() => {
    if (step !== "fresh") return;
    paper.current?.focus({ preventScroll: true });
    track("lmp_open");
  }, [step]);

  function openEnvelope() {
    playOpenSound();
    void prophecies.open();
  }

  return (
    <>
      <WaterScene isOpen={isRead} strokes={margin?.hexes.length ?? 0}>
        {isRead ? (
          <div ref={paper} className={`${css.read} grid justify-centre`} tabIndex={-1}>
            <ProphecySheet
              key={prophecy.key}
              lines={prophecy}
              title={t(source === "passing" ? "prophecy.passing" : `prophecy.${prophecy.form}`)}
              occasion={occasionLabel(prophecy)}
              isFresh={step === "fresh"}
            >
              <MarginSlot margin={margin} place="sheet" />
            </ProphecySheet>
          </div>
        ) : (
          <ClosedEnvelope page={page} prophecies={prophecies} margin={margin} cut={openEnvelope} />
        )}
        <p className="visually-hidden" role="status">
          {step === "breaking" && t("envelope.breaking")}
          {step === "fresh" && t("envelope.done")}
        </p>
      </WaterScene>
      <BelowFoldSlot prophecies={prophecies} day={page.day} />
    </>
  );
}

function ClosedEnvelope({
  page,
  prophecies,
  margin,
  cut: openEnvelope,
}: {
  page: View<"tonight">;
  margin: ProphecyMarginState | null;
  prophecies: ReturnType<typeof useProphecies>;
  cut: () => void;
}) {
  const t = useMessages<Messages>();
  const errorMessages = useErrorMessages();
  const { step, error } = prophecies;
  const errorText = error && errorMessages(error.code, error);
  return (
    <>
      <VerticalHeading
        className={css.sentence}
        lines={[t(page.form === "night" ? "envelope.nightFirst" : "envelope.dayFirst"), t("envelope.second")]}
        reveal
      />
      <MarginSlot margin={margin} place="water" />
      <div className={css.water}>
        <div className={css.ripples} aria-hidden="true">
          <i />
          <i />
          <i />
        </div>
        <Envelope form={page.form} step={step === "breaking" ? "breaking" : "sealed"} onOpen={openEnvelope} />
      </div>
      <div className={`${css.foot} anchor side`}>
        {errorText && (
          <ErrorNotice
            code={error.code}
            announce="now"
            message={errorText.message}
            retry={errorText.action ?? t("envelope.cut")}
            onRetry={openEnvelope}
          />
        )}
        {page.notice && <p className={`${css.notice} text-body text-leading-18`}>{t("envelope.badKey")}</p>}
        {!errorText && (
          <p className="text-aside text-leading-18" data-reply={margin ? "" : undefined}>
            {margin?.line ?? t("envelope.once")}
          </p>
        )}
        <noscript>
          <p className={`${css.notice} text-body text-leading-18`}>{t("envelope.noScript")}</p>
          <p>
            <Link className="target-inline" to={`/lmp?d=${page.passing.day}&k=${page.passing.key}`}>
              {t("envelope.passing")}
            </Link>
          </p>
        </noscript>
      </div>
    </>
  );
}

/** Nothing of the sound is fetched for those who have it off, which is most. */
function playOpenSound(): void {
  if (!isSoundWanted(document.cookie)) return;
  void import("#app/kits/sound/use-sound.ts").then(
    ({ getVisitSound: visitSound }) => visitSound().play("seal-break"),
    console.warn,
  );
}
