import type { LayerOf, LookLayer } from "#contracts/look.ts";
import type { FacePoints } from "./face-points.ts";
import type { Mark, Pigment, Place } from "./look.ts";
import { paintBrow } from "./paint-brow.ts";
import { paintAccent, paintLid } from "./paint-lid.ts";
import { paintLash, paintLiner } from "./paint-line.ts";
import { paintLip, paintLipLine } from "./paint-lip.ts";
import { paintBase, paintCheek, paintContour, paintLight } from "./paint-skin.ts";

/** Marks of one layer, and whether they end where the skin does. */
export interface LayerMarks {
  kind: LookLayer["kind"];
  marks: Mark[];
}

/** As a hand puts things on; the line of a lip last, so that it is seen on a full one. */
const order = [
  ...(["base", "contour", "blush", "highlight", "shadow", "brow", "liner", "lashes", "lip", "lip-line"] as const),
] satisfies readonly LookLayer["kind"][];

const asItIs: Place = { line: 0, depth: 0, ratio: 0 };

/** The layers of a look (contracts/look.ts) on a drawn face, in the order in which they lie over one another. */
export function marksOfLayers(face: FacePoints, layers: readonly LookLayer[]): LayerMarks[] {
  const lying = order.flatMap((kind) => layers.filter((layer) => layer.kind === kind));
  return lying.map((layer) => ({ kind: layer.kind, marks: painters[layer.kind](face, layer as never) }));
}

const painters: { [Kind in LookLayer["kind"]]: (face: FacePoints, layer: LayerOf<Kind>) => Mark[] } = {
  // Chalk evens out every tone alike, and has no gloss of its own: pearl would strew glints over the cheeks.
  base: (face, layer) => paintBase(face, asItIs, pigmentOf(layer, layer.finish === "matte" ? "matte" : "satin")),
  contour: (face, layer) => paintContour(face, asItIs, pigmentOf(layer, "matte")),
  blush: (face, layer) =>
    paintCheek(face, { ...asItIs, ratio: layer.place === "inner" ? 1 : 0 }, pigmentOf(layer, "matte")),
  highlight: (face, layer) => paintLight(face, asItIs, pigmentOf(layer, "pearl")),
  shadow: drawShadow,
  brow: (face, layer) => paintBrow(face, asItIs, pigmentOf(layer, "matte")),
  liner: (face, layer) => {
    const line = layer.wing > 0.2 ? 1 : 0;
    const place: Place = { line, depth: layer.thickness > 0.35 ? 1 : 0, ratio: layer.wing > 0.5 ? -1 : 0 };
    return paintLiner(face, place, pigmentOf(layer, "matte"));
  },
  lashes: (face, layer) => {
    const place: Place = { line: 0, depth: layer.density > 0.55 ? 1 : 0, ratio: layer.curl > 0.5 ? 1 : 0 };
    return paintLash(face, place, { hex: layer.hex, finish: "matte", strength: 0.65 + 0.45 * layer.length });
  },
  lip: (face, layer) =>
    paintLip(face, { ...asItIs, depth: layer.spread === "inner" ? -1 : 0 }, pigmentOf(layer, layer.finish)),
  "lip-line": (face, layer) => paintLipLine(face, layer.over ?? 0, pigmentOf(layer, "matte")),
};

/** Each well in its place: the ground over the lid, the colour of it, the outer corner, the middle, below the eye. */
function drawShadow(face: FacePoints, layer: LayerOf<"shadow">): Mark[] {
  const pigment = pigmentOf(layer, layer.finish);
  if (layer.well === "base")
    return paintLid(face, { ...asItIs, depth: 1 }, { ...pigment, strength: 0.6 * layer.intensity });
  if (layer.well === "main") return paintLid(face, asItIs, pigment);
  if (layer.well === "deep") return paintAccent(face, { ...asItIs, ratio: -1 }, pigment);
  if (layer.well === "light") return paintAccent(face, { ...asItIs, ratio: 1 }, pigment);
  return paintAccent(face, { ...asItIs, depth: 1, ratio: 1 }, pigment);
}

/** A foil is drawn as pearl: both are light on top of a colour. */
const pigmentOf = (
  { hex, intensity }: { hex: string; intensity: number },
  finish: Pigment["finish"] | "metallic",
): Pigment => ({ hex, finish: finish === "metallic" ? "pearl" : finish, strength: intensity });
