import type { PictureData } from "#app/kits/ui/picture/picture.tsx";

const pictures = import.meta.glob<PictureData & { face?: string }>(
  ["../../../kits/ui/pictures/worn-lip-*.json", "../../../kits/ui/pictures/face-[1-8].json"],
  { eager: true, import: "default" },
);
const pictureOf = (name: string) => pictures[`../../../kits/ui/pictures/${name}.json`];

/** A shade, and a model's face that wears it. */
export interface AppliedShade {
  id: string;
  name: string;
  hex: string;
  picture: PictureData;
}

/** One model's bare face, and the shades that were painted on that face and on no other. */
export function lipPictures(shades: readonly { id: string; name: string; hex: string }[]): {
  bare: PictureData | null;
  shades: AppliedShade[];
} {
  const faceName = pictureOf(`worn-${shades[0]?.id}`)?.face;
  const applied = shades.flatMap(({ id, name, hex }) => {
    const picture = pictureOf(`worn-${id}`);
    return picture && picture.face === faceName ? [{ id, name, hex, picture }] : [];
  });
  return { bare: (faceName && pictureOf(faceName)) || null, shades: applied };
}
