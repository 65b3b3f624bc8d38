import { useEffect, useId, useRef, useState } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import type { TipLoop } from "#contracts/tip.ts";
import type { TipTool } from "#contracts/tip-words.ts";
import { pointAt } from "../rules/loop-path.ts";
import { type LoopPlace, loopShapes } from "../rules/loop-places.ts";
import { type Curve, loopSeconds, loopScores, type LoopTiming, written } from "../rules/loop-score.ts";
import { drawings } from "./drawings.tsx";
import { itemFor } from "../rules/hand-item.ts";
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
  words: { stop: string; go: string };
};

/**
 * Three silent seconds, over and over: a hand at its place. Drawn by the server, moved by the browser's own animations, so
 * that it moves without scripts: the hand by SMIL, what it leaves behind by CSS, which gives the time to both. A still takes
 * its place under reduced motion.
 */
export function Loop({ loop, tools, label, words }: LoopProps) {
  const svg = useRef<SVGSVGElement>(null);
  const id = useId().replace(/\W/g, "");
  const [isPaused, setPaused] = useState(false);
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);

  useEffect(() => {
    if (isPaused) svg.current?.pauseAnimations?.();
    else svg.current?.unpauseAnimations?.();
  }, [isPaused]);

  const score = loopScores[loop.motion];
  const place = loopShapes[loop.scene][loop.at] ?? loopShapes.face.whole!;
  const item = handItems[itemFor(loop.motion, tools)];
  const timing: LoopTiming = { dur: `${loopSeconds}s`, repeatCount: "indefinite", begin: roundsOf(id) };
  const base = loop.scene === "tool" ? toolDrawings[loop.at]?.() : drawings[loop.scene](score.mark !== "lashes");
  return (
    <div className={classNames(css.stage, isPaused && marks.paused)}>
      <svg ref={svg} className={css.loop} viewBox="0 0 320 220" role="img" aria-label={label}>
        {base}
        <g className={css.still}>
          <Mark {...{ motion: loop.motion, place, timing }} isStill />
          <g transform={`translate(${pointAt(place.points, 0.7).join(" ")})`}>{item}</g>
        </g>
        <g className={css.moving}>
          <g id={id} className={marks.round}>
            <Mark {...{ motion: loop.motion, place, timing }} isStill={false} />
          </g>
          <g>
            <Moved curve={score.along} place={place} timing={timing} />
            <g>
              <Lifted curve={score.lift} timing={timing} />
              {item}
            </g>
          </g>
        </g>
      </svg>
      {isAlive && (
        <button type="button" className={css.pause} aria-pressed={isPaused} onClick={() => setPaused(!isPaused)}>
          {isPaused ? words.go : words.stop}
        </button>
      )}
    </div>
  );
}

type MarkProps = { motion: TipLoop["motion"]; place: LoopPlace; timing: LoopTiming; isStill: boolean };

function Mark({ motion, place, timing, isStill }: MarkProps) {
  return loopScores[motion].mark === "lashes" ? (
    <CurlingLashes {...{ score: loopScores[motion], timing, isStill }} />
  ) : (
    <LoopMark {...{ motion, place, isStill }} />
  );
}

/** The hand begins at once, and again with each round of that element: the two clocks of a page start apart. */
const roundsOf = (id: string): string => `0s;${id}.animationstart;${id}.animationiteration`;

/** Goes along the place's points. */
function Moved({ curve, place, timing }: { curve: Curve; place: LoopPlace; timing: LoopTiming }) {
  const fine = curve.flatMap(([time, value], i): Curve => {
    const [from, start] = curve[i - 1] ?? [time, value];
    const between = [0.25, 0.5, 0.75].map(
      (part) => [from + (time - from) * part, start + (value - start) * part] as const,
    );
    return i === 0 || start === value ? [[time, value]] : [...between, [time, value]];
  });
  const at = (value: number): string =>
    pointAt(place.points, value)
      .map((unit) => unit.toFixed(1))
      .join(" ");
  return <animateTransform attributeName="transform" type="translate" {...timing} {...written(fine, at)} />;
}

/** Comes down and goes up, towards the hand that holds it. */
function Lifted({ curve, timing }: { curve: Curve; timing: LoopTiming }) {
  return (
    <animateTransform
      attributeName="transform"
      type="translate"
      {...timing}
      {...written(curve, (value) => `${(value * 0.7).toFixed(1)} ${(-value).toFixed(1)}`)}
    />
  );
}
