import { createRng, rngBelow, type Rng } from "#app/kits/game/rng.ts";
import { rulesOf } from "../all-rules.ts";
import { type GameSetup, specialEvent } from "../game-rules.ts";
import { type BotRound, createBotSession } from "./bot-session.ts";

// Hands that press without looking: at random, at the pace of a hand. What a page would not take they press in vain.

/** How long such a hand waits between two presses, at least and at most, in ms. */
export const blindPaces = [
  [250, 500],
  [500, 1_200],
  [1_500, 3_500],
  [2_500, 6_000],
] as const;

const longestMs = 91_000;
/** Without a clock it gives up after so many presses. */
const mostPresses = 700;

/** A round played blindly. `pace`: a place of `blindPaces`. */
export function playBlindRound(setup: GameSetup, pool: readonly string[], pace: number): BotRound {
  const { attempt, isOver, finish } = createBotSession(rulesOf(setup.game), setup, pool);
  const rng = createRng(setup.seed ^ (0xb11d + pace * 101));
  const [least, most] = blindPaces[pace] ?? blindPaces[0];
  let atMs = 0;
  for (let presses = 0; presses < mostPresses; presses++) {
    atMs += least + rngBelow(rng, most - least);
    if (setup.kind !== "twin" && atMs >= longestMs) break;
    if (isOver(atMs)) break;
    // The monster is let help as anything else: by chance.
    if (rngBelow(rng, 20) === 0) attempt(atMs, specialEvent);
    // Where a page shows that nothing can be pressed, it presses beside it.
    for (let tries = 0; tries < 6; tries++) {
      const taken = pressBlindly(setup, rng).map((what) => attempt((atMs += 16), ...what));
      if (taken.includes(true)) break;
    }
  }
  return finish(setup.kind === "twin" ? atMs : Math.max(atMs, longestMs));
}

/** What one blind press does. */
function pressBlindly({ game, kind }: GameSetup, rng: Rng): number[][] {
  const isTwin = kind === "twin";
  if (game === 1) return isTwin ? pressSquares(rng) : drawLine(rng);
  if (game === 2) return [[rngBelow(rng, 12)]];
  if (game === 3) return [[rngBelow(rng, isTwin ? 3 : 2)]];
  if (game === 4) return [[0]];
  if (game === 5) return [[rngBelow(rng, isTwin ? 30 : 241)]];
  return [[rngBelow(rng, 36)]];
}

/** A line from anywhere to anywhere. */
function drawLine(rng: Rng): number[][] {
  const place = (): number[] => [rngBelow(rng, 361), rngBelow(rng, 241)];
  return [[0, ...place()], [1, ...place()], [1, ...place()], [2]];
}

const pressSquares = (rng: Rng): number[][] => (rngBelow(rng, 15) === 0 ? [[5]] : [[4, rngBelow(rng, 35)]]);
