import type { MonsterRule } from "#app/kits/game/monster-rule.ts";

// What the twenty-four do. Sixty hit points a second (600 tenths) is what a shot does that always meets; who has to come
// near, wait or aim does more, who cannot miss does less. Ids, shots and specials are those of content/monsters.json.

const matte = { lossPercent: 50 };
const gloss = { grazeBonus: 4 };
const satin = { movePercent: 105 };
const glitter = { magnetPercent: 160 };

export const monsters: readonly MonsterRule[] = [
  {
    id: 1,
    ...satin,
    volleys: [
      { motion: "wave", every: 6, n: 3, spread: 150, speed: 2600, damage: 27, radius: 5, life: 70, p: 700, q: 36 },
    ],
    special: { kind: "splash", ticks: 36, power: 200 },
  },
  {
    id: 2,
    ...matte,
    volleys: [
      { motion: "straight", every: 12, n: 3, spread: 420, speed: 2200, damage: 70, radius: 8, life: 70 },
      { motion: "straight", every: 12, speed: 2200, damage: 42, radius: 6, life: 70, x: 10, level: 2 },
      { motion: "straight", every: 12, speed: 2200, damage: 42, radius: 6, life: 70, x: -10 },
    ],
    special: { kind: "shield", ticks: 180, power: 70 },
  },
  {
    id: 3,
    ...gloss,
    volleys: [{ motion: "straight", every: 4, speed: 4600, damage: 44, radius: 4, life: 40 }],
    special: { kind: "dash", ticks: 36, power: 60 },
  },
  {
    id: 4,
    volleys: [
      {
        motion: "homing",
        every: 9,
        n: 2,
        spread: 700,
        speed: 1300,
        damage: 34,
        radius: 5,
        life: 130,
        p: 56,
        onHit: "stain",
      },
    ],
    special: { kind: "charm", ticks: 360, power: 0 },
  },
  {
    id: 5,
    ...matte,
    volleys: [{ motion: "beam", every: 2, speed: 0, damage: 18, radius: 3, life: 1, through: true }],
    special: { kind: "slash", ticks: 40, power: 60 },
  },
  {
    id: 6,
    ...satin,
    volleys: [
      { motion: "mine", every: 22, n: 2, spread: 260, speed: 7600, damage: 130, radius: 8, life: 46, p: 70, q: 34 },
      { motion: "straight", every: 8, speed: 2600, damage: 48, radius: 4, life: 60 },
    ],
    special: { kind: "rebound", ticks: 180, power: 0 },
  },
  {
    id: 7,
    ...gloss,
    volleys: [
      { motion: "bounce", every: 6, n: 2, spread: 110, speed: 2200, damage: 30, radius: 5, life: 90, onHit: "slow" },
    ],
    special: { kind: "freeze", ticks: 150, power: 0 },
  },
  {
    id: 8,
    ...matte,
    volleys: [
      { motion: "stamp", every: 20, n: 3, speed: 0, damage: 64, radius: 17, life: 70, p: 42, q: 5, through: true },
      { motion: "straight", every: 12, speed: 2200, damage: 24, radius: 4, life: 70 },
    ],
    special: { kind: "settle", ticks: 72, power: 1200 },
  },
  {
    id: 9,
    ...matte,
    volleys: [
      {
        motion: "flame",
        every: 5,
        n: 3,
        spread: 240,
        speed: 4300,
        damage: 4,
        radius: 5,
        life: 26,
        p: 100,
        through: true,
      },
    ],
    special: { kind: "fuel", ticks: 240, power: 72 },
  },
  {
    id: 10,
    ...gloss,
    volleys: [{ motion: "confetti", every: 6, n: 5, spread: 520, speed: 2900, damage: 26, radius: 5, life: 70, p: 8 }],
    special: { kind: "parade", ticks: 24, power: 0 },
  },
  {
    id: 11,
    ...satin,
    volleys: [
      { motion: "straight", every: 8, speed: 2600, damage: 26, radius: 4, life: 60 },
      { motion: "straight", every: 12, speed: 2400, damage: 40, radius: 5, life: 70, x: -34, y: 4, p: 14, seeks: true },
      { motion: "straight", every: 12, speed: 2400, damage: 40, radius: 5, life: 70, x: 34, y: 4, p: 28, seeks: true },
    ],
    special: { kind: "hide", ticks: 180, power: 0 },
  },
  {
    id: 12,
    ...satin,
    volleys: [
      { motion: "orbit", every: 30, n: 3, speed: 0, damage: 14, radius: 10, life: 29, p: 46, q: 70, through: true },
      { motion: "straight", every: 6, n: 2, spread: 60, speed: 2500, damage: 32, radius: 4, life: 60 },
    ],
    special: { kind: "bow", ticks: 260, power: 0 },
  },
  {
    id: 13,
    volleys: [
      { motion: "straight", every: 54, stillEvery: 30, speed: 3000, damage: 400, radius: 15, life: 60 },
      { motion: "straight", every: 9, speed: 2500, damage: 30, radius: 4, life: 60 },
    ],
    special: { kind: "third", ticks: 240, power: 0 },
  },
  {
    id: 14,
    ...glitter,
    volleys: [
      {
        motion: "return",
        every: 32,
        n: 2,
        spread: 130,
        speed: 3600,
        damage: 8,
        radius: 15,
        life: 92,
        p: 70,
        through: true,
      },
      { motion: "straight", every: 10, speed: 2500, damage: 50, radius: 4, life: 60 },
    ],
    special: { kind: "ward", ticks: 300, power: 92 },
  },
  {
    id: 15,
    ...gloss,
    volleys: [{ motion: "seed", every: 9, speed: 2400, damage: 54, radius: 6, life: 70, q: 45 }],
    special: { kind: "sow", ticks: 72, power: 22 },
  },
  {
    id: 16,
    ...satin,
    volleys: [
      { motion: "straight", every: 5, n: 2, spread: 70, speed: 2500, damage: 28, radius: 4, life: 60 },
      { motion: "straight", every: 5, n: 2, spread: 300, a: 2048, speed: 2500, damage: 25, radius: 4, life: 60 },
    ],
    special: { kind: "flip", ticks: 300, power: 0 },
  },
  {
    id: 17,
    ...matte,
    volleys: [
      { motion: "straight", every: 28, n: 7, spread: 170, speed: 2100, damage: 48, radius: 7, life: 70 },
      { motion: "straight", every: 28, n: 3, spread: 60, speed: 1900, damage: 34, radius: 6, life: 70, level: 3 },
    ],
    special: { kind: "gather", ticks: 24, power: 0 },
  },
  {
    id: 18,
    volleys: [
      {
        motion: "straight",
        every: 6,
        n: 2,
        spread: 90,
        speed: 2800,
        damage: 27,
        radius: 4,
        life: 60,
        unseen: true,
        onHit: "stain",
      },
    ],
    special: { kind: "mislead", ticks: 360, power: 0 },
  },
  {
    id: 19,
    volleys: [
      {
        motion: "grow",
        every: 14,
        n: 2,
        spread: 120,
        speed: 1300,
        damage: 7,
        radius: 4,
        life: 110,
        p: 30,
        through: true,
      },
    ],
    special: { kind: "pollen", ticks: 300, power: 0 },
  },
  {
    id: 20,
    ...satin,
    volleys: [
      { motion: "pulse", every: 40, speed: 0, damage: 19, radius: 8, life: 46, p: 2300, through: true },
      { motion: "straight", every: 7, speed: 2500, damage: 34, radius: 4, life: 60 },
    ],
    special: { kind: "wager", ticks: 30, power: 2600 },
  },
  {
    id: 21,
    ...satin,
    volleys: [{ motion: "straight", every: 6, speed: 2800, damage: 58, radius: 5, life: 60, onHit: "steal" }],
    special: { kind: "turncoat", ticks: 30, power: 180 },
  },
  {
    id: 22,
    ...glitter,
    volleys: [
      { motion: "meteor", every: 20, n: 3, speed: 2300, damage: 62, radius: 9, life: 100 },
      { motion: "straight", every: 9, speed: 2500, damage: 22, radius: 4, life: 60 },
    ],
    special: { kind: "roll", ticks: 48, power: 110 },
  },
  {
    id: 23,
    ...gloss,
    volleys: [
      { motion: "bite", every: 14, speed: 0, damage: 36, radius: 44, life: 6, p: 50, through: true },
      { motion: "straight", every: 8, speed: 2500, damage: 48, radius: 4, life: 60 },
    ],
    special: { kind: "bite", ticks: 24, power: 10 },
  },
  {
    id: 24,
    copiesPercent: 90,
    volleys: [{ motion: "straight", every: 6, speed: 2600, damage: 54, radius: 5, life: 60 }],
    special: { kind: "blank", ticks: 90, power: 1500 },
  },
];
