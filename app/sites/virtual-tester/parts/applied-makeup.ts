import type { LookRegion } from "#app/kits/makeup/face-drawing.ts";
import type { LookLayer } from "#contracts/look.ts";
import type { Finish } from "#contracts/monster.ts";
import type { EyeAmounts } from "../rules/eye-layers.ts";
import { type Coating, lipLayer } from "../rules/lip-layer.ts";

/** How it is worn. */
export interface AppliedMakeup extends Coating {
  /** How strongly, 0.2 to 1. */
  amounts: EyeAmounts & { lips: number };
  /** Nothing on the lips, whatever shade is chosen. */
  isLipOff: boolean;
  /** Nothing at all, for a moment. */
  isBare: boolean;
  /** Where bare ends and makeup begins, from the left as it is seen; null: makeup on all of it. */
  split: number | null;
}

export const defaultMakeup: AppliedMakeup = {
  amounts: { lips: 0.95, lids: 0.8, lashes: 0.95, line: 0.9 },
  coats: 3,
  after: "fresh",
  isLipOff: false,
  isBare: false,
  split: null,
};

/** The shade on the lips, as it is worn. */
export function appliedLipLayerOf(
  shade: { hex: string; finish: Finish },
  applied: AppliedMakeup,
  isTint: boolean,
): LookLayer {
  return lipLayer({
    hex: shade.hex,
    finish: shade.finish,
    intensity: applied.amounts.lips,
    tint: isTint ? applied : null,
  });
}

/** What the stage is told. A mirror shows the picture the other way round. */
export function lookRegionsOf(
  layers: readonly LookLayer[],
  { isBare, split }: Pick<AppliedMakeup, "isBare" | "split">,
  isMirrored: boolean,
): LookRegion[] {
  if (isBare || layers.length === 0) return [];
  const look = { layers: [...layers] };
  if (split === null) return [{ look, fromX: 0, toX: 1 }];
  return [isMirrored ? { look, fromX: 0, toX: 1 - split } : { look, fromX: split, toX: 1 }];
}
