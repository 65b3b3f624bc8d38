import { useEffect, useId, useRef, useState } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import type { TipLoop } from "#contracts/tip.ts";
import type { TipTool } from "#contracts/tip-choices.ts";
import { pointAt } from "../rules/loop-path.ts";
import { type LoopShape, loopShapes } from "../rules/loop-shapes.ts";
import { type Curve, loopSeconds, loopTimelines, type LoopTiming, formatCurve } from "../rules/loop-timeline.ts";
import { drawings } from "./drawings.tsx";
import { heldItemOf } from "../rules/hand-item.ts";
import { handItems } from "./hand-items.tsx";
import { CurlingLashes } from "./curling-lashes.tsx";
import { LoopMark } from "./loop-mark.tsx";
import css from "./loop.module.css";
import marks from "./loop-marks.module.css";
import { toolDrawings } from "./tool-drawings.tsx";

type LoopProps = {
  loop: TipLoop;
  tools: readonly TipTool[];
  /** What is to be seen, in words. */
  label: string;
  labels: { stop: string; go: string };
};

/**
 * Three silent seconds, over and over: a hand at its place. Drawn by the server, moved by the browser's own animations, so
 * that it moves without scripts: the hand by SMIL, what it leaves behind by CSS, which gives the time to both. A still takes
 * its place under reduced motion.
 */
export function Loop({ loop, tools, label, labels }: LoopProps) {
  const svg = useRef<SVGSVGElement>(null);
  const id = useId().replace(/\W/g, "");
  const [isPaused, setPaused] = useState(false);
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);

  useEffect(() => {
    if (isPaused) svg.current?.pauseAnimations?.();
    else svg.current?.unpauseAnimations?.();
  }, [isPaused]);

  const score = loopTimelines[loop.motion];
  const shape = loopShapes[loop.scene][loop.at] ?? loopShapes.face.whole!;
  const item = handItems[heldItemOf(loop.motion, tools)];
  const timing: LoopTiming = { dur: `${loopSeconds}s`, repeatCount: "indefinite", begin: roundCountOf(id) };
  const base = loop.scene === "tool" ? toolDrawings[loop.at]?.() : drawings[loop.scene](score.mark !== "lashes");
  return (
    <div className={classNames(css.stage, "on-ink", isPaused && marks.paused)}>
      <svg ref={svg} className={css.loop} viewBox="0 0 320 220" role="img" aria-label={label}>
        {base}
        <g className="when-still">
          <Mark {...{ motion: loop.motion, shape, timing }} isStill />
          <g transform={`translate(${pointAt(shape.points, 0.7).join(" ")})`}>{item}</g>
        </g>
        <g className="when-moving">
          <g id={id} className={marks.round}>
            <Mark {...{ motion: loop.motion, shape, timing }} isStill={false} />
          </g>
          <g>
            <AnimatedItem curve={score.path} shape={shape} timing={timing} />
            <g>
              <LiftedItem curve={score.lift} timing={timing} />
              {item}
            </g>
          </g>
        </g>
      </svg>
      {isHydrated && (
        <button
          type="button"
          className={`${css.pause} target-box text-note when-moving`}
          aria-pressed={isPaused}
          onClick={() => setPaused(!isPaused)}
        >
          {isPaused ? labels.go : labels.stop}
        </button>
      )}
    </div>
  );
}

type MarkProps = { motion: TipLoop["motion"]; shape: LoopShape; timing: LoopTiming; isStill: boolean };

function Mark({ motion, shape, timing, isStill }: MarkProps) {
  return loopTimelines[motion].mark === "lashes" ? (
    <CurlingLashes {...{ score: loopTimelines[motion], timing, isStill }} />
  ) : (
    <LoopMark {...{ motion, shape, isStill }} />
  );
}

/** The hand begins at once, and again with each round of that element: the two clocks of a page start apart. */
const roundCountOf = (id: string): string => `0s;${id}.animationstart;${id}.animationiteration`;

/** Goes along the place's points. */
function AnimatedItem({ curve, shape, timing }: { curve: Curve; shape: LoopShape; timing: LoopTiming }) {
  const denseCurve = curve.flatMap(([time, value], i): Curve => {
    const [from, start] = curve[i - 1] ?? [time, value];
    const between = [0.25, 0.5, 0.75].map(
      (part) => [from + (time - from) * part, start + (value - start) * part] as const,
    );
    return i === 0 || start === value ? [[time, value]] : [...between, [time, value]];
  });
  const at = (value: number): string =>
    pointAt(shape.points, value)
      .map((unit) => unit.toFixed(1))
      .join(" ");
  return <animateTransform attributeName="transform" type="translate" {...timing} {...formatCurve(denseCurve, at)} />;
}

/** Comes down and goes up, towards the hand that holds it. */
function LiftedItem({ curve, timing }: { curve: Curve; timing: LoopTiming }) {
  return (
    <animateTransform
      attributeName="transform"
      type="translate"
      {...timing}
      {...formatCurve(curve, (value) => `${(value * 0.7).toFixed(1)} ${(-value).toFixed(1)}`)}
    />
  );
}
