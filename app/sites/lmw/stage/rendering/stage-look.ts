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
  /** The field is white paper, and what flies over it is ink. */
  isPaper: boolean;
  /** What is drawn as a line: bone on the glass, ink on paper. */
  line: number;
  /** The shade is under 3:1 on the field: a rim of bone keeps it readable. */
  hasRim: boolean;
  /** Nothing shakes, drifts or scrolls. */
  isMotionReduced: boolean;
  /** The words of a saying or of what a Rule says, by its name; "" when nobody knows it. */
  textOf: (word: string) => string;
}

const bone = 0xf3ebe6;
const ink = 0x1a1512;
/** The last stage stands on white paper. */
const paperStage = 7;
const fieldColour = 0x0b0a0b;
const minContrast = 3;

/** "#DE5038" as a number. */
export const parseColour = (hex: string): number => Number.parseInt(hex.slice(1), 16);

/** A shade as it is painted with. */
export function createPaint(hex: string): Pick<StageLook, "shade" | "hasRim"> {
  const shade = parseColour(hex);
  return { shade, hasRim: contrast(shade, fieldColour) < minContrast };
}

/** The look of a run. */
export function createLook(run: {
  stage: number;
  hex: string;
  finish: Finish;
  ghostHex?: string | undefined;
  isStill: boolean;
  textOf: (word: string) => string;
}): StageLook {
  return {
    stage: run.stage,
    isPaper: run.stage === paperStage,
    line: run.stage === paperStage ? ink : bone,
    ...createPaint(run.hex),
    ghostShade: parseColour(run.ghostHex ?? run.hex),
    finish: run.finish,
    isMotionReduced: run.isStill,
    textOf: run.textOf,
  };
}
