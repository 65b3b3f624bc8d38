"use no memo"; // It was never compiled, and would only be heavier.
import { useCallback, useRef, useState } from "react";
import { canvasToBlob, createDrawing } from "#app/kits/basics/canvas.ts";
import { ClipMaker } from "#app/kits/clip/clip-maker.tsx";
import { clipSizeOf, readDeviceFacts } from "#app/kits/clip/clip-size.ts";
import { PictureSizePicker } from "#app/kits/clip/picture-size-picker.tsx";
import { type PictureSizeName, pictureSizes } from "#app/kits/clip/picture-sizes.ts";
import { DeferredShareButtons } from "#app/kits/share/deferred-share-buttons.tsx";
import { PressToSave } from "#app/kits/share/press-to-save.tsx";
import { composeShare, type ShareChannel } from "#app/kits/share/share-text.ts";
import { useSavePicture } from "#app/kits/share/use-save-picture.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { Chip, ChipRow } from "#app/kits/ui/chip/chip.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { track } from "#app/kits/analytics/track.ts";
import type { DayHalf } from "#contracts/two-faces.ts";
import { twoFacesShare } from "../share.ts";
import { type CardTexts, createDrawnArt } from "../card/card-art.ts";
import { cardLayouts } from "../card/card-layouts.ts";
import { cardScriptOf } from "../card/card-script.ts";
import { paintCard } from "../card/paint-card.ts";
import type { Messages } from "../copy/messages.ts";
import type { LookView } from "../data.server.ts";
import type { NamedPair } from "../rules/pair.ts";
import { pairCode } from "../rules/pair-code.ts";
import { type FaceSource, hasMyFace } from "#app/kits/mirror/mirror-state.ts";
import type { StyleMirror } from "../mirror/use-style-mirror.ts";
import css from "./card.module.css";
import { useCardArt } from "./use-card-art.ts";

interface CardProps {
  named: NamedPair;
  names: Record<DayHalf, string>;
  looks: Record<DayHalf, LookView>;
  line: string;
  canvases: StyleMirror["canvases"];
  source: FaceSource;
}

/** The pair on one card: a drawn face, or, on the device alone, the one on the stage; as a picture and as six seconds. */
export function Card({ named, names, looks, line, canvases, source }: CardProps) {
  const t = useMessages<Messages>();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [wantsMyFace, setWantsMyFace] = useState(false);
  const canBeMyFace = hasMyFace(source) && source.kind !== "camera";
  const isMyFace = wantsMyFace && canBeMyFace;
  const code = pairCode(named);
  const words = { names, looks, line, hours: { morning: t("hours.morning"), night: t("hours.night") } };
  const [size, setSize] = useState<PictureSizeName>("feed");
  const card = useCardArt(canvas, { code, words, source, canvases: isMyFace ? canvases : null, size });
  const { save, held } = useSavePicture({ saved: t("card.saved"), notSaved: t("card.notSaved") });
  const { widthPx, heightPx } = pictureSizes[size];
  const share = (channel: ShareChannel) => composeShare(twoFacesShare, "ja", { ...names, code }, channel);

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
      <PictureSizePicker size={size} onSize={setSize} />
      <canvas
        ref={canvas}
        className={`${css.sheet} on-grey`}
        data-size={size}
        width={widthPx}
        height={heightPx}
        role="img"
        aria-label={t("card.label", names)}
      />
      {canBeMyFace && <FaceChoice isMyFace={isMyFace} onChoose={setWantsMyFace} />}
      <Button
        look="bone"
        wide
        onClick={() =>
          void save(async () => canvas.current && jpegOf(canvas.current), `${t("card.fileName")}.jpg`, null)
        }
      >
        {t("card.save")}
      </Button>
      {held && <PressToSave picture={held} />}
      {card && (
        <ClipMaker
          key={card.count}
          label={t("card.clip", names)}
          getScript={async () => cardScriptOf(card.art, clipSizeOf(readDeviceFacts()))}
          fileName={t("card.fileName")}
          share={card.art.isPhoto ? null : () => share("ws")}
        />
      )}
      <DeferredShareButtons
        share={share}
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
  const { widthPx, heightPx } = pictureSizes.feed;
  const context = createDrawing(widthPx, heightPx);
  paintCard(context, drawnCard, cardLayouts.feed, { left: "morning", split: 0.5 });
  return jpegOf(context.canvas);
}

const jpegOf = (canvas: HTMLCanvasElement): Promise<Blob> => canvasToBlob(canvas, "image/jpeg", 0.92);
