"use no memo";
import { type RefObject, useEffect, useState } from "react";
import { currentOf } from "#app/kits/basics/current-of.ts";
import type { FaceSource } from "#app/kits/mirror/mirror-state.ts";
import { type CardArt, type CardTexts, createDrawnArt, createPhotoArt } from "../card/card-art.ts";
import type { PictureSizeName } from "#app/kits/clip/picture-sizes.ts";
import { cardLayouts } from "../card/card-layouts.ts";
import { paintCard } from "../card/paint-card.ts";
import type { StyleMirror } from "../mirror/use-style-mirror.ts";

interface CardFace {
  /** Of the pair and its names. */
  code: string;
  words: CardTexts;
  source: FaceSource;
  /** Where one's own face stands in both looks; null: the card shows a drawn one. */
  canvases: StyleMirror["canvases"] | null;
  size: PictureSizeName;
}

/** What a card is painted of. */
interface CountedArt {
  art: CardArt;
  /** Another number is another card. */
  count: number;
}

/** Keeps the card painted on its canvas, which has its size, and gives what it is painted of. */
export function useCardArt(
  canvas: RefObject<HTMLCanvasElement | null>,
  { code, words, source, canvases, size }: CardFace,
): CountedArt | null {
  const [counted, setCounted] = useState<CountedArt | null>(null);
  const isMyFace = canvases !== null;

  useEffect(() => {
    const controller = new AbortController();
    const artPromise = canvases
      ? createPhotoArt(words, mirrorContents(canvases, source.kind === "frozen"), controller.signal)
      : createDrawnArt(words, controller.signal);
    artPromise.then(
      (art) => controller.signal.aborted || setCounted((last) => ({ art, count: (last?.count ?? 0) + 1 })),
      () => {},
    );
    return () => controller.abort();
    // Another pair, other names, another face: the code and the source say it all.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [code, isMyFace, source]);

  useEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (counted && context) paintCard(context, counted.art, cardLayouts[size], { left: "morning", split: 0.5 });
  }, [counted, size, canvas]);

  return counted;
}

/** What the stage shows of both looks. */
function mirrorContents(canvases: StyleMirror["canvases"], isMirrored: boolean) {
  const faces = { morning: currentOf(canvases.morning), night: currentOf(canvases.night) };
  return { faces, widthPx: faces.morning.width, heightPx: faces.morning.height, isMirrored };
}
