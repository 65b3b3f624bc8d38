/** What choices have made of a run's numbers. Percent of what they are without any, unless they say otherwise. */
export interface Modifiers {
  /** What own shots do. */
  damage: number;
  /** Points that the multiplier counts for. */
  score: number;
  /** What a graze fills. */
  graze: number;
  /** Added to the reach of a graze, units. */
  reach: number;
  /** From how far fallen things come. */
  magnet: number;
  /** How long nothing hits after a hit. */
  safe: number;
  /** What a hit takes of the multiplier. */
  loss: number;
  /** Added to the multiplier that time alone brings, tenths. */
  stay: number;
  /** How slowly fades what nearness brought. */
  fade: number;
  /** How fast what others shoot flies. */
  bullets: number;
  /** How large the spot is that can be hit. */
  body: number;
  /** How fast the player moves. */
  move: number;
}

/** Nothing was chosen. */
export const plainModifiers: Readonly<Modifiers> = {
  ...{ damage: 100, score: 100, graze: 100, reach: 0, magnet: 100, safe: 100 },
  ...{ loss: 100, stay: 0, fade: 100, bullets: 100, body: 100, move: 100 },
};

/** No number falls or rises beyond what can still be played. */
const bounds: Readonly<Record<keyof Modifiers, readonly [least: number, most: number]>> = {
  ...{ damage: [50, 250], score: [50, 400], graze: [20, 300], reach: [0, 24], magnet: [50, 400], safe: [40, 300] },
  ...{ loss: [10, 250], stay: [0, 15], fade: [50, 400], bullets: [70, 130], body: [50, 160], move: [70, 140] },
};

/** Adds changes to numbers, within what can be played. */
export function addModifiers(to: Modifiers, changes: Partial<Modifiers>): void {
  for (const name of Object.keys(changes) as (keyof Modifiers)[]) {
    const [least, most] = bounds[name];
    const next = to[name] + (changes[name] ?? 0);
    to[name] = next < least ? least : next > most ? most : next;
  }
}
