import type { PictureData } from "#app/kits/ui/picture/picture.tsx";

const pictures = import.meta.glob<PictureData>(
  [
    "../../kits/ui/pictures/scene-virtual-tester.json",
    "../../kits/ui/pictures/world-map.json",
    "../../kits/ui/pictures/monster-17.json",
    "../../kits/ui/pictures/scene-yoku.json",
    "../../kits/ui/pictures/monster-22.json",
  ],
  { eager: true, import: "default" },
);

/** The zone's own pictures to pick colours from, and the point each is cut around; the first stands on the stage. */
const sampleChoices = [
  { name: "scene-virtual-tester", focus: { x: 0.5, y: 0.42 } },
  { name: "world-map", focus: { x: 0.5, y: 0.36 } },
  { name: "monster-17", focus: { x: 0.5, y: 0.4 } },
  { name: "monster-22", focus: { x: 0.5, y: 0.5 } },
  { name: "scene-yoku", focus: { x: 0.5, y: 0.34 } },
] as const;

export interface Sample {
  picture: PictureData;
  /** 0–1 from the left and from the top. */
  focus: { x: number; y: number };
}

/** The samples that are made. */
export function listSamples(): Sample[] {
  return sampleChoices.flatMap(({ name, focus }) => {
    const picture = pictures[`../../kits/ui/pictures/${name}.json`];
    return picture ? [{ picture, focus }] : [];
  });
}
