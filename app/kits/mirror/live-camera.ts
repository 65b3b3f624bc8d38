import { isAbort, onAbort } from "../basics/abort.ts";
import { saveCameraConsent } from "../camera/camera-consent.ts";
import { openCamera } from "../camera/open-camera.ts";
import type { FaceEngine } from "../face/face-engine-types.ts";
import { createLocalStore } from "../visitor/local-store.ts";
import type { FaceView } from "./face-view.ts";
import { MirrorError } from "./mirror-error.ts";
import { type FaceFacts, showLive } from "./show-live.ts";
import { createStillRequest, type StillRequest } from "./still-request.ts";

interface LiveCameraOptions {
  video: HTMLVideoElement;
  getView: () => Promise<FaceView>;
  getEngine: () => Promise<FaceEngine>;
  onFrame: (facts: FaceFacts) => void;
  /** It went off by itself: hidden, unplugged, opened elsewhere. */
  onOff: () => void;
  /** The engine stopped answering; the camera is off. */
  onEngineLost: (engine: FaceEngine) => void;
}

/** The camera of a mirror: one session at a time. */
export interface LiveCamera {
  /**
   * Opens the camera and waits until everything that shows its frames is there; call it straight from a tap.
   * @param onBare its bare picture is shown, while the engine is still loading
   * @returns what shows its frames from then on
   * @throws CameraError, MirrorError, FaceEngineError; an AbortError when it went off meanwhile
   */
  open(onBare: () => void): Promise<() => void>;
  /** The next frame with a face in it. Rejects with an AbortError when the camera goes off before. */
  nextStill: StillRequest["next"];
  close(): void;
}

/** Until the engine reads, the camera's bare picture is drawn so often. */
const bareEveryMs = 66;

export function createLiveCamera(options: LiveCameraOptions): LiveCamera {
  const { video, getView, getEngine, onFrame, onOff, onEngineLost } = options;
  const stillRequest = createStillRequest();
  let current: AbortController | null = null;

  function close(): void {
    const session = current;
    current = null;
    session?.abort();
  }

  /** Opens the camera's stream on the video. Returns the signal that tells it is off. */
  async function openStream(session: AbortController): Promise<AbortSignal> {
    const { stream, off } = await openCamera(session.signal, { facing: "user", widthPx: 1280, heightPx: 720 });
    saveCameraConsent(createLocalStore(), "face", Date.now());
    onAbort(off, () => {
      stillRequest.cancel();
      if (video.srcObject === stream) video.srcObject = null;
      if (current !== session) return;
      current = null;
      onOff();
    });
    video.srcObject = stream;
    return off;
  }

  function start(view: FaceView, drawFrame: NonNullable<FaceView["drawFrame"]>, engine: FaceEngine, off: AbortSignal) {
    view.clearStill();
    showLive({ video, engine, drawFrame, getStillTaker: stillRequest.taker, onFrame }, off).catch((error: unknown) => {
      if (off.aborted || isAbort(error)) return;
      close();
      onEngineLost(engine);
    });
  }

  async function open(onBare: () => void): Promise<() => void> {
    const session = (current = new AbortController());
    let stopBare = (): void => {};
    try {
      const off = await openStream(session);
      await video.play();
      const enginePromise = getEngine();
      const view = await getView();
      off.throwIfAborted();
      if (view.drawBare) {
        stopBare = startBare(view, video);
        onBare();
      }
      const engine = await enginePromise;
      off.throwIfAborted();
      const { drawFrame } = view;
      if (!drawFrame) throw new MirrorError("E-MODEL");
      return () => start(view, drawFrame, engine, off);
    } catch (error) {
      // The light of the camera must not stay on before an empty picture.
      if (current === session) current = null;
      session.abort();
      throw error;
    } finally {
      stopBare();
    }
  }

  return { open, nextStill: stillRequest.next, close };
}

/** Draws the camera's picture as it is. Returns its end. */
function startBare(view: FaceView, video: HTMLVideoElement): () => void {
  view.clearStill();
  const timer = setInterval(() => view.drawBare?.(video), bareEveryMs);
  return () => clearInterval(timer);
}
