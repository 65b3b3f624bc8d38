import { keepCameraConsent } from "#app/kits/camera/camera-consent.ts";
import { CameraError } from "#app/kits/camera/camera-error.ts";
import { openCamera } from "#app/kits/camera/open-camera.ts";
import { type FaceEngine, FaceEngineError } from "#app/kits/face/face-reading.ts";
import { startFaceEngine } from "#app/kits/face/start-face-engine.ts";
import type { Still } from "#app/kits/makeup/live-mirror.ts";
import { modelStill } from "#app/kits/makeup/model-still.ts";
import { photoStills } from "#app/kits/makeup/photo-stills.ts";
import { inAppBrowser } from "#app/kits/share/in-app-browser.ts";
import { createLocalStore } from "#app/kits/visitor/local-store.ts";
import type { VisitorErrorCode } from "#app/kits/words/error-words.ts";
import { track } from "#app/shell/tracking/track.ts";
import { type HalvesPlaces, type HalvesStage, type StageCalls, startHalves } from "./start-halves.ts";

/** A model face cut out as a portrait stays fine on a phone of three points a pixel. */
const modelWidthPx = 1080;

export interface FacesCalls extends StageCalls {
  /** Bytes of the engine on their way. */
  onProgress: (loaded: number, total: number) => void;
  /** The picture is being read. */
  onReading: () => void;
  /** The camera went off, by whatever hand. */
  onCameraOff: () => void;
}

/**
 * The ways to a face: a model, a photograph, the mirror. Comes with the first of them; camera, engine and stage start
 * when they are needed and end with the signal. Each way throws what `troubleOf` can name.
 */
export function openFaces(places: HalvesPlaces, video: HTMLVideoElement, calls: FacesCalls, signal: AbortSignal) {
  let stage: Promise<HalvesStage> | null = null;
  let engine: Promise<FaceEngine> | null = null;
  let camera: AbortController | null = null;
  let photos: Still[] = [];
  signal.addEventListener("abort", () => {
    camera?.abort();
    for (const { frame } of photos) frame.close();
  });

  // What did not come is asked for again the next time.
  const stageOf = (): Promise<HalvesStage> => {
    stage ??= startHalves(places, calls, signal).catch((error: unknown) => {
      stage = null;
      throw error;
    });
    return stage;
  };
  const engineOf = (): Promise<FaceEngine> => {
    engine ??= startFaceEngine({ numFaces: 4, onProgress: calls.onProgress }, signal).catch((error: unknown) => {
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
    await (await stageOf()).showStill({ frame: await createImageBitmap(frame), landmarks });
    return photos.length;
  }

  return {
    closeCamera,
    showPhoto,
    redraw: (): void => void stage?.then((there) => there.redraw()).catch(() => {}),

    async showModel(model: { name: string; hash: string }): Promise<void> {
      closeCamera();
      const [there, still] = await Promise.all([stageOf(), modelStill(model, modelWidthPx, signal)]);
      await there.showStill(still);
    },

    /** Gives how many faces are in it; the largest is shown. */
    async readPhoto(file: Blob): Promise<number> {
      track("cam_gate_photo");
      closeCamera();
      const [, reader] = await Promise.all([stageOf(), engineOf()]);
      calls.onReading();
      const stills = await photoStills(file, reader).catch((error: unknown) => {
        throw error instanceof FaceEngineError ? error : new FaceTrouble("E-INPUT");
      });
      if (stills.length === 0) throw new FaceTrouble("E-FACE-NONE");
      for (const { frame } of photos) frame.close();
      photos = stills;
      return showPhoto(0);
    },

    async showMirror(): Promise<void> {
      track("cam_gate_camera");
      closeCamera();
      const own = new AbortController();
      camera = own;
      const isInApp = inAppBrowser(navigator.userAgent) !== null;
      const opened = await openCamera(own.signal, { facing: "user", widthPx: 1280, heightPx: 720, isInApp });
      keepCameraConsent(createLocalStore(), "face", Date.now());
      opened.off.addEventListener("abort", calls.onCameraOff);
      video.srcObject = opened.stream;
      await video.play();
      const [there, reader] = await Promise.all([stageOf(), engineOf()]);
      opened.off.throwIfAborted();
      // Without WebGL2 there is no mirror: the light of the camera must not stay on before an empty picture.
      if (!there.hasMirror) {
        closeCamera();
        throw new FaceTrouble("E-MODEL");
      }
      there.showMirror(video, reader);
    },

    async freeze(): Promise<void> {
      await (await stageOf()).freeze();
      closeCamera();
    },
  };
}

export type OpenFaces = ReturnType<typeof openFaces>;

/** A way to a face that ended with something to tell. */
class FaceTrouble extends Error {
  readonly code: VisitorErrorCode;
  constructor(code: VisitorErrorCode) {
    super(code);
    this.code = code;
  }
}

/** What a visitor is told of what went wrong on the way to a face. */
export function troubleOf(error: unknown): VisitorErrorCode {
  if (error instanceof CameraError || error instanceof FaceTrouble) return error.code;
  if (error instanceof FaceEngineError) return "E-MODEL";
  return error instanceof TypeError ? "E-NET" : "E-MODEL";
}
