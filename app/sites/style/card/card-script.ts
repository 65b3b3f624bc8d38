import { clipFrameCount, type ClipScript } from "#app/kits/clip/clip-script.ts";
import type { PictureSize } from "#app/kits/clip/picture-sizes.ts";
import { loopAt, loopMs } from "../rules/loop.ts";
import type { CardArt } from "./card-art.ts";
import { cardLayouts } from "./card-layouts.ts";
import { paintCard } from "./paint-card.ts";

/** The clip of a card: the stroke goes to and fro, the halves change sides, and it ends where it began. */
export const cardScriptOf = (art: CardArt, size: PictureSize): ClipScript => ({
  ...size,
  paint(context, frame) {
    const { split, swaps } = loopAt((frame / clipFrameCount) * loopMs);
    paintCard(context, art, cardLayouts.story, { left: swaps % 2 === 0 ? "morning" : "night", split });
  },
});
