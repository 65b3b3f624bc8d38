/** The last night on which the companion spoke of its place in the vote. */
const key = "kz_companion_ball";

/** As the query of the companion's line asks for it; empty when it has not, or nothing is remembered. */
export function ballQuery(): string {
  try {
    const night = localStorage.getItem(key) ?? "";
    return /^\d{4}-\d{2}-\d{2}$/.test(night) ? `&told=${night}` : "";
  } catch {
    return "";
  }
}

/** Remembers that it spoke of it tonight: once a night is enough. */
export function noteBall(night: string): void {
  try {
    localStorage.setItem(key, night);
  } catch {
    // Whoever keeps nothing has no companion either.
  }
}
