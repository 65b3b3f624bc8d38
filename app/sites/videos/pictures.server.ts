import type { ShowPose } from "#contracts/live-show.ts";
import type { PictureData } from "#app/kits/ui/picture/picture.tsx";

const posters = import.meta.glob<PictureData>("../../kits/ui/pictures/film-??.json", {
  eager: true,
  import: "default",
});

/** The poster of a video. */
export function posterOf(name: string): PictureData {
  const picture = posters[`../../kits/ui/pictures/${name}.json`];
  if (!picture) throw new Error(`the poster ${name} is missing`);
  return picture;
}

const hosts = import.meta.glob<PictureData>("../../kits/ui/pictures/monster-??-*.json", {
  eager: true,
  import: "default",
});
const applied = import.meta.glob<PictureData>("../../kits/ui/pictures/worn-*.json", { eager: true, import: "default" });

/** The host of a show, cut out, in one of its poses; nothing stands in for it while it loads, so its blur need not travel. */
export function hostPicture(monsterId: string, pose: ShowPose): PictureData {
  const picture = hosts[`../../kits/ui/pictures/monster-${monsterId}-${pose === "idle" ? "cut" : pose}.json`];
  if (!picture) throw new Error(`monster ${monsterId} has no picture ${pose}`);
  return { ...picture, preview: "" };
}

/** A lip colour on a model's lips; null for a product that nobody wears. */
export const appliedPicture = (productId: string): PictureData | null =>
  applied[`../../kits/ui/pictures/worn-${productId}.json`] ?? null;
