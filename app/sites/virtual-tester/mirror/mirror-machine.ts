import { isAbort } from "#app/kits/basics/abort.ts";
import type { Rgb } from "#app/kits/basics/srgb.ts";
import { CameraError } from "#app/kits/camera/camera-error.ts";
import { saveCameraConsent } from "#app/kits/camera/camera-consent.ts";
import { openCamera } from "#app/kits/camera/open-camera.ts";
import { type FaceEngine, FaceEngineError } from "#app/kits/face/face-engine-types.ts";
import type { LookRegion } from "#app/kits/makeup/face-drawing.ts";
import type { MirrorDetection } from "#app/kits/makeup/live-mirror.ts";
import { createLocalStore } from "#app/kits/visitor/local-store.ts";
import type { VisitorErrorCode } from "#app/kits/i18n/error-messages.ts";
import { track } from "#app/kits/analytics/track.ts";
import { loadModelStill } from "#app/kits/makeup/model-still.ts";
import { type PhotoFace, detectPhotoFaces } from "./detect-photo-faces.ts";
import { type FaceSource, MirrorError, type LoadState } from "./face-source.ts";
import { type MirrorRenderer, startMirrorRenderer } from "./mirror-renderer.ts";

/** Wide enough for the picture on a phone. */
const modelWidthPx = 780;

/** The sources of a face. Each ends the one before; what goes wrong is reported, and the face that was there stays. */
export interface MirrorMachine {
  showModel(model: { id: string; hash: string }): Promise<void>;
  readPhoto(file: Blob): Promise<void>;
  /** Another face of the photograph that was read last. */
  showPhotoFace(place: number): Promise<void>;
  /** Call it straight from a tap: the browser asks for the camera. */
  showMirror(): Promise<void>;
  /** Stops the mirror at its next frame with a face; the camera goes off. */
  freeze(): Promise<void>;
  closeMirror(): void;
  applyMakeup(regions: readonly LookRegion[]): void;
  setLamp(lamp: Rgb | null): void;
  renderer(): Promise<MirrorRenderer>;
}

interface MirrorMachineOptions {
  canvas: HTMLCanvasElement;
  video: HTMLVideoElement;
  onSource: (source: FaceSource) => void;
  onWaiting: (waiting: LoadState) => void;
  onError: (code: VisitorErrorCode | null) => void;
  onDetection: (sight: MirrorDetection) => void;
  /** The graphics chip was taken away: this canvas shows nothing new any more. */
  onContextLost: () => void;
}

