import type { Rgb } from "#app/kits/basics/srgb.ts";
import type { FaceEngine } from "#app/kits/face/face-reading.ts";
import { loadMakeupStock } from "#app/kits/makeup/canonical-mesh.ts";
import type { Dressing } from "#app/kits/makeup/face-drawing.ts";
import { type MirrorSight, startMirror, type Still } from "#app/kits/makeup/live-mirror.ts";
import { startMakeup } from "#app/kits/makeup/makeup-renderer.ts";
import { makeStillRequest } from "#app/kits/makeup/still-request.ts";
import { startStillPainter } from "#app/kits/makeup/still-painter.ts";

/** Where a face wears a look: a still or a mirror, one at a time. */
export interface Stage {
  /** False without WebGL2: stills only. */
  hasMirror: boolean;
  /** The stage closes the bitmap when it is done with it. */
  showStill(still: Still): void;
  showMirror(video: HTMLVideoElement, engine: FaceEngine): void;
  /** Takes the next frame of the mirror and shows it as a still. Rejects with an AbortError when the mirror ends first. */
  freeze(): Promise<void>;
  wear(dressings: readonly Dressing[]): void;
  setLamp(lamp: Rgb | null): void;
  /** The picture as it is shown now, unmirrored. */
  snapshot(): Promise<Blob>;
  /** The mouth of the still in each of these dressings, as pictures of the same size. */
  mouths(looks: readonly (readonly Dressing[])[], edgePx: number): HTMLCanvasElement[];
}

interface StageCalls {
  onSight: (sight: MirrorSight) => void;
  onFailure: (error: unknown) => void;
  /** The graphics chip was taken away. */
  onLost: () => void;
}

/** Sets the stage on a canvas; it ends with the signal. Throws a TypeError without a network. */
export async function startStage(canvas: HTMLCanvasElement, calls: StageCalls, signal: AbortSignal): Promise<Stage> {
  const stock = await loadMakeupStock(signal);
  const renderer = startMakeup(canvas, stock, signal, calls.onLost);
  const painter = renderer ?? startStillPainter(canvas, stock);
  let still: Still | null = null;
  let mirror: AbortController | null = null;
  let dressings: readonly Dressing[] = [];
  let lamp: Rgb | null = null;
  const request = makeStillRequest();

  const draw = (worn: readonly Dressing[]): void => {
    if (!still) return;
    const { frame, landmarks } = still;
    const size = { widthPx: frame.width, heightPx: frame.height };
    painter.render({ frame, ...size, faces: [landmarks], dressings: worn, ...(lamp && { lamp }) });
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
    draw(dressings);
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
      const wish = () => ({ dressings, ...(lamp && { lamp }) });
      startMirror({ video, engine, renderer, wish, ...calls, wantedStill: request.taker }, mirror.signal);
    },
    async freeze() {
      show(await request.next());
    },
    wear(next) {
      dressings = next;
      draw(dressings);
    },
    setLamp(next) {
      lamp = next;
      draw(dressings);
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
      const pictures = looks.map((worn) => {
        draw(worn);
        return still ? mouthOf(canvas, still.landmarks, edgePx) : document.createElement("canvas");
      });
      draw(dressings);
      return pictures;
    },
  };
}

/** The part of a picture around the mouth. */
function mouthOf(canvas: HTMLCanvasElement, landmarks: Float32Array, edgePx: number): HTMLCanvasElement {
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
