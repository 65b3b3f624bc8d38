import type { CompiledAct } from "./compile.ts";
import { elementAt, intAt } from "../basics/element-at.ts";

/**
 * All bullets, one column for each of their numbers: a stage moves hundreds of them sixty times a second, and a replay
 * does it ten thousand times. The first `count` rows live; their order means nothing, and a row is another bullet after
 * the next step. From outside of this kit it is read only.
 */
export interface Bullets {
  count: number;
  /** Moves so far, of all of them. A bullet keeps when it was born, so that nothing is written to age it. */
  clock: number;
  /** 256ths of a unit. A tick ago a bullet was at `x - vx`, `y - vy`; one that has not moved yet was nowhere. */
  readonly x: Int32Array;
  readonly y: Int32Array;
  readonly vx: Int32Array;
  readonly vy: Int32Array;
  readonly angle: Int32Array;
  readonly speed: Int32Array;
  readonly spin: Int32Array;
  readonly push: Int32Array;
  /** The clock when it was made. */
  readonly born: Int32Array;
  /** Age from which it hits. */
  readonly warm: Int32Array;
  /** Age at which it goes; 0: never. */
  readonly life: Int32Array;
  readonly shape: Int32Array;
  readonly radius: Int32Array;
  /** 1: has grazed. */
  readonly grazed: Int32Array;
  readonly nextAct: Int32Array;
  /** 1: does not fly straight on, by spin, push or acts, or has an end. */
  readonly nonlinear: Int32Array;
  /** The clock at which it may be out: until then it is moved without looking further. Earlier does no harm. */
  readonly due: Int32Array;
  readonly acts: (readonly CompiledAct[] | null)[];
}

/** No bullets, and room for `capacity`. */
export function createBullets(capacity: number): Bullets {
  const column = (): Int32Array => new Int32Array(capacity);
  return {
    count: 0,
    clock: 0,
    x: column(),
    y: column(),
    vx: column(),
    vy: column(),
    angle: column(),
    speed: column(),
    spin: column(),
    push: column(),
    born: column(),
    warm: column(),
    life: column(),
    shape: column(),
    radius: column(),
    grazed: column(),
    nextAct: column(),
    nonlinear: column(),
    due: column(),
    acts: Array.from({ length: capacity }, () => null),
  };
}

/** Moves it has made. */
export const ageOf = ({ clock, born }: Bullets, at: number): number => clock - intAt(born, at);

/** Takes a bullet away; the last one takes its place. Walk backwards where you call this. */
export function removeBullet(bullets: Bullets, at: number): void {
  const last = --bullets.count;
  if (at === last) return;
  bullets.x[at] = intAt(bullets.x, last);
  bullets.y[at] = intAt(bullets.y, last);
  bullets.vx[at] = intAt(bullets.vx, last);
  bullets.vy[at] = intAt(bullets.vy, last);
  bullets.angle[at] = intAt(bullets.angle, last);
  bullets.speed[at] = intAt(bullets.speed, last);
  bullets.spin[at] = intAt(bullets.spin, last);
  bullets.push[at] = intAt(bullets.push, last);
  bullets.born[at] = intAt(bullets.born, last);
  bullets.warm[at] = intAt(bullets.warm, last);
  bullets.life[at] = intAt(bullets.life, last);
  bullets.shape[at] = intAt(bullets.shape, last);
  bullets.radius[at] = intAt(bullets.radius, last);
  bullets.grazed[at] = intAt(bullets.grazed, last);
  bullets.nextAct[at] = intAt(bullets.nextAct, last);
  bullets.nonlinear[at] = intAt(bullets.nonlinear, last);
  bullets.due[at] = intAt(bullets.due, last);
  bullets.acts[at] = elementAt(bullets.acts, last);
}
