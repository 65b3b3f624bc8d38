import { isAbort, onAbort } from "../basics/abort.ts";
import { track } from "../analytics/track.ts";
import { saveCameraConsent } from "../camera/camera-consent.ts";
import { openCamera } from "../camera/open-camera.ts";
import type { FaceEngine } from "../face/face-engine-types.ts";
import { loadModelStill } from "../makeup/model-still.ts";
import type { Still } from "../makeup/still.ts";
import type { VisitorErrorCode } from "../i18n/error-messages.ts";
import { createLocalStore } from "../visitor/local-store.ts";
import { detectPhotoFaces, type PhotoFace } from "./detect-photo-faces.ts";
import type { FaceView } from "./face-view.ts";
import { MirrorError, mirrorErrorCode } from "./mirror-error.ts";
import { hasWebgl2 } from "./has-webgl2.ts";
import type { FacePresence, FaceSource, LoadState, MirrorState } from "./mirror-state.ts";
import type { MirrorStore } from "./mirror-store.ts";
import { type MirrorEvent, reduceMirror } from "./reduce-mirror.ts";
import { type FaceFacts, showLive } from "./show-live.ts";
import { createStillRequest } from "./still-request.ts";

/** A model face as it was delivered: its name and its place below /assets/v. */
export interface ModelFace {
  name: string;
  hash: string;
}

/** The sources of a face. Each ends the one before; each tells whether its face is shown now. */
export interface Mirror<View extends FaceView> {
  /** @param error what is still to be told while the model's face comes back */
  showModel(model: ModelFace, error?: VisitorErrorCode | null): Promise<boolean>;
  readPhoto(file: Blob): Promise<boolean>;
  /** Another face of the photograph that was read last. */
  showPhotoFace(index: number): Promise<boolean>;
  /** Call it straight from a tap: the browser asks for the camera. */
  openCamera(): Promise<boolean>;
  /** Keeps the camera's next frame with a face in it; then the camera is off. False where no camera is on. */
  freeze(): Promise<boolean>;
  /** Camera off, back to the served picture. */
  close(): void;
  /** What is worn is another. Does nothing before there is a view. */
  redraw(): void;
  getView(): Promise<View>;
}

export interface MirrorOptions<View extends FaceView> {
  store: MirrorStore;
  video: HTMLVideoElement;
  openView: OpenView<View>;
  /** Widths a model face is delivered in: 390, 780, 1080. */
  modelWidthPx: number;
  /** Longer edge a photograph is brought down to. */
  photoEdgePx: number;
  /** How many faces of a picture are looked for. */
  numFaces: number;
  /** False where this device has nothing to draw a camera's frames with: no camera is asked for then. WebGL2 unless said. */
  canDrawLive?: () => boolean;
  /** Called with each frame of the camera and each face of a photograph. */
  onFrame: (facts: FaceFacts) => void;
  /** The graphics chip was taken away; the state says so already. All of it is over. */
  onContextLost: () => void;
}

/** Opens the view of a site; it ends with the signal. `onContextLost`: this canvas cannot be used again. */
export type OpenView<View extends FaceView> = (signal: AbortSignal, onContextLost: () => void) => Promise<View>;

/** What a request brings: a still, or the camera's frames. */
type Shown = { source: FaceSource; still: Still } | { source: FaceSource; start: () => void };

/** Until the engine reads, the camera's bare picture is drawn so often. */
const bareEveryMs = 66;
/** Under this luminance of eyes and skin no colour can be told. */
const darkY = 0.06;

