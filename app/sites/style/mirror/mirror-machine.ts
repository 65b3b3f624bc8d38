import { saveCameraConsent } from "#app/kits/camera/camera-consent.ts";
import { CameraError } from "#app/kits/camera/camera-error.ts";
import { openCamera } from "#app/kits/camera/open-camera.ts";
import { type FaceEngine, FaceEngineError } from "#app/kits/face/face-engine-types.ts";
import { startFaceEngine } from "#app/kits/face/start-face-engine.ts";
import type { Still } from "#app/kits/makeup/live-mirror.ts";
import { loadModelStill } from "#app/kits/makeup/model-still.ts";
import { createPhotoStills } from "#app/kits/makeup/photo-stills.ts";
import { createLocalStore } from "#app/kits/visitor/local-store.ts";
import type { VisitorErrorCode } from "#app/kits/i18n/error-messages.ts";
import { track } from "#app/kits/analytics/track.ts";
import {
  type MirrorCanvases,
  type MirrorRenderer,
  type MirrorRendererCallbacks,
  startMirrorRenderer,
} from "./mirror-renderer.ts";

/** A model face cut out as a portrait stays fine on a phone of three points a pixel. */
const modelWidthPx = 1080;

export interface MirrorMachineCallbacks extends MirrorRendererCallbacks {
  /** Bytes of the engine on their way. */
  onProgress: (loaded: number, total: number) => void;
  /** The picture is being read. */
  onPhotoOpened: () => void;
  /** The camera went off, by whatever hand. */
  onCameraOff: () => void;
}

/**
 * The ways to a face: a model, a photograph, the mirror. Comes with the first of them; camera, engine and stage start
 * when they are needed and end with the signal. Each way throws what `troubleOf` can name.
 */
export function startMirrorMachine(
  canvases: MirrorCanvases,
  video: HTMLVideoElement,
  callbacks: MirrorMachineCallbacks,
  signal: AbortSignal,
) {
  let rendererPromise: Promise<MirrorRenderer> | null = null;
  let engine: Promise<FaceEngine> | null = null;
  let camera: AbortController | null = null;
  let photos: Still[] = [];
  signal.addEventListener("abort", () => {
    camera?.abort();
    for (const { frame } of photos) frame.close();
  });

  // What did not come is asked for again the next time.
  const getRenderer = (): Promise<MirrorRenderer> => {
    rendererPromise ??= startMirrorRenderer(canvases, callbacks, signal).catch((error: unknown) => {
      rendererPromise = null;
      throw error;
    });
    return rendererPromise;
  };
  const getEngine = (): Promise<FaceEngine> => {
    engine ??= startFaceEngine({ numFaces: 4, onProgress: callbacks.onProgress }, signal).catch((error: unknown) => {
      engine = null;
      throw error;
    });
    return engine;
  };
  const closeCamera = (): void => {
    camera?.abort();
    camera = null;
  };
  async function showPhoto(place: number): Promise<number> {
    const { frame, landmarks } = photos[place]!;
    await (await getRenderer()).showStill({ frame: await createImageBitmap(frame), landmarks });
    return photos.length;
  }

  return {
    closeCamera,
    showPhoto,
    redraw: (): void => void rendererPromise?.then((renderer) => renderer.redraw()).catch(() => {}),

    async showModel(model: { name: string; hash: string }): Promise<void> {
      closeCamera();
      const [renderer, still] = await Promise.all([getRenderer(), loadModelStill(model, modelWidthPx, signal)]);
      await renderer.showStill(still);
    },

    /** Gives how many faces are in it; the largest is shown. */
    async readPhoto(file: Blob): Promise<number> {
      track("cam_gate_photo");
      closeCamera();
      const [, faceEngine] = await Promise.all([getRenderer(), getEngine()]);
      callbacks.onPhotoOpened();
      const stills = await createPhotoStills(file, faceEngine).catch((error: unknown) => {
        throw error instanceof FaceEngineError ? error : new MirrorError("E-INPUT");
      });
      if (stills.length === 0) throw new MirrorError("E-FACE-NONE");
      for (const { frame } of photos) frame.close();
      photos = stills;
      return showPhoto(0);
    },

    async showMirror(): Promise<void> {
      track("cam_gate_camera");
      closeCamera();
      const controller = new AbortController();
      camera = controller;
      const cameraStream = await openCamera(controller.signal, {
        facing: "user",
        widthPx: 1280,
        heightPx: 720,
      });
      saveCameraConsent(createLocalStore(), "face", Date.now());
      cameraStream.off.addEventListener("abort", callbacks.onCameraOff);
      video.srcObject = cameraStream.stream;
      await video.play();
      const [renderer, faceEngine] = await Promise.all([getRenderer(), getEngine()]);
      cameraStream.off.throwIfAborted();
      // Without WebGL2 there is no mirror: the light of the camera must not stay on before an empty picture.
      if (!renderer.hasMirror) {
        closeCamera();
        throw new MirrorError("E-MODEL");
      }
      renderer.showMirror(video, faceEngine);
    },

    async freeze(): Promise<void> {
      await (await getRenderer()).freeze();
      closeCamera();
    },
  };
}

export type MirrorMachine = ReturnType<typeof startMirrorMachine>;

/** A way to a face that ended with something to tell. */
class MirrorError extends Error {
  readonly code: VisitorErrorCode;
  constructor(code: VisitorErrorCode) {
    super(code);
    this.code = code;
  }
}

/** What a visitor is told of what went wrong on the way to a face. */
export function troubleOf(error: unknown): VisitorErrorCode {
  if (error instanceof CameraError || error instanceof MirrorError) return error.code;
  if (error instanceof FaceEngineError) return "E-MODEL";
  return error instanceof TypeError ? "E-NET" : "E-MODEL";
}
