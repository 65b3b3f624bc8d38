import water from "#app/kits/ui/pictures/share-ground-review.json";
import type { PictureData } from "#app/kits/ui/picture/picture.tsx";
import type { CardOf } from "#server/modules/share-images/share-card.ts";

const cutouts = import.meta.glob<PictureData>("../../kits/ui/pictures/monster-*-cut.json", {
  eager: true,
  import: "default",
});

/** The share picture of a vote: the monster itself, its name and what it promises. */
export const shareCard: CardOf = (id, { master }) => {
  const monster = master.monsters.find((other) => other.id === id);
  const speech = master.ballSpeeches.find(({ monsterId }) => monsterId === id);
  if (!monster || !speech) return null;
  const cutout = cutouts[`../../kits/ui/pictures/monster-${id}-cut.json`];
  return {
    ...{ lang: "ja", kicker: "怪物夜会　一日一票", title: monster.names.ja, line: speech.cheer, shade: monster.hex },
    figure: cutout ? `${cutout.hash}/${cutout.name}@390.webp` : null,
    ground: water.file,
  };
};