/** Provides view, engine and camera to whoever requests a face. Nothing starts before; all of it ends with the signal. */
export function startMirror<View extends FaceView>(options: MirrorOptions<View>, signal: AbortSignal): Mirror<View> {
  const { store, video, canDrawLive = hasWebgl2, onFrame } = options;
  const stillRequest = createStillRequest();
  function dispatch(event: MirrorEvent): MirrorState {
    const next = reduceMirror(store.get(), event);
    store.set(next);
    return next;
  }
  let view: Promise<View> | null = null;
  let engine: Promise<FaceEngine> | null = null;
  let camera: AbortController | null = null;
  let photo: readonly PhotoFace[] = [];
  onAbort(signal, () => {
    closeCamera();
    photo[0]?.frame.close();
  });

  function getView(): Promise<View> {
    view ??= options.openView(signal, () => {
      dispatch({ type: "contextLost" });
      options.onContextLost();
    });
    // What did not come is asked for again the next time.
    view.catch(() => (view = null));
    return view;
  }

  function getEngine(): Promise<FaceEngine> {
    const { numFaces } = options;
    const onProgress = (loaded: number, total: number): void => void dispatch({ type: "progress", loaded, total });
    engine ??= import("../face/start-face-engine.ts").then(({ startFaceEngine }) =>
      startFaceEngine({ numFaces, onProgress }, signal),
    );
    engine.catch(() => (engine = null));
    return engine;
  }

  /** Runs one request; what it brings is shown only when no other was made meanwhile. */
  async function run(
    { loading, error = null }: { loading: LoadState | null; error?: VisitorErrorCode | null },
    step: (turn: number) => Promise<Shown>,
  ): Promise<boolean> {
    // To freeze is the one request that needs the camera that is on.
    if (loading) closeCamera();
    const { turn } = dispatch({ type: "request", loading, error });
    const isLate = (): boolean => signal.aborted || store.get().turn !== turn;
    try {
      const shown = await step(turn);
      if (isLate()) {
        if ("still" in shown) shown.still.frame.close();
        return false;
      }
      if ("still" in shown) await (await getView()).showStill(shown.still, shown.source.kind);
      else shown.start();
      dispatch({ type: "show", turn, source: shown.source });
      return !isLate();
    } catch (failure) {
      if (!signal.aborted) dispatch({ type: "fail", turn, error: isAbort(failure) ? null : mirrorErrorCode(failure) });
      return false;
    }
  }

  function closeCamera(): void {
    const session = camera;
    camera = null;
    session?.abort();
  }

  async function getPhotoFace(index: number): Promise<Shown> {
    const { frame, detection } = photo[index]!;
    const still = { frame: await createImageBitmap(frame), landmarks: detection.landmarks };
    onFrame({ detection, light: null });
    return { source: { kind: "photo", index, count: photo.length }, still };
  }

  /** Opens the camera and waits until everything that shows its frames is there. */
  async function prepareLive(turn: number): Promise<Shown> {
    if (!canDrawLive()) throw new MirrorError("E-MODEL");
    const session = new AbortController();
    camera = session;
    const { stream, off } = await openCamera(session.signal, { facing: "user", widthPx: 1280, heightPx: 720 });
    saveCameraConsent(createLocalStore(), "face", Date.now());
    onAbort(off, () => {
      stillRequest.cancel();
      if (video.srcObject === stream) video.srcObject = null;
      if (camera !== session) return;
      camera = null;
      dispatch({ type: "cameraOff" });
    });
    let bareTimer = 0;
    try {
      video.srcObject = stream;
      await video.play();
      const enginePromise = getEngine();
      const openView = await getView();
      off.throwIfAborted();
      if (openView.drawBare) {
        openView.clearStill();
        bareTimer = window.setInterval(() => openView.drawBare?.(video), bareEveryMs);
        dispatch({ type: "bare", turn });
      }
      const faceEngine = await enginePromise;
      off.throwIfAborted();
      const { drawFrame } = openView;
      if (!drawFrame) throw new MirrorError("E-MODEL");
      return { source: { kind: "camera" }, start: () => startLive(openView, drawFrame, faceEngine, off) };
    } catch (error) {
      // The light of the camera must not stay on before an empty picture.
      if (camera === session) camera = null;
      session.abort();
      throw error;
    } finally {
      clearInterval(bareTimer);
    }
  }

  function startLive(
    openView: View,
    drawFrame: NonNullable<FaceView["drawFrame"]>,
    faceEngine: FaceEngine,
    off: AbortSignal,
  ): void {
    openView.clearStill();
    const onEachFrame = (facts: FaceFacts): void => {
      dispatch({ type: "detect", presence: presenceOf(facts) });
      onFrame(facts);
    };
    showLive(
      { video, engine: faceEngine, drawFrame, getStillTaker: stillRequest.taker, onFrame: onEachFrame },
      off,
    ).catch((error: unknown) => {
      if (off.aborted || isAbort(error)) return;
      // An engine that stopped answering is started anew the next time.
      faceEngine.stop();
      engine = null;
      closeCamera();
      dispatch({ type: "cameraOff", error: "E-MODEL" });
    });
  }

  return {
    getView,
    redraw: () => void view?.then((opened) => opened.redraw()).catch(() => {}),

    showModel: (model, error) =>
      run({ loading: { for: "view" }, ...(error && { error }) }, async () => {
        const [still] = await Promise.all([loadModelStill(model, options.modelWidthPx, signal), getView()]);
        return { source: { kind: "model", name: model.name }, still };
      }),

    readPhoto(file) {
      track("cam_gate_photo");
      return run({ loading: { for: "photo" } }, async (turn) => {
        const [faceEngine] = await Promise.all([getEngine(), getView()]);
        dispatch({ type: "load", turn, loading: { for: "photo" } });
        const faces = await detectPhotoFaces(file, faceEngine, options.photoEdgePx);
        photo[0]?.frame.close();
        photo = faces;
        return getPhotoFace(0);
      });
    },

    showPhotoFace: (index) => run({ loading: { for: "photo" } }, () => getPhotoFace(index)),

    openCamera() {
      track("cam_gate_camera");
      return run({ loading: { for: "camera" } }, prepareLive);
    },

    async freeze() {
      if (store.get().source.kind !== "camera") return false;
      return run({ loading: null }, async () => {
        const still = await stillRequest.next();
        closeCamera();
        return { source: { kind: "frozen" }, still };
      });
    },

    close() {
      closeCamera();
      dispatch({ type: "close" });
    },
  };
}

function presenceOf({ detection, light }: FaceFacts): FacePresence {
  if (!detection) return "none";
  return light && light.whiteY < darkY && light.skinY < darkY ? "dark" : "face";
}
