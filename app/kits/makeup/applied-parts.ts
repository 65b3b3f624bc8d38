import type { MakeupFeatures } from "./face-shader.ts";
import { type MeshPart, meshParts } from "./mesh-facts.ts";
import { type SlotName, slotNames } from "./slots.ts";
import { type Surface, veilNames } from "./surfaces.ts";

/** The parts of the face that have makeup on them. @param surfaces in the order of `slotNames` */
export function listAppliedParts(surfaces: readonly Pick<Surface, "intensity">[]): readonly MeshPart[] {
  const names = slotNames.filter((_, i) => (surfaces[i]?.intensity ?? 0) > 0);
  return meshParts.filter((part) => names.some((name) => partOf(name) === part));
}

/** What the program of a part must be able to do for what lies on it. @param surfaces in the order of `slotNames` */
export function partFeaturesOf(
  surfaces: readonly Pick<Surface, "intensity" | "glitter" | "body">[],
  part: MeshPart,
): MakeupFeatures {
  const applied = slotNames.flatMap((name, i) => {
    const surface = surfaces[i];
    return surface && surface.intensity > 0 && partOf(name) === part ? [surface] : [];
  });
  return { glitters: applied.some(({ glitter }) => glitter > 0), stains: applied.some(({ body }) => body < 1) };
}

const veils: ReadonlySet<SlotName> = new Set(veilNames);

function partOf(name: SlotName): MeshPart {
  if (veils.has(name)) return "skin";
  if (name === "brow") return "brows";
  return name.startsWith("lip") ? "lips" : "lids";
}
