import { useRef, useState } from "react";
import type { FaceEngine } from "#app/kits/face/face-engine-types.ts";
import { PhotoInput } from "#app/kits/mirror/photo-input.tsx";
import { Button } from "#app/kits/ui/button/button.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import type { DetectedFace } from "../../flow/create-reading.ts";
import { shownCheckOf } from "../../flow/read-photo.ts";
import type { ScanErrorCode } from "../../flow/scan-flow.ts";
import { usePhotoReading } from "../../flow/use-photo-reading.ts";
import { MaskSwitch } from "./mask-switch.tsx";
import { PhotoBoard } from "./photo-board.tsx";
import css from "./photo-step.module.css";

interface PhotoStepProps {
  engine: FaceEngine;
  onFace: (face: DetectedFace, hasMask: boolean) => void;
  onError: (code: ScanErrorCode) => void;
  onLeave: () => void;
}

/** A photo of the visitor's own: chosen, looked at here, asked about where it is not clear, and never sent. */
export function PhotoStep({ engine, onFace, onError, onLeave }: PhotoStepProps) {
  const t = useMessages<Messages>();
  const file = useRef<HTMLInputElement>(null);
  const [hasMask, setHasMask] = useState(false);
  const { finding, detect, take, choose } = usePhotoReading({ engine, hasMask, onFace, onError });
  const shown = finding === "looking" ? null : finding;
  const board = shown && shownCheckOf(shown);
  return (
    <div className={css.photo} data-finding={finding === "looking" ? "looking" : finding?.kind}>
      <h1 className={`${css.title} text-face`}>{t("read.photo.title")}</h1>
      {!shown && <p>{t("read.photo.intro")}</p>}
      {board ? <PhotoBoard finding={board} onChoose={(face) => choose(board.photo, face)} /> : <EmptyFrame />}
      <p role="status" className={`${css.status} text-strong`}>
        {finding === "looking" && t("read.photo.looking")}
        {shown?.kind === "several" && t("read.photo.several", { count: shown.faces.length })}
        {shown?.kind === "confirm" && t("read.photo.crop")}
        {shown?.kind === "doubt" && t("read.photo.doubt", { doubt: t(`read.photo.doubts.${shown.doubt}`) })}
        {shown?.kind === "error" && t(`read.photo.errors.${shown.reason}`)}
      </p>
      <div className={`${css.acts} stack-2`}>
        {(shown?.kind === "confirm" || shown?.kind === "doubt") && (
          <Button look="bone" wide onClick={() => void take(shown)}>
            {t(shown.kind === "confirm" ? "read.photo.yes" : "read.photo.anyway")}
          </Button>
        )}
        <Button
          look={shown && shown.kind !== "error" ? "line" : "bone"}
          wide
          pending={finding === "looking"}
          onClick={() => file.current?.click()}
        >
          {t(finding ? "read.photo.another" : "read.photo.choose")}
        </Button>
        <div className="between row-2">
          <MaskSwitch isOn={hasMask} onTurn={setHasMask} />
          <Button look="line" compact onClick={onLeave}>
            {t("read.engine.other")}
          </Button>
        </div>
      </div>
      <PhotoInput ref={file} label={t("read.photo.choose")} onPhoto={(photo) => void detect(photo)} />
    </div>
  );
}

/** Where the picture will be: one soft light and a hairline. */
function EmptyFrame() {
  return (
    <svg className={`${css.empty} wide`} viewBox="0 0 300 300" aria-hidden="true">
      <ellipse cx="150" cy="150" rx="96" ry="128" />
    </svg>
  );
}
