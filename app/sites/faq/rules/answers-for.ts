import type { Diagnosis } from "#app/kits/basics/diagnostic-code.ts";

/**
 * The ids of the answers that fit what a diagnostic code says, the likeliest trouble first; empty when it found none.
 */
export function answersFor({ results, app, speed, cameraTrouble }: Diagnosis): string[] {
  const troubled = (check: keyof Diagnosis["results"]): boolean => results[check] === "warn" || results[check] === "no";
  const fits = [
    app !== null && ["camera-in-app", "room-out-of-app"],
    cameraTrouble === "denied" && ["camera-denied"],
    cameraTrouble === "busy" && ["camera-busy"],
    cameraTrouble === "none" && ["camera-without"],
    (speed === "light" || results.webgl === "no" || results.speed === "no") && ["camera-face-lost", "camera-without"],
    troubled("storage") && ["room-unsaved", "room-gone"],
    troubled("network") && ["room-offline"],
    troubled("clock") && ["lottery-deadline"],
    troubled("audio") && ["access-sound"],
    troubled("view") && ["access-zoom"],
  ];
  return [...new Set(fits.flatMap((ids) => ids || []))];
}
