import type { Look, LookFinish } from "#contracts/look.ts";
import type { Finish } from "#contracts/monster.ts";

/** How a shade is worn. */
export interface Wearing {
  hex: string;
  finish: Finish;
  /** 0.2 to 1. */
  intensity: number;
  /** Tints only: 1 to 3. */
  coats: number;
  /** Tints only: what has happened to it since. */
  after: "fresh" | "coffee" | "tissue";
}

/** How much of a tint one, two and three coats are. */
const coatIntensity = [0.45, 0.7, 0.92];

/** A drawing of what is left, no promise of hours. */
const leftAfter = { fresh: 1, coffee: 0.62, tissue: 0.8 } as const;

/** The look of one shade on the lips. */
export function lookOf({ hex, finish, intensity, coats, after }: Wearing): Look {
  const isTint = finish === "tint";
  const amount = isTint ? (coatIntensity[coats - 1] ?? 0.45) * leftAfter[after] * intensity : intensity;
  return {
    layers: [{ kind: "lip", hex, finish: wornFinish(finish), intensity: Math.min(1, amount), spread: "full" }],
  };
}

/** The one shade without a finish of its own is worn as satin. */
function wornFinish(finish: Finish): LookFinish {
  if (finish === "any") return "satin";
  return finish;
}
