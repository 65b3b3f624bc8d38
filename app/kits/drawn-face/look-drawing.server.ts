import type { CardDrawing } from "#server/modules/share-images/share-card.ts";
import type { LookLayer } from "#contracts/look.ts";
import { drawnFaceSvg, type DrawnSide } from "./drawn-face-svg.ts";
import faces from "./faces.json";

/** A drawn face, by the code of its starting point. */
export type DrawnFaceName = keyof typeof faces;

/** From above the brows to the neck, as high as the place of a figure on a share card. */
const crop = { x: 84, y: 78, width: 232, height: 406 };
const scale = 2.5;

/** The face of a share picture in the place of a figure. Two looks are two halves of it. */
export function lookDrawing(face: DrawnFaceName, looks: readonly (readonly LookLayer[])[]): CardDrawing {
  const sides: DrawnSide[] = looks.map((layers, i) => ({
    fromX: (400 * i) / looks.length,
    toX: (400 * (i + 1)) / looks.length,
    layers,
  }));
  return {
    key: JSON.stringify([face, looks]),
    width: Math.round(crop.width * scale),
    height: Math.round(crop.height * scale),
    paint: () => ({ svg: drawnFaceSvg(faces[face], sides, crop) }),
  };
}
