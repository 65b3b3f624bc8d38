import type { Player } from "#app/kits/game/entities.ts";
import type { GameEvent } from "#app/kits/game/events.ts";
import type { World } from "#app/kits/game/world.ts";
import { parts } from "../picture/field-units.ts";
import { makeCosmeticDice } from "./cosmetic-dice.ts";

// What only looks: drops, scraps, letters that fall, splats that stay, shaking. It follows the events of the engine, has
// its own dice, and is never read back.

export type SpeckKind = "drop" | "scrap" | "spark" | "letter";

/** Something small that flies and falls. Places in units, times in ticks. */
export interface Speck {
  kind: SpeckKind;
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
  sign: string;
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

/** Something that grows and goes: rings, cut-ins, torn papers, warnings, words that are struck. */
export interface Passing {
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
  readonly specks: readonly Speck[];
  readonly splats: readonly Splat[];
  readonly passing: readonly Passing[];
  /** Units by which the picture is moved. */
  readonly shakeX: number;
  readonly shakeY: number;
  /** How far the ground has gone down, in units. */
  readonly scroll: number;
  /** Nothing small flies any more: this phone is slow, or its owner wants it still. */
  isCalm: boolean;
  /** Somebody else's lipstick beside one's own. */
  ghost: Player | null;
  /** One tick: ages everything, and follows what happened in it. */
  tick(world: World): void;
  /** What is painted at the end of a run stays; all else goes. */
  clear(): void;
}

const mostSpecks = 150;
const mostSplats = 44;
/** A splat above this, in units, is larger than 120 CSS pixels on the widest field: at most two of them begin in a second. */
const largeSplat = 90;
const largeRestTicks = 31;
const scrollSpeed = 0.55;
const gravity = 0.075;
const slowGravity = 0.028;

/**
 * The effects of one run. `textOf` gives the words of one of the stage's words by its name; `isStill`: nothing flies,
 * shakes or scrolls.
 */
export function makeEffects(textOf: (word: string) => string, isStill: boolean): Effects {
  const dice = makeCosmeticDice();
  const specks: Speck[] = [];
  const splats: Splat[] = [];
  const passing: Passing[] = [];
  let shake = 0;
  let sinceLarge = largeRestTicks;
  let scroll = 0;
  let shakeX = 0;
  let shakeY = 0;
  let isCalm = isStill;

  const fling = (kind: SpeckKind, x: number, y: number, force: number, life: number, size: number, sign = ""): void => {
    if (isCalm && kind !== "letter") return;
    if (specks.length >= mostSpecks) specks.shift();
    const turn = dice() * 2 * Math.PI;
    const speed = force * (0.35 + dice() * 0.65);
    specks.push({
      ...{ kind, x, y, vx: Math.cos(turn) * speed, vy: Math.sin(turn) * speed - force * 0.35 },
      ...{ turn: dice() * 6.3, spin: (dice() - 0.5) * 0.22, size: size * (0.7 + dice() * 0.6) },
      ...{ age: 0, life: life * (0.75 + dice() * 0.5), look: Math.floor(dice() * 6), sign },
    });
  };
  const splash = (x: number, y: number, n: number, force: number): void => {
    for (let i = 0; i < n; i++) fling("drop", x, y, force, 34, 9);
  };
  const tear = (x: number, y: number, n: number): void => {
    for (let i = 0; i < n; i++) fling("scrap", x, y, 2.1, 58, 12);
  };
  const stain = (x: number, y: number, size: number): void => {
    if (splats.length >= mostSplats) splats.shift();
    const isLarge = size > largeSplat && sinceLarge >= largeRestTicks;
    if (isLarge) sinceLarge = 0;
    splats.push({
      x,
      y,
      size: isLarge ? size : Math.min(size, largeSplat),
      turn: dice() * 6.3,
      look: Math.floor(dice() * 6),
      age: 0,
    });
  };
  const pass = (kind: Passing["kind"], x: number, y: number, n: number, life: number, words = ""): void =>
    void passing.push({ kind, x, y, n, words, age: 0, life });
  const letGo = (words: string, x: number, y: number): void => {
    for (const [i, sign] of [...words].slice(0, 9).entries())
      fling("letter", x + (i % 3) * 14 - 14, y + i * 7 - 24, 1.1, 120, 30, sign);
  };
  const jolt = (strength: number): void => {
    if (!isStill && shake < strength) shake = strength;
  };

  const follow = (event: GameEvent, world: World): void => {
    const x = event.x / parts;
    const y = event.y / parts;
    switch (event.kind) {
      case "painted":
        if (dice() < 0.4) splash(x, y, 1, 1.6);
        break;
      case "blocked":
        fling("spark", x, y, 1.4, 12, 10);
        break;
      case "kill": {
        const number = world.stage.kinds[event.n]?.kind.number ?? 0;
        pass("torn", x, y, number, 30);
        splash(x, y, 7, 2.7);
        tear(x, y, 5);
        stain(x, y + 6, 62);
        break;
      }
      case "graze":
        fling("spark", x, y, 0.9, 16, 12);
        break;
      case "hit":
      case "defeat":
        splash(x, y, 16, 3.4);
        pass("ring", x, y, 74, 26);
        stain(x, y, 84);
        jolt(5);
        break;
      case "item":
        fling("spark", x, y - 6, 0.7, 14, 16);
        break;
      case "level":
      case "mended":
        pass("ring", x, y, 46, 22);
        break;
      case "special":
        pass("cut-in", x, y, 0, 46);
        pass("ring", x, y, 120, 34);
        splash(x, y, 14, 3.6);
        jolt(3);
        break;
      case "burst":
        if (event.n > 0) pass("column", x, 320, event.n / parts, 20);
        break;
      case "warn":
        pass("warn", x, y, event.n, event.m);
        break;
      case "phase":
        if (event.m > 0) jolt(2);
        break;
      case "struck": {
        const id = world.stage.words[event.n] ?? "";
        const words = textOf(id);
        // What a Rule says hangs large once more; a saying is struck where it is.
        const isLarge = id.includes("/") || id.startsWith("rule-");
        if (words !== "") pass("strike", x, y, isLarge ? 1 : 0, isLarge ? 104 : 56, words);
        letGo(words, x, y);
        tear(x, y, 14);
        splash(x, y, 18, 3.8);
        stain(x, y + 10, 112);
        jolt(isLarge ? 4 : 2);
        if (world.ending > 0) pass("freed", x, y, 0, 84);
        break;
      }
      case "line":
        pass("ring", x, y, 100, 60);
        break;
      case "law-broken":
        tear(x, y, 8);
        splash(x, y, 6, 2.4);
        break;
      case "sign":
        pass("sign", x, y, event.n, 56);
        break;
      default:
    }
  };

  let fallen = 0;
  /** The very first paper loses its signs one by one while it is painted. */
  const shed = (world: World): void => {
    if (world.stage.script.id !== 0) return;
    const paper = world.enemies.find(({ isGone, saying }) => !isGone && saying >= 0);
    if (!paper) return;
    const signs = [...textOf(world.stage.words[paper.saying] ?? "")];
    const due = Math.floor((1 - paper.hp / paper.hpMax) * (signs.length + 0.6));
    if (due <= fallen || fallen >= signs.length) return;
    const y = paper.y / parts - 116 + fallen * 58;
    fling("letter", paper.x / parts + 10, y, 1.3, 150, 46, signs[fallen]);
    splash(paper.x / parts, y, 8, 2.6);
    tear(paper.x / parts, y, 5);
    fallen++;
  };

  return {
    specks,
    splats,
    passing,
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
    get isCalm() {
      return isCalm;
    },
    set isCalm(wish) {
      isCalm = wish || isStill;
    },
    tick(world) {
      sinceLarge++;
      for (const event of world.events) follow(event, world);
      shake = shake < 0.15 ? 0 : shake * 0.84;
      shakeX = shake === 0 ? 0 : (dice() - 0.5) * 2 * shake;
      shakeY = shake === 0 ? 0 : (dice() - 0.5) * 2 * shake;
      if (world.hitStop > 0) return;
      shed(world);
      if (!isStill) {
        scroll += scrollSpeed;
        for (const splat of splats) splat.y += scrollSpeed;
      }
      for (const splat of splats) splat.age++;
      while (splats[0] && splats[0].y > 760) splats.shift();
      ageAll(specks, (speck) => {
        speck.vy += speck.kind === "letter" || speck.kind === "scrap" ? slowGravity : gravity;
        if (speck.kind === "scrap" || speck.kind === "letter") speck.vx *= 0.985;
        speck.x += speck.vx;
        speck.y += speck.vy;
        speck.turn += speck.spin;
      });
      ageAll(passing, () => {});
    },
    clear() {
      specks.length = passing.length = 0;
      shake = 0;
    },
  };
}

function ageAll<T extends { age: number; life: number }>(all: T[], move: (one: T) => void): void {
  for (let i = all.length - 1; i >= 0; i--) {
    const one = all[i]!;
    one.age++;
    move(one);
    if (one.age >= one.life) all.splice(i, 1);
  }
}
