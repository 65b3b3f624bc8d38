import { useEffect, useRef, useState } from "react";
import { isAbort } from "#app/kits/basics/abort.ts";
import { CameraError } from "#app/kits/camera/camera-error.ts";
import { saveCameraConsent } from "#app/kits/camera/camera-consent.ts";
import { createLocalStore } from "#app/kits/visitor/local-store.ts";
import type { VisitorErrorCode } from "#app/kits/i18n/error-messages.ts";
import { track } from "#app/kits/analytics/track.ts";
import type { Lashes } from "../rules/wear-test.ts";
import type { Overlay } from "../scene/draw-wear-test.ts";
import { type LashCanvas, startLashCanvas } from "../scene/start-lash-canvas.ts";

/** Whose eyes they are. */
export type EyeSource = "model" | "photo" | "camera";
export type LashError = VisitorErrorCode | "noFace" | "failed";
type Waiting = { for: "eyes" } | { for: "camera" } | { for: "engine"; percent: number } | null;

/** Whose lashes are drawn, and what goes wrong on the way to them. Everything ends with the part. */
export function useLashes(model: { name: string; hash: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const current = useRef<LashCanvas | null>(null);
  const turn = useRef(0);
  const [source, setSource] = useState<EyeSource | null>(null);
  const [hasFace, setHasFace] = useState(true);
  const [waiting, setWaiting] = useState<Waiting>({ for: "eyes" });
  const [trouble, setTrouble] = useState<LashError | null>(null);
  const { name, hash } = model;

  useEffect(() => {
    const controller = new AbortController();
    const begin = async (): Promise<void> => {
      if (!canvas.current) return;
      const lashCanvas = await startLashCanvas(canvas.current, controller.signal);
      await lashCanvas.showModel({ name, hash });
      current.current = lashCanvas;
      setSource("model");
    };
    begin()
      .catch((error: unknown) => {
        if (!isAbort(error)) setTrouble("failed");
      })
      .finally(() => {
        if (!controller.signal.aborted) setWaiting(null);
      });
    return () => {
      controller.abort();
      current.current = null;
    };
  }, [name, hash]);

  /** Goes one way, unless another is taken meanwhile; the eyes that were there stay when it fails. */
  async function switchSource(
    first: Waiting,
    action: (lashCanvas: LashCanvas) => Promise<EyeSource | LashError>,
  ): Promise<void> {
    const lashCanvas = current.current;
    if (!lashCanvas) return;
    const turnId = ++turn.current;
    setTrouble(null);
    setHasFace(true);
    setWaiting(first);
    try {
      const result = await action(lashCanvas);
      if (turnId !== turn.current) return;
      if (result === "model" || result === "photo" || result === "camera") setSource(result);
      else setTrouble(result);
    } catch (error) {
      if (turnId === turn.current && !isAbort(error)) setTrouble(lashErrorOf(error));
    } finally {
      if (turnId === turn.current) setWaiting(null);
    }
  }
  const onEngineProgress = (share: number): void => setWaiting({ for: "engine", percent: Math.round(share * 100) });
  const showModel = (): Promise<void> =>
    switchSource({ for: "eyes" }, async (lashCanvas) => {
      await lashCanvas.showModel(model);
      return "model";
    });

  return {
    ...{ canvas, video, source, hasFace, waiting, trouble, showModel },
    wear: (lashes: Lashes | null, over: Overlay | null): void => current.current?.apply(lashes, over),
    lay: (over: Overlay | null): void => current.current?.setOverlay(over),
    readPhoto: (photo: Blob): Promise<void> =>
      switchSource({ for: "engine", percent: 0 }, async (lashCanvas) => {
        track("cam_gate_photo");
        return (await lashCanvas.showPhoto(photo, onEngineProgress).catch(rethrowPhotoError)) ? "photo" : "noFace";
      }),
    /** Straight from a tap: the browser asks for the camera. */
    showMirror: (): Promise<void> =>
      switchSource({ for: "camera" }, async (lashCanvas) => {
        track("cam_gate_camera");
        saveCameraConsent(createLocalStore(), "face", Date.now());
        // The camera was taken away: the model's eyes stand there again.
        const goBack = async (failure: unknown): Promise<void> => {
          await showModel();
          if (failure !== null && !isAbort(failure)) setTrouble(lashErrorOf(failure));
        };
        const onStopped = (failure: unknown): void => void goBack(failure);
        const onCamera = (): void => setSource("camera");
        await lashCanvas.showMirror(video.current!, {
          onCamera,
          onProgress: onEngineProgress,
          onFace: setHasFace,
          onStopped,
        });
        return "camera";
      }),
  };
}

/** A photograph that no picture can be made of is no error of a camera or a network. */
function rethrowPhotoError(error: unknown): never {
  throw isAbort(error) || error instanceof TypeError ? error : new PhotoError();
}

class PhotoError extends Error {}

function lashErrorOf(error: unknown): LashError {
  if (error instanceof CameraError) return error.code;
  if (error instanceof PhotoError) return "failed";
  return error instanceof TypeError ? "E-NET" : "E-MODEL";
}
