import type { PictureData } from "#app/kits/ui/picture/picture.tsx";

const portraits = import.meta.glob<PictureData>("../../kits/ui/pictures/monster-??.json", {
  eager: true,
  import: "default",
});
const appliedPictures = import.meta.glob<PictureData>("../../kits/ui/pictures/worn-*.json", {
  eager: true,
  import: "default",
});

/** The portrait of a monster: its poster. */
export function posterOf(monsterId: string): PictureData {
  const picture = portraits[`../../kits/ui/pictures/monster-${monsterId}.json`];
  if (!picture) throw new Error(`monster ${monsterId} has no portrait`);
  return picture;
}

/** A model's lips in a shade; null for a product that is applied nowhere. */
export const appliedPictureOf = (productId: string): PictureData | null =>
  appliedPictures[`../../kits/ui/pictures/worn-${productId}.json`] ?? null;
