import type { Finish } from "#contracts/monster.ts";
import { contrast } from "./contrast.ts";

/** How a run looks: whose colour it is, and how much may move. */
export interface StageLook {
  stage: number;
  /** The monster's shade, 0xrrggbb. */
  shade: number;
  /** The ghost's. */
  ghostShade: number;
  finish: Finish;
  /** The shade is under 3:1 on the field: a rim of bone keeps it readable. */
  hasRim: boolean;
  /** Nothing shakes, drifts or scrolls. */
  isStill: boolean;
  /** The words of a saying or of what a Rule says, by its name; "" when nobody knows it. */
  textOf: (word: string) => string;
}

const field = 0x0b0a0b;
const least = 3;

/** "#DE5038" as a number. */
export const colourOf = (hex: string): number => Number.parseInt(hex.slice(1), 16);

/** A shade as it is painted with. */
export function paintOf(hex: string): Pick<StageLook, "shade" | "hasRim"> {
  const shade = colourOf(hex);
  return { shade, hasRim: contrast(shade, field) < least };
}

/** The look of a run. */
export function lookOf(run: {
  stage: number;
  hex: string;
  finish: Finish;
  ghostHex?: string | undefined;
  isStill: boolean;
  textOf: (word: string) => string;
}): StageLook {
  return {
    stage: run.stage,
    ...paintOf(run.hex),
    ghostShade: colourOf(run.ghostHex ?? run.hex),
    finish: run.finish,
    isStill: run.isStill,
    textOf: run.textOf,
  };
}
