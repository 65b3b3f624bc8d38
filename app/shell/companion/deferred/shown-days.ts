/** A day that the companion has mentioned in this browser, so that it mentions it once. */
function createShownDay(key: string, parameter: string) {
  return {
    /** As the query of the companion's line says it; empty when nothing was told, or nothing is remembered. */
    query(): string {
      try {
        const day = localStorage.getItem(key) ?? "";
        return /^\d{4}-\d{2}-\d{2}$/.test(day) ? `&${parameter}=${day}` : "";
      } catch {
        return "";
      }
    },
    /** Remembers that it was told. */
    note(day: string): void {
      try {
        localStorage.setItem(key, day);
      } catch {
        // Whoever keeps nothing has no companion either.
      }
    },
  };
}

/** The last day of the absence whose prophecy was read. */
export const prophecyRead = createShownDay("kz_companion_letter", "read");

/** The last day on which it spoke of its rank in the vote: once a day is enough. */
export const voteShown = createShownDay("kz_companion_ball", "told");
