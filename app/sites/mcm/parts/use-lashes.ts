import { useEffect, useRef, useState } from "react";
import { isAbort } from "#app/kits/basics/abort.ts";
import { CameraError } from "#app/kits/camera/camera-error.ts";
import { keepCameraConsent } from "#app/kits/camera/camera-consent.ts";
import { createLocalStore } from "#app/kits/visitor/local-store.ts";
import type { VisitorErrorCode } from "#app/kits/words/error-words.ts";
import { track } from "#app/shell/tracking/track.ts";
import type { Lashes } from "../rules/weather.ts";
import type { Overlay } from "../scene/draw-weather.ts";
import { type LashStage, startLashes } from "../scene/start-lashes.ts";

/** Whose eyes they are. */
export type EyeSource = "model" | "photo" | "camera";
export type LashTrouble = VisitorErrorCode | "noFace" | "failed";
type Waiting = { for: "eyes" } | { for: "camera" } | { for: "engine"; percent: number } | null;

/** Whose lashes are drawn, and what goes wrong on the way to them. Everything ends with the part. */
export function useLashes(model: { name: string; hash: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const stage = useRef<LashStage | null>(null);
  const turn = useRef(0);
  const [source, setSource] = useState<EyeSource | null>(null);
  const [hasFace, setHasFace] = useState(true);
  const [waiting, setWaiting] = useState<Waiting>({ for: "eyes" });
  const [trouble, setTrouble] = useState<LashTrouble | null>(null);
  const { name, hash } = model;

  useEffect(() => {
    const leaving = new AbortController();
    const begin = async (): Promise<void> => {
      if (!canvas.current) return;
      const set = await startLashes(canvas.current, leaving.signal);
      await set.showModel({ name, hash });
      stage.current = set;
      setSource("model");
    };
    begin()
      .catch((error: unknown) => {
        if (!isAbort(error)) setTrouble("failed");
      })
      .finally(() => {
        if (!leaving.signal.aborted) setWaiting(null);
      });
    return () => {
      leaving.abort();
      stage.current = null;
    };
  }, [name, hash]);

  /** Goes one way, unless another is taken meanwhile; the eyes that were there stay when it fails. */
  async function take(first: Waiting, way: (set: LashStage) => Promise<EyeSource | LashTrouble>): Promise<void> {
    const set = stage.current;
    if (!set) return;
    const mine = ++turn.current;
    setTrouble(null);
    setHasFace(true);
    setWaiting(first);
    try {
      const came = await way(set);
      if (mine !== turn.current) return;
      if (came === "model" || came === "photo" || came === "camera") setSource(came);
      else setTrouble(came);
    } catch (error) {
      if (mine === turn.current && !isAbort(error)) setTrouble(troubleOf(error));
    } finally {
      if (mine === turn.current) setWaiting(null);
    }
  }
  const told = (share: number): void => setWaiting({ for: "engine", percent: Math.round(share * 100) });
  const showModel = (): Promise<void> =>
    take({ for: "eyes" }, async (set) => {
      await set.showModel(model);
      return "model";
    });

  return {
    ...{ canvas, video, source, hasFace, waiting, trouble, showModel },
    wear: (lashes: Lashes | null, over: Overlay | null): void => stage.current?.wear(lashes, over),
    lay: (over: Overlay | null): void => stage.current?.lay(over),
    readPhoto: (photo: Blob): Promise<void> =>
      take({ for: "engine", percent: 0 }, async (set) => {
        track("cam_gate_photo");
        return (await set.showPhoto(photo, told).catch(notOfCamera)) ? "photo" : "noFace";
      }),
    /** Straight from a tap: the browser asks for the camera. */
    showMirror: (): Promise<void> =>
      take({ for: "camera" }, async (set) => {
        track("cam_gate_camera");
        keepCameraConsent(createLocalStore(), "face", Date.now());
        // The camera was taken away: the model's eyes stand there again.
        const goBack = async (failure: unknown): Promise<void> => {
          await showModel();
          if (failure !== null && !isAbort(failure)) setTrouble(troubleOf(failure));
        };
        const onOff = (failure: unknown): void => void goBack(failure);
        const onCamera = (): void => setSource("camera");
        await set.showMirror(video.current!, { onCamera, onProgress: told, onFace: setHasFace, onOff });
        return "camera";
      }),
  };
}

/** A photograph that no picture can be made of is no trouble of a camera or a network. */
function notOfCamera(error: unknown): never {
  throw isAbort(error) || error instanceof TypeError ? error : new PhotoTrouble();
}

class PhotoTrouble extends Error {}

function troubleOf(error: unknown): LashTrouble {
  if (error instanceof CameraError) return error.code;
  if (error instanceof PhotoTrouble) return "failed";
  return error instanceof TypeError ? "E-NET" : "E-MODEL";
}
