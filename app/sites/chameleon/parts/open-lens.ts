import { keepCameraConsent } from "#app/kits/camera/camera-consent.ts";
import { CameraError } from "#app/kits/camera/camera-error.ts";
import { openCamera, type OpenCamera } from "#app/kits/camera/open-camera.ts";
import { inAppBrowser } from "#app/kits/share/in-app-browser.ts";
import { createLocalStore } from "#app/kits/visitor/local-store.ts";
import { track } from "#app/shell/tracking/track.ts";
import type { Hunt, Trouble } from "./use-hunt.ts";

/** Opens the camera that looks away from the visitor, straight from a tap: the browser asks only then. */
export async function openLens({ beginLens }: Hunt): Promise<void> {
  const { signal, tell } = beginLens();
  track("cam_gate_camera");
  try {
    const isInApp = inAppBrowser(navigator.userAgent) !== null;
    const camera: OpenCamera = await openCamera(signal, {
      facing: "environment",
      widthPx: 1280,
      heightPx: 960,
      isInApp,
    });
    keepCameraConsent(createLocalStore(), "colour", Date.now());
    camera.off.addEventListener("abort", () => tell({ step: "off" }, null));
    tell({ step: "on", camera }, null);
  } catch (error) {
    tell({ step: "off" }, troubleOf(error));
  }
}

function troubleOf(error: unknown): Trouble {
  if (!(error instanceof CameraError)) return { kind: "unable" };
  track(`cham_error_${error.code.toLowerCase()}` as "cham_error_e-cam-deny");
  return { kind: "camera", code: error.code };
}
