import { keepCameraConsent } from "#app/kits/camera/camera-consent.ts";
import { CameraError } from "#app/kits/camera/camera-error.ts";
import { openCamera } from "#app/kits/camera/open-camera.ts";
import { type FaceEngine, FaceEngineError } from "#app/kits/face/face-reading.ts";
import { startFaceEngine } from "#app/kits/face/start-face-engine.ts";
import { loadMakeupStock } from "#app/kits/makeup/canonical-mesh.ts";
import { startMirror, type Still } from "#app/kits/makeup/live-mirror.ts";
import { startMakeup } from "#app/kits/makeup/makeup-renderer.ts";
import { modelStill } from "#app/kits/makeup/model-still.ts";
import { photoStills } from "#app/kits/makeup/photo-stills.ts";
import { portraitStill } from "#app/kits/makeup/portrait-still.ts";
import { makeStillRequest } from "#app/kits/makeup/still-request.ts";
import { startStillPainter } from "#app/kits/makeup/still-painter.ts";
import { inAppBrowser } from "#app/kits/share/in-app-browser.ts";
import { createLocalStore } from "#app/kits/visitor/local-store.ts";
import type { VisitorErrorCode } from "#app/kits/words/error-words.ts";
import { track } from "#app/shell/tracking/track.ts";
import type { Look } from "#contracts/look.ts";

/** Whose lids they are. */
export type LidSource = { kind: "model"; name: string } | { kind: "photo" } | { kind: "camera" } | { kind: "frozen" };

interface LidCalls {
  look: () => Look;
  /** The engine that reads faces is on its way. */
  onEngine: () => void;
  onFailure: (error: unknown) => void;
  /** The camera went off, by whatever hand. */
  onCameraOff: () => void;
}

export interface LidWays {
  showModel(face: { name: string; hash: string }): Promise<LidSource>;
  readPhoto(file: Blob): Promise<LidSource>;
  showMirror(): Promise<LidSource>;
  /** Rejects with an AbortError when the mirror ends before a face was in it. */
  freeze(): Promise<LidSource>;
  /** Another look is worn. */
  redraw(): void;
}

/** The model faces as they are delivered for a phone of two points a pixel. */
const modelWidthPx = 780;

/** The ways to lids: a model, a photograph, the mirror. Camera, engine and renderer end with the signal. */
export async function openLidWays(
  canvas: HTMLCanvasElement,
  video: HTMLVideoElement,
  calls: LidCalls,
  signal: AbortSignal,
): Promise<LidWays> {
  const stock = await loadMakeupStock(signal);
  const renderer = startMakeup(canvas, stock, signal);
  const painter = renderer ?? startStillPainter(canvas, stock);
  let engine: Promise<FaceEngine> | null = null;
  let camera: AbortController | null = null;
  let mirror: AbortController | null = null;
  let still: Still | null = null;
  const request = makeStillRequest();
  signal.addEventListener("abort", () => {
    camera?.abort();
    endMirror();
    still?.frame.close();
  });

  const dressings = () => [{ look: calls.look(), fromX: 0, toX: 1 }];
  function draw(): void {
    if (!still) return;
    const { frame, landmarks } = still;
    const size = { widthPx: frame.width, heightPx: frame.height };
    painter.render({ frame, ...size, faces: [landmarks], dressings: dressings() });
  }
  function endMirror(): void {
    mirror?.abort();
    mirror = null;
    request.cancel();
  }
  async function show(next: Still): Promise<void> {
    endMirror();
    const portrait = await portraitStill(next);
    still?.frame.close();
    still = portrait;
    draw();
  }
  function engineOf(): Promise<FaceEngine> {
    calls.onEngine();
    engine ??= startFaceEngine({ numFaces: 2, onProgress: () => {} }, signal).catch((error: unknown) => {
      engine = null;
      throw error;
    });
    return engine;
  }
  function closeCamera(): void {
    const own = camera;
    camera = null;
    own?.abort();
  }

  return {
    redraw: draw,

    async showModel(face) {
      closeCamera();
      await show(await modelStill(face, modelWidthPx, signal));
      return { kind: "model", name: face.name };
    },

    async readPhoto(file) {
      track("cam_gate_photo");
      closeCamera();
      const stills = await photoStills(file, await engineOf()).catch((error: unknown) => {
        throw error instanceof FaceEngineError ? error : new LidTrouble("E-INPUT");
      });
      const [first, ...others] = stills;
      for (const { frame } of others) frame.close();
      if (!first) throw new LidTrouble("E-FACE-NONE");
      await show(first);
      return { kind: "photo" };
    },

    async showMirror() {
      track("cam_gate_camera");
      // A mirror is painted by WebGL2 or not at all: where there is none, no camera is asked for.
      if (!renderer) throw new LidTrouble("E-MODEL");
      closeCamera();
      const own = new AbortController();
      camera = own;
      const isInApp = inAppBrowser(navigator.userAgent) !== null;
      const opened = await openCamera(own.signal, { facing: "user", widthPx: 1280, heightPx: 720, isInApp });
      keepCameraConsent(createLocalStore(), "face", Date.now());
      opened.off.addEventListener("abort", () => camera === own && calls.onCameraOff());
      try {
        video.srcObject = opened.stream;
        await video.play();
        const reader = await engineOf();
        opened.off.throwIfAborted();
        endMirror();
        mirror = new AbortController();
        still?.frame.close();
        still = null;
        const wish = () => ({ dressings: dressings() });
        const parts = { video, engine: reader, renderer, wish, onSight: () => {}, wantedStill: request.taker };
        startMirror({ ...parts, onFailure: calls.onFailure }, mirror.signal);
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
class LidTrouble extends Error {
  readonly code: VisitorErrorCode;
  constructor(code: VisitorErrorCode) {
    super(code);
    this.code = code;
  }
}

/** What a visitor is told of what went wrong on the way to a face. */
export function troubleOf(error: unknown): VisitorErrorCode {
  if (error instanceof CameraError || error instanceof LidTrouble) return error.code;
  if (error instanceof FaceEngineError) return "E-MODEL";
  return error instanceof TypeError ? "E-NET" : "E-MODEL";
}
