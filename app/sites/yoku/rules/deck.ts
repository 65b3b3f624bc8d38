import { seededRandom, seedFromText, shuffle } from "#app/kits/basics/seeded-random.ts";
import { desireCount, familyOfDesire } from "#contracts/desire-ids.ts";

/** So many words lie open at a time, one of each family. */
export const handSize = 12;
/** Hands of an evening before the sleeping ones. */
export const openHandCount = 8;

type DesireEntry = { id: number; isHidden: boolean };

/**
 * The hands of an evening: eight times twelve numbers of desires, one of each family, every open desire once. The same
 * for everybody on the same day in Japan, so that two who choose alike really met the same words.
 * @param day "YYYY-MM-DD"
 */
export function handsOf(day: string, desires: readonly DesireEntry[]): number[][] {
  const dealt = Array.from({ length: 12 }, (_, i) => {
    const family = desires.filter(({ id, isHidden }) => !isHidden && familyOfDesire(id) === i + 1);
    return shuffle(seededRandom(seedFromText(`yoku ${day} ${i}`)), family).map(({ id }) => id);
  });
  return Array.from({ length: openHandCount }, (_, hand) =>
    shuffle(
      seededRandom(seedFromText(`yoku ${day} hand ${hand}`)),
      dealt.flatMap((family) => family[hand] ?? []),
    ),
  );
}

/** Which family's sleeper wakes first: 生 in spring, 戻 in summer, 食 in autumn, 眠 in winter. */
const firstBySeason = [1, 12, 10, 4] as const;

/**
 * The sleeping desires that are awake for somebody who met so many of the twenty-four monsters: one with the first, then
 * one with every second. The season says in which order.
 */
export function listUnlockedDesires(day: string, metCount: number, desires: readonly DesireEntry[]): number[] {
  const season = Math.floor((Number(day.slice(5, 7)) % 12) / 3);
  const first = firstBySeason[season] ?? 1;
  const order = desires
    .filter(({ isHidden }) => isHidden)
    .map(({ id }) => id)
    .toSorted((one, other) => familyDistance(one, first) - familyDistance(other, first));
  return order.slice(0, Math.ceil(Math.max(0, metCount) / 2));
}

const familyDistance = (id: number, first: number): number => (familyOfDesire(id) - first + 12) % 12;

/** The numbers that stand in `w`, two base-36 digits each, in the order of the wells; wrong ones are left out. */
export function parsePicked(text: string): number[] {
  const ids = (text.match(/[0-9a-z]{2}/g) ?? []).map((two) => Number.parseInt(two, 36));
  return [...new Set(ids)].filter((id) => id >= 1 && id <= desireCount).slice(0, 4);
}

/** The other way round. */
export const formatPicked = (ids: readonly number[]): string =>
  ids.map((id) => id.toString(36).padStart(2, "0")).join("");

/** Puts a desire into the next well, or takes it out again. A fifth finds no well. */
export function togglePicked(picked: readonly number[], id: number): number[] {
  if (picked.includes(id)) return picked.filter((one) => one !== id);
  return picked.length < 4 ? [...picked, id] : [...picked];
}
