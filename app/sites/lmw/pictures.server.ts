import type { PictureData } from "#app/kits/ui/picture/picture.tsx";

const folder = "../../kits/ui/pictures/";
const worldFiles = import.meta.glob<PictureData>("../../kits/ui/pictures/world-*.json", {
  eager: true,
  import: "default",
});
const monsterFiles = import.meta.glob<PictureData>("../../kits/ui/pictures/monster-??-*.json", {
  eager: true,
  import: "default",
});
const portraitFiles = import.meta.glob<PictureData>("../../kits/ui/pictures/monster-??.json", {
  eager: true,
  import: "default",
});
const otherFiles = import.meta.glob<PictureData>(
  [
    "../../kits/ui/pictures/town-map.json",
    "../../kits/ui/pictures/zone3-water.json",
    "../../kits/ui/pictures/scene-lmw.json",
  ],
  { eager: true, import: "default" },
);

/** A picture of this world by its name; null for one that is not made yet. */
export function getWorldPicture(name: string): PictureData | null {
  const file = `${folder}${name}.json`;
  const picture = worldFiles[file] ?? otherFiles[file] ?? null;
  return picture?.widths ? picture : null;
}

/** A cut-out on clear ground: nothing stands in for it while it loads, so its blur need not travel. */
export const getWorldCutout = (name: string): PictureData | null => removeBlur(getWorldPicture(name));

/** A monster cut out, in one of its moods; every monster has all of them. */
export function getMonsterCutout(monsterId: string, mood: "cut" | "joy" | "pout" | "surprise" | "sleep"): PictureData {
  const picture = removeBlur(monsterFiles[`${folder}monster-${monsterId}-${mood}.json`] ?? null);
  if (!picture) throw new Error(`monster ${monsterId} has no picture ${mood}`);
  return picture;
}

/** A monster's portrait with its ground. */
export function getMonsterPortrait(monsterId: string): PictureData {
  const picture = portraitFiles[`${folder}monster-${monsterId}.json`];
  if (!picture) throw new Error(`monster ${monsterId} has no portrait`);
  return picture;
}

const removeBlur = (picture: PictureData | null): PictureData | null => picture && { ...picture, preview: "" };
