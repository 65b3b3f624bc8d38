import { type BufferGeometry, CylinderGeometry, type Material, type Mesh } from "three";
import { type CaseMaterial, caseMaterials, type MascaraRecipe } from "#contracts/mascara-recipe.ts";
import { bodyRadius, edgesOf } from "../rules/case.ts";
import { mergeAll, createMesh, flipVertically } from "./merge-meshes.ts";
import { type Coat, withCoat, CoatedMaterial } from "./coats.ts";
import { bevelOutline, type OutlinePoint, createLathe } from "./lathe.ts";

type CaseRecipe = Pick<MascaraRecipe, "shape" | "material">;

/** Heights on the standing tube, from the floor up, in mm; the drawing's tube has the same. */
const foot = { base: 8, ring: 3.3, body: 51.6, collar: 4.2, neck: 10 } as const;
const half = 8;
const capRadius = 7.75;

/** What the case is made of: its metals stay, the body's coat is the recipe's. */
export function createCaseMaterial(recipe: Pick<MascaraRecipe, "material">): CoatedMaterial {
  const material = new CoatedMaterial();
  material.setCoat("shiny", coats.chrome);
  material.setCoat("dark", coats.gunmetal);
  material.setCoat("body", bodyCoat(recipe));
  return material;
}

export const bodyCoat = ({ material }: Pick<MascaraRecipe, "material">): Coat =>
  coats[caseMaterials[material] ?? "black"];

const coats: Record<CaseMaterial, Coat> = {
  black: { color: 0x060506, roughness: 0.34, metalness: 0, clearcoat: 1, clearcoatRoughness: 0.06 },
  red: { color: 0x7a0009, roughness: 0.42, metalness: 0.25, clearcoat: 1, clearcoatRoughness: 0.05 },
  chrome: { color: 0xe6e1df, roughness: 0.16, metalness: 1, clearcoat: 0.4, clearcoatRoughness: 0.04 },
  gunmetal: { color: 0x77717a, roughness: 0.34, metalness: 1, clearcoat: 0.3, clearcoatRoughness: 0.2 },
};

/**
 * The standing tube with its open neck; its foot is the origin. Under it is what the wet floor shows of it: the stage ends
 * before the body would begin there.
 */
export function createTube(recipe: CaseRecipe, material: Material): Mesh {
  const [low, high] = [half * bodyRadius(recipe, 0), half * bodyRadius(recipe, 1)];
  const ringAt = foot.base;
  const bodyAt = ringAt + foot.ring;
  const collarAt = bodyAt + foot.body;
  const neckAt = collarAt + foot.collar;
  const section = sectionOf(recipe);
  const rows = Array.from({ length: 25 }, (_, i): OutlinePoint => {
    const up = i / 24;
    return [half * bodyRadius(recipe, up), bodyAt + foot.body * up];
  });
  const base = withCoat(createLathe(bevelOutline(low - 0.1, 0, ringAt, 0.7), section), "body");
  const ring = withCoat(createLathe(bevelOutline(low + 0.45, ringAt, bodyAt, 0.5)), "shiny");
  const collar = withCoat(createLathe(bevelOutline(high + 0.45, collarAt, neckAt, 0.5)), "shiny");
  const neck = withCoat(createLathe(neckOutline(neckAt)), "dark");
  const standing = [base, ring, withCoat(createLathe(rows, section), "body"), collar, neck];
  return createMesh(mergeAll([...standing, flipVertically(base), flipVertically(ring)]), material);
}

/** The cap, hanging, and the ferrule that holds the brush; the rim of the cap is the origin. */
export function createCap(recipe: CaseRecipe, material: Material): Mesh {
  const shell: OutlinePoint[] = [
    [capRadius - 0.5, 0],
    [capRadius, 0.4],
    [capRadius, 5.6],
    [capRadius, 64],
  ];
  const band = withCoat(createLathe(bevelOutline(capRadius + 0.35, 1, 5.6, 0.45)), "shiny");
  const ferrule = withCoat(createLathe(bevelOutline(1.35, -22.6, -20.4, 0.3)), "shiny");
  return createMesh(mergeAll([withCoat(createLathe(shell, sectionOf(recipe)), "body"), band, ferrule]), material);
}

/** The stem with the brush's wire, and the dark rim it comes out of; the rim of the cap is the origin. */
export function createStemGeometry(wire: BufferGeometry): BufferGeometry {
  const rim = createLathe(bevelOutline(capRadius - 0.6, -0.1, 0.9, 0.1));
  const stem: OutlinePoint[] = [
    [0.95, -22.2],
    [1.15, 0],
  ];
  return withCoat(mergeAll([rim, createLathe(stem), wire]), "dark");
}

/** The smooth plate at the front of the tube in which the name is engraved. */
export function createPlate(recipe: CaseRecipe, material: Material): Mesh {
  const radius = half * Math.max(...[0.16, 0.5, 0.7, 0.88].map((up) => bodyRadius(recipe, up))) + 0.12;
  const arc = 0.62;
  const plate = createMesh(new CylinderGeometry(radius, radius, 38, 24, 1, true, -arc / 2, arc), material);
  plate.position.y = foot.base + foot.ring + 27;
  plate.rotation.y = 0.3;
  return plate;
}

/** The neck is a thread of three turns around an opening. */
function neckOutline(from: number): OutlinePoint[] {
  const rows: OutlinePoint[] = [[4.6, from]];
  for (let i = 0; i < 3; i++) {
    const y = from + 1.5 + i * 2.3;
    rows.push([4.6, y], [5.15, y + 0.35], [5.25, y + 0.7], [5.15, y + 1.05], [4.6, y + 1.4]);
  }
  rows.push(
    [4.6, from + foot.neck - 0.3],
    [4.45, from + foot.neck],
    [3.7, from + foot.neck],
    [3.6, from + 3],
    [0, from + 3],
  );
  return rows;
}

function sectionOf(recipe: CaseRecipe): { section?: (angle: number) => number; segments?: number } {
  const count = edgesOf(recipe);
  if (count === 0) return { segments: 96 };
  if (count > 12)
    return {
      section: (angle) => 1 - 0.045 * (1 - Math.abs(Math.sin((count / 2) * angle))) ** 1.6,
      segments: count * 10,
    };
  const step = (Math.PI * 2) / count;
  const flat = Math.cos(step / 2);
  return {
    // Facets swell a little: a quite flat one would throw back one card of light all over.
    section: (angle) => {
      const facet = (flat * 1.06) / Math.cos((((angle % step) + step) % step) - step / 2);
      return 0.7 * Math.min(1.02, facet) + 0.28;
    },
    segments: count * 14,
  };
}
