import type { EventKind, GameEvent } from "#app/kits/game/events.ts";
import type { World } from "#app/kits/game/world.ts";
import { subunitsPerUnit } from "../rendering/field-units.ts";
import type { Particles } from "./particles.ts";
import type { Shake } from "./shake.ts";
import type { Splats } from "./splats.ts";

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

/** What an event can set off. */
export interface EffectPieces {
  particles: Particles;
  splats: Splats;
  shake: Shake;
  rng: () => number;
  /** `life` in ticks. */
  addTimed(kind: TimedEffect["kind"], x: number, y: number, n: number, life: number, words?: string): void;
  /** The words of one of the stage's words by its name. */
  textOf(word: string): string;
}

/** Something that happened, and where in units. */
type Happening = Pick<GameEvent, "n" | "m"> & { x: number; y: number; world: World };
type Reaction = (pieces: EffectPieces, happening: Happening) => void;

const showDefeat: Reaction = ({ particles, splats, shake, addTimed }, { x, y }) => {
  particles.splash(x, y, 16, 3.4);
  addTimed("ring", x, y, 74, 26);
  splats.add(x, y, 84);
  shake.start(5);
};
const showGain: Reaction = ({ addTimed }, { x, y }) => addTimed("ring", x, y, 46, 22);

const reactions: Partial<Record<EventKind, Reaction>> = {
  painted: ({ particles, rng }, { x, y }) => {
    if (rng() < 0.4) particles.splash(x, y, 1, 1.6);
  },
  blocked: ({ particles }, { x, y }) => particles.emit("spark", x, y, { force: 1.4, life: 12, size: 10 }),
  kill: ({ particles, splats, addTimed }, { x, y, n, world }) => {
    addTimed("torn", x, y, world.stage.kinds[n]?.kind.number ?? 0, 30);
    particles.splash(x, y, 7, 2.7);
    particles.tear(x, y, 5);
    splats.add(x, y + 6, 62);
  },
  graze: ({ particles }, { x, y }) => particles.emit("spark", x, y, { force: 0.9, life: 16, size: 12 }),
  hit: showDefeat,
  defeat: showDefeat,
  item: ({ particles }, { x, y }) => particles.emit("spark", x, y - 6, { force: 0.7, life: 14, size: 16 }),
  level: showGain,
  mended: showGain,
  special: ({ particles, shake, addTimed }, { x, y }) => {
    addTimed("cut-in", x, y, 0, 46);
    addTimed("ring", x, y, 120, 34);
    particles.splash(x, y, 14, 3.6);
    shake.start(3);
  },
  burst: ({ addTimed }, { x, n }) => {
    if (n > 0) addTimed("column", x, 320, n / subunitsPerUnit, 20);
  },
  warn: ({ addTimed }, { x, y, n, m }) => addTimed("warn", x, y, n, m),
  phase: ({ shake }, { m }) => {
    if (m > 0) shake.start(2);
  },
  struck: showStrike,
  line: ({ addTimed }, { x, y }) => addTimed("ring", x, y, 100, 60),
  "law-broken": ({ particles }, { x, y }) => {
    particles.tear(x, y, 8);
    particles.splash(x, y, 6, 2.4);
  },
  sign: ({ addTimed }, { x, y, n }) => addTimed("sign", x, y, n, 56),
};

/** Shows something that happened in a tick. */
export function showEvent(pieces: EffectPieces, { kind, x, y, n, m }: GameEvent, world: World): void {
  reactions[kind]?.(pieces, { x: x / subunitsPerUnit, y: y / subunitsPerUnit, n, m, world });
}

/** What a Rule says hangs large once more; a phrase is crossed out where it is. */
function showStrike(pieces: EffectPieces, { x, y, n, world }: Happening): void {
  const { particles, splats, shake, addTimed } = pieces;
  const id = world.stage.words[n] ?? "";
  const words = pieces.textOf(id);
  const isLarge = id.includes("/") || id.startsWith("rule-");
  if (words !== "") addTimed("strike", x, y, isLarge ? 1 : 0, isLarge ? 104 : 56, words);
  particles.dropLetters(words, x, y);
  particles.tear(x, y, 14);
  particles.splash(x, y, 18, 3.8);
  splats.add(x, y + 10, 112);
  shake.start(isLarge ? 4 : 2);
  if (world.ending > 0) addTimed("freed", x, y, 0, 84);
}
