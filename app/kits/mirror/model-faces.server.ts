import type { PictureData } from "../ui/picture/picture.tsx";

const faces = import.meta.glob<PictureData>("../ui/pictures/face-{?,10}.json", { eager: true, import: "default" });

/** The model faces, bare, in the order of their numbers; `alt` in Japanese. */
export function modelFaces(): { name: string; hash: string; alt: string }[] {
  return Object.values(faces)
    .toSorted((one, other) => one.name.localeCompare(other.name, "en", { numeric: true }))
    .map(({ name, hash, alt }) => ({ name, hash, alt: alt.ja }));
}
