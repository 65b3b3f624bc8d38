import type { PictureData } from "#app/kits/ui/picture/picture.tsx";

const faces = import.meta.glob<PictureData>("../../kits/ui/pictures/face-?.json", { eager: true, import: "default" });

/** What a page needs of a model face: where it lies. */
export interface ModelFace {
  name: string;
  hash: string;
}

/** The model faces, bare, in the order of their numbers. */
export function modelFaces(): ModelFace[] {
  return Object.values(faces)
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .map(({ name, hash }) => ({ name, hash }));
}
