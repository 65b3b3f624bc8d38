import { perpendicularAt, pointAt } from "../rules/loop-path.ts";
import { loopShapes } from "../rules/loop-shapes.ts";
import { type LoopTimeline, type LoopTiming, formatCurve } from "../rules/loop-timeline.ts";
import css from "./loop.module.css";

const lashes = 14;

type LashProps = { score: LoopTimeline; timing: LoopTiming; isStill: boolean };

/** Lashes on the upper lid that bend from straight to curled. */
export function CurlingLashes({ score, timing, isStill }: LashProps) {
  return (
    <path className={css.bone} d={bent(isStill ? 1 : 0)}>
      {!isStill && <animate attributeName="d" {...timing} {...formatCurve(score.amount, bent)} />}
    </path>
  );
}

/** The lashes by how far they are curled: at 0 they lie towards us, at 1 they stand. */
function bent(amount: number): string {
  const points = loopShapes.eye.upper?.points ?? [];
  return Array.from({ length: lashes }, (_, i) => {
    const share = (i + 0.6) / lashes;
    const [x, y] = pointAt(points, share);
    const [, up] = perpendicularAt(points, share);
    const lean = -16 + 50 * share;
    const length = 18 + 18 * Math.sin(Math.PI * share);
    const tip = [lean * (1.15 - 0.15 * amount), up * length * (0.12 + 0.95 * amount)];
    const bow = [lean * (0.6 - 0.45 * amount), up * length * (0.1 + 0.25 * amount) + 3 * (1 - amount)];
    const unit = (value = 0): string => value.toFixed(1);
    return `M${unit(x)} ${unit(y)}q${unit(bow[0])} ${unit(bow[1])} ${unit(tip[0])} ${unit(tip[1])}`;
  }).join("");
}
