/** The environment of a zone whose clock begins at a moment (`2026-12-19T20:00:00+09:00`) and goes on from there. */
export function hubClockEnv(moment: string): Record<string, string> {
  return {
    NODE_OPTIONS: `--import ${new URL("shifted-clock.ts", import.meta.url).href}`,
    ZONE_AHEAD_MS: String(Date.parse(moment) - Date.now()),
  };
}
