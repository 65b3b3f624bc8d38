import { makeupParts } from "#contracts/makeup-choices.ts";
import type { FacePoints } from "./face-points.ts";
import type { Layer, Look } from "./look.ts";
import { paintBrow } from "./paint-brow.ts";
import { paintAccent, paintLid } from "./paint-lid.ts";
import { paintLash, paintLiner } from "./paint-line.ts";
import { paintLip } from "./paint-lip.ts";
import { paintBase, paintCheek, paintContour, paintLight } from "./paint-skin.ts";

const painters = {
  base: paintBase,
  contour: paintContour,
  brow: paintBrow,
  lid: paintLid,
  accent: paintAccent,
  liner: paintLiner,
  lash: paintLash,
  cheek: paintCheek,
  light: paintLight,
  lip: paintLip,
};

/** The make-up of a look on a face, one layer a part, in the order in which they lie over one another. */
export function paintFace(face: FacePoints, { place, pigments }: Look): Layer[] {
  return makeupParts.flatMap((part): Layer[] => {
    const pigment = pigments[part];
    return pigment ? [{ part, marks: painters[part](face, place, pigment) }] : [];
  });
}
