import { useRef, useState } from "react";
import { PhotoInput } from "#app/kits/mirror/photo-input.tsx";
import { Button } from "#app/kits/ui/button/button.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import type { DetectedFace } from "../../flow/create-reading.ts";
import { shownCheckOf } from "../../flow/read-photo.ts";
import type { ScanErrorCode } from "../../flow/scan-flow.ts";
import type { EngineState } from "../../flow/use-engine.ts";
import { usePhotoReading } from "../../flow/use-photo-reading.ts";
import { MaskSwitch } from "./mask-switch.tsx";
import { PhotoBoard } from "./photo-board.tsx";
import css from "./photo-step.module.css";
import { PhotoWords } from "./photo-words.tsx";

interface PhotoStepProps {
  state: EngineState;
  /** The photo that was chosen on the way here. */
  chosen: Blob;
  onFace: (face: DetectedFace, hasMask: boolean) => void;
  onError: (code: ScanErrorCode) => void;
  onLeave: () => void;
}

/**
 * A photo of the visitor's own: shown while the engine comes, looked at here, asked about where it is not clear, and
 * never sent. Photo, words and buttons share one view, however tall the photo is.
 */
export function PhotoStep({ state, chosen, onFace, onError, onLeave }: PhotoStepProps) {
  const t = useMessages<Messages>();
  const file = useRef<HTMLInputElement>(null);
  const [hasMask, setHasMask] = useState(false);
  const engine = state.kind === "on" ? state.engine : null;
  const { finding, isLooking, open, read, take, choose } = usePhotoReading({
    engine,
    chosen,
    hasMask,
    onFace,
    onError,
  });
  const board = finding && shownCheckOf(finding);
  const isReady = engine !== null && finding?.kind === "chosen";
  return (
    <div
      className={css.photo}
      data-finding={isLooking ? "looking" : finding?.kind}
      data-ready={isReady || undefined}
      data-engine={isReady ? engine.name : undefined}
    >
      <h1 className={`${css.title} text-face`}>{t("read.photo.title")}</h1>
      <div className={`${css.area} bleed`}>
        {board && <PhotoBoard finding={board} onChoose={(face) => choose(board.photo, face)} />}
      </div>
      <div className={`${css.words} stack-2`}>
        <PhotoWords state={state} finding={finding} isLooking={isLooking} />
      </div>
      <div className={`${css.acts} stack-2`}>
        {finding?.kind === "chosen" && (
          <Button look="bone" wide data-go pending={!isReady || isLooking} onClick={() => void read(finding.photo)}>
            {t("read.photo.go")}
          </Button>
        )}
        {(finding?.kind === "confirm" || finding?.kind === "doubt") && (
          <Button look="bone" wide pending={isLooking} onClick={() => void take(finding)}>
            {t(finding.kind === "confirm" ? "read.photo.yes" : "read.photo.anyway")}
          </Button>
        )}
        <div className="row-2">
          <Button
            look={finding?.kind === "error" ? "bone" : "line"}
            compact={finding?.kind !== "error"}
            wide={finding?.kind === "error"}
            onClick={() => file.current?.click()}
          >
            {t("read.photo.another")}
          </Button>
          <MaskSwitch isOn={hasMask} onTurn={setHasMask} />
          <Button look="quiet" compact onClick={onLeave}>
            {t("read.engine.other")}
          </Button>
        </div>
      </div>
      <PhotoInput ref={file} label={t("read.photo.another")} onPhoto={(photo) => void open(photo)} />
    </div>
  );
}
