import { createTestDatabase } from "#test-support/postgres/create-test-database.ts";
import { fixedClock } from "#server/platform/clock.ts";
import { type Database, openDatabase } from "#server/platform/database.ts";
import { memoryLogger } from "#server/platform/logger.ts";
import type { Interest } from "#server/modules/ranking/interest.ts";
import { testConnectWithinMs } from "#test-support/postgres/test-connection.ts";

export interface RankingTestDatabase {
  database: Database;
  stop(): Promise<void>;
}

/** A database of one test. */
export async function createRankingTestDatabase(): Promise<RankingTestDatabase> {
  const testDatabase = await createTestDatabase();
  const database = openDatabase({
    url: testDatabase.url,
    max: 6,
    logger: memoryLogger(fixedClock(noon)),
    connectWithinMs: testConnectWithinMs,
  });
  return {
    database,
    stop: async () => {
      await database.stop();
      await testDatabase.drop();
    },
  };
}

/** Noon of 20 November in Japan. */
export const noon = new Date("2026-11-20T12:00:00+09:00");
export const hoursBefore = (hours: number): Date => new Date(noon.getTime() - hours * 3_600_000);
export const visitorNo = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;

/** A wish of a visitor. */
export const wishOf = (n: number, productId: string, more: Partial<Interest> = {}): Interest => ({
  visitorId: visitorNo(n),
  productId,
  kind: "wish",
  at: hoursBefore(1),
  ...more,
});
