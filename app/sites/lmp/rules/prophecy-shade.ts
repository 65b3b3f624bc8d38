import type { Random } from "#app/kits/basics/seeded-random.ts";
import { type ProphecyMood, prophecyShades } from "#contracts/prophecy.ts";

/** The shade of the day: one of the mood of the prophecy, twice as likely where it is the speaker's own. */
export function pickShade({ mood, monsterId }: { mood: ProphecyMood; monsterId: string }, random: Random): number {
  const shades = prophecyShades[mood];
  const candidates = shades.includes(monsterId) ? [...shades, monsterId] : shades;
  return Number(candidates[Math.floor(random() * candidates.length)]);
}
