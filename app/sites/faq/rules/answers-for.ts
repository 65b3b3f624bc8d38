import type { Diagnosis } from "#app/kits/basics/diagnostic-code.ts";

/**
 * The ids of the answers that fit what a diagnostic code says, the likeliest error first; empty when it found none.
 */
export function answersFor({ results, app, speed, cameraError }: Diagnosis): string[] {
  const failedChecks = (check: keyof Diagnosis["results"]): boolean =>
    results[check] === "warn" || results[check] === "no";
  const matches = [
    app !== null && ["camera-in-app", "room-out-of-app"],
    cameraError === "denied" && ["camera-denied"],
    cameraError === "busy" && ["camera-busy"],
    cameraError === "none" && ["camera-without"],
    (speed === "light" || results.webgl === "no" || results.speed === "no") && ["camera-face-lost", "camera-without"],
    failedChecks("storage") && ["room-unsaved", "room-gone"],
    failedChecks("network") && ["room-offline"],
    failedChecks("clock") && ["lottery-deadline"],
    failedChecks("audio") && ["access-sound"],
    failedChecks("view") && ["access-zoom"],
  ];
  return [...new Set(matches.flatMap((ids) => ids || []))];
}
