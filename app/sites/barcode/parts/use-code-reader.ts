import { useEarlyEngine } from "#app/kits/barcode/use-early-engine.ts";
import { type ScanState, useBarcodeScan } from "#app/kits/barcode/use-barcode-scan.ts";
import { CameraError } from "#app/kits/camera/camera-error.ts";
import { saveCameraConsent } from "#app/kits/camera/camera-consent.ts";
import { openCamera, type OpenCamera } from "#app/kits/camera/open-camera.ts";
import { createLocalStore } from "#app/kits/visitor/local-store.ts";
import type { CameraErrorCode } from "#app/kits/i18n/error-messages.ts";
import { track } from "#app/kits/analytics/track.ts";

export type ReaderState = ScanState<OpenCamera, CameraErrorCode>;

/** Camera and photograph of this page, counted as its own. `onCode` is told thirteen digits that were read twice. */
export function useCodeReader(onCode: (jan: string) => void, isContinuous = false) {
  useEarlyEngine();
  const { watch, readFile, ...rest } = useBarcodeScan<OpenCamera, CameraErrorCode>({
    onCode,
    open,
    getRefusal: refusalOf,
    isContinuous,
  });
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
  const camera = await openCamera(signal, { facing: "environment", widthPx: 1280, heightPx: 960 });
  saveCameraConsent(createLocalStore(), "barcode", Date.now());
  return camera;
}

function refusalOf(error: unknown): CameraErrorCode | null {
  if (!(error instanceof CameraError)) return null;
  track(`bar_error_${error.code.toLowerCase()}` as "bar_error_e-cam-deny");
  return error.code;
}
