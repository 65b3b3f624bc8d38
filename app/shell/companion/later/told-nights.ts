/** A night of which the companion has told this browser, so that it tells it once. */
function toldNight(key: string, parameter: string) {
  return {
    /** As the query of the companion's line says it; empty when nothing was told, or nothing is remembered. */
    query(): string {
      try {
        const night = localStorage.getItem(key) ?? "";
        return /^\d{4}-\d{2}-\d{2}$/.test(night) ? `&${parameter}=${night}` : "";
      } catch {
        return "";
      }
    },
    /** Remembers that it was told. */
    note(night: string): void {
      try {
        localStorage.setItem(key, night);
      } catch {
        // Whoever keeps nothing has no companion either.
      }
    },
  };
}

/** The last night of the absence whose letter was read. */
export const letterRead = toldNight("kz_companion_letter", "read");

/** The last night on which it spoke of its place in the vote: once a night is enough. */
export const ballTold = toldNight("kz_companion_ball", "told");
