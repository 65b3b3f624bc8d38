import type { DayHalf } from "#contracts/two-faces.ts";
import type { PictureData } from "#app/kits/ui/picture/picture.tsx";

const makeupPictures = import.meta.glob<PictureData>("../../kits/ui/pictures/two-faces-*.json", {
  eager: true,
  import: "default",
});

/** The model faces on which all looks were painted beforehand; they take turns from day to day. */
export const servedFaces = [4, 8] as const;
export type ServedFace = (typeof servedFaces)[number];

/** What a page needs of a picture: its address. All of them have one size. */
export interface PictureRef {
  name: string;
  hash: string;
}

/** A served face in a look; null while it is not made. */
export function makeupPicture(half: DayHalf, index: number, face: ServedFace): PictureRef | null {
  const picture = makeupPictures[`../../kits/ui/pictures/two-faces-${half}-${index}-${face}.json`];
  return picture ? { name: picture.name, hash: picture.hash } : null;
}
