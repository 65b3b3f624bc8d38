import { caseShapes, type MascaraRecipe } from "#contracts/mascara-recipe.ts";

/** Sizes of the tube and the cap, in mm. */
export const caseMm = {
  bodyHeight: 58,
  radius: 8,
  capHeight: 54,
  capRadius: 7.6,
  neckHeight: 9,
  neckRadius: 5,
} as const;

/**
 * The radius of the tube at a height, as a share of `caseMm.radius`.
 * @param up 0 at the foot, 1 at the shoulder
 */
export function bodyRadius({ shape }: Pick<MascaraRecipe, "shape">, up: number): number {
  switch (caseShapes[shape]) {
    case "waist":
      return 1 - 0.2 * Math.sin(Math.PI * up) ** 1.6;
    case "bud":
      return 0.74 + 0.34 * Math.sin(Math.PI * (0.1 + 0.62 * up));
    default:
      return 1;
  }
}

/** How many edges or flutes go around; 0 smooth. */
export const edgesOf = ({ shape }: Pick<MascaraRecipe, "shape">): number =>
  ({ round: 0, fluted: 22, hexagon: 6, waist: 0, bud: 0 })[caseShapes[shape] ?? "round"];
