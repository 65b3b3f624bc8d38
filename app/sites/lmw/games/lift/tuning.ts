/** The numbers of the look of 昇降機係. */
export const tuning = {
  /** How many guests are seen in the queue, and how far back the last stands: parts of the height. */
  seen: 5,
  backY: 0.17,
  frontY: 0.6,
  backSize: 0.32,
  /** The front guest, as a part of the width. */
  frontSize: 0.5,
  hopPx: 26,
  rideMs: 460,
  brass: "#c79a52",
  glass: "rgba(255, 214, 150, .13)",
} as const;
