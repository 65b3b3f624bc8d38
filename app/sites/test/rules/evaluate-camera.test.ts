import { describe, expect, test } from "vitest";
import {
  type CameraFacts,
  cameraErrorCode,
  evaluateCamera,
  evaluateCameraError,
  evaluateCameraTrial,
} from "./evaluate-camera.ts";

const usual: CameraFacts = { hasFeature: true, isSecure: true, isInApp: false, cameras: 1, permission: "prompt" };

describe("before anything is opened", () => {
  test.each([
    ["a camera that was never asked for", {}, "ok", "untried"],
    ["a browser that does not tell its cameras", { cameras: null, permission: "unknown" }, "ok", "untried"],
    ["a camera that is allowed", { permission: "granted" }, "ok", "allowed"],
    ["a camera that is forbidden", { permission: "denied" }, "no", "denied"],
    ["a computer without a camera", { cameras: 0 }, "no", "none"],
    ["an app that has none for pages", { hasFeature: false, isInApp: true }, "no", "inApp"],
    ["an app that has one for pages", { isInApp: true }, "ok", "untried"],
    ["a page by http", { hasFeature: false, isSecure: false }, "no", "insecure"],
    ["a browser without the feature", { hasFeature: false }, "no", "none"],
  ] as const)("%s", (_, facts, result, verdict) => {
    expect(evaluateCamera({ ...usual, ...facts })).toMatchObject({ id: "camera", result, verdict });
  });
});

describe("what the trial ends with", () => {
  test("a picture is a picture when it has a size and came", () => {
    expect(evaluateCameraTrial({ widthPx: 640, heightPx: 480, frames: 41 })).toMatchObject({
      result: "ok",
      verdict: "seen",
    });
    expect(evaluateCameraTrial({ widthPx: 640, heightPx: 480, frames: 0 })).toMatchObject({
      result: "warn",
      verdict: "blank",
    });
    expect(evaluateCameraTrial({ widthPx: 0, heightPx: 0, frames: 3 })).toMatchObject({ verdict: "blank" });
  });

  test.each([
    ["NotAllowedError", "E-CAM-DENY"],
    ["NotFoundError", "E-CAM-NONE"],
    ["OverconstrainedError", "E-CAM-NONE"],
    ["NotReadableError", "E-CAM-BUSY"],
    ["AbortError", "E-CAM-BUSY"],
    ["SomethingNewError", "E-CAM-BUSY"],
  ])("%s is said as %s", (name, code) => {
    expect(cameraErrorCode(evaluateCameraError(name, false).verdict)).toBe(code);
  });

  test("in an app, a refusal is the app's, but a busy camera is still a busy camera", () => {
    expect(evaluateCameraError("NotAllowedError", true)).toMatchObject({ result: "no", verdict: "inApp" });
    expect(cameraErrorCode("inApp")).toBe("E-CAM-INAPP");
    expect(evaluateCameraError("NotReadableError", true).verdict).toBe("busy");
  });

  test("what this site says itself has no code", () => {
    expect(["untried", "allowed", "seen", "blank", "insecure"].map(cameraErrorCode)).toEqual(Array(5).fill(null));
  });
});
