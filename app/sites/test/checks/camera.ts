import { inAppBrowser } from "#app/kits/basics/in-app-browser.ts";
import { type CameraFacts, evaluateCamera } from "../rules/evaluate-camera.ts";
import type { Check } from "./check.ts";

/** Could the camera be used? Switches nothing on and asks for nothing. */
export const camera: Check = {
  id: "camera",
  async run() {
    return evaluateCamera({
      hasFeature: typeof navigator.mediaDevices?.getUserMedia === "function",
      isSecure: isSecureContext,
      isInApp: inAppBrowser(navigator.userAgent) !== null,
      cameras: await countCameras(),
      permission: await permission(),
    });
  },
};

async function countCameras(): Promise<number | null> {
  try {
    const devices = await navigator.mediaDevices.enumerateDevices();
    // Before permission some browsers list nothing at all, not even microphones.
    return devices.length === 0 ? null : devices.filter(({ kind }) => kind === "videoinput").length;
  } catch {
    return null;
  }
}

async function permission(): Promise<CameraFacts["permission"]> {
  try {
    return (await navigator.permissions.query({ name: "camera" })).state;
  } catch {
    return "unknown";
  }
}
