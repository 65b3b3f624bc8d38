import { openCamera } from "#app/kits/camera/open-camera.ts";
import { startFaceEngine } from "#app/kits/face/start-face-engine.ts";
import { easeLight, type FaceLight } from "#app/kits/makeup/face-light.ts";
import { startMirror } from "#app/kits/makeup/live-mirror.ts";
import type { MakeupRenderer, Scene } from "#app/kits/makeup/makeup-renderer.ts";
import { paintLines } from "#app/kits/makeup/paint-lines.ts";
import { pointsIn, type PortraitCrop } from "#app/kits/makeup/portrait-crop.ts";
import type { Lashes } from "../rules/wear-test.ts";
import type { Overlay } from "./draw-wear-test.ts";
import { eyesAspect, eyeCropOf, measureLight } from "./eye-picture.ts";

export interface MirrorCallbacks {
  /** The lashes that are applied when a frame is drawn. */
  lashes: () => Lashes | null;
  /** What the weather lays over them then. */
  overlay: () => Overlay | null;
  /** The camera is on, and its picture is shown; lashes follow when the engine reads. */
  onCamera: () => void;
  onProgress: (share: number) => void;
  /** A face came into the picture, or went. */
  onFace: (hasFace: boolean) => void;
  /** The camera went off: by whatever hand (null), or because nothing reads its pictures (why). */
  onStopped: (failure: unknown) => void;
}

/** Small enough to be painted point by point between two frames of a phone. */
const liveWidthPx = 640;
/** The light of the room is read so seldom, and moves by this share. */
const [lightEveryFrames, lightShare] = [8, 0.35];
/** How far the picture follows the eyes in a frame: a hand that trembles must not shake it. */
const cropShare = 0.4;
/** Until the engine reads, the picture moves so often. */
const bareEveryMs = 66;

/**
 * The visitor's own eyes with lashes on them, live on `canvas`; needs no graphics chip. Camera and engine end with the
 * signal. Resolves when the engine reads; the camera's picture is shown bare until then.
 * @throws CameraError, FaceEngineError, TypeError without a network
 */
export async function startLashMirror(
  canvas: HTMLCanvasElement,
  video: HTMLVideoElement,
  triangles: Uint16Array,
  callbacks: MirrorCallbacks,
  signal: AbortSignal,
): Promise<void> {
  const stopper = new AbortController();
  const both = AbortSignal.any([signal, stopper.signal]);
  let failure: unknown = null;
  const camera = await openCamera(both, { facing: "user", widthPx: 1280, heightPx: 720 });
  camera.off.addEventListener("abort", () => {
    video.srcObject = null;
    stopper.abort();
    if (!signal.aborted) callbacks.onStopped(failure);
  });
  const painter = createEyePainter(canvas, triangles, callbacks);
  let waiting = 0;
  try {
    video.srcObject = camera.stream;
    await video.play();
    // A camera that is on is seen to be on.
    waiting = window.setInterval(() => painter.showBare(video), bareEveryMs);
    callbacks.onCamera();
    const onProgress = (loaded: number, total: number): void => callbacks.onProgress(loaded / Math.max(1, total));
    const engine = await startFaceEngine({ numFaces: 1, onProgress }, both);
    const onFailure = (error: unknown): void => {
      failure = error;
      camera.stop();
    };
    const getSettings = () => ({ lookRegions: [] });
    startMirror({ video, engine, renderer: painter, getSettings, onDetection: () => {}, onFailure }, both);
  } catch (error) {
    // The camera's light must not stay on before an empty picture.
    failure = error;
    camera.stop();
    throw error;
  } finally {
    clearInterval(waiting);
  }
}

/** Draws the eyes of each frame and the lashes on them; without a face the part of the picture where the eyes were. */
function createEyePainter(
  canvas: HTMLCanvasElement,
  triangles: Uint16Array,
  { lashes, overlay, onFace }: MirrorCallbacks,
): EyePainter {
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  const copy = document.createElement("canvas");
  let light: FaceLight | null = null;
  let crop: PortraitCrop | null = null;
  let frames = 0;

  const [width, height] = [liveWidthPx, Math.round(liveWidthPx / eyesAspect)];
  function show(frame: CanvasImageSource, part: PortraitCrop): void {
    if (canvas.width !== width) [canvas.width, canvas.height] = [width, height];
    pen?.drawImage(frame, part.xPx, part.yPx, part.widthPx, part.heightPx, 0, 0, width, height);
  }

  return {
    light: null,
    stop: () => {},
    showBare(video) {
      if (video.videoWidth > 0) show(video, defaultCrop(video.videoWidth, video.videoHeight));
    },
    render({ frame, widthPx, heightPx, faces: [points] }: Scene): void {
      if (!pen) return;
      const eyes = points ? eyeCropOf(points, widthPx, heightPx) : (crop ?? defaultCrop(widthPx, heightPx));
      crop = crop ? easeCrop(crop, eyes) : eyes;
      show(frame, crop);
      onFace(points !== undefined);
      if (!points) return;
      if (frames++ % lightEveryFrames === 0) light = easeLight(light, measureLight(frame, points, copy), lightShare);
      const applied = lashes();
      if (!applied || !light) return;
      const picture = pen.getImageData(0, 0, width, height);
      const places = pointsIn(crop, points, widthPx, heightPx);
      paintLines(picture, triangles, places, light, { layers: [applied] });
      pen.putImageData(picture, 0, 0);
      overlay()?.(pen, places);
    },
  };
}

interface EyePainter extends MakeupRenderer {
  /** The picture as it comes, where the eyes will most likely be. */
  showBare(video: HTMLVideoElement): void;
}

function easeCrop(from: PortraitCrop, to: PortraitCrop): PortraitCrop {
  const mix = (part: keyof PortraitCrop): number => from[part] + (to[part] - from[part]) * cropShare;
  return { xPx: mix("xPx"), yPx: mix("yPx"), widthPx: mix("widthPx"), heightPx: mix("heightPx") };
}

/** Before a face was seen: where it will most likely be. */
function defaultCrop(widthPx: number, heightPx: number): PortraitCrop {
  const wide = Math.min(widthPx, heightPx * eyesAspect) * 0.7;
  const high = wide / eyesAspect;
  return { xPx: (widthPx - wide) / 2, yPx: (heightPx - high) * 0.42, widthPx: wide, heightPx: high };
}
