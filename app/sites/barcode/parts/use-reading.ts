import { type Reading as ReadingOf, useReading as useReader } from "#app/kits/barcode/use-reading.ts";
import { CameraError } from "#app/kits/camera/camera-error.ts";
import { keepCameraConsent } from "#app/kits/camera/camera-consent.ts";
import { openCamera, type OpenCamera } from "#app/kits/camera/open-camera.ts";
import { inAppBrowser } from "#app/kits/share/in-app-browser.ts";
import { createLocalStore } from "#app/kits/visitor/local-store.ts";
import type { CameraErrorCode } from "#app/kits/words/error-words.ts";
import { track } from "#app/shell/tracking/track.ts";

export type Reading = ReadingOf<OpenCamera, CameraErrorCode>;

/** Camera and photograph of this page, counted as its own. `onCode` is told thirteen digits that were read twice. */
export function useReading(onCode: (jan: string) => void) {
  const { watch, readFile, ...rest } = useReader<OpenCamera, CameraErrorCode>({ onCode, open, refusalOf });
  return {
    ...rest,
    watch(): Promise<void> {
      track("cam_gate_camera");
      return watch();
    },
    readFile(file: File): Promise<void> {
      track("cam_gate_photo");
      return readFile(file);
    },
  };
}

async function open(signal: AbortSignal): Promise<OpenCamera> {
  const isInApp = inAppBrowser(navigator.userAgent) !== null;
  const camera = await openCamera(signal, { facing: "environment", widthPx: 1280, heightPx: 960, isInApp });
  keepCameraConsent(createLocalStore(), "barcode", Date.now());
  return camera;
}

function refusalOf(error: unknown): CameraErrorCode | null {
  if (!(error instanceof CameraError)) return null;
  track(`bar_error_${error.code.toLowerCase()}` as "bar_error_e-cam-deny");
  return error.code;
}
