import { elementAt } from "#app/kits/basics/element-at.ts";
import type { LookLayer } from "#contracts/look.ts";
import type { Finish } from "#contracts/monster.ts";
import { lookFinishOf } from "./eye-layers.ts";

/** How a shade is worn on the lips. */
export interface LipMakeup {
  hex: string;
  finish: Finish;
  /** 0.2 to 1. */
  intensity: number;
  /** Of a tint: what it is worn in. Null for a lip, which goes on at once. */
  tint: Coating | null;
}

/** A tint, coat by coat, and what has happened to it since. */
export interface Coating {
  /** 1 to 3. */
  coats: number;
  after: "fresh" | "coffee" | "tissue";
}

/** How much of a tint one, two and three coats are. */
const coatShare = [0.46, 0.74, 1];

/** A drawing of what is left, no promise of hours. */
const leftAfter = { fresh: 1, coffee: 0.58, tissue: 0.78 } as const;

/** The layer of one shade on the lips. */
export function lipLayer({ hex, finish, intensity, tint }: LipMakeup): LookLayer {
  const share = tint ? elementAt(coatShare, tint.coats - 1) * leftAfter[tint.after] : 1;
  return { kind: "lip", hex, finish: lookFinishOf(finish), intensity: Math.min(1, share * intensity), spread: "full" };
}
