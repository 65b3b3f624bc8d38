import { onAbort } from "../basics/abort.ts";
import { loadOnce } from "../basics/load-once.ts";
import { track } from "../analytics/track.ts";
import type { OnProgress } from "../face/download.ts";
import { loadModelStill } from "../makeup/model-still.ts";
import type { VisitorErrorCode } from "../i18n/error-messages.ts";
import type { FaceView } from "./face-view.ts";
import { MirrorError } from "./mirror-error.ts";
import { hasWebgl2 } from "./has-webgl2.ts";
import { createLiveCamera } from "./live-camera.ts";
import { createMirrorMachine, type MirrorMachine } from "./mirror-machine.ts";
import type { FacePresence } from "./mirror-state.ts";
import type { MirrorStore } from "./mirror-store.ts";
import { createPhotoFaces, type WholePhoto } from "./photo-faces.ts";
import { createRequestRunner, type MirrorRequest } from "./run-request.ts";
import type { FaceFacts } from "./show-live.ts";

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
  /** All faces of that photograph at once. */
  showPhotoGroup(): Promise<boolean>;
  /** That photograph, to choose a face in it. Only after one was read. */
  lookAtPhoto(): WholePhoto;
  /** Call it straight from a tap: the browser asks for the camera. */
  openCamera(): Promise<boolean>;
  /** Keeps the camera's next frame with a face in it; then the camera is off. False where no camera is on. */
  freeze(): Promise<boolean>;
  /** Camera off, back to the served picture. */
  close(): void;
  /** What is worn is another. Does nothing before there is a view. */
  redraw(): void;
  getView(): Promise<View>;
  /** Starts engine and view before a face is asked for; nothing is shown or told. What does not come now comes with the face. */
  prepare(): Promise<void>;
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

/** Under this luminance of eyes and skin no colour can be told. */
const darkY = 0.06;

/** Provides view, engine and camera to whoever requests a face. Nothing starts before; all of it ends with the signal. */
export function startMirror<View extends FaceView>(options: MirrorOptions<View>, signal: AbortSignal): Mirror<View> {
  const { canDrawLive = hasWebgl2 } = options;
  const machine = createMirrorMachine(options.store);
  const { view, engine, showProgress, photo, camera } = createParts(options, machine, signal);
  const run = createRequestRunner(
    {
      machine,
      showStill: async (still, source) => (await view.get()).showStill(still, source),
      async showBare(frame) {
        const opened = await view.get();
        if (opened.showBare) await opened.showBare(frame);
        else frame.close();
        return opened.showBare !== undefined;
      },
    },
    signal,
  );
  /** Every request but that to freeze ends the camera first. */
  function request(wanted: MirrorRequest): Promise<boolean> {
    camera.close();
    return run(wanted);
  }

  return {
    getView: view.get,
    prepare: () => Promise.all([engine.get(), view.get()]).then(() => {}),
    redraw: () =>
      void view
        .peek()
        ?.then((opened) => opened.redraw())
        .catch(() => {}),

    showModel: (model, error = null) =>
      request({
        loading: { for: "view" },
        error,
        async bring() {
          const [still] = await Promise.all([loadModelStill(model, options.modelWidthPx, signal), view.get()]);
          return { source: { kind: "model", name: model.name }, still };
        },
      }),

    readPhoto(file) {
      track("cam_gate_photo");
      return request({
        loading: { for: "photo" },
        async bring(turn) {
          showProgress();
          const [faceEngine] = await Promise.all([engine.get(), view.get()]);
          machine.dispatch({ type: "load", turn, loading: { for: "photo" } });
          return photo.read(file, faceEngine);
        },
      });
    },

    showPhotoFace: (index) => request({ loading: { for: "photo" }, bring: () => photo.get(index) }),

    showPhotoGroup: () => request({ loading: { for: "photo" }, bring: photo.getGroup }),
    lookAtPhoto: photo.look,

    openCamera() {
      track("cam_gate_camera");
      return request({
        loading: { for: "camera" },
        async bring(turn) {
          if (!canDrawLive()) throw new MirrorError("E-MODEL");
          const start = await camera.open(() => void machine.dispatch({ type: "bare", turn }));
          return { source: { kind: "camera" }, start };
        },
      });
    },

    async freeze() {
      if (machine.get().source.kind !== "camera") return false;
      return run({
        loading: null,
        async bring() {
          const still = await camera.nextStill();
          camera.close();
          return { source: { kind: "frozen" }, still };
        },
      });
    },

    close() {
      camera.close();
      machine.dispatch({ type: "close" });
    },
  };
}

/** What a mirror is made of; each part begins when it is first asked for. */
function createParts<View extends FaceView>(options: MirrorOptions<View>, machine: MirrorMachine, signal: AbortSignal) {
  const { video, numFaces, onFrame } = options;
  const view = loadOnce(() =>
    options.openView(signal, () => {
      machine.dispatch({ type: "contextLost" });
      options.onContextLost();
    }),
  );
  /** Of the engine's files; null while none of them is on its way. */
  let progress: { loaded: number; total: number } | null = null;
  const engine = loadOnce(async () => {
    const { startFaceEngine } = await import("../face/start-face-engine.ts");
    const onProgress: OnProgress = (loaded, total) => {
      progress = { loaded, total };
      showProgress();
    };
    return startFaceEngine({ numFaces, onProgress }, signal).finally(() => (progress = null));
  });
  /** Whoever begins to wait in the middle of a download learns at once how far it is. */
  function showProgress(): void {
    if (progress) machine.dispatch({ type: "progress", ...progress });
  }
  const photo = createPhotoFaces(options.photoEdgePx, onFrame);
  const camera = createLiveCamera({
    ...{ video, getView: view.get, getEngine: engine.get },
    onFrame(facts) {
      machine.dispatch({ type: "detect", presence: presenceOf(facts) });
      onFrame(facts);
    },
    onOff: () => void machine.dispatch({ type: "cameraOff" }),
    onEngineLost(lost) {
      // An engine that stopped answering is started anew the next time.
      lost.stop();
      engine.drop();
      machine.dispatch({ type: "cameraOff", error: "E-MODEL" });
    },
  });
  onAbort(signal, () => {
    camera.close();
    photo.close();
  });
  return { view, engine, showProgress, photo, camera };
}

function presenceOf({ detection, light }: FaceFacts): FacePresence {
  if (!detection) return "none";
  return light && light.whiteY < darkY && light.skinY < darkY ? "dark" : "face";
}
