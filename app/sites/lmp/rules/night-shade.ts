import type { Random } from "#app/kits/basics/seeded-random.ts";
import type { ProphecyMood } from "#contracts/prophecy.ts";

/** The shades of each taste, by their monsters. Every shade has one taste. */
export const shadesOf: Record<ProphecyMood, readonly string[]> = {
  sweet: ["01", "04", "07", "13", "16", "19"],
  sharp: ["03", "05", "10", "15", "20", "24"],
  bitter: ["02", "08", "09", "12", "17", "23"],
  clear: ["06", "11", "14", "18", "21", "22"],
};

/** The shade of the night: one of the taste of the letter, twice as likely where it is the speaker's own. */
export function shadeFor({ mood, monsterId }: { mood: ProphecyMood; monsterId: string }, random: Random): number {
  const shades = shadesOf[mood];
  const lots = shades.includes(monsterId) ? [...shades, monsterId] : shades;
  return Number(lots[Math.floor(random() * lots.length)]);
}
