import { DatabaseUnavailable } from "../platform/database-unavailable.ts";
import type { Database } from "../platform/database.ts";

/**
 * The same database, except that a caller waits no longer than `switchTimeoutMs` for a query or a whole transaction.
 * What was given up may still go through: writes are repeated with the same key, never with another.
 */
export function withDeadline(database: Database, withinMs: number): Database {
  async function inTime<Result>(work: Promise<Result>): Promise<Result> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new DatabaseUnavailable(new Error(`no answer within ${withinMs} ms`))), withinMs);
    });
    try {
      return await Promise.race([work, late]);
    } finally {
      clearTimeout(timer);
      // Nobody is left to hear how it ended.
      work.catch(() => {});
    }
  }

  return {
    ...database,
    query: (statement) => inTime(database.query(statement)),
    queryComposed: (statement) => inTime(database.queryComposed(statement)),
    transaction: (work) => inTime(database.transaction(work)),
  };
}
