const cutouts = import.meta.glob<{ hash: string; name: string }>("../ui/pictures/monster-*-cut.json", {
  eager: true,
  import: "default",
});

/** The address of a monster's picture without its ground; "" when there is none. */
export function getMonsterCutoutUrl(monsterId: string): string {
  const manifest = cutouts[`../ui/pictures/monster-${monsterId}-cut.json`];
  return manifest ? `/assets/v/${manifest.hash}/${manifest.name}@390.avif` : "";
}
