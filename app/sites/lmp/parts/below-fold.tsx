import { Link } from "react-router";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { formatMoment } from "#app/kits/i18n/dates.ts";
import type { Messages } from "../copy/messages.ts";
import { strokesPerMouth } from "#contracts/mouth-form.ts";
import { FinishedMouth } from "./finished-mouth.tsx";
import { OutcomeQuestion } from "./outcome-question.tsx";
import type { Prophecies } from "./use-prophecies.ts";
import { ProphecyHistoryPanel } from "./prophecy-history.tsx";
import { ProphecyShade } from "./prophecy-shade.tsx";
import { ShareProphecy } from "./share-prophecy.tsx";
import { RestingPalette } from "./resting-palette.tsx";

export interface BelowFoldProps {
  prophecies: Prophecies;
  /** Today by the server's clock when the page was made. */
  day: string;
}

/** Below the water: what goes on from a letter. */
export function BelowFold({ prophecies, day }: BelowFoldProps) {
  const t = useMessages<Messages>();
  const { history, prophecy, step, source, historyError } = prophecies;
  const isRead = prophecy !== null && (step === "open" || step === "fresh");
  const isOfflineCopy = source === "copy" && historyError !== null;
  return (
    <>
      {isRead && (
        <>
          <ProphecyShade letter={prophecy} />
          <p className="hides-empty text-body text-leading-18">
            {source === "passing" && t("saved.unsaved")}
            {isOfflineCopy && t("saved.offline")}
            {source !== "passing" &&
              !isOfflineCopy &&
              history &&
              t("saved.done", { moment: formatMoment(history.nextAt, "ja") })}
          </p>
          <ShareProphecy letter={prophecy} />
        </>
      )}
      {history?.margin?.finished && (
        <FinishedMouth code={history.margin.finished} isNew={history.margin.hexes.length === strokesPerMouth} />
      )}
      {isRead && history?.palette && <RestingPalette palette={history.palette} />}
      {!isRead && isOfflineCopy && <p className="hides-empty text-body text-leading-18">{t("saved.offline")}</p>}
      {history?.asking && <OutcomeQuestion key={history.asking.day} card={history.asking} />}
      <ProphecyHistoryPanel letters={prophecies} day={day} />
      <p>
        <Link className="target-inline text-body text-underlined" to="/zone3">
          {t("other.water")}
        </Link>
      </p>
    </>
  );
}
