import lipsData from "#app/kits/ui/pictures/game-lips.json";
import backData from "#app/kits/ui/pictures/game-jar-back.json";
import frontData from "#app/kits/ui/pictures/game-jar-front.json";
import ledgeData from "#app/kits/ui/pictures/game-jar-ledge.json";
import { loadImage } from "../../stage/rendering/load-image.ts";

/** The rendered pictures from which the jar is put together. */
export interface JarPictures {
  /** All lips and the pipette. */
  sheet: HTMLImageElement;
  back: HTMLImageElement;
  front: HTMLImageElement;
  ledge: HTMLImageElement;
}

/** Where the sheet of lips lies, and what is where on it. */
export const lipSheet = { ...lipsData, url: `/assets/v/${lipsData.hash}/${lipsData.file}` };

/** A place on the sheet, in px. */
export interface SheetFrame {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Fetches what the jar is drawn with. @throws when one does not come, or the signal was aborted */
export async function loadJarPictures(signal: AbortSignal): Promise<JarPictures> {
  const [sheet, back, front, ledge] = await Promise.all([
    loadImage(lipSheet.url, signal),
    ...[backData, frontData, ledgeData].map((picture) => loadImage(getPictureUrl(picture), signal)),
  ]);
  if (!sheet || !back || !front || !ledge) throw new Error("a picture of the jar is missing");
  return { sheet, back, front, ledge };
}

const getPictureUrl = ({ hash, name, widths }: typeof backData): string =>
  `/assets/v/${hash}/${name}@${widths[0]}.avif`;

/** Where a lip of a size is on the sheet. */
export function frameOfLip(size: number): SheetFrame {
  const name = `lip-${size}`;
  return isFrameName(name) ? lipSheet.frames[name] : lipSheet.frames["lip-0"];
}

const isFrameName = (name: string): name is keyof typeof lipSheet.frames => name in lipSheet.frames;
