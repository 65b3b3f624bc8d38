import type { FaceType } from "#contracts/face-type.ts";

/** A drawn face: its lines, and the places make-up goes to, in units of 400 × 500. */
export interface LineFace {
  lines: Record<string, readonly { d: string; width: number }[]>;
  areas: Record<"lid" | "crease" | "lashLine" | "underEye" | "cheek" | "contour" | "lips", string>;
}

const drawings = import.meta.glob<{ default: LineFace }>("../../../kits/ui/pictures/line-face-*.json");

/** The drawn face of a starting point. */
export async function loadLineFace(code: FaceType["code"]): Promise<LineFace> {
  const load = drawings[`../../../kits/ui/pictures/line-face-${code}.json`];
  if (!load) throw new Error(`nobody has drawn ${code}`);
  return (await load()).default;
}
