import type { Player } from "#app/kits/game/entities.ts";
import type { GameEvent } from "#app/kits/game/events.ts";
import type { World } from "#app/kits/game/world.ts";
import { subunitsPerUnit } from "../rendering/field-units.ts";
import { createCosmeticRng } from "./cosmetic-rng.ts";
import { elementAt } from "#app/kits/basics/element-at.ts";

// What only looks: drops, scraps, letters that fall, splats that stay, shaking. It follows the events of the engine, has
// its own dice, and is never read back.

export type ParticleKind = "drop" | "scrap" | "spark" | "letter";

/** Something small that flies and falls. Places in units, times in ticks. */
export interface Particle {
  kind: ParticleKind;
  x: number;
  y: number;
  vx: number;
  vy: number;
  turn: number;
  spin: number;
  size: number;
  age: number;
  life: number;
  /** Which of its pictures. */
  look: number;
  letter: string;
}

/** Paint that stays on the glass and goes down with it. */
export interface Splat {
  x: number;
  y: number;
  size: number;
  turn: number;
  look: number;
  age: number;
}

/** Something that grows and goes: rings, cut-ins, torn papers, warnings, words that are crossed out. */
export interface TimedEffect {
  kind: "ring" | "torn" | "warn" | "column" | "cut-in" | "strike" | "sign" | "freed";
  x: number;
  y: number;
  /** Radius, enemy kind, direction: what the kind needs. */
  n: number;
  words: string;
  age: number;
  life: number;
}

export interface Effects {
  readonly particles: readonly Particle[];
  readonly splats: readonly Splat[];
  readonly timedEffects: readonly TimedEffect[];
  /** Units by which the picture is moved. */
  readonly shakeX: number;
  readonly shakeY: number;
  /** How far the ground has gone down, in units. */
  readonly scroll: number;
  /** Nothing small flies any more: this phone is slow, or its owner wants it still. */
  isReduced: boolean;
  /** Somebody else's lipstick beside one's own. */
  ghost: Player | null;
  /** One tick: ages everything, and follows what happened in it. */
  tick(world: World): void;
  /** What is painted at the end of a run stays; all else goes. */
  clear(): void;
}

const maxParticles = 150;
const maxSplats = 44;
/** A splat above this, in units, is larger than 120 CSS pixels on the widest field: at most two of them begin in a second. */
const largeSplatSize = 90;
const largeSplatGapTicks = 31;
const scrollSpeed = 0.55;
const gravity = 0.075;
const slowGravity = 0.028;

/**
 * The effects of one run. `loadText` gives the words of one of the stage's words by its name; `isStill`: nothing flies,
 * shakes or scrolls.
 */
