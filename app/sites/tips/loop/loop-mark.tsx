import type { LoopPlace } from "../rules/loop-places.ts";
import { acrossAt, bandPath, hatchPath, pointAt, smoothPath } from "../rules/loop-path.ts";
import { type Curve, loopSeconds, type LoopScore, markCount, markTime, written } from "../rules/loop-score.ts";
import css from "./loop.module.css";

type MarkProps = { score: LoopScore; place: LoopPlace; isStill: boolean };

/** What a motion leaves at its place: comes, or goes, with the hand. In the still it is as at the end. */
export function LoopMark({ score, place, isStill }: MarkProps) {
  const { mark, amount, end } = score;
  const { points, widthUnits } = place;
  if (mark === "area") {
    return (
      <g opacity={isStill ? 1 : 0}>
        <path className={css.area} d={bandPath(points, widthUnits)} />
        <path className={css.hatch} d={hatchPath(points, widthUnits)} />
        {!isStill && <Animated name="opacity" curve={amount} />}
      </g>
    );
  }
  if (mark === "trace") return <Trace {...{ score, place, isStill }} />;
  if (mark === "rays") return <Rays place={place} curve={isStill ? null : amount} />;
  const shapes = Array.from({ length: markCount }, (_, i) => shapeOf(mark, place, i));
  return shapes.map((d, i) => (
    <path
      key={d}
      className={mark === "bubbles" ? css.bone : css.trace}
      d={d}
      strokeWidth={2.4}
      opacity={isStill ? end : 1 - end}
    >
      {!isStill && <Animated name="opacity" curve={turn(markTime(i + 0.5, markCount), end)} />}
    </path>
  ));
}

/** A line that grows, or a smear of three that is taken away from its beginning. */
function Trace({ score: { amount, end }, place: { points, widthUnits }, isStill }: MarkProps) {
  const offsets = end === 1 ? [0] : [-0.28, 0, 0.28].map((share) => share * Math.max(14, widthUnits));
  const curve: Curve = amount.map(([time, value]) => [time, end === 1 ? 1 - value : value - 1]);
  return offsets.map((offset) => (
    <path
      key={offset}
      {...{ className: css.trace, pathLength: 1, strokeDasharray: "1 1", strokeWidth: end === 1 ? 3.2 : 4.2 }}
      d={smoothPath(points.map(([x, y]) => [x, y + offset]))}
      strokeDashoffset={isStill ? 1 - end : 1}
    >
      {!isStill && <Animated name="stroke-dashoffset" curve={curve} />}
    </path>
  ));
}

/** Not there, then there, or the other way round. */
const turn = (time: number, end: 0 | 1): Curve => [
  [0, 1 - end],
  [time, 1 - end],
  [Math.min(0.9, time + 0.05), end],
  [1, end],
];

function Animated({ name, curve }: { name: string; curve: Curve }) {
  return <animate attributeName={name} dur={`${loopSeconds}s`} repeatCount="indefinite" {...written(curve)} />;
}

function Rays({ place: { points, widthUnits }, curve }: { place: LoopPlace; curve: Curve | null }) {
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
    <g opacity={curve ? 0 : 1}>
      <path className={css.area} d={bandPath(points, widthUnits)} />
      <path className={css.light} d={rays} />
      {curve && <Animated name="opacity" curve={curve} />}
    </g>
  );
}

function shapeOf(mark: LoopScore["mark"], { points, widthUnits }: LoopPlace, i: number): string {
  const share = (i + 0.5) / markCount;
  const [x, y] = pointAt(points, share);
  const [ax, ay] = acrossAt(points, share);
  if (mark === "dots") return `M${x.toFixed(1)} ${y.toFixed(1)}m-2.6 0a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0`;
  if (mark === "bubbles") {
    const radius = 5 + (i % 3) * 3;
    return `M${(x + ax * 16 * (i % 2) - radius).toFixed(1)} ${(y + 14 + (i % 3) * 6).toFixed(1)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
  }
  const length = Math.max(10, widthUnits * 0.8);
  return `M${x.toFixed(1)} ${y.toFixed(1)}l${(ax * length + length * 0.5).toFixed(1)} ${(ay * length).toFixed(1)}`;
}
