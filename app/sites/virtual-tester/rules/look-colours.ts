import type { AppliedLayer } from "#contracts/look-code.ts";
import type { LookLayer } from "#contracts/look.ts";

/** Of which layers a look shows its colours, the most telling first: one of the eyes, one of the cheeks, the lips. */
const telling: readonly (readonly LookLayer["kind"][])[] = [
  ["shadow", "liner", "brow"],
  ["blush", "highlight", "contour", "base"],
  ["lip", "lip-line"],
];
const wells: readonly string[] = ["main", "deep", "base", "light", "lower"];

/** The three layers by whose colours one knows a look: eyes, cheeks, lips. Fewer where it is bare. */
export function lookColours(applied: readonly AppliedLayer[]): AppliedLayer[] {
  return telling.flatMap((kinds) => {
    const [first] = applied
      .filter(({ layer }) => kinds.includes(layer.kind))
      .toSorted((a, b) => rankOf(a.layer, kinds) - rankOf(b.layer, kinds));
    return first ? [first] : [];
  });
}

const rankOf = (layer: LookLayer, kinds: readonly LookLayer["kind"][]): number =>
  kinds.indexOf(layer.kind) * wells.length + ("well" in layer ? wells.indexOf(layer.well) : 0);
