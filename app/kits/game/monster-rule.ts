// What one of the twenty-four can do, as plain data: parts of its shot, its special, its passive.

export const motions = [
  "straight",
  "wave",
  "homing",
  "bounce",
  "return",
  "mine",
  "beam",
  "flame",
  "orbit",
  "seed",
  "grow",
  "pulse",
  "meteor",
  "stamp",
  "confetti",
  "bite",
] as const;
export type Motion = (typeof motions)[number];

/** One part of a monster's shot. Damage is in tenths of a hit point at the first level. */
export interface Volley {
  motion: Motion;
  every: number;
  n?: number;
  spread?: number;
  /** Away from straight up. */
  a?: number;
  speed: number;
  damage: number;
  radius: number;
  life: number;
  /** Goes through, and paints every tick that it touches. */
  through?: boolean;
  /** Goes through what a shield covers. */
  unseen?: boolean;
  /** What the motion needs: turn, swing, drag, range. */
  p?: number;
  q?: number;
  /** Start beside the player. */
  x?: number;
  y?: number;
  /** From which level on. */
  level?: number;
  /** Only every so many ticks sooner while the player stands still. */
  stillEvery?: number;
  /** Aims at the nearest by itself. */
  seeks?: boolean;
  onHit?: "slow" | "stain" | "steal";
}

export const specialKinds = [
  "splash",
  "shield",
  "dash",
  "charm",
  "slash",
  "rebound",
  "freeze",
  "settle",
  "fuel",
  "parade",
  "hide",
  "bow",
  "third",
  "ward",
  "sow",
  "flip",
  "gather",
  "mislead",
  "pollen",
  "wager",
  "turncoat",
  "roll",
  "bite",
  "blank",
] as const;
export type SpecialKind = (typeof specialKinds)[number];

/** What one of the twenty-four can do. */
export interface MonsterRule {
  /** 1 to 24. */
  id: number;
  volleys: readonly Volley[];
  special: { kind: SpecialKind; ticks: number; power: number };
  /** Added to the reach of a graze, units. */
  grazeBonus?: number;
  /** Of the multiplier that a hit takes, percent that it takes here. */
  lossPercent?: number;
  magnetPercent?: number;
  movePercent?: number;
  /** Shoots what the last partner shoots, at so many percent. */
  copiesPercent?: number;
}
