import sharp from "sharp";
import { createCardRenderer, openDrawing } from "./render-card.ts";
import type { PaintedCard, PaintedDrawing } from "./share-card.ts";

/** A picture to draw: a card as JPEG, a card to embed as PNG, or a drawing alone and small as WebP. */
export type DrawTask = { kind: "card" | "embedded"; card: PaintedCard } | { kind: "small"; drawing: PaintedDrawing };

/** The picture, and the characters of its words that no face could show. */
export interface DrawAnswer {
  bytes: Uint8Array;
  missing: string[];
}

/** Twice what it takes on a phone, at the largest. */
const maxSmallSize = { width: 360, height: 504 } as const;
const transparent = { r: 0, g: 0, b: 0, alpha: 0 } as const;

/** Draws pictures, and keeps the fonts it has read. Runs in the drawing process and in tests. @param pictures as `createCardRenderer` has it */
export function createPictureRenderer(pictures: string): (task: DrawTask) => Promise<DrawAnswer> {
  const renderCard = createCardRenderer(pictures);
  return async (task) => {
    if (task.kind === "small") return { bytes: await renderSmallImage(task.drawing), missing: [] };
    const { jpeg, missing } = await renderCard(task.card);
    const bytes = task.kind === "card" ? jpeg : await sharp(jpeg).png({ palette: true, effort: 3 }).toBuffer();
    return { bytes, missing };
  };
}

/** Without the empty margins that a card needs: what stands somewhere stands on its own foot. */
async function renderSmallImage(drawing: PaintedDrawing): Promise<Uint8Array> {
  const opened = await openDrawing(drawing);
  const png = await opened.png().toBuffer();
  const trimmed = await sharp(png)
    .trim({ background: transparent, threshold: 12 })
    .toBuffer()
    .catch(() => png);
  return sharp(trimmed)
    .resize({ ...maxSmallSize, fit: "inside", withoutEnlargement: true })
    .webp({ quality: 76, alphaQuality: 85 })
    .toBuffer();
}
