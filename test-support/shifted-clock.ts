// Loaded before a zone by `hubClockEnv`: every Date of that process is ahead by ZONE_AHEAD_MS. It changes nothing else.
const aheadMs = Number(process.env.ZONE_AHEAD_MS);
const RealDate = Date;

class ShiftedDate extends RealDate {
  constructor(...parts: [] | [string | number | Date]) {
    if (parts.length === 0) super(RealDate.now() + aheadMs);
    // Longer forms (year, month, …) are passed on as they are.
    else super(...(parts as [string]));
  }

  static override now(): number {
    return RealDate.now() + aheadMs;
  }
}

globalThis.Date = ShiftedDate as DateConstructor;
