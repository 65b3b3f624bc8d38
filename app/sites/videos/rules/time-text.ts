/** Milliseconds as minutes and seconds: `0:07`, `1:02`. */
export function formatTime(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** The second of an address: `t=12` is 12,000 ms; anything that is no number of seconds is none. */
export function parseStartTime(search: string): number | null {
  const requested = new URLSearchParams(search).get("t");
  return requested !== null && /^\d{1,4}$/.test(requested) ? Number(requested) * 1_000 : null;
}
