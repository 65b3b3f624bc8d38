import { saveCameraConsent } from "#app/kits/camera/camera-consent.ts";
import { CameraError } from "#app/kits/camera/camera-error.ts";
import { openCamera, type OpenCamera } from "#app/kits/camera/open-camera.ts";
import { createLocalStore } from "#app/kits/visitor/local-store.ts";
import { track } from "#app/kits/analytics/track.ts";
import type { PictureError } from "./picture-state.ts";
import type { ColourCamera } from "./use-colour-camera.ts";

/** Opens the camera that looks away from the visitor, straight from a tap: the browser asks only then. */
export async function openRearCamera({ beginRearCamera }: ColourCamera): Promise<void> {
  const { signal, report } = beginRearCamera();
  track("cam_gate_camera");
  try {
    const camera: OpenCamera = await openCamera(signal, {
      facing: "environment",
      widthPx: 1280,
      heightPx: 960,
    });
    saveCameraConsent(createLocalStore(), "colour", Date.now());
    camera.off.addEventListener("abort", () => report({ step: "off" }, null));
    report({ step: "on", camera }, null);
  } catch (error) {
    report({ step: "off" }, pictureErrorOf(error));
  }
}

function pictureErrorOf(error: unknown): PictureError {
  if (!(error instanceof CameraError)) return { kind: "unable" };
  track(`cham_error_${error.code.toLowerCase()}` as "cham_error_e-cam-deny");
  return { kind: "camera", code: error.code };
}
