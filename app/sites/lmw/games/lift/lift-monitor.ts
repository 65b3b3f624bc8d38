import { elementAt } from "#app/kits/basics/element-at.ts";
import { type BoxSides, firstSides, getBoxSides } from "./box-sides.ts";
import { type Guest, ledCount, type LiftWorld } from "./rules.ts";

/** A guest of whom it is known what became of it. */
export interface JudgedGuest {
  guest: Guest;
  /** The monster led it. */
  isLed: boolean;
}

/** What has become of a round since the last frame. */
export interface LiftNews {
  judged: JudgedGuest[];
  /** Whoever stands in front now stays. */
  isStayNext: boolean;
  /** Another state of the boxes; null while it is the same. */
  sides: BoxSides | null;
}

/** Watches a round on the beat: ask it once a frame, after time has passed in the world. */
export function createLiftMonitor() {
  let judgedCount = 0;
  let led = { from: 0, until: 0 };
  let sides = firstSides;
  return {
    /** The monster leads from the guest in front on. */
    lead({ at }: LiftWorld): void {
      led = { from: at, until: at + ledCount };
    },
    see(world: LiftWorld, nowMs: number): LiftNews {
      const judged: JudgedGuest[] = [];
      for (; judgedCount < world.at; judgedCount++) {
        const isLed = judgedCount >= led.from && judgedCount < led.until;
        judged.push({ guest: elementAt(world.guests, judgedCount), isLed });
      }
      const before = sides;
      sides = getBoxSides(world, nowMs);
      const isSame = sides.areTurned === before.areTurned && sides.isComing === before.isComing;
      return {
        judged,
        isStayNext: judged.length > 0 && world.guests[world.at]?.stays === true,
        sides: isSame ? null : sides,
      };
    },
  };
}
