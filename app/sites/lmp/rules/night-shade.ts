import type { Random } from "#app/kits/basics/seeded-random.ts";
import { type ProphecyMood, prophecyShades } from "#contracts/prophecy.ts";

/** The shade of the night: one of the taste of the letter, twice as likely where it is the speaker's own. */
export function shadeFor({ mood, monsterId }: { mood: ProphecyMood; monsterId: string }, random: Random): number {
  const shades = prophecyShades[mood];
  const lots = shades.includes(monsterId) ? [...shades, monsterId] : shades;
  return Number(lots[Math.floor(random() * lots.length)]);
}
