import { preferences } from "#app/kits/visitor/preferences.ts";

/** Whether pictures may run by themselves: not where motion is reduced, nor where data is saved. Browser only. */
export function mayMoveByItself(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return !preferences.isMotionReduced() && connection?.saveData !== true;
}
