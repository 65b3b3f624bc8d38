import { useState } from "react";
import { type Grain, type Medium, maxParts, maxShares } from "#contracts/painting-limits.ts";
import type { PaintRecipe } from "#contracts/painting.ts";
import type { Colour } from "../contract.ts";

/** What lies in the dish. `crush`: 0 whole, 1 lumps, 4 dust. */
export interface BowlContent {
  parts: { colour: Colour; share: number }[];
  crush: number;
  medium: Medium;
  /** It was stirred to a paint just now. */
  isStirred: boolean;
}

export type MixingBowl = ReturnType<typeof useMixingBowl>;

/** The dish: what is put in, crushed and stirred. */
export function useMixingBowl(first: readonly Colour[]) {
  const [load, setLoad] = useState<BowlContent>({
    parts: first.map((colour) => ({ colour, share: 1 })),
    crush: 0,
    medium: "oil",
    isStirred: false,
  });
  const { parts, crush, medium } = load;

  return {
    load,
    isFull: parts.length >= maxParts,
    /** In, or out again. A new stick lies whole among the crushed: all of it is crushed anew. */
    toggle(colour: Colour): void {
      const has = parts.some((part) => part.colour.source === colour.source);
      const next = has
        ? parts.filter((part) => part.colour.source !== colour.source)
        : [...parts, { colour, share: 1 }].slice(0, maxParts);
      setLoad({ ...load, parts: next, crush: has ? crush : 0, isStirred: false });
    },
    share(source: string, change: number): void {
      const changed = parts.map((part) =>
        part.colour.source === source
          ? { ...part, share: Math.min(maxShares, Math.max(1, part.share + change)) }
          : part,
      );
      setLoad({ ...load, parts: changed, isStirred: false });
    },
    crush(): void {
      setLoad({ ...load, crush: Math.min(4, crush + 1), isStirred: false });
    },
    stir: (next: Medium) => setLoad({ ...load, medium: next, isStirred: false }),
    /** The paint, once it was crushed at all; the dish shows it stirred. */
    mix(): PaintRecipe | null {
      if (crush === 0 || parts.length === 0) return null;
      setLoad({ ...load, isStirred: true });
      return {
        parts: parts.map(({ colour, share }) => ({ source: colour.source, share })),
        grain: (crush - 1) as Grain,
        medium,
      };
    },
  };
}
