const cutouts = import.meta.glob<{ hash: string; name: string }>("../ui/pictures/monster-*-cut.json", {
  eager: true,
  import: "default",
});

/** The address of a monster's picture without its ground; "" when there is none. */
export function monsterCutout(monsterId: string): string {
  const made = cutouts[`../ui/pictures/monster-${monsterId}-cut.json`];
  return made ? `/assets/v/${made.hash}/${made.name}@390.avif` : "";
}
