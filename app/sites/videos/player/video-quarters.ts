const quarters = [25, 50, 75, 100] as const;
export type Quarter = (typeof quarters)[number];

/** A video is taken for seen up to a quarter this long before it: the last moments come in no even steps. */
const toleranceMs = 300;

/** The quarters of a video, in per cent, that lie behind a moment of it. */
export function passedQuarters(atMs: number, durationMs: number): Quarter[] {
  return quarters.filter((quarter) => atMs >= (durationMs * quarter) / 100 - toleranceMs);
}

/** Reports each quarter once; `restart` begins with another video. */
export function createQuarterReport(report: (quarter: Quarter) => void) {
  const reported = new Set<Quarter>();
  return {
    restart: () => reported.clear(),
    pass(quarter: Quarter): void {
      if (reported.has(quarter)) return;
      reported.add(quarter);
      report(quarter);
    },
  };
}
