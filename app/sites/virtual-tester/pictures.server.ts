import type { PictureData } from "#app/kits/ui/picture/picture.tsx";

const makeupPictures = import.meta.glob<PictureData & { face: string }>("../../kits/ui/pictures/worn-*.json", {
  eager: true,
  import: "default",
});
const monsters = import.meta.glob<PictureData>("../../kits/ui/pictures/monster-*.json", {
  eager: true,
  import: "default",
});

/** A model face with this shade on its lips, and which face it is. */
export const makeupPicture = (productId: string): (PictureData & { face: string }) | null =>
  makeupPictures[`../../kits/ui/pictures/worn-${productId}.json`] ?? null;

/** The cut-out of a monster with an expression, below /assets/v; null while it is not made. */
export function monsterFile(
  monsterId: string,
  expression: "cut" | "joy" | "pout" | "surprise" | "sleep",
): string | null {
  const picture = monsters[`../../kits/ui/pictures/monster-${monsterId}-${expression}.json`];
  return picture ? `${picture.hash}/${picture.name}@390.avif` : null;
}
