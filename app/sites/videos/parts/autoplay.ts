import { preferences } from "#app/kits/visitor/preferences.ts";

interface NetworkConnection {
  saveData?: boolean;
  effectiveType?: string;
}
const connection = (): NetworkConnection | undefined =>
  (navigator as Navigator & { connection?: NetworkConnection }).connection;

/** Whether pictures may run by themselves: not where motion is reduced, nor where data is saved. Browser only. */
export function canAutoplay(): boolean {
  return !preferences.isMotionReduced() && connection()?.saveData !== true;
}

/** Whether a connection is known to be too slow, or too dear, for the large size of a video. Browser only. */
export function isSlowConnection(): boolean {
  const { saveData = false, effectiveType = "4g" } = connection() ?? {};
  return saveData || effectiveType !== "4g";
}
