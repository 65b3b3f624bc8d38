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

/** Seconds that are left, as a clock: `2:05:09`; below none, none. */
export function formatCountdown(leftS: number): string {
  const seconds = Math.max(0, leftS);
  const two = (value: number): string => String(value).padStart(2, "0");
  return `${Math.floor(seconds / 3_600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
