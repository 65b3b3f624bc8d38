const jstOffsetMs = 9 * 3_600_000;

/** The day in Japan, "yyyy-mm-dd": names and the town's palette change at its midnight. */
export const jstDayOf = (nowMs: number): string => new Date(nowMs + jstOffsetMs).toISOString().slice(0, 10);
