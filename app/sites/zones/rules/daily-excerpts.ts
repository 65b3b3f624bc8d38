import { seededRandom, seedFromText, shuffle } from "#app/kits/basics/seeded-random.ts";

/** How many ripples the horizon has. */
export const excerptCount = 5;

/** The review excerpts of one day in Japan (`YYYY-MM-DD`): the same for everybody, others on the next day. */
export function pickDailyExcerpts<Voice>(all: readonly Voice[], jstDay: string): Voice[] {
  return shuffle(seededRandom(seedFromText(`voices ${jstDay}`)), all).slice(0, excerptCount);
}
