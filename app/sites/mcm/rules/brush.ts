import { seededRandom } from "#app/kits/basics/seeded-random.ts";
import { brushTips, type BrushTip, type MascaraRecipe } from "#contracts/mascara-recipe.ts";

/** What of a recipe makes the brush; everything else leaves it as it is. */
export type BrushRecipe = Pick<MascaraRecipe, "length" | "curve" | "density" | "tip">;

/** One bristle, as the drawing and the scene both take it. Lengths in mm. */
export interface Bristle {
  /** Where on the wire it sits: 0 at the stem, 1 at the end. */
  at: number;
  /** Around the wire, in radians. */
  angle: number;
  reachMm: number;
  /** How far its end leans along the wire, as a share of its reach. */
  lean: number;
}

export const brushLengthMm = ({ length }: BrushRecipe): number => 19 + (14 * length) / 15;
/** How far the wire turns from end to end, in radians. */
export const brushCurveRad = ({ curve }: BrushRecipe): number => (curve / 15) * 1.25;
export const bristleCount = ({ density }: BrushRecipe): number => 260 + Math.round((560 * density) / 15);

/**
 * The bristles of a brush, the same ones on every machine. They stand on a twisted wire, two a step, and each is cut to the
 * profile of the tip.
 * @param months of use: they splay, stick together and break
 */
export function bristlesOf(recipe: BrushRecipe, months = 0): Bristle[] {
  const random = seededRandom(4096 + recipe.tip * 256 + recipe.density * 16 + recipe.length);
  const count = bristleCount(recipe);
  const turns = 6 + recipe.length / 3;
  const wear = Math.min(1, months / 3);
  const bristles: Bristle[] = [];
  for (let i = 0; i < count; i++) {
    const at = Math.min(1, Math.max(0, (i + random()) / count));
    const side = i % 2 === 0 ? 0 : Math.PI;
    const clump = Math.round(at * 22) / 22 - at;
    bristles.push({
      at: at + clump * 0.7 * wear,
      angle: at * turns * Math.PI * 2 + side + (random() - 0.5) * 2.3,
      reachMm: profileMm(recipe, at) * (0.9 + 0.16 * random()) * (random() < 0.12 * wear ? 0.45 : 1),
      lean: (random() - 0.5) * (0.16 + 0.9 * wear) + 0.1,
    });
  }
  return bristles;
}

/** How far the bristles reach at a place of the wire, in mm. */
export function profileMm({ tip }: Pick<BrushRecipe, "tip">, at: number): number {
  const ends = Math.min(1, 0.62 + at * 9, 0.5 + (1 - at) * 9);
  return profiles[brushTips[tip] ?? "straight"](at) * ends;
}

const profiles: Readonly<Record<BrushTip, (at: number) => number>> = {
  straight: () => 4.3,
  tapered: (at) => 5.6 - 3.7 * at,
  waisted: (at) => 3.9 - 1.25 * Math.cos(4 * Math.PI * at),
  drop: (at) => 2.6 + 3.1 * Math.sin(Math.PI * at ** 1.5) ** 1.15,
  ball: (at) => (at < 0.68 ? 2.5 - 0.9 * at : 2 + 3.4 * Math.sqrt(Math.max(0, 1 - ((at - 0.84) / 0.17) ** 2))),
};

/** A place on the bent wire and which way it goes there, in mm; the stem's end is the origin, y leads along it. */
export function wireAt(recipe: BrushRecipe, at: number): { x: number; y: number; turn: number } {
  const bend = brushCurveRad(recipe);
  const lengthMm = brushLengthMm(recipe);
  if (bend < 1e-3) return { x: 0, y: lengthMm * at, turn: 0 };
  const radius = lengthMm / bend;
  const turn = bend * at;
  return { x: radius * (1 - Math.cos(turn)), y: radius * Math.sin(turn), turn };
}
