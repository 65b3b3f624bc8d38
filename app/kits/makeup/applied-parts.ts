import {
  type MeshPart,
  meshParts,
  overEdgeBit,
  bentBrowBit,
  slotBits,
  type SlotName,
  slotNames,
  veilNames,
} from "./mesh-facts.ts";
import { type AppliedMakeup, type Surface, surfaceFor } from "./surfaces.ts";

/** What a part of the face wears, and so what its program must be able to do: what is not worn is not in it. */
export interface AppliedPart {
  part: MeshPart;
  /** What of it is worn, in the order of `slotNames`. */
  slots: readonly SlotName[];
  /** Flakes: reckoning where they lie costs half as much as the rest. */
  glitters: boolean;
  /** Something lets through what is under it. */
  stains: boolean;
  /** Something shines where the skin does. */
  shines: boolean;
  /** The lamp is seen in it. */
  mirrors: boolean;
  /** A lip is drawn over its edge. */
  reachesOver: boolean;
  /** The arch of a brow is raised or taken down. */
  bends: boolean;
  /** It is laid on a base; a veil lies on what is there, and a brow nearly so. */
  isOnBase: boolean;
}

/** The parts of the face that have makeup on them. @param hasBase a base lies under all of it */
export const listAppliedParts = (makeup: AppliedMakeup, hasBase: boolean): readonly AppliedPart[] =>
  meshParts.map((part) => appliedPartOf(part, makeup, hasBase)).filter(({ slots }) => slots.length > 0);

/** By what the program of a part is told from others. */
export const programNameOf = ({ part, slots, ...features }: AppliedPart): string =>
  part === "skin" ? part : [part, ...slots, ...Object.values(features)].join(" ");

/** What its triangles are picked by: those on which nothing of it lies are not drawn. */
export const triangleBitsOf = ({ slots, reachesOver, bends }: AppliedPart): number =>
  slotBits(slots) | (reachesOver ? overEdgeBit : 0) | (bends ? bentBrowBit : 0);

function appliedPartOf(part: MeshPart, { surfaces, reach, ...makeup }: AppliedMakeup, hasBase: boolean): AppliedPart {
  const slots = slotNames.filter((name) => partOf(name) === part && surfaceFor(surfaces, name).intensity > 0);
  const any = (has: (surface: Surface) => boolean): boolean => slots.some((name) => has(surfaceFor(surfaces, name)));
  return {
    part,
    slots,
    glitters: any(({ glitter }) => glitter > 0),
    stains: any(({ body }) => body < 1),
    shines: any(({ shine }) => shine > 0),
    mirrors:
      (slots.includes("shadow-main") && makeup.lidReflection.mirror > 0) ||
      (slots.includes("lip") && makeup.lipReflection.mirror > 0),
    reachesOver: part === "lips" && reach.over > 0,
    bends: part === "brows" && reach.browRise !== 0,
    isOnBase: hasBase && (part === "lids" || part === "lips"),
  };
}

const veils: ReadonlySet<SlotName> = new Set(veilNames);

function partOf(name: SlotName): MeshPart {
  if (veils.has(name)) return "skin";
  if (name === "brow") return "brows";
  return name.startsWith("lip") ? "lips" : "lids";
}
