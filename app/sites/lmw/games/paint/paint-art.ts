import brush from "#app/kits/ui/pictures/game-paint-brush.json";
import eave from "#app/kits/ui/pictures/game-paint-eave.json";
import sign from "#app/kits/ui/pictures/game-paint-sign.json";
import { pictureFallback, type PictureFiles } from "#app/kits/ui/picture/picture-preload.ts";
import { loadImage } from "../../stage/rendering/load-image.ts";

/** The rendered pieces of the game, each once it has come; without one the rest is drawn all the same. */
export interface PaintArt {
  sign: HTMLImageElement | null;
  eave: HTMLImageElement | null;
  brush: HTMLImageElement | null;
}

const pictures: Record<keyof PaintArt, PictureFiles> = { sign, eave, brush };
const widthsPx: Record<keyof PaintArt, number> = { sign: 780, eave: 780, brush: 390 };

/** Fetches some of the pieces; `onCome` after each. */
export function loadPaintArt(names: (keyof PaintArt)[], onCome: () => void, signal: AbortSignal): PaintArt {
  const art: PaintArt = { sign: null, eave: null, brush: null };
  const load = async (name: keyof PaintArt): Promise<void> => {
    const image = await loadPicture(pictures[name], widthsPx[name], signal);
    if (!image) return;
    art[name] = image;
    onCome();
  };
  for (const name of names) void load(name);
  return art;
}

/** The AVIF, or what every browser can show; null when neither comes, or nobody waits any more. */
async function loadPicture(
  picture: PictureFiles,
  widthPx: number,
  signal: AbortSignal,
): Promise<HTMLImageElement | null> {
  const sharp = `/assets/v/${picture.hash}/${picture.name}@${widthPx}.avif`;
  return loadImage(sharp, signal)
    .catch(() => loadImage(pictureFallback(picture), signal))
    .catch(() => null);
}