export function createEffects(textOf: (word: string) => string, isMotionReduced: boolean): Effects {
  const rng = createCosmeticRng();
  const particles: Particle[] = [];
  const splats: Splat[] = [];
  const timedEffects: TimedEffect[] = [];
  let shake = 0;
  let ticksSinceLarge = largeSplatGapTicks;
  let scroll = 0;
  let shakeX = 0;
  let shakeY = 0;
  let isReduced = isMotionReduced;

  const emitParticle = (
    kind: ParticleKind,
    x: number,
    y: number,
    force: number,
    life: number,
    size: number,
    letter = "",
  ): void => {
    if (isReduced && kind !== "letter") return;
    if (particles.length >= maxParticles) particles.shift();
    const turn = rng() * 2 * Math.PI;
    const speed = force * (0.35 + rng() * 0.65);
    particles.push({
      ...{ kind, x, y, vx: Math.cos(turn) * speed, vy: Math.sin(turn) * speed - force * 0.35 },
      ...{ turn: rng() * 6.3, spin: (rng() - 0.5) * 0.22, size: size * (0.7 + rng() * 0.6) },
      ...{ age: 0, life: life * (0.75 + rng() * 0.5), look: Math.floor(rng() * 6), letter },
    });
  };
  const splash = (x: number, y: number, n: number, force: number): void => {
    for (let i = 0; i < n; i++) emitParticle("drop", x, y, force, 34, 9);
  };
  const tear = (x: number, y: number, n: number): void => {
    for (let i = 0; i < n; i++) emitParticle("scrap", x, y, 2.1, 58, 12);
  };
  const addSplat = (x: number, y: number, size: number): void => {
    if (splats.length >= maxSplats) splats.shift();
    const isLarge = size > largeSplatSize && ticksSinceLarge >= largeSplatGapTicks;
    if (isLarge) ticksSinceLarge = 0;
    splats.push({
      x,
      y,
      size: isLarge ? size : Math.min(size, largeSplatSize),
      turn: rng() * 6.3,
      look: Math.floor(rng() * 6),
      age: 0,
    });
  };
  const addTimedEffect = (kind: TimedEffect["kind"], x: number, y: number, n: number, life: number, words = ""): void =>
    void timedEffects.push({ kind, x, y, n, words, age: 0, life });
  const dropLetters = (words: string, x: number, y: number): void => {
    for (const [i, letter] of [...words].slice(0, 9).entries())
      emitParticle("letter", x + (i % 3) * 14 - 14, y + i * 7 - 24, 1.1, 120, 30, letter);
  };
  const startShake = (strength: number): void => {
    if (!isMotionReduced && shake < strength) shake = strength;
  };

  const handleEvent = (event: GameEvent, world: World): void => {
    const x = event.x / subunitsPerUnit;
    const y = event.y / subunitsPerUnit;
    switch (event.kind) {
      case "painted":
        if (rng() < 0.4) splash(x, y, 1, 1.6);
        break;
      case "blocked":
        emitParticle("spark", x, y, 1.4, 12, 10);
        break;
      case "kill": {
        const number = world.stage.kinds[event.n]?.kind.number ?? 0;
        addTimedEffect("torn", x, y, number, 30);
        splash(x, y, 7, 2.7);
        tear(x, y, 5);
        addSplat(x, y + 6, 62);
        break;
      }
      case "graze":
        emitParticle("spark", x, y, 0.9, 16, 12);
        break;
      case "hit":
      case "defeat":
        splash(x, y, 16, 3.4);
        addTimedEffect("ring", x, y, 74, 26);
        addSplat(x, y, 84);
        startShake(5);
        break;
      case "item":
        emitParticle("spark", x, y - 6, 0.7, 14, 16);
        break;
      case "level":
      case "mended":
        addTimedEffect("ring", x, y, 46, 22);
        break;
      case "special":
        addTimedEffect("cut-in", x, y, 0, 46);
        addTimedEffect("ring", x, y, 120, 34);
        splash(x, y, 14, 3.6);
        startShake(3);
        break;
      case "burst":
        if (event.n > 0) addTimedEffect("column", x, 320, event.n / subunitsPerUnit, 20);
        break;
      case "warn":
        addTimedEffect("warn", x, y, event.n, event.m);
        break;
      case "phase":
        if (event.m > 0) startShake(2);
        break;
      case "struck": {
        const id = world.stage.words[event.n] ?? "";
        const words = textOf(id);
        // What a Rule says hangs large once more; a phrase is crossed out where it is.
        const isLarge = id.includes("/") || id.startsWith("rule-");
        if (words !== "") addTimedEffect("strike", x, y, isLarge ? 1 : 0, isLarge ? 104 : 56, words);
        dropLetters(words, x, y);
        tear(x, y, 14);
        splash(x, y, 18, 3.8);
        addSplat(x, y + 10, 112);
        startShake(isLarge ? 4 : 2);
        if (world.ending > 0) addTimedEffect("freed", x, y, 0, 84);
        break;
      }
      case "line":
        addTimedEffect("ring", x, y, 100, 60);
        break;
      case "law-broken":
        tear(x, y, 8);
        splash(x, y, 6, 2.4);
        break;
      case "sign":
        addTimedEffect("sign", x, y, event.n, 56);
        break;
      default:
    }
  };

  let shedCount = 0;
  /** The very first paper loses its signs one by one while it is painted. */
  const shedLetters = (world: World): void => {
    if (world.stage.script.id !== 0) return;
    const paper = world.enemies.find(({ isRemoved: isGone, saying }) => !isGone && saying >= 0);
    if (!paper) return;
    const letters = [...textOf(world.stage.words[paper.saying] ?? "")];
    const dueCount = Math.floor((1 - paper.hp / paper.hpMax) * (letters.length + 0.6));
    if (dueCount <= shedCount || shedCount >= letters.length) return;
    const y = paper.y / subunitsPerUnit - 116 + shedCount * 58;
    emitParticle("letter", paper.x / subunitsPerUnit + 10, y, 1.3, 150, 46, letters[shedCount]);
    splash(paper.x / subunitsPerUnit, y, 8, 2.6);
    tear(paper.x / subunitsPerUnit, y, 5);
    shedCount++;
  };

  return {
    particles,
    splats,
    timedEffects,
    ghost: null,
    get shakeX() {
      return shakeX;
    },
    get shakeY() {
      return shakeY;
    },
    get scroll() {
      return scroll;
    },
    get isReduced() {
      return isReduced;
    },
    set isReduced(value) {
      isReduced = value || isMotionReduced;
    },
    tick(world) {
      ticksSinceLarge++;
      for (const event of world.events) handleEvent(event, world);
      shake = shake < 0.15 ? 0 : shake * 0.84;
      shakeX = shake === 0 ? 0 : (rng() - 0.5) * 2 * shake;
      shakeY = shake === 0 ? 0 : (rng() - 0.5) * 2 * shake;
      if (world.hitStop > 0) return;
      shedLetters(world);
      if (!isMotionReduced) {
        scroll += scrollSpeed;
        for (const splat of splats) splat.y += scrollSpeed;
      }
      for (const splat of splats) splat.age++;
      while (splats[0] && splats[0].y > 760) splats.shift();
      advanceAll(particles, (particle) => {
        particle.vy += particle.kind === "letter" || particle.kind === "scrap" ? slowGravity : gravity;
        if (particle.kind === "scrap" || particle.kind === "letter") particle.vx *= 0.985;
        particle.x += particle.vx;
        particle.y += particle.vy;
        particle.turn += particle.spin;
      });
      advanceAll(timedEffects, () => {});
    },
    clear() {
      particles.length = timedEffects.length = 0;
      shake = 0;
    },
  };
}

function advanceAll<T extends { age: number; life: number }>(all: T[], move: (one: T) => void): void {
  for (let i = all.length - 1; i >= 0; i--) {
    const one = elementAt(all, i);
    one.age++;
    move(one);
    if (one.age >= one.life) all.splice(i, 1);
  }
}
