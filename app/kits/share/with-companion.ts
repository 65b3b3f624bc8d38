import { canvasToBlob, createDrawing } from "#app/kits/basics/canvas.ts";
import { getMonsterCutoutUrl } from "./monster-cutout.ts";

/** How high the companion stands, as a share of the card's height; nearer on a wide card, whose left side is free. */
const heightShares = { wide: 0.38, tall: 0.17 };
const asideShare = 0.025;
/** A tall card has its words at its foot: the companion stands on them. */
const footShare = 0.16;

/** Where it stands on a card of this size, in pixels: below on the left of a wide one, on the right above the foot of a tall one. */
export function companionBox(card: { width: number; height: number }, figure: { width: number; height: number }) {
  const isWide = card.width > card.height;
  const height = Math.round(card.height * (isWide ? heightShares.wide : heightShares.tall));
  const width = Math.round((height * figure.width) / figure.height);
  const aside = Math.round(card.width * asideShare);
  const foot = isWide ? aside : Math.round(card.height * footShare);
  return { x: isWide ? aside : card.width - aside - width, y: card.height - height - foot, width, height };
}

/**
 * The picture of a share with the visitor's companion standing at its edge. Made on this device: what others fetch by an id
 * never tells who goes along with whom. Where it cannot be painted the picture stays as it is.
 */
export async function drawCompanion(picture: Blob, monsterId: string, signal: AbortSignal): Promise<Blob> {
  try {
    const [card, figure] = await Promise.all([createImageBitmap(picture), loadImage(getMonsterCutoutUrl(monsterId))]);
    signal.throwIfAborted();
    const context = createDrawing(card.width, card.height);
    context.drawImage(card, 0, 0);
    const box = companionBox(card, { width: figure.naturalWidth, height: figure.naturalHeight });
    context.drawImage(figure, box.x, box.y, box.width, box.height);
    card.close();
    return await canvasToBlob(context.canvas, picture.type, 0.92);
  } catch (error) {
    signal.throwIfAborted();
    console.warn(error);
    return picture;
  }
}

async function loadImage(src: string): Promise<HTMLImageElement> {
  const image = new Image();
  // It may come from the asset host, and is read on a canvas.
  image.crossOrigin = "anonymous";
  image.src = src;
  await image.decode();
  return image;
}
