import type { PictureData } from "#app/kits/ui/picture/picture.tsx";

const cutouts = import.meta.glob<PictureData>("../../kits/ui/pictures/monster-*-cut.json", {
  eager: true,
  import: "default",
});

/** The address of a monster's picture without its ground; empty while it is not made. */
export function cutoutOf(monsterId: string): string {
  const manifest = cutouts[`../../kits/ui/pictures/monster-${monsterId}-cut.json`];
  return manifest ? `/assets/v/${manifest.hash}/${manifest.name}@390.avif` : "";
}
