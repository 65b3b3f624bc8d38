import { isAbort } from "#app/kits/basics/abort.ts";
import type { Rgb } from "#app/kits/basics/srgb.ts";
import { CameraError } from "#app/kits/camera/camera-error.ts";
import { keepCameraConsent } from "#app/kits/camera/camera-consent.ts";
import { openCamera } from "#app/kits/camera/open-camera.ts";
import { type FaceEngine, FaceEngineError } from "#app/kits/face/face-reading.ts";
import type { Dressing } from "#app/kits/makeup/face-drawing.ts";
import type { MirrorSight } from "#app/kits/makeup/live-mirror.ts";
import { inAppBrowser } from "#app/kits/share/in-app-browser.ts";
import { createLocalStore } from "#app/kits/visitor/local-store.ts";
import type { VisitorErrorCode } from "#app/kits/words/error-words.ts";
import { track } from "#app/shell/tracking/track.ts";
import { modelStill } from "#app/kits/makeup/model-still.ts";
import { type PhotoFace, photoFaces } from "./photo-faces.ts";
import { type Source, Trouble, type Waiting } from "./source.ts";
import { type Stage, startStage } from "./start-stage.ts";

/** The ways to a face. Each ends the one before; what goes wrong is told, and the face that was there stays. */
/** Wide enough for the picture on a phone. */
const modelWidthPx = 780;

export interface Ways {
  showModel(model: { id: string; hash: string }): Promise<void>;
  readPhoto(file: Blob): Promise<void>;
  /** Another face of the photograph that was read last. */
  showPhotoFace(place: number): Promise<void>;
  /** Call it straight from a tap: the browser asks for the camera. */
  showMirror(): Promise<void>;
  /** Stops the mirror at its next frame with a face; the camera goes off. */
  freeze(): Promise<void>;
  closeMirror(): void;
  wear(dressings: readonly Dressing[]): void;
  setLamp(lamp: Rgb | null): void;
  stage(): Promise<Stage>;
}

interface WaysParts {
  canvas: HTMLCanvasElement;
  video: HTMLVideoElement;
  onSource: (source: Source) => void;
  onWaiting: (waiting: Waiting) => void;
  onTrouble: (code: VisitorErrorCode | null) => void;
  onSight: (sight: MirrorSight) => void;
  /** The graphics chip was taken away: this canvas shows nothing new any more. */
  onLost: () => void;
}

