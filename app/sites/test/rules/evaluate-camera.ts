import type { CheckResult } from "#app/kits/basics/check-result.ts";

/** What can be known of the camera without asking for it. */
export interface CameraFacts {
  /** The browser has `getUserMedia`. */
  hasFeature: boolean;
  /** The page came by https or from this machine; elsewhere no browser provides a camera. */
  isSecure: boolean;
  isInApp: boolean;
  /** Null where the browser does not tell without permission. */
  cameras: number | null;
  permission: "granted" | "denied" | "prompt" | "unknown";
}

/** What the trial saw. */
export interface CameraTrialFacts {
  widthPx: number;
  heightPx: number;
  /** Pictures that arrived within the trial. */
  frames: number;
}

/** Could the camera be used? Nothing is switched on for this answer. */
export function evaluateCamera(given: CameraFacts): CheckResult {
  const facts = { ...given };
  const as = (result: CheckResult["result"], verdict: string): CheckResult => ({
    id: "camera",
    result,
    verdict,
    facts,
  });
  if (!given.hasFeature) {
    if (given.isInApp) return as("no", "inApp");
    return given.isSecure ? as("no", "none") : as("no", "insecure");
  }
  if (given.cameras === 0) return as("no", "none");
  if (given.permission === "denied") return as("no", "denied");
  return as("ok", given.permission === "granted" ? "allowed" : "untried");
}

/** The camera was open for a moment: did a picture come? */
export function evaluateCameraTrial(trial: CameraTrialFacts): CheckResult {
  const hasPicture = trial.widthPx > 0 && trial.frames > 0;
  return {
    id: "camera",
    result: hasPicture ? "ok" : "warn",
    verdict: hasPicture ? "seen" : "blank",
    facts: { ...trial, permission: "granted" },
  };
}

const verdicts: Record<string, [CheckResult["result"], string]> = {
  NotAllowedError: ["no", "denied"],
  SecurityError: ["no", "denied"],
  NotFoundError: ["no", "none"],
  OverconstrainedError: ["no", "none"],
  NotReadableError: ["warn", "busy"],
  AbortError: ["warn", "busy"],
  // `navigator.mediaDevices` is missing altogether.
  TypeError: ["no", "none"],
};

/** What the name of a getUserMedia error means (product design, error catalogue). Unknown names count as busy. */
export function evaluateCameraError(name: string, isInApp: boolean): CheckResult {
  const [result, verdict] = verdicts[name] ?? ["warn", "busy"];
  const isApps = isInApp && verdict !== "busy";
  const facts = { error: name, ...(verdict === "denied" && { permission: "denied" }) };
  return { id: "camera", result: isApps ? "no" : result, verdict: isApps ? "inApp" : verdict, facts };
}

/** The code of the shell's catalogue that says a verdict; null for the verdicts this site says itself. */
export function cameraErrorCode(verdict: string): "E-CAM-DENY" | "E-CAM-NONE" | "E-CAM-BUSY" | "E-CAM-INAPP" | null {
  switch (verdict) {
    case "denied":
      return "E-CAM-DENY";
    case "none":
      return "E-CAM-NONE";
    case "busy":
      return "E-CAM-BUSY";
    case "inApp":
      return "E-CAM-INAPP";
    default:
      return null;
  }
}
