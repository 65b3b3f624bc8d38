import type { Database } from "../platform/database.ts";

export interface DatabaseWatch {
  /** What the last look found. */
  isUp(): boolean;
  stop(): void;
}

const everyMs = 1_000;

/** Looks at the database once a second, so that `/readyz` answers at once and never hangs with it. */
export function watchDatabase(database: Pick<Database, "ping">): DatabaseWatch {
  let isUp = false;
  let isLooking = false;
  const look = (): void => {
    if (isLooking) return;
    isLooking = true;
    database
      .ping()
      .then(
        () => (isUp = true),
        () => (isUp = false),
      )
      .finally(() => (isLooking = false));
  };
  look();
  const timer = setInterval(look, everyMs);
  return { isUp: () => isUp, stop: () => clearInterval(timer) };
}
