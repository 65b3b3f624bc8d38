import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import type { PhotoCheck } from "../../flow/read-photo.ts";
import type { EngineState } from "../../flow/use-engine.ts";
import { EngineProgress } from "./engine-progress.tsx";
import { FlightModeLine } from "./flight-mode-line.tsx";

interface PhotoWordsProps {
  state: EngineState;
  /** Null while the photo is opened. */
  finding: PhotoCheck | null;
  isLooking: boolean;
}

/** What is to be known of the photo now: how far the engine is, the dare, or what was found. */
export function PhotoWords({ state, finding, isLooking }: PhotoWordsProps) {
  const t = useMessages<Messages>();
  const isWaiting = finding?.kind === "chosen" && !isLooking;
  return (
    <>
      {isWaiting &&
        (state.kind === "on" ? <FlightModeLine words={t("read.photo.ready")} /> : <EngineProgress state={state} />)}
      <p role="status" className="text-strong">
        {isLooking && t("read.photo.looking")}
        {!isLooking && finding && <Finding finding={finding} />}
      </p>
    </>
  );
}

function Finding({ finding }: { finding: PhotoCheck }) {
  const t = useMessages<Messages>();
  switch (finding.kind) {
    case "several":
      return t("read.photo.several", { count: finding.faces.length });
    case "confirm":
      return t("read.photo.crop");
    case "doubt":
      return finding.doubt === "proportions"
        ? t("read.photo.proportions")
        : t("read.photo.doubt", { doubt: t(`read.photo.doubts.${finding.doubt}`) });
    case "error":
      return t(`read.photo.errors.${finding.reason}`);
    default:
      return null;
  }
}
