import { onAbort } from "../basics/abort.ts";
import { inAppBrowser } from "../basics/in-app-browser.ts";
import { CameraError, cameraErrorOf } from "./camera-error.ts";

/** Which camera is wished for; the browser comes as near to it as it can. */
export interface CameraRequest {
  /** `user` looks at the visitor, `environment` away from the visitor. */
  facing: "user" | "environment";
  widthPx: number;
  heightPx: number;
}

/** A camera that is on. It goes off by itself when the page is hidden or left. */
export interface OpenCamera {
  stream: MediaStream;
  /** There is a light that can be switched on. */
  hasTorch: boolean;
  /** Switches the light; false when the camera did not take it. */
  setTorch(isOn: boolean): Promise<boolean>;
  /** Aborted as soon as the camera is off, whoever switched it off. */
  off: AbortSignal;
  stop(): void;
}

// One camera a visit: who opens it next switches off the one before. Browser only.
let current: OpenCamera | null = null;

/**
 * Opens a camera; call it straight from a tap. It is off when `signal` is aborted, also while the browser still asks,
 * and when the page is hidden, left, or another part of the zone opens one.
 * @throws CameraError with a code of the catalogue; the signal's reason when it was aborted
 */
export async function openCamera(signal: AbortSignal, request: CameraRequest): Promise<OpenCamera> {
  signal.throwIfAborted();
  current?.stop();
  if (typeof navigator.mediaDevices?.getUserMedia !== "function")
    // In the inner browser of an app a missing camera is the app's doing, and the words say so.
    throw new CameraError(inAppBrowser(navigator.userAgent) ? "E-CAM-INAPP" : "E-CAM-NONE");
  const stream = await requestStream(request);
  if (signal.aborted) {
    stopTracks(stream);
    throw signal.reason;
  }
  // Two taps may have asked at the same time.
  (current as OpenCamera | null)?.stop();
  const camera = createOpenCamera(stream, signal);
  current = camera;
  return camera;
}

async function requestStream({ facing, widthPx, heightPx }: CameraRequest): Promise<MediaStream> {
  try {
    return await navigator.mediaDevices.getUserMedia({
      audio: false,
      video: { facingMode: { ideal: facing }, width: { ideal: widthPx }, height: { ideal: heightPx } },
    });
  } catch (error) {
    throw cameraErrorOf(error);
  }
}

function createOpenCamera(stream: MediaStream, signal: AbortSignal): OpenCamera {
  const offController = new AbortController();
  const { signal: off } = offController;
  const [track] = stream.getVideoTracks();

  function stop(): void {
    if (off.aborted) return;
    stopTracks(stream);
    removeListener();
    if (current === camera) current = null;
    offController.abort();
  }
  const removeListener = onAbort(signal, stop);
  // A page that is not seen has no business with a camera.
  document.addEventListener("visibilitychange", () => document.hidden && stop(), { signal: off });
  window.addEventListener("pagehide", stop, { signal: off });
  // Unplugged, or taken away by the system.
  track?.addEventListener("ended", stop, { signal: off });

  const camera: OpenCamera = {
    stream,
    hasTorch: hasTorch(track),
    off,
    stop,
    async setTorch(isOn) {
      try {
        await track?.applyConstraints({ advanced: [{ torch: isOn } as MediaTrackConstraintSet] });
        return track !== undefined;
      } catch {
        return false;
      }
    },
  };
  return camera;
}

function stopTracks(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

// Not in every browser, and not yet in the type of capabilities.
const hasTorch = (track: MediaStreamTrack | undefined): boolean =>
  (track?.getCapabilities?.() as { torch?: boolean } | undefined)?.torch === true;
