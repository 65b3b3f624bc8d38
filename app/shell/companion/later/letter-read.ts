/** The last night of the absence whose letter was read in this browser. */
const key = "kz_companion_letter";

/** As the query of the companion's line asks for it; empty when none was read or nothing is remembered. */
export function letterQuery(): string {
  try {
    const night = localStorage.getItem(key) ?? "";
    return /^\d{4}-\d{2}-\d{2}$/.test(night) ? `&read=${night}` : "";
  } catch {
    return "";
  }
}

/** Remembers that a letter stood on the page: it comes once. */
export function noteLetter(night: string): void {
  try {
    localStorage.setItem(key, night);
  } catch {
    // Whoever keeps nothing has no companion either.
  }
}
