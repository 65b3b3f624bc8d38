import type { ChoiceRule, Synergies } from "#app/kits/game/choice-rule.ts";

/** What goes with what: water, paper, sweets, light, flowers, night. */
type Theme = "water" | "paper" | "sweet" | "light" | "flower" | "night";
type Rule = Omit<ChoiceRule, "id" | "kind" | "theme"> & { theme: Theme };

/** How a colour lies: eight finishes of lipstick. */
const finishes: readonly Rule[] = [
  { monster: 8, theme: "paper", changes: { loss: -40 } },
  { monster: 16, theme: "water", changes: { move: 8 } },
  { monster: 3, theme: "night", changes: { reach: 6 } },
  { monster: 22, theme: "light", changes: { magnet: 100 } },
  { monster: 19, theme: "flower", changes: { body: -20 } },
  { monster: 18, theme: "flower", changes: { fade: 100 } },
  { monster: 14, theme: "light", changes: { safe: 60 } },
  { monster: 12, theme: "night", changes: { stay: 5 } },
];

/** What each of the twenty-four can, as one knows them. */
const skills: readonly Rule[] = [
  { monster: 1, theme: "water", changes: { bullets: -6 } },
  { monster: 2, theme: "paper", changes: { safe: 50 } },
  { monster: 3, theme: "night", changes: { move: 12 } },
  { monster: 4, theme: "sweet", changes: { graze: 60 } },
  { monster: 5, theme: "light", changes: { damage: 14 } },
  { monster: 6, theme: "flower", changes: { fade: 80 } },
  { monster: 7, theme: "water", changes: { bullets: -7 } },
  { monster: 8, theme: "paper", changes: { score: 12 } },
  { monster: 9, theme: "light", changes: { damage: 16 } },
  { monster: 10, theme: "sweet", changes: { score: 8, magnet: 60 } },
  { monster: 11, theme: "night", changes: {}, once: { lives: 1 } },
  { monster: 12, theme: "flower", changes: { loss: -50 } },
  { monster: 13, theme: "light", changes: { stay: 4 } },
  { monster: 14, theme: "night", changes: { safe: 70 } },
  { monster: 15, theme: "sweet", changes: {}, once: { cores: 1, specials: 1 } },
  { monster: 16, theme: "water", changes: { body: -14 } },
  { monster: 17, theme: "night", changes: { graze: 70 } },
  { monster: 18, theme: "flower", changes: { reach: 5 } },
  { monster: 19, theme: "flower", changes: { bullets: -4, magnet: 40 } },
  { monster: 20, theme: "night", changes: { damage: 8 }, once: { specials: 1 } },
  { monster: 21, theme: "sweet", changes: { score: 15 } },
  { monster: 22, theme: "light", changes: { move: 8, damage: 8 } },
  { monster: 23, theme: "sweet", changes: { damage: 18 } },
  { monster: 24, theme: "paper", changes: { damage: 7, score: 7, fade: 40 } },
];

/** What pays, and what it costs. */
const curses: readonly Rule[] = [
  { monster: 1, theme: "water", changes: { bullets: 10, score: 40 } },
  { monster: 2, theme: "paper", changes: { move: -15, score: 35 } },
  { monster: 16, theme: "water", changes: { body: 30, score: 45 } },
  { monster: 11, theme: "night", changes: { safe: -40, score: 35 } },
  { monster: 5, theme: "light", changes: { damage: -15, score: 50 } },
  { monster: 21, theme: "sweet", changes: { graze: -50, score: 35 } },
  { monster: 12, theme: "flower", changes: { loss: 60, score: 45 } },
  { monster: 20, theme: "night", changes: { score: 70 }, once: { lives: -1 } },
];

const numbered = (kind: ChoiceRule["kind"], rules: readonly Rule[]): ChoiceRule[] =>
  rules.map((rule, i) => ({ id: `${kind}-${String(i + 1).padStart(2, "0")}`, kind, ...rule }));

/** The forty things that can be chosen in a run; their words are `content/lip-world/choices.json`. */
export const choices: readonly ChoiceRule[] = [
  ...numbered("finish", finishes),
  ...numbered("skill", skills),
  ...numbered("curse", curses),
];

/** What a second, and each further, of a theme adds. */
export const synergies: Synergies = {
  water: { bullets: -4 },
  paper: { loss: -20 },
  sweet: { graze: 30 },
  light: { damage: 10 },
  flower: { fade: 50 },
  night: { safe: 30 },
} satisfies Record<Theme, unknown>;
