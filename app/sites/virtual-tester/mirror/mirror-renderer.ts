import type { Rgb } from "#app/kits/basics/srgb.ts";
import type { FaceEngine } from "#app/kits/face/face-engine-types.ts";
import { loadMakeupAssets } from "#app/kits/makeup/makeup-assets.ts";
import type { LookRegion } from "#app/kits/makeup/face-drawing.ts";
import { type MirrorDetection, startMirror, type Still } from "#app/kits/makeup/live-mirror.ts";
import { startMakeupRenderer } from "#app/kits/makeup/makeup-renderer.ts";
import { createStillRequest } from "#app/kits/makeup/still-request.ts";
import { startStillPainter } from "#app/kits/makeup/still-painter.ts";

/** Where a face wears a look: a still or a mirror, one at a time. */
export interface MirrorRenderer {
  /** False without WebGL2: stills only. */
  hasMirror: boolean;
  /** The stage closes the bitmap when it is done with it. */
  showStill(still: Still): void;
  showMirror(video: HTMLVideoElement, engine: FaceEngine): void;
  /** Takes the next frame of the mirror and shows it as a still. Rejects with an AbortError when the mirror ends first. */
  freeze(): Promise<void>;
  applyMakeup(regions: readonly LookRegion[]): void;
  setLamp(lamp: Rgb | null): void;
  /** The picture as it is shown now, unmirrored. */
  snapshot(): Promise<Blob>;
  /** The mouth of the still with each of these sets of look regions, as pictures of the same size. */
  mouths(looks: readonly (readonly LookRegion[])[], edgePx: number): HTMLCanvasElement[];
}

interface MirrorRendererCallbacks {
  onDetection: (sight: MirrorDetection) => void;
  onFailure: (error: unknown) => void;
  /** The graphics chip was taken away. */
  onContextLost: () => void;
}

/** Sets the stage on a canvas; it ends with the signal. Throws a TypeError without a network. */
export async function startMirrorRenderer(
  canvas: HTMLCanvasElement,
  callbacks: MirrorRendererCallbacks,
  signal: AbortSignal,
): Promise<MirrorRenderer> {
  const assets = await loadMakeupAssets(signal);
  const renderer = startMakeupRenderer(canvas, assets, signal, callbacks.onContextLost);
  const painter = renderer ?? startStillPainter(canvas, assets);
  let still: Still | null = null;
  let mirror: AbortController | null = null;
  let regions: readonly LookRegion[] = [];
  let lamp: Rgb | null = null;
  const request = createStillRequest();

  const draw = (applied: readonly LookRegion[]): void => {
    if (!still) return;
    const { frame, landmarks } = still;
    const size = { widthPx: frame.width, heightPx: frame.height };
    painter.render({ frame, ...size, faces: [landmarks], lookRegions: applied, ...(lamp && { lamp }) });
  };
  const endMirror = (): void => {
    mirror?.abort();
    mirror = null;
    request.cancel();
  };
  const show = (next: Still): void => {
    endMirror();
    still?.frame.close();
    still = next;
    draw(regions);
  };

  signal.addEventListener("abort", () => {
    endMirror();
    still?.frame.close();
  });

  return {
    hasMirror: renderer !== null,
    showStill: show,
    showMirror(video, engine) {
      if (!renderer) return;
      endMirror();
      mirror = new AbortController();
      still?.frame.close();
      still = null;
      const getSettings = () => ({ lookRegions: regions, ...(lamp && { lamp }) });
      startMirror({ video, engine, renderer, getSettings, ...callbacks, getStillTaker: request.taker }, mirror.signal);
    },
    async freeze() {
      show(await request.next());
    },
    applyMakeup(next) {
      regions = next;
      draw(regions);
    },
    setLamp(next) {
      lamp = next;
      draw(regions);
    },
    snapshot: () =>
      new Promise((resolve, reject) => {
        canvas.toBlob(
          (blob) => (blob ? resolve(blob) : reject(new Error("the picture could not be made"))),
          "image/jpeg",
          0.92,
        );
      }),
    mouths(looks, edgePx) {
      const pictures = looks.map((applied) => {
        draw(applied);
        return still ? cropMouth(canvas, still.landmarks, edgePx) : document.createElement("canvas");
      });
      draw(regions);
      return pictures;
    },
  };
}

/** The part of a picture around the mouth. */
function cropMouth(canvas: HTMLCanvasElement, landmarks: Float32Array, edgePx: number): HTMLCanvasElement {
  const at = (i: number): readonly [x: number, y: number] => [
    landmarks[i * 3]! * canvas.width,
    landmarks[i * 3 + 1]! * canvas.height,
  ];
  const [[leftX, leftY], [rightX, rightY]] = [at(61), at(291)];
  const edge = Math.hypot(rightX - leftX, rightY - leftY) * 1.9;
  const picture = document.createElement("canvas");
  [picture.width, picture.height] = [edgePx, edgePx];
  const [x, y] = [(leftX + rightX - edge) / 2, (leftY + rightY - edge) / 2];
  picture.getContext("2d")?.drawImage(canvas, x, y, edge, edge, 0, 0, edgePx, edgePx);
  return picture;
}
