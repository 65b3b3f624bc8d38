import { useCallback, useEffect, useRef, useState } from "react";
import { isAbort } from "#app/kits/basics/abort.ts";
import type { OpenCamera } from "#app/kits/camera/open-camera.ts";
import { preferences } from "#app/kits/visitor/preferences.ts";
import type { CameraErrorCode } from "#app/kits/i18n/error-messages.ts";
import { track } from "#app/kits/analytics/track.ts";
import type { Palette } from "../palette/read-palette.ts";
import type { PaletteReader } from "../palette/start-palette-reader.ts";
import type { Sample } from "../pictures.server.ts";
import type * as HuntKit from "../canvas/canvas-kit.ts";
import type { Desaturation } from "../canvas/start-desaturation.ts";

/** What is on the stage. */
export type PictureSource = { kind: "sample"; index: number } | { kind: "photo" } | { kind: "shot" };
/** `asking`: the browser asks whether it may. */
export type RearCamera = { step: "off" } | { step: "asking" } | { step: "on"; camera: OpenCamera };
/** Why there is nothing new on the stage: a camera that refused, a file that is no picture, or a device that cannot. */
export type PictureError = { kind: "camera"; code: CameraErrorCode } | { kind: "broken" } | { kind: "unable" } | null;

/** The stage at work. */
interface CanvasSession {
  kit: typeof HuntKit;
  drain: Desaturation;
  reader: PaletteReader;
}

/** The stage: a picture, its colours, the one that is held; and the camera, which is off unless its button was pressed. */
export function useColourCamera(samples: readonly Sample[]) {
  const container = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const controllerRef = useRef<AbortController | null>(null);
  const sessionRef = useRef<Promise<CanvasSession> | null>(null);
  const cameraRun = useRef<AbortController | null>(null);
  const picture = useRef<HTMLCanvasElement | null>(null);
  const lastTurn = useRef(0);
  const [source, setSource] = useState<PictureSource>({ kind: "sample", index: 0 });
  const [palette, setPalette] = useState<Palette | null>(null);
  const [selectedIndex, setSelectedIndex] = useState<number | null>(null);
  const [rearCamera, setRearCamera] = useState<RearCamera>({ step: "off" });
  const [pictureError, setPictureError] = useState<PictureError>(null);

  const start = useCallback((): Promise<CanvasSession> => {
    controllerRef.current ??= new AbortController();
    const { signal } = controllerRef.current;
    sessionRef.current ??= import("../canvas/canvas-kit.ts").then((kit) => {
      signal.throwIfAborted();
      if (!container.current) throw new Error("the stage is not there yet");
      const drain = kit.startDesaturation(container.current, () => preferences.isMotionReduced(), signal);
      return { kit, drain, reader: kit.startPaletteReader(signal) };
    });
    // What did not come is asked for again the next time.
    sessionRef.current.catch(() => (sessionRef.current = null));
    return sessionRef.current;
  }, []);

  /** Puts a picture on the stage and counts its colours; of two that come at once the later one stays. */
  const showPicture = useCallback(
    async (
      next: PictureSource,
      take: (kit: CanvasSession["kit"], signal: AbortSignal) => HTMLCanvasElement | Promise<HTMLCanvasElement>,
    ) => {
      const turnId = ++lastTurn.current;
      const isLate = (): boolean => turnId !== lastTurn.current || controllerRef.current?.signal.aborted === true;
      setPictureError(null);
      try {
        const { kit, drain, reader } = await start();
        const canvas = await take(kit, controllerRef.current!.signal);
        if (isLate()) return;
        picture.current = canvas;
        drain.show(canvas);
        setSource(next);
        setSelectedIndex(null);
        setPalette(null);
        const nextPalette = await reader.read(canvas);
        if (!isLate()) setPalette(nextPalette);
      } catch (error) {
        if (isAbort(error) || isLate()) return;
        setPictureError({ kind: error instanceof DOMException && next.kind === "photo" ? "broken" : "unable" });
      }
    },
    [start],
  );

  const closeRearCamera = useCallback(() => {
    cameraRun.current?.abort();
    cameraRun.current = null;
    setRearCamera({ step: "off" });
  }, []);

  const showSample = useCallback(
    (index: number): Promise<void> => {
      closeRearCamera();
      const { hash, name, widths } = samples[index]!.picture;
      const wide = widths.find((width) => width >= 720) ?? widths.at(-1);
      const address = `/assets/v/${hash}/${name}@`;
      return showPicture({ kind: "sample", index: index }, (kit, signal) =>
        kit.takeSample({ avif: `${address}${wide}.avif`, webp: `${address}390.webp` }, samples[index]!.focus, signal),
      );
    },
    [closeRearCamera, showPicture, samples],
  );

  const readPhoto = useCallback(
    (file: Blob): Promise<void> => {
      closeRearCamera();
      track("cam_gate_photo");
      return showPicture({ kind: "photo" }, (kit) => kit.takePhoto(file));
    },
    [closeRearCamera, showPicture],
  );

  /** For `openRearCamera`: the signal of a camera that is being opened, and where to tell what became of it. */
  const beginRearCamera = useCallback(() => {
    closeRearCamera();
    const controller = new AbortController();
    cameraRun.current = controller;
    setPictureError(null);
    setRearCamera({ step: "asking" });
    return {
      signal: controller.signal,
      tell(next: RearCamera, reason: PictureError): void {
        if (cameraRun.current !== controller) return;
        setRearCamera(next);
        if (reason) setPictureError(reason);
      },
    };
  }, [closeRearCamera]);

  /** Takes what the camera shows; then it is off. */
  const shoot = useCallback(async (): Promise<void> => {
    const videoElement = video.current;
    if (!videoElement || videoElement.videoWidth === 0) return;
    const size = { width: videoElement.videoWidth, height: videoElement.videoHeight };
    const still = await createImageBitmap(videoElement);
    closeRearCamera();
    await showPicture({ kind: "shot" }, (kit) => kit.takePicture(still, size));
    still.close();
  }, [closeRearCamera, showPicture]);

  /** Lets all colours leave but this one; the same one again, or null, lets them come back. */
  const select = useCallback(
    async (index: number | null, at?: { x: number; y: number }): Promise<void> => {
      if (!palette) return;
      setSelectedIndex(index);
      const { kit, drain } = await start();
      drain.select(index === null ? null : kit.createSelection(palette, index, at));
    },
    [palette, start],
  );

  /** The colour at a place of the picture, held; false where there is none. */
  const selectAt = useCallback(
    async (x: number, y: number): Promise<boolean> => {
      if (!palette || !picture.current) return false;
      const { kit } = await start();
      const index = kit.nearestColour(palette, kit.pixelAt(picture.current, x, y));
      if (index === null) return false;
      await select(index, { x, y });
      return true;
    },
    [select, palette, start],
  );

  useEffect(() => {
    controllerRef.current = new AbortController();
    void showSample(0);
    return () => {
      controllerRef.current?.abort();
      controllerRef.current = null;
      cameraRun.current?.abort();
      sessionRef.current = null;
    };
    // Only once: the first picture stands there already, and becomes alive.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const setVideo = useCallback((element: HTMLVideoElement | null) => {
    video.current = element;
  }, []);
  return {
    place: container,
    setVideo,
    shown: source,
    palette,
    held: selectedIndex,
    lens: rearCamera,
    trouble: pictureError,
    showSample,
    readPhoto,
    beginLens: beginRearCamera,
    closeLens: closeRearCamera,
    shoot,
    hold: select,
    holdAt: selectAt,
  };
}

export type ColourCamera = ReturnType<typeof useColourCamera>;
