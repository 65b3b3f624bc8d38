import { elementAt } from "#app/kits/basics/element-at.ts";
import { fillCircle } from "../flow/shapes.ts";
import { createPiece, pixelRatio, spriteReach } from "./lip-sprites.ts";
import { radii } from "./solver.ts";
import { foldStone, stoneKinds } from "./stone-facets.ts";
import { paintFacet } from "./stone-paper.ts";
import { stoneSize } from "./stones.ts";

/** The crumpled papers as pictures with their shadow, one of each kind; as large around as lips are cut. */
export function cutStones(scale: number): HTMLCanvasElement[] {
  const radius = Math.max(4, elementAt(radii, stoneSize) * scale * pixelRatio);
  return Array.from({ length: stoneKinds }, (_, kind) =>
    createPiece(radius * 2 * spriteReach, radius * 2 * spriteReach, (context, side) => {
      context.translate(side / 2, side / 2);
      context.shadowColor = "rgba(8,2,20,.7)";
      context.shadowBlur = radius * 0.16;
      context.shadowOffsetY = radius * 0.08;
      context.fillStyle = "#8a7f9e";
      fillCircle(context, 0, 0, radius * 0.74);
      context.shadowColor = "transparent";
      for (const facet of foldStone(kind)) paintFacet(context, facet, radius);
    }),
  );
}