/** Lends a stage, an engine and a camera to whoever asks for a face. Nothing starts before; all ends with the signal. */
export function startWays(parts: WaysParts, signal: AbortSignal): Ways {
  const { canvas, video, onSource, onWaiting, onTrouble, onSight, onLost } = parts;
  let stage: Promise<Stage> | null = null;
  let engine: Promise<FaceEngine> | null = null;
  let camera: AbortController | null = null;
  let photo: PhotoFace[] = [];
  let dressings: readonly Dressing[] = [];
  let turn = 0;
  signal.addEventListener("abort", () => {
    camera?.abort();
    photo[0]?.frame.close();
  });

  function stageOf(): Promise<Stage> {
    stage ??= startStage(canvas, { onSight, onFailure: () => onTrouble("E-MODEL"), onLost }, signal);
    // What did not come is asked for again the next time.
    stage.catch(() => (stage = null));
    return stage;
  }

  function engineOf(): Promise<FaceEngine> {
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
  async function take(what: Waiting, way: () => Promise<{ source: Source; show: () => void }>): Promise<boolean> {
    const mine = ++turn;
    onTrouble(null);
    onWaiting(what);
    try {
      const { source, show } = await way();
      if (mine !== turn || signal.aborted) return false;
      show();
      onSource(source);
      return true;
    } catch (error) {
      if (mine === turn && !isAbort(error) && !signal.aborted) onTrouble(troubleOf(error));
      return false;
    } finally {
      if (mine === turn) onWaiting(null);
    }
  }

  function closeCamera(): void {
    const own = camera;
    camera = null;
    own?.abort();
  }

  async function photoFace(place: number): Promise<{ source: Source; show: () => void }> {
    const { frame, reading } = photo[place]!;
    const [ready, copy] = await Promise.all([stageOf(), createImageBitmap(frame)]);
    return {
      source: { kind: "photo", place, count: photo.length },
      show() {
        ready.wear(dressings);
        ready.showStill({ frame: copy, landmarks: reading.landmarks });
        onSight({ reading, light: null });
      },
    };
  }

  return {
    async showModel(model) {
      await take({ for: "stage" }, async () => {
        closeCamera();
        const [ready, still] = await Promise.all([
          stageOf(),
          modelStill({ name: model.id, hash: model.hash }, modelWidthPx, signal),
        ]);
        return {
          source: { kind: "model", id: model.id },
          show() {
            ready.setLamp(null);
            ready.wear(dressings);
            ready.showStill(still);
          },
        };
      });
    },

    async readPhoto(file) {
      track("cam_gate_photo");
      const isFound = await take({ for: "photo" }, async () => {
        closeCamera();
        const [ready, eyes] = await Promise.all([stageOf(), engineOf()]);
        onWaiting({ for: "photo" });
        const faces = await photoFaces(file, eyes).catch((error: unknown) => {
          throw error instanceof FaceEngineError ? error : new Trouble("E-INPUT");
        });
        if (faces.length === 0) throw new Trouble("E-FACE-NONE");
        photo[0]?.frame.close();
        photo = faces;
        ready.setLamp(null);
        return photoFace(0);
      });
      if (isFound) track("vt_step2");
    },

    async showPhotoFace(place) {
      await take({ for: "photo" }, () => photoFace(place));
    },

    async showMirror() {
      track("cam_gate_camera");
      const isOpen = await take({ for: "camera" }, async () => {
        closeCamera();
        const own = new AbortController();
        camera = own;
        const isInApp = inAppBrowser(navigator.userAgent) !== null;
        const opened = await openCamera(own.signal, { facing: "user", widthPx: 1280, heightPx: 720, isInApp });
        keepCameraConsent(createLocalStore(), "face", Date.now());
        try {
          video.srcObject = opened.stream;
          await video.play();
          const [ready, eyes] = await Promise.all([stageOf(), engineOf()]);
          opened.off.throwIfAborted();
          // Without WebGL2 there is no mirror.
          if (!ready.hasMirror) throw new Trouble("E-MODEL");
          // Hidden, unplugged, closed: the mirror is over. A frozen frame stays.
          opened.off.addEventListener("abort", () => camera === own && onSource({ kind: "worn" }));
          return {
            source: { kind: "camera" },
            show() {
              ready.wear(dressings);
              ready.showMirror(video, eyes);
            },
          };
        } catch (error) {
          // The light of the camera must not stay on before an empty picture.
          own.abort();
          throw error;
        }
      });
      if (isOpen) track("vt_step2");
    },

    async freeze() {
      await take(null, async () => {
        const ready = await stageOf();
        await ready.freeze();
        return { source: { kind: "frozen" }, show: closeCamera };
      });
    },

    closeMirror() {
      turn++;
      closeCamera();
      onWaiting(null);
      onSource({ kind: "worn" });
    },

    wear(next) {
      dressings = next;
      void stage?.then((ready) => ready.wear(next)).catch(() => {});
    },
    setLamp: (lamp) => void stage?.then((ready) => ready.setLamp(lamp)).catch(() => {}),
    stage: stageOf,
  };
}

function troubleOf(error: unknown): VisitorErrorCode {
  if (error instanceof CameraError || error instanceof Trouble) return error.code;
  if (error instanceof FaceEngineError) return "E-MODEL";
  return error instanceof TypeError ? "E-NET" : "E-MODEL";
}
