import type { LookLayer } from "./look.ts";
import {
  baseFinishes,
  baseTones,
  blushPlaces,
  browFinishes,
  browShapes,
  contourPlaces,
  highlightPlaces,
  lidPanNames,
  lipSpreads,
  lookFinishes,
} from "./look-values.ts";

/** What a kind of layer has beside colour and intensity: one of several choices, or an amount of 0 to 1. */
export interface LookField {
  name: string;
  /** Null: an amount. */
  choices: readonly string[] | null;
  isOptional: boolean;
}

const choice = (name: string, choices: readonly string[], isOptional = false): LookField => ({
  name,
  choices,
  isOptional,
});
const amount = (name: string, isOptional = false): LookField => ({ name, choices: null, isOptional });

/** The fields of each kind in the order in which codes hold them, which never changes. */
export const lookFields: Readonly<Record<LookLayer["kind"], readonly LookField[]>> = {
  base: [choice("finish", baseFinishes), choice("tone", baseTones, true)],
  contour: [choice("place", contourPlaces, true)],
  blush: [choice("place", blushPlaces)],
  highlight: [choice("place", highlightPlaces, true)],
  shadow: [choice("well", lidPanNames), choice("finish", lookFinishes)],
  liner: [amount("thickness"), amount("wing")],
  lashes: [amount("length"), amount("curl"), amount("density"), amount("thickness")],
  brow: [choice("finish", browFinishes, true), choice("shape", browShapes, true)],
  lip: [choice("finish", lookFinishes), choice("spread", lipSpreads)],
  "lip-line": [amount("over", true)],
};
