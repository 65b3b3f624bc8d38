import { useCallback, useEffect, useRef, useState } from "react";
import { isAbort } from "#app/kits/basics/abort.ts";
import type { Rgb } from "#app/kits/basics/srgb.ts";
import { CameraError } from "#app/kits/camera/camera-error.ts";
import { keepCameraConsent } from "#app/kits/camera/camera-consent.ts";
import { openCamera, type OpenCamera } from "#app/kits/camera/open-camera.ts";
import { type FaceEngine, FaceEngineError } from "#app/kits/face/face-reading.ts";
import type { Dressing } from "#app/kits/makeup/face-drawing.ts";
import type { MirrorSight, Still } from "#app/kits/makeup/live-mirror.ts";
import { inAppBrowser } from "#app/kits/share/in-app-browser.ts";
import { createLocalStore } from "#app/kits/visitor/local-store.ts";
import type { VisitorErrorCode } from "#app/kits/words/error-words.ts";
import { track } from "#app/shell/tracking/track.ts";
import type { Stage } from "../stage/start-stage.ts";

/** Whose face wears it: the server's picture, a model, a photograph, the mirror, or a frozen frame of it. */
export type Source =
  | { kind: "worn" }
  | { kind: "model"; id: string }
  | { kind: "photo"; place: number; count: number }
  | { kind: "camera"; camera: OpenCamera | null }
  | { kind: "frozen" };

/** What is under way; `loaded` and `total` in bytes. */
export type Waiting = { for: "stage" | "camera" | "photo" } | { for: "engine"; loaded: number; total: number } | null;

/**
 * Everything that runs behind the picture: the renderer, the camera, the engine. Nothing starts before it is asked for,
 * and all of it ends with the part.
 */
