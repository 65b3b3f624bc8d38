import type { Dressing } from "#app/kits/makeup/face-drawing.ts";
import type { TesterShade } from "../data.server.ts";
import { lookOf, type Wearing } from "../rules/look-of.ts";

/** How the shown shade is worn. */
export interface Worn extends Pick<Wearing, "intensity" | "coats" | "after"> {
  isBare: boolean;
  /** Where bare ends and worn begins, from the left as it is seen; null: all of it is worn. */
  split: number | null;
}

export const freshlyWorn: Worn = { intensity: 0.95, coats: 1, after: "fresh", isBare: false, split: null };

/** What the stage is told. A mirror shows the picture the other way round. */
export function dressingsOf(shade: Pick<TesterShade, "hex" | "finish">, worn: Worn, isMirrored: boolean): Dressing[] {
  if (worn.isBare) return [];
  const look = lookOf({ ...worn, hex: shade.hex, finish: shade.finish });
  if (worn.split === null) return [{ look, fromX: 0, toX: 1 }];
  return [isMirrored ? { look, fromX: 0, toX: 1 - worn.split } : { look, fromX: worn.split, toX: 1 }];
}
