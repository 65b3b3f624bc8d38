import type { PictureData } from "#app/kits/ui/picture/picture.tsx";

const posters = import.meta.glob<PictureData>("../../kits/ui/pictures/film-??.json", {
  eager: true,
  import: "default",
});

/** The poster of a video. */
export function posterOf(name: string): PictureData {
  const picture = posters[`../../kits/ui/pictures/${name}.json`];
  if (!picture) throw new Error(`the poster ${name} is missing`);
  return picture;
}