/** Provides a mirror, an engine and a camera to whoever requests a face. Nothing starts before; all ends with the signal. */
export function startMirrorMachine(options: MirrorMachineOptions, signal: AbortSignal): MirrorMachine {
  const { canvas, video, onSource, onWaiting, onError, onDetection, onContextLost } = options;
  let rendererPromise: Promise<MirrorRenderer> | null = null;
  let engine: Promise<FaceEngine> | null = null;
  let camera: AbortController | null = null;
  let photo: PhotoFace[] = [];
  let regions: readonly LookRegion[] = [];
  let turn = 0;
  signal.addEventListener("abort", () => {
    camera?.abort();
    photo[0]?.frame.close();
  });

  function getRenderer(): Promise<MirrorRenderer> {
    rendererPromise ??= startMirrorRenderer(
      canvas,
      { onDetection, onFailure: () => onError("E-MODEL"), onContextLost },
      signal,
    );
    // What did not come is asked for again the next time.
    rendererPromise.catch(() => (rendererPromise = null));
    return rendererPromise;
  }

  function getEngine(): Promise<FaceEngine> {
    engine ??= import("#app/kits/face/start-face-engine.ts").then(({ startFaceEngine }) =>
      startFaceEngine(
        { numFaces: 4, onProgress: (loaded, total) => onWaiting({ for: "engine", loaded, total }) },
        signal,
      ),
    );
    engine.catch(() => (engine = null));
    return engine;
  }

  /** Runs one way; `show` comes only when no other was taken meanwhile. */
  async function runStep(
    what: LoadState,
    step: () => Promise<{ source: FaceSource; show: () => void }>,
  ): Promise<boolean> {
    const myTurn = ++turn;
    onError(null);
    onWaiting(what);
    try {
      const { source, show } = await step();
      if (myTurn !== turn || signal.aborted) return false;
      show();
      onSource(source);
      return true;
    } catch (error) {
      if (myTurn === turn && !isAbort(error) && !signal.aborted) onError(errorCodeOf(error));
      return false;
    } finally {
      if (myTurn === turn) onWaiting(null);
    }
  }

  function closeCamera(): void {
    const controller = camera;
    camera = null;
    controller?.abort();
  }

  async function preparePhotoFace(place: number): Promise<{ source: FaceSource; show: () => void }> {
    const { frame, detection } = photo[place]!;
    const [renderer, copy] = await Promise.all([getRenderer(), createImageBitmap(frame)]);
    return {
      source: { kind: "photo", place, count: photo.length },
      show() {
        renderer.applyMakeup(regions);
        renderer.showStill({ frame: copy, landmarks: detection.landmarks });
        onDetection({ detection, light: null });
      },
    };
  }

  return {
    async showModel(model) {
      await runStep({ for: "stage" }, async () => {
        closeCamera();
        const [renderer, still] = await Promise.all([
          getRenderer(),
          loadModelStill({ name: model.id, hash: model.hash }, modelWidthPx, signal),
        ]);
        return {
          source: { kind: "model", id: model.id },
          show() {
            renderer.setLamp(null);
            renderer.applyMakeup(regions);
            renderer.showStill(still);
          },
        };
      });
    },

    async readPhoto(file) {
      track("cam_gate_photo");
      const isFound = await runStep({ for: "photo" }, async () => {
        closeCamera();
        const [renderer, faceEngine] = await Promise.all([getRenderer(), getEngine()]);
        onWaiting({ for: "photo" });
        const faces = await detectPhotoFaces(file, faceEngine).catch((error: unknown) => {
          throw error instanceof FaceEngineError ? error : new MirrorError("E-INPUT");
        });
        if (faces.length === 0) throw new MirrorError("E-FACE-NONE");
        photo[0]?.frame.close();
        photo = faces;
        renderer.setLamp(null);
        return preparePhotoFace(0);
      });
      if (isFound) track("vt_step2");
    },

    async showPhotoFace(place) {
      await runStep({ for: "photo" }, () => preparePhotoFace(place));
    },

    async showMirror() {
      track("cam_gate_camera");
      const isOpen = await runStep({ for: "camera" }, async () => {
        closeCamera();
        const controller = new AbortController();
        camera = controller;
        const cameraStream = await openCamera(controller.signal, {
          facing: "user",
          widthPx: 1280,
          heightPx: 720,
        });
        saveCameraConsent(createLocalStore(), "face", Date.now());
        try {
          video.srcObject = cameraStream.stream;
          await video.play();
          const [renderer, faceEngine] = await Promise.all([getRenderer(), getEngine()]);
          cameraStream.off.throwIfAborted();
          // Without WebGL2 there is no mirror.
          if (!renderer.hasMirror) throw new MirrorError("E-MODEL");
          // Hidden, unplugged, closed: the mirror is over. A frozen frame stays.
          cameraStream.off.addEventListener("abort", () => camera === controller && onSource({ kind: "worn" }));
          return {
            source: { kind: "camera" },
            show() {
              renderer.applyMakeup(regions);
              renderer.showMirror(video, faceEngine);
            },
          };
        } catch (error) {
          // The light of the camera must not stay on before an empty picture.
          controller.abort();
          throw error;
        }
      });
      if (isOpen) track("vt_step2");
    },

    async freeze() {
      await runStep(null, async () => {
        const renderer = await getRenderer();
        await renderer.freeze();
        return { source: { kind: "frozen" }, show: closeCamera };
      });
    },

    closeMirror() {
      turn++;
      closeCamera();
      onWaiting(null);
      onSource({ kind: "worn" });
    },

    applyMakeup(next) {
      regions = next;
      void rendererPromise?.then((renderer) => renderer.applyMakeup(next)).catch(() => {});
    },
    setLamp: (lamp) => void rendererPromise?.then((renderer) => renderer.setLamp(lamp)).catch(() => {}),
    renderer: getRenderer,
  };
}

function errorCodeOf(error: unknown): VisitorErrorCode {
  if (error instanceof CameraError || error instanceof MirrorError) return error.code;
  if (error instanceof FaceEngineError) return "E-MODEL";
  return error instanceof TypeError ? "E-NET" : "E-MODEL";
}
