import { min } from "#app/kits/game/fixed-point.ts";
import { fullCharge, GameEventError, type SpecialState } from "./game-rules.ts";

/** What a monster has gathered so far to lend its hand, and how long what it does goes on. Lives in a game's world. */
export interface Charge {
  /** 0 to `fullCharge`. */
  amount: number;
  /** How often it was used. */
  uses: number;
  /** What it does goes on until then, in ms of the round; 0 before the first time. */
  untilMs: number;
  /** Where there is no clock: for so many moves. */
  movesLeft: number;
}

/** Empty, as a round begins. */
export const createCharge = (): Charge => ({ amount: 0, uses: 0, untilMs: 0, movesLeft: 0 });

/** Good play fills it; over the brim nothing is gathered. */
export function fillCharge(charge: Charge, by: number): void {
  charge.amount = min(fullCharge, charge.amount + by);
}

/** Uses it up. @throws GameEventError while it is not full */
export function spendCharge(charge: Charge): void {
  if (charge.amount < fullCharge) throw new GameEventError();
  charge.amount = 0;
  charge.uses++;
}

/** What a scene sees of it. */
export const getSpecialState = ({ amount, untilMs, movesLeft }: Charge, nowMs: number): SpecialState => ({
  ...{ charge: amount, isActive: nowMs < untilMs || movesLeft > 0 },
});
