import { classNames } from "#app/kits/basics/class-names.ts";
import type { LoopMotion } from "#contracts/tip-choices.ts";
import type { LoopShape } from "../rules/loop-shapes.ts";
import { perpendicularAt, bandPath, hatchPath, pointAt, smoothPath } from "../rules/loop-path.ts";
import { type LoopTimeline, loopTimelines, markCount } from "../rules/loop-timeline.ts";
import css from "./loop.module.css";
import moves from "./loop-marks.module.css";

type MarkProps = { motion: LoopMotion; shape: LoopShape; isStill: boolean };

/** What a motion leaves at its place: comes, or goes, with the hand. In the still it is as at the end. */
export function LoopMark({ motion, shape, isStill }: MarkProps) {
  const { mark, end } = loopTimelines[motion];
  const { points, widthUnits } = shape;
  const amount = isStill ? undefined : classNames(moves.amount, moves[motion]);
  if (mark === "area") {
    return (
      <g className={amount} opacity={isStill ? 1 : 0}>
        <path className={css.area} d={bandPath(points, widthUnits)} />
        <path className={css.hatch} d={hatchPath(points, widthUnits)} />
      </g>
    );
  }
  if (mark === "trace") return <Trace {...{ end, shape, amount }} />;
  if (mark === "rays") return <Rays {...{ shape, amount }} />;
  const turn = isStill ? undefined : classNames(moves.amount, end === 1 ? moves.comes : moves.goes);
  const shapes = Array.from({ length: markCount }, (_, i) => shapeOf(mark, shape, i));
  return shapes.map((d) => (
    <path
      key={d}
      className={classNames(mark === "bubbles" ? css.bone : css.trace, turn)}
      d={d}
      strokeWidth={2.4}
      opacity={isStill ? end : 1 - end}
    />
  ));
}

type MarkShapeProps = {
  shape: LoopShape;
  /** The classes that move it; undefined in the still. */
  amount: string | undefined;
};

/** A line that grows, or a smear of three that is taken away from its beginning. */
function Trace({ end, shape: { points, widthUnits }, amount }: MarkShapeProps & { end: LoopTimeline["end"] }) {
  const offsets = end === 1 ? [0] : [-0.28, 0, 0.28].map((share) => share * Math.max(14, widthUnits));
  return offsets.map((offset) => (
    <path
      key={offset}
      {...{ pathLength: 1, strokeDasharray: "1 1", strokeWidth: end === 1 ? 3.2 : 4.2 }}
      className={classNames(css.trace, amount)}
      d={smoothPath(points.map(([x, y]) => [x, y + offset]))}
      strokeDashoffset={amount ? 1 : 1 - end}
    />
  ));
}

function Rays({ shape: { points, widthUnits }, amount }: MarkShapeProps) {
  const [x, y] = pointAt(points, 0.5);
  const rays = Array.from({ length: 9 }, (_, i) => {
    const angle = (i / 9) * 2 * Math.PI;
    const from = 9;
    const to = 15 + widthUnits * (i % 2 === 0 ? 0.5 : 0.25);
    const at = (radius: number) =>
      `${(x + Math.cos(angle) * radius).toFixed(1)} ${(y + Math.sin(angle) * radius).toFixed(1)}`;
    return `M${at(from)}L${at(to)}`;
  }).join("");
  return (
    <g className={amount} opacity={amount ? 0 : 1}>
      <path className={css.area} d={bandPath(points, widthUnits)} />
      <path className={css.light} d={rays} />
    </g>
  );
}

function shapeOf(mark: LoopTimeline["mark"], { points, widthUnits }: LoopShape, i: number): string {
  const share = (i + 0.5) / markCount;
  const [x, y] = pointAt(points, share);
  const [ax, ay] = perpendicularAt(points, share);
  if (mark === "dots") return `M${x.toFixed(1)} ${y.toFixed(1)}m-2.6 0a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0`;
  if (mark === "bubbles") {
    const radius = 5 + (i % 3) * 3;
    return `M${(x + ax * 16 * (i % 2) - radius).toFixed(1)} ${(y + 14 + (i % 3) * 6).toFixed(1)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
  }
  const length = Math.max(10, widthUnits * 0.8);
  return `M${x.toFixed(1)} ${y.toFixed(1)}l${(ax * length + length * 0.5).toFixed(1)} ${(ay * length).toFixed(1)}`;
}
