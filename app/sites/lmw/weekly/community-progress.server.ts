import { jstDay, startOfJstDay } from "#contracts/jst-calendar.ts";
import { dayMs } from "#contracts/jst-clock.ts";
import type { MasterData } from "#contracts/master-data.ts";
import { addWeeks, weekAt } from "#server/modules/lip-world/weeks.ts";
import { listWordsByMonster } from "#server/modules/lip-world/words-by-monster.ts";
import type { Platform } from "#server/platform/platform.ts";
import { countCommunityProgress, type CommunityProgress } from "./community-progress.ts";

type Monsters = MasterData["monsters"];

/** So old what everyone did may be when it is told, or when a run begins by it. */
const maxAgeMs = 60_000;

interface Reading {
  readAtMs: number;
  weekCode: string;
  day: string;
  progress: Promise<CommunityProgress>;
}

// One reading for each hub of this process: a ticket costs no count over two weeks.
const readings = new WeakMap<Platform, Reading>();

/** What everyone does together, a minute old at most; never of another day or week. */
export function readCommunityProgress(platform: Platform, monsters: Monsters, now: Date): Promise<CommunityProgress> {
  const day = jstDay(now);
  const weekCode = weekAt(now).code;
  const last = readings.get(platform);
  const ageMs = now.getTime() - (last?.readAtMs ?? -Infinity);
  if (last && last.day === day && last.weekCode === weekCode && ageMs >= 0 && ageMs < maxAgeMs) return last.progress;
  const reading = { readAtMs: now.getTime(), weekCode, day, progress: count(platform, monsters, now) };
  readings.set(platform, reading);
  // What could not be read is read again the next time.
  reading.progress.catch(() => readings.get(platform) === reading && readings.delete(platform));
  return reading.progress;
}

async function count({ database }: Platform, monsters: Monsters, now: Date): Promise<CommunityProgress> {
  const week = weekAt(now);
  const midnight = startOfJstDay(jstDay(now));
  const [today, yesterday, thisWeek, lastWeek] = await Promise.all([
    listWordsByMonster(database, { from: midnight, until: now }),
    listWordsByMonster(database, { from: new Date(midnight.getTime() - dayMs), until: midnight }),
    listWordsByMonster(database, week),
    listWordsByMonster(database, addWeeks(week, -1)),
  ]);
  return countCommunityProgress({ weekCode: week.code, today, yesterday, thisWeek, lastWeek }, (monster) =>
    areaOfMonster(monsters, monster),
  );
}

/** The land of a monster, 1 to 6; null for the one that lives nowhere. */
export function areaOfMonster(monsters: Monsters, monster: number): number | null {
  const area = monsters.find(({ id }) => Number(id) === monster)?.area;
  return typeof area === "number" && area >= 1 && area <= 6 ? area : null;
}
