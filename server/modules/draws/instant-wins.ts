import { createHmac } from "node:crypto";
import { proofFormat } from "#contracts/campaign-proof.ts";
import { hourMs, jstHour } from "#contracts/jst-clock.ts";

/** One prize and the moment it waits from. */
export interface InstantWin {
  unit: number;
  prizeId: string;
  atMs: number;
}

interface InstantWinTerms {
  opensMs: number;
  lastMs: number;
  prizes: readonly { id: string; count: number }[];
  /** Expected traffic of each hour of the day in Japan. */
  hourWeights: readonly number[];
}

/**
 * The winning moments, all from the seed: as dense as visitors are expected to be, so that an entry at night is worth as
 * much as one at noon. Whole numbers only, so that every machine finds the same ones.
 * @param seed 32 bytes in hex
 */
export function computeInstantWins(
  seed: string,
  { opensMs, lastMs, prizes, hourWeights }: InstantWinTerms,
): InstantWin[] {
  const hours = hoursOf(opensMs, lastMs, hourWeights);
  const total = hours.at(-1)?.upTo ?? 0n;
  const key = Buffer.from(seed, "hex");
  return prizes
    .flatMap(({ id, count }) => Array.from({ length: count }, () => id))
    .map((prizeId, unit) => {
      const chance = createHmac("sha256", key).update(`${proofFormat} moment ${unit}`).digest().readBigUInt64BE();
      return { unit, prizeId, atMs: timeAtTraffic(hours, (chance * total) >> 64n) };
    });
}

/** `unit prizeId atMs`, as in the proof. */
export const formatInstantWins = (instantWins: readonly InstantWin[]): string[] =>
  instantWins.map(({ unit, prizeId, atMs }) => `${unit} ${prizeId} ${atMs}`);

interface Hour {
  startMs: number;
  weight: bigint;
  /** All the traffic up to the end of this hour. */
  upTo: bigint;
}

function hoursOf(opensMs: number, lastMs: number, hourWeights: readonly number[]): Hour[] {
  const hours: Hour[] = [];
  let upTo = 0n;
  for (let startMs = opensMs; startMs < lastMs;) {
    const endMs = Math.min(lastMs, (Math.floor(startMs / hourMs) + 1) * hourMs);
    const weight = BigInt(hourWeights[jstHour(startMs)] ?? 0);
    upTo += weight * BigInt(endMs - startMs);
    hours.push({ startMs, weight, upTo });
    startMs = endMs;
  }
  return hours;
}

/** When so much of the expected traffic has passed. */
function timeAtTraffic(hours: readonly Hour[], target: bigint): number {
  let [low, high] = [0, hours.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((hours[middle]?.upTo ?? 0n) > target) high = middle;
    else low = middle + 1;
  }
  const hour = hours[low];
  if (!hour) throw new RangeError("a campaign without an hour has no moments");
  return hour.startMs + Number((target - (hours[low - 1]?.upTo ?? 0n)) / hour.weight);
}
