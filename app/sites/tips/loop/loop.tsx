import { useEffect, useRef, useState } from "react";
import type { TipLoop } from "#contracts/tip.ts";
import type { TipTool } from "#contracts/tip-words.ts";
import { pointAt } from "../rules/loop-path.ts";
import { type LoopPlace, loopShapes } from "../rules/loop-places.ts";
import { type Curve, loopSeconds, type LoopScore, loopScores, written } from "../rules/loop-score.ts";
import { drawings } from "./drawings.tsx";
import { itemFor } from "../rules/hand-item.ts";
import { handItems } from "./hand-items.tsx";
import { CurlingLashes } from "./curling-lashes.tsx";
import { LoopMark } from "./loop-mark.tsx";
import css from "./loop.module.css";
import { toolDrawings } from "./tool-drawings.tsx";

type LoopProps = {
  loop: TipLoop;
  tools: readonly TipTool[];
  /** What is to be seen, in words. */
  label: string;
  words: { stop: string; go: string };
};

/**
 * Three silent seconds, over and over: a hand at its place. Drawn by the server, moved by the browser's own animation
 * (SMIL), so that it moves without scripts; a still takes its place under reduced motion.
 */
export function Loop({ loop, tools, label, words }: LoopProps) {
  const svg = useRef<SVGSVGElement>(null);
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
  const base = loop.scene === "tool" ? toolDrawings[loop.at]?.() : drawings[loop.scene](score.mark !== "lashes");
  return (
    <div className={css.stage}>
      <svg ref={svg} className={css.loop} viewBox="0 0 320 220" role="img" aria-label={label}>
        {base}
        <g className={css.still}>
          <Mark {...{ score, place }} isStill />
          <g transform={`translate(${pointAt(place.points, 0.7).join(" ")})`}>{item}</g>
        </g>
        <g className={css.moving}>
          <g>
            <animate attributeName="opacity" {...timing} {...written(inAndOut)} />
            <Mark {...{ score, place }} isStill={false} />
          </g>
          <g>
            <Moved curve={score.along} place={place} />
            <g>
              <Lifted curve={score.lift} />
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

function Mark(props: { score: LoopScore; place: LoopPlace; isStill: boolean }) {
  return props.score.mark === "lashes" ? (
    <CurlingLashes score={props.score} isStill={props.isStill} />
  ) : (
    <LoopMark {...props} />
  );
}

/** Between two rounds what was drawn goes out, so that nothing jumps. */
const inAndOut: Curve = [
  [0, 0],
  [0.06, 1],
  [0.93, 1],
  [1, 0],
];

const timing = { dur: `${loopSeconds}s`, repeatCount: "indefinite" } as const;

/** Goes along the place's points. */
function Moved({ curve, place }: { curve: Curve; place: LoopPlace }) {
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
function Lifted({ curve }: { curve: Curve }) {
  return (
    <animateTransform
      attributeName="transform"
      type="translate"
      {...timing}
      {...written(curve, (value) => `${(value * 0.7).toFixed(1)} ${(-value).toFixed(1)}`)}
    />
  );
}