export function useStage(onSight: (sight: MirrorSight) => void) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const run = useRef<{ leaving: AbortController; stage?: Promise<Stage>; engine?: Promise<FaceEngine> } | null>(null);
  const camera = useRef<AbortController | null>(null);
  const photos = useRef<Still[]>([]);
  const dressings = useRef<readonly Dressing[]>([]);
  const sight = useRef(onSight);
  useEffect(() => {
    sight.current = onSight;
  });
  const [source, setSource] = useState<Source>({ kind: "worn" });
  const [waiting, setWaiting] = useState<Waiting>(null);
  const [trouble, setTrouble] = useState<VisitorErrorCode | null>(null);

  const lend = useCallback(() => (run.current ??= { leaving: new AbortController() }), []);
  useEffect(() => {
    lend();
    return () => {
      run.current?.leaving.abort();
      run.current = null;
    };
  }, [lend]);

  const stageOf = useCallback((): Promise<Stage> => {
    const own = lend();
    const place = canvas.current;
    if (!place) return Promise.reject(new Error("the stage is not there yet"));
    own.stage ??= import("../stage/start-stage.ts").then(({ startStage }) =>
      startStage(
        place,
        { onSight: (seen) => sight.current(seen), onFailure: () => setTrouble("E-MODEL") },
        own.leaving.signal,
      ),
    );
    // What did not come is asked for again the next time.
    own.stage.catch(() => delete own.stage);
    return own.stage;
  }, [lend]);

  const engineOf = useCallback((): Promise<FaceEngine> => {
    const own = lend();
    own.engine ??= import("#app/kits/face/start-face-engine.ts").then(({ startFaceEngine }) =>
      startFaceEngine(
        { numFaces: 4, onProgress: (loaded, total) => setWaiting({ for: "engine", loaded, total }) },
        own.leaving.signal,
      ),
    );
    own.engine.catch(() => delete own.engine);
    return own.engine;
  }, [lend]);

  /** Runs one way to a face; what goes wrong becomes a message, and the face that was there stays. */
  const attempt = useCallback(
    async (what: Waiting, work: () => Promise<Source>): Promise<void> => {
      setTrouble(null);
      setWaiting(what);
      try {
        setSource(await work());
      } catch (error) {
        if (!isAbort(error) && !lend().leaving.signal.aborted) setTrouble(troubleOf(error));
      } finally {
        setWaiting(null);
      }
    },
    [lend],
  );

  const closeCamera = useCallback(() => {
    camera.current?.abort();
    camera.current = null;
  }, []);

  const wear = useCallback((next: readonly Dressing[]): void => {
    dressings.current = next;
    void run.current?.stage?.then((stage) => stage.wear(next)).catch(() => {});
  }, []);

  const showModel = useCallback(
    (model: { id: string; hash: string }): Promise<void> =>
      attempt({ for: "stage" }, async () => {
        closeCamera();
        const { modelStill } = await import("../stage/model-still.ts");
        const [stage, still] = await Promise.all([stageOf(), modelStill(model, lend().leaving.signal)]);
        stage.wear(dressings.current);
        stage.showStill(still);
        return { kind: "model", id: model.id };
      }),
    [attempt, closeCamera, lend, stageOf],
  );

  const showPhoto = useCallback(
    (place: number): Promise<void> =>
      attempt({ for: "photo" }, async () => {
        const stage = await stageOf();
        const { frame, landmarks } = photos.current[place]!;
        stage.showStill({ frame: await createImageBitmap(frame), landmarks });
        return { kind: "photo", place, count: photos.current.length };
      }),
    [attempt, stageOf],
  );

  const readPhoto = useCallback(
    async (file: Blob): Promise<void> => {
      track("cam_gate_photo");
      let found = false;
      await attempt({ for: "photo" }, async () => {
        closeCamera();
        const { photoStills } = await import("../stage/photo-stills.ts");
        const [stage, engine] = await Promise.all([stageOf(), engineOf()]);
        setWaiting({ for: "photo" });
        const stills = await photoStills(file, engine).catch((error: unknown) => {
          throw error instanceof FaceEngineError ? error : new Trouble("E-INPUT");
        });
        const [first] = stills;
        if (!first) throw new Trouble("E-FACE-NONE");
        for (const { frame } of photos.current) frame.close();
        photos.current = stills;
        found = true;
        stage.wear(dressings.current);
        stage.showStill({ frame: await createImageBitmap(first.frame), landmarks: first.landmarks });
        return { kind: "photo", place: 0, count: stills.length };
      });
      if (found) track("vt_step2");
    },
    [attempt, closeCamera, engineOf, stageOf],
  );

  const showMirror = useCallback(
    (): Promise<void> =>
      attempt({ for: "camera" }, async () => {
        track("cam_gate_camera");
        const screen = video.current;
        if (!screen) throw new Error("the mirror is not there yet");
        closeCamera();
        const own = new AbortController();
        camera.current = own;
        const isInApp = inAppBrowser(navigator.userAgent) !== null;
        const opened = await openCamera(own.signal, { facing: "user", widthPx: 1280, heightPx: 720, isInApp });
        keepCameraConsent(createLocalStore(), "face", Date.now());
        opened.off.addEventListener("abort", () =>
          setSource((now) => (now.kind === "camera" ? { kind: "worn" } : now)),
        );
        screen.srcObject = opened.stream;
        await screen.play();
        const [stage, engine] = await Promise.all([stageOf(), engineOf()]);
        opened.off.throwIfAborted();
        // Without WebGL2 there is no mirror: the light of the camera must not stay on before an empty picture.
        if (!stage.hasMirror) {
          closeCamera();
          throw new Trouble("E-MODEL");
        }
        stage.wear(dressings.current);
        stage.showMirror(screen, engine);
        return { kind: "camera", camera: opened };
      }),
    [attempt, closeCamera, engineOf, stageOf],
  );

  const freeze = useCallback(
    (): Promise<void> =>
      attempt(null, async () => {
        const stage = await stageOf();
        await stage.freeze();
        closeCamera();
        return { kind: "frozen" };
      }),
    [attempt, closeCamera, stageOf],
  );

  const setLamp = useCallback((lamp: Rgb | null) => void run.current?.stage?.then((stage) => stage.setLamp(lamp)), []);

  return {
    canvas,
    video,
    source,
    waiting,
    trouble,
    wear,
    showModel,
    showPhoto,
    readPhoto,
    showMirror,
    freeze,
    setLamp,
    stageOf,
    forgetTrouble: () => setTrouble(null),
  };
}

/** A way to a face that ended with something to tell. */
class Trouble extends Error {
  readonly code: VisitorErrorCode;
  constructor(code: VisitorErrorCode) {
    super(code);
    this.code = code;
  }
}

function troubleOf(error: unknown): VisitorErrorCode {
  if (error instanceof CameraError || error instanceof Trouble) return error.code;
  if (error instanceof FaceEngineError) return "E-MODEL";
  return error instanceof TypeError ? "E-NET" : "E-MODEL";
}
