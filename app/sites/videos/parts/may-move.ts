import { preferences } from "#app/kits/visitor/preferences.ts";

interface Line {
  saveData?: boolean;
  effectiveType?: string;
}
const line = (): Line | undefined => (navigator as Navigator & { connection?: Line }).connection;

/** Whether pictures may run by themselves: not where motion is reduced, nor where data is saved. Browser only. */
export function mayMoveByItself(): boolean {
  return !preferences.isMotionReduced() && line()?.saveData !== true;
}

/** Whether a line is known to be too slow, or too dear, for the large size of a film. Browser only. */
export function isNarrowLine(): boolean {
  const { saveData = false, effectiveType = "4g" } = line() ?? {};
  return saveData || effectiveType !== "4g";
}
