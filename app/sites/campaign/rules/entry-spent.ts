/** Whether a visitor has entered and may not again now. Who lacks a stamp may not either, and has not entered. */
export function isEntrySpent(
  { doors, mayEnter, stamps }: { doors: readonly object[]; mayEnter: boolean; stamps: readonly object[] },
  stampCount: number,
): boolean {
  return doors.length > 0 && !mayEnter && stamps.length === stampCount;
}
