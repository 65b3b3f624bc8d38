import type { GameWeek } from "#contracts/game-week.ts";
import { countGameWeek } from "#server/modules/game-runs/game-week.ts";
import type { Platform } from "#server/platform/platform.ts";

/** So old the count of everyone may be. */
const maxAgeMs = 60_000;

interface Reading {
  readAtMs: number;
  monday: string;
  everyone: Promise<GameWeek["everyone"]>;
}

// One reading a game for each hub of this process: who looks at a game costs no count over a week.
const readings = new WeakMap<Platform, Map<number, Reading>>();

/** What everyone did in a game since a Monday, a minute old at most; never of another week. */
export function readGameWeek(
  platform: Platform,
  { game, monday, now }: { game: number; monday: string; now: Date },
): Promise<GameWeek["everyone"]> {
  const byGame = readings.get(platform) ?? new Map<number, Reading>();
  readings.set(platform, byGame);
  const last = byGame.get(game);
  const ageMs = now.getTime() - (last?.readAtMs ?? -Infinity);
  if (last?.monday === monday && ageMs >= 0 && ageMs < maxAgeMs) return last.everyone;
  const everyone = countGameWeek(platform.database, { game, monday });
  const reading = { readAtMs: now.getTime(), monday, everyone };
  byGame.set(game, reading);
  // What could not be read is read again the next time.
  everyone.catch(() => byGame.get(game) === reading && byGame.delete(game));
  return everyone;
}
