import { useEffect, useRef, useState } from "react";
import type { FaceReading } from "#contracts/face-reading.ts";
import { isAbort } from "#app/kits/basics/abort.ts";
import type { FaceEngine } from "#app/kits/face/face-reading.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../../copy/words.ts";
import { levelRatios } from "../../flow/level-faces.ts";
import { cutPortrait } from "../../flow/portrait.ts";
import { judgeFace, type PhotoFinding, readPhoto } from "../../flow/read-photo.ts";
import type { Trouble } from "../../flow/scan-flow.ts";
import { ratiosOf } from "../../rules/collect-frames.ts";
import { MaskSwitch } from "./mask-switch.tsx";
import { PhotoBoard } from "./photo-board.tsx";
import css from "./photo-step.module.css";
import type { FaceFound } from "./reading.tsx";

interface PhotoStepProps {
  engine: FaceEngine;
  onFace: (face: FaceFound, hasMask: boolean) => void;
  onTrouble: (trouble: Trouble) => void;
  onLeave: () => void;
}

/** A photo of the visitor's own: chosen, looked at here, asked about where it is not clear, and never sent. */
export function PhotoStep({ engine, onFace, onTrouble, onLeave }: PhotoStepProps) {
  const t = useWords<Words>();
  const file = useRef<HTMLInputElement>(null);
  const looking = useRef<AbortController | null>(null);
  const [finding, setFinding] = useState<PhotoFinding | "looking" | null>(null);
  const [hasMask, setHasMask] = useState(false);
  useEffect(() => () => looking.current?.abort(), []);

  async function look(chosen: File): Promise<void> {
    looking.current?.abort();
    const { signal } = (looking.current = new AbortController());
    setFinding("looking");
    try {
      const found = await readPhoto(engine, chosen, hasMask, signal);
      if (!signal.aborted) settle(found);
    } catch (error) {
      if (isAbort(error) || signal.aborted) return;
      console.warn("the photo could not be read", error);
      onTrouble("E-MODEL");
    }
  }

  function settle(found: PhotoFinding): void {
    if (found.kind === "good") void take(found.photo, found.face);
    else setFinding(found);
  }

  async function take(photo: ImageBitmap, face: FaceReading): Promise<void> {
    setFinding("looking");
    const once = ratiosOf(face, { widthPx: photo.width, heightPx: photo.height });
    const ratios = (await levelRatios(engine, photo, face).catch(() => null)) ?? once;
    const picture = await cutPortrait(photo, face.landmarks, false);
    photo.close();
    onFace({ mode: "photo", engine: engine.name, ratios, picture }, hasMask);
  }

  const shown = finding === "looking" ? null : finding;
  return (
    <div className={css.photo} data-finding={finding === "looking" ? "looking" : finding?.kind}>
      <h1 className={css.title}>{t("read.photo.title")}</h1>
      {!shown && <p>{t("read.photo.intro")}</p>}
      {!(shown && shown.kind !== "good" && shown.photo) && <EmptyFrame />}
      {shown && shown.kind !== "good" && shown.photo && (
        <PhotoBoard finding={shown} onChoose={(face) => settle(judgeFace(shown.photo!, face, hasMask))} />
      )}
      <p role="status" className={css.said}>
        {finding === "looking" && t("read.photo.looking")}
        {shown?.kind === "several" && t("read.photo.several", { count: shown.faces.length })}
        {shown?.kind === "confirm" && t("read.photo.crop")}
        {shown?.kind === "doubt" && t("read.photo.gate", { doubt: t(`read.photo.doubts.${shown.doubt}`) })}
        {shown?.kind === "trouble" && t(`read.photo.troubles.${shown.trouble}`)}
      </p>
      <div className={css.acts}>
        {shown?.kind === "confirm" && (
          <Button look="bone" wide onClick={() => void take(shown.photo, shown.face)}>
            {t("read.photo.yes")}
          </Button>
        )}
        {shown?.kind === "doubt" && (
          <Button look="bone" wide onClick={() => void take(shown.photo, shown.face)}>
            {t("read.photo.anyway")}
          </Button>
        )}
        <Button
          look={shown && shown.kind !== "trouble" ? "line" : "bone"}
          wide
          pending={finding === "looking"}
          onClick={() => file.current?.click()}
        >
          {t(finding ? "read.photo.another" : "read.photo.choose")}
        </Button>
        <div className={css.row}>
          <MaskSwitch isOn={hasMask} onTurn={setHasMask} />
          <Button look="line" compact onClick={onLeave}>
            {t("read.engine.other")}
          </Button>
        </div>
      </div>
      <input
        ref={file}
        type="file"
        accept="image/*"
        hidden
        aria-label={t("read.photo.choose")}
        onChange={(event) => {
          const [chosen] = event.currentTarget.files ?? [];
          event.currentTarget.value = "";
          if (chosen) void look(chosen);
        }}
      />
    </div>
  );
}

/** Where the picture will be: one soft light and a hairline. */
function EmptyFrame() {
  return (
    <svg className={css.empty} viewBox="0 0 300 300" aria-hidden="true">
      <ellipse cx="150" cy="150" rx="96" ry="128" />
    </svg>
  );
}
