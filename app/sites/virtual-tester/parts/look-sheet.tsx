"use no memo";
import { useEffect, useRef, useState } from "react";
import { PictureSizePicker } from "#app/kits/clip/picture-size-picker.tsx";
import { type PictureSizeName, pictureSizes } from "#app/kits/clip/picture-sizes.ts";
import { PressToSave } from "#app/kits/share/press-to-save.tsx";
import { Button } from "#app/kits/ui/button/button.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { LookLayer } from "#contracts/look.ts";
import type { LookWords } from "../clip/look-art.ts";
import type { MonsterInfo } from "../contract.ts";
import type { Messages } from "../copy/messages.ts";
import { LookClip } from "./look-clip.tsx";
import css from "./look-sheet.module.css";
import type { SharedLook } from "./share-look.ts";
import { usePaintedLook } from "./use-painted-look.ts";
import { useLookFaces } from "./use-look-faces.ts";
import { useSaveImage } from "./use-save-image.ts";
import type { TesterMirror } from "./use-tester-mirror.ts";

export interface LookSheetProps {
  mirror: Pick<TesterMirror, "canvas" | "source" | "getView">;
  look: SharedLook;
  /** All that is worn, lips and eyes. */
  layers: readonly LookLayer[];
  hex: string;
  isTint: boolean;
  /** Who lives in the shade. */
  monster: MonsterInfo["monster"];
}

/** The picture of what is worn, in three sizes, and as six seconds: made here, and left here. */
export function LookSheet({ mirror, look, layers, hex, isTint, monster }: LookSheetProps) {
  const t = useMessages<Messages>();
  const [size, setSize] = useState<PictureSizeName>("story");
  const { faces, count } = useLookFaces(mirror, layers);
  const isLipOff = look.makeup.isLipOff;
  const words: LookWords = {
    name: look.name ?? (isLipOff ? null : look.shade.name),
    bare: t("keep.bare"),
    kicker: t(isTint ? "tints.title" : "lips.title"),
    hex,
  };
  const file = isLipOff ? null : (monster?.faces.joy ?? monster?.faces.neutral);
  const figureUrl = file ? `/assets/v/${file}` : null;
  const canvas = useRef<HTMLCanvasElement>(null);
  usePaintedLook(canvas, { faces, words, figureUrl, size, split: look.makeup.split });
  const { save, held } = useSaveImage(canvas, look);
  const heading = useFocusOnce();
  const { widthPx, heightPx } = pictureSizes[size];
  return (
    <section className={`${css.sheet} stack-3`} aria-labelledby="keep-title">
      <h2 id="keep-title" ref={heading} tabIndex={-1} className={`text-heading ${role.display}`}>
        {t("keep.title")}
      </h2>
      <p>{t("keep.lead")}</p>
      <PictureSizePicker size={size} onSize={setSize} />
      <div className={`${css.place} on-grey middle`}>
        <canvas
          ref={canvas}
          className={css.picture}
          data-size={size}
          width={widthPx}
          height={heightPx}
          role="img"
          aria-label={t("keep.picture", { name: words.name ?? words.kicker })}
        />
      </div>
      <Button look="bone" wide pending={faces === null} onClick={() => void save()}>
        {t("save.button")}
      </Button>
      {held && <PressToSave picture={held} />}
      {faces && layers.length > 0 && <LookClip {...{ faces, words, figureUrl, look }} key={count} />}
    </section>
  );
}

/** The heading takes the focus of the button whose place the sheet took. */
function useFocusOnce() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return heading;
}
