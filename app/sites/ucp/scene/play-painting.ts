import { elementAt } from "#app/kits/basics/element-at.ts";
import type { DrawablePainting, Stroke } from "#contracts/painting.ts";
import { drawStroke } from "../rules/draw/draw-stroke.ts";
import { strokeUpTo } from "../rules/stroke-up-to.ts";
import { renderShapes } from "./render-shapes.ts";

const maxMs = 24_000;
const minMs = 5_000;
const stampMs = 240;

export interface Playback {
  /** Shows the first strokes only; all when it is their count. */
  showUpTo(count: number): void;
  /** Draws on from after so many strokes; resolves at the end, or when it is stopped. */
  play(from: number): Promise<void>;
  stop(): void;
}

interface PlaybackOptions {
  /** Strokes come whole, one after another, without being drawn. */
  isMotionReduced: () => boolean;
  onStroke: (count: number) => void;
  signal: AbortSignal;
}

/**
 * Plays the strokes of a painting in the SVG that the page holds already: groups are hidden and come back, the one being
 * drawn is drawn from its first points on.
 */
export function startPlayback(
  canvas: SVGSVGElement,
  drawn: DrawablePainting,
  { isMotionReduced, onStroke, signal }: PlaybackOptions,
): Playback {
  const groups = [...canvas.querySelectorAll<SVGGElement>(":scope > g")];
  const live = document.createElementNS("http://www.w3.org/2000/svg", "g");
  canvas.append(live);
  let frame = 0;
  let end: (() => void) | null = null;

  const durations = strokeDurations(drawn.strokes);

  function showUpTo(count: number): void {
    for (const [i, group] of groups.entries()) group.setAttribute("visibility", i < count ? "visible" : "hidden");
    live.replaceChildren();
  }

  function stop(): void {
    cancelAnimationFrame(frame);
    live.replaceChildren();
    end?.();
    end = null;
  }

  signal.addEventListener("abort", () => {
    stop();
    live.remove();
  });

  return {
    showUpTo,
    stop,
    play(from) {
      stop();
      showUpTo(from);
      return new Promise((resolve) => {
        end = resolve;
        let [at, startedAt] = [from, performance.now()];
        const step = (now: number): void => {
          const stroke = drawn.strokes[at];
          if (!stroke) return stop();
          const t = (now - startedAt) / elementAt(durations, at);
          if (t >= 1) {
            groups[at]?.setAttribute("visibility", "visible");
            live.replaceChildren();
            onStroke(++at);
            startedAt = now;
          } else if (stroke.kind === "line" && !isMotionReduced())
            renderShapes(live, drawStroke(strokeUpTo(stroke, t), drawn.paints));
          frame = requestAnimationFrame(step);
        };
        frame = requestAnimationFrame(step);
      });
    },
  };
}

/** How long each stroke is drawn, in ms: together neither too short nor too long. */
function strokeDurations(strokes: readonly Stroke[]): number[] {
  const weights = strokes.map(durationMsOf);
  const sum = weights.reduce((all, weight) => all + weight, 0) || 1;
  const pace = Math.min(maxMs, Math.max(minMs, sum)) / sum;
  return weights.map((weight) => weight * pace);
}

function durationMsOf(stroke: Stroke): number {
  return stroke.kind === "stamp" ? stampMs : 160 + (stroke.points.length / 3) * 34;
}
