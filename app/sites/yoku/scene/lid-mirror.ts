import { saveCameraConsent } from "#app/kits/camera/camera-consent.ts";
import { CameraError } from "#app/kits/camera/camera-error.ts";
import { openCamera } from "#app/kits/camera/open-camera.ts";
import { type FaceEngine, FaceEngineError } from "#app/kits/face/face-engine-types.ts";
import { startFaceEngine } from "#app/kits/face/start-face-engine.ts";
import { loadMakeupAssets } from "#app/kits/makeup/makeup-assets.ts";
import { startMirror, type Still } from "#app/kits/makeup/live-mirror.ts";
import { startMakeupRenderer } from "#app/kits/makeup/makeup-renderer.ts";
import { loadModelStill } from "#app/kits/makeup/model-still.ts";
import { createPhotoStills } from "#app/kits/makeup/photo-stills.ts";
import { createPortraitStill } from "#app/kits/makeup/portrait-still.ts";
import { createStillRequest } from "#app/kits/makeup/still-request.ts";
import { startStillPainter } from "#app/kits/makeup/still-painter.ts";
import { createLocalStore } from "#app/kits/visitor/local-store.ts";
import type { VisitorErrorCode } from "#app/kits/i18n/error-messages.ts";
import { track } from "#app/kits/analytics/track.ts";
import type { Look } from "#contracts/look.ts";

/** Whose lids they are. */
export type LidSource = { kind: "model"; name: string } | { kind: "photo" } | { kind: "camera" } | { kind: "frozen" };

interface LidMirrorOptions {
  getLook: () => Look;
  /** The engine that reads faces is on its way. */
  onEngineLoading: () => void;
  onError: (error: unknown) => void;
  /** The camera went off, by whatever hand. */
  onCameraOff: () => void;
}

export interface LidMirror {
  showModel(face: { name: string; hash: string }): Promise<LidSource>;
  showPhoto(file: Blob): Promise<LidSource>;
  showMirror(): Promise<LidSource>;
  /** Rejects with an AbortError when the mirror ends before a face was in it. */
  freeze(): Promise<LidSource>;
  /** Another look is worn. */
  redraw(): void;
}

/** The model faces as they are delivered for a phone of two points a pixel. */
const modelWidthPx = 780;

/** The ways to lids: a model, a photograph, the mirror. Camera, engine and renderer end with the signal. */
export async function startLidMirror(
  canvas: HTMLCanvasElement,
  video: HTMLVideoElement,
  options: LidMirrorOptions,
  signal: AbortSignal,
): Promise<LidMirror> {
  const assets = await loadMakeupAssets(signal);
  const renderer = startMakeupRenderer(canvas, assets, signal);
  const painter = renderer ?? startStillPainter(canvas, assets);
  let engine: Promise<FaceEngine> | null = null;
  let camera: AbortController | null = null;
  let mirror: AbortController | null = null;
  let still: Still | null = null;
  const request = createStillRequest();
  signal.addEventListener("abort", () => {
    camera?.abort();
    endMirror();
    still?.frame.close();
  });

  const getLookRegions = () => [{ look: options.getLook(), fromX: 0, toX: 1 }];
  function draw(): void {
    if (!still) return;
    const { frame, landmarks } = still;
    const size = { widthPx: frame.width, heightPx: frame.height };
    painter.render({ frame, ...size, faces: [landmarks], lookRegions: getLookRegions() });
  }
  function endMirror(): void {
    mirror?.abort();
    mirror = null;
    request.cancel();
  }
  async function show(next: Still): Promise<void> {
    endMirror();
    const portrait = await createPortraitStill(next);
    still?.frame.close();
    still = portrait;
    draw();
  }
  function loadEngine(): Promise<FaceEngine> {
    options.onEngineLoading();
    engine ??= startFaceEngine({ numFaces: 2, onProgress: () => {} }, signal).catch((error: unknown) => {
      engine = null;
      throw error;
    });
    return engine;
  }
  function closeCamera(): void {
    const session = camera;
    camera = null;
    session?.abort();
  }

  return {
    redraw: draw,

    async showModel(face) {
      closeCamera();
      await show(await loadModelStill(face, modelWidthPx, signal));
      return { kind: "model", name: face.name };
    },

    async showPhoto(file) {
      track("cam_gate_photo");
      closeCamera();
      const stills = await createPhotoStills(file, await loadEngine()).catch((error: unknown) => {
        throw error instanceof FaceEngineError ? error : new LidError("E-INPUT");
      });
      const [first, ...others] = stills;
      for (const { frame } of others) frame.close();
      if (!first) throw new LidError("E-FACE-NONE");
      await show(first);
      return { kind: "photo" };
    },

    async showMirror() {
      track("cam_gate_camera");
      // A mirror is painted by WebGL2 or not at all: where there is none, no camera is asked for.
      if (!renderer) throw new LidError("E-MODEL");
      closeCamera();
      const session = new AbortController();
      camera = session;
      const opened = await openCamera(session.signal, { facing: "user", widthPx: 1280, heightPx: 720 });
      saveCameraConsent(createLocalStore(), "face", Date.now());
      opened.off.addEventListener("abort", () => camera === session && options.onCameraOff());
      try {
        video.srcObject = opened.stream;
        await video.play();
        const faceEngine = await loadEngine();
        opened.off.throwIfAborted();
        endMirror();
        mirror = new AbortController();
        still?.frame.close();
        still = null;
        const getSettings = () => ({ lookRegions: getLookRegions() });
        const parts = {
          video,
          engine: faceEngine,
          renderer,
          getSettings,
          onDetection: () => {},
          getStillTaker: request.taker,
        };
        startMirror({ ...parts, onFailure: options.onError }, mirror.signal);
      } catch (error) {
        // The light of the camera must not stay on before an empty picture.
        closeCamera();
        throw error;
      }
      return { kind: "camera" };
    },

    async freeze() {
      await show(await request.next());
      closeCamera();
      return { kind: "frozen" };
    },
  };
}

/** A way that ended with something to tell. */
class LidError extends Error {
  readonly code: VisitorErrorCode;
  constructor(code: VisitorErrorCode) {
    super(code);
    this.code = code;
  }
}

/** What a visitor is told of what went wrong on the way to a face. */
export function errorCodeOf(error: unknown): VisitorErrorCode {
  if (error instanceof CameraError || error instanceof LidError) return error.code;
  if (error instanceof FaceEngineError) return "E-MODEL";
  return error instanceof TypeError ? "E-NET" : "E-MODEL";
}
