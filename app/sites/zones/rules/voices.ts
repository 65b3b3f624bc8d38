import { seededRandom, seedFromText, shuffled } from "#app/kits/basics/seeded-random.ts";

/** How many ripples the horizon has. */
export const voiceCount = 5;

/** The voices of one night in Japan (`YYYY-MM-DD`): the same for everybody, others on the next night. */
export function voicesOfNight<Voice>(all: readonly Voice[], night: string): Voice[] {
  return shuffled(seededRandom(seedFromText(`voices ${night}`)), all).slice(0, voiceCount);
}
