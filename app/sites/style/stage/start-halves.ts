import type { FaceEngine } from "#app/kits/face/face-reading.ts";
import { loadMakeupStock } from "#app/kits/makeup/canonical-mesh.ts";
import type { Dressing } from "#app/kits/makeup/face-drawing.ts";
import { type MirrorSight, startMirror, type Still } from "#app/kits/makeup/live-mirror.ts";
import { chipPainter, plainPainter } from "#app/kits/makeup/look-painter.ts";
import { startMakeup } from "#app/kits/makeup/makeup-renderer.ts";
import { portraitStill } from "#app/kits/makeup/portrait-still.ts";
import { makeStillRequest } from "#app/kits/makeup/still-request.ts";
import { type DayHalf, dayHalves } from "#contracts/two-faces.ts";
import type { Look } from "#contracts/look.ts";
import { inFrame } from "../rules/halves.ts";
import { otherHalf } from "../rules/pair.ts";

/** Where the stage draws: the mirror, and one canvas for each hour of a still. */
export interface HalvesPlaces extends Record<DayHalf, HTMLCanvasElement> {
  live: HTMLCanvasElement;
}

/** What stands on which side, as it is seen. */
export interface Sides {
  left: DayHalf;
  /** From the left, 0–1. */
  split: number;
}

/** One face in two looks: a still or a mirror, one at a time. */
export interface HalvesStage {
  /** False without WebGL2: stills only. */
  hasMirror: boolean;
  /** Cuts the portrait out and paints it twice. The stage closes the bitmap when it is done with it. */
  showStill(still: Still): Promise<void>;
  showMirror(video: HTMLVideoElement, engine: FaceEngine): void;
  /** Takes the next frame of the mirror and shows it as a still. Rejects with an AbortError when the mirror ends first. */
  freeze(): Promise<void>;
  /** Other looks are worn: paints the still anew. The mirror asks by itself. */
  redraw(): void;
}

export interface StageCalls {
  looks: () => Record<DayHalf, Look>;
  /** Asked before each frame of the mirror; stills are laid over each other by the page. */
  sides: () => Sides;
  onSight: (sight: MirrorSight) => void;
  onFailure: (error: unknown) => void;
}

/** Sets the stage; it ends with the signal. Throws a TypeError without a network. */
export async function startHalves(places: HalvesPlaces, calls: StageCalls, signal: AbortSignal): Promise<HalvesStage> {
  const stock = await loadMakeupStock(signal);
  const renderer = startMakeup(places.live, stock, signal);
  const paint = renderer ? chipPainter(renderer, places.live) : plainPainter(stock, signal);
  let still: Still | null = null;
  let mirror: AbortController | null = null;
  const request = makeStillRequest();

  const draw = (): void => {
    if (still) for (const half of dayHalves) paint(still, calls.looks()[half], places[half]);
  };
  const endMirror = (): void => {
    mirror?.abort();
    mirror = null;
    request.cancel();
  };
  const show = async (next: Still): Promise<void> => {
    endMirror();
    const portrait = await portraitStill(next);
    still?.frame.close();
    still = portrait;
    draw();
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
      const wish = () => ({ dressings: dressingsOf(calls.looks(), calls.sides(), places.live) });
      startMirror({ video, engine, renderer, wish, ...calls, wantedStill: request.taker }, mirror.signal);
    },
    async freeze() {
      await show(await request.next());
    },
    redraw: draw,
  };
}

/** The halves of the mirror's own frame, which is shown the other way round and cut to fill its place. */
function dressingsOf(worn: Record<DayHalf, Look>, { left, split }: Sides, live: HTMLCanvasElement): Dressing[] {
  const seen = inFrame(split, live.width / live.height, live.clientWidth / live.clientHeight || 1);
  return [
    { look: worn[left], fromX: 1 - seen, toX: 1 },
    { look: worn[otherHalf(left)], fromX: 0, toX: 1 - seen },
  ];
}
