"use no memo"; // It was never compiled, and would only be heavier.
import { useCallback, useRef, useState } from "react";
import { canvasToBlob, createCanvas } from "#app/kits/basics/canvas.ts";
import { savePicture } from "#app/kits/share/save-picture.ts";
import { DeferredShareButtons } from "#app/kits/share/deferred-share-buttons.tsx";
import { composeShare } from "#app/kits/share/share-text.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { Chip, ChipRow } from "#app/kits/ui/chip/chip.tsx";
import { useToast } from "#app/kits/ui/toast/toast.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { track } from "#app/kits/analytics/track.ts";
import type { DayHalf } from "#contracts/two-faces.ts";
import { twoFacesShare } from "../share.ts";
import { type CardTexts, createDrawnArt } from "../card/card-art.ts";
import { paintCard } from "../card/paint-card.ts";
import type { Messages } from "../copy/messages.ts";
import type { LookView } from "../data.server.ts";
import type { NamedPair } from "../rules/pair.ts";
import { pairCode } from "../rules/pair-code.ts";
import type { FaceSource } from "#app/kits/mirror/mirror-state.ts";
import type { StyleMirror } from "../mirror/use-style-mirror.ts";
import css from "./card.module.css";
import { useCardArt } from "./use-card-art.ts";
import { useLoopRecorder } from "./use-loop-recorder.ts";

interface CardProps {
  named: NamedPair;
  names: Record<DayHalf, string>;
  looks: Record<DayHalf, LookView>;
  line: string;
  canvases: StyleMirror["canvases"];
  source: FaceSource;
}

const size = { width: 1080, height: 1350 };

/** The pair on one card: a drawn face, or, on the device alone, the one on the stage; as a picture and as six seconds. */
export function Card({ named, names, looks, line, canvases, source }: CardProps) {
  const t = useMessages<Messages>();
  const showToast = useToast();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [wantsMyFace, setWantsMyFace] = useState(false);
  const canBeMyFace = source.kind === "photo" || source.kind === "frozen";
  const isMyFace = wantsMyFace && canBeMyFace;
  const code = pairCode(named);
  const words = { names, looks, line, hours: { morning: t("hours.morning"), night: t("hours.night") } };
  const art = useCardArt(canvas, { code, words, source, canvases: isMyFace ? canvases : null });
  const { kind, leftS, record } = useLoopRecorder(art);

  async function save(): Promise<void> {
    const blob = canvas.current && (await jpegOf(canvas.current));
    if (!blob) return;
    savePicture(blob, `${t("card.fileName")}.jpg`);
    showToast({ text: t("card.saved") });
  }

  // What is shared is always drawn: one's own face leaves the phone by no button of ours.
  const sharePicture = useCallback(
    (signal: AbortSignal) => drawForSharing(words, signal),
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [code],
  );

  return (
    <section className={`${css.card} stack-4`} id="card" aria-labelledby="card-title">
      <h2 id="card-title" className={`text-title ${role.display}`}>
        {t("card.title")}
      </h2>
      <canvas
        ref={canvas}
        className={`${css.sheet} on-grey`}
        width={size.width}
        height={size.height}
        role="img"
        aria-label={t("card.label", names)}
      />
      {canBeMyFace && <FaceChoice isMyFace={isMyFace} onChoose={setWantsMyFace} />}
      <Button look="bone" wide onClick={() => void save()}>
        {t("card.save")}
      </Button>
      {kind ? (
        <Button look="line" wide pending={leftS !== null} onClick={() => void record()}>
          {leftS === null ? t("card.loop") : t("card.looping", { s: leftS })}
        </Button>
      ) : (
        <p>{t("card.noLoop")}</p>
      )}
      <DeferredShareButtons
        share={(channel) => composeShare(twoFacesShare, "ja", { ...names, code }, channel)}
        picture={sharePicture}
        pictureName={`${t("card.fileName")}.jpg`}
        onShare={(way) => way !== "save" && track(`style_share_${way}`)}
      />
    </section>
  );
}

function FaceChoice({ isMyFace, onChoose }: { isMyFace: boolean; onChoose: (wantsMyFace: boolean) => void }) {
  const t = useMessages<Messages>();
  return (
    <>
      <ChipRow label={t("card.source")}>
        <Chip pressed={!isMyFace} onPress={() => onChoose(false)}>
          {t("card.drawn")}
        </Chip>
        <Chip pressed={isMyFace} onPress={() => onChoose(true)}>
          {t("card.own")}
        </Chip>
      </ChipRow>
      <p>{t("card.ownNote")}</p>
    </>
  );
}

/** The card with the drawn face, on a canvas of its own. */
async function drawForSharing(words: CardTexts, signal: AbortSignal): Promise<Blob> {
  const drawnCard = await createDrawnArt(words, signal);
  const canvas = createCanvas(size.width, size.height);
  const context = canvas.getContext("2d");
  if (context) paintCard(context, drawnCard, { left: "morning", split: 0.5 });
  return jpegOf(canvas);
}

const jpegOf = (canvas: HTMLCanvasElement): Promise<Blob> => canvasToBlob(canvas, "image/jpeg", 0.92);
