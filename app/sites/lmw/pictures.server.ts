import type { PictureData } from "#app/kits/ui/picture/picture.tsx";

const folder = "../../kits/ui/pictures/";
const world = import.meta.glob<PictureData>("../../kits/ui/pictures/world-*.json", { eager: true, import: "default" });
const monsters = import.meta.glob<PictureData>("../../kits/ui/pictures/monster-??-*.json", {
  eager: true,
  import: "default",
});
const portraits = import.meta.glob<PictureData>("../../kits/ui/pictures/monster-??.json", {
  eager: true,
  import: "default",
});
const others = import.meta.glob<PictureData>(
  [
    "../../kits/ui/pictures/town-map.json",
    "../../kits/ui/pictures/zone3-water.json",
    "../../kits/ui/pictures/scene-lmw.json",
  ],
  { eager: true, import: "default" },
);

/** A picture of this world by its name; null for one that is not made yet. */
export function worldPicture(name: string): PictureData | null {
  const file = `${folder}${name}.json`;
  const picture = world[file] ?? others[file] ?? null;
  return picture?.widths ? picture : null;
}

/** A cut-out on clear ground: nothing stands in for it while it loads, so its blur need not travel. */
export const worldCutout = (name: string): PictureData | null => withoutBlur(worldPicture(name));

/** A monster cut out, in one of its moods; every monster has all of them. */
export function monsterCutout(monsterId: string, mood: "cut" | "joy" | "pout" | "surprise" | "sleep"): PictureData {
  const picture = withoutBlur(monsters[`${folder}monster-${monsterId}-${mood}.json`] ?? null);
  if (!picture) throw new Error(`monster ${monsterId} has no picture ${mood}`);
  return picture;
}

/** A monster's portrait with its ground. */
export function monsterPortrait(monsterId: string): PictureData {
  const picture = portraits[`${folder}monster-${monsterId}.json`];
  if (!picture) throw new Error(`monster ${monsterId} has no portrait`);
  return picture;
}

const withoutBlur = (picture: PictureData | null): PictureData | null => picture && { ...picture, preview: "" };
