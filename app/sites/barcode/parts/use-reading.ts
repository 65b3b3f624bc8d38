import { useCallback, useEffect, useRef, useState } from "react";
import { CameraError } from "#app/kits/camera/camera-error.ts";
import { keepCameraConsent } from "#app/kits/camera/camera-consent.ts";
import { openCamera, type OpenCamera } from "#app/kits/camera/open-camera.ts";
import { inAppBrowser } from "#app/kits/share/in-app-browser.ts";
import { createLocalStore } from "#app/kits/visitor/local-store.ts";
import type { CameraErrorCode } from "#app/kits/words/error-words.ts";
import { track } from "#app/shell/tracking/track.ts";

/** Where the reading stands. `missed`, `broken` and `unable` say why a photograph or the reader gave nothing. */
export type Reading =
  | { step: "idle" }
  | { step: "asking" }
  | { step: "watching"; camera: OpenCamera; isSlow: boolean }
  | { step: "photo" }
  | { step: "refused"; code: CameraErrorCode }
  | { step: "missed" | "broken" | "unable" };

/** After so long without a code, help is offered. */
const slowMs = 9_000;

/**
 * Camera and photograph, one at a time; both end when the part is left. `onCode` is told thirteen digits that were read
 * twice.
 */
export function useReading(onCode: (jan: string) => void) {
  const [reading, setReading] = useState<Reading>({ step: "idle" });
  const video = useRef<HTMLVideoElement>(null);
  const run = useRef<AbortController | null>(null);
  useEffect(() => () => run.current?.abort(), []);

  const begin = (): AbortSignal => {
    run.current?.abort();
    run.current = new AbortController();
    return run.current.signal;
  };
  const stop = useCallback(() => {
    run.current?.abort();
    setReading({ step: "idle" });
  }, []);

  async function watch(): Promise<void> {
    const signal = begin();
    track("cam_gate_camera");
    setReading({ step: "asking" });
    // The reader comes while the browser asks.
    const readerComes = startReader(signal);
    readerComes.catch(() => {});
    let camera: OpenCamera;
    try {
      const isInApp = inAppBrowser(navigator.userAgent) !== null;
      camera = await openCamera(signal, { facing: "environment", widthPx: 1280, heightPx: 960, isInApp });
    } catch (error) {
      if (!(error instanceof CameraError) || signal.aborted) return;
      track(`bar_error_${error.code.toLowerCase()}` as "bar_error_e-cam-deny");
      return setReading({ step: "refused", code: error.code });
    }
    rememberYes();
    setReading({ step: "watching", camera, isSlow: false });
    camera.off.addEventListener("abort", () => !signal.aborted && stop());
    const slow = setTimeout(() => setReading({ step: "watching", camera, isSlow: true }), slowMs);
    signal.addEventListener("abort", () => clearTimeout(slow));
    await read(signal, async () => {
      const { reader, watchVideo } = await readerComes;
      return watchVideo(() => video.current, reader, signal);
    });
  }

  async function readFile(file: File): Promise<void> {
    const signal = begin();
    track("cam_gate_photo");
    setReading({ step: "photo" });
    await read(signal, async () => {
      const { reader, readPhoto } = await startReader(signal);
      return readPhoto(file, reader);
    });
  }

  async function read(signal: AbortSignal, look: () => Promise<string | null>): Promise<void> {
    try {
      const code = await look();
      if (signal.aborted) return;
      if (code === null) return setReading({ step: "missed" });
      stop();
      onCode(code);
    } catch (error) {
      if (signal.aborted) return;
      run.current?.abort();
      // A file that is no picture is refused by name.
      const isBroken = error instanceof DOMException && /InvalidState|Encoding/.test(error.name);
      setReading({ step: isBroken ? "broken" : "unable" });
    }
  }

  const setVideo = useCallback((shown: HTMLVideoElement | null) => {
    video.current = shown;
  }, []);
  return { reading, setVideo, watch, readFile, stop };
}

const rememberYes = (): void => keepCameraConsent(createLocalStore(), "barcode", Date.now());

/** The reader and its worker, fetched when they are wanted. */
async function startReader(signal: AbortSignal) {
  const { startBarcodeReader, readPhoto, watchVideo } = await import("../reading/reading-kit.ts");
  return { reader: startBarcodeReader(signal), readPhoto, watchVideo };
}
