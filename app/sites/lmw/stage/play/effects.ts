import type { Player } from "#app/kits/game/entities.ts";
import type { World } from "#app/kits/game/world.ts";
import { advanceAll } from "./advance-all.ts";
import { createCosmeticRng } from "./cosmetic-rng.ts";
import { showEvent, type TimedEffect } from "./event-effects.ts";
import { createParticles, type Particle } from "./particles.ts";
import { isSeasonSign } from "./season-sign.ts";
import { createShake } from "./shake.ts";
import { createLetterShedder } from "./shed-letters.ts";
import { createSplats, type Splat } from "./splats.ts";
import { subunitsPerUnit } from "../rendering/field-units.ts";

// What only looks: drops, scraps, letters that fall, splats that stay, shaking. It follows the events of the engine, has
// its own dice, and is never read back.

export interface Effects {
  readonly particles: readonly Particle[];
  readonly splats: readonly Splat[];
  readonly timedEffects: readonly TimedEffect[];
  /** Units by which the picture is moved. */
  readonly shakeX: number;
  readonly shakeY: number;
  /** How far the ground has gone down, in units. */
  readonly scroll: number;
  /** The season that the third Rule is in, 0 (spring) to 3, and the one before; -1 before it came. */
  readonly season: number;
  readonly seasonBefore: number;
  /** Ticks since it turned. */
  readonly seasonTicks: number;
  /** Nothing small flies any more: this phone is slow, or its owner wants it still. */
  isReduced: boolean;
  /** Somebody else's lipstick beside one's own. */
  ghost: Player | null;
  /** One tick: ages everything, and follows what happened in it. */
  tick(world: World): void;
  /** What is painted at the end of a run stays; all else goes. */
  clear(): void;
}

const scrollSpeed = 0.55;

/**
 * The effects of one run. `textOf` gives the words of one of the stage's words by its name; `isMotionReduced`: nothing
 * flies, shakes or scrolls.
 */
export function createEffects(textOf: (word: string) => string, isMotionReduced: boolean): Effects {
  const rng = createCosmeticRng();
  const particles = createParticles(rng, isMotionReduced);
  const splats = createSplats(rng);
  const shake = createShake(rng, isMotionReduced);
  const timedEffects: TimedEffect[] = [];
  const shedLetters = createLetterShedder(textOf, particles);
  const addTimed = (kind: TimedEffect["kind"], x: number, y: number, n: number, life: number, words = ""): void =>
    void timedEffects.push({ kind, x, y, n, words, age: 0, life });
  const pieces = { particles, splats, shake, rng, addTimed, textOf };
  const speed = isMotionReduced ? 0 : scrollSpeed;
  let scroll = 0;
  const seasons = { now: -1, before: -1, ticks: 0 };

  return {
    particles: particles.all,
    splats: splats.all,
    timedEffects,
    ghost: null,
    get shakeX() {
      return shake.x;
    },
    get shakeY() {
      return shake.y;
    },
    get scroll() {
      return scroll;
    },
    get season() {
      return seasons.now;
    },
    get seasonBefore() {
      return seasons.before;
    },
    get seasonTicks() {
      return seasons.ticks;
    },
    get isReduced() {
      return particles.isReduced;
    },
    set isReduced(value) {
      particles.isReduced = value || isMotionReduced;
    },
    tick(world) {
      splats.tick();
      seasons.ticks++;
      for (const event of world.events) {
        showEvent(pieces, event, world);
        const [x, y] = [event.x / subunitsPerUnit, event.y / subunitsPerUnit];
        if (event.kind === "sign" && isSeasonSign(world, { x, y, n: event.n }))
          Object.assign(seasons, { now: event.n, before: seasons.now, ticks: 0 });
      }
      shake.tick();
      if (world.hitStop > 0) return;
      shedLetters(world);
      scroll += speed;
      splats.advance(speed);
      particles.advance();
      advanceAll(timedEffects);
    },
    clear() {
      particles.clear();
      timedEffects.length = 0;
      shake.stop();
    },
  };
}
